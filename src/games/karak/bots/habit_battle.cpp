// What a practised player does in a battle: leaves dice at home that are not needed, re-rolls what can only get better,
// saves what is dear, and spends spells that turn a defeat into a victory.
#include <algorithm>

#include "games/karak/bots/habits.h"
#include "games/karak/bots/outlook.h"
#include "games/karak/bots/worth.h"
#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

const Face& shown_by(const Karak& g, const RolledDie& die) { return g.catalogue.face(die.kind, die.face); }

int skulled_faces(const Karak& g, DieKind kind) {
  const auto& faces = g.catalogue.die(kind).faces;
  return static_cast<int>(std::count_if(faces.begin(), faces.end(), [](const Face& f) { return f.skulls > 0; }));
}

// ---- DECLARE DICE ----

// What rolling these dice is worth: the stakes as likely as they are won, less the dead.
int worth_of_roll(const Karak& g, const Battle& b, const ArmyDice& dice, int stake) {
  const SwordChances chances(g, dice);
  const int base = sum_of(g, b);
  const int won = chances.at_least(b.goal - base);
  int value = won * stake;
  if (b.second_goal > 0) {
    const int felled = std::max(0, chances.at_least(b.second_goal - base) - won);
    value += felled * kWorthOfPoint * g.catalogue.constants.praetorian_stone;
  }
  for (const DieKind kind : {DieKind::knight, DieKind::archer, DieKind::mage, DieKind::skeleton}) {
    const int dead_in_thousand = 1000 * skulled_faces(g, kind) / static_cast<int>(kFaces);
    value -= dice[static_cast<std::size_t>(kind)] * dead_in_thousand * worth_of(kind);
  }
  return value;
}

// KAR-BAT-01, KAR-BAT-02; where the sum to reach is not known, everybody comes along.
std::uint32_t choose_dice(const Karak& g, const Battle& b, Choices options) {
  const auto is_blessing = [](const Option& option) { return answer_of(option) == Answer::bless; };
  const auto blessing = std::find_if(options.begin(), options.end(), is_blessing);
  if (blessing != options.end() && wants_blessed_unit(g)) {
    return static_cast<std::uint32_t>(blessing - options.begin());
  }
  if (b.goal == 0) return 0;  // "roll" is offered first
  const int stake = Outlook(g, b.fighter).stake_in(b);
  return highest(options, [&](const Option& option) {
    ArmyDice dice = b.army;
    if (answer_of(option) == Answer::leave_out) {
      const DieKind kind = die_in(option.about[0]);
      if (!is_unit(kind) && kind != DieKind::skeleton && stake > 0) return -1'000'000'000;
      --dice[option.about[0].index];
    }
    return worth_of_roll(g, b, dice, stake);
  });
}

// ---- REROLLS ----

bool needs_more(const Karak& g, const Battle& b) {
  const int sum = sum_of(g, b);
  return b.goal > 0 ? sum < b.goal : b.rival < 0 || sum <= b.rival;
}

// Whether rolling this die again can be expected to help.
bool is_bad(const Karak& g, const Battle& b, std::size_t place, bool more) {
  const RolledDie& die = b.dice[place];
  const Face& face = shown_by(g, die);
  if (die.kind == DieKind::time_lord) return false;
  if (face.skulls > 0) return true;
  if (!more || face.symbol != Symbol::none) return false;
  return face.swords == 0 || (die.kind == DieKind::hero && face.swords == 1);
}

std::uint32_t choose_reroll(const Karak& g, const Battle& b, Choices options) {
  const bool more = needs_more(g, b);
  return highest(options, [&](const Option& option) {
    if (answer_of(option) == Answer::keep) return 0;
    const DieKind kind = die_in(option.about[0]);
    int bad = 0;
    for (std::size_t i = 0; i < b.dice.size(); ++i) {
      const bool may = kind == DieKind::time_lord || b.dice[i].kind == kind;
      bad += may && is_bad(g, b, i, more) ? 1 : 0;
    }
    return bad;
  });
}

std::uint32_t choose_die_to_reroll(const Karak& g, const Battle& b, Choices options) {
  const bool more = needs_more(g, b);
  return highest(options, [&](const Option& option) {
    if (answer_of(option) == Answer::roll) return 0;
    return is_bad(g, b, option.about[0].index, more) ? 1 : -1;
  });
}

