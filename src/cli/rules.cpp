// kostka rules: the rulebook by clause, or by words of either language.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/wrap.h"
#include "games/registry.h"
#include "rules/bookshelf.h"

namespace kostka::cli {
namespace {

using kernel::Document;
using kernel::say;
using kernel::Text;
using rules::Bookshelf;
using rules::Rulebook;
using rules::RuleText;

struct RulesOptions {
  std::string game;
  std::vector<std::string> words;
  bool json = false;
};

// All books of a game. A rulebook may be read before its game can be played, so its own name opens it too.
Bookshelf open_books(std::string_view name, Context& context) {
  if (const kernel::GameModule* module = games::find_module(name)) {
    Bookshelf books(context.game(module->id).info().rule_books);
    if (!books.empty()) return books;
    fail(say("\"{0}\" has no rulebook of numbered clauses.", "„{0}” nie ma instrukcji z numerowanymi punktami.",
             {name}));
  }
  if (Bookshelf book(std::span(&name, 1)); !book.empty()) return book;
  std::vector<std::string_view> known;
  for (const rules::BookText& book : Rulebook::all()) known.push_back(book.book);
  fail(say("There is no rulebook \"{0}\".{1}", "Nie ma instrukcji „{0}”.{1}", {name, did_you_mean(name, known)}));
}

Document both(std::string_view en, std::string_view pl) { return Document::map({{"en", en}, {"pl", pl}}); }

Document rule_document(const RuleText& rule) {
  return Document::map({{"id", rule.id},
                        {"section", both(rule.section_en, rule.section_pl)},
                        {"text", both(rule.text_en, rule.text_pl)},
                        {"table", both(rule.table_en, rule.table_pl)},
                        {"page", rule.page},
                        {"source", rule.source},
                        {"ruling", rules::is_ruling(rule)},
                        {"note", rule.note}});
}

Document names_document(const Bookshelf& books) {
  Document names = Document::list();
  for (const Rulebook& book : books.books()) names.push(book.name());
  return names;
}

void add_sections(const Rulebook& book, Document& sections) {
  for (const rules::Section& section : book.sections()) {
    Document ids = Document::list();
    for (const RuleText& rule : section.rules) ids.push(rule.id);
    sections.push(Document::map({{"title", both(section.title_en, section.title_pl)}, {"clauses", std::move(ids)}}));
  }
}

// `seed, ruling` in words.
Text source_in_words(std::string_view source) {
  std::vector<Text> parts;
  if (source.find("seed") != source.npos) parts.push_back({"the printed rulebook", "drukowana instrukcja"});
  if (source.find("public") != source.npos) parts.push_back({"a public source", "źródło publiczne"});
  if (source.find("ruling") != source.npos)
    parts.push_back({"a ruling of this project", "rozstrzygnięcie tego projektu"});
  return join_and(parts);
}

void print_rule(const RuleText& rule, const Context& context) {
  const auto language = context.language();
  const std::string source = context.text(source_in_words(rule.source));
  fmt::print("{}  {}{}{}\n", rule.id, page_of(rule, language), rule.page.empty() || source.empty() ? "" : "; ", source);
  fmt::print("{}", wrapped(rules::text_of(rule, language), 2));
  std::string_view table = rules::table_of(rule, language);
  while (!table.empty()) {
    const std::size_t end = std::min(table.find('\n'), table.size());
    fmt::print("  {}\n", table.substr(0, end));
    table.remove_prefix(std::min(end + 1, table.size()));
  }
}

void list_sections(const Rulebook& book, const Context& context) {
  fmt::print("{}\n", book.title(context.language()));
  for (const rules::Section& section : book.sections()) {
    fmt::print("  {:<34} {}\n", fmt::format("{} … {}", section.rules.front().id, section.rules.back().id),
               section.title(context.language()));
  }
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

std::string upper_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 32) : c; });
  return text;
}

// The clause with this id, or whatever the words are found in.
std::vector<const RuleText*> found_rules(const Bookshelf& books, const std::string& words) {
  if (const RuleText* rule = books.find(upper_case(words))) return {rule};
  return books.search(words);
}

[[noreturn]] void fail_to_find(const Bookshelf& books, const std::string& words) {
  const std::string_view near = books.nearest(upper_case(words));
  const Text hint = near.empty() ? Text{} : say(" Did you mean {0}?", " Czy chodziło o {0}?", {near});
  fail(say("Nothing in the rules of {0} matches \"{1}\".{2}", "W instrukcji {0} nie ma nic, co pasuje do „{1}”.{2}",
           {books.books().front().name(), words, hint}),
       kFindings);
}

void search(const Bookshelf& books, const RulesOptions& options, const Context& context) {
  const std::string words = joined(options.words);
  const auto found = found_rules(books, words);
  if (found.empty()) fail_to_find(books, words);
  if (options.json) {
    Document clauses = Document::list();
    for (const RuleText* rule : found) clauses.push(rule_document(*rule));
    print_json(Document::map(
        {{"book", books.books().front().name()}, {"books", names_document(books)}, {"clauses", std::move(clauses)}}));
    return;
  }
  for (const RuleText* rule : found) print_rule(*rule, context);
}

void run(Context& context, const RulesOptions& options) {
  const Bookshelf books = open_books(options.game, context);
  if (!options.words.empty()) {
    search(books, options, context);
  } else if (options.json) {
    Document sections = Document::list();
    for (const Rulebook& book : books.books()) add_sections(book, sections);
    print_json(Document::map(
        {{"book", books.books().front().name()}, {"books", names_document(books)}, {"sections", std::move(sections)}}));
  } else {
    for (const Rulebook& book : books.books()) list_sections(book, context);
  }
}

}  // namespace

void add_rules(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand("rules", context.text("Look up a clause of a rulebook, or search it",
                                                               "Pokaż punkt instrukcji lub przeszukaj ją"));
  const auto options = std::make_shared<RulesOptions>();
  command->add_option("GAME", options->game, context.text("A game or rulebook", "Gra lub instrukcja"))
      ->type_name("")
      ->required();
  command
      ->add_option("WORDS", options->words,
                   context.text("A clause (KNO-GOAL-01), or words in English or Polish; without them, the sections",
                                "Punkt (KNO-GOAL-01) albo słowa po polsku lub angielsku; bez nich spis rozdziałów"))
      ->type_name("");
  add_json_flag(*command, context, options->json);
  command->callback([&context, options] { run(context, *options); });
}

}  // namespace kostka::cli
