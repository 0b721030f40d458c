// What several commands print alike: documents as JSON, texts in both languages, the counts of a game's content.
#pragma once

#include "kernel/data/document.h"
#include "kernel/language/text.h"
#include "kernel/play/game.h"

namespace CLI {
class App;
}

namespace kostka::cli {

class Context;

// `--json`, as every command with data to give has it.
void add_json_flag(CLI::App& command, const Context& context, bool& json);
void print_json(const kernel::Document& document);

// `{en: ..., pl: ...}`: JSON does not depend on the reader's language.
kernel::Document to_document(const kernel::Text& text);

// Copies and designs by kind, and how many items come from where.
kernel::Document counts_document(const kernel::Game& game);
kernel::Document designs_document(const kernel::Game& game);
// Copies by set and kind.
kernel::Document sets_document(const kernel::Game& game);
kernel::Document origins_document(const kernel::Game& game);
// The same for people; nothing for a game without content.
void print_content_counts(const kernel::Game& game, const Context& context);

}  // namespace kostka::cli
