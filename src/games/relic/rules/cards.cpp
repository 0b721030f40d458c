// Cards on their way: drawing, discarding, assets, charges (REL-COMP-08, REL-DISCARD, REL-CHARGE, REL-ASSET).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::Audience;
using kernel::Forced;

std::uint16_t next_serial(Relic& g) {
  // In an endless match numbers come round again, and those of cards that still lie are passed over; before this turn
  // there cannot have been so many cards.
  constexpr int kEarliestTurn = 100;
  do {
    if (++g.s.serial == 0) ++g.s.serial;  // 0 names no card
  } while (g.s.turn >= kEarliestTurn && g.find(g.s.serial));
  return g.s.serial;
}

}  // namespace

bool has_one_of(const Card& card, const std::array<TraitId, 2>& traits) {
  if (!traits[0].valid()) return true;
  return card.has(traits[0]) || (traits[1].valid() && card.has(traits[1]));
}

CardDraw draw_card(Relic& g, Deck d, Clause clause) {
  auto& deck = g.deck(d);
  // REL-DISCARD-08: only when a card is needed.
  if (deck.empty()) {
    Pile& pile = g.pile(d);
    // REL-DISCARD-07
    if (pile.empty()) return {};
    // REL-DISCARD-06
    for (const CardId card : pile) deck.shuffle_in(card);
    pile.clear();
    g.tell("REL-DISCARD-06"_clause, told::DeckShuffled{d});
  }
  g.irrevocable();  // also where somebody has put the card on top: it is a reveal, if not chance
  return CardDraw{
      g.draw(deck, static_cast<std::uint8_t>(Kind::card), clause, g.question(Asking::card_drawn, 0, of(d)))};
}

void put_on_pile(Relic& g, CardId card) {
  const Card& design = g.card(card);
  // RNE-CARD-04: its back decides, no matter who had it. RNE-COMP-12
  if (design.deck == Deck::imperium) {
    g.s.enemies.imperium.pile.push_back(card);
  } else if (design.deck == Deck::nemesis) {
    g.nemesis_deck(design.nemesis).pile.push_back(card);
  } else {
    g.pile(design.deck).push_back(card);
  }
}

void discard_card(Relic& g, CardId card, Seat who, Clause clause) {
  // REL-COMP-08: each deck has a pile of its own. REL-DISCARD-04: face up on top of it.
  put_on_pile(g, card);
  g.tell(clause, told::Discarded{who.valid() ? std::optional(who) : std::nullopt, card});
}

void set_aside(Relic& g, CardId card, Seat seen_by) {
  CardAside aside;
  aside.card = card;
  aside.seen_by = seen_by;
  g.s.aside.push_back(aside);
}

void take_aside(Relic& g, CardId card) {
  auto& aside = g.s.aside;
  const auto at = std::find_if(aside.begin(), aside.end(), [card](const CardAside& c) { return c.card == card; });
  if (at != aside.end()) aside.take(static_cast<std::size_t>(at - aside.begin()));
}

// By space, behind those that lie there already.
void put_on_board(Relic& g, const CardInPlay& card) {
  auto& lying = g.s.cards_on_board;
  if (lying.full()) {
    kernel::raise_fault("More Threat cards lie on the board than were printed.");
    return;
  }
  const std::size_t at = g.s.first_on[card.space.index() + 1];
  lying.push_back(card);
  std::rotate(lying.begin() + at, lying.end() - 1, lying.end());
  for (std::size_t i = card.space.index() + 1; i < g.s.first_on.size(); ++i) ++g.s.first_on[i];
  g.s.board_windows.add(g.card(card.card));
}

void lay_threat(Relic& g, CardId card, SpaceId space, Clause clause) {
  CardInPlay laid;
  laid.card = card;
  laid.serial = next_serial(g);
  laid.space = space;
  // REL-EXPLORE-10: with the charges that are printed on it. REL-CHARGE-08: whatever its type.
  laid.charges = g.card(card).charges;
  put_on_board(g, laid);
  g.tell(clause, told::ThreatLaid{card, space});
}

