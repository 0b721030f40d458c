// Amounts: `3`, a number of choice `0-6`, or what is counted when it is needed: `per(powers)`, `per(corruption)*2`.
#pragma once

#include <cstdint>

#include "script/reading.h"

namespace kostka::script {

// `factor` times the count of `per`; without one the plain number. `least` is below `n` where the player chooses how
// many. Count is the game's enumeration of what can be counted and has an enumerator `nothing`.
template <class Count>
struct Amount {
  std::int8_t n = 0;
  std::int8_t least = 0;
  Count per = Count::nothing;
  std::int8_t factor = 1;

  [[nodiscard]] bool is_counted() const { return per != Count::nothing; }
  // One number, known before anything is played.
  [[nodiscard]] bool is_plain() const { return !is_counted() && least == n; }
  void set(std::int8_t number) { n = least = number; }
  bool operator==(const Amount&) const = default;
};

// `counted(amount)` reads what stands in the brackets of `per(..)`.
template <class SomeAmount, class ReadCounted>
SomeAmount read_amount(Reading& r, ReadCounted counted) {
  SomeAmount a;
  if (r.accept("per")) {
    r.brackets([&] { counted(a); });
    if (r.accept('*')) a.factor = r.number();
    return a;
  }
  a.set(r.number());
  if (r.ok() && r.touches('-')) {
    r.accept('-');
    a.n = r.number();
    if (r.ok() && a.n <= a.least) r.fail("expected a number above " + std::to_string(a.least));
  }
  return a;
}

// `2-5`: faces of a die, from and to; one face alone is both.
struct Faces {
  std::int8_t low = 1, high = 1;
};
Faces read_die_faces(Reading& r, int most);

}  // namespace kostka::script
