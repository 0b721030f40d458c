// Context: what every command of the program shares: the reader's language, the games, and how to fail.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content/load.h"
#include "kernel/data/diagnostics.h"
#include "kernel/language/language.h"
#include "kernel/language/text.h"
#include "kernel/play/game.h"

namespace kostka::cli {

// What the program's exit status tells a script.
enum ExitCode : int {
  kDone = 0,
  kFindings = 1,      // the thing that was examined is not in order: content with errors, a scenario that failed
  kBadInput = 2,      // the command was not understood, or what it names does not exist
  kBroken = 3,        // the program itself is at fault
  kInterrupted = 130  // Ctrl-C, as shells have it
};

// One sentence for the user and the exit status; main() prints it. Thrown by fail(); whoever else catches it only adds
// where it came from.
struct Failure {
  kernel::Text sentence;
  ExitCode code;
};

[[noreturn]] void fail(kernel::Text sentence, ExitCode code = kBadInput);

class Context {
 public:
  explicit Context(kernel::Language language) : language_(language) {}

  [[nodiscard]] kernel::Language language() const { return language_; }
  [[nodiscard]] const std::string& text(const kernel::Text& text) const { return text.in(language_); }
  // For descriptions of options and the like, which need no arguments.
  [[nodiscard]] std::string text(std::string_view en, std::string_view pl) const;

  // The game of this id, loaded once. Fails with the nearest id when there is none, and with every mistake of the
  // content when that cannot be loaded.
  const kernel::Game& game(std::string_view id);
  // The same, but loaded afresh.
  [[nodiscard]] std::unique_ptr<kernel::Game> load(const kernel::GameModule& module) const;
  // All games of the program, in the order of the registry.
  std::vector<const kernel::Game*> games();
  // Packs to use in place of the built-in content or laid over it (--pack), in this order.
  std::vector<std::filesystem::path> packs;
  // Those packs, read; fails at the first that cannot be.
  std::vector<content::Pack> read_packs(kernel::Diagnostics& diagnostics) const;
  // What a game is loaded from.
  [[nodiscard]] kernel::Document content(const kernel::GameModule& module) const;

  // What main() returns when no command fails.
  int exit_code = kDone;

 private:
  [[noreturn]] void fail_for(const kernel::GameModule& module, std::span<const content::Pack> own,
                             const kernel::Diagnostics& diagnostics) const;

  kernel::Language language_;
  std::map<std::string, std::unique_ptr<kernel::Game>, std::less<>> games_;
};

// The module of this id; fails with the nearest one when there is none.
const kernel::GameModule& module_named(std::string_view id);

// `Did you mean "x"?` to end a sentence about a name that does not exist; empty when nothing is near.
kernel::Text did_you_mean(std::string_view wanted, const std::vector<std::string_view>& known);

// Fails with all that is wrong, one line each, after a sentence that says what was being read.
[[noreturn]] void fail_with(const kernel::Text& sentence, const kernel::Diagnostics& diagnostics);

}  // namespace kostka::cli
