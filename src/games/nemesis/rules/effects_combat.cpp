// What texts do in Combat and with enemies.
#include <algorithm>

#include "games/nemesis/rules/verb_rules.h"

namespace kostka::games::nemesis::effects {

// ---- shots by cards -------------------------------------------------------------------------------------------------

namespace {

bool fits_weapon(const Nemesis& g, const Effect& e, Seat who, std::size_t place) {
  if (!can_shoot(g, who, place)) return false;
  const ItemId item = g.player(who).held[place].item;
  if (e.verb == Verb::full_auto) return item == e.item;
  return e.verb != Verb::aimed_shot || g.item(item).weapon.type == WeaponType::energy;
}

Task<> shoot_by_card(Nemesis& g, const Effect& e, Cause cause, Shooting shooting) {
  const Seat who = cause.actor;
  const auto& held = g.player(who).held;
  for (std::size_t i = 0; i < held.size(); ++i) {
    if (fits_weapon(g, e, who, i)) g.offer_to_choose(Answer::pick, held_by(who, i));
  }
  const Option weapon = co_await g.ask(who, "NEM-SHOOT-01"_clause, g.question(Asking::weapon));
  for (const std::uint16_t number : g.figures_in(g.player(who).room)) {
    g.offer_to_choose(Answer::pick, object(Kind::figure, number));
  }
  const Option target = co_await g.ask(who, "NEM-SHOOT-01"_clause, g.question(Asking::target));
  shooting.who = who;
  shooting.weapon = weapon.about[0].index;
  shooting.target = target.about[0];
  co_await nemesis::shoot(g, shooting);
}

}  // namespace

bool can_shoot_here(const Nemesis& g, const Effect& e, const Cause& cause) {
  if (!g.in_combat(cause.actor)) return false;
  for (std::size_t i = 0; i < g.player(cause.actor).held.size(); ++i) {
    if (fits_weapon(g, e, cause.actor, i)) return true;
  }
  return false;
}

Task<> shoot(Nemesis& g, const Effect& e, Cause cause) { return shoot_by_card(g, e, cause, {}); }
Task<> full_auto(Nemesis& g, const Effect& e, Cause cause) { return shoot_by_card(g, e, cause, {.all_ammo = true}); }
Task<> aimed_shot(Nemesis& g, const Effect& e, Cause cause) { return shoot_by_card(g, e, cause, {.reroll = true}); }

// ---- thrown ---------------------------------------------------------------------------------------------------------

namespace {

// Here and next door; a Closed Door stops what is thrown (NEM-DOOR-02).
RoomList within_throw(const Nemesis& g, Seat who) {
  const RoomId own = g.player(who).room;
  RoomList list = g.neighbours(own);
  list.push_back(own);
  std::sort(list.begin(), list.end());
  return list;
}

// NEM-INJ-07: all Injuries first, then the checks; the chosen target first, then the largest kind.
Task<> blast(Nemesis& g, RoomId room, std::uint16_t target, int on_target, int on_others) {
  FigureNumbers hit;
  if (target != 0) hit.push_back(target);
  for (const std::uint16_t number : g.figures_in(room)) {
    if (number != target) hit.push_back(number);
  }
  // The Adaptation "Heat-Proof" spares one Injury each.
  const int spared = g.trait(Standing::fireproof);
  const auto injuries_of = [&](std::uint16_t number) {
    return std::max(0, (number == target ? on_target : on_others) - spared);
  };
  for (const std::uint16_t number : hit) {
    if (injuries_of(number) == 0) continue;
    Figure& figure = *g.figure(number);
    figure.injuries = static_cast<std::int8_t>(figure.injuries + injuries_of(number));
    g.tell("NEM-INJ-07"_clause, told::Injured{figure.species, room, figure.injuries});
  }
  for (const std::uint16_t number : hit) {
    if (injuries_of(number) > 0) co_await check_injuries(g, number);
  }
}

Task<> wound_everybody(Nemesis& g, RoomId room) {
  const SeatSet dead_before = dead_players(g);
  for (const Seat who : g.in_order()) {
    if (g.stands_in(who, room)) co_await serious_wounds(g, who, 1);
  }
  settle_heir(g, dead_before);
}

// NEM-R1-NEST-4: the thrower rolls where they stand if there were Eggs.
Task<> blast_eggs(Nemesis& g, Seat who, RoomId room, int eggs) {
  if (g.lying_eggs(room) == 0) co_return;
  destroy_eggs(g, room, eggs);
  co_await roll_noise(g, who);
}

}  // namespace

void grenade_targets(const Nemesis& g, const Effect&, const Cause& cause, Candidates& list) {
  for (const RoomId room : within_throw(g, cause.actor)) {
    for (const std::uint16_t number : g.figures_in(room)) list.push_back(object(Kind::figure, number));
    if (g.lying_eggs(room) > 0) list.push_back(eggs_in(room));
  }
}

Task<> grenade(Nemesis& g, const Effect&, Cause cause) {
  const bool at_eggs = kind_of(cause.picked) == Kind::eggs;
  const std::uint16_t target = at_eggs ? std::uint16_t{0} : cause.picked.index;
  const RoomId room = at_eggs ? RoomId{cause.picked.index} : g.figure(target)->room;
  co_await blast(g, room, target, 2, 1);
  co_await wound_everybody(g, room);
  co_await blast_eggs(g, cause.actor, room, 2);
}

void molotov_rooms(const Nemesis& g, const Effect&, const Cause& cause, Candidates& list) {
  for (const RoomId room : within_throw(g, cause.actor)) {
    if (g.enemies_in(room) || g.lying_eggs(room) > 0) list.push_back(of(room));
  }
}

Task<> molotov(Nemesis& g, const Effect&, Cause cause) {
  const auto room = id_in<RoomId>(cause.picked);
  co_await set_fire(g, room);
  // The Weakness to fire counts for what it burns, too.
  co_await blast(g, room, 0, 0, 1 + g.trait(Standing::fire_injures));
  co_await wound_everybody(g, room);
  co_await blast_eggs(g, cause.actor, room, 1);
}

// ---- the decoy ------------------------------------------------------------------------------------------------------

void decoy_rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  if (!g.in_room(cause.who)) return;
  static_cast<void>(e);
  for (const RoomId near : g.neighbours(g.player(cause.who).room)) {
    const RoomList around = g.neighbours(near);
    const bool lures = std::any_of(around.begin(), around.end(), [&](RoomId room) { return g.enemies_in(room); });
    if (lures) list.push_back(of(near));
  }
}

