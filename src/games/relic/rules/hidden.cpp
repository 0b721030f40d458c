// Dealing again what an observer cannot know (REL-GEN-14): Power cards in other hands, face-down Corruption cards of
// others, missions gained unseen, the order of decks somebody else has looked into, sheets dealt to others.
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::ChanceStream;
using kernel::Observer;

// Begins with the items in ascending order, so that the deal follows from the stream and from what the observer knows,
// and not from how the cards really lie.
template <class List>
void shuffle(List& items, ChanceStream& stream) {
  std::sort(items.begin(), items.end());
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[stream.below(static_cast<std::uint32_t>(i))]);
  }
}

// Cards that only somebody else has seen on top of a deck. That they lie there in an order is known to all.
template <class Visit>
void for_each_on_top(State& s, Deck deck, Observer observer, Visit visit) {
  const Seat seen_by = s.seen_by[static_cast<std::size_t>(deck)];
  if (seen_by.valid() && observer.sees_secrets_of(seen_by)) return;
  auto& top = s.decks[static_cast<std::size_t>(deck)].top;
  std::for_each(top.begin(), top.end(), visit);
}

// The hidden places of one deck change their cards with each other and with the unordered deck.
template <class Pool, class ForEachHidden>
void mix_with(Pool& pool, ChanceStream& stream, ForEachHidden for_each_hidden) {
  Pool unknown = pool;
  for_each_hidden([&](CardId& card) { unknown.push_back(card); });
  if (unknown.size() == pool.size()) return;
  shuffle(unknown, stream);
  for_each_hidden([&](CardId& card) { card = unknown.pop_back(); });
  pool.clear();
  for (const CardId card : unknown) pool.insert_sorted(card);
}

template <class ForEachHidden>
void mix(State& s, Deck deck, ChanceStream& stream, ForEachHidden for_each_hidden) {
  mix_with(s.decks[static_cast<std::size_t>(deck)].pool, stream, for_each_hidden);
}

// What others cannot know of a Nemesis deck. RNE-MIGHT-09: the hand, which holds Might cards and no others.
// RNE-EXPL-11: the card drawn for the Engagement phase. Cards on top that the nemesis has looked at.
void deal_nemesis_deck(Relic& g, Seat seat, ChanceStream& stream) {
  NemesisDeck& cards = g.nemesis_deck(g.player(seat).nemesis);
  auto& hand = g.player(seat).powers;
  kernel::FixedVector<CardId, kNemesisDeckRoom> might;
  for (const CardId card : hand) might.push_back(card);
  const auto for_each_hidden = [&](auto visit) {
    for (CardAside& card : g.s.aside) {
      if (card.seen_by == seat && g.card(card.card).deck == Deck::nemesis) visit(card.card);
    }
    std::for_each(cards.deck.top.begin(), cards.deck.top.end(), visit);
  };
  auto others = cards.deck.pool;
  for_each_hidden([&](CardId& card) { others.push_back(card); });
  for (std::size_t i = others.size(); i-- > 0;) {
    if (g.card(others[i]).type == CardType::might) might.push_back(others.take(i));
  }
  shuffle(might, stream);
  for (CardId& card : hand) card = might.pop_back();
  while (!might.empty()) others.push_back(might.pop_back());
  shuffle(others, stream);
  for_each_hidden([&](CardId& card) { card = others.pop_back(); });
  cards.deck.pool.clear();
  for (const CardId card : others) cards.deck.pool.insert_sorted(card);
}

// RNE-SET-10: the sheets dealt to other seats, with those that went back to the box.
void deal_nemeses(State& s, const InPlay& in_play, Observer observer, ChanceStream& stream) {
  kernel::FixedVector<NemesisId, 16> unknown;
  for (const NemesisId id : in_play.nemeses) unknown.push_back(id);
  bool hidden = false;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (!observer.sees_secrets_of(Seat{i})) {
      hidden = hidden || !s.players[i].dealt_nemeses.empty();
    } else {
      for (const NemesisId id : s.players[i].dealt_nemeses) unknown.remove(id);
    }
  }
  if (!hidden) return;
  shuffle(unknown, stream);
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (observer.sees_secrets_of(Seat{i})) continue;
    for (NemesisId& id : s.players[i].dealt_nemeses) id = unknown.pop_back();
  }
}

