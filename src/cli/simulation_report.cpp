#include "cli/simulation_report.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <vector>

#include "cli/json_writer.h"
#include "cli/numbers.h"
#include "kernel/language/text.h"
#include "kernel/play/table.h"
#include "study/statistics.h"

namespace kostka::cli {
namespace {

using kernel::Language;
using kernel::say;
using kernel::Text;
using study::WinCount;

constexpr int kDecimals = 6;

double mean(std::uint64_t sum, std::uint64_t of) {
  return of == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(of);
}

void write_share(JsonWriter& json, const WinCount& wins) {
  const study::Share share = study::wilson_share(wins.wins, wins.games);
  json.member("count", wins.wins);
  json.key("share").fraction(share.share, kDecimals);
  json.key("low").fraction(share.low, kDecimals);
  json.key("high").fraction(share.high, kDecimals);
}

void write_sides(JsonWriter& json, const std::map<std::string, WinCount>& sides) {
  json.key("sides").begin_list();
  for (const auto& [side, wins] : sides) {
    json.begin_object().member("side", side).member("games", wins.games);
    write_share(json, wins);
    json.end_object();
  }
  json.end_list();
}

void write_wins(JsonWriter& json, const study::Report& report) {
  json.key("wins").begin_object().key("seats").begin_list();
  for (std::size_t s = 0; s < report.seats.size(); ++s) {
    json.begin_object().member("seat", s);
    write_share(json, report.seats[s]);
    json.end_object();
  }
  json.end_list().key("anybody").begin_object();
  write_share(json, report.anybody);
  json.end_object();
  write_sides(json, report.sides);
  json.key("marks").begin_list();
  for (const auto& [mark, wins] : report.marks) {
    // A mark counts seats; in how many games there was such a seat, and in how many of these one of them won, goes
    // along.
    const WinCount& games = report.marked_games.at(mark);
    json.begin_object().member("mark", mark).member("games", wins.games);
    write_share(json, wins);
    json.member("matches", games.games).member("matches_won", games.wins);
    json.end_object();
  }
  json.end_list().end_object();
}

void write_endings(JsonWriter& json, const std::map<std::string, std::uint64_t>& endings, std::uint64_t games) {
  json.key("endings").begin_list();
  for (const auto& [ending, count] : endings) {
    json.begin_object().member("ending", ending);
    write_share(json, {games, count});
    json.end_object();
  }
  json.end_list();
}

void write_settings(JsonWriter& json, const study::Report& report) {
  json.key("settings").begin_list();
  for (const auto& [setting, of] : report.settings) {
    json.begin_object().member("setting", setting).member("games", of.games);
    json.key("mean_turns").fraction(mean(of.turns, of.games), kDecimals);
    write_endings(json, of.endings, of.games);
    write_sides(json, of.sides);
    json.end_object();
  }
  json.end_list();
}

// Cards in the order of their ids; a study that did not count them has none.
struct CardLine {
  kernel::Object card;
  std::string id;
  study::CardCount count;
};

std::vector<CardLine> card_lines(const SimulationResult& result, const kernel::Table& table) {
  std::vector<CardLine> lines;
  for (const auto& [key, count] : result.report.cards) {
    const kernel::Object card{key.first, kernel::Seat{}, key.second};
    lines.push_back({card, table.object_id(card), count});
  }
  std::ranges::sort(lines, {}, &CardLine::id);
  return lines;
}

void write_cards(JsonWriter& json, const SimulationResult& result) {
  const auto table = result.game.new_table();
  json.key("cards").begin_list();
  for (const CardLine& line : card_lines(result, *table)) {
    json.begin_object().member("card", line.id).member("drawn", line.count.drawn);
    json.member("resolved", line.count.resolved).member("seats", line.count.seats.games);
    write_share(json, line.count.seats);
    json.end_object();
  }
  json.end_list();
}

void write_deeds(JsonWriter& json, const study::Report& report) {
  json.key("deeds").begin_list();
  for (const auto& [key, of] : report.deeds) {
    json.begin_object().member("deed", key.first).member("side", key.second).member("times", of.count);
    json.member("seats", of.seats.games);
    write_share(json, of.seats);
    json.end_object();
  }
  json.end_list();
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
    out_ += fmt::format("    {:<28} {:>12} {:>9}   ({} – {})\n", who, whole(of.wins, language_),
                        percent(share.share, language_), percent(share.low, language_), percent(share.high, language_));
  }
  void card(const std::string& name, const study::CardCount& of) {
    const study::Share share = study::wilson_share(of.seats.wins, of.seats.games);
    out_ += fmt::format("    {:<36} {:>11} {:>11} {:>9}   ({} – {})\n", name, whole(of.drawn, language_),
                        whole(of.resolved, language_), percent(share.share, language_), percent(share.low, language_),
                        percent(share.high, language_));
  }
  void deed(const std::string& name, const study::DeedCount& of, std::uint64_t games) {
    const study::Share share = study::wilson_share(of.seats.wins, of.seats.games);
    out_ += fmt::format("    {:<44} {:>11} {:>9} {:>9}   ({} – {})\n", name, whole(of.count, language_),
                        fraction(mean(of.count, games), 2, language_), percent(share.share, language_),
                        percent(share.low, language_), percent(share.high, language_));
  }
  void card_heading(const Text& name, const Text& drawn, const Text& resolved) {
    out_ += fmt::format("    {:<36} {:>11} {:>11}\n", name.in(language_), drawn.in(language_), resolved.in(language_));
  }
  [[nodiscard]] const std::string& text() const { return out_; }

