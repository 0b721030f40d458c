// Relic's effect language: what cards, spaces, characters and sheets say, as plain numbers in flat arrays. Content is
// read into it once (expression.h), the rules resolve it (rules.h), and it is put into words (describe.h). What each
// verb is, from its arguments to its words, stands in one row (verbs/); docs/content/relic.md explains them one by one.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/enum.hpp>

#include "kernel/data/enum_names.h"
#include "kernel/data/ids.h"
#include "script/amount.h"
#include "script/body.h"
#include "script/conditions.h"
#include "script/windows.h"

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
struct NemesisTag {
  static constexpr std::string_view kind = "nemesis";
};
using CardId = kernel::Id<CardTag, std::uint16_t>;  // a design of any deck; equal cards are interchangeable
using SpaceId = kernel::Id<SpaceTag>;
using AreaId = kernel::Id<AreaTag>;
using TraitId = kernel::Id<TraitTag>;
using CharacterId = kernel::Id<CharacterTag>;
using SheetId = kernel::Id<SheetTag>;
using NemesisId = kernel::Id<NemesisTag>;
using script::Block;
using script::Body;
using script::Compare;
using script::ConditionId;
using script::WindowSet;

// When an ability works. A document writes the first underscore as a dot: `battle.foe_roll`.
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
  play,
  // of expansions: behind the others, which recorded questions name by their numbers
  battle_explosion,
  vanquished_first,
  discard_corruption,
  duel_win,
  crisis,  // RNE-NCARD-08: the Crisis card is resolved
  nemesis  // RNE-NCARD-03: the nemesis text of a card, carried out once
};
BOOST_DESCRIBE_ENUM(Window, always, setup, turn_start, turn_end, move_start, move_roll, move_end, explore_start,
                    explore_end, engage_start, engage_end, experience_start, experience_end, event, encounter, space,
                    confrontation, evade, battle_start, battle_prepare, battle_foe_roll, battle_roll, battle_value,
                    battle_win, battle_lose, battle_tie, test_before, test_roll, test_success, test_failure, gain_level,
                    gain_asset, draw_corruption, activate, life_loss, vanquished, corrupted, mission_start,
                    mission_done, play, battle_explosion, vanquished_first, discard_corruption, duel_win, crisis,
                    nemesis)

inline constexpr std::size_t kWindows = kernel::kEnumValues<Window>.size();
constexpr WindowSet set_of(Window window) { return script::window_bit(window); }
constexpr bool is_of_battle(Window window) {
  return (window >= Window::battle_start && window <= Window::battle_tie) || window == Window::battle_explosion;
}
constexpr bool is_of_test(Window window) { return window >= Window::test_before && window <= Window::test_failure; }

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
  infamy,  // RNE-INF-01: no attribute
  trait,
  player,
  nemesis,
  relic_price,
  might,
  arsenal,
  imperium,
  agent,
  use_might,
  use_arsenal,
  battle_teammate,
  inner_space,
  nothing
};
BOOST_DESCRIBE_ENUM(What, strength, willpower, cunning, life, influence, level, any_attribute, lowest, highest,
                    completed_mission, power, corruption, mission, relic, wargear, red, blue, yellow, any_threat, asset,
                    trophy, charge, this_, card, any, one, all, own, foe, weapon, evade, use_power, use_wargear, enemy,
                    threat, active, infamy, trait, player, nemesis, relic_price, might, arsenal, imperium, agent,
                    use_might, use_arsenal, battle_teammate, inner_space, nothing)

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
  discarded,
  foe_value,
  number,  // `number(enemy:tyranid, board)`
  infamy,
  players,    // characters still in the game
  paid,       // of a cost of choice
  life_lost,  // through this text
  all_tokens  // RNE-SCN-26: those on spaces of the inner sector with those on the scenario sheet
};
BOOST_DESCRIBE_ENUM(Count, nothing, strength, willpower, cunning, life, level, influence, corruption, powers, trophies,
                    missions, relics, tokens, charges, foes, foe, omen_here, others_here, discarded, foe_value, number,
                    infamy, players, paid, life_lost, all_tokens)

// What is counted, where players have it (`per(influence of opponent)`); nothing for counts of the game or of a battle.
What what_players_have(Count count);

