// Carrying texts out: what is possible, what is declared, what happens; and the verbs that hold others.
#include "games/nemesis/rules/effects.h"

#include <algorithm>

#include "games/nemesis/rules/verb_rules.h"

namespace kostka::games::nemesis {

// ---- possible -------------------------------------------------------------------------------------------------------

bool possible(const Nemesis& g, const Effect& e, const Cause& cause) {
  const Resolving& row = resolving_of(e.verb);
  if (row.possible != nullptr && !row.possible(g, e, cause)) return false;
  if (row.candidates == nullptr) return true;
  Candidates list;
  row.candidates(g, e, cause, list);
  return !list.empty();
}

// NEM-ACT-14: at least one part changes something.
bool possible(const Nemesis& g, Body body, const Cause& cause) {
  const Effect* first = g.catalogue.script.begin_of(body);
  return std::any_of(first, first + body.count, [&](const Effect& e) { return possible(g, e, cause); });
}

// ---- choosing -------------------------------------------------------------------------------------------------------

namespace {

Asking asking_for(Kind kind) {
  switch (kind) {
    case Kind::part: return Asking::part;
    case Kind::room: return Asking::room;
    case Kind::seat: return Asking::character_there;
    case Kind::figure:
    case Kind::eggs: return Asking::target;
    case Kind::corridor: return Asking::corridor;
    case Kind::held: return Asking::weapon;
    case Kind::pod: return Asking::pod_choice;
    case Kind::letter: return Asking::letter;
    case Kind::heavy: return Asking::study;
    case Kind::item:
    case Kind::card: return Asking::item;
    case Kind::nothing:
    case Kind::tile:
    case Kind::token:
    case Kind::exploration:
    case Kind::character:
    case Kind::objective:
    case Kind::own_objective:
    case Kind::wound:
    case Kind::fate:
    case Kind::attack:
    case Kind::event:
    case Kind::trait:
    case Kind::coordinates:
    case Kind::mutation:
    case Kind::hunt:
    case Kind::exit:
    case Kind::engine:
    case Kind::item_deck:
    case Kind::technical: break;  // no verb has them to choose from
  }
  kernel::raise_fault("A text asks for a choice that has no question.");
  return Asking::item;
}

// Whether a part of a text depends on the Backpack, which only its owner knows.
bool depends_on_secrets(const Nemesis& g, Body body) {
  const Effect* first = g.catalogue.script.begin_of(body);
  return std::any_of(first, first + body.count, [&](const Effect& e) {
    if (e.verb == Verb::craft || (e.verb == Verb::pay && e.word == Word::item)) return true;
    for (std::size_t i = 0; i < e.blocks; ++i) {
      if (depends_on_secrets(g, block_of(g, e, i))) return true;
    }
    return false;
  });
}

// What others do not know is asked for even if there is only one answer.
kernel::Forced forced_for(const Nemesis& g, const Effect& e, Kind kind) {
  bool secret = kind == Kind::item;
  for (std::size_t i = 0; i < e.blocks && e.verb == Verb::choose; ++i) {
    secret = secret || depends_on_secrets(g, block_of(g, e, i));
  }
  return secret ? kernel::Forced::ask : kernel::Forced::skip;
}

Task<Object> ask_for(Nemesis& g, const Effect& e, const Candidates& list, const Cause& cause) {
  for (const Object& candidate : list) {
    g.offer_to_choose(kind_of(candidate) == Kind::part ? Answer::part : Answer::pick, candidate);
  }
  const Kind kind = kind_of(list.front());
  const Option choice =
      co_await g.ask(cause.actor, "NEM-ACT-05"_clause, g.question(asking_for(kind)), forced_for(g, e, kind));
  co_return choice.about[0];
}

// What was chosen when the Action was declared, if it still can be; otherwise the acting player is asked now.
Task<Object> choose_for(Nemesis& g, const Effect& e, Cause cause) {
  Candidates list;
  resolving_of(e.verb).candidates(g, e, cause, list);
  if (cause.declared != nullptr && cause.declared->next < cause.declared->chosen.size()) {
    const Object chosen = cause.declared->chosen[cause.declared->next++];
    co_return list.contains(chosen) ? chosen : Object{};
  }
  if (list.empty() || !cause.actor.valid()) co_return Object{};
  const Object chosen = co_await ask_for(g, e, list, cause);
  co_return chosen;
}

// The Cause of the block behind a choice: about the Room, Character or Intruder chosen.
Cause narrowed(const Nemesis& g, Cause cause, Object chosen) {
  const Kind kind = kind_of(chosen);
  if (kind == Kind::room) cause.room = id_in<RoomId>(chosen);
  if (kind == Kind::seat) {
    cause.who = seat_in(chosen);
    cause.room = RoomId{};
  }
  if (kind == Kind::figure) {
    cause.figure = chosen.index;
    cause.stood = g.figure(chosen.index)->room;
  }
  cause.picked = chosen;
  return cause;
}

Body part_of(const Nemesis& g, const Effect& e, Object part) {
  for (std::size_t i = 0; i < e.blocks; ++i) {
    const Block& block = g.catalogue.script.block(e, i);
    if (block.label == part.index) return block.body;
  }
  return {};
}

bool takes_one(const Effect& e) { return e.select.pick == Pick::one && !e.select.tile.valid(); }

// Whether something is chosen for this effect: with `each`, or where a Room is named, nothing is.
bool asks(const Effect& e) {
  const bool selects = e.verb == Verb::at || e.verb == Verb::with || e.verb == Verb::foe;
  return resolving_of(e.verb).candidates != nullptr && (!selects || takes_one(e));
}

// What stands behind an effect once its choice is made, if it is still to be declared. Every other block is decided
// when it comes to that: behind `may`, behind a die, for each of several.
Body rest_of(const Nemesis& g, const Effect& e, const Cause& cause, Object chosen) {
  if (e.verb == Verb::choose) return part_of(g, e, chosen);
  if (e.verb == Verb::pay) return block_of(g, e);
  if (e.verb == Verb::at || e.verb == Verb::with || e.verb == Verb::foe) return takes_one(e) ? block_of(g, e) : Body{};
  if (e.verb == Verb::room_action) return g.tile(cause.where(g)).action;
  if (e.verb != Verb::if_) return {};
  if (holds(g, e.condition, cause)) return block_of(g, e);
  return e.blocks > 1 ? block_of(g, e, 1) : Body{};
}

}  // namespace

// NEM-ACT-15: everything is chosen before the Action is paid and can be interrupted.
Task<> declare(Nemesis& g, Body body, Cause cause) {
  const Effect* first = g.catalogue.script.begin_of(body);
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = first[i];
    const Resolving& row = resolving_of(e.verb);
    Object chosen;
    if (asks(e)) {
      Candidates list;
      row.candidates(g, e, cause, list);
      if (!list.empty()) chosen = co_await ask_for(g, e, list, cause);
      cause.declared->chosen.push_back(chosen);
      if (!chosen.valid()) continue;
    }
    const Body rest = rest_of(g, e, cause, chosen);
    if (!rest.empty()) co_await declare(g, rest, narrowed(g, cause, chosen));
  }
}

