// What scenarios cannot see of Nemesis: what an observer is shown, and that habits know no more.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/nemesis/nemesis.h"
#include "games/nemesis/rules/table.h"
#include "games/nemesis/words/board.h"
#include "kernel/play/match.h"
#include "tests/games/nemesis/real_nemesis.h"

namespace kostka::games::nemesis {
namespace {

std::unique_ptr<kernel::Game> real_game() {
  kernel::Diagnostics diagnostics;
  auto game = load(real_content(), diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

TEST(NemesisPlay, APositionIsSmallEnough) {
  const auto game = real_game();
  EXPECT_LE(game->new_table()->state_bytes(), 16u * 1024u);
}

// proves: NEM-HID-01, NEM-HID-02, NEM-HID-03
TEST(NemesisPlay, AViewShowsOnlyTheOwnHandAndObjectives) {
  const auto game = real_game();
  kernel::MatchSetup setup = standard_setup(game->info());
  setup.seats = 2;
  kernel::Match match(*game, setup, kernel::key_from_seed(3), kernel::Keep::inputs_and_events);
  while (!match.table().set_up_done()) match.answer(match.prompts()[0].seat, 0);
  const kernel::Document own = match.table().view(kernel::Observer::seat(kernel::Seat{0u}));
  const kernel::Document spectator = match.table().view(kernel::Observer::spectator());
  EXPECT_EQ(own["players"][0]["hand"].size(), 5u);
  EXPECT_EQ(own["players"][1]["hand"].size(), 0u);
  EXPECT_EQ(own["players"][1]["hand_size"].as_int(), 5);
  EXPECT_EQ(own["players"][0]["objectives"].size(), 2u);
  EXPECT_EQ(own["players"][1]["objectives"].size(), 0u);
  EXPECT_EQ(spectator["players"][0]["hand"].size(), 0u);
  EXPECT_EQ(spectator["players"][0]["objectives"].size(), 0u);
  EXPECT_TRUE(own["coordinates"].is_null());
  EXPECT_TRUE(own["rooms"][5]["tile"].is_null());
  EXPECT_EQ(own["rooms"][0]["tile"].as_text(), "rs-cockpit");
}

// proves: NEM-HID-05, NEM-HID-07
TEST(NemesisPlay, TheDeadSeeWhatIsPublicAndWhatTheyKnew) {
  const auto game = real_game();
  kernel::MatchSetup setup = standard_setup(game->info());
  setup.seats = 2;
  kernel::Match match(*game, setup, kernel::key_from_seed(3), kernel::Keep::inputs_and_events);
  while (!match.table().set_up_done()) match.answer(match.prompts()[0].seat, 0);
  start_patched(match, {{"players.1.being", "dead"}, {"players.1.discard", kernel::Document::list({"infected-card"})}});
  const kernel::Document dead = match.table().view(kernel::Observer::seat(kernel::Seat{1u}));
  EXPECT_EQ(dead["players"][0]["hand"].size(), 0u);
  EXPECT_EQ(dead["players"][0]["objectives"].size(), 0u);
  EXPECT_EQ(dead["players"][1]["objectives"].size(), 2u);
  // A Contamination card in a discard pile shows its kind, not what a scan has shown.
  EXPECT_EQ(dead["players"][1]["discard"][0].as_text(), "contamination");
  EXPECT_EQ(dead["players"][1]["contamination"].as_int(), 1);
  EXPECT_EQ(dead["decks"].size(), 8u);
}

// proves: NEM-INTR-05
TEST(NemesisPlay, TheIntruderPlayerIsAnOptionOfRivalsAgainstIntruders) {
  const auto game = real_game();
  kernel::MatchSetup setup = standard_setup(game->info());
  const auto index = [&](std::string_view id) {
    const auto& switches = game->info().switches;
    return static_cast<std::size_t>(std::ranges::find(switches, id, &kernel::Switch::id) - switches.begin());
  };
  setup.seats = 3;
  EXPECT_EQ(setup.switches[index("intruder-player")], 0);
  setup.switches[index("intruder-player")] = 1;
  EXPECT_FALSE(refusal_of(*game, setup).has_value());
  setup.switches[index("enemies")] = 1;
  EXPECT_TRUE(refusal_of(*game, setup).has_value());
  setup.switches[index("enemies")] = 0;
  setup.switches[index("company")] = 1;
  EXPECT_TRUE(refusal_of(*game, setup).has_value());
  setup.switches[index("company")] = 0;
  setup.seats = 1;
  EXPECT_TRUE(refusal_of(*game, setup).has_value());
}

TEST(NemesisPlay, TheBoardInTextShowsTheShipAndTheOwnCards) {
  const auto game = real_game();
  kernel::MatchSetup setup = standard_setup(game->info());
  setup.seats = 2;
  setup.switches[0] = 1;
  kernel::Match match(*game, setup, kernel::key_from_seed(3), kernel::Keep::inputs_and_events);
  while (!match.table().set_up_done()) match.answer(match.prompts()[0].seat, 0);
  start_patched(match, {{"players.0.hand", kernel::Document::list({"act-rest", "contamination"})},
                        {"players.0.room", "021"},
                        {"rooms.0.fire", true}});
  const auto board = make_board(catalogue_of(*game));
  const kernel::Document own = match.table().view(kernel::Observer::seat(kernel::Seat{0u}));
  const std::string english = board->draw(own, kernel::Language::en, false);
  EXPECT_NE(english.find("001^"), std::string::npos) << english;
  EXPECT_NE(english.find("Hand: Rest, Contamination"), std::string::npos) << english;
  EXPECT_NE(english.find("021 Engine 1:"), std::string::npos) << english;
  const kernel::Document other = match.table().view(kernel::Observer::seat(kernel::Seat{1u}));
  const std::string polish = board->draw(other, kernel::Language::pl, false);
  EXPECT_EQ(polish.find("karta skażenia"), std::string::npos);
  EXPECT_NE(polish.find("Runda 1, czas 15"), std::string::npos) << polish;
}

const kernel::Prompt* open_prompt_of(const kernel::Match& match) {
  const auto prompts = match.prompts();
  const auto open = std::ranges::find_if(prompts, [](const kernel::Prompt& p) { return !p.answered(); });
  return open == prompts.end() ? nullptr : &*open;
}

// The same answer in a copy in which everything hidden from the seat was dealt again.
TEST(NemesisPlay, HabitsKnowOnlyWhatTheirSeatKnows) {
  const auto game = real_game();
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    kernel::MatchSetup setup = standard_setup(game->info());
    setup.seats = static_cast<std::uint8_t>(2 + seed % 4);
    setup.switches[0] = static_cast<std::int16_t>(seed % 2);
    setup.switches[3] = static_cast<std::int16_t>(seed == 0 || seed == 4 ? 1 : 0);
    kernel::Match match(*game, setup, kernel::key_from_seed(seed));
    const auto copy = match.fork();
    for (std::uint64_t n = 0; n < 2'000 && !match.over(); ++n) {
      const kernel::Prompt* prompt = open_prompt_of(match);
      ASSERT_NE(prompt, nullptr);
      kernel::ChanceStream one(kernel::key_from_seed(seed, 2)), other(kernel::key_from_seed(seed, 2));
      const auto answer = match.table().habit(*prompt, one);
      if (answer) {
        match.fork_into(*copy);
        copy->determinize(kernel::Observer::seat(prompt->seat), kernel::key_from_seed(seed, n));
        EXPECT_EQ(answer, copy->table().habit(*copy->prompt_of(prompt->seat), other))
            << match.table().question_id(prompt->question) << " in game " << seed;
        ++compared;
      }
      kernel::ChanceStream stream(kernel::key_from_seed(seed, n + 100));
      match.answer(prompt->seat, answer ? *answer : stream.below(prompt->count()));
    }
    EXPECT_EQ(match.fault(), nullptr);
  }
  EXPECT_GT(compared, 500);
}

// Every seat by habit, in both modes: the game comes to its end, and somebody survives now and then.
TEST(NemesisPlay, HabitsLeadToAnEnd) {
  const auto game = real_game();
  int survivors = 0;
  for (std::uint64_t n = 0; n < 12; ++n) {
    kernel::MatchSetup setup = standard_setup(game->info());
    setup.seats = static_cast<std::uint8_t>(1 + n % 5);
    setup.switches[0] = static_cast<std::int16_t>(n / 6);
    kernel::Match match(*game, setup, kernel::key_from_seed(n));
    kernel::ChanceStream stream(kernel::key_from_seed(n, 1));
    for (int decisions = 0; decisions < 20'000 && !match.over(); ++decisions) {
      const kernel::Prompt* open = open_prompt_of(match);
      ASSERT_NE(open, nullptr);
      const auto habit = match.table().habit(*open, stream);
      match.answer(open->seat, habit ? *habit : stream.below(open->count()));
    }
    EXPECT_TRUE(match.over()) << "game " << n;
    for (const Player& p : static_cast<const Nemesis&>(match.table()).s.players) survivors += p.survived ? 1 : 0;
  }
  EXPECT_GT(survivors, 0);
}

}  // namespace
}  // namespace kostka::games::nemesis
