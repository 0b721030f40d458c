#include "games/relic/language/expression.h"

#include "games/relic/language/expression_reader.h"

namespace kostka::games::relic {

// ---- numbers and places -------------------------------------------------------------------------------------------

Count Expression::counted() {
  const std::string_view found = word("something that is counted");
  if (!ok()) return Count::nothing;
  const auto count = kernel::enum_value<Count>(found);
  if (count && *count != Count::nothing) return *count;
  unknown("count", found, kernel::kEnumNames<Count>);
  return Count::nothing;
}

// `3`, `0-6`, `per(powers)`, `per(corruption)*2`
Amount Expression::amount() {
  Amount a;
  if (accept("per")) {
    need('(');
    a.per = counted();
    if (a.per == Count::foe) {
      need('(');
      a.trait = trait();
      need(')');
    }
    need(')');
    if (accept('*')) a.factor = number();
    return a;
  }
  a.n = a.least = number();
  if (ok() && at_ < text_.size() && text_[at_] == '-') {
    ++at_;
    a.n = number();
    if (ok() && a.n <= a.least) fail("expected a number above " + std::to_string(a.least));
  }
  return a;
}

Where Expression::within() {
  const Place p = simple_place();
  if (ok() && p.where != Where::own_area && p.where != Where::own_sector && p.where != Where::here) {
    fail("expected \"own_area\", \"own_sector\" or \"here\"");
  }
  return p.where;
}

Place Expression::simple_place() {
  struct Named {
    std::string_view word;
    Where where;
  };
  static constexpr std::array kPlaces = {
      Named{"outer", Where::outer},
      Named{"middle", Where::middle},
      Named{"inner", Where::inner},
      Named{"corner", Where::corner},
      Named{"board", Where::board},
      Named{"here", Where::here},
      Named{"own_area", Where::own_area},
      Named{"own_sector", Where::own_sector},
      Named{"token_space", Where::token_space},
      Named{"player", Where::player},
  };
  const std::string_view found = word("a place");
  Place p;
  if (!ok()) return p;
  for (const Named& named : kPlaces) {
    if (named.word == found) {
      p.where = named.where;
      return p;
    }
  }
  if (found == "any_space_in") {
    need('(');
    p = place();
    need(')');
  } else if (found == "neighbour") {
    need('(');
    p.where = accept("clockwise") ? Where::clockwise : Where::counter_clockwise;
    if (p.where == Where::counter_clockwise) need("counter-clockwise");
    need(')');
  } else if (found == "space_with") {
    need('(');
    if (accept("threat")) {
      p.where = Where::space_with_threat;
    } else {
      const std::string_view card = word("\"threat\" or the id of a card");
      const auto at = names_.cards.find(card);
      if (ok() && at == names_.cards.end()) unknown("card", card, keys(names_.cards));
      if (ok()) p = {Where::space_with_card, Where::anywhere, at->second};
    }
    need(')');
  } else if (const auto space = names_.spaces.find(found); space != names_.spaces.end()) {
    p = {Where::space, Where::anywhere, space->second};
  } else if (const auto area = names_.areas.find(found); area != names_.areas.end()) {
    p = {Where::area, Where::anywhere, area->second};
  } else {
    std::vector<std::string_view> known = keys(names_.spaces);
    for (const auto& [name, id] : names_.areas) known.push_back(name);
    for (const Named& named : kPlaces) known.push_back(named.word);
    unknown("place", found, known);
  }
  return p;
}

// `space_with(threat) in own_sector`
Place Expression::place() {
  Place p = simple_place();
  if (accept("in")) p.within = within();
  return p;
}

// ---- costs ----------------------------------------------------------------------------------------------------------

// `influence 2`, `life 1`, `discard(asset,1 of ally or stranger)`, `discard(this)`, `draw(corruption,1)`
Cost Expression::cost() {
  Cost c;
  if (accept("discard")) {
    need('(');
    c.what = one_of({What::power, What::asset, What::trophy, What::this_});
    c.n = c.least = 1;
    if (c.what != What::this_) {
      need(',');
      const Amount a = amount();
      if (ok() && a.per != Count::nothing) fail("expected a number");
      c.n = a.n;
      c.least = a.least;
      c.traits = of_traits();
    }
    need(')');
  } else if (accept("draw")) {
    need('(');
    c.what = one_of({What::corruption});
    need(',');
    c.n = c.least = positive();
    need(')');
  } else {
    c.what = one_of({What::influence, What::life});
    c.n = c.least = positive();
  }
  return c;
}

// ---- conditions -----------------------------------------------------------------------------------------------------

ConditionId Expression::condition() {
  ConditionId left = conjunction();
  while (ok() && accept("or")) {
    const ConditionId right = conjunction();
    left = keep({.holds = Holds::or_, .left = left, .right = right});
  }
  return left;
}

ConditionId Expression::conjunction() {
  ConditionId left = single_condition();
  while (ok() && accept("and")) {
    const ConditionId right = single_condition();
    left = keep({.holds = Holds::and_, .left = left, .right = right});
  }
  return left;
}

Compare Expression::comparison() {
  if (accept('>')) {
    need('=');
    return Compare::at_least;
  }
  if (accept('<')) {
    need('=');
    return Compare::at_most;
  }
  if (ok() && !accept('=')) fail("expected \">=\", \"<=\" or \"=\"");
  return Compare::equal;
}

Condition Expression::number_condition(Count count) {
  Condition c;
  c.count = count;
  c.compare = comparison();
  c.n = number();
  return c;
}

ConditionId Expression::single_condition() {
  if (accept('(')) {
    const ConditionId inner = condition();
    need(')');
    return inner;
  }
  const std::string_view name = word("a condition");
  if (!ok()) return {};
  Condition c;
  const auto in_brackets = [&](auto&& inside) {
    need('(');
    inside();
    need(')');
  };
  if (name == "wounded" || name == "alone" || name == "omen_here" || name == "active") {
    c.holds = *kernel::enum_value<Holds>(name);
  } else if (name == "with_player") {
    c.holds = Holds::with_player;
    if (next_is('(')) {
      in_brackets([&] { need("token_owner"); });
      c.holds = Holds::with_token_owner;
    }
  } else if (name == "in") {
    c.holds = Holds::in;
    in_brackets([&] { c.place = place(); });
  } else if (name == "foe") {
    c.holds = Holds::foe;
    in_brackets([&] { c.trait = trait(); });
  } else if (name == "fight" || name == "test") {
    c.holds = name == "fight" ? Holds::fight : Holds::test;
    in_brackets([&] { c.what = attribute(); });
  } else if (name == "die") {
    c.holds = Holds::die;
    in_brackets([&] {
      const Amount faces = amount();
      c.n = faces.least;
      c.high = faces.n;
      if (ok() && (c.n < 1 || c.high > 6)) fail("expected faces of a die");
    });
  } else if (name == "card") {
    c.holds = Holds::card;
    in_brackets([&] {
      if (accept("this")) {
        c.what = What::this_;
      } else if (accept("relic")) {
        c.what = What::relic;
      } else if (accept("wargear")) {
        c.what = What::wargear;
      } else {
        c.what = What::trait;
        c.trait = trait();
      }
    });
  } else if (name == "not") {
    c.holds = Holds::not_;
    in_brackets([&] { c.left = condition(); });
  } else if (const auto count = kernel::enum_value<Count>(name);
             count && *count != Count::nothing && *count != Count::foe && *count != Count::omen_here) {
    c = number_condition(*count);
  } else {
    static constexpr std::array<std::string_view, 26> kKnown = {
        "wounded",    "alone",  "omen_here", "active",   "with_player", "in",      "foe",     "fight", "test",
        "die",        "card",   "not",       "strength", "willpower",   "cunning", "life",    "level", "influence",
        "corruption", "powers", "trophies",  "missions", "relics",      "tokens",  "charges", "foes"};
    unknown("condition", name, kKnown);
  }
  return keep(c);
}

// ---- objectives ----

// What a counted deed must be like: a trait, `value >= 6`, `omen`, `without weapon`, `life <= 2`, `in middle`,
// `at token_space`, `different colour`.
void Expression::filter(Objective& o) {
  if (accept("value")) {
    need('>');
    need('=');
    o.least_value = positive();
  } else if (accept("omen")) {
    o.omen = true;
  } else if (accept("without")) {
    need("weapon");
    o.without_weapon = true;
  } else if (accept("life")) {
    need('<');
    need('=');
    o.most_life = positive();
  } else if (accept("in") || accept("at")) {
    o.place = place();
  } else if (accept("different")) {
    o.different = accept("colour") ? Different::colour : Different::corner;
    if (o.different == Different::corner) need("corner");
  } else {
    o.trait = trait();
  }
}

Objective Expression::objective() {
  struct Named {
    std::string_view word;
    Deed deed;
  };
  static constexpr std::array kDeeds = {Named{"win", Deed::win},
                                        Named{"vanquished", Deed::vanquished},
                                        Named{"test.success", Deed::test_success},
                                        Named{"gain.asset", Deed::gain_asset},
                                        Named{"discard.corruption", Deed::discard_corruption},
                                        Named{"event", Deed::event},
                                        Named{"turn_end", Deed::turn_end}};
  Objective o;
  if (accept("count")) {
    need('(');
    const auto named = std::ranges::find_if(kDeeds, [this](const Named& n) {
      skip_space();
      return text_.substr(at_).starts_with(n.word);
    });
    if (named == kDeeds.end()) {
      fail("expected a deed: win, vanquished, test.success, gain.asset, discard.corruption, event or turn_end");
    } else {
      o.deed = named->deed;
      at_ += named->word.size();
    }
    while (ok() && accept(',')) filter(o);
    need(')');
    need('>');
    need('=');
    o.needed = positive();
  } else if (accept("turn_end")) {
    o.kind = Objective::Kind::turn_end;
    need('(');
    o.condition = condition();
    need(')');
  } else if (accept("pay")) {
    o.kind = Objective::Kind::pay;
    need('(');
    o.cost = cost();
    need(')');
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
  if (ok() && list.size() > 2) fail("expected at most two ways to fulfil a mission");
  return ok() ? list : std::vector<Objective>{};
}

// ---- texts of the content ----

std::string window_word(Window window) {
  std::string word(enum_name(window));
  const std::size_t underscore = word.find('_');
  if (underscore != std::string::npos) word[underscore] = '.';
  return word;
}

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
  if (!node.is_text()) {
    diagnostics.error(node, "when: expected a window as text, found " + kernel::describe(node));
    return;
  }
  std::vector<std::string> words;
  for (const Window window : kernel::kEnumValues<Window>) words.push_back(window_word(window));
  const std::vector<std::string_view> known(words.begin(), words.end());
  std::string_view rest = node.as_text();
  while (!rest.empty()) {
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    std::string_view word = rest.substr(0, slash);
    rest.remove_prefix(std::min(slash + 1, rest.size()));
    if (word.starts_with("any.")) {
      ability.any = true;
      word.remove_prefix(4);
    }
    const auto at = std::ranges::find(known, word);
    if (at == known.end()) {
      diagnostics.error(node, "when: there is no window " + in_quotes(word) + kernel::did_you_mean(word, known));
    } else if (ability.windows == ability.when.size()) {
      diagnostics.error(node, "when: expected at most " + std::to_string(ability.when.size()) + " windows");
    } else {
      ability.when[ability.windows++] = kernel::kEnumValues<Window>[static_cast<std::size_t>(at - known.begin())];
    }
  }
}

}  // namespace kostka::games::relic
