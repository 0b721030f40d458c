// What a screen is told of a battle: every enemy with its own part of the sum, before the roll and after it.
#include <gtest/gtest.h>

#include <memory>
#include <string_view>

#include "content/load.h"
#include "content/packed_content.h"
#include "content/yaml.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "games/relic/screen/screen.h"
#include "kernel/data/reflect.h"
#include "kernel/play/match.h"
#include "tests/games/patched_match.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Observer;

constexpr std::string_view kTwoAgainstOne = R"(
phase: engagement
active: 0
players.0.character: commissar
players.0.attributes: [3, 3, 3]
players.0.space: spore-marsh
players.0.powers: [surge-of-zeal]
players.0.assets: [power-sword]
players.1.powers: []
cards_on_board:
  - {card: tb-apostate-preacher, space: spore-marsh}
  - {card: tb-death-guard-heavy-bolter, space: spore-marsh}
  - {card: tr-blood-axe-grot, space: spore-marsh}
)";

Patches patches_of(std::string_view yaml) {
  kernel::Diagnostics diagnostics;
  Patches patches;
  const Document position = content::read_yaml(yaml, "position", diagnostics);
  for (const auto& entry : position.entries()) {
    patches.emplace_back(entry.key, entry.value);
  }
  EXPECT_EQ(diagnostics.to_text(), "");
  return patches;
}

screen::BattleView battle_of(const Match& match) {
  screen::TableView view;
  kernel::Diagnostics diagnostics;
  EXPECT_TRUE(kernel::from_document(match.table().view(Observer::spectator()), view, diagnostics))
      << diagnostics.to_text();
  EXPECT_TRUE(view.battle);
  return view.battle.value_or(screen::BattleView{});
}

// Anyone who has not answered yet takes their first option.
void take_first(Match& match) {
  for (const kernel::Prompt& prompt : match.prompts()) {
    if (prompt.answered()) continue;
    ASSERT_EQ(match.answer(prompt.seat, 0), kernel::Refused::no);
    return;
  }
}

void choose(Match& match, std::string_view id) {
  ASSERT_FALSE(match.prompts().empty()) << id;
  const kernel::Prompt& prompt = match.prompts()[0];
  const auto option = match.find_option(prompt, id);
  ASSERT_TRUE(option.has_value()) << id;
  ASSERT_EQ(match.answer(prompt.seat, *option), kernel::Refused::no) << id;
}

// Passes until the option of this id is offered.
void pass_until(Match& match, std::string_view id) {
  for (int asked = 0; asked < 10; ++asked) {
    ASSERT_FALSE(match.prompts().empty()) << id;
    if (match.find_option(match.prompts()[0], id)) return;
    choose(match, "pass");
  }
  ADD_FAILURE() << id << " is never offered";
}

// What the option of this id leads to, as the seat that is asked sees it.
screen::Outcome outcome_of(const Match& match, std::string_view id) {
  const kernel::Prompt& prompt = match.prompts()[0];
  screen::Outcome outcome;
  const auto option = match.find_option(prompt, id);
  EXPECT_TRUE(option.has_value()) << id;
  if (!option) return outcome;
  kernel::Diagnostics diagnostics;
  EXPECT_TRUE(kernel::from_document(match.table().outcome(prompt, match.option(prompt, *option)), outcome, diagnostics))
      << diagnostics.to_text();
  return outcome;
}

// proves: REL-BATTLE-32
TEST(RelicBattleView, EveryEnemyHasItsPartOfTheSum) {
  kernel::Diagnostics diagnostics;
  const auto game = content::load_packed(*find_module("relic"), content::packed_content, diagnostics);
  ASSERT_NE(game, nullptr);
  Match match(*game, standard_setup(game->info()), kernel::key_from_seed(1), kernel::Keep::inputs_and_events);
  while (!match.table().set_up_done()) take_first(match);
  start_patched(match, patches_of(kTwoAgainstOne));

  pass_until(match, "fight:willpower");
  // Nobody fights yet, so the weapon that is held counts for nothing.
  const screen::Outcome chances = outcome_of(match, "fight:willpower");

  choose(match, "fight:willpower");
  pass_until(match, "weapon:power-sword");
  const screen::BattleView before = battle_of(match);
  ASSERT_EQ(before.foe.parts.size(), 2U);
  EXPECT_EQ(before.foe.parts[0].id, "tb-apostate-preacher");
  EXPECT_EQ(before.foe.parts[1].id, "tb-death-guard-heavy-bolter");
  EXPECT_EQ(before.foe.total, before.foe.parts[0].amount + before.foe.parts[1].amount);
  EXPECT_EQ(before.own.total, 3);
  EXPECT_EQ(chances.foe, before.foe.total);
  ASSERT_TRUE(chances.odds);
  EXPECT_EQ(chances.odds->won, before.odds.won);
  EXPECT_EQ(before.odds.won + before.odds.tied + before.odds.lost, 1000);

  choose(match, "weapon:power-sword");
  pass_until(match, "roll");
  const screen::BattleView later = battle_of(match);
  ASSERT_GT(later.step, before.step);
  ASSERT_EQ(later.foe.parts.size(), 2U);
  EXPECT_EQ(later.foe.parts[0].amount, before.foe.parts[0].amount);
  int dice = 0;
  for (const int face : later.foe.dice) dice += face;
  for (const int face : later.foe.extra) dice += face;
  EXPECT_EQ(later.foe.total, before.foe.total + dice);
}

}  // namespace
}  // namespace kostka::games::relic
