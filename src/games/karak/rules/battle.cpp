// A battle: one procedure for monsters, lairs, the General, Rifts and duels.
//   DECLARE DICE, ROLL, REROLLS, PLAGUE CHECK, SKULL WINDOW, SKULLS, WEAPONS/SPELLS, COMPARE, OUTCOME, END OF TURN
#include <algorithm>
#include <utility>

#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

using DiceSet = std::uint64_t;  // bit i: the die at place i of the battle
static_assert(kMostDiceRolled <= 64);

const Face& face_of(const Karak& g, const RolledDie& die) { return g.catalogue.face(die.kind, die.face); }

// KAR-PLG-01: what the hero die, always the first, shows.
bool two_skulls(const Karak& g, const Battle& b) { return face_of(g, b.dice[0]).skulls == 2; }

// ---- DECLARE DICE ---------------------------------------------------------------------------------------------------

// IMP-BLE-07: since a Blessing could last be cast, the enemy has turned up.
bool is_news(const Battle& b) { return b.contest != Contest::duel && !b.on_board; }

// KAR-BAT-01: the whole army to begin with; a die may be left out again and again.
Task<> declare_dice(Karak& g, Battle& b) {
  for (;;) {
    const bool blessing = can_bless(g, b.fighter);
    bool any = blessing && is_news(b);
    if (any) g.offer_to_choose(Answer::roll);
    for (std::size_t kind = 1; kind < kDieKinds; ++kind) {
      if (b.army[kind] == 0) continue;
      if (!std::exchange(any, true)) g.offer_to_choose(Answer::roll);
      // KAR-BAT-02: what is left out is safe.
      g.offer_to_choose(Answer::leave_out, of(static_cast<DieKind>(kind)), b.army[kind]);
    }
    if (!any) co_return;
    if (blessing) g.offer_to_choose(Answer::bless, of(blessing_of(g, b.fighter)));
    const Option choice = co_await g.ask(b.fighter, "KAR-BAT-01"_clause, g.question(Asking::dice, b.goal, of(b.where)));
    if (answer_of(choice) == Answer::roll) co_return;
    // IMP-BLE-02: the unit can be rolled at once.
    if (answer_of(choice) == Answer::bless) {
      const DieKind kind = co_await bless(g, b.fighter);
      ++b.army[static_cast<std::size_t>(kind)];
    } else {
      --b.army[choice.about[0].index];
    }
  }
}

// ---- ROLL and REROLLS -----------------------------------------------------------------------------------------------

Task<> roll_die(Karak& g, Battle& b, std::size_t place) {
  RolledDie& die = b.dice[place];
  const int face = co_await g.roll(static_cast<int>(kFaces), "KAR-BAT-03"_clause,
                                   g.question(Asking::die_rolled, 0, of(die.kind), of(b.fighter)));
  die.face = static_cast<std::uint8_t>(face - 1);
  b.rolled = std::max(b.rolled, place + 1);
  g.tell("KAR-BAT-03"_clause,
         [&] { return told::Rolled{die.kind, die.face, static_cast<int>(place), fight_told(g, b)}; });
}

Task<> betray(Karak& g, Battle& b) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (Seat{i} != b.fighter) g.offer_to_choose(Answer::betray, of(Seat{i}));
  }
  const Option choice = co_await g.ask(b.fighter, "IMP-TL-04"_clause, g.question(Asking::betrayal));
  // IMP-TL-06: the new owner may still roll it in this fight.
  g.s.time_lord = id_in<Seat>(choice.about[0]);
  g.tell("IMP-TL-04"_clause, told::Betrayal{.who = b.fighter, .to = g.s.time_lord});
}

DiceSet dice_of_kind(const Battle& b, DieKind kind) {
  DiceSet dice = 0;
  for (std::size_t i = 0; i < b.dice.size(); ++i) {
    if (b.dice[i].kind == kind) dice |= DiceSet{1} << i;
  }
  return dice;
}

