#include "games/knockdown/says.h"

#include <algorithm>

#include "games/knockdown/effects.h"
#include "games/knockdown/items.h"
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
  says.effect = say("Too far to hit: {0}.", "Za daleko na cios: {0}.", {too_far(g, card.range)});
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
  if (!names.en.empty()) return names;
  // KNO-COMP-04: a skill may bring more of them into reach.
  return {"special attacks that a skill brings into reach", "Ataki Specjalne w zasięgu dzięki Umiejętności"};
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

// ---- what the rest does ---------------------------------------------------------------------------------------------

// Which cards of the row reach the other fighter once one of them stands there.
Text reach_text(const Knockdown& g, SpaceId there, Seat stays) {
  Text names;
  for (const CardId card : g.s.row) {
    if (!card.valid() || !g.in_range(g.card(card).range, there, g.player(stays).space)) continue;
    const Text& name = g.card(card).name;
    names = names.en.empty() ? name : say("{0}, {1}", "{0}, {1}", {names, name});
  }
  if (names.en.empty()) return {"then no card of the row reaches", "wtedy żadna karta Rzędu nie sięga"};
  return say("then in reach: {0}", "wtedy w zasięgu: {0}", {names});
}

// A card of the row before it is taken.
Text card_brief(const AttackCard& card) {
  const Text damage = card.pool.none() ? Text{"no damage", "bez Obrażeń"} : damage_text(card.pool);
  return say("{0}, {1}, {2}", "{0}, {1}, {2}", {symbol_text(card.symbol), range_text(card.range), damage});
}

Text names_of_specials(const Fighter& fighter) {
  Text names;
  for (const SpecialAttack& special : fighter.specials) {
    names = names.en.empty() ? special.name : say("{0}, {1}", "{0}, {1}", {names, special.name});
  }
  return names;
}

// KNO-KDT-05, KNO-KDT-06: what a test may bring.
void tell_call(const Knockdown& g, Seat who, Says& says) {
  const Player& tested = g.player(Knockdown::opponent_of(who));
  const bool last = g.player(who).victories + 1 >= kRoundsToWin;
  says.won = last ? Text{"you win the match", "wygrywasz mecz"} : Text{"you win the round", "wygrywasz rundę"};
  const Damage gone = half_of({tested.light, tested.heavy});
  says.lost = gone.none() ? Text{"nothing changes", "nic się nie zmienia"}
                          : say("they get rid of {0}", "przeciwnik pozbywa się: {0}", {damage_text(gone)});
  // KNO-COMP-04: own skills that a passed test wakes.
  const Player& p = g.player(who);
  const auto add = [&](bool up, SkillId skill) {
    const Ability* ability = up && skill.valid() ? &g.catalogue.skills[skill.index()].ability : nullptr;
    if (!ability || ability->when != Window::opponent_passes_test) return;
    const Text& name = g.catalogue.skills[skill.index()].name;
    says.lost = gone.none() ? say("only “{0}” acts", "działa tylko „{0}”", {name})
                            : say("{0}; “{1}” acts", "{0}; działa „{1}”", {*says.lost, name});
  };
  add(p.first_up, p.first_kept);
  add(p.second_up, p.second_kept);
}

// KNO-KDT-20: a test that nobody can fail, and that no skill of either waits for, is worth no question.
bool test_is_idle(const Knockdown& g, const kernel::Prompt& prompt) {
  if (g.s.agreed.test != TestMode::dice || prompt.question.amount > 0) return false;
  return !has_skill_for(g, prompt.seat, Window::opponent_passes_test);
}

Text left_after(const Player& p, Damage gone) {
  const Damage left = Damage{p.light, p.heavy} - gone;
  if (left.none()) return {"then you have no damage", "wtedy nie masz Obrażeń"};
  return say("then you have {0}", "wtedy masz {0}", {damage_text(left)});
}

