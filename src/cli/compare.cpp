// kostka compare: two studies that `kostka simulate --json` has written, and what differs between them by more than
// chance.
#include "study/compare.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/parse.hpp>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/json_writer.h"
#include "cli/numbers.h"
#include "cli/terminal.h"
#include "content/files.h"
#include "games/registry.h"
#include "kernel/play/table.h"

namespace kostka::cli {
namespace {

namespace json = boost::json;
using kernel::say;
using kernel::Text;
using study::Tally;

struct CompareWishes {
  std::string before, after;
  bool all = false, json = false;
};

// A figure by its group and id, in the order of the file.
using Figures = std::vector<std::pair<std::pair<std::string, std::string>, Tally>>;

struct StudyFile {
  std::string game, players;
  std::uint64_t games = 0, seed = 0;
  Figures figures;
  std::map<std::uint32_t, std::uint64_t> lengths;
};

// Reads what `kostka simulate --json` writes; anything else ends the command.
class StudyReader {
 public:
  explicit StudyReader(const std::string& path) : path_(path) {}

  StudyFile read() {
    std::string error;
    const auto text = content::read_file(path_, error);
    if (!text) fail(say("A study cannot be read: {0}.", "Nie można odczytać studium: {0}.", {error}));
    boost::system::error_code failed;
    const json::value value = json::parse(*text, failed);
    if (failed) refuse();
    const json::object& it = object(value);
    StudyFile file;
    file.game = std::string(text_of(it, "game"));
    file.games = number(it, "games");
    file.seed = number(it, "seed");
    const std::uint64_t finished = number(it, "finished");
    file.players = players_in(it);
    const json::object& wins = object(member(it, "wins"));
    if (const json::value* anybody = wins.if_contains("anybody")) {
      file.figures.push_back({{"anybody", "anybody"}, {number(object(*anybody), "count"), finished}});
    }
    add(file, list(wins, "seats"), {"seat", "seat", ""}, finished);
    add(file, list(wins, "sides"), {"side", "side", "games"}, 0);
    add(file, list(wins, "marks"), {"mark", "mark", "games"}, 0);
    add(file, list(it, "endings"), {"ending", "ending", ""}, finished);
    if (it.contains("cards")) add(file, list(it, "cards"), {"card", "card", "seats"}, 0);
    if (!it.contains("lengths")) refuse();
    for (const json::value& each : list(it, "lengths")) {
      const json::object& length = object(each);
      file.lengths[static_cast<std::uint32_t>(number(length, "turns"))] = number(length, "games");
    }
    return file;
  }

 private:
  struct Keys {
    const char *group, *id, *of;
  };

  [[noreturn]] void refuse() const {
    fail(say("{0} is not what `kostka simulate --json` of this version writes.",
             "{0} to nie jest wynik `kostka simulate --json` tej wersji.", {path_}));
  }
  const json::value& member(const json::object& it, std::string_view key) const {
    const json::value* found = it.if_contains(key);
    if (!found) refuse();
    return *found;
  }
  const json::object& object(const json::value& value) const {
    if (!value.is_object()) refuse();
    return value.get_object();
  }
  const json::array& list(const json::object& it, std::string_view key) const {
    const json::value& found = member(it, key);
    if (!found.is_array()) refuse();
    return found.get_array();
  }
  std::string_view text_of(const json::object& it, std::string_view key) const {
    const json::value& found = member(it, key);
    if (!found.is_string()) refuse();
    return found.get_string();
  }
  std::uint64_t number(const json::object& it, std::string_view key) const {
    boost::system::error_code failed;
    const auto found = member(it, key).to_number<std::uint64_t>(failed);
    if (failed) refuse();
    return found;
  }
  std::string players_in(const json::object& it) const {
    std::string players;
    for (const json::value& player : list(it, "players")) {
      if (!player.is_string()) refuse();
      players += (players.empty() ? "" : ", ") + std::string(player.get_string());
    }
    return players;
  }
  // Shares are of `of`, or else of so many.
  void add(StudyFile& file, const json::array& all, const Keys& keys, std::uint64_t of) const {
    for (const json::value& each : all) {
      const json::object& it = object(each);
      const json::value& id = member(it, keys.id);
      const std::string name = id.is_string() ? std::string(id.get_string()) : std::to_string(number(it, keys.id));
      file.figures.push_back({{keys.group, name}, {number(it, "count"), *keys.of ? number(it, keys.of) : of}});
    }
  }

