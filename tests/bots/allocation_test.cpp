// A search allocates when it begins, never for a future.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "bots/search.h"
#include "tests/kernel/toy_game.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define KOSTKA_SANITIZED
#endif
#endif

// Sanitizers have an operator new of their own.
#ifndef KOSTKA_SANITIZED

namespace {
std::atomic<std::uint64_t> allocations{0};
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* room = std::malloc(size)) return room;
  std::abort();
}
void operator delete(void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t) noexcept { std::free(room); }

namespace kostka::bots {
namespace {

using kernel::toy::kFirst;
using kernel::toy::Toy;

kernel::Task<> ten_questions(Toy& g) {
  int sum = 0;
  for (int i = 0; i < 10; ++i) {
    g.offer_choices(4);
    const kernel::Option answer = co_await g.ask(kFirst, {}, {static_cast<std::uint16_t>(i)});
    sum += answer.amount;
    sum += co_await g.roll(6, {}, {});
  }
  g.finish(kernel::Result::won_by(kernel::Seat{sum > 50 ? 0u : 1u}));
}

std::uint64_t allocations_of(std::uint32_t iterations, const kernel::Match& match) {
  Search search({.iterations = iterations});
  // The first time buffers grow to their size.
  search.find(match, match.prompts()[0], kernel::key_from_seed(1));
  const std::uint64_t before = allocations;
  const Findings& found = search.find(match, match.prompts()[0], kernel::key_from_seed(2));
  EXPECT_GT(found.iterations, iterations / 6);
  return allocations - before;
}

TEST(Search, AllocatesNothingForAFuture) {
  const kernel::toy::ToyGame game(ten_questions);
  const kernel::Match match(game, standard_setup(game.info()), kernel::key_from_seed(1));
  EXPECT_EQ(allocations_of(6000, match), allocations_of(600, match));
}

}  // namespace
}  // namespace kostka::bots

#endif
