// The questions that many rules have in common.
#include <algorithm>

#include "games/relic/rules/colour_choice.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {

// REL-GEN-07
Task<bool> whether(Relic& g, Seat who, Object about, Clause clause) {
  g.offer_to_choose(Answer::accept);
  g.offer_to_choose(Answer::decline);
  const Option option = co_await g.ask(who, clause, g.question(Asking::whether, 0, about));
  co_return g.answer_of(option) == Answer::accept;
}

Task<What> which_attribute(Relic& g, Seat who, Clause clause) {
  if (g.is_nemesis(who)) co_return g.nemesis(who).attribute;  // RNE-NEM-07
  for (const What attribute : {What::strength, What::willpower, What::cunning}) {
    g.offer_to_choose(Answer::attribute, attribute_object(attribute));
  }
  const Option option = co_await g.ask(who, clause, g.question(Asking::which_attribute));
  co_return static_cast<What>(option.about[0].index);
}

// REL-ATTR-09, REL-ATTR-10: of equal dials the player chooses.
Task<What> extreme_attribute(Relic& g, Seat who, What which) {
  if (g.is_nemesis(who)) co_return g.nemesis(who).attribute;  // RNE-NEM-07
  const auto& dials = g.player(who).attributes;
  const auto [lowest, highest] = std::minmax_element(dials.begin(), dials.end());
  const int meant = which == What::lowest ? *lowest : *highest;
  for (std::size_t i = 0; i < dials.size(); ++i) {
    if (dials[i] == meant) g.offer_to_choose(Answer::attribute, attribute_object(static_cast<What>(i)));
  }
  const Option option = co_await g.ask(who, "REL-ATTR-09"_clause, g.question(Asking::which_attribute));
  co_return static_cast<What>(option.about[0].index);
}

// A space of the place, chosen by `who`; invalid if there is none. Seen from the cause's actor.
Task<SpaceId> which_space(Relic& g, Seat who, Place place, Cause cause, SpaceId not_this, Clause clause) {
  SpaceSet spaces = spaces_of(g, place, cause);
  spaces &= g.catalogue.sectors[0] | g.catalogue.sectors[1];  // REL-INNER-01, REL-INNER-07
  if (not_this.valid()) spaces &= ~set_of(not_this);
  if (spaces == 0) co_return SpaceId{};
  for_each(spaces, [&g](SpaceId space) { g.offer_to_choose(Answer::space, of(space)); });
  const Option option = co_await g.ask(who, clause, g.question(Asking::which_space, 0, cause.source));
  co_return SpaceId{option.about[0].index};
}

// Another player in the place; invalid if there is none.
Task<Seat> which_player(Relic& g, Seat chooser, Place place, ConditionId filter, Cause cause, Clause clause) {
  bool found = false;
  Cause theirs = cause;
  for (const Seat seat : g.characters()) {
    if (seat == cause.actor || !belongs(g, g.player(seat).space, place, cause)) continue;
    theirs.actor = seat;
    if (!holds(g, filter, theirs)) continue;
    found = true;
    g.offer_to_choose(Answer::player, of(seat));
  }
  if (!found) co_return Seat{};
  const Option option = co_await g.ask(chooser, clause, g.question(Asking::which_player, 0, cause.source));
  co_return Seat{option.about[0].index};
}

namespace {

Task<Deck> ask_colour(Relic& g, Seat who, What what, Clause clause, kernel::Question question) {
  if (is_colour(what)) {
    co_return static_cast<Deck>(static_cast<int>(Deck::red) + static_cast<int>(what) - static_cast<int>(What::red));
  }
  for (const Deck deck : {Deck::red, Deck::blue, Deck::yellow}) g.offer_to_choose(Answer::deck, of(deck));
  const Option option = co_await g.ask(who, clause, question);
  co_return static_cast<Deck>(option.about[0].index);
}

}  // namespace

Task<Deck> which_colour(Relic& g, Seat who, What what, Clause clause) {
  co_return co_await ask_colour(g, who, what, clause, g.question(Asking::which_colour));
}

Task<Deck> choose_colour(Relic& g, Seat who, What what, ColourFor purpose, Object source) {
  const kernel::Question question = g.question(Asking::which_colour, static_cast<int>(purpose), source);
  co_return co_await ask_colour(g, who, what, "REL-GEN-08"_clause, question);
}

}  // namespace kostka::games::relic
