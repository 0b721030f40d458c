// What the verbs about values and cards do.
#include "games/relic/rules/effects.h"

#include <algorithm>

#include "games/relic/rules/colour_choice.h"

namespace kostka::games::relic::effects {

using kernel::Audience;
using kernel::Forced;

namespace {

// The reader of a verb lets only words through that it has a rule for.
void no_rule() { kernel::raise_fault("A text asks a verb for something that it has no rule for."); }

}  // namespace

Task<> gain(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const int n = number_of(g, e.amount, cause);
  switch (about(e.what)) {
    case About::life: gain_life(g, who, n, "REL-ATTR-06"_clause); break;
    case About::influence: gain_influence(g, who, n, "REL-INF-06"_clause); break;
    case About::infamy: co_await gain_infamy(g, who, n, "RNE-INF-02"_clause); break;
    case About::level:
      for (int i = 0; i < n; ++i) co_await gain_level(g, who, "REL-LEVEL-07"_clause);
      break;
    case About::completed_mission:
      for (int i = 0; i < n; ++i) co_await gain_completed_mission(g, who, "REL-MISSION-07"_clause);
      break;
    case About::attribute: gain_attribute(g, who, e.what, n, "REL-ATTR-03"_clause); break;
    case About::any_attribute:  // REL-ATTR-02: never Life
      for (int i = 0; i < n; ++i) {
        const What attribute = co_await which_attribute(g, who, "REL-ATTR-02"_clause);
        gain_attribute(g, who, attribute, 1, "REL-ATTR-03"_clause);
      }
      break;
    case About::extreme_attribute: {
      const What attribute = co_await extreme_attribute(g, who, e.what);
      gain_attribute(g, who, attribute, n, "REL-ATTR-03"_clause);
      break;
    }
    case About::hand:
    case About::corruption:
    case About::mission:
    case About::relic:
    case About::wargear:
    case About::threat_deck:
    case About::imperium:
    case About::asset:
    case About::arsenal:
    case About::trophy:
    case About::charge:
    case About::this_:
    case About::trait:
    case About::enemy:
    case About::threat:
    case About::player:
    case About::inner_space:
    case About::of_nemeses:
    case About::manner: no_rule(); break;
  }
}

Task<> lose(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const int n = number_of(g, e.amount, cause);
  switch (about(e.what)) {
    case About::life: co_await lose_life(g, who, n, "REL-ATTR-07"_clause); break;
    case About::influence: lose_influence(g, who, n, "REL-INF-03"_clause); break;
    case About::infamy: lose_infamy(g, who, n, "RNE-INF-02"_clause); break;
    case About::attribute: gain_attribute(g, who, e.what, -n, "REL-ATTR-04"_clause); break;
    case About::any_attribute: {
      const What attribute = co_await which_attribute(g, who, "REL-ATTR-02"_clause);
      gain_attribute(g, who, attribute, -n, "REL-ATTR-04"_clause);
      break;
    }
    case About::extreme_attribute: {
      const What attribute = co_await extreme_attribute(g, who, e.what);
      gain_attribute(g, who, attribute, -n, "REL-ATTR-04"_clause);
      break;
    }
    case About::level:
    case About::completed_mission:
    case About::hand:
    case About::corruption:
    case About::mission:
    case About::relic:
    case About::wargear:
    case About::threat_deck:
    case About::imperium:
    case About::asset:
    case About::arsenal:
    case About::trophy:
    case About::charge:
    case About::this_:
    case About::trait:
    case About::enemy:
    case About::threat:
    case About::player:
    case About::inner_space:
    case About::of_nemeses:
    case About::manner: no_rule(); break;
  }
}

namespace {

// Onto the player's space (REL-INNER-17: not everywhere).
Task<> draw_threats(Relic& g, const Effect& e, int n, Cause cause) {
  const Seat who = cause.actor;
  if (!may_draw_threats(g, who, cause)) co_return;
  for (int i = 0; i < n; ++i) {
    const Deck colour = co_await choose_colour(g, who, e.what, ColourFor::draw, cause.source);
    const CardId card = co_await draw_card(g, colour, "REL-ENGAGE-11"_clause);
    if (card.valid()) lay_threat(g, card, g.player(who).space, "REL-ENGAGE-11"_clause);
  }
}

}  // namespace

Task<> draw(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const int n = number_of(g, e.amount, cause);
  switch (about(e.what)) {
    case About::hand: co_await draw_powers(g, who, n, "REL-POWER-10"_clause); break;
    case About::corruption: co_await draw_corruption(g, who, n, "REL-CORR-02"_clause); break;
    case About::mission:
      for (int i = 0; i < n; ++i) co_await draw_mission(g, who, "REL-MISSION-05"_clause);
      break;
    case About::imperium: co_await draw_onto_space(g, who, n, e.manner == Manner::no_event); break;
    case About::threat_deck: co_await draw_threats(g, e, n, cause); break;
    case About::attribute:
    case About::any_attribute:
    case About::extreme_attribute:
    case About::life:
    case About::influence:
    case About::infamy:
    case About::level:
    case About::completed_mission:
    case About::relic:
    case About::wargear:
    case About::asset:
    case About::arsenal:
    case About::trophy:
    case About::charge:
    case About::this_:
    case About::trait:
    case About::enemy:
    case About::threat:
    case About::player:
    case About::inner_space:
    case About::of_nemeses:
    case About::manner: no_rule(); break;
  }
}

// REL-ENGAGE-10
Task<> draw_and_resolve(Relic& g, const Effect& e, Cause cause) {
  if (!is_threat(e.what)) {
    co_await draw_and_resolve_own(g, e, cause);
    co_return;
  }
  if (!may_draw_threats(g, cause.actor, cause)) co_return;
  co_await draw(g, e, cause);
  co_await resolve_threats(g, cause.actor);
  co_await g.abort(kPhase);
}

namespace {

// The decks that can be looked into: a Threat deck, the Imperium deck, or the Nemesis deck of the one who looks.
class LookedInto {
 public:
  LookedInto(Relic& g, Seat who, Deck deck) : g_(g), who_(who), deck_(deck) {}

