// AdviceDesk: threads that think for people: one for hints and reasons, one for reviews, so that neither connections
// nor bots ever wait for them. Reviews are kept for a while.
#pragma once

#include <boost/asio/execution_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include <atomic>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "kernel/play/game.h"
#include "review/report.h"

namespace kostka::server {

// Belongs to the io_context of a server, as asio's services do: boost::asio::use_service<AdviceDesk>(context).
class AdviceDesk final : public boost::asio::execution_context::service {
 public:
  static inline boost::asio::execution_context::id id;
  static constexpr std::size_t kMostHints = 32;  // that wait

  explicit AdviceDesk(boost::asio::execution_context& context) : service(context) {}

  // Calls `job` from the thread for hints; false when too many wait already.
  bool think(std::function<void()> job);

  struct Progress {
    std::int32_t done = 0, all = 0;
    std::shared_ptr<const review::Review> review;  // null until it is there
    bool failed = false;                           // the match cannot be reviewed
    bool busy = false;                             // too many wait; nothing was begun
  };
  // How far the review of a table is; one that nobody has asked for yet is begun. `journal` is only read then. `game`
  // outlives this.
  Progress review_of(const std::string& table, const kernel::Game& game, const std::function<std::string()>& journal);

 private:
  static constexpr std::size_t kKept = 64, kMostReviews = 8;
  struct Entry {
    std::atomic<std::int32_t> done = 0, all = 0;
    std::shared_ptr<const review::Review> review;
    bool failed = false, ended = false;
  };

  void shutdown() noexcept override;
  void make(Entry& entry, const std::string& table, const kernel::Game& game, const std::string& journal);
  void forget_oldest();

  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Entry>> entries_;
  std::list<std::string> asked_;         // the one that was asked for last comes last
  std::size_t reviews_ = 0, hints_ = 0;  // that wait
  std::atomic<bool> stop_ = false;
  std::unique_ptr<boost::asio::thread_pool> hinting_, reviewing_;  // from the first one on
};

}  // namespace kostka::server
