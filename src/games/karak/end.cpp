// The end of a turn, of a round and of the match, and the course of the whole.
#include <algorithm>
#include <tuple>

#include "games/karak/rules.h"

namespace kostka::games::karak {
namespace {

// KAR-END-02, then KAR-END-03: glory, units, resources.
std::tuple<int, int, int, int> standing(const Karak& g, Seat seat) {
  const Player& p = g.player(seat);
  return {g.points(seat), p.glory, p.troops.units(), p.goods.total()};
}

void announce_end(Karak& g) {
  const kernel::Result result = score(g);
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    g.say_amount(Tell::score, "KAR-END-02"_clause, of(Seat{i}), {result.score[i]});
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (result.won(Seat{i})) g.say_that(Tell::match_won, "KAR-GOAL-01"_clause, of(Seat{i}));
  }
}

}  // namespace

// KAR-GOAL-01, KAR-GOAL-02, KAR-GOAL-03, KAR-END-02, KAR-END-03, KAR-END-04, IMP-END-01
kernel::Result score(const Karak& g) {
  kernel::Result result;
  auto best = standing(g, Seat{0});
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    result.score[i] = static_cast<std::int16_t>(g.points(Seat{i}));
    best = std::max(best, standing(g, Seat{i}));
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (standing(g, Seat{i}) == best) result.winners = static_cast<std::uint8_t>(result.winners | 1u << i);
  }
  return result;
}

// KAR-SETUP-07, KAR-END-01, KAR-END-05
void end_turn(Karak& g) {
  State& s = g.s;
  for (Lying& lying : s.lying) lying.swapped = false;
  if (s.general_beaten_by.valid()) {
    s.phase = Phase::over;
  } else {
    s.active = g.after(s.active);
    s.slot = 1;
    s.slots = 0;
    s.moved = s.long_move_used = s.recruit_used = s.roar_used = false;
    if (s.active == s.starter) {
      if (s.round >= s.agreed.round_limit) {
        g.say_amount(Tell::round_limit, "KAR-END-05"_clause, {}, {s.round});
        s.phase = Phase::over;
      } else {
        ++s.round;
        g.say_amount(Tell::round, "KAR-SETUP-07"_clause, {}, {s.round});
      }
    }
  }
  if (s.phase == Phase::over) announce_end(g);
}

Task<> Karak::play() {
  Karak& g = *this;
  for (;;) {
    checkpoint();
    switch (s.phase) {
      case Phase::lay_out: co_await lay_out(g); break;
      case Phase::heroes: co_await choose_heroes(g); break;
      case Phase::turn: co_await play_turn(g); break;
      case Phase::over: finish(score(g)); co_return;
    }
  }
}

}  // namespace kostka::games::karak
