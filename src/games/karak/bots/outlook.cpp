#include "games/karak/bots/outlook.h"

#include <algorithm>
#include <tuple>

#include "games/karak/bots/worth.h"
#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

constexpr int kKnockedOut = 45;    // a turn lost, and the way home
constexpr int kMarker = 18;        // a resource that something waits for
constexpr int kHoardedMarker = 1;  // and one that nothing does
constexpr int kPricedMarker = 7;   // a resource that is paid, and could have bought something else
constexpr int kStone = 88;         // a Soul Stone of 1: less than its worth, so that heroes arm first
constexpr int kBolt = 12;          // a Fire Bolt that is spent
constexpr int kKeptBolt = 32;      // and one for a hero who need not spend it
constexpr int kVictory = 1000;
constexpr int kPossible = 150;  // a chance that is worth trying then, in thousandths
constexpr int kAnyway = 5;      // what a hero who can grow no stronger tries although it looks bad

// Dice that a skull does not take away.
ArmyDice lasting(ArmyDice dice) {
  for (const DieKind kind : {DieKind::knight, DieKind::archer, DieKind::mage, DieKind::skeleton}) {
    dice[static_cast<std::size_t>(kind)] = 0;
  }
  return dice;
}

int skulls_on(const Die& die) {
  return static_cast<int>(
      std::count_if(die.faces.begin(), die.faces.end(), [](const Face& f) { return f.skulls > 0; }));
}

int swords_on(const Die& die) {
  int swords = 0;
  for (const Face& face : die.faces) swords += face.swords;
  return swords;
}

// What the dead of one battle cost on average.
int toll_of(const Karak& g, const ArmyDice& army) {
  int toll = 0;
  for (const DieKind kind : {DieKind::knight, DieKind::archer, DieKind::mage, DieKind::skeleton}) {
    toll += army[static_cast<std::size_t>(kind)] * worth_of(kind) * skulls_on(g.catalogue.die(kind));
  }
  return toll / static_cast<int>(kFaces);
}

// Wounds heal, but a hero who may fall loses a turn.
int danger_for(const Karak& g, Seat who, int more_wounds) {
  int danger = 0;
  for (const Face& face : g.catalogue.die(DieKind::hero).faces) {
    const int wounds = face.skulls + more_wounds;
    danger += 6 * wounds + (wounds > 0 && wounds >= g.player(who).life ? kKnockedOut : 0);
  }
  return danger / static_cast<int>(kFaces);
}

Goods all_of(Goods goods, const Goods& more, int times) {
  for (int n = 0; n < times; ++n) goods += more;
  return goods;
}

}  // namespace

Outlook::Outlook(const Karak& g, Seat who)
    : g_(g),
      who_(who),
      p_(g.player(who)),
      powers_(g.powers(who)),
      army_(g, whole_army(g, who)),
      alone_(g, lasting(whole_army(g, who))),
      weapons_(g.weapon_strength(who)),
      danger_(danger_for(g, who, 0)),
      toll_(toll_of(g, whole_army(g, who))) {
  for (const ItemId spell : p_.spells) bolts_ += g.item(spell).bolt;
  // IMP-ARG-01: one of them counts in every battle and is not used up.
  if (bolts_ > 0 && powers_.duplicate_kept > 0) {
    weapons_ += powers_.duplicate_kept;
    --bolts_;
    keeps_bolt_ = true;
  }
  lacking_ = wishes();
  for (const Resource r : kResources) lacking_[r] = static_cast<std::int16_t>(std::max(0, lacking_[r] - p_.goods[r]));
}

// ---- fights ---------------------------------------------------------------------------------------------------------

int Outlook::chance(int strength, int bonus) const {
  const int swords = strength - weapons_ - bonus;
  int chance = army_.at_least(swords);
  if (powers_.reroll_hero) chance = (chance + army_.at_least(swords - 1)) / 2;
  if ((powers_.reroll_knights && p_.troops.knights > 0) || (powers_.reroll_archers && p_.troops.archers > 0)) {
    chance = (chance + army_.at_least(swords - 1)) / 2;
  }
  if (powers_.rage > 0) chance = (2 * chance + army_.at_least(swords - 1)) / 3;
  return chance;
}

