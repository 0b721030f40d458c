// The rules of Karak as coroutines, in the order of the rulebook. Each cites the clauses it follows.
#pragma once

#include "games/karak/rules/table.h"

namespace kostka::games::karak {

// Names of the scopes that can be left at once from any depth.
inline constexpr std::uint8_t kTurn = 1;

// ---- setup.cpp: KAR-SETUP, IMP-SETUP ----
// Everything that needs no chance: the start tile, the stacks, the bag, the tray.
void lay_table(Karak& g);
Task<> lay_out(Karak& g);
Task<> choose_heroes(Karak& g);

// ---- turn.cpp: KAR-TURN, KAR-KO ----
Task<> play_turn(Karak& g);
[[nodiscard]] int slots_of(const Karak& g, Seat who);
// The present slot is used; the next one begins.
void next_slot(Karak& g);

// ---- journey.cpp: KAR-MOVE, KAR-EXPL ----
void offer_moves(Karak& g, Seat who);
// Carries out one of the moves offered.
Task<> travel(Karak& g, Seat who, Option move);
// KAR-EXPL-10: some edge leads off the known map.
[[nodiscard]] bool map_is_open(const Karak& g);
// IMP-LAIR-15: puts a hero somewhere without a move of his own.
void put_hero(Karak& g, Seat who, HexId hex);

// ---- battle.cpp: KAR-BAT, KAR-PLG ----
// DECLARE DICE to SPELLS: afterwards sum_of() is final.
Task<> attack(Karak& g, Battle& b);
// KAR-TERM-03
[[nodiscard]] int sum_of(const Karak& g, const Battle& b);
// The same with all its parts, for listeners.
[[nodiscard]] FightTold fight_told(const Karak& g, const Battle& b);
// What comes last in a battle: the unit of a Blessing cast in it, or a Blessing cast now, and who is unconscious.
Task<> after_battle(Karak& g, Seat who, bool blessed);
// From beginning to end against what is on a tile; the turn ends with it (KAR-TURN-08).
enum class From : std::uint8_t { the_tile, afar };          // KAR-HERO-16: Long Shot
enum class Drawn : std::uint8_t { earlier, in_this_slot };  // IMP-KIR-01
Task<> fight_monsters(Karak& g, Seat who, HexId where, Drawn drawn, From from);
Task<> fight_lair(Karak& g, Seat who, HexId where, Drawn drawn);
void heal(Karak& g, Seat who, int points, Clause clause);

// ---- spoils.cpp: KAR-REW, KAR-ITEM, KAR-GLO ----
Task<> take_reward(Karak& g, Seat who, ArmyId army, HexId where);
Task<> take_item(Karak& g, Seat who, ItemId item, HexId where);
void raise_glory(Karak& g, Seat who, int strength, Clause clause);
void put_on(Karak& g, Seat who, ItemId amulet);
ItemId take_off(Karak& g, Seat who);
// So much of these goods as the tray has (KAR-GATH-04).
Goods take_goods(Karak& g, Seat who, Goods wanted);
void pay_goods(Karak& g, Seat who, const Goods& cost);
void take_die(Karak& g, Seat who, DieKind kind);
void return_die(Karak& g, Seat who, DieKind kind);

// ---- actions.cpp: KAR-HEAL, KAR-GATH, KAR-CITY, KAR-BLD, KAR-TRN ----
void offer_actions(Karak& g, Seat who);
Task<> act(Karak& g, Seat who, Option action);
// The resources of a tile as if gathered, without what changes a Gather action (KAR-HERO-02).
[[nodiscard]] Goods yield_of(const Karak& g, HexId hex);

// ---- any_time.cpp ----
void offer_any_time(Karak& g, Seat who);
Task<> do_any_time(Karak& g, Seat who, Option choice);
[[nodiscard]] ItemId blessing_of(const Karak& g, Seat who);
void use_up(Karak& g, Seat who, ItemId spell);
// IMP-BLE-02: a unit of any kind, if there is room and the tray has one.
[[nodiscard]] bool can_take_unit(const Karak& g, Seat who);
Task<DieKind> take_blessed_unit(Karak& g, Seat who);
// IMP-BLE-09: in the caster's own turn, where a unit can be taken.
[[nodiscard]] bool can_bless(const Karak& g, Seat who);
// Casts it for a unit; offer_blessing() asks first.
Task<DieKind> bless(Karak& g, Seat who);
Task<> offer_blessing(Karak& g, Seat who);

// ---- empire.cpp: IMP-RIFT, IMP-EMP, IMP-BLD, IMP-TAX, IMP-TRN, IMP-DUEL ----
Task<> rift_fight(Karak& g, Seat discoverer, HexId rift);
[[nodiscard]] bool can_challenge(const Karak& g, Seat who);
Task<> duel(Karak& g, Seat attacker);
[[nodiscard]] int tax_of(const Karak& g, Seat who);
[[nodiscard]] bool can_pay(const Karak& g, Seat who, const Goods& cost);
Task<> pay_tax(Karak& g, Seat who);
Task<> give_building(Karak& g, Seat emperor, BuildingId building);
// IMP-TRN-04: whether a die remains to be given after one more of this kind is trained.
[[nodiscard]] bool leaves_a_gift(const Karak& g, Seat who, unsigned trained_kinds, DieKind next);
Task<> give_unit(Karak& g, Seat emperor, unsigned trained_kinds);

// ---- end.cpp: KAR-END ----
void end_turn(Karak& g);
[[nodiscard]] kernel::Result score(const Karak& g);

}  // namespace kostka::games::karak
