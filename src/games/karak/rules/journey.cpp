// Moving and exploring: chasms, new tiles, the armies that appear on them.
#include <algorithm>
#include <utility>

#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

told::Edges chasm_edges(unsigned chasms) {
  told::Edges edges;
  for (std::size_t edge = 0; edge < kEdges; ++edge) {
    if ((chasms >> edge & 1) != 0) edges.push_back(static_cast<std::int8_t>(edge));
  }
  return edges;
}

using HexSet = std::uint64_t;
static_assert(kMostHexes <= 64);

constexpr HexSet one(HexId hex) { return HexSet{1} << hex.index(); }

void offer_each(Karak& g, Answer answer, HexSet hexes) {
  for (std::size_t i = 0; i < g.s.map.size(); ++i) {
    if ((hexes >> i & 1) != 0) g.offer_to_choose(answer, of(HexId{i}));
  }
}

// Gives the hexes one step away. KAR-MOVE-03: heroes do not stand in the way.
HexSet offer_steps(Karak& g, HexId here, bool crosses) {
  HexSet reached = 0;
  const bool tiles_left = g.stack_size() > 0;
  bool asked = false, open = true;
  for (std::size_t edge = 0; edge < kEdges; ++edge) {
    // KAR-MOVE-01
    const HexId to = g.s.map.beside(here, edge);
    if (to.valid()) {
      const bool free = crosses || !g.chasm_between(here, edge);
      g.offer_or_refuse(free, "KAR-MOVE-02"_clause, Answer::move, of(to));
      if (free) reached |= one(to);
      continue;
    }
    bool free = tiles_left && (crosses || !g.chasm(here, edge));
    if (tiles_left && !free) {
      if (!std::exchange(asked, true)) open = map_is_open(g);
      // KAR-EXPL-10
      free = !open;
    }
    g.offer_or_refuse(free, tiles_left ? "KAR-MOVE-02"_clause : "KAR-EXPL-09"_clause, Answer::explore,
                      spot(here, edge));
  }
  return reached;
}

// KAR-HERO-15: two discovered tiles, the first of them free of monsters.
HexSet marches(const Karak& g, HexId here, bool crosses) {
  HexSet reached = 0;
  for (std::size_t first = 0; first < kEdges; ++first) {
    const HexId middle = g.s.map.beside(here, first);
    if (!middle.valid() || (!crosses && g.chasm_between(here, first))) continue;
    if (g.has_monsters(middle) || g.inhabited_lair(middle)) continue;
    for (std::size_t second = 0; second < kEdges; ++second) {
      const HexId to = g.s.map.beside(middle, second);
      if (to.valid() && to != here && (crosses || !g.chasm_between(middle, second))) reached |= one(to);
    }
  }
  return reached;
}

// KAR-BLD-04
bool at_portal(const Karak& g, Seat who) {
  const Player& p = g.player(who);
  if (p.city != p.hex) return false;
  for (const BuildingId id : p.buildings) {
    if (g.building(id).portal) return true;
  }
  return false;
}

// KAR-MOVE-01: why not there, of every other tile that nothing leads to. Only who is told of the match wants to know.
void refuse_far(Karak& g, HexId here, HexSet reached) {
  if (!g.has_listener()) return;
  reached |= one(here);
  for (std::size_t edge = 0; edge < kEdges; ++edge) {
    if (const HexId beside = g.s.map.beside(here, edge); beside.valid()) reached |= one(beside);
  }
  for (std::size_t i = 0; i < g.s.map.size(); ++i) {
    if ((reached >> i & 1) != 0) continue;
    g.refuse({static_cast<std::uint16_t>(Answer::move), 0, {of(HexId{i}), Object{}}}, "KAR-MOVE-01"_clause);
  }
}

void offer_dreams(Karak& g, Seat who) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat other{i};
    if (other == who || g.player(other).hex == g.player(who).hex) continue;
    // IMP-KIR-08: she herself need not be wounded.
    g.offer_or_refuse(g.wounded(other), "IMP-KIR-05"_clause, Answer::dream, of(other), 0, of(g.player(other).hex));
  }
}

// ---- a new tile ----

