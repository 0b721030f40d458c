#include "games/relic/language/expression.h"

#include <algorithm>

#include "games/relic/language/expression_reader.h"
#include "script/filters.h"

namespace kostka::games::relic {
namespace {

using kernel::Diagnostics;
using kernel::Document;

}  // namespace

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

void Expression::either(Effect& e, std::string_view first, std::string_view second) {
  script_.keep(script::read_either(*this, first, second, [this] { return effects(); }), e);
}

void Expression::faces(Effect& e) {
  script_.keep(script::read_faces(*this, 6, [this] { return effects(); }), e);
}

void Expression::choice(Effect& e) {
  script_.keep(script::read_choice(*this, script_.labels, [this] { return effects(); }), e);
}

// ---- amounts and traits ---------------------------------------------------------------------------------------------

What what_players_have(Count count) {
  switch (count) {
    case Count::strength: return What::strength;
    case Count::willpower: return What::willpower;
    case Count::cunning: return What::cunning;
    case Count::life: return What::life;
    case Count::level: return What::level;
    case Count::influence: return What::influence;
    case Count::corruption: return What::corruption;
    case Count::powers: return What::power;
    case Count::trophies: return What::trophy;
    case Count::missions: return What::completed_mission;
    case Count::relics: return What::relic;
    case Count::infamy: return What::infamy;
    case Count::nothing:
    case Count::tokens:
    case Count::all_tokens:
    case Count::charges:
    case Count::foes:
    case Count::foe:
    case Count::omen_here:
    case Count::others_here:
    case Count::discarded:
    case Count::foe_value:
    case Count::number:
    case Count::players:
    case Count::paid:
    case Count::life_lost: break;
  }
  return What::nothing;
}

Amount Expression::amount() {
  Amount a = script::read_amount<Amount>(*this, [this](Amount& counted) {
    const std::string_view found = word("something that is counted");
    const auto count = script::find_word<Count>(found);
    if (!count || *count == Count::nothing) return unknown("count", found, script::kWords<Count>);
    counted.per = *count;
    count_arguments(counted.per, counted.of);
    if (!accept("of")) return;
    if (what_players_have(counted.per) == What::nothing)
      return fail("expected something that players have before \"of\"");
    counted.whose = of_whom();
  });
  if (!a.is_counted()) return a;
  if (accept('/')) a.part = positive();
  if (accept("max")) a.most = positive();
  a.late = accept("late");
  return a;
}

// `opponent`, `chosen_player`, `all players`, `teammate`
Of Expression::of_whom() {
  if (!accept("all")) return one_of({Of::opponent, Of::chosen_player, Of::teammate});
  need("players");
  return Of::all_players;
}

// `foe(ork)`; what is counted, and where: `number(enemy:tyranid, board)`, `number(player with corruption = 0, board)`,
// `number(inner space without token, board)`.
void Expression::count_arguments(Count count, Tally& of) {
  if (count == Count::foe) brackets([&] { of.trait = trait(); });
  if (count != Count::number) return;
  brackets([&] {
    if (accept("inner")) {
      need("space");
      need("without");
      need("token");
      of.what = What::inner_space;
    } else {
      of.what = one_of({What::enemy, What::asset, What::player, What::corruption, What::threat});
    }
    if ((of.what == What::enemy || of.what == What::asset) && accept(':')) of.trait = trait();
    if (of.what == What::player && accept("with")) of.with = condition();
    need(',');
    of.where = one_of({Where::board, Where::own_area, Where::own_sector, Where::here});
  });
}

std::array<TraitId, 2> Expression::of_traits() {
  std::array<TraitId, 2> traits{};
  if (!accept("of")) return traits;
  traits[0] = trait();
  if (accept("or")) traits[1] = trait();
  return traits;
}

// ---- places ---------------------------------------------------------------------------------------------------------

Where Expression::within() {
  const Place p = simple_place();
  if (ok() && p.where != Where::own_area && p.where != Where::own_sector && p.where != Where::here) {
    fail("expected \"own_area\", \"own_sector\" or \"here\"");
  }
  return p.where;
}

Where Expression::near_players() {
  if (accept("in")) return within();
  need("here");
  return Where::here;
}

namespace {

// Whether the word of a place stands alone in a text; the others have arguments or are the ids of what they name.
bool is_plain_place(Where where) {
  switch (where) {
    case Where::outer:
    case Where::middle:
    case Where::inner:
    case Where::corner:
    case Where::board:
    case Where::here:
    case Where::own_area:
    case Where::own_sector:
    case Where::token_space:
    case Where::player:
    case Where::nearest_player:
    case Where::any_player:
    case Where::space_of_nemesis: return true;
    case Where::anywhere:
    case Where::space:
    case Where::area:
    case Where::clockwise:
    case Where::counter_clockwise:
    case Where::space_with_card:
    case Where::space_with_threat:
    case Where::space_with_enemy: return false;
  }
  return false;
}

}  // namespace

// `threat`, `enemy:tyranid`, or the id of a card
Place Expression::space_with() {
  if (accept("threat")) return {Where::space_with_threat};
  if (accept("enemy")) {
    need(':');
    return {Where::space_with_enemy, Where::anywhere, static_cast<std::uint16_t>(trait().index())};
  }
  return {Where::space_with_card, Where::anywhere, named("card", "\"threat\" or the id of a card", names_.cards)};
}

Place Expression::simple_place() {
  const std::string_view found = word("a place");
  Place p;
  if (!ok()) return p;
  if (const auto where = kernel::enum_value<Where>(found); where && is_plain_place(*where)) return {*where};
  if (found == "any_space_in") {
    brackets([&] { p = place(); });
  } else if (found == "neighbour") {
    brackets([&] {
      p.where = accept("clockwise") ? Where::clockwise : Where::counter_clockwise;
      if (p.where == Where::counter_clockwise) need("counter-clockwise");
    });
  } else if (found == "space_with") {
    brackets([&] { p = space_with(); });
  } else if (const auto space = names_.spaces.find(found); space != names_.spaces.end()) {
    p = {Where::space, Where::anywhere, space->second};
  } else if (const auto area = names_.areas.find(found); area != names_.areas.end()) {
    p = {Where::area, Where::anywhere, area->second};
  } else {
    std::vector<std::string_view> known = script::names_of(names_.spaces);
    for (const auto& [name, id] : names_.areas) known.push_back(name);
    for (const Where where : kernel::kEnumValues<Where>) {
      if (is_plain_place(where)) known.push_back(kernel::enum_name(where));
    }
    unknown("place", found, known);
  }
  return p;
}

// `space_with(threat) in own_sector`, `any_space_in(own_sector) with threat icon`
Place Expression::place() {
  Place p = simple_place();
  if (accept("in")) p.within = within();
  if (accept("with")) {
    need("threat");
    need("icon");
    p.with_icon = true;
  }
  return p;
}

void Expression::chosen_players(Effect& e) {
  if (!next_is('(')) return;
  brackets([&] {
    if (accept("token_owner")) {
      e.what = What::one;
      return;
    }
    if (!accept("if")) {
      e.place.where = near_players();
      if (!accept("if")) return;
    }
    e.condition = condition();
  });
}

// ---- costs ----------------------------------------------------------------------------------------------------------

// `influence 2`, `life 1`, `infamy 1-3`, `discard(asset,1 of ally or stranger)`, `discard(this)`, `draw(corruption,1)`,
// `remove(enemy here of tyranid)`
Cost Expression::cost() {
  Cost c;
  if (accept("discard")) {
    brackets([&] {
      c.what = accept("corruption")
                   ? Price::less_corruption
                   : one_of({Price::power, Price::asset, Price::trophy, Price::this_, Price::might, Price::arsenal});
      c.n = c.least = 1;
      if (c.what == Price::this_) return;
      need(',');
      const Amount a = amount();
      if (ok() && a.is_counted()) fail("expected a number");
      c.n = a.n;
      c.least = a.least;
      c.traits = of_traits();
    });
  } else if (accept("draw")) {
    brackets([&] {
      c.what = one_of({Price::corruption});
      need(',');
      c.n = c.least = positive();
    });
  } else if (accept("remove")) {
    brackets([&] {
      c.what = one_of({Price::enemy});
      need("here");
      c.n = c.least = 1;
      c.traits = of_traits();
    });
  } else if (accept("infamy")) {
    c.what = Price::infamy;
    const Amount a = amount();
    if (ok() && (a.is_counted() || a.least < 1)) fail("expected a number of at least 1");
    c.n = a.n;
    c.least = a.least;
  } else {
    c.what = one_of({Price::influence, Price::life, Price::infamy});
    c.n = c.least = positive();
  }
  return c;
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

ConditionId Expression::conjunction() {
  return script::read_conjunction(
      *this, [this] { return single_condition(); }, [this](auto... parts) { return join(parts...); });
}

namespace {

// Counts that a number can be compared with; the others have a meaning in amounts only.
bool can_be_compared(Count count) {
  switch (count) {
    case Count::nothing:
    case Count::foe:
    case Count::omen_here:
    case Count::paid:
    case Count::life_lost: return false;
    case Count::strength:
    case Count::willpower:
    case Count::cunning:
    case Count::life:
    case Count::level:
    case Count::influence:
    case Count::corruption:
    case Count::powers:
    case Count::trophies:
    case Count::missions:
    case Count::relics:
    case Count::tokens:
    case Count::all_tokens:
    case Count::charges:
    case Count::foes:
    case Count::others_here:
    case Count::discarded:
    case Count::foe_value:
    case Count::infamy:
    case Count::players:
    case Count::number: return true;
  }
  return false;
}

// Words that a condition begins with. The others are written by what follows (`with_player(token_owner)`,
// `relics >= 2`) or stand between two conditions.
bool begins_a_condition(Holds holds) {
  return holds != Holds::number && holds != Holds::with_token_owner && holds != Holds::and_ && holds != Holds::or_;
}

std::vector<std::string_view> condition_words() {
  std::vector<std::string_view> words;
  for (const Holds holds : kernel::kEnumValues<Holds>) {
    if (begins_a_condition(holds)) words.push_back(kernel::enum_name(holds));
  }
  for (const Count count : kernel::kEnumValues<Count>) {
    if (can_be_compared(count)) words.push_back(kernel::enum_name(count));
  }
  return words;
}

}  // namespace

void Expression::arguments(Condition& c) {
  switch (c.holds) {
    case Holds::wounded:
    case Holds::alone:
    case Holds::omen_here:
    case Holds::active:
    case Holds::apostate:
    case Holds::devotee:
    case Holds::duel:
    case Holds::held:
    case Holds::nemesis:
    case Holds::team_tokens:
    case Holds::foe_omen: break;
    case Holds::vs: brackets([&] { c.what = one_of({What::player, What::nemesis}); }); break;
    case Holds::with_player:
      if (!next_is('(')) break;
      brackets([&] { need("token_owner"); });
      c.holds = Holds::with_token_owner;
      break;
    case Holds::in: brackets([&] { c.place = place(); }); break;
    case Holds::foe: brackets([&] { c.trait = trait(); }); break;
    case Holds::fight:
    case Holds::test: brackets([&] { c.what = attribute(); }); break;
    case Holds::die:
      brackets([&] {
        const script::Faces faces = script::read_die_faces(*this, 6);
        c.n = faces.low;
        c.high = faces.high;
      });
      break;
    case Holds::card:
      brackets([&] {
        c.what = accept("this")      ? What::this_
                 : accept("relic")   ? What::relic
                 : accept("wargear") ? What::wargear
                                     : What::trait;
        if (c.what == What::trait) c.trait = trait();
      });
      break;
    case Holds::not_: brackets([&] { c.left = condition(); }); break;
    case Holds::number:
      count_arguments(c.count, c.of);
      c.compare = script::read_comparison(*this);
      c.n = number();
      break;
    case Holds::with_token_owner:
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
  if (holds && begins_a_condition(*holds)) {
    c.holds = *holds;
  } else if (count && can_be_compared(*count)) {
    c.holds = Holds::number;
    c.count = *count;
  } else {
    unknown("condition", name, condition_words());
  }
  arguments(c);
  return ok() ? script_.keep(c) : ConditionId{};
}

// ---- objectives -----------------------------------------------------------------------------------------------------

namespace {

using DeedFilter = script::Filter<Objective, Expression>;

void narrow_to_place(Expression& r, Objective& o) { o.place = r.place(); }

// What a counted deed must be like, besides a trait of the enemy.
constexpr std::array<DeedFilter, 7> kDeedFilters = {{
    {"value", [](Expression& r, Objective& o) { o.least_value = script::read_bound(r, Compare::at_least); }},
    {"life", [](Expression& r, Objective& o) { o.most_life = script::read_bound(r, Compare::at_most); }},
    {"omen", [](Expression&, Objective& o) { o.omen = true; }},
    {"without",
     [](Expression& r, Objective& o) {
       r.need("weapon");
       o.without_weapon = true;
     }},
    {"in", narrow_to_place},
    {"at", narrow_to_place},
    {"different", [](Expression& r, Objective& o) { o.different = r.one_of({Different::colour, Different::corner}); }},
}};

}  // namespace

// `win, ork, value >= 6`
void Expression::deed(Objective& o) {
  std::vector<std::string> words;
  words.reserve(kernel::kEnumValues<Deed>.size());
  for (const Deed deed : kernel::kEnumValues<Deed>) {
    words.push_back(deed == Deed::turn_end ? "turn_end" : script::dotted(kernel::enum_name(deed)));
  }
  const std::vector<std::string_view> known(words.begin(), words.end());
  const int found = accept_one_of(known);
  if (found < 0) {
    fail("expected a deed: win, vanquished, test.success, gain.asset, discard.corruption, event or turn_end");
    return;
  }
  o.deed = kernel::kEnumValues<Deed>[static_cast<std::size_t>(found)];
  while (accept(',')) {
    if (!script::read_filter<Objective, Expression>(*this, kDeedFilters, o)) o.trait = trait();
  }
}

Objective Expression::objective() {
  Objective o;
  if (accept("count")) {
    brackets([&] { deed(o); });
    o.needed = script::read_bound(*this, Compare::at_least);
  } else if (accept("turn_end")) {
    o.kind = Objective::Kind::turn_end;
    brackets([&] { o.condition = condition(); });
  } else if (accept("pay")) {
    o.kind = Objective::Kind::pay;
    brackets([&] { o.cost = cost(); });
    if (accept("if")) o.condition = conjunction();
  } else {
    o.kind = Objective::Kind::now;
    o.condition = conjunction();
  }
  return o;
}

std::vector<Objective> Expression::objectives() {
  std::vector<Objective> list;
  do {
    list.push_back(objective());
  } while (ok() && accept("or"));
  if (list.size() > 2) fail("expected at most two ways to fulfil a mission");
  return ok() ? list : std::vector<Objective>{};
}

// ---- texts of the content -------------------------------------------------------------------------------------------

std::string window_word(Window window) { return script::dotted(kernel::enum_name(window)); }

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

Cost read_cost(const Document& node, const Nameable& names, Script& script, Diagnostics& diagnostics) {
  Expression e(node, names, script, diagnostics);
  const Cost cost = e.ok() ? e.cost() : Cost{};
  e.finish();
  return cost;
}

std::vector<Objective> read_objectives(const Document& node, const Nameable& names, Script& script,
                                       Diagnostics& diagnostics) {
  Expression e(node, names, script, diagnostics);
  auto objectives = e.ok() ? e.objectives() : std::vector<Objective>{};
  e.finish();
  return objectives;
}

void read_windows(const Document& node, Ability& ability, Diagnostics& diagnostics) {
  for (const script::WindowWord& word : script::read_windows<Window>(node, diagnostics)) {
    ability.any = ability.any || word.any;
    if (ability.windows == ability.when.size()) {
      diagnostics.error(node, "when: expected at most " + std::to_string(ability.when.size()) + " windows");
      return;
    }
    ability.when[ability.windows++] = static_cast<Window>(word.window);
  }
}

}  // namespace kostka::games::relic
