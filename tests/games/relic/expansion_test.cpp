// An expansion laid over Relic (tests/packs/night-shift): sets that a match switches on, decks of other sizes, Threat
// cards whose colour is not that of their deck, six seats, and what is refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "games/relic/rules/table.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/match.h"
#include "scenario/runner.h"
#include "tests/battery/battery.h"
#include "tests/battery/random_play.h"

namespace kostka::games::relic {
namespace {

using kernel::MatchSetup;

std::unique_ptr<kernel::Game> expanded() {
  kernel::Diagnostics diagnostics;
  const auto pack = content::read_pack_folder(KOSTKA_SOURCE_DIR "/tests/packs/night-shift", diagnostics);
  if (!pack) {
    ADD_FAILURE() << diagnostics.to_text();
    return nullptr;
  }
  auto game = content::load_packs(*find_module("relic"), std::span(&*pack, 1), content::packed_content, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

std::unique_ptr<kernel::Game> printed() {
  kernel::Diagnostics diagnostics;
  return content::load_packed(*find_module("relic"), content::packed_content, diagnostics);
}

MatchSetup expansion_setup(const kernel::Game& game, std::uint8_t seats,
                           std::initializer_list<std::pair<std::string_view, std::string_view>> choices = {}) {
  MatchSetup setup = standard_setup(game.info());
  setup.seats = seats;
  for (const auto& [id, choice] : choices) tests::fix_switch(game.info(), id, choice, setup);
  return setup;
}

const State& state_of(const kernel::Match& match) { return static_cast<const Relic&>(match.table()).s; }

std::array<std::size_t, kDecks> sizes_in(const State& s) {
  std::array<std::size_t, kDecks> sizes{};
  for (std::size_t d = 0; d < kDecks; ++d) sizes[d] = s.decks[d].size();
  return sizes;
}

TEST(RelicExpansion, DecksFollowTheSetsOfTheMatch) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  using Sizes = std::array<std::size_t, kDecks>;
  const auto laid = [&](const MatchSetup& setup) {
    const auto table = game->new_table();
    game->set_up(*table, setup);
    EXPECT_EQ(table->audit(), nullptr);
    return sizes_in(static_cast<const Relic&>(*table).s);
  };
  EXPECT_EQ(laid(expansion_setup(*game, 2)), (Sizes{30, 24, 36, 18, 24, 68, 68, 68}));
  EXPECT_EQ(laid(expansion_setup(*game, 2, {{"night-shift", "on"}})), (Sizes{30, 24, 36, 18, 48, 77, 68, 68}));
  EXPECT_EQ(laid(expansion_setup(*game, 2, {{"odds-and-ends", "on"}})), (Sizes{30, 25, 38, 18, 24, 68, 68, 68}));
  EXPECT_EQ(laid(expansion_setup(*game, 6, {{"night-shift", "on"}, {"odds-and-ends", "on"}})),
            (Sizes{30, 25, 38, 18, 48, 77, 68, 68}));
  EXPECT_EQ(catalogue_of(*game).in_play[3].deck_sizes[static_cast<std::size_t>(Deck::red)], 77);
}

TEST(RelicExpansion, CountsAreTakenBySet) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  const auto counts = game->content_counts();
  const auto copies = [&](std::string_view kind, std::string_view set) {
    const auto at = std::ranges::find_if(counts, [&](const auto& c) { return c.kind == kind && c.set == set; });
    return at == counts.end() ? -1 : at->copies;
  };
  EXPECT_EQ(copies("red", "base"), 68);
  EXPECT_EQ(copies("red", "night-shift"), 9);
  EXPECT_EQ(copies("red", "odds-and-ends"), -1);
  EXPECT_EQ(copies("character", "base"), 10);
  EXPECT_EQ(copies("character", "night-shift"), 2);
  EXPECT_EQ(copies("sheet", "night-shift"), 1);
}

TEST(RelicExpansion, AnItemOfTheSameIdReplacesTheLowerOne) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(game->item("tr-rustgob-mob")->name.en, "Rustgob Night Mob");
  EXPECT_EQ(game->item("tr-mudskull-bruisers")->name.en, "Mudskull Bruisers");
}

TEST(RelicExpansion, ACardSaysThatItsColourIsNotThatOfItsDeck) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  const auto says = [&](std::string_view id, const kernel::Text& line) {
    const auto item = game->item(id);
    return std::ranges::find(item->lines, line) != item->lines.end();
  };
  EXPECT_TRUE(says("grey-prowler", {"Has no colour.", "Nie ma koloru."}));
  EXPECT_TRUE(says("gilded-prowler", {"Counts as yellow.", "Liczy się jako żółta."}));
}

