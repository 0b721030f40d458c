#include "games/knockdown/says.h"

#include <algorithm>

#include "games/knockdown/effects.h"
#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Counted;
using kernel::Role;
using kernel::say;
using kernel::Says;
using kernel::Text;

Role role_of(const Knockdown& g, const kernel::Prompt& prompt, const Option& option) {
  switch (answer_of(option)) {
    case Answer::fighter:
    case Answer::keep:
    case Answer::show:
    case Answer::take:
    case Answer::combo:
    case Answer::block_damage:
    case Answer::block_effect:
    case Answer::block_both:
    case Answer::ignore:
    case Answer::press:
    case Answer::tower_stands:
    case Answer::tower_falls:
    case Answer::remove_light:
    case Answer::remove_heavy:
    case Answer::part:
    case Answer::swap:
    case Answer::discard_shown:
    case Answer::reveal: return Role::act;
    // KNO-ATK-03: out of range it is only a way to take the card.
    case Answer::attack: return g.in_range(g.card(CardId{option.about[1].index}).range) ? Role::fight : Role::card;
    case Answer::attack_reach:
    case Answer::special:
    case Answer::special_reach:
    case Answer::call: return Role::fight;
    case Answer::react:
    case Answer::pay:
    case Answer::block_with: return Role::card;
    case Answer::move:
    case Answer::corridor:
    case Answer::dash:
    case Answer::step: return Role::move;
    case Answer::discard: return Role::give_away;
    case Answer::spend: return option.amount == 0 ? Role::pass : Role::act;
    case Answer::end_combo:
    case Answer::no_reaction:
    case Answer::block_none:
    case Answer::no_call:
    case Answer::stop_pressing:
    case Answer::stay:
    case Answer::decline: return prompt.numbers() > 0 ? Role::act : Role::pass;
  }
  return Role::act;
}

void join_to(std::optional<Text>& text, const Text& more) {
  if (more.en.empty()) return;
  text = text ? say("{0} {1}", "{0} {1}", {*text, more}) : more;
}

// KNO-SEQ-07, KNO-SEQ-08: what comes after the damage.
void tell_attack(const Attack& attack, Says& says) {
  if (!attack.effects.empty()) says.effect = describe_all(attack.effects);
  if (attack.ko)
    join_to(says.effect, {"Then you may call a knockdown test.", "Potem możesz zarządzić Test Knockdownu."});
}

Text too_far(const Knockdown& g, Range range) {
  return say("{0}, your opponent is {1} away", "{0}, do przeciwnika: {1}",
             {range_text(range), Counted{g.distance(), nouns::space()}});
}

void tell_row_card(const Knockdown& g, const Option& option, Says& says) {
  const AttackCard& card = g.card(CardId{option.about[1].index});
  if (answer_of(option) == Answer::attack_reach || g.in_range(card.range)) {
    tell_attack(card, says);
    return;
  }
  says.effect =
      say("Only takes the card into your hand: {0}.", "Tylko bierzesz kartę na rękę: {0}.", {too_far(g, card.range)});
}

// KNO-COMBO-04: what is missing in the hand.
Text missing_symbols(const Knockdown& g, Seat who, const SpecialAttack& special) {
  std::array<int, 7> left{};
  for (const CardId card : g.player(who).hand) ++left[static_cast<std::size_t>(g.card(card).symbol)];
  Text missing;
  for (const Symbol symbol : special.cost) {
    if (symbol == Symbol::wild || --left[static_cast<std::size_t>(symbol)] >= 0) continue;
    missing = missing.en.empty() ? symbol_text(symbol) : say("{0}, {1}", "{0}, {1}", {missing, symbol_text(symbol)});
  }
  if (!missing.en.empty()) return say("missing in your hand: {0}", "brakuje na ręce: {0}", {missing});
  return say("it costs {0}, you hold {1}", "kosztuje {0:acc}, masz {1:acc}",
             {Counted{static_cast<std::int64_t>(special.cost.size()), nouns::card()},
              Counted{static_cast<std::int64_t>(g.player(who).hand.size()), nouns::card()}});
}

void tell_special(const Knockdown& g, Seat who, const Option& option, Says& says) {
  const SpecialAttack& special = g.fighter(who).specials[option.about[0].index % 8];
  tell_attack(special, says);
  if (!can_pay(g, who, special)) {
    says.why_not = missing_symbols(g, who, special);
  } else if (!g.in_range(special.range)) {
    says.why_not = too_far(g, special.range);
  } else {
    says.why_not = Text{"it was used in this Combo already", "w tym Combo już był użyty"};
  }
}