// How many tiles of the level may be looked at: the very last one of level II only when no other is left.
std::size_t drawable(const Karak& g) {
  if (!g.s.level_one.empty()) return g.s.level_one.size();
  return g.s.level_two.size() > 1 ? g.s.level_two.size() - 1 : g.s.level_two.size();
}

void put_under(Karak& g, TileId tile) {
  // KAR-HERO-04
  if (g.catalogue.tiles[tile.index()].level == 1) {
    g.s.level_one.put_under(tile);
    return;
  }
  // KAR-HERO-19: above the very last one.
  const TileId last = g.s.level_two.bottom.pop_back();
  g.s.level_two.put_under(tile);
  g.s.level_two.put_under(last);
}

Task<> choose_tile(Karak& g, Seat who) {
  for (const TileId tile : g.s.drawn_tiles) g.offer_to_choose(Answer::tile, of(tile));
  const Option choice = co_await g.ask(who, "KAR-HERO-04"_clause, g.question(Asking::tile_choice));
  const TileId chosen = id_in<TileId>(choice.about[0]);
  for (const TileId tile : g.s.drawn_tiles) {
    if (tile == chosen) continue;
    put_under(g, tile);
    g.tell("KAR-HERO-04"_clause, told::TileRejected{who, tile});
  }
  g.s.drawn_tiles.clear();
  g.s.drawn_tiles.push_back(chosen);
}

Task<> draw_tile(Karak& g, Seat who) {
  const std::size_t wanted = 1u + static_cast<std::size_t>(g.powers(who).more_tiles);
  // KAR-EXPL-02
  auto& level = g.s.level_one.empty() ? g.s.level_two : g.s.level_one;
  for (std::size_t left = std::min(wanted, drawable(g)); left > 0; --left) {
    const TileId tile = co_await g.draw(level, static_cast<std::uint8_t>(Kind::tile), "KAR-EXPL-01"_clause,
                                        g.question(Asking::tile_drawn));
    g.s.drawn_tiles.push_back(tile);
    g.irrevocable();  // also the very last tile, which needs no chance, was not known before
    g.tell("KAR-EXPL-01"_clause, told::TileDrawn{who, tile});
  }
  // KAR-HERO-06: of one tile there is nothing to choose.
  if (g.s.drawn_tiles.size() > 1) co_await choose_tile(g, who);
}

// KAR-EXPL-03: rotations that look the same are one choice.
Task<int> choose_rotation(Karak& g, Seat who, TileId tile, HexId from, std::size_t edge) {
  const std::uint8_t chasms = g.catalogue.tiles[tile.index()].chasms;
  // KAR-HERO-12
  const bool crosses = g.powers(who).cross_chasms;
  std::uint64_t seen = 0;
  for (unsigned rotation = 0; rotation < kEdges; ++rotation) {
    const std::uint8_t mask = turned(chasms, rotation);
    if ((seen >> mask & 1) != 0) continue;
    seen |= std::uint64_t{1} << mask;
    const bool open = crosses || (mask >> opposite(edge) & 1) == 0;
    g.offer_or_refuse(open, "KAR-EXPL-03"_clause, Answer::rotate, spot(from, edge), static_cast<int>(rotation));
  }
  const Option choice =
      co_await g.ask(who, "KAR-EXPL-03"_clause, g.question(Asking::rotation, 0, of(tile), spot(from, edge)));
  co_return choice.amount;
}

// ---- who waits there ----

void army_comes(Karak& g, HexId hex, ArmyId army) {
  g.s.map[hex].armies.push_back(army);
  g.tell("KAR-EXPL-04"_clause, told::ArmyAppears{hex, army, g.s.map[hex].armies, g.strength_on(hex)});
}

// KAR-HERO-05: one army more among those drawn.
Task<> choose_army(Karak& g, Seat who, HexId hex, std::size_t wanted) {
  auto& drawn = g.s.drawn_armies;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const bool repeated = std::find(drawn.begin(), drawn.begin() + i, drawn[i]) != drawn.begin() + i;
    if (!repeated) g.offer_to_choose(Answer::army, of(drawn[i]));
  }
  const Option choice =
      co_await g.ask(who, "KAR-HERO-05"_clause, g.question(Asking::army_choice, static_cast<int>(wanted), of(hex)));
  const ArmyId army = id_in<ArmyId>(choice.about[0]);
  drawn.remove(army);
  army_comes(g, hex, army);
}

