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

struct NumberRange {
  std::uint64_t least = 0;
  std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
};

// Reads digits only; fails with a sentence that names the option, and the range if it has one, on anything else.
std::uint64_t whole_number(const std::string& option, const std::string& word, const NumberRange& range);

template <std::unsigned_integral Number, class App = CLI::App>
auto* add_number(App& command, const std::string& option, Number& target, const std::string& description,
                 const NumberRange& range = {0, std::numeric_limits<Number>::max()}) {
  const auto read = [&target, option, range](const std::string& word) {
    target = static_cast<Number>(whole_number(option, word, range));
  };
  return command.template add_option_function<std::string>(option, read, description);
}

}  // namespace kostka::cli