// A set of spaces, seen from the player whom the effect is about.
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
  player,            // spaces where another player stands
  nearest_player,    // RNE-CLAR-37
  any_player,        // where any player stands, the actor too
  space_of_nemesis,  // where the nemesis stands whose card it is
  space_with_enemy   // index: the trait
};
BOOST_DESCRIBE_ENUM(Where, anywhere, space, area, outer, middle, inner, corner, board, here, own_area, own_sector,
                    token_space, clockwise, counter_clockwise, space_with_card, space_with_threat, player,
                    nearest_player, any_player, space_of_nemesis, space_with_enemy)

struct Place {
  Where where = Where::anywhere;
  Where within = Where::anywhere;
  std::uint16_t index = 0;
  bool with_icon = false;  // only spaces that show a threat icon

  [[nodiscard]] bool given() const { return where != Where::anywhere; }
  bool operator==(const Place&) const = default;
};

// Whose number is counted.
enum class Of : std::uint8_t { self, opponent, chosen_player, all_players, teammate };
BOOST_DESCRIBE_ENUM(Of, self, opponent, chosen_player, all_players, teammate)

// What a count is about: `foe(ork)`, `number(asset:apostate, board)`. Assets and Corruption cards are those that
// players have; of players only those for whom the condition holds, if there is one.
struct Tally {
  What what = What::nothing;
  TraitId trait{};
  Where where = Where::board;
  ConditionId with{};

  bool operator==(const Tally&) const = default;
};

// `per(corruption) max 4`: counted up to 4, before the factor. `late`: counted when scores are added up (RNE-BAT-31).
struct Amount : script::Amount<Count> {
  Tally of{};
  Of whose = Of::self;   // `per(influence of opponent)`
  std::int8_t most = 0;  // 0: no limit
  std::int8_t part = 1;  // `per(influence)/4`: one for each four, rounded down
  bool late = false;

  bool operator==(const Amount&) const = default;
};

// Each has its row in verbs/; a word without one does not compile.
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
  give,
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
  opponent,
  owner_nemesis,
  nearest_player,
  teammate,
  each_nemesis,
  // figures, cards on the board, the course of the turn
  move,
  move_player,
  swap_places,
  move_bonus,
  stay,
  lose_turn,
  extra_turn,
  end_phase,
  end_turn,
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
  keep,
  activation,
  under_pile,
  // scenario sheets (RNE-SCN)
  lay_on_sheet,
  battle_sheet,
  leave_out,
  hand_over
};

// What a cost is paid in; `this_`: the card itself is discarded, `corruption`: a card is drawn, `less_corruption`: one
// is discarded, `enemy`: one on one's own space is removed.
enum class Price : std::uint8_t {
  nothing,
  influence,
  life,
  corruption,
  power,
  asset,
  trophy,
  this_,
  less_corruption,
  infamy,
  might,
  arsenal,
  enemy
};
BOOST_DESCRIBE_ENUM(Price, nothing, influence, life, corruption, power, asset, trophy, this_, less_corruption, infamy,
                    might, arsenal, enemy)

// What must be given before something happens; `nothing` costs nothing (REL-GEN-13).
struct Cost {
  Price what = Price::nothing;
  std::int8_t n = 0;
  std::int8_t least = 0;
  std::array<TraitId, 2> traits{};

  [[nodiscard]] bool given() const { return what != Price::nothing; }
  bool operator==(const Cost&) const = default;
};

// What some verbs do in another way than usual: `draw(imperium,1 no event)`, `place(imperium discard agent, ..)`.
enum class Manner : std::uint8_t { usual, no_event, from_discard };

// One verb with its arguments. Which of the members a verb uses is read off its row.
struct Effect : script::Blocks {
  Verb verb = Verb::gain;
  What what = What::nothing;
  What also = What::nothing;
  Manner manner = Manner::usual;
  ConditionId condition{};
  Amount amount{};
  std::int8_t second = 0;  // a discount, the value of an enemy, the higher face
  std::array<TraitId, 2> traits{};
  Place place{};
  Cost cost{};
};

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
  apostate,
  devotee,
  duel,
  held,
  foe_omen,
  vs,           // what: player or nemesis, the other side of the battle
  nemesis,      // the window is one of a nemesis
  team_tokens,  // RNE-SCN-26: the tokens of all players together are as many as there are players
  not_,
  and_,
  or_
};
BOOST_DESCRIBE_ENUM(Holds, number, wounded, alone, with_player, with_token_owner, omen_here, active, in, foe, fight,
                    test, die, card, apostate, devotee, duel, held, foe_omen, vs, nemesis, team_tokens, not_, and_, or_)

