#include "kernel/play/goal.h"

#include <algorithm>
#include <utility>

namespace kostka::kernel {
namespace {

// In shares of the whole bar, so that seats with different ways can be compared.
std::int64_t reached(const GoalSeat& seat, std::int64_t of) {
  std::int64_t sum = 0;
  for (const GoalPart& part : seat.parts) sum += part.amount;
  return seat.most > 0 ? sum * of / seat.most : 0;
}

}  // namespace

void order_by_standing(Goal& goal) {
  constexpr std::int64_t kShares = 1'000'000;
  std::ranges::sort(goal.seats, [](const GoalSeat& a, const GoalSeat& b) {
    return std::pair(-reached(a, kShares), a.seat) < std::pair(-reached(b, kShares), b.seat);
  });
}

}  // namespace kostka::kernel
