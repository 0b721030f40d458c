// What Karak calls the things that pass between its rules and people: kinds of objects, answers, questions. Its
// events are in events.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <boost/describe/enum.hpp>

#include "games/karak/rules/course.h"
#include "games/karak/rules/state.h"
#include "kernel/play/option.h"

namespace kostka::games::karak {

using kernel::Object;
using kernel::Option;

enum class Kind : std::uint8_t {
  nothing,
  seat,
  hex,   // a discovered hex
  spot,  // an undiscovered one: hex * 6 + edge
  tile,
  army,
  item,
  building,
  hero,
  ability,  // hero * 2 + number
  resource,
  die_kind,
  die,  // of the running battle, by its place
  general
};

constexpr Object object(Kind kind, std::size_t index, Seat owner = {}) {
  return {static_cast<std::uint8_t>(kind), owner, static_cast<std::uint16_t>(index)};
}
constexpr Object of(Seat seat) { return object(Kind::seat, seat.index()); }
constexpr Object of(HexId hex) { return object(Kind::hex, hex.index()); }
constexpr Object of(TileId tile) { return object(Kind::tile, tile.index()); }
constexpr Object of(ArmyId army) { return object(Kind::army, army.index()); }
constexpr Object of(ItemId item) { return object(Kind::item, item.index()); }
constexpr Object of(BuildingId building) { return object(Kind::building, building.index()); }
constexpr Object of(HeroId hero) { return object(Kind::hero, hero.index()); }
constexpr Object of(Resource resource) { return object(Kind::resource, static_cast<std::size_t>(resource)); }
constexpr Object of(DieKind kind) { return object(Kind::die_kind, static_cast<std::size_t>(kind)); }
constexpr Object spot(HexId from, std::size_t edge) { return object(Kind::spot, from.index() * kEdges + edge); }
constexpr Object die_at(std::size_t place) { return object(Kind::die, place); }
constexpr Object ability_of(HeroId hero, std::size_t number) {
  return object(Kind::ability, hero.index() * kAbilities + number);
}
constexpr Object of(const FightTold& fight) { return of(fight.fighter); }
constexpr Object the_general() { return object(Kind::general, 0); }

enum class Answer : std::uint16_t {
  hero,
  move,
  explore,
  march,
  portal,
  dream,
  rotate,
  tile,
  army,
  fight,
  sneak,
  shoot,
  step,
  stay,
  heal,
  gather,
  city,
  build,
  train,
  recruit,
  done,
  pass,
  end,
  pick_up,
  swap,
  give_back,
  heal_spell,
  bless,
  roar,
  roar_to,
  challenge,
  leave_out,
  roll,
  reroll,
  reroll_die,
  keep,
  plague,
  betray,
  shield,
  no_shield,
  save_unit,
  let_die,
  bolt,
  bolt_kept,
  bolt_doubled,
  drop,
  take_resource,
  pay_tax,
  gift_building,
  gift_unit,
  take_unit,
  heal_both,
  heal_nobody
};

enum class Asking : std::uint16_t {
  hero,           // which hero
  slot,           // what now; amount: the slot of the turn (0: all used)
  rotation,       // about: the tile, where it goes
  tile_choice,    // which of the tiles drawn
  army_choice,    // which army comes; amount: how many are still wanted
  lair,           // about: the lair; fight or sneak
  build_more,     // another building
  train_more,     // another unit
  tax,            // which resource goes to the Emperor; about: the Emperor
  gift_building,  // whose city gets it; about: the building
  gift_unit,      // who gets which unit
  gather_more,    // which resource more
  gather_less,    // which resource less
  drop,           // which item stays behind; about: the new item
  roar_to,        // where the army goes; about: the army
  dream_heal,     // heal both; about: the other hero's seat
  dice,           // which dice to roll
  rerolls,        // use a re-roll
  reroll_dice,    // which dice are rolled again
  plague,         // who gets the Plague token
  betrayal,       // who gets the Time Lord die
  blessing,       // cast Blessing now; amount: skulls
  shield,         // which skull is ignored
  hard_head,      // which unit is saved; amount: life points left
  spells,         // spend a Fire Bolt; amount: the sum so far
  blessed_unit,   // which unit comes
  step,           // step onto the tile after a Long Shot
  starter,        // chance: who starts
  last_tile,      // chance: the tile at the bottom of the stack
  hero_dealt,     // chance: a hero
  tile_drawn,     // chance: the next tile
  army_drawn,     // chance: the next army
  die_rolled      // chance; about: the kind of die
};
BOOST_DESCRIBE_ENUM(Asking, hero, slot, rotation, tile_choice, army_choice, lair, build_more, train_more, tax,
                    gift_building, gift_unit, gather_more, gather_less, drop, roar_to, dream_heal, dice, rerolls,
                    reroll_dice, plague, betrayal, blessing, shield, hard_head, spells, blessed_unit, step, starter,
                    last_tile, hero_dealt, tile_drawn, army_drawn, die_rolled)

}  // namespace kostka::games::karak
