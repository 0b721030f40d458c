// Threat cards: what they consist of, and scenarios about cards that the rules allow and that nobody printed - the
// shipped content with some of them changed.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/yaml.h"
#include "games/relic/relic.h"
#include "games/relic/words/items.h"
#include "kernel/data/path.h"
#include "kernel/play/match.h"
#include "scenario/runner.h"
#include "tests/games/patched_match.h"
#include "tests/games/relic/real_content.h"

namespace kostka::games::relic {
namespace {

// A card of the content, by its deck and id, and the abilities it has instead of its own, as YAML.
struct NewAbilities {
  std::string_view deck, card, abilities;
};

kernel::Document content_with(const std::vector<NewAbilities>& changes) {
  kernel::Diagnostics diagnostics;
  kernel::Document content = content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/relic", diagnostics);
  for (const auto& [deck, card, abilities] : changes) {
    bool found = false;
    for (kernel::Document& each : content.find(deck)->find("cards")->items()) {
      if (each["id"].as_text() != card) continue;
      each.set("abilities", content::read_yaml(abilities, "change", diagnostics));
      found = true;
    }
    EXPECT_TRUE(found) << card;
  }
  EXPECT_EQ(diagnostics.to_text(), "");
  return content;
}

// What is wrong with a scenario played with these cards; "passed" if nothing is.
std::string outcome_with(const std::vector<NewAbilities>& changes, std::string_view scenario) {
  kernel::Diagnostics diagnostics;
  const std::unique_ptr<kernel::Game> game = load(content_with(changes), diagnostics);
  if (!game) return diagnostics.to_text();
  const scenario::Games games{[&](std::string_view) { return game.get(); }, {"relic"}};
  std::string out;
  for (const scenario::Verdict& verdict : scenario::run_text(scenario, "scenario", games)) {
    for (const kernel::Problem& p : verdict.problems) out += std::to_string(p.line) + ": " + p.message + '\n';
  }
  return out.empty() ? "passed" : out;
}

// proves: REL-THREAT-01, REL-THREAT-02, REL-THREAT-15
TEST(RelicThreats, ConsistOfWhatTheRulebookNames) {
  const auto catalogue = real_catalogue();
  ASSERT_NE(catalogue, nullptr);
  int omens = 0, charged = 0, with_icons = 0, off_colour = 0;
  for (const Card& card : catalogue->cards) {
    if (!is_threat(card.deck)) continue;
    EXPECT_FALSE(card.name.en.empty() || card.name.pl.empty()) << card.id;
    EXPECT_LE(card.type, CardType::asset) << card.id;  // event, enemy, encounter, asset
    const bool enemy = card.type == CardType::enemy;
    EXPECT_EQ(enemy, is_attribute(card.attribute)) << card.id;
    EXPECT_EQ(enemy, card.value > 0) << card.id;
    EXPECT_TRUE(enemy || card.abilities.count > 0) << card.id;
    omens += card.omen ? 1 : 0;
    charged += card.charges > 0 ? 1 : 0;
    with_icons += card.icons != Icons{} ? 1 : 0;
    const auto colour = static_cast<int>(card.deck) - static_cast<int>(Deck::red);
    off_colour += enemy && static_cast<int>(card.attribute) != colour ? 1 : 0;
  }
  EXPECT_GT(omens, 0);
  EXPECT_GT(charged, 0);
  EXPECT_GT(with_icons, 0);
  EXPECT_GT(off_colour, 0);
}

std::string type_line(const Catalogue& catalogue, std::string_view id) {
  return describe_item(catalogue, id)->lines[0].en;
}

// proves: REL-THREAT-13
TEST(RelicThreats, NameTheirTypeBeforeTheirTraits) {
  const auto catalogue = real_catalogue();
  ASSERT_NE(catalogue, nullptr);
  EXPECT_EQ(type_line(*catalogue, "tr-ten-notch-axe"), "Asset, Weapon.");
  EXPECT_EQ(type_line(*catalogue, "tr-renegade-ogryn"), "Asset, Ally.");
  EXPECT_EQ(type_line(*catalogue, "forgotten-portal"), "Encounter, Place.");
  EXPECT_EQ(type_line(*catalogue, "tr-tusked-behemoth"), "Enemy, Ork, Beast: Strength 7.");
}

// A Power card that lets the others make the enemy of a player roll again.
constexpr NewAbilities kRivalsDie = {"power", "whisper-to-the-foe", R"(
- when: any.battle.foe_roll
  if: not(active)
  may: true
  do: reroll(foe)
)"};

// proves: REL-BATTLE-05, REL-BATTLE-23
TEST(RelicThreats, TheNeighbourWhoRollsForTheEnemyHasNoSayInIt) {
  EXPECT_EQ(outcome_with({kRivalsDie}, R"(
title: Of two rivals with the same card only the one who does not roll may use it
game: relic
seats: 3
given:
  phase: engagement
  active: 0
  players.0.character: commissar
  players.0.attributes: [4, 1, 1]
  players.0.space: slag-canyons
  players.0.powers: []
  players.1.powers: [whisper-to-the-foe]
  players.2.powers: [whisper-to-the-foe]
  cards_on_board: [{card: tr-rustgob-mob, space: slag-canyons}]
dice: [5, 1, 2]
do:
  - {seat: 1, choose: pass}  # preparing for battle
  - {seat: 2, choose: pass}
  - seat: 2
    expect: {waiting: [2], events: [foe_die]}
    expect_only: ["play:whisper-to-the-foe", pass]
    choose: "play:whisper-to-the-foe"
  - {seat: 1, choose: pass}  # the use of a Power card
expect: {events: [foe_die, foe_die, die, battle_won], players.1.powers: [whisper-to-the-foe]}
)"),
            "passed");
}

// proves: REL-BATTLE-20
TEST(RelicThreats, WeaponsAreSilentOutsideBattles) {
  const NewAbilities pistol = {"wargear", "chaplet-pistol", R"(
- when: always
  do: skill_bonus(3 strength)
- when: test.before
  may: true
  do: skill_bonus(3)
- when: turn.start
  do: gain(influence,5)
)"};
  EXPECT_EQ(outcome_with({pistol}, R"(
title: A weapon gives nothing to a test and acts at no other moment
game: relic
given:
  phase: engagement
  active: 0
  players.0.character: commissar
  players.0.attributes: [4, 1, 1]
  players.0.space: predators-trail
  players.0.powers: []
  players.0.assets: [chaplet-pistol]
  players.1.influence: 0
  players.1.powers: []
  players.1.assets: []
dice: [4]
expect: {events: [test_failed], players.0.life: 4}
)"),
            "passed");
  EXPECT_EQ(outcome_with({pistol}, R"(
title: Nor at the start of a turn
game: relic
given:
  phase: movement
  active: 0
  players.0.character: ogryn
  players.0.influence: 0
  players.0.powers: []
  players.0.assets: [chaplet-pistol]
  players.1.powers: []
do:
  - {seat: 0, expect: {players.0.influence: 0}, expect_options: [clockwise]}
)"),
            "passed");
}

// proves: REL-ENGAGE-12
TEST(RelicThreats, CardsLeftBehindStayUnresolved) {
  const NewAbilities wind = {"blue", "tb-quiet-between-waves", R"(
- when: event
  do: move(to space-hulk)
)"};
  EXPECT_EQ(outcome_with({wind}, R"(
title: An event that only moves the player leaves the rest of both spaces alone
game: relic
given:
  phase: engagement
  active: 0
  players.0.character: commissar
  players.0.space: slag-canyons
  players.0.powers: []
  players.0.trophies: [tr-ironbelly-veteran]
  players.1.powers: []
  cards_on_board:
    - {card: tb-quiet-between-waves, space: slag-canyons}
    - {card: ty-path-laid-bare, space: slag-canyons}
    - {card: tr-rustgob-mob, space: slag-canyons}
    - {card: tb-claw-tide, space: space-hulk}
do:
  - {seat: 0, choose: "resolve:tb-quiet-between-waves"}
  - seat: 0
    expect:
      phase: experience
      players.0.space: space-hulk
      cards_on_board: [{card: ty-path-laid-bare}, {card: tr-rustgob-mob}, {card: tb-claw-tide}]
      no_events: [battle]
)"),
            "passed");
}

// proves: REL-BATTLE-14
TEST(RelicThreats, ABeatenEnemyIsATrophyUnlessItSaysOtherwise) {
  EXPECT_EQ(outcome_with({{"red", "tr-rustgob-mob", R"(
- when: battle.win
  do: discard(this), gain(influence,1)
)"}},
                         R"(
title: An enemy that is discarded when it is beaten is no trophy
game: relic
given:
  phase: engagement
  active: 0
  players.0.character: commissar
  players.0.attributes: [4, 1, 1]
  players.0.influence: 0
  players.0.space: slag-canyons
  players.0.powers: []
  players.0.trophies: []
  players.1.powers: []
  cards_on_board:
    - {card: tr-rustgob-mob, space: slag-canyons}
    - {card: tr-half-starved-squigs, space: slag-canyons}
dice: [1, 3]
do:
  - seat: 0
    expect:
      phase: experience
      players.0.trophies: [tr-half-starved-squigs]
      players.0.influence: 1
      discards.5: [tr-rustgob-mob]
      cards_on_board: []
)"),
            "passed");
}

// What the first player cannot do, and the clauses that forbid it, when the Engagement phase of this position first
// asks. The position is a map of paths, as YAML.
std::string refusals_in(std::string_view position, std::string_view first_answer = {}) {
  kernel::Diagnostics diagnostics;
  const std::unique_ptr<kernel::Game> game = load(content_with({}), diagnostics);
  if (!game) return diagnostics.to_text();
  Patches patches{{"phase", "engagement"}, {"active", 0}};
  const kernel::Document given = content::read_yaml(position, "position", diagnostics);
  for (const auto& [path, value, mark] : given.entries()) patches.emplace_back(path, value);
  kernel::Match match(*game, standard_setup(game->info()), kernel::key_from_seed(1));
  while (!match.table().set_up_done()) {
    const auto open = std::ranges::find_if(match.prompts(), [](const kernel::Prompt& p) { return !p.answered(); });
    match.answer(open->seat, 0);
  }
  match.explain(true);
  start_patched(match, patches);
  const kernel::Seat first{0u};
  if (!first_answer.empty()) match.answer(first, match.find_option(*match.prompt_of(first), first_answer).value());
  std::string all;
  const kernel::Document refusals = match.view_refusals(first);
  for (const kernel::Document& refusal : refusals.items()) {
    all += refusal["option"].as_text() + ' ' + refusal["clause"].as_text() + '\n';
  }
  return all;
}

TEST(RelicThreats, SayWhyAWeaponCannotBeChosen) {
  EXPECT_EQ(refusals_in(R"(
players.0.character: commissar
players.0.space: slag-canyons
players.0.powers: []
players.0.assets: [storm-bolter, ember-lance]
players.1.powers: []
cards_on_board: [{card: tb-whisper-talon, space: slag-canyons}]
)"),
            "weapon:storm-bolter REL-BONUS-06\n");
  EXPECT_EQ(refusals_in(R"(
players.0.character: commissar
players.0.space: slag-canyons
players.0.powers: []
players.0.assets: [storm-bolter, blade-of-the-quiet-dawn]
players.1.powers: []
cards_on_board: [{card: tb-bone-blade-harvester, space: slag-canyons}]
)"),
            "weapon:storm-bolter REL-GEN-06\n");
}

TEST(RelicThreats, SayWhyAnEnemyCannotBeEvaded) {
  EXPECT_EQ(refusals_in(R"(
players.0.character: callidus-assassin
players.0.space: slag-canyons
players.0.powers: []
players.1.powers: []
cards_on_board:
  - {card: tr-smoketrail-riders, space: slag-canyons}
  - {card: tr-rustgob-mob, space: slag-canyons}
  - {card: tr-mudskull-bruisers, space: slag-canyons}
)",
                        "use:callidus-assassin"),
            "evade:tr-smoketrail-riders REL-GEN-06\n");
}

TEST(RelicThreats, BattlesAreDemandedInTheEngagementPhase) {
  kernel::Diagnostics diagnostics;
  const NewAbilities wrong = {"red", "tr-bad-blood", R"(
- when: explore.end
  do: 'each_player{battle(strength,5){win: gain(level,1)}}'
)"};
  EXPECT_EQ(load(content_with({wrong}), diagnostics), nullptr);
  EXPECT_NE(diagnostics.to_text().find("\"battle\" has no meaning in the window \"explore.end\""), std::string::npos)
      << diagnostics.to_text();
}

}  // namespace
}  // namespace kostka::games::relic
