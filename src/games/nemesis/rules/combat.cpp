// Shooting, melee and Injuries (NEM-SHOOT, NEM-MELEE, NEM-INJ), Eggs as targets (NEM-R1-NEST).
#include <algorithm>

#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {
namespace {

bool is_eggs(Object target) { return kind_of(target) == Kind::eggs; }

// NEM-SHOOT-02
// CAR-SUP-06: the symbols of Mode C stand among the facts of its kinds.
// NEM-R1-NEST-6: an Egg is hit by every face but the blank one.
int printed_result(const Nemesis& g, Object target, CombatFace face) {
  if (face == CombatFace::one) return 1;
  if (face == CombatFace::two) return 2;
  if (face == CombatFace::blank) return 0;
  if (is_eggs(target)) return 1;
  const Figure* figure = g.figure(target.index);
  const CombatFace symbol = g.catalogue.facts(figure->species).die;
  if (symbol == CombatFace::creeper) return 1;
  return face == CombatFace::adult && symbol == CombatFace::adult ? 1 : 0;
}

// The face as a discovered Weakness or a revealed Adaptation makes it (NEM-SHOOT-03).
// CAR-ADAPT-07: one hit misses Agile ones, but not two rolled hits that a weapon counts as one.
CombatFace face_by_traits(const Nemesis& g, Object target, CombatFace face, CombatFace rolled) {
  if (is_eggs(target)) return face;
  const Figure* figure = g.figure(target.index);
  if (face == CombatFace::blank && figure->species == Species::adult && g.trait(Standing::vital_places) != 0) {
    return CombatFace::one;
  }
  const bool agile = g.trait(Standing::agile) != 0 && rolled != CombatFace::two;
  if (face == CombatFace::one && agile) return CombatFace::blank;
  return face;
}

Task<CombatFace> throw_combat_die(Nemesis& g, Seat who) {
  const int face =
      co_await g.roll(static_cast<int>(kCombatFaces), "NEM-COMP-08"_clause, g.question(Asking::combat_die, 0, of(who)));
  co_return g.catalogue.constants.combat_die[static_cast<std::size_t>(face - 1)];
}

Task<bool> wants(Nemesis& g, Seat who, Asking asking, int amount, Clause clause) {
  g.offer_to_choose(Answer::yes);
  g.offer_to_choose(Answer::no);
  const Option choice = co_await g.ask(who, clause, g.question(asking, amount));
  co_return answer_of(choice) == Answer::yes;
}

CombatFace face_by_weapon(const Weapon& weapon, CombatFace face) {
  if (face == CombatFace::one && weapon.does(ShotText::one_is_two)) return CombatFace::two;
  if (face == CombatFace::two && weapon.does(ShotText::two_is_one)) return CombatFace::one;
  return face;
}

// NEM-SHOOT-03: the result, then "at least 1" unless the face is blank, then the bonuses; those that ask for a dealt
// Injury come last.
int injuries_of_shot(const Nemesis& g, const Shooting& shot, const Weapon& weapon, CombatFace face, int ammo,
                     bool bought) {
  int injuries = printed_result(g, shot.target, face);
  if (weapon.does(ShotText::at_least_one) && face != CombatFace::blank) injuries = std::max(injuries, 1);
  if (shot.all_ammo) injuries += ammo / 2;
  if (weapon.does(ShotText::two_more) && face == CombatFace::two) ++injuries;
  if (weapon.does(ShotText::hit_face_more) && (face == CombatFace::one || face == CombatFace::two)) ++injuries;
  if (bought) ++injuries;
  if (injuries == 0) return 0;
  if (weapon.does(ShotText::hit_more)) ++injuries;
  if (weapon.type == WeaponType::energy) injuries = std::max(1, injuries + g.trait(Standing::energy_hit));
  return injuries;
}

// NEM-R1-NEST-3
Task<> hit_eggs(Nemesis& g, Seat who, RoomId room, int eggs) {
  destroy_eggs(g, room, eggs);
  co_await roll_noise(g, who);
}

}  // namespace

// ---- Injuries -------------------------------------------------------------------------------------------------------

// NEM-INJ-06
Task<AttackId> draw_attack(Nemesis& g) {
  State& s = g.s;
  if (s.attacks.empty()) {
    while (!s.attack_discard.empty()) s.attacks.shuffle_in(s.attack_discard.pop_back());
  }
  if (s.attacks.empty()) co_return AttackId{};
  const AttackId card = co_await g.draw(s.attacks, static_cast<std::uint8_t>(Kind::attack), "NEM-ATK-04"_clause,
                                        g.question(Asking::attack));
  s.aside.attacks.push_back(card);
  co_return card;
}

void discard_attack(Nemesis& g, AttackId card) {
  if (g.s.aside.attacks.remove(card)) g.s.attack_discard.push_back(card);
}

// NEM-INJ-03: one card; NEM-INJ-04: the sum of two; NEM-INJ-02: one Injury kills without a card.
Task<> check_injuries(Nemesis& g, std::uint16_t number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr) co_return;
  const Species species = figure->species;
  int toughness = 0;
  bool retreats = false;
  for (int n = 0; n < g.catalogue.facts(species).check; ++n) {
    const AttackId card = co_await draw_attack(g);
    if (!card.valid()) break;
    g.tell("NEM-INJ-03"_clause, told::Checked{species, card});
    // CAR-INJ-01: a value for Metagorgers, one for the others.
    // CAR-INJ-02
    const Attack& values = g.catalogue.attacks[card.index()];
    const int value = species == Species::metagorger ? values.metagorger_toughness : values.toughness;
    // NEM-RETR-01: one arrow is enough.
    retreats = retreats || value == 0;
    toughness += value;
    discard_attack(g, card);
  }
  if (retreats) {
    co_await retreat(g, number);
    co_return;
  }
  const bool has_check = g.catalogue.facts(species).check > 0;
  if (!has_check || std::max(1, toughness + g.trait(Standing::toughness)) <= g.figure(number)->injuries) {
    co_await kill_figure(g, number);
  }
}