// The same answers to the same dice, decision by decision: what is asked, offered and told has the same names.
TEST(RelicExpansion, AMatchWithoutTheSetsPlaysAsIfTheyDidNotExist) {
  const auto with = expanded(), without = printed();
  ASSERT_NE(with, nullptr);
  ASSERT_NE(without, nullptr);
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const auto seats = static_cast<std::uint8_t>(2 + seed % 3);
    kernel::Match a(*with, expansion_setup(*with, seats), kernel::key_from_seed(seed), kernel::Keep::inputs_and_events);
    kernel::Match b(*without, expansion_setup(*without, seats), kernel::key_from_seed(seed),
                    kernel::Keep::inputs_and_events);
    kernel::ChanceStream answers(kernel::key_from_seed(seed, 1));
    for (int n = 0; n < 400 && !b.over(); ++n) {
      const tests::Answer answer = tests::random_answer(b, answers);
      const kernel::Prompt* left = a.prompt_of(answer.seat);
      const kernel::Prompt* right = b.prompt_of(answer.seat);
      ASSERT_TRUE(left != nullptr && left->count() == right->count()) << seed << ": " << n;
      for (std::uint32_t i = 0; i < right->count(); ++i) {
        ASSERT_EQ(a.option_id(*left, i), b.option_id(*right, i)) << seed << ": " << n;
      }
      a.answer(answer.seat, answer.option);
      b.answer(answer.seat, answer.option);
    }
    ASSERT_EQ(a.events().size(), b.events().size());
    for (std::size_t i = 0; i < a.events().size(); ++i) {
      ASSERT_EQ(a.table().event_id(a.events()[i].event), b.table().event_id(b.events()[i].event));
    }
  }
}

TEST(RelicExpansion, PassesTheBattery) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  tests::BatteryOptions options = tests::battery_size();
  options.games = std::clamp<std::uint64_t>(options.games / 4, 20, 20'000);
  options.leave_after = 40;
  options.whole_every = 400;
  options.most_decisions *= 10;
  const tests::BatteryReport report = tests::run_battery(*game, options);
  std::cout << "relic with an expansion: " << report.summary() << "\n";
  EXPECT_EQ(report.failure, "");
}

// Random players until somebody is at the table for a while: the cards of the expansion really lie on the board.
TEST(RelicExpansion, SixPlayersMeetCardsOfNoColour) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  const Catalogue& c = catalogue_of(*game);
  const CardId grey = c.find_card("grey-prowler"), gilded = c.find_card("gilded-prowler");
  bool grey_lay = false, gilded_lay = false;
  for (std::uint64_t seed = 1; seed <= 30 && !(grey_lay && gilded_lay); ++seed) {
    kernel::Match match(*game, expansion_setup(*game, 6, {{"night-shift", "on"}}), kernel::key_from_seed(seed),
                        kernel::Keep::inputs);
    kernel::ChanceStream answers(kernel::key_from_seed(seed, 2));
    for (int n = 0; n < 600 && !match.over(); ++n) {
      const tests::Answer answer = tests::random_answer(match, answers);
      match.answer(answer.seat, answer.option);
      ASSERT_EQ(match.fault(), nullptr);
      ASSERT_EQ(match.table().audit(), nullptr);
      for (const CardInPlay& lying : state_of(match).cards_on_board) {
        grey_lay = grey_lay || lying.card == grey;
        gilded_lay = gilded_lay || lying.card == gilded;
      }
    }
  }
  EXPECT_TRUE(grey_lay);
  EXPECT_TRUE(gilded_lay);
}

std::string outcome_of(const kernel::Game& game, std::string_view text) {
  const scenario::Games games{[&](std::string_view) { return &game; }, {"relic"}};
  std::string out;
  for (const scenario::Verdict& verdict : scenario::run_text(text, "test", games)) {
    for (const kernel::Problem& problem : verdict.problems) out += problem.message + '\n';
  }
  return out.empty() ? "passed" : out;
}

