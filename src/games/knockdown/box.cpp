#include "games/knockdown/box.h"

#include "games/knockdown/effects.h"
#include "games/knockdown/items.h"
#include "kernel/data/enum_names.h"
#include "kernel/language/typeset.h"

namespace kostka::games::knockdown {
namespace {

using kernel::typeset;
using screen::ArenaEntry;
using screen::AttackEntry;
using screen::Box;
using screen::FighterEntry;
using screen::SkillEntry;
using screen::SpaceKind;

std::vector<std::string> ids_of(const Clauses& clauses) {
  std::vector<std::string> ids;
  for (const Clause clause : clauses) ids.emplace_back(id_of(clause));
  return ids;
}

Clause clause_of(AttackType type) {
  switch (type) {
    case AttackType::strike: return "KNO-TYPE-02"_clause;
    case AttackType::ability: return "KNO-TYPE-03"_clause;
    case AttackType::reaction: break;
  }
  return "KNO-TYPE-04"_clause;
}

Clause clause_of(Reach reach) {
  switch (reach) {
    case Reach::exactly: return "KNO-RNG-01"_clause;
    case Reach::up_to: return "KNO-RNG-02"_clause;
    case Reach::projectile: return "KNO-RNG-03"_clause;
    case Reach::unlimited: break;
  }
  return "KNO-RNG-04"_clause;
}

// The rules behind an attack in the order of its steps.
Clauses clauses_of(const Attack& attack) {
  Clauses clauses = {clause_of(attack.type), clause_of(attack.range.reach)};
  if (!attack.pool.none()) clauses.push_back("KNO-SEQ-06"_clause);
  if (!attack.effects.empty()) clauses.push_back("KNO-SEQ-07"_clause);
  cite(attack.effects, clauses);
  if (attack.ko) clauses.push_back("KNO-SEQ-08"_clause);
  return clauses;
}

AttackEntry attack_entry(const Attack& attack) {
  AttackEntry entry;
  entry.id = attack.id;
  entry.name = typeset(attack.name);
  entry.type = attack.type;
  entry.range = {attack.range.reach, attack.range.spaces};
  entry.range_text = typeset(range_text(attack.range));
  entry.light = attack.pool.light;
  entry.heavy = attack.pool.heavy;
  entry.ko = attack.ko;
  if (!attack.effects.empty()) {
    entry.effect = typeset(describe_all(attack.effects));
    entry.sign = attack.effects.front()->sign();
  }
  entry.clauses = ids_of(clauses_of(attack));
  entry.origin = attack.origin.kind;
  entry.source = attack.origin.source;
  return entry;
}

AttackEntry card_entry(const AttackCard& card) {
  AttackEntry entry = attack_entry(card);
  entry.symbol = card.symbol;
  entry.copies = static_cast<std::int16_t>(card.copies);
  if (card.symbol == Symbol::BL) entry.clauses.emplace_back(id_of("KNO-BLK-01"_clause));
  if (card.symbol == Symbol::DA) entry.clauses.emplace_back(id_of("KNO-COMBO-08"_clause));
  return entry;
}

AttackEntry special_entry(const SpecialAttack& special) {
  AttackEntry entry = attack_entry(special);
  entry.cost = special.cost;
  if (special.type == AttackType::reaction) entry.trigger = typeset(describe_trigger(special.trigger));
  entry.clauses.emplace_back(id_of("KNO-COMBO-04"_clause));
  return entry;
}

FighterEntry fighter_entry(const Fighter& fighter) {
  FighterEntry entry;
  entry.id = fighter.id;
  entry.name = typeset(fighter.name);
  entry.set = fighter.set;
  if (!fighter.token_name.en.empty()) entry.token_name = typeset(fighter.token_name);
  entry.token_start = fighter.token_start;
  for (const SpecialAttack& special : fighter.specials) entry.specials.push_back(special_entry(special));
  entry.origin = fighter.origin.kind;
  entry.source = fighter.origin.source;
  return entry;
}

SkillEntry skill_entry(const Skill& skill) {
  Clauses clauses = {"KNO-COMP-04"_clause};
  cite(skill.ability.effects, clauses);
  return {skill.id,        typeset(skill.name), skill.initiative,   typeset(describe_ability(skill.ability)),
          ids_of(clauses), skill.origin.kind,   skill.origin.source};
}

SpaceKind kind_of(const Arena& arena, SpaceId space) {
  if (space == arena.start_a) return SpaceKind::start_a;
  if (space == arena.start_b) return SpaceKind::start_b;
  switch (arena.corridor[space.index()]) {
    case Corridor::outer: return SpaceKind::corridor_outer;
    case Corridor::centre: return SpaceKind::corridor_centre;
    case Corridor::none: break;
  }
  return SpaceKind::plain;
}

ArenaEntry arena_entry(const Arena& arena) {
  ArenaEntry entry;
  entry.id = arena.id;
  entry.name = typeset(arena.name);
  entry.box = arena.box;
  const std::size_t count = arena.spaces.size();
  for (std::size_t a = 0; a < count; ++a) {
    const SpaceId space{a};
    const Hex hex = arena.spaces[a];
    entry.spaces.push_back({arena.space_name(space), hex.q, hex.r, space_text(hex), kind_of(arena, space)});
    entry.distance.emplace_back(arena.distance[a].begin(), arena.distance[a].begin() + count);
    std::vector<bool>& in_line = entry.in_line.emplace_back();
    for (std::size_t b = 0; b < count; ++b) in_line.push_back(arena.line_step[a][b].valid());
  }
  entry.origin = arena.origin.kind;
  entry.source = arena.origin.source;
  return entry;
}

}  // namespace

Box open_box(const Catalogue& catalogue) {
  Box box;
  for (const AttackCard& card : catalogue.cards) box.cards.push_back(card_entry(card));
  for (const Fighter& fighter : catalogue.fighters) box.fighters.push_back(fighter_entry(fighter));
  for (const Skill& skill : catalogue.skills) box.skills.push_back(skill_entry(skill));
  for (const Arena& arena : catalogue.arenas) box.arenas.push_back(arena_entry(arena));
  for (const Symbol symbol : kernel::kEnumValues<Symbol>) box.symbols.push_back({symbol, symbol_text(symbol)});
  for (const AttackType type : kernel::kEnumValues<AttackType>) box.types.push_back({type, type_text(type)});
  return box;
}

}  // namespace kostka::games::knockdown
