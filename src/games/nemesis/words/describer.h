// Describer: effects, selections and conditions in words; what each verb says is the column `describe` of its row.
#pragma once

#include <span>
#include <vector>

#include "games/nemesis/content/nouns.h"
#include "script/describing.h"

namespace kostka::games::nemesis {

using kernel::Case;
using kernel::Counted;
using kernel::counted;
using kernel::join_and;
using kernel::join_or;
using kernel::say;
using script::act;
using script::alone;
using script::fact;
using script::Forms;
using script::Mood;
using script::Person;
using script::Phrase;
using script::operator+;
using Voice = script::Voice<Window>;

inline constexpr Voice kPlainVoice{Person::you, Mood::indicative, Window::action};

class Describer {
 public:
  explicit Describer(const Catalogue& catalogue) : c_(catalogue) {}

  // The column `describe` of the verb's row.
  [[nodiscard]] Phrase phrase(const Effect& e, Voice v) const;
  [[nodiscard]] std::vector<Phrase> phrases(Body body, Voice v) const;
  [[nodiscard]] Text sequence(Body body, Voice v) const { return script::sequence(phrases(body, v), v.person, v.mood); }
  [[nodiscard]] Body body(const Effect& e, std::size_t i = 0) const { return c_.script.block(e, i).body; }
  // `person`: whose Wounds and cards are meant.
  [[nodiscard]] Text condition(ConditionId id, Person person = Person::you) const;
  // "in a Room with a working Computer" and the like, before which there is no "if".
  [[nodiscard]] bool is_place(ConditionId id) const;
  // "in each burning Room", "w każdym płonącym pomieszczeniu"
  [[nodiscard]] Text in_rooms(const Selection& s) const;
  // "each other Character in this Room", "każda inna postać w tym pomieszczeniu"
  [[nodiscard]] Text characters(const Selection& s) const;
  [[nodiscard]] Text enemies(const Selection& s) const;
  // "an Adult", "the Queen"; in Polish the nominative.
  [[nodiscard]] Text one(Species s) const;
  [[nodiscard]] const Text& item(ItemId id) const { return c_.items[id.index()].name; }
  [[nodiscard]] const Text& tile(TileId id) const { return c_.tiles[id.index()].name; }

 private:
  [[nodiscard]] Text number_condition(const Condition& c, Person person) const;
  [[nodiscard]] Text both(ConditionId left, ConditionId right, Person person) const;
  // "Adult, Breeder or Queen"
  [[nodiscard]] Text species_list(SpeciesSet set, Case c = Case::nominative) const;

  const Catalogue& c_;
};

// All that a card does, as sentences.
[[nodiscard]] Text describe_effects(const Catalogue& catalogue, Body body);
[[nodiscard]] Text describe_condition(const Catalogue& catalogue, ConditionId id);
[[nodiscard]] Text describe_standing(StandingRule rule);
[[nodiscard]] Text describe_shot(ShotText text);

}  // namespace kostka::games::nemesis
