// Rules that the shipped cards do not reach, shown with content that is changed in one place; and what a pack may not
// say.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "content/yaml.h"
#include "games/relic/relic.h"
#include "games/relic/rules/table.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/match.h"
#include "tests/games/patched_match.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Match;

// The shipped content with an item changed here and there, and a match of it that begins where the test says.
class RelicPack : public testing::Test {
 protected:
  void SetUp() override {
    kernel::Diagnostics diagnostics;
    content = content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/relic", diagnostics);
    ASSERT_EQ(diagnostics.to_text(), "");
  }

  // The item of this id in a list of a file: items("board", "inner").
  Document& item(std::string_view file, std::string_view list, std::string_view id) {
    for (Document& each : content.find(file)->find(list)->items()) {
      if (each["id"].as_text() == id) return each;
    }
    ADD_FAILURE() << id;
    return content;
  }
  static Document ability(const char* when, const char* effects) {
    return Document::map({{"when", when}, {"do", effects}});
  }

  static Document dials(int strength, int willpower, int cunning) {
    return Document::list({Document(strength), Document(willpower), Document(cunning)});
  }

  // The problems that reading the content finds, one line for each.
  std::string complaints() const {
    kernel::Diagnostics diagnostics;
    EXPECT_EQ(load(content, diagnostics), nullptr);
    return diagnostics.to_text();
  }

  // Seat 0 is the Commissar and takes the turn, seat 1 the Ogryn; nobody holds Power cards. Dice and cards are given.
  void start(const char* phase, const char* space, Patches more = {}) {
    kernel::Diagnostics diagnostics;
    game = load(content, diagnostics);
    ASSERT_EQ(diagnostics.to_text(), "");
    match = std::make_unique<Match>(*game, standard_setup(game->info()), kernel::key_from_seed(1),
                                    kernel::Keep::inputs_and_events);
    while (!match->table().set_up_done()) {
      const auto open = std::ranges::find_if(match->prompts(), [](const auto& prompt) { return !prompt.answered(); });
      match->answer(open->seat, 0);
    }
    match->set_chance_source(kernel::ChanceSource::outside);
    Patches patches = {{"phase", phase},
                       {"active", 0},
                       {"sheet", "the-mystery-beyond"},
                       {"cards_on_board", Document::list()},
                       {"players.0.character", "commissar"},
                       {"players.0.space", space},
                       {"players.0.powers", Document::list()},
                       {"players.0.mission", "fell-a-colossus"},
                       {"players.1.character", "ogryn"},
                       {"players.1.powers", Document::list()}};
    patches.insert(patches.end(), more.begin(), more.end());
    start_patched(*match, patches);
  }

  const State& state() const { return static_cast<const Relic&>(match->table()).s; }
  const Player& player() const { return state().players[0]; }
  std::string space(std::size_t seat = 0) const {
    return static_cast<const Relic&>(match->table()).catalogue.space(state().players[seat].space).id;
  }
  std::vector<std::string> options() const {
    std::vector<std::string> ids;
    const kernel::Prompt& prompt = match->prompts()[0];
    ids.reserve(prompt.count());
    for (std::uint32_t i = 0; i < prompt.count(); ++i) ids.push_back(match->option_id(prompt, i));
    return ids;
  }
  void choose(std::string_view id) {
    ASSERT_FALSE(match->prompts().empty()) << id;
    const kernel::Prompt& prompt = match->prompts()[0];
    const auto option = match->find_option(prompt, id);
    ASSERT_TRUE(option.has_value()) << id;
    ASSERT_EQ(match->answer(prompt.seat, *option), kernel::Refused::no) << id;
    ASSERT_EQ(match->fault(), nullptr) << match->fault();
  }

  Document content;
  std::unique_ptr<kernel::Game> game;
  std::unique_ptr<Match> match;
};

// proves: REL-ATTR-05
TEST_F(RelicPack, ALossBeyondTheLowestDialStopsThere) {
  item("board", "inner", "crone-world-yllen-satari").set("box", "lose(strength,3)");
  start("engagement", "crone-world-yllen-satari", {{"players.0.attributes", dials(2, 3, 2)}});
  EXPECT_EQ(player().attributes[0], 1);
}

// proves: REL-ATTR-09, REL-ATTR-10
TEST_F(RelicPack, OfEqualHighestAttributesThePlayerChooses) {
  item("board", "inner", "crone-world-yllen-satari").set("box", "lose(highest,1), gain(lowest,2)");
  start("engagement", "crone-world-yllen-satari", {{"players.0.attributes", dials(4, 4, 2)}});
  EXPECT_EQ(options(), (std::vector<std::string>{"attribute:strength", "attribute:willpower"}));
  choose("attribute:willpower");
  EXPECT_EQ(player().attributes, (std::array<std::int8_t, 3>{4, 3, 4})) << "only one is lowest, so nobody is asked";
}

