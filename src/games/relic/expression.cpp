#include "games/relic/expression.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <vector>

namespace kostka::games::relic {
namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::enum_name;
using kernel::in_quotes;

constexpr int kMostOfAnything = 99;

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }
bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_word_part(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-'; }

// Reads one text from left to right. After the first mistake every call does nothing, so that one mistake is reported
// once.
class Expression {
 public:
  Expression(const Document& node, const Nameable& names, Script& script, Diagnostics& diagnostics)
      : node_(node), names_(names), script_(script), diagnostics_(diagnostics) {
    if (node.is_text()) {
      text_ = node.as_text();
    } else {
      failed_ = true;
      diagnostics.error(node, "expected an expression as text, found " + kernel::describe(node));
    }
  }

  [[nodiscard]] bool ok() const { return !failed_; }

  // The whole text is used up.
  void finish() {
    skip_space();
    if (ok() && at_ < text_.size()) fail("expected the end of the text");
  }

  Body effects();
  ConditionId condition();
  Cost cost();
  std::vector<Objective> objectives();

 private:
  // ---- letters and words ----
  void skip_space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
  }
  [[nodiscard]] bool next_is(char c) {
    skip_space();
    return at_ < text_.size() && text_[at_] == c;
  }
  bool accept(char c) {
    if (!ok() || !next_is(c)) return false;
    ++at_;
    return true;
  }
  void need(char c) {
    if (ok() && !accept(c)) fail(std::string("expected \"") + c + '"');
  }
  [[nodiscard]] std::string_view peek_word() {
    skip_space();
    std::size_t end = at_;
    if (end < text_.size() && is_letter(text_[end])) {
      while (end < text_.size() && is_word_part(text_[end])) ++end;
    }
    return text_.substr(at_, end - at_);
  }
  bool accept(std::string_view word) {
    if (!ok() || peek_word() != word) return false;
    at_ += word.size();
    return true;
  }
  void need(std::string_view word) {
    if (ok() && !accept(word)) fail("expected \"" + std::string(word) + '"');
  }
  std::string_view word(std::string_view expected) {
    const std::string_view found = peek_word();
    if (ok() && found.empty()) fail("expected " + std::string(expected));
    if (ok()) at_ += found.size();
    return found;
  }
  [[nodiscard]] bool next_is_number() {
    skip_space();
    return at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '+' || text_[at_] == '-');
  }
  std::int8_t number() {
    skip_space();
    const bool negative = at_ < text_.size() && text_[at_] == '-';
    if (negative || (at_ < text_.size() && text_[at_] == '+')) ++at_;
    return static_cast<std::int8_t>(negative ? -digits() : digits());
  }
  int digits() {
    int n = 0;
    const std::size_t from = at_;
    while (ok() && at_ < text_.size() && is_digit(text_[at_])) {
      n = n * 10 + (text_[at_++] - '0');
      if (n > kMostOfAnything) fail("expected a number up to " + std::to_string(kMostOfAnything));
    }
    if (ok() && at_ == from) fail("expected a number");
    return ok() ? n : 0;
  }
  // At least 1.
  std::int8_t positive() {
    const std::int8_t n = number();
    if (ok() && n < 1) fail("expected a number of at least 1");
    return n;
  }

  void fail(const std::string& message) {
    if (failed_) return;
    failed_ = true;
    const std::string_view rest = text_.substr(std::min(at_, text_.size()));
    const std::string where = rest.empty() ? "at its end" : "before " + in_quotes(rest);
    diagnostics_.error(node_, "in " + in_quotes(text_) + ", " + where + ": " + message);
  }
  void unknown(std::string_view kind, std::string_view found, std::span<const std::string_view> known) {
    if (ok()) {
      at_ -= std::min(at_, found.size());
      fail("there is no " + std::string(kind) + ' ' + in_quotes(found) + kernel::did_you_mean(found, known));
    }
  }

  // ---- the small words ----
  What one_of(std::initializer_list<What> allowed) {
    const std::string_view found = peek_word();
    std::vector<std::string_view> names;
    for (const What what : allowed) {
      names.push_back(enum_name(what));
      if (names.back() == found) {
        at_ += found.size();
        return what;
      }
    }
    fail("expected " + kernel::one_of_these(names));
    return What::nothing;
  }
  What attribute() { return one_of({What::strength, What::willpower, What::cunning}); }
  bool next_is_attribute() {
    const std::string_view found = peek_word();
    return found == "strength" || found == "willpower" || found == "cunning";
  }
  TraitId trait() {
    const std::string_view found = word("a trait");
    if (!ok()) return {};
    const auto at = names_.traits.find(found);
    if (at != names_.traits.end()) return TraitId{at->second};
    unknown("trait", found, keys(names_.traits));
    return {};
  }
  static std::vector<std::string_view> keys(const Nameable::Ids& ids) {
    std::vector<std::string_view> names;
    for (const auto& [name, id] : ids) names.push_back(name);
    return names;
  }
  // ` of ally or stranger`
  std::array<TraitId, 2> of_traits() {
    std::array<TraitId, 2> traits{};
    if (!accept("of")) return traits;
    traits[0] = trait();
    if (accept("or")) traits[1] = trait();
    return traits;
  }

  Amount amount();
  Count counted();
  Place place();
  Place simple_place();
  Where within();

  // ---- effects ----
  Effect effect();
  void arguments(Effect& e);
  void bonus(Effect& e);
  void move_arguments(Effect& e);
  void place_arguments(Effect& e);
  void trophy_arguments(Effect& e);
  void blocks(Effect& e);
  void two_blocks(Effect& e, std::string_view first, std::string_view second);
  void labelled_blocks(Effect& e);
  Body braced();
  void add_blocks(Effect& e, const std::vector<Block>& blocks) {
    e.first_block = static_cast<std::uint16_t>(script_.blocks.size());
    e.blocks = static_cast<std::uint8_t>(blocks.size());
    script_.blocks.insert(script_.blocks.end(), blocks.begin(), blocks.end());
  }

  // ---- conditions ----
  ConditionId keep(const Condition& c) {
    if (!ok()) return {};
    script_.conditions.push_back(c);
    return ConditionId{script_.conditions.size() - 1};
  }
  ConditionId conjunction();
  ConditionId single_condition();
  Condition number_condition(Count count);
  Compare comparison();

  Objective objective();
  void filter(Objective& o);

  const Document& node_;
  const Nameable& names_;
  Script& script_;
  Diagnostics& diagnostics_;
  std::string_view text_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

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

