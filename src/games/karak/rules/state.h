// The whole position of a match of Karak as plain data.
#pragma once

#include <array>
#include <cstdint>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "games/karak/content/catalogue.h"
#include "games/karak/rules/map.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/ids.h"
#include "kernel/play/deck.h"

namespace kostka::games::karak {

using kernel::Seat;

inline constexpr std::size_t kMostPlayers = 5;

// Where play() goes on; each is a checkpoint.
enum class Phase : std::uint8_t {
  lay_out,  // KAR-SETUP-02, 07: the bottom tile and the starting player
  heroes,   // KAR-SETUP-05
  turn,     // KAR-TURN
  over
};
BOOST_DESCRIBE_ENUM(Phase, lay_out, heroes, turn, over)

// The match's switches, as agreed before play.
struct Agreement {
  bool imperium = false;
  bool random_heroes = false;      // KAR-SETUP-05
  std::int16_t round_limit = 200;  // KAR-END-05
};
BOOST_DESCRIBE_STRUCT(Agreement, (), (imperium, random_heroes, round_limit))

// Dice that come from the tray and can go back to it.
struct Troops {
  std::int8_t knights = 0, archers = 0, mages = 0, skeletons = 0;

  [[nodiscard]] std::int8_t& operator[](DieKind kind) {
    return kind == DieKind::knight   ? knights
           : kind == DieKind::archer ? archers
           : kind == DieKind::mage   ? mages
                                     : skeletons;
  }
  [[nodiscard]] std::int8_t operator[](DieKind kind) const { return const_cast<Troops&>(*this)[kind]; }
  // KAR-GLO-04: what counts against the limit.
  [[nodiscard]] int units() const { return knights + archers + mages; }
};
BOOST_DESCRIBE_STRUCT(Troops, (), (knights, archers, mages, skeletons))

// A hero with everything on the player's board.
struct Player {
  HeroId hero{};
  HexId hex{};
  HexId came_from{};  // KAR-MOVE-05: where a lost battle sends the hero back to
  std::int8_t life = 0;
  std::int8_t glory = 0;  // KAR-GLO-01
  // KAR-CITY-05: it keeps nobody out,
  // KAR-CITY-06: and nothing harms it.
  HexId city{};
  kernel::FixedVector<BuildingId, kMostBuildings> buildings{};  // ascending
  Troops troops{};
  Goods goods{};
  kernel::FixedVector<ItemId, 4> weapons{};
  kernel::FixedVector<ItemId, 6> spells{};
  ItemId amulet{};
  kernel::FixedVector<ArmyId, kMostTokens> trophies{};  // beaten tokens that show a Soul Stone, ascending
  std::int8_t praetorians = 0;                          // KAR-GEN-07
};
BOOST_DESCRIBE_STRUCT(Player, (),
                      (hero, hex, came_from, life, glory, city, buildings, troops, goods, weapons, spells, amulet,
                       trophies, praetorians))

// KAR-REW-04: an item that lies face up on a tile.
struct Lying {
  HexId hex{};
  ItemId item{};
  bool swapped = false;  // left in this turn for another one: it is not taken back before the turn is over
};
BOOST_DESCRIBE_STRUCT(Lying, (), (hex, item, swapped))

struct State {
  Agreement agreed{};
  std::uint8_t seats = 2;
  Phase phase = Phase::lay_out;
  Map map{};
  std::array<Player, kMostPlayers> players{};
  kernel::Deck<TileId, kMostTiles> level_one{}, level_two{};  // KAR-SETUP-02; the last one of level_two stays last
  kernel::FixedVector<TileId, kMostTiles> tiles_in_box{};     // not in this match
  kernel::Deck<ArmyId, kMostTokens> bag{};
  kernel::FixedVector<ArmyId, kMostTokens> armies_in_box{};
  // What is on its way from one place to another while somebody chooses.
  kernel::FixedVector<TileId, 10> drawn_tiles{};           // KAR-EXPL-01
  kernel::FixedVector<ArmyId, 12> drawn_armies{};          // KAR-EXPL-04
  kernel::FixedVector<ArmyId, kMostArmiesOnHex> beaten{};  // KAR-BAT-14: their rewards are still to come
  ItemId found{};                                          // KAR-REW-04
  kernel::FixedVector<Lying, kMostTokens> lying{};
  kernel::FixedVector<ItemId, kMostTokens> used_up{};  // removed from the game
  Goods tray{};                                        // KAR-TERM-04
  Troops tray_dice{};
  Seat plague{};     // KAR-PLG-03: who has the token
  Seat emperor{};    // IMP-EMP: who has the crown and the guard die
  Seat time_lord{};  // IMP-TL-01: who has the die
  HexId general{};   // KAR-GEN-01
  std::uint8_t praetorians = 0;
  Seat general_beaten_by{};  // KAR-END-01
  std::uint16_t round = 1, turn = 0;
  Seat starter{}, active{};
  std::uint8_t slots = 0;                                                // KAR-TURN-11: of this turn
  std::uint8_t slot = 1;                                                 // the present one; past `slots`: all are used
  bool moved = false;                                                    // KAR-TURN-02: in this slot
  bool long_move_used = false, recruit_used = false, roar_used = false;  // once per turn
  // What follows from the match's switches, and so is no part of documents and fingerprints.
  kernel::SetMask sets = kernel::kBaseOnly;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (agreed, seats, phase, map, players, level_one, level_two, tiles_in_box, bag, armies_in_box,
                       drawn_tiles, drawn_armies, beaten, found, lying, used_up, tray, tray_dice, plague, emperor,
                       time_lord, general, praetorians, general_beaten_by, round, turn, starter, active, slots, slot,
                       moved, long_move_used, recruit_used, roar_used))

static_assert(sizeof(State) <= 8 * 1024);

}  // namespace kostka::games::karak
