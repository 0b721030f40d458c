// kostka: the program. It understands the command line, runs one command, and turns every failure into one sentence
// in the reader's language and an exit status.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/usage.h"

namespace {

using namespace kostka;
using kernel::Text;

int complain(kernel::Language language, const Text& sentence, int code) {
  std::fflush(stdout);
  fmt::print(stderr, "kostka: {}\n", sentence.in(language));
  return code;
}

void add_commands(CLI::App& app, cli::Context& context) {
  cli::add_backup(app, context);
  cli::add_bench(app, context);
  cli::add_card(app, context);
  cli::add_check(app, context);
  cli::add_compare(app, context);
  cli::add_games(app, context);
  cli::add_play(app, context);
  cli::add_replay(app, context);
  cli::add_verify(app, context);
  cli::add_position(app, context);
  cli::add_restore(app, context);
  cli::add_review(app, context);
  cli::add_rules(app, context);
  cli::add_scenario(app, context);
  cli::add_lesson(app, context);
  cli::add_match(app, context);
  cli::add_serve(app, context);
  cli::add_simulate(app, context);
  cli::add_store(app, context);
  cli::add_train(app, context);
  cli::finish_help(app, context);
}

// Runs the command and returns the exit status; CLI11 also ends --help and --version with an exception.
int run(int argc, char** argv, cli::Context& context) {
  CLI::App app(context.text("A table for board games that plays by the rulebook.",
                            "Stół do gier planszowych, który gra zgodnie z instrukcją."),
               "kostka");
  cli::add_common_options(app, context);
  add_commands(app, context);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    cli::fail(cli::explain(error, app));
  }
  return context.exit_code;
}

// A full disk or a closed pipe must not look like success.
void check_output() {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
  cli::fail({"The output could not be written.", "Nie udało się zapisać wyniku."}, cli::kBroken);
}

}  // namespace

int main(int argc, char** argv) {
  kernel::Language language = kernel::Language::en;
  try {
    language = cli::language_of(argc, argv);
    cli::Context context(language);
    const int code = run(argc, argv, context);
    check_output();
    return code;
  } catch (const cli::Failure& failure) {
    return complain(language, failure.sentence, failure.code);
  } catch (const std::exception& error) {
    return complain(language,
                    kernel::say("The program failed: {0}.", "Program zawiódł: {0}.", {std::string_view(error.what())}),
                    cli::kBroken);
  }
}
