// kostka match: which of two players is the stronger, in games that change seats, with Elo and a sequential test.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "bots/levels.h"
#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/interrupt.h"
#include "cli/json_writer.h"
#include "cli/match_options.h"
#include "cli/number_option.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "study/contest.h"

namespace kostka::cli {
namespace {

using kernel::say;
using kernel::Text;
using study::ContestPlan;
using study::ContestReport;
using study::Verdict;

constexpr unsigned kMostThreadsOfAMatch = 256;
constexpr std::uint64_t kMostGamesOfATest = 20'000;

struct MatchOptions {
  std::string game, a, b;
  std::uint64_t games = 0;
  std::uint64_t players = 0;
  bool sprt = false;
  bool together = false;
  double elo0 = study::SprtPlan{}.elo0, elo1 = study::SprtPlan{}.elo1;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  std::uint64_t seed = 1;
  std::vector<std::string> options;
  bool json = false;
};

void check_player(const std::string& player) {
  if (bots::make_player(player, {})) return;
  std::string known;
  for (const bots::Level& level : bots::levels()) known += std::string(level.id) + ", ";
  fail(say("There is no player \"{0}\"; a match knows: {1}search:iterations=N.",
           "Nie ma gracza „{0}”; pojedynek zna: {1}search:iterations=N.", {player, known}));
}

ContestPlan contest_of(const MatchOptions& options, const kernel::Game& game) {
  if (options.games == 0 && !options.sprt) {
    fail({"Say how many --games, or --sprt to play until the answer is clear.",
          "Podaj liczbę gier (--games) albo --sprt, by grać, aż wynik będzie jasny."});
  }
  if (options.threads == 0 || options.threads > kMostThreadsOfAMatch) {
    fail(say("--threads is a number from 1 to {0}.", "--threads to liczba od 1 do {0}.", {kMostThreadsOfAMatch}));
  }
  if (!(options.elo0 < options.elo1)) fail({"--elo0 must be below --elo1.", "--elo0 musi być mniejsze niż --elo1."});
  check_player(options.a);
  check_player(options.b);
  ContestPlan plan;
  plan.setup = setup_with(game, options.options, options.players);
  if (plan.setup.seats < 2 && !options.together) {
    fail({"One player has nobody to beat; use --together or more --players.",
          "Jeden gracz nie ma kogo pokonać; użyj --together albo większej liczby --players."});
  }
  plan.challenger = options.a;
  plan.defender = options.b;
  plan.games = options.games != 0 ? options.games : kMostGamesOfATest;
  plan.seed = options.seed;
  plan.threads = options.threads;
  plan.seating = options.together ? study::Seating::together : study::Seating::rotated;
  if (options.sprt) plan.sprt = study::SprtPlan{options.elo0, options.elo1};
  return plan;
}

std::string elo_text(double elo, kernel::Language language) {
  if (!std::isfinite(elo)) return elo > 0 ? "+∞" : "−∞";
  return (elo < 0 ? "−" : "+") + fraction(std::abs(elo), 0, language);
}

const char* word_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::open: return "open";
    case Verdict::stronger: return "stronger";
    case Verdict::not_stronger: return "not_stronger";
  }
  return "";
}

Text sentence_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::open: return {"not decided", "nierozstrzygnięty"};
    case Verdict::stronger: return {"A is stronger", "A gra lepiej"};
    case Verdict::not_stronger: return {"A is not stronger", "A nie gra lepiej"};
  }
  return {};
}

void write_share(JsonWriter& json, std::string_view name, const study::Share& share) {
  json.key(name).begin_object();
  json.key("share").fraction(share.share, 6).key("low").fraction(share.low, 6).key("high").fraction(share.high, 6);
  json.end_object();
}

std::string json_of(const ContestPlan& plan, const ContestReport& report, const std::string& game, bool partial) {
  JsonWriter json;
  json.begin_object().member("game", game).member("a", plan.challenger).member("b", plan.defender);
  json.member("seats", int{plan.setup.seats}).member("seed", plan.seed);
  json.member("together", plan.seating == study::Seating::together);
  json.member("games", report.games).member("blocks", report.blocks).member("broken", report.broken);
  json.member("wins", report.wins).member("partial", partial);
  write_share(json, "a_share", report.share());
  if (plan.seating == study::Seating::together) {
    write_share(json, "b_share", report.defender_share());
  } else {
    const study::Share share = report.share();
    const std::size_t seats = plan.setup.seats;
    json.key("elo").begin_object().key("elo").fraction(study::elo_of(share.share, seats), 1);
    json.key("low").fraction(study::elo_of(share.low, seats), 1);
    json.key("high").fraction(study::elo_of(share.high, seats), 1).end_object();
    json.key("variance_ratio").fraction(report.variance_ratio(plan), 3);
  }
  if (plan.sprt) {
    json.key("sprt").begin_object().key("elo0").fraction(plan.sprt->elo0, 1).key("elo1").fraction(plan.sprt->elo1, 1);
    json.key("ratio").fraction(report.ratio, 3).key("bound").fraction(study::sprt_bound(), 3);
    json.member("verdict", word_of(report.verdict)).end_object();
  }
  json.end_object();
  return json.text();
}

// One line for people: a label, then what there is to say.
void print_line(const Context& context, const Text& label, const std::string& value) {
  fmt::print("  {:<10} {}\n", context.text(label), value);
}

std::string interval(const study::Share& share, kernel::Language language) {
  return fmt::format("{} ({} – {})", percent(share.share, language), percent(share.low, language),
                     percent(share.high, language));
}

