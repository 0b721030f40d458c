// What each verb of the effect language does. The words themselves are in language.h, in the same order.
#include <algorithm>

#include "games/relic/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::Audience;
using kernel::Forced;

const Body& block(const Relic& g, const Effect& e, std::size_t i = 0) { return g.catalogue.script.block(e, i).body; }

// ---- values and cards ----

Task<> gain(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const int n = number_of(g, e.amount, cause);
  switch (e.what) {
    case What::life: gain_life(g, who, n, "REL-ATTR-06"_clause); break;
    case What::influence: gain_influence(g, who, n, "REL-INF-06"_clause); break;
    case What::level:
      for (int i = 0; i < n; ++i) co_await gain_level(g, who, "REL-LEVEL-07"_clause);
      break;
    case What::completed_mission:
      for (int i = 0; i < n; ++i) co_await gain_completed_mission(g, who, "REL-MISSION-07"_clause);
      break;
    case What::any_attribute:  // REL-ATTR-02: never Life
      for (int i = 0; i < n; ++i) {
        const What attribute = co_await which_attribute(g, who, "REL-ATTR-02"_clause);
        gain_attribute(g, who, attribute, 1, "REL-ATTR-03"_clause);
      }
      break;
    case What::lowest:
    case What::highest: {
      const What attribute = co_await extreme_attribute(g, who, e.what);
      gain_attribute(g, who, attribute, n, "REL-ATTR-03"_clause);
      break;
    }
    default: gain_attribute(g, who, e.what, n, "REL-ATTR-03"_clause); break;
  }
}

Task<> lose(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const int n = number_of(g, e.amount, cause);
  switch (e.what) {
    case What::life: co_await lose_life(g, who, n, "REL-ATTR-07"_clause); break;
    case What::influence: lose_influence(g, who, n, "REL-INF-03"_clause); break;
    case What::any_attribute: {
      const What attribute = co_await which_attribute(g, who, "REL-ATTR-02"_clause);
      gain_attribute(g, who, attribute, -n, "REL-ATTR-04"_clause);
      break;
    }
    case What::lowest:
    case What::highest: {
      const What attribute = co_await extreme_attribute(g, who, e.what);
      gain_attribute(g, who, attribute, -n, "REL-ATTR-04"_clause);
      break;
    }
    default: gain_attribute(g, who, e.what, -n, "REL-ATTR-04"_clause); break;
  }
}

// Threat cards are laid on the own space (REL-INNER-17: not everywhere).
Task<> draw(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const int n = number_of(g, e.amount, cause);
  switch (e.what) {
    case What::power: co_await draw_powers(g, who, n, "REL-POWER-10"_clause); break;
    case What::corruption: co_await draw_corruption(g, who, n, "REL-CORR-02"_clause); break;
    case What::mission:
      for (int i = 0; i < n; ++i) co_await draw_mission(g, who, "REL-MISSION-05"_clause);
      break;
    default:
      if (!may_draw_threats(g, who, cause)) co_return;
      for (int i = 0; i < n; ++i) {
        const Deck colour = co_await which_colour(g, who, e.what, "REL-GEN-08"_clause);
        const CardId card = co_await draw_card(g, colour, "REL-ENGAGE-11"_clause);
        if (card.valid()) lay_threat(g, card, g.player(who).space, "REL-ENGAGE-11"_clause);
      }
  }
}

// REL-ENGAGE-10
Task<> draw_and_resolve(Relic& g, const Effect& e, Cause cause) {
  if (!may_draw_threats(g, cause.actor, cause)) co_return;
  co_await draw(g, e, cause);
  co_await resolve_threats(g, cause.actor);
  co_await g.abort(kPhase);
}

// The top cards of a Threat deck, seen by one player and put back in the order that player likes.
Task<> look(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const Deck colour = co_await which_colour(g, who, e.what, "REL-GEN-08"_clause);
  kernel::FixedVector<CardId, 4> seen;
  const int cards = std::min({static_cast<int>(e.amount.n), 4, static_cast<int>(g.deck(colour).size())});
  g.say_that(Tell::looked, "REL-GEN-05"_clause, of(who), of(colour), {cards});
  for (int i = 0; i < cards; ++i) {
    const CardId card = co_await draw_card(g, colour, "REL-GEN-05"_clause);
    set_aside(g, card, who);
    seen.push_back(card);
    g.say_that(Tell::seen, "REL-GEN-05"_clause, of(who), of(card), {}, Audience::only(who));
  }
  g.s.seen_by[static_cast<std::size_t>(colour)] = who;
  while (!seen.empty()) {  // the first one put back lies deepest
    for (std::size_t i = 0; i < seen.size(); ++i) {
      if (std::find(seen.begin(), seen.begin() + i, seen[i]) == seen.begin() + i) {
        g.offer_to_choose(Answer::put, object(Kind::card, seen[i].index(), who));
      }
    }
    const Option option = co_await g.ask(who, "REL-GEN-08"_clause, g.question(Asking::put_back, 0, of(colour)),
                                         seen.size() > 1 ? Forced::ask : Forced::skip);
    const CardId card{option.about[0].index};
    seen.remove(card);
    take_aside(g, card);
    g.deck(colour).put_on_top(card);
  }
}

