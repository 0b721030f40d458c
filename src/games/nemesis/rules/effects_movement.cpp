// What texts do about movement and noise.
#include "games/nemesis/rules/verb_rules.h"

namespace kostka::games::nemesis::effects {

void near_rooms(const Nemesis& g, const Effect&, const Cause& cause, Candidates& list) {
  if (!g.in_room(cause.who)) return;
  for (const RoomId near : g.neighbours(g.player(cause.who).room)) list.push_back(of(near));
}

Task<> move(Nemesis& g, const Effect& e, Cause cause) {
  const auto to = id_in<RoomId>(cause.picked);
  const CorridorId through = g.open_way(g.player(cause.who).room, to);
  co_await move_character(g, cause.who, {.to = to, .through = through, .safe = e.safe, .quiet = e.quiet});
}

// NEM-MOVE-12: not out of a Pod.
bool can_send(const Nemesis& g, const Effect&, const Cause& cause) { return g.in_room(cause.who); }

Task<> send(Nemesis& g, const Effect& e, Cause cause) {
  // A move that spares the attacks needs the other player's consent; an Order does not.
  if (e.safe) {
    g.offer_to_choose(Answer::yes);
    g.offer_to_choose(Answer::no);
    const Option choice = co_await g.ask(cause.who, "NEM-MOVE-12"_clause, g.question(Asking::consent, 0, cause.picked));
    if (answer_of(choice) == Answer::no) co_return;
  }
  co_await move(g, e, cause);
}

void entrances(const Nemesis& g, const Effect&, const Cause& cause, Candidates& list) {
  if (!g.in_room(cause.who)) return;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (g.catalogue.rooms[i].entrance() && RoomId{i} != g.player(cause.who).room) list.push_back(of(RoomId{i}));
  }
}

// NEM-TECH-01
// NEM-MOVE-13: no Corridor is used.
Task<> duct(Nemesis& g, const Effect& e, Cause cause) {
  const auto to = id_in<RoomId>(cause.picked);
  co_await move_character(g, cause.who, {.to = to, .quiet = e.word == Word::quiet || e.quiet});
}

void jump_rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  for (const RoomId room : rooms_that_fit(g, e.select, cause)) list.push_back(of(room));
}

// Over one Corridor, whatever its Door.
void rooms_across(const Nemesis& g, const Effect&, const Cause& cause, Candidates& list) {
  if (!g.in_room(cause.who)) return;
  for (const Exit& exit : g.slot(g.player(cause.who).room).exits) {
    if (!exit.technical() && !list.contains(of(exit.to))) list.push_back(of(exit.to));
  }
}

Task<> climb(Nemesis& g, const Effect&, Cause cause) {
  const auto to = id_in<RoomId>(cause.picked);
  CorridorId through;
  for (const Exit& exit : g.slot(g.player(cause.who).room).exits) {
    if (!exit.technical() && exit.to == to) through = exit.corridor;
  }
  nemesis::destroy_door(g, through);
  co_await move_character(g, cause.who, {.to = to, .through = through, .safe = true, .quiet = true});
}

Task<> noise_roll(Nemesis& g, const Effect&, Cause cause) { return roll_noise(g, cause.who); }

bool can_make_noise(const Nemesis& g, const Effect&, const Cause& cause) { return !g.fully_noisy(cause.where(g)); }
// NEM-NOISE-13
void noise(Nemesis& g, const Effect&, const Cause& cause) { fill_with_noise(g, cause.where(g), "NEM-NOISE-13"_clause); }
void technical_noise(Nemesis& g, const Effect&, const Cause&) {
  put_noise(g, technical_space(), "NEM-NOISE-13"_clause);
}

// NEM-ENC-13: in full, also in Combat.
Task<> encounter(Nemesis& g, const Effect&, Cause cause) { return nemesis::encounter(g, cause.who); }

}  // namespace kostka::games::nemesis::effects
