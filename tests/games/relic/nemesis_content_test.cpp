// What Relic: Nemesis adds to the box, in printed numbers.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "games/relic/rules/table.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::relic {
namespace {

std::unique_ptr<kernel::Game> nemesis_game() {
  kernel::Diagnostics diagnostics;
  auto game = content::load_packed(*find_module("relic-nemesis"), content::packed_content, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

int copies_of(const kernel::Game& game, std::string_view kind, std::string_view set) {
  const auto counts = game.content_counts();
  const auto at = std::ranges::find_if(counts, [&](const auto& c) { return c.kind == kind && c.set == set; });
  return at == counts.end() ? 0 : at->copies;
}

// proves: RNE-COMP-02, RNE-COMP-03, RNE-COMP-05
TEST(RelicNemesisContent, HasThePrintedNumbers) {
  const auto game = nemesis_game();
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(copies_of(*game, "relic", "nemesis"), 7);
  EXPECT_EQ(
      copies_of(*game, "red", "nemesis") + copies_of(*game, "blue", "nemesis") + copies_of(*game, "yellow", "nemesis"),
      9);
  EXPECT_EQ(copies_of(*game, "wargear", "nemesis"), 24);
  EXPECT_EQ(copies_of(*game, "character", "nemesis"), 2);
  EXPECT_EQ(copies_of(*game, "imperium", "nemesis"), 50);
  EXPECT_EQ(copies_of(*game, "nemesis", "nemesis"), 60);
  EXPECT_EQ(copies_of(*game, "red", "base"), 68) << "the base game is all there";
}

// proves: RNE-COMP-04
TEST(RelicNemesisContent, EveryNemesisHasADeckOfFifteen) {
  const auto game = nemesis_game();
  ASSERT_NE(game, nullptr);
  const Catalogue& c = catalogue_of(*game);
  ASSERT_EQ(c.nemeses.size(), 4U);
  for (std::size_t i = 0; i < c.nemeses.size(); ++i) {
    int cards = 0;
    for (const Card& card : c.cards) cards += card.nemesis == NemesisId{i} ? card.copies : 0;
    EXPECT_EQ(cards, 15) << c.nemeses[i].id;
  }
}

// proves: RNE-COMP-01
TEST(RelicNemesisContent, EverythingOfItIsMarkedAndAlwaysInPlay) {
  const auto game = nemesis_game();
  ASSERT_NE(game, nullptr);
  const Catalogue& c = catalogue_of(*game);
  for (const Card& card : c.cards) EXPECT_EQ(card.set != 0, card.id.starts_with("rne-")) << card.id;
  for (const Character& character : c.characters) {
    EXPECT_EQ(character.set != 0, character.id.starts_with("rne-")) << character.id;
  }
  for (const kernel::Switch& each : game->info().switches) EXPECT_NE(each.id, "nemesis");
  const auto table = game->new_table();
  game->set_up(*table, standard_setup(game->info()));
  EXPECT_TRUE(kernel::has_set(static_cast<const Relic&>(*table).s.sets, 1));
  EXPECT_EQ(game->info().most_seats, 6);
}

// proves: RNE-APO-05
TEST(RelicNemesisContent, AnApostateIsARelicAnAllyOrWargear) {
  const auto game = nemesis_game();
  ASSERT_NE(game, nullptr);
  const Catalogue& c = catalogue_of(*game);
  ASSERT_TRUE(c.apostate.valid());
  std::array<int, kAllDecks> apostates{};
  for (const Card& card : c.cards) {
    if (card.has(c.apostate)) apostates[static_cast<std::size_t>(card.deck)] += card.copies;
  }
  EXPECT_EQ(apostates[static_cast<std::size_t>(Deck::relic)], 4);
  EXPECT_EQ(apostates[static_cast<std::size_t>(Deck::wargear)], 6);
  EXPECT_EQ(apostates[static_cast<std::size_t>(Deck::red)] + apostates[static_cast<std::size_t>(Deck::blue)] +
                apostates[static_cast<std::size_t>(Deck::yellow)],
            5);
  EXPECT_EQ(apostates[static_cast<std::size_t>(Deck::nemesis)], 1);
}

}  // namespace
}  // namespace kostka::games::relic
