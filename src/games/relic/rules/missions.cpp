// Missions: drawing, counting, completing (REL-MISSION).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

std::span<const Objective> objectives_of(const Relic& g, CardId mission) {
  const Catalogue::CardFacts& card = g.catalogue.card_facts[mission.index()];
  return {g.catalogue.objectives.data() + card.first_objective, card.objectives};
}

Cause mission_cause(const Relic& g, Seat who) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.card = g.player(who).mission.card;
  cause.source = of(cause.card);
  cause.window = Window::mission_done;
  return cause;
}

bool fits(const Relic& g, Seat who, const Objective& o, const DeedDone& done) {
  if (o.kind != Objective::Kind::count || o.deed != done.deed) return false;
  // REL-BATTLE-41: what has no card has neither trait nor omen nor colour.
  const Card* card = done.card.valid() ? &g.card(done.card) : nullptr;
  if (o.trait.valid() && !(card && card->has(o.trait))) return false;
  if (o.least_value > 0 && (card ? card->value : done.value) < o.least_value) return false;
  if (o.omen && !(card && card->omen)) return false;
  if (o.different == Different::colour && !(card && card->colour != ThreatColour::none)) return false;
  if (o.without_weapon && !done.without_weapon) return false;
  if (o.most_life > 0 && done.life_before > o.most_life) return false;
  if (o.different == Different::corner && !g.space_of(who).is_corner()) return false;
  return !o.place.given() || belongs(g, g.player(who).space, o.place, mission_cause(g, who));
}

// What must differ from deed to deed, as one bit.
std::uint64_t mark_of(const Relic& g, Seat who, const Objective& o, const DeedDone& done) {
  if (o.different == Different::colour) {
    return std::uint64_t{1} << static_cast<unsigned>(deck_of(g.card(done.card).colour));
  }
  if (o.different == Different::corner) return std::uint64_t{1} << g.player(who).space.index();
  return 0;
}

bool is_met(const Relic& g, Seat who, const Objective& o, int progress, bool at_turn_end) {
  switch (o.kind) {
    case Objective::Kind::count: return progress >= o.needed;
    case Objective::Kind::turn_end: return at_turn_end && holds(g, o.condition, mission_cause(g, who));
    case Objective::Kind::now: return holds(g, o.condition, mission_cause(g, who));
    case Objective::Kind::pay: return false;
  }
  return false;
}

}  // namespace

void note_deed(Relic& g, Seat who, const DeedDone& done) {
  Mission& mission = g.player(who).mission;
  if (!mission.card.valid()) return;
  const auto objectives = objectives_of(g, mission.card);
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    if (!fits(g, who, objectives[i], done)) continue;
    const std::uint64_t mark = mark_of(g, who, objectives[i], done);
    if (mark != 0 && (mission.seen & mark) != 0) continue;
    mission.seen |= mark;
    if (mission.progress[i] < 100) ++mission.progress[i];
  }
}

bool mission_is_met(const Relic& g, Seat who, bool at_turn_end) {
  const Mission& mission = g.player(who).mission;
  if (!mission.card.valid() || g.player(who).out) return false;
  const auto objectives = objectives_of(g, mission.card);
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    if (is_met(g, who, objectives[i], mission.progress[i], at_turn_end)) return true;
  }
  return false;
}

// REL-MISSION-03: the reward at once, then the card is turned face down among the completed ones.
Task<> complete_mission(Relic& g, Seat who) {
  Player& p = g.player(who);
  const CardId card = p.mission.card;
  Cause cause = mission_cause(g, who);
  const Seat target = p.mission.token_owner;
  g.tell("REL-MISSION-03"_clause, told::MissionDone{who, card});
  p.mission = {};
  p.mission.token_owner = target;  // until the reward is given
  p.completed.push_back(card);
  co_await for_player(g, who, g.card(card).reward, cause);
  if (!p.mission.card.valid()) p.mission.token_owner = Seat{};  // the reward may have begun another one
  Occasion occasion(g.occasion, card);
  co_await open_window(g, who, Window::mission_done, occasion);
}

