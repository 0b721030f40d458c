// The actions of a slot apart from its move: fight, heal, gather, build a city, build, train, and what heroes can do.
#include <algorithm>

#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

// ---- what may be done -----------------------------------------------------------------------------------------------

// KAR-PLG-05: a Heal action also gets rid of the Plague.
bool can_heal(const Karak& g, Seat who) { return g.wounded(who) || g.s.plague == who; }

// KAR-GATH-04: the tile gives something and the tray still has some of it.
bool can_gather(const Karak& g, HexId here) {
  const Goods yield = yield_of(g, here);
  return std::any_of(kResources.begin(), kResources.end(), [&](Resource r) { return yield[r] > 0 && g.s.tray[r] > 0; });
}

// The clause that forbids it, or none.
Clause against_city(const Karak& g, Seat who) {
  const Player& p = g.player(who);
  if (p.city.valid()) return "KAR-CITY-03"_clause;
  // IMP-LAIR-11: not on a lair either.
  if (!g.buildable(p.hex)) return "KAR-CITY-04"_clause;
  if (g.someone_else_on(p.hex, who)) return "KAR-CITY-02"_clause;
  if (!p.goods.covers(g.catalogue.constants.city)) return "KAR-CITY-01"_clause;
  if (!can_pay(g, who, g.catalogue.constants.city)) return "IMP-TAX-04"_clause;
  return {};
}

Clause against_building(const Karak& g, Seat who, BuildingId id) {
  const Player& p = g.player(who);
  if (p.buildings.contains(id)) return "KAR-BLD-01"_clause;
  if (!p.goods.covers(g.building(id).cost)) return "KAR-BLD-02"_clause;
  if (!can_pay(g, who, g.building(id).cost)) return "IMP-TAX-04"_clause;
  return {};
}

bool trains(const Karak& g, Seat who, DieKind kind) {
  const auto& buildings = g.player(who).buildings;
  return std::any_of(buildings.begin(), buildings.end(), [&](BuildingId b) { return g.building(b).trains == kind; });
}

// `trained` are the kinds of this action so far.
Clause against_training(const Karak& g, Seat who, DieKind kind, unsigned trained) {
  const Goods& price = g.catalogue.die(kind).price;
  if (!trains(g, who, kind)) return "KAR-TRN-01"_clause;
  if (g.s.tray_dice[kind] == 0) return "KAR-TRN-04"_clause;
  if (g.room(who) <= 0) return "KAR-TRN-03"_clause;
  if (!g.player(who).goods.covers(price)) return "KAR-TRN-05"_clause;
  if (!can_pay(g, who, price)) return "IMP-TAX-07"_clause;
  if (!leaves_a_gift(g, who, trained, kind)) return "IMP-TRN-04"_clause;
  return {};
}

// KAR-HERO-18: Necromancy costs an action and nothing else.
// IMP-ADE-02: Rebels need no building.
Clause against_recruiting(const Karak& g, Seat who) {
  const Powers& powers = g.powers(who);
  const DieKind kind = powers.recruits;
  const bool landscape =
      powers.recruit_landscape < 0 || g.tile(g.player(who).hex).has(static_cast<Landscape>(powers.recruit_landscape));
  if (!landscape) return "IMP-ADE-01"_clause;
  if (powers.recruit_once && g.s.recruit_used) return "IMP-ADE-09"_clause;
  if (g.s.tray_dice[kind] == 0) return "KAR-HERO-07"_clause;
  if (is_unit(kind) && g.room(who) <= 0) return "IMP-ADE-03"_clause;
  if (!g.player(who).goods.covers(powers.recruit_price)) return "IMP-ADE-01"_clause;
  return {};
}

void offer_recruiting(Karak& g, Seat who) {
  const Clause otherwise = against_recruiting(g, who);
  g.offer_or_refuse(!otherwise, otherwise, Answer::recruit, of(g.powers(who).recruits));
}

