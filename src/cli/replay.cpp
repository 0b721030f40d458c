// kostka replay: a recorded match again, row by row at a terminal, or its whole log at once.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <string>

#include "cli/boards.h"
#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/journals.h"
#include "cli/match_text.h"
#include "cli/terminal.h"
#include "store/journal_replay.h"

namespace kostka::cli {
namespace {

using kernel::Document;
using kernel::Observer;
using kernel::say;
using kernel::Seat;
using kernel::Text;

struct ReplayWishes {
  std::string file;
  std::optional<std::size_t> to;
  std::string view = "spectator";
  bool json = false;
};

Observer observer_named(const std::string& name, std::size_t seats) {
  if (name == "spectator") return Observer::spectator();
  if (name == "all") return Observer::record_keeper();
  std::size_t seat = 0;
  const auto [rest, error] = std::from_chars(name.data(), name.data() + name.size(), seat);
  if (error == std::errc() && rest == name.data() + name.size() && seat < seats) return Observer::seat(Seat{seat});
  fail(say("Nobody can look as \"{0}\"; use spectator, all or a seat from 0 to {1}.",
           "Nikt nie może patrzeć jako „{0}”; podaj spectator, all albo miejsce od 0 do {1}.", {name, seats - 1}));
}

std::size_t row_wished(const ReplayWishes& wishes, const store::Journal& journal) {
  if (!wishes.to) return journal.rows.size();
  if (*wishes.to <= journal.rows.size()) return *wishes.to;
  fail(say("The journal has {0} {0|row|rows}, so there is no row {1}.",
           "Dziennik ma {0} {0|wiersz|wiersze|wierszy}, więc nie ma wiersza {1}.", {journal.rows.size(), *wishes.to}));
}

// A journal that is being looked at: where one stands, and who looks.
class Viewing {
 public:
  Viewing(const kernel::Game& game, const store::Journal& journal, Observer observer, const Terminal& terminal)
      : game_(game), journal_(journal), observer_(observer), terminal_(terminal), board_(make_board(game)) {
    Text wrong;
    const auto setup = store::setup_of(journal.header, game, wrong);
    if (!setup) fail(wrong, kFindings);
    setup_ = *setup;
    player_ = std::make_unique<store::JournalPlayer>(game_, journal_, setup_);
  }

  [[nodiscard]] const store::JournalPlayer& player() const { return *player_; }
  [[nodiscard]] const kernel::Match& match() const { return player_->match(); }

  // Matches only go forward, so going back means playing from the start: a few milliseconds.
  void go_to(std::size_t row) {
    if (row < player_->rows_played()) player_ = std::make_unique<store::JournalPlayer>(game_, journal_, setup_);
    player_->play_to(row);
  }

  void print_log(std::size_t from) const {
    const Document log = match().view_events(observer_);
    for (std::size_t i = from; i < log.size(); ++i) print_log_line(terminal_, i + 1, log[i]);
  }
  [[nodiscard]] std::size_t log_size() const { return match().view_events(observer_).size(); }

  void print_board() const {
    const auto table = match().view(observer_)["table"];
    fmt::print("\n{}\n", board_->draw(table, terminal_.language(), terminal_.colour()));
    if (const Text outcome = outcome_text(match()); !outcome.en.empty()) terminal_.line(outcome, Tone::bold);
  }
  void print_difference() const {
    if (player_->difference()) terminal_.line(player_->difference()->sentence, Tone::bad);
  }

  [[nodiscard]] Document document() const {
    Document document = Document::map({{"game", journal_.header.game},
                                       {"rows", journal_.rows.size()},
                                       {"row", player_->rows_played()},
                                       {"torn", journal_.torn},
                                       {"finished", journal_.finished()}});
    document.set("difference", player_->difference() ? to_document(player_->difference()->sentence) : Document());
    document.set("events", match().view_events(observer_));
    document.set("view", match().view(observer_));
    return document;
  }

