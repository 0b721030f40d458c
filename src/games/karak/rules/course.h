// The battle that is being fought: it lives in the frame of the rule that fights it and is shown on screens. Everything
// in it is public.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "games/karak/rules/state.h"
#include "kernel/play/ongoing.h"

namespace kostka::games::karak {

// KAR-BAT, IMP-LAIR, KAR-GEN, IMP-RIFT, IMP-DUEL: what is fought.
enum class Contest : std::uint8_t { monsters, lair, general, rift, duel };
BOOST_DESCRIBE_ENUM(Contest, monsters, lair, general, rift, duel)

// The order of a battle.
enum class Step : std::uint8_t { dice, roll, rerolls, plague, skulls, spells, compare };
BOOST_DESCRIBE_ENUM(Step, dice, roll, rerolls, plague, skulls, spells, compare)

struct RolledDie {
  DieKind kind = DieKind::hero;
  std::uint8_t face = 0;  // 0 to 5
};
BOOST_DESCRIBE_STRUCT(RolledDie, (), (kind, face))

// Things that may be used once in a battle.
struct OncePerBattle {
  bool hero = false, knights = false, archers = false, loop = false;  // KAR-BAT-04
  bool duplicate = false;                                             // IMP-ARG-02
  bool rage = false;                                                  // IMP-VAL-05
};

inline constexpr std::size_t kMostDiceRolled = 40;

// One hero's fight as far as it has gone, with every part of the sum and what it cost.
struct FightTold {
  Contest contest = Contest::monsters;
  Seat fighter{};
  HexId hex{};
  TileId tile{};
  kernel::FixedVector<ArmyId, kMostArmiesOnHex> armies{};  // that are fought
  std::optional<int> goal{};                               // the sum that wins, if it is known
  std::optional<int> rival{};  // the best sum of the others so far, in a duel or a Rift fight
  kernel::FixedVector<RolledDie, kMostDiceRolled> dice{};
  int swords = 0, weapons = 0, spells = 0, rage = 0, bonus = 0, carried = 0, sum = 0;
  int skulls = 0;
  int wounds = 0;
  Troops dead{};
  bool tie_break = false, blessed = false;
  bool sure = false;  // won without a roll (KAR-HERO-13)
};
BOOST_DESCRIBE_STRUCT(FightTold, (),
                      (contest, fighter, hex, tile, armies, goal, rival, dice, swords, weapons, spells, rage, bonus,
                       carried, sum, skulls, wounds, dead, tie_break, blessed, sure))

struct Battle : kernel::Ongoing<Battle> {
  Battle(const Battle*& shown, Contest what, Seat who, HexId at)
      : Ongoing(shown), contest(what), fighter(who), where(at) {}

  Contest contest;
  Seat fighter;
  HexId where;
  int goal = 0;            // the sum that wins; 0 if it is not known yet
  int rival = -1;          // the best sum of the others so far, in a duel or a Rift fight; -1: none yet
  int second_goal = 0;     // KAR-GEN-07: a smaller one that matters too
  bool on_board = false;   // IMP-KIR-01: the army was there before this slot
  bool tie_break = false;  // IMP-RIFT-03
  Step step = Step::dice;
  std::array<std::int8_t, kDieKinds> army{};  // KAR-BAT-01: how many dice of each kind are rolled
  kernel::ShortList<RolledDie, kMostDiceRolled> dice{};
  OncePerBattle used{};
  int carried = 0;  // IMP-RIFT-19: the sum before a tie-break
  int spells = 0;   // strength of the spells used
  int rage = 0;
  ItemId kept_bolt{};      // IMP-ARG-01: in use, so it cannot be spent as well
  bool blessed = false;    // IMP-BLE-03
  bool sure = false;       // KAR-HERO-13
  std::size_t rolled = 0;  // how many of the dice lie already
  int wounds = 0;          // what it has cost so far
  Troops dead{};
};

}  // namespace kostka::games::karak