Task<> draw_armies(Karak& g, Seat who, HexId hex) {
  const std::size_t level = g.tile(hex).level;
  // KAR-EXPL-08
  const auto wanted = std::min(static_cast<std::size_t>(g.catalogue.constants.armies[level - 1]), g.s.bag.size());
  const auto looked_at = std::min(wanted + static_cast<std::size_t>(g.powers(who).more_armies), g.s.bag.size());
  auto& drawn = g.s.drawn_armies;
  while (drawn.size() < looked_at) {
    drawn.push_back(co_await g.draw(g.s.bag, static_cast<std::uint8_t>(Kind::army), "KAR-EXPL-04"_clause,
                                    g.question(Asking::army_drawn, 0, of(hex))));
  }
  if (looked_at > wanted) {
    for (std::size_t left = wanted; left > 0; --left) co_await choose_army(g, who, hex, left);
    while (!drawn.empty()) {
      const ArmyId army = drawn.pop_back();
      g.s.bag.shuffle_in(army);
      g.tell("KAR-HERO-05"_clause, told::ArmyReturned{who, army});
    }
  }
  while (!drawn.empty()) army_comes(g, hex, drawn.take(0));
}

void place_general(Karak& g, HexId hex) {
  g.s.general = hex;
  g.s.praetorians = g.s.seats;
  g.tell("KAR-GEN-01"_clause,
         told::GeneralAppears{.hex = hex, .strength = g.strength_on(hex), .praetorians = g.s.praetorians});
}

// ---- arriving ----

Task<> meet_lair(Karak& g, Seat who, HexId hex, Drawn drawn) {
  if (g.powers(who).sneak) {
    g.offer_to_choose(Answer::fight);
    g.offer_to_choose(Answer::sneak);
    const Option choice = co_await g.ask(who, "IMP-ADE-07"_clause, g.question(Asking::lair, 0, of(hex)));
    if (answer_of(choice) == Answer::sneak) {
      g.tell("IMP-ADE-05"_clause, told::Sneaked{who, hex});
      co_return;
    }
  }
  // IMP-LAIR-02
  // IMP-LAIR-17
  co_await fight_lair(g, who, hex, drawn);
}

// What waits on a tile that a hero has entered by a move. IMP-LAIR-14: one who stays does not arrive.
Task<> arrive(Karak& g, Seat who, HexId hex, Drawn drawn) {
  // IMP-LAIR-07
  const bool lair = g.tile(hex).kind == TileKind::lair && !g.someone_else_on(hex, who);
  if (g.has_monsters(hex)) {
    // KAR-GEN-03
    // IMP-ADE-06
    // IMP-ADE-11: Aderyn may still fight with the action of this slot, and need not.
    if (g.powers(who).sneak && g.s.general != hex) {
      g.tell("IMP-ADE-05"_clause, told::Sneaked{who, hex});
      co_return;
    }
    // KAR-MOVE-04
    // KAR-EXPL-05
    co_await fight_monsters(g, who, hex, drawn, From::the_tile);
  } else if (lair) {
    co_await meet_lair(g, who, hex, drawn);
  }
}

void step_to(Karak& g, Seat who, HexId hex) {
  Player& p = g.player(who);
  // KAR-MOVE-05
  // IMP-ADE-08: also for a fight begun later.
  p.came_from = std::exchange(p.hex, hex);
  g.s.moved = true;
}

Task<HexId> lay_new_tile(Karak& g, Seat who, HexId from, std::size_t edge) {
  co_await draw_tile(g, who);
  const Place place = beyond(g.s.map[from].place(), edge);
  Hex laid;
  laid.q = place.q;
  laid.r = place.r;
  laid.rotation = static_cast<std::uint8_t>(co_await choose_rotation(g, who, g.s.drawn_tiles[0], from, edge));
  laid.tile = g.s.drawn_tiles.pop_back();
  co_return g.s.map.lay(laid);
}

