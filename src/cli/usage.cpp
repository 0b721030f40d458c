#include "cli/usage.h"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "cli/context.h"

namespace kostka::cli {
namespace {

using kernel::Language;
using kernel::say;
using kernel::Text;

Language language_named(std::string_view code) {
  if (const auto language = kernel::find_language(code)) return *language;
  fail(say("The language \"{0}\" is not known; use en or pl.", "Nieznany język „{0}”; użyj en lub pl.", {code}));
}

Language language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (!value || !*value) continue;
    return std::string_view(value).starts_with("pl") ? Language::pl : Language::en;
  }
  return Language::en;
}

// The command that was recognised, of a command that has some the one within, or the whole program.
const CLI::App& innermost(const CLI::App& app) {
  const auto parsed = app.get_subcommands();
  return parsed.empty() ? app : innermost(*parsed.back());
}

std::string whole_name(const CLI::App& command) {
  const CLI::App* outer = command.get_parent();
  return outer == nullptr ? command.get_name() : whole_name(*outer) + ' ' + command.get_name();
}

std::vector<std::string> commands_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  return names;
}

// `within`: the program, or the command of which one of its own was to be named.
Text explain_unknown_command(const CLI::App& app, const CLI::App& within) {
  const std::vector<std::string> rest = app.remaining(true);
  const std::string where = whole_name(within);
  if (rest.empty()) {
    return say("Name a command; `{0} --help` lists them.", "Podaj polecenie; wymienia je `{0} --help`.", {where});
  }
  const std::vector<std::string> names = commands_of(within);
  const std::vector<std::string_view> known(names.begin(), names.end());
  return say("There is no command \"{0}\".{1} `{2} --help` lists all.",
             "Nie ma polecenia „{0}”.{1} Wszystkie wymienia `{2} --help`.",
             {rest[0], did_you_mean(rest[0], known), where});
}

Text explain_extra(const CLI::App& app) {
  const std::vector<std::string> rest = app.remaining(true);
  const std::string word = rest.empty() ? "" : rest[0];
  if (!word.starts_with('-')) {
    return say("\"{0}\" was not expected here.", "Nie wiadomo, co tu znaczy „{0}”.", {word});
  }
  std::vector<std::string> names;
  for (const CLI::App* part : {&innermost(app), &app}) {
    for (const CLI::Option* option : part->get_options()) {
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
  }
  const std::vector<std::string_view> known(names.begin(), names.end());
  return say("There is no option \"{0}\" here.{1}", "Nie ma tu opcji „{0}”.{1}", {word, did_you_mean(word, known)});
}

// CLI11 keeps what went wrong only inside its English message; the forms taken apart here are those of version 2.1.
Text explain_conversion(std::string_view message) {
  const std::size_t colon = message.find(": "), equals = message.find(" = ");
  if (colon == std::string_view::npos || equals == std::string_view::npos || equals < colon) {
    return say("A value cannot be used: {0}.", "Wartość jest niedozwolona: {0}.", {message});
  }
  return say("{0} cannot be \"{1}\".", "{0} nie może mieć wartości „{1}”.",
             {message.substr(colon + 2, equals - colon - 2), message.substr(equals + 3)});
}

}  // namespace

Language language_of(int argc, const char* const* argv) {
  constexpr std::string_view kOption = "--lang";
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == kOption && i + 1 < argc) return language_named(argv[i + 1]);
    if (word.starts_with("--lang=")) return language_named(word.substr(kOption.size() + 1));
  }
  return language_of_environment();
}

void add_common_options(CLI::App& app, Context& context) {
  app.fallthrough();
  app.require_subcommand(1);
  app.option_defaults()->group(context.text("Options", "Opcje"));
  app.group(context.text("Commands", "Polecenia"));
  app.set_help_flag("-h,--help", context.text("Show this help and end", "Pokaż tę pomoc i zakończ"));
  app.set_version_flag("--version", "kostka " KOSTKA_VERSION,
                       context.text("Show the version and end", "Pokaż wersję i zakończ"));
  // Read by language_of() already; it stands here so that it is accepted and explained.
  app.add_option_function<std::string>(
         "--lang", [](const std::string&) {},
         context.text("Language: en or pl (default: the system's)", "Język: en lub pl (domyślnie język systemu)"))
      ->type_name("LANG");
  app.add_option("--pack", context.packs,
                 context.text("A folder of content in place of the built-in one, or laid over it (may be repeated)",
                              "Folder z zawartością zamiast wbudowanej lub nałożoną na nią (można powtórzyć)"))
      ->type_name("DIR")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  const auto labels = app.get_formatter();
  labels->column_width(34);
  labels->label("Usage", context.text("Usage", "Użycie"));
  labels->label("OPTIONS", context.text("OPTIONS", "OPCJE"));
  labels->label("Positionals", context.text("Arguments", "Argumenty"));
  labels->label("SUBCOMMAND", context.text("COMMAND", "POLECENIE"));
  labels->label("REQUIRED", context.text("(required)", "(wymagane)"));
}

void finish_help(CLI::App& app, const Context& context) {
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    command->get_help_ptr()->group(context.text("Options", "Opcje"));
    finish_help(*command, context);
  }
}

Text explain(const CLI::ParseError& error, const CLI::App& app) {
  const std::string_view message = error.what();
  switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::RequiredError: {
      const CLI::App& command = innermost(app);
      if (!commands_of(command).empty()) return explain_unknown_command(app, command);
      const std::string_view what = message.substr(0, message.find(" is required"));
      return say("{0} is missing; see `{1} --help`.", "Brakuje: {0}; zobacz `{1} --help`.",
                 {what, whole_name(command)});
    }
    case CLI::ExitCodes::ExtrasError: return explain_extra(app);
    case CLI::ExitCodes::ConversionError: return explain_conversion(message);
    case CLI::ExitCodes::ArgumentMismatch:
      return say("{0} needs a value.", "{0} wymaga podania wartości.",
                 {message.substr(0, message.find_first_of(": "))});
    default: return say("The command line cannot be used: {0}.", "Nie można wykonać polecenia: {0}.", {message});
  }
}

}  // namespace kostka::cli
