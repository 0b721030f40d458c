// WorkPool: threads for work that takes longer than a connection should wait for: lists, replays, reading a table.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include <atomic>
#include <cstddef>
#include <exception>
#include <memory>
#include <optional>
#include <utility>

#include "server/base/awaiting.h"

namespace kostka::server {

class WorkPool {
 public:
  explicit WorkPool(std::size_t threads) : pool_(std::make_unique<boost::asio::thread_pool>(threads)) {}
  ~WorkPool() { stop(); }
  WorkPool(const WorkPool&) = delete;
  WorkPool& operator=(const WorkPool&) = delete;

  // What `work` returns or throws, from a thread of the pool; the coroutine goes on where it was. `work` is moved from,
  // and has a name at the caller: g++ 12 destroys a lambda twice that is written where it is awaited.
  template <class T, class Work>
  boost::asio::awaitable<T> run(Work& work) {
    return run_moved<T>(std::move(work));
  }
  // Pieces of work that have not come back.
  [[nodiscard]] std::size_t waiting() const { return waiting_.load(); }
  // Ends what has begun; nothing begins any more.
  void stop() {
    if (!pool_) return;
    pool_->stop();
    pool_->join();
  }
  // Lets go of everything that has not begun. The pool is of no use afterwards.
  void forget_all() { pool_.reset(); }

 private:
  template <class T>
  struct Outcome {
    std::optional<T> value;
    std::exception_ptr thrown;
  };
  template <class T, class Work>
  boost::asio::awaitable<T> run_moved(Work work) {
    Outcome<T> outcome = co_await await_callback<Outcome<T>>([this, &work](auto done) {
      waiting_.fetch_add(1);
      boost::asio::post(*pool_, [this, work = std::move(work), done]() mutable {
        done(outcome_of<T>(work));
        waiting_.fetch_sub(1);
      });
    });
    if (outcome.thrown) std::rethrow_exception(outcome.thrown);
    co_return std::move(*outcome.value);
  }
  template <class T, class Work>
  static Outcome<T> outcome_of(Work& work) {
    try {
      return {work(), nullptr};
    } catch (...) {
      return {std::nullopt, std::current_exception()};
    }
  }

  std::unique_ptr<boost::asio::thread_pool> pool_;
  std::atomic<std::size_t> waiting_ = 0;
};

}  // namespace kostka::server
