// What happens in Knockdown: one struct for each kind of event, with everything that the log and the screens say of it.
// Documents call an event by the name of its struct in lower case ("ko_called").
#pragma once

#include <optional>

#include <boost/describe/class.hpp>

#include "games/knockdown/course.h"
#include "games/knockdown/words.h"
#include "kernel/play/events.h"

namespace kostka::games::knockdown::told {

// ---- before the match -----------------------------------------------------------------------------------------------
struct Arena {
  ArenaId arena{};
};
BOOST_DESCRIBE_STRUCT(Arena, (), (arena))
// Both want the same fighter; `first` chooses.
struct FighterClash {
  Seat first{};
  FighterId fighter{};
};
BOOST_DESCRIBE_STRUCT(FighterClash, (), (first, fighter))
struct Fighter {
  Seat who{};
  FighterId fighter{};
};
BOOST_DESCRIBE_STRUCT(Fighter, (), (who, fighter))
struct SkillsDealt {
  Seat who{};
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(SkillsDealt, (), (who, count))
// To its owner alone.
struct SkillKept {
  Seat who{};
  SkillId skill{};
};
BOOST_DESCRIBE_STRUCT(SkillKept, (), (who, skill))
// To its new owner alone.
struct SkillReceived {
  Seat who{};
  SkillId skill{};
};
BOOST_DESCRIBE_STRUCT(SkillReceived, (), (who, skill))
struct SkillShown {
  Seat who{};
  SkillId skill{};
};
BOOST_DESCRIBE_STRUCT(SkillShown, (), (who, skill))
struct Starter {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Starter, (), (who))
struct RowCard {
  Object place{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(RowCard, (), (place, card))
struct StartPick {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(StartPick, (), (who, card))

// ---- turns and moves ------------------------------------------------------------------------------------------------
struct Turn {
  Seat who{};
  int number = 0;
};
BOOST_DESCRIBE_STRUCT(Turn, (), (who, number))
struct Moved {
  Seat who{};
  SpaceId space{};
};
BOOST_DESCRIBE_STRUCT(Moved, (), (who, space))
struct Corridor {
  Seat who{};
  SpaceId space{};
};
BOOST_DESCRIBE_STRUCT(Corridor, (), (who, space))
struct Combo {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Combo, (), (who))
struct ComboEnds {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(ComboEnds, (), (who))

// ---- attacks --------------------------------------------------------------------------------------------------------
// `attack` is a card or a special attack.
struct Attack {
  Seat who{};
  Object attack{};
};
BOOST_DESCRIBE_STRUCT(Attack, (), (who, attack))
struct Reach {
  Seat who{};
  SkillId skill{};
};
BOOST_DESCRIBE_STRUCT(Reach, (), (who, skill))
struct OutOfRange {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(OutOfRange, (), (who, card))
struct Paid {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Paid, (), (who, card))
struct Reaction {
  Seat who{};
  Object attack{};
};
BOOST_DESCRIBE_STRUCT(Reaction, (), (who, attack))
struct Evaded {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Evaded, (), (who))
struct BlockedDamage {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(BlockedDamage, (), (who))
struct BlockedEffect {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(BlockedEffect, (), (who))
struct BlockCard {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(BlockCard, (), (who, card))
struct Ignored {
  Seat who{};
  knockdown::Damage cubes{};
};
BOOST_DESCRIBE_STRUCT(Ignored, (), (who, cubes))
struct Softened {
  Seat who{};
  SkillId skill{};
};
BOOST_DESCRIBE_STRUCT(Softened, (), (who, skill))
struct PoolRaised {
  Seat who{};
  SkillId skill{};
  knockdown::Damage cubes{};
};
BOOST_DESCRIBE_STRUCT(PoolRaised, (), (who, skill, cubes))
struct Damage {
  Seat who{};
  std::optional<Object> source{};
  knockdown::Damage cubes{};
};
BOOST_DESCRIBE_STRUCT(Damage, (), (who, source, cubes))
struct Discarded {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Discarded, (), (who, card))
struct Shown {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Shown, (), (who, card))
struct Healed {
  Seat who{};
  std::optional<Object> source{};
  knockdown::Damage cubes{};
};
BOOST_DESCRIBE_STRUCT(Healed, (), (who, source, cubes))
struct TokensGained {
  Seat who{};
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(TokensGained, (), (who, count))
struct TokensSpent {
  Seat who{};
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(TokensSpent, (), (who, count))
struct Pinned {
  Seat who{};
  Object source{};
};
BOOST_DESCRIBE_STRUCT(Pinned, (), (who, source))
struct CardToHand {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(CardToHand, (), (who, card))
struct RowSwapped {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(RowSwapped, (), (who, card))
struct SkillUsed {
  Seat who{};
  SkillId skill{};
};
BOOST_DESCRIBE_STRUCT(SkillUsed, (), (who, skill))

// ---- the knockdown test, each time as it stands ---------------------------------------------------------------------
struct KoCalled {
  Seat attacker{};
  TestTold test{};
};
BOOST_DESCRIBE_STRUCT(KoCalled, (), (attacker, test))
struct Dice {
  TestTold test{};
};
BOOST_DESCRIBE_STRUCT(Dice, (), (test))
// The last of the test's presses, at so many milliseconds.
struct Press {
  int at_ms = 0;
  TestTold test{};
};
BOOST_DESCRIBE_STRUCT(Press, (), (at_ms, test))
struct TimeOver {
  TestTold test{};
};
BOOST_DESCRIBE_STRUCT(TimeOver, (), (test))
// `gone` is the half that goes (KNO-KDT-10).
struct TestPassed {
  TestTold test{};
  knockdown::Damage gone{};
};
BOOST_DESCRIBE_STRUCT(TestPassed, (), (test, gone))
struct TestFailed {
  TestTold test{};
};
BOOST_DESCRIBE_STRUCT(TestFailed, (), (test))

// ---- the end of a round ---------------------------------------------------------------------------------------------
struct RoundDeckEmpty {
  Seat starting_turn{};
};
BOOST_DESCRIBE_STRUCT(RoundDeckEmpty, (), (starting_turn))
struct RoundStalled {
  Seat starting_turn{};
};
BOOST_DESCRIBE_STRUCT(RoundStalled, (), (starting_turn))
struct RoundWon {
  Seat who{};
  int round = 0;
};
BOOST_DESCRIBE_STRUCT(RoundWon, (), (who, round))
struct VictoryToken {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(VictoryToken, (), (who))
struct SkillTurnedUp {
  Seat who{};
  SkillId skill{};
};
BOOST_DESCRIBE_STRUCT(SkillTurnedUp, (), (who, skill))
struct NewRound {
  Seat starter{};
  int round = 0;
};
BOOST_DESCRIBE_STRUCT(NewRound, (), (starter, round))
struct MatchWon {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(MatchWon, (), (who))

using Events =
    kernel::EventList<Arena, FighterClash, Fighter, SkillsDealt, SkillKept, SkillReceived, SkillShown, Starter, RowCard,
                      StartPick, Turn, Moved, Corridor, Combo, ComboEnds, Attack, Reach, OutOfRange, Paid, Reaction,
                      Evaded, BlockedDamage, BlockedEffect, BlockCard, Ignored, Softened, PoolRaised, Damage, Discarded,
                      Shown, Healed, TokensGained, TokensSpent, Pinned, CardToHand, RowSwapped, SkillUsed, KoCalled,
                      Dice, Press, TimeOver, TestPassed, TestFailed, RoundDeckEmpty, RoundStalled, RoundWon,
                      VictoryToken, SkillTurnedUp, NewRound, MatchWon>;

}  // namespace kostka::games::knockdown::told
