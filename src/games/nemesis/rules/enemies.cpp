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

// CAR-SUP-12: also by a card that takes it off the board.
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

// The Adaptation "Battering": through a Closed Door, which breaks.
void walk_or_ram(Nemesis& g, std::uint16_t number, const Exit& exit) {
  destroy_door(g, exit.corridor);
  walk_figure(g, number, exit.to);
}

Task<> move_figure(Nemesis& g, std::uint16_t number, int exit_number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr) co_return;
  const Exit& exit = g.slot(figure->room).exits[static_cast<std::size_t>(exit_number - 1)];
  if (exit.technical()) {
    // CAR-BUT-01: the Butcher is too large and stays,
    // CAR-BUT-02: with its Injuries.
    if (figure->species != Species::butcher) co_await figure_leaves(g, number);
  } else if (g.corridor(exit.corridor).door == Door::closed && g.trait(Standing::ram) == 0) {
    stop_at_door(g, number, exit.corridor);
  } else {
    walk_or_ram(g, number, exit);
  }
}

// NEM-RETR-02: through the exit that an Event card shows.
// NEM-RETR-03
// NEM-EVENT-08: nothing else of that card happens.
Task<> retreat(Nemesis& g, std::uint16_t number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr || g.trait(Standing::no_retreat) != 0) co_return;
  const EventId card = co_await draw_event(g, g.s.aside.events);
  if (!card.valid()) co_return;
  g.tell("NEM-RETR-02"_clause, told::Retreated{figure->species, card});
  discard_event(g, card);
  co_await move_figure(g, number, g.catalogue.events[card.index()].corridor);
}

namespace {

// CAR-DIE-06: from the bag or the supply.
void lose_token(Nemesis& g, Species species) {
  const auto is_it = [&](TokenId id) {
    const Token& token = g.catalogue.tokens[id.index()];
    return !token.blank && token.species == species;
  };
  for (auto* tokens : {&g.s.bag.pool, &g.s.supply}) {
    for (std::size_t i = 0; i < tokens->size(); ++i) {
      if (!is_it((*tokens)[i])) continue;
      g.s.aside.lost_token = tokens->take(i);
      g.tell("CAR-DIE-06"_clause, told::TokenRemoved{species});
      return;
    }
  }
}

}  // namespace

// NEM-INJ-05: a Carcass takes its place while there is one; the token stays in the supply.
// CAR-DIE-01
Task<> kill_figure(Nemesis& g, std::uint16_t number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr) co_return;
  const RoomId room = figure->room;
  const Species species = figure->species;
  const bool carcass = g.catalogue.facts(species).carcass && g.free_carcasses() > 0;
  remove_figure(g, number);
  g.s.killed = static_cast<SpeciesSet>(g.s.killed | set_of(species));
  g.tell("NEM-INJ-05"_clause, told::Killed{species, room});
  if (carcass) ++g.room(room).carcasses;
  if (species == Species::butcher) lose_token(g, species);
  // CAR-DIE-02, CAR-DIE-03: a Fleshbeast leaves a Shambler, the Butcher two,
  // CAR-DIE-04, CAR-DIE-05: which do not come from the bag and attack nobody,
  // CAR-DIE-07: and have no Injuries.
  for (int n = 0; n < g.catalogue.facts(species).leaves_shamblers; ++n) {
    co_await place_figure(g, Species::shambler, room, "CAR-DIE-02"_clause);
  }
}

}  // namespace kostka::games::nemesis
