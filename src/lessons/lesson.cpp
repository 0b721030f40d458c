#include "lessons/lesson.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "kernel/data/packed.h"
#include "kernel/data/reader.h"
#include "kernel/play/clause.h"
#include "store/fair_dice.h"

namespace kostka::lessons {

namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::Reader;
using kernel::Seat;

constexpr int kMostMinutes = 15;

Page read_page(const Document& map, Diagnostics& diagnostics) {
  Reader reader(map, diagnostics, "page");
  Page page;
  page.title = reader.bilingual("title");
  page.text = reader.bilingual("text");
  page.clause = reader.text_or("clause", "");
  page.at = reader.text_or("at", "");
  if (!page.clause.empty() && !kernel::find_clause(page.clause)) {
    reader.error("clause", "docs/rules has no clause " + kernel::in_quotes(page.clause) +
                               kernel::did_you_mean(page.clause, kernel::kClauseIds));
  }
  reader.finish();
  return page;
}

std::vector<Page> read_pages(Reader& reader, std::string_view key) {
  std::vector<Page> pages;
  for (const Document& each : reader.list_or_empty(key)) pages.push_back(read_page(each, reader.diagnostics()));
  return pages;
}

Step read_step(const Document& map, Diagnostics& diagnostics) {
  Reader reader(map, diagnostics, "step");
  Step step;
  step.where = map.mark();
  step.seat = Seat{static_cast<std::size_t>(reader.integer_or("seat", 0, 0, kernel::kMaxSeats - 1))};
  step.choose = reader.text("choose");
  step.pages = read_pages(reader, "say");
  step.wrong = reader.bilingual_if("wrong");
  if (step.seat != kLearner && (!step.pages.empty() || step.wrong)) {
    reader.error("say", "the coach speaks only to the learner, at seat 0");
  }
  reader.finish();
  return step;
}

std::string who_is_asked(const kernel::Match& match) {
  std::string who;
  for (const kernel::Prompt& prompt : match.prompts()) {
    if (prompt.answered() || prompt.is_chance()) continue;
    who += (who.empty() ? "" : ", ") + std::to_string(prompt.seat.index());
  }
  return who.empty() ? "nobody is asked" : "seat " + who + " is asked";
}

std::string offered_to(const kernel::Match& match, const kernel::Prompt& prompt) {
  std::string all;
  for (std::uint32_t i = 0; i < prompt.count(); ++i) all += ' ' + match.option_id(prompt, i);
  return all;
}

}  // namespace

Lesson read_lesson(const Document& map, Diagnostics& diagnostics) {
  Reader reader(map, diagnostics, "lesson");
  Lesson lesson;
  lesson.where = map.mark();
  lesson.game = reader.text("game");
  lesson.seats = static_cast<std::uint8_t>(reader.integer("seats", 2, kernel::kMaxSeats));
  lesson.seed = static_cast<std::uint64_t>(reader.integer("seed", 0, std::numeric_limits<std::int64_t>::max()));
  lesson.minutes = static_cast<int>(reader.integer("minutes", 1, kMostMinutes));
  const Document* options = reader.any_if("options");
  lesson.options = options != nullptr ? *options : Document::map();
  for (const Document& each : reader.list("steps")) lesson.steps.push_back(read_step(each, diagnostics));
  lesson.end = read_pages(reader, "end");
  if (lesson.end.empty()) reader.error("end", "a lesson ends with a word of the coach");
  reader.finish();
  return lesson;
}

std::unique_ptr<kernel::Match> begin_lesson(const Lesson& lesson, const kernel::Game& game, Diagnostics& diagnostics) {
  kernel::MatchSetup setup = kernel::standard_setup(game.info());
  setup.seats = lesson.seats;
  if (!kernel::read_setup(game.info(), lesson.options, setup, diagnostics)) return nullptr;
  if (const auto refusal = kernel::refusal_of(game, setup)) {
    diagnostics.error(lesson.where, refusal->sentence.en);
    return nullptr;
  }
  const kernel::ChanceKey key = store::dice_key(store::secret_from_seed(lesson.seed), {});
  return std::make_unique<kernel::Match>(game, setup, key, kernel::Keep::inputs_and_events);
}

bool play_step(Step& step, kernel::Match& match, Diagnostics& diagnostics) {
  const kernel::Prompt* prompt = match.prompt_of(step.seat);
  if (prompt == nullptr || prompt->answered()) {
    diagnostics.error(step.where,
                      "seat " + std::to_string(step.seat.index()) + " is not asked; " + who_is_asked(match));
    return false;
  }
  const auto option = match.find_option(*prompt, step.choose);
  if (!option) {
    diagnostics.error(step.where,
                      kernel::in_quotes(step.choose) + " is not offered here:" + offered_to(match, *prompt));
    return false;
  }
  step.inputs = static_cast<std::uint32_t>(match.view(kernel::Observer::seat(step.seat))["inputs"].as_int());
  return match.answer(step.seat, *option) == kernel::Refused::no && match.fault() == nullptr;
}

bool play_lesson(Lesson& lesson, const kernel::Game& game, Diagnostics& diagnostics) {
  const auto match = begin_lesson(lesson, game, diagnostics);
  if (!match) return false;
  for (Step& step : lesson.steps) {
    if (!play_step(step, *match, diagnostics)) return false;
  }
  lesson.inputs.assign(match->inputs().begin(), match->inputs().end());
  return true;
}

std::shared_ptr<const Lesson> built_in_lesson(const kernel::Game& game, const kernel::PackedFolder& packed,
                                              Diagnostics& diagnostics) {
  std::string error;
  const auto files = kernel::unpack(packed("lessons"), diagnostics.sources(), error);
  if (!files || !files->is_map() || !files->contains(game.info().id)) return nullptr;
  auto lesson = std::make_shared<Lesson>(read_lesson((*files)[game.info().id], diagnostics));
  if (!diagnostics.ok() || !play_lesson(*lesson, game, diagnostics)) return nullptr;
  return lesson;
}

// The dice are the same wherever the answers are, and several seats that are asked at the same time answer in any
// order: what counts is that each seat has answered so far as the lesson has it.
std::optional<std::uint32_t> scripted_answer(const Lesson& lesson, const kernel::Match& match, Seat seat) {
  if (match.prompt_of(seat) == nullptr) return std::nullopt;
  const auto answer_after = [&](std::size_t from, Seat who) {
    while (from < lesson.inputs.size() && (lesson.inputs[from].is_chance() || lesson.inputs[from].who != who)) ++from;
    return from;
  };
  std::array<std::size_t, kernel::kMaxSeats> next{};
  for (std::size_t i = 0; i < kernel::kMaxSeats; ++i) next[i] = answer_after(0, Seat{i});
  for (const kernel::Input& input : match.inputs()) {
    if (input.is_chance()) continue;
    std::size_t& at = next[input.who.index()];
    if (at == lesson.inputs.size() || lesson.inputs[at].value != input.value) return std::nullopt;
    at = answer_after(at + 1, input.who);
  }
  const std::size_t at = next[seat.index()];
  if (at == lesson.inputs.size()) return std::nullopt;
  return lesson.inputs[at].value;
}

}  // namespace kostka::lessons
