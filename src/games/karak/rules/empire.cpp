// Imperium: the Rift, the crown and its benefits, tax, gifts and the duel.
#include <algorithm>

#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

// What a contestant of a Rift fight has reached.
struct Contender {
  bool fights = false;
  bool blessed = false;
  int total = -1;        // not rolled yet
  OncePerBattle used{};  // IMP-RIFT-19: also in tie-breaks
  FightTold fight{};     // if anybody listens
};
using Contenders = std::array<Contender, kMostPlayers>;

void accede(Karak& g, Seat who, Clause clause) {
  // IMP-EMP-06: one Emperor at a time, and always one from now on.
  // IMP-EMP-02: all the others are his vassals.
  // IMP-GRD-06: the guard die is wherever the crown is.
  g.s.emperor = who;
  g.tell(clause, told::Emperor{who});
  // IMP-EMP-01
  // IMP-EMP-03: at every accession.
  // IMP-EMP-04: also for an Emperor who wins again.
  const Goods taken = take_goods(g, who, g.catalogue.constants.accession);
  g.tell("IMP-EMP-01"_clause, told::Accession{who, taken});
}

// The highest total so far among those who are still in it, `except` one; -1 if nobody has rolled.
int best_of(const Contenders& all, Seat except) {
  int best = -1;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].fights && Seat{i} != except) best = std::max(best, all[i].total);
  }
  return best;
}

Task<> contend(Karak& g, Seat who, HexId rift, Contenders& all, bool tie_break) {
  Contender& mine = all[who.index()];
  Battle b(g.battle, Contest::rift, who, rift);
  b.rival = best_of(all, who);
  b.tie_break = tie_break;
  b.carried = tie_break ? mine.total : 0;
  b.used = mine.used;
  // IMP-RIFT-07: any of his dice.
  // IMP-RIFT-08: weapons and spells too.
  co_await attack(g, b);
  // IMP-RIFT-14: also if his own roll knocked him out.
  mine.total = sum_of(g, b);
  mine.used = b.used;
  mine.blessed = mine.blessed || b.blessed;
  if (g.has_listener()) mine.fight = fight_told(g, b);
}

std::size_t how_many(const Contenders& all) {
  return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [](const Contender& c) { return c.fights; }));
}

// Only those who lead are still in it.
void keep_leaders(Contenders& all) {
  const int best = best_of(all, Seat{});
  for (Contender& each : all) each.fights = each.fights && each.total == best;
}

Task<> break_ties(Karak& g, Seat first, HexId rift, Contenders& all) {
  // IMP-RIFT-15
  for (keep_leaders(all); how_many(all) > 1; keep_leaders(all)) {
    g.tell("IMP-RIFT-03"_clause, told::Tie{.first = first, .sum = best_of(all, Seat{})});
    Seat who = first;
    for (std::size_t n = 0; n < g.s.seats; ++n, who = g.after(who)) {
      // IMP-RIFT-03
      if (all[who.index()].fights) co_await contend(g, who, rift, all, true);
    }
  }
}

void tell_rift_won(Karak& g, Seat winner, Seat first, const Contenders& all) {
  g.tell("IMP-RIFT-02"_clause, [&] {
    told::RiftWon won{.who = winner};
    Seat who = first;
    for (std::size_t n = 0; n < g.s.seats; ++n, who = g.after(who)) {
      if (all[who.index()].total >= 0) won.fights.push_back(all[who.index()].fight);
    }
    return won;
  });
}

// IMP-DUEL-14
void plunder_after_duel(Karak& g, const Battle& winner) {
  if (!g.powers_in(winner).plunder) return;
  const Goods taken = take_goods(g, winner.fighter, yield_of(g, winner.where));
  if (!taken.none()) g.tell("IMP-DUEL-14"_clause, told::Plundered{winner.fighter, taken});
}

}  // namespace

