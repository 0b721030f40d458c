#include "games/knockdown/catalogue.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "games/knockdown/catalogue_checks.h"
#include "games/knockdown/effects.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/enum_names.h"
#include "kernel/data/pack_reading.h"
#include "kernel/data/reader.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::in_quotes;
using kernel::list_between;
using kernel::number;
using kernel::Reader;

constexpr std::int64_t kFormat = 1;
constexpr std::int64_t kMostDamage = 99;
// Ids are one byte, and nobody keeps that many boxes.
constexpr std::size_t kMostFighters = 60, kMostArenas = 60;
// KNO-SETUP-05: three skill cards are dealt to each of two players.
constexpr std::size_t kFewestSkills = 6;
// A hand has room for 12 cards; two skills may lengthen it, and one card more is held before it is discarded.
constexpr std::int64_t kMostHandLimitBonus = 2;
// Enough for 31 spaces in any direction, and far from the end of a byte.
constexpr std::int64_t kFarthest = 31;
// Objects number a fighter's special attacks from 0 to 7 (words.h).
static_assert(kMostSpecials <= 8);

template <class Number>
Number number_or_0(Reader& r, std::string_view key, std::int64_t lo, std::int64_t hi) {
  return static_cast<Number>(r.integer_or(key, 0, lo, hi));
}

class Loader {
 public:
  explicit Loader(Diagnostics& diagnostics) : diagnostics_(diagnostics), ids_(diagnostics) {}

  void read(const Document& content, Catalogue& catalogue);

 private:
  template <class Item>
  void read_label(Reader& r, Item& item);

  AttackCard read_card(const Document& node);
  SpecialAttack read_special(const Document& node);
  void read_attack(Reader& r, Attack& attack);
  Range read_range(const Document& node);
  Damage read_damage(Reader& r, std::string_view key);
  std::vector<Symbol> read_cost(Reader& r);
  void read_trigger(Reader& r, SpecialAttack& special);

  Fighter read_fighter(const Document& node);

  Skill read_skill(const Document& node);
  Ability read_ability(Reader r);
  Conditions read_conditions(Reader& ability);
  Modifiers read_modifiers(Reader r, Window when);

  Arena read_arena(const Document& node);
  void read_spaces(Reader& r, Arena& arena);
  void read_starts(Reader& r, Arena& arena);
  SpaceId read_start(Reader& start, std::string_view key, const Arena& arena);
  void read_corridors(Reader& r, Arena& arena);
  void read_entrances(Reader& r, std::string_view key, Corridor kind, Arena& arena);
  std::optional<Hex> read_hex(const Document& node);
  SpaceId read_space(const Document& node, const Arena& arena);

  Diagnostics& diagnostics_;
  kernel::PackIds ids_;
};

void Loader::read(const Document& content, Catalogue& catalogue) {
  Reader files(content, diagnostics_, "the content of Knockdown");
  files.has("value");  // what was learned about the game is read by whoever loads it (kernel::load_game)
  Reader pack = files.child("pack", "pack.yaml");
  if (pack.has("sets")) pack.error("sets", "sets: Knockdown has no sets to switch on; leave the key out");
  kernel::read_pack_header(std::move(pack), kFormat, "knockdown", 2);

  Reader attacks = files.child("attacks", "attacks.yaml");
  for (const Document& node : list_between(attacks, "attacks", 1, kMostCards))
    catalogue.cards.push_back(read_card(node));
  attacks.finish();

  Reader fighters = files.child("fighters", "fighters.yaml");
  for (const Document& node : list_between(fighters, "fighters", 2, kMostFighters)) {
    catalogue.fighters.push_back(read_fighter(node));
  }
  fighters.finish();

  Reader skills = files.child("skills", "skills.yaml");
  for (const Document& node : list_between(skills, "skills", kFewestSkills, kMostSkills)) {
    catalogue.skills.push_back(read_skill(node));
  }
  skills.finish();

  Reader arenas = files.child("arenas", "arenas.yaml");
  for (const Document& node : list_between(arenas, "arenas", 1, kMostArenas))
    catalogue.arenas.push_back(read_arena(node));
  arenas.finish();
  files.finish();
}

