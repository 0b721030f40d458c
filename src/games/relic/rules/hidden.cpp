// Dealing again what an observer cannot know (REL-GEN-14): Power cards in other hands, face-down Corruption cards of
// others, missions gained unseen, the order of decks somebody else has looked into, sheets dealt to others.
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::ChanceStream;
using kernel::Observer;

template <class List>
void shuffle(List& items, ChanceStream& stream) {
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
template <class ForEachHidden>
void mix(State& s, Deck deck, ChanceStream& stream, ForEachHidden for_each_hidden) {
  auto& pool = s.decks[static_cast<std::size_t>(deck)].pool;
  Pile unknown = pool;
  for_each_hidden([&](CardId& card) { unknown.push_back(card); });
  if (unknown.size() == pool.size()) return;
  shuffle(unknown, stream);
  for_each_hidden([&](CardId& card) { card = unknown.pop_back(); });
  pool.clear();
  for (const CardId card : unknown) pool.insert_sorted(card);
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
      if (&p != shown) std::for_each(p.powers.begin(), p.powers.end(), visit);
    });
  });
  mix(s, Deck::corruption, stream, [&](auto visit) {
    aside(Deck::corruption, visit);
    others([&](Player& p) {
      for (CorruptionCard& card : p.corruption) {
        if (!card.known()) visit(card.card);
      }
    });
  });
  mix(s, Deck::mission, stream, [&](auto visit) {
    for (std::size_t i = 0; i < s.seats; ++i)
      std::for_each(s.players[i].unseen.begin(), s.players[i].unseen.end(), visit);
  });
  deal_characters(s, observer, stream);
  for (std::size_t i = 0; i < s.seats; ++i) {
    std::sort(s.players[i].powers.begin(), s.players[i].powers.end());
    std::sort(s.players[i].unseen.begin(), s.players[i].unseen.end());
  }
}

}  // namespace kostka::games::relic
