#include "kernel/play/deck.h"

#include <gtest/gtest.h>

#include "kernel/data/reflect.h"

namespace kostka::kernel {
namespace {

using Cards = Deck<int, 8>;

TEST(Deck, HasNoOrderUntilSomebodyMakesOne) {
  Cards a, b;
  for (const int card : {3, 1, 2}) a.shuffle_in(card);
  for (const int card : {2, 3, 1}) b.shuffle_in(card);
  EXPECT_EQ(a, b) << "how a heap came about cannot be told from it";
  EXPECT_FALSE(a.next_is_known());
  EXPECT_EQ(a.take_from_pool(1), 2);
  EXPECT_EQ(a.size(), 2u);
}

TEST(Deck, WhatLiesOnTopComesFirstAndLastPlacedComesEarliest) {
  Cards deck;
  deck.shuffle_in(1);
  deck.put_on_top(5);
  deck.put_on_top(6);
  EXPECT_TRUE(deck.next_is_known());
  EXPECT_EQ(deck.take_known(), 6);
  EXPECT_EQ(deck.take_known(), 5);
  EXPECT_FALSE(deck.next_is_known());
}

TEST(Deck, WhatLiesUnderneathComesAfterAllElse) {
  Cards deck;
  deck.shuffle_in(1);
  deck.put_under(7);
  deck.put_under(8);
  EXPECT_FALSE(deck.next_is_known());
  EXPECT_EQ(deck.take_from_pool(0), 1);
  EXPECT_TRUE(deck.next_is_known());
  EXPECT_EQ(deck.take_known(), 7);
  EXPECT_EQ(deck.take_known(), 8);
  EXPECT_TRUE(deck.empty());
}

TEST(Deck, ShufflingForgetsEveryOrder) {
  Cards deck, fresh;
  deck.put_on_top(2);
  deck.put_under(1);
  deck.shuffle_in(3);
  deck.shuffle();
  for (const int card : {1, 2, 3}) fresh.shuffle_in(card);
  EXPECT_EQ(deck, fresh);
  EXPECT_EQ(fingerprint(deck), fingerprint(fresh));
}

}  // namespace
}  // namespace kostka::kernel
