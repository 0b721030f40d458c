// Relic's effect language: what cards, spaces, characters and sheets say, as plain numbers in flat arrays. Content is
// read into it once (expression.h), the rules resolve it (resolve.h), and it is put into words (describe.h). All three
// go by the same words, which docs/content/relic.md explains one by one.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/enum.hpp>

#include "kernel/data/enum_names.h"
#include "kernel/data/ids.h"

namespace kostka::games::relic {

struct CardTag {
  static constexpr std::string_view kind = "card";
};
struct SpaceTag {
  static constexpr std::string_view kind = "space";
};
struct AreaTag {
  static constexpr std::string_view kind = "area";
};
struct TraitTag {
  static constexpr std::string_view kind = "trait";
};
struct CharacterTag {
  static constexpr std::string_view kind = "character";
};
struct SheetTag {
  static constexpr std::string_view kind = "sheet";
};
using CardId = kernel::Id<CardTag, std::uint16_t>;  // a design of any deck; equal cards are interchangeable
using SpaceId = kernel::Id<SpaceTag>;
using AreaId = kernel::Id<AreaTag>;
using TraitId = kernel::Id<TraitTag>;
using CharacterId = kernel::Id<CharacterTag>;
using SheetId = kernel::Id<SheetTag>;

// When an ability speaks. A document writes the first underscore as a dot: `battle.foe_roll`.
enum class Window : std::uint8_t {
  always,
  setup,
  turn_start,
  turn_end,
  move_start,
  move_roll,
  move_end,
  explore_start,
  explore_end,
  engage_start,
  engage_end,
  experience_start,
  experience_end,
  event,
  encounter,
  space,
  confrontation,
  evade,
  battle_start,
  battle_prepare,
  battle_foe_roll,
  battle_roll,
  battle_value,
  battle_win,
  battle_lose,
  battle_tie,
  test_before,
  test_roll,
  test_success,
  test_failure,
  gain_level,
  gain_asset,
  draw_corruption,
  activate,
  life_loss,
  vanquished,
  corrupted,
  mission_start,
  mission_done,
  play
};
BOOST_DESCRIBE_ENUM(Window, always, setup, turn_start, turn_end, move_start, move_roll, move_end, explore_start,
                    explore_end, engage_start, engage_end, experience_start, experience_end, event, encounter, space,
                    confrontation, evade, battle_start, battle_prepare, battle_foe_roll, battle_roll, battle_value,
                    battle_win, battle_lose, battle_tie, test_before, test_roll, test_success, test_failure, gain_level,
                    gain_asset, draw_corruption, activate, life_loss, vanquished, corrupted, mission_start,
                    mission_done, play)

// A set of windows; most cards speak in few of them, and asking a set is what makes the others cheap.
inline constexpr std::size_t kWindows = kernel::kEnumValues<Window>.size();
using WindowSet = std::uint64_t;
static_assert(kWindows <= 64);
constexpr WindowSet set_of(Window window) { return WindowSet{1} << static_cast<unsigned>(window); }

// The small words that verbs, conditions and costs are about. The three attributes (REL-ATTR-01) come first, in the
// order of the dials.
enum class What : std::uint8_t {
  strength,
  willpower,
  cunning,
  life,
  influence,
  level,
  any_attribute,
  lowest,
  highest,
  completed_mission,
  power,
  corruption,
  mission,
  relic,
  wargear,
  red,
  blue,
  yellow,
  any_threat,
  asset,
  trophy,
  charge,
  this_,
  card,
  any,
  one,
  all,
  own,
  foe,
  weapon,
  evade,
  use_power,
  use_wargear,
  enemy,
  threat,
  active,
  trait,
  nothing
};
BOOST_DESCRIBE_ENUM(What, strength, willpower, cunning, life, influence, level, any_attribute, lowest, highest,
                    completed_mission, power, corruption, mission, relic, wargear, red, blue, yellow, any_threat, asset,
                    trophy, charge, this_, card, any, one, all, own, foe, weapon, evade, use_power, use_wargear, enemy,
                    threat, active, trait, nothing)

// What can be counted: in conditions (`relics >= 2`) and in amounts (`per(relics)`).
enum class Count : std::uint8_t {
  nothing,
  strength,
  willpower,
  cunning,
  life,
  level,
  influence,
  corruption,
  powers,
  trophies,
  missions,
  relics,
  tokens,
  charges,
  foes,
  foe,
  omen_here,
  others_here,
  discarded
};
BOOST_DESCRIBE_ENUM(Count, nothing, strength, willpower, cunning, life, level, influence, corruption, powers, trophies,
                    missions, relics, tokens, charges, foes, foe, omen_here, others_here, discarded)

// A number, or one that is counted when it is needed: `factor` times the count. `least` is below `n` where the player
// chooses how many.
struct Amount {
  std::int8_t n = 0;
  std::int8_t least = 0;
  Count per = Count::nothing;
  std::int8_t factor = 1;
  TraitId trait{};

