#include "kernel/play/game.h"

#include <algorithm>
#include <string>

#include "kernel/data/diagnostics.h"
#include "kernel/language/typeset.h"

namespace kostka::kernel {

MatchSetup standard_setup(const GameInfo& info) {
  MatchSetup setup;
  setup.seats = info.least_seats;
  for (std::size_t i = 0; i < info.switches.size(); ++i) setup.switches[i] = info.switches[i].standard;
  return setup;
}

namespace {

// The word a document uses for a choice: YAML reads a bare `on` and `off` as text or as a truth, depending on the
// writer.
std::string choice_word(const Document& value) {
  if (value.is_bool()) return value.as_bool() ? "on" : "off";
  if (value.is_text()) return value.as_text();
  if (value.is_int()) return std::to_string(value.as_int());
  return {};
}

void read_switch(const Switch& s, const Document& value, std::int16_t& target, Diagnostics& diagnostics) {
  const std::string word = choice_word(value);
  const auto at = std::find(s.choices.begin(), s.choices.end(), word);
  if (at != s.choices.end()) {
    target = static_cast<std::int16_t>(at - s.choices.begin());
    return;
  }
  diagnostics.error(value, "the option \"" + std::string(s.id) + "\" is " + one_of_these(s.choices) + ", found " +
                               describe(value) + did_you_mean(word, s.choices));
}

}  // namespace

bool read_setup(const GameInfo& info, const Document& options, MatchSetup& setup, Diagnostics& diagnostics) {
  const std::size_t before = diagnostics.count();
  if (options.is_null()) return true;
  if (!options.is_map()) {
    diagnostics.error(options, "expected a map of options, found " + describe(options));
    return false;
  }
  std::vector<std::string_view> ids;
  for (const Switch& s : info.switches) ids.push_back(s.id);
  for (const auto& [key, value, mark] : options.entries()) {
    const auto at = std::find(ids.begin(), ids.end(), key);
    if (at == ids.end()) {
      diagnostics.error(mark, std::string(info.id) + " has no option \"" + key + "\"" + did_you_mean(key, ids));
    } else {
      const auto i = static_cast<std::size_t>(at - ids.begin());
      read_switch(info.switches[i], value, setup.switches[i], diagnostics);
    }
  }
  return diagnostics.count() == before;
}

Document write_setup(const GameInfo& info, const MatchSetup& setup) {
  Document options = Document::map();
  for (std::size_t i = 0; i < info.switches.size(); ++i) {
    const Switch& s = info.switches[i];
    options.set(std::string(s.id), s.choices[static_cast<std::size_t>(setup.switches[i])]);
  }
  return options;
}

ItemText typeset(const ItemText& item) {
  ItemText set = item;
  set.kind = typeset(item.kind);
  set.name = typeset(item.name);
  std::transform(item.lines.begin(), item.lines.end(), set.lines.begin(),
                 [](const Text& line) { return typeset(line); });
  return set;
}

}  // namespace kostka::kernel
