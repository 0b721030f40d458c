// What a practised Intruder player does: attack where somebody can be hit, otherwise come nearer.
#include <algorithm>
#include <bit>

#include "games/nemesis/bots/habits.h"

namespace kostka::games::nemesis {
namespace {

// How dangerous an enemy is, in tenths of what an Adult is.
int menace(Species species) {
  switch (species) {
    case Species::larva: return 6;
    case Species::creeper: return 7;
    case Species::adult:
    case Species::shambler: return 10;
    case Species::breeder:
    case Species::fleshbeast: return 15;
    case Species::queen:
    case Species::butcher: return 20;
    case Species::metagorger: return 7;
  }
  return 10;
}

// Steps to the next Character.
int steps_to_prey(const Nemesis& g, RoomId from) {
  std::array<std::int8_t, kRooms> distance{};
  measure_from(g, from, distance);
  int nearest = kTooFar;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (!g.in_room(Seat{i})) continue;
    nearest = std::min<int>(nearest, distance[g.s.players[i].room.index()]);
  }
  return nearest;
}

int worth_of_exit(const Nemesis& g, const Figure& figure, int exit) {
  const Exit& way = g.slot(figure.room).exits[static_cast<std::size_t>(exit - 1)];
  if (way.technical()) return -50;
  const int now = steps_to_prey(g, figure.room);
  if (g.corridor(way.corridor).door == Door::closed) return 1;
  return 10 * (now - steps_to_prey(g, way.to)) + menace(figure.species) / 5;
}

// How much an Attack card does to its target, if it shows the attacker at all.
int worth_of_attack(const Nemesis& g, AttackId id) {
  const Attack& card = g.catalogue.attacks[id.index()];
  int worth = 0;
  if (does(g, card.body, Verb::die)) worth += 8;
  if (does(g, card.body, Verb::serious)) worth += 6;
  if (does(g, card.body, Verb::light)) worth += 4;
  return worth + std::popcount(card.attackers);
}

bool anybody_to_attack(const Nemesis& g) {
  return std::any_of(g.s.figures.begin(), g.s.figures.end(),
                     [&](const Figure& figure) { return g.someone_in(figure.room); });
}

int best_step(const Nemesis& g, int direction) {
  int best = 0;
  for (const Figure& figure : g.s.figures) {
    if (g.someone_in(figure.room)) continue;
    for (int exit = 1; exit <= static_cast<int>(kExits); ++exit) {
      if (direction == 0 || direction == exit) best = std::max(best, worth_of_exit(g, figure, exit));
    }
  }
  return best;
}

int worth_of_hunt(const Nemesis& g, const Option& option) {
  if (answer_of(option) == Answer::pass) return 1;
  const HuntCard& card = g.catalogue.hunts[option.about[0].index];
  return anybody_to_attack(g) ? 20 + card.attacks : 5 + best_step(g, card.direction);
}

int worth_of_figure(const Nemesis& g, const Option& option) {
  const Figure* figure = g.figure(option.about[0].index);
  if (figure == nullptr) return 0;
  if (g.someone_in(figure->room)) return 50 + menace(figure->species);
  return 40 - 10 * std::min(steps_to_prey(g, figure->room), 4) + menace(figure->species) / 5;
}

}  // namespace

std::uint32_t hunt_habit(const Nemesis& g, Asking asking, Object about, Choices options) {
  return highest(options, [&](const Option& option) {
    switch (asking) {
      case Asking::hunt: return worth_of_hunt(g, option);
      case Asking::hunt_use:
        return answer_of(option) == Answer::hunt_attack                            ? 30
               : answer_of(option) == Answer::hunt_effect && !anybody_to_attack(g) ? 20
                                                                                   : 10;
      case Asking::hunt_attack: return worth_of_attack(g, id_in<AttackId>(option.about[0]));
      // The weakest first: whoever has Serious Wounds and few cards.
      case Asking::character_there: {
        const Player& p = g.player(seat_in(option.about[0]));
        return 10 * static_cast<int>(p.wounds.size()) + 3 * p.light - static_cast<int>(p.hand.size());
      }
      case Asking::room: return -steps_to_prey(g, id_in<RoomId>(option.about[0]));
      case Asking::hunt_keep: return answer_of(option) == Answer::keep ? 1 : 0;
      case Asking::exit: {
        const Figure* figure = g.figure(about.index);
        return figure == nullptr ? 0 : worth_of_exit(g, *figure, option.about[0].index + 1);
      }
      default: return worth_of_figure(g, option);
    }
  });
}

}  // namespace kostka::games::nemesis