  bool operator==(const Amount&) const = default;
};

// A set of spaces, seen from whoever the effect is about.
enum class Where : std::uint8_t {
  anywhere,
  space,  // index: the space
  area,   // index: the area
  outer,
  middle,
  inner,
  corner,
  board,
  here,
  own_area,
  own_sector,
  token_space,
  clockwise,
  counter_clockwise,
  space_with_card,  // index: the card
  space_with_threat,
  player  // spaces where another player stands
};
BOOST_DESCRIBE_ENUM(Where, anywhere, space, area, outer, middle, inner, corner, board, here, own_area, own_sector,
                    token_space, clockwise, counter_clockwise, space_with_card, space_with_threat, player)

struct Place {
  Where where = Where::anywhere;
  Where within = Where::anywhere;
  std::uint16_t index = 0;

  [[nodiscard]] bool given() const { return where != Where::anywhere; }
  bool operator==(const Place&) const = default;
};

enum class Verb : std::uint8_t {
  // values and cards
  gain,
  lose,
  set,
  draw,
  draw_and_resolve,
  look,
  discard,
  take_from_discard,
  buy,
  offer,
  free,
  steal,
  add_charge,
  spend_charge,
  reveal,
  // battles, tests, dice
  battle_bonus,
  skill_bonus,
  foe_bonus,
  extra_die,
  reroll,
  change_die,
  explode_on,
  ignore_explosion,
  foe_no_explosion,
  auto_pass,
  tie_wins,
  lose_no_life,
  prevent,
  evade,
  test,
  battle,
  table,
  // structure
  choose,
  may,
  pay,
  if_,
  repeat,
  each_player,
  other_players,
  chosen_player,
  left_player,
  players_in,
  owner,
  // figures, cards on the board, the course of the turn
  move,
  move_player,
  swap_places,
  move_bonus,
  stay,
  lose_turn,
  extra_turn,
  end_phase,
  place,
  remove,
  take_trophy,
  place_token,
  eliminate,
  win,
  // the rules themselves
  cannot,
  limit,
  threshold,
  cost,
  count_as,
  replace,
  cancel,
  facedown,
  keep
};
// More than one macro call can list.
// clang-format off
BOOST_DESCRIBE_ENUM_BEGIN(Verb)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, gain) BOOST_DESCRIBE_ENUM_ENTRY(Verb, lose) BOOST_DESCRIBE_ENUM_ENTRY(Verb, set)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, draw) BOOST_DESCRIBE_ENUM_ENTRY(Verb, draw_and_resolve)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, look) BOOST_DESCRIBE_ENUM_ENTRY(Verb, discard)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, take_from_discard) BOOST_DESCRIBE_ENUM_ENTRY(Verb, buy)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, offer) BOOST_DESCRIBE_ENUM_ENTRY(Verb, free) BOOST_DESCRIBE_ENUM_ENTRY(Verb, steal)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, add_charge) BOOST_DESCRIBE_ENUM_ENTRY(Verb, spend_charge)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, reveal) BOOST_DESCRIBE_ENUM_ENTRY(Verb, battle_bonus)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, skill_bonus) BOOST_DESCRIBE_ENUM_ENTRY(Verb, foe_bonus)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, extra_die) BOOST_DESCRIBE_ENUM_ENTRY(Verb, reroll)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, change_die) BOOST_DESCRIBE_ENUM_ENTRY(Verb, explode_on)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, ignore_explosion) BOOST_DESCRIBE_ENUM_ENTRY(Verb, foe_no_explosion)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, auto_pass) BOOST_DESCRIBE_ENUM_ENTRY(Verb, tie_wins)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, lose_no_life) BOOST_DESCRIBE_ENUM_ENTRY(Verb, prevent)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, evade) BOOST_DESCRIBE_ENUM_ENTRY(Verb, test) BOOST_DESCRIBE_ENUM_ENTRY(Verb, battle)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, table) BOOST_DESCRIBE_ENUM_ENTRY(Verb, choose) BOOST_DESCRIBE_ENUM_ENTRY(Verb, may)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, pay) BOOST_DESCRIBE_ENUM_ENTRY(Verb, if_) BOOST_DESCRIBE_ENUM_ENTRY(Verb, repeat)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, each_player) BOOST_DESCRIBE_ENUM_ENTRY(Verb, other_players)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, chosen_player) BOOST_DESCRIBE_ENUM_ENTRY(Verb, left_player)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, players_in) BOOST_DESCRIBE_ENUM_ENTRY(Verb, owner)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, move) BOOST_DESCRIBE_ENUM_ENTRY(Verb, move_player)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, swap_places) BOOST_DESCRIBE_ENUM_ENTRY(Verb, move_bonus)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, stay) BOOST_DESCRIBE_ENUM_ENTRY(Verb, lose_turn)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, extra_turn) BOOST_DESCRIBE_ENUM_ENTRY(Verb, end_phase)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, place) BOOST_DESCRIBE_ENUM_ENTRY(Verb, remove)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, take_trophy) BOOST_DESCRIBE_ENUM_ENTRY(Verb, place_token)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, eliminate)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, win) BOOST_DESCRIBE_ENUM_ENTRY(Verb, cannot) BOOST_DESCRIBE_ENUM_ENTRY(Verb, limit)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, threshold) BOOST_DESCRIBE_ENUM_ENTRY(Verb, cost)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, count_as) BOOST_DESCRIBE_ENUM_ENTRY(Verb, replace)
  BOOST_DESCRIBE_ENUM_ENTRY(Verb, cancel) BOOST_DESCRIBE_ENUM_ENTRY(Verb, facedown) BOOST_DESCRIBE_ENUM_ENTRY(Verb, keep)
