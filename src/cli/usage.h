// The command line itself in the reader's language: which language that is, the labels of --help, and what is said
// about a command line that makes no sense.
#pragma once

#include "kernel/language/language.h"
#include "kernel/language/text.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace kostka::cli {

class Context;

// `--lang` if it is given anywhere, otherwise what LC_ALL, LC_MESSAGES or LANG say. It must be known before the
// commands are added, because their descriptions are already text. Fails on a language it does not know.
kernel::Language language_of(int argc, const char* const* argv);

// The options that every command accepts, and the labels of --help.
void add_common_options(CLI::App& app, Context& context);
// Once all commands are added: CLI11 makes a command's --help before it knows which group options belong to.
void finish_help(CLI::App& app, const Context& context);

// What is wrong with the command line, as one sentence.
kernel::Text explain(const CLI::ParseError& error, const CLI::App& app);

}  // namespace kostka::cli
