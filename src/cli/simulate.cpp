// kostka simulate: many games at once, and what they say about the balance of a game.
#include "study/simulate.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/levels.h"
#include "cli/commands.h"
#include "cli/context.h"
#include "cli/csv_file.h"
#include "cli/documents.h"
#include "cli/interrupt.h"
#include "cli/journals.h"
#include "cli/match_options.h"
#include "cli/number_option.h"
#include "cli/progress.h"
#include "cli/simulation_report.h"
#include "cli/study_page.h"
#include "content/files.h"
#include "study/checkpoint.h"
#include "study/distributed.h"
#include "study/ranks.h"

namespace kostka::cli {
namespace {

using kernel::say;
using kernel::Text;

constexpr unsigned kMostThreads = 256;

struct SimulateOptions {
  std::string game;
  std::uint64_t games = 0;
  std::uint64_t first = 0;
  std::vector<std::string> seats;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  std::uint64_t seed = 1;
  std::vector<std::string> options;
  std::uint64_t most_decisions = study::SimulationPlan{}.most_decisions;
  std::string csv, checkpoint, report;
  bool cards = false;
  bool deeds = false;
  bool json = false;
};

// Who can sit at the table of a study.
void check_players(const std::vector<std::string>& seats) {
  std::string known;
  for (const bots::Level& level : bots::levels()) known += (known.empty() ? "" : ", ") + std::string(level.id);
  for (const std::string& player : seats) {
    if (bots::make_player(player, {})) continue;
    fail(say("There is no player \"{0}\"; a simulation knows: {1}.", "Nie ma gracza „{0}”; symulacja zna: {1}.",
             {player, known}));
  }
}

study::SimulationPlan plan_of(const SimulateOptions& options, const kernel::Game& game) {
  if (options.games == 0) fail({"--games must be at least 1.", "--games musi wynosić co najmniej 1."});
  if (options.games > UINT64_MAX - options.first) fail({"--first is too large.", "Wartość --first jest za duża."});
  if (options.threads == 0 || options.threads > kMostThreads) {
    fail(say("--threads is a number from 1 to {0}.", "--threads to liczba od 1 do {0}.", {kMostThreads}));
  }
  if (options.most_decisions == 0) {
    fail({"--max-decisions must be at least 1.", "--max-decisions musi wynosić co najmniej 1."});
  }
  if (options.json && options.csv == "-") {
    fail({"--json and --csv - cannot both write to the standard output.",
          "--json i --csv - nie mogą razem pisać na standardowe wyjście."});
  }
  if (!options.checkpoint.empty() && !options.csv.empty()) {
    fail({"--csv and --checkpoint do not go together: a study that goes on would write only the rest of the rows.",
          "--csv i --checkpoint się wykluczają: wznowione studium zapisałoby tylko resztę wierszy."});
  }
  check_players(options.seats);
  study::SimulationPlan plan;
  plan.setup = setup_with(game, options.options, options.seats.size());
  plan.first = options.first;
  plan.games = options.games;
  plan.seed = options.seed;
  plan.threads = options.threads;
  plan.players = options.seats;
  plan.cards = options.cards;
  plan.deeds = options.deeds;
  plan.most_decisions = options.most_decisions;
  return plan;
}

// Where a long study is kept while it goes on.
class KeptStudy {
 public:
  KeptStudy(std::string path, kernel::Document identity) : path_(std::move(path)), identity_(std::move(identity)) {}

  // What is there already.
  [[nodiscard]] study::Report begun(const study::SimulationPlan& plan) const {
    std::error_code error;
    if (path_.empty() || !std::filesystem::exists(path_, error)) return study::Report(plan.setup.seats);
    std::string trouble;
    auto report = study::read_checkpoint(path_, identity_, plan.setup.seats, trouble);
    if (!report) fail(say("The study cannot go on: {0}.", "Studium nie może być kontynuowane: {0}.", {trouble}));
    if (report->games > plan.games) {
      fail(say("{0} holds {1} games already, more than --games asks for.",
               "{0} zawiera już {1} gier, więcej niż podaje --games.", {path_, std::to_string(report->games)}));
    }
    return std::move(*report);
  }
  [[nodiscard]] bool is_due() const {
    constexpr std::chrono::seconds kBetween(5);
    return !path_.empty() && std::chrono::steady_clock::now() - kept_ >= kBetween;
  }
  // From time to time, and at the end; a disk that refuses ends the study only then.
  void keep(const study::Report& report, bool at_once) {
    if (path_.empty() || (!at_once && !is_due())) return;
    kept_ = std::chrono::steady_clock::now();
    std::string trouble;
    if (!study::write_checkpoint(path_, identity_, report, trouble) && at_once) {
      fail(say("The study could not be kept: {0}.", "Nie udało się zachować studium: {0}.", {trouble}), kBroken);
    }
  }

