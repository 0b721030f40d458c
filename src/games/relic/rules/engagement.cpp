// The Engagement phase: Threat cards in four steps, or the text of the space (REL-ENGAGE, REL-THREAT, REL-TEXT,
// REL-WIN).
#include <algorithm>
#include <array>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// REL-THREAT-09: an event with special timing waits for its own moment.
bool waits(const Card& card) {
  return card.type == CardType::event && card.abilities.count > 0 && (card.abilities.own & set_of(Window::event)) == 0;
}

// The cards of a type on the space that are still to be resolved; the number of them.
int offer_cards(Relic& g, SpaceId here, CardType type) {
  int offered = 0;
  for (const CardInPlay& lying : g.on_space(here)) {
    if (g.card(lying.card).type != type || lying.done || waits(g.card(lying.card))) continue;
    g.offer_to_choose(Answer::resolve, of(lying));
    ++offered;
  }
  return offered;
}

Cause card_cause(Seat who, const CardInPlay& lying) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = of(lying.card);
  cause.card = lying.card;
  cause.serial = lying.serial;
  return cause;
}

// So many of one step take effect.
constexpr int kMostEvents = 100;

void discard_events(Relic& g, SpaceId here) {
  std::array<std::uint16_t, 256> events{};
  std::size_t count = 0;
  for (const CardInPlay& lying : g.on_space(here)) {
    if (g.card(lying.card).type == CardType::event && !waits(g.card(lying.card))) events[count++] = lying.serial;
  }
  for (std::size_t i = 0; i < count; ++i) discard_in_play(g, events[i], "REL-ENGAGE-03"_clause);
}

Task<> resolve_event(Relic& g, Seat who, std::uint16_t serial) {
  CardInPlay* lying = g.find(serial);
  mark_done(g, *lying);
  const CardInPlay copy = *lying;
  g.tell("REL-ENGAGE-03"_clause, told::Event{who, copy.card});
  note_deed(g, who, {Deed::event, copy.card});
  co_await abilities_of(g, g.card(copy.card).abilities, Window::event, card_cause(who, copy));
  // REL-THREAT-05; if its text ends the phase or the turn, forget_resolved() does it.
  discard_in_play(g, serial, "REL-THREAT-05"_clause);
  co_await complete_missions(g);
}

// REL-THREAT-07: it stays on the space, unless it is taken. RNE-NCARD-14: one of a Nemesis deck likewise.
Task<> resolve_encounter(Relic& g, Seat who, std::uint16_t serial) {
  CardInPlay* lying = g.find(serial);
  // REL-ENGAGE-13
  mark_done(g, *lying);
  const CardInPlay copy = *lying;
  g.tell("REL-ENGAGE-05"_clause, told::Encounter{who, copy.card});
  bool taken = false;
  {
    Occasion occasion(g.occasion, copy.card, serial);
    co_await open_window(g, who, Window::encounter, occasion);
    taken = occasion.taken;
  }
  if (taken) {
    CardInPlay asset = take_from_board(g, serial);
    if (!asset.card.valid()) co_return;
    asset.plain = true;
    asset.charges = 0;
    co_await gain_asset(g, who, asset, "REL-ASSET-01"_clause);
  } else {
    co_await abilities_of(g, g.card(copy.card).abilities, Window::encounter, card_cause(who, copy));
  }
  co_await complete_missions(g);
}

// REL-WIN-04: no matter who else stands there. REL-WIN-10: being there is not enough; what the text says must be done.
Task<> confrontation(Relic& g, Seat who) {
  Cause cause;
  // REL-WIN-03
  cause.actor = cause.owner = cause.whose = who;
  cause.source = of(g.s.sheet);
  cause.window = Window::confrontation;
  co_await resolve(g, g.sheet().confrontation, cause);
}

}  // namespace

void forget_resolved(Relic& g) {
  if (!g.s.some_done) return;
  for (std::size_t i = g.s.cards_on_board.size(); i-- > 0;) {
    CardInPlay& lying = g.s.cards_on_board[i];
    if (!lying.done) continue;
    switch (g.card(lying.card).type) {
      case CardType::event: discard_in_play(g, lying.serial, "REL-THREAT-05"_clause); break;
      // REL-EVADE-03: until the turn is over
      case CardType::enemy: break;
      // REL-ENGAGE-14
      case CardType::encounter:
      case CardType::asset: lying.done = false; break;
      // No Threat card is one of these.
      case CardType::corruption:
      case CardType::mission:
      case CardType::power:
      case CardType::agent:
      case CardType::arsenal:
      case CardType::crisis:
      case CardType::might: break;
    }
  }
}

