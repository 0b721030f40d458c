#include "cli/number_option.h"

#include <charconv>
#include <string>

#include "cli/context.h"

namespace kostka::cli {

std::uint64_t whole_number(const std::string& option, const std::string& word, const NumberRange& range) {
  std::uint64_t number = 0;
  const char* const end = word.data() + word.size();
  const auto [stopped, error] = std::from_chars(word.data(), end, number);
  if (error == std::errc() && stopped == end && number >= range.least && number <= range.largest) return number;
  if (range.largest < NumberRange{}.largest) {
    fail(kernel::say("{0} cannot be \"{1}\"; it is a whole number from {2} to {3}.",
                     "{0} nie może mieć wartości „{1}”; to liczba całkowita od {2} do {3}.",
                     {option, word, std::to_string(range.least), std::to_string(range.largest)}));
  }
  fail(kernel::say("{0} cannot be \"{1}\"; it is a whole number.",
                   "{0} nie może mieć wartości „{1}”; to liczba całkowita.", {option, word}));
}

}  // namespace kostka::cli