Task<> discard(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const int n = number_of(g, e.amount, cause);
  switch (e.what) {
    case What::power: co_await discard_powers(g, who, n, "REL-DISCARD-01"_clause); break;
    case What::corruption: co_await discard_corruption(g, who, n, "REL-CORR-10"_clause); break;
    case What::asset: co_await discard_assets(g, who, n, e.traits, "REL-DISCARD-01"_clause); break;
    case What::trophy: co_await discard_trophies(g, who, n, n, e.traits, "REL-DISCARD-01"_clause); break;
    case What::this_:
      if (cause.window == Window::battle_win && g.player(who).trophies.contains(cause.card)) {
        g.player(who).trophies.remove(cause.card);  // REL-BATTLE-14: a beaten enemy that says otherwise
        discard_card(g, cause.card, who, "REL-BATTLE-14"_clause);
      } else if (cause.serial != 0) {
        discard_in_play(g, cause.serial, "REL-DISCARD-01"_clause);
      }
      co_await check_threshold(g, who);  // REL-OUT-25
      break;
    default: {  // a charge of one own card
      int offered = 0;
      for (const CardInPlay& asset : g.player(who).assets) {
        if (asset.charges == 0) continue;
        g.offer_to_choose(Answer::discard, of(asset, who));
        ++offered;
      }
      if (offered == 0) co_return;
      const Option option = co_await g.ask(who, "REL-DISCARD-01"_clause, g.question(Asking::which_charge));
      CardInPlay* asset = g.find(option.about[0].index);
      asset->charges = static_cast<std::int8_t>(asset->charges - 1);
      g.say_that(Tell::charge, "REL-DISCARD-01"_clause, of(who), of(asset->card), {-1});
      if (asset->charges == 0) discard_in_play(g, asset->serial, "REL-CHARGE-03"_clause);
      co_await check_threshold(g, who);  // REL-OUT-25
    }
  }
}

Task<> take_from_discard(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const Deck deck = e.what == What::power ? Deck::power : Deck::wargear;
  for (int i = 0; i < e.amount.n && !g.pile(deck).empty(); ++i) {
    const Pile& pile = g.pile(deck);
    for (std::size_t k = 0; k < pile.size(); ++k) {
      if (std::find(pile.begin(), pile.begin() + k, pile[k]) == pile.begin() + k) {
        g.offer_to_choose(Answer::take, of(pile[k]));
      }
    }
    const Option option = co_await g.ask(who, "REL-GEN-08"_clause, g.question(Asking::take_back, 0, of(deck)));
    const CardId card{option.about[0].index};
    g.pile(deck).remove(card);
    if (deck == Deck::power) {
      g.player(who).powers.insert_sorted(card);
      g.say_that(Tell::powers_drawn, "REL-GEN-08"_clause, of(who), of(card), {1});
    } else {
      co_await gain_asset(g, who, new_card(card), "REL-WARGEAR-03"_clause);
    }
  }
}

// REL-TEXT-05, REL-TEXT-10: the number first, then all the influence, then the cards.
Task<> buy(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const int supply = static_cast<int>(g.deck(Deck::power).size() + g.pile(Deck::power).size());
  const int most = std::min(g.player(who).influence / e.second, supply);
  g.offer_numbers(static_cast<std::uint16_t>(Answer::amount), 0, most);
  const Option option = co_await g.ask(who, "REL-TEXT-10"_clause, g.question(Asking::how_many, e.second));
  lose_influence(g, who, option.amount * e.second, "REL-TEXT-10"_clause);
  co_await draw_powers(g, who, option.amount, "REL-TEXT-05"_clause);
}

// REL-TEXT-06, REL-WARGEAR-02: reveal, buy any, discard the rest.
Task<> offer(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  kernel::FixedVector<CardId, 8> shown;
  for (int i = 0; i < std::min<int>(e.amount.n, 8); ++i) {
    const CardId card = co_await draw_card(g, Deck::wargear, "REL-TEXT-06"_clause);
    if (!card.valid()) break;
    set_aside(g, card, Seat{});
    g.say_that(Tell::shown, "REL-TEXT-06"_clause, of(who), of(card));
    shown.push_back(card);
  }
  while (!shown.empty()) {
    bool any = false;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const int price = wargear_cost(g, who, shown[i], e.second);
      if (std::find(shown.begin(), shown.begin() + i, shown[i]) != shown.begin() + i) continue;
      const bool affordable = price <= g.player(who).influence;
      g.offer_or_refuse(affordable, "REL-INF-03"_clause, Answer::buy, of(shown[i]), price);
      any = any || affordable;
    }
    g.offer_to_choose(Answer::done);
    offer_completion(g, who);
    const Option option = co_await g.ask(who, "REL-WARGEAR-02"_clause, g.question(Asking::buy));
    if (g.answer_of(option) == Answer::done) break;
    if (g.answer_of(option) == Answer::complete) {
      co_await pay_for_mission(g, who);
      continue;
    }
    const CardId card{option.about[0].index};
    shown.remove(card);
    take_aside(g, card);
    lose_influence(g, who, option.amount, "REL-WARGEAR-02"_clause);
    co_await gain_asset(g, who, new_card(card), "REL-WARGEAR-02"_clause);
  }
  while (!shown.empty()) {
    const CardId card = shown.pop_back();
    take_aside(g, card);
    discard_card(g, card, who, "REL-CHARGE-01"_clause);
  }
}

Task<> free_wargear(Relic& g, const Effect& e, Cause cause) {
  for (int i = 0; i < e.amount.n; ++i) {
    const CardId card = co_await draw_card(g, Deck::wargear, "REL-WARGEAR-03"_clause);
    if (card.valid()) co_await gain_asset(g, cause.actor, new_card(card), "REL-WARGEAR-03"_clause);
  }
}