 private:
  std::string path_;
  kernel::Document identity_;
  std::chrono::steady_clock::time_point kept_ = std::chrono::steady_clock::now();
};

std::unique_ptr<study::Ranks> ranks_of_this_study(const SimulateOptions& options) {
  if (!study::started_by_mpirun()) return nullptr;
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  std::string trouble;
  auto ranks = study::join_ranks(program, trouble);
  if (!ranks) fail(say("mpirun cannot be used: {0}.", "Nie można użyć mpirun: {0}.", {trouble}), kBroken);
  if (ranks->size() > 1 && !options.csv.empty()) {
    fail({"--csv does not go with mpirun.", "--csv nie działa razem z mpirun."});
  }
  return ranks;
}

study::SimulationPlan what_is_left(const study::SimulationPlan& plan, const study::Report& begun) {
  study::SimulationPlan left = plan;
  left.first += begun.games;
  left.games -= begun.games;
  return left;
}

// Everything that people and programs are given.
void tell(const SimulationResult& result, const SimulateOptions& options, Context& context) {
  if (!options.report.empty()) {
    std::string trouble;
    if (!content::write_file(options.report, page_of(result, context.language()), trouble)) {
      fail(say("The page could not be written: {0}.", "Nie udało się zapisać strony: {0}.", {trouble}), kBroken);
    }
  }
  if (options.json) {
    fmt::print("{}\n", json_of(result));
  } else {
    // The rows are the output when they go to the standard output; the summary must not mix with them.
    fmt::print(options.csv == "-" ? stderr : stdout, "{}", text_of(result, context.language()));
  }
  if (result.is_partial()) context.exit_code = kInterrupted;
}

void run(Context& context, const SimulateOptions& options) {
  const kernel::Game& game = context.game(options.game);
  const study::SimulationPlan plan = plan_of(options, game);
  const auto ranks = ranks_of_this_study(options);
  const study::Distributed shared{game, plan, study::identity_of(game, plan, content_hash_of(context, options.game))};
  const Interrupt interrupt;
  if (ranks && ranks->rank() > 0) {
    const std::string trouble = study::follow(*ranks, shared, interrupt.requested());
    if (!trouble.empty()) fail(say("A rank cannot take part: {0}.", "Proces nie może brać udziału: {0}.", {trouble}));
    return;
  }
  KeptStudy file(options.checkpoint, shared.identity);
  study::Report report = file.begun(plan);
  const std::uint64_t before = report.games;
  CsvFile csv(options.csv, plan.setup.seats);
  Progress progress(plan.games, context.language());
  if (ranks) {
    const auto watcher = [&](const study::Report& so_far) {
      file.keep(so_far, false);
      progress.show(so_far.games, plan.games);
    };
    report = study::lead(*ranks, shared, std::move(report), watcher, interrupt.requested());
  } else {
    const auto listener = [&](const study::PlayedGame& played) {
      csv.write(played);
      progress.step();
    };
    progress.show(before, plan.games);
    const study::Report begun = report;
    const auto watcher = [&](const study::Report& so_far) {
      if (!file.is_due()) return;
      study::Report whole_report = begun;
      whole_report.merge(so_far);
      file.keep(whole_report, false);
    };
    report.merge(study::simulate(game, what_is_left(plan, begun), listener, interrupt.requested(), watcher));
  }
  file.keep(report, true);
  const double seconds = before == 0 ? progress.seconds() : 0;
  progress.hide();
  csv.close();
  tell({game, plan, report, seconds}, options, context);
}

void add_numbers(CLI::App& command, const Context& context, SimulateOptions& options) {
  add_number(command, "--games", options.games, context.text("How many games", "Liczba gier"))
      ->type_name("N")
      ->required();
  add_number(command, "--seed", options.seed,
             context.text("Number that all dice and choices follow from (default 1)",
                          "Liczba, z której wynikają rzuty i wybory (domyślnie 1)"))
      ->type_name("S");
  add_number(command, "--first", options.first,
             context.text("Number of the first game, to play some of them again (default 0)",
                          "Numer pierwszej gry, by powtórzyć część gier (domyślnie 0)"))
      ->type_name("K");
  add_number(command, "--threads", options.threads,
             context.text("Processor threads (default: all); they do not change the result",
                          "Wątki procesora (domyślnie wszystkie); nie zmieniają wyniku"))
      ->type_name("T");
  add_number(command, "--max-decisions", options.most_decisions,
             context.text("Decisions after which a game counts as unfinished (default 1000000)",
                          "Liczba decyzji, po której gra jest nieukończona (domyślnie 1000000)"))
      ->type_name("N");
}

}  // namespace

void add_simulate(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "simulate", context.text("Play many games and count who wins", "Rozegraj wiele gier i policz, kto wygrywa"));
  const auto options = std::make_shared<SimulateOptions>();
  command->add_option("GAME", options->game, context.text("A game", "Gra"))->type_name("")->required();
  add_numbers(*command, context, *options);
  command
      ->add_option(
          "--seats", options->seats,
          context.text("Who plays, separated by commas: random, habit, lookahead, easy, normal, hard or expert",
                       "Kto gra, po przecinku: random, habit, lookahead, easy, normal, hard lub expert"))
      ->type_name("PLAYER,...")
      ->delimiter(',');
  add_match_options(*command, context, options->options);
  command
      ->add_option("--csv", options->csv,
                   context.text("Also write one row for each game to a file (-: standard output)",
                                "Zapisz też wiersz na każdą grę do pliku (-: standardowe wyjście)"))
      ->type_name("FILE");
  command
      ->add_option("--checkpoint", options->checkpoint,
                   context.text("Keep the study in this file, and go on from what it holds",
                                "Zachowuj studium w tym pliku i kontynuuj od tego, co w nim jest"))
      ->type_name("FILE");
  command
      ->add_option("--report", options->report,
                   context.text("Also write a page for the browser, with plots", "Zapisz też stronę z wykresami"))
      ->type_name("FILE.html");
  command->add_flag("--cards", options->cards,
                    context.text("Also count what became of every card, and who won after resolving it",
                                 "Policz też losy każdej karty i wygrane tych, którzy ją rozpatrzyli"));
  command->add_flag("--deeds", options->deeds,
                    context.text("Also count what players did (duels, battles with nemeses), and who won then",
                                 "Policz też, co robili gracze (pojedynki, walki z nemezis), i kto wtedy wygrywał"));
  add_json_flag(*command, context, options->json);
  command->callback([&context, options] { run(context, *options); });
}

}  // namespace kostka::cli
