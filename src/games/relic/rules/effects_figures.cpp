// What the verbs about figures, the board and the course of the turn do.
#include "games/relic/rules/effects.h"

#include <algorithm>

namespace kostka::games::relic::effects {

// REL-MOVE-12, REL-INNER-16; along the arrow only the text of the inner sector moves anybody: as many spaces as its
// conditions gave, decided before the first (REL-INNER-09, REL-INNER-10, REL-INNER-13).
Task<> move(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  if (!e.place.given()) {
    if (!g.deep_inside(who)) co_return;
    int steps = e.amount.n + g.coming_steps;
    g.coming_steps = 0;
    SpaceId space = g.player(who).space;
    for (; steps > 0 && along_arrow(g, who, space).valid(); --steps) space = along_arrow(g, who, space);
    stand_on(g, who, space, "REL-INNER-09"_clause);
    co_await resolve_text(g, who);  // REL-INNER-11, REL-INNER-12
    co_return;
  }
  const SpaceSet spaces = destinations(g, e.place, cause);
  if (spaces == 0) co_return;
  for_each(spaces, [&g](SpaceId space) { g.offer_to_choose(Answer::space, of(space)); });
  const Option option = co_await g.ask(who, "REL-MOVE-12"_clause, g.question(Asking::which_space, 0, cause.source));
  stand_on(g, who, SpaceId{option.about[0].index}, "REL-MOVE-12"_clause);
}

Task<> move_player(Relic& g, const Effect& e, Cause cause) {
  if (e.what == What::active) {
    const Seat moved = g.s.active;
    if (g.deep_inside(moved)) co_return;
    g.offer_to_choose(Answer::clockwise);
    g.offer_to_choose(Answer::counter_clockwise);
    const Option option =
        co_await g.ask(cause.actor, "REL-GEN-08"_clause, g.question(Asking::direction, e.amount.n, of(moved)));
    SpaceId space = g.player(moved).space;
    for (int i = 0; i < e.amount.n; ++i) {
      const Space& from = g.catalogue.space(space);
      space = g.answer_of(option) == Answer::clockwise ? from.clockwise : from.counter_clockwise;
    }
    stand_on(g, moved, space, "REL-MOVE-12"_clause);
    co_return;
  }
  if (g.deep_inside(cause.actor)) co_return;
  const Seat target = co_await which_player(g, cause.actor, kOwnSector, kNoCondition, cause, "REL-GEN-08"_clause);
  if (!target.valid()) co_return;
  const SpaceId space =
      co_await which_space(g, cause.actor, e.place, cause, g.player(target).space, "REL-MOVE-12"_clause);
  if (space.valid()) stand_on(g, target, space, "REL-MOVE-12"_clause);
}

Task<> swap_places(Relic& g, Cause cause) {
  if (g.deep_inside(cause.actor)) co_return;
  const Seat target = co_await which_player(g, cause.actor, kOwnSector, kNoCondition, cause, "REL-GEN-08"_clause);
  if (!target.valid()) co_return;
  const SpaceId mine = g.player(cause.actor).space, theirs = g.player(target).space;
  stand_on(g, cause.actor, theirs, "REL-MOVE-12"_clause);
  stand_on(g, target, mine, "REL-MOVE-12"_clause);
}

// REL-GEN-09: a bonus won outside the Movement phase is kept for the next one.
void move_bonus(Relic& g, const Effect& e, const Cause& cause) {
  const int n = number_of(g, e.amount, cause);
  if (cause.window == Window::space) {
    g.coming_steps = static_cast<std::int16_t>(g.coming_steps + n);
  } else if (g.movement && g.movement->who == cause.actor) {
    g.movement->bonus = static_cast<std::int8_t>(g.movement->bonus + n);
  } else {
    auto& kept = g.player(cause.actor).move_bonus;
    kept = static_cast<std::int8_t>(std::clamp(kept + n, -12, 12));
  }
}

// REL-CROSS-03: after a crossing this ends the Engagement phase.
// REL-INNER-04, REL-INNER-05: the move along the arrow is made whatever an ability says about the Movement phase.
Task<> end_phase(Relic& g) {
  if (g.s.phase == Phase::movement && g.deep_inside(g.s.active)) co_return;
  if (is_inside(g, kPhase)) co_await g.abort(kPhase);
}

namespace {

// The first enemy of a deck; what is revealed before it goes back into the deck.
Task<CardId> first_enemy(Relic& g, Deck deck) {
  kernel::ShortList<CardId, kDeckRoom> others;
  CardId found{};
  while (!found.valid()) {
    const CardId card = co_await draw_card(g, deck, "REL-MISSION-08"_clause);
    if (!card.valid()) break;
    // Also the one that is found: what happens next must follow from what everybody was told.
    g.tell("REL-MISSION-08"_clause, told::Shown{g.s.active, card});
    if (g.card(card).type == CardType::enemy) {
      found = card;
    } else {
      others.push_back(card);
      set_aside(g, card, Seat{});
    }
  }
  for (const CardId card : others) {
    take_aside(g, card);
    g.deck(deck).shuffle_in(card);
  }
  g.deck(deck).shuffle();
  co_return found;
}

}  // namespace

Task<> place(Relic& g, const Effect& e, Cause cause) {
  // Mission tokens and what is laid with them belong to the owner of the card; the actor may be somebody who chooses.
  if (e.manner == Manner::from_discard) {
    co_await place_from_discard(g, e, cause);
    co_return;
  }
  if (e.what == What::this_ && is_of_nemesis(g, cause)) {
    co_await place_own(g, e, cause);
    co_return;
  }
  if (e.what == What::this_) {
    CardInPlay* lying = g.find(cause.serial);
    if (!lying || !lying->space.valid()) co_return;
    Cause seen = cause;
    seen.actor = cause.whose.valid() ? cause.whose : cause.actor;
    const SpaceId space = co_await which_space(g, cause.actor, e.place, seen, SpaceId{}, "REL-GEN-08"_clause);
    if (!space.valid()) co_return;
    CardInPlay moved = take_from_board(g, cause.serial);
    moved.space = space;
    put_on_board(g, moved);
    g.tell("REL-GEN-08"_clause, told::ThreatLaid{moved.card, space});
    co_return;
  }
  const Deck deck = co_await which_colour(g, cause.actor, e.what, "REL-GEN-08"_clause);
  SpaceId space{};
  if (e.place.where == Where::token_space) {
    space = g.player(cause.owner).mission.token_space;
  } else {
    space = co_await which_space(g, cause.actor, e.place, cause, SpaceId{}, "REL-GEN-08"_clause);
  }
  if (!space.valid()) co_return;
  CardId card{};
  if (e.also == What::enemy) {
    card = co_await first_enemy(g, deck);
  } else {
    card = co_await draw_card(g, deck, "REL-GEN-08"_clause);
  }
  if (card.valid()) lay_threat(g, card, space, "REL-GEN-08"_clause);
}

Task<> remove(Relic& g, const Effect& e, Cause cause) {
  if (e.what != What::threat) {
    co_await remove_all(g, e, cause);
    co_return;
  }
  if (e.also == What::all) {
    while (!g.s.cards_on_board.empty()) discard_in_play(g, g.s.cards_on_board.back().serial, "REL-DISCARD-04"_clause);
    co_return;
  }
  for (int i = 0; i < e.amount.n; ++i) {
    int offered = 0;
    for (const CardInPlay& lying : g.s.cards_on_board) {
      if (lying.serial == cause.serial || !belongs(g, lying.space, e.place, cause)) continue;
      g.offer_to_choose(Answer::discard, of(lying), 0, of(lying.space));
      ++offered;
    }
    if (offered == 0) co_return;
    const Option option = co_await g.ask(cause.actor, "REL-GEN-08"_clause, g.question(Asking::which_threat));
    discard_in_play(g, option.about[0].index, "REL-DISCARD-04"_clause);
  }
}

namespace {

// It leaves the group that is being fought, if it belongs to it.
void take_enemy(Relic& g, Seat who, std::uint16_t serial) {
  const CardInPlay taken = take_from_board(g, serial);
  if (!taken.card.valid()) return;
  g.player(who).trophies.push_back(taken.card);
  g.tell("REL-BATTLE-14"_clause, told::Trophy{who, taken.card});
  if (!g.battle) return;
  auto& foes = g.battle->foes;
  const auto at = std::find_if(foes.begin(), foes.end(), [serial](const Foe& f) { return f.serial == serial; });
  if (at == foes.end()) return;
  g.battle->value -= g.card(at->card).value;
  foes.take(static_cast<std::size_t>(at - foes.begin()));
}

// RNE-CLAR-32: of every attribute, evaded ones too. RNE-CLAR-25: a battle with a nemesis goes on without them.
void take_all_enemies(Relic& g, const Effect& e, const Cause& cause) {
  kernel::ShortList<std::uint16_t, kMostThreats> serials;
  for (const CardInPlay& lying : g.s.cards_on_board) {
    if (g.card(lying.card).type == CardType::enemy && belongs(g, lying.space, e.place, cause)) {
      serials.push_back(lying.serial);
    }
  }
  for (const std::uint16_t serial : serials) take_enemy(g, cause.actor, serial);
}

}  // namespace

// No battle, no reward, not a win.
Task<> take_trophy(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  if (e.also == What::all) {
    take_all_enemies(g, e, cause);
    co_return;
  }
  std::uint16_t serial = cause.serial;
  if (e.what == What::enemy) {
    int offered = 0;
    for (const CardInPlay& lying : g.s.cards_on_board) {
      const Card& card = g.card(lying.card);
      if (card.type != CardType::enemy || card.value > e.second || !belongs(g, lying.space, e.place, cause)) continue;
      g.offer_to_choose(Answer::take, of(lying), 0, of(lying.space));
      ++offered;
    }
    if (offered == 0) co_return;
    const Option option = co_await g.ask(who, "REL-GEN-08"_clause, g.question(Asking::which_enemy));
    serial = option.about[0].index;
  }
  take_enemy(g, who, serial);
}

// An encounter that is taken instead of being resolved, or a beaten enemy that is an asset instead of a trophy.
Task<> count_as(Relic& g, const Effect&, Cause cause) {
  if (cause.window == Window::encounter) {
    if (g.occasion) g.occasion->taken = true;
    co_return;
  }
  auto& trophies = g.player(cause.actor).trophies;
  if (!trophies.contains(cause.card)) co_return;
  trophies.remove(cause.card);
  co_await gain_asset(g, cause.actor, new_card(cause.card), "REL-BATTLE-14"_clause);
}

// REL-COMP-13, REL-WIN-07; mission tokens go only to spaces where an enemy can be met again.
Task<> place_token(Relic& g, const Effect& e, Cause cause) {
  if (e.place.where == Where::inner) {
    co_await place_token_inside(g, cause);
    co_return;
  }
  Player& owner = g.player(cause.owner);
  if (e.place.given()) {
    int offered = 0;
    for_each(spaces_of(g, e.place, cause), [&](SpaceId space) {
      if (!g.catalogue.space(space).has_icons()) return;
      g.offer_to_choose(Answer::space, of(space));
      ++offered;
    });
    if (offered == 0) co_return;
    const Option option =
        co_await g.ask(cause.actor, "REL-MISSION-08"_clause, g.question(Asking::which_space, 1, cause.source));
    owner.mission.token_space = SpaceId{option.about[0].index};
    g.tell("REL-COMP-13"_clause, told::Token{cause.owner, of(owner.mission.token_space)});
  } else if (e.what == What::this_) {
    owner.mission.token_owner = cause.actor;
    g.tell("REL-COMP-13"_clause, told::Token{cause.actor, of(cause.card)});
  } else if (e.what == What::any) {
    ++g.player(cause.actor).tokens;
    g.tell("REL-WIN-07"_clause, told::Token{cause.actor, of(g.s.sheet)});
  } else {
    g.player(cause.actor).token_for[static_cast<std::size_t>(e.what)] = true;
    g.tell("REL-WIN-07"_clause, told::Token{cause.actor, of(g.s.sheet)});
  }
}

}  // namespace kostka::games::relic::effects