// REL-MISSION-13: at any time, also in the turn of another player; of several the active player says which is first
// (REL-GEN-15).
Task<> complete_met_missions(Relic& g) {
  for (;;) {
    int met = 0;
    for (const Seat seat : g.characters(g.s.active)) {
      if (!mission_is_met(g, seat, false)) continue;
      g.offer_to_choose(Answer::player, of(seat));
      ++met;
    }
    if (met == 0) co_return;
    const Option option = co_await g.ask(g.s.active, "REL-GEN-15"_clause,
                                         g.question(Asking::whose_first, static_cast<int>(Window::mission_done)));
    co_await complete_mission(g, Seat{option.about[0].index});
  }
}

// REL-MISSION-10: tokens on the card and on the board go with it.
void drop_mission(Relic& g, Seat who) {
  Player& p = g.player(who);
  if (p.mission.card.valid()) discard_card(g, p.mission.card, who, "REL-MISSION-10"_clause);
  p.mission = {};
}

// REL-MISSION-08
Task<> start_mission(Relic& g, Seat who) {
  const CardId card = g.player(who).mission.card;
  g.tell("REL-MISSION-02"_clause, told::Mission{who, card});
  if (g.card(card).start.empty()) co_return;
  Cause cause = mission_cause(g, who);
  cause.window = Window::mission_start;
  co_await for_player(g, who, g.card(card).start, cause);
}

Task<> draw_mission(Relic& g, Seat who, Clause clause) {
  if (g.is_nemesis(who)) co_return;  // RNE-SET-18
  const CardId drawn = co_await draw_card(g, Deck::mission, clause);
  if (!drawn.valid()) co_return;
  Player& p = g.player(who);
  // REL-MISSION-04: at most one is active. REL-MISSION-05: of two the player keeps one.
  if (p.mission.card.valid()) {
    set_aside(g, drawn, Seat{});
    g.tell("REL-MISSION-05"_clause, told::Shown{who, drawn});
    g.offer_to_choose(Answer::keep, of(p.mission.card));
    if (drawn != p.mission.card) g.offer_to_choose(Answer::keep, of(drawn));
    const Option option = co_await g.ask(who, "REL-MISSION-05"_clause, g.question(Asking::which_mission, 0, of(drawn)));
    take_aside(g, drawn);
    if (CardId{option.about[0].index} == p.mission.card) {
      discard_card(g, drawn, who, "REL-MISSION-05"_clause);
      co_return;
    }
    drop_mission(g, who);
  }
  p.mission = {};
  p.mission.card = drawn;
  co_await start_mission(g, who);
}

const Objective* find_payable_objective(const Relic& g, Seat who) {
  for (const Objective& o : objectives_of(g, g.player(who).mission.card)) {
    if (o.kind != Objective::Kind::pay) continue;
    const Cause cause = mission_cause(g, who);
    if (holds(g, o.condition, cause) && can_pay(g, who, o.cost, cause)) return &o;
  }
  return nullptr;
}

void offer_completion(Relic& g, Seat who) {
  if (who != g.s.active || !payable_objective(g, who)) return;
  g.offer_to_choose(Answer::complete, of(g.player(who).mission.card));
}

Task<> pay_for_mission(Relic& g, Seat who) {
  const Objective* o = payable_objective(g, who);
  if (!o) co_return;
  co_await pay(g, who, o->cost, mission_cause(g, who));
  co_await complete_mission(g, who);
}

namespace {

Task<> ask_for_mission_payment(Relic& g, Seat who) {
  offer_completion(g, who);
  g.offer_to_choose(Answer::pass);
  const Option option = co_await g.ask(who, "REL-MISSION-09"_clause,
                                       g.question(Asking::mission_payment, 0, of(g.player(who).mission.card)));
  if (g.answer_of(option) == Answer::complete) co_await pay_for_mission(g, who);
}

}  // namespace

MaybeTask offer_mission_payment(Relic& g, Seat who) {
  if (!payable_objective(g, who)) return {};
  return ask_for_mission_payment(g, who);
}

}  // namespace kostka::games::relic
