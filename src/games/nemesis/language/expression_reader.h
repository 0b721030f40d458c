// Expression: reads one text of the effect language (docs/content/nemesis.md). For expression.cpp and the rows of the
// verbs only.
#pragma once

#include "games/nemesis/language/expression.h"

namespace kostka::games::nemesis {

class Expression : public script::Reading {
 public:
  Expression(const kernel::Document& node, const Nameable& names, Script& script, kernel::Diagnostics& diagnostics)
      : Reading(node, diagnostics), names_(names), script_(script) {}

  // ---- whole texts ----
  Body effects();
  ConditionId condition();

  // ---- arguments of verbs ----
  // `3`, or a word for as many as there are: "all", "any", "full"
  std::int8_t amount();
  Species species();
  ItemId item() { return ItemId{named("item", "an item", names_.items)}; }
  TileId tile() { return TileId{named("tile", "a room", names_.tiles)}; }
  // `each burning`, `lowest explored`, `r1-nest`, `other here`; only the filters of `allowed`
  Selection selection(std::uint32_t allowed);

  // ---- blocks of verbs ----
  void block(Effect& e);
  // `{..}` and perhaps `{..}` for what happens otherwise
  void block_or_else(Effect& e);
  // `{repair: ..}{engine: ..}`
  void choice(Effect& e);

 private:
  Effect effect();
  ConditionId single_condition();
  void arguments(Condition& c);
  ConditionId join(script::Joint joint, ConditionId left, ConditionId right);

  const Nameable& names_;
  Script& script_;
};

// What stands after the word of a verb: the column `read` of its row.
void read_arguments(Expression& r, Effect& e);

}  // namespace kostka::games::nemesis
