// kostka position: the portable position of a journal, the moment a recorded match stands at, and the documented shape
// of both.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/journals.h"
#include "kernel/data/schema.h"
#include "kernel/play/match.h"
#include "server/wire/protocol.h"
#include "store/journal_replay.h"

namespace kostka::cli {
namespace {

using kernel::Document;
using kernel::say;

struct PositionWishes {
  std::string file;
  std::string schema;
  std::optional<std::size_t> to;
  std::optional<std::size_t> at;
  bool now = false;
  bool json = false;

  [[nodiscard]] bool moment() const { return now || at.has_value(); }
};

// The version of what is printed, under a name of its own, so that a moment is never taken for a position to go on
// from.
constexpr std::string_view kPosition = "kostka_position", kMoment = "kostka_moment";

void print_position(const PositionWishes& wishes, Context& context) {
  const store::Journal journal = open_journal(wishes.file);
  const kernel::Game& game = context.game(journal.header.game);
  const std::size_t row = wishes.at ? *wishes.at : wishes.to.value_or(journal.rows.size());
  if (row > journal.rows.size()) {
    fail(say("The journal has {0} {0|row|rows}, so there is no row {1}.",
             "Dziennik ma {0} {0|wiersz|wiersze|wierszy}, więc nie ma wiersza {1}.", {journal.rows.size(), row}));
  }
  const store::Replayed replayed = store::replay_journal(game, journal, row);
  if (replayed.wrong) fail(*replayed.wrong, kFindings);
  Document document = Document::map({{std::string(wishes.moment() ? kMoment : kPosition), 1},
                                     {"game", journal.header.game},
                                     {"rules_version", game.info().rules_version},
                                     {"content", content_hash_of(context, journal.header.game)},
                                     {"seats", journal.header.seats.size()},
                                     {"row", replayed.rows}});
  if (wishes.moment()) {
    const Document moment = replayed.match->moment();
    for (const auto& [key, value, mark] : moment.entries()) document.set(key, value);
  } else {
    // A position can be entered only at a checkpoint, so this is the last one the match has passed by that row.
    document.set("position", replayed.match->checkpoint_position());
  }
  print_json(document);
}

std::string limits(const Document& schema, std::string_view least, std::string_view most) {
  if (!schema.contains(most)) return "";
  return fmt::format(" {}..{}", to_json(schema[least]), to_json(schema[most]));
}

// What may stand at one place, in a few words: `integer 0..255`, `pick_fighters | deal_skills`, `card or null`.
std::string shape_of(const Document& schema) {
  if (schema.contains("anyOf")) return shape_of(schema["anyOf"][std::size_t{0}]) + " or null";
  const std::string title = schema.contains("title") ? schema["title"].as_text() + ": " : "";
  if (schema.contains("enum")) {
    std::string names;
    for (const Document& name : schema["enum"].items()) names += (names.empty() ? "" : " | ") + name.as_text();
    return title + names;
  }
  if (schema["type"].is_list()) return title + "integer, or text of digits";
  const std::string type = schema.contains("type") ? schema["type"].as_text() : "anything";
  return title + type + limits(schema, "minimum", "maximum");
}

void print_shape(const Document& schema, const std::string& path) {
  if (const Document* properties = schema.find("properties")) {
    for (const auto& [name, part, mark] : properties->entries())
      print_shape(part, path.empty() ? name : fmt::format("{}.{}", path, name));
    return;
  }
  if (const Document* items = schema.find("items")) {
    fmt::print("{:<40} list{}\n", path, limits(schema, "minItems", "maxItems"));
    print_shape(*items, path + ".#");
    return;
  }
  fmt::print("{:<40} {}\n", path, shape_of(schema));
}

// The shape of a moment as print_position() writes it, around the shape of the game's own position.
Document moment_schema(const Document& position) {
  const Document moment = kernel::schema_of<server::protocol::Moment>({});
  const Document count = Document::map({{"type", "integer"}, {"minimum", 0}});
  const Document text = Document::map({{"type", "string"}});
  Document properties = Document::map({{std::string(kMoment), Document::map({{"const", 1}})},
                                       {"game", text},
                                       {"rules_version", count},
                                       {"content", text},
                                       {"seats", count},
                                       {"row", count}});
  for (const auto& [name, part, mark] : moment["properties"].entries())
    properties.set(name, name == "position" ? position : part);
  Document required = Document::list();
  for (const auto& [name, part, mark] : properties.entries()) required.push(name);
  return Document::map({{"type", "object"},
                        {"properties", std::move(properties)},
                        {"required", std::move(required)},
                        {"additionalProperties", false}});
}

void print_schema(const PositionWishes& wishes, Context& context) {
  const kernel::Game& game = context.game(wishes.schema);
  // Names of spaces depend on the board in play, so the shape is taken from a match that has begun.
  const kernel::Match match(game, standard_setup(game.info()), kernel::ChanceKey{});
  const Document position = match.table().state_schema();
  const Document schema = wishes.moment() ? moment_schema(position) : position;
  if (!wishes.json) return print_shape(schema, "");
  Document document =
      Document::map({{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                     {"title", (wishes.moment() ? "moment of " : "position of ") + std::string(game.info().id)}});
  for (const auto& [key, value, mark] : schema.entries()) document.set(key, value);
  print_json(document);
}

void run(const PositionWishes& wishes, Context& context) {
  if (wishes.file.empty() == wishes.schema.empty()) {
    fail({"Name a journal, or a game with --schema.", "Podaj dziennik albo grę przez --schema."});
  }
  wishes.schema.empty() ? print_position(wishes, context) : print_schema(wishes, context);
}

}  // namespace

void add_position(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "position", context.text("Print the portable position of a journal as JSON, or the shape of such positions",
                               "Wypisz przenośną pozycję z dziennika jako JSON albo opis budowy takich pozycji"));
  const auto wishes = std::make_shared<PositionWishes>();
  command->add_option("FILE", wishes->file, context.text("The journal", "Dziennik"));
  command
      ->add_option("--to", wishes->to,
                   context.text("The last checkpoint up to this row (default: the last row)",
                                "Ostatni punkt kontrolny do tego wiersza (domyślnie: do ostatniego)"))
      ->type_name("N");
  CLI::Option* at =
      command
          ->add_option("--at", wishes->at,
                       context.text("The match as it stands after this row, in the middle of a turn: the position, the "
                                    "open questions and the rules that wait",
                                    "Rozgrywka po tym wierszu, także w środku tury: pozycja, otwarte pytania i "
                                    "czekające reguły"))
          ->type_name("N")
          ->excludes("--to");
  command
      ->add_flag("--now", wishes->now,
                 context.text("The same after the last row; with --schema: the shape of this output",
                              "To samo po ostatnim wierszu; z --schema: budowa takiego wyniku"))
      ->excludes("--to")
      ->excludes(at);
  command
      ->add_option(
          "--schema", wishes->schema,
          context.text("Print the shape of this game's positions: one line for each part, or JSON Schema with --json",
                       "Wypisz budowę pozycji tej gry: linia na część, a z --json jako JSON Schema"))
      ->type_name("GAME");
  add_json_flag(*command, context, wishes->json);
  command->callback([&context, wishes] { run(*wishes, context); });
}

}  // namespace kostka::cli