BOOST_DESCRIBE_ENUM_END(Verb)
    // clang-format on

    // Effects that stand one after the other in Script::effects.
    struct Body {
  std::uint16_t first = 0;
  std::uint16_t count = 0;

  [[nodiscard]] bool empty() const { return count == 0; }
  bool operator==(const Body&) const = default;
};

// What must be given before something happens; `nothing` costs nothing (REL-GEN-13). `what` is influence, life, power,
// asset, trophy, this_ (the card itself is discarded) or corruption (a card is drawn).
struct Cost {
  What what = What::nothing;
  std::int8_t n = 0;
  std::int8_t least = 0;
  std::array<TraitId, 2> traits{};

  [[nodiscard]] bool given() const { return what != What::nothing; }
  bool operator==(const Cost&) const = default;
};

using ConditionId = kernel::Id<struct ConditionTag, std::uint16_t>;

// One verb with its arguments. Which of the members a verb uses is in the table of expression.cpp.
struct Effect {
  Verb verb = Verb::gain;
  What what = What::nothing;
  What also = What::nothing;
  std::uint8_t blocks = 0;  // of Script::blocks
  std::uint16_t first_block = 0;
  ConditionId condition{};
  Amount amount{};
  std::int8_t second = 0;  // a discount, the value of an enemy, the higher face
  std::array<TraitId, 2> traits{};
  Place place{};
  Cost cost{};
};

