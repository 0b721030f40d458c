// Words that every board game has, with their Polish forms.
#pragma once

#include <string_view>

#include "kernel/language/text.h"

namespace kostka::kernel::nouns {

const Noun& card();
const Noun& space();
const Noun& token();
const Noun& point();
const Noun& die();

// A phrase whose first Polish word changes and whose rest stays: "karta Mocy", "punkt siły".
Noun phrase(const Noun& head, std::string_view en_one, std::string_view en_many, std::string_view rest);

}  // namespace kostka::kernel::nouns
