// Notifier: tells people who are not here that something waits for them.
#pragma once

#include <cstdint>
#include <string>

#include "server/wire/protocol_people.h"

namespace kostka::server {

// A notice in both languages; each browser gets it in its own.
struct NoticeFor {
  std::string account;
  protocol::Notice en, pl;
  std::string topic;            // a later notice of the same topic takes the place of one that still waits
  std::int64_t lasts = 86'400;  // seconds, after which it is not worth telling any more
};

class Notifier {
 public:
  virtual ~Notifier() = default;
  // From any thread; returns at once, and nobody learns whether it arrived.
  virtual void notify(NoticeFor notice) = 0;
};

}  // namespace kostka::server
