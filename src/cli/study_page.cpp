#include "cli/study_page.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "cli/numbers.h"
#include "cli/study_plots.h"
#include "kernel/play/table.h"
#include "study/statistics.h"

namespace kostka::cli {
namespace {

using kernel::Language;
using kernel::say;
using kernel::Text;
using study::WinCount;

constexpr std::string_view kStyle = R"(
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1d2126;--soft:#5b6470;--line:#d9d6cd;--mark:#2a6db0;--band:#9cc3ea;--gold:#8a6100}
@media (prefers-color-scheme:dark){:root{--paper:#14171c;--ink:#e9e7e1;--soft:#a7b0bb;--line:#333941;--mark:#8cc0f5;--band:#35608c;--gold:#e3b34a}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:2.4rem 1rem 4rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.7rem;margin:.2rem 0}h2{font-size:1.2rem;margin:2.2rem 0 .5rem}
p,.note{color:var(--soft);margin:.3rem 0}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:middle}
th:first-child,td:first-child{text-align:left}
th{color:var(--soft);font-weight:600;font-size:.85rem}
td.plot,th.plot{width:250px;padding-left:0;padding-right:0}td.plot svg{max-width:none}
.wide{overflow-x:auto}
svg{display:block;max-width:100%;height:auto}
svg text{fill:var(--soft);font-size:12px}
.axis{stroke:var(--line);stroke-width:1}.reach{stroke:var(--band);stroke-width:6;stroke-linecap:round}
.share,.column{fill:var(--mark)}.expected{stroke:var(--gold);stroke-width:2;stroke-dasharray:3 2}
summary{cursor:pointer;padding:.4rem 0;color:var(--mark)}
.off{color:var(--gold);font-weight:600}
code{overflow-wrap:anywhere}
@media (max-width:44rem){th,td{padding:.3rem .35rem}.more{display:none}td.plot,th.plot{width:150px}td.plot svg{width:150px}}
.languages{position:absolute;right:1rem;top:.8rem}
.languages label{cursor:pointer;color:var(--mark);margin-left:.6rem}
.pick{position:absolute;opacity:0}
#en:checked~* .pl,#pl:checked~* .en{display:none}
#en:checked~.languages [for=en],#pl:checked~.languages [for=pl]{color:var(--ink);font-weight:600}
#en:focus-visible~.languages [for=en],#pl:focus-visible~.languages [for=pl]{outline:2px solid var(--mark)}
)";

// A number as each language writes it.
Text both(const std::function<std::string(Language)>& write) { return {write(Language::en), write(Language::pl)}; }
Text whole_text(std::uint64_t number) {
  return both([number](Language language) { return whole(number, language); });
}
Text percent_text(double share) {
  return both([share](Language language) { return percent(share, language); });
}
Text fraction_text(double number, int decimals) {
  return both([=](Language language) { return fraction(number, decimals, language); });
}

// Both languages, of which the page shows one.
std::string html(const Text& text) {
  if (text.en == text.pl) return escaped(text.en);
  return fmt::format("<span class=\"en\" lang=\"en\">{}</span><span class=\"pl\" lang=\"pl\">{}</span>",
                     escaped(text.en), escaped(text.pl));
}

Text name_of(const kernel::Game& game, const std::string& id) {
  const auto item = game.item(id);
  return item ? item->name : Text{id, id};
}

// A row of a table of shares.
struct Line {
  Text name;
  WinCount wins;
  std::vector<Text> more = {};  // what stands between the name and the share
};

class Page {
 public:
  explicit Page(const SimulationResult& result)
      : result_(result), report_(result.report), table_(result.game.new_table()) {}

  std::string write(Language language) {
    head(language);
    facts();
    if (report_.finished == 0) {
      paragraph({"No game was finished.", "Żadna gra nie została ukończona."});
    } else {
      wins();
      lengths();
      endings();
      settings();
      cards();
      deeds();
    }
    repeat();
    return out_ + "</main>\n</body>\n</html>\n";
  }

 private:
  void add(std::string_view piece) { out_ += piece; }
  void heading(const Text& text) { out_ += "<h2>" + html(text) + "</h2>\n"; }
  void paragraph(const Text& text) { out_ += "<p>" + html(text) + "</p>\n"; }

