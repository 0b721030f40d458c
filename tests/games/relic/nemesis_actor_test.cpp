// Nemeses as seats of a match (RNE-COMP, RNE-SET, RNE-NEM, RNE-CLAR): what scenarios cannot see or say.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
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
using kernel::MatchSetup;
using kernel::Observer;

constexpr std::string_view kVariant = "enemies-of-the-imperium";

std::unique_ptr<kernel::Game> relic_nemesis() {
  kernel::Diagnostics diagnostics;
  auto game = content::load_packed(*find_module("relic-nemesis"), content::packed_content, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

using Choices = std::vector<std::pair<std::string_view, std::string_view>>;

MatchSetup setup_of(const kernel::Game& game, std::uint8_t seats, const Choices& choices) {
  MatchSetup setup = standard_setup(game.info());
  setup.seats = seats;
  for (const auto& [id, choice] : choices) tests::fix_switch(game.info(), id, choice, setup);
  return setup;
}

class RelicNemeses : public testing::Test {
 protected:
  void SetUp() override {
    game_ = relic_nemesis();
    ASSERT_NE(game_, nullptr);
  }
  // After a set-up in which everybody takes the first option.
  void begin(std::uint8_t seats, const Choices& choices, const Patches& patches) {
    match_ = std::make_unique<Match>(*game_, setup_of(*game_, seats, choices), kernel::key_from_seed(1),
                                     kernel::Keep::inputs_and_events);
    while (!match_->table().set_up_done()) {
      for (const kernel::Prompt& prompt : match_->prompts()) {
        if (prompt.answered()) continue;
        ASSERT_EQ(match_->answer(prompt.seat, 0), kernel::Refused::no);
        break;
      }
    }
    start_patched(*match_, patches);
  }
  // Three seats, the last of which leads Moarn.
  void begin_with_moarn(Patches patches) {
    patches.insert(patches.begin(), {{"players.0.character", Document("commissar")},
                                     {"players.1.character", Document("ogryn")},
                                     {"players.2.nemesis", Document("rne-moarn")}});
    begin(3, {{"variant", kVariant}}, patches);
  }
  [[nodiscard]] Relic& table() const { return const_cast<Relic&>(static_cast<const Relic&>(match_->table())); }
  [[nodiscard]] Document player(int seat, Observer who) const {
    return match_->view(who)["table"]["players"][static_cast<std::size_t>(seat)];
  }

  std::unique_ptr<kernel::Game> game_;
  std::unique_ptr<Match> match_;
};

// proves: RNE-COMP-01, RNE-COMP-03, RNE-COMP-04, RNE-COMP-05
TEST_F(RelicNemeses, TheBoxHoldsWhatItSays) {
  const Catalogue& c = catalogue_of(*game_);
  const InPlay& all = c.in_play.back();
  EXPECT_EQ(all.deck_sizes[static_cast<std::size_t>(Deck::imperium)], 50);
  EXPECT_EQ(all.deck_sizes[static_cast<std::size_t>(Deck::nemesis)], 60);
  ASSERT_EQ(c.nemeses.size(), 4U);
  for (std::size_t i = 0; i < c.nemeses.size(); ++i) {
    int copies = 0;
    for (const Card& card : c.cards) copies += card.nemesis == NemesisId{i} ? card.copies : 0;
    EXPECT_EQ(copies, 15) << c.nemeses[i].id;
  }
  EXPECT_EQ(std::ranges::count_if(c.characters, [](const Character& ch) { return ch.set != 0; }), 2);
  for (const Card& card : c.cards) EXPECT_EQ(card.set != 0, card.id.starts_with("rne-")) << card.id;
}

// proves: RNE-COMP-09, RNE-COMP-10
TEST_F(RelicNemeses, WithoutTheVariantTheirMaterialStaysInTheBox) {
  begin(4, {}, {});
  const State& s = table().s;
  EXPECT_TRUE(s.enemies.imperium.deck.empty());
  EXPECT_TRUE(s.enemies.decks[0].deck.empty());
  EXPECT_TRUE(std::none_of(s.players.begin(), s.players.end(), [](const Player& p) { return p.nemesis.valid(); }));
}

// proves: RNE-SET-06
TEST_F(RelicNemeses, TheVariantNeedsThree) {
  EXPECT_TRUE(refusal_of(*game_, setup_of(*game_, 2, {{"variant", kVariant}})).has_value());
  EXPECT_FALSE(refusal_of(*game_, setup_of(*game_, 3, {{"variant", kVariant}})).has_value());
  EXPECT_FALSE(refusal_of(*game_, setup_of(*game_, 2, {})).has_value());
}

// proves: RNE-SET-12, RNE-SIX-03
TEST_F(RelicNemeses, RedAndBlackAreTheColoursOfNemeses) {
  begin(6, {{"variant", kVariant}},
        {{"players.0.nemesis", Document("rne-moarn")},
         {"players.3.nemesis", Document("rne-luxuria")},
         {"players.1.character", Document("commissar")},
         {"players.2.character", Document("ogryn")},
         {"players.4.character", Document("canoness")},
         {"players.5.character", Document("rogue-trader")}});
  std::vector<std::string> colours;
  colours.reserve(6);
  for (int i = 0; i < 6; ++i) colours.push_back(player(i, Observer::spectator())["colour"].as_text());
  EXPECT_EQ(colours, (std::vector<std::string>{"red", "grey", "brown", "black", "green", "purple"}));
}

// proves: RNE-MIGHT-09, RNE-NCARD-09
TEST_F(RelicNemeses, MightCardsAreShownToTheirNemesisOnly) {
  begin_with_moarn({{"players.2.powers", Document::list({"rne-red-mist", "rne-feast-of-wounds"})}});
  EXPECT_EQ(player(2, Observer::seat(Seat{2}))["powers"].size(), 2U);
  for (const Observer& other : {Observer::seat(Seat{0}), Observer::spectator()}) {
    EXPECT_TRUE(player(2, other)["powers"].is_null());
    EXPECT_EQ(player(2, other)["power_count"].as_int(), 2);
    EXPECT_EQ(kernel::to_json(match_->view(other)["table"]).find("rne-red-mist"), std::string::npos);
  }
}

// proves: RNE-EXPL-11
TEST_F(RelicNemeses, TheCardDrawnForTheEngagementPhaseIsShownToItsNemesisOnly) {
  begin_with_moarn({});
  const CardId drawn = catalogue_of(*game_).find_card("rne-slaughter-at-the-gates");
  set_aside(table(), drawn, Seat{2});
  const auto aside = [&](Observer who) { return table().view(who)["aside"][0]; };
  EXPECT_EQ(aside(Observer::seat(Seat{2}))["card"].as_text(), "rne-slaughter-at-the-gates");
  for (const Observer& other : {Observer::seat(Seat{0}), Observer::spectator()}) {
    EXPECT_TRUE(aside(other)["card"].is_null());
    EXPECT_EQ(aside(other)["deck"].as_text(), "nemesis");
  }
}

// proves: RNE-MIGHT-09, RNE-SET-10
TEST_F(RelicNemeses, WhatIsDealtAnewLeavesMightCardsInTheHand) {
  begin_with_moarn({{"players.2.powers", Document::list({"rne-red-mist", "rne-feast-of-wounds"})}});
  kernel::ChanceStream stream(kernel::key_from_seed(7));
  bool changed = false;
  for (int i = 0; i < 50; ++i) {
    Relic& g = table();
    const auto before = g.s.players[2].powers;
    g.determinize(Observer::seat(Seat{0}), stream);
    ASSERT_EQ(g.s.players[2].powers.size(), 2U);
    for (const CardId card : g.s.players[2].powers) EXPECT_EQ(g.card(card).type, CardType::might);
    EXPECT_EQ(g.audit(), nullptr);
    changed = changed || !(before == g.s.players[2].powers);
  }
  EXPECT_TRUE(changed);
  const auto own = table().s.players[2].powers;
  table().determinize(Observer::seat(Seat{2}), stream);
  EXPECT_TRUE(own == table().s.players[2].powers);
}

// proves: RNE-NEM-07, RNE-NEM-08, RNE-SET-18, RNE-INF-01, RNE-INF-04
TEST_F(RelicNemeses, HaveOneAttributeAndNothingThatOnlyCharactersHave) {
  begin_with_moarn({{"players.2.infamy", Document(2)}});
  Relic& g = table();
  const Seat moarn{2};
  gain_attribute(g, moarn, What::cunning, 3, "RNE-NEM-07"_clause);
  gain_attribute(g, moarn, What::strength, -20, "RNE-NEM-08"_clause);
  EXPECT_EQ(g.player(moarn).attributes, (std::array<std::int8_t, 3>{1, 0, 0}));
  gain_influence(g, moarn, 3, "RNE-SET-18"_clause);
  EXPECT_EQ(g.player(moarn).influence, 0);
  lose_infamy(g, moarn, 5, "RNE-INF-04"_clause);
  EXPECT_EQ(g.player(moarn).infamy, 0);
}

// proves: RNE-NEM-01, RNE-NEM-03, RNE-NEM-12
TEST_F(RelicNemeses, AreNoPlayers) {
  begin_with_moarn({});
  const Relic& g = table();
  std::vector<Seat> characters;
  for (const Seat seat : g.characters()) characters.push_back(seat);
  EXPECT_EQ(characters, (std::vector<Seat>{Seat{0}, Seat{1}}));
  EXPECT_EQ(g.left_of(Seat{1}), Seat{0});
  EXPECT_EQ(g.left_of(Seat{2}), Seat{0});
}

std::vector<Seat> listed(const NearestCharacters& seats) { return {seats.begin(), seats.end()}; }

// proves: RNE-CLAR-37
TEST_F(RelicNemeses, TheNearestCharacterIsFoundAlongTheRing) {
  begin_with_moarn({{"players.2.space", Document("outskirts")},
                    {"players.0.space", Document("moonlit-springs")},
                    {"players.1.space", Document("spires-of-vaulgast")}});
  // Two spaces each, on both sides.
  EXPECT_EQ(listed(nearest_characters(table(), Seat{2}, Reach::any)), (std::vector<Seat>{Seat{0}, Seat{1}}));
  table().s.players[1].space = table().s.players[2].space;
  EXPECT_EQ(listed(nearest_characters(table(), Seat{2}, Reach::placing)), (std::vector<Seat>{Seat{1}}));
  EXPECT_EQ(listed(nearest_characters(table(), Seat{2}, Reach::moving)), (std::vector<Seat>{Seat{0}}));
  // DV-51: the middle sector before the inner one, which no move and no placing reaches.
  table().s.players[0].space = catalogue_of(*game_).find_space("scrap-moon");
  table().s.players[1].space = catalogue_of(*game_).find_space("garden-of-nurgle");
  EXPECT_EQ(listed(nearest_characters(table(), Seat{2}, Reach::any)), (std::vector<Seat>{Seat{0}}));
  table().s.players[0].space = catalogue_of(*game_).find_space("garden-of-nurgle");
  EXPECT_EQ(nearest_characters(table(), Seat{2}, Reach::moving).size(), 0U);
  EXPECT_EQ(nearest_characters(table(), Seat{2}, Reach::any).size(), 2U);
}

// proves: RNE-MOVE-06
TEST_F(RelicNemeses, EveryOuterCornerHasTheMiddleCornerOfItsQuadrant) {
  const Catalogue& c = catalogue_of(*game_);
  std::vector<std::pair<std::string, std::string>> ways;
  ways.reserve(c.crossings.size());
  for (const auto& [from, to] : c.crossings) ways.emplace_back(c.space(from).id, c.space(to).id);
  EXPECT_EQ(ways, (std::vector<std::pair<std::string, std::string>>{{"grey-knight-envoy", "antian-shrine-world"},
                                                                    {"battlefleet-antias", "blackstone-fortress"},
                                                                    {"ultramar-emissary", "guardian-of-the-rift"},
                                                                    {"st-antias-sanctuary", "apothecarium-sepha"}}));
}

// proves: RNE-NEM-06
TEST_F(RelicNemeses, TheirSheetsReadInBothLanguages) {
  for (const Nemesis& nemesis : catalogue_of(*game_).nemeses) {
    const auto item = game_->item(nemesis.id);
    ASSERT_NE(item, nullptr);
    EXPECT_GE(item->lines.size(), 5U);
    for (const kernel::Text& line : item->lines) {
      EXPECT_FALSE(line.en.empty());
      EXPECT_FALSE(line.pl.empty());
    }
  }
}

}  // namespace
}  // namespace kostka::games::relic
