// What a table is in the middle of: the attack that is being resolved and the knockdown test that is being taken. It is
// shown on screens, and no rule looks at it. Rules hold it in their frames, so it is gone with them when a round is cut
// short, and a fork, an undo or a replay has its own. Everything in it is public.
#pragma once

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "games/knockdown/catalogue.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/ids.h"
#include "kernel/play/ongoing.h"

namespace kostka::games::knockdown {

struct Declared;

// The steps of an attack (KNO-SEQ-01 to 08).
enum class Step : std::uint8_t { announce, range, reaction, block, damage, effect, ko };
BOOST_DESCRIBE_ENUM(Step, announce, range, reaction, block, damage, effect, ko)

struct AttackCourse : kernel::Ongoing<AttackCourse> {
  AttackCourse(const AttackCourse*& shown, const Declared& declared) : Ongoing(shown), attack(declared) {}

  const Declared& attack;
  Step step = Step::announce;
  Damage to_come{};  // of the damage pool
  bool damage_blocked = false, effect_blocked = false;
};

struct TestCourse : kernel::Ongoing<TestCourse> {
  TestCourse(const TestCourse*& shown, kernel::Seat seat) : Ongoing(shown), tested(seat) {}

  kernel::Seat tested;
  kernel::FixedVector<std::int16_t, 3> dice{};
  int cubes_down = 0;
  int next_window = 0;  // in ms, KNO-KDT-33
};

}  // namespace kostka::games::knockdown