// ---- effects --------------------------------------------------------------------------------------------------------

Body Expression::effects() {
  std::vector<Effect> list;
  do {
    list.push_back(effect());
  } while (ok() && accept(','));
  if (!ok()) return {};
  const Body body{static_cast<std::uint16_t>(script_.effects.size()), static_cast<std::uint16_t>(list.size())};
  script_.effects.insert(script_.effects.end(), list.begin(), list.end());
  return body;
}

Effect Expression::effect() {
  Effect e;
  const std::string_view name = word("an effect");
  if (!ok()) return e;
  const auto verb = kernel::enum_value<Verb>(name);
  if (!verb) {
    unknown("effect", name, kernel::kEnumNames<Verb>);
    return e;
  }
  e.verb = *verb;
  arguments(e);
  blocks(e);
  return e;
}

void Expression::bonus(Effect& e) {
  e.amount = amount();
  if (next_is_attribute()) e.what = attribute();
}

// `move(to PLACE)`, `move(N spaces along arrow)`, `move_player(active, N spaces)`, `move_player(player in own_sector,
// to PLACE)`
void Expression::move_arguments(Effect& e) {
  if (e.verb == Verb::move_player) {
    e.what = What::active;
    if (!accept("active")) {
      e.what = What::any;
      const Place whom = place();
      if (ok() && (whom.where != Where::player || whom.within != Where::own_sector)) {
        fail("expected \"active\" or \"player in own_sector\"");
      }
    }
    need(',');
  }
  if (accept("to")) {
    e.place = place();
    return;
  }
  e.amount.n = e.amount.least = positive();
  need("spaces");
  if (e.verb == Verb::move) {
    need("along");
    need("arrow");
  }
}

