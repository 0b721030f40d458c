// What the texts of nemeses, of their decks and of the Imperium deck do, and whom they are about.
#include <algorithm>

#include "games/relic/rules/effects.h"

namespace kostka::games::relic {

SpaceSet spaces_of_nearest(const Relic& g, Seat nemesis, Reach reach) {
  SpaceSet spaces = 0;
  for (const Seat seat : nearest_characters(g, nemesis, reach)) spaces |= set_of(g.player(seat).space);
  return spaces;
}

Seat opponent_of(const Relic& g, Seat who) {
  const Battle* side = side_of(g, who);
  return side && side->other && side->who == who ? side->other->who : Seat{};
}

Seat teammate_of(const Relic& g, Seat who) {
  const int team = g.player(who).team;
  for (std::size_t i = 0; team != 0 && i < g.s.seats; ++i) {
    if (g.s.players[i].team == team && g.is_nemesis(Seat{i}) != g.is_nemesis(who)) return Seat{i};
  }
  return {};
}

Seat nemesis_of(const Relic& g, const Cause& cause) {
  if (cause.owner.valid() && g.is_nemesis(cause.owner)) return cause.owner;
  return cause.whose.valid() ? cause.whose : cause.actor;
}

}  // namespace kostka::games::relic

namespace kostka::games::relic::effects {

// ---- who carries it out ----

// RNE-CARD-04: the nemesis from whose deck the card comes, no matter who has it now.
Task<> owner_nemesis(Relic& g, const Effect& e, Cause cause) {
  const Seat nemesis = cause.card.valid() ? g.leader_of(g.card(cause.card).nemesis) : Seat{};
  if (nemesis.valid()) co_await for_player(g, nemesis, block(g, e), cause);
}

// RNE-CLAR-37: among equals the nemesis chooses.
Task<> nearest_player(Relic& g, const Effect& e, Cause cause) {
  const auto found = nearest_characters(g, cause.actor, Reach::any);
  if (found.empty()) co_return;
  for (const Seat seat : found) g.offer_to_choose(Answer::player, of(seat));
  const Option option =
      co_await g.ask(cause.actor, "RNE-CLAR-37"_clause, g.question(Asking::which_player, 0, cause.source));
  co_await for_player(g, Seat{option.about[0].index}, block(g, e), cause);
}

Task<> teammate(Relic& g, const Effect& e, Cause cause) {
  const Seat other = teammate_of(g, cause.actor);
  if (other.valid() && !g.player(other).out) co_await for_player(g, other, block(g, e), cause);
}

Task<> each_nemesis(Relic& g, const Effect& e, Cause cause) {
  // RNE-WIN-04: the active one first, or else in turn order.
  const Seat first = g.is_nemesis(g.s.active) ? g.s.active : g.s.enemies.first;
  for (const Seat seat : g.nemeses(first)) co_await for_player(g, seat, block(g, e), cause);
}

// ---- cards of nemeses ----

namespace {

// RNE-CLAR-06: as if it had just been drawn. RNE-NCARD-19: everybody knows it.
Task<> hand_over(Relic& g, Seat to, CardId card) {
  if (g.card(card).type == CardType::corruption) {
    co_await receive_corruption(g, to, card, true, "RNE-NCARD-16"_clause);
  } else {
    co_await gain_asset(g, to, new_card(card), "RNE-NCARD-15"_clause);
  }
}

}  // namespace

// RNE-NCARD-11: where nobody fits, the card stays aside and is discarded.
Task<> give(Relic& g, const Effect& e, Cause cause) {
  const Seat to = co_await which_player(g, cause.actor, e.place, e.condition, cause, "RNE-NCARD-17"_clause);
  if (!to.valid()) co_return;
  take_aside(g, cause.card);
  // REL-OUT-27: what it does to that player ends with the character, the turn of the nemesis goes on.
  co_await kernel::scoped(g, scope_of(to), hand_over(g, to, cause.card));
}

bool is_of_nemesis(const Relic& g, const Cause& cause) {
  return cause.window == Window::nemesis || (cause.card.valid() && g.card(cause.card).deck == Deck::imperium);
}

// RNE-NCARD-21: only in the outer and middle sectors. The card of a nemesis text lies aside; where it finds no place it
// stays there (RNE-NCARD-11). An agent moves on.
Task<> place_own(Relic& g, const Effect& e, Cause cause) {
  const SpaceId space = co_await which_space(g, cause.actor, e.place, cause, SpaceId{}, "RNE-NCARD-21"_clause);
  if (!space.valid()) co_return;
  if (cause.window == Window::nemesis) {
    take_aside(g, cause.card);
    lay_threat(g, cause.card, space, "RNE-NCARD-05"_clause);
    co_return;
  }
  CardInPlay moved = take_from_board(g, cause.serial);
  if (!moved.card.valid()) co_return;
  moved.space = space;
  g.s.enemies.cards_on_board.push_back(moved);
  g.tell("RNE-EXPL-06"_clause, told::ImperiumLaid{moved.card, space});
}

namespace {

constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

// The place of the topmost card that fits; kNowhere if there is none.
template <class SomePile, class Fits>
std::size_t topmost(const SomePile& pile, Fits fits) {
  for (std::size_t i = pile.size(); i-- > 0;) {
    if (fits(pile[i])) return i;
  }
  return kNowhere;
}

}  // namespace

Task<> place_from_discard(Relic& g, const Effect& e, Cause cause) {
  const bool agent = e.what == What::imperium;
  Pile& threats = g.pile(agent ? Deck::red : deck_of(colour_of(e.what)));
  auto& imperium = g.s.enemies.imperium.pile;
  const auto find = [&] {
    if (agent) return topmost(imperium, [&](CardId card) { return g.card(card).type == CardType::agent; });
    return topmost(threats,
                   [&](CardId card) { return g.card(card).type == CardType::enemy && g.card(card).has(e.traits[0]); });
  };
  if (find() == kNowhere) co_return;
  const SpaceId space = co_await which_space(g, cause.actor, e.place, cause, SpaceId{}, "RNE-NCARD-21"_clause);
  if (!space.valid()) co_return;
  if (agent) {
    lay_imperium(g, imperium.take(find()), space, "RNE-EXPL-06"_clause);
  } else {
    lay_threat(g, threats.take(find()), space, "REL-GEN-08"_clause);
  }
}

bool can_remove(const Relic& g, const Effect& e, const Cause& cause) {
  if (e.what != What::agent) return true;
  const auto& lying = g.s.enemies.cards_on_board;
  return std::any_of(lying.begin(), lying.end(), [&](const CardInPlay& card) {
    return g.card(card.card).type == CardType::agent && belongs(g, card.space, e.place, cause);
  });
}

namespace {

// To their discard piles; nobody takes them as trophies.
template <class Cards, class Fits>
void discard_where(Relic& g, const Cards& cards, Fits fits) {
  kernel::ShortList<std::uint16_t, kMostThreats> gone;
  for (const CardInPlay& lying : cards) {
    if (fits(lying)) gone.push_back(lying.serial);
  }
  for (const std::uint16_t serial : gone) discard_in_play(g, serial, "REL-DISCARD-04"_clause);
}

}  // namespace

Task<> remove_all(Relic& g, const Effect& e, Cause cause) {
  if (e.what == What::enemy) {
    discard_where(g, g.s.cards_on_board, [&](const CardInPlay& lying) {
      return g.card(lying.card).type == CardType::enemy && belongs(g, lying.space, e.place, cause);
    });
    co_return;
  }
  const auto is_agent = [&g](const CardInPlay& lying) { return g.card(lying.card).type == CardType::agent; };
  SpaceSet spaces = 0;
  for (const CardInPlay& lying : g.s.enemies.cards_on_board) {
    if (is_agent(lying) && belongs(g, lying.space, e.place, cause)) spaces |= set_of(lying.space);
  }
  if (spaces == 0) co_return;
  for_each(spaces, [&g](SpaceId space) { g.offer_to_choose(Answer::space, of(space)); });
  const Option option =
      co_await g.ask(cause.actor, "REL-GEN-08"_clause, g.question(Asking::which_space, 0, cause.source));
  const SpaceId chosen{option.about[0].index};
  discard_where(g, g.s.enemies.cards_on_board,
                [&](const CardInPlay& lying) { return is_agent(lying) && lying.space == chosen; });
}

bool can_take_from_discard(const Relic& g, const Effect& e, const Cause&) {
  if (e.what != What::imperium) return !g.pile(e.what == What::power ? Deck::power : Deck::wargear).empty();
  const auto& pile = g.s.enemies.imperium.pile;
  return topmost(pile, [&](CardId card) { return g.card(card).type == CardType::arsenal; }) != kNowhere;
}

Task<> take_arsenal_back(Relic& g, const Effect& e, Cause cause) {
  for (int i = 0; i < e.amount.n; ++i) {
    auto& pile = g.s.enemies.imperium.pile;
    int offered = 0;
    for (std::size_t k = 0; k < pile.size(); ++k) {
      const bool again = std::find(pile.begin(), pile.begin() + k, pile[k]) != pile.begin() + k;
      if (again || g.card(pile[k]).type != CardType::arsenal) continue;
      g.offer_to_choose(Answer::take, of(pile[k]));
      ++offered;
    }
    if (offered == 0) co_return;
    const Option option =
        co_await g.ask(cause.actor, "REL-GEN-08"_clause, g.question(Asking::take_back, 0, of(Deck::imperium)));
    const CardId card{option.about[0].index};
    pile.remove(card);
    co_await gain_asset(g, cause.actor, new_card(card), "RNE-IMP-06"_clause);
  }
}

// RNE-IMP-13: of some texts an event is discarded unresolved. RNE-IMP-15: with the others when the phase ends.
Task<> draw_onto_space(Relic& g, Seat who, int n, bool no_event) {
  for (int i = 0; i < n; ++i) {
    const CardId card = co_await draw_imperium_card(g, "RNE-IMP-13"_clause);
    if (!card.valid()) co_return;
    if (no_event && g.card(card).type == CardType::event) {
      set_aside(g, card, Seat{});
      g.tell("RNE-IMP-13"_clause, told::Shown{who, card});
    } else {
      lay_imperium(g, card, g.player(who).space, "RNE-IMP-13"_clause);
    }
  }
}

Task<> draw_and_resolve_own(Relic& g, const Effect& e, Cause cause) {
  if (e.what == What::nemesis) {
    for (int i = 0; i < e.amount.n; ++i) {
      co_await draw_and_resolve_nemesis_card(g, cause.actor, "RNE-EXP-08"_clause);
    }
    co_return;
  }
  // RNE-NCARD-20: they are resolved when what caused this is finished.
  co_await draw_imperium(g, cause.actor, e.amount.n, "RNE-NCARD-20"_clause);
  g.imperium_due = true;
}

}  // namespace kostka::games::relic::effects