  [[nodiscard]] std::size_t size() const {
    if (deck_ == Deck::imperium) return g_.s.enemies.imperium.deck.size();
    return deck_ == Deck::nemesis ? own().deck.size() : g_.deck(deck_).size();
  }
  [[nodiscard]] Task<CardId> draw() const {
    if (deck_ == Deck::imperium) return draw_imperium_card(g_, "REL-GEN-05"_clause);
    return draw_nemesis_card(g_, who_, "REL-GEN-05"_clause);
  }
  void put_on_top(CardId card) const {
    if (deck_ == Deck::imperium) {
      g_.s.enemies.imperium.deck.put_on_top(card);
    } else if (deck_ == Deck::nemesis) {
      own().deck.put_on_top(card);
    } else {
      g_.deck(deck_).put_on_top(card);
    }
  }
  void mark() const {
    if (deck_ == Deck::imperium) {
      g_.s.enemies.imperium.seen_by = who_;
    } else if (deck_ == Deck::nemesis) {
      own().seen_by = who_;
    } else {
      g_.s.seen_by[static_cast<std::size_t>(deck_)] = who_;
    }
  }

 private:
  [[nodiscard]] NemesisDeck& own() const { return g_.nemesis_deck(g_.player(who_).nemesis); }

  Relic& g_;
  Seat who_;
  Deck deck_;
};

Task<Deck> which_deck(Relic& g, Seat who, What what, Object source) {
  if (what == What::imperium) co_return Deck::imperium;
  if (what == What::nemesis) co_return Deck::nemesis;
  co_return co_await choose_colour(g, who, what, ColourFor::look, source);
}

}  // namespace

// The top cards of a deck, seen by one player and put back in the order that player likes; one of them may be discarded
// where the text says so.
Task<> look(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const Deck deck = co_await which_deck(g, who, e.what, cause.source);
  const LookedInto looked(g, who, deck);
  kernel::ShortList<CardId, 4> seen;
  const int cards = std::min({static_cast<int>(e.amount.n), 4, static_cast<int>(looked.size())});
  g.tell("REL-GEN-05"_clause, told::Looked{.who = who, .deck = deck, .count = cards});
  for (int i = 0; i < cards; ++i) {
    CardId card{};
    if (is_threat(deck)) {
      card = co_await draw_card(g, deck, "REL-GEN-05"_clause);
    } else {
      card = co_await looked.draw();
    }
    set_aside(g, card, who);
    seen.push_back(card);
    g.tell("REL-GEN-05"_clause, told::Seen{who, card}, Audience::only(who));
  }
  looked.mark();
  bool may_discard = e.also == What::one;
  while (!seen.empty()) {  // the first one put back is the deepest
    for (std::size_t i = 0; i < seen.size(); ++i) {
      if (std::find(seen.begin(), seen.begin() + i, seen[i]) != seen.begin() + i) continue;
      g.offer_to_choose(Answer::put, object(Kind::card, seen[i].index(), who));
      if (may_discard) g.offer_to_choose(Answer::discard, object(Kind::card, seen[i].index(), who));
    }
    const Option option = co_await g.ask(who, "REL-GEN-08"_clause, g.question(Asking::put_back, 0, of(deck)),
                                         seen.size() > 1 ? Forced::ask : Forced::skip);
    const CardId card{option.about[0].index};
    seen.remove(card);
    take_aside(g, card);
    if (g.answer_of(option) == Answer::discard) {
      may_discard = false;
      discard_card(g, card, who, "REL-DISCARD-04"_clause);
    } else {
      looked.put_on_top(card);
    }
  }
}

namespace {

Task<> discard_this(Relic& g, Cause cause) {
  const Seat who = cause.actor;
  if (cause.window == Window::battle_win && g.player(who).trophies.contains(cause.card)) {
    g.player(who).trophies.remove(cause.card);  // REL-BATTLE-14: a beaten enemy that says otherwise
    discard_card(g, cause.card, who, "REL-BATTLE-14"_clause);
  } else if (cause.serial != 0) {
    discard_in_play(g, cause.serial, "REL-DISCARD-01"_clause);
  }
  co_await check_threshold(g, who);  // REL-OUT-25
}

// Of one own card.
Task<> discard_charge(Relic& g, Seat who) {
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
  g.tell("REL-DISCARD-01"_clause, told::Charge{.who = who, .card = asset->card, .more = -1});
  if (asset->charges == 0) discard_in_play(g, asset->serial, "REL-CHARGE-03"_clause);
  co_await check_threshold(g, who);  // REL-OUT-25
}

}  // namespace

Task<> discard(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  const int n = number_of(g, e.amount, cause);
  switch (about(e.what)) {
    case About::hand: co_await discard_powers(g, who, n, "REL-DISCARD-01"_clause); break;
    case About::arsenal: co_await discard_assets(g, who, n, kAnyTrait, "REL-DISCARD-01"_clause); break;
    case About::corruption: co_await discard_corruption(g, who, n, "REL-CORR-10"_clause); break;
    case About::asset: co_await discard_assets(g, who, n, e.traits, "REL-DISCARD-01"_clause); break;
    case About::trophy: co_await discard_trophies(g, who, n, n, e.traits, false, "REL-DISCARD-01"_clause); break;
    case About::this_: co_await discard_this(g, cause); break;
    case About::charge: co_await discard_charge(g, who); break;
    case About::attribute:
    case About::any_attribute:
    case About::extreme_attribute:
    case About::life:
    case About::influence:
    case About::infamy:
    case About::level:
    case About::completed_mission:
    case About::mission:
    case About::relic:
    case About::wargear:
    case About::threat_deck:
    case About::imperium:
    case About::trait:
    case About::enemy:
    case About::threat:
    case About::player:
    case About::inner_space:
    case About::of_nemeses:
    case About::manner: no_rule(); break;
  }
}

Task<> take_from_discard(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  if (e.what == What::imperium) {
    co_await take_arsenal_back(g, e, cause);
    co_return;
  }
  const Deck deck = e.what == What::power ? Deck::power : Deck::wargear;
  for (int i = 0; i < e.amount.n && !g.pile(deck).empty(); ++i) {
    const Pile& pile = g.pile(deck);
    // RNE-CLAR-31: only the topmost card, where the text says so.
    for (std::size_t k = e.also == What::one ? pile.size() - 1 : 0; k < pile.size(); ++k) {
      if (e.also == What::one || std::find(pile.begin(), pile.begin() + k, pile[k]) == pile.begin() + k) {
        g.offer_to_choose(Answer::take, of(pile[k]));
      }
    }
    const Option option = co_await g.ask(who, "REL-GEN-08"_clause, g.question(Asking::take_back, 0, of(deck)));
    const CardId card{option.about[0].index};
    if (e.also == What::one) {
      g.pile(deck).pop_back();
    } else {
      g.pile(deck).remove(card);
    }
    if (deck == Deck::power) {
      g.player(who).powers.insert_sorted(card);
      g.tell("REL-GEN-08"_clause, told::PowersDrawn{.who = who, .count = 1, .card = card});
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
  kernel::ShortList<CardId, 8> shown;
  for (int i = 0; i < std::min<int>(e.amount.n, 8); ++i) {
    const CardId card = co_await draw_card(g, Deck::wargear, "REL-TEXT-06"_clause);
    if (!card.valid()) break;
    set_aside(g, card, Seat{});
    g.tell("REL-TEXT-06"_clause, told::Shown{who, card});
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

// From one player of their choice; a Power card is taken unseen.
Task<> steal(Relic& g, const Effect& e, Cause cause) {
  const Seat thief = cause.actor;
  // A card on the board that lets a rival steal means the player in battle.
  Seat victim = thief != g.s.active && cause.whose == g.s.active ? g.s.active : Seat{};
  if (!victim.valid()) {
    int offered = 0;
    for (const Seat seat : g.characters()) {
      const Player& p = g.player(seat);
      if (seat == thief || !belongs(g, p.space, e.place, cause)) continue;
      if (e.what == What::influence ? p.influence == 0 : p.powers.empty()) continue;
      g.offer_to_choose(Answer::player, of(seat));
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
    g.tell("REL-GEN-11"_clause, told::Stolen{.thief = thief, .victim = victim, .influence = n});
    co_return;
  }
  for (int i = 0; i < e.amount.n && !g.player(victim).powers.empty(); ++i) {
    kernel::Deck<CardId, 36> hand;
    for (const CardId card : g.player(victim).powers) hand.shuffle_in(card);
    const CardId card = co_await g.draw(hand, static_cast<std::uint8_t>(Kind::card), "REL-GEN-11"_clause,
                                        g.question(Asking::card_stolen, 0, of(victim)));
    g.player(victim).powers.remove(card);
    g.player(thief).powers.insert_sorted(card);
    g.tell("REL-GEN-11"_clause, told::Stolen{.thief = thief, .victim = victim, .influence = 0});
    g.tell("REL-GEN-11"_clause, told::PowerDrawn{thief, card}, Audience::only(thief));
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

}  // namespace kostka::games::relic::effects
