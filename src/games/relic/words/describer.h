// Describer: the words for conditions, costs, places, windows and missions, and what the rows of the verbs (verbs/) put
// theirs together with.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/relic/content/nouns.h"
#include "games/relic/words/describe.h"
#include "script/describing.h"

namespace kostka::games::relic {

using kernel::Case;
using kernel::Counted;
using kernel::counted;
using kernel::join_and;
using kernel::join_or;
using kernel::say;
using kernel::Text;
using script::act;
using script::act_alike;
using script::alone;
using script::fact;
using script::Forms;
using script::Mood;
using script::Person;
using script::Phrase;
using script::Whose;
using script::operator+;
using Voice = script::Voice<Window>;

// A sentence about its reader, outside any window.
inline constexpr Voice kPlainVoice{Person::you, Mood::indicative, Window::space};

inline Text conjugate(const Forms& forms, const Voice& v) { return script::conjugate(forms, v.person, v.mood); }

class Describer {
 public:
  explicit Describer(const Catalogue& catalogue, Bearer bearer = Bearer::owner) : c_(catalogue), bearer_(bearer) {}

  // Whose words these are.
  Bearer bearer() const { return bearer_; }

  // ---- effects ----
  // The column `describe` of the verb's row.
  Phrase phrase(const Effect& e, Voice v) const;
  std::vector<Phrase> phrases(Body body, Voice v) const;
  Text sequence(Body body, Voice v) const { return script::sequence(phrases(body, v), v.person, v.mood); }
  std::optional<Text> infinitive(Body body, Voice v) const {
    return script::infinitive(phrases(body, v.infinitive()), v.person);
  }
  Text purpose(Body body, Voice v) const {
    return script::purpose(phrases(body, v.infinitive()), phrases(body, v), v.person);
  }
  bool all_predicates(Body body, Voice v) const { return script::all_predicates(phrases(body, v)); }

  // ---- parts of effects ----
  Body body(const Effect& e, std::size_t i = 0) const { return c_.script.block(e, i).body; }
  // What a block begins with.
  Verb first_verb(const Effect& e) const { return c_.script.begin_of(body(e))->verb; }
  // The effect of a body that is one `pay(..){..}` and nothing else.
  const Effect* only_payment(Body body) const;
  // "HEAD; success: ..; failure: .."
  Text either(const Text& head, const Effect& e, Voice v, const Text& first, const Text& second) const;
  // "HEAD; 1: ..; 2–3: .."
  Text faces(const Text& head, const Effect& e, Voice v) const;
  // "2 Power cards", "1 influence for each charge on this card"
  Text amount(const Amount& a, const kernel::Noun& noun, Case c = Case::accusative) const;
  // "+2 to the battle score", "−1 to the battle score for each ..."
  Text plus(const Amount& a, const Text& what) const;
  Text of_traits(const std::array<TraitId, 2>& traits) const;
  // "another player of your choice on this space who has no Corruption cards"
  Text chosen_player(const Effect& e, Case c) const;
  Text trait(TraitId id) const { return quoted(c_.traits[id.index()].name); }
  // "in this sector", "to any space of this sector", and the same for things that are put down
  Text place_in(const Place& place) const;
  Text place_to(const Place& place) const;
  Text place_on(const Place& place) const;

  // ---- everything else ----
  Text condition(ConditionId id, Voice v) const;
  // " who is an apostate": of a player who is chosen.
  Text relative(ConditionId id) const;
  Text cost(const Cost& cost, Voice v) const;
  Text window(Window window, Whose whose) const;
  Text objective(const Objective& o) const;

 private:
  Text for_each(const Amount& a) const;
  Text for_each_of_others(const Amount& a) const;
  Text one_in_play(const Tally& of) const;
  Text bounds(const Amount& a) const;
  // "who has no Corruption cards" of players
  Text who(ConditionId condition) const;
  Text tally_condition(const Condition& c) const;
  Text number_condition(const Condition& c, Voice v) const;
  Text foes_condition(const Condition& c, Voice v, const Text& bound) const;
  Text either_condition(const Condition& c, Voice v) const;
  Text own_window(Window window) const;
  Text window_of(Window window, const Text& who) const;
  Text counted_deed(const Objective& o) const;

  const Catalogue& c_;
  Bearer bearer_;
};

}  // namespace kostka::games::relic
