// The Intruder player (NEM-INTR): who it is, the cards, and the turns.
#include "games/nemesis/rules/effects.h"
#include "games/nemesis/rules/verb_rules.h"

namespace kostka::games::nemesis {

// ---- who it is ------------------------------------------------------------------------------------------------------

SeatSet dead_players(const Nemesis& g) {
  SeatSet dead = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].being == Being::dead) dead = static_cast<SeatSet>(dead | set_of(Seat{i}));
  }
  return dead;
}

// NEM-DEATH-04: otherwise the dead take no further part.
void note_death(Nemesis& g, Seat who) {
  if (g.s.agreed.intruder_player && !g.s.hunter.heir.valid()) g.s.hunter.heir = who;
}

void settle_heir(Nemesis& g, SeatSet dead_before) {
  const Seat heir = g.s.hunter.heir;
  if (!heir.valid() || (dead_before & set_of(heir)) != 0) return;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Player& p = g.s.players[i];
    const bool just_died = p.being == Being::dead && (dead_before & set_of(Seat{i})) == 0;
    if (just_died && p.number < g.player(g.s.hunter.heir).number) g.s.hunter.heir = Seat{i};
  }
}

// ---- cards ----------------------------------------------------------------------------------------------------------

namespace {

inline constexpr int kDrawn = 3;              // NEM-INTR-02
inline constexpr std::size_t kMostHunts = 4;  // in hand

Task<> draw_hunts(Nemesis& g, Seat who) {
  Hunter& h = g.s.hunter;
  for (int n = 0; n < kDrawn && h.hand.size() < kMostHunts; ++n) {
    if (h.deck.empty()) {
      while (!h.discard.empty()) h.deck.shuffle_in(h.discard.pop_back());
    }
    if (h.deck.empty()) co_return;
    const HuntId card = co_await g.draw(h.deck, static_cast<std::uint8_t>(Kind::hunt), "NEM-INTR-02"_clause,
                                        g.question(Asking::hunt_drawn, 0, of(who)));
    h.hand.insert_sorted(card);
    g.tell("NEM-INTR-02"_clause, told::HuntSeen{who, card}, kernel::Audience::only(who));
  }
}

void discard_hunt(Nemesis& g, HuntId card) {
  g.s.hunter.hand.remove(card);
  g.s.hunter.discard.push_back(card);
}

}  // namespace

Task<> begin_hunt(Nemesis& g) {
  Hunter& h = g.s.hunter;
  if (!h.heir.valid()) co_return;
  if (!h.seat.valid()) {
    h.seat = h.heir;
    for (std::size_t i = 0; i < g.catalogue.hunts.size(); ++i) h.deck.shuffle_in(HuntId{i});
    g.tell("NEM-INTR-01"_clause, told::HunterRose{h.seat});
  }
  g.player(h.seat).passed = false;
  co_await draw_hunts(g, h.seat);
}

// ---- what a card can do ---------------------------------------------------------------------------------------------

