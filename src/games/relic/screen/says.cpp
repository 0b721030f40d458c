#include "games/relic/screen/says.h"

#include <algorithm>
#include <vector>

#include "games/relic/content/nouns.h"
#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"
#include "games/relic/screen/onward.h"
#include "games/relic/screen/plain.h"
#include "games/relic/screen/risk.h"
#include "games/relic/screen/usual.h"
#include "games/relic/screen/why_not.h"
#include "games/relic/words/describe.h"
#include "games/relic/words/items.h"

namespace kostka::games::relic {
namespace {

using kernel::Counted;
using kernel::Prompt;
using kernel::Role;
using kernel::say;
using kernel::Says;
using kernel::Text;

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
    case Answer::lay:
    case Answer::request:
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
    case Answer::give:
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

// The abilities of a source that act in a window, one sentence each.
std::vector<Text> texts_in(const Relic& g, const Abilities& abilities, Window window) {
  std::vector<Text> texts;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (ability.acts_in(window)) texts.push_back(ability_text(g, ability));
  }
  return texts;
}

// REL-GEN-07: nothing of what the source does in this window is left to the player.
bool must_act(const Relic& g, const Abilities& abilities, Window window) {
  bool must = false;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (!ability.acts_in(window)) continue;
    if (ability.may) return false;
    must = true;
  }
  return must;
}

// An ability that a window offers. Several of one source are told apart by their order.
void tell_use(const Relic& g, const Prompt& prompt, const Option& option, Says& says) {
  const Abilities* abilities = abilities_in(g, option.about[0]);
  if (!abilities || asking_of(prompt) != Asking::window) return;
  const auto texts = texts_in(g, *abilities, static_cast<Window>(prompt.question.amount));
  const auto at = static_cast<std::size_t>(std::max<int>(option.amount, 0));
  if (at < texts.size()) says.effect = texts[at];
  if (says.effect && Relic::answer_of(option) == Answer::use &&
      must_act(g, *abilities, static_cast<Window>(prompt.question.amount))) {
    says.effect = say("{0} It has to be done.", "{0} Trzeba to zrobić.", {*says.effect});
  }
  // REL-CHARGE-06, REL-GEN-13
  says.why_not = why_unused(g, prompt, option.about[0]);
}

// What a card or space offers when it asks whether to use it.
void tell_accept(const Relic& g, const Prompt& prompt, Says& says) {
  if (asking_of(prompt) != Asking::whether) return;
  if (const auto offer = offer_of(g, prompt)) says.effect = offer->text;
  says.onward = ways_of_yes(g, prompt);
  if (!says.onward.empty()) says.effect = Text{"you choose the way afterwards", "sposób wybierzesz potem"};
}

void tell_number(const Relic& g, const Option& option, Says& says) {
  const Card& card = g.catalogue.cards[option.about[0].index];
  // REL-POWER-06, REL-POWER-14
  says.effect = say("your roll is {0}; the card is gone", "twój rzut to {0}; karta przepada", {int{card.number}});
}

// The texts of a weapon or armour that act in this battle, where they are more than a sum.
std::vector<Text> texts_in_battle(const Relic& g, Seat who, const CardInPlay& arm) {
  std::vector<Text> texts;
  const Abilities& abilities = g.card(arm.card).abilities;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (acts_in_battle(g, who, arm, ability)) texts.push_back(ability_text(g, ability));
  }
  return texts;
}

void tell_arms(const Relic& g, const Prompt& prompt, const Option& option, Says& says) {
  const CardInPlay* card = g.find(option.about[0].index);
  if (!card || !g.battle) return;
  std::vector<Text> told = texts_in_battle(g, prompt.seat, *card);
  if (const int bonus = battle_bonus_of(g, g.card(card->card).abilities, g.battle->form); bonus > 0) {
    told.insert(told.begin(), say("+{0} to your battle value", "+{0} do twojej wartości walki", {bonus}));
  }
  if (told.empty()) told.push_back({"adds nothing to this battle", "w tej walce nic nie daje"});
  says.effect = told[0];
  for (std::size_t i = 1; i < told.size(); ++i) says.effect = say("{0}; {1}", "{0}; {1}", {*says.effect, told[i]});
}