  void head(Language language) {
    const Text title = say("A study of {0}", "Studium gry {0}", {result_.game.info().name});
    const auto radio = [&](std::string_view id, Language of) {
      out_ += fmt::format("<input class=\"pick\" type=\"radio\" name=\"language\" id=\"{}\"{}>\n", id,
                          of == language ? " checked" : "");
    };
    out_ += fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
        "content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
        language == Language::pl ? "pl" : "en", escaped(title.in(language)), kStyle);
    radio("en", Language::en);
    radio("pl", Language::pl);
    add("<nav class=\"languages\"><label for=\"en\" lang=\"en\">English</label><label for=\"pl\" "
        "lang=\"pl\">polski</label></nav>\n<main>\n");
    out_ += "<h1>" + html(title) + "</h1>\n";
  }

  void facts() {
    if (result_.is_partial()) {
      out_ += "<p class=\"off\">" +
              html(say("Interrupted: this covers only {0} of {1} games.", "Przerwano: to tylko {0} z {1} gier.",
                       {whole_text(report_.games), whole_text(result_.plan.games)})) +
              "</p>\n";
    }
    paragraph(
        say("{0} {1|game|games}, of which {2} finished, {3} decisions in all.",
            "{0} {1|gra|gry|gier}, z tego ukończonych {2}; razem decyzji: {3}.",
            {whole_text(report_.games), report_.games, whole_text(report_.finished), whole_text(report_.decisions)}));
    if (report_.first_fault) {
      out_ += "<p class=\"off\">" +
              html(say("{0} stopped by a broken rule, first in game {1}: {2}",
                       "Zatrzymanych przez błąd zasad: {0}, pierwsza w grze {1}: {2}",
                       {whole_text(report_.faulted), std::to_string(report_.first_fault->game),
                        report_.first_fault->sentence})) +
              "</p>\n";
    }
    if (report_.unfinished > 0) {
      paragraph(say("{0} took too many decisions and were left unfinished.",
                    "Przerwano z powodu zbyt wielu decyzji: {0}.", {whole_text(report_.unfinished)}));
    }
    paragraph(
        {"Shares stand with their 95 % intervals (Wilson). The dashed line is what chance alone would give where all "
         "are alike; a share whose interval does not reach it is marked.",
         "Udziały podano z przedziałami ufności 95 % (Wilsona). Linia przerywana to udział, jaki dałby sam "
         "przypadek, gdyby wszyscy byli równi; oznaczono udziały, których przedział jej nie sięga."});
  }

  // `expected`: 0 where nothing is.
  void shares(const Text& first, const std::vector<Text>& more, const std::vector<Line>& lines, double expected) {
    double most = expected;
    for (const Line& line : lines) most = std::max(most, study::wilson_share(line.wins.wins, line.wins.games).high);
    most = std::min(1.0, std::ceil(most * 10) / 10);
    add("<div class=\"wide\"><table><thead><tr>");
    out_ += "<th>" + html(first) + "</th>";
    for (const Text& name : more) out_ += "<th>" + html(name) + "</th>";
    out_ += "<th class=\"more\">" + html({"count", "liczba"}) + "</th><th class=\"more\">" + html({"of", "z"}) +
            "</th><th>" + html({"share", "udział"}) + "</th><th class=\"more\">" + html({"interval", "przedział"}) +
            "</th><th class=\"plot\">" + html(say("0 to {0}", "od 0 do {0}", {percent_text(most)})) +
            "</th></tr></thead><tbody>\n";
    for (const Line& line : lines) {
      const study::Share share = study::wilson_share(line.wins.wins, line.wins.games);
      const bool off = expected > 0 && (share.low > expected || share.high < expected);
      out_ += "<tr><td>" + html(line.name) + "</td>";
      for (const Text& cell : line.more) out_ += "<td>" + html(cell) + "</td>";
      out_ += fmt::format(
          "<td class=\"more\">{}</td><td class=\"more\">{}</td><td{}>{}</td><td class=\"more\">{} – {}</td><td "
          "class=\"plot\">{}</td></tr>\n",
          html(whole_text(line.wins.wins)), html(whole_text(line.wins.games)), off ? " class=\"off\"" : "",
          html(percent_text(share.share)), html(percent_text(share.low)), html(percent_text(share.high)),
          interval_plot(share, most, expected));
    }
    add("</tbody></table></div>\n");
  }

