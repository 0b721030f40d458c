// kostka card: a card, space or other item of a game, with the text that is generated from what it does.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/wrap.h"
#include "rules/words.h"

namespace kostka::cli {
namespace {

using kernel::Document;
using kernel::ItemText;
using kernel::say;

struct CardOptions {
  std::string game;
  std::string id;
  bool json = false;
};

Document item_document(const ItemText& item) {
  Document lines = Document::list();
  for (const kernel::Text& line : item.lines) lines.push(to_document(line));
  return Document::map({{"id", item.id},
                        {"kind", to_document(item.kind)},
                        {"name", to_document(item.name)},
                        {"lines", std::move(lines)},
                        {"origin", item.origin},
                        {"source", item.source}});
}

void print_item(const ItemText& item, const Context& context) {
  fmt::print("{} ({}, {})\n", context.text(item.name), context.text(item.kind), item.id);
  for (const kernel::Text& line : item.lines) fmt::print("{}", wrapped(context.text(line), 2));
  if (item.origin.empty()) return;
  fmt::print("  {}: {}{}{}\n", context.text("origin", "pochodzenie"), item.origin, item.source.empty() ? "" : ", ",
             item.source);
}

void list_items(const kernel::Game& game, const Context& context, bool json) {
  Document all = Document::list();
  for (const std::string& id : game.item_ids()) {
    const auto item = game.item(id);
    if (!item) continue;
    if (json) {
      all.push(item_document(*item));
    } else {
      fmt::print("{:<28} {} ({})\n", id, context.text(item->name), context.text(item->kind));
    }
  }
  if (json) {
    print_json(all);
  } else if (game.item_ids().empty()) {
    fmt::print("{}\n", context.text(say("{0} has no cards.", "{0} nie ma kart.", {game.info().name})));
  }
}

// An item by its id, or by words of its name in either language if no other has them ("guard": the Guard die).
std::unique_ptr<ItemText> find_item(const kernel::Game& game, const std::string& wanted) {
  if (auto item = game.item(wanted)) return item;
  const std::vector<std::string> words = rules::words_of(wanted);
  std::unique_ptr<ItemText> found;
  for (const std::string& id : game.item_ids()) {
    auto item = game.item(id);
    if (!item || words.empty()) continue;
    const auto named = [&](const std::string& name) {
      const std::vector<std::string> own = rules::words_of(name);
      return std::ranges::all_of(words, [&](const auto& w) { return std::ranges::find(own, w) != own.end(); });
    };
    if (!named(item->name.en) && !named(item->name.pl)) continue;
    if (found) return nullptr;
    found = std::move(item);
  }
  return found;
}

void show_item(const kernel::Game& game, const Context& context, const CardOptions& options) {
  const auto item = find_item(game, options.id);
  if (!item) {
    const std::vector<std::string> ids = game.item_ids();
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    fail(say("{0} has no item \"{1}\".{2} `kostka card {3}` lists all.",
             "{0} nie ma elementu „{1}”.{2} Wszystkie wymienia `kostka card {3}`.",
             {game.info().name, options.id, did_you_mean(options.id, known), game.info().id}));
  }
  if (options.json) {
    print_json(item_document(*item));
  } else {
    print_item(*item, context);
  }
}

}  // namespace

void add_card(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "card", context.text("Show a card or other item with its text", "Pokaż kartę lub inny element z jego treścią"));
  const auto options = std::make_shared<CardOptions>();
  command->add_option("GAME", options->game, context.text("A game", "Gra"))->type_name("")->required();
  command
      ->add_option("ID", options->id, context.text("An item; without it, all are listed", "Element; bez niego lista"))
      ->type_name("");
  add_json_flag(*command, context, options->json);
  command->callback([&context, options] {
    const kernel::Game& game = context.game(options->game);
    if (options->id.empty()) {
      list_items(game, context, options->json);
    } else {
      show_item(game, context, *options);
    }
  });
}

}  // namespace kostka::cli