  const std::string& path_;
};

// Every figure that one of the two has; what the other lacks never happened there.
std::vector<study::SharePair> pairs_of(const StudyFile& before, const StudyFile& after) {
  std::vector<study::SharePair> pairs;
  std::map<std::pair<std::string, std::string>, std::size_t> at;
  for (const auto& [key, tally] : before.figures) {
    at[key] = pairs.size();
    pairs.push_back({key.first, key.second, tally, {}});
  }
  std::uint64_t finished_before = 0, finished_after = 0;
  for (const auto& [turns, games] : before.lengths) finished_before += games;
  for (const auto& [turns, games] : after.lengths) finished_after += games;
  for (const auto& [key, tally] : after.figures) {
    const auto found = at.find(key);
    if (found != at.end()) {
      pairs[found->second].after = tally;
    } else {
      pairs.push_back({key.first, key.second, {0, key.first == "ending" ? finished_before : 0}, tally});
    }
  }
  // A way to end that never came about is none of all games.
  for (study::SharePair& pair : pairs) {
    if (pair.group == "ending" && pair.after.of == 0) pair.after.of = finished_after;
  }
  return pairs;
}

// What people call the figure.
class FigureNames {
 public:
  FigureNames(const StudyFile& file, Context& context) {
    if (!games::find_module(file.game)) return;
    game_ = &context.game(file.game);
    table_ = game_->new_table();
  }
  [[nodiscard]] Text of(const study::SharePair& pair) const {
    if (pair.group == "seat") return say("player {0}", "gracz {0}", {std::stoll(pair.id) + 1});
    if (pair.group == "anybody") return {"somebody wins", "ktokolwiek wygrywa"};
    if (pair.group == "mark" && table_) return table_->mark_name(pair.id);
    if (pair.group == "ending") {
      return say("end: {0}", "koniec: {0}", {table_ ? table_->ending_name(pair.id) : Text{pair.id, pair.id}});
    }
    const auto item = game_ ? game_->item(pair.id) : nullptr;
    return item ? item->name : Text{pair.id, pair.id};
  }

