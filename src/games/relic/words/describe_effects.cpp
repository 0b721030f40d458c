// Bodies of effects in words; the words of each verb are in its row (verbs/).
#include "games/relic/words/describer.h"

namespace kostka::games::relic {

std::vector<Phrase> Describer::phrases(Body body, Voice v) const {
  std::vector<Phrase> list;
  for (std::size_t i = 0; i < body.count; ++i) list.push_back(phrase(c_.script.begin_of(body)[i], v));
  return list;
}

const Effect* Describer::only_payment(Body body) const {
  const Effect* first = c_.script.begin_of(body);
  return body.count == 1 && first->verb == Verb::pay ? first : nullptr;
}

Text Describer::either(const Effect& e, Voice v, const Text& first, const Text& second) const {
  Text text;
  for (std::size_t i = 0; i < e.blocks; ++i) {
    if (body(e, i).empty()) continue;
    text = text + Text{"; ", "; "} + (i == 0 ? first : second) + Text{": ", ": "} + sequence(body(e, i), v.plain());
  }
  return text;
}

Text Describer::faces(const Effect& e, Voice v) const {
  Text text;
  for (std::size_t i = 0; i < e.blocks; ++i) {
    const Block& row = c_.script.block(e, i);
    const Text label =
        row.low == row.high ? say("{0}", "{0}", {row.low}) : say("{0}–{1}", "{0}–{1}", {row.low, row.high});
    text = text + Text{"; ", "; "} + label + Text{": ", ": "} + sequence(row.body, v.plain());
  }
  return text;
}

}  // namespace kostka::games::relic
