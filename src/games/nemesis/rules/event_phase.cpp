// The Event phase and the development of the bag (NEM-EVENT, NEM-TIME, NEM-SD, NEM-BAG).
#include <algorithm>

#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {

// ---- Event cards ----------------------------------------------------------------------------------------------------

// NEM-EVENT-06: an empty deck is made of the discard pile.
Task<EventId> draw_event(Nemesis& g, FixedVector<EventId, 4>& into) {
  State& s = g.s;
  if (s.events.empty()) {
    while (!s.event_discard.empty()) s.events.shuffle_in(s.event_discard.pop_back());
  }
  if (s.events.empty()) co_return EventId{};
  const EventId card = co_await g.draw(s.events, static_cast<std::uint8_t>(Kind::event), "NEM-EVENT-04"_clause,
                                       g.question(Asking::event));
  into.push_back(card);
  co_return card;
}

void discard_event(Nemesis& g, EventId card) {
  if (g.s.aside.events.remove(card)) g.s.event_discard.push_back(card);
}

namespace {

void shuffle_events(State& s) {
  s.events.shuffle();
  s.event_top_seen_by = 0;
}

// NEM-EVENT-09
// NEM-EVENT-11: whatever the effect did.
void settle_fate(Nemesis& g, EventId card) {
  State& s = g.s;
  if (!s.aside.events.remove(card)) return;
  switch (g.catalogue.events[card.index()].fate) {
    case Fate::discard: s.event_discard.push_back(card); break;
    case Fate::remove:
      s.events_removed.push_back(card);
      while (!s.event_discard.empty()) s.events.shuffle_in(s.event_discard.pop_back());
      shuffle_events(s);
      break;
    case Fate::shuffle_in:
      s.events.shuffle_in(card);
      shuffle_events(s);
      break;
  }
}

// ---- the steps ------------------------------------------------------------------------------------------------------

// NEM-TIME-01
Task<> move_time(Nemesis& g) {
  State& s = g.s;
  const Constants& k = g.catalogue.constants;
  --s.time;
  g.tell("NEM-TIME-01"_clause, told::TimeMoved{s.time});
  // NEM-SD-01
  if (s.self_destruct > 0) {
    --s.self_destruct;
    g.tell("NEM-SD-01"_clause, told::SelfDestruct{s.self_destruct});
    // NEM-SD-03
    if (s.self_destruct == k.yellow) unlock_all(g);
    // NEM-SD-04
    if (s.self_destruct == 0) co_await end_match(g, Ending::destroyed);
  }
  // NEM-TIME-02
  if (s.time == 0) co_await end_match(g, Ending::jump);
}

// NEM-EVENT-02
// NEM-ATK-05: by Rooms, then by size; the target is found when an attack happens.
Task<> attack_step(Nemesis& g) {
  struct Attacker {
    std::uint16_t number;
    RoomId room;
  };
  ShortList<Attacker, kMostFigures> attackers;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!g.someone_in(RoomId{i})) continue;
    for (const std::uint16_t number : g.figures_in(RoomId{i})) attackers.push_back({number, RoomId{i}});
  }
  for (const Attacker& each : attackers) {
    const Figure* figure = g.figure(each.number);
    if (figure != nullptr && figure->room == each.room) co_await attack(g, each.number, Seat{}, Surprise::no);
  }
}

// NEM-EVENT-03
// CAR-EV-06: the same in Mode C, but for the Adaptation "Heat-Proof".
// NEM-INJ-07: all Injuries first, then the checks, the largest kind first.
Task<> fire_step(Nemesis& g) {
  ShortList<const Figure*, kMostFigures> burning;
  const int injuries = 1 + g.trait(Standing::fire_injures);
  for (Figure& figure : g.s.figures) {
    if (!g.room(figure.room).fire || g.trait(Standing::fireproof) != 0) continue;
    figure.injuries = static_cast<std::int8_t>(figure.injuries + injuries);
    burning.push_back(&figure);
    g.tell("NEM-EVENT-03"_clause, told::Injured{figure.species, figure.room, figure.injuries});
  }
  std::sort(burning.begin(), burning.end(), goes_before);
  FigureNumbers numbers;
  for (const Figure* figure : burning) numbers.push_back(figure->number);
  for (const std::uint16_t number : numbers) co_await check_injuries(g, number);
  // NEM-R1-NEST-5
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (g.s.rooms[i].fire) destroy_eggs(g, RoomId{i}, 1);
  }
}

