// kostka games: the games of the program, their players, options and content.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "bots/levels.h"
#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "games/registry.h"

namespace kostka::cli {
namespace {

using kernel::Document;
using kernel::say;
using kernel::Text;

bool is_fixture(const kernel::GameInfo& info) { return games::find_module(info.id)->is_fixture; }

Document option_document(const kernel::Switch& option) {
  Document choices = Document::list();
  for (std::size_t i = 0; i < option.choices.size(); ++i) {
    Document choice = Document::map({{"id", option.choices[i]}});
    if (i < option.choice_names.size()) choice.set("name", to_document(option.choice_names[i]));
    choices.push(std::move(choice));
  }
  return Document::map({{"id", option.id},
                        {"name", to_document(option.name)},
                        {"clause", id_of(option.clause)},
                        {"choices", std::move(choices)},
                        {"standard", option.choices[static_cast<std::size_t>(option.standard)]}});
}

Document rule_books_document(const kernel::GameInfo& info) {
  Document books = Document::list();
  for (const std::string_view book : info.rule_books) books.push(book);
  return books;
}

Document game_document(const kernel::Game& game) {
  const kernel::GameInfo& info = game.info();
  Document options = Document::list();
  for (const kernel::Switch& option : info.switches) options.push(option_document(option));
  return Document::map({{"id", info.id},
                        {"name", to_document(info.name)},
                        {"fixture", is_fixture(info)},
                        {"rules_version", info.rules_version},
                        {"rule_book", info.rule_books.empty() ? std::string_view{} : info.rule_books.front()},
                        {"rule_books", rule_books_document(info)},
                        {"players", Document::map({{"least", info.least_seats}, {"most", info.most_seats}})},
                        {"standard_bot", bots::kStandardLevel},
                        {"options", std::move(options)},
                        {"counts", counts_document(game)},
                        {"designs", designs_document(game)},
                        {"origins", origins_document(game)},
                        {"sets", sets_document(game)}});
}

Text players_of(const kernel::GameInfo& info) {
  if (info.least_seats == info.most_seats) {
    return say("{0} {0|player|players}", "{0} {0|gracz|graczy|graczy}", {info.least_seats});
  }
  return say("{0} to {1} players", "od {0} do {1} graczy", {info.least_seats, info.most_seats});
}

void print_option(const kernel::Switch& option, const Context& context) {
  std::string choices;
  for (std::size_t i = 0; i < option.choices.size(); ++i) {
    const bool standard = static_cast<std::size_t>(option.standard) == i;
    choices += fmt::format("{}{}{}", i ? " | " : "", option.choices[i], standard ? "*" : "");
  }
  fmt::print("    {:<24} {}  {}  {}\n", option.id, choices, context.text(option.name), id_of(option.clause));
}

void print_game(const kernel::Game& game, const Context& context) {
  const kernel::GameInfo& info = game.info();
  fmt::print(
      "{}: {} ({}){}\n", info.id, context.text(info.name), context.text(players_of(info)),
      is_fixture(info) ? context.text(", a fixture to compare engines", ", gra testowa do porównań silników") : "");
  fmt::print("  {} {}\n", context.text("standard bot:", "standardowy bot:"), bots::kStandardLevel);
  if (!info.switches.empty()) {
    fmt::print("  {}\n", context.text("options (* standard):", "opcje (* standardowa):"));
    for (const kernel::Switch& option : info.switches) print_option(option, context);
  }
  print_content_counts(game, context);
}

void run(Context& context, bool json) {
  if (json) {
    Document all = Document::list();
    for (const kernel::Game* game : context.games()) all.push(game_document(*game));
    print_json(all);
    return;
  }
  for (const kernel::Game* game : context.games()) print_game(*game, context);
}

}  // namespace

void add_games(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand("games", context.text("List the games with their players, options and content",
                                                               "Wypisz gry: gracze, opcje i zawartość"));
  const auto json = std::make_shared<bool>(false);
  add_json_flag(*command, context, *json);
  command->callback([&context, json] { run(context, *json); });
}

}  // namespace kostka::cli
