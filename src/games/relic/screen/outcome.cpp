// What an option of Relic leads to, as its maker could work out from what lies on the table.
#include <algorithm>

#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"
#include "games/relic/screen/hunt.h"
#include "games/relic/screen/risk.h"
#include "games/relic/screen/says.h"
#include "games/relic/screen/screen.h"
#include "games/relic/screen/usual.h"
#include "games/relic/words/items.h"

namespace kostka::games::relic {
namespace {

// RNE-EXPL-02, RNE-EXPL-04: a nemesis draws by the icons and reads neither the text boxes nor the Threat cards, which
// are named because the enemies among them support it (RNE-SUP-01).
kernel::Text what_waits_for_nemesis(const Relic& g, SpaceId id) {
  const kernel::Text draws = kernel::capitalise(exploring_text(g, id));
  std::vector<kernel::Text> lying;
  for (const CardInPlay& card : g.on_space(id)) lying.push_back(g.card(card.card).name);
  for (const CardInPlay& card : g.s.enemies.cards_on_board) {
    if (card.space == id) lying.push_back(g.card(card.card).name);
  }
  if (lying.empty()) return kernel::say("{0}.", "{0}.", {draws});
  return kernel::say("{0}. There: {1}.", "{0}. Leży tam: {1}.", {draws, kernel::join_and(lying)});
}

// What waits on the space at the end of a way: its icons or texts, and the cards that lie there.
kernel::Text what_waits(const Relic& g, SpaceId id) {
  const Space& space = g.catalogue.space(id);
  const std::vector<kernel::Text> lines = space_lines(g.catalogue, space);
  const std::size_t after_choice = space.box_count + (space.box_to.valid() ? 1u : 0u);
  kernel::Text all;
  const auto add = [&all](const kernel::Text& line) {
    all = all.en.empty() ? line : kernel::say("{0} {1}", "{0} {1}", {all, line});
  };
  // The first line tells the sector, which the board shows, and one of the others that a text is chosen.
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (!space.optional || i + after_choice + 1 != lines.size()) add(lines[i]);
  }
  std::vector<kernel::Text> lying;
  for (const CardInPlay& card : g.on_space(id)) lying.push_back(g.card(card.card).name);
  if (!lying.empty()) add(kernel::say("There: {0}.", "Leży tam: {0}.", {kernel::join_and(lying)}));
  return all;
}

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
  const kernel::Text waits = g.is_nemesis(who) ? what_waits_for_nemesis(g, space) : what_waits(g, space);
  if (!waits.en.empty()) outcome.says.effect = waits;
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

void tell_odds(const BattleOdds& odds, screen::Outcome& outcome) {
  outcome.odds = screen::OddsView{odds.won, odds.tied, odds.lost};
}

// A battle between a nemesis and a character as both stand now, before anything is used.
void attack(const Relic& g, Seat who, Seat other, screen::Outcome& outcome) {
  outcome.foe = sum_of(sums_between(g, who, other).foe);
  tell_odds(odds_between(g, who, other), outcome);
}

// The battle against an enemy without a card that a text leaves to the player's choice of attribute; 0 if it has none.
int value_of_any_battle(const Relic& g, Body body) {
  const Script& script = g.catalogue.script;
  int value = 0;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    if (e.verb == Verb::battle && e.what == What::any_attribute) value = e.amount.n;
    for (std::size_t b = 0; b < e.blocks; ++b) value = std::max(value, value_of_any_battle(g, script.block(e, b).body));
  }
  return value;
}

// REL-BATTLE-43: in the Confrontation the chance stands before the choice of an attribute.
void battle_with(const Relic& g, Seat who, What form, screen::Outcome& outcome) {
  const int value = g.player(who).space == g.catalogue.centre ? value_of_any_battle(g, g.sheet().confrontation) : 0;
  if (value == 0) return;
  outcome.foe = value + g.coming_foe_bonus;
  tell_odds(battle_odds(sum_of(sums_of(g, who, form).own), {}, *outcome.foe, {}), outcome);
}

