#include "games/relic/screen/says.h"

#include <algorithm>
#include <vector>

#include "games/relic/content/nouns.h"
#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"
#include "games/relic/words/describe.h"

namespace kostka::games::relic {
namespace {

using kernel::Counted;
using kernel::Prompt;
using kernel::Role;
using kernel::say;
using kernel::Says;
using kernel::Text;

constexpr int kTrophyPoints = 6;  // REL-XP-03
constexpr int kCertain = 1000;    // odds are shares of it

Asking asking_of(const Prompt& prompt) { return static_cast<Asking>(prompt.question.kind); }

Role role_of(const Prompt& prompt, const Option& option) {
  switch (Relic::answer_of(option)) {
    case Answer::character:
    case Answer::text:
    case Answer::part:
    // A plain yes or no: both are answers, none of them is left to happen.
    case Answer::accept:
    case Answer::decline:
    case Answer::player:
    case Answer::attribute:
    case Answer::deck:
    case Answer::take:
    case Answer::keep:
    case Answer::buy:
    case Answer::amount:
    case Answer::evade:
    case Answer::resolve:
    case Answer::spend:
    case Answer::exchange:
    case Answer::put:
    case Answer::die:
    case Answer::complete:
    case Answer::as_character:
    case Answer::as_nemesis:
    case Answer::nemesis:
    case Answer::explore:
    case Answer::steal: return Role::act;
    case Answer::fight:
    case Answer::challenge:
    case Answer::attack: return Role::fight;
    case Answer::use:
    case Answer::play:
    case Answer::number:
    case Answer::weapon:
    case Answer::armour: return Role::card;
    case Answer::clockwise:
    case Answer::counter_clockwise:
    case Answer::step:
    case Answer::space:
    case Answer::cross: return Role::move;
    case Answer::discard:
    case Answer::give_up:
    case Answer::forgo: return Role::give_away;
    case Answer::roll: return Role::roll;
    // REL-XP-12: the last question of a turn.
    case Answer::done: return asking_of(prompt) == Asking::excess ? Role::end_turn : Role::pass;
    case Answer::pass:
    case Answer::walk_on:
    case Answer::end_phase:
    case Answer::bare: return Role::pass;
  }
  return Role::act;
}

// ---- abilities ------------------------------------------------------------------------------------------------------

// "pay 3 influence: +3 to the battle" without the moment, which the question names.
Text ability_text(const Relic& g, const Ability& ability) {
  const Text effects = describe_in_line(g.catalogue, ability.body);
  if (!ability.cost.given()) return effects;
  return say("{0}: {1}", "{0}: {1}", {kernel::capitalise(describe_cost(g.catalogue, ability.cost)), effects});
}

const Abilities* abilities_in(const Relic& g, Object source) {
  switch (static_cast<Kind>(source.kind)) {
    case Kind::character: return &g.catalogue.characters[source.index].abilities;
    case Kind::nemesis: return &g.catalogue.nemeses[source.index].abilities;
    case Kind::sheet: return &g.catalogue.sheets[source.index].rule;
    case Kind::card:
    case Kind::power: return &g.catalogue.cards[source.index].abilities;
    case Kind::in_play: {
      const CardInPlay* card = g.find(source.index);
      return card ? &g.card(card->card).abilities : nullptr;
    }
    case Kind::corruption: {
      const auto& cards = g.player(source.owner).corruption;
      return source.index < cards.size() ? &g.card(cards[source.index].card).abilities : nullptr;
    }
    default: return nullptr;
  }
}

// The abilities of a source that act in a window, one sentence each.
std::vector<Text> texts_in(const Relic& g, const Abilities& abilities, Window window) {
  std::vector<Text> texts;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (ability.acts_in(window)) texts.push_back(ability_text(g, ability));
  }
  return texts;
}

// An ability that a window offers. Several of one source are told apart by their order.
void tell_use(const Relic& g, const Prompt& prompt, const Option& option, Says& says) {
  const Abilities* abilities = abilities_in(g, option.about[0]);
  if (!abilities || asking_of(prompt) != Asking::window) return;
  const auto texts = texts_in(g, *abilities, static_cast<Window>(prompt.question.amount));
  const auto at = static_cast<std::size_t>(std::max<int>(option.amount, 0));
  if (at < texts.size()) says.effect = texts[at];
  const CardInPlay* card =
      static_cast<Kind>(option.about[0].kind) == Kind::in_play ? g.find(option.about[0].index) : nullptr;
  // REL-CHARGE-06, REL-GEN-13
  says.why_not = card && card->spent ? Text{"a charge of it was spent this turn", "w tej turze wydano już jej ładunek"}
                                     : Text{"you cannot pay for it, or it would do nothing now",
                                            "nie możesz za nią zapłacić albo teraz nic by nie dała"};
}

// What a card or space offers when it asks whether to use it.
void tell_accept(const Relic& g, const Prompt& prompt, Says& says) {
  const Abilities* abilities = abilities_in(g, prompt.question.about[0]);
  if (!abilities) return;
  std::vector<Text> texts;
  for (std::size_t i = 0; i < abilities->count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities->first + i];
    if (ability.may) texts.push_back(ability_text(g, ability));
  }
  if (texts.size() == 1) says.effect = texts[0];
}

