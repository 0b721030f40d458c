// What each observer is shown of a position of Relic (REL-GEN-14), which scenarios cannot see.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "kernel/play/match.h"
#include "tests/games/patched_match.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Observer;
using kernel::Seat;

class RelicSecrets : public testing::Test {
 protected:
  void SetUp() override {
    kernel::Diagnostics diagnostics;
    game_ = content::load_packed(*find_module("relic"), content::packed_content, diagnostics);
    ASSERT_NE(game_, nullptr) << diagnostics.to_text();
    match_ = std::make_unique<Match>(*game_, standard_setup(game_->info()), kernel::key_from_seed(1),
                                     kernel::Keep::inputs_and_events);
  }

  void start_with(const Patches& patches) {
    while (!match_->table().set_up_done()) {
      for (const kernel::Prompt& prompt : match_->prompts()) {
        if (prompt.answered()) continue;
        ASSERT_EQ(match_->answer(prompt.seat, 0), kernel::Refused::no);
        break;
      }
    }
    start_patched(*match_, patches);
  }
  // What an observer is shown of the first player.
  [[nodiscard]] Document first_player(Observer who) const { return match_->view(who)["table"]["players"][0]; }
  [[nodiscard]] std::string everything(Observer who) const { return kernel::to_json(match_->view(who)["table"]); }

  const Observer owner_ = Observer::seat(Seat{0});
  const std::vector<Observer> others_ = {Observer::seat(Seat{1}), Observer::spectator()};
  std::unique_ptr<kernel::Game> game_;
  std::unique_ptr<Match> match_;
};

// proves: REL-POWER-02, REL-GEN-14
TEST_F(RelicSecrets, PowerCardsAreShownToTheirOwnerOnly) {
  start_with({{"players.0.powers", Document::list({"stolen-hour", "certainty"})}});
  ASSERT_EQ(first_player(owner_)["powers"].size(), 2u);
  EXPECT_EQ(first_player(owner_)["powers"][0].as_text(), "stolen-hour");
  for (const Observer& other : others_) {
    EXPECT_TRUE(first_player(other)["powers"].is_null());
    EXPECT_EQ(first_player(other)["power_count"].as_int(), 2);
    EXPECT_EQ(everything(other).find("stolen-hour"), std::string::npos);
  }
}

// proves: REL-CORR-11, REL-GEN-14
TEST_F(RelicSecrets, FaceDownCorruptionIsShownToItsOwnerOnly) {
  start_with({{"players.0.corruption", Document::list({Document::map({{"card", "lost-arm"}, {"up", false}}),
                                                       Document::map({{"card", "extra-arm"}, {"up", true}})})}});
  EXPECT_EQ(first_player(owner_)["corruption"][0]["card"].as_text(), "lost-arm");
  for (const Observer& other : others_) {
    const Document player = first_player(other);
    ASSERT_EQ(player["corruption"].size(), 2u) << "their number is known to all";
    EXPECT_TRUE(player["corruption"][0]["card"].is_null());
    EXPECT_EQ(player["corruption"][1]["card"].as_text(), "extra-arm");
    EXPECT_EQ(everything(other).find("lost-arm"), std::string::npos);
  }
}

// proves: REL-MISSION-02, REL-GEN-14
TEST_F(RelicSecrets, TheActiveMissionIsShownToAllAndAnUnseenOneToNobody) {
  start_with({{"players.0.mission", Document::map({{"card", "the-sealed-writ"}, {"token_space", "outskirts"}})},
              {"players.0.completed", Document::list({"war-chest"})},
              {"players.0.unseen", Document::list({"common-cause"})},
              {"players.1.mission", Document::map({{"card", "take-initiative"}})}});
  for (const Observer& observer : {owner_, others_[0], others_[1]}) {
    const Document player = first_player(observer);
    EXPECT_EQ(player["mission"]["card"].as_text(), "the-sealed-writ");
    EXPECT_EQ(player["mission"]["token_space"].as_text(), "outskirts");
    EXPECT_EQ(player["completed_missions"].as_int(), 2);
    ASSERT_EQ(player["known_missions"].size(), 1u);
    EXPECT_EQ(player["known_missions"][0].as_text(), "war-chest");
    EXPECT_EQ(everything(observer).find("common-cause"), std::string::npos);
  }
}

// proves: REL-GEN-14
TEST_F(RelicSecrets, TheSheetsSomebodyChoosesFromAreShownToThatPlayerOnly) {
  ASSERT_FALSE(match_->table().set_up_done());
  EXPECT_EQ(first_player(owner_)["dealt"].size(), 2u);
  for (const Observer& other : others_) EXPECT_TRUE(first_player(other)["dealt"].is_null());
}

