// What a table is in the middle of: a battle, a skill test, a move, the card that a window is about. Rules hold it in
// their frames, so it is gone with them when a phase or turn is cut short, and a fork or a replay has its own.
#pragma once

#include <algorithm>
#include <cstdint>

#include <boost/describe/enum.hpp>

#include "games/relic/rules/vocabulary.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/play/ongoing.h"

namespace kostka::games::relic {

// The dice of one roll: those thrown together, and those that explosions added. The four dice of the box are no limit
// (REL-COMP-04).
struct Throw {
  kernel::ShortList<std::int8_t, 8> dice{};
  kernel::ShortList<std::int8_t, 24> extra{};

  // REL-DICE-05
  [[nodiscard]] int sum() const {
    int sum = 0;
    for (const int face : dice) sum += face;
    for (const int face : extra) sum += face;
    return sum;
  }
  // REL-DICE-06: the bare face, whatever is added to the roll.
  [[nodiscard]] bool shows(int low, int high) const {
    const auto fits = [=](int face) { return low <= face && face <= high; };
    return std::any_of(dice.begin(), dice.end(), fits) || std::any_of(extra.begin(), extra.end(), fits);
  }
  // Faces in the order of the table: the dice thrown together, then those of explosions.
  [[nodiscard]] std::int8_t& face(std::size_t i) { return i < dice.size() ? dice[i] : extra[i - dice.size()]; }
  [[nodiscard]] std::size_t size() const { return dice.size() + extra.size(); }
  // REL-DICE-01: every die that shows such a face, an explosion die too, has one of its own to come.
  [[nodiscard]] bool owes_a_die(std::uint8_t faces) const {
    const auto explodes = [=](int face) { return (face_bit(face) & faces) != 0; };
    const auto sixes =
        std::count_if(dice.begin(), dice.end(), explodes) + std::count_if(extra.begin(), extra.end(), explodes);
    return sixes > static_cast<std::ptrdiff_t>(extra.size()) && !extra.full();
  }
  // REL-TEST-04
  [[nodiscard]] bool only_ones() const {
    // REL-TEST-11: an explosion die comes with a 6.
    return !dice.empty() && std::all_of(dice.begin(), dice.end(), [](int face) { return face == 1; });
  }
};

// On which faces the dice of one side explode.
struct Explosion {
  static constexpr int kNever = 7;

  // REL-DICE-01: a 6, or more faces if an ability says so; all that any ability allows.
  void allow(std::uint8_t faces) { allowed_ = static_cast<std::uint8_t>(allowed_ | faces); }
  // REL-GEN-06: a ban beats every permission, whichever was applied first.
  void ban() { banned_ = true; }
  // By face_bit(). RNE-CLAR-16: they need not adjoin.
  [[nodiscard]] std::uint8_t faces() const { return banned_ ? std::uint8_t{0} : allowed_; }
  [[nodiscard]] bool on(int face) const { return (faces() & face_bit(face)) != 0; }
  // The lowest face from which on all do.
  [[nodiscard]] int from() const {
    int face = kNever;
    while (face > 1 && on(face - 1)) --face;
    return face;
  }

 private:
  std::uint8_t allowed_ = face_bit(6);
  bool banned_ = false;
};

// One summand of a score: what gives it, and how much.
struct Part {
  Object source{};
  std::int16_t amount = 0;

  bool operator==(const Part&) const = default;
};
using Parts = kernel::ShortList<Part, 24>;
// A side of a battle: its parts, and for the enemies also what each of them brings.
using SideParts = kernel::ShortList<Part, 56>;

template <std::size_t N>
int sum_of(const kernel::ShortList<Part, N>& parts) {
  int sum = 0;
  for (const Part& part : parts) sum += part.amount;
  return sum;
}

// What the two sides of a battle count beside their dice.
struct BattleSums {
  SideParts own{}, foe{};
};

// The steps of a battle (REL-BATTLE-02 to 17).
enum class Step : std::uint8_t { start, prepare, foe_roll, roll, value, result };
BOOST_DESCRIBE_ENUM(Step, start, prepare, foe_roll, roll, value, result)

// One enemy of a battle as it lay when the battle began.
struct Foe {
  CardId card{};
  std::uint16_t serial = 0;
  std::int8_t charges = 0;

  bool operator==(const Foe&) const = default;
};

using Foes = kernel::ShortList<Foe, 32>;

struct Battle : kernel::Ongoing<Battle, Battle> {
  Battle(Battle*& shown, Seat player, What attribute, int printed)
      : Ongoing(shown), who(player), form(attribute), value(printed) {}

  Seat who;
  What form;
  int value;              // printed: the sum of all foes
  Foes foes{};            // none: an enemy without a card
  bool of_sheet = false;  // REL-BATTLE-40
  Step step = Step::start;
  Parts own_parts{}, foe_parts{};  // the foes' beside their value
  bool counted = false;            // dial and standing bonuses are among the player's parts
  Throw own{}, foe{};
  std::int8_t extra_dice = 0;
  Explosion explosion{}, foe_explosion{};
  bool no_power = false, no_wargear = false, tie_wins = false, no_life_loss = false;
  kernel::ShortList<std::uint16_t, 4> weapons{};  // REL-BATTLE-03, by serial number
  std::uint16_t armour = 0;

  [[nodiscard]] bool has_foe(std::uint16_t serial) const {
    return std::any_of(foes.begin(), foes.end(), [serial](const Foe& f) { return f.serial == serial; });
  }
};

struct SkillTest : kernel::Ongoing<SkillTest, SkillTest> {
  SkillTest(SkillTest*& shown, Seat player, What what, int wanted)
      : Ongoing(shown), who(player), attribute(what), target(wanted) {}

  Seat who;
  What attribute;
  int target;
  Parts parts{};
  Throw own{};
  std::int8_t extra_dice = 0;
  Explosion explosion{};
  bool passes = false;  // whatever the dice say
};

struct Movement : kernel::Ongoing<Movement, Movement> {
  Movement(Movement*& shown, Seat player) : Ongoing(shown), who(player) {}

  Seat who;
  std::int8_t roll = 0;
  std::int8_t bonus = 0;
  std::int8_t points = 0;  // left
  bool rolled = false;
  bool stays = false;
};

// Which ability has already acted in the window that is open.
struct Used {
  Object source{};
  std::uint16_t ability = 0;

  bool operator==(const Used&) const = default;
};

// Whose abilities are used in a window: where a step of a battle belongs to the enemies' abilities or to the players'
// alone, only theirs.
enum class Side : std::uint8_t { everybody, foes, players };

// What a window is about, and what abilities made of it.
struct Occasion : kernel::Ongoing<Occasion, Occasion> {
  explicit Occasion(Occasion*& shown, CardId about = {}, std::uint16_t number = 0)
      : Ongoing(shown), card(about), serial(number) {}

  CardId card;
  std::uint16_t serial;
  std::int8_t charges = 0;    // that lay on the card when it left
  std::int8_t prevented = 0;  // of a loss of Life
  bool facedown = false, cancelled = false, replaced = false;
  bool rerolled = false, taken = false;
  bool before_steps = false;  // of `vanquished`: only for what replaces it
  Side side = Side::everybody;
  kernel::ShortList<Used, 24> used{};
};

}  // namespace kostka::games::relic