// From one player of the own choice; a Power card is taken unseen.
Task<> steal(Relic& g, const Effect& e, Cause cause) {
  const Seat thief = cause.actor;
  // A card that lies there and lets a rival steal means the player in battle.
  Seat victim = thief != g.s.active && cause.whose == g.s.active ? g.s.active : Seat{};
  if (!victim.valid()) {
    int offered = 0;
    for (std::size_t i = 0; i < g.s.seats; ++i) {
      const Player& p = g.s.players[i];
      if (Seat{i} == thief || p.out || !belongs(g, p.space, e.place, cause)) continue;
      if (e.what == What::influence ? p.influence == 0 : p.powers.empty()) continue;
      g.offer_to_choose(Answer::player, of(Seat{i}));
      ++offered;
    }
    if (offered == 0) co_return;
    const Option option = co_await g.ask(thief, "REL-GEN-08"_clause, g.question(Asking::which_player, 0, cause.source));
    victim = Seat{option.about[0].index};
  }
  if (e.what == What::influence) {
    const int n = std::min<int>(e.amount.n, g.player(victim).influence);
    if (n == 0) co_return;
    lose_influence(g, victim, n, "REL-GEN-11"_clause);
    gain_influence(g, thief, n, "REL-GEN-11"_clause);
    g.say_that(Tell::stolen, "REL-GEN-11"_clause, of(thief), of(victim), {n});
    co_return;
  }
  for (int i = 0; i < e.amount.n && !g.player(victim).powers.empty(); ++i) {
    kernel::Deck<CardId, 36> hand;
    for (const CardId card : g.player(victim).powers) hand.shuffle_in(card);
    const CardId card = co_await g.draw(hand, static_cast<std::uint8_t>(Kind::card), "REL-GEN-11"_clause,
                                        g.question(Asking::card_stolen, 0, of(victim)));
    g.player(victim).powers.remove(card);
    g.player(thief).powers.insert_sorted(card);
    g.say_that(Tell::stolen, "REL-GEN-11"_clause, of(thief), of(victim), {0});
    g.say_that(Tell::power_drawn, "REL-GEN-11"_clause, of(thief), of(card), {}, Audience::only(thief));
  }
}

Task<> add_charge(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  if (e.what != What::any) {
    const std::uint16_t serial = e.what == What::this_ ? cause.serial : g.occasion ? g.occasion->serial : 0;
    CardInPlay* card = serial != 0 ? g.find(serial) : nullptr;
    if (card && (e.what == What::this_ || g.card(card->card).charges > 0)) add_charges(g, *card, e.amount.n, who);
    co_return;
  }
  int offered = 0;
  for (const CardInPlay& asset : g.player(who).assets) {
    if (asset.plain || g.card(asset.card).charges == 0) continue;
    g.offer_to_choose(Answer::take, of(asset, who));
    ++offered;
  }
  if (offered == 0) co_return;
  const Option option = co_await g.ask(who, "REL-CHARGE-05"_clause, g.question(Asking::which_charge, 1));
  add_charges(g, *g.find(option.about[0].index), e.amount.n, who);
}

// REL-CHARGE-04: what the last charge buys still applies; the card is gone by then.
Task<> spend_charge_for(Relic& g, const Effect& e, Cause cause) {
  if (!spend_charge(g, cause.serial, cause.actor)) co_return;
  co_await resolve(g, block(g, e), cause);
  co_await check_threshold(g, cause.actor);  // REL-OUT-25
}

Task<> reveal_power(Relic& g, Cause cause) {
  const CardId card = co_await draw_card(g, Deck::power, "REL-GEN-05"_clause);
  if (!card.valid()) co_return;
  discard_card(g, card, cause.actor, "REL-GEN-05"_clause);
  if (g.battle) g.battle->own_parts.push_back({of(card), g.card(card).number});
}

// ---- battles, tests, dice ----

void bonus(Relic& g, const Effect& e, const Cause& cause) {
  const auto n = static_cast<std::int16_t>(number_of(g, e.amount, cause));
  if (n == 0) return;
  if (e.verb == Verb::battle_bonus) {
    if (g.battle && (e.what == What::nothing || e.what == g.battle->form))
      g.battle->own_parts.push_back({cause.source, n});
  } else if (g.test && !g.battle && (e.what == What::nothing || e.what == g.test->attribute)) {
    g.test->parts.push_back({cause.source, n});
  }
}

void foe_bonus(Relic& g, const Effect& e, const Cause& cause) {
  const auto n = static_cast<std::int16_t>(number_of(g, e.amount, cause));
  if (!g.battle) {
    g.coming_foe_bonus = static_cast<std::int16_t>(g.coming_foe_bonus + n);
  } else if (n != 0) {
    g.battle->foe_parts.push_back({cause.source, n});
  }
}

void extra_die(Relic& g, const Effect& e) {
  if (g.battle) {
    g.battle->extra_dice = static_cast<std::int8_t>(std::min(6, g.battle->extra_dice + e.amount.n));
  } else if (g.test) {
    g.test->extra_dice = static_cast<std::int8_t>(std::min(6, g.test->extra_dice + e.amount.n));
  }
}

void explode_from(Relic& g, const Cause& cause, int face) {
  const auto from = static_cast<std::int8_t>(face);
  if (cause.window == Window::battle_foe_roll) {
    if (g.battle) g.battle->foe_explodes_from = from;
  } else if (cause.window == Window::test_roll) {
    if (g.test) g.test->explodes_from = from;
  } else if (g.battle) {
    g.battle->explodes_from = from;
  }
}

// REL-DICE-08, REL-DICE-10, REL-DICE-11: the dice are dropped; whoever rolls sees the mark and rolls them again.
void reroll(Relic& g, const Effect& e) {
  if (e.what == What::foe) {
    if (g.battle) g.battle->foe = {};
  } else if (g.battle) {
    g.battle->own = {};
  } else if (g.test) {
    g.test->own = {};
  }
  if (g.occasion) g.occasion->rerolled = true;
}

