// Names in documents, the invariants of a position, and how a scenario's changes are brought into line.
#include <algorithm>
#include <array>

#include "games/karak/rules/table.h"

namespace kostka::games::karak {
namespace {

using kernel::name_in;
using kernel::names_in;
using kernel::value_in;

// ---- counting -------------------------------------------------------------------------------------------------------

template <std::size_t N>
using Counts = std::array<std::int16_t, N>;

// Adds one; false if the id names nothing.
template <std::size_t N, class SomeId>
bool count(Counts<N>& counts, SomeId id, std::size_t known) {
  if (id.index() >= known) return false;
  ++counts[id.index()];
  return true;
}

template <std::size_t N, class List>
bool count_all(Counts<N>& counts, const List& ids, std::size_t known) {
  bool exist = true;
  for (const auto id : ids) exist = count(counts, id, known) && exist;
  return exist;
}

bool count_tiles(const State& s, std::size_t known, Counts<kMostTiles>& counts) {
  bool exist = true;
  for (const Hex& hex : s.map) exist = count(counts, hex.tile, known) && exist;
  for (const auto* deck : {&s.level_one, &s.level_two}) {
    exist = count_all(counts, deck->pool, known) && exist;
    exist = count_all(counts, deck->top, known) && exist;
    exist = count_all(counts, deck->bottom, known) && exist;
  }
  exist = count_all(counts, s.drawn_tiles, known) && exist;
  return count_all(counts, s.tiles_in_box, known) && exist;
}

// Tokens that still show their monster side, and those kept for their Soul Stone.
bool count_armies(const State& s, std::size_t known, Counts<kMostArmies>& counts) {
  bool exist = true;
  for (const Hex& hex : s.map) exist = count_all(counts, hex.armies, known) && exist;
  for (const Player& p : s.players) exist = count_all(counts, p.trophies, known) && exist;
  exist = count_all(counts, s.bag.pool, known) && exist;
  exist = count_all(counts, s.bag.top, known) && exist;
  exist = count_all(counts, s.bag.bottom, known) && exist;
  exist = count_all(counts, s.drawn_armies, known) && exist;
  exist = count_all(counts, s.beaten, known) && exist;
  return count_all(counts, s.armies_in_box, known) && exist;
}

// Tokens that show their item.
bool count_items(const State& s, std::size_t known, Counts<kMostItems>& counts) {
  bool exist = true;
  for (const Player& p : s.players) {
    exist = count_all(counts, p.weapons, known) && exist;
    exist = count_all(counts, p.spells, known) && exist;
    if (p.amulet.valid()) exist = count(counts, p.amulet, known) && exist;
  }
  for (const Lying& lying : s.lying) exist = count(counts, lying.item, known) && exist;
  if (s.found.valid()) exist = count(counts, s.found, known) && exist;
  return count_all(counts, s.used_up, known) && exist;
}

// ---- what must hold -------------------------------------------------------------------------------------------------

// Whether two tiles lie in one place. Places are marked in a small field; only where two of them share a mark, because
// the field repeats itself, are they compared.
bool tiles_overlap(const Map& map) {
  std::array<std::uint64_t, 64> marked{};
  bool suspicious = false;
  for (const Hex& hex : map) {
    std::uint64_t& column = marked[static_cast<std::size_t>(hex.q & 63)];
    const std::uint64_t mark = std::uint64_t{1} << (hex.r & 63);
    suspicious = suspicious || (column & mark) != 0;
    column |= mark;
  }
  if (!suspicious) return false;
  for (std::size_t i = 0; i < map.size(); ++i) {
    if (map.at(map[HexId{i}].place()) != HexId{i}) return true;
  }
  return false;
}

const char* audit_map(const State& s, const Catalogue& c) {
  if (s.map.size() == 0) return "There is no start tile.";
  for (const Hex& hex : s.map) {
    if (hex.tile.index() >= c.tiles.size()) return "The map names a tile that does not exist.";
    if (hex.rotation >= kEdges) return "A tile is turned further than once around.";
  }
  if (c.tiles[s.map.begin()->tile.index()].kind != TileKind::castle) return "The map begins with the castle.";
  if (tiles_overlap(s.map)) return "Two tiles lie in the same place.";
  if (s.general.valid() && s.general.index() >= s.map.size()) return "The General stands off the map.";
  if (s.general.valid() && !s.map[s.general].armies.empty()) return "An army shares the tile of the General.";
  if (s.general.valid() && s.level_one.size() + s.level_two.size() > 0) return "The General came before the last tile.";
  return nullptr;
}

const char* audit_tiles(const State& s, const Catalogue& c) {
  Counts<kMostTiles> counts{};
  if (!count_tiles(s, c.tiles.size(), counts)) return "The position names a tile that does not exist.";
  for (std::size_t i = 0; i < c.tiles.size(); ++i) {
    if (counts[i] != 1) return "A tile got lost or exists twice.";
  }
  for (const auto* deck : {&s.level_one, &s.level_two}) {
    if (!std::is_sorted(deck->pool.begin(), deck->pool.end()))
      return "A stack of tiles is not kept in ascending order.";
    if (!deck->top.empty()) return "Nothing puts tiles on top of a stack.";
  }
  if (s.phase == Phase::lay_out || s.level_two.empty()) return nullptr;
  if (s.level_two.bottom.empty()) return "The last tile of the stack is not decided.";
  const Tile& last = c.tiles[s.level_two.bottom.back().index()];
  if (last.kind != TileKind::landscape) return "The last tile of the stack is no ordinary landscape (IMP-SETUP-05).";
  return nullptr;
}

const char* audit_tokens(const State& s, const Catalogue& c) {
  Counts<kMostArmies> armies{};
  Counts<kMostItems> items{}, expected{};
  if (!count_armies(s, c.armies.size(), armies)) return "The position names a monster army that does not exist.";
  if (!count_items(s, c.items.size(), items)) return "The position names an item that does not exist.";
  for (std::size_t i = 0; i < c.armies.size(); ++i) {
    const Army& army = c.armies[i];
    const auto turned_over = static_cast<std::int16_t>(army.count - armies[i]);
    if (turned_over < 0) return "A monster army exists more often than it was printed.";
    if (army.item.valid()) {
      expected[army.item.index()] = static_cast<std::int16_t>(expected[army.item.index()] + turned_over);
    } else if (turned_over != 0) {
      return "A Soul Stone got lost.";
    }
  }
  if (items != expected) return "An item got lost or exists more often than it was printed.";
  if (!std::is_sorted(s.bag.pool.begin(), s.bag.pool.end())) return "The bag is not kept in ascending order.";
  for (const Player& p : s.players) {
    for (const ArmyId trophy : p.trophies) {
      if (c.armies[trophy.index()].stone == 0) return "A trophy has no Soul Stone.";
    }
  }
  return nullptr;
}

const char* audit_supply(const State& s, const Catalogue& c) {
  Goods goods = s.tray;
  Troops dice = s.tray_dice;
  const auto negative = [](const Goods& g, const Troops& t) {
    return g.food < 0 || g.wood < 0 || g.stone < 0 || t.knights < 0 || t.archers < 0 || t.mages < 0 || t.skeletons < 0;
  };
  if (negative(goods, dice)) return "The tray holds less than nothing.";
  for (const Player& p : s.players) {
    if (negative(p.goods, p.troops)) return "A player owns less than nothing.";
    goods += p.goods;
    for (const DieKind kind : {DieKind::knight, DieKind::archer, DieKind::mage, DieKind::skeleton}) {
      dice[kind] = static_cast<std::int8_t>(dice[kind] + p.troops[kind]);
    }
  }
  if (goods != c.constants.resources) return "Resource markers got lost or were added.";
  for (const DieKind kind : {DieKind::knight, DieKind::archer, DieKind::mage, DieKind::skeleton}) {
    if (dice[kind] != c.die(kind).count) return "Unit dice got lost or were added.";
  }
  return nullptr;
}

template <class Items>
bool all_fit(const Items& items, const Catalogue& c, Slot slot, int slots) {
  return static_cast<int>(items.size()) <= slots &&
         std::all_of(items.begin(), items.end(), [&](ItemId id) { return c.items[id.index()].slot == slot; });
}

const char* audit_player(const Karak& g, Seat seat) {
  const State& s = g.s;
  const Catalogue& c = g.catalogue;
  const Player& p = g.player(seat);
  if (p.hex.valid() && p.hex.index() >= s.map.size()) return "A hero stands off the map.";
  if (p.came_from.valid() && p.came_from.index() >= s.map.size()) return "A hero came from off the map.";
  if (p.city.valid() && p.city.index() >= s.map.size()) return "A city lies off the map.";
  if (!all_fit(p.weapons, c, Slot::weapon, c.constants.weapon_slots))
    return "Weapons do not fit their slots (KAR-REW-03).";
  if (!all_fit(p.spells, c, Slot::spell, c.constants.spell_slots)) return "Spells do not fit their slots (KAR-REW-03).";
  if (p.amulet.valid() && c.items[p.amulet.index()].slot != Slot::amulet) return "That is no amulet (KAR-REW-03).";
  if (p.life < 0 || p.life > g.most_life(seat)) return "A hero has more life than possible, or less than none.";
  if (p.glory < 0 || p.glory > c.constants.most_glory) return "A banner is beyond its track.";
  if (p.praetorians < 0 || p.praetorians > static_cast<int>(kMostPlayers))
    return "Nobody can beat that many Praetorians.";
  for (const BuildingId building : p.buildings) {
    if (building.index() >= c.buildings.size()) return "A building does not exist.";
  }
  if (std::adjacent_find(p.buildings.begin(), p.buildings.end(), std::greater_equal<>()) != p.buildings.end()) {
    return "A building stands twice, or out of order.";
  }
  if (!p.city.valid() && !p.buildings.empty()) return "Buildings stand without a city (KAR-BLD-01).";
  if (p.hero.valid() && p.hero.index() >= c.heroes.size()) return "There is no such hero.";
  if (s.phase < Phase::turn) return nullptr;
  if (!p.hero.valid() || !p.hex.valid()) return "A player has no hero.";
  if (g.room(seat) < 0) return "A hero has more units than glory allows (KAR-GLO-03).";
  return nullptr;
}

const char* audit_players(const Karak& g) {
  const State& s = g.s;
  if (s.seats < 2 || s.seats > kMostPlayers) return "Two to five can play.";
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (const char* wrong = audit_player(g, Seat{i})) return wrong;
    for (std::size_t j = 0; j < i; ++j) {
      const Player &a = s.players[i], &b = s.players[j];
      if (a.hero.valid() && a.hero == b.hero) return "Two players have the same hero.";
      if (a.city.valid() && a.city == b.city) return "Two cities lie on one tile (KAR-CITY-04).";
    }
  }
  for (const Seat seat : {s.plague, s.emperor, s.time_lord, s.general_beaten_by, s.starter, s.active}) {
    if (seat.valid() && seat.index() >= s.seats) return "There is no such seat.";
  }
  if (s.phase > Phase::lay_out && (!s.active.valid() || !s.starter.valid())) return "Nobody has the turn.";
  if (s.praetorians > kMostPlayers || s.round < 1) return "A counter cannot be so high or low.";
  if (s.agreed.round_limit < 1) return "A match has one round at least.";
  return nullptr;
}

const char* audit_lying(const State& s) {
  for (const Lying& lying : s.lying) {
    if (!lying.hex.valid() || lying.hex.index() >= s.map.size()) return "An item lies off the map.";
  }
  return nullptr;
}

// ---- scenarios ------------------------------------------------------------------------------------------------------

bool is_patched(std::span<const std::string> patched, std::string_view place) {
  return std::any_of(patched.begin(), patched.end(), [place](const std::string& path) {
    return path == place || (path.size() > place.size() && path.starts_with(place) && path[place.size()] == '.');
  });
}

// What the scenario did not place lies in the stack of its level, or, if it says what that holds, in the box.
std::string settle_tiles(Karak& g, std::span<const std::string> patched) {
  State& s = g.s;
  const Catalogue& c = g.catalogue;
  std::array<bool, kMostTiles> placed{};
  std::string wrong;
  const auto place = [&](TileId tile) {
    if (placed[tile.index()] && wrong.empty()) wrong = "the tile " + c.tiles[tile.index()].id + " is placed twice";
    placed[tile.index()] = true;
  };
  for (const Hex& hex : s.map) place(hex.tile);
  s.tiles_in_box.clear();
  for (const int level : {1, 2}) {
    auto& stack = level == 1 ? s.level_one : s.level_two;
    const bool given = is_patched(patched, level == 1 ? "level_one" : "level_two");
    const TileId last = stack.bottom.empty() ? TileId{} : stack.bottom.back();
    if (given) {
      std::for_each(stack.pool.begin(), stack.pool.end(), place);
      std::for_each(stack.bottom.begin(), stack.bottom.end(), place);
      std::sort(stack.pool.begin(), stack.pool.end());
    } else {
      stack = {};
    }
    if (!given && level == 2) {
      TileId bottom = last.valid() && !placed[last.index()] ? last : TileId{};
      for (std::size_t i = 0; i < c.tiles.size() && !bottom.valid(); ++i) {
        const bool fits = c.tiles[i].level == 2 && c.tiles[i].kind == TileKind::landscape && g.in_play(c.tiles[i].set);
        if (fits && !placed[i]) bottom = TileId{i};
      }
      if (bottom.valid()) {
        stack.put_under(bottom);
        placed[bottom.index()] = true;
      }
    }
    for (std::size_t i = 0; i < c.tiles.size(); ++i) {
      if (c.tiles[i].level != level || placed[i]) continue;
      if (given || !g.in_play(c.tiles[i].set)) {
        s.tiles_in_box.push_back(TileId{i});
      } else {
        stack.shuffle_in(TileId{i});
      }
    }
  }
  return wrong;
}

// Tokens that the scenario did not place are in the bag, or, if it says what that holds, in the box.
std::string settle_tokens(Karak& g, std::span<const std::string> patched) {
  State& s = g.s;
  const Catalogue& c = g.catalogue;
  const bool given = is_patched(patched, "bag");
  s.armies_in_box.clear();
  if (!given) s.bag = {};
  std::sort(s.bag.pool.begin(), s.bag.pool.end());
  Counts<kMostArmies> armies{};
  Counts<kMostItems> items{};
  if (!count_armies(s, c.armies.size(), armies)) return "the position names a monster army that does not exist";
  if (!count_items(s, c.items.size(), items)) return "the position names an item that does not exist";
  for (std::size_t i = 0; i < c.armies.size(); ++i) {
    const Army& army = c.armies[i];
    int left = army.count - armies[i];
    if (army.item.valid()) {
      const int turned_over = std::min<int>(std::max(left, 0), items[army.item.index()]);
      items[army.item.index()] = static_cast<std::int16_t>(items[army.item.index()] - turned_over);
      left -= turned_over;
    }
    if (left < 0) return "there are only " + std::to_string(army.count) + " tokens of " + army.id;
    for (; left > 0; --left) {
      if (given || !g.in_play(army.set)) {
        s.armies_in_box.push_back(ArmyId{i});
      } else {
        s.bag.shuffle_in(ArmyId{i});
      }
    }
  }
  for (std::size_t i = 0; i < c.items.size(); ++i) {
    if (items[i] > 0) return "the item " + c.items[i].id + " is placed more often than there are tokens of it";
  }
  return {};
}

std::string settle_supply(Karak& g, std::span<const std::string> patched) {
  State& s = g.s;
  Goods goods = g.catalogue.constants.resources;
  for (const Player& p : s.players) goods -= p.goods;
  if (!is_patched(patched, "tray")) s.tray = goods;
  if (goods.food < 0 || goods.wood < 0 || goods.stone < 0)
    return "the players own more resources than there are markers";
  if (is_patched(patched, "tray_dice")) return {};
  for (const DieKind kind : {DieKind::knight, DieKind::archer, DieKind::mage, DieKind::skeleton}) {
    int left = g.catalogue.die(kind).count;
    for (const Player& p : s.players) left -= p.troops[kind];
    if (left < 0) return "the players own more unit dice than there are";
    s.tray_dice[kind] = static_cast<std::int8_t>(left);
  }
  return {};
}

}  // namespace