void tell_number(const Relic& g, const Option& option, Says& says) {
  const Card& card = g.catalogue.cards[option.about[0].index];
  // REL-POWER-06, REL-POWER-14
  says.effect = say("your roll is {0}; the card is gone", "twój rzut to {0}; karta przepada", {int{card.number}});
}

void tell_arms(const Relic& g, const Option& option, Says& says) {
  const CardInPlay* card = g.find(option.about[0].index);
  if (!card || !g.battle) return;
  const Abilities& abilities = g.card(card->card).abilities;
  if (const int bonus = battle_bonus_of(g, abilities, g.battle->form); bonus > 0) {
    says.effect = say("+{0} to your battle value", "+{0} do twojej wartości walki", {bonus});
  }
}

// ---- fights ---------------------------------------------------------------------------------------------------------

Text consequences_of(const Relic& g, const Foes& foes, Window window) {
  std::vector<Text> texts;
  for (const Foe& foe : foes) {
    for (Text& text : texts_in(g, g.card(foe.card).abilities, window)) texts.push_back(std::move(text));
  }
  Text all;
  for (const Text& text : texts) all = all.en.empty() ? text : say("{0} {1}", "{0} {1}", {all, text});
  return all;
}

void tell_fight(const Relic& g, Seat who, What form, Says& says) {
  const Foes foes = enemies_here(g, who, form);
  int worth = 0;
  for (const Foe& foe : foes) worth += g.card(foe.card).value;
  // REL-BATTLE-14, REL-BATTLE-24
  says.won = say("trophies worth {0}", "trofea warte {0}", {worth});
  if (const Text more = consequences_of(g, foes, Window::battle_win); !more.en.empty()) {
    says.won = say("{0}; {1}", "{0}; {1}", {*says.won, more});
  }
  // REL-BATTLE-15, REL-BATTLE-25
  says.lost = Text{"1 Life, and the phase ends", "1 życie, i koniec fazy"};
  if (const Text more = consequences_of(g, foes, Window::battle_lose); !more.en.empty()) {
    says.lost = say("{0}; {1}", "{0}; {1}", {*says.lost, more});
  }
}

// ---- what is not worth a question -----------------------------------------------------------------------------------

// Everything that could still be added in this window helps in a battle that is won already.
bool is_won(const Relic& g, Seat who) {
  if (!g.battle || g.battle->who != who || g.battle->own.dice.empty() || g.battle->foe.dice.empty()) return false;
  const BattleSums sums = sums_of(g, *g.battle);
  const int own = g.battle->own.sum() + sum_of(sums.own), foe = g.battle->foe.sum() + sum_of(sums.foe);
  return own > foe || (own == foe && g.battle->tie_wins);
}

// Every battle that waits on the space would be won whatever the dice show.
bool is_safe(const Relic& g, Seat who) {
  for (const What form : {What::strength, What::willpower, What::cunning}) {
    if (enemies_here(g, who, form).empty()) continue;
    const BattleSums sums = sums_of(g, who, form);
    if (battle_odds(sum_of(sums.own), {}, sum_of(sums.foe), {}).won < kCertain) return false;
  }
  return true;
}

