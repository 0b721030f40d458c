// Moving fighters: steps, Back, Forward, Jump, technical corridors.
#include <algorithm>
#include <utility>

#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

using Spaces = kernel::FixedVector<SpaceId, kMostSpaces>;

Spaces free_neighbours(const Knockdown& g, SpaceId space) {
  Spaces free;
  for (const SpaceId next : g.arena().neighbours[space.index()]) {
    if (!g.occupied(next)) free.push_back(next);
  }
  return free;
}

// Where a Back step may go (KNO-MOV-05): straight on if the fighters are in line, otherwise any free space farther
// away.
Spaces spaces_back(const Knockdown& g, SpaceId from, SpaceId pushed) {
  Spaces options;
  if (g.arena().line_step[from.index()][pushed.index()].valid()) {
    const SpaceId beyond = g.arena().straight_on[from.index()][pushed.index()];
    if (beyond.valid() && !g.occupied(beyond)) options.push_back(beyond);
    return options;
  }
  for (const SpaceId next : free_neighbours(g, pushed)) {
    if (g.distance(from, next) > g.distance(from, pushed)) options.push_back(next);
  }
  return options;
}

// Where a Forward step may go (KNO-MOV-06): along the line if there is one, otherwise any free space nearer.
Spaces spaces_forward(const Knockdown& g, SpaceId mover, SpaceId target) {
  Spaces options;
  if (const SpaceId straight = g.arena().line_step[mover.index()][target.index()]; straight.valid()) {
    if (!g.occupied(straight)) options.push_back(straight);
    return options;
  }
  for (const SpaceId next : free_neighbours(g, mover)) {
    if (g.distance(next, target) < g.distance(mover, target)) options.push_back(next);
  }
  return options;
}

// KNO-MOV-08: the free ends of all paths of exactly `left` more steps; bends are allowed, the opponent's space may be
// passed, no space is entered twice.
void jump_ends(const Knockdown& g, SpaceId at, int left, std::uint32_t visited, std::uint32_t& ends) {
  if (left == 0) {
    if (!g.occupied(at)) ends |= 1u << at.index();  // KNO-MOV-02
    return;
  }
  for (const SpaceId next : g.arena().neighbours[at.index()]) {
    if ((visited >> next.index() & 1) == 0) jump_ends(g, next, left - 1, visited | 1u << next.index(), ends);
  }
}
static_assert(kMostSpaces <= 32, "a set of spaces is a word of 32 bits");

Task<SpaceId> choose_space(Knockdown& g, Seat chooser, const Spaces& spaces, Clause clause, kernel::Question question) {
  for (const SpaceId space : spaces) g.offer_to_choose(Answer::step, of(space));
  const Option choice = co_await g.ask(chooser, clause, question);
  co_return SpaceId{choice.about[0].index};
}

}  // namespace

bool Knockdown::in_range(Range range, SpaceId one, SpaceId other) const {
  const int away = distance(one, other);
  switch (range.reach) {
    // KNO-RNG-01
    case Reach::exactly: return away == range.spaces;
    // KNO-RNG-02
    case Reach::up_to: return away >= 1 && away <= range.spaces;
    // KNO-RNG-03
    // KNO-RNG-06: the lines are those of the arena.
    case Reach::projectile: return arena().line_step[one.index()][other.index()].valid();
    // KNO-RNG-04
    case Reach::unlimited: return true;
  }
  return false;
}

void stand_on(Knockdown& g, Seat who, SpaceId space, Clause clause) {
  // KNO-MOVE-03: nobody is pushed off.
  g.require(!g.occupied(space), "A fighter moves onto a space that is taken.");
  // KNO-MOVE-07: a red space costs nothing here.
  g.player(who).space = space;
  g.tell(clause, told::Moved{who, space});
}

bool can_step(const Knockdown& g, Seat who) { return !free_neighbours(g, g.player(who).space).empty(); }

Task<> back(Knockdown& g, Seat attacker, int spaces) {
  const Seat pushed = g.opponent_of(attacker);
  for (int left = spaces; left > 0; --left) {
    const Spaces options = spaces_back(g, g.player(attacker).space, g.player(pushed).space);
    if (options.empty()) co_return;  // the rest is lost, without extra damage
    const SpaceId to = co_await choose_space(g, attacker, options, "KNO-MOV-05"_clause,
                                             g.question(Asking::step_opponent, left, of(pushed)));
    stand_on(g, pushed, to, "KNO-MOV-03"_clause);
  }
}