// Fire Bolts are spent where the roll falls short by no more than they are worth.
int Outlook::value_of_battle(int strength, int bonus, int gain) const {
  int won = chance(strength, bonus), value = won * gain;
  for (int more = 1; more <= most_by_bolts(); ++more) {
    const int cost = cost_of_bolts(more, bolts_);
    if (cost > gain + kLostTurn) break;
    const int now = chance(strength, bonus + more);
    value += (now - won) * (gain - cost);
    won = now;
  }
  const int needs_army = 1000 - alone_.at_least(strength - weapons_ - bonus);
  return (value - (1000 - won) * kLostTurn - needs_army * toll_) / 1000 - danger_;
}

int Outlook::gain_of(std::span<const ArmyId> armies) const {
  int gain = 0, strongest = 0;
  for (const ArmyId id : armies) {
    const Army& army = g_.army(id);
    strongest = std::max<int>(strongest, army.strength);
    gain += army.stone > 0 ? kStone * army.stone : value_of_item(army.item);
  }
  return gain + kWorthOfGlory * std::max(0, strongest - p_.glory);
}

int Outlook::value_of_armies(std::span<const ArmyId> armies, int bonus) const {
  int strength = 0, strongest = 0;
  for (const ArmyId id : armies) {
    strength += g_.army(id).strength;
    strongest = std::max<int>(strongest, g_.army(id).strength);
  }
  const int gain = gain_of(armies);
  return strongest <= powers_.sure_win ? gain : value_of_battle(strength, bonus, gain);
}

int Outlook::gain_of_lair(HexId hex) const {
  const Lair& lair = g_.tile(hex).lair;
  return value_of_markers(lair.spoils) + kWorthOfGlory * std::max(0, lair.strength - p_.glory);
}

int Outlook::value_of_lair(HexId hex) const {
  const Lair& lair = g_.tile(hex).lair;
  const int gain = gain_of_lair(hex);
  return lair.strength <= powers_.sure_win ? gain : value_of_battle(lair.strength, powers_.bonus_on_board, gain);
}

// Whether beating the General now would be the victory: ties go as KAR-END-03 says.
bool Outlook::would_win_by_general() const {
  const auto standing = [this](Seat seat, int more) {
    const Player& p = g_.player(seat);
    return std::tuple(g_.points(seat) + more, p.glory, p.troops.units(), p.goods.total());
  };
  const auto mine = standing(who_, g_.catalogue.constants.general_stone);
  for (std::size_t i = 0; i < g_.s.seats; ++i) {
    if (Seat{i} != who_ && standing(Seat{i}, 0) > mine) return false;
  }
  return true;
}

// Nothing more can be trained, and wounds are few: waiting would not help.
bool Outlook::is_ready() const { return (g_.room(who_) <= 0 || trainable() == DieKind::hero) && p_.life > 2; }

// Anyone who would win by it goes for it the more eagerly the likelier it is, and in the end anyway; anyone who would
// lose by it takes the Praetorians at most.
int Outlook::value_of_general(int praetorians, int bonus) const {
  const Constants& c = g_.catalogue.constants;
  bonus += most_by_bolts();  // what else are they for
  const int beaten = chance(c.general_strength + praetorians, bonus);
  const int felled = praetorians > 0 ? std::max(0, chance(c.threshold, bonus) - beaten) : 0;
  const int cost = toll_ + danger_for(g_, who_, c.general_wound);
  const int stones = felled * kWorthOfPoint * c.praetorian_stone / 1000;
  if (!would_win_by_general()) return stones - cost - beaten * kVictory / 1000;
  return std::max(stones - cost + beaten * beaten / 1000 * kVictory / 1000, is_ready() && beaten > 0 ? kAnyway : 0);
}

// The crown counts when the match is over, and may be gone by then.
int Outlook::value_of_crown() const {
  const auto known = static_cast<int>(g_.s.map.size());
  const int all = known + static_cast<int>(g_.stack_size());
  const int stones = kWorthOfPoint * g_.catalogue.constants.crown;
  return worth_of(DieKind::guard) + value_of_markers(g_.catalogue.constants.accession) + stones / 4 +
         stones * 3 / 4 * known / all;
}