void lay_imperium(Relic& g, CardId card, SpaceId space, Clause clause) {
  CardInPlay laid = new_card(card);
  laid.serial = next_serial(g);
  laid.space = space;
  laid.charges = g.card(card).charges;
  g.s.enemies.cards_on_board.push_back(laid);
  g.tell(clause, told::ImperiumLaid{card, space});
}

// RNE-SCN-02: where it lies without charges, since those are of its abilities (RNE-SCN-19).
void lay_on_sheet(Relic& g, CardId card) {
  CardInPlay laid = new_card(card);
  laid.serial = next_serial(g);
  g.s.scenario.laid.push_back(laid);
}

CardInPlay take_from_board(Relic& g, std::uint16_t serial) {
  const auto is_it = [serial](const CardInPlay& c) { return c.serial == serial; };
  auto& lying = g.s.cards_on_board;
  const auto at = std::find_if(lying.begin(), lying.end(), is_it);
  if (at == lying.end()) {
    auto& laid = g.s.scenario.laid;
    const auto on_sheet = std::find_if(laid.begin(), laid.end(), is_it);
    if (on_sheet != laid.end()) return laid.take(static_cast<std::size_t>(on_sheet - laid.begin()));
    auto& imperium = g.s.enemies.cards_on_board;
    const auto found = std::find_if(imperium.begin(), imperium.end(), is_it);
    return found == imperium.end() ? CardInPlay{} : imperium.take(static_cast<std::size_t>(found - imperium.begin()));
  }
  for (std::size_t i = at->space.index() + 1; i < g.s.first_on.size(); ++i) --g.s.first_on[i];
  const CardInPlay taken = lying.take(static_cast<std::size_t>(at - lying.begin()));
  update_board_windows(g);
  return taken;
}

// REL-DISCARD-09: the tokens on it go too.
void discard_in_play(Relic& g, std::uint16_t serial, Clause clause) {
  const CardInPlay lying = take_from_board(g, serial);
  if (lying.card.valid()) {
    discard_card(g, lying.card, {}, clause);
    return;
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    auto& assets = g.s.players[i].assets;
    const auto at =
        std::find_if(assets.begin(), assets.end(), [serial](const CardInPlay& c) { return c.serial == serial; });
    if (at == assets.end()) continue;
    const CardInPlay asset = assets.take(static_cast<std::size_t>(at - assets.begin()));
    update_responses(g, Seat{i});
    discard_card(g, asset.card, Seat{i}, clause);
    return;
  }
}

Task<> gain_asset(Relic& g, Seat who, CardInPlay card, Clause clause) {
  if (card.serial == 0) {
    card.serial = next_serial(g);
    // REL-CHARGE-01
    card.charges = g.card(card.card).charges;
  }
  // REL-CHARGE-06: of a card that comes from another player a charge may have been spent in this turn.
  if (card.space.valid()) card.spent = false;
  card.space = SpaceId{};
  card.done = false;
  const std::uint16_t serial = card.serial;
  // REL-WARGEAR-02: face up into the play area.
  g.player(who).assets.push_back(card);
  update_responses(g, who);
  g.tell(clause, told::Asset{who, card.card});
  note_deed(g, who, {Deed::gain_asset, card.card});
  {
    Occasion occasion(g.occasion, card.card, serial);
    co_await open_window(g, who, Window::gain_asset, occasion);
  }
  co_await check_threshold(g, who);  // REL-OUT-25
  co_await complete_missions(g);
}

