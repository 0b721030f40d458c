// What players read, in English and in Polish with its cases and plural forms.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <boost/describe/class.hpp>

#include "kernel/language/language.h"

namespace kostka::kernel {

// One piece of text in every language of the project.
struct Text {
  std::string en;
  std::string pl;

  const std::string& in(Language language) const { return language == Language::pl ? pl : en; }
  friend bool operator==(const Text&, const Text&) = default;
};
BOOST_DESCRIBE_STRUCT(Text, (), (en, pl))

// The cases that generated Polish sentences need; the vocative is not among them, since no card speaks to its reader.
enum class Case : std::uint8_t { nominative, genitive, dative, accusative, instrumental, locative };
inline constexpr std::size_t kCases = 6;

enum class Gender : std::uint8_t { masculine_personal, masculine_animate, masculine_inanimate, feminine, neuter };

// Which of the three forms a Polish number asks for: 1 karta, 2 karty, 5 kart.
enum class PluralForm : std::uint8_t { one, few, many };
PluralForm polish_plural(std::int64_t n);

// A noun with everything a sentence may need of it. Polish forms stand in the order of Case. English has no cases,
// so the same word serves all of them.
struct Noun {
  std::string en_one;
  std::string en_many;
  std::array<std::string, kCases> pl_one;
  std::array<std::string, kCases> pl_many;
  Gender gender = Gender::masculine_inanimate;

  Text singular(Case c = Case::nominative) const;
  Text plural(Case c = Case::nominative) const;
  // The form that goes with a number in front of it. After "many" the nominative and accusative of Polish give way to
  // the genitive plural ("5 kart"); the other cases keep theirs ("o 5 kartach").
  Text after_number(std::int64_t n, Case c = Case::nominative) const;
};

// A number of things: "3 cards", "3 karty". Refers to its noun, so it is for passing to say(), not for keeping.
struct Counted {
  std::int64_t n;
  const Noun& noun;
};
Text counted(std::int64_t n, const Noun& noun, Case c = Case::nominative);

// What a placeholder of a template is replaced by. Refers to its value, so it is for passing to say(), not for keeping.
class Arg {
 public:
  Arg(std::string_view same_in_both) : value_(same_in_both) {}
  Arg(const std::string& same_in_both) : value_(std::string_view(same_in_both)) {}
  Arg(const char* same_in_both) : value_(std::string_view(same_in_both)) {}
  Arg(const Text& text) : value_(&text) {}
  Arg(const Noun& noun) : value_(&noun) {}
  Arg(const Counted& counted) : value_(Number{counted.n, &counted.noun}) {}
  template <std::integral N>
  Arg(N n) : value_(Number{static_cast<std::int64_t>(n), nullptr}) {}

  // The argument in a language, case and (for nouns) number.
  std::string render(Language language, Case c, bool plural) const;
  // The number of an integer or Counted; nullptr for everything else.
  const std::int64_t* number() const;

 private:
  struct Number {
    std::int64_t n;
    const Noun* noun;
  };
  std::variant<std::string_view, const Text*, const Noun*, Number> value_;
};

// Fills in a pair of templates, one for each language. Placeholders are
//     {0}                 argument 0 as it is; nouns in the nominative singular
//     {0:acc}             in a case: nom gen dat acc ins loc (English ignores it)
//     {0:acc+}            a noun in the plural of that case
//     {0|token|tokens}    English: the word that goes with the number of argument 0
//     {0|żeton|żetony|żetonów}    Polish: one, few, many
//     {{ and }}           a brace
// A bad template is a programmer's mistake: asserted, and shown as {?} where asserts are off.
Text say(std::string_view en, std::string_view pl, std::initializer_list<Arg> args = {});

// The text with a capital first letter; knows the Polish letters.
std::string capitalise(std::string_view text);
Text capitalise(const Text& text);

// "a, b and c" / "a, b i c".
Text join_and(std::span<const Text> parts);
Text join_and(std::initializer_list<Text> parts);
// "a, b or c" / "a, b lub c".
Text join_or(std::span<const Text> parts);
Text join_or(std::initializer_list<Text> parts);

}  // namespace kostka::kernel