int Outlook::value_of_duel() const {
  const Seat emperor = g_.s.emperor;
  const SwordChances others(g_, whole_army(g_, emperor));
  const int won = army_.reaching(weapons_, others, g_.weapon_strength(emperor));
  return (won * value_of_crown() - (1000 - won) * kLostTurn) / 1000 - toll_ - danger_;
}

int Outlook::stake_in(const Battle& b) const {
  switch (b.contest) {
    case Contest::monsters: {
      const auto& armies = g_.s.map[b.where].armies;
      return gain_of({armies.begin(), armies.size()});
    }
    case Contest::lair: return gain_of_lair(b.where);
    case Contest::general: return would_win_by_general() ? kVictory : -kVictory;
    case Contest::rift:
    case Contest::duel: return value_of_crown();
  }
  return 0;
}

int Outlook::value_of_fight(HexId hex) const {
  if (g_.s.general == hex) return value_of_general(g_.s.praetorians, powers_.bonus_on_board);
  const auto& armies = g_.s.map[hex].armies;
  if (!armies.empty()) {
    const int value = value_of_armies({armies.begin(), armies.size()}, powers_.bonus_on_board);
    const bool possible = chance(g_.strength_on(hex), powers_.bonus_on_board) >= kPossible;
    return std::max(value, possible && is_ready() ? kAnyway : 0);
  }
  return g_.tile(hex).kind == TileKind::lair ? value_of_lair(hex) : 0;
}

// A hero who does not fight there has lost as much time as one who fights and loses.
int Outlook::value_of_fight_here() const { return value_of_fight(p_.hex) + kLostTurn; }

// The mean over what the bag still holds; a hero who draws one more takes the better one, one who sneaks need not
// fight.
int Outlook::value_of_drawn_armies(std::size_t count) const {
  const auto& bag = g_.s.bag.pool;
  if (bag.empty()) return 0;
  const auto least = [this](int value) { return powers_.sneak ? std::max(0, value) : value; };
  struct Group {
    ArmyId army{};
    int tokens = 0, value = 0;
  };
  kernel::ShortList<Group, kMostArmies> groups;
  for (const ArmyId army : bag) {
    if (groups.empty() || groups.back().army != army) {
      groups.push_back({army, 0, count == 1 ? least(value_of_armies({&army, 1})) : 0});
    }
    ++groups.back().tokens;
  }
  const bool chooses = powers_.more_armies > 0;
  int sum = 0, weight = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (count == 1 && !chooses) {
      sum += groups[i].tokens * groups[i].value;
      weight += groups[i].tokens;
      continue;
    }
    for (std::size_t j = i; j < groups.size(); ++j) {
      const int ways = i == j ? groups[i].tokens * (groups[i].tokens - 1) / 2 : groups[i].tokens * groups[j].tokens;
      const std::array<ArmyId, 2> pair = {groups[i].army, groups[j].army};
      sum += ways * (count == 1 ? std::max(groups[i].value, groups[j].value) : least(value_of_armies(pair)));
      weight += ways;
    }
  }
  return weight == 0 ? 0 : sum / weight;
}

int Outlook::value_of_exploring() const {
  const std::size_t tiles = g_.stack_size();
  if (tiles == 0) return 0;
  if (tiles == 1) return value_of_general(g_.s.seats);
  const auto& level = g_.s.level_one.empty() ? g_.s.level_two : g_.s.level_one;
  int rifts = 0;
  for (const TileId tile : level.pool) rifts += g_.catalogue.tiles[tile.index()].kind == TileKind::rift ? 1 : 0;
  const auto left = static_cast<int>(level.size());
  const auto armies = static_cast<std::size_t>(g_.catalogue.constants.armies[g_.s.level_one.empty() ? 1 : 0]);
  const int drawn = value_of_drawn_armies(armies);
  const int crown = value_of_crown() / g_.s.seats;
  return std::max((drawn * (left - rifts) + crown * rifts) / left, is_ready() ? kAnyway : 0);
}

// ---- what a hero has and lacks --------------------------------------------------------------------------------------