 private:
  const kernel::Game& game_;
  const store::Journal& journal_;
  Observer observer_;
  const Terminal& terminal_;
  std::unique_ptr<BoardText> board_;
  kernel::MatchSetup setup_;
  std::unique_ptr<store::JournalPlayer> player_;
};

// The row a typed line leads to; nothing when it is not understood.
std::optional<std::size_t> row_meant(const std::string& line, std::size_t now, std::size_t rows) {
  if (line.empty() || line == "n") return std::min(now + 1, rows);
  if (line == "p") return now == 0 ? 0 : now - 1;
  std::size_t row = 0;
  const auto [rest, error] = std::from_chars(line.data(), line.data() + line.size(), row);
  if (error != std::errc() || rest != line.data() + line.size() || row > rows) return std::nullopt;
  return row;
}

void step_through(Viewing& viewing, const store::Journal& journal, const Terminal& terminal) {
  std::size_t printed = 0;
  for (;;) {
    viewing.print_log(std::min(printed, viewing.log_size()));
    printed = viewing.log_size();
    viewing.print_board();
    viewing.print_difference();
    const Text prompt = say("row {0} of {1}; n next, p previous, a number, q quits > ",
                            "wiersz {0} z {1}; n dalej, p wstecz, numer, q koniec > ",
                            {viewing.player().rows_played(), journal.rows.size()});
    const auto line = terminal.ask(prompt.in(terminal.language()));
    if (!line || *line == "q") return;
    if (const auto row = row_meant(*line, viewing.player().rows_played(), journal.rows.size())) {
      viewing.go_to(*row);
    } else {
      terminal.line(say("There is no row \"{0}\"; the last is {1}.", "Nie ma wiersza „{0}”; ostatni to {1}.",
                        {*line, journal.rows.size()}));
    }
  }
}

void run(const ReplayWishes& wishes, Context& context) {
  const Terminal terminal(context.language());
  const store::Journal journal = open_journal(wishes.file);
  const Observer observer = observer_named(wishes.view, journal.header.seats.size());
  const std::size_t row = row_wished(wishes, journal);
  Viewing viewing(context.game(journal.header.game), journal, observer, terminal);
  if (terminal.interactive() && !wishes.json) {
    viewing.go_to(wishes.to.value_or(0));
    step_through(viewing, journal, terminal);
    return;
  }
  viewing.go_to(row);
  if (viewing.player().difference()) context.exit_code = kFindings;
  if (wishes.json) return print_json(viewing.document());
  viewing.print_log(0);
  viewing.print_board();
  viewing.print_difference();
  if (journal.torn) {
    terminal.line(Text{"The last row was being written when the program stopped; it does not count.",
                       "Ostatni wiersz był właśnie zapisywany, gdy program przerwano; nie liczy się."},
                  Tone::faint);
  }
}

}  // namespace

void add_replay(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("replay", context.text("Step through a journal, or print its log",
                                                "Przejrzyj dziennik krok po kroku albo wypisz jego zapis"));
  const auto wishes = std::make_shared<ReplayWishes>();
  command->add_option("FILE", wishes->file, context.text("The journal", "Dziennik"))->required();
  command
      ->add_option("--to", wishes->to,
                   context.text("Stop after this row (0: before the first)",
                                "Zatrzymaj się po tym wierszu (0: przed pierwszym)"))
      ->type_name("N");
  command
      ->add_option(
          "--view", wishes->view,
          context.text("Whose eyes: a seat from 0, spectator (default) or all, hidden cards included",
                       "Czyimi oczami: miejsce od 0, spectator (domyślnie) albo all, razem z ukrytymi kartami"))
      ->type_name("SEAT|spectator|all");
  add_json_flag(*command, context, wishes->json);
  command->callback([&context, wishes] { run(*wishes, context); });
}

}  // namespace kostka::cli