void deal_characters(State& s, Observer observer, ChanceStream& stream) {
  kernel::FixedVector<CharacterId, kMostCharacters> unknown = s.unused;
  const auto for_each = [&](auto visit) {
    for (std::size_t i = 0; i < s.seats; ++i) {
      if (observer.sees_secrets_of(Seat{i})) continue;
      for (CharacterId& id : s.players[i].dealt) visit(id);
    }
  };
  for_each([&](CharacterId& id) { unknown.push_back(id); });
  if (unknown.size() == s.unused.size()) return;
  shuffle(unknown, stream);
  for_each([&](CharacterId& id) { id = unknown.pop_back(); });
  s.unused.clear();
  for (const CharacterId id : unknown) s.unused.insert_sorted(id);
}

}  // namespace

void Relic::determinize(Observer observer, ChanceStream& stream) {
  if (observer.is_record_keeper()) return;
  const auto others = [&](auto visit) {
    for (std::size_t i = 0; i < s.seats; ++i) {
      if (!observer.sees_secrets_of(Seat{i})) visit(s.players[i]);
    }
  };
  const auto aside = [&](Deck d, auto visit) {
    for (CardAside& card : s.aside) {
      const bool hidden = card.seen_by.valid() && !observer.sees_secrets_of(card.seen_by);
      if (hidden && catalogue.card(card.card).deck == d) visit(card.card);
    }
  };
  for (const Deck d : {Deck::red, Deck::blue, Deck::yellow}) {
    mix(s, d, stream, [&](auto visit) {
      aside(d, visit);
      for_each_on_top(s, d, observer, visit);
    });
  }
  // RNE-DUEL-18: who has just won a duel looks at the cards of the loser.
  const bool seen = duel && duel->hand_shown && observer.sees_secrets_of(duel->winner);
  const Player* shown = seen ? &player(duel->loser) : nullptr;
  mix(s, Deck::power, stream, [&](auto visit) {
    others([&](Player& p) {
      if (&p != shown && !p.nemesis.valid()) std::for_each(p.powers.begin(), p.powers.end(), visit);
    });
  });
  mix(s, Deck::corruption, stream, [&](auto visit) {
    aside(Deck::corruption, visit);
    others([&](Player& p) {
      for (CorruptionCard& card : p.corruption) {
        // RNE-NCARD-19: one of a Nemesis deck is known to all, also face down.
        if (!card.known() && catalogue.card(card.card).deck == Deck::corruption) visit(card.card);
      }
    });
  });
  mix(s, Deck::mission, stream, [&](auto visit) {
    for (std::size_t i = 0; i < s.seats; ++i)
      std::for_each(s.players[i].unseen.begin(), s.players[i].unseen.end(), visit);
  });
  deal_characters(s, observer, stream);
  if (s.agreed.nemeses) {
    deal_nemeses(s, in_play(), observer, stream);
    ImperiumDeck& imperium = s.enemies.imperium;
    mix_with(imperium.deck.pool, stream, [&](auto visit) {
      aside(Deck::imperium, visit);
      if (imperium.seen_by.valid() && observer.sees_secrets_of(imperium.seen_by)) return;
      std::for_each(imperium.deck.top.begin(), imperium.deck.top.end(), visit);
    });
    for (const Seat seat : nemeses()) {
      if (!observer.sees_secrets_of(seat)) deal_nemesis_deck(*this, seat, stream);
    }
  }
  for (std::size_t i = 0; i < s.seats; ++i) {
    std::sort(s.players[i].powers.begin(), s.players[i].powers.end());
    std::sort(s.players[i].unseen.begin(), s.players[i].unseen.end());
  }
}

}  // namespace kostka::games::relic
