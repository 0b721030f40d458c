#include "rules/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kostka::rules {
namespace {

using Replacement = std::pair<std::string_view, char>;

constexpr std::array<Replacement, 23> kReplacements = {{
    {"ą", 'a'}, {"ć", 'c'}, {"ę", 'e'}, {"ł", 'l'}, {"ń", 'n'}, {"ó", 'o'}, {"ś", 's'}, {"ź", 'z'},
    {"ż", 'z'}, {"Ą", 'a'}, {"Ć", 'c'}, {"Ę", 'e'}, {"Ł", 'l'}, {"Ń", 'n'}, {"Ó", 'o'}, {"Ś", 's'},
    {"Ź", 'z'}, {"Ż", 'z'}, {"–", ' '}, {"—", ' '}, {"„", ' '}, {"”", ' '}, {"’", ' '},
}};

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// A byte outside ASCII belongs to a letter of some other alphabet, hence to a word.
constexpr bool is_word_byte(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Takes one letter off the front of the text and returns it folded.
char take_letter(std::string_view& text) {
  if (static_cast<unsigned char>(text.front()) >= 0x80) {
    for (const auto& [from, to] : kReplacements) {
      if (!text.starts_with(from)) continue;
      text.remove_prefix(from.size());
      return to;
    }
  }
  const char c = lower(text.front());
  text.remove_prefix(1);
  return c;
}

using Groups = std::vector<std::string>;

bool is_number(std::string_view group) { return !group.empty() && is_digit(group.front()); }

// "KNO-ATK-02" as {"kno", "atk", "2"}.
Groups groups_of(std::string_view id) {
  Groups groups = words_of(id);
  for (auto& group : groups) {
    while (group.size() > 1 && group[0] == '0' && is_digit(group[1])) group.erase(0, 1);
  }
  return groups;
}

bool matches_at(const Groups& typed, const Groups& id, std::size_t first) {
  const std::size_t last = typed.size() - 1;
  if (!std::equal(typed.begin(), typed.end() - 1, id.begin() + static_cast<std::ptrdiff_t>(first))) return false;
  const std::string& meant = id[first + last];
  const bool unfinished = typed.size() > 1 && !is_number(typed[last]) && meant.starts_with(typed[last]);
  return meant == typed[last] || unfinished;
}

}  // namespace

std::string fold(std::string_view utf8) {
  std::string folded;
  folded.reserve(utf8.size());
  bool gap = false;
  while (!utf8.empty()) {
    const char c = take_letter(utf8);
    if (!is_word_byte(c)) {
      gap = !folded.empty();
      continue;
    }
    if (std::exchange(gap, false)) folded += ' ';
    folded += c;
  }
  return folded;
}

std::vector<std::string> words_of(std::string_view utf8) {
  std::vector<std::string> words;
  const std::string folded = fold(utf8);
  for (std::size_t begin = 0; begin < folded.size();) {
    const std::size_t end = std::min(folded.find(' ', begin), folded.size());
    words.push_back(folded.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

bool has_word_starting(std::string_view folded_text, std::string_view folded_word) {
  for (auto at = folded_text.find(folded_word); at != std::string_view::npos;
       at = folded_text.find(folded_word, at + 1)) {
    if (at == 0 || folded_text[at - 1] == ' ') return true;
  }
  return false;
}

bool may_mean_id(std::string_view typed, std::string_view id) {
  const Groups wanted = groups_of(typed);
  const Groups groups = groups_of(id);
  if (wanted.empty() || wanted.size() > groups.size()) return false;
  if (wanted.size() == 1 && is_number(wanted.front())) return false;
  for (std::size_t first = 0; first + wanted.size() <= groups.size(); ++first) {
    if (matches_at(wanted, groups, first)) return true;
  }
  return false;
}

}  // namespace kostka::rules