bool shows_loop(const Karak& g, const Battle& b) {
  for (const RolledDie& die : b.dice) {
    if (face_of(g, die).symbol == Symbol::loop) return true;
  }
  return false;
}

// Dice of one kind that show the same are one choice.
bool is_first_of_its_like(const Karak& g, const Battle& b, DiceSet open, std::size_t place) {
  for (std::size_t i = 0; i < place; ++i) {
    const bool same = b.dice[i].kind == b.dice[place].kind && face_of(g, b.dice[i]) == face_of(g, b.dice[place]);
    if ((open >> i & 1) != 0 && same) return false;
  }
  return true;
}

// Any number of these dice, at least one; then they are rolled together.
Task<> reroll_some(Karak& g, Battle& b, DiceSet dice, Object by) {
  DiceSet chosen = 0;
  for (DiceSet open = dice; open != 0; open = dice & ~chosen) {
    if (chosen != 0) g.offer_to_choose(Answer::roll);
    for (std::size_t i = 0; i < b.dice.size(); ++i) {
      if ((open >> i & 1) != 0 && is_first_of_its_like(g, b, open, i)) g.offer_to_choose(Answer::reroll_die, die_at(i));
    }
    const Option choice = co_await g.ask(b.fighter, "KAR-BAT-04"_clause, g.question(Asking::reroll_dice, 0, by));
    if (answer_of(choice) == Answer::roll) break;
    chosen |= DiceSet{1} << choice.about[0].index;
  }
  g.tell("KAR-BAT-04"_clause, told::Reroll{b.fighter, by});
  for (std::size_t i = 0; i < b.dice.size(); ++i) {
    if ((chosen >> i & 1) != 0) co_await roll_die(g, b, i);
  }
}

// The ability of the fighter that is told as the cause of a re-roll.
Object rerolling_ability(const Karak& g, Seat who) {
  const Hero& hero = g.hero(who);
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const auto& clauses = hero.abilities[i].clauses;
    if (!clauses.empty() && clauses[0] == "KAR-BAT-04"_clause) return ability_of(g.player(who).hero, i);
  }
  return of(g.player(who).hero);
}

struct Rerolls {
  DiceSet hero = 0, knights = 0, archers = 0, loop = 0;
  [[nodiscard]] bool none() const { return (hero | knights | archers | loop) == 0; }
};

// KAR-BAT-04: what may still be used, and on which dice.
Rerolls possible_rerolls(const Karak& g, const Battle& b) {
  const Powers& powers = g.powers_in(b);
  Rerolls can;
  // KAR-HERO-11
  if (powers.reroll_hero && !b.used.hero) can.hero = 1;
  // KAR-HERO-03
  if (powers.reroll_knights && !b.used.knights) can.knights = dice_of_kind(b, DieKind::knight);
  // IMP-SAI-02
  if (powers.reroll_archers && !b.used.archers) can.archers = dice_of_kind(b, DieKind::archer);
  // IMP-TL-03
  if (!b.used.loop && shows_loop(g, b)) {
    // IMP-TL-05
    can.loop = ((DiceSet{1} << b.dice.size()) - 1) & ~dice_of_kind(b, DieKind::time_lord);
  }
  return can;
}

