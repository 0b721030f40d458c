// What a screen is given of Relic: the position as one observer sees it, what an option leads to, and everything
// printed in the box. The client's types are generated from these structs. Ids are those of content/relic; `object` is
// the name by which options point at one card among equal ones.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "games/relic/content/catalogue.h"
#include "games/relic/rules/course.h"
#include "games/relic/rules/state.h"
#include "kernel/data/enum_names.h"
#include "kernel/language/text.h"
#include "kernel/play/goal.h"
#include "kernel/play/says.h"

namespace kostka::games::relic::screen {

using kernel::Text;
using Name = std::optional<std::string>;

// ---- the position --------------------------------------------------------------------------------------------------

// REL-COMP-02, RNE-COMP-06: the last two serve a fifth and a sixth player.
enum class Colour : std::uint8_t { grey, brown, green, purple, red, black };
BOOST_DESCRIBE_ENUM(Colour, grey, brown, green, purple, red, black)
static_assert(kernel::kEnumValues<Colour>.size() == kMostPlayers);
// The three attributes, for what needs one of them.
enum class Attribute : std::uint8_t { strength, willpower, cunning, level };
BOOST_DESCRIBE_ENUM(Attribute, strength, willpower, cunning, level)

struct AssetView {
  std::string card;
  std::string object;
  std::int32_t charges = 0;
  bool spent = false;    // a charge of it was spent this turn
  bool without = false;  // held without its abilities
};
BOOST_DESCRIBE_STRUCT(AssetView, (), (card, object, charges, spent, without))

struct CorruptionView {
  bool up = false;
  Name card;  // unless it is hidden from this observer
};
BOOST_DESCRIBE_STRUCT(CorruptionView, (), (up, card))

struct MissionView {
  std::string card;
  std::vector<std::int32_t> progress;  // for each way that is counted
  std::vector<std::int32_t> needed;
  Name token_space;
  std::optional<std::int32_t> token_owner;
};
BOOST_DESCRIBE_STRUCT(MissionView, (), (card, progress, needed, token_space, token_owner))

struct PlayerView {
  Colour colour = Colour::grey;
  Name character;
  std::optional<std::vector<std::string>> dealt;  // the observer's own, while characters are chosen
  Name space;
  std::int32_t strength = 0, willpower = 0, cunning = 0;
  std::int32_t life = 0, starting_life = 0;
  std::int32_t level = 0;
  std::int32_t influence = 0;
  std::int32_t power_count = 0;
  std::optional<std::vector<std::string>> powers;  // the observer's own
  std::int32_t power_limit = 0, asset_limit = 0;
  std::vector<AssetView> assets;
  std::vector<std::string> trophies;
  std::int32_t trophy_points = 0;
  std::vector<CorruptionView> corruption;
  std::int32_t corruption_threshold = 6;
  std::optional<MissionView> mission;
  std::int32_t completed_missions = 0;
  std::vector<std::string> known_missions;  // those of them that were active once
  std::vector<Attribute> tokens_for;        // own tokens on the scenario sheet
  std::int32_t tokens = 0;                  // all of them, those on spaces of the inner sector too
  std::int32_t move_bonus = 0;
  bool on_side = false, out = false;
  bool apostate = false;             // RNE-APO-04; otherwise a devotee
  bool trophies_are_assets = false;  // RNE-CLAR-01
  // RNE-NEM-05: of a seat that leads a nemesis; its Might cards are the powers, its arsenal the assets.
  Name nemesis;
  std::optional<std::vector<std::string>> dealt_nemeses;  // the observer's own, while sheets are chosen
  std::int32_t infamy = 0;
  std::int32_t team = 0;  // RNE-SCN-12: who shares the number; 0: nobody
};
BOOST_DESCRIBE_STRUCT(PlayerView, (),
                      (colour, character, dealt, space, strength, willpower, cunning, life, starting_life, level,
                       influence, power_count, powers, power_limit, asset_limit, assets, trophies, trophy_points,
                       corruption, corruption_threshold, mission, completed_missions, known_missions, tokens_for,
                       tokens, move_bonus, on_side, out, apostate, trophies_are_assets, nemesis, dealt_nemeses, infamy,
                       team))

// A Threat or Imperium card on a space.
struct BoardCardView {
  std::string space;
  std::string card;
  std::string object;
  std::int32_t charges = 0;
  bool done = false;  // evaded or resolved in this phase
};
BOOST_DESCRIBE_STRUCT(BoardCardView, (), (space, card, object, charges, done))

// One summand of a score.
struct PartView {
  Text name;
  Name id;
  std::int32_t amount = 0;
};
BOOST_DESCRIBE_STRUCT(PartView, (), (name, id, amount))

// Shares out of 1000 as things stand, with all dice that are still to be rolled.
struct OddsView {
  std::int32_t won = 0, tied = 0, lost = 0;
};
BOOST_DESCRIBE_STRUCT(OddsView, (), (won, tied, lost))

// One side of a battle, or the only one of a test.
struct SideView {
  std::vector<PartView> parts;
  std::vector<std::int32_t> dice;   // thrown together
  std::vector<std::int32_t> extra;  // that explosions added
  std::int32_t dice_to_roll = 0;
  std::int32_t explodes_from = 6;         // 7: not at all
  std::vector<std::int32_t> explodes_on;  // all of these faces
  std::int32_t total = 0;                 // of all parts and dice so far
};
BOOST_DESCRIBE_STRUCT(SideView, (), (parts, dice, extra, dice_to_roll, explodes_from, explodes_on, total))

// Of a battle between a nemesis and a character (RNE-BAT): the character, whose parts and dice are the foe's.
struct OpponentView {
  std::int32_t seat = 0;
  std::vector<std::string> weapons;  // objects
  Name armour;
  bool tie_wins = false, no_power = false, no_wargear = false;
};
BOOST_DESCRIBE_STRUCT(OpponentView, (), (seat, weapons, armour, tie_wins, no_power, no_wargear))

// The running battle (REL-BATTLE). Between a nemesis and a character `seat` is the nemesis.
struct BattleView {
  std::int32_t seat = 0;
  Attribute form = Attribute::strength;
  std::vector<std::string> foes;  // none: an enemy without a card
  bool of_sheet = false;
  Step step = Step::start;
  SideView own, foe;
  OddsView odds;
  std::vector<std::string> weapons;  // objects
  Name armour;
  bool tie_wins = false, no_power = false, no_wargear = false;
  std::int32_t acting = 0;               // the seat whose step it is
  std::optional<OpponentView> opponent;  // nobody: enemies or agents
};
BOOST_DESCRIBE_STRUCT(BattleView, (),
                      (seat, form, foes, of_sheet, step, own, foe, odds, weapons, armour, tie_wins, no_power,
                       no_wargear, acting, opponent))

// The running skill test (REL-TEST).
struct TestView {
  std::int32_t seat = 0;
  Attribute attribute = Attribute::strength;
  std::int32_t target = 0;
  SideView own;
  std::int32_t passes_of_1000 = 0;
};
BOOST_DESCRIBE_STRUCT(TestView, (), (seat, attribute, target, own, passes_of_1000))

// The running skill duel (RNE-DUEL). A side that has tested has its dice; before that it shows what it would count.
struct DuelView {
  std::int32_t challenger = 0, defender = 0;
  DuelStep step = DuelStep::start;
  std::optional<Attribute> attribute;  // once it is chosen
  std::optional<std::int32_t> value;   // the challenge value, once it is known
  SideView own, other;                 // the challenger's and the defender's
  OddsView odds;                       // of the challenger; tied: nobody wins
  std::optional<std::int32_t> winner;
  std::optional<std::vector<std::string>> hand;  // the loser's Power cards, for the winner who looks at them
};
BOOST_DESCRIBE_STRUCT(DuelView, (), (challenger, defender, step, attribute, value, own, other, odds, winner, hand))

// The move that is being made (REL-MOVE).
struct MovementView {
  std::int32_t seat = 0;
  std::optional<std::int32_t> roll;
  std::int32_t bonus = 0;
  std::int32_t points_left = 0;
};
BOOST_DESCRIBE_STRUCT(MovementView, (), (seat, roll, bonus, points_left))

struct DeckView {
  Deck deck = Deck::red;
  std::int32_t size = 0;
  std::vector<std::string> discards;  // the last one lies on top
  std::vector<std::string> known;     // the cards on top that the observer has seen there, the uppermost first
  std::optional<std::int32_t> seat;   // of a Nemesis deck: whose it is
};
BOOST_DESCRIBE_STRUCT(DeckView, (), (deck, size, discards, known, seat))

// A card that has been drawn and is not yet placed: offered Wargear, a relic to choose, a card that is being looked at.
struct AsideView {
  Name card;  // unless it is hidden from this observer
  Deck deck = Deck::red;
};
BOOST_DESCRIBE_STRUCT(AsideView, (), (card, deck))

// A character whom a nemesis would meet, and what a battle there promises as both stand now.
struct MeetingView {
  std::int32_t seat = 0;
  OddsView odds;
};
BOOST_DESCRIBE_STRUCT(MeetingView, (), (seat, odds))

// Where a face of the movement die would take a nemesis, and what waits there (RNE-MOVE, RNE-EXPL).
struct HuntView {
  std::int32_t face = 0;
  bool clockwise = true;
  std::string space;
  std::int32_t imperium = 0;  // Imperium cards that would be drawn
  std::int32_t lying = 0;     // those that lie there
  bool nemesis_card = false;
  bool crosses = false;  // it may pay to cross there
  std::vector<MeetingView> meets;
};
BOOST_DESCRIBE_STRUCT(HuntView, (), (face, clockwise, space, imperium, lying, nemesis_card, crosses, meets))

// A card of the scenario deck that is being battled.
struct SheetCardView {
  std::string card;
  std::string object;
};
BOOST_DESCRIBE_STRUCT(SheetCardView, (), (card, object))

struct TokenView {
  std::string space;
  std::int32_t seat = 0;
};
BOOST_DESCRIBE_STRUCT(TokenView, (), (space, seat))

// What lies on the scenario sheet and because of it (RNE-SCN), beside the tokens on the sheet.
struct ScenarioView {
  std::vector<std::string> deck;  // everybody knows what is in it, nobody in which order
  std::vector<SheetCardView> laid;
  std::vector<TokenView> tokens;              // on spaces of the inner sector, which are not on the board then
  std::optional<std::int32_t> tokens_to_win;  // none if something else wins
  bool together = false;                      // those of all players
};
BOOST_DESCRIBE_STRUCT(ScenarioView, (), (deck, laid, tokens, tokens_to_win, together))

struct TableView {
  Phase phase = Phase::characters;
  std::int32_t turn = 0;
  std::optional<std::int32_t> active;
  Name sheet;
  std::vector<PlayerView> players;
  std::vector<BoardCardView> cards_on_board;
  std::vector<BoardCardView> imperium_on_board;
  std::optional<std::int32_t> opponent;  // declared for the Engagement phase
  Declared declared = Declared::nothing;
  std::vector<DeckView> decks;
  std::vector<AsideView> aside;
  std::int32_t unused_characters = 0;
  std::optional<MovementView> movement;
  std::optional<BattleView> battle;
  std::optional<TestView> test;
  std::optional<DuelView> duel;
  std::vector<std::int32_t> round;  // RNE-TURN-01: the seats in the order of their turns; none without nemeses
  std::vector<HuntView> hunt;       // while a nemesis is about to roll for movement
  kernel::Goal goal;
  ScenarioView scenario;
};
BOOST_DESCRIBE_STRUCT(TableView, (),
                      (phase, turn, active, sheet, players, cards_on_board, imperium_on_board, opponent, declared,
                       decks, aside, unused_characters, movement, battle, test, duel, round, hunt, scenario, goal))

// What an option leads to by itself; null where it does not apply.
struct Outcome {
  Name space;                       // where the figure ends, movement boxes left aside
  std::vector<std::string> path;    // the spaces on the way, the last one included
  std::optional<std::int32_t> foe;  // the enemy's value in that battle
  std::optional<OddsView> odds;     // with the standing bonuses, before anything else is used
  kernel::Says says;
};
BOOST_DESCRIBE_STRUCT(Outcome, (), (space, path, foe, odds, says))

// ---- the box ----

struct IconsEntry {
  std::int32_t red = 0, blue = 0, yellow = 0;
};
BOOST_DESCRIBE_STRUCT(IconsEntry, (), (red, blue, yellow))

struct CardEntry {
  std::string id;
  Text name;
  Deck deck = Deck::red;
  Text deck_name;
  ThreatColour colour = ThreatColour::none;
  CardType type = CardType::event;
  Text type_name;
  std::vector<Text> traits;
  std::optional<Attribute> attribute;
  std::int32_t value = 0;
  IconsEntry icons;
  bool omen = false;
  std::int32_t charges = 0;
  std::int32_t number = 0;  // activation number, power number or influence cost, by deck
  std::vector<Text> text;
  std::vector<Text> small;  // of it what a small card shows, which has its number in the corner
  std::int32_t copies = 1;
  std::string origin;
  std::string source;
};
BOOST_DESCRIBE_STRUCT(CardEntry, (),
                      (id, name, deck, deck_name, colour, type, type_name, traits, attribute, value, icons, omen,
                       charges, number, text, small, copies, origin, source))

struct AreaEntry {
  std::string id;
  Text name;
  Sector sector = Sector::outer;
};
BOOST_DESCRIBE_STRUCT(AreaEntry, (), (id, name, sector))

struct SpaceEntry {
  std::string id;
  Text name;
  Sector sector = Sector::outer;
  std::int32_t place = 0;  // within its sector, clockwise or along the arrow
  bool corner = false;
  Name area;
  IconsEntry icons;
  std::vector<Text> boxes;
  bool optional = false;
  Name movement_box;  // where it leads
  std::int32_t movement_cost = 0;
  std::optional<Text> movement_if;
  Name crossing;  // where a text box leads for influence
  std::int32_t crossing_price = 0;
  Name nemesis_crossing;  // RNE-MOVE-06: where it leads a nemesis who pays
  std::vector<Text> text;
  std::string origin;
  std::string source;
};
BOOST_DESCRIBE_STRUCT(SpaceEntry, (),
                      (id, name, sector, place, corner, area, icons, boxes, optional, movement_box, movement_cost,
                       movement_if, crossing, crossing_price, nemesis_crossing, text, origin, source))

struct CharacterEntry {
  std::string id;
  Text name;
  Text affiliation;
  std::int32_t strength = 0, willpower = 0, cunning = 0, life = 0;
  std::string start;
  std::int32_t asset_limit = 0;
  std::vector<std::int32_t> power_limits;   // by level, from 0
  std::vector<std::vector<Reward>> levels;  // from level 1
  std::vector<Text> abilities;
  Text special;
  std::string origin;
  std::string source;
};
BOOST_DESCRIBE_STRUCT(CharacterEntry, (),
                      (id, name, affiliation, strength, willpower, cunning, life, start, asset_limit, power_limits,
                       levels, abilities, special, origin, source))

// RNE-NEM-06
struct NemesisEntry {
  std::string id;
  Text name;
  Text title;
  Attribute attribute = Attribute::strength;
  std::int32_t value = 0, life = 0;
  std::string start;
  Text bounty;
  std::vector<std::vector<Reward>> levels;  // from level 1
  std::vector<Text> abilities;
  Text special;
  std::string origin;
  std::string source;
};
BOOST_DESCRIBE_STRUCT(NemesisEntry, (),
                      (id, name, title, attribute, value, life, start, bounty, levels, abilities, special, origin,
                       source))

struct SheetEntry {
  std::string id;
  Text name;
  bool needs_nemeses = false;  // RNE-SET-02
  Teams teams = Teams::none;
  std::vector<Text> rule;
  Text confrontation;
  std::string origin;
  std::string source;
};
BOOST_DESCRIBE_STRUCT(SheetEntry, (), (id, name, needs_nemeses, teams, rule, confrontation, origin, source))

struct RewardName {
  Reward id = Reward::S;
  Text name;
};
BOOST_DESCRIBE_STRUCT(RewardName, (), (id, name))

struct Box {
  std::vector<AreaEntry> areas;
  std::vector<SpaceEntry> spaces;
  std::vector<CharacterEntry> characters;
  std::vector<NemesisEntry> nemeses;
  std::vector<SheetEntry> sheets;
  std::vector<CardEntry> cards;
  std::vector<RewardName> rewards;
};
BOOST_DESCRIBE_STRUCT(Box, (), (areas, spaces, characters, nemeses, sheets, cards, rewards))

}  // namespace kostka::games::relic::screen
