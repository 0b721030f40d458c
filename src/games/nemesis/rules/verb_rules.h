// The rules of the verbs, one by one; the rows in verbs/ name them. `candidates` list what can be chosen for a verb,
// `can_..` say whether it would change anything.
#pragma once

#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis::effects {

// ---- effects.cpp ----
void parts(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> choose(Nemesis& g, const Effect& e, Cause cause);
bool block_possible(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> may(Nemesis& g, const Effect& e, Cause cause);
bool if_possible(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> if_so(Nemesis& g, const Effect& e, Cause cause);
void prices(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> pay(Nemesis& g, const Effect& e, Cause cause);
void rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
void characters(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
void figures(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> at(Nemesis& g, const Effect& e, Cause cause);
Task<> with(Nemesis& g, const Effect& e, Cause cause);
Task<> foe(Nemesis& g, const Effect& e, Cause cause);

// ---- effects_characters.cpp ----
Task<> light(Nemesis& g, const Effect& e, Cause cause);
Task<> serious(Nemesis& g, const Effect& e, Cause cause);
Task<> die(Nemesis& g, const Effect& e, Cause cause);
void slime(Nemesis& g, const Effect& e, const Cause& cause);
bool can_unslime(const Nemesis& g, const Effect& e, const Cause& cause);
void unslime(Nemesis& g, const Effect& e, const Cause& cause);
bool can_signal(const Nemesis& g, const Effect& e, const Cause& cause);
void signal(Nemesis& g, const Effect& e, const Cause& cause);
void contaminate(Nemesis& g, const Effect& e, const Cause& cause);
bool can_draw(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> draw(Nemesis& g, const Effect& e, Cause cause);
bool can_discard(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> discard(Nemesis& g, const Effect& e, Cause cause);
bool can_discard_hand(const Nemesis& g, const Effect& e, const Cause& cause);
void discard_hand(Nemesis& g, const Effect& e, const Cause& cause);
Task<> exchange(Nemesis& g, const Effect& e, Cause cause);
Task<> pass(Nemesis& g, const Effect& e, Cause cause);
void pass_after(Nemesis& g, const Effect& e, const Cause& cause);
void more_actions(Nemesis& g, const Effect& e, const Cause& cause);
bool can_heal_light(const Nemesis& g, const Effect& e, const Cause& cause);
void heal_light(Nemesis& g, const Effect& e, const Cause& cause);
bool can_heal_serious(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> heal_serious(Nemesis& g, const Effect& e, Cause cause);
bool can_dress(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> dress(Nemesis& g, const Effect& e, Cause cause);
bool can_cure(const Nemesis& g, const Effect& e, const Cause& cause);
void cure(Nemesis& g, const Effect& e, const Cause& cause);
bool can_scan_hand(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> scan_hand(Nemesis& g, const Effect& e, Cause cause);
bool can_scan_all(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> scan_all(Nemesis& g, const Effect& e, Cause cause);
Task<> scan_one(Nemesis& g, const Effect& e, Cause cause);
Task<> scan_drawn(Nemesis& g, const Effect& e, Cause cause);
void new_deck(Nemesis& g, const Effect& e, const Cause& cause);
Task<> hatch(Nemesis& g, const Effect& e, Cause cause);
void armour(Nemesis& g, const Effect& e, const Cause& cause);
bool can_look_at_objective(const Nemesis& g, const Effect& e, const Cause& cause);
void look_objective(Nemesis& g, const Effect& e, const Cause& cause);

// ---- effects_movement.cpp ----
void near_rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> move(Nemesis& g, const Effect& e, Cause cause);
bool can_send(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> send(Nemesis& g, const Effect& e, Cause cause);
void entrances(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> duct(Nemesis& g, const Effect& e, Cause cause);
void jump_rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
void rooms_across(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> climb(Nemesis& g, const Effect& e, Cause cause);
Task<> noise_roll(Nemesis& g, const Effect& e, Cause cause);
bool can_make_noise(const Nemesis& g, const Effect& e, const Cause& cause);
void noise(Nemesis& g, const Effect& e, const Cause& cause);
void technical_noise(Nemesis& g, const Effect& e, const Cause& cause);
Task<> encounter(Nemesis& g, const Effect& e, Cause cause);

// ---- effects_ship.cpp ----
bool can_burn(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> fire(Nemesis& g, const Effect& e, Cause cause);
bool can_douse(const Nemesis& g, const Effect& e, const Cause& cause);
void douse(Nemesis& g, const Effect& e, const Cause& cause);
Task<> spread(Nemesis& g, const Effect& e, Cause cause);
Task<> spread_all(Nemesis& g, const Effect& e, Cause cause);
bool can_break(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> malfunction(Nemesis& g, const Effect& e, Cause cause);
bool can_repair(const Nemesis& g, const Effect& e, const Cause& cause);
void repair(Nemesis& g, const Effect& e, const Cause& cause);
void items(Nemesis& g, const Effect& e, const Cause& cause);
bool can_airlock(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> airlock(Nemesis& g, const Effect& e, Cause cause);
void settable_doors(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> set_door(Nemesis& g, const Effect& e, Cause cause);
void closed_doors(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
void destroy_door(Nemesis& g, const Effect& e, const Cause& cause);
bool can_set_doors(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> set_doors(Nemesis& g, const Effect& e, Cause cause);
Task<> close_doors(Nemesis& g, const Effect& e, Cause cause);
void open_doors(Nemesis& g, const Effect& e, const Cause& cause);
bool can_use_room(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> room_action(Nemesis& g, const Effect& e, Cause cause);
bool can_look_at_engine(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> engine_look(Nemesis& g, const Effect& e, Cause cause);
bool in_engine_room(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> engine_set(Nemesis& g, const Effect& e, Cause cause);
bool can_look_at_coordinates(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> look_coordinates(Nemesis& g, const Effect& e, Cause cause);
void letters(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
void set_destination(Nemesis& g, const Effect& e, const Cause& cause);
bool can_start(const Nemesis& g, const Effect& e, const Cause& cause);
void start_selfdestruct(Nemesis& g, const Effect& e, const Cause& cause);
bool can_stop(const Nemesis& g, const Effect& e, const Cause& cause);
void stop_selfdestruct(Nemesis& g, const Effect& e, const Cause& cause);
void pods(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
void pod(Nemesis& g, const Effect& e, const Cause& cause);
void pod_lost(Nemesis& g, const Effect& e, const Cause& cause);
bool can_board_pod(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> board_pod(Nemesis& g, const Effect& e, Cause cause);
bool can_sleep(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> hibernate(Nemesis& g, const Effect& e, Cause cause);
Task<> orbit(Nemesis& g, const Effect& e, Cause cause);
void unexplored(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
bool can_look_at_room(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> look_tile(Nemesis& g, const Effect& e, Cause cause);
Task<> look_room(Nemesis& g, const Effect& e, Cause cause);
Task<> look_event(Nemesis& g, const Effect& e, Cause cause);

// ---- effects_things.cpp ----
bool can_search_here(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> search(Nemesis& g, const Effect& e, Cause cause);
Task<> find(Nemesis& g, const Effect& e, Cause cause);
void objects_to_study(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> analyse(Nemesis& g, const Effect& e, Cause cause);
bool can_take_egg(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> take_egg(Nemesis& g, const Effect& e, Cause cause);
void energy_weapons(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
void attach(Nemesis& g, const Effect& e, const Cause& cause);
bool can_bind(const Nemesis& g, const Effect& e, const Cause& cause);
void bind(Nemesis& g, const Effect& e, const Cause& cause);
void loadable(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
void ammo(Nemesis& g, const Effect& e, const Cause& cause);
void craftable(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> craft(Nemesis& g, const Effect& e, Cause cause);

// ---- effects_combat.cpp ----
bool can_shoot_here(const Nemesis& g, const Effect& e, const Cause& cause);
Task<> shoot(Nemesis& g, const Effect& e, Cause cause);
Task<> full_auto(Nemesis& g, const Effect& e, Cause cause);
Task<> aimed_shot(Nemesis& g, const Effect& e, Cause cause);
void grenade_targets(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> grenade(Nemesis& g, const Effect& e, Cause cause);
void molotov_rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> molotov(Nemesis& g, const Effect& e, Cause cause);
void decoy_rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> decoy(Nemesis& g, const Effect& e, Cause cause);
Task<> injure(Nemesis& g, const Effect& e, Cause cause);
Task<> retreat(Nemesis& g, const Effect& e, Cause cause);
bool can_become(const Nemesis& g, const Effect& e, const Cause& cause);
void become(Nemesis& g, const Effect& e, const Cause& cause);
Task<> surprise(Nemesis& g, const Effect& e, Cause cause);
Task<> summon(Nemesis& g, const Effect& e, Cause cause);
Task<> spawn(Nemesis& g, const Effect& e, Cause cause);
void carcass(Nemesis& g, const Effect& e, const Cause& cause);
Task<> leave(Nemesis& g, const Effect& e, Cause cause);
void hunt(Nemesis& g, const Effect& e, const Cause& cause);
bool can_mend(const Nemesis& g, const Effect& e, const Cause& cause);
void mend(Nemesis& g, const Effect& e, const Cause& cause);
Task<> hatching(Nemesis& g, const Effect& e, Cause cause);
Task<> add_token(Nemesis& g, const Effect& e, Cause cause);

// ---- carnomorphs.cpp ----
Task<> reawaken(Nemesis& g, const Effect& e, Cause cause);
void scavenge(Nemesis& g, const Effect& e, const Cause& cause);
Task<> prowl(Nemesis& g, const Effect& e, Cause cause);

// ---- hunter.cpp ----
void chase_rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
void chase(Nemesis& g, const Effect& e, const Cause& cause);
void pack_rooms(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list);
Task<> pack_hunt(Nemesis& g, const Effect& e, Cause cause);
Task<> prepare(Nemesis& g, const Effect& e, Cause cause);

}  // namespace kostka::games::nemesis::effects