Text declined_text(const kernel::Question& question) {
  switch (static_cast<Asking>(question.kind)) {
    case Asking::swap_row: return {"the row stays as it is", "Rząd pozostaje bez zmian"};
    case Asking::take_row: return {"you take no card", "nie bierzesz karty"};
    case Asking::discard_for_tokens: return {"you keep your cards", "zachowujesz karty"};
    default: return {"nothing happens", "nic się nie dzieje"};
  }
}

bool moves_opponent(const kernel::Question& question) {
  const auto kind = static_cast<Asking>(question.kind);
  return kind == Asking::step_opponent || kind == Asking::put_opponent;
}

void tell_place(const Knockdown& g, const kernel::Prompt& prompt, const Option& option, Says& says) {
  const Seat who = prompt.seat, opponent = g.opponent_of(who);
  const SpaceId space{option.about[0].index};
  switch (answer_of(option)) {
    case Answer::move:
    case Answer::corridor:
    case Answer::dash: says.effect = reach_text(g, space, opponent); break;
    case Answer::step: says.effect = reach_text(g, space, moves_opponent(prompt.question) ? who : opponent); break;
    case Answer::stay: says.effect = reach_text(g, g.player(who).space, opponent); break;
    default: break;
  }
}

void tell_rest(const Knockdown& g, const kernel::Prompt& prompt, const Option& option, Says& says) {
  const Player& p = g.player(prompt.seat);
  const auto about = option.about[0].index;
  switch (answer_of(option)) {
    case Answer::fighter: says.effect = names_of_specials(g.catalogue.fighters[about]); break;
    case Answer::keep:
    case Answer::show: {
      const SkillId skill = skill_at(g, option.about[0]);
      if (!skill.valid()) break;
      says.effect = describe_ability(g.catalogue.skills[skill.index()].ability);
      // KNO-SETUP-11: what lies face up also decides who begins.
      if (answer_of(option) == Answer::show) {
        says.effect = say("Initiative {0}. {1}", "Inicjatywa {0}. {1}",
                          {g.catalogue.skills[skill.index()].initiative, *says.effect});
      }
      break;
    }
    case Answer::take: says.effect = card_brief(g.card(CardId{option.about[1].index})); break;
    case Answer::swap:
      says.effect = Text{"it is discarded, the next card takes its place",
                         "trafia na stos odrzuconych, w jej miejsce wchodzi następna"};
      break;
    case Answer::reveal: says.effect = Text{"your opponent sees it", "przeciwnik ją widzi"}; break;
    case Answer::discard_shown: says.effect = card_brief(g.card(CardId{about})); break;
    case Answer::no_reaction: says.effect = Text{"the attack goes on", "atak trwa dalej"}; break;
    case Answer::end_combo:
      says.effect = say("you keep {0}", "na ręce zostaje: {0}",
                        {Counted{static_cast<std::int64_t>(p.hand.size()), nouns::card()}});
      break;
    case Answer::call: tell_call(g, prompt.seat, says); break;
    case Answer::no_call:
      says.effect = Text{"all damage stays", "wszystkie Obrażenia zostają"};
      says.usual = test_is_idle(g, prompt);
      break;
    case Answer::spend:
      says.effect = say("then you have {0} {0|token|tokens}", "wtedy masz {0} {0|żeton|żetony|żetonów}",
                        {p.tokens - option.amount});
      break;
    case Answer::remove_light: says.effect = left_after(p, {static_cast<std::int16_t>(option.amount), 0}); break;
    case Answer::remove_heavy: says.effect = left_after(p, {0, static_cast<std::int16_t>(option.amount)}); break;
    case Answer::decline: says.effect = declined_text(prompt.question); break;
    default: tell_place(g, prompt, option, says); break;
  }
}

}  // namespace

Says says_of(const Knockdown& g, const kernel::Prompt& prompt, const Option& option) {
  Says says;
  says.role = role_of(g, prompt, option);
  if (says.role == Role::pass) says.window = g.question_id(prompt.question);
  tell_rest(g, prompt, option, says);
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
