#include "cli/simulation_report.h"

#include <fmt/core.h>

#include "cli/json_writer.h"
#include "cli/numbers.h"
#include "kernel/text.h"
#include "study/statistics.h"

namespace kostka::cli {
namespace {

using kernel::Language;
using kernel::say;
using kernel::Text;
using study::WinCount;

constexpr int kDecimals = 6;

void write_share(JsonWriter& json, const WinCount& wins) {
  const study::Share share = study::wilson_share(wins.wins, wins.games);
  json.member("count", wins.wins);
  json.key("share").fraction(share.share, kDecimals);
  json.key("low").fraction(share.low, kDecimals);
  json.key("high").fraction(share.high, kDecimals);
}

void write_wins(JsonWriter& json, const study::Report& report) {
  json.key("wins").begin_object().key("seats").begin_list();
  for (std::size_t s = 0; s < report.seats.size(); ++s) {
    json.begin_object().member("seat", s);
    write_share(json, report.seats[s]);
    json.end_object();
  }
  json.end_list().key("sides").begin_list();
  for (const auto& [side, wins] : report.sides) {
    json.begin_object().member("side", side).member("games", wins.games);
    write_share(json, wins);
    json.end_object();
  }
  json.end_list().end_object();
}

// Lines of the summary for people: a label, then a value in one column.
class Summary {
 public:
  explicit Summary(Language language) : language_(language) {}

  void line(const Text& label, const std::string& value) {
    out_ += fmt::format("  {:<14} {}\n", label.in(language_), value);
  }
  void heading(const Text& text) { out_ += text.in(language_) + '\n'; }
  void wins(const std::string& who, const WinCount& of) {
    const study::Share share = study::wilson_share(of.wins, of.games);
    out_ += fmt::format("    {:<20} {:>12} {:>9}   ({} – {})\n", who, whole(of.wins, language_),
                        percent(share.share, language_), percent(share.low, language_), percent(share.high, language_));
  }
  [[nodiscard]] const std::string& text() const { return out_; }

 private:
  Language language_;
  std::string out_;
};

void add_lengths(Summary& summary, const study::Report& report, Language language) {
  const auto number = [language](std::uint64_t n) { return whole(n, language); };
  if (report.finished > 0) {
    summary.line({"turns", "tury"}, say("{0} on average, {1} to {2}", "średnio {0}, od {1} do {2}",
                                        {fraction(report.mean_turns(), 1, language), number(report.turns.least),
                                         number(report.turns.most)})
                                        .in(language));
  }
  const double each = report.games == 0 ? 0 : static_cast<double>(report.decisions) / static_cast<double>(report.games);
  summary.line(
      {"decisions", "decyzje"},
      say("{0}, {1} a game", "{0}, {1} na grę", {number(report.decisions), fraction(each, 1, language)}).in(language));
}

void add_wins(Summary& summary, const study::Report& report, Language language) {
  summary.heading({"  wins, share and 95 % interval", "  wygrane, udział i przedział 95 %"});
  for (std::size_t s = 0; s < report.seats.size(); ++s) {
    summary.wins(say("player {0}", "gracz {0}", {s + 1}).in(language), report.seats[s]);
  }
  for (const auto& [side, wins] : report.sides) summary.wins(side, wins);
}

}  // namespace

std::string json_of(const SimulationResult& result) {
  const study::Report& report = result.report;
  JsonWriter json;
  json.begin_object().member("game", result.game.info().id).member("seed", result.plan.seed);
  json.member("first", result.plan.first).member("games", report.games).member("partial", result.is_partial());
  json.member("finished", report.finished).member("faulted", report.faulted).member("unfinished", report.unfinished);
  json.key("first_fault");
  if (report.first_fault) {
    json.begin_object().member("game", report.first_fault->game).member("message", report.first_fault->sentence);
    json.end_object();
  } else {
    json.null();
  }
  json.member("decisions", report.decisions).key("turns").begin_object();
  json.key("mean").fraction(report.mean_turns(), kDecimals);
  json.member("min", report.turns.least).member("max", report.turns.most).end_object();
  write_wins(json, report);
  json.end_object();
  return json.text();
}

std::string text_of(const SimulationResult& result, Language language) {
  const study::Report& report = result.report;
  const auto number = [language](std::uint64_t n) { return whole(n, language); };
  Summary summary(language);
  if (result.is_partial()) {
    summary.heading(say("Interrupted: what follows covers only {0} of {1} games.",
                        "Przerwano: wynik obejmuje tylko {0} z {1} gier.",
                        {number(report.games), number(result.plan.games)}));
  }
  summary.heading(say("{0}: {1} random {2|game|games}, seed {3}",
                      "{0}: {1} {2|losowa gra|losowe gry|losowych gier}, ziarno {3}",
                      {result.game.info().name, number(report.games), report.games, number(result.plan.seed)}));
  summary.line({"finished", "ukończone"}, number(report.finished));
  if (report.unfinished > 0) summary.line({"unfinished", "nieukończone"}, number(report.unfinished));
  if (report.first_fault) {
    summary.line({"faulted", "z błędem"},
                 say("{0}, first in game {1}: {2}", "{0}, pierwszy w grze {1}: {2}",
                     {number(report.faulted), std::to_string(report.first_fault->game), report.first_fault->sentence})
                     .in(language));
  }
  add_lengths(summary, report, language);
  if (report.finished > 0) add_wins(summary, report, language);
  if (result.seconds > 0) {
    const double pace = static_cast<double>(report.games) / result.seconds;
    summary.line({"speed", "szybkość"}, say("{0} games/s", "{0} gier/s", {fraction(pace, 0, language)}).in(language));
  }
  return summary.text();
}

}  // namespace kostka::cli
