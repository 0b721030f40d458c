#include "games/nemesis/language/expression.h"

#include "games/nemesis/language/expression_reader.h"

namespace kostka::games::nemesis {

using kernel::Diagnostics;
using kernel::Document;

// ---- effects and their blocks ---------------------------------------------------------------------------------------

Body Expression::effects() {
  const auto list = script::read_list<Effect>(*this, [this] { return effect(); });
  return ok() ? script_.keep(list) : Body{};
}

Effect Expression::effect() {
  Effect e;
  const auto verb = any_word<Verb>("an effect", "effect");
  if (!verb) return e;
  e.verb = *verb;
  read_arguments(*this, e);
  return e;
}

void Expression::block(Effect& e) {
  script_.keep({Block{script::read_braced(*this, [this] { return effects(); })}}, e);
}

void Expression::block_or_else(Effect& e) {
  std::vector<Block> list{Block{script::read_braced(*this, [this] { return effects(); })}};
  if (ok() && next_is('{')) list.push_back(Block{script::read_braced(*this, [this] { return effects(); })});
  script_.keep(list, e);
}

void Expression::choice(Effect& e) {
  script_.keep(script::read_choice(*this, script_.labels, [this] { return effects(); }), e);
}

// ---- arguments ------------------------------------------------------------------------------------------------------

std::int8_t Expression::amount() {
  if (accept("all") || accept("any") || accept("full")) return kAll;
  return number();
}

Species Expression::species() {
  const std::string_view found = word("a kind of enemy");
  const auto species = kernel::enum_value<Species>(found);
  if (ok() && !species) unknown("kind of enemy", found, kernel::kEnumNames<Species>);
  return species.value_or(Species::larva);
}

Selection Expression::selection(std::uint32_t allowed) {
  Selection s;
  if (accept("each")) {
    s.pick = Pick::each;
  } else if (accept("lowest")) {
    s.pick = Pick::lowest;
  } else if (accept("highest")) {
    s.pick = Pick::highest;
  }
  do {
    const std::string_view found = word("a filter");
    if (!ok()) break;
    const auto is = kernel::enum_value<Is>(found);
    const auto kind = kernel::enum_value<Species>(found);
    const auto named_tile = names_.tiles.find(found);
    const bool filters_allow = is && (allowed >> static_cast<unsigned>(*is) & 1) != 0;
    if (filters_allow) {
      s.add(*is);
    } else if (kind) {
      s.species = static_cast<SpeciesSet>(s.species | set_of(*kind));
    } else if (named_tile != names_.tiles.end()) {
      s.tile = TileId{named_tile->second};
    } else {
      unknown("filter", found, kernel::kEnumNames<Is>);
    }
  } while (ok() && !next_is(')'));
  return s;
}

// ---- conditions -----------------------------------------------------------------------------------------------------

ConditionId Expression::join(script::Joint joint, ConditionId left, ConditionId right) {
  const Holds holds = joint == script::Joint::and_ ? Holds::and_ : Holds::or_;
  return ok() ? script_.keep(Condition{.holds = holds, .left = left, .right = right}) : ConditionId{};
}

ConditionId Expression::condition() {
  return script::read_condition(
      *this, [this] { return single_condition(); }, [this](auto... parts) { return join(parts...); });
}

void Expression::arguments(Condition& c) {
  const auto object = [this] {
    return one_of({HeavyObject::corpse, HeavyObject::blue_corpse, HeavyObject::carcass, HeavyObject::egg});
  };
  switch (c.holds) {
    case Holds::number:
      c.compare = script::read_comparison(*this);
      c.n = number();
      break;
    case Holds::in:
      brackets([&] {
        if (const auto colour = kernel::enum_value<Colour>(peek_word()); colour && *colour != Colour::none) {
          c.colour = one_of({*colour});
        } else {
          c.tile = tile();
        }
      });
      break;
    case Holds::broken: brackets([&] { c.tile = tile(); }); break;
    case Holds::ship:
      brackets([&] {
        c.destination = one_of({Destination::earth, Destination::mars, Destination::venus, Destination::deep_space,
                                Destination::destroyed});
      });
      break;
    case Holds::known:
    case Holds::carries: brackets([&] { c.object = object(); }); break;
    case Holds::dead: brackets([&] { c.n = positive(); }); break;
    case Holds::lies:
      brackets([&] {
        c.object = object();
        need(',');
        c.tile = tile();
      });
      break;
    case Holds::killed: brackets([&] { c.species = species(); }); break;
    case Holds::not_: brackets([&] { c.left = condition(); }); break;
    case Holds::computer:
    case Holds::working:
    case Holds::entrance:
    case Holds::section:
    case Holds::burning:
    case Holds::hand_empty:
    case Holds::before_yellow:
    case Holds::technical_noise:
    case Holds::far_computers:
    case Holds::signal:
    case Holds::escaped:
    case Holds::in_pod:
    case Holds::nest_destroyed:
    case Holds::all_explored:
    case Holds::only_survivor:
    case Holds::and_:
    case Holds::or_: break;
  }
}

ConditionId Expression::single_condition() {
  const std::string_view name = word("a condition");
  if (!ok()) return {};
  Condition c;
  const auto holds = kernel::enum_value<Holds>(name);
  const auto count = kernel::enum_value<Count>(name);
  const bool is_joint = holds && (*holds == Holds::and_ || *holds == Holds::or_ || *holds == Holds::number);
  // `known` is both: `known(egg)` and `known >= 2`.
  if (count && !(holds && next_is('('))) {
    c.holds = Holds::number;
    c.count = *count;
  } else if (holds && !is_joint) {
    c.holds = *holds;
  } else {
    unknown("condition", name, kernel::kEnumNames<Holds>);
  }
  arguments(c);
  return ok() ? script_.keep(c) : ConditionId{};
}

// ---- texts of the content -------------------------------------------------------------------------------------------

Body read_effects(const Document& node, const Nameable& names, Script& script, Diagnostics& diagnostics) {
  Expression e(node, names, script, diagnostics);
  const Body body = e.ok() ? e.effects() : Body{};
  e.finish();
  return body;
}

ConditionId read_condition(const Document& node, const Nameable& names, Script& script, Diagnostics& diagnostics) {
  Expression e(node, names, script, diagnostics);
  const ConditionId condition = e.ok() ? e.condition() : ConditionId{};
  e.finish();
  return condition;
}

}  // namespace kostka::games::nemesis
