// A deck of cards whose order does not exist until it matters.
#pragma once

#include <cstddef>

#include <boost/describe/class.hpp>

#include "kernel/data/fixed_vector.h"

namespace kostka::kernel {

// A shuffled deck is a heap without order: which card comes next is decided when it is drawn. Only what somebody placed
// on top or underneath has an order. `pool` is kept ascending, so equal decks are equal bytes however they came about.
// A game whose rules never place more than a few cards gives less room for those.
template <class Card, std::size_t N, std::size_t Placed = N>
struct Deck {
  FixedVector<Card, N> pool;
  FixedVector<Card, Placed> top;     // the last one is drawn first
  FixedVector<Card, Placed> bottom;  // drawn when nothing else is left, the first one first

  [[nodiscard]] std::size_t size() const { return pool.size() + top.size() + bottom.size(); }
  [[nodiscard]] bool empty() const { return size() == 0; }

  void shuffle_in(Card card) { pool.insert_sorted(card); }
  void put_on_top(Card card) { top.push_back(card); }
  void put_under(Card card) { bottom.push_back(card); }
  // Whatever order was known is lost.
  void shuffle() {
    while (!top.empty()) pool.insert_sorted(top.pop_back());
    while (!bottom.empty()) pool.insert_sorted(bottom.pop_back());
  }

  // No chance is needed for the next card.
  [[nodiscard]] bool next_is_known() const { return !top.empty() || pool.empty(); }
  Card take_known() {
    if (!top.empty()) return top.pop_back();
    return bottom.empty() ? Card{} : bottom.take(0);
  }
  Card take_from_pool(std::size_t i) { return pool.take(i); }

  constexpr bool operator==(const Deck&) const = default;
  BOOST_DESCRIBE_CLASS(Deck, (), (pool, top, bottom), (), ())
};

}  // namespace kostka::kernel
