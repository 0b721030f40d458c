#include "server/base/fair_queue.h"

#include <gtest/gtest.h>

#include <vector>

namespace kostka::server {
namespace {

TEST(FairQueue, TakesOneOfEachOwnerAfterTheOther) {
  FairQueue<int> queue;
  for (int i = 0; i < 5; ++i) queue.add("greedy", i);
  queue.add("ala", 100);
  queue.add("ola", 200);
  std::vector<int> order;
  while (const auto next = queue.take()) {
    order.push_back(*next);
    if (*next == 100) queue.add("ala", 101);
  }
  EXPECT_EQ(order, (std::vector<int>{0, 100, 200, 1, 101, 2, 3, 4}));
  EXPECT_FALSE(queue.take());
}

}  // namespace
}  // namespace kostka::server
