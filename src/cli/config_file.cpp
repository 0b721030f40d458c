#include "cli/config_file.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/context.h"
#include "cli/usage.h"
#include "content/files.h"

namespace kostka::cli {
namespace {

namespace fs = std::filesystem;
using kernel::say;
using kernel::Text;

std::string_view stripped(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r";
  const std::size_t begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

struct Setting {
  std::size_t line = 0;
  std::string name, value;
};

class ConfigFile {
 public:
  ConfigFile(CLI::App& command, fs::path file) : command_(command), file_(std::move(file)) {}

  void apply() {
    std::string error;
    const auto text = content::read_file(file_, error, std::size_t{1} << 20);
    if (!text) fail(say("The settings cannot be read: {0}.", "Nie można odczytać ustawień: {0}.", {error}));
    std::vector<CLI::Option*> given;
    for (const Setting& setting : settings_in(*text)) {
      CLI::Option* option = option_for(setting);
      // Options of the command line have their values already.
      const bool is_new = std::ranges::find(given, option) == given.end();
      if (is_new && option->count() > 0) continue;
      give(*option, setting, is_new);
      if (is_new) given.push_back(option);
    }
  }

 private:
  [[noreturn]] void fail_at(std::size_t line, const Text& what) const {
    fail(say("{0}:{1}: {2}", "{0}:{1}: {2}", {file_.generic_string(), line, what}));
  }

  [[nodiscard]] std::vector<Setting> settings_in(std::string_view text) const {
    std::vector<Setting> settings;
    std::size_t number = 0;
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      const std::string_view line = stripped(text.substr(0, end));
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      ++number;
      if (line.empty() || line.starts_with('#')) continue;
      const std::size_t equals = line.find('=');
      if (equals == std::string_view::npos) {
        fail_at(number,
                say("expected name = value, found \"{0}\".", "oczekiwano nazwa = wartość, jest „{0}”.", {line}));
      }
      settings.push_back(
          {number, std::string(stripped(line.substr(0, equals))), std::string(stripped(line.substr(equals + 1)))});
    }
    return settings;
  }

  [[nodiscard]] CLI::Option* option_for(const Setting& setting) const {
    std::vector<std::string> names;
    for (CLI::Option* option : command_.get_options()) {
      for (const std::string& name : option->get_lnames()) {
        if (name == "config" || name == "help") continue;
        if (name == setting.name) return option;
        names.push_back(name);
      }
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    fail_at(setting.line, say("There is no setting \"{0}\".{1}", "Nie ma ustawienia „{0}”.{1}",
                              {setting.name, did_you_mean(setting.name, known)}));
  }

  void give(CLI::Option& option, const Setting& setting, bool is_new) const {
    const bool is_switch = option.get_items_expected_max() == 0;
    const bool repeats = option.get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll && !is_switch;
    if (!is_new && !repeats) {
      fail_at(setting.line,
              say("{0} stands here for the second time.", "{0} występuje tu po raz drugi.", {setting.name}));
    }
    if (is_switch && setting.value != "on" && setting.value != "off") {
      fail_at(setting.line, say("{0} is on or off.", "{0} ma wartość on lub off.", {setting.name}));
    }
    if (is_switch && setting.value == "off") return;
    try {
      option.add_result(is_switch ? "true" : setting.value);
      option.run_callback();
    } catch (const CLI::ParseError& error) {
      fail_at(setting.line, explain(error, command_));
    } catch (const Failure& failure) {
      fail_at(setting.line, failure.sentence);
    }
  }

  CLI::App& command_;
  fs::path file_;
};

}  // namespace

void apply_config(CLI::App& command, const fs::path& file) { ConfigFile(command, file).apply(); }

}  // namespace kostka::cli