Task<> draw_powers(Relic& g, Seat who, int n, Clause clause) {
  if (g.is_nemesis(who)) co_return;  // RNE-SET-18
  int drawn = 0;
  for (; drawn < n; ++drawn) {
    const CardId card = co_await draw_card(g, Deck::power, clause);
    if (!card.valid()) break;
    g.player(who).powers.insert_sorted(card);
    g.tell(clause, told::PowerDrawn{who, card}, Audience::only(who));
  }
  if (drawn > 0) g.tell(clause, told::PowersDrawn{.who = who, .count = drawn}, Audience::all_but(who));
}

// REL-CHARGE-05
void add_charges(Relic& g, CardInPlay& card, int n, Seat who) {
  card.charges = static_cast<std::int8_t>(std::min(99, card.charges + n));
  g.tell("REL-CHARGE-05"_clause, told::Charge{.who = who, .card = card.card, .more = n});
}

bool spend_charge(Relic& g, std::uint16_t serial, Seat who) {
  // REL-CHARGE-07: equal cards have a limit each. RNE-NCARD-12: those of an arsenal as well.
  CardInPlay* card = g.find(serial);
  // REL-CHARGE-06
  if (!card || card->charges == 0 || card->spent) return false;
  // REL-CHARGE-02
  --card->charges;
  card->spent = g.s.some_spent = true;
  g.tell("REL-CHARGE-02"_clause, told::Charge{.who = who, .card = card->card, .more = -1});
  // REL-CHARGE-03
  if (card->charges == 0) discard_in_play(g, serial, "REL-CHARGE-03"_clause);
  return true;
}

// REL-POWER-05: on top. RNE-CLAR-31: or at the bottom.
void put_played_power(Relic& g, Seat who, CardId card) {
  put_on_pile(g, card);
  Pile& pile = g.pile(Deck::power);
  if (powers_go_under_pile(g, who)) std::rotate(pile.begin(), pile.end() - 1, pile.end());
}

// The question is put whatever the hand holds.
Task<> discard_powers(Relic& g, Seat who, int n, Clause clause) {
  // REL-DISCARD-03: with fewer, all go. REL-DISCARD-02: with none, nothing happens.
  for (int i = 0; i < n && !g.player(who).powers.empty(); ++i) {
    const auto& powers = g.player(who).powers;
    // REL-DISCARD-01: the owner chooses.
    for (std::size_t k = 0; k < powers.size(); ++k) {
      if (k == 0 || powers[k] != powers[k - 1]) g.offer_to_choose(Answer::discard, power_of(who, powers[k]));
    }
    const Option option =
        co_await g.ask(who, clause, g.question(Asking::discard_power), powers.size() > 1 ? Forced::ask : Forced::skip);
    const CardId card{option.about[0].index};
    g.player(who).powers.remove(card);
    discard_card(g, card, who, clause);
  }
}

namespace {

// RNE-CLAR-30: a trophy that is an asset has its printed traits. RNE-CLAR-26: but is never an Apostate one.
bool trophy_fits(const Relic& g, CardId trophy, const std::array<TraitId, 2>& traits) {
  if (!traits[0].valid()) return true;
  const auto fits = [&](TraitId trait) {
    return trait.valid() && trait != g.catalogue.apostate && g.card(trophy).has(trait);
  };
  return fits(traits[0]) || fits(traits[1]);
}

}  // namespace

int count_assets(const Relic& g, Seat who, const std::array<TraitId, 2>& traits) {
  const Player& p = g.player(who);
  auto n = std::count_if(p.assets.begin(), p.assets.end(),
                         [&](const CardInPlay& asset) { return has_one_of(g.card(asset.card), traits); });
  // RNE-CLAR-01
  if (!p.trophies.empty() && trophies_are_assets(g, who)) {
    n += std::count_if(p.trophies.begin(), p.trophies.end(), [&](CardId t) { return trophy_fits(g, t, traits); });
  }
  return static_cast<int>(n);
}