// NEM-INJ-01
Task<> injure(Nemesis& g, std::uint16_t number, int injuries) {
  Figure* figure = g.figure(number);
  if (figure == nullptr || injuries <= 0) co_return;
  figure->injuries = static_cast<std::int8_t>(figure->injuries + injuries);
  g.tell("NEM-INJ-01"_clause, told::Injured{figure->species, figure->room, figure->injuries});
  co_await check_injuries(g, number);
}

// NEM-R1-NEST-2: the last Egg of the board gone, the Nest is destroyed for good.
// NEM-R1-NEST-7: those on the board lie in the explored Nest.
void destroy_eggs(Nemesis& g, RoomId room, int eggs) {
  const int destroyed = std::min(eggs, g.lying_eggs(room));
  if (destroyed == 0) return;
  RoomState& where = g.room(room);
  const int lying = std::min<int>(where.eggs, destroyed);
  where.eggs = static_cast<std::int8_t>(where.eggs - lying);
  const int from_board = destroyed - lying;
  g.s.eggs = static_cast<std::int8_t>(g.s.eggs - from_board);
  g.tell("NEM-R1-NEST-3"_clause, told::EggsDestroyed{room, destroyed});
  if (from_board == 0 || g.s.eggs > 0 || g.s.nest_destroyed) return;
  g.s.nest_destroyed = true;
  g.tell("NEM-R1-NEST-2"_clause, told::NestDestroyed{room});
}

// ---- shooting -------------------------------------------------------------------------------------------------------

int injuries_by_shot(const Nemesis& g, const Shooting& shot, CombatFace rolled) {
  const Held& held = g.player(shot.who).held[shot.weapon];
  const Weapon& weapon = g.item(held.item).weapon;
  const CombatFace face = face_by_traits(g, shot.target, face_by_weapon(weapon, rolled), rolled);
  return injuries_of_shot(g, shot, weapon, face, shot.all_ammo ? held.ammo : 1, false);
}

int injuries_by_blow(const Nemesis& g, Object target, CombatFace rolled) {
  return std::min(1, printed_result(g, target, face_by_traits(g, target, rolled, rolled)));
}

bool can_shoot(const Nemesis& g, Seat who, std::size_t weapon) {
  const Held& held = g.player(who).held[weapon];
  return held.is_item() && g.item(held.item).is_weapon() && held.ammo > 0;
}

// NEM-SHOOT-01
Task<> shoot(Nemesis& g, Shooting shot) {
  if (shot.weapon >= g.player(shot.who).held.size()) co_return;
  const ItemId item = g.player(shot.who).held[shot.weapon].item;
  if (!is_eggs(shot.target) && g.figure(shot.target.index) == nullptr) co_return;
  const Weapon& weapon = g.item(item).weapon;
  const RoomId room = g.player(shot.who).room;
  std::int8_t& ammo = g.player(shot.who).held[shot.weapon].ammo;
  const int spent = shot.all_ammo ? ammo : 1;
  ammo = static_cast<std::int8_t>(ammo - spent);
  CombatFace face = co_await throw_combat_die(g, shot.who);
  if (shot.reroll || weapon.does(ShotText::reroll)) {
    const bool again = co_await wants(g, shot.who, Asking::reroll, static_cast<int>(face), "NEM-SHOOT-03"_clause);
    if (again) face = co_await throw_combat_die(g, shot.who);
  }
  face = face_by_traits(g, shot.target, face_by_weapon(weapon, face), face);
  bool bought = false;
  // NEM-SHOOT-05: bought before the check.
  if (weapon.does(ShotText::buy_two) && face == CombatFace::two && g.player(shot.who).held[shot.weapon].ammo > 0) {
    bought = co_await wants(g, shot.who, Asking::buy_hit, 0, "NEM-SHOOT-05"_clause);
    if (bought) --g.player(shot.who).held[shot.weapon].ammo;
  }
  const int injuries = injuries_of_shot(g, shot, weapon, face, spent, bought);
  g.tell("NEM-SHOOT-02"_clause, told::Shot{shot.who, item, shot.target, face, injuries});
  if (is_eggs(shot.target)) {
    co_await hit_eggs(g, shot.who, room, injuries);
  } else {
    co_await injure(g, shot.target.index, injuries);
  }
  // NEM-SHOOT-05: what else the face does comes after the check.
  if (weapon.does(ShotText::two_burns) && face == CombatFace::two) co_await set_fire(g, room);
}

// ---- melee ----------------------------------------------------------------------------------------------------------

// NEM-MELEE-01
// NEM-MELEE-02: two hits are one Injury, and a miss costs a Serious Wound.
// NEM-R1-NEST-3: against Eggs neither card nor Wound.
Task<> melee(Nemesis& g, Seat who, Object target) {
  const RoomId room = g.player(who).room;
  const bool eggs = is_eggs(target);
  if (!eggs && g.figure(target.index) == nullptr) co_return;
  if (!eggs) contaminate(g, who);
  CombatFace face = co_await throw_combat_die(g, who);
  face = face_by_traits(g, target, face, face);
  const int injuries = std::min(1, printed_result(g, target, face));
  g.tell("NEM-MELEE-02"_clause, told::Struck{who, target, face, injuries});
  if (eggs) {
    co_await hit_eggs(g, who, room, injuries);
  } else if (injuries > 0) {
    co_await injure(g, target.index, injuries);
  } else {
    co_await serious_wounds(g, who, 1);
  }
}

}  // namespace kostka::games::nemesis
