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

// Who an effect is about ("you", the person and the figure alike: REL-CHAR-05), whose card it stands on, and in which
// window it acts.
struct Cause {
  Seat actor{};
  Seat owner{};     // of the card; of one on the board, the player it concerns
  Seat whose{};     // whose window it is
  Object source{};  // for questions and the log
  CardId card{};    // the design it stands on, if it is a card
  std::uint16_t serial = 0;
  Window window = Window::always;
  std::int8_t discarded = 0;           // cards discarded as its cost
  bool names_inner = false;            // REL-INNER-16: the words around it name the inner sector
  ConditionId condition{};             // what had to hold for its ability; a face named there is the one it means
  Seat chosen{};                       // whose number an amount counts, if somebody was named for it
  std::uint16_t life_lost_before = 0;  // Relic::life_lost when its text began
  bool begun = false;                  // whether it has
};

// Some faces of a die; bit 0 is the face 1.
class Faces {
 public:
  constexpr Faces() = default;
  static constexpr Faces between(int low, int high) {
    Faces faces;
    for (int face = low; face <= high; ++face) faces.add(face);
    return faces;
  }
  // As an effect keeps them (Effect::second).
  static constexpr Faces of_mask(int mask) {
    Faces faces;
    faces.mask_ = static_cast<std::uint8_t>(mask);
    return faces;
  }
  [[nodiscard]] constexpr int mask() const { return mask_; }
  constexpr void add(int face) { mask_ = static_cast<std::uint8_t>(mask_ | 1 << (face - 1)); }
  constexpr void add(Faces other) { mask_ = static_cast<std::uint8_t>(mask_ | other.mask_); }
  // A changed face may be beyond the six, and counts as a 6.
  [[nodiscard]] constexpr bool has(int face) const { return face >= 1 && (mask_ >> (std::min(face, 6) - 1) & 1) != 0; }
  // The first face of a run that ends with the 6; 7 if the 6 is not among them.
  [[nodiscard]] constexpr int from() const {
    int face = 7;
    while (face > 1 && has(face - 1)) --face;
    return face;
  }
  bool operator==(const Faces&) const = default;

 private:
  std::uint8_t mask_ = 0;
};

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
  [[nodiscard]] bool owes_a_die(Faces on) const {
    const auto explodes = [=](int face) { return on.has(face); };
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
  // REL-DICE-01: a 6, or more faces if an ability says so; of several each that one of them names.
  void allow(Faces faces) { allowed_.add(faces); }
  // REL-GEN-06: a ban beats every permission, whichever was applied first.
  void ban() { banned_ = true; }
  [[nodiscard]] Faces on() const { return banned_ ? Faces{} : allowed_; }

 private:
  Faces allowed_ = Faces::between(6, 6);
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
  // RNE-BAT-02: the other side of a battle between a nemesis and a character. Each of the two is a Battle of its own,
  // and the table shows the one that acts.
  Battle* other = nullptr;
  bool gone = false;       // vanquished, corrupted or eliminated in the middle of it
  bool supported = false;  // RNE-SUP-03: what supports the player is among the player's parts
  // RNE-BAT-31: what is counted only when scores are added up.
  struct LatePart {
    const Effect* effect = nullptr;
    Cause cause{};
  };
  kernel::ShortList<LatePart, 4> late{};

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
  bool of_duel = false;
};

// The steps of a skill duel (RNE-DUEL-06 to 22).
enum class DuelStep : std::uint8_t { start, attribute, challenge, answer, spoils, apostate_asset, over };
BOOST_DESCRIBE_ENUM(DuelStep, start, attribute, challenge, answer, spoils, apostate_asset, over)

// What one side of a duel has tested, or would test now.
struct DuelSide {
  Parts parts{};
  Throw dice{};
  bool tested = false;
  bool sure = false;  // passed without a roll
  bool passed = false;
  int value = 0;
};

// A skill duel (RNE-DUEL).
struct Duel : kernel::Ongoing<Duel, Duel> {
  Duel(Duel*& shown, Seat active, Seat apostate) : Ongoing(shown), challenger(active), defender(apostate) {}

  Seat challenger, defender;
  What attribute = What::nothing;  // until it is chosen
  DuelStep step = DuelStep::start;
  DuelSide own{}, other{};  // the challenger's and the defender's
  Seat winner{}, loser{};
  bool hand_shown = false;  // RNE-DUEL-18: the winner looks at the Power cards of the loser

  [[nodiscard]] DuelSide& side_of(Seat who) { return who == challenger ? own : other; }
};

struct Movement : kernel::Ongoing<Movement, Movement> {
  Movement(Movement*& shown, Seat player) : Ongoing(shown), who(player) {}

  Seat who;
  std::int8_t roll = 0;
  std::int8_t bonus = 0;
  std::int8_t points = 0;  // left
  bool rolled = false;
  bool by_power = false;  // REL-POWER-07: a Power card was used in this roll
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
  std::int8_t charges = 0;     // that lay on the card when it left
  std::int8_t activation = 0;  // RNE-CLAR-22: instead of the printed number; 0: as printed
  std::int8_t prevented = 0;   // of a loss of Life
  bool facedown = false, cancelled = false, replaced = false;
  bool rerolled = false, taken = false;
  bool before_steps = false;  // of `vanquished`: only for what replaces it
  Side side = Side::everybody;
  kernel::ShortList<Used, 24> used{};
};

}  // namespace kostka::games::relic