namespace {

Cause cause_of_hunt(Seat who) { return {.actor = who}; }

bool can_attack(const Nemesis& g) {
  for (const Figure& figure : g.s.figures) {
    if (g.someone_in(figure.room)) return true;
  }
  return false;
}

bool has_use(const Nemesis& g, Seat who, HuntId card) {
  return !g.s.figures.empty() || possible(g, g.catalogue.body_of(card), cause_of_hunt(who));
}

// NEM-INTR-03: any Intruder, through the printed exit or one of choice.
Task<> hunt_move(Nemesis& g, Seat who, int direction) {
  for (const Figure& figure : g.s.figures) g.offer_to_choose(Answer::pick, of(figure));
  const Option choice = co_await g.ask(who, "NEM-INTR-03"_clause, g.question(Asking::figure));
  const std::uint16_t number = choice.about[0].index;
  int exit = direction;
  if (exit == 0) {
    for (std::size_t i = 0; i < kExits; ++i) g.offer_to_choose(Answer::pick, object(Kind::exit, i));
    const Option way =
        co_await g.ask(who, "NEM-INTR-03"_clause, g.question(Asking::exit, 0, object(Kind::figure, number)));
    exit = way.about[0].index + 1;
  }
  co_await move_figure(g, number, exit);
}

// One of the Attack cards drawn is chosen, the rest go under the deck.
Task<AttackId> choose_attack(Nemesis& g, Seat who, int cards) {
  auto& drawn = g.s.aside.hunted;
  for (int n = 0; n < cards; ++n) {
    const AttackId card = co_await draw_attack(g);
    if (!card.valid()) break;
    g.s.aside.attacks.remove(card);
    drawn.push_back(card);
    g.tell("NEM-INTR-03"_clause, told::AttackSeen{who, card}, kernel::Audience::only(who));
  }
  if (drawn.empty()) co_return AttackId{};
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    bool seen = false;
    for (std::size_t j = 0; j < i; ++j) seen = seen || drawn[j] == drawn[i];
    if (!seen) g.offer_to_choose(Answer::pick, of(drawn[i]));
  }
  const Option choice = co_await g.ask(who, "NEM-INTR-03"_clause, g.question(Asking::hunt_attack), kernel::Forced::ask);
  const auto chosen = id_in<AttackId>(choice.about[0]);
  drawn.remove(chosen);
  g.s.aside.attacks.push_back(chosen);
  for (const AttackId card : drawn) g.s.attacks.put_under(card);
  drawn.clear();
  co_return chosen;
}

Task<> hunt_attack(Nemesis& g, Seat who, int cards) {
  for (const Figure& figure : g.s.figures) {
    if (g.someone_in(figure.room)) g.offer_to_choose(Answer::pick, of(figure));
  }
  const Option choice = co_await g.ask(who, "NEM-INTR-03"_clause, g.question(Asking::figure));
  const std::uint16_t number = choice.about[0].index;
  const RoomId room = g.figure(number)->room;
  for (const Seat seat : g.in_order()) {
    if (g.stands_in(seat, room)) g.offer_to_choose(Answer::pick, of(seat));
  }
  const Option victim = co_await g.ask(who, "NEM-INTR-03"_clause, g.question(Asking::character_there));
  const Seat target = seat_in(victim.about[0]);
  // NEM-LARVA-01: a Larva needs no card.
  if (g.figure(number)->species == Species::larva) {
    co_await attack(g, number, target, Surprise::no);
    co_return;
  }
  const AttackId card = co_await choose_attack(g, who, cards);
  if (card.valid()) co_await attack_with(g, number, target, card);
}

Task<> play_hunt(Nemesis& g, Seat who, HuntId id) {
  const HuntCard& card = g.catalogue.hunts[id.index()];
  discard_hunt(g, id);
  g.tell("NEM-INTR-03"_clause, told::HuntPlayed{who, id});
  const Body body = g.catalogue.body_of(id);
  if (!g.s.figures.empty()) g.offer_to_choose(Answer::hunt_move, of(id));
  if (can_attack(g)) g.offer_to_choose(Answer::hunt_attack, of(id), card.attacks);
  if (possible(g, body, cause_of_hunt(who))) g.offer_to_choose(Answer::hunt_effect, of(id));
  const Option choice = co_await g.ask(who, "NEM-INTR-03"_clause, g.question(Asking::hunt_use, 0, of(id)));
  switch (answer_of(choice)) {
    case Answer::hunt_move: co_await hunt_move(g, who, card.direction); break;
    case Answer::hunt_attack: co_await hunt_attack(g, who, card.attacks); break;
    case Answer::hunt_effect: co_await resolve(g, body, cause_of_hunt(who)); break;
    default: kernel::raise_fault("An answer was given that no rule here carries out."); break;
  }
}

