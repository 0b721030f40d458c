#include "study/checkpoint.h"

#include <limits>
#include <utility>

#include "content/files.h"
#include "content/json.h"
#include "kernel/data/reader.h"

namespace kostka::study {
namespace {

using kernel::Document;
using kernel::Reader;

constexpr int kCheckpointVersion = 1;
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

std::uint64_t number(Reader& r, std::string_view key) { return static_cast<std::uint64_t>(r.integer(key, 0, kMost)); }

Document wins_document(const WinCount& wins) { return Document::map({{"games", wins.games}, {"wins", wins.wins}}); }
WinCount read_wins(Reader& r) { return {number(r, "games"), number(r, "wins")}; }
WinCount wins_under(Reader& r, std::string_view key) {
  Reader wins = r.child(key, "count of wins");
  const WinCount read = read_wins(wins);
  wins.finish();
  return read;
}

// A map as a list, since its keys are anything; `write` makes an entry of the value.
template <class Map, class Write>
Document list_of(const Map& map, const Write& write) {
  Document list = Document::list();
  for (const auto& [key, value] : map) list.push(write(key, value));
  return list;
}

Document wins_by_name(const std::map<std::string, WinCount>& map) {
  return list_of(map, [](const std::string& name, const WinCount& wins) {
    return Document::map({{"name", name}, {"games", wins.games}, {"wins", wins.wins}});
  });
}
Document counts_by_name(const std::map<std::string, std::uint64_t>& map) {
  return list_of(map, [](const std::string& name, std::uint64_t count) {
    return Document::map({{"name", name}, {"count", count}});
  });
}

// Calls `read` with a reader of every item of the list.
template <class Read>
void each(Reader& r, std::string_view key, const Read& read) {
  for (const Document& item : r.list(key)) {
    Reader of_item(item, r.diagnostics(), "count");
    read(of_item);
    of_item.finish();
  }
}

std::map<std::string, WinCount> read_wins_by_name(Reader& r, std::string_view key) {
  std::map<std::string, WinCount> map;
  each(r, key, [&](Reader& item) {
    const std::string name = item.text("name");
    map[name] = read_wins(item);
  });
  return map;
}
std::map<std::string, std::uint64_t> read_counts_by_name(Reader& r, std::string_view key) {
  std::map<std::string, std::uint64_t> map;
  each(r, key, [&](Reader& item) {
    const std::string name = item.text("name");
    map[name] = number(item, "count");
  });
  return map;
}

Document settings_document(const std::map<std::string, SettingCount>& settings) {
  return list_of(settings, [](const std::string& name, const SettingCount& of) {
    return Document::map({{"name", name},
                          {"games", of.games},
                          {"turns", of.turns},
                          {"endings", counts_by_name(of.endings)},
                          {"sides", wins_by_name(of.sides)}});
  });
}

void read_settings(Reader& r, Report& report) {
  each(r, "settings", [&](Reader& item) {
    SettingCount& of = report.settings[item.text("name")];
    of.games = number(item, "games");
    of.turns = number(item, "turns");
    of.endings = read_counts_by_name(item, "endings");
    of.sides = read_wins_by_name(item, "sides");
  });
}

void read_cards(Reader& r, Report& report) {
  each(r, "cards", [&](Reader& item) {
    const auto kind = static_cast<std::uint8_t>(item.integer("kind", 0, 255));
    const auto index = static_cast<std::uint16_t>(item.integer("index", 0, 65535));
    report.cards[{kind, index}] = {number(item, "drawn"), number(item, "resolved"), wins_under(item, "seats")};
  });
}

void read_deeds(Reader& r, Report& report) {
  each(r, "deeds", [&](Reader& item) {
    const std::string what = item.text("what");
    const Document* side = item.any_if("side");
    const std::string played = side && side->is_text() ? side->as_text() : std::string();
    report.deeds[{what, played}] = {number(item, "count"), wins_under(item, "seats")};
  });
}

void read_lengths(Reader& r, Report& report) {
  Reader turns = r.child("turns", "count of turns");
  report.turns.sum = number(turns, "sum");
  report.turns.least = static_cast<std::uint32_t>(turns.integer("least", 0, std::numeric_limits<std::uint32_t>::max()));
  report.turns.most = static_cast<std::uint32_t>(turns.integer("most", 0, std::numeric_limits<std::uint32_t>::max()));
  turns.finish();
  each(r, "lengths", [&](Reader& item) {
    const auto taken = item.integer("turns", 0, std::numeric_limits<std::uint32_t>::max());
    report.lengths[static_cast<std::uint32_t>(taken)] = number(item, "games");
  });
}

void read_seats(Reader& r, Report& report) {
  const auto seats = r.list("seats");
  if (seats.size() != report.seats.size()) return r.error("seats", "the report is one for other seats");
  for (std::size_t s = 0; s < seats.size(); ++s) {
    Reader seat(seats[s], r.diagnostics(), "count of wins");
    report.seats[s] = read_wins(seat);
    seat.finish();
  }
}

void read_fault(Reader& r, Report& report) {
  auto fault = r.child_if("first_fault", "fault");
  if (!fault) return;
  report.first_fault = FirstFault{number(*fault, "game"), fault->text_or("sentence", "")};
  fault->finish();
}

std::string told(const kernel::Diagnostics& diagnostics) {
  std::string text = diagnostics.to_text();
  if (!text.empty()) text.pop_back();
  return text;
}

}  // namespace

Document to_document(const Report& report) {
  // A new member does not compile here until it is written, read and merged.
  const auto& [games, finished, faulted, unfinished, decisions, turns, seats, anybody, sides, lengths, endings, marks,
               marked_games, settings, cards, deeds, first_fault] = report;
  Document of_seats = Document::list();
  for (const WinCount& wins : seats) of_seats.push(wins_document(wins));
  Document document =
      Document::map({{"games", games},
                     {"finished", finished},
                     {"faulted", faulted},
                     {"unfinished", unfinished},
                     {"decisions", decisions},
                     {"turns", Document::map({{"sum", turns.sum}, {"least", turns.least}, {"most", turns.most}})},
                     {"seats", std::move(of_seats)},
                     {"anybody", wins_document(anybody)},
                     {"sides", wins_by_name(sides)},
                     {"lengths", list_of(lengths,
                                         [](std::uint32_t taken, std::uint64_t count) {
                                           return Document::map({{"turns", taken}, {"games", count}});
                                         })},
                     {"endings", counts_by_name(endings)},
                     {"marks", wins_by_name(marks)},
                     {"marked_games", wins_by_name(marked_games)},
                     {"settings", settings_document(settings)}});
  document.set("cards", list_of(cards, [](const CardKey& key, const CardCount& of) {
                 return Document::map({{"kind", key.first},
                                       {"index", key.second},
                                       {"drawn", of.drawn},
                                       {"resolved", of.resolved},
                                       {"seats", wins_document(of.seats)}});
               }));
  document.set(
      "deeds", list_of(deeds, [](const DeedKey& key, const DeedCount& of) {
        return Document::map(
            {{"what", key.first}, {"side", key.second}, {"count", of.count}, {"seats", wins_document(of.seats)}});
      }));
  if (first_fault) {
    Document fault = Document::map({{"game", first_fault->game}});
    if (!first_fault->sentence.empty()) fault.set("sentence", first_fault->sentence);
    document.set("first_fault", std::move(fault));
  }
  return document;
}

std::optional<Report> read_report(const Document& document, std::size_t seats, kernel::Diagnostics& diagnostics) {
  const std::size_t before = diagnostics.count();
  Reader r(document, diagnostics, "report");
  Report report(seats);
  report.games = number(r, "games");
  report.finished = number(r, "finished");
  report.faulted = number(r, "faulted");
  report.unfinished = number(r, "unfinished");
  report.decisions = number(r, "decisions");
  read_lengths(r, report);
  read_seats(r, report);
  report.anybody = wins_under(r, "anybody");
  report.sides = read_wins_by_name(r, "sides");
  report.endings = read_counts_by_name(r, "endings");
  report.marks = read_wins_by_name(r, "marks");
  report.marked_games = read_wins_by_name(r, "marked_games");
  read_settings(r, report);
  read_cards(r, report);
  read_deeds(r, report);
  read_fault(r, report);
  r.finish();
  return diagnostics.count() == before ? std::optional(std::move(report)) : std::nullopt;
}

Document identity_of(const kernel::Game& game, const SimulationPlan& plan, std::string_view content) {
  Document players = Document::list();
  for (const std::string& player : plan.players) players.push(player);
  // Seeds use all 64 bits; documents count to half of that.
  return Document::map({{"game", game.info().id},
                        {"rules_version", game.info().rules_version},
                        {"content", content},
                        {"options", write_setup(game.info(), plan.setup)},
                        {"players", std::move(players)},
                        {"seed", std::to_string(plan.seed)},
                        {"first", std::to_string(plan.first)},
                        {"max_decisions", std::to_string(plan.most_decisions)},
                        {"cards", plan.cards},
                        {"deeds", plan.deeds}});
}

bool write_checkpoint(const std::filesystem::path& file, const Document& identity, const Report& report,
                      std::string& trouble) {
  const Document document =
      Document::map({{"kostka_study", kCheckpointVersion}, {"study", identity}, {"report", to_document(report)}});
  return content::write_file(file, to_json(document) + '\n', trouble);
}

std::optional<Report> read_checkpoint(const std::filesystem::path& file, const Document& identity, std::size_t seats,
                                      std::string& trouble) {
  const auto text = content::read_file(file, trouble, content::kLargestJson);
  if (!text) return std::nullopt;
  kernel::Diagnostics diagnostics;
  const Document document = content::read_json(*text, file.generic_string(), diagnostics);
  if (!diagnostics.ok()) {
    trouble = told(diagnostics);
    return std::nullopt;
  }
  Reader r(document, diagnostics, "checkpoint");
  r.integer("kostka_study", kCheckpointVersion, kCheckpointVersion);
  const bool same = r.any("study") == identity;
  const Document& of_report = r.any("report");
  r.finish();
  if (diagnostics.ok() && !same) {
    trouble = file.generic_string() + " is the checkpoint of another study";
    return std::nullopt;
  }
  auto report = diagnostics.ok() ? read_report(of_report, seats, diagnostics) : std::nullopt;
  if (!report) trouble = told(diagnostics);
  return report;
}

}  // namespace kostka::study
