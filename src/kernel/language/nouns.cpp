#include "kernel/language/nouns.h"

#include <string>

namespace kostka::kernel::nouns {

const Noun& card() {
  static const Noun noun{"card",
                         "cards",
                         {"karta", "karty", "karcie", "kartę", "kartą", "karcie"},
                         {"karty", "kart", "kartom", "karty", "kartami", "kartach"},
                         Gender::feminine};
  return noun;
}
const Noun& space() {
  static const Noun noun{"space",
                         "spaces",
                         {"pole", "pola", "polu", "pole", "polem", "polu"},
                         {"pola", "pól", "polom", "pola", "polami", "polach"},
                         Gender::neuter};
  return noun;
}
const Noun& token() {
  static const Noun noun{"token",
                         "tokens",
                         {"żeton", "żetonu", "żetonowi", "żeton", "żetonem", "żetonie"},
                         {"żetony", "żetonów", "żetonom", "żetony", "żetonami", "żetonach"},
                         Gender::masculine_inanimate};
  return noun;
}
const Noun& point() {
  static const Noun noun{"point",
                         "points",
                         {"punkt", "punktu", "punktowi", "punkt", "punktem", "punkcie"},
                         {"punkty", "punktów", "punktom", "punkty", "punktami", "punktach"},
                         Gender::masculine_inanimate};
  return noun;
}
const Noun& die() {
  static const Noun noun{"die",
                         "dice",
                         {"kość", "kości", "kości", "kość", "kością", "kości"},
                         {"kości", "kości", "kościom", "kości", "kośćmi", "kościach"},
                         Gender::feminine};
  return noun;
}

Noun phrase(const Noun& head, std::string_view en_one, std::string_view en_many, std::string_view rest) {
  Noun noun = head;
  noun.en_one = en_one;
  noun.en_many = en_many;
  for (auto& form : noun.pl_one) form += ' ' + std::string(rest);
  for (auto& form : noun.pl_many) form += ' ' + std::string(rest);
  return noun;
}

}  // namespace kostka::kernel::nouns
