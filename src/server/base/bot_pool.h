// BotPool: threads on which bots think, so that no connection ever waits for one.
#pragma once

#include <boost/asio/thread_pool.hpp>

#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "bots/turn_account.h"
#include "kernel/play/chance.h"
#include "kernel/play/match.h"
#include "server/base/fair_queue.h"
#include "server/base/metrics.h"

namespace kostka::server {

// One decision. `fork` is the bot's own copy of the match, in which the seat is asked.
struct BotTask {
  std::unique_ptr<kernel::Match> fork;
  kernel::Seat seat{};
  std::string level, temperament;
  kernel::ChanceKey key{};
  std::string owner;            // the account whose table it is: bots of one owner's tables do not hold up another's
  bots::TurnAccount account{};  // what the turn has cost this bot so far
  bool by_the_clock = true;     // it also stops when its time is up; tables for tests go by futures alone
};

struct BotAnswer {
  std::uint32_t option = 0;
  bots::TurnAccount account{};
};

class BotPool {
 public:
  using Choice = std::function<void(const BotAnswer&)>;

  BotPool(std::size_t threads, Metrics& metrics)
      : pool_(std::make_unique<boost::asio::thread_pool>(threads)), metrics_(metrics) {}
  ~BotPool() { stop(); }
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // Calls `done` from a thread of the pool.
  void think(BotTask task, Choice done);
  // Nobody thinks any more.
  void stop();
  // Lets go of everything that nobody has begun to think about. The pool is of no use afterwards.
  void forget_all() {
    pool_.reset();
    const std::scoped_lock lock(mutex_);
    waiting_.clear();
  }

 private:
  struct Thought {
    BotTask task;
    Choice done;
  };
  void think_next();

  std::unique_ptr<boost::asio::thread_pool> pool_;
  Metrics& metrics_;
  std::mutex mutex_;
  FairQueue<Thought> waiting_;
};

}  // namespace kostka::server
