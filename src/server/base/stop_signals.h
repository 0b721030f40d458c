// StopSignals: what ends a server from outside. Held from before the store is opened until it is closed, so that
// somebody who asks twice does not cut short what the first time began.
#pragma once

#include <memory>

namespace kostka::server {

class StopSignals {
 public:
  // Takes SIGINT and SIGTERM, and ignores SIGPIPE: nobody who stops reading the log ends the server.
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  // Until the first one.
  void wait();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace kostka::server