struct Condition {
  Holds holds = Holds::number;
  Count count = Count::nothing;
  Compare compare = Compare::at_least;
  What what = What::nothing;
  std::int8_t n = 0;
  std::int8_t high = 0;
  TraitId trait{};
  Tally of{};  // of a count
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

  [[nodiscard]] bool acts_in(Window window) const {
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
  WindowSet own = 0;  // windows in which one of them works
  WindowSet any = 0;  // the same for those of other players
};

// What a mission counts since it became active.
enum class Deed : std::uint8_t { win, vanquished, test_success, gain_asset, discard_corruption, event, turn_end };
BOOST_DESCRIBE_ENUM(Deed, win, vanquished, test_success, gain_asset, discard_corruption, event, turn_end)

enum class Different : std::uint8_t { nothing, colour, corner };
BOOST_DESCRIBE_ENUM(Different, nothing, colour, corner)

// One way to fulfil a mission (REL-MISSION-03): a deed done so often, a condition at the end of the owner's turn or at
// any moment, or a payment.
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

using Script = script::Script<Effect, Condition, Ability>;

// What a verb or a condition is about, in the groups that rules tell apart. Every word has its group here, and anyone
// who asks for it names every group, so that a word nobody thought of does not compile.
enum class About : std::uint8_t {
  attribute,
  any_attribute,
  extreme_attribute,
  life,
  influence,
  infamy,
  level,
  completed_mission,
  hand,  // Power and Might cards
  corruption,
  mission,
  relic,
  wargear,
  threat_deck,
  imperium,
  asset,
  arsenal,
  trophy,
  charge,
  this_,
  trait,
  enemy,
  threat,
  player,
  inner_space,
  of_nemeses,  // agents, and nemeses themselves
  manner       // words that say how, or what is forbidden
};
constexpr About about(What what) {
  switch (what) {
    case What::strength:
    case What::willpower:
    case What::cunning: return About::attribute;
    case What::any_attribute: return About::any_attribute;
    case What::lowest:
    case What::highest: return About::extreme_attribute;
    case What::life: return About::life;
    case What::influence: return About::influence;
    case What::infamy: return About::infamy;
    case What::level: return About::level;
    case What::completed_mission: return About::completed_mission;
    case What::power:
    case What::might: return About::hand;
    case What::corruption: return About::corruption;
    case What::mission: return About::mission;
    case What::relic: return About::relic;
    case What::wargear: return About::wargear;
    case What::red:
    case What::blue:
    case What::yellow:
    case What::any_threat: return About::threat_deck;
    case What::imperium: return About::imperium;
    case What::asset: return About::asset;
    case What::arsenal: return About::arsenal;
    case What::trophy: return About::trophy;
    case What::charge: return About::charge;
    case What::this_: return About::this_;
    case What::trait: return About::trait;
    case What::enemy: return About::enemy;
    case What::threat: return About::threat;
    case What::player: return About::player;
    case What::inner_space: return About::inner_space;
    case What::agent:
    case What::nemesis: return About::of_nemeses;
    case What::card:
    case What::any:
    case What::one:
    case What::all:
    case What::own:
    case What::foe:
    case What::weapon:
    case What::evade:
    case What::use_power:
    case What::use_wargear:
    case What::active:
    case What::relic_price:
    case What::use_might:
    case What::use_arsenal:
    case What::battle_teammate:
    case What::nothing: return About::manner;
  }
  return About::manner;
}

constexpr bool is_attribute(What what) { return what <= What::cunning; }
constexpr bool is_colour(What what) { return what >= What::red && what <= What::yellow; }
constexpr bool is_threat(What what) { return is_colour(what) || what == What::any_threat; }

// The word for a window as content writes it: `battle.foe_roll`.
std::string window_word(Window window);

}  // namespace kostka::games::relic
