// Trade (NEM-ACT-11, NEM-ACT-12, NEM-ACT-17): proposals one after the other, each with the consent of giver and
// receiver; what both agree on lies aside until the Action is paid and carried out.
#include <algorithm>

#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {
namespace {

// NEM-ACT-18
inline constexpr int kMostProposals = 12;

bool has_anything(const Player& p) { return !p.backpack.empty() || !p.held.empty(); }

bool is_light(const Nemesis& g, const Held& what) { return what.is_item() && !g.item(what.item).heavy; }

int heavy_deals_for(const Nemesis& g, Seat who) {
  int n = 0;
  for (const Deal& deal : g.s.aside.deals) n += deal.to == who && !is_light(g, deal.what) ? 1 : 0;
  return n;
}

// Room for one more proposal, and at the receiver for as much as a taped pair.
bool can_receive(const Nemesis& g, Seat who) {
  return g.s.aside.deals.size() + 2 <= kMostDeals &&
         g.player(who).held.size() + static_cast<std::size_t>(heavy_deals_for(g, who)) + 2 <=
             g.player(who).held.capacity();
}

// ---- things on their way --------------------------------------------------------------------------------------------

// NEM-OBJ-10: two taped Items go together.
void lay_aside(Nemesis& g, Seat from, Seat to, Object thing) {
  Player& p = g.player(from);
  auto& deals = g.s.aside.deals;
  if (kind_of(thing) == Kind::item) {
    Held light;
    light.item = id_in<ItemId>(thing);
    p.backpack.remove(light.item);
    deals.push_back({from, to, light});
    return;
  }
  const bool taped = p.held[thing.index].taped;
  deals.push_back({from, to, p.held.take(thing.index)});
  for (std::size_t i = p.held.size(); taped && i-- > 0;) {
    if (p.held[i].taped) deals.push_back({from, to, p.held.take(i)});
  }
}

void hand_over(Nemesis& g, Seat to, const Held& what) {
  if (is_light(g, what)) {
    g.player(to).backpack.insert_sorted(what.item);
  } else {
    g.player(to).held.push_back(what);
  }
}

// Back to whom it came from, but for the first `kept` deals.
void take_back(Nemesis& g, std::size_t kept) {
  auto& deals = g.s.aside.deals;
  while (deals.size() > kept) {
    const Deal deal = deals.pop_back();
    hand_over(g, deal.from, deal.what);
  }
}

Object thing_of(const Held& what) { return what.is_item() ? of(what.item) : heavy(what.object, what.corpse_of); }

// NEM-ACT-17: of a Backpack the others see only the colour of the back.
Object seen_by_all(const Nemesis& g, const Held& what) {
  const bool searched = what.is_item() && static_cast<std::size_t>(g.item(what.item).deck) < kSearched;
  if (!searched || !is_light(g, what)) return thing_of(what);
  return object(Kind::item_deck, static_cast<std::size_t>(g.item(what.item).deck));
}

// ---- proposals ------------------------------------------------------------------------------------------------------

// Everything that `from` could give, to `to`. A taped pair is one thing.
void offer_things(Nemesis& g, Seat from, Seat to) {
  const Player& p = g.player(from);
  if (!can_receive(g, to)) return;
  bool tape_seen = false;
  for (std::size_t i = 0; i < p.held.size(); ++i) {
    if (p.held[i].taped && std::exchange(tape_seen, true)) continue;
    g.offer_to_choose(Answer::give, held_by(from, i), 0, of(to));
  }
  ItemId last;
  for (const ItemId item : p.backpack) {
    if (item != last) g.offer_to_choose(Answer::give, of(item), 0, of(to));
    last = item;
  }
}

// The receiver sees what it is, and takes it or not.
Task<> ask_receiver(Nemesis& g, Seat from, Seat to, Object thing) {
  const std::size_t before = g.s.aside.deals.size();
  lay_aside(g, from, to, thing);
  const Object what = thing_of(g.s.aside.deals[before].what);
  g.tell("NEM-ACT-17"_clause, told::Offered{from, to, what}, kernel::Audience::only(from));
  g.tell("NEM-ACT-17"_clause, told::Offered{from, to, what}, kernel::Audience::only(to));
  g.offer_to_choose(Answer::yes);
  g.offer_to_choose(Answer::no);
  const Option choice = co_await g.ask(to, "NEM-ACT-17"_clause, g.question(Asking::trade_take, 0, what, of(from)));
  const bool agreed = answer_of(choice) == Answer::yes;
  if (!agreed) take_back(g, before);
  g.tell("NEM-ACT-17"_clause, told::TradeAnswered{from, to, agreed});
}

Task<> ask_giver(Nemesis& g, Seat who, Seat from, Seat to) {
  g.tell("NEM-ACT-17"_clause, told::TradeAsked{who, from, to});
  offer_things(g, from, to);
  g.offer_to_choose(Answer::no);
  const Option choice = co_await g.ask(from, "NEM-ACT-17"_clause, g.question(Asking::trade_give, 0, of(who), of(to)),
                                       kernel::Forced::ask);
  if (answer_of(choice) == Answer::no) {
    g.tell("NEM-ACT-17"_clause, told::TradeAnswered{from, to, false});
    co_return;
  }
  co_await ask_receiver(g, from, to, choice.about[0]);
}

// NEM-ACT-11: with all Characters of the Room, among whom anything may change owner.
Seats traders(const Nemesis& g, Seat who) {
  Seats list;
  for (const Seat seat : g.in_order()) {
    if (g.stands_in(seat, g.player(who).room)) list.push_back(seat);
  }
  return list;
}

void offer_proposals(Nemesis& g, Seat who, const Seats& here) {
  for (const Seat from : here) {
    for (const Seat to : here) {
      if (from == to || !can_receive(g, to)) continue;
      if (from == who) {
        offer_things(g, who, to);
      } else if (has_anything(g.player(from))) {
        g.offer_to_choose(Answer::ask_for, of(from), 0, of(to));
      }
    }
  }
}

Task<> propose(Nemesis& g, Seat who) {
  const Seats here = traders(g, who);
  for (int proposals = 0; proposals < kMostProposals; ++proposals) {
    offer_proposals(g, who, here);
    g.offer_to_choose(Answer::done);
    const Option choice = co_await g.ask(who, "NEM-ACT-17"_clause, g.question(Asking::trade), kernel::Forced::ask);
    if (answer_of(choice) == Answer::done) co_return;
    const Seat other = seat_in(choice.about[1]);
    if (answer_of(choice) == Answer::give) {
      co_await ask_receiver(g, who, other, choice.about[0]);
    } else {
      co_await ask_giver(g, who, seat_in(choice.about[0]), other);
    }
  }
}

}  // namespace