 private:
  Language language_;
  std::string out_;
};

void add_lengths(Summary& summary, const study::Report& report, Language language) {
  const auto number = [language](std::uint64_t n) { return whole(n, language); };
  if (report.finished > 0) {
    summary.line({"turns", "tury"},
                 say("{0} on average, {1} to {2}; nine games in ten {3} to {4}, half of them up to {5}",
                     "średnio {0}, od {1} do {2}; w dziewięciu grach na dziesięć od {3} do {4}, w połowie do {5}",
                     {fraction(report.mean_turns(), 1, language), number(report.turns.least), number(report.turns.most),
                      number(report.turns_of(0.05)), number(report.turns_of(0.95)), number(report.turns_of(0.5))})
                     .in(language));
  }
  const double each = report.games == 0 ? 0 : static_cast<double>(report.decisions) / static_cast<double>(report.games);
  summary.line(
      {"decisions", "decyzje"},
      say("{0}, {1} a game", "{0}, {1} na grę", {number(report.decisions), fraction(each, 1, language)}).in(language));
}

// The name of a side or setting, if the game's content knows it.
std::string name_in(const kernel::Game& game, const std::string& id, Language language) {
  const auto item = game.item(id);
  return item ? item->name.in(language) : id;
}

void add_wins(Summary& summary, const SimulationResult& result, Language language) {
  const study::Report& report = result.report;
  summary.heading({"  wins, share and 95 % interval", "  wygrane, udział i przedział 95 %"});
  for (std::size_t s = 0; s < report.seats.size(); ++s) {
    summary.wins(say("player {0}", "gracz {0}", {s + 1}).in(language), report.seats[s]);
  }
  if (report.seats.size() > 1) summary.wins(Text{"somebody", "ktokolwiek"}.in(language), report.anybody);
  for (const auto& [side, wins] : report.sides) summary.wins(name_in(result.game, side, language), wins);
  if (report.marks.empty()) return;
  const auto table = result.game.new_table();
  for (const auto& [mark, wins] : report.marks) summary.wins(table->mark_name(mark).in(language), wins);
}

void add_endings(Summary& summary, const SimulationResult& result, Language language) {
  const study::Report& report = result.report;
  if (report.endings.empty()) return;
  const auto table = result.game.new_table();
  summary.heading({"  how games ended", "  jak kończyły się gry"});
  for (const auto& [ending, count] : report.endings) {
    summary.wins(table->ending_name(ending).in(language), {report.finished, count});
  }
}

void add_settings(Summary& summary, const SimulationResult& result, Language language) {
  for (const auto& [setting, of] : result.report.settings) {
    summary.heading(say("  {0}: {1} {2|game|games}, {3} turns on average",
                        "  {0}: {1} {2|gra|gry|gier}, średnio {3} tury",
                        {name_in(result.game, setting, language), whole(of.games, language), of.games,
                         fraction(mean(of.turns, of.games), 1, language)}));
    for (const auto& [side, wins] : of.sides) summary.wins(name_in(result.game, side, language), wins);
  }
}

void add_cards(Summary& summary, const SimulationResult& result, Language language) {
  if (result.report.cards.empty()) return;
  const auto table = result.game.new_table();
  summary.heading({"  cards: drawn, resolved, and how often those who resolved them won",
                   "  karty: dobrane, rozpatrzone i jak często wygrywali ci, którzy je rozpatrzyli"});
  summary.card_heading({"card", "karta"}, {"drawn", "dobrane"}, {"resolved", "rozpatrzone"});
  for (const CardLine& line : card_lines(result, *table)) {
    summary.card(name_in(result.game, line.id, language), line.count);
  }
}

// Over all sides; the JSON has each of them.
void add_deeds(Summary& summary, const SimulationResult& result, Language language) {
  const study::Report& report = result.report;
  if (report.deeds.empty()) return;
  std::map<std::string, study::DeedCount> sums;
  for (const auto& [key, of] : report.deeds) {
    study::DeedCount& sum = sums[key.first];
    sum.count += of.count;
    sum.seats.games += of.seats.games;
    sum.seats.wins += of.seats.wins;
  }
  const auto table = result.game.new_table();
  summary.heading({"  deeds: how often, how often a game, and how often those who did it won",
                   "  czyny: ile razy, ile razy na grę i jak często wygrywali ci, którzy tak zrobili"});
  for (const auto& [deed, of] : sums) summary.deed(table->deed_name(deed).in(language), of, report.finished);
}

// Who played: one word if all are of one level.
std::string players_of(const SimulationResult& result) {
  const auto& players = result.plan.players;
  if (std::ranges::all_of(players, [&](const std::string& p) { return p == players.front(); })) {
    return players.empty() ? "random" : players.front();
  }
  std::string list;
  for (const std::string& player : players) list += (list.empty() ? "" : ", ") + player;
  return list;
}

}  // namespace

