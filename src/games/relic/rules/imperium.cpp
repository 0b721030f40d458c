// Imperium cards and Nemesis cards: drawing and resolving them (RNE-CARD, RNE-IMP, RNE-NCARD).
#include "games/relic/rules/imperium.h"

#include <algorithm>
#include <utility>

namespace kostka::games::relic {
namespace {

using kernel::Audience;

// RNE-CARD-06, RNE-CARD-07
template <std::size_t room>
Task<CardId> draw_from(Relic& g, SmallDeck<room>& cards, Deck kind, Clause clause) {
  if (cards.deck.empty()) {
    if (cards.pile.empty()) co_return CardId{};
    for (const CardId card : cards.pile) cards.deck.shuffle_in(card);
    cards.pile.clear();
    g.tell("RNE-CARD-06"_clause, told::DeckShuffled{kind});
  }
  g.irrevocable();
  co_return co_await g.draw(cards.deck, static_cast<std::uint8_t>(Kind::card), clause,
                            g.question(Asking::card_drawn, 0, of(kind)));
}

Cause card_cause(Seat who, CardId card, std::uint16_t serial) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = of(card);
  cause.card = card;
  cause.serial = serial;
  return cause;
}

int offer_imperium(Relic& g, Seat who, CardType type) {
  int offered = 0;
  for (const CardInPlay& lying : g.s.enemies.cards_on_board) {
    if (lying.space != g.player(who).space || g.card(lying.card).type != type) continue;
    g.offer_to_choose(Answer::resolve, of(lying));
    ++offered;
  }
  return offered;
}

bool meets(const Relic& g, Seat who, CardType type) {
  return g.imperium_on(g.player(who).space, [type](const Card& card) { return card.type == type; }) > 0;
}

// RNE-IMP-03. RNE-IMP-15: it is out of the way before its text is carried out. RNE-IMP-16: whatever that does.
Task<> resolve_imperium_event(Relic& g, Seat who, std::uint16_t serial) {
  const CardInPlay event = take_from_board(g, serial);
  set_aside(g, event.card, Seat{});
  g.tell("RNE-IMP-03"_clause, told::Event{who, event.card});
  co_await abilities_of(g, g.card(event.card).abilities, Window::event, card_cause(who, event.card, 0));
}

// RNE-IMP-06: all of them.
Task<> take_arsenal(Relic& g, Seat who) {
  for (;;) {
    const auto& lying = g.s.enemies.cards_on_board;
    const auto at = std::find_if(lying.begin(), lying.end(), [&](const CardInPlay& card) {
      return card.space == g.player(who).space && g.card(card.card).type == CardType::arsenal;
    });
    if (at == lying.end()) co_return;
    const CardInPlay card = take_from_board(g, at->serial);
    co_await gain_asset(g, who, card, "RNE-IMP-06"_clause);
  }
}

// RNE-IMP-12: agents that came after the start of the phase; those that were there had their moment. RNE-IMP-09,
// RNE-IMP-10: an agent that another one brought has its own in the same window.
Task<> let_agents_act(Relic& g, Seat who) {
  co_await open_window(g, who, Window::engage_start, Side::foes);
  end_special_timing(g, g.player(who).space);
}

Task<> resolve_due(Relic& g, Seat who) {
  while (std::exchange(g.imperium_due, false)) {
    co_await let_agents_act(g, who);
    co_await resolve_imperium(g, who);
  }
}

// RNE-NCARD-09: unseen.
void take_might(Relic& g, Seat who, CardId card) {
  take_aside(g, card);
  g.player(who).powers.insert_sorted(card);
  g.tell("RNE-NCARD-09"_clause, told::NemesisCard{who, {}}, Audience::all_but(who));
  g.tell("RNE-NCARD-09"_clause, told::PowerDrawn{who, card}, Audience::only(who));
}

bool lies_aside(const Relic& g, CardId card) {
  return std::any_of(g.s.aside.begin(), g.s.aside.end(), [card](const CardAside& c) { return c.card == card; });
}

// RNE-NCARD-19: everybody sees it from now on.
void show_aside(Relic& g, CardId card) {
  for (CardAside& aside : g.s.aside) {
    if (aside.card == card) aside.seen_by = Seat{};
  }
}

}  // namespace