// NEM-EVENT-04: who moves, and where each would go, is fixed before anybody does.
// NEM-EVENT-10
// NEM-DOOR-04: those who go for the same Door break it together and all stay.
Task<> move_all(Nemesis& g, const Event& card) {
  struct Walk {
    std::uint16_t number;
    const Exit* exit;
    bool shut;
  };
  ShortList<Walk, kMostFigures> walks;
  for (const Figure& figure : g.s.figures) {
    if (!has(card.movers, figure.species) || g.someone_in(figure.room)) continue;
    const Exit& exit = g.slot(figure.room).exits[static_cast<std::size_t>(card.corridor - 1)];
    const bool shut = !exit.technical() && g.corridor(exit.corridor).door == Door::closed;
    walks.push_back({figure.number, &exit, shut});
  }
  for (const Walk& walk : walks) {
    if (walk.exit->technical()) {
      co_await move_figure(g, walk.number, card.corridor);
    } else if (walk.shut && g.trait(Standing::ram) == 0) {
      stop_at_door(g, walk.number, walk.exit->corridor);
    } else {
      walk_or_ram(g, walk.number, *walk.exit);
    }
  }
}

// CAR-EV-07
Task<> event_step(Nemesis& g) {
  const EventId id = co_await draw_event(g, g.s.aside.events);
  if (id.valid()) co_await carry_out(g, id);
}

// ---- the bag --------------------------------------------------------------------------------------------------------

// NEM-BAG-05
Task<> queen_in_bag(Nemesis& g, TokenId token) {
  State& s = g.s;
  const RoomId nest = g.find_tile(g.catalogue.named.nest);
  const Seat there = nest.valid() ? g.weakest_in(nest) : Seat{};
  // NEM-BAG-06: with her figure on the board her token is aside.
  // NEM-ENC-11
  if (there.valid() && has_free_figure(g, Species::queen)) {
    co_await encounter(g, there, token);
    co_return;
  }
  s.bag.shuffle_in(token);
  if (s.eggs < g.catalogue.constants.eggs) {
    ++s.eggs;
    g.tell("NEM-BAG-05"_clause, told::EggLaid{s.eggs});
  }
}

// NEM-BAG-01
Task<> bag_step(Nemesis& g) {
  State& s = g.s;
  // NEM-BAG-08
  if (s.bag.empty()) co_return;
  const TokenId id =
      co_await g.draw(s.bag, static_cast<std::uint8_t>(Kind::token), "NEM-BAG-01"_clause, g.question(Asking::token));
  s.aside.last_token = id;
  const Token& token = g.catalogue.tokens[id.index()];
  g.tell("NEM-BAG-01"_clause, told::BagDrawn{id});
  if (g.carnomorphs()) {
    co_await carnomorph_bag(g, id);
  } else if (token.blank) {
    // NEM-BAG-07
    s.bag.shuffle_in(id);
    co_await add_token(g, Species::adult, "NEM-BAG-07"_clause);
  } else if (token.species == Species::larva) {
    // NEM-BAG-02
    return_to_supply(g, id);
    co_await add_token(g, Species::adult, "NEM-BAG-02"_clause);
  } else if (token.species == Species::creeper) {
    // NEM-BAG-03
    return_to_supply(g, id);
    co_await add_token(g, Species::breeder, "NEM-BAG-03"_clause);
  } else if (token.species == Species::queen) {
    co_await queen_in_bag(g, id);
  } else {
    // NEM-BAG-04
    s.bag.shuffle_in(id);
    co_await all_roll_noise(g);
  }
}

}  // namespace

// NEM-NOISE-10: each roll is resolved before the next; who is in Combat then does not roll.
Task<> all_roll_noise(Nemesis& g) {
  for (const Seat who : g.in_order()) co_await roll_noise(g, who);
}

Task<> carry_out(Nemesis& g, EventId id) {
  const Event& card = g.catalogue.events[id.index()];
  g.tell("NEM-EVENT-04"_clause, told::EventDrawn{id});
  co_await move_all(g, card);
  // NEM-EVENT-06
  // NEM-EVENT-07: what is left open, the First Player chooses.
  const Seats order = g.in_order();
  co_await resolve(g, card.body, Cause{.actor = order.empty() ? Seat{} : order.front()});
  settle_fate(g, id);
}

// NEM-EVENT-01
// CAR-EV-01: in Mode C the same steps, with feeding among them.
Task<> play_events(Nemesis& g) {
  // NEM-TURN-08
  // NEM-R2-AIR-6: what an Event has started ends here, a Player phase later.
  co_await depressurise(g);
  // CAR-EV-08
  co_await move_time(g);
  // NEM-INTR-04: with an Intruder player only time and Fire are left.
  const bool hunted = g.s.hunter.seat.valid();
  // NEM-QUEST-03
  if (!g.s.calm && !hunted) {
    if (g.carnomorphs()) {
      co_await attack_and_feed(g);
    } else {
      co_await attack_step(g);
    }
  }
  co_await fire_step(g);
  if (!hunted) {
    co_await event_step(g);
    // NEM-BAG-09
    co_await bag_step(g);
  }
  g.s.phase = Phase::round;
}

}  // namespace kostka::games::nemesis