Task<> rift_fight(Karak& g, Seat discoverer, HexId rift) {
  g.tell("IMP-RIFT-01"_clause, told::Rift{discoverer, rift});
  Contenders all{};
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    // IMP-RIFT-16: it is no move of theirs.
    put_hero(g, Seat{i}, rift);
    // IMP-RIFT-13
    all[i].fights = g.conscious(Seat{i});
    if (Seat{i} != discoverer) g.tell("IMP-RIFT-01"_clause, told::RiftMoved{Seat{i}, rift});
  }
  std::array<bool, kMostPlayers> rolled{};
  // IMP-RIFT-17: one alone need not roll.
  if (how_many(all) > 1) {
    // IMP-RIFT-09: one after the other, each to the end.
    Seat who = discoverer;
    for (std::size_t n = 0; n < g.s.seats; ++n, who = g.after(who)) {
      rolled[who.index()] = all[who.index()].fights;
      if (all[who.index()].fights) co_await contend(g, who, rift, all, false);
    }
    co_await break_ties(g, discoverer, rift, all);
  }
  const auto leader = std::find_if(all.begin(), all.end(), [](const Contender& c) { return c.fights; });
  const Seat winner{static_cast<std::size_t>(leader - all.begin())};
  if (leader->total >= 0) tell_rift_won(g, winner, discoverer, all);
  // IMP-RIFT-10: the crown is all there is to win.
  // KAR-GLO-06: there is no glory in it.
  accede(g, winner, "IMP-RIFT-02"_clause);
  Seat who = discoverer;
  for (std::size_t n = 0; n < g.s.seats; ++n, who = g.after(who)) {
    if (rolled[who.index()] || who == discoverer) co_await after_battle(g, who, all[who.index()].blessed);
  }
  // IMP-RIFT-11: everybody stays where he is.
  co_await g.abort(kTurn);
}

// IMP-DUEL-02: whether or not a slot is left.
bool can_challenge(const Karak& g, Seat who) {
  const Seat emperor = g.s.emperor;
  // IMP-EMP-05
  if (!emperor.valid()) return false;
  // IMP-DUEL-15
  if (emperor == who) return false;
  // IMP-DUEL-16
  if (!g.conscious(emperor)) return false;
  // IMP-DUEL-01
  // IMP-DUEL-17: on any tile.
  return g.player(emperor).hex == g.player(who).hex;
}

Task<> duel(Karak& g, Seat attacker) {
  const Seat emperor = g.s.emperor;
  const HexId where = g.player(attacker).hex;
  g.tell("IMP-DUEL-01"_clause, told::Challenged{.who = attacker, .emperor = emperor});
  Battle attack_of(g.battle, Contest::duel, attacker, where);
  // IMP-DUEL-04: the attacker's dice.
  // IMP-DUEL-05: his Plague and skulls.
  // IMP-DUEL-06: his weapons and spells.
  co_await attack(g, attack_of);
  const int to_beat = sum_of(g, attack_of);
  Battle defence(g.battle, Contest::duel, emperor, where);
  defence.rival = to_beat;
  // IMP-DUEL-08: equal totals are the attacker's.
  defence.goal = to_beat + 1;
  // IMP-DUEL-07
  co_await attack(g, defence);
  // IMP-DUEL-18: also if he is unconscious by now.
  const bool defended = sum_of(g, defence) >= defence.goal;
  const Seat winner = defended ? emperor : attacker;
  g.tell("IMP-DUEL-08"_clause, [&] {
    return told::DuelWon{winner, defended ? attacker : emperor, fight_told(g, attack_of), fight_told(g, defence)};
  });
  // IMP-GRD-07: the guard die goes only now, after both have rolled.
  // IMP-DUEL-20: a crown defended changes nothing.
  if (!defended) accede(g, attacker, "IMP-DUEL-09"_clause);
  plunder_after_duel(g, defended ? defence : attack_of);
  // IMP-DUEL-10: nobody retreats.
  // IMP-DUEL-11: nothing else happens to the loser.
  co_await after_battle(g, attacker, attack_of.blessed);
  co_await after_battle(g, emperor, defence.blessed);
  // IMP-DUEL-03
  // IMP-DUEL-19
  co_await g.abort(kTurn);
}

