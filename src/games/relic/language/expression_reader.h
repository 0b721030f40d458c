// Expression: reads one text of the effect language (docs/content/relic.md). For expression.cpp and the rows of the
// verbs only.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "games/relic/language/expression.h"
#include "script/reading.h"

namespace kostka::games::relic {

class Expression : public script::Reading {
 public:
  Expression(const kernel::Document& node, const Nameable& names, Script& script, kernel::Diagnostics& diagnostics)
      : Reading(node, diagnostics), names_(names), script_(script) {}

  // ---- whole texts ----
  Body effects();
  ConditionId condition();
  Cost cost();
  std::vector<Objective> objectives();

  // ---- arguments of verbs ----
  Amount amount();
  // A plain number of at least 1.
  Amount fixed() {
    Amount a;
    a.set(positive());
    return a;
  }
  What attribute() { return one_of({What::strength, What::willpower, What::cunning}); }
  bool next_is_attribute() {
    const std::string_view found = peek_word();
    return found == "strength" || found == "willpower" || found == "cunning";
  }
  TraitId trait() { return TraitId{named("trait", "a trait", names_.traits)}; }
  // ` of ally or stranger`
  std::array<TraitId, 2> of_traits();
  Place place();
  // `(token_owner)`, `(here if corruption <= 3)`: which players may be chosen; nothing means all of them
  void chosen_players(Effect& e);
  // "own_area", "own_sector" or "here"
  Where within();
  // `here`, `in own_area`: where players are meant
  Where near_players();

  // ---- blocks of verbs ----
  // `{..}`
  void block(Effect& e);
  // `{success: ..}{failure: ..}`
  void either(Effect& e, std::string_view first, std::string_view second);
  // `{1-2: ..}{3-6: ..}`
  void faces(Effect& e);
  // `{train: ..}{hunt: ..}`
  void choice(Effect& e);

 private:
  Effect effect();
  Of of_whom();
  Place simple_place();
  Place space_with();

  void count_arguments(Count count, Tally& of);
  ConditionId conjunction();
  ConditionId single_condition();
  void arguments(Condition& c);
  ConditionId join(script::Joint joint, ConditionId left, ConditionId right);

  Objective objective();
  void deed(Objective& o);

  const Nameable& names_;
  Script& script_;
};

// What stands after the word of a verb: the column `read` of its row.
void read_arguments(Expression& r, Effect& e);

}  // namespace kostka::games::relic
