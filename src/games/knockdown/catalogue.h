// Everything printed in a Knockdown box: attack cards, fighters, skill cards, arenas. Loaded once from
// content/knockdown and never changed.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "kernel/data/document.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/ids.h"
#include "kernel/data/pack_reading.h"
#include "kernel/language/text.h"
#include "kernel/play/clause.h"

namespace kostka::kernel {
class Diagnostics;
}

namespace kostka::games::knockdown {

struct CardTag {
  static constexpr std::string_view kind = "card";
};
struct FighterTag {
  static constexpr std::string_view kind = "fighter";
};
struct SkillTag {
  static constexpr std::string_view kind = "skill";
};
struct ArenaTag {
  static constexpr std::string_view kind = "arena";
};
struct SpaceTag {
  static constexpr std::string_view kind = "space";
};
using CardId = kernel::Id<CardTag>;  // a design of the attack deck; equal cards are interchangeable
using FighterId = kernel::Id<FighterTag>;
using SkillId = kernel::Id<SkillTag>;
using ArenaId = kernel::Id<ArenaTag>;
using SpaceId = kernel::Id<SpaceTag>;  // of the arena being played on

inline constexpr std::size_t kHandLimit = 6;  // KNO-HAND-01
inline constexpr std::size_t kMostCards = 60, kMostSkills = 24, kMostSpaces = 31, kMostSpecials = 6;

// KNO-COMP-06: the symbol of a card; `wild` stands only in costs.
enum class Symbol : std::uint8_t { HP, LP, HK, LK, BL, DA, wild };
BOOST_DESCRIBE_ENUM(Symbol, HP, LP, HK, LK, BL, DA, wild)
// KNO-TYPE-01
enum class AttackType : std::uint8_t { strike, ability, reaction };
BOOST_DESCRIBE_ENUM(AttackType, strike, ability, reaction)
enum class Reach : std::uint8_t { exactly, up_to, projectile, unlimited };
BOOST_DESCRIBE_ENUM(Reach, exactly, up_to, projectile, unlimited)

struct Range {
  Reach reach = Reach::unlimited;
  std::int8_t spaces = 0;

  bool operator==(const Range&) const = default;
};

// KNO-COMP-07: an amount of damage of the two kinds.
struct Damage {
  std::int16_t light = 0, heavy = 0;