// The faces that a condition names, if it names any: the dice that the ability is about.
bool means_face(const Script& script, ConditionId id, int face, bool& named) {
  if (!id.valid()) return false;
  const Condition& c = script.condition(id);
  if (c.holds == Holds::die) {
    named = true;
    return c.n <= face && face <= c.high;
  }
  const bool left = means_face(script, c.left, face, named);
  return means_face(script, c.right, face, named) || left;
}

// REL-DICE-07: a changed die counts as its new face. Of several that could be meant the player chooses.
Task<> change_die(Relic& g, const Effect& e, Cause cause) {
  if (cause.window == Window::move_roll) {
    if (!g.movement) co_return;
    const int face = e.what == What::one ? e.amount.n : g.movement->roll + e.amount.n;
    g.movement->roll = static_cast<std::int8_t>(std::max(1, face));
    co_return;
  }
  Throw* dice = nullptr;
  if (cause.window == Window::test_roll) {
    if (g.test) dice = &g.test->own;
  } else if (g.battle) {
    dice = cause.window == Window::battle_foe_roll ? &g.battle->foe : &g.battle->own;
  }
  if (!dice) co_return;
  int offered = 0;
  for (std::size_t i = 0; i < dice->size(); ++i) {
    const int face = dice->face(i);
    bool named = false;
    const bool meant = means_face(g.catalogue.script, cause.condition, face, named);
    if (face == e.amount.n || (named && !meant)) continue;
    g.offer_to_choose(Answer::die, {}, static_cast<int>(i));
    ++offered;
  }
  if (offered == 0) co_return;
  const Option option = co_await g.ask(cause.actor, "REL-DICE-07"_clause, g.question(Asking::which_die));
  dice->face(static_cast<std::size_t>(option.amount)) = e.amount.n;
}

// REL-EVADE-02, REL-EVADE-03, REL-EVADE-04, REL-EVADE-06, REL-EVADE-07: the enemy is neither fought nor taken.
Task<> evade(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  if (may_not_evade(g, who)) co_return;  // REL-GEN-06
  const bool itself = e.what == What::one && cause.card.valid() && g.card(cause.card).type == CardType::enemy;
  for (bool first = true;; first = false) {
    int offered = 0;
    for (const CardInPlay& lying : g.on_space(g.player(who).space)) {
      const Card& card = g.card(lying.card);
      if (!is_enemy_here(g, lying) || (itself && lying.serial != cause.serial)) continue;
      if (e.traits[0].valid() && !card.has(e.traits[0])) continue;
      const bool can = !cannot_be_evaded(g, card);
      g.offer_or_refuse(can, "REL-GEN-06"_clause, Answer::evade, of(lying));
      offered += can ? 1 : 0;
    }
    if (offered == 0) co_return;
    if (!first) g.offer_to_choose(Answer::done);
    const Option option = co_await g.ask(who, "REL-EVADE-04"_clause, g.question(Asking::evade));
    if (g.answer_of(option) == Answer::done) co_return;
    CardInPlay* lying = g.find(option.about[0].index);
    lying->done = true;
    g.say_that(Tell::evaded, "REL-EVADE-03"_clause, of(who), of(lying->card));
    if (e.what == What::one) co_return;
  }
}

Task<> test(Relic& g, const Effect& e, Cause cause) {
  const bool passed = co_await skill_test(g, cause.actor, e.what, e.amount.n, cause.source);
  const Body body = block(g, e, passed ? 0 : 1);
  if (!body.empty()) co_await resolve(g, body, cause);  // REL-TEST-06
}

// REL-DICE-12, REL-POWER-15: no explosion, no Power card.
Task<> table(Relic& g, const Effect& e, Cause cause) {
  const int face = co_await g.roll(6, "REL-DICE-12"_clause, g.question(Asking::die_rolled, 0, of(cause.actor)));
  g.say_that(Tell::die, "REL-DICE-12"_clause, of(cause.actor), {}, {face});
  for (std::size_t i = 0; i < e.blocks; ++i) {
    const Block& row = g.catalogue.script.block(e, i);
    if (row.low <= face && face <= row.high) co_await resolve(g, row.body, cause);
  }
}

// ---- structure ----

Task<> choose(Relic& g, const Effect& e, Cause cause) {
  int offered = 0;
  for (std::size_t i = 0; i < e.blocks; ++i) {
    const Block& part = g.catalogue.script.block(e, i);
    const bool can = possible(g, part.body, cause);
    g.offer_or_refuse(can, "REL-GEN-13"_clause, Answer::part, cause.source, e.first_block + static_cast<int>(i));
    offered += can ? 1 : 0;
  }
  if (offered == 0) co_return;  // REL-GEN-12
  const Option option = co_await g.ask(cause.actor, "REL-GEN-08"_clause, g.question(Asking::choice, 0, cause.source));
  co_await resolve(g, g.catalogue.script.blocks[static_cast<std::size_t>(option.amount)].body, cause);
}

Task<> may(Relic& g, const Effect& e, Cause cause) {
  const Body body = block(g, e);
  if (!possible(g, body, cause)) co_return;
  const bool wanted = co_await whether(g, cause.actor, cause.source, "REL-GEN-07"_clause);
  if (wanted) co_await resolve(g, body, cause);
}

