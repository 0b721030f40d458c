// What an option of Relic leads to, as its maker could work out from what lies on the table.
#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"
#include "games/relic/screen/says.h"
#include "games/relic/screen/screen.h"

namespace kostka::games::relic {
namespace {

void walk(const Relic& g, Seat who, int points, bool clockwise, screen::Outcome& outcome) {
  SpaceId space = g.player(who).space;
  for (int i = 0; i < points; ++i) {
    const Space& from = g.catalogue.space(space);
    const SpaceId next = clockwise ? from.clockwise : from.counter_clockwise;
    if (!next.valid()) break;
    space = next;
    outcome.path.push_back(g.catalogue.space(space).id);
  }
  outcome.space = g.catalogue.space(space).id;
}

// The enemies of this attribute on the space, against dial and standing bonuses other than weapons and armour.
void fight(const Relic& g, Seat who, What form, screen::Outcome& outcome) {
  const BattleSums sums = sums_of(g, who, form);
  const BattleOdds odds = battle_odds(sum_of(sums.own), {}, sum_of(sums.foe), {});
  outcome.foe = sum_of(sums.foe);
  outcome.odds = screen::OddsView{odds.won, odds.tied, odds.lost};
}

}  // namespace

kernel::Document Relic::outcome(const kernel::Prompt& prompt, const Option& option) const {
  if (prompt.is_chance()) return {};
  screen::Outcome outcome;
  outcome.says = says_of(*this, prompt, option);
  switch (answer_of(option)) {
    case Answer::clockwise:
    case Answer::counter_clockwise: {
      const Object moved = prompt.question.about[0];
      if (static_cast<Kind>(moved.kind) != Kind::seat) break;
      walk(*this, Seat{moved.index}, prompt.question.amount, answer_of(option) == Answer::clockwise, outcome);
      break;
    }
    case Answer::step:
    case Answer::space: outcome.space = catalogue.spaces[option.about[0].index].id; break;
    case Answer::fight: fight(*this, prompt.seat, static_cast<What>(option.about[0].index), outcome); break;
    default: break;
  }
  return kernel::to_document(outcome);
}

}  // namespace kostka::games::relic
