#pragma once

// What somebody means who asks in their own words: "how do I win", "bitwa", "koniec tury". Words that say nothing are
// left out, endings too, and words that mean the same stand for each other.

#include <string>
#include <string_view>
#include <vector>

namespace kostka::rules {

// Beginnings of folded words, any of which is meant.
using Meaning = std::vector<std::string>;

// One for each word that says something; none when no word does.
std::vector<Meaning> meanings_of(std::string_view typed);

// The part of a folded word that its forms share: "bitwami", "bitwy" and "bitew" are all "bitw".
std::string stem_of(std::string_view folded_word);

}  // namespace kostka::rules
