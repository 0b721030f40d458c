#include "kernel/play/game.h"

#include <algorithm>
#include <string>

#include "kernel/data/diagnostics.h"
#include "kernel/data/layers.h"
#include "kernel/data/packed.h"
#include "kernel/language/typeset.h"

namespace kostka::kernel {

MatchSetup standard_setup(const GameInfo& info) {
  MatchSetup setup;
  setup.seats = info.least_seats;
  for (std::size_t i = 0; i < info.switches.size(); ++i) setup.switches[i] = info.switches[i].standard;
  return setup;
}

Switch switch_of(const ContentSet& set, Clause clause) {
  return {set.id, set.name, clause, {"off", "on"}, {{"without", "bez"}, {"in play", "w grze"}}, 0};
}

void add_count(std::vector<ContentCount>& counts, std::string_view kind, std::string_view set, int copies) {
  auto at = std::ranges::find_if(counts, [&](const ContentCount& c) { return c.kind == kind && c.set == set; });
  if (at == counts.end()) {
    const auto last = std::find_if(counts.rbegin(), counts.rend(), [&](const auto& c) { return c.kind == kind; });
    at = counts.insert(last == counts.rend() ? counts.end() : last.base(), {std::string(kind), 0, 0, std::string(set)});
  }
  at->copies += copies;
  ++at->designs;
}

std::vector<std::string_view> GameModule::layers() const {
  std::vector<std::string_view> all;
  for (const std::string_view folder : folders) {
    if (!folder.empty()) all.push_back(folder);
  }
  if (all.empty()) all.push_back(id);
  return all;
}

std::optional<Document> built_in_content(const GameModule& module, const PackedFolder& packed, Sources& sources,
                                         std::string& error) {
  Document content = Document::map();
  for (const std::string_view folder : module.layers()) {
    const std::span<const std::byte> bytes = packed(folder);
    if (bytes.empty()) continue;
    const std::optional<Document> files = unpack(bytes, sources, error);
    if (!files) return std::nullopt;
    content = content.size() == 0 ? *files : lay_over(content, *files);
  }
  return content;
}

std::optional<SetupRefusal> refusal_of(const Game& game, const MatchSetup& setup) {
  const GameInfo& info = game.info();
  if (setup.seats < info.least_seats || setup.seats > info.most_seats) {
    return SetupRefusal{
        kSeatsCause,
        info.least_seats == info.most_seats
            ? say("{0} is for {1} {1|player|players}, not for {2}.",
                  "{0} jest dla {1} {1|gracza|graczy|graczy}, nie dla {2}.", {info.name, info.least_seats, setup.seats})
            : say("{0} is for {1} to {2} players, not for {3}.", "{0} jest dla {1}–{2} graczy, nie dla {3}.",
                  {info.name, info.least_seats, info.most_seats, setup.seats})};
  }
  for (std::size_t i = 0; i < info.switches.size(); ++i) {
    const auto choice = static_cast<std::size_t>(setup.switches[i]);
    if (setup.switches[i] >= 0 && choice < info.switches[i].choices.size()) continue;
    return SetupRefusal{info.switches[i].id, say("The option {0} has no such choice.",
                                                 "Opcja {0} nie ma takiej wartości.", {info.switches[i].id})};
  }
  return game.refuse(setup);
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
  ids.reserve(info.switches.size());
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
