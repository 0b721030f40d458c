// Rounds and turns (NEM-ROUND, NEM-TURN).
#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {
namespace {

// NEM-ROUND-08: five, six in working Cabins without Intruders (NEM-R2-CAB), one less with an undressed Body Wound.
int draw_limit(const Nemesis& g, Seat who) {
  int limit = g.catalogue.constants.hand;
  const RoomId room = g.player(who).room;
  if (g.in_room(who) && g.room(room).explored && !g.room(room).malfunction && !g.enemies_in(room)) {
    const StandingRule& rule = g.tile(room).standing;
    if (rule.is(Standing::draw_limit)) limit = rule.n;
  }
  return limit - g.standing(who, Standing::draw_less);
}

// NEM-COOP-04, NEM-COOP-07: whose Corpse lies in a working Emergency Room without Intruders returns.
void revive(Nemesis& g, Seat who) {
  const RoomId room = g.find_tile(g.catalogue.named.emergency);
  Player& p = g.player(who);
  // NEM-COOP-08: what has become a monster does not return.
  if (p.being != Being::dead || p.beyond_help || !room.valid() || g.room(room).malfunction || g.enemies_in(room))
    return;
  if ((g.room(room).corpses & set_of(who)) == 0) return;
  g.room(room).corpses = static_cast<SeatSet>(g.room(room).corpses & ~set_of(who));
  p.being = Being::aboard;
  p.room = room;
  p.light = 0;
  p.larva = false;
  for (WoundCard& wound : p.wounds) wound.dressed = true;
  while (!p.hand.empty()) p.deck.shuffle_in(p.hand.pop_back());
  while (!p.discard.empty()) p.deck.shuffle_in(p.discard.pop_back());
  g.tell("NEM-COOP-04"_clause, told::Revived{who, room});
}

// NEM-ROUND-05
// NEM-ROUND-06: to the left, past those out of play.
void move_first_player(Nemesis& g) {
  Seat next = g.s.first;
  do {
    next = g.after(next);
  } while (!g.aboard(next) && next != g.s.first);
  g.s.first = next;
}

Task<> take_actions(Nemesis& g, Seat who) {
  State& s = g.s;
  const Player& p = g.player(who);
  // NEM-DEATH-06: dead, hibernated or gone, the turn is over.
  while (g.in_room(who) && !p.passed && s.actions < s.allowed) {
    offer_actions(g, who);
    // NEM-TURN-01
    g.offer_to_choose(Answer::pass);
    // NEM-TURN-02: only after two Actions a turn ends without passing,
    // NEM-TURN-10: which matters where there are more than two.
    if (s.actions >= 2) g.offer_to_choose(Answer::done);
    const Option choice =
        co_await g.ask(who, "NEM-TURN-01"_clause, g.question(Asking::action, s.actions, of(who)), kernel::Forced::ask);
    const Answer answer = answer_of(choice);
    if (answer == Answer::done) co_return;
    if (answer == Answer::pass) {
      co_await pass(g, who);
    } else {
      co_await act(g, who, choice);
    }
  }
}

}  // namespace

// ---- cards ----------------------------------------------------------------------------------------------------------

void discard_card(Nemesis& g, Seat who, CardId card) {
  Player& p = g.player(who);
  p.hand.remove(card);
  p.discard.push_back(card);
}

// NEM-ROUND-03
Task<CardId> draw_own(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  if (p.deck.empty()) {
    while (!p.discard.empty()) p.deck.shuffle_in(p.discard.pop_back());
  }
  if (p.deck.empty()) co_return CardId{};
  const CardId card = co_await g.draw(p.deck, static_cast<std::uint8_t>(Kind::card), "NEM-ROUND-03"_clause,
                                      g.question(Asking::drawn, 0, of(who)));
  co_return card;
}

Task<> draw_cards(Nemesis& g, Seat who, int n) {
  int drawn = 0;
  for (; drawn < n; ++drawn) {
    const CardId card = co_await draw_own(g, who);
    if (!card.valid()) break;
    g.player(who).hand.insert_sorted(card);
    g.tell("NEM-ROUND-02"_clause, told::CardSeen{who, card}, kernel::Audience::only(who));
  }
  if (drawn > 0) g.tell("NEM-ROUND-02"_clause, told::Drew{who, drawn});
}