// NEM-ESC-05: which Intruders are lured is fixed at the start; those in Combat attack before they go.
Task<> decoy(Nemesis& g, const Effect&, Cause cause) {
  const auto to = id_in<RoomId>(cause.picked);
  FigureNumbers lured;
  for (const RoomId room : g.neighbours(to)) {
    for (const std::uint16_t number : g.figures_in(room)) lured.push_back(number);
  }
  for (const std::uint16_t number : lured) {
    const Figure* figure = g.figure(number);
    if (figure == nullptr) continue;
    const RoomId from = figure->room;
    if (g.someone_in(from)) co_await attack(g, number, Seat{}, Surprise::no);
    figure = g.figure(number);
    if (figure != nullptr && figure->room == from) walk_figure(g, number, to);
  }
}

// ---- enemies --------------------------------------------------------------------------------------------------------

Task<> injure(Nemesis& g, const Effect& e, Cause cause) { return nemesis::injure(g, cause.figure, e.n); }

// The Weakness to phosphates: foam that drives one off injures it where it then stands.
Task<> retreat(Nemesis& g, const Effect& e, Cause cause) {
  const Figure* figure = g.figure(cause.figure);
  // It must still be where it was hit.
  if (figure == nullptr || figure->room != cause.stood) co_return;
  co_await nemesis::retreat(g, cause.figure);
  if (e.word == Word::foam && g.trait(Standing::phosphates) != 0) co_await nemesis::injure(g, cause.figure, 1);
}

