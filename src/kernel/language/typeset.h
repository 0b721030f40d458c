// Typography for screens: which words must not be parted at the end of a line.
#pragma once

#include <string>
#include <string_view>

#include "kernel/language/language.h"
#include "kernel/language/text.h"

namespace kostka::kernel {

// The text with no-break spaces (U+00A0) between a number and the word after it, and in Polish after the one-letter
// words a, i, o, u, w and z. It is done once, where texts leave for a screen: the words that rules, tests and scenarios
// compare keep plain spaces, and a sentence is put together before anybody decides where it may break.
std::string typeset(std::string_view text, Language language);
Text typeset(const Text& text);

}  // namespace kostka::kernel
