// What happens in Relic: one struct for each kind of event, with everything that the log and the screens say of it.
// Documents call an event by the name of its struct in lower case ("battle_won").
#pragma once

#include <optional>

#include <boost/describe/class.hpp>

#include "games/relic/rules/vocabulary.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/play/events.h"

namespace kostka::games::relic::told {

// One summand of a score: what gives it, if that has a name, and how much.
struct PartTold {
  std::optional<Object> source{};
  std::int16_t amount = 0;
};
BOOST_DESCRIBE_STRUCT(PartTold, (), (source, amount))

inline constexpr std::size_t kMostPartsTold = 16;

// One side of a battle, or the only one of a test. Of very many parts the last ones are told as one without a name.
struct SideTold {
  kernel::FixedVector<PartTold, kMostPartsTold> parts{};
  kernel::FixedVector<std::int8_t, 8> dice{};    // thrown together
  kernel::FixedVector<std::int8_t, 24> extra{};  // that explosions added
  int total = 0;
};
BOOST_DESCRIBE_STRUCT(SideTold, (), (parts, dice, extra, total))

// A battle that has been fought.
struct BattleTold {
  Seat who{};
  Object form{};                           // the attribute
  kernel::FixedVector<CardId, 32> foes{};  // none: an enemy without a card
  SideTold own{}, foe{};
};
BOOST_DESCRIBE_STRUCT(BattleTold, (), (who, form, foes, own, foe))

// A skill test that has been taken.
struct TestTold {
  Seat who{};
  Object attribute{};
  int target = 0;
  SideTold own{};
  bool sure = false;  // passed without a roll
};
BOOST_DESCRIBE_STRUCT(TestTold, (), (who, attribute, target, own, sure))

// A skill duel that has been decided, or that ended without a winner: then the defender's side is empty or nothing came
// of it.
struct DuelTold {
  Seat challenger{};
  Seat defender{};
  Object attribute{};
  SideTold own{}, other{};                    // the challenger's and the defender's
  bool own_sure = false, other_sure = false;  // passed without a roll
};
BOOST_DESCRIBE_STRUCT(DuelTold, (), (challenger, defender, attribute, own, other, own_sure, other_sure))

// A battle between a nemesis and a character that has been fought.
struct NemesisBattleTold {
  Seat nemesis{};
  Seat character{};
  Object form{};            // the attribute
  SideTold own{}, other{};  // the nemesis's and the character's
};
BOOST_DESCRIBE_STRUCT(NemesisBattleTold, (), (nemesis, character, form, own, other))

// What such an event is about first of all.
constexpr Object of(const NemesisBattleTold& battle) { return relic::of(battle.nemesis); }
constexpr Object of(const BattleTold& battle) { return relic::of(battle.who); }
constexpr Object of(const DuelTold& duel) { return relic::of(duel.challenger); }
constexpr Object of(const TestTold& test) { return relic::of(test.who); }

// ---- before the match and between turns -----------------------------------------------------------------------------
struct Sheet {
  SheetId sheet{};
};
BOOST_DESCRIBE_STRUCT(Sheet, (), (sheet))
struct First {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(First, (), (who))
struct Character {
  Seat who{};
  CharacterId character{};
};
BOOST_DESCRIBE_STRUCT(Character, (), (who, character))
// RNE-SET-10
struct Nemesis {
  Seat who{};
  NemesisId nemesis{};
};
BOOST_DESCRIBE_STRUCT(Nemesis, (), (who, nemesis))
struct Turn {
  Seat who{};
  int number = 0;
};
BOOST_DESCRIBE_STRUCT(Turn, (), (who, number))
struct TurnLost {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(TurnLost, (), (who))

// ---- cards and dice -------------------------------------------------------------------------------------------------
// An ability, by its number in the script, of a card (its design), a character, a space or a sheet; `in_play` if the
// card lies on the board or before a player.
struct Used {
  Seat who{};
  Object source{};
  int ability = 0;
  bool in_play = false;
};
BOOST_DESCRIBE_STRUCT(Used, (), (who, source, ability, in_play))
struct Played {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Played, (), (who, card))
struct Cancelled {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Cancelled, (), (who, card))
// A Power card in place of a die.
struct Number {
  Seat who{};
  CardId card{};
  int number = 0;
};
BOOST_DESCRIBE_STRUCT(Number, (), (who, card, number))
struct Die {
  Seat who{};
  int face = 0;
};
BOOST_DESCRIBE_STRUCT(Die, (), (who, face))
struct FoeDie {
  Seat who{};
  int face = 0;
};
BOOST_DESCRIBE_STRUCT(FoeDie, (), (who, face))
struct DeckShuffled {
  Deck deck = Deck::red;
};
BOOST_DESCRIBE_STRUCT(DeckShuffled, (), (deck))

// ---- the board ------------------------------------------------------------------------------------------------------
struct Moved {
  Seat who{};
  SpaceId space{};
};
BOOST_DESCRIBE_STRUCT(Moved, (), (who, space))
struct ThreatLaid {
  CardId card{};
  SpaceId space{};
};
BOOST_DESCRIBE_STRUCT(ThreatLaid, (), (card, space))
struct ImperiumLaid {
  CardId card{};
  SpaceId space{};
};
BOOST_DESCRIBE_STRUCT(ImperiumLaid, (), (card, space))
// RNE-EXPL-11: what it is only the nemesis learns.
struct NemesisCardDrawn {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(NemesisCardDrawn, (), (who))
// RNE-NCARD-19: from here on everybody knows it. RNE-NCARD-09: of a Might card the others learn only that it is one.
struct NemesisCard {
  Seat who{};
  std::optional<CardId> card{};
};
BOOST_DESCRIBE_STRUCT(NemesisCard, (), (who, card))
// RNE-EXPL-01
struct Attacked {
  Seat who{};
  Seat whom{};
};
BOOST_DESCRIBE_STRUCT(Attacked, (), (who, whom))
struct Event {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Event, (), (who, card))
struct Encounter {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Encounter, (), (who, card))
struct TextBox {
  Seat who{};
  SpaceId space{};
};
BOOST_DESCRIBE_STRUCT(TextBox, (), (who, space))
struct Evaded {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Evaded, (), (who, card))
struct Trophy {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Trophy, (), (who, card))
// `on` is a space, a mission or the scenario sheet.
struct Token {
  Seat who{};
  Object on{};
};
BOOST_DESCRIBE_STRUCT(Token, (), (who, on))

// ---- battles and tests ----------------------------------------------------------------------------------------------
// `value` is the enemy's, before dice and bonuses.
struct Battle {
  Seat who{};
  Object form{};
  int value = 0;
};
BOOST_DESCRIBE_STRUCT(Battle, (), (who, form, value))
struct Scores {
  Seat who{};
  int own = 0;
  int foe = 0;
};
BOOST_DESCRIBE_STRUCT(Scores, (), (who, own, foe))
struct BattleWon {
  BattleTold battle{};
};
BOOST_DESCRIBE_STRUCT(BattleWon, (), (battle))
struct BattleLost {
  BattleTold battle{};
};
BOOST_DESCRIBE_STRUCT(BattleLost, (), (battle))
struct BattleTied {
  BattleTold battle{};
};
BOOST_DESCRIBE_STRUCT(BattleTied, (), (battle))
struct Test {
  Seat who{};
  Object attribute{};
  int target = 0;
};
BOOST_DESCRIBE_STRUCT(Test, (), (who, attribute, target))
struct TestPassed {
  TestTold test{};
};
BOOST_DESCRIBE_STRUCT(TestPassed, (), (test))
struct TestFailed {
  TestTold test{};
};
BOOST_DESCRIBE_STRUCT(TestFailed, (), (test))

// ---- what players have ----------------------------------------------------------------------------------------------
struct Gained {
  Seat who{};
  Object what{};
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(Gained, (), (who, what, count))
struct Lost {
  Seat who{};
  Object what{};
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(Lost, (), (who, what, count))
struct Level {
  Seat who{};
  int level = 0;
};
BOOST_DESCRIBE_STRUCT(Level, (), (who, level))
// To its owner alone.
struct PowerDrawn {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(PowerDrawn, (), (who, card))
// To all but the owner, who is told each of them; to everybody with the `card` if it comes from the discard pile.
struct PowersDrawn {
  Seat who{};
  int count = 0;
  std::optional<CardId> card{};
};
BOOST_DESCRIBE_STRUCT(PowersDrawn, (), (who, count, card))
struct Discarded {
  std::optional<Seat> who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Discarded, (), (who, card))
struct Asset {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Asset, (), (who, card))
struct Charge {
  Seat who{};
  CardId card{};
  int more = 0;
};
BOOST_DESCRIBE_STRUCT(Charge, (), (who, card, more))
struct CorruptionUp {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(CorruptionUp, (), (who, card))
struct CorruptionDown {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(CorruptionDown, (), (who))
// To its owner alone.
struct CorruptionSeen {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(CorruptionSeen, (), (who, card))
struct Mission {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Mission, (), (who, card))
struct MissionDone {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(MissionDone, (), (who, card))
struct MissionGained {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(MissionGained, (), (who))
// No influence: a Power card.
struct Stolen {
  Seat thief{};
  Seat victim{};
  int influence = 0;
};
BOOST_DESCRIBE_STRUCT(Stolen, (), (thief, victim, influence))
struct Looked {
  Seat who{};
  Deck deck = Deck::red;
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(Looked, (), (who, deck, count))
// To that seat alone.
struct Seen {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Seen, (), (who, card))
struct Shown {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Shown, (), (who, card))

// ---- who is out, and who has won ------------------------------------------------------------------------------------
struct Vanquished {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Vanquished, (), (who))
struct Corrupted {
  Seat who{};
  CharacterId character{};
};
BOOST_DESCRIBE_STRUCT(Corrupted, (), (who, character))
struct Eliminated {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Eliminated, (), (who))
struct Won {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Won, (), (who))

// ---- skill duels (RNE-DUEL) -----------------------------------------------------------------------------------------
struct Challenged {
  Seat challenger{};
  Seat defender{};
};
BOOST_DESCRIBE_STRUCT(Challenged, (), (challenger, defender))
struct Duel {
  Seat challenger{};
  Seat defender{};
  Object attribute{};
};
BOOST_DESCRIBE_STRUCT(Duel, (), (challenger, defender, attribute))
// `winner` beat `loser`.
struct DuelWon {
  Seat winner{};
  Seat loser{};
  DuelTold duel{};
};
BOOST_DESCRIBE_STRUCT(DuelWon, (), (winner, loser, duel))
struct DuelUndecided {
  DuelTold duel{};
};
BOOST_DESCRIBE_STRUCT(DuelUndecided, (), (duel))

// ---- battles between a nemesis and a character ----------------------------------------------------------------------
struct NemesisBattle {
  Seat nemesis{};
  Seat character{};
  Object form{};
};
BOOST_DESCRIBE_STRUCT(NemesisBattle, (), (nemesis, character, form))
struct NemesisBattleWon {
  Seat winner{};
  Seat loser{};
  NemesisBattleTold battle{};
};
BOOST_DESCRIBE_STRUCT(NemesisBattleWon, (), (winner, loser, battle))
struct NemesisBattleTied {
  NemesisBattleTold battle{};
};
BOOST_DESCRIBE_STRUCT(NemesisBattleTied, (), (battle))
// RNE-CLAR-12: one of them has left it before the result.
struct NemesisBattleVoid {
  Seat nemesis{};
  Seat character{};
};
BOOST_DESCRIBE_STRUCT(NemesisBattleVoid, (), (nemesis, character))
// RNE-SUP-07
struct Bounty {
  Seat who{};
  NemesisId nemesis{};
};
BOOST_DESCRIBE_STRUCT(Bounty, (), (who, nemesis))
// An asset, or a trophy that counts as one.
struct AssetStolen {
  Seat thief{};
  Seat victim{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(AssetStolen, (), (thief, victim, card))
// The Power cards of another; which they are is told to that seat alone (`seen`).
struct HandShown {
  Seat who{};
  Seat whose{};
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(HandShown, (), (who, whose, count))

// ---- scenario sheets (RNE-SCN) --------------------------------------------------------------------------------------
// Two who win and lose together.
struct Team {
  Seat character{};
  Seat nemesis{};
};
BOOST_DESCRIBE_STRUCT(Team, (), (character, nemesis))
// RNE-SCN-01: a trophy that was spent is laid on the scenario sheet.
struct LaidOnSheet {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(LaidOnSheet, (), (who, card))
// RNE-SCN-02: a card of the scenario deck to be battled.
struct SheetCard {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(SheetCard, (), (who, card))
// RNE-SCN-03: so many go back.
struct SheetCardsBack {
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(SheetCardsBack, (), (count))
// RNE-SCN-16: what a player asks a teammate for.
struct Requested {
  Seat who{};
  Seat whom{};
  int influence = 0;
  int powers = 0;
  std::optional<CardId> card{};
};
BOOST_DESCRIBE_STRUCT(Requested, (), (who, whom, influence, powers, card))
// What passes from one teammate to another; which Power card it is the new owner is told.
struct Handed {
  Seat from{};
  Seat to{};
  int influence = 0;
  int powers = 0;
  std::optional<CardId> card{};
};
BOOST_DESCRIBE_STRUCT(Handed, (), (from, to, influence, powers, card))

using Events =
    kernel::EventList<Sheet, First, Character, Turn, TurnLost, Used, Played, Cancelled, Number, Die, FoeDie,
                      DeckShuffled, Moved, ThreatLaid, Event, Encounter, TextBox, Evaded, Trophy, Token, Battle, Scores,
                      BattleWon, BattleLost, BattleTied, Test, TestPassed, TestFailed, Gained, Lost, Level, PowerDrawn,
                      PowersDrawn, Discarded, Asset, Charge, CorruptionUp, CorruptionDown, CorruptionSeen, Mission,
                      MissionDone, MissionGained, Stolen, Looked, Seen, Shown, Vanquished, Corrupted, Eliminated, Won,
                      Challenged, Duel, DuelWon, DuelUndecided, AssetStolen, HandShown, Nemesis, ImperiumLaid,
                      NemesisCardDrawn, NemesisCard, Attacked, NemesisBattle, NemesisBattleWon, NemesisBattleTied,
                      NemesisBattleVoid, Bounty, Team, LaidOnSheet, SheetCard, SheetCardsBack, Requested, Handed>;

}  // namespace kostka::games::relic::told
