// What a nemesis is shown before it rolls for movement: where every face ends, what waits there, and the order of the
// round.
#include <gtest/gtest.h>

#include <string_view>

#include "content/load.h"
#include "content/packed_content.h"
#include "content/yaml.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "games/relic/rules/rules.h"
#include "games/relic/screen/screen.h"
#include "kernel/data/reflect.h"
#include "kernel/play/match.h"
#include "tests/games/patched_match.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Observer;

// Moarn on the Outskirts: clockwise the Bazaar without icons, the Spires with two, the Sump Warrens, the Ashen
// Precinct.
constexpr std::string_view kBeforeTheRoll = R"(
sheet: the-mystery-beyond
phase: movement
active: 2
enemies.first: 0
players.0.character: commissar
players.0.powers: []
players.0.assets: []
players.0.space: spires-of-vaulgast
players.1.character: ogryn
players.1.powers: []
players.1.assets: []
players.1.space: drowned-crater
players.2.nemesis: rne-moarn
players.2.powers: [rne-berserker-rage]
players.2.space: outskirts
cards_on_board: []
enemies.cards_on_board: [{card: rne-hive-world-militia, space: spires-of-vaulgast}]
)";

screen::TableView view_of(const Match& match, Observer observer) {
  screen::TableView view;
  kernel::Diagnostics diagnostics;
  EXPECT_TRUE(kernel::from_document(match.table().view(observer), view, diagnostics)) << diagnostics.to_text();
  return view;
}

const screen::HuntView* at(const screen::TableView& view, int face, bool clockwise) {
  for (const screen::HuntView& one : view.hunt) {
    if (one.face == face && one.clockwise == clockwise) return &one;
  }
  return nullptr;
}

TEST(RelicHuntView, EveryFaceSaysWhereItEndsAndWhatWaitsThere) {
  kernel::Diagnostics diagnostics;
  const auto game = content::load_packed(*find_module("relic-nemesis"), content::packed_content, diagnostics);
  ASSERT_NE(game, nullptr) << diagnostics.to_text();
  kernel::MatchSetup setup = standard_setup(game->info());
  setup.seats = 3;
  for (std::size_t i = 0; i < game->info().switches.size(); ++i) {
    if (game->info().switches[i].id == "variant") setup.switches[i] = 1;
  }
  Match match(*game, setup, kernel::key_from_seed(1), kernel::Keep::inputs_and_events);
  while (!match.table().set_up_done()) {
    for (const kernel::Prompt& prompt : match.prompts()) {
      if (prompt.answered()) continue;
      ASSERT_EQ(match.answer(prompt.seat, 0), kernel::Refused::no);
      break;
    }
  }
  Patches patches;
  const Document position = content::read_yaml(kBeforeTheRoll, "position", diagnostics);
  for (const auto& entry : position.entries()) patches.emplace_back(entry.key, entry.value);
  start_patched(match, patches);

  const screen::TableView view = view_of(match, Observer::spectator());
  EXPECT_EQ(view.round, (std::vector<std::int32_t>{0, 1, 2}));
  ASSERT_EQ(view.hunt.size(), 12U);

  const screen::HuntView* bazaar = at(view, 1, true);
  ASSERT_NE(bazaar, nullptr);
  EXPECT_EQ(bazaar->space, "bazaar-of-a-hundred-hands");
  EXPECT_TRUE(bazaar->nemesis_card);
  EXPECT_EQ(bazaar->imperium, 0);

  const screen::HuntView* spires = at(view, 2, true);
  ASSERT_NE(spires, nullptr);
  EXPECT_EQ(spires->space, "spires-of-vaulgast");
  EXPECT_EQ(spires->imperium, 1);
  EXPECT_EQ(spires->lying, 1);
  EXPECT_FALSE(spires->nemesis_card);
  ASSERT_EQ(spires->meets.size(), 1U);
  EXPECT_EQ(spires->meets[0].seat, 0);
  EXPECT_EQ(spires->meets[0].odds.won + spires->meets[0].odds.tied + spires->meets[0].odds.lost, 1000);
  EXPECT_GT(spires->meets[0].odds.won, 0);

  const screen::HuntView* corner = at(view, 1, false);
  ASSERT_NE(corner, nullptr);
  EXPECT_EQ(corner->space, "grey-knight-envoy");
  EXPECT_TRUE(corner->crosses);
}

}  // namespace
}  // namespace kostka::games::relic
