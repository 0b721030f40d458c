// kostka verify: was a recorded match played by the rules, with the dice that were fixed before it began?
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/journals.h"
#include "cli/terminal.h"
#include "store/journal_verify.h"

namespace kostka::cli {
namespace {

using kernel::Document;
using kernel::Text;
using State = store::Check::State;

std::string_view name_of(State state) {
  switch (state) {
    case State::passed: return "passed";
    case State::noted: return "noted";
    case State::failed: return "failed";
  }
  return {};
}

Text label_of(State state) {
  switch (state) {
    case State::passed: return {"ok  ", "ok  "};
    case State::noted: return {"note", "uwaga"};
    case State::failed: return {"BAD ", "BŁĄD"};
  }
  return {};
}

Tone tone_of(State state) {
  if (state == State::failed) return Tone::bad;
  return state == State::passed ? Tone::good : Tone::faint;
}

Document document_of(const std::string& file, const store::Journal& journal, const store::Verification& verification) {
  Document checks = Document::list();
  for (const store::Check& check : verification.checks) {
    checks.push(Document::map({{"id", check.id},
                               {"state", name_of(check.state)},
                               {"count", check.count},
                               {"text", to_document(check.sentence)}}));
  }
  return Document::map({{"file", file},
                        {"game", journal.header.game},
                        {"ok", verification.ok()},
                        {"finished", journal.finished()},
                        {"checks", std::move(checks)}});
}

void print(const Terminal& terminal, const store::Verification& verification) {
  for (const store::Check& check : verification.checks) {
    const std::string label = padded(label_of(check.state).in(terminal.language()), 5);
    terminal.line(fmt::format("{}  {:<10}  {}", toned(label, tone_of(check.state), terminal.colour()), check.id,
                              hanging(check.sentence.in(terminal.language()), 19)));
  }
  terminal.line(verification.ok()
                    ? Text{"Nothing is wrong with this journal.", "Z tym dziennikiem wszystko jest w porządku."}
                    : Text{"This journal is not what it claims to be.", "Ten dziennik nie jest tym, za co się podaje."},
                verification.ok() ? Tone::good : Tone::bad);
}

void run(const std::string& file, bool json, Context& context) {
  const store::Journal journal = open_journal(file);
  const kernel::Game& game = context.game(journal.header.game);
  const auto verification = store::verify_journal(journal, game, content_hash_of(context, journal.header.game));
  if (!verification.ok()) context.exit_code = kFindings;
  if (json) return print_json(document_of(file, journal, verification));
  print(Terminal(context.language()), verification);
}

}  // namespace

void add_verify(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("verify", context.text("Check a journal: its dice, its answers and every position",
                                                "Sprawdź dziennik: kości, odpowiedzi i każdą pozycję"));
  const auto file = std::make_shared<std::string>();
  const auto json = std::make_shared<bool>(false);
  command->add_option("FILE", *file, context.text("The journal", "Dziennik"))->required();
  add_json_flag(*command, context, *json);
  command->callback([&context, file, json] { run(*file, *json, context); });
}

}  // namespace kostka::cli
