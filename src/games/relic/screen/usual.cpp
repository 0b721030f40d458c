#include "games/relic/screen/usual.h"

#include <algorithm>
#include <optional>

#include "games/relic/rules/effects.h"
#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::Prompt;

constexpr int kTrophyPoints = 6;  // REL-XP-03
constexpr int kCertain = 1000;    // odds are shares of it

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

// The battle that goes on is won whatever is thrown.
bool is_certain(const Relic& g, Seat who) {
  if (!g.battle || g.battle->who != who || g.battle->other) return false;
  return odds_of(g, *g.battle, {}).won >= kCertain;
}

// REL-TEST-03: the dice that lie there are enough, so that another one can only add to them.
bool test_is_passed(const Relic& g, Seat who) {
  const SkillTest* test = g.test;
  if (!test || test->who != who || test->own.dice.empty() || test->own.only_ones()) return false;
  return test->own.sum() + sum_of(test->parts) >= test->target;
}

// A summand or another plain fact of the battle or test, or influence: the same before and after all others.
bool is_plain_sum(const Effect& e) {
  if (e.condition.valid() || !e.amount.is_plain()) return false;
  if (e.verb == Verb::gain) return e.what == What::influence;
  return e.verb == Verb::battle_bonus || e.verb == Verb::skill_bonus || e.verb == Verb::foe_bonus ||
         e.verb == Verb::extra_die || e.verb == Verb::tie_wins || e.verb == Verb::foe_no_explosion;
}

// All that the source of an option does in this window has to be done and is a plain sum: REL-GEN-04, the order, is of
// no account.
bool may_come_first(const Relic& g, const Option& option, Window window) {
  const Abilities* abilities = Relic::answer_of(option) == Answer::use ? abilities_in(g, option.about[0]) : nullptr;
  if (!abilities) return false;
  bool acts = false;
  for (std::size_t i = 0; i < abilities->count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities->first + i];
    if (!ability.acts_in(window)) continue;
    const Effect* effects = g.catalogue.script.begin_of(ability.body);
    const bool plain =
        !ability.may && !ability.cost.given() && std::all_of(effects, effects + ability.body.count, is_plain_sum);
    if (!plain) return false;
    acts = true;
  }
  return acts;
}

// Of what must be done before anything can be passed, the first that may as well come first.
bool comes_first(const Relic& g, const Prompt& prompt, const Option& option) {
  const auto window = static_cast<Window>(prompt.question.amount);
  for (const Option& other : g.options_of(prompt)) {
    if (Relic::answer_of(other) == Answer::pass) return false;
  }
  for (const Option& other : g.options_of(prompt)) {
    if (may_come_first(g, other, window)) return other == option;
  }
  return false;
}

bool is_of_dice(Verb verb) {
  switch (verb) {
    case Verb::battle_bonus:
    case Verb::skill_bonus:
    case Verb::foe_bonus:
    case Verb::extra_die:
    case Verb::reroll:
    case Verb::change_die:
    case Verb::explode_on:
    case Verb::ignore_explosion:
    case Verb::foe_no_explosion:
    case Verb::tie_wins: return true;
    default: return false;
  }
}

// All effects of a text, behind a charge as well, are of this kind.
template <class Kind>
bool is_only_of(const Relic& g, Body body, Kind kind) {
  const Effect* effects = g.catalogue.script.begin_of(body);
  return std::all_of(effects, effects + body.count, [&](const Effect& e) {
    return e.verb == Verb::spend_charge ? is_only_of(g, effects::block(g, e), kind) : kind(e);
  });
}

// Everything that could be used here has only effects of this kind.
template <class Kind>
bool offers_only(const Relic& g, const Prompt& prompt, Window window, Kind kind) {
  for (const Option& option : g.options_of(prompt)) {
    if (Relic::answer_of(option) == Answer::pass) continue;
    const Abilities* abilities = abilities_in(g, option.about[0]);
    if (!abilities) return false;
    for (std::size_t i = 0; i < abilities->count; ++i) {
      const Ability& ability = g.catalogue.script.abilities[abilities->first + i];
      if (ability.acts_in(window) && !is_only_of(g, ability.body, kind)) return false;
    }
  }
  return true;
}

bool offers_only_dice(const Relic& g, const Prompt& prompt, Window window) {
  return offers_only(g, prompt, window, [](const Effect& e) { return is_of_dice(e.verb); });
}

// REL-BATTLE-12: an enemy that rolled nothing but ones can only roll as much or more.
bool foe_rolled_least(const Relic& g, const Prompt& prompt, Window window) {
  if (!g.battle || g.battle->who != prompt.seat || g.battle->other) return false;
  if (g.battle->foe.dice.empty() || !g.battle->foe.only_ones()) return false;
  return offers_only(g, prompt, window, [](const Effect& e) { return e.verb == Verb::reroll && e.what == What::foe; });
}