bool window_is_idle(const Relic& g, const Prompt& prompt) {
  const auto window = static_cast<Window>(prompt.question.amount);
  const bool own = prompt.question.about[0] == of(prompt.seat);
  if (!own) return false;
  if (window == Window::battle_roll || window == Window::battle_value) return is_won(g, prompt.seat);
  return window == Window::evade && is_safe(g, prompt.seat);
}

// REL-XP-03, REL-XP-04: all trophies together give no further level.
bool trophies_are_idle(const Relic& g, const Prompt& prompt) {
  int points = prompt.question.amount % kTrophyPoints;
  for (const CardId card : g.player(prompt.seat).trophies) points += g.card(card).value;
  return points < kTrophyPoints;
}

// A mission may ask for a battle without a weapon.
bool spares_weapons(const Relic& g, Seat who) {
  const CardId mission = g.player(who).mission.card;
  if (!mission.valid()) return false;
  const Card& card = g.card(mission);
  for (std::size_t i = 0; i < card.objectives; ++i) {
    if (g.catalogue.objectives[card.first_objective + i].without_weapon) return true;
  }
  return false;
}

// REL-BATTLE-03: the one that adds most, where bonuses are all that the others on offer could add.
bool is_best_arm(const Relic& g, const Prompt& prompt, const Option& option) {
  if (!g.battle || spares_weapons(g, prompt.seat)) return false;
  const auto bonus = [&](const Option& o) {
    const CardInPlay* card = g.find(o.about[0].index);
    return card ? battle_bonus_of(g, g.card(card->card).abilities, g.battle->form) : 0;
  };
  for (const Option& other : g.options_of(prompt)) {
    if (Relic::answer_of(other) == Answer::bare || other == option) continue;
    const CardInPlay* card = g.find(other.about[0].index);
    const bool acts = card && (g.card(card->card).abilities.own & set_of(Window::battle_prepare)) != 0;
    if (acts || bonus(other) >= bonus(option)) return false;
  }
  return true;
}

bool is_usual(const Relic& g, const Prompt& prompt, const Option& option) {
  // What is worth nothing to a character may be worth infamy to a nemesis.
  if (g.is_nemesis(prompt.seat)) return false;
  switch (asking_of(prompt)) {
    case Asking::window: return Relic::answer_of(option) == Answer::pass && window_is_idle(g, prompt);
    case Asking::spend_trophies: return Relic::answer_of(option) == Answer::done && trophies_are_idle(g, prompt);
    // REL-XP-12: nobody has to discard anything.
    case Asking::excess: return Relic::answer_of(option) == Answer::done;
    case Asking::weapon: return Relic::answer_of(option) == Answer::weapon && is_best_arm(g, prompt, option);
    case Asking::armour: return Relic::answer_of(option) == Answer::armour && is_best_arm(g, prompt, option);
    default: return false;
  }
}

// The same moment of one's own and of others' turns are two windows.
std::string window_id(const Relic& g, const Prompt& prompt) {
  if (asking_of(prompt) != Asking::window) return g.question_id(prompt.question);
  const auto window = kernel::enum_name(static_cast<Window>(prompt.question.amount));
  const bool own = prompt.question.about[0] == of(prompt.seat);
  return "window:" + std::string(window) + (own ? "" : ":others");
}

}  // namespace

Says says_of(const Relic& g, const Prompt& prompt, const Option& option) {
  Says says;
  says.role = role_of(prompt, option);
  if (says.role == Role::pass || says.role == Role::end_turn) says.window = window_id(g, prompt);
  says.usual = is_usual(g, prompt, option);
  switch (Relic::answer_of(option)) {
    case Answer::use:
    case Answer::play: tell_use(g, prompt, option, says); break;
    case Answer::accept: tell_accept(g, prompt, says); break;
    case Answer::number: tell_number(g, option, says); break;
    case Answer::weapon:
    case Answer::armour: tell_arms(g, option, says); break;
    case Answer::fight: tell_fight(g, prompt.seat, static_cast<What>(option.about[0].index), says); break;
    case Answer::end_phase:
      says.effect = Text{"the text of the space is not used", "opis pola zostaje niewykorzystany"};
      break;
    case Answer::done:
      if (asking_of(prompt) != Asking::excess) break;
      says.why_not = Text{"you hold more than your limit", "masz więcej, niż pozwala limit"};
      break;
    default: break;
  }
  return says;
}

}  // namespace kostka::games::relic