// `place(this, PLACE)`, `place(red, PLACE)`, `place(red enemy, PLACE)`
void Expression::place_arguments(Effect& e) {
  e.what = one_of({What::this_, What::red, What::blue, What::yellow});
  if (is_colour(e.what) && accept("enemy")) e.also = What::enemy;
  need(',');
  e.place = place();
}

// `take_trophy(this)`, `take_trophy(enemy here value <= 4)`, `take_trophy(enemy in own_area value <= 5)`
void Expression::trophy_arguments(Effect& e) {
  e.what = one_of({What::this_, What::enemy});
  if (e.what != What::enemy) return;
  if (accept("in")) {
    e.place = place();
  } else {
    need("here");
    e.place.where = Where::here;
  }
  need("value");
  need('<');
  need('=');
  e.second = positive();
}

void Expression::arguments(Effect& e) {
  const auto in_brackets = [&](auto&& inside) {
    need('(');
    inside();
    need(')');
  };
  switch (e.verb) {
    case Verb::gain:
    case Verb::lose:
      in_brackets([&] {
        e.what = e.verb == Verb::gain
                     ? one_of({What::strength, What::willpower, What::cunning, What::life, What::influence, What::level,
                               What::any_attribute, What::lowest, What::highest, What::completed_mission})
                     : one_of({What::strength, What::willpower, What::cunning, What::life, What::influence,
                               What::any_attribute, What::lowest, What::highest});
        need(',');
        e.amount = amount();
      });
      break;
    case Verb::set:
    case Verb::prevent:
      in_brackets([&] {
        e.what = one_of({What::life});
        need(',');
        e.amount = amount();
        // REL-ATTR-06, REL-OUT-01: without Life nobody goes on.
        if (e.verb == Verb::set && ok() && (e.amount.n < 1 || e.amount.n > 12)) fail("expected a Life of 1 to 12");
      });
      break;
    case Verb::draw:
      in_brackets([&] {
        e.what = one_of(
            {What::power, What::corruption, What::mission, What::red, What::blue, What::yellow, What::any_threat});
        need(',');
        e.amount = amount();
      });
      break;
    case Verb::draw_and_resolve:
    case Verb::look:
      in_brackets([&] {
        e.what = one_of({What::red, What::blue, What::yellow, What::any_threat});
        need(',');
        e.amount.n = e.amount.least = positive();
      });
      break;
    case Verb::discard:
      in_brackets([&] {
        e.what = one_of({What::power, What::corruption, What::asset, What::trophy, What::charge, What::this_});
        e.amount.n = e.amount.least = 1;
        if (e.what == What::this_) return;
        need(',');
        e.amount = amount();
        e.traits = of_traits();
      });
      break;
    case Verb::take_from_discard:
    case Verb::keep:
      in_brackets([&] {
        e.what = e.verb == Verb::keep ? one_of({What::power, What::trophy}) : one_of({What::power, What::wargear});
        need(',');
        e.amount.n = e.amount.least = positive();
      });
      break;
    case Verb::buy:
      in_brackets([&] {
        e.what = one_of({What::power});
        need(',');
        need("price");
        e.second = positive();
      });
      break;
    case Verb::offer:
      in_brackets([&] {
        e.what = one_of({What::wargear});
        need(',');
        e.amount.n = e.amount.least = positive();
        if (!accept(',')) return;
        if (accept("surcharge")) {
          e.second = positive();
        } else {
          need("discount");
          e.second = static_cast<std::int8_t>(-positive());
        }
      });
      break;
    case Verb::free:
      in_brackets([&] {
        e.what = one_of({What::wargear});
        need(',');
        e.amount.n = e.amount.least = positive();
      });
      break;
    case Verb::steal:
      in_brackets([&] {
        e.what = one_of({What::influence, What::power});
        need(',');
        e.amount.n = e.amount.least = positive();
        e.place.where = accept("here") ? Where::here : Where::own_sector;
      });
      break;
    case Verb::add_charge:
      in_brackets([&] {
        e.amount.n = e.amount.least = positive();
        e.what = accept("on") ? one_of({What::this_, What::card}) : What::any;
      });
      break;
    case Verb::reveal: in_brackets([&] { e.what = one_of({What::power}); }); break;
    case Verb::battle_bonus:
    case Verb::skill_bonus: in_brackets([&] { bonus(e); }); break;
    case Verb::foe_bonus:
    case Verb::extra_die:
    case Verb::move_bonus:
    case Verb::cost:
    case Verb::repeat: in_brackets([&] { e.amount = amount(); }); break;
    case Verb::reroll: in_brackets([&] { e.what = one_of({What::own, What::foe}); }); break;
    case Verb::change_die:
      in_brackets([&] {
        if (accept("to")) {
          e.what = What::one;
          e.amount.n = e.amount.least = positive();
          if (ok() && e.amount.n > 6) fail("expected a face of a die");
        } else {
          e.amount.n = e.amount.least = number();
        }
      });
      break;
    case Verb::explode_on:
      in_brackets([&] {
        e.amount = amount();
        if (ok() && (e.amount.least < 2 || e.amount.n != 6)) fail("expected faces up to 6");
      });
      break;
    case Verb::evade:
      in_brackets([&] {
        e.what = one_of({What::one, What::all});
        if (e.what == What::all && !next_is(')')) e.traits[0] = trait();
      });
      break;
    case Verb::test:
    case Verb::battle:
      in_brackets([&] {
        e.what =
            e.verb == Verb::test
                ? one_of({What::strength, What::willpower, What::cunning, What::lowest, What::highest, What::level})
                : one_of({What::strength, What::willpower, What::cunning, What::any_attribute});
        need(',');
        e.amount.n = e.amount.least = positive();
      });
      break;
    case Verb::table: in_brackets([&] { need("d6"); }); break;
    case Verb::pay: in_brackets([&] { e.cost = cost(); }); break;
    case Verb::if_: in_brackets([&] { e.condition = condition(); }); break;
    case Verb::other_players:
    case Verb::chosen_player:
      if (!next_is('(')) break;
      in_brackets([&] {
        if (e.verb == Verb::chosen_player && accept("token_owner")) {
          e.what = What::one;
        } else if (accept("in")) {
          e.place.where = within();
        } else {
          need("here");
          e.place.where = Where::here;
        }
      });
      break;
    case Verb::players_in:
    case Verb::swap_places:
      in_brackets([&] {
        e.place = place();
        if (ok() && e.verb == Verb::swap_places && e.place.where != Where::player) fail("expected \"player\"");
      });
      break;
    case Verb::move:
    case Verb::move_player: in_brackets([&] { move_arguments(e); }); break;
    case Verb::place: in_brackets([&] { place_arguments(e); }); break;
    case Verb::remove:
      in_brackets([&] {
        e.what = one_of({What::threat});
        need(',');
        if (accept("all")) {
          e.also = What::all;
        } else {
          e.amount.n = e.amount.least = positive();
        }
        need(',');
        e.place = place();
      });
      break;
    case Verb::take_trophy: in_brackets([&] { trophy_arguments(e); }); break;
    case Verb::place_token:
      in_brackets([&] {
        if (next_is_attribute()) {
          e.what = attribute();
        } else if (accept("this")) {
          e.what = What::this_;
        } else if (accept("any")) {
          e.what = What::any;
        } else {
          e.place = place();
        }
      });
      break;
    case Verb::cannot:
      in_brackets([&] {
        if (accept("use")) {
          e.what = one_of({What::power, What::wargear}) == What::power ? What::use_power : What::use_wargear;
        } else {
          e.what = one_of({What::evade});
        }
      });
      break;
    case Verb::limit:
    case Verb::threshold:
      in_brackets([&] {
        e.what = e.verb == Verb::limit ? one_of({What::asset, What::power, What::weapon}) : one_of({What::corruption});
        need(',');
        e.amount.n = e.amount.least = number();
      });
      break;
    case Verb::count_as: in_brackets([&] { e.what = one_of({What::asset}); }); break;
    case Verb::facedown: in_brackets([&] { e.what = one_of({What::this_, What::card}); }); break;
    case Verb::ignore_explosion:
    case Verb::foe_no_explosion:
    case Verb::auto_pass:
    case Verb::tie_wins:
    case Verb::lose_no_life:
    case Verb::stay:
    case Verb::lose_turn:
    case Verb::extra_turn:
    case Verb::end_phase:
    case Verb::eliminate:
    case Verb::win:
    case Verb::cancel:
    case Verb::choose:
    case Verb::may:
    case Verb::each_player:
    case Verb::left_player:
    case Verb::owner:
    case Verb::replace:
    case Verb::spend_charge: break;
  }
}

