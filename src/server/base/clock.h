// Clock: what time it is. Tests set it themselves.
#pragma once

#include <chrono>

#include "store/store.h"

namespace kostka::server {

using store::Milliseconds;

class Clock {
 public:
  virtual ~Clock() = default;
  [[nodiscard]] virtual Milliseconds now() const = 0;
};

// The time of day when the server started, and how long it has run since: setting the system's clock moves no deadline.
class SystemClock final : public Clock {
 public:
  SystemClock();
  [[nodiscard]] Milliseconds now() const override;

 private:
  const Milliseconds begun_;
  const std::chrono::steady_clock::time_point begun_steadily_;
};

}  // namespace kostka::server
