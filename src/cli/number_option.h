// Options that are whole numbers. CLI11 2.1 reads -1 as the largest unsigned number, which nobody means.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <string>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace kostka::cli {

// Reads digits only; fails with a sentence that names the option on anything else and on what is too large.
std::uint64_t whole_number(const std::string& option, const std::string& word, std::uint64_t largest);

template <std::unsigned_integral Number, class App = CLI::App>
auto* add_number(App& command, const std::string& option, Number& target, const std::string& description) {
  const auto read = [&target, option](const std::string& word) {
    target = static_cast<Number>(whole_number(option, word, std::numeric_limits<Number>::max()));
  };
  return command.template add_option_function<std::string>(option, read, description);
}

}  // namespace kostka::cli
