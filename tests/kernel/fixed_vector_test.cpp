#include "kernel/data/fixed_vector.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <type_traits>

namespace kostka::kernel {
namespace {

using Four = FixedVector<int, 4>;

Four of(std::initializer_list<int> items) {
  Four v;
  for (const int item : items) v.push_back(item);
  return v;
}

TEST(FixedVector, KeepsOrderWhenItemsAreTaken) {
  Four v = of({1, 2, 3, 4});
  EXPECT_TRUE(v.full());
  EXPECT_EQ(v.take(1), 2);
  EXPECT_EQ(v, of({1, 3, 4}));
  EXPECT_EQ(v.pop_back(), 4);
  EXPECT_TRUE(v.remove(1));
  EXPECT_FALSE(v.remove(1));
  EXPECT_EQ(v, of({3}));
  EXPECT_EQ(v.front(), v.back());
}

TEST(FixedVector, InsertSortedKeepsAscending) {
  Four v;
  for (const int item : {3, 1, 2, 1}) v.insert_sorted(item);
  EXPECT_EQ(v, of({1, 1, 2, 3}));
  EXPECT_TRUE(v.contains(2));
  EXPECT_FALSE(v.contains(4));
}

TEST(FixedVector, EqualContentsAreEqualBytes) {
  using Bytes = FixedVector<std::uint8_t, 4>;
  static_assert(std::has_unique_object_representations_v<Bytes>, "no padding, whose bytes would be anything");
  Bytes a;
  for (const int item : {1, 2, 3, 4}) a.push_back(static_cast<std::uint8_t>(item));
  a.pop_back();
  a.take(0);
  a.take(0);
  Bytes b;
  b.push_back(3);
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
  a.clear();
  b.pop_back();
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
}

TEST(ShortList, HoldsWhatAFixedVectorDoes) {
  ShortList<int, 4> list;
  EXPECT_TRUE(list.empty());
  for (const int item : {3, 1, 2, 1}) list.insert_sorted(item);
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list.take(1), 1);
  EXPECT_EQ(list.pop_back(), 3);
  EXPECT_TRUE(list.remove(2));
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list.front(), 1);
  list.clear();
  EXPECT_EQ(list, (ShortList<int, 4>{}));
}

TEST(ShortList, AnItemAddedWhereAnotherWasIsADefaultOne) {
  ShortList<int, 2> list;
  list.push_back(7);
  list.clear();
  EXPECT_EQ(list.add(), 0);
  const ShortList<int, 2> copy = list;
  EXPECT_EQ(copy, list);
}

TEST(FixedVector, AFullOneRaisesAFaultAndDropsTheItem) {
  Four v = of({1, 2, 3, 4});
  const char* fault = nullptr;
  {
    const FaultScope scope(fault);
    v.push_back(5);
    v.insert_sorted(0);
  }
  EXPECT_STREQ(fault, "A list of the position is full: the rules put more into it than can exist.");
  EXPECT_EQ(v, of({1, 2, 3, 4}));
  v.push_back(5);  // outside any match there is nobody to blame, and still nothing breaks
  EXPECT_EQ(v.size(), 4u);
}

TEST(Fault, TheFirstOneOfTheInnermostMatchCounts) {
  const char* outer = nullptr;
  const char* inner = nullptr;
  const FaultScope a(outer);
  {
    const FaultScope b(inner);
    raise_fault("first");
    raise_fault("second");
  }
  EXPECT_STREQ(inner, "first");
  EXPECT_EQ(outer, nullptr);
  raise_fault("outer");
  EXPECT_STREQ(outer, "outer");
}

}  // namespace
}  // namespace kostka::kernel
