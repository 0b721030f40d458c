#include "scenario/scenario.h"

#include <array>
#include <limits>
#include <string_view>
#include <utility>

#include "kernel/data/reader.h"
#include "kernel/play/clause.h"

namespace kostka::scenario {

namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::Reader;

constexpr std::array<std::pair<std::string_view, SetUp>, 2> kSetUps = {
    {{"fixed", SetUp::fixed}, {"none", SetUp::none}}};

// The map under `key`, or an empty one when it is not there; anything else is a mistake.
Document map_or_empty(Reader& reader, std::string_view key) {
  const Document* found = reader.any_if(key);
  if (found == nullptr) return Document::map();
  if (found->is_map()) return *found;
  reader.error(key, kernel::in_quotes(key) + " is a map, found " + describe(*found));
  return Document::map();
}

void check_clauses(const Document& list, Diagnostics& diagnostics) {
  for (const Document& id : list.items()) {
    if (!id.is_text() || kernel::find_clause(id.as_text())) continue;
    diagnostics.error(id, "docs/rules has no clause " + kernel::in_quotes(id.as_text()) +
                              kernel::did_you_mean(id.as_text(), kernel::kClauseIds));
  }
}

std::vector<Document> read_dice(Reader& reader) {
  std::vector<Document> dice;
  for (const Document& each : reader.list_or_empty("dice")) {
    if (!each.is_int() && !each.is_text()) {
      reader.diagnostics().error(each, "a die is a number or the id of a card, found " + describe(each));
    } else {
      dice.push_back(each);
    }
  }
  return dice;
}

void check_step(Reader& reader, const Step& step) {
  const bool needs_seat = step.choose || step.undo || !step.options.empty() || step.only || !step.no_options.empty() ||
                          !step.best.empty() || !step.never.empty();
  if (needs_seat && !step.seat.valid()) reader.error("seat", "this step does not say which seat it is about");
  if (step.choose && step.undo) reader.error("undo", "a step chooses or takes back, not both");
  if (!needs_seat && step.expect.size() == 0) reader.error("seat", "this step does nothing and expects nothing");
}

Step read_step(const Document& map, Diagnostics& diagnostics) {
  Reader reader(map, diagnostics, "step");
  Step step;
  step.where = map.mark();
  if (reader.has("seat")) {
    step.seat = kernel::Seat(static_cast<std::size_t>(reader.integer("seat", 0, kernel::kMaxSeats - 1)));
  }
  if (reader.has("choose")) step.choose = reader.text("choose");
  step.undo = reader.flag_or("undo", false);
  step.options = reader.texts_or_empty("expect_options");
  if (reader.has("expect_only")) step.only = reader.texts("expect_only");
  step.no_options = reader.texts_or_empty("expect_no_option");
  step.best = reader.texts_or_empty("best");
  step.never = reader.texts_or_empty("never");
  step.expect = map_or_empty(reader, "expect");
  if (reader.ok()) check_step(reader, step);
  reader.finish();
  return step;
}

}  // namespace

std::vector<const Document*> scenario_maps(const Document& file, Diagnostics& diagnostics) {
  std::vector<const Document*> maps;
  const Document* list = file.is_list() ? &file : file.find("scenarios");
  if (list == nullptr && file.is_map()) return {&file};
  if (list == nullptr || !list->is_list()) {
    const Document& wrong = list == nullptr ? file : *list;
    diagnostics.error(wrong, "expected a scenario or a list of scenarios, found " + describe(wrong));
    return {};
  }
  if (list != &file) {
    Reader reader(file, diagnostics, "file of scenarios");
    reader.any("scenarios");
    reader.finish();
  }
  for (const Document& each : list->items()) maps.push_back(&each);
  return maps;
}

Scenario read_scenario(const Document& map, Diagnostics& diagnostics) {
  Reader reader(map, diagnostics, "scenario");
  Scenario scenario;
  scenario.where = map.mark();
  scenario.title = reader.text("title");
  scenario.game = reader.text("game");
  scenario.clauses = reader.texts_or_empty("clauses");
  if (const Document* list = map.find("clauses"); list != nullptr && list->is_list()) check_clauses(*list, diagnostics);
  scenario.options = map_or_empty(reader, "options");
  if (reader.has("seats")) scenario.seats = static_cast<std::uint8_t>(reader.integer("seats", 1, kernel::kMaxSeats));
  scenario.seed = static_cast<std::uint64_t>(reader.integer_or("seed", 1, 0, std::numeric_limits<std::int64_t>::max()));
  if (reader.has("set_up")) scenario.set_up = reader.one_of("set_up", kSetUps);
  scenario.given = map_or_empty(reader, "given");
  scenario.dice = read_dice(reader);
  for (const Document& each : reader.list_or_empty("do")) scenario.steps.push_back(read_step(each, diagnostics));
  scenario.expect = map_or_empty(reader, "expect");
  if (scenario.steps.empty() && scenario.expect.size() == 0) {
    reader.error("expect", "this scenario does nothing and expects nothing");
  }
  reader.finish();
  return scenario;
}

}  // namespace kostka::scenario
