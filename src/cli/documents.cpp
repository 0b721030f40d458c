#include "cli/documents.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "cli/context.h"

namespace kostka::cli {

using kernel::Document;
using kernel::say;

void add_json_flag(CLI::App& command, const Context& context, bool& json) {
  command.add_flag("--json", json,
                   context.text("Write JSON (docs/cli.md lists the keys)", "Wypisz JSON (klucze opisuje docs/cli.md)"));
}

void print_json(const Document& document) { fmt::print("{}\n", to_json(document, kernel::Indent::pretty)); }

Document to_document(const kernel::Text& text) { return Document::map({{"en", text.en}, {"pl", text.pl}}); }

namespace {

// Adds to the number under a key, which is 0 when there is none.
void add_to(Document& map, const std::string& key, int n) {
  const Document* found = map.find(key);
  map.set(key, n + (found != nullptr ? found->as_int() : 0));
}

}  // namespace

Document counts_document(const kernel::Game& game) {
  Document counts = Document::map();
  for (const kernel::ContentCount& count : game.content_counts()) add_to(counts, count.kind, count.copies);
  return counts;
}

Document designs_document(const kernel::Game& game) {
  Document designs = Document::map();
  for (const kernel::ContentCount& count : game.content_counts()) add_to(designs, count.kind, count.designs);
  return designs;
}

Document sets_document(const kernel::Game& game) {
  Document sets = Document::map();
  for (const kernel::ContentCount& count : game.content_counts()) {
    if (!sets.contains(count.set)) sets.set(count.set, Document::map());
    add_to(*sets.find(count.set), count.kind, count.copies);
  }
  return sets;
}

Document origins_document(const kernel::Game& game) {
  const kernel::OriginCount origins = game.origin_counts();
  return Document::map({{"rulebook", origins.rulebook}, {"public", origins.known_publicly}, {"house", origins.house}});
}

void print_content_counts(const kernel::Game& game, const Context& context) {
  const auto counts = game.content_counts();
  if (counts.empty()) return;
  fmt::print("  {}\n", context.text("content:", "zawartość:"));
  for (const kernel::ContentCount& count : counts) {
    const kernel::Text sizes =
        say("{0} {0|copy|copies} of {1} {1|design|designs}", "{0} {0|sztuka|sztuki|sztuk}, {1} {1|wzór|wzory|wzorów}",
            {count.copies, count.designs});
    const std::string where = count.set == kernel::kBaseSet ? "" : fmt::format("  [{}]", count.set);
    fmt::print("    {:<24} {}{}\n", count.kind, context.text(sizes), where);
  }
  const kernel::OriginCount origins = game.origin_counts();
  const kernel::Text origin = say("origin: {0} from the rulebook, {1} known publicly, {2} designed here",
                                  "pochodzenie: {0} z instrukcji, {1} ze źródeł publicznych, {2} własnych",
                                  {origins.rulebook, origins.known_publicly, origins.house});
  fmt::print("  {}\n", context.text(origin));
}

}  // namespace kostka::cli