Task<> resolve(Nemesis& g, Body body, Cause cause) {
  const Effect* first = g.catalogue.script.begin_of(body);
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = first[i];
    const Resolving& row = resolving_of(e.verb);
    Cause here = cause;
    if (asks(e)) {
      const Object chosen = co_await choose_for(g, e, cause);
      if (!chosen.valid()) continue;
      here = narrowed(g, cause, chosen);
    }
    if (row.at_once != nullptr) {
      row.at_once(g, e, here);
    } else {
      co_await row.rule(g, e, here);
    }
  }
}

// ---- verbs that hold others -----------------------------------------------------------------------------------------

namespace effects {

void parts(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  for (std::size_t i = 0; i < e.blocks; ++i) {
    const Block& block = g.catalogue.script.block(e, i);
    if (possible(g, block.body, cause)) list.push_back(object(Kind::part, block.label));
  }
}

// NEM-ACT-05
Task<> choose(Nemesis& g, const Effect& e, Cause cause) {
  const Body part = part_of(g, e, cause.picked);
  co_await resolve(g, part, cause);
}

bool block_possible(const Nemesis& g, const Effect& e, const Cause& cause) {
  return possible(g, block_of(g, e), cause);
}

Task<> may(Nemesis& g, const Effect& e, Cause cause) {
  cause.declared = nullptr;
  // What is possible may depend on the hand, so the question is put in any case.
  if (possible(g, block_of(g, e), cause)) g.offer_to_choose(Answer::yes);
  g.offer_to_choose(Answer::no);
  const Option choice =
      co_await g.ask(cause.actor, "NEM-ACT-05"_clause, g.question(Asking::may, e.first_block), kernel::Forced::ask);
  if (answer_of(choice) == Answer::yes) co_await resolve(g, block_of(g, e), cause);
}

bool if_possible(const Nemesis& g, const Effect& e, const Cause& cause) {
  if (holds(g, e.condition, cause)) return possible(g, block_of(g, e), cause);
  return e.blocks > 1 && possible(g, block_of(g, e, 1), cause);
}

Task<> if_so(Nemesis& g, const Effect& e, Cause cause) {
  if (holds(g, e.condition, cause)) {
    co_await resolve(g, block_of(g, e), cause);
  } else if (e.blocks > 1) {
    co_await resolve(g, block_of(g, e, 1), cause);
  }
}

// NEM-SHOOT-04: 1 Ammo of any weapon in hand.
void prices(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  const Player& p = g.player(cause.actor);
  if (e.word == Word::ammo) {
    for (std::size_t i = 0; i < p.held.size(); ++i) {
      if (can_shoot(g, cause.actor, i)) list.push_back(held_by(cause.actor, i));
    }
    return;
  }
  ItemId last;
  for (const ItemId item : p.backpack) {
    if (item != last) list.push_back(of(item));
    last = item;
  }
  for (const Held& held : p.held) {
    if (held.is_item() && !list.contains(of(held.item))) list.push_back(of(held.item));
  }
}

Task<> pay(Nemesis& g, const Effect& e, Cause cause) {
  if (e.word == Word::ammo) {
    --g.player(cause.actor).held[cause.picked.index].ammo;
  } else {
    use_up(g, cause.actor, id_in<ItemId>(cause.picked));
    g.tell("NEM-ACT-09"_clause, told::ItemUsed{cause.actor, id_in<ItemId>(cause.picked)});
  }
  co_await resolve(g, block_of(g, e), cause);
}

// Of a single choice only those count for which the block does something.
void rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  for (const RoomId room : rooms_that_fit(g, e.select, cause)) {
    if (possible(g, block_of(g, e), narrowed(g, cause, of(room)))) list.push_back(of(room));
    if (!takes_one(e) && !list.empty()) return;
  }
}
void characters(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  for (const Seat seat : characters_that_fit(g, e.select, cause)) {
    if (possible(g, block_of(g, e), narrowed(g, cause, of(seat)))) list.push_back(of(seat));
    if (!takes_one(e) && !list.empty()) return;
  }
}
void figures(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  for (const std::uint16_t number : figures_that_fit(g, e.select, cause)) {
    const Object figure = object(Kind::figure, number);
    if (possible(g, block_of(g, e), narrowed(g, cause, figure))) list.push_back(figure);
    if (!takes_one(e) && !list.empty()) return;
  }
}