// ---- rounds ---------------------------------------------------------------------------------------------------------

Task<> begin_round(Nemesis& g) {
  State& s = g.s;
  ++s.round;
  s.calm = false;
  if (g.cooperative()) {
    for (std::size_t i = 0; i < s.seats; ++i) revive(g, Seat{i});
  }
  // NEM-ROUND-02
  for (const Seat who : g.in_order()) {
    g.player(who).passed = false;
    g.player(who).shown = g.player(who).shown_infected = 0;
    g.player(who).armour = 0;
    // NEM-ROUND-04: nobody discards down.
    co_await draw_cards(g, who, draw_limit(g, who) - g.hand_size(who));
  }
  co_await begin_hunt(g);
  if (s.round > 1) move_first_player(g);
  g.tell("NEM-ROUND-01"_clause, told::Round{s.round, s.time, s.first});
  s.active = s.first;
  s.phase = Phase::turn;
}

Seat next_player(const Nemesis& g, Seat after) {
  Seat next = g.after(after);
  for (std::size_t i = 0; i < g.s.seats; ++i, next = g.after(next)) {
    // NEM-INTR-02: the Intruder player has turns too.
    if ((g.aboard(next) || next == g.s.hunter.seat) && !g.player(next).passed) return next;
  }
  return {};
}

// ---- turns ----------------------------------------------------------------------------------------------------------

// NEM-TURN-03: any cards of the hand are discarded, Contamination cards too (NEM-CONT-02).
Task<> pass(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  if (p.passed || !g.aboard(who)) co_return;
  int discarded = 0;
  while (!p.hand.empty()) {
    CardId last;
    for (const CardId card : p.hand) {
      if (card != last) g.offer_to_choose(Answer::discard, of(card));
      last = card;
    }
    g.offer_to_choose(Answer::done);
    const Option choice =
        co_await g.ask(who, "NEM-TURN-03"_clause, g.question(Asking::pass_discard, 0, of(who)), kernel::Forced::ask);
    if (answer_of(choice) == Answer::done) break;
    const auto card = id_in<CardId>(choice.about[0]);
    discard_card(g, who, card);
    g.tell("NEM-TURN-03"_clause, told::Discarded{who, card});
    ++discarded;
  }
  p.passed = true;
  g.tell("NEM-TURN-03"_clause, told::Passed{who, discarded});
  // NEM-TURN-11: what passing brings, it brings however somebody passes.
  if (g.standing(who, Standing::bleeding) > 0) co_await light_wounds(g, who, 1);
}

namespace {

Task<> character_turn(Nemesis& g, Seat who) {
  if (g.player(who).pod.valid()) co_await wait_in_pod(g, who);
  // NEM-TURN-04: anyone who has no cards is asked all the same.
  co_await take_actions(g, who);
  // NEM-TURN-10
  if (g.s.pass_after) co_await pass(g, who);
  // NEM-TURN-06
  if (g.in_room(who) && g.room(g.player(who).room).fire) co_await light_wounds(g, who, 1);
}

}  // namespace

Task<> play_turn(Nemesis& g) {
  State& s = g.s;
  const Seat who = s.active;
  ++s.turn;
  s.actions = 0;
  s.allowed = 2;
  s.pass_after = s.aside.traded_in_vain = false;
  g.tell("NEM-TURN-01"_clause, told::Turn{who, s.round});
  if (who == s.hunter.seat) {
    co_await hunt_turn(g, who);
  } else {
    co_await character_turn(g, who);
  }
  g.irrevocable();
  // NEM-TURN-09: who is left alone goes on by turns.
  s.active = next_player(g, who);
  if (s.active.valid()) co_return;
  // NEM-TURN-08
  s.active = s.first;
  s.phase = Phase::events;
}

}  // namespace kostka::games::nemesis
