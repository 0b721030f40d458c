// A turn: slots of a move and an action each, and what may be done between them.
#include <algorithm>

#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

// KAR-KO-03: an unconscious hero does nothing but wake up.
// KAR-KO-04: all he owns is still his.
void wake_up(Karak& g, Seat who) {
  Player& p = g.player(who);
  p.life = static_cast<std::int8_t>(std::min<int>(g.catalogue.constants.wake, g.most_life(who)));
  g.tell("KAR-KO-03"_clause, told::Woke{.who = who, .life = p.life});
}

void begin_slots(Karak& g, Seat who) {
  State& s = g.s;
  // KAR-TURN-05
  // KAR-TURN-11: an amulet put on or taken off in this turn does not matter.
  s.slots = static_cast<std::uint8_t>(slots_of(g, who));
  s.slot = 1;
  s.moved = s.long_move_used = s.recruit_used = s.roar_used = false;
}

bool is_move(Answer answer) { return answer >= Answer::move && answer <= Answer::dream; }
bool is_action(Answer answer) {
  return answer == Answer::fight || answer == Answer::shoot || (answer >= Answer::heal && answer <= Answer::recruit);
}

Task<> take_turn(Karak& g, Seat who) {
  State& s = g.s;
  for (;;) {
    const bool slot_left = s.slot <= s.slots;
    if (slot_left) {
      // KAR-TURN-02: a move before each action.
      if (!s.moved) offer_moves(g, who);
      // KAR-TURN-06
      // KAR-TURN-07: nothing keeps a player from taking the same action again.
      offer_actions(g, who);
      // KAR-TURN-03
      if (s.slot < s.slots) g.offer_to_choose(Answer::pass);
    }
    // KAR-TURN-10
    offer_any_time(g, who);
    // KAR-TURN-09
    g.offer_to_choose(Answer::end);
    const Option choice =
        co_await g.ask(who, "KAR-TURN-02"_clause, g.question(Asking::slot, slot_left ? s.slot : 0, {}, of(who)));
    const Answer answer = answer_of(choice);
    if (answer == Answer::end) co_return;
    if (answer == Answer::pass) {
      g.tell("KAR-TURN-03"_clause, told::Passed{who});
      next_slot(g);
    } else if (is_move(answer)) {
      co_await travel(g, who, choice);
    } else if (is_action(answer)) {
      co_await act(g, who, choice);
      next_slot(g);
    } else {
      co_await do_any_time(g, who, choice);
    }
  }
}

}  // namespace

int slots_of(const Karak& g, Seat who) {
  const Player& p = g.player(who);
  // KAR-TURN-01
  int slots = g.catalogue.constants.actions;
  // KAR-TURN-04
  for (const BuildingId id : p.buildings) slots += g.building(id).action;
  if (p.amulet.valid()) slots += g.item(p.amulet).action;
  return std::min<int>(slots, g.catalogue.constants.most_actions);
}

void next_slot(Karak& g) {
  ++g.s.slot;
  g.s.moved = false;
}

Task<> play_turn(Karak& g) {
  const Seat who = g.s.active;
  ++g.s.turn;
  begin_slots(g, who);
  if (!g.conscious(who)) {
    wake_up(g, who);
  } else {
    g.tell("KAR-TURN-01"_clause, told::Turn{.who = who, .actions = g.s.slots, .round = g.s.round});
    // KAR-TURN-08: a battle ends the turn in the middle of anything.
    co_await kernel::scoped(g, kTurn, take_turn(g, who));
  }
  g.irrevocable();
  end_turn(g);
}

}  // namespace kostka::games::karak
