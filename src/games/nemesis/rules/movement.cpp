// Movement and exploration (NEM-MOVE, NEM-EXPL), escapes (NEM-ESC).
#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {
namespace {

// NEM-ESC-01: every Intruder of the Room attacks once,
// NEM-ESC-02: the largest first,
// NEM-ESC-05: those that are there now and still are when it is their turn.
Task<> escape_attacks(Nemesis& g, Seat who) {
  const RoomId from = g.player(who).room;
  const FigureNumbers attackers = g.figures_in(from);
  for (const std::uint16_t number : attackers) {
    const Figure* figure = g.figure(number);
    if (figure == nullptr || figure->room != from) continue;
    if (!g.stands_in(who, from)) co_return;
    co_await attack(g, number, who, Surprise::no);
  }
}

// Whether the token lets the Noise roll happen.
enum class Roll : bool { no, yes };

Task<Roll> resolve_token(Nemesis& g, Seat who, Step step, Exploring effect) {
  const RoomId room = step.to;
  // NEM-MOVE-08, NEM-MOVE-13: what replaces the roll cancels Silence and Danger.
  const bool replaced = step.quiet || step.careful.valid();
  switch (effect) {
    case Exploring::silence:
      if (replaced) co_return Roll::yes;
      // NEM-EXPL-02
      if (g.player(who).slimed) co_await danger(g, who);
      co_return Roll::no;
    case Exploring::danger:
      if (replaced) co_return Roll::yes;
      // NEM-EXPL-03
      co_await danger(g, who);
      co_return Roll::no;
    // NEM-EXPL-04
    case Exploring::slime: slime(g, who); co_return Roll::yes;
    // NEM-EXPL-05
    case Exploring::fire: co_await set_fire(g, room); co_return Roll::yes;
    case Exploring::malfunction: co_await break_room(g, room); co_return Roll::yes;
    case Exploring::doors:
      // NEM-EXPL-06
      // NEM-EXPL-07: without a Corridor, or with a Destroyed Door there, nothing is placed.
      if (step.through.valid()) co_await close_door(g, step.through, who);
      co_return Roll::yes;
  }
  co_return Roll::yes;
}

// NEM-R2-SLI
void enter_slime(Nemesis& g, Seat who, RoomId room) {
  if (g.tile(room).standing.is(Standing::slimes_who_enters)) slime(g, who);
}

Task<Roll> explore(Nemesis& g, Seat who, Step step) {
  co_await decide_tile(g, step.to);
  co_await decide_token(g, step.to);
  RoomState& room = g.room(step.to);
  const Exploration& token = g.catalogue.explorations[room.token.index()];
  room.explored = true;
  // NEM-EXPL-08: the token leaves the game.
  const ExplorationId shown = std::exchange(room.token, ExplorationId{});
  room.tile_seen_by = room.token_seen_by = 0;
  g.s.aside.last_exploration = shown;
  g.tell("NEM-MOVE-03"_clause, told::Explored{who, step.to, room.tile, shown});
  g.irrevocable();
  // NEM-EXPL-01
  // NEM-SOLO-02: alone, half of the Items, rounded up.
  if (!g.tile(step.to).barren) {
    room.items = static_cast<std::int8_t>(g.solo() ? (token.items + 1) / 2 : token.items);
  }
  // NEM-EXPL-10: the Room first, then the token.
  enter_slime(g, who, step.to);
  const Roll roll = co_await resolve_token(g, who, step, token.effect);
  co_return roll;
}

// NEM-MOVE-03
Task<> arrive(Nemesis& g, Seat who, Step step) {
  Roll roll = Roll::yes;
  if (!g.room(step.to).explored) {
    roll = co_await explore(g, who, step);
  } else {
    enter_slime(g, who, step.to);
  }
  if (!g.stands_in(who, step.to)) co_return;
  // NEM-MOVE-04
  // NEM-MOVE-05: whether anybody else is here is asked only now.
  const bool alone = !g.someone_else_in(step.to, who) && !g.enemies_in(step.to);
  if (roll == Roll::no || !alone || step.quiet) co_return;
  // NEM-MOVE-06
  // NEM-MOVE-09: only where a roll would have been made.
  if (step.careful.valid()) {
    put_noise(g, step.careful, "NEM-MOVE-06"_clause);
  } else {
    co_await roll_noise(g, who);
  }
}

}  // namespace

// NEM-MOVE-02
// NEM-MOVE-11: whatever lets a Character move, it moves so.
Task<> move_character(Nemesis& g, Seat who, Step step) {
  Player& p = g.player(who);
  const RoomId from = p.room;
  // NEM-MOVE-10
  // NEM-ESC-06
  if (!step.safe) co_await escape_attacks(g, who);
  if (!g.stands_in(who, from)) co_return;
  // NEM-ESC-04: what was open may be closed by now.
  if (step.through.valid() && g.corridor(step.through).door == Door::closed) co_return;
  // NEM-MOVE-01
  // NEM-ESC-03
  p.room = step.to;
  g.tell("NEM-MOVE-02"_clause, told::Moved{who, from, step.to});
  co_await arrive(g, who, step);
}

}  // namespace kostka::games::nemesis
