// The end of a turn, of a round and of the match, and the course of the whole.
#include <algorithm>
#include <tuple>

#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

std::tuple<int, int, int, int> standing(const Karak& g, Seat seat, int points_less = 0) {
  const Player& p = g.player(seat);
  // KAR-END-03: where points are equal.
  return {g.points(seat) - points_less, p.glory, p.troops.units(), p.goods.total()};
}

void announce_end(Karak& g) {
  const kernel::Result result = score(g);
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    g.tell("KAR-END-02"_clause, told::Score{.who = Seat{i}, .points = result.score[i]});
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (result.won(Seat{i})) g.tell("KAR-GOAL-01"_clause, told::MatchWon{Seat{i}});
  }
}

}  // namespace

kernel::Result score(const Karak& g) {
  kernel::Result result;
  // KAR-GOAL-01
  // KAR-GOAL-02: no matter who beat the General.
  // KAR-GOAL-03: the crown is among the points.
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

// ---- for statistics ----

std::string Karak::ending() const { return s.general_beaten_by.valid() ? "general" : "rounds"; }

kernel::Text Karak::ending_name(std::string_view ending) const {
  if (ending == "general") return {"the General was beaten", "Generał został pokonany"};
  return {"the round limit was reached", "osiągnięto limit rund"};
}

// The crown decides a match that its holder wins and would not have won without it.
std::vector<std::string> Karak::marks_of(Seat seat) const {
  std::vector<std::string> marks;
  if (s.starter == seat) marks.emplace_back("starter");
  if (s.general_beaten_by == seat) marks.emplace_back("general");
  if (s.emperor != seat) return marks;
  marks.emplace_back("crown");
  if (!score(*this).won(seat)) return marks;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (Seat{i} == seat || standing(*this, Seat{i}) <= standing(*this, seat, catalogue.constants.crown)) continue;
    marks.emplace_back("crown_decides");
    break;
  }
  return marks;
}

kernel::Text Karak::mark_name(std::string_view mark) const {
  if (mark == "starter") return {"who began", "kto zaczynał"};
  if (mark == "general") return {"who beat the General", "kto pokonał Generała"};
  if (mark == "crown") return {"who held the crown", "kto miał koronę"};
  return {"who won by the crown alone", "kto wygrał tylko koroną"};
}

void end_turn(Karak& g) {
  State& s = g.s;
  for (Lying& lying : s.lying) lying.swapped = false;
  // KAR-END-01
  if (s.general_beaten_by.valid()) {
    s.phase = Phase::over;
  } else {
    s.active = g.after(s.active);
    s.slot = 1;
    s.slots = 0;
    s.moved = s.long_move_used = s.recruit_used = s.roar_used = false;
    if (s.active == s.starter) {
      if (s.round >= s.agreed.round_limit) {
        g.tell("KAR-END-05"_clause, told::RoundLimit{.rounds = s.round});
        s.phase = Phase::over;
      } else {
        ++s.round;
        g.tell("KAR-SETUP-07"_clause, told::Round{.number = s.round});
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