Task<> pay_for(Relic& g, const Effect& e, Cause cause) {
  if (!can_pay(g, cause.actor, e.cost, cause)) co_return;  // REL-GEN-13
  cause.discarded = static_cast<std::int8_t>(co_await pay(g, cause.actor, e.cost, cause));
  co_await resolve(g, block(g, e), cause);
}

bool is_meant(const Relic& g, const Effect& e, const Cause& cause, Seat seat) {
  const Player& p = g.player(seat);
  if (p.out) return false;
  switch (e.verb) {
    case Verb::other_players: return seat != cause.actor && (!e.place.given() || belongs(g, p.space, e.place, cause));
    case Verb::players_in: return belongs(g, p.space, e.place, cause);
    default: return true;
  }
}

// Clockwise from the actor (REL-GEN-15).
Task<> players(Relic& g, const Effect& e, Cause cause) {
  cause.names_inner = cause.names_inner || names_inner(g, e.place);
  const Seat first = cause.actor;
  std::array<bool, kMostPlayers> meant{};
  for (std::size_t i = 0; i < g.s.seats; ++i) meant[i] = is_meant(g, e, cause, Seat{i});
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{(first.index() + i) % g.s.seats};
    if (meant[seat.index()] && !g.player(seat).out) co_await for_player(g, seat, block(g, e), cause);
  }
}

Task<> chosen_player(Relic& g, const Effect& e, Cause cause) {
  if (e.what == What::one) {
    const Seat target = g.player(cause.actor).mission.token_owner;
    if (target.valid() && !g.player(target).out) co_await for_player(g, target, block(g, e), cause);
    co_return;
  }
  const Seat target = co_await which_player(g, cause.actor, e.place, cause, "REL-GEN-08"_clause);
  if (target.valid()) co_await for_player(g, target, block(g, e), cause);
}

// ---- figures, the board, the course of the turn ----

// REL-MOVE-12, REL-INNER-16; along the arrow only the text of the inner sector moves anybody: as many spaces as its
// conditions gave, decided before the first (REL-INNER-09, REL-INNER-10, REL-INNER-13).
Task<> move(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  if (!e.place.given()) {
    if (!g.deep_inside(who)) co_return;
    int steps = e.amount.n + g.coming_steps;
    g.coming_steps = 0;
    SpaceId space = g.player(who).space;
    for (; steps > 0 && g.catalogue.space(space).clockwise.valid(); --steps) space = g.catalogue.space(space).clockwise;
    stand_on(g, who, space, "REL-INNER-09"_clause);
    co_await resolve_text(g, who);  // REL-INNER-11, REL-INNER-12
    co_return;
  }
  int offered = 0;
  for (std::size_t i = 0; i < g.catalogue.spaces.size(); ++i) {
    const SpaceId space{i};
    if (!is_destination(g, space, e.place, cause)) continue;
    g.offer_to_choose(Answer::space, of(space));
    ++offered;
  }
  if (offered == 0) co_return;
  const Option option = co_await g.ask(who, "REL-MOVE-12"_clause, g.question(Asking::which_space, 0, cause.source));
  stand_on(g, who, SpaceId{option.about[0].index}, "REL-MOVE-12"_clause);
}

Task<> move_player(Relic& g, const Effect& e, Cause cause) {
  if (e.what == What::active) {
    const Seat moved = g.s.active;
    if (g.deep_inside(moved)) co_return;
    g.offer_to_choose(Answer::clockwise);
    g.offer_to_choose(Answer::counter_clockwise);
    const Option option =
        co_await g.ask(cause.actor, "REL-GEN-08"_clause, g.question(Asking::direction, e.amount.n, of(moved)));
    SpaceId space = g.player(moved).space;
    for (int i = 0; i < e.amount.n; ++i) {
      const Space& from = g.catalogue.space(space);
      space = g.answer_of(option) == Answer::clockwise ? from.clockwise : from.counter_clockwise;
    }
    stand_on(g, moved, space, "REL-MOVE-12"_clause);
    co_return;
  }
  if (g.deep_inside(cause.actor)) co_return;
  const Seat target = co_await which_player(g, cause.actor, kOwnSector, cause, "REL-GEN-08"_clause);
  if (!target.valid()) co_return;
  const SpaceId space =
      co_await which_space(g, cause.actor, e.place, cause, g.player(target).space, "REL-MOVE-12"_clause);
  if (space.valid()) stand_on(g, target, space, "REL-MOVE-12"_clause);
}

Task<> swap_places(Relic& g, Cause cause) {
  if (g.deep_inside(cause.actor)) co_return;
  const Seat target = co_await which_player(g, cause.actor, kOwnSector, cause, "REL-GEN-08"_clause);
  if (!target.valid()) co_return;
  const SpaceId mine = g.player(cause.actor).space, theirs = g.player(target).space;
  stand_on(g, cause.actor, theirs, "REL-MOVE-12"_clause);
  stand_on(g, target, mine, "REL-MOVE-12"_clause);
}

// REL-GEN-09: a bonus won outside the Movement phase is kept for the next one.
void move_bonus(Relic& g, const Effect& e, const Cause& cause) {
  const int n = number_of(g, e.amount, cause);
  if (cause.window == Window::space) {
    g.coming_steps = static_cast<std::int16_t>(g.coming_steps + n);
  } else if (g.movement && g.movement->who == cause.actor) {
    g.movement->bonus = static_cast<std::int8_t>(g.movement->bonus + n);
  } else {
    auto& kept = g.player(cause.actor).move_bonus;
    kept = static_cast<std::int8_t>(std::clamp(kept + n, -12, 12));
  }
}

