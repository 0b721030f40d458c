// Conditions: `wounded and (relics >= 2 or not(in(middle)))`. "and" binds closer than "or"; brackets bind closest.
#pragma once

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "script/body.h"

namespace kostka::script {

enum class Compare : std::uint8_t { at_least, at_most, equal };
BOOST_DESCRIBE_ENUM(Compare, at_least, at_most, equal)

constexpr bool compare(int value, Compare how, int n) {
  switch (how) {
    case Compare::at_least: return value >= n;
    case Compare::at_most: return value <= n;
    case Compare::equal: return value == n;
  }
  return false;
}

// `>=`, `<=`, `=`
Compare read_comparison(Reading& r);

// How conditions are joined. A game's Condition has these members besides its own, and enumerators of the same names
// among what can hold.
enum class Joint : std::uint8_t { and_, or_ };

// Reads conditions joined by "and" only: what one way of several asks for. `single()` reads one condition by its name,
// `join(joint, left, right)` keeps two of them as one.
template <class Single, class Join>
ConditionId read_conjunction(Reading& r, Single single, Join join);

template <class Single, class Join>
ConditionId read_condition(Reading& r, Single single, Join join) {
  ConditionId left = read_conjunction(r, single, join);
  while (r.ok() && r.accept("or")) {
    const ConditionId right = read_conjunction(r, single, join);
    left = join(Joint::or_, left, right);
  }
  return left;
}

namespace detail {

template <class Single, class Join>
ConditionId read_operand(Reading& r, Single single, Join join) {
  if (!r.accept('(')) return single();
  const ConditionId inner = script::read_condition(r, single, join);
  r.need(')');
  return inner;
}

}  // namespace detail

template <class Single, class Join>
ConditionId read_conjunction(Reading& r, Single single, Join join) {
  ConditionId left = detail::read_operand(r, single, join);
  while (r.ok() && r.accept("and")) {
    const ConditionId right = detail::read_operand(r, single, join);
    left = join(Joint::and_, left, right);
  }
  return left;
}

}  // namespace kostka::script