Task<> use_rerolls(Karak& g, Battle& b) {
  for (Rerolls can = possible_rerolls(g, b); !can.none(); can = possible_rerolls(g, b)) {
    g.offer_to_choose(Answer::keep);
    if (can.hero != 0) g.offer_to_choose(Answer::reroll, of(DieKind::hero));
    if (can.knights != 0) g.offer_to_choose(Answer::reroll, of(DieKind::knight));
    if (can.archers != 0) g.offer_to_choose(Answer::reroll, of(DieKind::archer));
    if (can.loop != 0) g.offer_to_choose(Answer::reroll, of(DieKind::time_lord));
    const Option choice =
        co_await g.ask(b.fighter, "KAR-BAT-04"_clause, g.question(Asking::rerolls, sum_of(g, b), of(b.where)));
    if (answer_of(choice) == Answer::keep) co_return;
    const DieKind kind = die_in(choice.about[0]);
    const Object by = kind == DieKind::time_lord ? of(kind) : rerolling_ability(g, b.fighter);
    const DiceSet dice = kind == DieKind::hero     ? can.hero
                         : kind == DieKind::knight ? can.knights
                         : kind == DieKind::archer ? can.archers
                                                   : can.loop;
    (kind == DieKind::hero     ? b.used.hero
     : kind == DieKind::knight ? b.used.knights
     : kind == DieKind::archer ? b.used.archers
                               : b.used.loop) = true;
    co_await reroll_some(g, b, dice, by);
  }
}

Task<> roll_dice(Karak& g, Battle& b) {
  bool betrayed = false;
  for (std::size_t i = 0; i < b.dice.size(); ++i) {
    co_await roll_die(g, b, i);
    betrayed = betrayed || face_of(g, b.dice[i]).symbol == Symbol::betrayal;
  }
  if (betrayed) co_await betray(g, b);
}

// ---- PLAGUE CHECK ---------------------------------------------------------------------------------------------------

// KAR-PLG-03: the roller cannot keep the token.
Task<> cast_plague(Karak& g, Battle& b) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (Seat{i} != b.fighter) g.offer_to_choose(Answer::plague, of(Seat{i}));
  }
  const Option choice = co_await g.ask(b.fighter, "KAR-PLG-03"_clause, g.question(Asking::plague));
  g.s.plague = id_in<Seat>(choice.about[0]);
  g.tell("KAR-PLG-03"_clause, told::Plague{.who = b.fighter, .to = g.s.plague});
}

// ---- SKULL WINDOW and SKULLS ----------------------------------------------------------------------------------------

// The skulls of a roll by what they fall on; those of bear and titan only cost their swords (KAR-ITEM-03).
struct Skulls {
  int hero = 0;
  Troops dying{};

  [[nodiscard]] int total() const { return hero + dying.units() + dying.skeletons; }
};

Skulls count_skulls(const Karak& g, const Battle& b) {
  Skulls skulls;
  for (const RolledDie& die : b.dice) {
    const int n = face_of(g, die).skulls;
    if (n == 0) continue;
    if (die.kind == DieKind::hero) {
      skulls.hero = n;
    } else if (is_unit(die.kind) || die.kind == DieKind::skeleton) {
      ++skulls.dying[die.kind];
    }
  }
  return skulls;
}

// IMP-BLE-07: after re-rolls and plague, before skulls.
Task<> blessing_window(Karak& g, Battle& b, int skulls) {
  const ItemId spell = blessing_of(g, b.fighter);
  // IMP-BLE-08: only in the caster's own turn.
  if (skulls == 0 || b.fighter != g.s.active || !spell.valid()) co_return;
  g.offer_to_choose(Answer::keep);
  g.offer_to_choose(Answer::bless, of(spell));
  const Option choice = co_await g.ask(b.fighter, "IMP-BLE-03"_clause, g.question(Asking::blessing, skulls, of(spell)));
  if (answer_of(choice) == Answer::keep) co_return;
  b.blessed = true;
  use_up(g, b.fighter, spell);
  g.tell("IMP-BLE-03"_clause, told::Blessing{b.fighter});
}

bool shows_shield(const Karak& g, const Battle& b) {
  for (const RolledDie& die : b.dice) {
    if (face_of(g, die).symbol == Symbol::shield) return true;
  }
  return false;
}