Task<> forward(Knockdown& g, Seat attacker, int spaces) {
  const Seat target = g.opponent_of(attacker);
  for (int left = spaces; left > 0 && g.distance() > 1; --left) {
    const Spaces options = spaces_forward(g, g.player(attacker).space, g.player(target).space);
    if (options.empty()) co_return;
    const SpaceId to =
        co_await choose_space(g, attacker, options, "KNO-MOV-06"_clause, g.question(Asking::step_self, left));
    stand_on(g, attacker, to, "KNO-MOV-04"_clause);
  }
}

Task<> steps(Knockdown& g, Seat moved, Seat chooser, int spaces, Stop stop) {
  const bool own = moved == chooser;
  for (int left = spaces; left > 0; --left) {
    const Spaces options = free_neighbours(g, g.player(moved).space);
    if (options.empty()) co_return;
    for (const SpaceId space : options) g.offer_to_choose(Answer::step, of(space));
    if (stop == Stop::early) g.offer_to_choose(Answer::stay);
    const Option choice = co_await g.ask(chooser, own ? "KNO-MOVE-06"_clause : "KNO-MOV-07"_clause,
                                         g.question(own ? Asking::step_self : Asking::step_opponent, left, of(moved)));
    if (answer_of(choice) == Answer::stay) co_return;
    stand_on(g, moved, SpaceId{choice.about[0].index}, own ? "KNO-MOVE-06"_clause : "KNO-MOV-07"_clause);
  }
}

Task<> jump(Knockdown& g, Seat who, int spaces, Stop stop) {
  const SpaceId from = g.player(who).space;
  std::uint32_t ends = 0;
  for (int n = stop == Stop::early ? 1 : spaces; n <= spaces; ++n) jump_ends(g, from, n, 1u << from.index(), ends);
  // KNO-MOV-02
  if (ends == 0) co_return;
  for (std::size_t i = 0; i < g.arena().spaces.size(); ++i) {
    if (ends >> i & 1) g.offer_to_choose(Answer::step, of(SpaceId{i}));
  }
  if (stop == Stop::early) g.offer_to_choose(Answer::stay);
  const Option choice = co_await g.ask(who, "KNO-MOV-08"_clause, g.question(Asking::jump, spaces));
  if (answer_of(choice) == Answer::step) stand_on(g, who, SpaceId{choice.about[0].index}, "KNO-MOV-01"_clause);
}

Task<> put_adjacent(Knockdown& g, Seat attacker) {
  const Seat thrown = g.opponent_of(attacker);
  const Spaces options = free_neighbours(g, g.player(attacker).space);
  if (options.empty()) co_return;  // the opponent stays
  const SpaceId to = co_await choose_space(g, attacker, options, "KNO-GOLD-01"_clause,
                                           g.question(Asking::put_opponent, 0, of(thrown)));
  stand_on(g, thrown, to, "KNO-GOLD-01"_clause);
}

void offer_corridors(Knockdown& g, Seat who) {
  const Arena& arena = g.arena();
  // KNO-COR-01
  if (arena.corridor[g.player(who).space.index()] == Corridor::none) return;
  for (std::size_t i = 0; i < arena.spaces.size(); ++i) {
    const SpaceId space{i};
    if (arena.corridor[i] == Corridor::none || space == g.player(who).space) continue;
    g.offer_or_refuse(!g.occupied(space), "KNO-COR-07"_clause, Answer::corridor, of(space));
  }
}

// KNO-COR-04: not an action.
void pass_corridor(Knockdown& g, Seat who, SpaceId space) {
  g.player(who).space = space;
  g.tell("KNO-COR-02"_clause, told::Corridor{who, space});
  // KNO-COR-08: nothing blocks it and no test follows.
  take_damage(g, who, corridor_damage(g, space), of(space), "KNO-COR-03"_clause);
}

Damage corridor_damage(const Knockdown& g, SpaceId space) {
  const bool centre = g.arena().corridor[space.index()] == Corridor::centre;
  const bool heavy = centre == g.s.agreed.corridor_center_heavy;
  return heavy ? Damage{0, 1} : Damage{1, 0};
}

}  // namespace kostka::games::knockdown
