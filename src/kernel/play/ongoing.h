// What a table is in the middle of, for whoever looks at it: an attack, a battle, a test.
#pragma once

namespace kostka::kernel {

// Something that goes on while the frame that holds it lives; `shown` is where the table points to the innermost one. A
// rule keeps it in its frame, so it is gone with the rule when a scope is left, and a fork, an undo or a replay has its
// own. Derive: `struct Battle : Ongoing<Battle>`.
template <class Kind>
class Ongoing {
 public:
  ~Ongoing() { shown_ = outer_; }
  Ongoing& operator=(const Ongoing&) = delete;

 private:
  friend Kind;
  explicit Ongoing(const Kind*& shown) : shown_(shown), outer_(shown) { shown_ = static_cast<const Kind*>(this); }
  Ongoing(const Ongoing&) = delete;

  const Kind*& shown_;
  const Kind* outer_;
};

}  // namespace kostka::kernel
