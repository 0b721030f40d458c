#include "games/knockdown/goal.h"

#include "games/knockdown/rules.h"
#include "kernel/language/typeset.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Goal;
using kernel::GoalSeat;
using kernel::GoalWarning;
using kernel::say;
using kernel::Text;
using kernel::typeset;

constexpr int kRoundsToWin = 2;
// So many cards before the deck is empty it is told: a turn or two.
constexpr std::size_t kFewCards = 6;

GoalSeat seat_of(const Knockdown& g, Seat seat) {
  const Player& p = g.player(seat);
  GoalSeat shown;
  shown.seat = seat.value;
  shown.points = p.victories;
  if (p.victories > 0) shown.parts.push_back({typeset(say("rounds won", "wygrane rundy")), p.victories, false});
  const int damage = p.light + p.heavy;
  shown.note = damage == 0 ? say("no damage", "bez Obrażeń")
                           : say("{0} light, {1} heavy", "{0} lekkie, {1} ciężkie", {p.light, p.heavy});
  shown.note = typeset(shown.note);
  return shown;
}

// KNO-GOAL-03: whoever holds a token needs this round only.
GoalWarning one_round_away(const std::vector<std::int32_t>& near) {
  if (near.size() == 2) {
    return {typeset(say("Whoever wins this round wins the match.", "Kto wygra tę rundę, wygra mecz.")), {}};
  }
  return {typeset(say("{0} is one round away from winning the match.", "{0}: do wygrania meczu brakuje jednej rundy.",
                      {kernel::kFirstSeat})),
          near};
}

// KNO-END-01: the deck runs out.
GoalWarning deck_ends(const Knockdown& g) {
  const Seat ahead = winner_by_damage(g, Seat{});
  const std::size_t cards = g.s.deck.size();
  if (!ahead.valid()) {
    return {typeset(say("{0} {0|card|cards} left in the deck: the round ends with it. Damage is even.",
                        "W talii {0|została|zostały|zostało} {0} {0|karta|karty|kart}, z nią kończy się runda. "
                        "Obrażenia są równe.",
                        {cards})),
            {}};
  }
  return {typeset(say("{0} {0|card|cards} left in the deck: the round ends with it. {1} has less damage.",
                      "W talii {0|została|zostały|zostało} {0} {0|karta|karty|kart}, z nią kończy się runda. "
                      "Mniej Obrażeń: {1}.",
                      {cards, kernel::kFirstSeat})),
          {ahead.value}};
}

std::optional<GoalWarning> warning_of(const Knockdown& g) {
  if (g.s.phase != Phase::turn) return {};
  std::vector<std::int32_t> near;
  for (std::size_t i = 0; i < 2; ++i) {
    if (g.s.players[i].victories + 1 >= kRoundsToWin) near.push_back(static_cast<std::int32_t>(i));
  }
  if (g.s.deck.size() <= kFewCards) return deck_ends(g);
  if (!near.empty()) return one_round_away(near);
  return {};
}

}  // namespace

Goal goal_of(const Knockdown& g) {
  Goal goal;
  goal.clause = "KNO-GOAL-01";
  // KNO-GOAL-01, KNO-GOAL-02
  goal.sentence =
      typeset(say("Win {0} rounds: knock the opponent out, or have less damage when the deck is empty.",
                  "Wygraj {0} rundy: przez nokaut albo mniejsze Obrażenia, gdy skończy się talia.", {kRoundsToWin}));
  goal.unit = say("rounds", "rundy");
  goal.full = kRoundsToWin;
  const Player& a = g.s.players[0];
  const Player& b = g.s.players[1];
  const bool first_ahead =
      a.victories != b.victories ? a.victories > b.victories : winner_by_damage(g, Seat{0}) == Seat{0};
  for (const Seat seat : {Seat{first_ahead ? 0u : 1u}, Seat{first_ahead ? 1u : 0u}}) {
    goal.standing.push_back(seat_of(g, seat));
  }
  goal.warning = warning_of(g);
  return goal;
}

}  // namespace kostka::games::knockdown