std::optional<std::string> Names::name(std::string_view kind, std::uint32_t value) const {
  if (kind == TileTag::kind) return name_in(catalogue_.tiles, value);
  if (kind == ArmyTag::kind) return name_in(catalogue_.armies, value);
  if (kind == ItemTag::kind) return name_in(catalogue_.items, value);
  if (kind == BuildingTag::kind) return name_in(catalogue_.buildings, value);
  if (kind == HeroTag::kind) return name_in(catalogue_.heroes, value);
  if (kind == HexTag::kind && value < map_.size()) return place_name(map_[HexId{value}].place());
  return {};
}

std::optional<std::uint32_t> Names::value(std::string_view kind, std::string_view name) const {
  if (kind == TileTag::kind) return value_in(catalogue_.tiles, name);
  if (kind == ArmyTag::kind) return value_in(catalogue_.armies, name);
  if (kind == ItemTag::kind) return value_in(catalogue_.items, name);
  if (kind == BuildingTag::kind) return value_in(catalogue_.buildings, name);
  if (kind == HeroTag::kind) return value_in(catalogue_.heroes, name);
  if (kind == HexTag::kind) {
    for (std::uint32_t i = 0; i < map_.size(); ++i) {
      if (place_name(map_[HexId{i}].place()) == name) return i;
    }
  }
  return {};
}

