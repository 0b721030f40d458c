// The tables that are made of the rows: what each room below asks about a verb.
#include <type_traits>

#include "games/relic/content/catalogue_checks.h"
#include "games/relic/verbs/battles.h"
#include "games/relic/verbs/figures.h"
#include "games/relic/verbs/limits.h"
#include "games/relic/verbs/scenarios.h"
#include "games/relic/verbs/structure.h"
#include "games/relic/verbs/values.h"
#include "script/rows.h"

namespace kostka::games::relic {
namespace verbs {
namespace {

struct Columns {
  void (*read)(Expression&, Effect&);
  WindowSet (*windows)(const Effect&);
  Phrase (*describe)(const Describer&, const Effect&, Voice);
  int (*worth)(const Appraisal&, const Effect&, const Cause&);
};

constexpr auto kRows = script::table_of<Verb>([]<Verb V>() {
  using R = Row<V>;
  return Columns{.read = R::read, .windows = R::windows, .describe = R::describe, .worth = R::worth};
});

template <Verb V>
constexpr Resolving resolving() {
  using R = Row<V>;
  Resolving row;
  constexpr bool (*possible)(const Relic&, const Effect&, const Cause&) = R::possible;
  if (possible != always) row.possible = possible;
  using Result = decltype(R::resolve(std::declval<Relic&>(), std::declval<const Effect&>(), std::declval<Cause>()));
  if constexpr (std::is_void_v<Result>) {
    row.at_once = R::resolve;
  } else {
    row.rule = R::resolve;
  }
  return row;
}

const Columns& row_of(const Effect& e) { return script::row_of(kRows, e.verb); }

}  // namespace
}  // namespace verbs

constinit const ResolvingTable kResolving = script::table_of<Verb>([]<Verb V>() { return verbs::resolving<V>(); });

void read_arguments(Expression& r, Effect& e) { verbs::row_of(e).read(r, e); }

WindowSet windows_of(const Effect& e) { return verbs::row_of(e).windows(e); }

Phrase Describer::phrase(const Effect& e, Voice v) const { return verbs::row_of(e).describe(*this, e, v); }

int Appraisal::effect(const Effect& e, const Cause& cause) const { return verbs::row_of(e).worth(*this, e, cause); }

}  // namespace kostka::games::relic
