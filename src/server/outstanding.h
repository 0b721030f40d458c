// Outstanding: calls to the store that have not come back, so that nothing they come back to is torn down early.
#pragma once

#include <atomic>
#include <memory>

namespace kostka::server {

class Outstanding {
 public:
  // Held by whoever is called back; letting go of it ends the call.
  using Call = std::shared_ptr<const void>;

  Call begin() {
    count_.fetch_add(1);
    return {this, [this](const void*) {
              count_.fetch_sub(1);
              count_.notify_all();
            }};
  }
  [[nodiscard]] int count() const { return count_.load(); }
  void wait_for_all() const {
    for (int left = count_.load(); left > 0; left = count_.load()) count_.wait(left);
  }

 private:
  std::atomic<int> count_ = 0;
};

}  // namespace kostka::server