// With `each`, all who fit at the beginning are meant (NEM-ESC-05, NEM-EVENT-10).
Task<> at(Nemesis& g, const Effect& e, Cause cause) {
  if (takes_one(e)) {
    co_await resolve(g, block_of(g, e), cause);
    co_return;
  }
  cause.declared = nullptr;
  const RoomList all = rooms_that_fit(g, e.select, cause);
  for (const RoomId room : all) co_await resolve(g, block_of(g, e), narrowed(g, cause, of(room)));
}

Task<> with(Nemesis& g, const Effect& e, Cause cause) {
  if (takes_one(e)) {
    co_await resolve(g, block_of(g, e), cause);
    co_return;
  }
  cause.declared = nullptr;
  const Seats all = characters_that_fit(g, e.select, cause);
  const SeatSet dead_before = dead_players(g);
  for (const Seat seat : all) {
    if (g.aboard(seat)) co_await resolve(g, block_of(g, e), narrowed(g, cause, of(seat)));
  }
  settle_heir(g, dead_before);
}

Task<> foe(Nemesis& g, const Effect& e, Cause cause) {
  if (takes_one(e)) {
    co_await resolve(g, block_of(g, e), cause);
    co_return;
  }
  cause.declared = nullptr;
  const FigureNumbers all = figures_that_fit(g, e.select, cause);
  // CAR-EV-13: where somebody is, is looked at before anything moves.
  for (std::size_t i = 0; i < kRooms; ++i) cause.people |= g.someone_in(RoomId{i}) ? 1u << i : 0u;
  for (const std::uint16_t number : all) {
    const Object figure = object(Kind::figure, number);
    if (g.figure(number) != nullptr) co_await resolve(g, block_of(g, e), narrowed(g, cause, figure));
  }
}

}  // namespace effects
}  // namespace kostka::games::nemesis