std::string json_of(const SimulationResult& result) {
  const study::Report& report = result.report;
  JsonWriter json;
  json.begin_object().member("game", result.game.info().id).member("seed", result.plan.seed);
  json.member("rules_version", result.game.info().rules_version).key("players").begin_list();
  for (std::size_t s = 0; s < result.plan.setup.seats; ++s) {
    json.value(s < result.plan.players.size() ? std::string_view(result.plan.players[s]) : "random");
  }
  json.end_list();
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
  json.member("min", report.turns.least).member("max", report.turns.most);
  json.member("low", report.turns_of(0.05)).member("median", report.turns_of(0.5));
  json.member("high", report.turns_of(0.95)).end_object();
  json.key("lengths").begin_list();
  for (const auto& [turns, games] : report.lengths) {
    json.begin_object().member("turns", turns).member("games", games).end_object();
  }
  json.end_list();
  write_wins(json, report);
  write_endings(json, report.endings, report.finished);
  write_settings(json, report);
  if (result.plan.cards) write_cards(json, result);
  if (result.plan.deeds) write_deeds(json, report);
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
  summary.heading(say("{0}: {1} {2|game|games}, seed {3}", "{0}: {1} {2|gra|gry|gier}, ziarno {3}",
                      {result.game.info().name, number(report.games), report.games, number(result.plan.seed)}));
  summary.line({"players", "gracze"}, players_of(result));
  summary.line({"finished", "ukończone"}, number(report.finished));
  if (report.unfinished > 0) summary.line({"unfinished", "nieukończone"}, number(report.unfinished));
  if (report.first_fault) {
    summary.line({"faulted", "z błędem"},
                 say("{0}, first in game {1}: {2}", "{0}, pierwszy w grze {1}: {2}",
                     {number(report.faulted), std::to_string(report.first_fault->game), report.first_fault->sentence})
                     .in(language));
  }
  add_lengths(summary, report, language);
  if (report.finished > 0) {
    add_wins(summary, result, language);
    add_endings(summary, result, language);
    add_settings(summary, result, language);
    add_cards(summary, result, language);
    add_deeds(summary, result, language);
  }
  if (result.seconds > 0) {
    const double pace = static_cast<double>(report.games) / result.seconds;
    summary.line({"speed", "szybkość"}, say("{0} games/s", "{0} gier/s", {fraction(pace, 0, language)}).in(language));
  }
  return summary.text();
}

}  // namespace kostka::cli
