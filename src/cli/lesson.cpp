// kostka lesson: plays a lesson and tells its course, for those who write one (docs/lessons.md).
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/context.h"
#include "content/yaml.h"
#include "lessons/lesson.h"

namespace kostka::cli {
namespace {

using kernel::Match;
using kernel::Prompt;
using lessons::Lesson;

struct LessonChoices {
  std::string file;
  std::string suggest;
};

// Tells what has happened since `from`, and gives the number of the events so far.
std::size_t tell(const Context& context, const Match& match, std::size_t from) {
  const kernel::Document lines = match.view_events(kernel::Observer::record_keeper(), from);
  for (const kernel::Document& line : lines.items()) {
    const kernel::Document& text = line["text"];
    fmt::print("    # {}\n", text[context.language() == kernel::Language::pl ? "pl" : "en"].as_text());
  }
  return match.events().size();
}

void tell_questions(const Context& context, const Match& match) {
  for (const Prompt& prompt : match.prompts()) {
    if (prompt.answered() || prompt.is_chance()) continue;
    fmt::print("\nseat {} is asked: {}\n", prompt.seat.index(), match.table().question_id(prompt.question));
    fmt::print("  {}\n", context.text(match.table().question_text(prompt.question)));
    for (std::uint32_t i = 0; i < prompt.count(); ++i) {
      fmt::print("  {:<28} {}\n", match.option_id(prompt, i), context.text(match.option_label(prompt, i)));
    }
  }
}

// The seat that a bot decides for next: the others first, then a learner who has nothing to choose.
const Prompt* to_suggest(const Match& match) {
  const Prompt* found = nullptr;
  for (const Prompt& prompt : match.prompts()) {
    if (prompt.answered() || prompt.is_chance()) continue;
    if (prompt.seat != lessons::kLearner) return &prompt;
    if (prompt.count() == 1) found = &prompt;
  }
  return found;
}

void suggest(const Context& context, Match& match, std::string_view level, std::size_t told) {
  const auto bot = bots::make_bot(level, kernel::ChanceKey{});
  if (!bot) fail(kernel::say("There is no level {0}.", "Nie ma poziomu {0}.", {level}));
  while (!match.over()) {
    const Prompt* prompt = to_suggest(match);
    if (prompt == nullptr) return;
    const std::uint32_t option = prompt->count() == 1 ? 0 : bot->choose(match, *prompt);
    const std::string id = match.option_id(*prompt, option);
    const kernel::Seat seat = prompt->seat;
    if (seat == lessons::kLearner)
      fmt::print("  - {{choose: \"{}\"}}\n", id);
    else
      fmt::print("  - {{seat: {}, choose: \"{}\"}}\n", seat.index(), id);
    match.answer(seat, option);
    told = tell(context, match, told);
  }
}

void run(Context& context, const LessonChoices& choices) {
  kernel::Diagnostics diagnostics;
  const kernel::Document file = content::read_yaml_file(choices.file, diagnostics);
  Lesson lesson = lessons::read_lesson(file, diagnostics);
  if (!diagnostics.ok()) fail_with({"The lesson cannot be read.", "Nie można odczytać lekcji."}, diagnostics);
  const auto match = lessons::begin_lesson(lesson, context.game(lesson.game), diagnostics);
  std::size_t told = match ? tell(context, *match, 0) : 0;
  for (lessons::Step& step : lesson.steps) {
    if (!match || !lessons::play_step(step, *match, diagnostics)) break;
    fmt::print("{:>4} seat {}: {}\n", step.inputs, step.seat.index(), step.choose);
    told = tell(context, *match, told);
  }
  if (!diagnostics.ok()) {
    fmt::print("{}", diagnostics.to_text());
    context.exit_code = kFindings;
  } else if (!choices.suggest.empty()) {
    suggest(context, *match, choices.suggest, told);
  }
  if (match) tell_questions(context, *match);
}

}  // namespace

void add_lesson(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "lesson", context.text("Play a lesson and tell its course", "Rozegraj lekcję i opisz jej przebieg"));
  const auto choices = std::make_shared<LessonChoices>();
  command->add_option("file", choices->file, context.text("The file of the lesson", "Plik lekcji"))->required();
  command
      ->add_option("--suggest", choices->suggest,
                   context.text("Go on with what a bot of this level would answer for the others",
                                "Dalej odpowiada za pozostałych bot tego poziomu"))
      ->type_name("LEVEL");
  command->callback([&context, choices] { run(context, *choices); });
}

}  // namespace kostka::cli