// What a card does that one buys, takes or keeps.
void tell_gained(const Relic& g, const Option& option, Says& says) {
  if (static_cast<Kind>(option.about[0].kind) != Kind::card) return;
  const Card& card = g.catalogue.cards[option.about[0].index];
  for (const Text& line : small_card_lines(g.catalogue, card)) {
    says.effect = says.effect ? say("{0} {1}", "{0} {1}", {*says.effect, line}) : line;
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
  says.lost = Text{"1 Life, and the phase ends", "1 życie, i koniec fazy"};
  if (!g.s.scenario.laid.empty()) return;  // RNE-SCN-19
  if (const Text more = consequences_of(g, foes, Window::battle_win); !more.en.empty()) {
    says.won = say("{0}; {1}", "{0}; {1}", {*says.won, more});
  }
  // REL-BATTLE-15, REL-BATTLE-25
  if (const Text more = consequences_of(g, foes, Window::battle_lose); !more.en.empty()) {
    says.lost = say("{0}; {1}", "{0}; {1}", {*says.lost, more});
  }
}

// What the sheet of a nemesis does when it has won a battle with a character.
Text spoils_of(const Relic& g, const Nemesis& nemesis) {
  Text all;
  for (const Text& text : texts_in(g, nemesis.abilities, Window::battle_win)) {
    all = all.en.empty() ? text : say("{0} {1}", "{0} {1}", {all, text});
  }
  return all;
}

// RNE-BAT-17, RNE-BAT-18: a battle between a nemesis and a character, for the one who starts it.
void tell_attack(const Relic& g, Seat who, Seat other, Says& says) {
  const bool hunts = g.is_nemesis(who);
  const Nemesis& nemesis = g.nemesis(hunts ? who : other);
  const BattleSums sums = sums_between(g, who, other);
  says.effect =
      say("{0} {1} against {2}, before the dice; no exploring then",
          "{0}: {1} na {2}, bez kości; potem już bez eksploracji",
          {kernel::capitalise(attribute_noun(nemesis.attribute).singular()), sum_of(sums.own), sum_of(sums.foe)});
  const Text spoils = spoils_of(g, nemesis);
  const Text bounty = describe_effects(g.catalogue, nemesis.bounty);
  if (hunts) {
    says.won = Text{"the character loses 1 Life", "postać traci 1 życie"};
    if (!spoils.en.empty()) says.won = say("{0}. {1}", "{0}. {1}", {*says.won, spoils});
    says.lost = say("1 Life, and the character receives your bounty: {0}",
                    "1 życie, a postać dostaje nagrodę z twojego listu gończego: {0}", {bounty});
    return;
  }
  says.won = say("the nemesis loses 1 Life, and you receive the bounty: {0}",
                 "nemezis traci 1 życie, a ty dostajesz nagrodę z listu gończego: {0}", {bounty});
  says.lost = Text{"1 Life", "1 życie"};
  if (!spoils.en.empty()) {
    says.lost = say("1 Life; the sheet of {0} says: “{1}”", "1 życie; na arkuszu ({0}): „{1}”", {nemesis.name, spoils});
  }
}

// RNE-DUEL-13, RNE-DUEL-14, RNE-DUEL-16: what the loser of a duel pays, whoever it is, beside the values of both.
void tell_duel(const Relic& g, Seat who, Seat defender, What attribute, Says& says) {
  Parts own, other;
  add_skill_parts(g, who, attribute, own);
  add_skill_parts(g, defender, attribute, other);
  const Text stake =
      attribute == What::strength ? Text{"the loser loses 2 Life", "przegrany traci 2 życia"}
      : attribute == What::willpower
          ? Text{"the winner sees the loser's Power cards and takes one, or 3 influence",
                 "zwycięzca ogląda karty Mocy przegranego i bierze jedną albo 3 wpływy"}
          : Text{"the winner may steal an asset, never a relic", "zwycięzca może ukraść zasób, nigdy relikwię"};
  says.effect =
      say("{0} against {1}, before the dice; {2}", "{0} na {1}, bez kości; {2}", {sum_of(own), sum_of(other), stake});
}

// What a player who does not evade has before him: the chance of each battle on the space.
Text battles_ahead(const Relic& g, Seat who) {
  std::vector<Text> battles;
  for (const What form : {What::strength, What::willpower, What::cunning}) {
    if (enemies_here(g, who, form).empty()) continue;
    const BattleSums sums = sums_of(g, who, form);
    const int won = battle_odds(sum_of(sums.own), {}, sum_of(sums.foe), {}).won;
    battles.push_back(say("{0} {1}%", "{0} {1} %", {attribute_noun(form).singular(), (won + 5) / 10}));
  }
  return battles.empty() ? Text{} : kernel::join_and(battles);
}

// REL-EVADE-03, REL-BATTLE-14: without a battle there is nothing to win.
void tell_evade(const Relic& g, const Option& option, Says& says) {
  says.effect = Text{"no battle and no trophy; the card stays", "bez walki i bez trofeum; karta zostaje"};
  const CardInPlay* lying = g.find(option.about[0].index);
  if (!lying || g.card(lying->card).attribute == What::nothing) return;
  const Card& enemy = g.card(lying->card);
  says.effect = say("{0} {1}: {2}", "{0} {1}: {2}",
                    {kernel::capitalise(attribute_noun(enemy.attribute).singular()), int{enemy.value}, *says.effect});
}

void tell_letting_by(const Relic& g, const Prompt& prompt, Says& says) {
  const bool window = asking_of(prompt) == Asking::window;
  if (!window || static_cast<Window>(prompt.question.amount) != Window::evade) return;
  if (prompt.question.about[0] != of(prompt.seat) || g.is_nemesis(prompt.seat)) return;
  const Text ahead = battles_ahead(g, prompt.seat);
  if (!ahead.en.empty()) says.effect = say("then you fight; chance: {0}", "potem walczysz; szansa: {0}", {ahead});
}

// ---- what hangs on the space or the choice
// ------------------------------------------------------------------------------

// REL-ATTR-02, REL-LEVEL-04: what is raised or lowered stands now at.
void tell_attribute(const Relic& g, const Prompt& prompt, const Option& option, Says& says) {
  if (asking_of(prompt) == Asking::duel_attribute) {
    tell_duel(g, prompt.seat, Seat{prompt.question.about[0].index}, static_cast<What>(option.about[0].index), says);
    return;
  }
  if (asking_of(prompt) != Asking::which_attribute || option.about[0].index > 2) return;
  says.effect = say("now {0}", "teraz {0}", {int{g.player(prompt.seat).attributes[option.about[0].index]}});
}

// REL-GEN-13
void tell_useless(const Relic& g, const Prompt& prompt, const Option& option, Says& says) {
  if (leads_to_nothing(g, prompt.seat, option)) {
    says.effect = Text{"there is nowhere to go: it would only cost you", "nie ma dokąd pójść: to tylko koszt"};
  }
  const auto body = body_of(g, prompt, option);
  if (!body) return;
  const bool sheet = static_cast<Kind>(option.about[0].kind) == Kind::sheet;
  const Window window = sheet ? Window::confrontation : Window::space;
  says.why_not = why_idle(g, *body, cause_in(g, prompt.seat, option.about[0], window));
}

// The same moment of one's own and of others' turns are two windows.
std::string window_id(const Relic& g, const Prompt& prompt) {
  if (asking_of(prompt) != Asking::window) return g.question_id(prompt.question);
  const auto window = kernel::enum_name(static_cast<Window>(prompt.question.amount));
  const bool own = prompt.question.about[0] == of(prompt.seat);
  return "window:" + std::string(window) + (own ? "" : ":others");
}

// How things are where an option of this kind is refused.
void tell_why_not(const Relic& g, const Prompt& prompt, const Option& option, Says& says) {
  switch (Relic::answer_of(option)) {
    // REL-GEN-06, REL-BONUS-06
    case Answer::weapon:
    case Answer::armour:
      says.why_not = g.battle && g.battle->no_wargear
                         ? Text{"no Wargear may be used in this battle", "w tej walce nie można używać Uzbrojenia"}
                         : Text{"it adds nothing in this battle", "w tej walce nic nie daje"};
      break;
    // REL-INF-03
    case Answer::buy:
      says.why_not = say("it costs {0}, you have {1} influence", "kosztuje {0}, masz {1} wpływów",
                         {int{option.amount}, int{g.player(prompt.seat).influence}});
      break;
    case Answer::evade: says.why_not = Text{"this enemy cannot be evaded", "tego wroga nie można uniknąć"}; break;
    // REL-MBOX-11, REL-MBOX-05
    case Answer::step:
      says.why_not = prompt.question.amount < option.amount
                         ? say("it costs {0} {0|movement point|movement points}, you have {1}",
                               "kosztuje {0} {0|punkt|punkty|punktów} ruchu, masz {1}",
                               {int{option.amount}, int{prompt.question.amount}})
                         : Text{"only who owns a relic may pass", "przejdzie tylko ten, kto ma relikwię"};
      break;
    case Answer::steal: says.why_not = Text{"relics cannot be stolen", "relikwii nie można ukraść"}; break;
    case Answer::challenge: says.why_not = Text{"that player is no apostate", "ten gracz nie jest apostatą"}; break;
    case Answer::attack: says.why_not = Text{"the scenario does not allow it", "scenariusz na to nie pozwala"}; break;
    case Answer::done:
      if (asking_of(prompt) != Asking::excess) break;
      says.why_not = Text{"you hold more than your limit", "masz więcej, niż pozwala limit"};
      break;
    default: break;
  }
}

}  // namespace