// KAR-BLD-03: a hero outside his city may build it, inside it he may build and train.
void offer_city_actions(Karak& g, Seat who) {
  const Player& p = g.player(who);
  if (p.city != p.hex || !p.city.valid()) {
    const Clause no_city = against_city(g, who);
    g.offer_or_refuse(!no_city, no_city, Answer::city);
    return;
  }
  for (std::size_t i = 0; i < g.catalogue.buildings.size(); ++i) {
    const Clause otherwise = against_building(g, who, BuildingId{i});
    g.offer_or_refuse(!otherwise, otherwise, Answer::build, of(BuildingId{i}));
  }
  for (const DieKind kind : kUnits) {
    const Clause otherwise = against_training(g, who, kind, 0);
    g.offer_or_refuse(!otherwise, otherwise, Answer::train, of(kind));
  }
}

void offer_shots(Karak& g, Seat who) {
  const HexId here = g.player(who).hex;
  for (std::size_t edge = 0; edge < kEdges; ++edge) {
    const HexId there = g.s.map.beside(here, edge);
    // KAR-HERO-17: neither the General nor a lair.
    if (!there.valid() || g.s.map[there].armies.empty()) continue;
    g.offer_or_refuse(!g.chasm_between(here, edge), "KAR-HERO-16"_clause, Answer::shoot, of(there));
  }
}

// ---- doing it -------------------------------------------------------------------------------------------------------

void heal_action(Karak& g, Seat who) {
  const bool plagued = g.s.plague == who;
  heal(g, who, plagued ? g.catalogue.constants.plague_heal : g.catalogue.constants.heal, "KAR-HEAL-01"_clause);
  if (!plagued) return;
  g.s.plague = Seat{};
  g.tell("KAR-PLG-05"_clause, told::PlagueEnded{who});
}

// One of the kinds that the tile gives, chosen by the player who gathers.
Task<> change_yield(Karak& g, Seat who, Goods& yield, int by, Asking asking, Clause clause) {
  for (const Resource resource : kResources) {
    if (yield[resource] > 0) g.offer_to_choose(Answer::take_resource, of(resource), by);
  }
  const Option choice = co_await g.ask(who, clause, g.question(asking));
  std::int16_t& amount = yield[resource_in(choice.about[0])];
  amount = static_cast<std::int16_t>(amount + by);
}

Task<> gather_action(Karak& g, Seat who) {
  // KAR-GATH-02
  // KAR-GATH-03: a tile is never exhausted,
  // KAR-GATH-05: a stock never full.
  Goods yield = yield_of(g, g.player(who).hex);
  for (int n = 0; n < g.powers(who).gather_more; ++n) {
    co_await change_yield(g, who, yield, 1, Asking::gather_more, "KAR-HERO-16"_clause);
  }
  if (g.s.plague == who) {
    for (int n = 0; n < g.catalogue.constants.plague_gather && !yield.none(); ++n) {
      co_await change_yield(g, who, yield, -1, Asking::gather_less, "KAR-PLG-04"_clause);
    }
  }
  const Goods taken = take_goods(g, who, yield);
  g.tell("KAR-GATH-01"_clause, told::Gathered{who, taken});
}

Task<> erect(Karak& g, Seat who, BuildingId id, Clause clause) {
  g.player(who).buildings.insert_sorted(id);
  g.tell(clause, told::Built{who, id});
  // IMP-BLD-03: for each building.
  if (g.s.emperor == who) co_await give_building(g, who, id);
}

Task<> city_action(Karak& g, Seat who) {
  Player& p = g.player(who);
  pay_goods(g, who, g.catalogue.constants.city);
  // IMP-BLD-05: nobody else gets one.
  p.city = p.hex;
  g.tell("KAR-CITY-01"_clause, told::City{who, p.hex});
  const BuildingId free = g.powers(who).free_building;
  if (free.valid()) co_await erect(g, who, free, "IMP-SAI-01"_clause);
  // IMP-TAX-03
  // IMP-SAI-03: the free building adds no tax.
  co_await pay_tax(g, who);
}

Task<> build_action(Karak& g, Seat who, BuildingId first) {
  BuildingId next = first;
  for (;;) {
    pay_goods(g, who, g.building(next).cost);
    co_await erect(g, who, next, "KAR-BLD-01"_clause);
    g.offer_to_choose(Answer::done);
    for (std::size_t i = 0; i < g.catalogue.buildings.size(); ++i) {
      const Clause otherwise = against_building(g, who, BuildingId{i});
      g.offer_or_refuse(!otherwise, otherwise, Answer::build, of(BuildingId{i}));
    }
    const Option choice = co_await g.ask(who, "KAR-BLD-01"_clause, g.question(Asking::build_more));
    if (answer_of(choice) == Answer::done) break;
    next = id_in<BuildingId>(choice.about[0]);
  }
  // IMP-TAX-02: once, however many buildings.
  co_await pay_tax(g, who);
}

