// Bodies of effects in words; the words of each verb are in its row (verbs/).
#include "games/relic/words/describer.h"

namespace kostka::games::relic {

std::vector<Phrase> Describer::phrases(Body body, Voice v) const {
  std::vector<Phrase> list;
  for (std::size_t i = 0; i < body.count; ++i) {
    Voice each = v;
    each.followed = v.followed || i + 1 < body.count;
    list.push_back(phrase(c_.script.begin_of(body)[i], each));
  }
  return list;
}

const Effect* Describer::only_payment(Body body) const {
  const Effect* first = c_.script.begin_of(body);
  return body.count == 1 && first->verb == Verb::pay ? first : nullptr;
}

Text Describer::either(const Text& head, const Effect& e, Voice v, const Text& first, const Text& second) const {
  std::vector<script::LabelledText> parts;
  for (std::size_t i = 0; i < e.blocks; ++i) {
    if (body(e, i).empty()) continue;
    parts.push_back({i == 0 ? first : second, sequence(body(e, i), v.within())});
  }
  return script::results_of_roll(head, parts, v.inside, v.followed);
}

Text Describer::faces(const Text& head, const Effect& e, Voice v) const {
  std::vector<script::LabelledText> parts;
  for (std::size_t i = 0; i < e.blocks; ++i) {
    const Block& row = c_.script.block(e, i);
    const Text label =
        row.low == row.high ? say("{0}", "{0}", {row.low}) : say("{0}–{1}", "{0}–{1}", {row.low, row.high});
    parts.push_back({label, sequence(row.body, v.within())});
  }
  return script::results_of_roll(head, parts, v.inside, v.followed);
}

}  // namespace kostka::games::relic
