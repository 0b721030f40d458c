// The habits of a practised player: one answer to every question of Karak, in no time.
#include <cstdlib>

#include "games/karak/bots/habits.h"
#include "games/karak/bots/outlook.h"
#include "games/karak/bots/worth.h"
#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

// ---- exploring ----

// KAR-EXPL-03: chasms go where they block least: against chasms, then against known land, and last into the unknown.
std::uint32_t choose_turn_of_tile(const Karak& g, const kernel::Prompt& prompt, Choices options) {
  const Tile& tile = g.catalogue.tiles[prompt.question.about[0].index];
  const std::size_t spot_index = prompt.question.about[1].index;
  const Place place = beyond(g.s.map[HexId{spot_index / kEdges}].place(), spot_index % kEdges);
  std::array<int, kEdges> cost{};
  for (std::size_t edge = 0; edge < kEdges; ++edge) {
    const HexId other = g.s.map.at(beyond(place, edge));
    cost[edge] = !other.valid() ? 3 : g.chasm(other, opposite(edge)) ? 0 : 2;
  }
  return highest(options, [&](const Option& option) {
    const std::uint8_t mask = turned(tile.chasms, static_cast<unsigned>(option.amount));
    int sum = 0;
    for (std::size_t edge = 0; edge < kEdges; ++edge) sum -= (mask >> edge & 1) != 0 ? cost[edge] : 0;
    return sum;
  });
}

// KAR-HERO-04: land with what is lacking; a Rift for a hero who would win the crown there.
std::uint32_t choose_land(const Karak& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  int strongest = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (Seat{i} != who) strongest = std::max(strongest, attack_in_tenths(g, Seat{i}));
  }
  const bool strong = attack_in_tenths(g, who) > strongest;
  return highest(options, [&](const Option& option) {
    const Tile& tile = g.catalogue.tiles[option.about[0].index];
    switch (tile.kind) {
      case TileKind::rift: return strong ? outlook.value_of_crown() / 2 : 0;
      case TileKind::lair: return 15;
      case TileKind::landscape:
      case TileKind::castle: break;
    }
    return 20 + outlook.value_of_markers(tile.yield);
  });
}

// KAR-HERO-05: together with what already waits there.
std::uint32_t choose_enemy(const Karak& g, Seat who, HexId hex, Choices options) {
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) {
    kernel::ShortList<ArmyId, kMostArmiesOnHex + 1> armies;
    for (const ArmyId army : g.s.map[hex].armies) armies.push_back(army);
    armies.push_back(id_in<ArmyId>(option.about[0]));
    return outlook.value_of_armies({armies.begin(), armies.size()});
  });
}

// IMP-ARG-04: next door, where it can be fought at once and where there is something to gather then, or at least
// nearby.
std::uint32_t choose_lure(const Karak& g, Seat who, Choices options) {
  const HexId here = g.player(who).hex;
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) {
    const HexId hex = id_in<HexId>(option.about[0]);
    const Place a = g.s.map[here].place(), b = g.s.map[hex].place();
    const int steps = (std::abs(a.q - b.q) + std::abs(a.r - b.r) + std::abs(a.q + a.r - b.q - b.r)) / 2;
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      if (g.s.map.beside(here, edge) == hex) return g.chasm_between(here, edge) ? -3 : outlook.value_of_gathering(hex);
    }
    return -steps;
  });
}

// ---- goods, units and gifts ----

std::uint32_t choose_building(const Karak& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) {
    if (answer_of(option) == Answer::done) return Outlook::kWorthBuilding - 1;
    return outlook.value_of_building(id_in<BuildingId>(option.about[0]));
  });
}

std::uint32_t choose_unit(const Karak& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) {
    return answer_of(option) == Answer::done ? 0 : outlook.value_of_unit(die_in(option.about[0]));
  });
}