// What every item has: an id of its own, a name in both languages, and where it comes from.
template <class Item>
void Loader::read_label(Reader& r, Item& item) {
  item.id = ids_.read(r);
  item.name = r.bilingual("name");
  item.origin = kernel::read_origin(r);
}

// ---- attacks ----

AttackCard Loader::read_card(const Document& node) {
  Reader r(node, diagnostics_, "attack card");
  AttackCard card;
  read_attack(r, card);
  card.symbol = r.one_of<Symbol>("symbol");
  if (card.symbol == Symbol::wild) r.error("symbol", "symbol: \"wild\" stands only in costs");
  card.copies = number<int>(r, "count", 1, kMostCards);
  r.finish();
  return card;
}

SpecialAttack Loader::read_special(const Document& node) {
  Reader r(node, diagnostics_, "special attack");
  SpecialAttack special;
  read_attack(r, special);
  special.cost = read_cost(r);
  read_trigger(r, special);
  r.finish();
  return special;
}

void Loader::read_attack(Reader& r, Attack& attack) {
  read_label(r, attack);
  attack.type = r.one_of<AttackType>("type");
  if (const Document* range = r.any_if("range")) attack.range = read_range(*range);
  attack.pool = read_damage(r, "damage");
  attack.ko = r.flag_or("ko", false);
  attack.effects = parse_effects(r.list_or_empty("effect"), attack_vocabulary(), diagnostics_);
}

// An attack without a range is unlimited; triggers need a word for it.
Range Loader::read_range(const Document& node) {
  if (node == Document("projectile")) return {Reach::projectile, 0};
  if (node == Document("unlimited")) return {Reach::unlimited, 0};
  if (!node.is_map() || node.size() != 1) {
    diagnostics_.error(node, "range: expected {exactly: n}, {up_to: n}, \"projectile\" or \"unlimited\", found " +
                                 kernel::describe(node));
    return {};
  }
  Reader r(node, diagnostics_, "range");
  const bool up_to = r.has("up_to");
  Range range = {up_to ? Reach::up_to : Reach::exactly, 0};
  range.spaces = number<std::int8_t>(r, up_to ? "up_to" : "exactly", 1, kMostSpaces);
  r.finish();
  return range;
}

Damage Loader::read_damage(Reader& r, std::string_view key) {
  auto amounts = r.child_if(key, key);
  if (!amounts) return {};
  Damage damage;
  damage.light = number_or_0<std::int16_t>(*amounts, "light", 0, kMostDamage);
  damage.heavy = number_or_0<std::int16_t>(*amounts, "heavy", 0, kMostDamage);
  amounts->finish();
  if (amounts->ok() && damage.none()) {
    r.error(key,
            std::string(key) + ": expected at least 1 light or heavy damage; leave the key out where there is none");
  }
  return damage;
}

std::vector<Symbol> Loader::read_cost(Reader& r) {
  std::vector<Symbol> cost;
  for (const Document& node : r.list("cost")) {
    const auto symbol = node.is_text() ? kernel::enum_value<Symbol>(node.as_text()) : std::nullopt;
    if (symbol) {
      cost.push_back(*symbol);
    } else {
      diagnostics_.error(node, "cost: expected " + kernel::one_of_these(kernel::kEnumNames<Symbol>) + ", found " +
                                   kernel::describe(node));
    }
  }
  if (r.ok() && r.node()["cost"].size() == 0) r.error("cost", "cost: expected at least one symbol");
  std::ranges::sort(cost);  // wild is the last of the symbols
  return cost;
}

void Loader::read_trigger(Reader& r, SpecialAttack& special) {
  auto trigger = r.child_if("trigger", "trigger");
  const bool is_reaction = special.type == AttackType::reaction;
  if (is_reaction && !trigger) r.error("trigger", "a reaction has no \"trigger\"; expected what it answers to");
  if (!is_reaction && trigger) r.error("trigger", "trigger: only a reaction has one");
  if (!trigger) return;
  special.trigger.strikes_only = trigger->flag("strikes");
  for (const Document& node : trigger->list_or_empty("ranges")) special.trigger.ranges.push_back(read_range(node));
  trigger->finish();
}

// ---- fighters ----

