// What a table is in the middle of: the attack that is being resolved and the knockdown test that is being taken. It is
// shown on screens, and no rule looks at it. Rules hold it in their frames, so it is gone with them when a round is cut
// short, and a fork, an undo or a replay has its own. Everything in it is public.
#pragma once

#include <cstdint>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "games/knockdown/catalogue.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/ids.h"
#include "kernel/play/ongoing.h"

namespace kostka::games::knockdown {

struct Declared;

// The steps of an attack.
enum class Step : std::uint8_t { announce, range, reaction, block, damage, effect, ko };
BOOST_DESCRIBE_ENUM(Step, announce, range, reaction, block, damage, effect, ko)

struct AttackCourse : kernel::Ongoing<AttackCourse> {
  AttackCourse(const AttackCourse*& shown, const Declared& declared) : Ongoing(shown), attack(declared) {}

  const Declared& attack;
  Step step = Step::announce;
  Damage to_come{};  // of the damage pool
  bool damage_blocked = false, effect_blocked = false;
};

// One press of the timing test, in milliseconds off the beat and allowed (KNO-KDT-32).
struct PressMade {
  int off = 0, window = 0;
};
BOOST_DESCRIBE_STRUCT(PressMade, (), (off, window))

inline constexpr std::size_t kBeats = 18;  // KNO-KDT-30

// A knockdown test as far as it has gone.
struct TestTold {
  kernel::Seat tested{};
  int strain = 0, failing = 0;  // throws out of 216 that fail
  Damage cubes{};               // as they were when it was called
  kernel::FixedVector<std::int8_t, 3> dice{};
  kernel::FixedVector<PressMade, kBeats> presses{};
  bool time_over = false;
};
BOOST_DESCRIBE_STRUCT(TestTold, (), (tested, strain, failing, cubes, dice, presses, time_over))

struct TestCourse : kernel::Ongoing<TestCourse> {
  TestCourse(const TestCourse*& shown, TestTold& told) : Ongoing(shown), test(told) {}

  TestTold& test;
  int cubes_down = 0;
  int next_window = 0;  // in ms, KNO-KDT-33
};

}  // namespace kostka::games::knockdown
