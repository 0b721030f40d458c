#include "server/base/stop_signals.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

#include <csignal>

namespace kostka::server {

struct StopSignals::Parts {
  boost::asio::io_context io{1};
  boost::asio::signal_set signals{io, SIGINT, SIGTERM};
};

StopSignals::StopSignals() : parts_(std::make_unique<Parts>()) { std::signal(SIGPIPE, SIG_IGN); }
StopSignals::~StopSignals() = default;

void StopSignals::wait() {
  parts_->signals.async_wait([](const boost::system::error_code&, int) {});
  parts_->io.run();
}

}  // namespace kostka::server
