// The tables that are made of the rows: what each room below asks about a verb.
#include <type_traits>

#include "games/nemesis/verbs/characters.h"
#include "games/nemesis/verbs/combat.h"
#include "games/nemesis/verbs/enemies.h"
#include "games/nemesis/verbs/movement.h"
#include "games/nemesis/verbs/ship.h"
#include "games/nemesis/verbs/structure.h"
#include "games/nemesis/verbs/things.h"
#include "script/rows.h"

namespace kostka::games::nemesis {
namespace verbs {
namespace {

struct Columns {
  void (*read)(Expression&, Effect&);
  Phrase (*describe)(const Describer&, const Effect&, Voice);
};

constexpr auto kRows = script::table_of<Verb>([]<Verb V>() {
  using R = Row<V>;
  return Columns{.read = R::read, .describe = R::describe};
});

template <Verb V>
constexpr Resolving resolving() {
  using R = Row<V>;
  Resolving row;
  row.candidates = R::candidates;
  row.possible = R::possible;
  using Result = decltype(R::resolve(std::declval<Nemesis&>(), std::declval<const Effect&>(), std::declval<Cause>()));
  if constexpr (std::is_void_v<Result>) {
    row.at_once = R::resolve;
  } else {
    row.rule = R::resolve;
  }
  return row;
}

constexpr auto kResolving = script::table_of<Verb>([]<Verb V>() { return resolving<V>(); });

const Columns& row_of(const Effect& e) { return script::row_of(kRows, e.verb); }

}  // namespace
}  // namespace verbs

const Resolving& resolving_of(Verb verb) { return script::row_of(verbs::kResolving, verb); }

void read_arguments(Expression& r, Effect& e) { verbs::row_of(e).read(r, e); }

Phrase Describer::phrase(const Effect& e, Voice v) const { return verbs::row_of(e).describe(*this, e, v); }

}  // namespace kostka::games::nemesis