  // In a game where several can win together or nobody does, nothing is expected of a seat.
  [[nodiscard]] double fair_share() const {
    std::uint64_t won = 0;
    for (const WinCount& seat : report_.seats) won += seat.wins;
    return won == report_.finished ? 1.0 / static_cast<double>(report_.seats.size()) : 0;
  }

  void wins() {
    heading({"Seats", "Miejsca"});
    std::vector<Line> lines;
    for (std::size_t s = 0; s < report_.seats.size(); ++s) {
      lines.push_back({say("player {0}", "gracz {0}", {s + 1}), report_.seats[s], {player(s)}});
    }
    shares({"seat", "miejsce"}, {{"played by", "gra"}}, lines, fair_share());
    sides({"Who was played", "Kim grano"}, report_.sides, fair_share());
    if (report_.marks.empty()) return;
    heading({"Marks at the end", "Oznaczenia na końcu"});
    lines.clear();
    for (const auto& [mark, count] : report_.marks) lines.push_back({table_->mark_name(mark), count});
    shares({"winner was", "wygrał"}, {}, lines, 0);
  }

  [[nodiscard]] Text player(std::size_t seat) const {
    const auto& players = result_.plan.players;
    const std::string level = seat < players.size() ? players[seat] : "random";
    return {level, level};
  }

  void sides(const Text& title, const std::map<std::string, WinCount>& sides, double expected) {
    if (sides.empty()) return;
    heading(title);
    std::vector<Line> lines;
    for (const auto& [side, count] : sides) lines.push_back({name_of(result_.game, side), count});
    std::ranges::sort(lines, std::greater(), share_of);
    shares({"side", "strona"}, {}, lines, expected);
  }
  static double share_of(const Line& line) { return study::wilson_share(line.wins.wins, line.wins.games).share; }

  void lengths() {
    heading({"Length", "Długość"});
    const Text sentence = say(
        "{0} turns on average, {1} to {2}; nine games in ten take {3} to {4}, half of them at most {5}.",
        "Średnio {0} tury, od {1} do {2}; dziewięć gier na dziesięć trwa od {3} do {4}, połowa najwyżej {5}.",
        {fraction_text(report_.mean_turns(), 1), whole_text(report_.turns.least), whole_text(report_.turns.most),
         whole_text(report_.turns_of(0.05)), whole_text(report_.turns_of(0.95)), whole_text(report_.turns_of(0.5))});
    paragraph(sentence);
    // One drawing for each language, because each has its own description.
    out_ += "<div class=\"en\">" + length_plot(report_.lengths, sentence.en) + "</div><div class=\"pl\">" +
            length_plot(report_.lengths, sentence.pl) + "</div>\n";
    paragraph({"Games by their number of turns; pointing at a column tells how many.",
               "Gry według liczby tur; po wskazaniu słupka widać, ile ich było."});
  }

  void endings_of(const std::map<std::string, std::uint64_t>& endings, std::uint64_t games) {
    if (endings.empty()) return;
    std::vector<Line> lines;
    for (const auto& [ending, count] : endings) lines.push_back({table_->ending_name(ending), {games, count}});
    std::ranges::sort(lines, std::greater(), share_of);
    shares({"ending", "zakończenie"}, {}, lines, 0);
  }

  void endings() {
    if (report_.endings.empty()) return;
    heading({"How games ended", "Jak kończyły się gry"});
    endings_of(report_.endings, report_.finished);
  }

