// Every card takes effect: each ability of the shipped content is resolved somewhere in random games.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "games/relic/describe.h"
#include "games/relic/relic.h"
#include "games/relic/words.h"
#include "kernel/match.h"
#include "tests/games/relic/real_content.h"

namespace kostka::games::relic {
namespace {

using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;

// As many as it takes, in batches; what is never used in the most of them is not reachable.
constexpr std::uint64_t kGamesOfABatch = 50, kMostGames = 4'000;

std::unique_ptr<kernel::Game> shipped_game() {
  kernel::Diagnostics diagnostics;
  return content::load_packed(*find_module("relic"), content::packed_content("relic"), diagnostics);
}

// How often each ability was used, and how often each space's text and each mission was.
struct Uses {
  std::vector<int> ability, space, mission;
};

void play_at_random(Match& match, kernel::ChanceStream& answers) {
  while (!match.over() && !match.fault()) {
    for (const Prompt& prompt : match.prompts()) {
      if (prompt.answered()) continue;
      match.answer(prompt.seat, answers.below(prompt.count()));
      break;
    }
  }
}

void count_uses(const Match& match, Uses& uses) {
  for (const kernel::Told& told : match.events()) {
    const kernel::Event& event = told.event;
    switch (static_cast<Tell>(event.kind)) {
      case Tell::used: ++uses.ability[static_cast<std::size_t>(event.amounts[0])]; break;
      case Tell::text_box: ++uses.space[event.about[1].index]; break;
      case Tell::mission_done: ++uses.mission[event.about[1].index]; break;
      default: break;
    }
  }
}

std::string owner_of(const Catalogue& c, std::size_t ability) {
  const auto among = [ability](const Abilities& a) { return a.first <= ability && ability < a.first + a.count; };
  for (const Card& card : c.cards) {
    if (among(card.abilities)) return card.id;
  }
  for (const Character& character : c.characters) {
    if (among(character.abilities)) return character.id;
  }
  for (const Sheet& sheet : c.sheets) {
    if (among(sheet.rule)) return sheet.id;
  }
  return "nobody";
}

// What nobody has used yet, in words.
std::vector<std::string> never_used(const Catalogue& c, const Uses& uses) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < c.script.abilities.size(); ++i) {
    const Ability& ability = c.script.abilities[i];
    if (ability.when[0] == Window::always || uses.ability[i] > 0) continue;
    names.push_back(owner_of(c, i) + ": " + describe_ability(c, ability, Bearer::owner).en);
  }
  for (std::size_t i = 0; i < c.spaces.size(); ++i) {
    if (c.spaces[i].box_count > 0 && uses.space[i] == 0) names.push_back(c.spaces[i].id);
  }
  for (std::size_t i = 0; i < c.cards.size(); ++i) {
    if (c.cards[i].deck == Deck::mission && uses.mission[i] == 0) names.push_back(c.cards[i].id);
  }
  return names;
}

TEST(RelicCards, EveryAbilityIsResolvedInRandomGames) {
  const auto game = shipped_game();
  ASSERT_NE(game, nullptr);
  const Catalogue& c = catalogue_of(*game);
  Uses uses{std::vector<int>(c.script.abilities.size()), std::vector<int>(c.spaces.size()),
            std::vector<int>(c.cards.size())};
  for (std::uint64_t number = 0; number < kMostGames; ++number) {
    if (number % kGamesOfABatch == 0 && never_used(c, uses).empty()) break;
    kernel::MatchSetup setup = standard_setup(game->info());
    setup.seats = static_cast<std::uint8_t>(2 + number % 3);
    Match match(*game, setup, key_from_seed(11, number), kernel::Keep::inputs_and_events);
    kernel::ChanceStream answers(key_from_seed(12, number));
    play_at_random(match, answers);
    ASSERT_EQ(match.fault(), nullptr) << match.fault();
    count_uses(match, uses);
  }
  EXPECT_EQ(never_used(c, uses), std::vector<std::string>{});
}

}  // namespace
}  // namespace kostka::games::relic
