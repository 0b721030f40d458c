#include "games/karak/content/catalogue_checks.h"

#include <algorithm>

#include "kernel/data/diagnostics.h"
#include "kernel/data/enum_names.h"

namespace kostka::games::karak {
namespace {

using kernel::Diagnostics;
using kernel::Document;

constexpr int kHeroesNeeded = 5;  // one for each of the most players

bool neighbours(const Tile& a, const Tile& b) {
  const int q = a.q - b.q, r = a.r - b.r;
  return (q != 0 || r != 0) && q >= -1 && q <= 1 && r >= -1 && r <= 1 && q + r >= -1 && q + r <= 1;
}

// KAR-SETUP-01: one castle, and the hexes of the start tile are joined, each in a place of its own.
void check_start(const Catalogue& c, const Document& tiles, Diagnostics& diagnostics) {
  int castles = 0;
  for (std::size_t i = 0; i < c.tiles.size(); ++i) {
    const Tile& tile = c.tiles[i];
    if (tile.kind == TileKind::castle) {
      ++castles;
      if (tile.level != 0) diagnostics.error(tiles[i], tile.id + ": the castle is part of the start tile (level 0)");
    }
    if (tile.level != 0) continue;
    const auto touches = [&](const Tile& other) { return other.level == 0 && neighbours(tile, other); };
    const auto covers = [&](const Tile& other) {
      return &other != &tile && other.level == 0 && other.q == tile.q && other.r == tile.r;
    };
    const auto start = std::ranges::count_if(c.tiles, [](const Tile& t) { return t.level == 0; });
    if (start > 1 && std::ranges::none_of(c.tiles, touches)) {
      diagnostics.error(tiles[i]["at"], tile.id + ": touches no other hex of the start tile");
    }
    if (std::ranges::any_of(c.tiles, covers)) {
      diagnostics.error(tiles[i]["at"], tile.id + ": lies where another hex of the start tile lies");
    }
    if (tile.set != 0) diagnostics.error(tiles[i], tile.id + ": the start tile belongs to the base game");
    if (tile.kind == TileKind::lair || tile.kind == TileKind::rift) {
      diagnostics.error(tiles[i], tile.id + ": the start tile holds neither lairs nor Rifts");
    }
  }
  if (castles != 1) diagnostics.error(tiles, "there must be exactly one castle, found " + std::to_string(castles));
}

// KAR-EXPL-03: some edge must be open, or nobody could lay the tile.
void check_chasms(const Catalogue& c, const Document& tiles, Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < c.tiles.size(); ++i) {
    if (c.tiles[i].chasms == 0x3f) diagnostics.error(tiles[i], c.tiles[i].id + ": no edge is left to enter it by");
  }
}

// KAR-EXPL-07, IMP-SETUP-05: the last tile of the stack is an ordinary one, in the base game too.
void check_stack(const Catalogue& c, const Document& tiles, Diagnostics& diagnostics) {
  const auto ordinary = std::ranges::count_if(
      c.tiles, [](const Tile& tile) { return tile.level == 2 && tile.set == 0 && tile.kind == TileKind::landscape; });
  if (ordinary == 0) diagnostics.error(tiles, "the base game needs an ordinary tile of level II for the Dark General");
}

void check_tokens(const Catalogue& c, const Document& armies, Diagnostics& diagnostics) {
  int tokens = 0;
  for (const Army& army : c.armies) tokens += army.count;
  if (tokens > static_cast<int>(kMostTokens)) {
    diagnostics.error(
        armies, "the bag holds at most " + std::to_string(kMostTokens) + " tokens, found " + std::to_string(tokens));
  }
  for (std::size_t i = 0; i < c.armies.size(); ++i) {
    const Army& army = c.armies[i];
    const bool die = army.item.valid() && c.items[army.item.index()].die != DieKind::hero;
    if (die && army.count != 1) {
      diagnostics.error(armies[i]["count"], army.id + ": there is only one die of this kind, so there is one token");
    }
  }
}

// KAR-TRN-01: every building that trains, trains something of its own.
void check_buildings(const Catalogue& c, const Document& buildings, Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < c.buildings.size(); ++i) {
    const Building& b = c.buildings[i];
    if (b.trains == DieKind::hero) continue;
    for (std::size_t j = 0; j < i; ++j) {
      if (c.buildings[j].trains == b.trains) {
        diagnostics.error(buildings[i], b.id + ": " + c.buildings[j].id + " trains the same units");
      }
    }
  }
}

// KAR-BAT-01: hero dice decide about Plague, so they have no symbols; only guard and Time Lord dice do.
void check_faces(const Catalogue& c, const Document& dice, Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < dice.size(); ++i) {
    const Die& die = *std::ranges::find_if(
        c.dice, [&](const Die& d) { return kernel::enum_name(d.kind) == dice[i]["id"].as_text(); });
    for (std::size_t f = 0; f < kFaces; ++f) {
      const Face& face = die.faces[f];
      const bool fits = face.symbol == Symbol::none || (face.symbol == Symbol::shield && die.kind == DieKind::guard) ||
                        (face.symbol != Symbol::shield && die.kind == DieKind::time_lord);
      if (!fits) diagnostics.error(dice[i]["faces"][f], "this symbol does not belong on this die");
      if (face.skulls > 0 && (die.kind == DieKind::guard || die.kind == DieKind::time_lord)) {
        diagnostics.error(dice[i]["faces"][f], "this die has no skulls (IMP-GRD-06, IMP-TL-08)");
      }
      if (face.skulls > 1 && die.kind != DieKind::hero) {
        diagnostics.error(dice[i]["faces"][f], "only a hero die has a face with two skulls (KAR-PLG-01)");
      }
    }
  }
}

void check_heroes(const Catalogue& c, const Document& heroes, Diagnostics& diagnostics) {
  const auto base = std::ranges::count_if(c.heroes, [](const Hero& hero) { return hero.set == 0; });
  if (base < kHeroesNeeded) {
    diagnostics.error(
        heroes, "the base game needs " + std::to_string(kHeroesNeeded) + " heroes, found " + std::to_string(base));
  }
}

}  // namespace

void check_whole(const Catalogue& catalogue, const Document& content, Diagnostics& diagnostics) {
  check_start(catalogue, content["tiles"]["tiles"], diagnostics);
  check_chasms(catalogue, content["tiles"]["tiles"], diagnostics);
  check_stack(catalogue, content["tiles"]["tiles"], diagnostics);
  check_tokens(catalogue, content["armies"]["armies"], diagnostics);
  check_buildings(catalogue, content["buildings"]["buildings"], diagnostics);
  check_faces(catalogue, content["dice"]["dice"], diagnostics);
  check_heroes(catalogue, content["heroes"]["heroes"], diagnostics);
}

}  // namespace kostka::games::karak