Task<> train_action(Karak& g, Seat who, DieKind first) {
  DieKind next = first;
  unsigned trained = 0;
  for (;;) {
    pay_goods(g, who, g.catalogue.die(next).price);
    take_die(g, who, next);
    trained |= 1u << static_cast<unsigned>(next);
    g.tell("KAR-TRN-01"_clause, told::Trained{who, next});
    g.offer_to_choose(Answer::done);
    for (const DieKind kind : kUnits) {
      const Clause otherwise = against_training(g, who, kind, trained);
      g.offer_or_refuse(!otherwise, otherwise, Answer::train, of(kind));
    }
    const Option choice = co_await g.ask(who, "KAR-TRN-02"_clause, g.question(Asking::train_more));
    if (answer_of(choice) == Answer::done) break;
    next = die_in(choice.about[0]);
  }
  // IMP-TAX-05
  co_await pay_tax(g, who);
  if (g.s.emperor == who) co_await give_unit(g, who, trained);
}

// IMP-TAX-08: it is no Train action, so there is no tax,
// IMP-ADE-10: nor a gift.
void recruit_action(Karak& g, Seat who) {
  const Powers& powers = g.powers(who);
  pay_goods(g, who, powers.recruit_price);
  take_die(g, who, powers.recruits);
  g.s.recruit_used = true;
  g.tell(powers.recruits == DieKind::skeleton ? "KAR-HERO-07"_clause : "IMP-ADE-01"_clause,
         told::Recruited{who, powers.recruits});
}

}  // namespace

Goods yield_of(const Karak& g, HexId hex) {
  const Tile& tile = g.tile(hex);
  // IMP-LAIR-10: a lair gives nothing,
  // IMP-RIFT-12: nor does a Rift.
  return tile.kind == TileKind::landscape ? tile.yield : Goods{};
}

void offer_actions(Karak& g, Seat who) {
  const HexId here = g.player(who).hex;
  // KAR-BAT-18: among monsters a hero may only fight,
  if (g.has_monsters(here)) {
    // KAR-BAT-19: those on his own tile,
    g.offer_to_choose(Answer::fight, of(here));
    g.refuse({static_cast<std::uint16_t>(Answer::heal), 0, {}}, "KAR-HEAL-02"_clause);
    g.refuse({static_cast<std::uint16_t>(Answer::gather), 0, {}}, "KAR-BAT-18"_clause);
    // IMP-ADE-04: or recruit where the land decides.
    if (g.powers(who).recruit_landscape >= 0) offer_recruiting(g, who);
    return;
  }
  g.offer_or_refuse(can_heal(g, who), "KAR-HEAL-01"_clause, Answer::heal);
  g.offer_or_refuse(can_gather(g, here), "KAR-GATH-01"_clause, Answer::gather);
  offer_city_actions(g, who);
  const Powers& powers = g.powers(who);
  if (powers.recruits != DieKind::hero) offer_recruiting(g, who);
  if (powers.long_shot) offer_shots(g, who);
}

Task<> act(Karak& g, Seat who, Option action) {
  const Object about = action.about[0];
  switch (answer_of(action)) {
    case Answer::fight: co_await fight_monsters(g, who, g.player(who).hex, Drawn::earlier, From::the_tile); break;
    case Answer::shoot: co_await fight_monsters(g, who, id_in<HexId>(about), Drawn::earlier, From::afar); break;
    case Answer::heal: heal_action(g, who); break;
    case Answer::gather: co_await gather_action(g, who); break;
    case Answer::city: co_await city_action(g, who); break;
    case Answer::build: co_await build_action(g, who, id_in<BuildingId>(about)); break;
    case Answer::train: co_await train_action(g, who, die_in(about)); break;
    case Answer::recruit: recruit_action(g, who); break;
    default: kernel::raise_fault("An answer was given that no rule here carries out."); break;
  }
}

}  // namespace kostka::games::karak