Fighter Loader::read_fighter(const Document& node) {
  Reader r(node, diagnostics_, "fighter");
  Fighter fighter;
  read_label(r, fighter);
  fighter.set = r.text("set");
  if (auto tokens = r.child_if("tokens", "tokens")) {
    fighter.token_name = tokens->bilingual("name");
    fighter.token_start = number_or_0<std::int16_t>(*tokens, "start", 0, kMostDamage);
    tokens->finish();
  }
  for (const Document& special : list_between(r, "specials", 1, kMostSpecials)) {
    fighter.specials.push_back(read_special(special));
  }
  r.finish();
  return fighter;
}

// ---- skill cards ----

Skill Loader::read_skill(const Document& node) {
  Reader r(node, diagnostics_, "skill card");
  Skill skill;
  read_label(r, skill);
  skill.initiative = number<std::int16_t>(r, "initiative", 1, 99);
  skill.ability = read_ability(r.child("ability", "ability"));
  r.finish();
  return skill;
}

Ability Loader::read_ability(Reader r) {
  constexpr std::array<std::pair<std::string_view, Limit>, 2> kLimits = {
      {{"turn", Limit::turn}, {"round", Limit::round}}};
  Ability ability;
  ability.when = r.one_of<Window>("when");
  ability.condition = read_conditions(r);
  if (r.has("once_per")) ability.once_per = r.one_of("once_per", kLimits);
  ability.may = r.flag_or("may", false);
  const bool does = r.has("do"), modifies = r.has("modify");
  if (does == modifies) r.error("do", "ability: expected either \"do\" or \"modify\"");
  if (does && ability.when == Window::always) r.error("do", "do: \"always\" is no moment at which something is done");
  const auto effects = r.list_or_empty("do");
  if (does && effects.empty() && r.ok()) r.error("do", "do: expected at least one effect");
  ability.effects = parse_effects(effects, skill_vocabulary(), diagnostics_);
  if (modifies) ability.modifiers = read_modifiers(r.child("modify", "modify"), ability.when);
  r.finish();
  return ability;
}

Conditions Loader::read_conditions(Reader& ability) {
  Conditions conditions;
  auto r = ability.child_if("if", "if");
  if (!r) return conditions;
  conditions.hand_is_empty = r->flag_or("hand_is_empty", false);
  conditions.first_action_was_move = r->flag_or("first_action_was_move", false);
  conditions.specials_in_combo = number_or_0<std::int8_t>(*r, "specials_in_combo", 1, kMostSpecials);
  r->finish();
  return conditions;
}

Modifiers Loader::read_modifiers(Reader r, Window when) {
  Modifiers modifiers;
  modifiers.hand_limit = number_or_0<std::int8_t>(r, "hand_limit", 1, kMostHandLimitBonus);
  modifiers.strain = number_or_0<std::int8_t>(r, "strain", -kMostDamage, -1);
  modifiers.longer_reach = r.flag_or("longer_reach", false);
  modifiers.pool_bonus = read_damage(r, "pool");
  modifiers.soften = number_or_0<std::int8_t>(r, "soften", 1, kMostDamage);
  r.finish();
  if (r.ok() && r.node().size() == 0) r.error("", "modify: expected something to modify");

  // The rules ask for each of these in one window only; anywhere else it would never take effect.
  constexpr std::array<std::pair<std::string_view, Window>, 5> kAskedFor = {{{"hand_limit", Window::always},
                                                                             {"strain", Window::always},
                                                                             {"longer_reach", Window::always},
                                                                             {"pool", Window::strike_card_resolved},
                                                                             {"soften", Window::pool_gives_heavy}}};
  for (const auto& [key, window] : kAskedFor) {
    if (!r.has(key) || when == window) continue;
    r.error(key, "modify: " + in_quotes(key) +
                     " is asked for only with `when: " + std::string(kernel::enum_name(window)) + '`');
  }
  return modifiers;
}

// ---- arenas ----

Arena Loader::read_arena(const Document& node) {
  const std::size_t errors_before = diagnostics_.count();
  Reader r(node, diagnostics_, "arena");
  Arena arena;
  read_label(r, arena);
  arena.box = r.text("box");
  read_spaces(r, arena);
  read_starts(r, arena);
  read_corridors(r, arena);
  r.finish();
  if (diagnostics_.count() > errors_before) return arena;

  survey(arena);
  const auto& ways = arena.distance[0];
  for (std::size_t i = 0; i < arena.spaces.size(); ++i) {
    if (ways[i] >= 0) continue;
    diagnostics_.error(r.node()["spaces"][i], "spaces: no way leads from " + arena.space_name(SpaceId{0u}) + " to " +
                                                  arena.space_name(SpaceId{i}));
  }
  return arena;
}

