// What events tell: battles come whole and add up, the log of a finished match still names every card, and nobody is
// told the same thing twice.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>

#include "games/karak/rules/table.h"
#include "games/knockdown/table.h"
#include "games/relic/rules/rules.h"
#include "kernel/play/match.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

using kernel::ChanceStream;
using kernel::Document;
using kernel::key_from_seed;
using kernel::Match;
using kernel::Observer;
using kernel::Prompt;
using kernel::Seat;

constexpr int kMostDecisions = 4000;

// A match of the game, played by habit where there is one and at random otherwise; `seats` may be fewer than it has.
class PlayedMatch {
 public:
  PlayedMatch(std::string_view id, std::uint64_t seed) {
    for (auto& each : all_games()) {
      if (each->info().id == id) game = std::move(each);
    }
    kernel::MatchSetup setup = standard_setup(game->info());
    setup.seats = game->info().most_seats;
    match = std::make_unique<Match>(*game, setup, key_from_seed(seed), kernel::Keep::inputs_and_events);
    ChanceStream stream(key_from_seed(seed, 1));
    for (int n = 0; n < kMostDecisions && !match->over() && !match->fault(); ++n) {
      const auto prompts = match->prompts();
      const Prompt& prompt =
          *std::find_if(prompts.begin(), prompts.end(), [](const Prompt& p) { return !p.answered(); });
      const auto habit = match->table().habit(prompt, stream);
      match->answer(prompt.seat, habit ? *habit : stream.below(prompt.count()));
    }
    EXPECT_EQ(match->fault(), nullptr);
  }

  // Calls `look` for each event that is a T, and returns how many there were.
  template <class Events, class T, class Look>
  int each(Look look) const {
    int seen = 0;
    for (const kernel::Told& told : match->events()) {
      if (told.event.kind != kernel::kEventKind<Events, T>) continue;
      look(told.event.as<T>());
      ++seen;
    }
    return seen;
  }

  std::unique_ptr<kernel::Game> game;
  std::unique_ptr<Match> match;
};

// ---- Relic ----------------------------------------------------------------------------------------------------------

namespace relic_told = games::relic::told;

int sum_of_side(const relic_told::SideTold& side) {
  int sum = std::accumulate(side.dice.begin(), side.dice.end(), 0);
  sum = std::accumulate(side.extra.begin(), side.extra.end(), sum);
  for (const relic_told::PartTold& part : side.parts) sum += part.amount;
  return sum;
}

TEST(ToldInRelic, ABattleAddsUpOnBothSides) {
  const PlayedMatch played("relic", 5);
  const auto adds_up = [](const relic_told::BattleTold& battle) {
    EXPECT_EQ(battle.own.total, sum_of_side(battle.own));
    EXPECT_EQ(battle.foe.total, sum_of_side(battle.foe));
    EXPECT_GT(battle.own.dice.size() + battle.own.parts.size(), 0u);
  };
  using Events = relic_told::Events;
  const int won = played.each<Events, relic_told::BattleWon>([&](const relic_told::BattleWon& e) {
    adds_up(e.battle);
    EXPECT_GE(e.battle.own.total, e.battle.foe.total);
  });
  const int lost = played.each<Events, relic_told::BattleLost>([&](const relic_told::BattleLost& e) {
    adds_up(e.battle);
    EXPECT_LT(e.battle.own.total, e.battle.foe.total);
  });
  EXPECT_GT(won, 5);
  EXPECT_GT(lost, 0);
}

TEST(ToldInRelic, ATestAddsUp) {
  const PlayedMatch played("relic", 6);
  const auto look = [](const relic_told::TestTold& test) {
    if (!test.sure) {
      EXPECT_EQ(test.own.total, sum_of_side(test.own));
    }
  };
  using Events = relic_told::Events;
  const int passed = played.each<Events, relic_told::TestPassed>([&](const relic_told::TestPassed& e) {
    look(e.test);
    EXPECT_GE(e.test.own.total, e.test.target);
  });
  const int failed =
      played.each<Events, relic_told::TestFailed>([&](const relic_told::TestFailed& e) { look(e.test); });
  EXPECT_GT(passed, 0);
  EXPECT_GT(failed, 0);
}

TEST(ToldInRelic, ACardThatHasMovedSinceStillHasItsName) {
  const PlayedMatch played("relic", 7);
  int used = 0;
  for (const kernel::Told& told : played.match->events()) {
    if (told.event.kind != kernel::kEventKind<relic_told::Events, relic_told::Used>) continue;
    ++used;
    const std::string text = played.match->table().event_text(told.event).en;
    EXPECT_EQ(text.find(" a card"), std::string::npos) << text;
  }
  EXPECT_GT(used, 20);
}

