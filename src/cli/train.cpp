// kostka train: learns from many matches of bots how likely a seat is to win a position, and writes the weights down.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/context.h"
#include "cli/interrupt.h"
#include "cli/match_options.h"
#include "cli/number_option.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/taught.h"
#include "content/files.h"
#include "study/gathering.h"
#include "study/training.h"

namespace kostka::cli {
namespace {

using kernel::say;

constexpr unsigned kMostThreadsOfTraining = 256;
constexpr std::uint64_t kMostGamesToLearn = 1'000'000, kFewestGamesToLearn = 20;

struct TrainOptions {
  std::string game, player = "habit", out;
  std::uint64_t games = 4000, seed = 1, players = 0;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::string> options;
};

// What was learned before may have been learned with other features; it is not needed to learn anew.
std::unique_ptr<kernel::Game> untaught(const Context& context, const kernel::GameModule& module) {
  kernel::Diagnostics diagnostics;
  auto game = kernel::load_game(module, kernel::content_of_rules(context.content(module)), diagnostics);
  if (!game) {
    fail_with(say("The content of {0} has errors:", "Zawartość gry {0} ma błędy:", {module.id}), diagnostics);
  }
  return game;
}

std::filesystem::path target_of(const TrainOptions& options, const kernel::GameModule& module) {
  if (!options.out.empty()) return options.out;
  const std::filesystem::path folder = std::filesystem::path("content") / std::string(module.layers().back());
  std::error_code ignored;
  if (!std::filesystem::is_directory(folder, ignored)) {
    fail(say("There is no folder {0} here; say where to write with --out FILE.",
             "Nie ma tu folderu {0}; wskaż plik opcją --out PLIK.", {folder.string()}));
  }
  return folder / "value.yaml";
}

std::string command_of(const TrainOptions& options) {
  std::string command = fmt::format("kostka train {} --games {} --seed {}", options.game, options.games, options.seed);
  if (options.player != "habit") command += " --player " + options.player;
  if (options.players != 0) command += fmt::format(" --players {}", options.players);
  for (const std::string& option : options.options) command += " --option " + option;
  return command;
}

study::GatheringPlan plan_of(const TrainOptions& options, const kernel::Game& game) {
  if (kernel::judging_of(game) == nullptr) {
    fail(say("{0} names no features, so there is nothing to learn.",
             "{0} nie podaje cech, więc nie ma czego się uczyć.", {game.info().name}));
  }
  if (!bots::make_player(options.player, {})) {
    fail(say("There is no player \"{0}\".", "Nie ma gracza „{0}”.", {options.player}));
  }
  study::GatheringPlan plan;
  if (options.players != 0 || !options.options.empty()) {
    plan.setup = setup_with(game, options.options, options.players);
  }
  plan.player = options.player;
  plan.games = options.games;
  plan.seed = options.seed;
  plan.threads = options.threads;
  return plan;
}

void run(Context& context, const TrainOptions& options) {
  const kernel::GameModule& module = module_named(options.game);
  const auto game = untaught(context, module);
  const study::GatheringPlan plan = plan_of(options, *game);
  const std::filesystem::path target = target_of(options, module);
  const Interrupt interrupt;
  Progress progress(plan.games, context.language());
  const study::Gathered gathered = study::gather(*game, plan, [&] { progress.step(); }, interrupt.requested());
  const double playing = progress.seconds();
  progress.hide();
  if (interrupt.requested()) {
    fmt::print("{}\n", context.text("Interrupted: nothing was written.", "Przerwano: niczego nie zapisano."));
    context.exit_code = kInterrupted;
    return;
  }
  if (gathered.to_learn.size() == 0 || gathered.to_check.size() == 0) {
    fail({"No match came to an end with a winner.", "Żadna partia nie skończyła się czyjąś wygraną."}, kFindings);
  }
  const kernel::Judgement learned = study::learn(gathered, {.threads = options.threads});
  std::string error;
  if (!content::write_file(
          target, study::value_file(learned, kernel::judging_of(*game)->features(), command_of(options)), error)) {
    fail(say("What was learned could not be written: {0}.", "Nie udało się zapisać tego, czego się nauczono: {0}.",
             {error}),
         kBroken);
  }
  print_judgement(learned, context);
  fmt::print("  {}\n", context.text(say("matches without a winner: {0}", "partie bez zwycięzcy: {0}",
                                        {gathered.without_winner})));
  fmt::print("  {}\n",
             context.text(say("{0} s of play, {1} s in all; written to {2}", "{0} s gry, razem {1} s; zapisano w {2}",
                              {fraction(playing, 1, context.language()),
                               fraction(progress.seconds(), 1, context.language()), target.string()})));
}

}  // namespace

void add_train(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "train", context.text("Learn from matches of bots how likely a seat is to win",
                            "Naucz się z partii graczy komputerowych, jak prawdopodobna jest wygrana"));
  const auto options = std::make_shared<TrainOptions>();
  command->add_option("GAME", options->game, context.text("A game", "Gra"))->type_name("")->required();
  add_number(*command, "--games", options->games, context.text("How many matches are played", "Ile partii rozegrać"),
             {kFewestGamesToLearn, kMostGamesToLearn})
      ->type_name("N");
  add_number(*command, "--seed", options->seed,
             context.text("The same seed, the same weights", "To samo ziarno, te same wagi"))
      ->type_name("SEED");
  add_number(*command, "--threads", options->threads,
             context.text("How many matches are played at once", "Ile partii rozgrywać naraz"),
             {1, kMostThreadsOfTraining})
      ->type_name("T");
  command
      ->add_option("--player", options->player,
                   context.text("Who plays all seats (habit)", "Kto gra na wszystkich miejscach (habit)"))
      ->type_name("PLAYER");
  add_number(*command, "--players", options->players,
             context.text("Seats (as many as come up)", "Liczba miejsc (różne)"))
      ->type_name("N");
  command
      ->add_option("--out", options->out,
                   context.text("Where to write (content/GAME/value.yaml)", "Gdzie zapisać (content/GRA/value.yaml)"))
      ->type_name("FILE");
  add_match_options(*command, context, options->options);
  command->callback([&context, options] { run(context, *options); });
}

}  // namespace kostka::cli