  [[nodiscard]] bool none() const { return light == 0 && heavy == 0; }
  bool operator==(const Damage&) const = default;
  friend Damage operator+(Damage a, Damage b) {
    return {static_cast<std::int16_t>(a.light + b.light), static_cast<std::int16_t>(a.heavy + b.heavy)};
  }
  friend Damage operator-(Damage a, Damage b) {
    return {static_cast<std::int16_t>(a.light - b.light), static_cast<std::int16_t>(a.heavy - b.heavy)};
  }
};
BOOST_DESCRIBE_STRUCT(Damage, (), (light, heavy))

class Effect;
using Effects = std::vector<std::unique_ptr<const Effect>>;

using kernel::Origin;

// KNO-COMP-02: what attack cards and special attacks have in common.
struct Attack {
  std::string id;
  kernel::Text name;
  AttackType type = AttackType::strike;
  Range range;
  Damage pool;
  bool ko = false;
  Effects effects;
  Origin origin;
};

struct AttackCard : Attack {
  Symbol symbol = Symbol::HP;
  int copies = 1;
};

// KNO-COMP-01
struct SpecialAttack : Attack {
  std::vector<Symbol> cost;  // named symbols first, wild ones last
  // KNO-TYPE-04: what a Reaction answers to; all of it must hold.
  struct Trigger {
    bool strikes_only = true;
    std::vector<Range> ranges;  // empty: any
  } trigger;
};

struct Fighter {
  std::string id;
  kernel::Text name;
  std::string set;               // the box it comes from, for mixing boxes (KNO-BOX-01)
  kernel::Text token_name;       // empty: the fighter has no tokens (KNO-COMP-09)
  std::int16_t token_start = 0;  // KNO-NEXT-07
  std::vector<SpecialAttack> specials;
  Origin origin;
};

// When the ability of a skill card works. `always` ones are asked for by the rules as modifiers.
enum class Window : std::uint8_t {
  always,
  turn_start,
  turn_end,
  after_move_action,
  after_combo,
  opponent_blocks,
  opponent_passes_test,
  pass_test,
  strike_card_resolved,
  pool_gives_heavy
};
BOOST_DESCRIBE_ENUM(Window, always, turn_start, turn_end, after_move_action, after_combo, opponent_blocks,
                    opponent_passes_test, pass_test, strike_card_resolved, pool_gives_heavy)

enum class Limit : std::uint8_t { none, turn, round };
BOOST_DESCRIBE_ENUM(Limit, none, turn, round)

// What must hold for an ability to work: all that is given.
struct Conditions {
  bool hand_is_empty = false;
  bool first_action_was_move = false;
  std::int8_t specials_in_combo = 0;  // at least so many
};

// Standing changes of rule constants while the card is face up (KNO-COMP-04).
struct Modifiers {
  std::int8_t hand_limit = 0;
  std::int8_t strain = 0;
  bool longer_reach = false;  // an attack of range =1 may be treated as <=2
  Damage pool_bonus{};        // added to the damage pool of one's own Strike card
  std::int8_t soften = 0;     // so many heavy cubes of a Strike's pool are taken as light ones
};

struct Ability {
  Window when = Window::always;
  Conditions condition;
  Limit once_per = Limit::none;
  bool may = false;
  Effects effects;
  Modifiers modifiers;
};

// KNO-COMP-03: a name, an initiative value and a text, which is made from the ability.
struct Skill {
  std::string id;
  kernel::Text name;
  std::int16_t initiative = 0;
  Ability ability;
  Origin origin;
};

// Axial hex coordinates; neighbours differ by (1,0), (0,1) or (1,-1) either way.
struct Hex {
  std::int8_t q = 0, r = 0;
  bool operator==(const Hex&) const = default;
};

enum class Corridor : std::uint8_t { none, outer, centre };

// An arena and everything that follows from its shape, computed once.
struct Arena {
  std::string id;
  kernel::Text name;
  std::string box;
  std::vector<Hex> spaces;
  std::vector<Corridor> corridor;
  SpaceId start_a, start_b;
  Origin origin;

  std::array<kernel::FixedVector<SpaceId, 6>, kMostSpaces> neighbours{};
  std::array<std::array<std::int8_t, kMostSpaces>, kMostSpaces> distance{};
  // The space behind `to` when going straight on from `from` through it, if both lie in line; by [from][to].
  std::array<std::array<SpaceId, kMostSpaces>, kMostSpaces> straight_on{};
  // The first step from `from` along the straight line to `to`; invalid if they are not in line (KNO-RNG-06).
  std::array<std::array<SpaceId, kMostSpaces>, kMostSpaces> line_step{};

  [[nodiscard]] bool has_corridors() const;
  [[nodiscard]] SpaceId space_at(Hex hex) const;              // invalid where the arena has no space
  [[nodiscard]] std::string space_name(SpaceId space) const;  // "0,-1"
};

// Computes everything that follows from `spaces`. Distances are KNO-RNG-05's; -1 where no way leads.
void survey(Arena& arena);

struct Catalogue {
  std::vector<AttackCard> cards;
  std::vector<Fighter> fighters;
  std::vector<Skill> skills;
  std::vector<Arena> arenas;

  Catalogue();
  ~Catalogue();
  [[nodiscard]] int deck_size() const;
};

// Reads content/knockdown; null after errors. What can be read but could never matter in play (a cost no deck can pay,
// a Reaction in the attack deck, a range no arena has) is an error too.
std::unique_ptr<Catalogue> read_catalogue(const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::knockdown