// IMP-GRD-02: one skull on another die is ignored.
Task<> raise_shield(Karak& g, Battle& b, Skulls& skulls) {
  if (skulls.hero > 0) g.offer_to_choose(Answer::shield, of(DieKind::hero));
  for (const DieKind kind : {DieKind::knight, DieKind::archer, DieKind::mage, DieKind::skeleton}) {
    if (skulls.dying[kind] > 0) g.offer_to_choose(Answer::shield, of(kind));
  }
  g.offer_to_choose(Answer::no_shield);
  const Option choice = co_await g.ask(b.fighter, "IMP-GRD-02"_clause, g.question(Asking::shield));
  if (answer_of(choice) == Answer::no_shield) co_return;
  const DieKind kind = die_in(choice.about[0]);
  if (kind == DieKind::hero) {
    // IMP-GRD-05: one of two.
    --skulls.hero;
  } else {
    --skulls.dying[kind];
  }
  g.tell("IMP-GRD-02"_clause, told::Shield{b.fighter, kind});
}

void wound(Karak& g, Battle& b, int points, Clause clause) {
  const Seat who = b.fighter;
  Player& p = g.player(who);
  // KAR-KO-02
  const int lost = std::min<int>(points, p.life);
  if (lost == 0) return;
  p.life = static_cast<std::int8_t>(p.life - lost);
  b.wounds += lost;
  g.tell(clause, told::Wounded{.who = who, .points = lost, .left = p.life});
}

Task<> hard_head(Karak& g, Battle& b, Skulls& skulls) {
  Player& p = g.player(b.fighter);
  // IMP-VAL-06: down to the last life point.
  while (p.life > 0 && skulls.dying.units() > 0) {
    for (const DieKind kind : kUnits) {
      if (skulls.dying[kind] > 0) g.offer_to_choose(Answer::save_unit, of(kind));
    }
    g.offer_to_choose(Answer::let_die);
    const Option choice = co_await g.ask(b.fighter, "IMP-VAL-03"_clause, g.question(Asking::hard_head, p.life));
    if (answer_of(choice) == Answer::let_die) co_return;
    const DieKind kind = die_in(choice.about[0]);
    --skulls.dying[kind];
    g.tell("IMP-VAL-03"_clause, told::HardHead{b.fighter, kind});
    wound(g, b, 1, "IMP-VAL-03"_clause);
  }
}

int bury(Karak& g, Battle& b, const Skulls& skulls) {
  // KAR-HERO-08: skeletons too.
  for (const DieKind kind : {DieKind::knight, DieKind::archer, DieKind::mage, DieKind::skeleton}) {
    for (int n = 0; n < skulls.dying[kind]; ++n) {
      return_die(g, b.fighter, kind);
      ++b.dead[kind];
      g.tell("KAR-BAT-10"_clause, told::UnitDied{b.fighter, kind});
    }
  }
  return skulls.dying.units();
}

// KAR-HERO-10: after all skulls; it may wake him at once.
void collect_souls(Karak& g, Battle& b, int dead) {
  const int each = g.powers_in(b).heal_for_dead;
  const int points = std::min(each * dead, g.most_life(b.fighter) - g.player(b.fighter).life);
  if (points <= 0) return;
  g.player(b.fighter).life = static_cast<std::int8_t>(g.player(b.fighter).life + points);
  g.tell("KAR-HERO-09"_clause,
         told::CollectedSouls{.who = b.fighter, .points = points, .life = g.player(b.fighter).life});
}

// KAR-BAT-13: before weapons and spells, and without touching the strength that was rolled.
// IMP-RIFT-06: in a Rift fight as well.
Task<> resolve_skulls(Karak& g, Battle& b) {
  Skulls skulls = count_skulls(g, b);
  co_await blessing_window(g, b, skulls.total());
  // IMP-BLE-03
  if (b.blessed) skulls = {};
  // IMP-GRD-04
  if (skulls.total() > 0 && shows_shield(g, b)) co_await raise_shield(g, b, skulls);
  wound(g, b, skulls.hero, "KAR-BAT-10"_clause);
  // KAR-GEN-05: whatever was rolled,
  // IMP-BLE-05: blessed or not,
  // KAR-GEN-09: shielded or not.
  if (b.contest == Contest::general) wound(g, b, g.catalogue.constants.general_wound, "KAR-GEN-04"_clause);
  // IMP-VAL-04: with what life is left.
  if (g.powers_in(b).hard_head && skulls.dying.units() > 0) co_await hard_head(g, b, skulls);
  const int dead = bury(g, b, skulls);
  if (dead > 0) collect_souls(g, b, dead);
}