TEST(ToldInRelic, OwnDrawsAreToldOnce) {
  const PlayedMatch played("relic", 8);
  int own = 0, of_others = 0;
  const Document log = played.match->view_events(Observer::seat(Seat{0}));
  for (const Document& line : log.items()) {
    const std::string& event = line["event"].as_text();
    if (event == "power_drawn") ++own;
    if (event != "powers_drawn" || !line["data"]["card"].is_null()) continue;
    ++of_others;
    EXPECT_NE(line["data"]["who"].as_int(), 0) << line["text"]["en"].as_text();
  }
  EXPECT_GT(own, 0);
  EXPECT_GT(of_others, 0);
}

// ---- Karak ----------------------------------------------------------------------------------------------------------

namespace karak_told = games::karak::told;

void expect_adds_up(const games::karak::Karak& table, const games::karak::FightTold& fight) {
  int swords = 0, skulls = 0;
  for (const games::karak::RolledDie& die : fight.dice) {
    swords += table.catalogue.face(die.kind, die.face).swords;
    skulls += table.catalogue.face(die.kind, die.face).skulls;
  }
  EXPECT_EQ(fight.swords, swords);
  EXPECT_EQ(fight.skulls, skulls);
  EXPECT_EQ(fight.sum, swords + fight.weapons + fight.spells + fight.rage + fight.bonus + fight.carried);
}

TEST(ToldInKarak, AFightComesWholeWithItsEnd) {
  const PlayedMatch played("karak", 5);
  const auto& table = static_cast<const games::karak::Karak&>(played.match->table());
  using Events = karak_told::Events;
  const int won = played.each<Events, karak_told::Won>([&](const karak_told::Won& e) {
    expect_adds_up(table, e.fight);
    if (!e.fight.sure) {
      EXPECT_GE(e.fight.sum, e.fight.goal.value_or(0));
    }
  });
  const int lost = played.each<Events, karak_told::Lost>([&](const karak_told::Lost& e) {
    expect_adds_up(table, e.fight);
    EXPECT_LT(e.fight.sum, e.fight.goal.value_or(0));
  });
  EXPECT_GT(won, 5);
  EXPECT_GT(lost, 0);
}

TEST(ToldInKarak, DiceLieThereOneAfterTheOther) {
  const PlayedMatch played("karak", 6);
  const auto& table = static_cast<const games::karak::Karak&>(played.match->table());
  const int rolled = played.each<karak_told::Events, karak_told::Rolled>([&](const karak_told::Rolled& e) {
    const auto place = static_cast<std::size_t>(e.place);
    ASSERT_LT(place, e.fight.dice.size());
    EXPECT_EQ(e.fight.dice[place].kind, e.die);
    EXPECT_EQ(e.fight.dice[place].face, e.face);
    expect_adds_up(table, e.fight);
  });
  EXPECT_GT(rolled, 50);
}

TEST(ToldInKarak, AReachedSumSaysWhatWasNeeded) {
  const PlayedMatch played("karak", 5);
  int seen = 0;
  const Document log = played.match->view_events(Observer::spectator());
  for (const Document& line : log.items()) {
    if (line["event"].as_text() != "total" || line["data"]["fight"]["goal"].is_null()) continue;
    const std::string goal = std::to_string(line["data"]["fight"]["goal"].as_int());
    EXPECT_NE(line["text"]["pl"].as_text().find("(potrzeba"), std::string::npos);
    EXPECT_NE(line["text"]["en"].as_text().find(goal), std::string::npos);
    ++seen;
  }
  EXPECT_GT(seen, 5);
}

// ---- Knockdown ------------------------------------------------------------------------------------------------------

namespace knockdown_told = games::knockdown::told;

TEST(ToldInKnockdown, ATestComesWholeWithItsEnd) {
  int passed = 0, failed = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const PlayedMatch played("knockdown", seed);
    using Events = knockdown_told::Events;
    const auto look = [](const games::knockdown::TestTold& test, bool stands) {
      if (test.cubes.light + test.cubes.heavy == 0) return;
      ASSERT_EQ(test.dice.size(), 3u);
      const int sum = std::accumulate(test.dice.begin(), test.dice.end(), 0);
      EXPECT_EQ(sum >= test.strain, stands);
    };
    passed += played.each<Events, knockdown_told::TestPassed>(
        [&](const knockdown_told::TestPassed& e) { look(e.test, true); });
    failed += played.each<Events, knockdown_told::TestFailed>(
        [&](const knockdown_told::TestFailed& e) { look(e.test, false); });
  }
  EXPECT_GT(passed, 0);
  EXPECT_GT(failed, 0);
}

}  // namespace
}  // namespace kostka::tests