// NEM-INTR-02: one card may be kept.
Task<> pass_hunt(Nemesis& g, Seat who) {
  Hunter& h = g.s.hunter;
  HuntId kept;
  if (!h.hand.empty()) {
    for (const HuntId card : h.hand) g.offer_to_choose(Answer::keep, of(card));
    g.offer_to_choose(Answer::no);
    const Option choice = co_await g.ask(who, "NEM-INTR-02"_clause, g.question(Asking::hunt_keep), kernel::Forced::ask);
    if (answer_of(choice) == Answer::keep) kept = id_in<HuntId>(choice.about[0]);
  }
  if (kept.valid()) h.hand.remove(kept);
  while (!h.hand.empty()) {
    const HuntId card = h.hand.pop_back();
    h.discard.push_back(card);
    g.tell("NEM-INTR-02"_clause, told::HuntDiscarded{who, card});
  }
  if (kept.valid()) h.hand.push_back(kept);
  g.player(who).passed = true;
  g.tell("NEM-INTR-02"_clause, told::HunterPassed{who, kept.valid() ? 1 : 0});
}

}  // namespace

// NEM-INTR-02: one card a turn, or the end of it.
// NEM-INTR-06: nobody is asked for an Interruption.
Task<> hunt_turn(Nemesis& g, Seat who) {
  for (const HuntId card : g.s.hunter.hand) {
    if (has_use(g, who, card)) g.offer_to_choose(Answer::hunt, of(card));
  }
  g.offer_to_choose(Answer::pass);
  const Option choice = co_await g.ask(who, "NEM-INTR-02"_clause, g.question(Asking::hunt), kernel::Forced::ask);
  if (answer_of(choice) == Answer::pass) {
    co_await pass_hunt(g, who);
  } else {
    co_await play_hunt(g, who, id_in<HuntId>(choice.about[0]));
  }
}

// ---- its effects ----------------------------------------------------------------------------------------------------

namespace effects {

void chase_rooms(const Nemesis& g, const Effect&, const Cause& cause, Candidates& list) {
  const Figure* figure = g.figure(cause.figure);
  if (figure == nullptr) return;
  for (const RoomId near : g.neighbours(figure->room)) {
    if (g.someone_in(near)) list.push_back(of(near));
  }
}
void chase(Nemesis& g, const Effect&, const Cause& cause) { walk_figure(g, cause.figure, id_in<RoomId>(cause.picked)); }

void pack_rooms(const Nemesis& g, const Effect&, const Cause&, Candidates& list) {
  for (std::size_t i = 0; i < kRooms; ++i) {
    const RoomId room{i};
    if (g.enemies_in(room) && !g.someone_in(room) && !g.neighbours(room).empty()) list.push_back(of(room));
  }
}

Task<> pack_hunt(Nemesis& g, const Effect&, Cause cause) {
  const auto from = id_in<RoomId>(cause.picked);
  for (const RoomId near : g.neighbours(from)) g.offer_to_choose(Answer::pick, of(near));
  const Option choice = co_await g.ask(cause.actor, "NEM-INTR-03"_clause, g.question(Asking::room, 0, of(from)));
  const FigureNumbers pack = g.figures_in(from);
  for (const std::uint16_t number : pack) walk_figure(g, number, id_in<RoomId>(choice.about[0]));
}

// Of the Events drawn one takes place; all are discarded, that one as it says itself.
Task<> prepare(Nemesis& g, const Effect& e, Cause cause) {
  auto& seen = g.s.aside.looked;
  for (int n = 0; n < e.n; ++n) {
    const EventId card = co_await draw_event(g, seen);
    if (!card.valid()) break;
    g.tell("NEM-HID-06"_clause, told::EventSeen{cause.actor, card}, kernel::Audience::only(cause.actor));
  }
  if (seen.empty()) co_return;
  for (const EventId card : seen) g.offer_to_choose(Answer::pick, of(card));
  const Option choice =
      co_await g.ask(cause.actor, "NEM-INTR-03"_clause, g.question(Asking::prepared), kernel::Forced::ask);
  const auto chosen = id_in<EventId>(choice.about[0]);
  seen.remove(chosen);
  while (!seen.empty()) {
    const EventId card = seen.pop_back();
    g.s.event_discard.push_back(card);
    g.tell("NEM-INTR-03"_clause, told::EventDiscarded{card});
  }
  g.s.aside.events.push_back(chosen);
  co_await carry_out(g, chosen);
}

}  // namespace effects
}  // namespace kostka::games::nemesis