// ---- SPELLS ---------------------------------------------------------------------------------------------------------

struct Bolts {
  int count = 0;     // that can still be spent
  int strength = 0;  // of all of them
  int best = 0;      // of one of them
};

Bolts bolts_of(const Karak& g, const Battle& b) {
  Bolts bolts;
  ItemId kept = b.kept_bolt;
  for (const ItemId spell : g.player(b.fighter).spells) {
    const int strength = g.item(spell).bolt;
    if (strength == 0) continue;
    if (spell == kept) {
      kept = ItemId{};
      continue;
    }
    ++bolts.count;
    bolts.strength += strength;
    bolts.best = std::max(bolts.best, strength);
  }
  return bolts;
}

// IMP-ARG-02: one spell only.
bool can_duplicate(const Karak& g, const Battle& b) { return g.powers_in(b).duplicate_kept > 0 && !b.used.duplicate; }

// Whether spells can still change how the battle ends. Against an unknown sum they always can.
bool spells_matter(const Karak& g, const Battle& b, const Bolts& bolts) {
  if (bolts.count == 0) return false;
  if (b.goal == 0) return true;
  const int sum = sum_of(g, b);
  if (sum >= b.goal) return false;
  const Powers& powers = g.powers_in(b);
  int most = sum + bolts.strength;
  if (can_duplicate(g, b)) most += std::max(0, std::max(powers.duplicate_kept, powers.duplicate_discarded) - 1);
  if (most >= b.goal) return true;
  return b.second_goal > 0 && sum < b.second_goal && most >= b.second_goal;
}

void offer_bolts(Karak& g, const Battle& b) {
  const bool duplicate = can_duplicate(g, b);
  const auto& spells = g.player(b.fighter).spells;
  const int in_use = b.kept_bolt.valid() ? 1 : 0;
  for (std::size_t i = 0; i < spells.size(); ++i) {
    const ItemId spell = spells[i];
    if (g.item(spell).bolt == 0) continue;
    const auto held = std::count(spells.begin(), spells.end(), spell);
    if (std::find(spells.begin(), spells.begin() + i, spell) != spells.begin() + i) continue;
    if (spell == b.kept_bolt && held <= in_use) continue;
    g.offer_to_choose(Answer::bolt, of(spell));
    if (!duplicate) continue;
    g.offer_to_choose(Answer::bolt_kept, of(spell));
    g.offer_to_choose(Answer::bolt_doubled, of(spell));
  }
}

// KAR-BAT-07: any number.
Task<> spend_spells(Karak& g, Battle& b) {
  while (spells_matter(g, b, bolts_of(g, b))) {
    g.offer_to_choose(Answer::done);
    offer_bolts(g, b);
    const Option choice =
        co_await g.ask(b.fighter, "KAR-BAT-06"_clause, g.question(Asking::spells, sum_of(g, b), of(b.where)));
    const Answer answer = answer_of(choice);
    if (answer == Answer::done) co_return;
    const ItemId spell = id_in<ItemId>(choice.about[0]);
    const Powers& powers = g.powers_in(b);
    const int strength = answer == Answer::bolt        ? g.item(spell).bolt
                         : answer == Answer::bolt_kept ? powers.duplicate_kept
                                                       : powers.duplicate_discarded;
    b.used.duplicate = b.used.duplicate || answer != Answer::bolt;
    b.spells += strength;
    const Clause clause = answer == Answer::bolt        ? "KAR-BAT-06"_clause
                          : answer == Answer::bolt_kept ? "IMP-ARG-01"_clause
                                                        : "IMP-ARG-08"_clause;
    g.tell(clause, told::Bolt{.who = b.fighter, .spell = spell, .strength = strength});
    if (answer == Answer::bolt_kept) {
      b.kept_bolt = spell;
    } else {
      use_up(g, b.fighter, spell);
    }
  }
}

