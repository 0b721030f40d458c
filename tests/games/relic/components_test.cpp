// What is in the box and on the table of each player: characters, colours, areas, passages, and who sees what at the
// start.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "games/relic/relic.h"
#include "games/relic/rules/table.h"
#include "games/relic/screen/box.h"
#include "games/relic/screen/screen.h"
#include "kernel/play/match.h"
#include "tests/games/relic/real_content.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Observer;

class RelicTable : public testing::Test {
 protected:
  void SetUp() override {
    kernel::Diagnostics diagnostics;
    game = load(content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/relic", diagnostics), diagnostics);
    ASSERT_EQ(diagnostics.to_text(), "");
    catalogue = &catalogue_of(*game);
  }
  std::unique_ptr<Match> match_of(std::uint8_t seats) const {
    kernel::MatchSetup setup = standard_setup(game->info());
    setup.seats = seats;
    return std::make_unique<Match>(*game, setup, kernel::key_from_seed(1), kernel::Keep::inputs_and_events);
  }
  static void set_up(Match& match) {
    while (!match.table().set_up_done()) {
      for (const kernel::Prompt& prompt : match.prompts()) {
        if (prompt.answered()) continue;
        match.answer(prompt.seat, 0);
        break;
      }
    }
  }

  std::unique_ptr<kernel::Game> game;
  const Catalogue* catalogue = nullptr;
};

// proves: REL-COMP-01, REL-COMP-12
TEST_F(RelicTable, HasTenCharactersAndRoomForTwoToFourPlayers) {
  EXPECT_EQ(catalogue->characters.size(), 10u);
  EXPECT_EQ(game->info().least_seats, 2);
  EXPECT_EQ(game->info().most_seats, 4);
  for (std::uint8_t seats = 2; seats <= 4; ++seats) {
    const auto match = match_of(seats);
    set_up(*match);
    const Document view = match->view(Observer::spectator());
    ASSERT_EQ(view["table"]["players"].size(), seats);
    for (const Document& player : view["table"]["players"].items()) EXPECT_EQ(player["level"].as_int(), 0);
  }
}

// proves: REL-COMP-02, REL-SETUP-07
TEST_F(RelicTable, GivesEveryPlayerAColourOfTheOwn) {
  const auto match = match_of(4);
  std::vector<std::string> colours;
  const Document view = match->view(Observer::spectator());
  for (const Document& player : view["table"]["players"].items()) colours.push_back(player["colour"].as_text());
  EXPECT_EQ(colours, (std::vector<std::string>{"grey", "brown", "green", "purple"}));
}

// proves: REL-BOARD-02, REL-BOARD-03, REL-BOARD-05, REL-BOARD-07, REL-BOARD-08
TEST_F(RelicTable, HasTheAreasOfTheRulebook) {
  std::map<std::string, int> outer, middle;
  for (const Space& space : catalogue->spaces) {
    if (!space.area.valid()) continue;
    ASSERT_LE(space.sector, Sector::middle) << space.id;
    const kernel::Text& name = catalogue->areas[space.area.index()].name;
    ++(space.sector == Sector::outer ? outer : middle)[name.en + " / " + name.pl];
  }
  EXPECT_EQ(outer, (std::map<std::string, int>{{"Hive World / Świat Rój", 5},
                                               {"Forge World / Świat Kuźnia", 5},
                                               {"Death World / Świat Śmierci", 5},
                                               {"Maiden World / Świat Dziewiczy", 5}}));
  EXPECT_EQ(middle, (std::map<std::string, int>{{"Twilight Fringe / Pasmo Zmierzchu", 3},
                                                {"Devastated Reaches / Spustoszone Rubieże", 3},
                                                {"Lost Front / Stracony Front", 3},
                                                {"Phantom Stars / Gwiazdy Widma", 3}}));
}

// proves: REL-BOARD-11
TEST_F(RelicTable, HasSpacesWithAndWithoutEachPart) {
  std::set<bool> areas, icons, arrows, moves;
  std::set<int> texts;
  for (const Space& space : catalogue->spaces) {
    EXPECT_FALSE(space.name.en.empty() || space.name.pl.empty()) << space.id;
    areas.insert(space.area.valid());
    icons.insert(space.has_icons());
    moves.insert(space.box_to.valid());
    texts.insert(space.box_count);
    const bool arrow = space.clockwise.valid() && !space.counter_clockwise.valid();
    arrows.insert(arrow);
    EXPECT_EQ(arrow, space.sector == Sector::inner) << space.id;
    EXPECT_FALSE(space.sector >= Sector::inner && space.has_icons()) << space.id;
  }
  for (const auto& part : {areas, icons, arrows, moves}) EXPECT_EQ(part, (std::set<bool>{false, true}));
  EXPECT_EQ(texts, (std::set<int>{0, 1, 2}));
}

// proves: REL-BOARD-10, REL-CROSS-01, REL-CROSS-05
TEST_F(RelicTable, LeadsFromThreeCornersToTheMiddleCornerBesideThem) {
  const screen::Box box = open_box(*catalogue);
  std::map<std::string, int> corner_of;
  for (const auto& space : box.spaces) {
    if (space.corner) corner_of[space.id] = space.place / (space.sector == Sector::outer ? 6 : 4);
  }
  std::set<std::string> passages;
  for (const auto& space : box.spaces) {
    if (!space.crossing) continue;
    passages.insert(space.id);
    EXPECT_GT(space.crossing_price, 0) << space.id;
    ASSERT_TRUE(corner_of.contains(*space.crossing)) << space.id;
    EXPECT_EQ(corner_of[space.id], corner_of[*space.crossing]) << space.id;
  }
  EXPECT_EQ(passages, (std::set<std::string>{"grey-knight-envoy", "battlefleet-antias", "st-antias-sanctuary"}));
}

// proves: REL-CHAR-01
TEST_F(RelicTable, HasCharacterSheetsThatStateEverything) {
  for (const Character& sheet : catalogue->characters) {
    for (const kernel::Text& text : {sheet.name, sheet.affiliation}) {
      EXPECT_FALSE(text.en.empty() || text.pl.empty()) << sheet.id;
    }
    EXPECT_GE(sheet.abilities.count, 1) << sheet.id;
    EXPECT_TRUE(sheet.start.valid()) << sheet.id;
    for (const int dial : sheet.attributes) EXPECT_GE(dial, 1) << sheet.id;
    EXPECT_GE(sheet.life, 1) << sheet.id;
    EXPECT_GE(sheet.asset_limit, 1) << sheet.id;
    EXPECT_GE(sheet.power_limits[0], 1) << sheet.id;
    for (std::size_t level = 1; level <= kHighestLevel; ++level) {
      EXPECT_GE(sheet.power_limits[level], sheet.power_limits[level - 1]) << sheet.id;
      EXPECT_FALSE(sheet.levels[level].empty()) << sheet.id << ' ' << level;
    }
    EXPECT_FALSE(sheet.special.empty()) << sheet.id;
  }
}

// proves: REL-SETUP-05
TEST_F(RelicTable, KeepsTheChoiceOfCharactersSecretUntilAllHaveChosen) {
  const auto match = match_of(2);
  const auto player = [&](Observer who, std::size_t seat) { return match->view(who)["table"]["players"][seat]; };
  const Seat one{0u}, two{1u};
  EXPECT_EQ(player(Observer::seat(one), 0)["dealt"].size(), 2u);
  EXPECT_EQ(player(Observer::seat(one), 1)["dealt"].size(), 0u) << "the sheets of the other are hidden";
  EXPECT_EQ(player(Observer::spectator(), 0)["dealt"].size(), 0u);
  match->answer(one, 1);
  EXPECT_TRUE(player(Observer::seat(two), 0)["character"].is_null()) << "the choice is not shown yet";
  match->answer(two, 0);
  EXPECT_TRUE(player(Observer::seat(two), 0)["character"].is_text());
}

// proves: REL-SETUP-12
TEST_F(RelicTable, ShowsPowerCardsToTheirOwnerOnly) {
  const auto match = match_of(3);
  set_up(*match);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const auto& sheet =
        catalogue->characters[static_cast<const Relic&>(match->table()).s.players[seat].character.index()];
    for (std::size_t eye = 0; eye < 3; ++eye) {
      const Document player = match->view(Observer::seat(Seat{eye}))["table"]["players"][seat];
      EXPECT_EQ(player["power_count"].as_int(), sheet.power_limits[0]);
      EXPECT_EQ(player["powers"].size(), eye == seat ? static_cast<std::size_t>(sheet.power_limits[0]) : 0u);
    }
  }
}

}  // namespace
}  // namespace kostka::games::relic