// To look at a card of a deck and pay nothing for it: nobody is worse off for that.
bool is_free_look(const Relic& g, const Option& option, Window window) {
  const Abilities* abilities = Relic::answer_of(option) == Answer::use ? abilities_in(g, option.about[0]) : nullptr;
  if (!abilities) return false;
  bool looks = false;
  for (std::size_t i = 0; i < abilities->count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities->first + i];
    if (!ability.acts_in(window)) continue;
    const Effect* effects = g.catalogue.script.begin_of(ability.body);
    if (ability.cost.given() || ability.body.count != 1 || effects->verb != Verb::look) return false;
    looks = true;
  }
  return looks;
}

// The first such thing of a window.
bool is_first_look(const Relic& g, const Prompt& prompt, const Option& option) {
  const auto window = static_cast<Window>(prompt.question.amount);
  const auto options = g.options_of(prompt);
  const auto first =
      std::find_if(options.begin(), options.end(), [&](const Option& o) { return is_free_look(g, o, window); });
  return first != options.end() && *first == option;
}

bool window_is_idle(const Relic& g, const Prompt& prompt) {
  const auto window = static_cast<Window>(prompt.question.amount);
  const bool own = prompt.question.about[0] == of(prompt.seat);
  if (!own) return false;
  if (window == Window::battle_roll || window == Window::battle_value) return is_won(g, prompt.seat);
  if (window == Window::battle_start || window == Window::battle_prepare) {
    return is_certain(g, prompt.seat) && offers_only_dice(g, prompt, window);
  }
  if (window == Window::battle_foe_roll) return foe_rolled_least(g, prompt, window);
  // RNE-DUEL-08: in a duel the value of the test counts.
  if (window == Window::test_roll) {
    return test_is_passed(g, prompt.seat) && !g.test->of_duel && offers_only_dice(g, prompt, window);
  }
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

// What a weapon or armour adds to the battle that goes on; nothing if that hangs on a choice, a price or dice.
std::optional<int> sure_bonus(const Relic& g, Seat who, const CardInPlay& arm) {
  const Abilities& abilities = g.card(arm.card).abilities;
  int bonus = battle_bonus_of(g, abilities, g.battle->form);
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (!acts_in_battle(g, who, arm, ability)) continue;
    const Effect* effects = g.catalogue.script.begin_of(ability.body);
    for (const Effect* e = effects; e != effects + ability.body.count; ++e) {
      const bool plain = e->verb == Verb::battle_bonus && e->amount.is_plain() && !e->condition.valid();
      if (ability.may || ability.cost.given() || !ability.acts_in(Window::battle_prepare) || !plain) {
        return std::nullopt;
      }
      bonus += e->what == What::nothing || e->what == g.battle->form ? e->amount.n : 0;
    }
  }
  return bonus;
}

// Nothing of this can be to the disadvantage of whoever uses the weapon or armour.
bool is_help(const Effect& e) {
  switch (e.verb) {
    case Verb::battle_bonus:
    case Verb::extra_die: return !e.amount.is_plain() || e.amount.n >= 0;
    case Verb::foe_bonus: return e.amount.is_plain() && e.amount.n <= 0;
    case Verb::gain: return e.what == What::influence || e.what == What::life;
    case Verb::lose_no_life:
    case Verb::tie_wins:
    case Verb::foe_no_explosion: return true;
    default: return false;
  }
}

// What it does by itself only helps; the rest is left to its owner.
bool is_harmless(const Relic& g, Seat who, const CardInPlay& arm) {
  const Abilities& abilities = g.card(arm.card).abilities;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (ability.may || !acts_in_battle(g, who, arm, ability)) continue;
    const Effect* effects = g.catalogue.script.begin_of(ability.body);
    if (ability.cost.given() || !std::all_of(effects, effects + ability.body.count, is_help)) return false;
  }
  return true;
}

// REL-BATTLE-03: the only one at hand, if it does no harm, and otherwise the one that adds most: of those that add the
// same the first, where sums are all that any of them can give.
bool is_best_arm(const Relic& g, const Prompt& prompt, const Option& option) {
  if (!g.battle || (Relic::answer_of(option) == Answer::weapon && spares_weapons(g, prompt.seat))) return false;
  const CardInPlay* arm = g.find(option.about[0].index);
  if (arm && g.options_of(prompt).size() == 2 && is_harmless(g, prompt.seat, *arm)) {
    const auto sure = sure_bonus(g, prompt.seat, *arm);
    return !sure || *sure > 0;
  }
  const auto bonus = [&](const Option& o) {
    const CardInPlay* card = g.find(o.about[0].index);
    return card ? sure_bonus(g, prompt.seat, *card) : std::nullopt;
  };
  const auto own = bonus(option);
  if (!own || *own <= 0) return false;
  bool before = true;
  for (const Option& other : g.options_of(prompt)) {
    if (other == option) before = false;
    if (Relic::answer_of(other) == Answer::bare || other == option) continue;
    const auto theirs = bonus(other);
    if (!theirs || *theirs > *own || (before && *theirs == *own)) return false;
  }
  return true;
}