 private:
  const kernel::Game* game_ = nullptr;
  std::unique_ptr<kernel::Table> table_;
};

std::string signed_percent(double difference, kernel::Language language) {
  const std::string size = fraction(100 * std::abs(difference), 1, language);
  return (difference < 0 ? "−" : "+") + size;
}

std::string chance_text(double p, kernel::Language language) {
  return p < 0.0001 ? "p < " + fraction(0.0001, 4, language) : "p = " + fraction(p, 4, language);
}

void print_changes(const study::Comparison& found, const FigureNames& names, bool all, const Terminal& terminal) {
  const auto language = terminal.language();
  for (const study::ShareChange& change : found.shares) {
    if (!all && !change.significant) continue;
    terminal.line(fmt::format("  {} {:>8} → {:>8}   {} ({} – {})  {}", padded(names.of(change.pair).in(language), 36),
                              percent(change.before.share, language), percent(change.after.share, language),
                              signed_percent(change.difference, language), signed_percent(change.low, language),
                              signed_percent(change.high, language), chance_text(change.p, language)),
                  change.significant ? Tone::plain : Tone::faint);
  }
  const study::MeanChange& turns = found.turns;
  if (!all && !turns.significant) return;
  terminal.line(fmt::format("  {} {:>8} → {:>8}   {:+.2f} ({:+.2f} – {:+.2f})  {}",
                            padded(Text{"turns on average", "średnio tur"}.in(language), 36),
                            fraction(turns.before.mean, 2, language), fraction(turns.after.mean, 2, language),
                            turns.difference, turns.low, turns.high, chance_text(turns.p, language)),
                turns.significant ? Tone::plain : Tone::faint);
}

std::size_t significant_in(const study::Comparison& found) {
  return static_cast<std::size_t>(std::ranges::count(found.shares, true, &study::ShareChange::significant)) +
         (found.turns.significant ? 1 : 0);
}

std::string comparison_json(const CompareWishes& wishes, const study::Comparison& found) {
  constexpr int kDigits = 6;
  JsonWriter out;
  out.begin_object().member("before", wishes.before).member("after", wishes.after);
  out.member("significant", significant_in(found)).key("shares").begin_list();
  for (const study::ShareChange& change : found.shares) {
    out.begin_object().member("group", change.pair.group).member("id", change.pair.id);
    out.key("before").fraction(change.before.share, kDigits).key("after").fraction(change.after.share, kDigits);
    out.key("difference").fraction(change.difference, kDigits).key("low").fraction(change.low, kDigits);
    out.key("high").fraction(change.high, kDigits).key("p").fraction(change.p, kDigits);
    out.member("significant", change.significant).end_object();
  }
  const study::MeanChange& turns = found.turns;
  out.end_list().key("turns").begin_object().key("before").fraction(turns.before.mean, kDigits);
  out.key("after").fraction(turns.after.mean, kDigits).key("difference").fraction(turns.difference, kDigits);
  out.key("low").fraction(turns.low, kDigits).key("high").fraction(turns.high, kDigits);
  out.key("p").fraction(turns.p, kDigits).member("significant", turns.significant).end_object().end_object();
  return out.text();
}

void run_compare(const CompareWishes& wishes, Context& context) {
  const StudyFile before = StudyReader(wishes.before).read(), after = StudyReader(wishes.after).read();
  if (before.game != after.game) {
    fail(say("These are studies of two games, {0} and {1}.", "To studia dwóch gier: {0} i {1}.",
             {before.game, after.game}));
  }
  const auto pairs = pairs_of(before, after);
  const study::Comparison found = study::compare(pairs, study::mean_of(before.lengths), study::mean_of(after.lengths));
  if (wishes.json) return fmt::print("{}\n", comparison_json(wishes, found));
  const Terminal terminal(context.language());
  const auto language = context.language();
  const auto describe = [&](const std::string& path, const StudyFile& file) {
    terminal.line(say("{0}: {1} {2|game|games}, seed {3}, {4}", "{0}: {1} {2|gra|gry|gier}, ziarno {3}, {4}",
                      {path, whole(file.games, language), file.games, std::to_string(file.seed), file.players}));
  };
  describe(wishes.before, before);
  describe(wishes.after, after);
  const std::size_t changed = significant_in(found);
  terminal.line(
      changed == 0
          ? say("Of {0} {0|figure|figures} none differs by more than chance explains.",
                "Z {0} {0|wartości|wartości|wartości} żadna nie różni się bardziej, niż tłumaczy to przypadek.",
                {found.shares.size() + 1})
          : say("Of {0} {0|figure|figures} {1} {1|differs|differ} by more than chance explains (together 5 %, Holm):",
                "Z {0} {0|wartości|wartości|wartości} {1} {1|różni|różnią|różni} się bardziej, niż tłumaczy to "
                "przypadek "
                "(razem 5 %, Holm):",
                {found.shares.size() + 1, changed}));
  print_changes(found, FigureNames(before, context), wishes.all, terminal);
}

}  // namespace

void add_compare(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("compare", context.text("Say what differs between two studies by more than chance",
                                                 "Powiedz, co różni dwa studia bardziej, niż tłumaczy to przypadek"));
  const auto wishes = std::make_shared<CompareWishes>();
  command
      ->add_option("BEFORE", wishes->before,
                   context.text("What kostka simulate --json wrote", "Wynik kostka simulate --json"))
      ->required();
  command->add_option("AFTER", wishes->after, context.text("The other one", "Drugi wynik"))->required();
  command->add_flag("--all", wishes->all, context.text("Also what did not change", "Także to, co się nie zmieniło"));
  add_json_flag(*command, context, wishes->json);
  command->callback([&context, wishes] { run_compare(*wishes, context); });
}

}  // namespace kostka::cli