void Loader::read_spaces(Reader& r, Arena& arena) {
  for (const Document& node : list_between(r, "spaces", 2, kMostSpaces)) {
    const auto hex = read_hex(node);
    if (!hex) continue;
    if (arena.space_at(*hex).valid()) diagnostics_.error(node, "spaces: this space is already there");
    arena.spaces.push_back(*hex);
  }
}

// KNO-SETUP-03: one fighter per start space.
void Loader::read_starts(Reader& r, Arena& arena) {
  Reader start = r.child("start", "start");
  arena.start_a = read_start(start, "a", arena);
  arena.start_b = read_start(start, "b", arena);
  start.finish();
  if (arena.start_a.valid() && arena.start_a == arena.start_b) {
    start.error("b", "start: two fighters cannot start on the same space");
  }
}

SpaceId Loader::read_start(Reader& start, std::string_view key, const Arena& arena) {
  if (start.has(key)) return read_space(start.any(key), arena);
  start.error(key, "start has no " + in_quotes(key) + "; expected a space as [q, r]");
  return {};
}

void Loader::read_corridors(Reader& r, Arena& arena) {
  arena.corridor.assign(arena.spaces.size(), Corridor::none);
  auto corridors = r.child_if("corridors", "corridors");
  if (!corridors) return;
  read_entrances(*corridors, "centre", Corridor::centre, arena);
  read_entrances(*corridors, "outer", Corridor::outer, arena);
  corridors->finish();
  const auto plain = std::ranges::count(arena.corridor, Corridor::none);
  if (arena.corridor.size() - static_cast<std::size_t>(plain) < 2) {
    r.error("corridors", "corridors: expected at least 2 spaces, for a corridor leads from one to another");
  }
}

void Loader::read_entrances(Reader& r, std::string_view key, Corridor kind, Arena& arena) {
  for (const Document& node : r.list_or_empty(key)) {
    const SpaceId space = read_space(node, arena);
    if (!space.valid()) continue;
    Corridor& entrance = arena.corridor[space.index()];
    if (entrance != Corridor::none) diagnostics_.error(node, std::string(key) + ": this space has a corridor already");
    entrance = kind;
  }
}

std::optional<Hex> Loader::read_hex(const Document& node) {
  const auto fits = [](const Document& n) { return n.is_int() && -kFarthest <= n.as_int() && n.as_int() <= kFarthest; };
  if (node.is_list() && node.size() == 2 && std::ranges::all_of(node.items(), fits)) {
    return Hex{static_cast<std::int8_t>(node[0].as_int()), static_cast<std::int8_t>(node[1].as_int())};
  }
  diagnostics_.error(node,
                     "expected a space as [q, r], two whole numbers from -31 to 31, found " + kernel::describe(node));
  return std::nullopt;
}

SpaceId Loader::read_space(const Document& node, const Arena& arena) {
  const auto hex = read_hex(node);
  if (!hex) return {};
  const SpaceId space = arena.space_at(*hex);
  if (!space.valid()) {
    diagnostics_.error(node, "the arena has no space [" + std::to_string(hex->q) + ", " + std::to_string(hex->r) + ']');
  }
  return space;
}

}  // namespace

Catalogue::Catalogue() = default;
Catalogue::~Catalogue() = default;

int Catalogue::deck_size() const {
  int size = 0;
  for (const AttackCard& card : cards) size += card.copies;
  return size;
}

std::unique_ptr<Catalogue> read_catalogue(const Document& content, Diagnostics& diagnostics) {
  const std::size_t errors_before = diagnostics.count();
  auto catalogue = std::make_unique<Catalogue>();
  Loader(diagnostics).read(content, *catalogue);
  // The whole is judged only when its parts are sound; otherwise one slip would be reported many times over.
  if (diagnostics.count() == errors_before) check_whole(*catalogue, content, diagnostics);
  return diagnostics.count() == errors_before ? std::move(catalogue) : nullptr;
}

}  // namespace kostka::games::knockdown