int offer_assets(Relic& g, Seat who, const std::array<TraitId, 2>& traits, Answer answer) {
  const Player& p = g.player(who);
  int offered = 0;
  for (const CardInPlay& asset : p.assets) {
    if (!has_one_of(g.card(asset.card), traits)) continue;
    g.offer_to_choose(answer, of(asset, who));
    ++offered;
  }
  if (p.trophies.empty() || !trophies_are_assets(g, who)) return offered;
  for (std::size_t i = 0; i < p.trophies.size(); ++i) {
    const bool again = std::find(p.trophies.begin(), p.trophies.begin() + i, p.trophies[i]) != p.trophies.begin() + i;
    if (again || !trophy_fits(g, p.trophies[i], traits)) continue;
    g.offer_to_choose(answer, object(Kind::trophy, p.trophies[i].index(), who));
    ++offered;
  }
  return offered;
}

void discard_asset(Relic& g, Seat who, Object asset, Clause clause) {
  if (static_cast<Kind>(asset.kind) != Kind::trophy) {
    discard_in_play(g, asset.index, clause);
    return;
  }
  const CardId card{asset.index};
  g.player(who).trophies.remove(card);
  discard_card(g, card, who, clause);
}

Task<> discard_assets(Relic& g, Seat who, int n, std::array<TraitId, 2> traits, Clause clause) {
  for (int i = 0; i < n; ++i) {
    if (offer_assets(g, who, traits, Answer::discard) == 0) co_return;
    const Option option = co_await g.ask(who, clause, g.question(Asking::discard_asset));
    discard_asset(g, who, option.about[0], clause);
    co_await check_threshold(g, who);
  }
}

// RNE-SCN-24: those that are the price of a text are spent, others are lost.
Task<int> discard_trophies(Relic& g, Seat who, int least, int most, std::array<TraitId, 2> traits, bool spent,
                           Clause clause) {
  int discarded = 0;
  for (; discarded < most; ++discarded) {
    const auto& trophies = g.player(who).trophies;
    int offered = 0;
    for (std::size_t i = 0; i < trophies.size(); ++i) {
      const bool again = std::find(trophies.begin(), trophies.begin() + i, trophies[i]) != trophies.begin() + i;
      if (again || !has_one_of(g.card(trophies[i]), traits)) continue;
      if (spent) {
        offer_to_spend(g, who, trophies[i], Answer::discard, 0);
      } else {
        g.offer_to_choose(Answer::discard, object(Kind::trophy, trophies[i].index(), who));
      }
      ++offered;
    }
    if (offered == 0) break;
    if (discarded >= least) g.offer_to_choose(Answer::done);
    const Option option = co_await g.ask(who, clause, g.question(Asking::discard_trophy));
    if (g.answer_of(option) == Answer::done) break;
    spend_trophy(g, who, option, clause);
  }
  co_return discarded;
}

// REL-CORR-10: face-up or face-down, as the owner likes. Others see only which place it had. Its standing effects end
// with it; what it changed once stays (REL-CORR-12).
Task<> discard_corruption(Relic& g, Seat who, int n, Clause clause) {
  bool discarded = false;
  for (int i = 0; i < n && !g.player(who).corruption.empty(); ++i) {
    const auto& cards = g.player(who).corruption;
    for (std::size_t k = 0; k < cards.size(); ++k) {
      g.offer_to_choose(Answer::discard, object(Kind::corruption, k, who));
    }
    const Option option = co_await g.ask(who, clause, g.question(Asking::discard_corruption));
    const CorruptionCard card = g.player(who).corruption.take(option.about[0].index);
    update_responses(g, who);
    discard_card(g, card.card, who, clause);
    note_deed(g, who, {Deed::discard_corruption, card.card});
    discarded = true;
  }
  // RNE-CLAR-08: once for all that are discarded at one occasion.
  if (discarded) co_await open_window(g, who, Window::discard_corruption);
  co_await check_threshold(g, who);  // REL-OUT-25
}

}  // namespace kostka::games::relic
