// The turn of a nemesis: four phases of its own, and when it comes (RNE-TURN, RNE-MOVE, RNE-EXPL, RNE-EXP).
#include <algorithm>

#include "games/relic/rules/imperium.h"

namespace kostka::games::relic {
namespace {

// ---- Movement ----

// RNE-MOVE-06: where a nemesis on an outer corner may cross to; invalid elsewhere.
SpaceId crossing_from(const Relic& g, SpaceId corner) {
  const auto& crossings = g.catalogue.crossings;
  const auto at = std::ranges::find(crossings, corner, &Catalogue::Crossing::from);
  return at == crossings.end() ? SpaceId{} : at->to;
}

// RNE-MOVE-07: one of four prices; the number of them it could pay.
int offer_prices(Relic& g, Seat who) {
  const Player& p = g.player(who);
  int offered = 0;
  const auto offer = [&](Object price, int amount) {
    g.offer_to_choose(Answer::cross, price, amount);
    ++offered;
  };
  if (p.infamy >= 1) offer(attribute_object(What::infamy), 1);
  for (std::size_t i = 0; i < p.trophies.size(); ++i) {
    if (std::find(p.trophies.begin(), p.trophies.begin() + i, p.trophies[i]) != p.trophies.begin() + i) continue;
    offer(object(Kind::trophy, p.trophies[i].index(), who), 0);
  }
  for (std::size_t i = 0; i < p.powers.size(); ++i) {
    if (i == 0 || p.powers[i] != p.powers[i - 1]) offer(power_of(who, p.powers[i]), 0);
  }
  for (const CardInPlay& asset : p.assets) offer(of(asset, who), 0);
  return offered;
}

void pay_for_crossing(Relic& g, Seat who, Object price) {
  Player& p = g.player(who);
  const CardId card{price.index};
  switch (static_cast<Kind>(price.kind)) {
    case Kind::trophy:
      p.trophies.remove(card);
      discard_card(g, card, who, "RNE-MOVE-07"_clause);
      break;
    case Kind::power:
      p.powers.remove(card);
      discard_card(g, card, who, "RNE-MOVE-07"_clause);
      break;
    case Kind::in_play: discard_in_play(g, price.index, "RNE-MOVE-07"_clause); break;
    case Kind::attribute: lose_infamy(g, who, 1, "RNE-MOVE-07"_clause); break;
    default: kernel::raise_fault("A crossing is paid for with something that is no price."); break;
  }
}

// RNE-MOVE-10, RNE-MOVE-12: at the end of its own movement, before anything is explored. True if it crossed.
Task<bool> cross(Relic& g, Seat who) {
  const SpaceId to = crossing_from(g, g.player(who).space);
  if (!to.valid() || offer_prices(g, who) == 0) co_return false;
  g.offer_to_choose(Answer::pass);
  const Option option = co_await g.ask(who, "RNE-MOVE-06"_clause, g.question(Asking::crossing, 0, of(to)));
  if (g.answer_of(option) == Answer::pass) co_return false;
  pay_for_crossing(g, who, option.about[0]);
  stand_on(g, who, to, "RNE-MOVE-13"_clause);
  co_return true;
}

// RNE-TURN-04, RNE-TURN-05
Task<> nemesis_movement(Relic& g, Seat who) {
  co_await open_window(g, who, Window::turn_start);
  // RNE-MOVE-01, RNE-MOVE-03, RNE-MOVE-11: as a character moves, so it leaves its space (RNE-MOVE-02) and uses the
  // movement box of the Space Hulk (RNE-MOVE-09). RNE-MOVE-14: what moves it in place of the roll ends
  // the phase, so there is no crossing then.
  const bool walked = co_await kernel::scoped(g, kPhase, movement_phase(g, who));
  bool crossed = false;
  if (walked) crossed = co_await cross(g, who);
  co_await open_window(g, who, Window::move_end);
  co_await complete_missions(g);
  // RNE-MOVE-08: play() goes on with the phase behind this one.
  if (crossed) g.s.phase = Phase::engagement;
}

// ---- Exploration ----

// RNE-EXPL-01: whom it may battle. RNE-NEM-11: characters, never another nemesis.
int offer_opponents(Relic& g, Seat who) {
  int offered = 0;
  for (const Seat seat : g.characters(g.s.enemies.first)) {
    if (g.player(seat).space != g.player(who).space || !may_battle(g, who, seat)) continue;
    g.offer_to_choose(Answer::attack, of(seat));
    ++offered;
  }
  return offered;
}

// RNE-EXPL-02
Task<> draw_for_space(Relic& g, Seat who) {
  const SpaceId here = g.player(who).space;
  // RNE-EXPL-10: of all colours. RNE-EXPL-08: those on Threat cards do not count, nor do the cards (RNE-EXPL-04).
  const Icons& icons = g.catalogue.space(here).icons;
  const int wanted = icons[0] + icons[1] + icons[2];
  const int lying = g.imperium_on(here, [](const Card&) { return true; });
  if (wanted == 0 && lying == 0) {
    // RNE-EXPL-07
    const CardId card = co_await draw_nemesis_card(g, who, "RNE-EXPL-07"_clause);
    if (!card.valid()) co_return;
    set_aside(g, card, who);  // RNE-EXPL-11
    g.tell("RNE-EXPL-11"_clause, told::NemesisCardDrawn{who}, kernel::Audience::all_but(who));
    g.tell("RNE-EXPL-11"_clause, told::Seen{who, card}, kernel::Audience::only(who));
    co_return;
  }
  // RNE-EXPL-03. RNE-EXPL-05: none if there are enough. RNE-EXPL-12: nor any on a space without icons.
  co_await draw_imperium(g, who, wanted - lying, "RNE-EXPL-03"_clause);
}

// RNE-EXPL-13: nothing on the space hinders a battle.
Task<> nemesis_exploration_phase(Relic& g, Seat who) {
  if (offer_opponents(g, who) > 0) {
    g.offer_to_choose(Answer::explore);
    const Option option = co_await g.ask(who, "RNE-EXPL-01"_clause, g.question(Asking::instead_of_exploring));
    if (g.answer_of(option) == Answer::attack) {
      g.s.opponent = Seat{option.about[0].index};
      g.s.declared = Declared::battle;
      g.tell("RNE-EXPL-01"_clause, told::Attacked{who, g.s.opponent});
      co_return;
    }
  }
  co_await draw_for_space(g, who);
}

// RNE-EXPL-14
Task<> nemesis_exploration(Relic& g, Seat who) {
  co_await open_window(g, who, Window::explore_start);
  co_await kernel::scoped(g, kPhase, nemesis_exploration_phase(g, who));
  co_await open_window(g, who, Window::explore_end);
}

// ---- Engagement ----

// The Nemesis card that was drawn in the Exploration phase.
CardId drawn_card(const Relic& g, Seat who) {
  for (const CardAside& aside : g.s.aside) {
    if (aside.seen_by == who && g.card(aside.card).deck == Deck::nemesis) return aside.card;
  }
  return {};
}

// RNE-IMP-01: one of three. RNE-NEM-14: Threat cards are not among them.
Task<> nemesis_engagement_phase(Relic& g, Seat who) {
  const bool battles = g.s.declared == Declared::battle;
  const CardId drawn = drawn_card(g, who);
  // RNE-IMP-11: Imperium cards that are not resolved do not speak.
  const bool meets_imperium = !battles && !drawn.valid();
  co_await open_window(g, who, Window::engage_start, meets_imperium ? Side::everybody : Side::players);
  end_special_timing(g, g.player(who).space);
  if (battles) {
    // RNE-BAT-44
    const Seat opponent = g.s.opponent;
    if (g.player(opponent).out || g.player(opponent).space != g.player(who).space) co_return;
    co_await battle_nemesis(g, who, opponent);
  } else if (drawn.valid()) {
    co_await resolve_nemesis_card(g, who, drawn);  // RNE-NCARD-01
  } else {
    co_await resolve_imperium(g, who);  // RNE-IMP-07: if there are any
  }
  co_await resolve_due_imperium(g, who);
}

Task<> nemesis_engagement(Relic& g, Seat who) {
  co_await kernel::scoped(g, kPhase, nemesis_engagement_phase(g, who));
  forget_engagement(g);
  co_await open_window(g, who, Window::engage_end);
  co_await complete_missions(g);
}

// ---- Experience ----

// RNE-EXP-01: trophies, then cards. RNE-EXP-15: nowhere else are cards discarded at will.
Task<> nemesis_experience_phase(Relic& g, Seat who) {
  co_await spend_trophies(g, who);
  co_await discard_excess(g, who);
}

Task<> nemesis_experience(Relic& g, Seat who) {
  co_await open_window(g, who, Window::experience_start);
  co_await complete_missions(g);
  co_await kernel::scoped(g, kPhase, nemesis_experience_phase(g, who));
  co_await open_window(g, who, Window::experience_end);
  co_await open_window(g, who, Window::turn_end);
}

}  // namespace

Task<> nemesis_phase(Relic& g, Seat who) {
  switch (g.s.phase) {
    case Phase::movement: return nemesis_movement(g, who);
    case Phase::exploration: return nemesis_exploration(g, who);
    case Phase::engagement: return nemesis_engagement(g, who);
    case Phase::experience: return nemesis_experience(g, who);
    case Phase::characters:
    case Phase::beginnings:
    case Phase::over: break;
  }
  kernel::raise_fault("A nemesis began a turn in a phase that has none.");
  return nemesis_experience(g, who);
}

void forget_engagement(Relic& g) {
  g.s.opponent = Seat{};
  g.s.declared = Declared::nothing;
  if (!g.s.agreed.nemeses) return;
  g.imperium_due = false;
  for (CardInPlay& lying : g.s.enemies.cards_on_board) lying.done = false;
  // RNE-IMP-15: the events, and a Nemesis card that nobody came to resolve (RNE-IMP-16).
  while (!g.s.aside.empty()) discard_card(g, g.s.aside.take(0).card, Seat{}, "RNE-IMP-15"_clause);
}

Seat next_in_round(const Relic& g) {
  const Seat active = g.s.active;
  if (!g.s.agreed.nemeses) return g.left_of(active);
  // RNE-TURN-09: the round begins at the first character, or where that one sat.
  const auto place = [&](Seat seat) { return (seat.index() + g.s.seats - g.s.enemies.first.index()) % g.s.seats; };
  const Seat first = g.s.enemies.first;
  if (g.is_nemesis(active)) {
    for (const Seat seat : g.nemeses(first)) {
      if (place(seat) > place(active)) return seat;  // RNE-TURN-03
    }
    return *g.characters(first);
  }
  // RNE-TURN-02, RNE-TURN-08
  for (const Seat seat : g.characters(first)) {
    if (place(seat) > place(active)) return seat;
  }
  return *g.nemeses(first);  // RNE-TURN-01
}

}  // namespace kostka::games::relic
