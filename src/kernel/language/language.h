#pragma once

// The languages in which the program speaks to people. Everything shown to a player takes one of these; nothing
// stored or sent between programs depends on it.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kostka::kernel {

enum class Language : std::uint8_t { en, pl };

inline constexpr std::array<Language, 2> kLanguages = {Language::en, Language::pl};

// The ISO 639-1 code, as used on the command line, in URLs and in files.
constexpr std::string_view code_of(Language language) { return language == Language::pl ? "pl" : "en"; }

constexpr std::optional<Language> find_language(std::string_view code) {
  for (const Language language : kLanguages) {
    if (code_of(language) == code) return language;
  }
  return std::nullopt;
}

}  // namespace kostka::kernel