std::vector<std::string> Names::names(std::string_view kind) const {
  if (kind == TileTag::kind) return names_in(catalogue_.tiles);
  if (kind == ArmyTag::kind) return names_in(catalogue_.armies);
  if (kind == ItemTag::kind) return names_in(catalogue_.items);
  if (kind == BuildingTag::kind) return names_in(catalogue_.buildings);
  if (kind == HeroTag::kind) return names_in(catalogue_.heroes);
  std::vector<std::string> all;
  if (kind == HexTag::kind) {
    for (const Hex& hex : map_) all.push_back(place_name(hex.place()));
  }
  return all;
}

const char* Karak::audit() const {
  if (const char* wrong = audit_map(s, catalogue)) return wrong;
  if (const char* wrong = audit_tiles(s, catalogue)) return wrong;
  if (const char* wrong = audit_tokens(s, catalogue)) return wrong;
  if (const char* wrong = audit_supply(s, catalogue)) return wrong;
  if (const char* wrong = audit_lying(s)) return wrong;
  return audit_players(*this);
}

std::string Karak::settle(std::span<const std::string> patched) {
  if (patched.empty() || s.phase < Phase::turn) return {};
  // A position may say that Imperium is in play where the options of the match do not.
  for (std::size_t i = 1; i < catalogue.sets.size(); ++i) {
    if (catalogue.sets[i].id == kImperiumSet && s.agreed.imperium)
      s.sets = static_cast<kernel::SetMask>(s.sets | 1 << i);
  }
  if (const char* wrong = audit_map(s, catalogue); wrong && s.map.size() == 0) return wrong;
  for (const Hex& hex : s.map) {
    if (!hex.tile.valid()) return "every hex of the map names its tile";
  }
  for (Player& p : s.players) {
    std::sort(p.weapons.begin(), p.weapons.end());
    std::sort(p.spells.begin(), p.spells.end());
    std::sort(p.trophies.begin(), p.trophies.end());
    std::sort(p.buildings.begin(), p.buildings.end());
  }
  if (std::string wrong = settle_tiles(*this, patched); !wrong.empty()) return wrong;
  if (std::string wrong = settle_tokens(*this, patched); !wrong.empty()) return wrong;
  return settle_supply(*this, patched);
}

std::string Karak::side_of(Seat seat) const {
  const HeroId id = player(seat).hero;
  return id.valid() ? catalogue.heroes[id.index()].id : std::string{};
}

}  // namespace kostka::games::karak
