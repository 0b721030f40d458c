// What the screen of Nemesis is told: chances from open knowledge, prices, the goal, and everything that is printed.
#include <gtest/gtest.h>

#include <string>

#include "games/nemesis/nemesis.h"
#include "games/nemesis/rules/odds.h"
#include "kernel/play/match.h"
#include "tests/games/nemesis/real_nemesis.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Document;
using kernel::Observer;
using kernel::Seat;

std::unique_ptr<kernel::Game> shipped_game() {
  kernel::Diagnostics diagnostics;
  auto game = load(real_content(), diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

// Two players before their first turn, the first of them in room 007, which nobody else is near.
struct Aboard {
  explicit Aboard(const Patches& patches) : game(shipped_game()), match(make()) {
    while (!match.table().set_up_done()) match.answer(match.prompts()[0].seat, 0);
    start_patched(match, patches);
  }
  kernel::Match make() const {
    kernel::MatchSetup setup = standard_setup(game->info());
    setup.seats = 2;
    return kernel::Match(*game, setup, kernel::key_from_seed(3), kernel::Keep::inputs_and_events);
  }
  [[nodiscard]] const Nemesis& table() const { return static_cast<const Nemesis&>(match.table()); }
  [[nodiscard]] RoomId room(std::string_view id) const {
    for (std::size_t i = 0; i < kRooms; ++i) {
      if (table().catalogue.rooms[i].id == id) return RoomId{i};
    }
    return {};
  }
  [[nodiscard]] Document option_of(std::string_view id) const {
    const Document view = match.view(Observer::seat(Seat{0u}));
    for (const Document& option : view["prompt"]["options"].items()) {
      if (option["id"].as_text() == id) return option;
    }
    ADD_FAILURE() << "there is no option " << id;
    return {};
  }

  std::unique_ptr<kernel::Game> game;
  kernel::Match match;
};

const Patches kAtTheCockpit = {{"active", 0},
                               {"players.0.room", "001"},
                               {"players.1.room", "011"},
                               {"rooms.2.explored", true},
                               {"rooms.2.tile", "r1-armory"},
                               {"corridors.1.noise", true}};

// 003 has exits 1 and 2 to the Cockpit, which are marked, and 3 and 4 beyond: four faces in ten meet, four make noise.
TEST(NemesisScreen, ChancesOfTheNoiseRollAreThoseOfTheDie) {
  const Aboard aboard(kAtTheCockpit);
  const NoiseOdds odds = noise_odds(aboard.table(), Seat{0u}, aboard.room("003"), 1);
  EXPECT_TRUE(odds.rolls);
  EXPECT_EQ(odds.encounter, 400);
  EXPECT_EQ(odds.noise, 400);
  EXPECT_EQ(odds.silence, 100);
  EXPECT_EQ(odds.danger, 100);
}

// NEM-SLIME-01: silence is danger for anyone who is slimed.
TEST(NemesisScreen, SlimeTurnsSilenceIntoDanger) {
  Patches patches = kAtTheCockpit;
  patches.emplace_back("players.0.slimed", true);
  const Aboard aboard(patches);
  const NoiseOdds odds = noise_odds(aboard.table(), Seat{0u}, aboard.room("003"), 1);
  EXPECT_EQ(odds.silence, 0);
  EXPECT_EQ(odds.danger, 200);
}

// What another player has looked at changes nothing for this one.
TEST(NemesisScreen, ChancesOfAnUnexploredRoomComeFromOpenKnowledge) {
  Patches patches = kAtTheCockpit;
  const Aboard before(patches);
  const NoiseOdds odds = noise_odds(before.table(), Seat{0u}, before.room("002"), 1);
  EXPECT_EQ(odds.silence + odds.noise + odds.encounter + odds.danger, 1000);
  EXPECT_GT(odds.danger, 100);
  const auto copy = before.match.fork();
  copy->determinize(Observer::seat(Seat{0u}), kernel::key_from_seed(9));
  const NoiseOdds other = noise_odds(static_cast<const Nemesis&>(copy->table()), Seat{0u}, before.room("002"), 1);
  EXPECT_EQ(odds.danger, other.danger);
  EXPECT_EQ(odds.encounter, other.encounter);
}

// An Adult is hit by three faces of six; what a hit does the Attack cards of the deck decide.
TEST(NemesisScreen, ChancesOfAFightAddUp) {
  Patches patches = kAtTheCockpit;
  patches.emplace_back(
      "figures",
      Document::list({Document::map({{"number", 1}, {"species", "adult"}, {"room", "001"}, {"injuries", 0}})}));
  patches.emplace_back("last_figure", 1);
  const Aboard aboard(patches);
  const FightOdds blow = blow_odds(aboard.table(), object(Kind::figure, 1));
  EXPECT_EQ(blow.misses, 500);
  EXPECT_EQ(blow.kills + blow.drives + blow.hurts + blow.misses, 1000);
  EXPECT_GT(attack_odds(aboard.table(), Species::adult), 0);
  EXPECT_EQ(attack_odds(aboard.table(), Species::larva), 1000);
}

TEST(NemesisScreen, AnOptionTellsItsPriceAndItsPart) {
  const Aboard aboard(kAtTheCockpit);
  const Document move = aboard.option_of("move:003");
  EXPECT_EQ(move["outcome"]["price"].as_int(), 1);
  EXPECT_EQ(move["outcome"]["room"].as_text(), "003");
  EXPECT_EQ(move["outcome"]["says"]["role"].as_text(), "move");
  EXPECT_EQ(move["outcome"]["noise"]["encounter"].as_int(), 400);
  EXPECT_EQ(aboard.option_of("pass")["outcome"]["says"]["role"].as_text(), "pass");
}

// NEM-HID-02: the way holds one's own Objectives and nobody else's.
TEST(NemesisScreen, TheWayToTheGoalIsTheOwnersAlone) {
  const Aboard aboard(kAtTheCockpit);
  const Document own = aboard.match.table().view(Observer::seat(Seat{0u}));
  const Document spectator = aboard.match.table().view(Observer::spectator());
  EXPECT_GT(own["goal"]["way"].size(), 2u);
  EXPECT_EQ(spectator["goal"]["way"].size(), 0u);
  const auto& p = aboard.table().player(Seat{1u});
  for (const ObjectiveId id : p.dealt) {
    const std::string name = aboard.table().catalogue.objectives[id.index()].name.en;
    for (const Document& step : own["goal"]["way"].items()) EXPECT_NE(step["what"]["en"].as_text(), name);
  }
}

TEST(NemesisScreen, TheBoxHoldsTheShipAndEveryCard) {
  const auto game = shipped_game();
  const Document box = game->box();
  EXPECT_EQ(box["rooms"].size(), kRooms);
  EXPECT_EQ(box["corridors"].size(), kCorridors);
  EXPECT_GT(box["papers"].size(), 150u);
  for (const Document& paper : box["papers"].items()) {
    EXPECT_NE(paper["name"]["pl"].as_text(), "") << paper["id"].as_text();
    EXPECT_FALSE(paper["kind"]["en"].as_text().empty()) << paper["id"].as_text();
  }
}

}  // namespace
}  // namespace kostka::games::nemesis
