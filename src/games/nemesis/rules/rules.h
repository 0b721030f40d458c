// The rules of Nemesis as coroutines, in the order of the rulebook. Each cites the clauses it follows.
#pragma once

#include "games/nemesis/rules/table.h"

namespace kostka::games::nemesis {

// Names of the scopes that can be left at once from any depth.
inline constexpr std::uint8_t kMatch = 1;  // NEM-END-05: the game ends in the middle of anything

// ---- setup.cpp: CAR-SETUP, NEM-SETUP ----
// Everything that needs no chance.
void lay_table(Nemesis& g);
Task<> lay_out(Nemesis& g);
Task<> draft(Nemesis& g);

// ---- round.cpp: NEM-ROUND, NEM-TURN ----
Task<> begin_round(Nemesis& g);
Task<> play_turn(Nemesis& g);
Task<> pass(Nemesis& g, Seat who);
// The next player of the phase; none when all have passed.
[[nodiscard]] Seat next_player(const Nemesis& g, Seat after);
// NEM-ROUND-03: up to so many; what is drawn goes to the hand.
Task<> draw_cards(Nemesis& g, Seat who, int n);
// The next card of one's own deck, wherever it goes; none if there is none.
Task<CardId> draw_own(Nemesis& g, Seat who);
void discard_card(Nemesis& g, Seat who, CardId card);

// ---- actions.cpp: NEM-ACT ----
void offer_actions(Nemesis& g, Seat who);
// Carries one of them out; it counts as an Action unless it is free.
Task<> act(Nemesis& g, Seat who, Option action);
[[nodiscard]] bool fits_icon(const Nemesis& g, Seat who, Icon icon);
Task<> pay_cards(Nemesis& g, Seat who, int n, Object what_for);
// NEM-ACT-15: true if somebody cancels what `who` is about to do.
Task<bool> interrupted(Nemesis& g, Seat who);
[[nodiscard]] int item_cost(const Nemesis& g, Seat who, const Item& item);
[[nodiscard]] int move_cost(const Nemesis& g, Seat who);
[[nodiscard]] bool room_action_open(const Nemesis& g, Seat who, RoomId where);

// ---- movement.cpp: NEM-MOVE, NEM-EXPL ----
struct Step {
  RoomId to{};
  CorridorId through{};  // none: NEM-MOVE-13
  bool safe = false;     // NEM-ESC-06
  bool quiet = false;    // NEM-MOVE-13
  Object careful{};      // NEM-MOVE-06: where the marker goes instead of a roll
};
// With escape attacks (NEM-ESC), exploration and noise.
Task<> move_character(Nemesis& g, Seat who, Step step);

// ---- noise.cpp: NEM-NOISE, NEM-TECH, NEM-ENC ----
Task<> roll_noise(Nemesis& g, Seat who);
Task<> danger(Nemesis& g, Seat who);
void put_noise(Nemesis& g, Object where, Clause clause);
void fill_with_noise(Nemesis& g, RoomId room, Clause clause);
// With the token given, none is drawn (NEM-BAG-05).
Task<> encounter(Nemesis& g, Seat who, TokenId known = {});
// What it brings that a figure of this kind stands in a Room, however it came there.
Task<> appeared(Nemesis& g, Species species, RoomId room);
// Puts a figure on the board, whatever it takes (NEM-ENC-08, NEM-POD-07); its number, or 0 if there is none left.
Task<std::uint16_t> place_figure(Nemesis& g, Species species, RoomId room, Clause clause);
[[nodiscard]] bool has_free_figure(const Nemesis& g, Species species);
// NEM-COMP-11 to 13
Task<> add_token(Nemesis& g, Species species, Clause clause);
void return_to_supply(Nemesis& g, TokenId token);
// NEM-POD-07: after an enemy has come into a Room.
void empty_pods(Nemesis& g, RoomId room);

// ---- enemies.cpp: NEM-EVENT-05, NEM-RETR, NEM-TECH-03 ----
// Through the exit with this number (NEM-DOOR-03, NEM-TECH-03).
Task<> move_figure(Nemesis& g, std::uint16_t number, int exit);
void stop_at_door(Nemesis& g, std::uint16_t number, CorridorId door);
void walk_figure(Nemesis& g, std::uint16_t number, RoomId to);
Task<> retreat(Nemesis& g, std::uint16_t number);
Task<> figure_leaves(Nemesis& g, std::uint16_t number);
void remove_figure(Nemesis& g, std::uint16_t number);
void walk_or_ram(Nemesis& g, std::uint16_t number, const Exit& exit);
// NEM-INJ-05
Task<> kill_figure(Nemesis& g, std::uint16_t number);

// ---- combat.cpp: NEM-SHOOT, NEM-MELEE, NEM-INJ ----
struct Shooting {
  Seat who{};
  std::size_t weapon = 0;  // its place among what the shooter holds
  Object target{};         // a figure or Eggs
  bool all_ammo = false;   // Full Auto
  bool reroll = false;     // Aimed Fire
};
Task<> shoot(Nemesis& g, Shooting shooting);
Task<> melee(Nemesis& g, Seat who, Object target);
// Puts Injuries on a figure and makes the check.
Task<> injure(Nemesis& g, std::uint16_t number, int injuries);
Task<> check_injuries(Nemesis& g, std::uint16_t number);
Task<AttackId> draw_attack(Nemesis& g);
void discard_attack(Nemesis& g, AttackId card);
void destroy_eggs(Nemesis& g, RoomId room, int eggs);
[[nodiscard]] bool can_shoot(const Nemesis& g, Seat who, std::size_t weapon);
// What a face of the die would do, nothing bought or rolled again.
[[nodiscard]] int injuries_by_shot(const Nemesis& g, const Shooting& shot, CombatFace rolled);
[[nodiscard]] int injuries_by_blow(const Nemesis& g, Object target, CombatFace rolled);

// ---- attack.cpp: NEM-ATK, NEM-LARVA ----
enum class Surprise : bool { no, yes };
Task<> attack(Nemesis& g, std::uint16_t number, Seat target, Surprise surprise);
// With an Attack card that was drawn and chosen already (NEM-INTR-03).
Task<> attack_with(Nemesis& g, std::uint16_t number, Seat target, AttackId card);

// ---- health.cpp: NEM-CONT, NEM-SCAN, NEM-WOUND, NEM-DEATH ----
Task<> light_wounds(Nemesis& g, Seat who, int n);
Task<> serious_wounds(Nemesis& g, Seat who, int n);
Task<> die(Nemesis& g, Seat who);
void heal_light(Nemesis& g, Seat who, int n);
void contaminate(Nemesis& g, Seat who);
void show_hand(Nemesis& g, Seat who, int contamination, int infected = 0);
// NEM-SCAN-01: what the scan of one unknown card shows.
Task<bool> scan(Nemesis& g, Seat who);
Task<> scan_hand(Nemesis& g, Seat who);
Task<> scan_all(Nemesis& g, Seat who);
// NEM-SCAN-02, NEM-SCAN-03: what an infected result brings.
Task<> infect(Nemesis& g, Seat who);
void slime(Nemesis& g, Seat who);
[[nodiscard]] int contamination_of(const Nemesis& g, const FixedVector<CardId, kMostOwnCards>& cards);

// ---- mutation.cpp: CAR-MUT, CAR-MACT, CAR-MARK ----
Task<> mutate(Nemesis& g, Seat who);
Task<> gain_marker(Nemesis& g, Seat who);
void lose_mutation(Nemesis& g, Seat who);
[[nodiscard]] bool can_use_mutation(const Nemesis& g, Seat who);
Task<> use_mutation(Nemesis& g, Seat who);

// ---- carnomorphs.cpp: CAR-ADAPT, CAR-EV, CAR-FEED, CAR-BAG ----
Task<> reveal_adaptation(Nemesis& g, Species species);
Task<> attack_and_feed(Nemesis& g);
Task<> carnomorph_bag(Nemesis& g, TokenId token);
// CAR-BAG-02, CAR-EV-13: an Object lying there or carried by a Character there.
[[nodiscard]] bool has_heavy_object(const Nemesis& g, RoomId room);
[[nodiscard]] bool has_lying_object(const Nemesis& g, RoomId room);

// ---- trade.cpp: NEM-ACT-11, NEM-ACT-12, NEM-ACT-17 ----
[[nodiscard]] bool can_trade(const Nemesis& g, Seat who);
// False if nothing changed owner, so that it was no Action.
Task<bool> trade(Nemesis& g, Seat who);

// ---- hunter.cpp: NEM-INTR ----
// NEM-INTR-01: whose Character dies first; of several who die together the lowest number.
void note_death(Nemesis& g, Seat who);
[[nodiscard]] SeatSet dead_players(const Nemesis& g);
void settle_heir(Nemesis& g, SeatSet dead_before);
Task<> begin_hunt(Nemesis& g);
Task<> hunt_turn(Nemesis& g, Seat who);

// ---- markers.cpp: NEM-FIRE, NEM-MALF, NEM-DOOR ----
Task<> set_fire(Nemesis& g, RoomId room);
Task<> break_room(Nemesis& g, RoomId room);
void douse(Nemesis& g, RoomId room);
Task<> spread_fire(Nemesis& g, std::uint32_t burning);  // bit i: Room i
Task<> close_door(Nemesis& g, CorridorId corridor, Seat chooser, std::uint32_t untouchable = 0);
void open_door(Nemesis& g, CorridorId corridor);
void destroy_door(Nemesis& g, CorridorId corridor);
Task<> start_airlock(Nemesis& g, RoomId room, Seat chooser);
Task<> depressurise(Nemesis& g);

// ---- things.cpp: NEM-OBJ, NEM-SEARCH, NEM-CRAFT, NEM-QUEST ----
[[nodiscard]] bool can_search(const Nemesis& g, RoomId room, bool even_empty);
Task<> search(Nemesis& g, Seat who, int cards);
Task<> find_item(Nemesis& g, Seat who, int cards);
Task<> take_item(Nemesis& g, Seat who, ItemId item, bool from_search);
Task<> take_object(Nemesis& g, Seat who, HeavyObject object, Seat corpse_of);
Task<> drop_surplus(Nemesis& g, Seat who);
void drop_held(Nemesis& g, Seat who, std::size_t place);
void drop_item(Nemesis& g, Seat who, ItemId item);
void discard_item(Nemesis& g, ItemId item);
// Takes an Item out of the Backpack or the hands and discards it.
void use_up(Nemesis& g, Seat who, ItemId item);
[[nodiscard]] bool can_craft(const Nemesis& g, Seat who, ItemId crafted, bool wild);
Task<> craft(Nemesis& g, Seat who, ItemId crafted, bool wild);
[[nodiscard]] bool can_activate(const Nemesis& g, Seat who, std::size_t quest);
Task<> activate(Nemesis& g, Seat who, std::size_t quest);
[[nodiscard]] int item_count(const Nemesis& g, Seat who);
void load(Nemesis& g, Seat who, Held& weapon, int ammo);
[[nodiscard]] int most_ammo(const Nemesis& g, const Held& weapon);
// What lies in a Room, as objects (NEM-ACT-10).
void list_objects(const Nemesis& g, RoomId room, ShortList<Object, 16>& into);
// Takes a lying Object away; false if there is none.
bool take_from_room(Nemesis& g, RoomId room, HeavyObject object, Seat corpse_of);

// ---- ship.cpp: NEM-R1, NEM-R2, NEM-RS, NEM-POD, NEM-HIB, NEM-SD ----
[[nodiscard]] bool can_board(const Nemesis& g, Seat who, RoomId where, Section section);
Task<> board_pod(Nemesis& g, Seat who, Section section);
Task<> wait_in_pod(Nemesis& g, Seat who);
Task<> launch(Nemesis& g, PodId pod);
void unlock_all(Nemesis& g);
[[nodiscard]] bool can_hibernate(const Nemesis& g, Seat who);
Task<> hibernate(Nemesis& g, Seat who);
[[nodiscard]] bool can_start_selfdestruct(const Nemesis& g);
[[nodiscard]] bool can_stop_selfdestruct(const Nemesis& g);
Task<> look_at_engine(Nemesis& g, Seat who, std::size_t engine);
Task<> set_engine(Nemesis& g, Seat who, std::size_t engine);
Task<> look_at_tile(Nemesis& g, Seat who, RoomId room, bool with_token);
Task<> look_at_coordinates(Nemesis& g, Seat who);
Task<> look_at_events(Nemesis& g, Seat who, int n);
void look_at_objectives(Nemesis& g, Seat who, Seat whose);
Task<> decide_tile(Nemesis& g, RoomId room);
Task<> decide_token(Nemesis& g, RoomId room);
Task<> decide_engine(Nemesis& g, std::size_t engine);
Task<> decide_coordinates(Nemesis& g);
// NEM-WEAK-01
Task<> study(Nemesis& g, Seat who, HeavyObject object);
[[nodiscard]] bool can_study(const Nemesis& g, HeavyObject object);

// ---- event_phase.cpp: NEM-EVENT, NEM-BAG ----
Task<> play_events(Nemesis& g);
Task<EventId> draw_event(Nemesis& g, FixedVector<EventId, 4>& into);
// The movement and the effect of an Event card that is aside, and what becomes of it (NEM-EVENT-04, NEM-EVENT-06).
Task<> carry_out(Nemesis& g, EventId card);
void discard_event(Nemesis& g, EventId card);
Task<> all_roll_noise(Nemesis& g);

// ---- end.cpp: NEM-END, NEM-WIN, NEM-GOAL ----
// NEM-END-03: leaves the match if nobody is left on board.
Task<> end_if_empty(Nemesis& g);
Task<> end_match(Nemesis& g, Ending ending);
Task<> victory_check(Nemesis& g);
Task<> choose_objectives(Nemesis& g);

}  // namespace kostka::games::nemesis
