// The course of a match: turns of four phases until somebody wins (REL-TURN, REL-MISS, REL-GEN).
#include <limits>
#include <utility>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// REL-CHARGE-06: charges are counted afresh in every turn.
void forget_spent_charges(Relic& g) {
  if (!std::exchange(g.s.some_spent, false)) return;
  for (CardInPlay& lying : g.s.cards_on_board) lying.spent = false;
  for (CardInPlay& lying : g.s.enemies.cards_on_board) lying.spent = false;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    for (CardInPlay& asset : g.s.players[i].assets) asset.spent = false;
  }
}

void begin_turn(Relic& g, Seat who) {
  forget_spent_charges(g);
  if (g.s.turn < std::numeric_limits<decltype(g.s.turn)>::max()) ++g.s.turn;  // the last number stays
  g.tell("REL-TURN-02"_clause, told::Turn{.who = who, .number = g.s.turn});
  g.irrevocable();
}

// REL-TURN-04: each phase has a start (REL-GEN-01), a body (REL-GEN-03) and an end (REL-GEN-02). What ends a phase at
// once does not skip its end window.
Task<> movement(Relic& g, Seat who) {
  co_await open_window(g, who, Window::turn_start);
  co_await complete_missions(g);
  co_await offer_mission_payment(g, who);
  co_await kernel::scoped(g, kPhase, movement_phase(g, who));
  co_await open_window(g, who, Window::move_end);
  co_await complete_missions(g);
  co_await offer_mission_payment(g, who);
}

Task<> exploration(Relic& g, Seat who) {
  // RNE-DUEL-02: a challenge stands in the place of this phase, and the duel in the place of the next. RNE-DUEL-31:
  // declared when the Movement phase is over.
  // RNE-BAT-03, RNE-BAT-41: the same for an attack on a nemesis.
  if (can_challenge_somebody(g, who) || can_attack_somebody(g, who)) {
    const Declaration declared = co_await choose_declaration(g, who);
    if (declared.what != Declared::nothing) {
      g.s.phase = Phase::engagement;
      if (declared.what == Declared::duel) {
        co_await duel_phase(g, who, declared.whom);
      } else {
        co_await attack_phase(g, who, declared.whom);
      }
      co_return;
    }
  }
  co_await open_window(g, who, Window::explore_start);
  co_await kernel::scoped(g, kPhase, exploration_phase(g, who));
  co_await open_window(g, who, Window::explore_end);
}

Task<> engagement(Relic& g, Seat who) {
  co_await kernel::scoped(g, kPhase, engagement_phase(g, who));
  forget_resolved(g);
  gather_sheet_cards(g);
  co_await open_window(g, who, Window::engage_end);
  co_await complete_missions(g);
  co_await offer_mission_payment(g, who);
}

Task<> experience(Relic& g, Seat who) {
  co_await open_window(g, who, Window::experience_start);
  co_await complete_missions(g);
  co_await kernel::scoped(g, kPhase, experience_phase(g, who));
  co_await open_window(g, who, Window::experience_end);
  note_deed(g, who, {Deed::turn_end, CardId{}});
  if (mission_is_met(g, who, true)) co_await complete_mission(g, who);
  co_await complete_missions(g);
  co_await open_window(g, who, Window::turn_end);
}

Task<> phase_of(Relic& g, Seat who) {
  if (g.s.phase == Phase::movement) begin_turn(g, who);
  if (g.is_nemesis(who) && g.s.phase != Phase::beginnings) return nemesis_phase(g, who);
  switch (g.s.phase) {
    case Phase::beginnings: return beginnings(g);
    case Phase::movement: return movement(g, who);
    case Phase::exploration: return exploration(g, who);
    case Phase::engagement: return engagement(g, who);
    case Phase::experience: return experience(g, who);
    // play() has dealt with these.
    case Phase::characters:
    case Phase::over: break;
  }
  kernel::raise_fault("A turn was begun in a phase that has none.");
  return experience(g, who);
}

void pass_turn(Relic& g) {
  g.s.phase = Phase::movement;
  for (;;) {
    Player& p = g.player(g.s.active);
    const bool again = std::exchange(p.again, false) && !p.out;
    // REL-TURN-02, RNE-TURN-01
    if (!again) g.s.active = next_in_round(g);
    Player& next = g.player(g.s.active);
    if (!next.on_side) return;
    // RNE-TURN-07: a nemesis too. REL-MISS-03: the figure is set upright, and its turn is skipped. REL-MISS-04: with
    // all its windows.
    next.on_side = false;
    g.tell("REL-MISS-03"_clause, told::TurnLost{g.s.active});
  }
}

}  // namespace

Task<> Relic::play() {
  // One checkpoint for each turn: copying the position costs more than replaying the few answers of a turn. A position
  // may still be given at the beginning of any phase.
  for (bool entered = true; s.phase != Phase::over; entered = false) {
    if (entered || s.phase <= Phase::movement) checkpoint();
    if (s.phase == Phase::characters) {
      co_await choose_characters(*this);
      continue;
    }
    const bool whole = co_await kernel::scoped(*this, kTurn, phase_of(*this, s.active));
    if (s.phase == Phase::over) break;
    if (s.phase == Phase::beginnings) {
      s.phase = Phase::movement;
    } else if (!whole || s.phase == Phase::experience) {  // REL-TURN-03: a turn that was cut short has no more phases
      forget_resolved(*this);
      gather_sheet_cards(*this);
      forget_engagement(*this);
      if (std::exchange(s.some_done, false)) {
        for (CardInPlay& lying : s.cards_on_board) lying.done = false;  // REL-EVADE-03
      }
      pass_turn(*this);
    } else {  // REL-TURN-01: the next of the four phases; REL-TURN-05: also after one that ended at once
      s.phase = static_cast<Phase>(static_cast<int>(s.phase) + 1);
    }
  }
}

}  // namespace kostka::games::relic
