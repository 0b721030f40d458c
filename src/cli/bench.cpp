// kostka bench: how fast the games are on this machine (bench/README.md).
#include "study/bench.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/json_writer.h"
#include "cli/match_options.h"
#include "cli/number_option.h"
#include "cli/numbers.h"
#include "games/registry.h"
#include "study/search_bench.h"

namespace kostka::cli {
namespace {

struct BenchOptions {
  std::string game;
  double seconds = study::BenchPlan{}.seconds;
  std::uint64_t players = 0;
  std::vector<std::string> options;
  bool search = false;
  std::uint64_t iterations = 20'000;
  bool json = false;
};

void print_for_programs(const std::vector<study::BenchFigures>& all) {
  JsonWriter json;
  json.begin_list();
  for (const study::BenchFigures& figures : all) {
    json.begin_object().member("game", figures.game);
    json.key("decisions_per_second").fraction(figures.decisions_per_second, 0);
    json.key("games_per_second").fraction(figures.games_per_second, 0);
    json.key("fork_ns").fraction(figures.fork_ns, 1);
    json.member("state_bytes", figures.state_bytes);
    json.key("load_ms").fraction(figures.load_ms, 3);
    json.end_object();
  }
  json.end_list();
  fmt::print("{}\n", json.text());
}

void print_header(const Context& context) {
  fmt::print("{:<12} {:>14} {:>12} {:>10} {:>14} {:>13}\n", context.text("game", "gra"),
             context.text("decisions/s", "decyzji/s"), context.text("games/s", "gier/s"),
             context.text("fork, ns", "kopia, ns"), context.text("state, bytes", "stan, bajtów"),
             context.text("load, ms", "wczytanie, ms"));
}

void print_row(const study::BenchFigures& figures, const Context& context) {
  const auto language = context.language();
  fmt::print("{:<12} {:>14} {:>12} {:>10} {:>14} {:>13}\n", figures.game,
             fraction(figures.decisions_per_second, 0, language), fraction(figures.games_per_second, 0, language),
             fraction(figures.fork_ns, 0, language), whole(figures.state_bytes, language),
             fraction(figures.load_ms, 1, language));
  std::fflush(stdout);
}

// How fast a search imagines futures of one game.
void run_search(Context& context, const BenchOptions& options) {
  if (options.game.empty()) fail({"--search needs a GAME.", "--search wymaga nazwy gry."});
  const kernel::Game& game = context.game(options.game);
  study::SearchBenchPlan plan;
  plan.setup = setup_with(game, options.options, options.players);
  plan.search.iterations = static_cast<std::uint32_t>(options.iterations);
  const study::SearchBenchFigures figures = study::measure_search(game, plan);
  if (options.json) {
    JsonWriter json;
    json.begin_object().member("game", options.game).member("seats", int{plan.setup.seats});
    json.member("positions", figures.positions).member("iterations", figures.iterations);
    json.key("iterations_per_second").fraction(figures.iterations_per_second, 0).end_object();
    fmt::print("{}\n", json.text());
    return;
  }
  const auto language = context.language();
  fmt::print("{}\n",
             context.text(kernel::say("{0}: {1} futures a second ({2} positions, {3} futures)",
                                      "{0}: {1} wyobrażonych przebiegów na sekundę ({2} pozycji, {3} przebiegów)",
                                      {game.info().name, fraction(figures.iterations_per_second, 0, language),
                                       whole(figures.positions, language), whole(figures.iterations, language)})));
}

void run(Context& context, const BenchOptions& options) {
  if (options.search) {
    run_search(context, options);
    return;
  }
  if (!(options.seconds >= 0.01 && options.seconds <= 600)) {
    fail({"--seconds is a number from 0.01 to 600.", "--seconds to liczba od 0,01 do 600."});
  }
  if (options.game.empty() && (options.players != 0 || !options.options.empty())) {
    fail({"--players and --option need a GAME.", "--players i --option wymagają nazwy gry."});
  }
  std::vector<const kernel::GameModule*> modules;
  if (!options.game.empty()) {
    modules.push_back(&module_named(options.game));
  } else {
    for (const kernel::GameModule& module : games::modules()) modules.push_back(&module);
  }
  if (!options.json) print_header(context);
  std::vector<study::BenchFigures> all;
  for (const kernel::GameModule* module : modules) {
    study::BenchPlan plan;
    plan.seconds = options.seconds;
    plan.setup = [&](const kernel::Game& game) { return setup_with(game, options.options, options.players); };
    all.push_back(study::measure([&] { return context.load(*module); }, plan));
    if (!options.json) print_row(all.back(), context);
  }
  if (options.json) print_for_programs(all);
}

}  // namespace

void add_bench(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "bench", context.text("Measure how fast games are loaded, played and copied on one core",
                            "Zmierz szybkość wczytywania gier, rozgrywek i kopiowania na jednym rdzeniu"));
  const auto options = std::make_shared<BenchOptions>();
  command->add_option("GAME", options->game, context.text("A game; without it, all", "Gra; bez niej wszystkie"))
      ->type_name("");
  command
      ->add_option("--seconds", options->seconds,
                   context.text("Processor seconds for each game (default 3)", "Sekund procesora na grę (domyślnie 3)"))
      ->type_name("S");
  add_number(*command, "--players", options->players,
             context.text("How many play (default: as few as the game allows)",
                          "Liczba graczy (domyślnie najmniejsza, na jaką gra pozwala)"))
      ->type_name("N");
  command->add_flag("--search", options->search,
                    context.text("Measure how many futures a search imagines in the middle of a game",
                                 "Zmierz, ile przebiegów wyobraża sobie bot w środku gry"));
  add_number(
      *command, "--iterations", options->iterations,
      context.text("With --search: futures a turn (default 20000)", "Z --search: przebiegów na turę (domyślnie 20000)"),
      {1, 10'000'000})
      ->type_name("N");
  add_match_options(*command, context, options->options);
  add_json_flag(*command, context, options->json);
  command->callback([&context, options] { run(context, *options); });
}

}  // namespace kostka::cli
