// What an option of Relic leads to, as its maker could work out from what lies on the table.
#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"
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

// A duel of this attribute as both stand now.
void duel_with(const Relic& g, Seat who, Seat defender, What attribute, screen::Outcome& outcome) {
  Parts own, other;
  add_skill_parts(g, who, attribute, own);
  add_skill_parts(g, defender, attribute, other);
  const BattleOdds odds = duel_odds(sum_of(own), {}, sum_of(other), {});
  outcome.foe = sum_of(other);
  outcome.odds = screen::OddsView{odds.won, odds.tied, odds.lost};
}

}  // namespace

kernel::Document Relic::outcome(const kernel::Prompt& prompt, const Option& option) const {
  if (prompt.is_chance()) return {};
  screen::Outcome outcome;
  switch (answer_of(option)) {
    case Answer::clockwise:
    case Answer::counter_clockwise: {
      const Object moved = prompt.question.about[0];
      if (static_cast<Kind>(moved.kind) != Kind::seat) return {};
      walk(*this, Seat{moved.index}, prompt.question.amount, answer_of(option) == Answer::clockwise, outcome);
      break;
    }
    case Answer::step:
    case Answer::space: outcome.space = catalogue.spaces[option.about[0].index].id; break;
    case Answer::attribute:
      if (static_cast<Asking>(prompt.question.kind) != Asking::duel_attribute) return {};
      duel_with(*this, prompt.seat, Seat{prompt.question.about[0].index}, static_cast<What>(option.about[0].index),
                outcome);
      break;
    case Answer::fight: fight(*this, prompt.seat, static_cast<What>(option.about[0].index), outcome); break;
    default: return {};
  }
  return kernel::to_document(outcome);
}

}  // namespace kostka::games::relic
