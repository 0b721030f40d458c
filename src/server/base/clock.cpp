#include "server/base/clock.h"

namespace kostka::server {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

SystemClock::SystemClock()
    : begun_(duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count()),
      begun_steadily_(std::chrono::steady_clock::now()) {}

Milliseconds SystemClock::now() const {
  return begun_ + duration_cast<milliseconds>(std::chrono::steady_clock::now() - begun_steadily_).count();
}

}  // namespace kostka::server