// REL-CROSS-03: after a crossing this ends the Engagement phase.
// REL-INNER-04, REL-INNER-05: the move along the arrow is made whatever an ability says about the Movement phase.
Task<> end_phase(Relic& g) {
  if (g.s.phase == Phase::movement && g.deep_inside(g.s.active)) co_return;
  if (is_inside(g, kPhase)) co_await g.abort(kPhase);
}

// The first enemy of a deck; what is revealed before it goes back into the deck.
Task<CardId> first_enemy(Relic& g, Deck deck) {
  kernel::FixedVector<CardId, kDeckRoom> others;
  CardId found{};
  while (!found.valid()) {
    const CardId card = co_await draw_card(g, deck, "REL-MISSION-08"_clause);
    if (!card.valid()) break;
    if (g.card(card).type == CardType::enemy) {
      found = card;
    } else {
      others.push_back(card);
      set_aside(g, card, Seat{});
      g.say_that(Tell::shown, "REL-MISSION-08"_clause, of(g.s.active), of(card));
    }
  }
  for (const CardId card : others) {
    take_aside(g, card);
    g.deck(deck).shuffle_in(card);
  }
  g.deck(deck).shuffle();
  co_return found;
}

Task<> place(Relic& g, const Effect& e, Cause cause) {
  // Mission tokens and what is laid with them belong to the owner of the card; the actor may be somebody who chooses.
  if (e.what == What::this_) {
    CardInPlay* lying = g.find(cause.serial);
    if (!lying || !lying->space.valid()) co_return;
    Cause seen = cause;
    seen.actor = cause.whose.valid() ? cause.whose : cause.actor;
    const SpaceId space = co_await which_space(g, cause.actor, e.place, seen, SpaceId{}, "REL-GEN-08"_clause);
    if (!space.valid()) co_return;
    CardInPlay moved = take_from_board(g, cause.serial);
    moved.space = space;
    auto& board = g.s.lying;
    board.push_back(moved);
    for (std::size_t at = board.size() - 1; at > 0 && moved.space < board[at - 1].space; --at) {
      std::swap(board[at], board[at - 1]);
    }
    g.say_that(Tell::threat_laid, "REL-GEN-08"_clause, of(moved.card), of(space));
    co_return;
  }
  const Deck deck = co_await which_colour(g, cause.actor, e.what, "REL-GEN-08"_clause);
  SpaceId space{};
  if (e.place.where == Where::token_space) {
    space = g.player(cause.owner).mission.token_space;
  } else {
    space = co_await which_space(g, cause.actor, e.place, cause, SpaceId{}, "REL-GEN-08"_clause);
  }
  if (!space.valid()) co_return;
  CardId card{};
  if (e.also == What::enemy) {
    card = co_await first_enemy(g, deck);
  } else {
    card = co_await draw_card(g, deck, "REL-GEN-08"_clause);
  }
  if (card.valid()) lay_threat(g, card, space, "REL-GEN-08"_clause);
}

Task<> remove(Relic& g, const Effect& e, Cause cause) {
  if (e.also == What::all) {
    while (!g.s.lying.empty()) discard_in_play(g, g.s.lying.back().serial, "REL-DISCARD-04"_clause);
    co_return;
  }
  for (int i = 0; i < e.amount.n; ++i) {
    int offered = 0;
    for (const CardInPlay& lying : g.s.lying) {
      if (lying.serial == cause.serial || !belongs(g, lying.space, e.place, cause)) continue;
      g.offer_to_choose(Answer::discard, of(lying), 0, of(lying.space));
      ++offered;
    }
    if (offered == 0) co_return;
    const Option option = co_await g.ask(cause.actor, "REL-GEN-08"_clause, g.question(Asking::which_threat));
    discard_in_play(g, option.about[0].index, "REL-DISCARD-04"_clause);
  }
}

// No battle, no reward, not a win.
Task<> take_trophy(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  std::uint16_t serial = cause.serial;
  if (e.what == What::enemy) {
    int offered = 0;
    for (const CardInPlay& lying : g.s.lying) {
      const Card& card = g.card(lying.card);
      if (card.type != CardType::enemy || card.value > e.second || !belongs(g, lying.space, e.place, cause)) continue;
      g.offer_to_choose(Answer::take, of(lying), 0, of(lying.space));
      ++offered;
    }
    if (offered == 0) co_return;
    const Option option = co_await g.ask(who, "REL-GEN-08"_clause, g.question(Asking::which_enemy));
    serial = option.about[0].index;
  }
  const CardInPlay taken = take_from_board(g, serial);
  if (!taken.card.valid()) co_return;
  g.player(who).trophies.push_back(taken.card);
  g.say_that(Tell::trophy, "REL-BATTLE-14"_clause, of(who), of(taken.card));
  if (!g.battle) co_return;
  auto& foes = g.battle->foes;  // it leaves the group that is being fought
  const auto at = std::find_if(foes.begin(), foes.end(), [serial](const Foe& f) { return f.serial == serial; });
  if (at == foes.end()) co_return;
  g.battle->value -= g.card(at->card).value;
  foes.take(static_cast<std::size_t>(at - foes.begin()));
}

