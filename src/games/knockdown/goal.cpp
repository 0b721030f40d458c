#include "games/knockdown/goal.h"

#include "games/knockdown/effects.h"
#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Counted;
using kernel::Goal;
using kernel::GoalSeat;
using kernel::say;
using kernel::Text;

constexpr int kThrows = 216;
// A round that is won has this length in the bar.
constexpr int kRoundLength = 1000;
// KNO-END-05: with this many cards left the row can be refilled once or twice more.
constexpr std::size_t kFewCards = 8;

bool round_runs(const Knockdown& g) { return g.s.phase == Phase::turn || g.s.phase == Phase::starting_picks; }

// How likely the seat fails a test now, in thousandths; only where dice decide (KNO-KDT-21).
int falls_of_1000(const Knockdown& g, Seat seat) {
  if (!round_runs(g) || g.s.agreed.test != TestMode::dice) return 0;
  return failing_throws(strain(g, seat)) * 1000 / kThrows;
}

GoalSeat duellist(const Knockdown& g, Seat seat) {
  const Player& p = g.player(seat);
  const Seat other = Knockdown::opponent_of(seat);
  GoalSeat on_way;
  on_way.seat = seat.value;
  on_way.most = kRoundsToWin * kRoundLength;
  if (p.victories > 0) {
    on_way.parts.push_back({{"rounds won", "wygrane rundy"}, p.victories * kRoundLength, false});
  }
  // KNO-GOAL-02: a knockout wins the round.
  if (const int falls = falls_of_1000(g, other); falls > 0) {
    on_way.parts.push_back({{"chance of a knockout", "szansa na nokaut"}, falls, true});
  }
  on_way.shown = say("{0} of {1}", "{0} z {1}", {p.victories, kRoundsToWin});
  if (!round_runs(g)) return on_way;
  if (p.light + p.heavy == 0) {
    on_way.note = Text{"no damage", "bez Obrażeń"};
  } else if (g.s.agreed.test == TestMode::dice) {
    on_way.note = say("{0}: falls in {1}% of tests", "{0}: upada w {1} % testów",
                      {damage_text({p.light, p.heavy}), (falls_of_1000(g, seat) + 5) / 10});
  } else {
    on_way.note = damage_text({p.light, p.heavy});
  }
  return on_way;
}

// KNO-END-03, KNO-END-07: who has less damage when the deck runs out; nobody where it is equal.
Seat less_damaged(const Knockdown& g) {
  const Player& a = g.s.players[0];
  const Player& b = g.s.players[1];
  if (a.heavy != b.heavy) return a.heavy < b.heavy ? Seat{0u} : Seat{1u};
  if (a.light != b.light) return a.light < b.light ? Seat{0u} : Seat{1u};
  return Seat{};
}

Text warning_of_deck(const Knockdown& g) {
  const Seat ahead = less_damaged(g);
  const Text cards =
      say("{0} in the deck, then less damage wins the round", "{0} w talii, potem rundę wygrywa mniej Obrażeń",
          {Counted{static_cast<std::int64_t>(g.s.deck.size()), nouns::card()}});
  if (!ahead.valid()) return say("{0}: equal now.", "{0}: teraz po równo.", {cards});
  return say("{0}: {1} now.", "{0}: teraz {1}.", {cards, g.object_name(of(ahead))});
}

std::optional<Text> warning_of(const Knockdown& g) {
  if (!round_runs(g)) return std::nullopt;
  const bool first = g.s.players[0].victories == kRoundsToWin - 1;
  const bool second = g.s.players[1].victories == kRoundsToWin - 1;
  // KNO-GOAL-03
  if (first && second) return Text{"Whoever wins this round wins the match.", "Kto wygra tę rundę, wygrywa partię."};
  if (g.s.deck.size() <= kFewCards) return warning_of_deck(g);
  if (first || second) {
    return say("{0} wins the match with this round.", "{0} wygrywa partię, jeśli wygra tę rundę.",
               {g.object_name(of(first ? Seat{0u} : Seat{1u}))});
  }
  return std::nullopt;
}

}  // namespace

Goal goal_of(const Knockdown& g) {
  Goal goal;
  // KNO-GOAL-01, KNO-GOAL-02
  goal.title = {"Win 2 rounds", "Wygraj 2 rundy"};
  goal.sentence = {"A round goes to whoever knocks the other out, or has less damage when the deck runs out.",
                   "Rundę wygrywa nokaut albo, gdy skończy się talia, mniej Obrażeń."};
  goal.clause = kernel::id_of("KNO-GOAL-01"_clause);
  for (std::size_t i = 0; i < 2; ++i) goal.seats.push_back(duellist(g, Seat{i}));
  kernel::order_by_standing(goal);
  goal.warning = warning_of(g);
  return goal;
}

}  // namespace kostka::games::knockdown