void end_special_timing(Relic& g, SpaceId space) {
  for (CardInPlay& lying : g.s.enemies.cards_on_board) {
    if (lying.space == space) lying.done = true;
  }
}

Task<CardId> draw_imperium_card(Relic& g, Clause clause) {
  return draw_from(g, g.s.enemies.imperium, Deck::imperium, clause);
}

Task<CardId> draw_nemesis_card(Relic& g, Seat who, Clause clause) {
  return draw_from(g, g.nemesis_deck(g.player(who).nemesis), Deck::nemesis, clause);
}

Task<> draw_imperium(Relic& g, Seat who, int n, Clause clause) {
  for (int i = 0; i < n; ++i) {
    const CardId card = co_await draw_imperium_card(g, clause);
    if (!card.valid()) co_return;
    lay_imperium(g, card, g.player(who).space, clause);
  }
}

Task<> resolve_imperium(Relic& g, Seat who) {
  const SpaceId here = g.player(who).space;
  const auto left = [&] { return g.player(who).space != here; };
  // RNE-IMP-04: with those that come while the step lasts.
  while (offer_imperium(g, who, CardType::event) > 0) {
    const Option next = co_await g.ask(who, "RNE-IMP-03"_clause, g.question(Asking::next_event));
    co_await resolve_imperium_event(g, who, next.about[0].index);
    if (left()) co_return;
  }
  co_await let_agents_act(g, who);
  if (left()) co_return;
  if (meets(g, who, CardType::agent)) {
    // RNE-IMP-05. RNE-IMP-14: what is not resolved then stays.
    const BattleResult result = co_await battle_agents(g, who);
    if (result != BattleResult::won) g.imperium_due = false;
    if (result != BattleResult::won || left()) co_return;
  }
  // RNE-NCARD-20: what the battle has brought is resolved with the rest.
  if (g.imperium_due) co_return;
  co_await take_arsenal(g, who);
}

MaybeTask resolve_due_imperium(Relic& g, Seat who) {
  if (!g.imperium_due || !g.is_nemesis(who)) return {};
  return resolve_due(g, who);
}

// RNE-NCARD-07
Task<> resolve_nemesis_card(Relic& g, Seat who, CardId card) {
  const Card& design = g.card(card);
  if (design.type == CardType::might) {
    take_might(g, who, card);
    co_return;
  }
  show_aside(g, card);
  g.tell("RNE-NCARD-19"_clause, told::NemesisCard{who, card});
  if (design.type == CardType::arsenal) {
    take_aside(g, card);
    co_await gain_asset(g, who, new_card(card), "RNE-NCARD-10"_clause);
    co_return;
  }
  Cause cause = card_cause(who, card, 0);
  if (design.type == CardType::crisis) {
    co_await abilities_of(g, design.abilities, Window::crisis, cause);  // RNE-NCARD-08
  } else {
    cause.window = Window::nemesis;
    co_await resolve(g, design.start, cause);  // RNE-NCARD-03, RNE-NCARD-04
  }
  // RNE-NCARD-08, RNE-NCARD-11
  if (!lies_aside(g, card)) co_return;
  take_aside(g, card);
  discard_card(g, card, who, "RNE-NCARD-11"_clause);
}

// RNE-EXP-08, RNE-EXP-11: at once.
Task<> draw_and_resolve_nemesis_card(Relic& g, Seat who, Clause clause) {
  const CardId card = co_await draw_nemesis_card(g, who, clause);
  if (!card.valid()) co_return;
  set_aside(g, card, who);
  co_await resolve_nemesis_card(g, who, card);
}

}  // namespace kostka::games::relic