// The four steps of Threat cards.
Task<> resolve_threats(Relic& g, Seat who) {
  const SpaceId here = g.player(who).space;
  // REL-ENGAGE-12
  const auto left = [&] { return g.player(who).space != here; };
  // REL-ENGAGE-03. REL-ENGAGE-11: what comes to lie there while a step lasts belongs to it.
  // Where nothing but events is left to draw, they would draw each other without end.
  for (int resolved = 0; resolved < kMostEvents && offer_cards(g, here, CardType::event) > 0; ++resolved) {
    const Option next = co_await g.ask(who, "REL-ENGAGE-03"_clause, g.question(Asking::next_event));
    co_await resolve_event(g, who, next.about[0].index);
    if (left()) co_return;
    if (resolved + 1 == kMostEvents) discard_events(g, here);
  }
  co_await battle_enemies(g, who);
  if (left()) co_return;
  // REL-ENGAGE-05
  while (offer_cards(g, here, CardType::encounter) > 0) {
    const Option next = co_await g.ask(who, "REL-ENGAGE-05"_clause, g.question(Asking::next_encounter));
    co_await resolve_encounter(g, who, next.about[0].index);
    if (left()) co_return;
  }
  // REL-ENGAGE-06: all assets are taken. REL-ENGAGE-07: none may be left. REL-THREAT-08
  for (;;) {
    std::uint16_t serial = 0;
    for (const CardInPlay& lying : g.on_space(here)) {
      if (serial == 0 && g.card(lying.card).type == CardType::asset) serial = lying.serial;
    }
    if (serial == 0) break;
    const CardInPlay asset = take_from_board(g, serial);
    co_await gain_asset(g, who, asset, "REL-ENGAGE-06"_clause);
    if (left()) co_return;
  }
  // REL-ENGAGE-15: nothing more comes in this phase.
  co_await complete_missions(g);
}

// REL-CROSS-01: the texts of three corners lead to the middle sector for a price.
Task<> resolve_text(Relic& g, Seat who) {
  const Space& here = g.space_of(who);
  // REL-WIN-02
  if (here.sector == Sector::centre) {
    co_await confrontation(g, who);
    co_return;
  }
  // REL-ENGAGE-02
  if (here.box_count == 0) co_return;
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = of(g.player(who).space);
  cause.window = Window::space;
  std::size_t box = 0;
  // REL-TEXT-02: one box is resolved unasked. REL-TEXT-03: of two the player chooses one, or none.
  for (bool chosen = !here.optional; !chosen;) {
    for (std::size_t i = 0; i < here.box_count; ++i) {
      // REL-CROSS-04: what cannot be paid for cannot be chosen.
      g.offer_or_refuse(possible(g, here.boxes[i], cause), "REL-GEN-13"_clause, Answer::text, cause.source,
                        static_cast<int>(i) + 1);
    }
    g.offer_to_choose(Answer::end_phase);
    offer_completion(g, who);
    const Option option = co_await g.ask(who, "REL-TEXT-03"_clause, g.question(Asking::text_box, 0, cause.source));
    if (g.answer_of(option) == Answer::end_phase) co_return;
    chosen = g.answer_of(option) == Answer::text;
    if (chosen) {
      box = static_cast<std::size_t>(option.amount) - 1;
    } else {
      co_await pay_for_mission(g, who);
    }
  }
  g.coming_steps = 0;
  g.tell("REL-TEXT-01"_clause, told::TextBox{who, SpaceId{cause.source.index}});
  // REL-TEXT-04: and no other.
  co_await resolve(g, here.boxes[box], cause);
  co_await complete_missions(g);
}

Task<> engagement_phase(Relic& g, Seat who) {
  g.coming_foe_bonus = 0;
  const SpaceId here = g.player(who).space;
  co_await open_window(g, who, Window::engage_start);
  // REL-MOVE-13
  if (g.player(who).space != here) co_return;
  // REL-ENGAGE-08: decided once, at the start. REL-ENGAGE-01: cards before the text. REL-ENGAGE-09: of whatever type.
  // RNE-CARD-03: Imperium cards are no reason to leave the text alone.
  // REL-CROSS-02: so a card on a corner bars its passage for this turn. REL-INNER-08: in the inner sector the text.
  if (!g.deep_inside(who) && !g.on_space(here).empty()) {
    co_await resolve_threats(g, who);
  } else {
    co_await resolve_text(g, who);
  }
}

}  // namespace kostka::games::relic