// The resource that is missed most, or least.
std::uint32_t choose_resource(const Karak& g, Seat who, Choices options, int sign) {
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) {
    const Resource r = resource_in(option.about[0]);
    return sign * (4 * outlook.lacking()[r] - g.player(who).goods[r]);
  });
}

// What cannot be kept from the others goes to the poorest.
std::uint32_t choose_receiver(const Karak& g, Choices options) {
  return highest(options, [&](const Option& option) {
    const int dear = answer_of(option) == Answer::gift_unit ? worth_of(die_in(option.about[1])) : 0;
    return -fortune_of(g, id_in<Seat>(option.about[0])) - dear;
  });
}

std::uint32_t choose_leftover(const Karak& g, Choices options) {
  return highest(options, [&](const Option& option) { return -worth_of(g.item(id_in<ItemId>(option.about[0]))); });
}

std::uint32_t find_answer(Choices options, Answer answer) {
  return highest(options, [answer](const Option& option) { return answer_of(option) == answer ? 1 : 0; });
}

std::optional<std::uint32_t> habit_of(const Karak& g, const kernel::Prompt& prompt, Choices options,
                                      kernel::ChanceStream& stream) {
  const Seat who = prompt.seat;
  const auto asking = static_cast<Asking>(prompt.question.kind);
  const Object about = prompt.question.about[0];
  switch (asking) {
    case Asking::hero: return stream.below(prompt.listed);
    case Asking::slot: return turn_habit(g, who, options);
    case Asking::rotation: return choose_turn_of_tile(g, prompt, options);
    case Asking::tile_choice: return choose_land(g, who, options);
    case Asking::army_choice: return choose_enemy(g, who, id_in<HexId>(about), options);
    case Asking::lair: {
      const bool worthwhile = Outlook(g, who).value_of_lair(id_in<HexId>(about)) > 0;
      return find_answer(options, worthwhile ? Answer::fight : Answer::sneak);
    }
    case Asking::build_more: return choose_building(g, who, options);
    case Asking::train_more:
    case Asking::blessed_unit: return choose_unit(g, who, options);
    case Asking::blessing: {
      const bool skulls = prompt.question.amount > 0;
      return find_answer(options, skulls || wants_blessed_unit(g) ? Answer::bless : Answer::keep);
    }
    case Asking::tax:
    case Asking::gather_less: return choose_resource(g, who, options, -1);
    case Asking::gather_more: return choose_resource(g, who, options, 1);
    case Asking::gift_building:
    case Asking::gift_unit: return choose_receiver(g, options);
    case Asking::drop: return choose_leftover(g, options);
    case Asking::roar_to: return choose_lure(g, who, options);
    case Asking::dream_heal: return find_answer(options, g.wounded(who) ? Answer::heal_both : Answer::heal_nobody);
    case Asking::step: return find_answer(options, Answer::step);
    case Asking::dice:
    case Asking::rerolls:
    case Asking::reroll_dice:
    case Asking::plague:
    case Asking::betrayal:
    case Asking::shield:
    case Asking::hard_head:
    case Asking::spells: return g.battle == nullptr ? 0 : battle_habit(g, asking, options);
    case Asking::starter:
    case Asking::last_tile:
    case Asking::hero_dealt:
    case Asking::tile_drawn:
    case Asking::army_drawn:
    case Asking::die_rolled: break;  // chance decides
  }
  return {};
}

}  // namespace

std::optional<std::uint32_t> Karak::habit(const kernel::Prompt& prompt, kernel::ChanceStream& stream) const {
  if (prompt.is_chance() || prompt.listed == 0) return {};
  return habit_of(*this, prompt, options_of(prompt), stream);
}

bool weigh(const Karak& g, const kernel::Prompt& prompt, kernel::ChanceStream& stream, std::span<float> worths) {
  if (prompt.is_chance() || prompt.listed == 0) return false;
  const auto answer = habit_of(g, prompt, {g.options_of(prompt), worths}, stream);
  if (answer) kernel::put_first(worths, *answer);
  return answer.has_value();
}

}  // namespace kostka::games::karak
