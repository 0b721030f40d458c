// The rules of Knockdown as coroutines, in the order of the rulebook. Each cites the clauses it follows.
#pragma once

#include "games/knockdown/effects.h"
#include "games/knockdown/table.h"

namespace kostka::games::knockdown {

// Names of the scopes that can be left at once from any depth.
inline constexpr std::uint8_t kRound = 1;

// ---- setup.cpp: KNO-SETUP ----
Task<> pick_fighters(Knockdown& g);
Task<> deal_skills(Knockdown& g);
Task<> keep_first_skill(Knockdown& g);
Task<> keep_second_skill(Knockdown& g);
Task<> show_skill(Knockdown& g);
Task<> lay_row(Knockdown& g);
Task<> starting_picks(Knockdown& g);

// ---- turn.cpp: KNO-TURN, KNO-MOVE, KNO-ATK, KNO-HAND, KNO-COMBO ----
Task<> play_turn(Knockdown& g);
// Cards from the deck into the gaps of the row; the deck must have enough.
Task<> fill_row(Knockdown& g, Clause clause);
// KNO-HAND-02
Task<> keep_hand_limit(Knockdown& g, Seat who);
// KNO-COMBO-04: the cards that pay for a special attack go to the discard pile.
Task<> pay(Knockdown& g, Seat who, const SpecialAttack& special);
[[nodiscard]] bool can_pay(const Knockdown& g, Seat who, const SpecialAttack& special);
// A card of `who`, chosen among the different ones for which `fits` holds, leaves the hand for the discard pile.
// Whatever the hand really holds, the question is put (KNO-COMP-11).
Task<CardId> discard_one(Knockdown& g, Seat who, Asking ask, Answer answer, int amount,
                         bool (*fits)(const AttackCard&, int));
void discard_card(Knockdown& g, Seat who, CardId card);

// ---- sequence.cpp: KNO-SEQ, KNO-TYPE, KNO-BLK ----
// An attack on its way: everything about it is public, so it may live in a coroutine.
struct Declared {
  const Attack* attack = nullptr;
  Object source{};
  Seat attacker{};
  Range range{};
  Damage pool{};
  bool from_row = false;
};
Task<> attack_sequence(Knockdown& g, Declared attack);

// The cubes of a damage pool on their way to a fighter, after blocks; abilities may change them (kernel::propose).
struct PoolDamage {
  Seat target{};
  Object source{};
  Damage cubes{};
  bool strike = false;
};
Task<> amend(Knockdown& g, PoolDamage& change);
void commit(Knockdown& g, const PoolDamage& change);

void take_damage(Knockdown& g, Seat who, Damage damage, Object source, Clause clause);
// As many of those cubes as are there go back to the supply.
void remove_damage(Knockdown& g, Seat who, Damage damage, Object source, Clause clause);

// ---- movement.cpp: KNO-MOVE, KNO-MOV, KNO-COR ----
void stand_on(Knockdown& g, Seat who, SpaceId space, Clause clause);
[[nodiscard]] bool can_step(const Knockdown& g, Seat who);
Task<> back(Knockdown& g, Seat attacker, int spaces);
Task<> forward(Knockdown& g, Seat attacker, int spaces);
enum class Stop : std::uint8_t { early, never };  // "up to n" or "n"
// Steps of `moved`, chosen by `chooser`.
Task<> steps(Knockdown& g, Seat moved, Seat chooser, int spaces, Stop stop);
Task<> jump(Knockdown& g, Seat who, int spaces, Stop stop);
Task<> put_adjacent(Knockdown& g, Seat attacker);
void offer_corridors(Knockdown& g, Seat who);
void pass_corridor(Knockdown& g, Seat who, SpaceId space);
// KNO-COR-03: what a corridor costs a fighter who comes out on this space.
[[nodiscard]] Damage corridor_damage(const Knockdown& g, SpaceId space);

// ---- test.cpp: KNO-KDT ----
// The attacker may call a test of the opponent; a failed one ends the round from whatever depth.
Task<> ko_step(Knockdown& g, Seat attacker);
[[nodiscard]] int strain(const Knockdown& g, Seat who);
// The strain that more damage would bring about.
[[nodiscard]] int strain_after(const Knockdown& g, Seat who, Damage more);
// How many of the 216 throws fail at this strain (KNO-KDT-21).
[[nodiscard]] int failing_throws(int strain);
// What goes after a passed test (KNO-KDT-10).
[[nodiscard]] Damage half_of(Damage cubes);
// KNO-GOAL-01: anyone who has won so many rounds has won the match.
inline constexpr int kRoundsToWin = 2;
// The window in ms around a beat for the cube that brings the running strain to `s` (KNO-KDT-33).
[[nodiscard]] int timing_window(int s, bool heavy);

// ---- words.cpp ----
// The skill card itself, or the one that lies at a place somebody chooses from.
[[nodiscard]] SkillId skill_at(const Knockdown& g, Object object);

// ---- skills.cpp: KNO-COMP-04, KNO-GOLD ----
[[nodiscard]] int hand_limit(const Knockdown& g, Seat who);
[[nodiscard]] int strain_modifier(const Knockdown& g, Seat who);
// The face-up skill of `who` that can lengthen an attack's reach this turn, if any.
[[nodiscard]] SkillId longer_reach(const Knockdown& g, Seat who);
void use_longer_reach(Knockdown& g, Seat who);
// Whether a face-up skill of `who` belongs to this window at all; most windows open for nobody.
[[nodiscard]] bool has_skill_for(const Knockdown& g, Seat who, Window window);
// Carries out every face-up skill of `who` for this window.
Task<> skill_window(Knockdown& g, Seat who, Window window);
// What skills add to the pool of a Strike card (KNO-COMP-04).
Damage pool_bonus(Knockdown& g, Seat attacker);
// How many of these heavy cubes of a pool skills turn into light ones.
int softened_cubes(Knockdown& g, Seat who, int heavy);
// The same two as they would be now, and the damage that skills of the attacker deal for so many block cards; nothing
// is used up.
[[nodiscard]] Damage coming_pool_bonus(const Knockdown& g, Seat attacker);
[[nodiscard]] int coming_softened_cubes(const Knockdown& g, Seat who, int heavy);
[[nodiscard]] Damage coming_block_damage(const Knockdown& g, Seat attacker, int block_cards);

// ---- round.cpp: KNO-END, KNO-NEXT, KNO-GOAL ----
[[nodiscard]] Seat winner_by_damage(const Knockdown& g, Seat starting_turn);
Task<> end_of_round(Knockdown& g);

}  // namespace kostka::games::knockdown
