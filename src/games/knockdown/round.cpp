// The end of a round (Koniec rundy), the next one (Następna runda), and the course of the whole match.
#include <algorithm>
#include <utility>

#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

// KNO-NEXT-11: only the loser's; the winner's stay as they are.
void turn_up_second_skill(Knockdown& g, Seat loser) {
  Player& p = g.player(loser);
  if (p.first_up && p.second_up) return;
  const SkillId hidden = p.first_up ? p.second_kept : p.first_kept;
  p.first_up = p.second_up = true;
  g.tell("KNO-NEXT-01"_clause, told::SkillTurnedUp{loser, hidden});
}

void reset_player(Knockdown& g, Seat seat) {
  Player& p = g.player(seat);
  // KNO-NEXT-02
  p.light = p.heavy = 0;
  // KNO-NEXT-07
  p.tokens = g.fighter(seat).token_start;
  // KNO-NEXT-08
  p.pinned = false;
  p.first_used_this_round = p.second_used_this_round = false;
  // KNO-NEXT-09
  while (!p.hand.empty()) g.s.deck.shuffle_in(p.hand.pop_back());
}

// KNO-NEXT-04: hands (above), row, discard pile, the card of an attack cut short, and the rest of the deck.
void gather_cards(Knockdown& g) {
  g.s.deck.shuffle();
  for (CardId& card : g.s.row) {
    if (card.valid()) g.s.deck.shuffle_in(std::exchange(card, CardId{}));
  }
  while (!g.s.discard.empty()) g.s.deck.shuffle_in(g.s.discard.pop_back());
  if (g.s.attacking.valid()) g.s.deck.shuffle_in(std::exchange(g.s.attacking, CardId{}));
}

Task<> next_round(Knockdown& g, Seat loser) {
  turn_up_second_skill(g, loser);
  for (std::size_t seat = 0; seat < 2; ++seat) reset_player(g, Seat{seat});
  gather_cards(g);
  ++g.s.round;
  g.s.turns_without_attack = 0;
  g.s.starter = g.s.active = loser;
  // KNO-NEXT-03
  g.player(loser).space = g.arena().start_a;
  g.player(g.opponent_of(loser)).space = g.arena().start_b;
  g.tell("KNO-NEXT-05"_clause, told::NewRound{.starter = loser, .round = g.s.round});
  co_await fill_row(g, "KNO-NEXT-10"_clause);
  // KNO-NEXT-06
  g.s.phase = g.s.agreed.repeat_start_picks ? Phase::starting_picks : Phase::turn;
}

}  // namespace

Seat winner_by_damage(const Knockdown& g, Seat starting_turn) {
  const Player& a = g.s.players[0];
  const Player& b = g.s.players[1];
  // KNO-END-03
  if (a.heavy != b.heavy) return Seat{a.heavy < b.heavy ? 0u : 1u};
  // KNO-END-07
  if (a.light != b.light) return Seat{a.light < b.light ? 0u : 1u};
  // KNO-END-04
  return starting_turn;
}

Task<> end_of_round(Knockdown& g) {
  const Seat winner = g.s.round_winner, loser = g.opponent_of(winner);
  Player& p = g.player(winner);
  ++p.victories;
  g.tell("KNO-GOAL-02"_clause, told::RoundWon{.who = winner, .round = g.s.round});
  // KNO-GOAL-01
  if (p.victories >= 2) {
    g.tell("KNO-GOAL-03"_clause, told::MatchWon{winner});
    g.s.phase = Phase::over;
    co_return;
  }
  g.tell("KNO-GOAL-03"_clause, told::VictoryToken{winner});
  g.s.round_winner = Seat{};
  co_await next_round(g, loser);
}

Task<> Knockdown::play() {
  Knockdown& g = *this;
  for (;;) {
    checkpoint();
    switch (s.phase) {
      case Phase::pick_fighters: co_await pick_fighters(g); break;
      case Phase::deal_skills: co_await deal_skills(g); break;
      case Phase::keep_first: co_await keep_first_skill(g); break;
      case Phase::keep_second: co_await keep_second_skill(g); break;
      case Phase::show_skill: co_await show_skill(g); break;
      case Phase::lay_row: co_await lay_row(g); break;
      case Phase::starting_picks: co_await starting_picks(g); break;
      case Phase::turn:
        // KNO-END-01: a round can end in the middle of anything.
        if (!co_await kernel::scoped(g, kRound, play_turn(g))) s.phase = Phase::end_of_round;
        break;
      case Phase::end_of_round: co_await end_of_round(g); break;
      case Phase::over: finish(kernel::Result::won_by(s.round_winner)); co_return;
    }
  }
}

}  // namespace kostka::games::knockdown
