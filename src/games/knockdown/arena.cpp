// The geometry of an arena, worked out once from the coordinates of its spaces.
#include <algorithm>
#include <array>

#include "games/knockdown/catalogue.h"

namespace kostka::games::knockdown {
namespace {

constexpr std::array<Hex, 6> kDirections = {{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

Hex operator+(Hex a, Hex b) { return {static_cast<std::int8_t>(a.q + b.q), static_cast<std::int8_t>(a.r + b.r)}; }

void find_neighbours(Arena& arena, SpaceId space) {
  auto& neighbours = arena.neighbours[space.index()];
  neighbours.clear();
  for (const Hex direction : kDirections) {
    const SpaceId next = arena.space_at(arena.spaces[space.index()] + direction);
    if (next.valid()) neighbours.insert_sorted(next);
  }
}

// KNO-RNG-05: breadth first over adjacent spaces. Corridors are no adjacency and fighters do not stand in the way.
void measure_distances(Arena& arena, SpaceId from) {
  auto& distance = arena.distance[from.index()];
  distance.fill(-1);
  distance[from.index()] = 0;
  std::vector<SpaceId> reached = {from};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const SpaceId here = reached[i];
    for (const SpaceId next : arena.neighbours[here.index()]) {
      if (distance[next.index()] >= 0) continue;
      distance[next.index()] = static_cast<std::int8_t>(distance[here.index()] + 1);
      reached.push_back(next);
    }
  }
}

// KNO-RNG-06: a line follows one of the three axes and ends at the first place where no space is.
void draw_lines(Arena& arena, SpaceId from) {
  arena.line_step[from.index()].fill({});
  arena.straight_on[from.index()].fill({});
  for (const Hex direction : kDirections) {
    const SpaceId first = arena.space_at(arena.spaces[from.index()] + direction);
    for (SpaceId here = first; here.valid();) {
      const SpaceId behind = arena.space_at(arena.spaces[here.index()] + direction);
      arena.line_step[from.index()][here.index()] = first;
      arena.straight_on[from.index()][here.index()] = behind;
      here = behind;
    }
  }
}

}  // namespace

void survey(Arena& arena) {
  // Distances need the neighbours of all spaces.
  for (std::size_t i = 0; i < arena.spaces.size(); ++i) find_neighbours(arena, SpaceId{i});
  for (std::size_t i = 0; i < arena.spaces.size(); ++i) {
    measure_distances(arena, SpaceId{i});
    draw_lines(arena, SpaceId{i});
  }
}

bool Arena::has_corridors() const {
  return std::ranges::any_of(corridor, [](Corridor kind) { return kind != Corridor::none; });
}

SpaceId Arena::space_at(Hex hex) const {
  const auto found = std::ranges::find(spaces, hex);
  return found == spaces.end() ? SpaceId{} : SpaceId{static_cast<std::size_t>(found - spaces.begin())};
}

std::string Arena::space_name(SpaceId space) const {
  const Hex hex = spaces[space.index()];
  return std::to_string(hex.q) + ',' + std::to_string(hex.r);
}

}  // namespace kostka::games::knockdown
