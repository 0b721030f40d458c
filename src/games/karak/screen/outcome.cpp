// What an option of Karak leads to, as its maker could work out from what lies on the table.
#include "games/karak/rules/odds.h"
#include "games/karak/rules/rules.h"
#include "games/karak/screen/says.h"
#include "games/karak/screen/screen.h"
#include "games/karak/screen/shown.h"

namespace kostka::games::karak {
namespace {

using screen::Outcome;

Outcome of_fight(const Karak& g, Seat who, HexId where) {
  const bool lair = g.tile(where).kind == TileKind::lair && !g.someone_else_on(where, who);
  Outcome outcome;
  if (!g.has_monsters(where) && !lair) return outcome;
  outcome.strength = small(lair ? g.tile(where).lair.strength : g.strength_on(where));
  outcome.win_permille = small(chance_against(g, who, where));
  return outcome;
}

// KAR-HERO-05: once the last army has come, all of them are fought together.
Outcome of_army(const Karak& g, const kernel::Prompt& prompt, ArmyId army) {
  const int strength = g.strength_on(id_in<HexId>(prompt.question.about[0])) + g.army(army).strength;
  Outcome outcome;
  outcome.strength = small(strength);
  if (prompt.question.amount > 1) return outcome;
  const int swords = strength - g.weapon_strength(prompt.seat);
  outcome.win_permille = small(chance_of_swords(g, whole_army(g, prompt.seat), swords));
  return outcome;
}

Outcome of_dice(const Karak& g, const Option& option) {
  if (g.battle == nullptr || g.battle->goal == 0 || !g.battle->dice.empty()) return {};
  const Battle& b = *g.battle;
  ArmyDice dice = b.army;
  if (answer_of(option) == Answer::leave_out) --dice[option.about[0].index];
  Outcome outcome;
  outcome.win_permille = small(chance_of_swords(g, dice, b.goal - sum_of(g, b)));
  return outcome;
}

Outcome of_bolt(const Karak& g, const Option& option) {
  const Powers& powers = g.powers_in(*g.battle);
  const Answer answer = answer_of(option);
  Outcome outcome;
  const int strength = answer == Answer::bolt        ? g.item(id_in<ItemId>(option.about[0])).bolt
                       : answer == Answer::bolt_kept ? powers.duplicate_kept
                                                     : powers.duplicate_discarded;
  outcome.sum = small(sum_of(g, *g.battle) + strength);
  return outcome;
}

Outcome of_goods(Goods goods, bool paid) {
  Outcome outcome;
  outcome.goods = goods;
  if (paid) {
    outcome.goods = Goods{};
    *outcome.goods -= goods;
  }
  return outcome;
}

// How the tile would lie.
Outcome of_rotation(const Karak& g, const kernel::Prompt& prompt, const Option& option) {
  const Tile& tile = g.catalogue.tiles[prompt.question.about[0].index];
  const std::uint8_t mask = turned(tile.chasms, static_cast<unsigned>(option.amount));
  Outcome outcome;
  outcome.chasms = edges_of(mask);
  return outcome;
}

Outcome outcome_of(const Karak& g, const kernel::Prompt& prompt, const Option& option) {
  const Seat who = prompt.seat;
  const Object about = option.about[0];
  switch (answer_of(option)) {
    case Answer::move:
    case Answer::march:
    case Answer::portal:
    case Answer::shoot: return of_fight(g, who, id_in<HexId>(about));
    case Answer::fight: return of_fight(g, who, g.player(who).hex);
    case Answer::roll:
    case Answer::leave_out: return of_dice(g, option);
    case Answer::bolt:
    case Answer::bolt_kept:
    case Answer::bolt_doubled:
      if (g.battle == nullptr) return {};
      return of_bolt(g, option);
    case Answer::gather: return of_goods(goods_gathered(g, who), false);
    case Answer::city: return of_goods(g.catalogue.constants.city, true);
    case Answer::build: return of_goods(g.building(id_in<BuildingId>(about)).cost, true);
    case Answer::train: return of_goods(g.catalogue.die(die_in(about)).price, true);
    case Answer::recruit:
      if (g.powers(who).recruit_price.none()) return {};
      return of_goods(g.powers(who).recruit_price, true);
    case Answer::army: return of_army(g, prompt, id_in<ArmyId>(about));
    case Answer::rotate: return of_rotation(g, prompt, option);
    default: return {};
  }
}

}  // namespace

kernel::Document Karak::outcome(const kernel::Prompt& prompt, const Option& option) const {
  Outcome outcome = outcome_of(*this, prompt, option);
  outcome.says = says_of(*this, prompt, option);
  return kernel::to_document(outcome);
}

}  // namespace kostka::games::karak