// proves: REL-ATTR-09
TEST_F(RelicPack, ATestOfTheHighestAttributeUsesItsDial) {
  item("board", "inner", "crone-world-yllen-satari").set("box", "test(highest,9){success: gain(influence,2)}");
  start("engagement", "crone-world-yllen-satari",
        {{"players.0.attributes", dials(2, 5, 3)}, {"players.0.influence", 0}});
  choose("roll:4");
  EXPECT_EQ(player().influence, 2);
}

// proves: REL-INNER-12
TEST_F(RelicPack, AWarpRiftThatReachesTheScenarioSpaceLeadsIntoTheConfrontation) {
  item("board", "inner", "warp-rift").set("box", "move(8 spaces along arrow)");
  start("engagement", "warp-rift");
  EXPECT_EQ(space(), "scenario-space");
  EXPECT_TRUE(match->over()) << "The Mystery Beyond is won there";
}

// proves: REL-INNER-11
TEST_F(RelicPack, AWarpRiftThatEndsOneSpaceEarlierResolvesThatSpaceOnly) {
  item("board", "inner", "warp-rift").set("box", "move(7 spaces along arrow)");
  start("engagement", "warp-rift", {{"players.0.corruption", Document::list()}});
  EXPECT_EQ(space(), "maze-of-tzeentch");
  EXPECT_FALSE(match->over());
  choose("roll:6");
  choose("roll:2");
  EXPECT_EQ(options().front().substr(0, 5), "draw:") << "the test of the level failed: a Corruption card";
}

// proves: REL-INNER-16
TEST_F(RelicPack, AnEffectLeadsOutOfTheInnerSectorOnlyIfItNamesThatSector) {
  item("board", "inner", "crone-world-yllen-satari").set("box", "move(to outskirts)");
  start("engagement", "crone-world-yllen-satari");
  EXPECT_EQ(space(), "crone-world-yllen-satari");
  item("board", "inner", "crone-world-yllen-satari").set("box", "if(in(inner)){move(to outskirts)}");
  start("engagement", "crone-world-yllen-satari");
  EXPECT_EQ(space(), "outskirts");
  item("board", "inner", "crone-world-yllen-satari").set("box", "players_in(warp-rift){move(to outskirts)}");
  start("engagement", "crone-world-yllen-satari", {{"players.1.space", "warp-rift"}});
  EXPECT_EQ(space(0), "crone-world-yllen-satari");
  EXPECT_EQ(space(1), "outskirts");
}

// proves: REL-INNER-01, REL-INNER-16
TEST_F(RelicPack, AnEffectLeadsIntoTheInnerSectorOnlyIfItNamesASpaceOfIt) {
  item("board", "middle", "last-bastion").set("box", "move(to board)");
  start("engagement", "last-bastion");
  for (const std::string& option : options()) {
    EXPECT_NE(option, "space:warp-rift");
    EXPECT_NE(option, "space:scenario-space");
  }
  EXPECT_EQ(options().size(), 39u) << "both rings without the player's space";
}

// proves: REL-INNER-03
TEST_F(RelicPack, WhoeverASpecialMoveTakesToTheWarpRiftDoesNotRoll) {
  item("characters", "characters", "commissar")
      .set("abilities", Document::list({ability("move.start", "move(to warp-rift)")}));
  start("movement", "outskirts", {{"players.0.influence", 8}});
  EXPECT_EQ(space(), "warp-rift");
  EXPECT_EQ(state().phase, Phase::engagement);
  EXPECT_EQ(options(), (std::vector<std::string>{"yes", "no"})) << "8 influence for one more space";
}

// proves: REL-INNER-17
TEST_F(RelicPack, ATextOfTheInnerSectorMayCallForThreatCards) {
  item("board", "inner", "crone-world-yllen-satari").set("box", "draw_and_resolve(red,1)");
  start("engagement", "crone-world-yllen-satari", {{"players.0.life", 5}});
  choose("draw:tr-rustgob-mob");
  EXPECT_EQ(state().cards_on_board.size(), 1u);
  choose("roll:5");
  choose("roll:1");
  EXPECT_EQ(player().life, 4) << "lost, and the enemy stays";
  EXPECT_EQ(state().cards_on_board.size(), 1u);
}

// proves: REL-INNER-17
TEST_F(RelicPack, ATextOfAnotherSectorDoesNotReachWhoeverStandsInside) {
  item("board", "middle", "last-bastion").set("box", "other_players{draw(red,1)}");
  start("engagement", "last-bastion", {{"players.1.space", "warp-rift"}});
  EXPECT_TRUE(state().cards_on_board.empty());
}

// proves: REL-INNER-04, REL-INNER-05, REL-TURN-06
TEST_F(RelicPack, TheStartOfTheMovementPhaseIsThereInTheInnerSectorToo) {
  item("characters", "characters", "commissar")
      .set("abilities", Document::list({ability("move.start", "gain(influence,1), move_bonus(2), end_phase")}));
  start("movement", "chaos-titan-mals-furia", {{"players.0.influence", 0}});
  EXPECT_EQ(player().influence, 1);
  EXPECT_EQ(space(), "daemon-world-braxas") << "neither further nor not at all";
  EXPECT_EQ(player().move_bonus, 0);
}