// ---- tax ------------------------------------------------------------------------------------------------------------

int tax_of(const Karak& g, Seat who) {
  return g.s.emperor.valid() && g.s.emperor != who ? g.catalogue.constants.tax : 0;
}

// IMP-TAX-04: who cannot pay the tax cannot act.
bool can_pay(const Karak& g, Seat who, const Goods& cost) {
  const Goods& goods = g.player(who).goods;
  // IMP-TAX-06: costs and tax together.
  return goods.covers(cost) && goods.total() - cost.total() >= tax_of(g, who);
}

Task<> pay_tax(Karak& g, Seat who) {
  for (int left = tax_of(g, who); left > 0; --left) {
    for (const Resource resource : kResources) {
      if (g.player(who).goods[resource] > 0) g.offer_to_choose(Answer::pay_tax, of(resource));
    }
    const Option choice = co_await g.ask(who, "IMP-TAX-01"_clause, g.question(Asking::tax, 0, of(g.s.emperor)));
    const Resource resource = resource_in(choice.about[0]);
    --g.player(who).goods[resource];
    ++g.player(g.s.emperor).goods[resource];
    g.tell("IMP-TAX-01"_clause, told::Tax{.who = who, .emperor = g.s.emperor, .resource = resource});
  }
}

// ---- gifts ----------------------------------------------------------------------------------------------------------

Task<> give_building(Karak& g, Seat emperor, BuildingId building) {
  bool any = false;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Player& p = g.s.players[i];
    // IMP-BLD-02
    if (Seat{i} == emperor || !p.city.valid() || p.buildings.contains(building)) continue;
    g.offer_to_choose(Answer::gift_building, of(Seat{i}), 0, of(building));
    any = true;
  }
  if (!any) co_return;
  // IMP-BLD-04: it cannot be declined.
  const Option choice =
      co_await g.ask(emperor, "IMP-BLD-01"_clause, g.question(Asking::gift_building, 0, of(building)));
  const Seat receiver = id_in<Seat>(choice.about[0]);
  g.player(receiver).buildings.insert_sorted(building);
  g.tell("IMP-BLD-01"_clause, told::BuildingGift{.emperor = emperor, .to = receiver, .building = building});
}

bool leaves_a_gift(const Karak& g, Seat who, unsigned trained_kinds, DieKind next) {
  if (g.s.emperor != who) return true;
  bool somebody = false;
  for (std::size_t i = 0; i < g.s.seats; ++i) somebody = somebody || (Seat{i} != who && g.room(Seat{i}) > 0);
  if (!somebody) return true;
  for (const DieKind kind : kUnits) {
    const bool counts = kind == next || (trained_kinds >> static_cast<unsigned>(kind) & 1) != 0;
    if (counts && g.s.tray_dice[kind] > (kind == next ? 1 : 0)) return true;
  }
  return false;
}

// IMP-TRN-05: one die, however many were trained.
Task<> give_unit(Karak& g, Seat emperor, unsigned trained_kinds) {
  bool any = false;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    // IMP-TRN-03
    // IMP-TRN-06: room is all that it takes.
    if (Seat{i} == emperor || g.room(Seat{i}) <= 0) continue;
    for (const DieKind kind : kUnits) {
      // IMP-TRN-02
      if ((trained_kinds >> static_cast<unsigned>(kind) & 1) == 0 || g.s.tray_dice[kind] == 0) continue;
      g.offer_to_choose(Answer::gift_unit, of(Seat{i}), 0, of(kind));
      any = true;
    }
  }
  if (!any) co_return;
  // IMP-TRN-07: it cannot be declined.
  const Option choice = co_await g.ask(emperor, "IMP-TRN-01"_clause, g.question(Asking::gift_unit));
  const Seat receiver = id_in<Seat>(choice.about[0]);
  const DieKind kind = die_in(choice.about[1]);
  take_die(g, receiver, kind);
  g.tell("IMP-TRN-01"_clause, told::UnitGift{.emperor = emperor, .to = receiver, .die = kind});
}

}  // namespace kostka::games::karak
