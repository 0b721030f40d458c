// How enemies walk, retreat, leave and die (NEM-EVENT-05, NEM-RETR, NEM-TECH, NEM-INJ-05).
#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

void remove_figure(Nemesis& g, std::uint16_t number) {
  for (std::size_t i = 0; i < g.s.figures.size(); ++i) {
    if (g.s.figures[i].number != number) continue;
    g.s.figures.take(i);
    return;
  }
}

// NEM-RETR-04, NEM-EVENT-05: walking into a Room with a Character is Combat, but no Encounter.
// NEM-EXPL-09: the tile of an unexplored Room stays hidden.
void walk_figure(Nemesis& g, std::uint16_t number, RoomId to) {
  Figure* figure = g.figure(number);
  if (figure == nullptr) return;
  const RoomId from = std::exchange(figure->room, to);
  g.tell("NEM-EVENT-05"_clause, told::IntruderMoved{figure->species, from, to});
  empty_pods(g, to);
}

// NEM-TECH-03: its Injuries are lost, a token of its kind goes into the bag; a marker in the technical space stays.
Task<> figure_leaves(Nemesis& g, std::uint16_t number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr) co_return;
  const Species species = figure->species;
  g.tell("NEM-TECH-03"_clause, told::IntruderLeft{species, figure->room});
  remove_figure(g, number);
  co_await add_token(g, species, "NEM-TECH-03"_clause);
}

// NEM-DOOR-03: the Door is destroyed and the Intruder stays.
void stop_at_door(Nemesis& g, std::uint16_t number, CorridorId door) {
  const bool large = g.figure(number)->species >= Species::breeder;
  if (large || g.trait(Standing::large_break_doors) == 0) destroy_door(g, door);
}

Task<> move_figure(Nemesis& g, std::uint16_t number, int exit_number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr) co_return;
  const Exit& exit = g.slot(figure->room).exits[static_cast<std::size_t>(exit_number - 1)];
  if (exit.technical()) {
    co_await figure_leaves(g, number);
  } else if (g.corridor(exit.corridor).door == Door::closed) {
    stop_at_door(g, number, exit.corridor);
  } else {
    walk_figure(g, number, exit.to);
  }
}

// NEM-RETR-02: through the exit that an Event card shows.
// NEM-RETR-03
// NEM-EVENT-08: nothing else of that card happens.
Task<> retreat(Nemesis& g, std::uint16_t number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr || g.trait(Standing::no_retreat) != 0) co_return;
  const EventId card = co_await draw_event(g);
  if (!card.valid()) co_return;
  g.tell("NEM-RETR-02"_clause, told::Retreated{figure->species, card});
  discard_event(g, card);
  co_await move_figure(g, number, g.catalogue.events[card.index()].corridor);
}

// NEM-INJ-05: a Carcass takes its place while there is one; the token stays in the supply.
void kill_figure(Nemesis& g, std::uint16_t number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr) return;
  const RoomId room = figure->room;
  const Species species = figure->species;
  const bool carcass = g.catalogue.facts(species).carcass && g.free_carcasses() > 0;
  remove_figure(g, number);
  g.s.killed = static_cast<SpeciesSet>(g.s.killed | set_of(species));
  g.tell("NEM-INJ-05"_clause, told::Killed{species, room});
  if (carcass) ++g.room(room).carcasses;
}

}  // namespace kostka::games::nemesis
