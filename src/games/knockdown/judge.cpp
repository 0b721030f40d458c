// How good a position looks for one of the two players: for bots that look a turn ahead.
#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

// Points of one player's side alone. Strain hurts more the likelier it makes a failed test; a card in hand is worth
// about a light cube, because it pays for one later.
int side(const Knockdown& g, Seat who) {
  const Player& p = g.player(who);
  const int s = strain(g, who);
  int points = 600 * p.victories - 10 * s - failing_throws(s);
  for (const CardId card : p.hand) {
    const Symbol symbol = g.card(card).symbol;
    points += symbol == Symbol::BL ? 11 : symbol == Symbol::DA ? 8 : 9;
  }
  points += 4 * p.tokens - (p.pinned ? 5 : 0);
  return points;
}

}  // namespace

int Knockdown::judge(Seat seat) const {
  if (s.phase < Phase::starting_picks) return 0;
  return side(*this, seat) - side(*this, opponent_of(seat));
}

}  // namespace kostka::games::knockdown
