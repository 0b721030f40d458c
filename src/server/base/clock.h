// Clock: what time it is. Tests set it themselves.
#pragma once

#include "store/store.h"

namespace kostka::server {

using store::Milliseconds;

class Clock {
 public:
  virtual ~Clock() = default;
  [[nodiscard]] virtual Milliseconds now() const = 0;
};

class SystemClock final : public Clock {
 public:
  [[nodiscard]] Milliseconds now() const override;
};

}  // namespace kostka::server
