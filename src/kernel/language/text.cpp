#include "kernel/language/text.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>

namespace kostka::kernel {

namespace {

std::size_t index_of(Case c) { return static_cast<std::size_t>(c); }

std::optional<Case> parse_case(std::string_view code) {
  static constexpr std::array<std::string_view, kCases> kCodes = {"nom", "gen", "dat", "acc", "ins", "loc"};
  const auto found = std::find(kCodes.begin(), kCodes.end(), code);
  if (found == kCodes.end()) return std::nullopt;
  return static_cast<Case>(found - kCodes.begin());
}

// The n-th part of `text` split at bars, counted from 0; nothing when there are not exactly `parts` of them.
std::optional<std::string_view> bar_part(std::string_view text, std::size_t n, std::size_t parts) {
  if (static_cast<std::size_t>(std::ranges::count(text, '|')) + 1 != parts) return std::nullopt;
  for (; n > 0; --n) text.remove_prefix(text.find('|') + 1);
  return text.substr(0, text.find('|'));
}

// Fills one template of one language.
class Filler {
 public:
  Filler(Language language, std::span<const Arg> args) : language_(language), args_(args) {}

  std::string fill(std::string_view pattern) const {
    std::string out;
    while (!pattern.empty()) {
      const std::size_t brace = std::min(pattern.find_first_of("{}"), pattern.size());
      out += pattern.substr(0, brace);
      pattern.remove_prefix(brace);
      if (!pattern.empty()) take_brace(pattern, out);
    }
    return out;
  }

 private:
  // Takes an escaped brace or a whole placeholder off the front of the pattern.
  void take_brace(std::string_view& pattern, std::string& out) const {
    if (pattern.starts_with("{{") || pattern.starts_with("}}")) {
      out += pattern[0];
      pattern.remove_prefix(2);
      return;
    }
    const std::size_t end = pattern[0] == '{' ? pattern.find('}') : std::string_view::npos;
    const std::size_t size = end == std::string_view::npos ? 1 : end + 1;
    const std::optional<std::string> value =
        end == std::string_view::npos ? std::nullopt : placeholder(pattern.substr(1, end - 1));
    assert(value && "bad template of a text");
    out += value.value_or("{?}");
    pattern.remove_prefix(size);
  }

  std::optional<std::string> placeholder(std::string_view inside) const {
    std::size_t index = 0;
    const char* end = inside.data() + inside.size();
    const auto [rest, error] = std::from_chars(inside.data(), end, index);
    if (error != std::errc() || index >= args_.size()) return std::nullopt;
    const Arg& arg = args_[index];
    inside.remove_prefix(static_cast<std::size_t>(rest - inside.data()));
    if (inside.empty()) return arg.render(language_, Case::nominative, false);
    if (inside[0] == ':') return in_case(arg, inside.substr(1));
    if (inside[0] == '|') return by_number(arg, inside.substr(1));
    return std::nullopt;
  }

  std::optional<std::string> in_case(const Arg& arg, std::string_view code) const {
    const bool plural = code.ends_with('+');
    if (plural) code.remove_suffix(1);
    const std::optional<Case> c = parse_case(code);
    return c ? std::optional(arg.render(language_, *c, plural)) : std::nullopt;
  }

  std::optional<std::string> by_number(const Arg& arg, std::string_view forms) const {
    const std::int64_t* n = arg.number();
    if (n == nullptr) return std::nullopt;
    const PluralForm form = polish_plural(*n);
    const std::optional<std::string_view> word = language_ == Language::pl
                                                     ? bar_part(forms, static_cast<std::size_t>(form), 3)
                                                     : bar_part(forms, form == PluralForm::one ? 0 : 1, 2);
    return word ? std::optional(std::string(*word)) : std::nullopt;
  }

  Language language_;
  std::span<const Arg> args_;
};

std::string join(std::span<const Text> parts, Language language, std::string_view last) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += i + 1 == parts.size() ? last : ", ";
    out += parts[i].in(language);
  }
  return out;
}

}  // namespace

PluralForm polish_plural(std::int64_t n) {
  // Negative numbers agree like their absolute value; the remainders keep even the smallest number in range.
  const std::int64_t tens = n % 100 < 0 ? -(n % 100) : n % 100;
  const std::int64_t units = tens % 10;
  if (n == 1 || n == -1) return PluralForm::one;
  const bool few = units >= 2 && units <= 4 && !(tens >= 12 && tens <= 14);
  return few ? PluralForm::few : PluralForm::many;
}

Text Noun::singular(Case c) const { return {en_one, pl_one[index_of(c)]}; }

Text Noun::plural(Case c) const { return {en_many, pl_many[index_of(c)]}; }

Text Noun::after_number(std::int64_t n, Case c) const {
  const PluralForm form = polish_plural(n);
  if (form == PluralForm::one) return singular(c);
  const bool governed = form == PluralForm::many && (c == Case::nominative || c == Case::accusative);
  return plural(governed ? Case::genitive : c);
}

Text counted(std::int64_t n, const Noun& noun, Case c) {
  const std::string number = std::to_string(n) + ' ';
  const Text word = noun.after_number(n, c);
  return {number + word.en, number + word.pl};
}

std::string Arg::render(Language language, Case c, bool plural) const {
  if (const auto* same = std::get_if<std::string_view>(&value_)) return std::string(*same);
  if (const auto* text = std::get_if<const Text*>(&value_)) return (*text)->in(language);
  if (const auto* noun = std::get_if<const Noun*>(&value_)) {
    return (plural ? (*noun)->plural(c) : (*noun)->singular(c)).in(language);
  }
  const Number& number = *std::get_if<Number>(&value_);
  if (number.noun == nullptr) return std::to_string(number.n);
  return counted(number.n, *number.noun, c).in(language);
}

const std::int64_t* Arg::number() const {
  const Number* number = std::get_if<Number>(&value_);
  return number == nullptr ? nullptr : &number->n;
}

Text say(std::string_view en, std::string_view pl, std::initializer_list<Arg> args) {
  const std::span<const Arg> all(args.begin(), args.size());
  return {Filler(Language::en, all).fill(en), Filler(Language::pl, all).fill(pl)};
}

std::string capitalise(std::string_view text) {
  struct Letter {
    std::string_view small, capital;
  };
  static constexpr Letter kPolish[] = {{"ą", "Ą"}, {"ć", "Ć"}, {"ę", "Ę"}, {"ł", "Ł"}, {"ń", "Ń"},
                                       {"ó", "Ó"}, {"ś", "Ś"}, {"ź", "Ź"}, {"ż", "Ż"}};
  for (const Letter& letter : kPolish) {
    if (!text.starts_with(letter.small)) continue;
    return std::string(letter.capital) + std::string(text.substr(letter.small.size()));
  }
  std::string out(text);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

Text capitalise(const Text& text) { return {capitalise(text.en), capitalise(text.pl)}; }

Text join_and(std::span<const Text> parts) {
  return {join(parts, Language::en, " and "), join(parts, Language::pl, " i ")};
}
Text join_and(std::initializer_list<Text> parts) { return join_and(std::span(parts.begin(), parts.size())); }

Text join_or(std::span<const Text> parts) {
  return {join(parts, Language::en, " or "), join(parts, Language::pl, " lub ")};
}
Text join_or(std::initializer_list<Text> parts) { return join_or(std::span(parts.begin(), parts.size())); }

}  // namespace kostka::kernel
