// The Exploration phase: cards for icons until every colour is matched (REL-EXPLORE).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using Missing = std::array<int, kThreatColours>;

// Icons less cards, by colour.
Missing missing_cards(const Relic& g, SpaceId space) {
  Missing missing{};
  const Space& here = g.catalogue.space(space);
  for (std::size_t i = 0; i < kThreatColours; ++i) missing[i] = here.icons[i];
  // REL-EXPLORE-12: no matter who drew them. REL-EXPLORE-08: or when. REL-EXPLORE-13: all are face up.
  // RNE-EXPL-09: Imperium cards are not among them.
  for (const CardInPlay& lying : g.on_space(space)) {
    const Card& card = g.card(lying.card);
    // REL-EXPLORE-05
    for (std::size_t i = 0; i < kThreatColours; ++i) missing[i] += card.icons[i];
    // REL-EXPLORE-07
    if (card.colour != ThreatColour::none) --missing[static_cast<std::size_t>(card.colour)];  // REL-COMP-09
  }
  return missing;
}

bool can_draw(const Relic& g, Deck deck) { return !g.deck(deck).empty() || !g.pile(deck).empty(); }

}  // namespace

// REL-EXPLORE-03: cards drawn here are resolved later.
Task<> exploration_phase(Relic& g, Seat who) {
  // REL-INNER-07
  if (g.deep_inside(who)) co_return;
  const SpaceId here = g.player(who).space;
  // REL-EXPLORE-06: the icons of a card that was just drawn count at once.
  for (;;) {
    const Missing missing = missing_cards(g, here);
    int offered = 0;
    for (std::size_t i = 0; i < kThreatColours; ++i) {
      const Deck deck = deck_of(static_cast<ThreatColour>(i));
      // REL-EXPLORE-04: cards beyond the icons stay. REL-EXPLORE-11: an empty deck is skipped.
      if (missing[i] <= 0 || !can_draw(g, deck)) continue;
      g.offer_to_choose(Answer::deck, of(deck), missing[i]);
      ++offered;
    }
    // REL-EXPLORE-01: no icons. REL-EXPLORE-14: or as many cards as icons.
    if (offered == 0) co_return;
    const Option option = co_await g.ask(who, "REL-EXPLORE-09"_clause, g.question(Asking::colour_order));
    const auto deck = static_cast<Deck>(option.about[0].index);
    // REL-EXPLORE-02
    for (int n = 0; n < option.amount; ++n) {
      const CardId card = co_await draw_card(g, deck, "REL-EXPLORE-02"_clause);
      if (card.valid()) lay_threat(g, card, here, "REL-EXPLORE-02"_clause);
    }
  }
}

}  // namespace kostka::games::relic
