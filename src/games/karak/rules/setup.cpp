// Setting up a match: the table, the bottom tile, the starting player, the heroes.
#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

// KAR-SETUP-01: the castle first, then the hexes joined to it.
void lay_start_tile(Karak& g) {
  const auto lay = [&g](bool castle) {
    for (std::size_t i = 0; i < g.catalogue.tiles.size(); ++i) {
      const Tile& tile = g.catalogue.tiles[i];
      if (tile.level != 0 || (tile.kind == TileKind::castle) != castle) continue;
      Hex hex;
      hex.tile = TileId{i};
      hex.q = tile.q;
      hex.r = tile.r;
      g.s.map.lay(hex);
    }
  };
  lay(true);
  lay(false);
}

void stack_tiles(Karak& g) {
  for (std::size_t i = 0; i < g.catalogue.tiles.size(); ++i) {
    const Tile& tile = g.catalogue.tiles[i];
    if (tile.level == 0) continue;
    if (!g.in_play(tile.set)) {
      g.s.tiles_in_box.push_back(TileId{i});
    } else {
      // KAR-SETUP-02
      // IMP-COMP-02: as the tiles say,
      // IMP-SETUP-01: those of Imperium among the others.
      (tile.level == 1 ? g.s.level_one : g.s.level_two).shuffle_in(TileId{i});
    }
  }
}

void fill_bag(Karak& g) {
  for (std::size_t i = 0; i < g.catalogue.armies.size(); ++i) {
    const Army& army = g.catalogue.armies[i];
    for (int n = 0; n < army.count; ++n) {
      if (g.in_play(army.set)) {
        // KAR-SETUP-03
        // IMP-SETUP-02
        g.s.bag.shuffle_in(ArmyId{i});
      } else {
        g.s.armies_in_box.push_back(ArmyId{i});
      }
    }
  }
}

void take_hero(Karak& g, Seat who, HeroId hero, Clause clause) {
  Player& p = g.player(who);
  p.hero = hero;
  p.hex = g.castle();  // KAR-SETUP-01
  g.tell(clause, told::Hero{who, hero});
}

bool is_taken(const Karak& g, HeroId hero) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].hero == hero) return true;
  }
  return false;
}

Task<> deal_hero(Karak& g, Seat who) {
  kernel::FixedVector<HeroId, kMostHeroes> pool;
  for (std::size_t i = 0; i < g.catalogue.heroes.size(); ++i) {
    // IMP-SETUP-04: from six heroes or from eleven.
    if (g.in_play(g.catalogue.heroes[i].set) && !is_taken(g, HeroId{i})) pool.push_back(HeroId{i});
  }
  const std::size_t drawn = co_await g.pick(static_cast<std::uint32_t>(pool.size()), "KAR-SETUP-05"_clause,
                                            g.question(Asking::hero_dealt, 0, of(who)));
  take_hero(g, who, pool[drawn], "KAR-SETUP-05"_clause);
}

Task<> choose_hero(Karak& g, Seat who) {
  for (std::size_t i = 0; i < g.catalogue.heroes.size(); ++i) {
    if (!g.in_play(g.catalogue.heroes[i].set)) continue;
    g.offer_or_refuse(!is_taken(g, HeroId{i}), "KAR-SETUP-05"_clause, Answer::hero, of(HeroId{i}));
  }
  const Option choice = co_await g.ask(who, "KAR-SETUP-05"_clause, g.question(Asking::hero));
  take_hero(g, who, id_in<HeroId>(choice.about[0]), "KAR-SETUP-05"_clause);
}

}  // namespace

// IMP-SETUP-03: crown, guard die, Time Lord die and Plague token are nobody's.
void lay_table(Karak& g) {
  lay_start_tile(g);
  stack_tiles(g);
  fill_bag(g);
  const Constants& c = g.catalogue.constants;
  g.s.tray = c.resources;
  for (const DieKind kind : {DieKind::knight, DieKind::archer, DieKind::mage, DieKind::skeleton}) {
    g.s.tray_dice[kind] = static_cast<std::int8_t>(g.catalogue.die(kind).count);
  }
  // KAR-SETUP-04
  // KAR-SETUP-06: nothing but life.
  for (std::size_t i = 0; i < g.s.seats; ++i) g.s.players[i].life = c.life;
}

Task<> lay_out(Karak& g) {
  // IMP-SETUP-05: an ordinary tile of level II lies at the bottom of the stack.
  kernel::Deck<TileId, kMostTiles> ordinary;
  for (const TileId tile : g.s.level_two.pool) {
    if (g.catalogue.tiles[tile.index()].kind == TileKind::landscape) ordinary.shuffle_in(tile);
  }
  const TileId last = co_await g.draw(ordinary, static_cast<std::uint8_t>(Kind::tile), "IMP-SETUP-05"_clause,
                                      g.question(Asking::last_tile));
  g.s.level_two.pool.remove(last);
  g.s.level_two.put_under(last);
  const Seat starter{co_await g.pick(g.s.seats, "KAR-SETUP-07"_clause, g.question(Asking::starter))};
  g.s.starter = g.s.active = starter;
  g.tell("KAR-SETUP-07"_clause, told::Starter{starter});
  g.s.phase = Phase::heroes;
}

Task<> choose_heroes(Karak& g) {
  Seat who = g.s.starter;
  for (std::size_t n = 0; n < g.s.seats; ++n, who = g.after(who)) {
    if (g.s.agreed.random_heroes) {
      co_await deal_hero(g, who);
    } else {
      co_await choose_hero(g, who);
    }
  }
  g.irrevocable();
  g.s.phase = Phase::turn;
}

}  // namespace kostka::games::karak