// None of what could be used adds anything: without it the battle is the same.
bool arms_are_idle(const Relic& g, const Prompt& prompt) {
  if (!g.battle) return false;
  const auto options = g.options_of(prompt);
  return std::all_of(options.begin(), options.end(), [&](const Option& option) {
    if (Relic::answer_of(option) == Answer::bare) return true;
    const CardInPlay* card = g.find(option.about[0].index);
    return card && sure_bonus(g, prompt.seat, *card) == 0;
  });
}

// REL-BATTLE-03, REL-BONUS-06
bool is_usual_arm(const Relic& g, const Prompt& prompt, const Option& option) {
  return Relic::answer_of(option) == Answer::bare ? arms_are_idle(g, prompt) : is_best_arm(g, prompt, option);
}

// A text that only gives something: nobody does without it.
bool only_gives(const Relic& g, Body body) {
  const Effect* effects = g.catalogue.script.begin_of(body);
  return std::all_of(effects, effects + body.count, [](const Effect& e) {
    const bool gain = e.verb == Verb::gain && !e.condition.valid() && e.what != What::level && e.what != What::infamy;
    return gain || e.verb == Verb::may;
  });
}

// REL-TEXT-03: the only text that can be used here, which gives something for nothing.
bool is_plain_gift(const Relic& g, const Prompt& prompt, const Option& option) {
  if (Relic::answer_of(option) != Answer::text) return false;
  for (const Option& other : g.options_of(prompt)) {
    if (other != option && Relic::answer_of(other) != Answer::end_phase) return false;
  }
  return only_gives(g, g.catalogue.spaces[option.about[0].index].boxes[static_cast<std::size_t>(option.amount) - 1]);
}

// A way that leads nowhere, also one that could be paid for all the same (REL-GEN-16).
bool is_void(const Relic& g, Seat who, const Option& part) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = part.about[0];
  const Body body = g.catalogue.script.blocks[static_cast<std::size_t>(part.amount)].body;
  const Effect* first = g.catalogue.script.begin_of(body);
  const bool paid = std::any_of(first, first + body.count, [&](const Effect& e) {
    return e.verb == Verb::pay && effects::leads_nowhere(g, effects::block(g, e), cause);
  });
  return paid || effects::leads_nowhere(g, body, cause);
}

// Every other way leads nowhere.
bool is_only_way(const Relic& g, const Prompt& prompt, const Option& option) {
  for (const Option& other : g.options_of(prompt)) {
    if (Relic::answer_of(other) != Answer::part || is_void(g, prompt.seat, other) == (other == option)) return false;
  }
  return true;
}

}  // namespace

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

bool acts_in_battle(const Relic& g, Seat who, const CardInPlay& arm, const Ability& ability) {
  bool acts = false;
  for (std::size_t i = 0; i < ability.windows; ++i) acts = acts || is_of_battle(ability.when[i]);
  if (!acts) return false;
  if (!ability.acts_in(Window::battle_prepare)) return true;  // what holds then is not known yet
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = of(arm, who);
  cause.card = arm.card;
  cause.serial = arm.serial;
  cause.window = Window::battle_prepare;
  return holds(g, ability.condition, cause);
}

bool leads_to_nothing(const Relic& g, Seat who, const Option& option) {
  return Relic::answer_of(option) == Answer::part && is_void(g, who, option);
}

bool is_usual(const Relic& g, const Prompt& prompt, const Option& option) {
  const Asking asking = asking_of(prompt);
  // What is worth nothing to a character may be worth infamy to a nemesis; not so RNE-EXP-03 and RNE-EXP-05.
  if (g.is_nemesis(prompt.seat) && asking != Asking::spend_trophies && asking != Asking::excess) return false;
  switch (asking) {
    case Asking::window:
      if (Relic::answer_of(option) != Answer::pass) {
        return comes_first(g, prompt, option) || is_first_look(g, prompt, option);
      }
      return window_is_idle(g, prompt);
    // A card in place of a die, where the die cannot change the result.
    case Asking::battle_roll: return Relic::answer_of(option) == Answer::roll && is_certain(g, prompt.seat);
    case Asking::extra_roll: return Relic::answer_of(option) == Answer::roll && test_is_passed(g, prompt.seat);
    // REL-EXPLORE-03, REL-EXPLORE-06: all of them are drawn before anything is resolved, whichever comes first.
    case Asking::colour_order: return option == g.options_of(prompt)[0];
    case Asking::spend_trophies: return Relic::answer_of(option) == Answer::done && trophies_are_idle(g, prompt);
    // REL-XP-12: nobody has to discard anything.
    case Asking::excess: return Relic::answer_of(option) == Answer::done;
    case Asking::text_box: return is_plain_gift(g, prompt, option);
    case Asking::choice: return is_only_way(g, prompt, option);
    case Asking::weapon:
    case Asking::armour: return is_usual_arm(g, prompt, option);
    default: return false;
  }
}

}  // namespace kostka::games::relic