// ---- OUTCOME --------------------------------------------------------------------------------------------------------

// KAR-BAT-15: back to where the hero came from.
// IMP-LAIR-06: from a lair too.
void retreat(Karak& g, Seat who) {
  const HexId back = g.player(who).came_from;
  // KAR-BAT-17
  put_hero(g, who, back.valid() ? back : g.castle());
  g.tell("KAR-BAT-15"_clause, told::Retreated{who, g.player(who).hex});
}

// KAR-HERO-02
void plunder(Karak& g, Seat who, HexId where) {
  const Goods taken = take_goods(g, who, yield_of(g, where));
  if (!taken.none()) g.tell("KAR-HERO-02"_clause, told::Plundered{who, taken});
}

bool sure_win(const Karak& g, const Battle& b) {
  const int most = g.powers_in(b).sure_win;
  if (most == 0 || b.contest == Contest::general) return false;
  // IMP-LAIR-09
  if (b.contest == Contest::lair) return g.tile(b.where).lair.strength <= most;
  // KAR-HERO-14: each of two armies must be weak enough.
  const auto& armies = g.s.map[b.where].armies;
  return std::all_of(armies.begin(), armies.end(), [&](ArmyId a) { return g.army(a).strength <= most; });
}

// KAR-HERO-16: after a Long Shot the winner may step onto the tile.
Task<> follow_shot(Karak& g, Seat who, HexId where) {
  g.offer_to_choose(Answer::step, of(where));
  g.offer_to_choose(Answer::stay);
  const Option choice = co_await g.ask(who, "KAR-HERO-16"_clause, g.question(Asking::step, 0, of(where)));
  if (answer_of(choice) == Answer::stay) co_return;
  put_hero(g, who, where);
  g.tell("KAR-HERO-16"_clause, told::Moved{who, where});
}

Task<> beat_armies(Karak& g, Battle& b) {
  auto& beaten = g.s.beaten;
  beaten = std::exchange(g.s.map[b.where].armies, {});
  int strongest = 0;
  while (!beaten.empty()) {
    const ArmyId army = beaten.take(0);
    // KAR-GLO-02
    strongest = std::max<int>(strongest, g.army(army).strength);
    // KAR-REW-07
    co_await take_reward(g, b.fighter, army, b.where);
  }
  raise_glory(g, b.fighter, strongest, "KAR-GLO-01"_clause);
  if (g.powers_in(b).plunder) plunder(g, b.fighter, b.where);
}

// KAR-GLO-07: the match is over, so glory no longer matters.
void beat_general(Karak& g, Battle& b) {
  g.s.praetorians = 0;
  g.s.general_beaten_by = b.fighter;
  g.tell("KAR-GEN-08"_clause, told::GeneralBeaten{b.fighter, b.where});
}

// KAR-GEN-07
void fell_praetorian(Karak& g, Battle& b) {
  if (g.s.praetorians == 0) return;
  --g.s.praetorians;
  ++g.player(b.fighter).praetorians;
  g.tell("KAR-GEN-07"_clause, told::Praetorian{.who = b.fighter, .left = g.s.praetorians});
}

void tell_result(Karak& g, const Battle& b, bool won) {
  if (won) {
    g.tell("KAR-BAT-14"_clause, [&] { return told::Won{fight_told(g, b)}; });
  } else {
    g.tell("KAR-BAT-15"_clause, [&] { return told::Lost{fight_told(g, b)}; });
  }
}

