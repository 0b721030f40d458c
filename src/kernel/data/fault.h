// Faults: what happens when rules break their own invariants. A fault belongs to the match that is being run; that
// match stops and keeps its inputs for study, everything else goes on.
#pragma once

namespace kostka::kernel {

namespace detail {
// The fault of the match this thread is running, if any. This is the only thread-local of the project: containers deep
// inside a State have no way to name their match, and without exceptions there is no other way out (decision 0004).
inline thread_local const char** running_match_fault = nullptr;
}  // namespace detail

// Notes the first broken invariant of the running match; `sentence` must live forever (a literal).
inline void raise_fault(const char* sentence) {
  if (detail::running_match_fault && !*detail::running_match_fault) *detail::running_match_fault = sentence;
}

// While it lives, faults raised on this thread land in `slot`.
class FaultScope {
 public:
  explicit FaultScope(const char*& slot) : outer_(detail::running_match_fault) { detail::running_match_fault = &slot; }
  ~FaultScope() { detail::running_match_fault = outer_; }
  FaultScope(const FaultScope&) = delete;
  FaultScope& operator=(const FaultScope&) = delete;

 private:
  const char** outer_;
};

}  // namespace kostka::kernel
