// What happens in Nemesis: one struct for each kind of event, with everything that the log and the screens say of it.
// Documents call an event by the name of its struct in lower case ("noise_rolled").
#pragma once

#include <boost/describe/class.hpp>

#include "games/nemesis/rules/vocabulary.h"
#include "kernel/play/events.h"

namespace kostka::games::nemesis::told {

// ---- before the match and between turns -----------------------------------------------------------------------------
struct Numbered {
  Seat who{};
  int number = 0;
};
BOOST_DESCRIBE_STRUCT(Numbered, (), (who, number))
struct CharacterTaken {
  Seat who{};
  CharacterId character{};
};
BOOST_DESCRIBE_STRUCT(CharacterTaken, (), (who, character))
struct ObjectiveDealt {
  Seat who{};
  ObjectiveId objective{};
};
BOOST_DESCRIBE_STRUCT(ObjectiveDealt, (), (who, objective))
struct ObjectiveKept {
  Seat who{};
  ObjectiveId objective{};
};
BOOST_DESCRIBE_STRUCT(ObjectiveKept, (), (who, objective))
struct ObjectivesChosen {
  int players = 0;
};
BOOST_DESCRIBE_STRUCT(ObjectivesChosen, (), (players))
struct Round {
  int number = 0;
  int time = 0;
  Seat first{};
};
BOOST_DESCRIBE_STRUCT(Round, (), (number, time, first))
struct Turn {
  Seat who{};
  int round = 0;
};
BOOST_DESCRIBE_STRUCT(Turn, (), (who, round))
struct Drew {
  Seat who{};
  int cards = 0;
};
BOOST_DESCRIBE_STRUCT(Drew, (), (who, cards))
struct CardSeen {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(CardSeen, (), (who, card))
struct Passed {
  Seat who{};
  int discarded = 0;
};
BOOST_DESCRIBE_STRUCT(Passed, (), (who, discarded))
struct Discarded {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Discarded, (), (who, card))
struct Paid {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(Paid, (), (who, card))

// ---- actions --------------------------------------------------------------------------------------------------------
struct CardPlayed {
  Seat who{};
  CardId card{};
};
BOOST_DESCRIBE_STRUCT(CardPlayed, (), (who, card))
struct ItemUsed {
  Seat who{};
  ItemId item{};
};
BOOST_DESCRIBE_STRUCT(ItemUsed, (), (who, item))
struct RoomUsed {
  Seat who{};
  TileId tile{};
};
BOOST_DESCRIBE_STRUCT(RoomUsed, (), (who, tile))
struct Interrupted {
  Seat who{};
  Seat by{};
};
BOOST_DESCRIBE_STRUCT(Interrupted, (), (who, by))
struct Reacted {
  Seat who{};
  Object with{};
};
BOOST_DESCRIBE_STRUCT(Reacted, (), (who, with))

// ---- movement, noise, encounters ------------------------------------------------------------------------------------
struct Moved {
  Seat who{};
  RoomId from{};
  RoomId to{};
};
BOOST_DESCRIBE_STRUCT(Moved, (), (who, from, to))
struct Explored {
  Seat who{};
  RoomId room{};
  TileId tile{};
  ExplorationId token{};
};
BOOST_DESCRIBE_STRUCT(Explored, (), (who, room, tile, token))
struct NoiseRolled {
  Seat who{};
  NoiseFace face{};
};
BOOST_DESCRIBE_STRUCT(NoiseRolled, (), (who, face))
struct NoiseMade {
  Object where{};
};
BOOST_DESCRIBE_STRUCT(NoiseMade, (), (where))
struct NoiseGone {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(NoiseGone, (), (room))
struct Danger {
  Seat who{};
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Danger, (), (who, room))
struct Encountered {
  Seat who{};
  TokenId token{};
};
BOOST_DESCRIBE_STRUCT(Encountered, (), (who, token))
struct Appeared {
  Species species{};
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Appeared, (), (species, room))
struct IntruderMoved {
  Species species{};
  RoomId from{};
  RoomId to{};
};
BOOST_DESCRIBE_STRUCT(IntruderMoved, (), (species, from, to))
struct IntruderLeft {
  Species species{};
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(IntruderLeft, (), (species, room))
struct Surprised {
  Seat who{};
  Species by{};
};
BOOST_DESCRIBE_STRUCT(Surprised, (), (who, by))

// ---- Combat ---------------------------------------------------------------------------------------------------------
struct Shot {
  Seat who{};
  ItemId weapon{};
  Object target{};
  CombatFace face{};
  int injuries = 0;
};
BOOST_DESCRIBE_STRUCT(Shot, (), (who, weapon, target, face, injuries))
struct Struck {
  Seat who{};
  Object target{};
  CombatFace face{};
  int injuries = 0;
};
BOOST_DESCRIBE_STRUCT(Struck, (), (who, target, face, injuries))
struct Injured {
  Species species{};
  RoomId room{};
  int injuries = 0;
};
BOOST_DESCRIBE_STRUCT(Injured, (), (species, room, injuries))
struct Checked {
  Species species{};
  AttackId card{};
};
BOOST_DESCRIBE_STRUCT(Checked, (), (species, card))
struct Killed {
  Species species{};
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Killed, (), (species, room))
struct Retreated {
  Species species{};
  EventId card{};
};
BOOST_DESCRIBE_STRUCT(Retreated, (), (species, card))
struct Attacked {
  Species species{};
  Seat who{};
  AttackId card{};
};
BOOST_DESCRIBE_STRUCT(Attacked, (), (species, who, card))
struct Missed {
  Species species{};
  Seat who{};
  AttackId card{};
};
BOOST_DESCRIBE_STRUCT(Missed, (), (species, who, card))
struct LarvaAttacked {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(LarvaAttacked, (), (who))
struct Ignored {
  Seat who{};
  Species species{};
};
BOOST_DESCRIBE_STRUCT(Ignored, (), (who, species))
struct Transformed {
  Species from{};
  Species to{};
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Transformed, (), (from, to, room))
struct EggsDestroyed {
  RoomId room{};
  int eggs = 0;
};
BOOST_DESCRIBE_STRUCT(EggsDestroyed, (), (room, eggs))
struct NestDestroyed {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(NestDestroyed, (), (room))

struct MetagorgerAttacked {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(MetagorgerAttacked, (), (who))
struct CarcassLeft {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(CarcassLeft, (), (room))
// CAR-FEED: what it was, what it has become, and what it ate.
struct Fed {
  Species from{};
  Species to{};
  RoomId room{};
  Object food{};
};
BOOST_DESCRIBE_STRUCT(Fed, (), (from, to, room, food))
struct AdaptationRevealed {
  Species species{};
  TraitId trait{};
};
BOOST_DESCRIBE_STRUCT(AdaptationRevealed, (), (species, trait))
struct AdaptationLost {
  Seat who{};
  TraitId trait{};
};
BOOST_DESCRIBE_STRUCT(AdaptationLost, (), (who, trait))

// ---- health ---------------------------------------------------------------------------------------------------------
struct LightlyWounded {
  Seat who{};
  int wounds = 0;
};
BOOST_DESCRIBE_STRUCT(LightlyWounded, (), (who, wounds))
struct SeriouslyWounded {
  Seat who{};
  WoundId wound{};
};
BOOST_DESCRIBE_STRUCT(SeriouslyWounded, (), (who, wound))
struct Dressed {
  Seat who{};
  WoundId wound{};
};
BOOST_DESCRIBE_STRUCT(Dressed, (), (who, wound))
struct Healed {
  Seat who{};
  int light = 0;
  int serious = 0;
};
BOOST_DESCRIBE_STRUCT(Healed, (), (who, light, serious))
struct Died {
  Seat who{};
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Died, (), (who, room))
struct Contaminated {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Contaminated, (), (who))
struct Scanned {
  Seat who{};
  FateId fate{};
};
BOOST_DESCRIBE_STRUCT(Scanned, (), (who, fate))
struct HandShown {
  Seat who{};
  int contamination = 0, infected = 0;  // of them, those that an earlier scan found infected
};
BOOST_DESCRIBE_STRUCT(HandShown, (), (who, contamination, infected))
struct GotLarva {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(GotLarva, (), (who))
struct LostLarva {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(LostLarva, (), (who))
struct MutationSeen {
  Seat who{};
  MutationId mutation{};
};
BOOST_DESCRIBE_STRUCT(MutationSeen, (), (who, mutation))
struct MutationGained {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(MutationGained, (), (who))
struct MutationUsed {
  Seat who{};
  MutationId mutation{};
};
BOOST_DESCRIBE_STRUCT(MutationUsed, (), (who, mutation))
struct MutationLost {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(MutationLost, (), (who))
struct MarkerGained {
  Seat who{};
  int markers = 0;
};
BOOST_DESCRIBE_STRUCT(MarkerGained, (), (who, markers))
struct Slimed {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Slimed, (), (who))
struct Cleaned {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Cleaned, (), (who))
struct Revived {
  Seat who{};
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Revived, (), (who, room))

// ---- the ship -------------------------------------------------------------------------------------------------------
struct Burns {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Burns, (), (room))
struct Doused {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Doused, (), (room))
struct Broke {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Broke, (), (room))
struct Repaired {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Repaired, (), (room))
struct DoorSet {
  CorridorId corridor{};
  Door door{};
};
BOOST_DESCRIBE_STRUCT(DoorSet, (), (corridor, door))
struct SignalSent {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(SignalSent, (), (who))
struct EngineSet {
  Seat who{};
  int engine = 0;
  bool changed = false;
};
BOOST_DESCRIBE_STRUCT(EngineSet, (), (who, engine, changed))
struct DestinationSet {
  Seat who{};
  int letter = 0;
};
BOOST_DESCRIBE_STRUCT(DestinationSet, (), (who, letter))
struct SelfDestruct {
  int left = 0;
};
BOOST_DESCRIBE_STRUCT(SelfDestruct, (), (left))
struct SelfDestructStopped {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(SelfDestructStopped, (), (who))
struct PodSet {
  PodId pod{};
  bool unlocked = false;
};
BOOST_DESCRIBE_STRUCT(PodSet, (), (pod, unlocked))
struct PodLost {
  PodId pod{};
};
BOOST_DESCRIBE_STRUCT(PodLost, (), (pod))
struct Boarded {
  Seat who{};
  PodId pod{};
};
BOOST_DESCRIBE_STRUCT(Boarded, (), (who, pod))
struct LeftPod {
  Seat who{};
  PodId pod{};
};
BOOST_DESCRIBE_STRUCT(LeftPod, (), (who, pod))
struct Launched {
  Seat who{};
  PodId pod{};
};
BOOST_DESCRIBE_STRUCT(Launched, (), (who, pod))
struct Hibernated {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Hibernated, (), (who))
struct AirlockStarted {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(AirlockStarted, (), (room))
struct Depressurised {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(Depressurised, (), (room))
struct AirlockStopped {
  RoomId room{};
};
BOOST_DESCRIBE_STRUCT(AirlockStopped, (), (room))
struct Looked {
  Seat who{};
  Object at{};
};
BOOST_DESCRIBE_STRUCT(Looked, (), (who, at))
struct TileSeen {
  Seat who{};
  RoomId room{};
  TileId tile{};
};
BOOST_DESCRIBE_STRUCT(TileSeen, (), (who, room, tile))
struct TokenSeen {
  Seat who{};
  RoomId room{};
  ExplorationId token{};
};
BOOST_DESCRIBE_STRUCT(TokenSeen, (), (who, room, token))
struct EngineSeen {
  Seat who{};
  int engine = 0;
  EngineState state{};
};
BOOST_DESCRIBE_STRUCT(EngineSeen, (), (who, engine, state))
struct CoordinatesSeen {
  Seat who{};
  CoordinatesId card{};
};
BOOST_DESCRIBE_STRUCT(CoordinatesSeen, (), (who, card))
struct ObjectiveSeen {
  Seat who{};
  Seat whose{};
  ObjectiveId objective{};
};
BOOST_DESCRIBE_STRUCT(ObjectiveSeen, (), (who, whose, objective))
struct EventSeen {
  Seat who{};
  EventId card{};
};
BOOST_DESCRIBE_STRUCT(EventSeen, (), (who, card))

// ---- Items and Objects ----------------------------------------------------------------------------------------------
struct Searched {
  Seat who{};
  ItemDeck deck{};
};
BOOST_DESCRIBE_STRUCT(Searched, (), (who, deck))
struct ItemSeen {
  Seat who{};
  ItemId item{};
};
BOOST_DESCRIBE_STRUCT(ItemSeen, (), (who, item))
struct ItemTaken {
  Seat who{};
  ItemId item{};
};
BOOST_DESCRIBE_STRUCT(ItemTaken, (), (who, item))
struct ItemKept {
  Seat who{};
  ItemDeck deck{};
};
BOOST_DESCRIBE_STRUCT(ItemKept, (), (who, deck))
struct Crafted {
  Seat who{};
  ItemId item{};
};
BOOST_DESCRIBE_STRUCT(Crafted, (), (who, item))
struct Loaded {
  Seat who{};
  ItemId weapon{};
  int ammo = 0;
};
BOOST_DESCRIBE_STRUCT(Loaded, (), (who, weapon, ammo))
struct Activated {
  Seat who{};
  ItemId item{};
};
BOOST_DESCRIBE_STRUCT(Activated, (), (who, item))
struct ObjectTaken {
  Seat who{};
  Object object{};
};
BOOST_DESCRIBE_STRUCT(ObjectTaken, (), (who, object))
struct Dropped {
  Seat who{};
  Object object{};
};
BOOST_DESCRIBE_STRUCT(Dropped, (), (who, object))
struct TraitKnown {
  Seat who{};
  TraitId trait{};
};
BOOST_DESCRIBE_STRUCT(TraitKnown, (), (who, trait))

// ---- Trade ----------------------------------------------------------------------------------------------------------
struct TradeAsked {
  Seat who{};
  Seat asked{};
  Seat goes_to{};
};
BOOST_DESCRIBE_STRUCT(TradeAsked, (), (who, asked, goes_to))
// Told to giver and receiver alone.
struct Offered {
  Seat from{};
  Seat goes_to{};
  Object thing{};
};
BOOST_DESCRIBE_STRUCT(Offered, (), (from, goes_to, thing))
struct TradeAnswered {
  Seat from{};
  Seat goes_to{};
  bool agreed = false;
};
BOOST_DESCRIBE_STRUCT(TradeAnswered, (), (from, goes_to, agreed))
struct Traded {
  Seat from{};
  Seat goes_to{};
  Object thing{};  // the deck of an Item whose front the others do not see
};
BOOST_DESCRIBE_STRUCT(Traded, (), (from, goes_to, thing))

// ---- the Intruder player --------------------------------------------------------------------------------------------
struct HunterRose {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(HunterRose, (), (who))
struct HuntSeen {
  Seat who{};
  HuntId card{};
};
BOOST_DESCRIBE_STRUCT(HuntSeen, (), (who, card))
struct HuntPlayed {
  Seat who{};
  HuntId card{};
};
BOOST_DESCRIBE_STRUCT(HuntPlayed, (), (who, card))
struct HuntDiscarded {
  Seat who{};
  HuntId card{};
};
BOOST_DESCRIBE_STRUCT(HuntDiscarded, (), (who, card))
struct AttackSeen {
  Seat who{};
  AttackId card{};
};
BOOST_DESCRIBE_STRUCT(AttackSeen, (), (who, card))
struct HunterPassed {
  Seat who{};
  int kept = 0;
};
BOOST_DESCRIBE_STRUCT(HunterPassed, (), (who, kept))

// ---- the Event phase ------------------------------------------------------------------------------------------------
struct TimeMoved {
  int time = 0;
};
BOOST_DESCRIBE_STRUCT(TimeMoved, (), (time))
struct EventDrawn {
  EventId card{};
};
BOOST_DESCRIBE_STRUCT(EventDrawn, (), (card))
struct EventDiscarded {
  EventId card{};
};
BOOST_DESCRIBE_STRUCT(EventDiscarded, (), (card))
struct BagDrawn {
  TokenId token{};
};
BOOST_DESCRIBE_STRUCT(BagDrawn, (), (token))
struct TokenAdded {
  Species species{};
};
BOOST_DESCRIBE_STRUCT(TokenAdded, (), (species))
struct TokenRemoved {
  Species species{};
};
BOOST_DESCRIBE_STRUCT(TokenRemoved, (), (species))
struct EggLaid {
  int eggs = 0;
};
BOOST_DESCRIBE_STRUCT(EggLaid, (), (eggs))

// ---- the end --------------------------------------------------------------------------------------------------------
struct Ended {
  Ending ending{};
};
BOOST_DESCRIBE_STRUCT(Ended, (), (ending))
struct EngineRevealed {
  int engine = 0;
  EngineState state{};
};
BOOST_DESCRIBE_STRUCT(EngineRevealed, (), (engine, state))
struct CoordinatesRevealed {
  CoordinatesId card{};
  Destination reached{};
};
BOOST_DESCRIBE_STRUCT(CoordinatesRevealed, (), (card, reached))
struct Judged {
  Seat who{};
  bool survives = false;
};
BOOST_DESCRIBE_STRUCT(Judged, (), (who, survives))
struct ObjectiveRevealed {
  Seat who{};
  ObjectiveId objective{};
  bool fulfilled = false;
};
BOOST_DESCRIBE_STRUCT(ObjectiveRevealed, (), (who, objective, fulfilled))

using Events = kernel::EventList<
    Numbered, CharacterTaken, ObjectiveDealt, ObjectiveKept, ObjectivesChosen, Round, Turn, Drew, CardSeen, Passed,
    Discarded, Paid, CardPlayed, ItemUsed, RoomUsed, Interrupted, Reacted, Moved, Explored, NoiseRolled, NoiseMade,
    NoiseGone, Danger, Encountered, Appeared, IntruderMoved, IntruderLeft, Surprised, Shot, Struck, Injured, Checked,
    Killed, Retreated, Attacked, Missed, LarvaAttacked, MetagorgerAttacked, Ignored, Transformed, CarcassLeft, Fed,
    AdaptationRevealed, AdaptationLost, EggsDestroyed, NestDestroyed, LightlyWounded, SeriouslyWounded, Dressed, Healed,
    Died, Contaminated, Scanned, HandShown, GotLarva, LostLarva, MutationSeen, MutationGained, MutationUsed,
    MutationLost, MarkerGained, Slimed, Cleaned, Revived, Burns, Doused, Broke, Repaired, DoorSet, SignalSent,
    EngineSet, DestinationSet, SelfDestruct, SelfDestructStopped, PodSet, PodLost, Boarded, LeftPod, Launched,
    Hibernated, AirlockStarted, Depressurised, AirlockStopped, Looked, TileSeen, TokenSeen, EngineSeen, CoordinatesSeen,
    ObjectiveSeen, EventSeen, Searched, ItemSeen, ItemTaken, ItemKept, Crafted, Loaded, Activated, ObjectTaken, Dropped,
    TraitKnown, TradeAsked, Offered, TradeAnswered, Traded, HunterRose, HuntSeen, HuntPlayed, HuntDiscarded, AttackSeen,
    HunterPassed, TimeMoved, EventDrawn, EventDiscarded, BagDrawn, TokenAdded, TokenRemoved, EggLaid, Ended,
    EngineRevealed, CoordinatesRevealed, Judged, ObjectiveRevealed>;

}  // namespace kostka::games::nemesis::told
