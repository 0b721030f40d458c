// The scenario sheets of Relic: Nemesis (RNE-SET, RNE-SCN): which of them can be played by whom, and what observers are
// shown of them. What happens on them stands in scenarios.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "games/relic/rules/rules.h"
#include "kernel/play/match.h"
#include "tests/battery/random_play.h"
#include "tests/games/patched_match.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Observer;

using SwitchChoices = std::vector<std::pair<std::string_view, std::string_view>>;

constexpr std::pair<std::string_view, std::string_view> kWithNemeses = {"variant", "enemies-of-the-imperium"};
constexpr std::string_view kHulkSheet = "rne-hulk-of-the-wayward-warrior", kCollectorSheet = "rne-master-collector",
                           kAllianceSheet = "rne-dark-alliance", kShoulderSheet = "rne-shoulder-to-shoulder";

class RelicSheets : public testing::Test {
 protected:
  void SetUp() override {
    kernel::Diagnostics diagnostics;
    game_ = content::load_packed(*find_module("relic-nemesis"), content::packed_content, diagnostics);
    ASSERT_NE(game_, nullptr) << diagnostics.to_text();
  }
  [[nodiscard]] kernel::MatchSetup setup_for(std::uint8_t seats, const SwitchChoices& choices) const {
    kernel::MatchSetup setup = standard_setup(game_->info());
    setup.seats = seats;
    for (const auto& [id, choice] : choices) tests::fix_switch(game_->info(), id, choice, setup);
    return setup;
  }
  // Why it cannot be played so, in both languages; empty if it can.
  [[nodiscard]] std::string refused(std::uint8_t seats, const SwitchChoices& choices) const {
    const auto refusal = refusal_of(*game_, setup_for(seats, choices));
    if (!refusal) return {};
    EXPECT_NE(refusal->sentence.en, "");
    EXPECT_NE(refusal->sentence.pl, "");
    EXPECT_NE(refusal->sentence.en, refusal->sentence.pl);
    return refusal->sentence.en;
  }
  // The sheets that chance brings in many matches.
  [[nodiscard]] std::set<std::string> drawn(std::uint8_t seats, const SwitchChoices& choices) const {
    std::set<std::string> sheets;
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
      const Match match(*game_, setup_for(seats, choices), kernel::key_from_seed(seed));
      sheets.insert(match.table().setting());
    }
    return sheets;
  }
  [[nodiscard]] static bool has(const std::set<std::string>& sheets, std::string_view sheet) {
    return sheets.contains(std::string(sheet));
  }
  void begin(std::uint8_t seats, const SwitchChoices& choices, const Patches& patches) {
    match_ = std::make_unique<Match>(*game_, setup_for(seats, choices), kernel::key_from_seed(1),
                                     kernel::Keep::inputs_and_events);
    while (!match_->table().set_up_done()) {
      const auto open = std::ranges::find_if(match_->prompts(), [](const auto& prompt) { return !prompt.answered(); });
      ASSERT_EQ(match_->answer(open->seat, 0), kernel::Refused::no);
    }
    start_patched(*match_, patches);
  }
  [[nodiscard]] Document table_for(Observer observer) const { return match_->view(observer)["table"]; }

  std::unique_ptr<kernel::Game> game_;
  std::unique_ptr<Match> match_;
};

// proves: RNE-SET-02, RNE-SCN-16
TEST_F(RelicSheets, TwoOfThemNeedTheVariant) {
  for (const std::string_view sheet : {kAllianceSheet, kShoulderSheet}) {
    EXPECT_NE(refused(4, {{"sheet", sheet}}), "");
    EXPECT_EQ(refused(4, {{"sheet", sheet}, kWithNemeses}), "");
  }
  for (const std::string_view sheet : {kHulkSheet, kCollectorSheet}) {
    EXPECT_EQ(refused(2, {{"sheet", sheet}}), "");
    EXPECT_EQ(refused(5, {{"sheet", sheet}, kWithNemeses}), "");
  }
}

// proves: RNE-SCN-10, RNE-SCN-13
TEST_F(RelicSheets, DarkAllianceIsForFourOrSix) {
  for (const std::uint8_t seats : {std::uint8_t{3}, std::uint8_t{5}})
    EXPECT_NE(refused(seats, {{"sheet", kAllianceSheet}, kWithNemeses}), "");
  for (const std::uint8_t seats : {std::uint8_t{4}, std::uint8_t{6}})
    EXPECT_EQ(refused(seats, {{"sheet", kAllianceSheet}, kWithNemeses}), "");
}

// proves: RNE-SET-03, RNE-SCN-13
TEST_F(RelicSheets, ASheetThatDoesNotGoWithTheMatchIsNeverDrawn) {
  const auto plain = drawn(4, {}), four = drawn(4, {kWithNemeses}), five = drawn(5, {kWithNemeses});
  EXPECT_EQ(plain.size(), 7U);
  EXPECT_FALSE(has(plain, kAllianceSheet) || has(plain, kShoulderSheet));
  EXPECT_EQ(four.size(), 9U);
  EXPECT_EQ(five.size(), 8U);
  EXPECT_FALSE(has(five, kAllianceSheet));
}

