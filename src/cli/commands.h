// The commands of the program, one file each. A command adds itself to the application with its options; it runs from
// the callback CLI11 calls once the command line is understood.
#pragma once

namespace CLI {
class App;
}

namespace kostka::cli {

class Context;

void add_backup(CLI::App& app, Context& context);
void add_bench(CLI::App& app, Context& context);
void add_card(CLI::App& app, Context& context);
void add_check(CLI::App& app, Context& context);
void add_compare(CLI::App& app, Context& context);
void add_games(CLI::App& app, Context& context);
void add_lesson(CLI::App& app, Context& context);
void add_match(CLI::App& app, Context& context);
void add_restore(CLI::App& app, Context& context);
void add_review(CLI::App& app, Context& context);
void add_rules(CLI::App& app, Context& context);
void add_scenario(CLI::App& app, Context& context);
void add_serve(CLI::App& app, Context& context);
void add_store(CLI::App& app, Context& context);
void add_simulate(CLI::App& app, Context& context);
void add_train(CLI::App& app, Context& context);
void add_play(CLI::App& app, Context& context);
void add_replay(CLI::App& app, Context& context);
void add_verify(CLI::App& app, Context& context);
void add_position(CLI::App& app, Context& context);

}  // namespace kostka::cli
