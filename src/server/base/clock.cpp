#include "server/base/clock.h"

#include <chrono>

namespace kostka::server {

Milliseconds SystemClock::now() const {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace kostka::server