// proves: REL-GEN-14
TEST_F(RelicSecrets, OfADeckOnlyItsSizeAndItsDiscardPileAreShown) {
  start_with({{"discards.4", Document::list({"storm-bolter"})}, {"players.0.assets", Document::list({})}});
  for (const Observer& observer : {owner_, others_[0], others_[1]}) {
    const Document decks = match_->view(observer)["table"]["decks"];
    const Document& wargear = decks[4];
    EXPECT_EQ(wargear["size"].as_int(), 23);
    ASSERT_EQ(wargear["discards"].size(), 1u);
    EXPECT_EQ(wargear["discards"][0].as_text(), "storm-bolter");
    EXPECT_EQ(everything(observer).find("power-sword"), std::string::npos);
  }
}

// proves: REL-GEN-14, REL-CORR-11
TEST_F(RelicSecrets, WhatIsDealtAnewForAnObserverKeepsWhatThatObserverKnows) {
  start_with({{"players.0.powers", Document::list({"stolen-hour", "certainty"})},
              {"players.0.corruption", Document::list({Document::map({{"card", "lost-arm"}, {"up", false}})})}});
  // Anyone who does not know the hand finds another one in some of the worlds; its owner always finds the same.
  int differ = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto world = [&](Observer who) {
      const auto copy = match_->fork();
      copy->determinize(who, kernel::key_from_seed(seed));
      return kernel::to_json(copy->view(Observer::record_keeper())["table"]["players"][0]);
    };
    EXPECT_NE(world(owner_).find("stolen-hour"), std::string::npos);
    EXPECT_NE(world(owner_).find("lost-arm"), std::string::npos);
    if (world(others_[0]).find("stolen-hour") == std::string::npos) ++differ;
  }
  EXPECT_GT(differ, 0);
}

// proves: REL-CHARGE-06, REL-GEN-13
TEST_F(RelicSecrets, WhoeverAsksIsToldWhyAnAbilityCannotBeUsed) {
  match_->explain(true);
  start_with({{"phase", "movement"},
              {"active", 0},
              {"sheet", "gathering-of-hosts"},
              {"players.0.character", "commissar"},
              {"players.0.life", 2},
              {"players.0.powers", Document::list({})},
              {"players.0.assets", Document::list({"field-surgeons-case", "field-surgeons-case"})},
              {"players.1.powers", Document::list({})},
              {"cards_on_board", Document::list({})}});
  ASSERT_FALSE(match_->prompts().empty());
  const kernel::Prompt& prompt = match_->prompts()[0];
  EXPECT_EQ(match_->view_refusals(Seat{0}).size(), 0u) << "both cards can be used";
  const auto first = match_->find_option(prompt, "use:field-surgeons-case");
  ASSERT_TRUE(first.has_value());
  ASSERT_EQ(match_->answer(Seat{0}, *first), kernel::Refused::no);
  const Document reasons = match_->view_refusals(Seat{0});
  ASSERT_EQ(reasons.size(), 1u);
  EXPECT_NE(kernel::to_json(reasons[0]).find("REL-CHARGE-06"), std::string::npos) << kernel::to_json(reasons);
}

// Positions of running matches and scenarios written elsewhere may still call the cards on the board as they used to.
TEST_F(RelicSecrets, TheOldKeyOfTheCardsOnTheBoardStillReads) {
  start_with({{"phase", "engagement"},
              {"active", 0},
              {"sheet", "gathering-of-hosts"},
              {"players.0.character", "commissar"},
              {"players.0.space", "slag-canyons"},
              {"lying", Document::list({Document::map({{"card", "tr-rustgob-mob"}, {"space", "slag-canyons"}})})}});
  Document position = match_->checkpoint_position();
  const Document* now = position.find("cards_on_board");
  ASSERT_TRUE(now);
  EXPECT_EQ(now->size(), 1u);
  Document old = Document::map();
  for (const auto& entry : position.entries()) {
    old.set(entry.key == "cards_on_board" ? "lying" : entry.key, entry.value);
  }
  const std::uint64_t before = match_->fingerprint();
  kernel::Diagnostics diagnostics;
  EXPECT_TRUE(match_->start_from(old, {}, diagnostics)) << diagnostics.to_text();
  EXPECT_EQ(match_->fingerprint(), before);
}

}  // namespace
}  // namespace kostka::games::relic