// What everybody can see decides whether it is offered.
bool can_trade(const Nemesis& g, Seat who) {
  const Seats here = traders(g, who);
  return !g.s.aside.traded_in_vain && here.size() > 1 &&
         std::any_of(here.begin(), here.end(), [&](Seat seat) { return has_anything(g.player(seat)); });
}

Task<bool> trade(Nemesis& g, Seat who) {
  auto& deals = g.s.aside.deals;
  co_await propose(g, who);
  // NEM-ACT-12: a Trade of nothing is none.
  // NEM-ACT-18: nor is there another one at once.
  if (deals.empty()) {
    g.s.aside.traded_in_vain = true;
    co_return false;
  }
  co_await pay_cards(g, who, 1, of(g.player(who).room));
  const bool cancelled = co_await interrupted(g, who);
  if (cancelled) {
    take_back(g, 0);
    co_return true;
  }
  for (const Deal& deal : deals) {
    hand_over(g, deal.to, deal.what);
    g.tell("NEM-ACT-11"_clause, told::Traded{deal.from, deal.to, seen_by_all(g, deal.what)});
  }
  // NEM-ACT-17: everybody must fit the Hand slots (NEM-OBJ-09).
  deals.clear();
  const Seats here = traders(g, who);
  for (const Seat seat : here) co_await drop_surplus(g, seat);
  co_return true;
}

}  // namespace kostka::games::nemesis