Says says_of(const Relic& g, const Prompt& prompt, const Option& option) {
  Says says;
  says.role = role_of(prompt, option);
  if (says.role == Role::pass || says.role == Role::end_turn) says.window = window_id(g, prompt);
  says.usual = is_usual(g, prompt, option);
  if (asking_of(prompt) == Asking::spend_trophies && Relic::answer_of(option) == Answer::done) {
    says.onward = ways_to_spend(g, prompt.seat, prompt.question.amount);
  }
  switch (Relic::answer_of(option)) {
    case Answer::use:
    case Answer::play: tell_use(g, prompt, option, says); break;
    case Answer::accept: tell_accept(g, prompt, says); break;
    case Answer::number: tell_number(g, option, says); break;
    case Answer::weapon:
    case Answer::armour: tell_arms(g, prompt, option, says); break;
    case Answer::fight: tell_fight(g, prompt.seat, static_cast<What>(option.about[0].index), says); break;
    case Answer::attack: tell_attack(g, prompt.seat, Seat{option.about[0].index}, says); break;
    case Answer::pass: tell_letting_by(g, prompt, says); break;
    case Answer::attribute: tell_attribute(g, prompt, option, says); break;
    // REL-GEN-13
    case Answer::part:
    case Answer::text: tell_useless(g, prompt, option, says); break;
    case Answer::take:
    case Answer::keep:
    case Answer::buy: tell_gained(g, option, says); break;
    case Answer::evade: tell_evade(g, option, says); break;
    case Answer::end_phase:
      says.effect = Text{"the text of the space is not used", "opis pola zostaje niewykorzystany"};
      break;
    default: break;
  }
  if (!says.effect && !says.won) says.effect = plain_effect(g, prompt, option);
  tell_why_not(g, prompt, option, says);
  return says;
}

}  // namespace kostka::games::relic