// REL-COMP-13, REL-WIN-07; mission tokens go only to spaces where an enemy can be met again.
Task<> place_token(Relic& g, const Effect& e, Cause cause) {
  Player& owner = g.player(cause.owner);
  if (e.place.given()) {
    int offered = 0;
    for (std::size_t i = 0; i < g.catalogue.spaces.size(); ++i) {
      const Space& space = g.catalogue.spaces[i];
      if (!space.has_icons() || !belongs(g, SpaceId{i}, e.place, cause)) continue;
      g.offer_to_choose(Answer::space, of(SpaceId{i}));
      ++offered;
    }
    if (offered == 0) co_return;
    const Option option =
        co_await g.ask(cause.actor, "REL-MISSION-08"_clause, g.question(Asking::which_space, 1, cause.source));
    owner.mission.token_space = SpaceId{option.about[0].index};
    g.say_that(Tell::token, "REL-COMP-13"_clause, of(cause.owner), of(owner.mission.token_space));
  } else if (e.what == What::this_) {
    owner.mission.token_owner = cause.actor;
    g.say_that(Tell::token, "REL-COMP-13"_clause, of(cause.actor), of(cause.card));
  } else if (e.what == What::any) {
    ++g.player(cause.actor).tokens;
    g.say_that(Tell::token, "REL-WIN-07"_clause, of(cause.actor), of(g.s.sheet));
  } else {
    g.player(cause.actor).token_for[static_cast<std::size_t>(e.what)] = true;
    g.say_that(Tell::token, "REL-WIN-07"_clause, of(cause.actor), of(g.s.sheet));
  }
}

// ---- the rules themselves ----

void forbid(Relic& g, const Effect& e) {
  if (!g.battle) return;
  if (e.what == What::use_power) g.battle->no_power = true;
  if (e.what == What::use_wargear) {
    g.battle->no_wargear = true;
    // A Wargear weapon or armour chosen before the ban helps no longer.
    auto& weapons = g.battle->weapons;
    for (std::size_t i = weapons.size(); i-- > 0;) {
      const CardInPlay* card = g.find(weapons[i]);
      if (card && g.card(card->card).deck == Deck::wargear) weapons.take(i);
    }
  }
}

void turn_down(Relic& g, const Effect& e, const Cause& cause) {
  if (e.what == What::card) {
    if (g.occasion) g.occasion->facedown = true;
    return;
  }
  auto& cards = g.player(cause.owner).corruption;  // REL-CORR-07: the one that has just been activated
  for (std::size_t i = cards.size(); i-- > 0;) {
    if (cards[i].card != cause.card || !cards[i].up) continue;
    cards[i].up = false;
    cards[i].shown = true;
    listen(g, cause.owner);
    return;
  }
}

Task<> one(Relic& g, const Effect& e, Cause cause) {
  switch (e.verb) {
    case Verb::gain: co_await gain(g, e, cause); break;
    case Verb::lose: co_await lose(g, e, cause); break;
    case Verb::set: g.player(cause.actor).life = e.amount.n; break;
    case Verb::draw: co_await draw(g, e, cause); break;
    case Verb::draw_and_resolve: co_await draw_and_resolve(g, e, cause); break;
    case Verb::look: co_await look(g, e, cause); break;
    case Verb::discard: co_await discard(g, e, cause); break;
    case Verb::take_from_discard: co_await take_from_discard(g, e, cause); break;
    case Verb::buy: co_await buy(g, e, cause); break;
    case Verb::offer: co_await offer(g, e, cause); break;
    case Verb::free: co_await free_wargear(g, e, cause); break;
    case Verb::steal: co_await steal(g, e, cause); break;
    case Verb::add_charge: co_await add_charge(g, e, cause); break;
    case Verb::spend_charge: co_await spend_charge_for(g, e, cause); break;
    case Verb::reveal: co_await reveal_power(g, cause); break;
    case Verb::battle_bonus:
    case Verb::skill_bonus: bonus(g, e, cause); break;
    case Verb::foe_bonus: foe_bonus(g, e, cause); break;
    case Verb::extra_die: extra_die(g, e); break;
    case Verb::reroll: reroll(g, e); break;
    case Verb::change_die: co_await change_die(g, e, cause); break;
    case Verb::explode_on: explode_from(g, cause, e.amount.least); break;
    case Verb::ignore_explosion: explode_from(g, cause, 7); break;
    case Verb::foe_no_explosion:
      if (g.battle) g.battle->foe_explodes_from = 7;
      break;
    case Verb::auto_pass:
      if (g.test) g.test->passes = true;
      break;
    case Verb::tie_wins:
      if (g.battle) g.battle->tie_wins = true;
      break;
    case Verb::lose_no_life:
      if (g.battle) g.battle->no_life_loss = true;
      break;
    case Verb::prevent:
      if (g.occasion) g.occasion->prevented = static_cast<std::int8_t>(g.occasion->prevented + e.amount.n);
      break;
    case Verb::evade: co_await evade(g, e, cause); break;
    case Verb::test: co_await test(g, e, cause); break;
    case Verb::battle: co_await battle_text(g, e, cause); break;
    case Verb::table: co_await table(g, e, cause); break;
    case Verb::choose: co_await choose(g, e, cause); break;
    case Verb::may: co_await may(g, e, cause); break;
    case Verb::pay: co_await pay_for(g, e, cause); break;
    case Verb::if_:
      if (!holds(g, e.condition, cause)) break;
      cause.names_inner = cause.names_inner || names_inner(g, e.condition);
      co_await resolve(g, block(g, e), cause);
      break;
    case Verb::repeat:
      for (int i = 0; i < e.amount.n; ++i) co_await resolve(g, block(g, e), cause);
      break;
    case Verb::each_player:
    case Verb::other_players:
    case Verb::players_in: co_await players(g, e, cause); break;
    case Verb::chosen_player: co_await chosen_player(g, e, cause); break;
    case Verb::left_player: co_await for_player(g, g.left_of(cause.actor), block(g, e), cause); break;
    case Verb::owner:
      cause.actor = cause.owner;
      co_await resolve(g, block(g, e), cause);
      break;
    case Verb::move: co_await move(g, e, cause); break;
    case Verb::move_player: co_await move_player(g, e, cause); break;
    case Verb::swap_places: co_await swap_places(g, cause); break;
    case Verb::move_bonus: move_bonus(g, e, cause); break;
    case Verb::stay:
      if (g.movement) g.movement->stays = true;
      break;
    case Verb::lose_turn: co_await lose_turn(g, cause.actor); break;
    case Verb::extra_turn: g.player(cause.actor).again = true; break;
    case Verb::end_phase: co_await end_phase(g); break;
    case Verb::place: co_await place(g, e, cause); break;
    case Verb::remove: co_await remove(g, e, cause); break;
    case Verb::take_trophy: co_await take_trophy(g, e, cause); break;
    case Verb::place_token: co_await place_token(g, e, cause); break;
    case Verb::eliminate:  // REL-OUT-28
      eliminate(g, cause.actor);
      co_await cut_short(g, cause.actor);
      break;
    case Verb::win:
      win(g, cause.actor);
      co_await g.abort(kTurn);
      break;
    case Verb::cannot: forbid(g, e); break;
    case Verb::limit:  // asked for by modifiers.cpp
    case Verb::threshold:
    case Verb::cost:
    case Verb::keep: break;  // asked for by out.cpp
    case Verb::count_as:
      if (g.occasion) g.occasion->taken = true;
      break;
    case Verb::replace:
      if (g.occasion) g.occasion->replaced = true;
      co_await resolve(g, block(g, e), cause);
      break;
    case Verb::cancel:
      if (g.occasion) g.occasion->cancelled = true;
      break;
    case Verb::facedown: turn_down(g, e, cause); break;
  }
}

