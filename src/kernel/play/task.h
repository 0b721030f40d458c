// Task: a rule as a coroutine. It starts when awaited, runs over the State of one Table, and its frame lives in that
// table's arena.
#pragma once

#include <coroutine>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "kernel/play/frame_arena.h"

namespace kostka::kernel {

class Table;
FrameArena& frames_of(Table& table);

template <class T = void>
class Task;

namespace detail {

// The table among a rule's parameters: a free rule takes it first, a member (an effect of a card) second.
template <class First, class... Rest>
Table& table_among(First& first, Rest&... rest) {
  if constexpr (std::is_base_of_v<Table, std::remove_cv_t<First>>) {
    return first;
  } else {
    static_assert(sizeof...(Rest) > 0, "a rule takes its table by reference");
    return table_among(rest...);
  }
}

// What every frame begins with, whatever its rule returns: who waits for it, and what the rule is called.
struct PromiseBase {
  std::coroutine_handle<> caller;
  const char* rule = "";  // the coroutine's own name; a constant, so that it costs one store

  // The promise of any suspended rule. All promises are laid out alike (see Promise), so the type need not be known.
  static const PromiseBase& of(std::coroutine_handle<> frame) {
    return std::coroutine_handle<PromiseBase>::from_address(frame.address()).promise();
  }

  struct Final {
    [[nodiscard]] bool await_ready() const noexcept { return false; }
    template <class P>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<P> h) const noexcept {
      return h.promise().caller ? h.promise().caller : std::noop_coroutine();
    }
    void await_resume() const noexcept {}
  };
  // A default argument is evaluated in the coroutine that begins, and so this is the name of its function.
  std::suspend_always initial_suspend(const char* name = __builtin_FUNCTION()) noexcept {
    rule = name;
    return {};
  }
  Final final_suspend() noexcept { return {}; }
  void unhandled_exception() noexcept {}  // rules are built without exceptions

  // The arena that owns a frame is kept behind it. No room is a fault of the match; the task is then empty.
  template <class... Args>
  static void* operator new(std::size_t bytes, Args&... args) noexcept {
    FrameArena& arena = frames_of(table_among(args...));
    auto* p = static_cast<std::byte*>(arena.take(bytes + sizeof(FrameArena*)));
    if (p) *reinterpret_cast<FrameArena**>(p + bytes) = &arena;
    return p;
  }
  static void operator delete(void* p, std::size_t bytes) noexcept {
    (*reinterpret_cast<FrameArena**>(static_cast<std::byte*>(p) + bytes))->give(p, bytes + sizeof(FrameArena*));
  }
};

template <class T>
struct Promise : PromiseBase {
  static_assert(alignof(T) <= 2 * sizeof(void*), "a promise lies directly behind the two pointers of its frame");
  T value{};
  Task<T> get_return_object() noexcept;
  static Task<T> get_return_object_on_allocation_failure() noexcept;
  void return_value(T v) noexcept { value = v; }
};
template <>
struct Promise<void> : PromiseBase {
  Task<void> get_return_object() noexcept;
  static Task<void> get_return_object_on_allocation_failure() noexcept;
  void return_void() noexcept {}
};

}  // namespace detail

template <class T>
class [[nodiscard]] Task {
 public:
  using promise_type = detail::Promise<T>;
  using Handle = std::coroutine_handle<promise_type>;

  Task() = default;
  explicit Task(Handle h) : handle_(h) {}
  Task(Task&& o) noexcept : handle_(std::exchange(o.handle_, {})) {}
  Task& operator=(Task&& o) noexcept {
    std::swap(handle_, o.handle_);
    return *this;
  }
  ~Task() { reset(); }

  // Ends the rule where it stands, and with it every rule it awaits.
  void reset() {
    if (handle_) std::exchange(handle_, {}).destroy();
  }
  [[nodiscard]] Handle handle() const { return handle_; }

  [[nodiscard]] bool await_ready() const noexcept { return false; }
  // An empty task (no room for its frame) suspends for good: the fault already raised ends the match.
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> caller) noexcept {
    if (!handle_) return std::noop_coroutine();
    handle_.promise().caller = caller;
    return handle_;
  }
  T await_resume() {
    if constexpr (!std::is_void_v<T>) return handle_.promise().value;
  }

 private:
  Handle handle_;
};

namespace detail {
template <class T>
Task<T> Promise<T>::get_return_object() noexcept {
  return Task<T>{Task<T>::Handle::from_promise(*this)};
}
template <class T>
Task<T> Promise<T>::get_return_object_on_allocation_failure() noexcept {
  return {};
}
inline Task<void> Promise<void>::get_return_object() noexcept {
  return Task<void>{Task<void>::Handle::from_promise(*this)};
}
inline Task<void> Promise<void>::get_return_object_on_allocation_failure() noexcept { return {}; }
}  // namespace detail

}  // namespace kostka::kernel
