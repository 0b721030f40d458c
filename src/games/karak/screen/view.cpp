// What an observer may know of a position of Karak, built by inclusion: all but the order of what is still to come.
#include <set>

#include "games/karak/rules/odds.h"
#include "games/karak/rules/rules.h"
#include "games/karak/screen/goal.h"
#include "games/karak/screen/screen.h"
#include "games/karak/screen/shown.h"

namespace kostka::games::karak {
namespace {

using screen::BattleView;
using screen::HeroView;
using screen::HexView;
using screen::TableView;

std::optional<std::int32_t> seat_number(Seat seat) {
  return seat.valid() ? std::optional<std::int32_t>(seat.value) : std::nullopt;
}

template <class List, class Named>
std::vector<std::string> ids_of(const List& list, const Named& named) {
  std::vector<std::string> ids;
  for (const auto id : list) ids.push_back(named[id.index()].id);
  return ids;
}

std::optional<std::string> hex_name(const Karak& g, HexId hex) {
  return hex.valid() ? std::optional(place_name(g.s.map[hex].place())) : std::nullopt;
}

HexView view_hex(const Karak& g, HexId id) {
  const Hex& hex = g.s.map[id];
  HexView view;
  view.id = place_name(hex.place());
  view.q = hex.q;
  view.r = hex.r;
  view.place = g.object_name(of(id));
  view.tile = g.tile(id).id;
  view.rotation = hex.rotation;
  view.chasms = edges_of(g.chasms(id));
  view.armies = ids_of(hex.armies, g.catalogue.armies);
  view.inhabited = g.inhabited_lair(id);
  view.general = g.s.general == id;
  if (g.has_monsters(id)) view.strength = small(g.strength_on(id));
  if (view.inhabited) view.strength = g.tile(id).lair.strength;
  for (const Lying& lying : g.s.lying) {
    if (lying.hex == id) view.items.push_back(g.item(lying.item).id);
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].city == id) view.city = static_cast<std::int32_t>(i);
    if (g.s.players[i].hex == id) view.heroes.push_back(static_cast<std::int32_t>(i));
  }
  return view;
}

// Places beside the map, each once, in the order of the hexes they lie beside; chasms may still forbid some heroes.
std::vector<screen::SpotView> view_spots(const Karak& g) {
  std::vector<screen::SpotView> spots;
  if (g.stack_size() == 0) return spots;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < g.s.map.size(); ++i) {
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      if (g.s.map.beside(HexId{i}, edge).valid()) continue;
      const Place place = beyond(g.s.map[HexId{i}].place(), edge);
      if (!seen.insert(place_name(place)).second) continue;
      spots.push_back({place_name(place), place.q, place.r, g.object_name(spot(HexId{i}, edge))});
    }
  }
  return spots;
}

HeroView view_hero(const Karak& g, Seat seat) {
  const Player& p = g.player(seat);
  HeroView view;
  if (p.hero.valid()) view.hero = g.hero(seat).id;
  view.hex = hex_name(g, p.hex);
  view.life = p.life;
  view.most_life = small(g.most_life(seat));
  view.conscious = g.conscious(seat);
  view.glory = p.glory;
  view.unit_limit = small(g.unit_limit(seat));
  view.city = hex_name(g, p.city);
  view.buildings = ids_of(p.buildings, g.catalogue.buildings);
  view.troops = p.troops;
  for (const DieKind kind : {DieKind::bear, DieKind::titan, DieKind::guard, DieKind::time_lord}) {
    if (g.dice_of(seat, kind) > 0) view.special_dice.push_back(kind);
  }
  view.goods = p.goods;
  view.weapons = ids_of(p.weapons, g.catalogue.items);
  view.spells = ids_of(p.spells, g.catalogue.items);
  if (p.amulet.valid()) view.amulet = g.item(p.amulet).id;
  for (const ArmyId trophy : p.trophies) view.soul_stones.push_back(g.army(trophy).stone);
  if (g.s.general_beaten_by == seat) view.soul_stones.push_back(g.catalogue.constants.general_stone);
  view.praetorians = p.praetorians;
  view.points = small(g.points(seat));
  view.weapon_strength = small(g.weapon_strength(seat));
  view.plague = g.s.plague == seat;
  view.emperor = g.s.emperor == seat;
  return view;
}