// What it is worth beyond what would have to stay behind for it.
int Outlook::value_of_item(ItemId id) const {
  const Item& item = g_.item(id);
  if (item.bolt > 0 && powers_.duplicate_kept > 0 && !keeps_bolt_) return kKeptBolt;
  const Constants& c = g_.catalogue.constants;
  const auto improves = [&](std::span<const ItemId> held, int slots) {
    int least = worth_of(item);
    if (static_cast<int>(held.size()) < slots) return least;
    for (const ItemId each : held) least = std::min(least, worth_of(g_.item(each)));
    return worth_of(item) - least;
  };
  switch (item.slot) {
    case Slot::weapon: return improves({p_.weapons.begin(), p_.weapons.size()}, c.weapon_slots);
    case Slot::spell: return improves({p_.spells.begin(), p_.spells.size()}, c.spell_slots);
    case Slot::amulet: return improves({&p_.amulet, p_.amulet.valid() ? 1u : 0u}, 1);
    case Slot::none: return worth_of(item);
  }
  return 0;
}

// More strength than by the bolt that is kept anyway. IMP-ARG-08: doubled, that one is gone too.
int Outlook::most_by_bolts() const {
  return bolts_ + (keeps_bolt_ ? std::max(0, powers_.duplicate_discarded - powers_.duplicate_kept) : 0);
}

int Outlook::cost_of_bolts(int strength, int bolts) {
  return kBolt * std::clamp(strength, 0, bolts) + (strength > bolts ? kKeptBolt : 0);
}

int Outlook::value_of_markers(const Goods& goods) const {
  int value = 0;
  for (const Resource r : kResources) {
    const int useful = std::min(goods[r], lacking_[r]);
    value += kMarker * useful + kHoardedMarker * (goods[r] - useful);
  }
  return value;
}

int Outlook::value_of_gathering(HexId hex) const {
  const Goods yield = yield_of(g_, hex);
  if (yield.none()) return 0;
  int value = value_of_markers(yield);
  if (powers_.gather_more > 0) value += more_of(yield) * powers_.gather_more;
  if (g_.s.plague == who_) value -= kMarker * g_.catalogue.constants.plague_gather;
  return value;
}

// A marker more of what the tile gives, as a player would choose it.
int Outlook::more_of(const Goods& yield) const {
  for (const Resource r : kResources) {
    if (yield[r] > 0 && lacking_[r] > yield[r]) return kMarker;
  }
  return kHoardedMarker;
}

// The first points count most; the Plague is worth getting rid of.
int Outlook::value_of_healing(int points) const {
  static constexpr std::array<int, 6> kNext = {40, 22, 15, 9, 5, 3};
  int value = g_.s.plague == who_ ? 18 : 0;
  for (int life = p_.life; life < std::min(p_.life + points, g_.most_life(who_)); ++life) {
    value += kNext[static_cast<std::size_t>(std::min(life, 5))];
  }
  return value;
}

bool Outlook::trains(DieKind kind) const {
  return std::any_of(p_.buildings.begin(), p_.buildings.end(),
                     [&](BuildingId b) { return g_.building(b).trains == kind; });
}

bool Outlook::is_own(DieKind kind) const {
  return (kind == DieKind::knight && powers_.reroll_knights) || (kind == DieKind::archer && powers_.reroll_archers);
}

// The kind of unit that could be trained next, if resources were no question; hero: none.
DieKind Outlook::trainable() const {
  DieKind best = DieKind::hero;
  for (const DieKind kind : kUnits) {
    if (!trains(kind) || g_.s.tray_dice[kind] == 0) continue;
    if (best == DieKind::hero || value_of_unit(kind) > value_of_unit(best)) best = kind;
  }
  return best;
}

// Where units are to be trained: what the hero's abilities are about, else what costs little and is not sold out.
BuildingId Outlook::wanted_school() const {
  BuildingId best;
  int most = 0;
  for (std::size_t i = 0; i < g_.catalogue.buildings.size(); ++i) {
    const Building& school = g_.catalogue.buildings[i];
    if (school.trains == DieKind::hero || p_.buildings.contains(BuildingId{i})) continue;
    const int left = g_.s.tray_dice[school.trains];
    if (left == 0) continue;
    const Die& die = g_.catalogue.die(school.trains);
    const int appeal = 20 + 2 * left + 2 * swords_on(die) - school.cost.total() - 3 * die.price.total() +
                       (is_own(school.trains) ? 20 : 0);
    if (appeal <= most) continue;
    most = appeal;
    best = BuildingId{i};
  }
  return best;
}