Task<> explore(Karak& g, Seat who, HexId from, std::size_t edge) {
  const HexId hex = co_await lay_new_tile(g, who, from, edge);
  step_to(g, who, hex);
  g.tell("KAR-EXPL-01"_clause, [&] {
    return told::Explored{who, hex, g.s.map[hex].tile, g.s.map[hex].rotation, chasm_edges(g.chasms(hex))};
  });
  const TileKind kind = g.tile(hex).kind;
  if (g.stack_size() == 0) {
    // KAR-EXPL-07
    place_general(g, hex);
  } else if (kind == TileKind::landscape) {
    // KAR-EXPL-06
    // IMP-LAIR-01: nowhere else.
    co_await draw_armies(g, who, hex);
  } else if (kind == TileKind::rift) {
    co_await rift_fight(g, who, hex);
  }
  co_await arrive(g, who, hex, Drawn::in_this_slot);
}

Task<> dream(Karak& g, Seat who, Seat other) {
  g.s.long_move_used = true;
  // IMP-KIR-07: it is the move of this slot.
  step_to(g, who, g.player(other).hex);
  g.tell("IMP-KIR-03"_clause, told::Dreamed{.who = who, .other = other});
  g.offer_to_choose(Answer::heal_both, of(other));
  g.offer_to_choose(Answer::heal_nobody);
  const Option choice = co_await g.ask(who, "IMP-KIR-04"_clause, g.question(Asking::dream_heal, 0, of(other)));
  if (answer_of(choice) == Answer::heal_both) {
    const int points = g.powers(who).dream;
    heal(g, who, points, "IMP-KIR-04"_clause);
    // KAR-KO-05: an unconscious hero wakes at once.
    heal(g, other, points, "IMP-KIR-04"_clause);
  }
  // IMP-KIR-06
  co_await arrive(g, who, g.player(who).hex, Drawn::earlier);
}

}  // namespace

bool map_is_open(const Karak& g) {
  for (std::size_t i = 0; i < g.s.map.size(); ++i) {
    const std::uint8_t chasms = g.chasms(HexId{i});
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      if (!g.s.map.beside(HexId{i}, edge).valid() && (chasms >> edge & 1) == 0) return true;
    }
  }
  return false;
}

void offer_moves(Karak& g, Seat who) {
  const HexId here = g.player(who).hex;
  const Powers& powers = g.powers(who);
  const HexSet near = offer_steps(g, here, powers.cross_chasms);
  HexSet reached = near;
  if (powers.march && !g.s.long_move_used) {
    const HexSet far = marches(g, here, powers.cross_chasms) & ~near;
    offer_each(g, Answer::march, far);
    reached |= far;
  }
  if (at_portal(g, who)) {
    const HexSet all = (HexSet{1} << g.s.map.size()) - 1;
    offer_each(g, Answer::portal, all & ~near & ~one(here));
    reached |= all;
  }
  if (powers.dream > 0 && !g.s.long_move_used) offer_dreams(g, who);
  refuse_far(g, here, reached);
}

Task<> travel(Karak& g, Seat who, Option move) {
  const Object to = move.about[0];
  switch (answer_of(move)) {
    case Answer::explore: co_await explore(g, who, HexId{to.index / kEdges}, to.index % kEdges); co_return;
    case Answer::dream: co_await dream(g, who, id_in<Seat>(to)); co_return;
    case Answer::march:
      g.s.long_move_used = true;
      g.tell("KAR-HERO-15"_clause, told::Marched{who, id_in<HexId>(to)});
      break;
    case Answer::portal: g.tell("KAR-BLD-04"_clause, told::Teleported{who, id_in<HexId>(to)}); break;
    case Answer::move: g.tell("KAR-MOVE-01"_clause, told::Moved{who, id_in<HexId>(to)}); break;
    default: kernel::raise_fault("An answer was given that no rule here carries out."); break;
  }
  const HexId hex = id_in<HexId>(to);
  step_to(g, who, hex);
  co_await arrive(g, who, hex, Drawn::earlier);
}

void put_hero(Karak& g, Seat who, HexId hex) {
  g.player(who).hex = hex;
  g.player(who).came_from = HexId{};
}

}  // namespace kostka::games::karak
