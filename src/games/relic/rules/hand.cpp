// Cards of the hand played for their ability: Power cards of characters, Might cards of nemeses (REL-POWER, RNE-MIGHT).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {

bool replaces(const Script& script, Body body) {
  for (std::size_t i = 0; i < body.count; ++i) {
    if (script.begin_of(body)[i].verb == Verb::replace) return true;
  }
  return false;
}

namespace {

bool fits_power(const Relic& g, Seat seat, CardId card, Seat whose, Window window, const Occasion& occasion) {
  const Abilities& abilities = g.card(card).abilities;
  // REL-POWER-01: at the moment its line names. REL-POWER-16: in the turn of another player if it says so.
  const WindowSet windows = seat == whose ? abilities.own | abilities.any : abilities.any;
  if ((windows & set_of(window)) == 0 || (window == Window::play && seat == whose)) return false;
  const Ability& ability = g.catalogue.script.abilities[abilities.first];
  if (window == Window::vanquished && occasion.before_steps != replaces(g.catalogue.script, ability.body)) {
    return false;
  }
  Cause cause;
  cause.actor = cause.owner = seat;
  cause.whose = whose;
  cause.card = card;
  cause.window = window;
  return holds(g, ability.condition, cause) && can_pay(g, seat, ability.cost, cause) &&
         possible(g, ability.body, cause);
}

}  // namespace

// RNE-MIGHT-08: in the windows of its battles a nemesis is asked in anybody's turn.
bool could_use_power(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion) {
  if (g.player(seat).powers.empty() || occasion.side == Side::foes || powers_are_banned(g, seat)) return false;
  if (!has_power_for(g, seat, whose, set_of(window))) return false;
  const InPlay& in_play = g.in_play();
  const NemesisId nemesis = g.player(seat).nemesis;
  const auto& cards = nemesis.valid() ? in_play.might[nemesis.index()].cards_in : in_play.powers_in;
  const auto& fitting = cards[static_cast<std::size_t>(window)];
  return std::any_of(fitting.begin(), fitting.end(),
                     [&](CardId card) { return fits_power(g, seat, card, whose, window, occasion); });
}

// REL-POWER-09, RNE-MIGHT-07: as many as fit, one after the other. REL-POWER-03, RNE-MIGHT-01: or none.
void offer_powers(Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion) {
  const auto& powers = g.player(seat).powers;
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (i > 0 && powers[i] == powers[i - 1]) continue;
    if (fits_power(g, seat, powers[i], whose, window, occasion)) {
      g.offer_to_choose(Answer::play, power_of(seat, powers[i]));
    }
  }
}

Task<> play_power(Relic& g, Seat seat, CardId card, Seat whose, Window window) {
  // REL-POWER-14: it leaves the hand first. RNE-MIGHT-06: so it gives no number any more.
  g.player(seat).powers.remove(card);
  // REL-POWER-05, RNE-MIGHT-02
  put_played_power(g, seat, card);
  g.tell("REL-POWER-04"_clause, told::Played{seat, card});
  bool cancelled = false;
  if (window != Window::play) {
    Occasion occasion(g.occasion, card);
    co_await open_window(g, seat, Window::play, occasion);
    cancelled = occasion.cancelled;
  }
  if (cancelled) {
    g.tell("REL-POWER-04"_clause, told::Cancelled{seat, card});
    co_return;
  }
  Cause cause;
  cause.actor = cause.owner = seat;
  cause.whose = whose;
  cause.source = of(card);
  cause.card = card;
  cause.window = window;
  co_await use_ability(g, g.catalogue.script.abilities[g.card(card).abilities.first], cause);
}

}  // namespace kostka::games::relic