int Outlook::value_of_building(BuildingId id) const {
  const Building& b = g_.building(id);
  int value = 100 * b.action * (static_cast<int>(g_.stack_size()) + 6) / 20 + 30 * b.glory + (b.portal ? 16 : 0);
  if (b.trains != DieKind::hero && trainable() == DieKind::hero && g_.s.tray_dice[b.trains] > 0) {
    value += 30 + 22 * std::max(0, g_.room(who_)) + (id == wanted_school() ? 10 : 0);
  }
  return value;
}

int Outlook::value_of_unit(DieKind kind) const { return worth_of(kind) + (is_own(kind) ? 8 : 0); }

int Outlook::value_of_recruit() const {
  const DieKind kind = powers_.recruits;
  if (kind == DieKind::hero) return 0;
  return worth_of(kind) + 4 - kPricedMarker * powers_.recruit_price.total();
}

// KAR-CITY-02, KAR-CITY-04: a place with resources, so that a visit also gathers.
int Outlook::value_of_city_site(HexId hex) const {
  if (p_.city.valid() || !g_.buildable(hex) || g_.has_monsters(hex) || g_.someone_else_on(hex, who_)) return 0;
  if (!can_pay(g_, who_, g_.catalogue.constants.city)) return 0;
  const Goods yield = yield_of(g_, hex);
  return 60 + 9 * yield.food + 5 * yield.wood + 6 * yield.stone;
}

// What a practised player saves for: a city, a school, an army up to the limit, the buildings that pay.
Goods Outlook::wishes() const {
  Goods wishes;
  if (!p_.city.valid()) wishes += g_.catalogue.constants.city;
  DieKind kind = trainable();
  if (kind == DieKind::hero) {
    const BuildingId school = wanted_school();
    if (school.valid()) {
      if (powers_.free_building != school || p_.city.valid()) wishes += g_.building(school).cost;
      kind = g_.building(school).trains;
    }
  }
  if (kind != DieKind::hero) {
    wishes = all_of(wishes, g_.catalogue.die(kind).price, std::clamp(g_.room(who_), 0, 4));
  }
  for (std::size_t i = 0; i < g_.catalogue.buildings.size(); ++i) {
    const Building& b = g_.catalogue.buildings[i];
    if ((b.action > 0 || b.glory > 0) && !p_.buildings.contains(BuildingId{i})) wishes += b.cost;
  }
  wishes.food = static_cast<std::int16_t>(wishes.food + tax_of(g_, who_));
  return wishes;
}

// Buildings one after the other, the most valuable first, as far as the goods go.
int Outlook::value_of_building_now() const {
  Goods left = p_.goods;
  int value = 0;
  std::array<bool, kMostBuildings> built{};
  for (;;) {
    std::size_t best = g_.catalogue.buildings.size();
    for (std::size_t i = 0; i < g_.catalogue.buildings.size(); ++i) {
      const BuildingId id{i};
      const Goods& cost = g_.building(id).cost;
      const bool affordable = left.covers(cost) && left.total() - cost.total() >= tax_of(g_, who_);
      if (built[i] || p_.buildings.contains(id) || !affordable || value_of_building(id) < kWorthBuilding) continue;
      if (best == g_.catalogue.buildings.size() || value_of_building(id) > value_of_building(BuildingId{best})) {
        best = i;
      }
    }
    if (best == g_.catalogue.buildings.size()) return value;
    built[best] = true;
    value += value_of_building(BuildingId{best});
    left -= g_.building(BuildingId{best}).cost;
  }
}

int Outlook::value_of_training_now() const {
  Goods left = p_.goods;
  int value = 0, room = g_.room(who_);
  for (const DieKind kind : {DieKind::mage, DieKind::archer, DieKind::knight}) {
    const Goods& price = g_.catalogue.die(kind).price;
    if (!trains(kind)) continue;
    for (int n = g_.s.tray_dice[kind]; n > 0 && room > 0; --n, --room) {
      if (!left.covers(price) || left.total() - price.total() < tax_of(g_, who_)) break;
      left -= price;
      value += value_of_unit(kind);
    }
  }
  return value;
}

int Outlook::value_of_city_visit() const {
  const int build = value_of_building_now(), train = value_of_training_now();
  return std::max(build, train) + std::min(build, train) / 2;
}

}  // namespace kostka::games::karak
