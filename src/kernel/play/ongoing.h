// What a table is in the middle of, for anyone who looks at it: an attack, a battle, a test.
#pragma once

namespace kostka::kernel {

// Something that goes on while the frame that holds it lives; `shown` is where the table points to the innermost one. A
// rule keeps it in its frame, so it is gone with the rule when a scope is left, and a fork, an undo or a replay has its
// own. Derive: `struct Battle : Ongoing<Battle>`, or `Ongoing<Battle, Battle>` where other rules change it through what
// is shown.
template <class Kind, class Shown = const Kind>
class Ongoing {
 public:
  ~Ongoing() { shown_ = outer_; }
  Ongoing& operator=(Ongoing&&) = delete;  // and so there is no copy either

 private:
  friend Kind;
  explicit Ongoing(Shown*& shown) : shown_(shown), outer_(shown) { shown_ = static_cast<Shown*>(this); }

  Shown*& shown_;
  Shown* outer_;
};

}  // namespace kostka::kernel