// COMPARE (KAR-BAT-08), and the sure win, which needs no roll.
Task<bool> try_to_beat(Karak& g, Battle& b) {
  g.tell("KAR-BAT-08"_clause, [&] { return told::Battle{fight_told(g, b)}; });
  if (sure_win(g, b)) {
    b.sure = true;
    g.tell("KAR-HERO-13"_clause, [&] { return told::SureWin{fight_told(g, b)}; });
    co_return true;
  }
  co_await attack(g, b);
  co_return sum_of(g, b) >= b.goal;
}

}  // namespace

int sum_of(const Karak& g, const Battle& b) {
  int sum = b.carried + b.spells + b.rage;
  // KAR-BAT-03
  for (const RolledDie& die : b.dice) sum += face_of(g, die).swords;
  // KAR-BAT-05
  if (!b.tie_break) sum += g.weapon_strength(b.fighter);
  // IMP-KIR-01
  // IMP-KIR-02: also against lairs and the General.
  if (b.on_board) sum += g.powers_in(b).bonus_on_board;
  return sum;
}

FightTold fight_told(const Karak& g, const Battle& b) {
  FightTold fight{.contest = b.contest, .fighter = b.fighter, .hex = b.where, .tile = g.s.map[b.where].tile};
  if (b.contest == Contest::monsters) fight.armies = g.s.map[b.where].armies;
  if (b.goal > 0) fight.goal = b.goal;
  if (b.rival >= 0) fight.rival = b.rival;
  for (std::size_t i = 0; i < b.rolled; ++i) {
    fight.dice.push_back(b.dice[i]);
    fight.swords += face_of(g, b.dice[i]).swords;
    fight.skulls += face_of(g, b.dice[i]).skulls;
  }
  fight.weapons = b.tie_break ? 0 : g.weapon_strength(b.fighter);
  fight.spells = b.spells;
  fight.rage = b.rage;
  fight.carried = b.carried;
  fight.bonus = b.on_board ? g.powers_in(b).bonus_on_board : 0;
  fight.sum = fight.swords + fight.weapons + fight.spells + fight.rage + fight.bonus + fight.carried;
  fight.wounds = b.wounds;
  fight.dead = b.dead;
  fight.tie_break = b.tie_break;
  fight.blessed = b.blessed;
  fight.sure = b.sure;
  return fight;
}

void heal(Karak& g, Seat who, int points, Clause clause) {
  Player& p = g.player(who);
  const int gained = std::min(points, g.most_life(who) - p.life);
  if (gained <= 0) return;
  p.life = static_cast<std::int8_t>(p.life + gained);
  g.tell(clause, told::Healed{.who = who, .points = gained, .life = p.life});
}