  void settings() {
    if (report_.settings.empty()) return;
    heading({"Scenarios and arenas", "Scenariusze i areny"});
    for (const auto& [setting, of] : report_.settings) {
      const double turns = of.games == 0 ? 0 : static_cast<double>(of.turns) / static_cast<double>(of.games);
      out_ += "<details><summary>" +
              html(say("{0}: {1} {2|game|games}, {3} turns on average", "{0}: {1} {2|gra|gry|gier}, średnio {3} tury",
                       {name_of(result_.game, setting), whole_text(of.games), of.games, fraction_text(turns, 1)})) +
              "</summary>\n";
      std::vector<Line> lines;
      for (const auto& [side, count] : of.sides) lines.push_back({name_of(result_.game, side), count});
      std::ranges::sort(lines, std::greater(), share_of);
      if (!lines.empty()) shares({"side", "strona"}, {}, lines, fair_share());
      endings_of(of.endings, of.games);
      add("</details>\n");
    }
  }

  void cards() {
    if (report_.cards.empty()) return;
    heading({"Cards", "Karty"});
    paragraph({"How often cards were drawn and resolved, and how often those who resolved them won.",
               "Jak często karty dobierano i rozpatrywano oraz jak często wygrywali ci, którzy je rozpatrzyli."});
    std::vector<Line> lines;
    for (const auto& [key, count] : report_.cards) {
      const std::string id = table_->object_id({key.first, kernel::Seat{}, key.second});
      lines.push_back({name_of(result_.game, id), count.seats, {whole_text(count.drawn), whole_text(count.resolved)}});
    }
    std::ranges::sort(lines, std::greater(), share_of);
    out_ += "<details><summary>" + html(say("{0} {0|card|cards}", "{0} {0|karta|karty|kart}", {lines.size()})) +
            "</summary>\n";
    shares({"card", "karta"}, {{"drawn", "dobrane"}, {"resolved", "rozpatrzone"}}, lines, fair_share());
    add("</details>\n");
  }

  void deeds() {
    if (report_.deeds.empty()) return;
    std::map<std::string, study::DeedCount> sums;
    for (const auto& [key, of] : report_.deeds) {
      study::DeedCount& sum = sums[key.first];
      sum.count += of.count;
      sum.seats.games += of.seats.games;
      sum.seats.wins += of.seats.wins;
    }
    heading({"Deeds", "Czyny"});
    paragraph({"How often, how often a game, and how often those who did it won.",
               "Ile razy, ile razy na grę i jak często wygrywali ci, którzy tak zrobili."});
    std::vector<Line> lines;
    for (const auto& [deed, of] : sums) {
      const double each = static_cast<double>(of.count) / static_cast<double>(report_.finished);
      lines.push_back({table_->deed_name(deed), of.seats, {whole_text(of.count), fraction_text(each, 2)}});
    }
    shares({"deed", "czyn"}, {{"times", "razy"}, {"a game", "na grę"}}, lines, fair_share());
  }

  void repeat() {
    heading({"The same again", "To samo jeszcze raz"});
    const study::SimulationPlan& plan = result_.plan;
    std::string command =
        fmt::format("kostka simulate {} --games {} --seed {}", result_.game.info().id, report_.games, plan.seed);
    if (plan.first > 0) command += fmt::format(" --first {}", plan.first);
    std::string seats;
    for (const std::string& level : plan.players) seats += (seats.empty() ? "" : ",") + level;
    if (!seats.empty()) command += " --seats " + seats;
    const auto& switches = result_.game.info().switches;
    for (std::size_t i = 0; i < switches.size(); ++i) {
      const auto chosen = plan.setup.switches[i];
      if (chosen == switches[i].standard) continue;
      command += fmt::format(" --option {}={}", switches[i].id, switches[i].choices[static_cast<std::size_t>(chosen)]);
    }
    if (plan.cards) command += " --cards";
    if (plan.deeds) command += " --deeds";
    out_ += "<p><code>" + escaped(command) + "</code></p>\n";
    paragraph(say("Version {0} of the rules. The figures do not depend on the machine, the threads or the ranks.",
                  "Wersja zasad: {0}. Wyniki nie zależą od komputera, liczby wątków ani procesów.",
                  {result_.game.info().rules_version}));
  }

  const SimulationResult& result_;
  const study::Report& report_;
  std::unique_ptr<kernel::Table> table_;
  std::string out_;
};

}  // namespace

std::string page_of(const SimulationResult& result, Language language) { return Page(result).write(language); }

}  // namespace kostka::cli
