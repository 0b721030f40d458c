// kostka simulate: many games at once, and what they say about the balance of a game.
#include "study/simulate.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/context.h"
#include "cli/csv_file.h"
#include "cli/documents.h"
#include "cli/interrupt.h"
#include "cli/match_options.h"
#include "cli/number_option.h"
#include "cli/progress.h"
#include "cli/simulation_report.h"

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
  std::string csv;
  bool cards = false;
  bool deeds = false;
  bool json = false;
};

// Who can sit at the table of a study.
void check_players(const std::vector<std::string>& seats) {
  std::string known;
  for (const bots::Level& level : bots::levels()) known += (known.empty() ? "" : ", ") + std::string(level.id);
  for (const std::string& player : seats) {
    if (bots::make_bot(player, {})) continue;
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

void run(Context& context, const SimulateOptions& options) {
  const kernel::Game& game = context.game(options.game);
  const study::SimulationPlan plan = plan_of(options, game);
  CsvFile csv(options.csv, plan.setup.seats);
  const Interrupt interrupt;
  Progress progress(plan.games, context.language());
  const auto listener = [&](const study::PlayedGame& played) {
    csv.write(played);
    progress.step();
  };
  const study::Report report = study::simulate(game, plan, listener, interrupt.requested());
  const double seconds = progress.seconds();
  progress.hide();
  csv.close();
  const SimulationResult result{game, plan, report, seconds};
  if (options.json) {
    fmt::print("{}\n", json_of(result));
  } else {
    // The rows are the output when they go to the standard output; the summary must not mix with them.
    fmt::print(options.csv == "-" ? stderr : stdout, "{}", text_of(result, context.language()));
  }
  if (result.is_partial()) context.exit_code = kInterrupted;
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
      ->add_option("--seats", options->seats,
                   context.text("Who plays, separated by commas: random, habit or easy",
                                "Kto gra, po przecinku: random, habit lub easy"))
      ->type_name("PLAYER,...")
      ->delimiter(',');
  add_match_options(*command, context, options->options);
  command
      ->add_option("--csv", options->csv,
                   context.text("Also write one row for each game to a file (-: standard output)",
                                "Zapisz też wiersz na każdą grę do pliku (-: standardowe wyjście)"))
      ->type_name("FILE");
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
