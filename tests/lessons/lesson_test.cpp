// Every lesson plays to its end by the rules as they are, so a rule that changes one fails here.
#include "lessons/lesson.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "content/load.h"
#include "content/packed_content.h"
#include "content/yaml.h"
#include "games/pig/pig.h"
#include "games/registry.h"

namespace kostka::lessons {
namespace {

using kernel::Diagnostics;
using kernel::Seat;

const kernel::Game& game(std::string_view id) {
  static std::vector<std::unique_ptr<kernel::Game>> all;
  for (const auto& each : all) {
    if (each->info().id == id) return *each;
  }
  Diagnostics diagnostics;
  all.push_back(content::load_packed(*games::find_module(id), content::packed_content, diagnostics));
  EXPECT_TRUE(diagnostics.ok()) << diagnostics.to_text();
  return *all.back();
}

class Lessons : public testing::TestWithParam<const char*> {};

TEST_P(Lessons, PlayToTheirEndAndSpeakEnough) {
  Diagnostics diagnostics;
  const auto lesson = built_in_lesson(game(GetParam()), content::packed_content, diagnostics);
  ASSERT_TRUE(lesson) << diagnostics.to_text();
  EXPECT_EQ(lesson->game, GetParam());
  std::size_t spoken = 0;
  std::int64_t before = -1;
  for (const Step& step : lesson->steps) {
    if (step.seat != kLearner) continue;
    EXPECT_GT(std::int64_t{step.inputs}, before) << "two questions to the learner look the same: " << step.choose;
    before = step.inputs;
    if (!step.pages.empty()) ++spoken;
    for (const Page& page : step.pages) {
      EXPECT_LT(page.text.en.size(), 300u) << page.title.en;
      EXPECT_FALSE(page.clause.empty()) << page.title.en;
    }
  }
  EXPECT_GE(spoken, 12u);
  EXPECT_FALSE(lesson->steps[0].pages.empty() && lesson->steps[1].pages.empty() && lesson->steps[2].pages.empty())
      << "the goal comes first";
  EXPECT_FALSE(std::ranges::find_if(lesson->steps.rbegin(), lesson->steps.rend(),
                                    [](const Step& step) { return step.seat == kLearner; }) == lesson->steps.rend());
}

// As the server does: the learner gives the answers of the lesson, the script those of everybody else.
TEST_P(Lessons, AreFollowedByWhoeverTheScriptPlays) {
  Diagnostics diagnostics;
  const auto lesson = built_in_lesson(game(GetParam()), content::packed_content, diagnostics);
  ASSERT_TRUE(lesson) << diagnostics.to_text();
  const auto match = begin_lesson(*lesson, game(GetParam()), diagnostics);
  for (const Step& step : lesson->steps) {
    if (step.seat == kLearner) {
      const kernel::Prompt* prompt = match->prompt_of(kLearner);
      ASSERT_NE(prompt, nullptr) << step.choose;
      ASSERT_EQ(match->answer(kLearner, *match->find_option(*prompt, step.choose)), kernel::Refused::no);
      continue;
    }
    const auto option = scripted_answer(*lesson, *match, step.seat);
    ASSERT_TRUE(option) << step.choose;
    EXPECT_EQ(match->option_id(*match->prompt_of(step.seat), *option), step.choose);
    ASSERT_EQ(match->answer(step.seat, *option), kernel::Refused::no);
  }
  for (const kernel::Prompt& prompt : match->prompts()) {
    if (!prompt.is_chance()) {
      EXPECT_FALSE(scripted_answer(*lesson, *match, prompt.seat)) << "it has come to its end";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Lessons, testing::Values("knockdown", "karak", "relic", "relic-nemesis", "nemesis"),
                         [](const auto& which) {
                           std::string name = which.param;
                           std::erase(name, '-');
                           return name;
                         });

// ---- how they are read --------------------------------------------------------------------------------------------

constexpr std::string_view kEnd = "end: [{title: {en: End, pl: Koniec}, text: {en: End, pl: Koniec}}]\n";

Lesson pig_lesson(const std::string& steps, Diagnostics& diagnostics) {
  const std::string text = "game: pig\nseats: 2\nseed: 7\nminutes: 5\nsteps:\n" + steps + std::string(kEnd);
  return read_lesson(content::read_yaml(text, "pig.yaml", diagnostics), diagnostics);
}

std::unique_ptr<kernel::Game> pig() {
  Diagnostics diagnostics;
  return games::pig::load({}, diagnostics);
}

TEST(LessonFiles, TellWhereTheRulesDoNotGoAlong) {
  Diagnostics diagnostics;
  Lesson lesson = pig_lesson("  - {choose: roll}\n  - {seat: 1, choose: roll}\n", diagnostics);
  ASSERT_TRUE(diagnostics.ok()) << diagnostics.to_text();
  EXPECT_FALSE(play_lesson(lesson, *pig(), diagnostics));
  EXPECT_NE(diagnostics.to_text().find("pig.yaml:7: seat 1 is not asked; seat 0 is asked"), std::string::npos)
      << diagnostics.to_text();

  Diagnostics others;
  lesson = pig_lesson("  - {choose: fold}\n", others);
  EXPECT_FALSE(play_lesson(lesson, *pig(), others));
  EXPECT_NE(others.to_text().find("\"fold\" is not offered here: roll"), std::string::npos) << others.to_text();
}

TEST(LessonFiles, SpeakOnlyToTheLearnerAndCiteRules) {
  Diagnostics diagnostics;
  pig_lesson("  - seat: 1\n    choose: roll\n    say: [{title: {en: a, pl: b}, text: {en: a, pl: b}}]\n", diagnostics);
  EXPECT_NE(diagnostics.to_text().find("the coach speaks only to the learner"), std::string::npos);
  Diagnostics others;
  pig_lesson(
      "  - choose: roll\n    say: [{title: {en: a, pl: b}, text: {en: a, pl: b}, clause: KNO-XXX-99}]\n",  // not-a-clause
      others);
  EXPECT_NE(others.to_text().find("docs/rules has no clause"), std::string::npos) << others.to_text();
}

TEST(ScriptedAnswers, AreGivenAsLongAsTheMatchFollowsTheScript) {
  Diagnostics diagnostics;
  const auto game = pig();
  Lesson lesson = pig_lesson("  - {choose: roll}\n  - {choose: hold}\n  - {seat: 1, choose: roll}\n", diagnostics);
  ASSERT_TRUE(play_lesson(lesson, *game, diagnostics)) << diagnostics.to_text();
  const auto match = begin_lesson(lesson, *game, diagnostics);
  EXPECT_TRUE(scripted_answer(lesson, *match, kLearner));
  EXPECT_FALSE(scripted_answer(lesson, *match, Seat{std::size_t{1}})) << "it is not asked";
  const auto answer = [&](Seat seat, std::string_view id) {
    ASSERT_EQ(match->answer(seat, *match->find_option(*match->prompt_of(seat), id)), kernel::Refused::no);
  };
  answer(kLearner, "roll");
  answer(kLearner, "roll");
  EXPECT_FALSE(scripted_answer(lesson, *match, kLearner)) << "the learner has gone another way";
}

}  // namespace
}  // namespace kostka::lessons
