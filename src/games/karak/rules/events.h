// What happens in Karak: one struct for each kind of event, with everything that the log and the screens say of it.
// Documents call an event by the name of its struct in lower case ("army_appears").
#pragma once

#include <boost/describe/class.hpp>

#include "games/karak/rules/course.h"
#include "games/karak/rules/vocabulary.h"
#include "kernel/play/events.h"

namespace kostka::games::karak::told {

using Edges = kernel::FixedVector<std::int8_t, kEdges>;
using Fights = kernel::FixedVector<FightTold, kMostPlayers>;

// ---- before the match and between turns -----------------------------------------------------------------------------
struct Starter {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Starter, (), (who))
struct Hero {
  Seat who{};
  HeroId hero{};
};
BOOST_DESCRIBE_STRUCT(Hero, (), (who, hero))
struct Round {
  int number = 0;
};
BOOST_DESCRIBE_STRUCT(Round, (), (number))
struct Turn {
  Seat who{};
  int actions = 0;
  int round = 0;
};
BOOST_DESCRIBE_STRUCT(Turn, (), (who, actions, round))
struct Woke {
  Seat who{};
  int life = 0;
};
BOOST_DESCRIBE_STRUCT(Woke, (), (who, life))

// ---- journeys -------------------------------------------------------------------------------------------------------
struct Moved {
  Seat who{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(Moved, (), (who, hex))
struct Marched {
  Seat who{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(Marched, (), (who, hex))
struct Teleported {
  Seat who{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(Teleported, (), (who, hex))
struct Dreamed {
  Seat who{};
  Seat other{};
};
BOOST_DESCRIBE_STRUCT(Dreamed, (), (who, other))
struct TileDrawn {
  Seat who{};
  TileId tile{};
};
BOOST_DESCRIBE_STRUCT(TileDrawn, (), (who, tile))
struct TileRejected {
  Seat who{};
  TileId tile{};
};
BOOST_DESCRIBE_STRUCT(TileRejected, (), (who, tile))
// The tile as it lies now.
struct Explored {
  Seat who{};
  HexId hex{};
  TileId tile{};
  int rotation = 0;
  Edges chasms{};
};
BOOST_DESCRIBE_STRUCT(Explored, (), (who, hex, tile, rotation, chasms))
struct ArmyReturned {
  Seat who{};
  ArmyId army{};
};
BOOST_DESCRIBE_STRUCT(ArmyReturned, (), (who, army))
// `armies` are all that wait there now, `strength` is theirs.
struct ArmyAppears {
  HexId hex{};
  ArmyId army{};
  kernel::FixedVector<ArmyId, kMostArmiesOnHex> armies{};
  int strength = 0;
};
BOOST_DESCRIBE_STRUCT(ArmyAppears, (), (hex, army, armies, strength))
struct GeneralAppears {
  HexId hex{};
  int strength = 0;
  int praetorians = 0;
};
BOOST_DESCRIBE_STRUCT(GeneralAppears, (), (hex, strength, praetorians))
struct Sneaked {
  Seat who{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(Sneaked, (), (who, hex))
struct Passed {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Passed, (), (who))

// ---- battles --------------------------------------------------------------------------------------------------------
struct Battle {
  FightTold fight{};
};
BOOST_DESCRIBE_STRUCT(Battle, (), (fight))
struct SureWin {
  FightTold fight{};
};
BOOST_DESCRIBE_STRUCT(SureWin, (), (fight))
// `face` is that of the box, 0 to 5; `place` is the die's among those of the fight, which has it already.
struct Rolled {
  DieKind die = DieKind::hero;
  int face = 0;
  int place = 0;
  FightTold fight{};
};
BOOST_DESCRIBE_STRUCT(Rolled, (), (die, face, place, fight))
// `by` is an ability or a kind of die.
struct Reroll {
  Seat who{};
  Object by{};
};
BOOST_DESCRIBE_STRUCT(Reroll, (), (who, by))
struct Betrayal {
  Seat who{};
  Seat to{};
};
BOOST_DESCRIBE_STRUCT(Betrayal, (), (who, to))
struct Plague {
  Seat who{};
  Seat to{};
};
BOOST_DESCRIBE_STRUCT(Plague, (), (who, to))
struct Rage {
  Seat who{};
  int strength = 0;
};
BOOST_DESCRIBE_STRUCT(Rage, (), (who, strength))
struct Blessing {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Blessing, (), (who))
struct Shield {
  Seat who{};
  DieKind die = DieKind::hero;
};
BOOST_DESCRIBE_STRUCT(Shield, (), (who, die))
struct HardHead {
  Seat who{};
  DieKind die = DieKind::hero;
};
BOOST_DESCRIBE_STRUCT(HardHead, (), (who, die))
struct Wounded {
  Seat who{};
  int points = 0;
  int left = 0;
};
BOOST_DESCRIBE_STRUCT(Wounded, (), (who, points, left))
struct UnitDied {
  Seat who{};
  DieKind die = DieKind::hero;
};
BOOST_DESCRIBE_STRUCT(UnitDied, (), (who, die))
struct Unconscious {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Unconscious, (), (who))
struct CollectedSouls {
  Seat who{};
  int points = 0;
  int life = 0;
};
BOOST_DESCRIBE_STRUCT(CollectedSouls, (), (who, points, life))
struct Bolt {
  Seat who{};
  ItemId spell{};
  int strength = 0;
};
BOOST_DESCRIBE_STRUCT(Bolt, (), (who, spell, strength))
struct Total {
  FightTold fight{};
};
BOOST_DESCRIBE_STRUCT(Total, (), (fight))
struct Won {
  FightTold fight{};
};
BOOST_DESCRIBE_STRUCT(Won, (), (fight))
struct Lost {
  FightTold fight{};
};
BOOST_DESCRIBE_STRUCT(Lost, (), (fight))
struct Retreated {
  Seat who{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(Retreated, (), (who, hex))
struct SoulStone {
  Seat who{};
  int value = 0;
};
BOOST_DESCRIBE_STRUCT(SoulStone, (), (who, value))
struct Item {
  Seat who{};
  ItemId item{};
};
BOOST_DESCRIBE_STRUCT(Item, (), (who, item))
struct ItemLeft {
  Seat who{};
  ItemId item{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(ItemLeft, (), (who, item, hex))
struct TimeLordDie {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(TimeLordDie, (), (who))
struct Glory {
  Seat who{};
  int level = 0;
};
BOOST_DESCRIBE_STRUCT(Glory, (), (who, level))
struct Praetorian {
  Seat who{};
  int left = 0;
};
BOOST_DESCRIBE_STRUCT(Praetorian, (), (who, left))
struct GeneralBeaten {
  Seat who{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(GeneralBeaten, (), (who, hex))

// ---- actions --------------------------------------------------------------------------------------------------------
struct Healed {
  Seat who{};
  int points = 0;
  int life = 0;
};
BOOST_DESCRIBE_STRUCT(Healed, (), (who, points, life))
struct PlagueEnded {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(PlagueEnded, (), (who))
struct Gathered {
  Seat who{};
  Goods goods{};
};
BOOST_DESCRIBE_STRUCT(Gathered, (), (who, goods))
struct Plundered {
  Seat who{};
  Goods goods{};
};
BOOST_DESCRIBE_STRUCT(Plundered, (), (who, goods))
struct Spoils {
  Seat who{};
  Goods goods{};
};
BOOST_DESCRIBE_STRUCT(Spoils, (), (who, goods))
struct City {
  Seat who{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(City, (), (who, hex))
struct Built {
  Seat who{};
  BuildingId building{};
};
BOOST_DESCRIBE_STRUCT(Built, (), (who, building))
struct BuildingGift {
  Seat emperor{};
  Seat to{};
  BuildingId building{};
};
BOOST_DESCRIBE_STRUCT(BuildingGift, (), (emperor, to, building))
struct Tax {
  Seat who{};
  Seat emperor{};
  Resource resource = Resource::food;
};
BOOST_DESCRIBE_STRUCT(Tax, (), (who, emperor, resource))
struct Trained {
  Seat who{};
  DieKind die = DieKind::hero;
};
BOOST_DESCRIBE_STRUCT(Trained, (), (who, die))
struct UnitGift {
  Seat emperor{};
  Seat to{};
  DieKind die = DieKind::hero;
};
BOOST_DESCRIBE_STRUCT(UnitGift, (), (emperor, to, die))
struct Recruited {
  Seat who{};
  DieKind die = DieKind::hero;
};
BOOST_DESCRIBE_STRUCT(Recruited, (), (who, die))
// By a Blessing.
struct UnitTaken {
  Seat who{};
  DieKind die = DieKind::hero;
};
BOOST_DESCRIBE_STRUCT(UnitTaken, (), (who, die))
struct GivenBack {
  Seat who{};
  DieKind die = DieKind::hero;
};
BOOST_DESCRIBE_STRUCT(GivenBack, (), (who, die))
struct PickedUp {
  Seat who{};
  ItemId item{};
};
BOOST_DESCRIBE_STRUCT(PickedUp, (), (who, item))
struct Swapped {
  Seat who{};
  ItemId left{};
  ItemId taken{};
};
BOOST_DESCRIBE_STRUCT(Swapped, (), (who, left, taken))
struct SpellUsed {
  Seat who{};
  ItemId spell{};
};
BOOST_DESCRIBE_STRUCT(SpellUsed, (), (who, spell))
struct Roar {
  Seat who{};
  ArmyId army{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(Roar, (), (who, army, hex))

// ---- the crown ------------------------------------------------------------------------------------------------------
struct Rift {
  Seat who{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(Rift, (), (who, hex))
struct RiftMoved {
  Seat who{};
  HexId hex{};
};
BOOST_DESCRIBE_STRUCT(RiftMoved, (), (who, hex))
struct Tie {
  Seat first{};
  int sum = 0;
};
BOOST_DESCRIBE_STRUCT(Tie, (), (first, sum))
// All who rolled, in the order of their last rolls.
struct RiftWon {
  Seat who{};
  Fights fights{};
};
BOOST_DESCRIBE_STRUCT(RiftWon, (), (who, fights))
struct Emperor {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Emperor, (), (who))
struct Accession {
  Seat who{};
  Goods goods{};
};
BOOST_DESCRIBE_STRUCT(Accession, (), (who, goods))
struct Challenged {
  Seat who{};
  Seat emperor{};
};
BOOST_DESCRIBE_STRUCT(Challenged, (), (who, emperor))
struct DuelWon {
  Seat winner{};
  Seat loser{};
  FightTold attack{};
  FightTold defence{};
};
BOOST_DESCRIBE_STRUCT(DuelWon, (), (winner, loser, attack, defence))

// ---- the end --------------------------------------------------------------------------------------------------------
struct RoundLimit {
  int rounds = 0;
};
BOOST_DESCRIBE_STRUCT(RoundLimit, (), (rounds))
struct Score {
  Seat who{};
  int points = 0;
};
BOOST_DESCRIBE_STRUCT(Score, (), (who, points))
struct MatchWon {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(MatchWon, (), (who))

using Events =
    kernel::EventList<Starter, Hero, Round, Turn, Woke, Moved, Marched, Teleported, Dreamed, TileDrawn, TileRejected,
                      Explored, ArmyReturned, ArmyAppears, GeneralAppears, Sneaked, Passed, Battle, SureWin, Rolled,
                      Reroll, Betrayal, Plague, Rage, Blessing, Shield, HardHead, Wounded, UnitDied, Unconscious,
                      CollectedSouls, Bolt, Total, Won, Lost, Retreated, SoulStone, Item, ItemLeft, TimeLordDie, Glory,
                      Praetorian, GeneralBeaten, Healed, PlagueEnded, Gathered, Plundered, Spoils, City, Built,
                      BuildingGift, Tax, Trained, UnitGift, Recruited, UnitTaken, GivenBack, PickedUp, Swapped,
                      SpellUsed, Roar, Rift, RiftMoved, Tie, RiftWon, Emperor, Accession, Challenged, DuelWon,
                      RoundLimit, Score, MatchWon>;

}  // namespace kostka::games::karak::told
