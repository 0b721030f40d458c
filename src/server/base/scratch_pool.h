// ScratchPool: matches that are written over while somebody looks at another one (kernel::Match::view), shared by all
// tables, so that an idle table keeps none.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "kernel/play/match.h"

namespace kostka::server {

// May be used from any thread.
class ScratchPool {
 public:
  // A match of the same game as `like`, until it is let go.
  class Lease {
   public:
    Lease(ScratchPool& pool, std::unique_ptr<kernel::Match> match) : pool_(pool), match_(std::move(match)) {}
    ~Lease() { pool_.give(std::move(match_)); }
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    kernel::Match& operator*() { return *match_; }

   private:
    ScratchPool& pool_;
    std::unique_ptr<kernel::Match> match_;
  };

  Lease take(const kernel::Match& like) {
    {
      const std::scoped_lock lock(mutex_);
      auto& idle = idle_[&like.game()];
      if (!idle.empty()) {
        auto match = std::move(idle.back());
        idle.pop_back();
        return {*this, std::move(match)};
      }
    }
    return {*this, std::make_unique<kernel::Match>(like.game(), like.setup(), kernel::ChanceKey{})};
  }

 private:
  void give(std::unique_ptr<kernel::Match> match) {
    const std::scoped_lock lock(mutex_);
    idle_[&match->game()].push_back(std::move(match));
  }

  std::mutex mutex_;
  std::map<const kernel::Game*, std::vector<std::unique_ptr<kernel::Match>>> idle_;
};

}  // namespace kostka::server
