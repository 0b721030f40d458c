// The Engagement phase: Threat cards in four steps, or the text of the space (REL-ENGAGE, REL-THREAT, REL-TEXT,
// REL-WIN).
#include <algorithm>

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

// REL-ENGAGE-03, REL-THREAT-05: discarded when it is resolved, also if its text ends the phase or the turn
// (forget_resolved).
Task<> resolve_event(Relic& g, Seat who, std::uint16_t serial) {
  CardInPlay* lying = g.find(serial);
  lying->done = true;
  const CardInPlay copy = *lying;
  g.tell("REL-ENGAGE-03"_clause, told::Event{who, copy.card});
  note_deed(g, who, {Deed::event, copy.card});
  co_await abilities_of(g, g.card(copy.card).abilities, Window::event, card_cause(who, copy));
  discard_in_play(g, serial, "REL-THREAT-05"_clause);
  if (missions_are_met(g)) co_await complete_missions(g);
}

// REL-ENGAGE-05, REL-ENGAGE-13, REL-ENGAGE-14, REL-THREAT-07
Task<> resolve_encounter(Relic& g, Seat who, std::uint16_t serial) {
  CardInPlay* lying = g.find(serial);
  lying->done = true;
  const CardInPlay copy = *lying;
  g.tell("REL-ENGAGE-05"_clause, told::Encounter{who, copy.card});
  bool taken = false;
  if (may_have_responder(g, who, Window::encounter)) {
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
  if (missions_are_met(g)) co_await complete_missions(g);
}

// REL-WIN-02, REL-WIN-03, REL-WIN-04: in this phase, for the active player, whoever else stands there. Being there is
// not enough; what the text says must be done (REL-WIN-05, REL-WIN-10).
Task<> confrontation(Relic& g, Seat who) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = of(g.s.sheet);
  cause.window = Window::confrontation;
  co_await resolve(g, g.sheet().confrontation, cause);
}

Task<> one_text(Relic& g, Seat who, Body box, Cause cause) {
  g.coming_steps = 0;
  g.tell("REL-TEXT-01"_clause, told::TextBox{who, SpaceId{cause.source.index}});
  co_await resolve(g, box, cause);
  if (missions_are_met(g)) co_await complete_missions(g);
}

Task<> engage(Relic& g, Seat who) {
  g.coming_foe_bonus = 0;
  const SpaceId here = g.player(who).space;
  if (has_responder(g, who, Window::engage_start)) co_await open_window(g, who, Window::engage_start);
  if (g.player(who).space != here) co_return;  // REL-MOVE-13
  // REL-ENGAGE-01, REL-ENGAGE-08, REL-ENGAGE-09: decided once, at the start, so that a card on a
  // corner bars its passage for this turn (REL-CROSS-02); REL-INNER-07, REL-INNER-08.
  if (!g.deep_inside(who) && !g.on_space(here).empty()) {
    co_await resolve_threats(g, who);
  } else {
    co_await resolve_text(g, who);
  }
}

}  // namespace

void forget_resolved(Relic& g) {
  for (std::size_t i = g.s.lying.size(); i-- > 0;) {
    CardInPlay& lying = g.s.lying[i];
    if (!lying.done) continue;
    switch (g.card(lying.card).type) {
      case CardType::event: discard_in_play(g, lying.serial, "REL-THREAT-05"_clause); break;
      case CardType::enemy: break;         // REL-EVADE-03: until the turn is over
      default: lying.done = false; break;  // REL-ENGAGE-13, REL-ENGAGE-14
    }
  }
}

// REL-ENGAGE-03 to 07, REL-ENGAGE-11, REL-ENGAGE-12, REL-ENGAGE-15
Task<> resolve_threats(Relic& g, Seat who) {
  const SpaceId here = g.player(who).space;
  const auto left = [&] { return g.player(who).space != here; };
  while (offer_cards(g, here, CardType::event) > 0) {
    const Option next = co_await g.ask(who, "REL-ENGAGE-03"_clause, g.question(Asking::next_event));
    co_await resolve_event(g, who, next.about[0].index);
    if (left()) co_return;
  }
  co_await battle_enemies(g, who);
  if (left()) co_return;
  while (offer_cards(g, here, CardType::encounter) > 0) {
    const Option next = co_await g.ask(who, "REL-ENGAGE-05"_clause, g.question(Asking::next_encounter));
    co_await resolve_encounter(g, who, next.about[0].index);
    if (left()) co_return;
  }
  for (;;) {  // REL-ENGAGE-06, REL-ENGAGE-07, REL-THREAT-08
    std::uint16_t serial = 0;
    for (const CardInPlay& lying : g.on_space(here)) {
      if (serial == 0 && g.card(lying.card).type == CardType::asset) serial = lying.serial;
    }
    if (serial == 0) break;
    const CardInPlay asset = take_from_board(g, serial);
    co_await gain_asset(g, who, asset, "REL-ENGAGE-06"_clause);
    if (left()) co_return;
  }
  if (missions_are_met(g)) co_await complete_missions(g);
}

// REL-ENGAGE-02, REL-TEXT-01, REL-TEXT-02, REL-TEXT-03, REL-TEXT-04, REL-INNER-08. The texts of three corners lead to
// the middle sector for a price (REL-CROSS-01); without it they cannot be chosen (REL-CROSS-04).
Task<> resolve_text(Relic& g, Seat who) {
  const Space& here = g.space_of(who);
  if (here.sector == Sector::centre) {
    co_await confrontation(g, who);
    co_return;
  }
  if (here.box_count == 0) co_return;
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = of(g.player(who).space);
  cause.window = Window::space;
  std::size_t box = 0;
  for (bool chosen = !here.optional; !chosen;) {
    for (std::size_t i = 0; i < here.box_count; ++i) {
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
  co_await one_text(g, who, here.boxes[box], cause);
}

Task<> engagement_phase(Relic& g, Seat who) {
  co_await kernel::scoped(g, kPhase, engage(g, who));
  forget_resolved(g);
}

}  // namespace kostka::games::relic