// IMP-RIFT-04: the abilities are those that powers_in() gives, in every kind of battle.
Task<> attack(Karak& g, Battle& b) {
  b.step = Step::dice;
  b.army[0] = 1;  // the hero die is compulsory, and alone in a tie-break
  if (!b.tie_break) {
    bool more = false;
    for (std::size_t kind = 1; kind < kDieKinds; ++kind) {
      // IMP-GRD-03: the guard die in every kind of battle.
      b.army[kind] = static_cast<std::int8_t>(g.dice_of(b.fighter, static_cast<DieKind>(kind)));
      more = more || b.army[kind] > 0;
    }
    if (more || (can_bless(g, b.fighter) && is_news(b))) co_await declare_dice(g, b);
  }
  for (std::size_t kind = 0; kind < kDieKinds; ++kind) {
    RolledDie die;
    die.kind = static_cast<DieKind>(kind);
    for (int n = 0; n < b.army[kind]; ++n) b.dice.push_back(die);
  }
  b.step = Step::roll;
  co_await roll_dice(g, b);
  b.step = Step::rerolls;
  if (!possible_rerolls(g, b).none()) co_await use_rerolls(g, b);
  b.step = Step::plague;
  // KAR-PLG-02: before wounds,
  // KAR-PLG-06: so cancelling them changes nothing,
  // IMP-BLE-06: by a Blessing either.
  if (two_skulls(g, b)) {
    // IMP-RIFT-05
    if (b.contest != Contest::rift) co_await cast_plague(g, b);
    // IMP-VAL-02: the roll counts, not the wound.
    // IMP-VAL-05
    const int rage = b.used.rage ? 0 : g.powers_in(b).rage;
    if (rage > 0) {
      b.used.rage = true;
      b.rage = rage;
      g.tell("IMP-VAL-01"_clause, told::Rage{.who = b.fighter, .strength = rage});
    }
  }
  b.step = Step::skulls;
  co_await resolve_skulls(g, b);
  b.step = Step::spells;
  // IMP-RIFT-19
  if (!b.tie_break) co_await spend_spells(g, b);
  b.step = Step::compare;
  g.tell("KAR-TERM-03"_clause, [&] { return told::Total{fight_told(g, b)}; });
}

Task<> after_battle(Karak& g, Seat who, bool blessed) {
  // IMP-BLE-04: a Blessing spent on skulls still gives a unit.
  if (blessed) {
    if (can_take_unit(g, who)) co_await take_blessed_unit(g, who);
  } else if (g.conscious(who) && !g.s.general_beaten_by.valid() && can_bless(g, who)) {
    co_await offer_blessing(g, who);
  }
  // KAR-BAT-16: only now, with the rewards taken.
  if (!g.conscious(who)) g.tell("KAR-KO-01"_clause, told::Unconscious{who});
}

Task<> fight_monsters(Karak& g, Seat who, HexId where, Drawn drawn, From from) {
  const bool general = g.s.general == where;
  Battle b(g.battle, general ? Contest::general : Contest::monsters, who, where);
  b.goal = g.strength_on(where);
  b.on_board = drawn == Drawn::earlier;
  if (general && g.s.praetorians > 0) b.second_goal = g.catalogue.constants.threshold;
  const bool won = co_await try_to_beat(g, b);
  tell_result(g, b, won);
  if (won && general) {
    beat_general(g, b);
  } else if (won) {
    co_await beat_armies(g, b);
    if (from == From::afar) co_await follow_shot(g, who, where);
  } else {
    // KAR-BAT-11: nothing is lost but by skulls.
    if (general && sum_of(g, b) >= b.second_goal) fell_praetorian(g, b);
    if (from == From::the_tile) retreat(g, who);
  }
  g.player(who).came_from = HexId{};
  co_await after_battle(g, who, b.blessed);
  // KAR-TURN-08
  co_await g.abort(kTurn);
}

Task<> fight_lair(Karak& g, Seat who, HexId where, Drawn drawn) {
  const Lair& lair = g.tile(where).lair;
  Battle b(g.battle, Contest::lair, who, where);
  b.goal = lair.strength;
  b.on_board = drawn == Drawn::earlier;
  const bool won = co_await try_to_beat(g, b);
  tell_result(g, b, won);
  if (won) {
    // IMP-LAIR-03
    // IMP-LAIR-18
    // IMP-LAIR-12: there is nothing to plunder besides.
    const Goods taken = take_goods(g, who, lair.spoils);
    g.tell("IMP-LAIR-10"_clause, told::Spoils{who, taken});
    raise_glory(g, who, lair.strength, lair.strength == 1 ? "IMP-LAIR-04"_clause : "IMP-LAIR-19"_clause);
  } else {
    retreat(g, who);
  }
  g.player(who).came_from = HexId{};
  co_await after_battle(g, who, b.blessed);
  // IMP-LAIR-05
  co_await g.abort(kTurn);
}

}  // namespace kostka::games::karak
