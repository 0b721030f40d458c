#include "cli/match_text.h"

#include <fmt/core.h>

#include "rules/rulebook.h"

namespace kostka::cli {

using kernel::Document;
using kernel::say;
using kernel::Seat;
using kernel::Text;

Text player_name(Seat seat) { return say("Player {0}", "Gracz {0}", {seat.index() + 1}); }

Text outcome_text(const kernel::Match& match) {
  if (match.fault()) {
    return say("The match was stopped by an error in the program's rules: {0} Its journal is kept.",
               "Rozgrywkę zatrzymał błąd w zasadach programu: {0} Dziennik zostaje.", {match.fault()});
  }
  if (!match.over()) return {};
  std::vector<Text> winners;
  for (std::size_t s = 0; s < match.setup().seats; ++s) {
    if (match.result().won(Seat{s})) winners.push_back(player_name(Seat{s}));
  }
  if (winners.empty()) return {"Nobody wins.", "Nikt nie wygrywa."};
  if (winners.size() == 1) return say("{0} wins.", "{0} wygrywa.", {winners[0]});
  return say("{0} win together.", "{0} wygrywają wspólnie.", {join_and(winners)});
}

void print_log_line(const Terminal& terminal, std::size_t number, const Document& event) {
  const std::string& sentence = event["text"][code_of(terminal.language())].as_text();
  const std::string& clause = event["clause"].as_text();
  const std::string mark = clause.empty() ? "" : "  " + toned('[' + clause + ']', Tone::faint, terminal.colour());
  terminal.line(fmt::format("{} {}{}", toned(fmt::format("{:>5}", number), Tone::faint, terminal.colour()),
                            hanging(sentence, 6), mark));
}

void print_clause(const Terminal& terminal, std::string_view id) {
  const rules::RuleText* rule = id.empty() ? nullptr : rules::find_rule(id);
  if (!rule) {
    terminal.line(Text{"No clause of a rulebook stands behind this.", "Nie stoi za tym żaden punkt zasad."});
    return;
  }
  const kernel::Language language = terminal.language();
  terminal.line(fmt::format("  {}  {}", toned(rule->id, Tone::bold, terminal.colour()),
                            toned(section_of(*rule, language), Tone::faint, terminal.colour())));
  terminal.line("  " + hanging(text_of(*rule, language), 2));
  for (std::string_view table = table_of(*rule, language); !table.empty();) {
    const std::size_t end = std::min(table.find('\n'), table.size());
    terminal.line(fmt::format("  {}", table.substr(0, end)));
    table.remove_prefix(std::min(end + 1, table.size()));
  }
  if (!rule->page.empty()) terminal.line(fmt::format("  ({})", page_of(*rule, terminal.language())), Tone::faint);
}

void print_item(const Terminal& terminal, const kernel::ItemText& item) {
  const kernel::Language language = terminal.language();
  terminal.line(fmt::format("  {}  {}  ({})", item.id, toned(item.name.in(language), Tone::bold, terminal.colour()),
                            item.kind.in(language)));
  for (const Text& line : item.lines) terminal.line("    " + hanging(line.in(language), 4));
  terminal.line(fmt::format("    {}{}{}", item.origin, item.source.empty() ? "" : ": ", item.source), Tone::faint);
}

}  // namespace kostka::cli
