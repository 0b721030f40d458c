// What a screen is given of Knockdown: the position as one observer sees it, what an option leads to, and everything
// printed in the box. The client's types are generated from these structs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "games/knockdown/catalogue.h"
#include "games/knockdown/course.h"
#include "games/knockdown/effects.h"
#include "games/knockdown/state.h"
#include "kernel/language/text.h"
#include "kernel/play/goal.h"
#include "kernel/play/says.h"

namespace kostka::games::knockdown::screen {

using kernel::Text;

// ---- the position --------------------------------------------------------------------------------------------------

struct KeptSkill {
  bool face_up = false;
  std::optional<std::string> skill;  // unless it is hidden from this observer
};
BOOST_DESCRIBE_STRUCT(KeptSkill, (), (face_up, skill))

struct PlayerView {
  std::optional<std::string> fighter;
  std::optional<std::string> space;
  std::int16_t light = 0, heavy = 0;
  std::int16_t strain = 0;
  std::optional<std::int16_t> fails_of_216;  // KNO-KDT-22; only where dice decide
  std::int16_t tokens = 0;
  std::int16_t victories = 0;
  bool pinned = false;
  std::int16_t hand_size = 0;
  std::vector<std::string> shown;  // cards of the hand that everybody sees for now
  std::int16_t hand_limit = 6;
  std::optional<std::vector<std::string>> hand;  // the observer's own
  std::vector<KeptSkill> skills;
  std::int16_t dealt_size = 0;
  std::optional<std::vector<std::string>> dealt;
  std::int16_t received_size = 0;
  std::optional<std::vector<std::string>> received;
};
BOOST_DESCRIBE_STRUCT(PlayerView, (),
                      (fighter, space, light, heavy, strain, fails_of_216, tokens, victories, pinned, hand_size, shown,
                       hand_limit, hand, skills, dealt_size, dealt, received_size, received))

// The attack that is being resolved; of two, the Reaction that answers the other.
struct AttackView {
  std::int32_t attacker = 0;
  std::string attack;    // id of the card or special attack
  bool special = false;  // a special attack of the attacker's fighter
  Step step = Step::announce;
  bool is_reaction = false;
  std::int16_t light = 0, heavy = 0;  // the damage still to come
  bool damage_blocked = false, effect_blocked = false;
};
BOOST_DESCRIBE_STRUCT(AttackView, (),
                      (attacker, attack, special, step, is_reaction, light, heavy, damage_blocked, effect_blocked))

// The knockdown test that is being taken (KNO-KDT).
struct TestView {
  std::int32_t tested = 0;
  std::int16_t strain = 0;
  std::vector<std::int16_t> dice;   // thrown so far
  std::int16_t cubes_down = 0;      // KNO-KDT-31: pressed so far, heavy first
  std::int16_t next_window_ms = 0;  // KNO-KDT-33: how far off the next press may be
};
BOOST_DESCRIBE_STRUCT(TestView, (), (tested, strain, dice, cubes_down, next_window_ms))

struct TableView {
  Phase phase = Phase::pick_fighters;
  std::int32_t round = 1;
  std::int32_t turn = 0;
  std::optional<std::int32_t> active;
  std::int32_t action = 1;
  TestMode test = TestMode::dice;
  std::optional<std::string> arena;
  std::vector<PlayerView> players;
  std::vector<std::optional<std::string>> row;  // a gap is null
  std::optional<std::string> attacking;         // the row card that is being resolved
  std::optional<AttackView> attack;
  std::optional<TestView> testing;
  std::int32_t deck_size = 0;
  std::vector<std::string> deck_bottom;
  std::vector<std::string> discard;
  kernel::Goal goal;
};
BOOST_DESCRIBE_STRUCT(TableView, (),
                      (phase, round, turn, active, action, test, arena, players, row, attacking, attack, testing,
                       deck_size, deck_bottom, discard, goal))

// What an option leads to by itself, as far as its maker can know; null where it does not apply. Damage is the pool
// with what face-up skills do to it, and what an effect deals for certain; it is taken when blocking (with the most
// cubes ignored) or in a corridor, and dealt if nobody blocks when attacking. Choices still to be made may add to it.
struct Outcome {
  std::optional<bool> in_range;  // of an attack, for announcing it; out of range nothing else is said
  std::optional<std::int16_t> light, heavy;
  std::optional<bool> more;                  // of an attack: its effect may add to the damage
  std::optional<bool> effect;                // of an attack that has one: it still happens
  std::optional<std::int16_t> hand;          // cards in the player's hand after paying or blocking
  std::optional<std::int16_t> strain;        // of the one who takes the damage or is tested, afterwards
  std::optional<std::int16_t> fails_of_216;  // at that strain; only where dice decide, since no other test has odds
  std::optional<std::int16_t> distance;      // to the opponent afterwards, for moves
  kernel::Says says;
};
BOOST_DESCRIBE_STRUCT(Outcome, (), (in_range, light, heavy, more, effect, hand, strain, fails_of_216, distance, says))

// ---- the box -------------------------------------------------------------------------------------------------------

struct RangeEntry {
  Reach reach = Reach::unlimited;
  std::int16_t spaces = 0;
};
BOOST_DESCRIBE_STRUCT(RangeEntry, (), (reach, spaces))

// An attack card (symbol, copies) or a special attack (cost, trigger).
struct AttackEntry {
  std::string id;
  Text name;
  AttackType type = AttackType::strike;
  RangeEntry range;
  Text range_text;
  std::int16_t light = 0, heavy = 0;
  bool ko = false;
  std::optional<Text> effect;
  std::optional<Sign> sign;  // of the effect; of several, the first
  std::optional<Symbol> symbol;
  std::int16_t copies = 0;
  std::vector<Symbol> cost;
  std::optional<Text> trigger;
  std::vector<std::string> clauses;  // the rules behind it
  std::string origin;
  std::string source;
};
BOOST_DESCRIBE_STRUCT(AttackEntry, (),
                      (id, name, type, range, range_text, light, heavy, ko, effect, sign, symbol, copies, cost, trigger,
                       clauses, origin, source))

struct FighterEntry {
  std::string id;
  Text name;
  std::string set;
  std::optional<Text> token_name;
  std::int16_t token_start = 0;
  std::vector<AttackEntry> specials;
  std::string origin;
  std::string source;
};
BOOST_DESCRIBE_STRUCT(FighterEntry, (), (id, name, set, token_name, token_start, specials, origin, source))

struct SkillEntry {
  std::string id;
  Text name;
  std::int16_t initiative = 0;
  Text text;
  std::vector<std::string> clauses;  // the rules behind it
  std::string origin;
  std::string source;
};
BOOST_DESCRIBE_STRUCT(SkillEntry, (), (id, name, initiative, text, clauses, origin, source))

enum class SpaceKind : std::uint8_t { plain, start_a, start_b, corridor_outer, corridor_centre };
BOOST_DESCRIBE_ENUM(SpaceKind, plain, start_a, start_b, corridor_outer, corridor_centre)

struct SpaceEntry {
  std::string id;  // "0,-1": axial hex coordinates q,r
  std::int16_t q = 0, r = 0;
  Text place;  // "the space 2 north-east of the middle"
  SpaceKind kind = SpaceKind::plain;
};
BOOST_DESCRIBE_STRUCT(SpaceEntry, (), (id, q, r, place, kind))

// `distance[a][b]` in steps (-1: no way), `in_line[a][b]`: a projectile flies from a to b. Indexes as in `spaces`.
struct ArenaEntry {
  std::string id;
  Text name;
  std::string box;
  std::vector<SpaceEntry> spaces;
  std::vector<std::vector<std::int16_t>> distance;
  std::vector<std::vector<bool>> in_line;
  std::string origin;
  std::string source;
};
BOOST_DESCRIBE_STRUCT(ArenaEntry, (), (id, name, box, spaces, distance, in_line, origin, source))

struct SymbolName {
  Symbol id = Symbol::HP;
  Text name;
};
BOOST_DESCRIBE_STRUCT(SymbolName, (), (id, name))
struct TypeName {
  AttackType id = AttackType::strike;
  Text name;
};
BOOST_DESCRIBE_STRUCT(TypeName, (), (id, name))

struct Box {
  std::vector<AttackEntry> cards;
  std::vector<FighterEntry> fighters;
  std::vector<SkillEntry> skills;
  std::vector<ArenaEntry> arenas;
  std::vector<SymbolName> symbols;
  std::vector<TypeName> types;
};
BOOST_DESCRIBE_STRUCT(Box, (), (cards, fighters, skills, arenas, symbols, types))

}  // namespace kostka::games::knockdown::screen