// On a space with one red icon lies a card from the red deck: only one that is red takes its place. What chance is
// asked for first tells whether a card is drawn or the battle begins at once.
TEST(RelicExpansion, OnlyACardOfTheColourMatchesAnIcon) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  const Catalogue& c = catalogue_of(*game);
  const auto red = std::ranges::find_if(c.spaces, [](const Space& s) { return s.icons == Icons{1, 0, 0}; });
  ASSERT_NE(red, c.spaces.end());
  const auto explored = [&](std::string_view lying, std::string_view rest) {
    return outcome_of(*game,
                      "title: t\ngame: relic\noptions: {night-shift: on}\n"
                      "given:\n  phase: exploration\n  active: 0\n  sheet: gathering-of-hosts\n"
                      "  players.0.character: commissar\n  players.0.powers: []\n"
                      "  players.1.character: ratling-sniper\n  players.1.powers: []\n"
                      "  players.0.space: " +
                          red->id + "\n  cards_on_board: [{card: " + std::string(lying) + ", space: " + red->id +
                          "}]\n" + std::string(rest));
  };
  EXPECT_EQ(explored("grey-prowler", "dice: [tr-mudskull-bruisers]\nexpect: {over: false}\n"), "passed");
  // It counts as yellow and brings a blue icon.
  EXPECT_EQ(explored("gilded-prowler", "do:\n  - {seat: 0, expect_only: ['deck:red', 'deck:blue']}\n"), "passed");
  EXPECT_EQ(explored("tr-mudskull-bruisers", "dice: [3]\nexpect: {over: false}\n"), "passed");
}

TEST(RelicExpansion, APositionNamesNoCardOfASetThatIsNotInPlay) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  const std::string text =
      "title: t\ngame: relic\ngiven:\n  phase: engagement\n  active: 0\n  players.0.assets: [dark-lantern]\n"
      "expect: {over: false}\n";
  EXPECT_EQ(outcome_of(*game, text), "the card dark-lantern belongs to a set that is not in play\n");
}

TEST(RelicExpansion, SeatsAndSheetsThatDoNotFitTheSetsAreRefused) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(game->info().most_seats, 6);
  const auto refusal = [&](const MatchSetup& setup) {
    const auto refused = refusal_of(*game, setup);
    return refused ? std::string(refused->cause) + ": " + refused->sentence.en + " / " + refused->sentence.pl : "";
  };
  EXPECT_EQ(refusal(expansion_setup(*game, 4)), "");
  EXPECT_EQ(refusal(expansion_setup(*game, 5)),
            "seats: With these sets at most 4 can play, not 5. / Z tymi zestawami grają najwyżej 4 osoby, nie 5.");
  EXPECT_EQ(refusal(expansion_setup(*game, 5, {{"odds-and-ends", "on"}})), refusal(expansion_setup(*game, 5)));
  EXPECT_EQ(refusal(expansion_setup(*game, 6, {{"night-shift", "on"}})), "");
  EXPECT_EQ(
      refusal(expansion_setup(*game, 2, {{"sheet", "until-dawn"}})),
      "sheet: Until Dawn belongs to the set Night shift, which is not in play. / Do świtu należy do zestawu Nocna "
      "zmiana, który nie jest w grze.");
  EXPECT_EQ(refusal(expansion_setup(*game, 2, {{"sheet", "until-dawn"}, {"night-shift", "on"}})), "");
  EXPECT_NE(refusal(expansion_setup(*game, 0)), "");
  EXPECT_NE(refusal(expansion_setup(*game, 255)), "");
  MatchSetup wild = expansion_setup(*game, 2);
  wild.switches[0] = 999;
  EXPECT_NE(refusal(wild), "");
  wild.switches[0] = -1;
  EXPECT_NE(refusal(wild), "");
}

TEST(RelicExpansion, AScenarioIsRefusedWithTheSameSentence) {
  const auto game = expanded();
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(outcome_of(*game, "title: t\ngame: relic\nseats: 5\nset_up: none\nexpect: {over: false}\n"),
            "With these sets at most 4 can play, not 5.\n");
  EXPECT_EQ(outcome_of(*game, "title: t\ngame: relic\nseats: 6\noptions: {night-shift: on}\nexpect: {over: false}\n"),
            "passed");
}

}  // namespace
}  // namespace kostka::games::relic