void print_for_people(const Context& context, const ContestPlan& plan, const ContestReport& report, double seconds) {
  const auto language = context.language();
  fmt::print("A: {}   B: {}\n", plan.challenger, plan.defender);
  print_line(context, {"games", "gry"},
             fmt::format("{}, {} s", whole(report.games, language), fraction(seconds, 1, language)));
  const study::Share share = report.share();
  print_line(context, {"A wins", "A wygrywa"}, interval(share, language));
  if (plan.seating == study::Seating::together) {
    print_line(context, {"B wins", "B wygrywa"}, interval(report.defender_share(), language));
  } else {
    const std::size_t seats = plan.setup.seats;
    print_line(context, {"fair", "po równo"}, percent(study::fair_share(plan), language));
    print_line(context, {"Elo", "Elo"},
               fmt::format("{} ({} – {})", elo_text(study::elo_of(share.share, seats), language),
                           elo_text(study::elo_of(share.low, seats), language),
                           elo_text(study::elo_of(share.high, seats), language)));
    print_line(context, {"variance", "wariancja"}, fraction(report.variance_ratio(plan), 2, language));
  }
  if (report.broken > 0) print_line(context, {"broken", "przerwane"}, whole(report.broken, language));
  if (plan.sprt) {
    print_line(context, {"SPRT", "SPRT"},
               fmt::format("{} ({}, ±{}; Elo {} / {})", context.text(sentence_of(report.verdict)),
                           fraction(report.ratio, 2, language), fraction(study::sprt_bound(), 2, language),
                           elo_text(plan.sprt->elo0, language), elo_text(plan.sprt->elo1, language)));
  }
}

void run(Context& context, const MatchOptions& options) {
  const kernel::Game& game = context.game(options.game);
  const ContestPlan plan = contest_of(options, game);
  const std::uint64_t in_block = study::games_in_block(plan);
  const Interrupt interrupt;
  Progress progress((plan.games + in_block - 1) / in_block, context.language());
  const auto listener = [&](const study::BlockResult&, const ContestReport&) { progress.step(); };
  const ContestReport report = study::hold_contest(game, plan, listener, interrupt.requested());
  const double seconds = progress.seconds();
  progress.hide();
  const bool partial = interrupt.requested();
  if (options.json) {
    fmt::print("{}\n", json_of(plan, report, options.game, partial));
  } else {
    print_for_people(context, plan, report, seconds);
    if (partial) fmt::print("{}\n", context.text("Interrupted: this is a part.", "Przerwano: to tylko część."));
  }
  if (partial) context.exit_code = kInterrupted;
}

void add_numbers(CLI::App& command, const Context& context, MatchOptions& options) {
  add_number(command, "--games", options.games,
             context.text("How many games, in whole blocks; with --sprt the most (default 20000)",
                          "Liczba gier, w pełnych blokach; z --sprt największa (domyślnie 20000)"))
      ->type_name("N");
  add_number(command, "--players", options.players,
             context.text("How many play (default: as few as the game allows)",
                          "Liczba graczy (domyślnie najmniejsza, na jaką gra pozwala)"))
      ->type_name("N");
  add_number(command, "--seed", options.seed,
             context.text("Number that all dice and choices follow from (default 1)",
                          "Liczba, z której wynikają rzuty i wybory (domyślnie 1)"))
      ->type_name("S");
  add_number(command, "--threads", options.threads,
             context.text("Processor threads (default: all); they do not change the result",
                          "Wątki procesora (domyślnie wszystkie); nie zmieniają wyniku"))
      ->type_name("T");
}

void add_test(CLI::App& command, const Context& context, MatchOptions& options) {
  command.add_flag("--sprt", options.sprt,
                   context.text("Stop as soon as a sequential test (5 % errors) knows whether A is stronger",
                                "Zakończ, gdy test sekwencyjny (błędy 5 %) rozstrzygnie, czy A gra lepiej"));
  command
      .add_option(
          "--elo0", options.elo0,
          context.text("What A has if it is not stronger (default 0)", "Ile ma A, jeśli nie gra lepiej (domyślnie 0)"))
      ->type_name("E");
  command
      .add_option(
          "--elo1", options.elo1,
          context.text("What A has if it is stronger (default 35)", "Ile ma A, jeśli gra lepiej (domyślnie 35)"))
      ->type_name("E");
  command.add_flag("--together", options.together,
                   context.text("All seats play A, then all play B: for games that are won or lost together",
                                "Wszyscy grają jako A, potem jako B: dla gier wygrywanych lub przegrywanych razem"));
}

}  // namespace

void add_match(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("match", context.text("Let two players of the computer find out who is stronger",
                                               "Sprawdź, który z dwóch graczy komputerowych gra lepiej"));
  const auto options = std::make_shared<MatchOptions>();
  command->add_option("GAME", options->game, context.text("A game", "Gra"))->type_name("")->required();
  command
      ->add_option("--a", options->a,
                   context.text("The challenger, who plays each seat once: a level, or search:iterations=N",
                                "Pretendent, raz na każdym miejscu: poziom albo search:iterations=N"))
      ->type_name("PLAYER")
      ->required();
  command->add_option("--b", options->b, context.text("Who sits at the other seats", "Kto siedzi na innych miejscach"))
      ->type_name("PLAYER")
      ->required();
  add_numbers(*command, context, *options);
  add_test(*command, context, *options);
  add_match_options(*command, context, options->options);
  add_json_flag(*command, context, options->json);
  command->callback([&context, options] { run(context, *options); });
}

}  // namespace kostka::cli
