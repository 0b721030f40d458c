// Effects of the effect language: verbs, their arguments and blocks.
#include "games/relic/language/expression_reader.h"

namespace kostka::games::relic {

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

}  // namespace kostka::games::relic
