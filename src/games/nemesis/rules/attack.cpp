// Attacks of enemies (NEM-ATK, NEM-LARVA).
#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {
namespace {

// A card of the hand that answers a Surprise Attack. Who is asked follows from what all can see: the Character has such
// a card, it does not lie in the discard pile, and the hand is not empty.
CardId surprise_card(const Nemesis& g, Seat who) {
  for (const CardId card : g.character(who).deck) {
    if (g.card(card).when == Window::surprised) return card;
  }
  return {};
}

// NEM-ATK-06: declared before the Attack card is drawn.
Task<bool> ignores_surprise(Nemesis& g, Seat who, Species species) {
  const Player& p = g.player(who);
  const CardId card = surprise_card(g, who);
  if (!card.valid() || p.hand.empty() || p.discard.contains(card)) co_return false;
  if (p.hand.contains(card)) g.offer_to_choose(Answer::react, of(card));
  g.offer_to_choose(Answer::no);
  const Option choice =
      co_await g.ask(who, "NEM-ATK-06"_clause, g.question(Asking::react, 0, of(card)), kernel::Forced::ask);
  if (answer_of(choice) == Answer::no) co_return false;
  discard_card(g, who, card);
  g.tell("NEM-ATK-06"_clause, told::Reacted{who, of(card)});
  g.tell("NEM-ATK-06"_clause, told::Ignored{who, species});
  co_return true;
}

// NEM-ATK-06: declared when the attack is known, before any part of it. Active Quest Items are open to all.
Task<bool> ignores_attack(Nemesis& g, Seat who, Species species) {
  Player& p = g.player(who);
  // The Mutation "Scab Armor" leaves no choice.
  if (p.armour > 0) {
    if (p.armour != kAll) --p.armour;
    g.tell("NEM-ATK-06"_clause, told::Ignored{who, species});
    co_return true;
  }
  ItemId armour;
  for (const ItemId item : p.backpack) {
    if (g.item(item).when == Window::attacked) armour = item;
  }
  if (!armour.valid()) co_return false;
  g.offer_to_choose(Answer::react, of(armour));
  g.offer_to_choose(Answer::no);
  const Option choice = co_await g.ask(who, "NEM-ATK-06"_clause, g.question(Asking::react, 0, of(armour)));
  if (answer_of(choice) == Answer::no) co_return false;
  use_up(g, who, armour);
  g.tell("NEM-ATK-06"_clause, told::Reacted{who, of(armour)});
  g.tell("NEM-ATK-06"_clause, told::Ignored{who, species});
  co_return true;
}

// NEM-LARVA-01
// NEM-LARVA-02: onto a board with a Larva it just disappears.
// NEM-LARVA-03: there it is no figure any more; its token lies in the supply.
Task<> larva_attack(Nemesis& g, std::uint16_t number, Seat target) {
  const bool ignored = co_await ignores_attack(g, target, Species::larva);
  if (ignored) co_return;
  remove_figure(g, number);
  g.tell("NEM-LARVA-01"_clause, told::LarvaAttacked{target});
  g.player(target).larva = true;
  contaminate(g, target);
}

// CAR-ATK-01: without a card; CAR-ATK-04: in this order, also if the target dies.
// CAR-ATK-02: who has a Mutation card gets no second one.
Task<> metagorger_attack(Nemesis& g, std::uint16_t number, Seat target) {
  const bool ignored = co_await ignores_attack(g, target, Species::metagorger);
  if (ignored) co_return;
  g.tell("CAR-ATK-01"_clause, told::MetagorgerAttacked{target});
  co_await mutate(g, target);
  contaminate(g, target);
  co_await light_wounds(g, target, 1);
  // CAR-ATK-05
  co_await add_token(g, Species::shambler, "CAR-ATK-05"_clause);
  remove_figure(g, number);
}

}  // namespace

// NEM-ATK-04
// CAR-ATK-03: in Mode C with its own deck.
Task<> attack_with(Nemesis& g, std::uint16_t number, Seat target, AttackId id) {
  const Species species = g.figure(number)->species;
  const RoomId room = g.figure(number)->room;
  const Attack& card = g.catalogue.attacks[id.index()];
  if (!has(card.attackers, species)) {
    g.tell("NEM-ATK-04"_clause, told::Missed{species, target, id});
    discard_attack(g, id);
    co_return;
  }
  g.tell("NEM-ATK-04"_clause, told::Attacked{species, target, id});
  const bool ignored = co_await ignores_attack(g, target, species);
  if (!ignored) {
    Cause cause{.actor = target, .who = target, .room = room, .figure = number};
    cause.soft = card.bite && species == Species::adult && g.trait(Standing::soft_bite) != 0;
    co_await resolve(g, card.body, cause);
  }
  discard_attack(g, id);
}

// NEM-ATK-01
Task<> attack(Nemesis& g, std::uint16_t number, Seat target, Surprise surprise) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr) co_return;
  // NEM-ATK-02
  if (!target.valid()) target = g.weakest_in(figure->room);
  if (!target.valid() || !g.stands_in(target, figure->room)) co_return;
  if (surprise == Surprise::yes) {
    const bool ignored = co_await ignores_surprise(g, target, figure->species);
    if (ignored) co_return;
  }
  const Species species = g.figure(number)->species;
  if (species == Species::larva) {
    co_await larva_attack(g, number, target);
  } else if (species == Species::metagorger) {
    co_await metagorger_attack(g, number, target);
  } else {
    const AttackId card = co_await draw_attack(g);
    if (!card.valid()) co_return;
    g.tell("NEM-ATK-04"_clause, told::AttackSeen{target, card});
    co_await attack_with(g, number, target, card);
  }
}

}  // namespace kostka::games::nemesis