Body Expression::braced() {
  need('{');
  const Body body = ok() ? effects() : Body{};
  need('}');
  return body;
}

// `{success: ..}{failure: ..}`; either may be missing, both not.
void Expression::two_blocks(Effect& e, std::string_view first, std::string_view second) {
  std::vector<Block> list(2);
  if (!next_is('{')) fail("expected \"{" + std::string(first) + ": ...}\" or \"{" + std::string(second) + ": ...}\"");
  while (ok() && accept('{')) {
    const std::string_view name = word("\"" + std::string(first) + "\" or \"" + std::string(second) + '"');
    if (ok() && name != first && name != second) {
      at_ -= name.size();
      fail("expected \"" + std::string(first) + "\" or \"" + std::string(second) + '"');
    }
    need(':');
    Block& block = list[name == first ? 0 : 1];
    if (ok() && !block.body.empty()) fail(in_quotes(name) + " stands here twice");
    if (ok()) block.body = effects();
    need('}');
  }
  add_blocks(e, list);
}

// `{1: ..}{2-3: ..}` of a table, `{train: ..}{hunt: ..}` of a choice
void Expression::labelled_blocks(Effect& e) {
  std::vector<Block> list;
  int last_face = 0;
  while (ok() && accept('{')) {
    Block block;
    if (e.verb == Verb::table) {
      block.low = block.high = static_cast<std::uint8_t>(positive());
      if (accept('-')) block.high = static_cast<std::uint8_t>(positive());
      if (ok() && (block.low <= last_face || block.high < block.low || block.high > 6)) {
        fail("expected faces from 1 to 6 in ascending order");
      }
      last_face = block.high;
    } else {
      script_.labels.emplace_back(word("a word for this choice"));
      block.label = static_cast<std::uint16_t>(script_.labels.size() - 1);
    }
    need(':');
    if (ok()) block.body = effects();
    need('}');
    list.push_back(block);
  }
  if (ok() && list.size() < 2 && e.verb == Verb::choose) fail("expected at least two choices");
  if (ok() && list.empty()) fail("expected \"{\"");
  add_blocks(e, list);
}

void Expression::blocks(Effect& e) {
  if (!ok()) return;
  switch (e.verb) {
    case Verb::test: two_blocks(e, "success", "failure"); break;
    case Verb::battle: two_blocks(e, "win", "lose"); break;
    case Verb::table:
    case Verb::choose: labelled_blocks(e); break;
    case Verb::may:
    case Verb::pay:
    case Verb::if_:
    case Verb::repeat:
    case Verb::each_player:
    case Verb::other_players:
    case Verb::chosen_player:
    case Verb::left_player:
    case Verb::players_in:
    case Verb::owner:
    case Verb::replace:
    case Verb::spend_charge: add_blocks(e, {Block{braced()}}); break;
    default: break;
  }
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

}  // namespace

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
