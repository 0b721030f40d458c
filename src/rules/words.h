#pragma once

// Words as a person types them when looking for something: without capitals, without Polish letters when the
// keyboard has none, and often only their beginnings.

#include <string>
#include <string_view>
#include <vector>

namespace kostka::rules {

// Small letters, Polish diacritics removed, everything that is not a letter or digit turned into single spaces:
// "Rzut na Szmery (żółte)!" becomes "rzut na szmery zolte".
std::string fold(std::string_view utf8);

// The words of fold(utf8).
std::vector<std::string> words_of(std::string_view utf8);

// True if some word of the folded text begins with the folded word.
bool has_word_starting(std::string_view folded_text, std::string_view folded_word);

// True if a person who typed `typed` may mean the clause `id`: a run of its groups, without regard to case and
// leading zeros, the last group possibly unfinished. "KNO-ATK-02" is meant by "kno-atk-2", "ATK-02", "atk" and
// "kno-at", but not by "2" or "at", which are far more likely to be ordinary words.
bool may_mean_id(std::string_view typed, std::string_view id);

}  // namespace kostka::rules