// NEM-ATK-07: the Injuries stay; without a free figure nothing happens.
bool can_become(const Nemesis& g, const Effect& e, const Cause&) { return has_free_figure(g, e.species); }
void become(Nemesis& g, const Effect& e, const Cause& cause) {
  Figure* figure = g.figure(cause.figure);
  if (figure == nullptr || !has_free_figure(g, e.species)) return;
  const Species from = std::exchange(figure->species, e.species);
  g.tell("NEM-ATK-07"_clause, told::Transformed{from, e.species, figure->room});
}

Task<> surprise(Nemesis& g, const Effect&, Cause cause) { return attack(g, cause.figure, cause.who, Surprise::yes); }

// NEM-ATK-09: no Encounter and no attack; what cannot come goes back.
Task<> summon(Nemesis& g, const Effect&, Cause cause) {
  State& s = g.s;
  if (s.bag.empty()) co_return;
  const TokenId id =
      co_await g.draw(s.bag, static_cast<std::uint8_t>(Kind::token), "NEM-ATK-09"_clause, g.question(Asking::token));
  s.aside.last_token = id;
  const Token& token = g.catalogue.tokens[id.index()];
  if (token.blank || !has_free_figure(g, token.species)) {
    s.bag.shuffle_in(id);
    co_return;
  }
  return_to_supply(g, id);
  co_await place_figure(g, token.species, cause.room, "NEM-ATK-09"_clause);
}

Task<> spawn(Nemesis& g, const Effect& e, Cause cause) {
  co_await place_figure(g, e.species, cause.where(g), "NEM-ENC-01"_clause);
}

void carcass(Nemesis& g, const Effect&, const Cause& cause) {
  if (g.free_carcasses() == 0) return;
  ++g.room(cause.where(g)).carcasses;
  g.tell("NEM-INJ-05"_clause, told::CarcassLeft{cause.where(g)});
}

Task<> leave(Nemesis& g, const Effect&, Cause cause) { return figure_leaves(g, cause.figure); }

void hunt(Nemesis& g, const Effect&, const Cause& cause) {
  const Figure* figure = g.figure(cause.figure);
  if (figure == nullptr) return;
  for (const RoomId near : g.neighbours(figure->room)) {
    if ((cause.people >> near.index() & 1) == 0) continue;
    walk_figure(g, cause.figure, near);
    return;
  }
}

bool can_mend(const Nemesis& g, const Effect&, const Cause& cause) {
  const Figure* figure = g.figure(cause.figure);
  return figure != nullptr && figure->injuries > 0;
}
void mend(Nemesis& g, const Effect& e, const Cause& cause) {
  Figure* figure = g.figure(cause.figure);
  if (figure == nullptr) return;
  figure->injuries = static_cast<std::int8_t>(std::max(0, figure->injuries - e.n));
}

// An Egg hatches: a Character in the Nest without Action cards carries the Larva (NEM-LARVA-04), otherwise it goes into
// the bag.
Task<> hatching(Nemesis& g, const Effect&, Cause) {
  if (g.s.eggs == 0) co_return;
  --g.s.eggs;
  const RoomId nest = g.find_tile(g.catalogue.named.nest);
  if (g.s.eggs == 0 && nest.valid() && !g.s.nest_destroyed) {
    g.s.nest_destroyed = true;
    g.tell("NEM-R1-NEST-2"_clause, told::NestDestroyed{nest});
  }
  bool given = false;
  for (const Seat who : g.in_order()) {
    if (!nest.valid() || !g.stands_in(who, nest)) continue;
    // Whether somebody has Action cards shows, because it matters.
    show_hand(g, who, g.action_cards(who) > 0 ? 0 : g.hand_size(who));
    if (g.action_cards(who) > 0 || g.player(who).larva) continue;
    g.player(who).larva = true;
    g.tell("NEM-LARVA-04"_clause, told::GotLarva{who});
    given = true;
  }
  if (!given) co_await nemesis::add_token(g, Species::larva, "NEM-COMP-11"_clause);
}

Task<> add_token(Nemesis& g, const Effect& e, Cause) { return nemesis::add_token(g, e.species, "NEM-COMP-11"_clause); }

}  // namespace kostka::games::nemesis::effects
