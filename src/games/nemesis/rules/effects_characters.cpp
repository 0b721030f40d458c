// What texts do to a Character and its cards.
#include <algorithm>

#include "games/nemesis/rules/verb_rules.h"

namespace kostka::games::nemesis::effects {
namespace {

Player& person(Nemesis& g, const Cause& cause) { return g.player(cause.who); }
const Player& person(const Nemesis& g, const Cause& cause) { return g.player(cause.who); }

}  // namespace

// ---- Wounds ---------------------------------------------------------------------------------------------------------

// NEM-DEATH-09: what concerns a dead Character lapses; all of these ask whether it is still aboard.
Task<> light(Nemesis& g, const Effect& e, Cause cause) { return light_wounds(g, cause.who, e.n); }

Task<> serious(Nemesis& g, const Effect& e, Cause cause) {
  return cause.soft ? light_wounds(g, cause.who, e.n) : serious_wounds(g, cause.who, e.n);
}

Task<> die(Nemesis& g, const Effect&, Cause cause) { return nemesis::die(g, cause.who); }

bool can_heal_light(const Nemesis& g, const Effect&, const Cause& cause) { return person(g, cause).light > 0; }
void heal_light(Nemesis& g, const Effect& e, const Cause& cause) { nemesis::heal_light(g, cause.who, e.n); }

// NEM-WOUND-06: only a dressed one, unless the text says so.
bool can_heal_serious(const Nemesis& g, const Effect& e, const Cause& cause) {
  const auto& wounds = person(g, cause).wounds;
  return std::any_of(wounds.begin(), wounds.end(),
                     [&](const WoundCard& w) { return w.dressed || e.verb == Verb::heal_any; });
}

namespace {

// The place of the Wound that the player chooses among those that fit; equal ones are one choice.
template <class Fits>
Task<std::size_t> choose_wound(Nemesis& g, Seat who, Clause clause, Fits fits) {
  const auto& wounds = g.player(who).wounds;
  for (std::size_t i = 0; i < wounds.size(); ++i) {
    if (!fits(wounds[i])) continue;
    const bool seen = std::any_of(wounds.begin(), wounds.begin() + i,
                                  [&](const WoundCard& w) { return fits(w) && w.wound == wounds[i].wound; });
    if (!seen) g.offer_to_choose(Answer::pick, of(wounds[i].wound), static_cast<int>(i));
  }
  const Option choice = co_await g.ask(who, clause, g.question(Asking::dress, 0, of(who)));
  co_return static_cast<std::size_t>(choice.amount);
}

}  // namespace

// NEM-WOUND-05
Task<> heal_serious(Nemesis& g, const Effect& e, Cause cause) {
  for (int n = 0; n < e.n && can_heal_serious(g, e, cause); ++n) {
    const bool any = e.verb == Verb::heal_any;
    const std::size_t place = co_await choose_wound(g, cause.who, "NEM-WOUND-05"_clause,
                                                    [any](const WoundCard& w) { return w.dressed || any; });
    const WoundCard healed = person(g, cause).wounds.take(place);
    if (healed.wound.valid()) g.s.healed.push_back(healed.wound);
    g.tell("NEM-WOUND-05"_clause, told::Healed{cause.who, 0, 1});
  }
}

bool can_dress(const Nemesis& g, const Effect&, const Cause& cause) {
  const auto& wounds = person(g, cause).wounds;
  return std::any_of(wounds.begin(), wounds.end(), [](const WoundCard& w) { return !w.dressed; });
}

Task<> dress(Nemesis& g, const Effect& e, Cause cause) {
  for (int n = 0; n < e.n && can_dress(g, e, cause); ++n) {
    const std::size_t place =
        co_await choose_wound(g, cause.who, "NEM-WOUND-05"_clause, [](const WoundCard& w) { return !w.dressed; });
    WoundCard& wound = person(g, cause).wounds[place];
    wound.dressed = true;
    if (wound.wound.valid()) g.tell("NEM-WOUND-05"_clause, told::Dressed{cause.who, wound.wound});
  }
}

// ---- markers --------------------------------------------------------------------------------------------------------

void slime(Nemesis& g, const Effect&, const Cause& cause) { nemesis::slime(g, cause.who); }

bool can_unslime(const Nemesis& g, const Effect&, const Cause& cause) { return person(g, cause).slimed; }
void unslime(Nemesis& g, const Effect&, const Cause& cause) {
  if (!person(g, cause).slimed) return;
  person(g, cause).slimed = false;
  g.tell("NEM-R2-SHO"_clause, told::Cleaned{cause.who});
}

bool can_signal(const Nemesis& g, const Effect&, const Cause& cause) { return !person(g, cause).signal; }
// NEM-R1-COM
void signal(Nemesis& g, const Effect&, const Cause& cause) {
  person(g, cause).signal = true;
  g.tell("NEM-R1-COM"_clause, told::SignalSent{cause.who});
}

// ---- cards ----------------------------------------------------------------------------------------------------------

void contaminate(Nemesis& g, const Effect& e, const Cause& cause) {
  for (int n = 0; n < e.n; ++n) nemesis::contaminate(g, cause.who);
}

bool can_draw(const Nemesis& g, const Effect&, const Cause& cause) {
  return !person(g, cause).deck.empty() || !person(g, cause).discard.empty();
}
Task<> draw(Nemesis& g, const Effect& e, Cause cause) { return draw_cards(g, cause.who, e.n); }

// As a price it is no reason to do anything.
bool can_discard(const Nemesis& g, const Effect& e, const Cause& cause) {
  return e.n != kAll && g.hand_size(cause.who) > 0;
}

// The Character's own player chooses. All Action cards are no choice.
Task<> discard(Nemesis& g, const Effect& e, Cause cause) {
  Player& p = person(g, cause);
  if (e.n == kAll) {
    for (std::size_t i = p.hand.size(); i-- > 0;) {
      const CardId card = p.hand[i];
      if (!g.card(card).is_action()) continue;
      discard_card(g, cause.who, card);
      g.tell("NEM-ACT-02"_clause, told::Discarded{cause.who, card});
    }
    co_return;
  }
  // Anyone who has cards is asked, Action cards or not: that nobody is asked would tell the others.
  for (int n = 0; n < e.n && !p.hand.empty(); ++n) {
    CardId last;
    for (const CardId card : p.hand) {
      if (card != last && g.card(card).is_action()) g.offer_to_choose(Answer::discard, of(card));
      last = card;
    }
    if (g.action_cards(cause.who) == 0) g.offer_to_choose(Answer::no);
    const Option choice = co_await g.ask(cause.who, "NEM-ACT-02"_clause,
                                         g.question(Asking::discard, e.n - n, of(cause.who)), kernel::Forced::ask);
    if (answer_of(choice) == Answer::no) co_return;
    const auto card = id_in<CardId>(choice.about[0]);
    discard_card(g, cause.who, card);
    g.tell("NEM-ACT-02"_clause, told::Discarded{cause.who, card});
  }
}

bool can_discard_hand(const Nemesis& g, const Effect&, const Cause& cause) { return g.hand_size(cause.who) > 0; }
void discard_hand(Nemesis& g, const Effect&, const Cause& cause) {
  Player& p = person(g, cause);
  while (!p.hand.empty()) {
    const CardId card = p.hand.back();
    discard_card(g, cause.who, card);
    g.tell("NEM-ACT-02"_clause, told::Discarded{cause.who, card});
  }
}

Task<> exchange(Nemesis& g, const Effect& e, Cause cause) {
  Player& p = person(g, cause);
  int discarded = 0;
  while (!p.hand.empty()) {
    CardId last;
    for (const CardId card : p.hand) {
      if (card != last) g.offer_to_choose(Answer::discard, of(card));
      last = card;
    }
    g.offer_to_choose(Answer::done);
    const Option choice = co_await g.ask(cause.who, "NEM-ACT-02"_clause,
                                         g.question(Asking::exchange, discarded, of(cause.who)), kernel::Forced::ask);
    if (answer_of(choice) == Answer::done) break;
    const auto card = id_in<CardId>(choice.about[0]);
    discard_card(g, cause.who, card);
    g.tell("NEM-ACT-02"_clause, told::Discarded{cause.who, card});
    ++discarded;
  }
  co_await draw_cards(g, cause.who, discarded + e.n);
}

// NEM-R1-SUR: hand, deck and discard pile become one deck.
void new_deck(Nemesis& g, const Effect&, const Cause& cause) {
  Player& p = person(g, cause);
  while (!p.hand.empty()) p.deck.shuffle_in(p.hand.pop_back());
  while (!p.discard.empty()) p.deck.shuffle_in(p.discard.pop_back());
  p.deck.shuffle();
}

// ---- the turn -------------------------------------------------------------------------------------------------------

Task<> pass(Nemesis& g, const Effect&, Cause cause) { return nemesis::pass(g, cause.who); }
void pass_after(Nemesis& g, const Effect&, const Cause&) { g.s.pass_after = true; }
// NEM-TURN-10
void more_actions(Nemesis& g, const Effect& e, const Cause&) {
  g.s.allowed = static_cast<std::uint8_t>(std::min(200, g.s.allowed + e.n));
}

// ---- infection ------------------------------------------------------------------------------------------------------

bool can_cure(const Nemesis& g, const Effect&, const Cause& cause) {
  return person(g, cause).larva || person(g, cause).mutation.valid();
}
// CAR-MUT-06: in Mode C the Mutation card.
void cure(Nemesis& g, const Effect&, const Cause& cause) {
  lose_mutation(g, cause.who);
  if (!person(g, cause).larva) return;
  person(g, cause).larva = false;
  g.tell("NEM-R1-SUR"_clause, told::LostLarva{cause.who});
}

bool can_scan_hand(const Nemesis& g, const Effect&, const Cause& cause) {
  return contamination_of(g, person(g, cause).hand) > 0;
}
Task<> scan_hand(Nemesis& g, const Effect&, Cause cause) { return nemesis::scan_hand(g, cause.who); }

bool can_scan_all(const Nemesis& g, const Effect&, const Cause& cause) {
  const Player& p = person(g, cause);
  return contamination_of(g, p.hand) + contamination_of(g, p.deck.pool) + contamination_of(g, p.discard) > 0;
}
Task<> scan_all(Nemesis& g, const Effect&, Cause cause) { return nemesis::scan_all(g, cause.who); }

// One card of the hand leaves the game; for an infected one another comes.
Task<> scan_one(Nemesis& g, const Effect&, Cause cause) {
  Player& p = person(g, cause);
  CardId last;
  for (const CardId card : p.hand) {
    if (card != last && !g.card(card).is_action()) g.offer_to_choose(Answer::pick, of(card));
    last = card;
  }
  const Option choice = co_await g.ask(cause.who, "NEM-SCAN-01"_clause, g.question(Asking::scan_one, 0, of(cause.who)),
                                       kernel::Forced::ask);
  const auto card = id_in<CardId>(choice.about[0]);
  bool infected = card == g.catalogue.infected;
  if (card == g.catalogue.contamination) infected = co_await scan(g, cause.who);
  p.hand.remove(card);
  ++(infected ? g.s.contamination.removed_infected : g.s.contamination.removed_clean);
  if (infected) nemesis::contaminate(g, cause.who);
}

// CAR-EV-11: everybody in order, who sits in a Pod too.
// The cards never come into the hand and are discarded afterwards; several infected ones count once (NEM-SCAN-04).
Task<> scan_drawn(Nemesis& g, const Effect& e, Cause cause) {
  Player& p = person(g, cause);
  bool any = false;
  for (int n = 0; n < e.n; ++n) {
    CardId card = co_await draw_own(g, cause.who);
    if (!card.valid()) break;
    p.drawn.push_back(card);
    if (card == g.catalogue.contamination) {
      const bool infected = co_await scan(g, cause.who);
      p.drawn.back() = infected ? g.catalogue.infected : g.catalogue.clean;
    }
    any = any || p.drawn.back() == g.catalogue.infected;
  }
  for (const CardId card : p.drawn) {
    p.discard.push_back(card);
    g.tell("NEM-SCAN-06"_clause, told::Discarded{cause.who, card});
  }
  p.drawn.clear();
  if (any) co_await infect(g, cause.who);
}

// A Larva hatches: the Character dies and a Creeper stands in its Room (NEM-POD-14: the Section's, if it sat in a Pod).
Task<> hatch(Nemesis& g, const Effect&, Cause cause) {
  const RoomId room = person(g, cause).room;
  // NEM-COOP-08
  person(g, cause).beyond_help = true;
  co_await nemesis::die(g, cause.who);
  co_await place_figure(g, Species::creeper, room, "NEM-POD-14"_clause);
}

// ---- Mutations ------------------------------------------------------------------------------------------------------

void armour(Nemesis& g, const Effect& e, const Cause& cause) {
  person(g, cause).armour = std::max(person(g, cause).armour, e.n);
}

// ---- Objectives -----------------------------------------------------------------------------------------------------

// In co-operative play they are open anyway.
bool can_look_at_objective(const Nemesis& g, const Effect&, const Cause& cause) {
  return !g.cooperative() && cause.who != cause.actor;
}
void look_objective(Nemesis& g, const Effect&, const Cause& cause) { look_at_objectives(g, cause.actor, cause.who); }

}  // namespace kostka::games::nemesis::effects
