// Outstanding: calls to the store that have not come back, so that nothing they come back to is torn down early.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <utility>

namespace kostka::server {

class Outstanding {
  // Held by the callback; letting go of it ends the call.
  using Call = std::shared_ptr<const void>;
  // Members go in reverse: all that `then` holds is gone before the call ends, and with it the tables and connections
  // that need what is torn down after wait_for_all().
  template <class Then>
  struct CallBack {
    Call call;
    Then then;
    void operator()(const std::string& trouble) const { then(trouble); }
  };

 public:
  // Begins a call that comes back with `then`.
  template <class Then>
  CallBack<Then> call(Then then) {
    return {begin(), std::move(then)};
  }
  [[nodiscard]] int count() const { return count_.load(); }
  void wait_for_all() const {
    for (int left = count_.load(); left > 0; left = count_.load()) count_.wait(left);
  }

 private:
  Call begin() {
    count_.fetch_add(1);
    return {this, [this](const void*) {
              count_.fetch_sub(1);
              count_.notify_all();
            }};
  }

  std::atomic<int> count_ = 0;
};

}  // namespace kostka::server
