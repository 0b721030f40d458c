// Rules that a pack may use although the shipped one does not: the shipped content with one part rewritten, and a
// scenario played on it.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "content/yaml.h"
#include "games/relic/relic.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/game.h"
#include "kernel/play/match.h"
#include "scenario/runner.h"
#include "tests/games/patched_match.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;

// The item with this id in a list of the content.
Document& own_item(Document& list, std::string_view id) {
  for (Document& item : list.items()) {
    if (item["id"] == Document(std::string(id))) return item;
  }
  ADD_FAILURE() << "the content has no " << id;
  return list.items()[0];
}

Document own_yaml(std::string_view text) {
  kernel::Diagnostics diagnostics;
  Document document = content::read_yaml(text, "test", diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return document;
}

// The shipped content after `change`.
std::unique_ptr<kernel::Game> own_pack(const std::function<void(Document&)>& change) {
  kernel::Diagnostics diagnostics;
  Document content = content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/relic", diagnostics);
  change(content);
  auto game = load(content, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

std::unique_ptr<kernel::Game> with_card(std::string_view deck, std::string_view id, std::string_view abilities) {
  return own_pack([&](Document& content) {
    own_item(*content.find(deck)->find("cards"), id).set("abilities", own_yaml(abilities));
  });
}

// A scenario that begins in the Engagement phase of seat 0, the Commissar, with empty hands unless `given` says
// otherwise and missions that cannot be completed. Gives what was wrong, or "passed".
std::string outcome_on(const kernel::Game& game, std::string_view given, std::string_view rest) {
  const scenario::Games games{[&](std::string_view) { return &game; }, {"relic"}};
  const std::string text =
      "title: t\ngame: relic\n"
      "given:\n"
      "  phase: engagement\n"
      "  active: 0\n"
      "  sheet: gathering-of-hosts\n"
      "  players.0.character: commissar\n" +
      std::string(given.find("players.0.powers") == std::string_view::npos ? "  players.0.powers: []\n" : "") +
      "  players.0.mission: watch-yourself\n"
      "  players.1.character: ratling-sniper\n"
      "  players.1.powers: []\n"
      "  players.1.mission: the-sealed-writ\n" +
      std::string(given) + std::string(rest);
  std::string out;
  for (const scenario::Verdict& verdict : scenario::run_text(text, "test", games)) {
    for (const kernel::Problem& problem : verdict.problems) out += problem.message + '\n';
    if (verdict.passed()) continue;
    for (const std::string& line : verdict.course) out += line + '\n';
  }
  return out.empty() ? "passed" : out;
}

// A space of the outer sector with another text box.
std::unique_ptr<kernel::Game> with_box(std::string_view space, std::string_view box) {
  return own_pack([&](Document& content) {
    own_item(*content.find("board")->find("outer"), space).set("box", Document(std::string(box)));
  });
}

// proves: REL-OUT-28
TEST(RelicOwnPack, TheRuleOfAScenarioSheetEliminates) {
  const auto game = own_pack([](Document& content) {
    own_item(*content.find("sheets")->find("sheets"), "gathering-of-hosts")
        .set("rule", own_yaml("[{when: vanquished, do: eliminate}]"));
  });
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(outcome_on(*game,
                       "  players.0.space: predators-trail\n"
                       "  players.0.life: 1\n"
                       "  players.0.assets: [imperial-seal]\n",
                       "dice: [1]\n"
                       "expect: {over: true, winner: 1, players.0.out: true, players.0.assets: [],\n"
                       "         events: [vanquished, eliminated, won]}\n"),
            "passed");
  EXPECT_EQ(game->item("gathering-of-hosts")->lines[0].en, "Special rule: When you are vanquished, leave the game.");
  EXPECT_EQ(game->item("gathering-of-hosts")->lines[0].pl,
            "Specjalna zasada: Gdy twoja postać zostanie pokonana, odpadasz z gry.");
}

// proves: REL-OUT-20, REL-OUT-28, REL-OUT-29
TEST(RelicOwnPack, AnEliminationInTheTurnOfAnotherLeavesThatTurnAlone) {
  const auto game = with_box("predators-trail", "other_players{eliminate}, gain(influence,1)");
  ASSERT_NE(game, nullptr);
  const std::string three =
      "  players.0.space: predators-trail\n"
      "  players.0.influence: 0\n"
      "  players.2.powers: []\n"
      "  players.2.out: true\n"
      "  players.2.space: null\n"
      "  players.2.mission: {card: null}\n";
  EXPECT_EQ(outcome_on(*game, three,
                       "seats: 3\n"
                       "expect: {over: true, winner: 0, players.0.influence: 0}\n"),
            "passed");
  const auto left = with_box("predators-trail", "left_player{eliminate}, left_player{gain(influence,1)}");
  ASSERT_NE(left, nullptr);
  EXPECT_EQ(outcome_on(*left,
                       "  players.0.space: predators-trail\n"
                       "  players.2.powers: []\n"
                       "  players.2.influence: 0\n",
                       "seats: 3\n"
                       "expect: {over: false, players.1.out: true, players.2.influence: 1, active: 2}\n"),
            "passed");
}

// proves: REL-OUT-23
TEST(RelicOwnPack, TheThresholdWaitsForTheWholeAbilityOfTheDrawnCard) {
  const auto game = with_card("corruption", "moment-of-clarity",
                              "[{when: activate, do: 'discard(asset,1), discard(corruption,5), gain(level,1)'}]");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(outcome_on(*game,
                       "  players.0.space: blackstone-fortress\n"
                       "  players.0.assets: [imperial-seal]\n"
                       "  players.0.corruption: [third-eye, third-eye, horned-brow, brazen-hide, blood-frenzy]\n",
                       "dice: [moment-of-clarity]\n"
                       "do:\n"
                       "  - {seat: 0, choose: 'text:2'}\n"
                       "  - {seat: 0, choose: 'discard:third-eye'}\n"
                       "  - {seat: 0, choose: 'discard:third-eye'}\n"
                       "  - {seat: 0, choose: 'discard:horned-brow'}\n"
                       "  - {seat: 0, choose: 'discard:brazen-hide'}\n"
                       "  - {seat: 0, choose: 'discard:blood-frenzy'}\n"
                       "  - {seat: 0, expect: {players.0.level: 1}, choose: 'attribute:strength'}\n"
                       "expect: {players.0.character: commissar, players.0.corruption.size: 1}\n"),
            "passed");
}

// proves: REL-OUT-25
TEST(RelicOwnPack, AThresholdLoweredByACardThatIsGainedOrLostCorruptsAtOnce) {
  const auto gained = with_card("wargear", "imperial-seal", "[{when: always, do: 'threshold(corruption,-4)'}]");
  ASSERT_NE(gained, nullptr);
  EXPECT_EQ(outcome_on(*gained,
                       "  players.0.space: battlefleet-antias\n"
                       "  players.0.influence: 9\n"
                       "  players.0.corruption: [third-eye, third-eye]\n",
                       "dice: [imperial-seal, auspex-lens, storm-bolter, ember-lance]\n"
                       "do:\n"
                       "  - {seat: 0, choose: 'text:1'}\n"
                       "  - {seat: 0, choose: 'buy:imperial-seal'}\n"
                       "  - {seat: 0, expect: {clause: REL-OUT-18, players.0.corruption: []}, choose: give-up}\n"),
            "passed");
  const auto lost = with_card("wargear", "field-surgeons-case",
                              "[{when: always, do: 'threshold(corruption,+1)'},"
                              " {when: experience.start, may: true, do: 'spend_charge{gain(life,1)}'}]");
  ASSERT_NE(lost, nullptr);
  EXPECT_EQ(outcome_on(*lost,
                       "  players.0.space: outskirts\n"
                       "  players.0.assets: [{card: field-surgeons-case, charges: 1}]\n"
                       "  players.0.corruption: [third-eye, third-eye, horned-brow, brazen-hide, blood-frenzy,\n"
                       "                         bottomless-hunger]\n",
                       "do:\n"
                       "  - {seat: 0, choose: 'use:field-surgeons-case'}\n"
                       "  - {seat: 0, expect: {clause: REL-OUT-18, players.0.corruption: []}, choose: give-up}\n"),
            "passed");
}

// proves: REL-OUT-26, REL-OUT-27
TEST(RelicOwnPack, WhatTheCorruptedHadInStoreInTheTurnOfAnotherIsDropped) {
  // A mission completed, and an asset that works, in the turn of somebody else.
  const auto game =
      with_card("red", "tr-grot-scavenger-crew",
                "[{when: any.battle.lose, if: not(active), do: 'draw(corruption,2), gain(influence,5)'}]");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(outcome_on(*game,
                       "  players.0.space: slag-canyons\n"
                       "  players.1.assets: [tr-grot-scavenger-crew]\n"
                       "  players.1.influence: 2\n"
                       "  players.1.corruption: [third-eye, third-eye, horned-brow, brazen-hide, blood-frenzy]\n"
                       "  cards_on_board: [{card: tr-tusked-behemoth, space: slag-canyons}]\n",
                       "dice: [3, 2, crown-of-thorned-light, ogryn]\n"
                       "do:\n"
                       "  - {seat: 1, choose: character}\n"
                       "  - {seat: 0, expect: {players.1.character: ogryn, players.1.influence: 0,\n"
                       "                        players.1.corruption: []}, choose: 'no'}\n"
                       "expect: {players.0.life: 4, active: 1}\n"),
            "passed");
}

// proves: REL-TEST-04
TEST(RelicOwnPack, WithSeveralDiceOnlyOnesFailATest) {
  // EX-25: 1 and 4 with a dial of 3 against 8.
  const auto game = own_pack([](Document& content) {
    own_item(*content.find("board")->find("outer"), "predators-trail")
        .set("box", Document("test(strength,8){success: gain(influence,3)}{failure: lose(life,1)}"));
    own_item(*content.find("wargear")->find("cards"), "imperial-seal")
        .set("abilities", own_yaml("[{when: test.before, do: extra_die(1)}]"));
  });
  ASSERT_NE(game, nullptr);
  const std::string given =
      "  players.0.space: predators-trail\n"
      "  players.0.influence: 0\n"
      "  players.0.assets: [imperial-seal]\n";
  EXPECT_EQ(outcome_on(*game, given + "  players.0.attributes: [3, 3, 2]\n",
                       "dice: [1, 4]\nexpect: {events: [test_passed], players.0.influence: 3}\n"),
            "passed");
  EXPECT_EQ(outcome_on(*game, given + "  players.0.attributes: [12, 3, 2]\n",
                       "dice: [1, 1]\nexpect: {events: [test_failed], players.0.life: 4}\n"),
            "passed");
}

// EX-17 and EX-18 with the numbers of the examples, EX-05 around them.
// proves: REL-TEST-01, REL-TEST-02, REL-TEST-09
TEST(RelicOwnPack, ASkillValueIsRollDialAndModifiers) {
  const auto eleven =
      with_box("predators-trail", "test(strength,11){success: gain(influence,3)}{failure: lose(life,1)}");
  const auto twelve =
      with_box("predators-trail", "test(strength,12){success: gain(influence,3)}{failure: lose(life,1)}");
  ASSERT_TRUE(eleven && twelve);
  const std::string ally =
      "  players.0.space: predators-trail\n"
      "  players.0.attributes: [6, 1, 1]\n"
      "  players.0.assets: [tr-renegade-ogryn]\n";
  // The Commissar could send the ally away for a six.
  const std::string roll_two = "dice: [2]\ndo: [{seat: 0, choose: pass}]\n";
  EXPECT_EQ(outcome_on(*eleven, ally, roll_two + "expect: {events: [test_passed]}\n"), "passed");
  EXPECT_EQ(outcome_on(*twelve, ally, roll_two + "expect: {events: [test_failed]}\n"), "passed");
  const std::string relic =
      "  players.0.space: predators-trail\n"
      "  players.0.attributes: [3, 1, 1]\n"
      "  players.0.assets: [fist-of-the-revered]\n"
      "  players.0.powers: [mending-hands]\n";  // number 4
  const std::string number =
      "do:\n"
      "  - {seat: 0, choose: pass}\n"
      "  - {seat: 0, choose: 'number:mending-hands'}\n";
  EXPECT_EQ(outcome_on(*eleven, relic, number + "expect: {events: [test_passed], players.0.powers: []}\n"), "passed");
  EXPECT_EQ(outcome_on(*twelve, relic, number + "expect: {events: [test_failed], players.0.powers: []}\n"), "passed");
}

// EX-24
// proves: REL-TEST-03
TEST(RelicOwnPack, ANaturalOneFailsWhateverTheSum) {
  const auto game = with_box("predators-trail", "test(strength,4){success: gain(influence,3)}{failure: lose(life,1)}");
  ASSERT_NE(game, nullptr);
  const std::string given = "  players.0.space: predators-trail\n  players.0.attributes: [6, 1, 1]\n";
  EXPECT_EQ(outcome_on(*game, given, "dice: [1]\nexpect: {events: [test_failed], players.0.life: 4}\n"), "passed");
  EXPECT_EQ(outcome_on(*game, given, "dice: [2]\nexpect: {events: [test_passed], players.0.life: 5}\n"), "passed");
}

// proves: REL-TEST-08
TEST(RelicOwnPack, AWeaponDoesNotHelpInATestWhateverItSays) {
  const auto game = with_card("wargear", "chaplet-pistol",
                              "[{when: always, do: skill_bonus(9)},"
                              " {when: test.before, do: skill_bonus(9)}]");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(outcome_on(*game,
                       "  players.0.space: predators-trail\n"
                       "  players.0.attributes: [2, 1, 1]\n"
                       "  players.0.assets: [chaplet-pistol]\n",
                       "dice: [3]\nexpect: {events: [test_failed], players.0.life: 4}\n"),
            "passed");
}

// proves: REL-TEST-10
TEST(RelicOwnPack, ABonusOfNoAttributeCountsInATestOfTheLevel) {
  const auto game = with_card("wargear", "imperial-seal", "[{when: always, do: skill_bonus(1)}]");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(outcome_on(*game,
                       "  players.0.space: maze-of-tzeentch\n"
                       "  players.0.level: 8\n"
                       "  players.0.assets: [imperial-seal]\n",
                       "dice: [5, surge-of-zeal, surge-of-zeal]\nexpect: {events: [test_passed]}\n"),
            "passed");
}

// proves: REL-CHAR-03
TEST(RelicOwnPack, AffiliationChangesNothing) {
  const auto plain = own_pack([](Document&) {});
  const auto renamed = own_pack([](Document& content) {
    for (Document& character : content.find("characters")->find("characters")->items()) {
      character.set("affiliation", own_yaml("{en: Nobody's, pl: Niczyja}"));
    }
  });
  ASSERT_TRUE(plain && renamed);
  const auto final_position = [](const kernel::Game& game, std::uint64_t number) {
    kernel::Match match(game, standard_setup(game.info()), kernel::key_from_seed(3, number), kernel::Keep::inputs);
    kernel::ChanceStream answers(kernel::key_from_seed(4, number));
    for (int i = 0; i < 2'000 && !match.over() && !match.fault(); ++i) {
      const auto prompts = match.prompts();
      const auto open = std::find_if(prompts.begin(), prompts.end(), [](const auto& p) { return !p.answered(); });
      match.answer(open->seat, answers.below(open->count()));
    }
    return match.current_position();
  };
  for (std::uint64_t number = 0; number < 4; ++number) {
    EXPECT_TRUE(final_position(*plain, number) == final_position(*renamed, number)) << number;
  }
  EXPECT_EQ(renamed->item("ogryn")->lines[0].pl.find("Gwardia"), std::string::npos);
}

// proves: REL-INF-05, REL-DISCARD-04
TEST(RelicOwnPack, EverybodySeesInfluenceAndDiscardPiles) {
  const auto game = own_pack([](Document&) {});
  ASSERT_NE(game, nullptr);
  kernel::Match match(*game, standard_setup(game->info()), kernel::key_from_seed(1), kernel::Keep::inputs);
  while (!match.table().set_up_done()) {
    const auto prompts = match.prompts();
    const auto open = std::find_if(prompts.begin(), prompts.end(), [](const auto& p) { return !p.answered(); });
    match.answer(open->seat, 0);
  }
  start_patched(match, {{"players.0.influence", Document(7)},
                        {"players.1.influence", Document(2)},
                        {"discards.2", own_yaml("[stillness, surge-of-zeal]")}});
  for (const kernel::Observer who : {kernel::Observer::seat(kernel::Seat{0}), kernel::Observer::seat(kernel::Seat{1}),
                                     kernel::Observer::spectator()}) {
    const Document table = match.view(who)["table"];
    EXPECT_EQ(table["players"][0]["influence"], Document(7));
    EXPECT_EQ(table["players"][1]["influence"], Document(2));
    EXPECT_EQ(table["decks"][2]["discards"], own_yaml("[stillness, surge-of-zeal]")) << to_json(table["decks"][2]);
  }
}

// proves: REL-MISS-03, REL-MISS-06
TEST(RelicOwnPack, AnExtraTurnIsTheOneThatIsLost) {
  const auto game = with_card("corruption", "open-handed-madness", "[{when: turn.end, do: 'extra_turn, lose_turn'}]");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(outcome_on(*game,
                       "  players.0.space: outskirts\n"
                       "  players.0.corruption: [open-handed-madness]\n",
                       "expect: {active: 1, players.0.on_side: false, players.0.again: false}\n"),
            "passed");
}

}  // namespace
}  // namespace kostka::games::relic