// proves: RNE-SCN-09
TEST_F(RelicSheets, SheetsDesignedHereCanBeHidden) {
  const auto printed = drawn(4, {kWithNemeses, {"house_sheets", "hide"}});
  EXPECT_TRUE(has(printed, kHulkSheet));
  EXPECT_FALSE(has(printed, kCollectorSheet) || has(printed, kAllianceSheet) || has(printed, kShoulderSheet));
  EXPECT_NE(refused(4, {kWithNemeses, {"house_sheets", "hide"}, {"sheet", kCollectorSheet}}), "");
  EXPECT_EQ(refused(4, {kWithNemeses, {"house_sheets", "hide"}, {"sheet", kHulkSheet}}), "");
}

// proves: RNE-SCN-11
TEST_F(RelicSheets, ThreeNemesesHaveColoursOfTheirOwn) {
  begin(6, {{"sheet", kAllianceSheet}, kWithNemeses}, {});
  const Document players = table_for(Observer::spectator())["players"];
  std::set<std::string> colours;
  int nemeses = 0;
  for (const Document& player : players.items()) {
    colours.insert(player["colour"].as_text());
    nemeses += player["nemesis"].is_text() ? 1 : 0;
  }
  EXPECT_EQ(nemeses, 3);
  EXPECT_EQ(colours.size(), 6U);
}

// What the screens need of a sheet is open to everybody.
TEST_F(RelicSheets, WhatLiesOnTheSheetIsShownToAll) {
  begin(2, {{"sheet", kHulkSheet}},
        {{"scenario.deck", Document::list({"tr-rustgob-mob", "tb-whisper-talon"})}, {"players.1.tokens", Document(2)}});
  for (const Observer observer : {Observer::spectator(), Observer::seat(kernel::Seat{0})}) {
    const Document table = table_for(observer);
    EXPECT_EQ(to_json(table["scenario"]["deck"]), R"(["tr-rustgob-mob","tb-whisper-talon"])");
    EXPECT_EQ(table["scenario"]["tokens_to_win"].as_int(), 3);
    EXPECT_EQ(table["players"][1]["tokens"].as_int(), 2);
  }
  begin(3, {{"sheet", kShoulderSheet}, kWithNemeses}, {});
  EXPECT_EQ(table_for(Observer::spectator())["scenario"]["tokens_to_win"].as_int(), 2);
  EXPECT_EQ(table_for(Observer::spectator())["scenario"]["together"], Document(true));
}

// proves: RNE-SCN-26
TEST_F(RelicSheets, TokensOnSpacesCountWithThoseOnTheSheet) {
  const Document token = Document::map({{"space", "garden-of-nurgle"}, {"owner", 1}});
  begin(2, {{"sheet", kCollectorSheet}},
        {{"scenario.tokens", Document::list({token})}, {"players.1.tokens", Document(1)}});
  const Document table = table_for(Observer::spectator());
  EXPECT_EQ(table["players"][1]["tokens"].as_int(), 2);
  EXPECT_EQ(to_json(table["scenario"]["tokens"]), R"([{"space":"garden-of-nurgle","seat":1}])");
}

// A text of the base game on an event of the nemeses: no printed card asks a nemesis for a test.
class NemesisTests : public RelicSheets {
 protected:
  void SetUp() override {
    RelicSheets::SetUp();
    // Nobody else reads this catalogue.
    auto& c = const_cast<Catalogue&>(catalogue_of(*game_));
    const Abilities& from = c.card(c.find_card("rne-kiss-of-the-brood")).abilities;
    const Abilities& to = c.card(c.find_card("rne-panic-in-the-streets")).abilities;
    c.script.abilities[to.first].body =
        c.script.abilities[from.first].body;  // test(willpower,7){failure: draw(blue,1)}
  }
};

// proves: RNE-NEM-13
TEST_F(NemesisTests, ANemesisTestsItsOnlyAttribute) {
  const Document event = Document::map({{"card", "rne-panic-in-the-streets"}, {"space", "outskirts"}});
  const Patches patches = {{"phase", Document("engagement")},
                           {"active", Document(2)},
                           {"players.0.character", Document("commissar")},
                           {"players.0.space", Document("slag-canyons")},
                           {"players.1.character", Document("ogryn")},
                           {"players.1.space", Document("slag-canyons")},
                           {"players.2.nemesis", Document("rne-moarn")},
                           {"players.2.attributes", Document::list({4, 0, 0})},
                           {"players.2.space", Document("outskirts")},
                           {"players.2.powers", Document::list({"rne-feast-of-wounds"})},
                           {"cards_on_board", Document::list()},
                           {"enemies.cards_on_board", Document::list({event})}};
  begin(3, {kWithNemeses}, patches);
  // RNE-MIGHT-03: a Might card may take the place of the die, here a 5.
  const kernel::Prompt prompt = match_->prompts()[0];
  const auto might = match_->find_option(prompt, "number:rne-feast-of-wounds");
  ASSERT_TRUE(might.has_value());
  match_->answer(prompt.seat, *might);
  const State& s = static_cast<const Relic&>(match_->table()).s;
  bool passed = false;
  for (const kernel::Told& told : match_->events()) {
    kernel::visit_event<told::Events>(told.event, [&]<class T>(const T& e) {
      if constexpr (std::is_same_v<T, told::Test>) {
        EXPECT_EQ(e.attribute, attribute_object(What::strength));
      }
      if constexpr (std::is_same_v<T, told::TestPassed>) passed = e.test.own.total == 9;
    });
  }
  EXPECT_TRUE(passed) << "4 + 5 against 7";
  EXPECT_TRUE(s.cards_on_board.empty());
}

}  // namespace
}  // namespace kostka::games::relic
