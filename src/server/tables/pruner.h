// Pruner: removes what the keeper of the server does not keep, one thing after the other, so that nobody who plays
// waits for it.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <memory>

#include "server/base/services.h"
#include "server/tables/hub.h"
#include "store/retention.h"

namespace kostka::server {

class Pruner {
 public:
  // Works on `executor`, which runs one thing at a time.
  Pruner(boost::asio::any_io_executor executor, const Services& services, Hub& hub, const store::Retention& retention);

  // Begins a round if it is time for one. On the executor.
  void tick();
  // Begins no further one. On the executor.
  void stop() { stopped_ = true; }

 private:
  boost::asio::awaitable<void> round();
  // Goes through everything old of one kind; false when the store fails.
  boost::asio::awaitable<bool> prune(store::OldKind kind, store::Cutoffs cutoffs, store::Pruned& pruned);
  boost::asio::awaitable<void> remove(store::OldKind kind, const store::Old& old, const store::Cutoffs& cutoffs,
                                      store::Pruned& pruned);

  boost::asio::any_io_executor executor_;
  const Services& services_;
  Hub& hub_;
  const store::Retention retention_;
  Milliseconds next_;
  bool running_ = false, stopped_ = false;
};

}  // namespace kostka::server