// What the effects of a text add to one's own score or roll at once.
void add_help(const Relic& g, Body body, const Cause& cause, What form, Instead& help) {
  const Script& script = g.catalogue.script;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    const bool fits = e.what == What::nothing || e.what == form;
    if (e.verb == Verb::battle_bonus && fits && e.amount.whose != Of::chosen_player) {
      help.more += number_of(g, e.amount, cause);
    }
    if (e.verb == Verb::extra_die) help.dice += e.amount.n;
    if (e.verb == Verb::spend_charge) add_help(g, script.block(e, 0).body, cause, form, help);
  }
}

CardId card_of(const Relic& g, Object object) {
  if (static_cast<Kind>(object.kind) == Kind::power) return CardId{object.index};
  const CardInPlay* card = static_cast<Kind>(object.kind) == Kind::in_play ? g.find(object.index) : nullptr;
  return card ? card->card : CardId{};
}

// An ability of one's own card in the window of a battle.
Instead help_of(const Relic& g, const kernel::Prompt& prompt, const Option& option, What form) {
  Instead help;
  const CardId card = card_of(g, option.about[0]);
  const auto window = static_cast<Window>(prompt.question.amount);
  if (!card.valid() || !is_of_battle(window)) return help;
  Cause cause;
  cause.actor = cause.owner = cause.whose = prompt.seat;
  cause.card = card;
  cause.window = window;
  const Abilities& abilities = g.card(card).abilities;
  int same = option.amount;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (!ability.acts_in(window) || !holds(g, ability.condition, cause) || same-- > 0) continue;
    add_help(g, ability.body, cause, form, help);
    break;
  }
  return help;
}

// What an option in the middle of a nemesis's battle makes of the odds, and in any battle the die or a card in its
// place.
void in_battle(const Relic& g, const kernel::Prompt& prompt, const Option& option, screen::Outcome& outcome) {
  const Battle* side = side_of(g, prompt.seat);
  if (!side || side->who != prompt.seat) return;
  // Against an enemy the ledger tells the chance; what a card in place of the die would make of it stands in the rows.
  const bool of_nemesis = side->other || g.is_nemesis(side->who);
  if (!of_nemesis && asking_of(prompt) != Asking::battle_roll) return;
  Instead help;
  switch (Relic::answer_of(option)) {
    case Answer::weapon:
    case Answer::armour: {
      const CardId card = card_of(g, option.about[0]);
      if (card.valid()) help.more = battle_bonus_of(g, g.card(card).abilities, side->form);
      break;
    }
    case Answer::number: help.number = option.amount; break;
    case Answer::play:
    case Answer::use: help = help_of(g, prompt, option, side->form); break;
    default: break;  // to roll, or to do without
  }
  tell_odds(odds_of(g, *side, help), outcome);
}

// REL-TEST-02, REL-BATTLE-11: the chance stands in the row before anybody chooses what the dice decide.
void tell_risk(const Relic& g, const kernel::Prompt& prompt, const Option& option, screen::Outcome& outcome) {
  const auto body = body_of(g, prompt, option);
  const auto risk = body ? risk_in(g, prompt.seat, *body) : std::nullopt;
  if (!risk) return;
  outcome.foe = risk->foe;
  tell_odds(risk->odds, outcome);
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
    case Answer::attribute:
      if (prompt.clause == "REL-BATTLE-43"_clause) {
        battle_with(*this, prompt.seat, static_cast<What>(option.about[0].index), outcome);
      }
      if (static_cast<Asking>(prompt.question.kind) != Asking::duel_attribute) break;
      duel_with(*this, prompt.seat, Seat{prompt.question.about[0].index}, static_cast<What>(option.about[0].index),
                outcome);
      break;
    case Answer::attack: attack(*this, prompt.seat, Seat{option.about[0].index}, outcome); break;
    case Answer::weapon:
    case Answer::armour:
    case Answer::bare:
    case Answer::roll:
    case Answer::number:
    case Answer::play:
    case Answer::use:
    case Answer::pass: in_battle(*this, prompt, option, outcome); break;
    case Answer::text:
    case Answer::part:
    case Answer::accept: tell_risk(*this, prompt, option, outcome); break;
    case Answer::fight: fight(*this, prompt.seat, static_cast<What>(option.about[0].index), outcome); break;
    default: break;
  }
  return kernel::to_document(outcome);
}

}  // namespace kostka::games::relic