// proves: REL-MBOX-11, REL-MBOX-01
TEST_F(RelicPack, AMovementBoxActsForWhoeverASpecialMoveHasBroughtThere) {
  item("characters", "characters", "commissar")
      .set("abilities", Document::list({ability("move.start", "move(to space-hulk)")}));
  start("movement", "tomb-of-the-choir");
  EXPECT_EQ(space(), "space-hulk");
  choose("roll:1");
  EXPECT_EQ(options(), (std::vector<std::string>{"step:webway-portal", "walk-on"}));
}

// proves: REL-MBOX-05, REL-MBOX-09
TEST_F(RelicPack, AsksForADirectionAndSaysWhyTheWayToTheWarpRiftIsClosed) {
  item("characters", "characters", "commissar").set("abilities", Document::list({ability("turn.end", "gain(life,1)")}));
  start("movement", "guardian-of-the-rift", {{"players.0.assets", Document::list()}});
  match->explain(true);
  choose("roll:3");
  EXPECT_EQ(options(), (std::vector<std::string>{"clockwise", "counter-clockwise"}));
  const Document refused = match->view_refusals(Seat{0u});
  ASSERT_EQ(refused.size(), 1u);
  EXPECT_EQ(refused[0]["option"].as_text(), "step:warp-rift");
  EXPECT_EQ(refused[0]["clause"].as_text(), "REL-MBOX-05");
}

// proves: REL-MOVE-13
TEST_F(RelicPack, WhoeverIsMovedAtTheStartOfTheEngagementPhaseResolvesNothing) {
  item("characters", "characters", "commissar")
      .set("abilities", Document::list({ability("engage.start", "move(to grey-knight-envoy)")}));
  start("engagement", "ultramar-emissary", {{"players.0.trophies", Document::list({Document("tr-blood-axe-grot")})}});
  EXPECT_EQ(space(), "grey-knight-envoy");
  EXPECT_EQ(state().phase, Phase::experience);
}

// proves: REL-BOARD-05
TEST_F(RelicPack, AnAreaOfTheInnerSectorIsAMistake) {
  item("board", "areas", "phantom-stars").set("sector", "inner");
  EXPECT_NE(complaints().find("the inner sector has no areas (REL-BOARD-05)"), std::string::npos);
}

// proves: REL-BOARD-04, REL-BOARD-07, REL-BOARD-08
TEST_F(RelicPack, ARingHasFourCornersWithoutAnArea) {
  item("board", "middle", "blackstone-fortress").set("area", "devastated-reaches");
  EXPECT_NE(complaints().find("middle: expected 4 corners, which are spaces without an area, found 3"),
            std::string::npos)
      << complaints();
}

// proves: REL-INNER-08
TEST_F(RelicPack, ATextOfTheInnerSectorThatCouldBeDeclinedIsAMistake) {
  Document& space = item("board", "inner", "garden-of-nurgle");
  Document changed = Document::map();
  for (const Document::Entry& entry : space.entries()) {
    if (entry.key != "box") changed.set(entry.key, entry.value);
  }
  changed.set("boxes", Document::list({Document("gain(life,1)"), Document("lose(life,1)")}));
  space = changed;
  EXPECT_NE(complaints().find("cannot be declined"), std::string::npos) << complaints();
}

// proves: REL-CHAR-02
TEST_F(RelicPack, ACharacterWithoutAbilitiesIsAMistake) {
  item("characters", "characters", "ogryn").set("abilities", Document::list());
  EXPECT_NE(complaints().find("a character has at least one ability (REL-CHAR-02)"), std::string::npos) << complaints();
}

// proves: REL-CHAR-03
TEST_F(RelicPack, AnAffiliationHasNoEffectOfItsOwn) {
  const auto play = [&] {
    kernel::Diagnostics diagnostics;
    const auto one = load(content, diagnostics);
    EXPECT_EQ(diagnostics.to_text(), "");
    Match random(*one, standard_setup(one->info()), kernel::key_from_seed(3), kernel::Keep::inputs_and_events);
    kernel::ChanceStream answers(kernel::key_from_seed(4));
    while (!random.over() && !random.fault()) {
      for (const kernel::Prompt& prompt : random.prompts()) {
        if (prompt.answered()) continue;
        random.answer(prompt.seat, answers.below(prompt.count()));
        break;
      }
    }
    EXPECT_EQ(random.fault(), nullptr);
    return std::pair{random.fingerprint(), random.inputs().size()};
  };
  const auto before = play();
  for (Document& character : content.find("characters")->find("characters")->items()) {
    character.set("affiliation", Document::map({{"en", "Nobody"}, {"pl", "Nikt"}}));
  }
  EXPECT_EQ(play(), before);
}

}  // namespace
}  // namespace kostka::games::relic