// KNO-COMBO-02: what a Combo could begin with now.
Text combo_text(const Knockdown& g, Seat who) {
  Text names;
  const auto& fighter = g.fighter(who);
  for (const SpecialAttack& special : fighter.specials) {
    if (special.type == AttackType::reaction || !can_pay(g, who, special) || !g.in_range(special.range)) continue;
    const Damage damage = special.pool + sure_damage(special.effects);
    const Text each = damage.none() ? special.name : say("{0} ({1})", "{0} ({1})", {special.name, damage_text(damage)});
    names = names.en.empty() ? each : say("{0}, {1}", "{0}, {1}", {names, each});
  }
  const auto& hand = g.player(who).hand;
  const bool dash = std::any_of(hand.begin(), hand.end(), [&g](CardId c) { return g.card(c).symbol == Symbol::DA; });
  if (dash) names = names.en.empty() ? Text{"Dash", "Zryw"} : say("{0}, Dash", "{0}, Zryw", {names});
  return names;
}

void tell_discard(const Knockdown& g, const Option& option, Says& says) {
  if (static_cast<Kind>(option.about[0].kind) != Kind::card) return;
  const AttackCard& card = g.card(CardId{option.about[0].index});
  says.effect = say("symbol: {0}", "symbol: {0}", {symbol_text(card.symbol)});
}

void tell_block(const Knockdown& g, const kernel::Prompt& prompt, Says& says) {
  const auto& hand = g.player(prompt.seat).hand;
  const auto cards = std::count_if(hand.begin(), hand.end(), [&g](CardId c) { return g.card(c).symbol == Symbol::BL; });
  says.why_not = say("block cards in your hand: {0}", "karty Bloku na ręce: {0}", {cards});
}

}  // namespace

Says says_of(const Knockdown& g, const kernel::Prompt& prompt, const Option& option) {
  Says says;
  says.role = role_of(g, prompt, option);
  if (says.role == Role::pass) says.window = g.question_id(prompt.question);
  const Answer answer = answer_of(option);
  switch (answer) {
    case Answer::attack:
    case Answer::attack_reach: tell_row_card(g, option, says); break;
    case Answer::special:
    case Answer::special_reach:
    case Answer::react: tell_special(g, prompt.seat, option, says); break;
    case Answer::combo:
      says.effect = combo_text(g, prompt.seat);
      says.why_not = Text{"your cards pay for no special attack in reach and no Dash",
                          "twoje karty nie wystarczają na Atak Specjalny w zasięgu ani na Zryw"};
      break;
    case Answer::discard:
    case Answer::pay:
    case Answer::block_with: tell_discard(g, option, says); break;
    case Answer::block_damage:
    case Answer::block_effect:
    case Answer::block_both: tell_block(g, prompt, says); break;
    case Answer::move:
      says.why_not = g.player(prompt.seat).pinned ? Text{"you are pinned", "twój Zawodnik jest unieruchomiony"}
                                                  : Text{"your opponent stands there", "stoi tam przeciwnik"};
      break;
    case Answer::dash: {
      const auto& hand = g.player(prompt.seat).hand;
      const bool has = std::any_of(hand.begin(), hand.end(), [&g](CardId c) { return g.card(c).symbol == Symbol::DA; });
      says.why_not = has ? Text{"your opponent stands there", "stoi tam przeciwnik"}
                         : Text{"you hold no Dash card", "nie masz karty Zrywu"};
      break;
    }
    case Answer::corridor: says.why_not = Text{"your opponent stands there", "stoi tam przeciwnik"}; break;
    // KNO-BLK-02: as much as the hand counts; a heavy cube counts for two.
    case Answer::ignore:
      says.why_not = say("that counts {0}, your hand {1}", "to liczy się za {0}, twoja ręka za {1}",
                         {2 * (option.amount / 100) + option.amount % 100, g.player(prompt.seat).hand.size()});
      break;
    case Answer::fighter: says.why_not = Text{"your opponent plays this Fighter", "gra nim przeciwnik"}; break;
    default: break;
  }
  if (says.effect && says.effect->en.empty()) says.effect.reset();
  return says;
}

}  // namespace kostka::games::knockdown
