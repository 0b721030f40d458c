// MaybeTask: a rule that nearly always has nothing to do, such as a window in which nobody can act. A plain function
// asks first and gives either the task or nothing; awaiting nothing makes no frame and does not suspend.
#pragma once

#include <coroutine>
#include <utility>

#include "kernel/play/task.h"

namespace kostka::kernel {

class [[nodiscard]] MaybeTask {
 public:
  MaybeTask() = default;  // nothing to do
  MaybeTask(Task<> task) : task_(std::move(task)), given_(true) {}

  [[nodiscard]] bool await_ready() const noexcept { return !given_; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> caller) noexcept { return task_.await_suspend(caller); }
  void await_resume() const noexcept {}

 private:
  Task<> task_;
  bool given_ = false;
};

}  // namespace kostka::kernel