BattleView view_battle(const Karak& g, const Battle& b) {
  BattleView view;
  view.contest = b.contest;
  view.step = b.step;
  view.fighter = b.fighter.value;
  view.hex = *hex_name(g, b.where);
  if (b.goal > 0) view.goal = small(b.goal);
  if (b.rival >= 0) view.rival = small(b.rival);
  for (std::size_t kind = 0; kind < kDieKinds; ++kind) {
    for (int n = 0; n < b.army[kind]; ++n) view.army.push_back(static_cast<DieKind>(kind));
  }
  for (std::size_t place = 0; place < b.dice.size(); ++place) {
    const RolledDie& die = b.dice[place];
    const Face& face = g.catalogue.face(die.kind, die.face);
    view.dice.push_back({g.object_id(die_at(place)), die.kind, die.face, face.swords, face.skulls, face.symbol});
    view.swords = small(view.swords + face.swords);
    view.skulls = small(view.skulls + face.skulls);
  }
  view.weapons = b.tie_break ? std::int16_t{0} : small(g.weapon_strength(b.fighter));
  view.spells = small(b.spells);
  view.carried = small(b.carried);
  view.sum = small(sum_of(g, b));
  view.bonus = small(view.sum - view.swords - view.weapons - view.spells - view.carried);
  view.tie_break = b.tie_break;
  view.blessed = b.blessed;
  if (b.dice.empty() && b.goal > 0) view.win_permille = small(chance_of_swords(g, b.army, b.goal - view.sum));
  return view;
}

}  // namespace

kernel::Document Karak::view(kernel::Observer observer) const {
  TableView view;
  view.phase = s.phase;
  view.imperium = s.agreed.imperium;
  view.round = s.round;
  view.round_limit = s.agreed.round_limit;
  view.turn = s.turn;
  view.active = seat_number(s.active);
  view.starter = seat_number(s.starter);
  view.slot = s.slot;
  view.slots = s.slots;
  view.moved = s.moved;
  for (std::size_t i = 0; i < s.map.size(); ++i) view.map.push_back(view_hex(*this, HexId{i}));
  view.spots = view_spots(*this);
  for (std::size_t i = 0; i < s.seats; ++i) view.players.push_back(view_hero(*this, Seat{i}));
  view.level_one = static_cast<std::int32_t>(s.level_one.size());
  view.level_two = static_cast<std::int32_t>(s.level_two.size());
  view.under_level_one = ids_of(s.level_one.bottom, catalogue.tiles);
  view.under_level_two = ids_of(s.level_two.bottom, catalogue.tiles);
  // The very last tile is nobody's to know (IMP-SETUP-05).
  if (!view.under_level_two.empty() && !observer.is_record_keeper()) view.under_level_two.pop_back();
  view.bag = static_cast<std::int32_t>(s.bag.size());
  view.tray = s.tray;
  view.tray_dice = s.tray_dice;
  view.used_up = ids_of(s.used_up, catalogue.items);
  view.plague = seat_number(s.plague);
  view.emperor = seat_number(s.emperor);
  view.time_lord = seat_number(s.time_lord);
  view.general = hex_name(*this, s.general);
  view.praetorians = s.praetorians;
  view.drawn_tiles = ids_of(s.drawn_tiles, catalogue.tiles);
  view.drawn_armies = ids_of(s.drawn_armies, catalogue.armies);
  if (battle != nullptr) view.battle = view_battle(*this, *battle);
  view.goal = goal_of(*this, observer);
  return kernel::to_document(view);
}

}  // namespace kostka::games::karak