// Whether what happens to a player already has the scope with which all of it ends: the turn, or the outermost effect
// in the turn of another.
bool acts_plainly(const Relic& g, Seat who) { return who == g.s.active || is_inside(g, scope_of(who)); }

Task<> carry_out(Relic& g, const Ability& ability, Cause cause) {
  cause.condition = ability.condition;
  if (ability.cost.given()) {
    const int discarded = co_await pay(g, cause.actor, ability.cost, cause);
    cause.discarded = static_cast<std::int8_t>(discarded);
  }
  co_await resolve(g, ability.body, cause);
}

}  // namespace

bool is_inside(const Relic& g, std::uint8_t scope) {
  for (auto* frame = g.innermost_scope; frame; frame = frame->outer) {
    if (frame->name == scope) return true;
  }
  return false;
}

// REL-MISSION-03, REL-MISSION-13: what one effect brings about is rewarded before the next one.
Task<> resolve(Relic& g, Body body, Cause cause) {
  for (std::size_t i = 0; i < body.count; ++i) {
    co_await one(g, g.catalogue.script.begin_of(body)[i], cause);
    if (g.s.phase >= Phase::movement && missions_are_met(g)) co_await complete_missions(g);
  }
}

// REL-GEN-13: the cost in full, then the effect. REL-OUT-26, REL-OUT-27: of what a player does who is not taking the
// turn the rest is dropped with the character.
Task<> use_ability(Relic& g, const Ability& ability, Cause cause) {
  const auto number = static_cast<int>(&ability - g.catalogue.script.abilities.data());
  g.say_that(Tell::used, "REL-GEN-07"_clause, of(cause.actor), cause.source, {number});
  if (acts_plainly(g, cause.actor)) {
    co_await carry_out(g, ability, cause);
  } else {
    co_await kernel::scoped(g, scope_of(cause.actor), carry_out(g, ability, cause));
  }
  if (g.s.phase >= Phase::movement && missions_are_met(g)) co_await complete_missions(g);
}

Task<int> pay(Relic& g, Seat who, Cost cost, Cause cause) {
  switch (cost.what) {
    case What::influence: lose_influence(g, who, cost.n, "REL-GEN-13"_clause); co_return 0;
    case What::life: co_await pay_life(g, who, cost.n, "REL-GEN-13"_clause); co_return 0;
    case What::corruption: co_await draw_corruption(g, who, cost.n, "REL-GEN-13"_clause); co_return 0;
    case What::power: co_await discard_powers(g, who, cost.n, "REL-GEN-13"_clause); co_return cost.n;
    case What::asset: co_await discard_assets(g, who, cost.n, cost.traits, "REL-GEN-13"_clause); co_return cost.n;
    case What::trophy:
      co_return co_await discard_trophies(g, who, cost.least, cost.n, cost.traits, "REL-GEN-13"_clause);
    case What::this_:
      if (cause.serial != 0) {
        discard_in_play(g, cause.serial, "REL-GEN-13"_clause);
        co_await check_threshold(g, who);  // REL-OUT-25
        co_return 1;
      }
      for (std::size_t i = 0; i < g.player(who).corruption.size(); ++i) {
        const CorruptionCard& owned = g.player(who).corruption[i];
        if (owned.card != cause.card || !owned.up) continue;
        g.player(who).corruption.take(i);
        listen(g, who);
        discard_card(g, cause.card, who, "REL-GEN-13"_clause);
        note_deed(g, who, {Deed::discard_corruption, cause.card});
        break;
      }
      co_return 1;
    default: co_return 0;
  }
}

// REL-OUT-27: if this vanquishes somebody who is not taking the turn, the rest is dropped and the turn goes on.
Task<> for_player(Relic& g, Seat who, Body body, Cause cause) {
  cause.actor = who;
  if (acts_plainly(g, who)) {
    co_await resolve(g, body, cause);
    co_return;
  }
  co_await kernel::scoped(g, scope_of(who), resolve(g, body, cause));
}

}  // namespace kostka::games::relic