// A braced part of an effect. Of a test the first is success and the second failure, of a battle won and lost; of a
// table each has its faces, of a choice its label.
struct Block {
  Body body{};
  std::uint8_t low = 0, high = 0;
  std::uint16_t label = 0;
};

enum class Compare : std::uint8_t { at_least, at_most, equal };
BOOST_DESCRIBE_ENUM(Compare, at_least, at_most, equal)

enum class Holds : std::uint8_t {
  number,  // count, compare, n
  wounded,
  alone,
  with_player,
  with_token_owner,
  omen_here,
  active,
  in,     // place
  foe,    // trait
  fight,  // what: attribute
  test,   // what: attribute
  die,    // faces n to high
  card,   // what: this_, relic, wargear or trait
  not_,
  and_,
  or_
};
BOOST_DESCRIBE_ENUM(Holds, number, wounded, alone, with_player, with_token_owner, omen_here, active, in, foe, fight,
                    test, die, card, not_, and_, or_)

struct Condition {
  Holds holds = Holds::number;
  Count count = Count::nothing;
  Compare compare = Compare::at_least;
  What what = What::nothing;
  std::int8_t n = 0;
  std::int8_t high = 0;
  TraitId trait{};
  Place place{};
  ConditionId left{}, right{};
};

// `when [if] [may] [pay] : do`
struct Ability {
  std::array<Window, 3> when{};
  std::uint8_t windows = 0;
  bool any = false;  // also in the windows of the other players
  bool may = false;
  Cost cost{};
  ConditionId condition{};
  Body body{};

  [[nodiscard]] bool speaks_in(Window window) const {
    for (std::size_t i = 0; i < windows; ++i) {
      if (when[i] == window) return true;
    }
    return false;
  }
};

// Abilities that stand one after the other in Script::abilities: all that one card or sheet says.
struct Abilities {
  std::uint16_t first = 0;
  std::uint16_t count = 0;
  WindowSet own = 0;  // windows in which one of them speaks
  WindowSet any = 0;  // the same for those of other players
};

// What a mission counts since it became active.
enum class Deed : std::uint8_t { win, vanquished, test_success, gain_asset, discard_corruption, event, turn_end };
BOOST_DESCRIBE_ENUM(Deed, win, vanquished, test_success, gain_asset, discard_corruption, event, turn_end)

enum class Different : std::uint8_t { nothing, colour, corner };
BOOST_DESCRIBE_ENUM(Different, nothing, colour, corner)

// One way to fulfil a mission (REL-MISSION-03): a deed done so often, a condition at the end of the own turn or at any
// moment, or a payment.
struct Objective {
  enum class Kind : std::uint8_t { count, turn_end, now, pay };
  Kind kind = Kind::count;
  Deed deed = Deed::win;
  std::int8_t needed = 1;
  TraitId trait{};              // enemies with this trait
  std::int8_t least_value = 0;  // enemies of at least this value
  std::int8_t most_life = 0;    // won with at most this much Life before the result
  bool omen = false, without_weapon = false;
  Different different = Different::nothing;
  Place place{};
  ConditionId condition{};
  Cost cost{};
};

// The arrays that all abilities of a catalogue lie in.
struct Script {
  std::vector<Effect> effects;
  std::vector<Block> blocks;
  std::vector<Condition> conditions;
  std::vector<Ability> abilities;
  std::vector<std::string> labels{""};

  [[nodiscard]] const Effect* begin_of(Body body) const { return effects.data() + body.first; }
  [[nodiscard]] const Block& block(const Effect& effect, std::size_t i) const { return blocks[effect.first_block + i]; }
  [[nodiscard]] const Condition& condition(ConditionId id) const { return conditions[id.index()]; }
};

constexpr bool is_attribute(What what) { return what <= What::cunning; }
constexpr bool is_colour(What what) { return what >= What::red && what <= What::yellow; }

// The word for a window as content writes it: `battle.foe_roll`.
std::string window_word(Window window);

}  // namespace kostka::games::relic