// ---- SKULLS ----

std::uint32_t choose_shield(const Karak& g, const Battle& b, Choices options) {
  const int left = g.player(b.fighter).life - shown_by(g, b.dice[0]).skulls;
  return highest(options, [&](const Option& option) {
    if (answer_of(option) == Answer::no_shield) return 0;
    const DieKind kind = die_in(option.about[0]);
    if (kind == DieKind::hero) return left <= 0 ? 90 : left == 1 ? 40 : 10;
    return worth_of(kind);
  });
}

// IMP-VAL-03: as long as the hero stays on his feet.
std::uint32_t choose_saved_unit(const Karak& g, const Battle& b, Choices options) {
  const bool strong = g.player(b.fighter).life > 2;
  return highest(options, [&](const Option& option) {
    if (answer_of(option) == Answer::let_die) return strong ? 0 : 100;
    return worth_of(die_in(option.about[0]));
  });
}

// ---- SPELLS ----

int bolts_at_hand(const Karak& g, const Battle& b) {
  int bolts = b.kept_bolt.valid() ? -1 : 0;
  for (const ItemId spell : g.player(b.fighter).spells) bolts += g.item(spell).bolt > 0 ? 1 : 0;
  return bolts;
}

// How much is missing: to the goal, to the smaller one, to the best of the others, or to what an Emperor can be
// expected to roll.
int missing(const Karak& g, const Battle& b, int most) {
  const int sum = sum_of(g, b);
  if (b.goal > 0) return b.second_goal > 0 && sum + most < b.goal ? b.second_goal - sum : b.goal - sum;
  if (b.rival >= 0) return b.rival + 1 - sum;
  if (b.contest != Contest::duel || !g.s.emperor.valid()) return 0;
  return (attack_in_tenths(g, g.s.emperor) + 9) / 10 + 1 - sum;
}

// A bolt that is kept comes first, one that counts double where nothing else is enough (IMP-ARG-01, IMP-ARG-08). Where
// the sum to reach is not known, the one that costs nothing is used anyway.
std::uint32_t choose_spell(const Karak& g, const Battle& b, Choices options) {
  const Powers& powers = g.powers_in(b);
  const int bolts = bolts_at_hand(g, b);
  const bool doubles = powers.duplicate_discarded > 0 && !b.used.duplicate;
  const int most = bolts + (doubles ? powers.duplicate_discarded - 1 : 0);
  const int need = missing(g, b, most);
  const int kept = powers.duplicate_kept > 0 && !b.used.duplicate ? 1 : 0;
  const int stake = Outlook(g, b.fighter).stake_in(b);
  const bool affordable = stake > 0 && Outlook::cost_of_bolts(need - kept, bolts - kept) <= stake + Outlook::kLostTurn;
  const bool worthwhile = need > 0 ? need <= most && affordable : kept > 0 && b.goal == 0;
  return highest(options, [&](const Option& option) {
    switch (answer_of(option)) {
      case Answer::done: return worthwhile ? 0 : 10;
      case Answer::bolt_kept: return need <= bolts ? 3 : 1;
      case Answer::bolt_doubled: return need > bolts ? 3 : 1;
      default: return 2;
    }
  });
}

}  // namespace

std::uint32_t battle_habit(const Karak& g, Asking asking, Choices options) {
  const Battle& b = *g.battle;
  switch (asking) {
    case Asking::dice: return choose_dice(g, b, options);
    case Asking::rerolls: return choose_reroll(g, b, options);
    case Asking::reroll_dice: return choose_die_to_reroll(g, b, options);
    case Asking::plague:
      return highest(options, [&](const Option& o) { return fortune_of(g, id_in<Seat>(o.about[0])); });
    case Asking::betrayal:
      return highest(options, [&](const Option& o) { return -fortune_of(g, id_in<Seat>(o.about[0])); });
    case Asking::shield: return choose_shield(g, b, options);
    case Asking::hard_head: return choose_saved_unit(g, b, options);
    case Asking::spells: return choose_spell(g, b, options);
    default: return 0;
  }
}

}  // namespace kostka::games::karak
