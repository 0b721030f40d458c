// Which Action a practised player takes.
#include <algorithm>
#include <array>

#include "games/nemesis/bots/habits.h"
#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {

double worth_of_target(const Nemesis& g, const Odds& odds, Object target) {
  if (kind_of(target) != Kind::figure) return 0;
  const Figure* figure = g.figure(target.index);
  return figure == nullptr ? 0 : odds.attack(figure->species) * (0.2 + odds.gone_by(*figure, 2));
}

double worth_of_part(const Nemesis& g, Seat who, const Outlook& outlook, Object part) {
  const std::string& label = g.catalogue.script.labels[part.index];
  const Player& p = g.player(who);
  const RoomId room = p.room;
  const Errand& errand = outlook.errand();
  const auto here = [&](Aim aim) { return errand.aim == aim && errand.room == room; };
  const auto undressed = std::ranges::count_if(p.wounds, [](const WoundCard& w) { return !w.dressed; });
  if (label == "heal") return p.wounds.size() >= 2 ? 45 : 28;
  if (label == "dress") return undressed > 0 ? 20 + 12 * static_cast<double>(undressed) : 0;
  if (label == "light") return 12 * p.light;
  if (label == "repair") return errand.room == room || g.malfunctions() >= 5 ? 40 : 25;
  if (label == "engine") return here(Aim::engine) ? 60 : 5;
  if (label == "room") return 35;
  if (label == "set")
    return outlook.wanted_letter() != Outlook::kNoLetter && outlook.wanted_letter() != g.s.destination ? 50 : 0;
  if (label == "look") return 20;
  if (label == "start") return outlook.wants_selfdestruct() ? 50 : 0;
  if (label == "stop") return outlook.needs().destroyed == 0 ? 50 : 2;
  if (label == "door" || label == "destroy") return outlook.door_in_the_way().valid() ? 45 : 2;
  if (label == "load") return 30;
  if (label == "shoot") return g.in_combat(who) ? 30 : 1;
  if (label == "douse" || label == "clean" || label == "intruder" || label == "drive") return 25;
  if (label == "self" || label == "move" || label == "rooms") return 20;
  if (label == "both") return 10;
  return 1;
}

namespace {

// Whether a text would do some good now, in points.
struct Good {
  const Nemesis& g;
  Seat who;
  const Outlook& outlook;

  [[nodiscard]] double heals(Body body) const {
    const Player& p = g.player(who);
    const auto undressed = std::ranges::count_if(p.wounds, [](const WoundCard& w) { return !w.dressed; });
    const bool dressed = static_cast<std::size_t>(undressed) < p.wounds.size();
    double best = 0;
    if (undressed > 0 && does(g, body, Verb::dress))
      best = 32 + 8 * static_cast<double>(undressed) + (bleeds() ? 20 : 0);
    if (dressed && does(g, body, Verb::heal_serious))
      best = std::max(best, 25.0 + 15 * static_cast<double>(p.wounds.size()));
    if (!p.wounds.empty() && does(g, body, Verb::heal_any)) best = std::max(best, 45.0);
    if (p.light > 0 && does(g, body, Verb::heal_light)) best = std::max(best, p.light == 2 ? 26.0 : 10.0);
    return best;
  }
  [[nodiscard]] bool bleeds() const { return g.standing(who, Standing::bleeding) > 0; }
  // NEM-SCAN-03: with a Larva an infected card kills.
  [[nodiscard]] double cleans(Body body) const {
    const Player& p = g.player(who);
    const int in_hand = contamination_of(g, p.hand);
    const bool helped = outlook.errand().verb == Verb::scan_all;
    if (does(g, body, Verb::scan_all)) return 150 * outlook.odds().contamination() + (p.larva ? 80 : 0) - 40;
    if (does(g, body, Verb::scan_hand)) {
      if (g.carnomorphs()) return p.markers >= 2 ? -60 : 8 * in_hand;
      return p.larva ? -60 : in_hand >= 2 || helped ? 9 * in_hand : 2;
    }
    if (does(g, body, Verb::scan_one)) return 14 * in_hand;
    return p.slimed && does(g, body, Verb::unslime) ? 14 : 0;
  }
  [[nodiscard]] double serves(Body body) const {
    const Player& p = g.player(who);
    const RoomId room = p.room;
    const Errand& errand = outlook.errand();
    const bool here = errand.room == room;
    if (does(g, body, Verb::search)) return search_score();
    if (does(g, body, Verb::engine_set) && errand.aim == Aim::engine && here) return 95;
    if (does(g, body, Verb::repair) && g.room(room).malfunction) {
      const bool wanted = here && (errand.aim == Aim::use_room || errand.aim == Aim::repair);
      return wanted ? 90 : 8 + 5 * g.malfunctions();
    }
    if (does(g, body, Verb::room_action) && errand.aim == Aim::use_room && here) return 104;
    if (outlook.door_in_the_way().valid() && (does(g, body, Verb::destroy_door) || does(g, body, Verb::set_door)))
      return 20 + errand.worth / 8.0;
    if (does(g, body, Verb::ammo)) return lacks_ammo() ? 22 : 0;
    // What makes the player pass afterwards is for a full hand and something to hurry for.
    if (does(g, body, Verb::pass_after)) return g.action_cards(who) >= 4 && errand.worth >= 300 ? 30 : 0;
    if (does(g, body, Verb::draw) || does(g, body, Verb::exchange)) return g.action_cards(who) <= 2 ? 18 : 2;
    if (does(g, body, Verb::attach)) return 12;
    if (does(g, body, Verb::look_room) || does(g, body, Verb::look_tile)) return 10;
    if (does(g, body, Verb::move) && errand.room.valid() && !here) return best_quiet_move();
    if (does(g, body, Verb::pod)) return outlook.ready_to_leave() && !outlook.pods_open() ? 40 : 0;
    if (does(g, body, Verb::douse) && here && errand.aim == Aim::douse) return 90;
    return does(g, body, Verb::douse) && g.room(room).fire ? 12 + 6 * g.fires() : 0;
  }
  [[nodiscard]] double best_quiet_move() const {
    double best = 0;
    for (const RoomId near : g.neighbours(g.player(who).room)) {
      if (outlook.gain(near) > 0) best = std::max(best, 14 + std::min(40.0, outlook.errand().worth / 5.0) - 8);
    }
    return best;
  }
  [[nodiscard]] double search_score() const {
    const Player& p = g.player(who);
    const RoomId room = p.room;
    const Colour colour = g.room(room).explored ? g.tile(room).colour : Colour::none;
    const bool hurt = p.light > 0 || !p.wounds.empty();
    double score = 26 + 15 * outlook.needs().items;
    if (hurt && (colour == Colour::green || colour == Colour::white)) score += bleeds() ? 40 : 14;
    if (outlook.rounds_left() <= 3) score -= 20;
    return score;
  }
  [[nodiscard]] double of(Body body) const {
    const double best = std::max(heals(body), serves(body));
    const double clean = cleans(body);
    return clean < 0 ? clean : std::max(best, clean);
  }
  [[nodiscard]] bool lacks_ammo() const {
    const auto& held = g.player(who).held;
    return std::any_of(held.begin(), held.end(), [&](const Held& h) {
      return h.is_item() && g.item(h.item).weapon.type == WeaponType::energy && h.ammo + 2 <= most_ammo(g, h);
    });
  }
};

double move_score(const Nemesis& g, Seat who, const Outlook& outlook, RoomId to, bool careful) {
  const Errand& errand = outlook.errand();
  const int cost = careful ? 2 : 1;
  const int hand = g.hand_size(who) - cost;
  const bool burning = g.room(g.player(who).room).fire;
  // NEM-TURN-06: who stays in a Fire is burnt.
  const double flames = burning && !g.room(to).fire ? outlook.odds().wound(1, 0) : 0;
  const double gain = outlook.gain(to);
  double drive = gain > 0 ? 16 + std::min(52.0, errand.worth / 5.0) : -10;
  // With few cards left a step is better begun with a full hand.
  if (hand <= 1 && errand.worth < 250 && !burning) drive -= 100;
  // Carnomorphs hurt less than Intruders do, so hurry pays there.
  const double fear = errand.worth >= 300 ? 0.5 : g.carnomorphs() ? 1.3 : 1.8;
  return drive + flames - outlook.odds().arrival(to, hand, careful) * fear - 7 * cost;
}

double room_score(const Nemesis& g, Seat who, const Outlook& outlook, const Good& good) {
  const RoomId room = g.player(who).room;
  const Body body = g.tile(room).action;
  const Errand& errand = outlook.errand();
  if (errand.aim == Aim::use_room && errand.room == room) return 100;
  // Neither sleep nor leave, nor play with the ship, without meaning it.
  for (const Verb verb : {Verb::hibernate, Verb::board_pod, Verb::start_selfdestruct, Verb::look_coordinates,
                          Verb::take_egg, Verb::scan_all, Verb::airlock, Verb::set_doors}) {
    if (does(g, body, verb)) return -20;
  }
  if (does(g, body, Verb::find)) return (g.player(who).backpack.size() < 3 ? 10 : -5) + 15 * outlook.needs().items;
  if (does(g, body, Verb::engine_look)) return -10;
  return good.of(body) - 6;
}

double pick_up_score(const Nemesis& g, const Outlook& outlook, Seat who, Object thing) {
  const auto what = static_cast<HeavyObject>(thing.index / 8);
  const Needs& needs = outlook.needs();
  if (what == HeavyObject::egg && needs.egg > 0 && !outlook.carries(HeavyObject::egg)) return 98;
  if (what == HeavyObject::blue_corpse && needs.blue_corpse > 0) return 98;
  const Errand& errand = outlook.errand();
  if (errand.aim != Aim::pick_up || errand.room != g.player(who).room) return -30;
  const bool corpse = what == HeavyObject::corpse || what == HeavyObject::blue_corpse;
  if (needs.delivery > 0 && what == HeavyObject::blue_corpse) return 97;
  const std::size_t slot = corpse ? 0u : what == HeavyObject::egg ? 1u : 2u;
  return can_study(g, what) && needs.known + needs.known_slot[slot] > 0 ? 96 : -30;
}

// Something falls only where it is wanted, or where a hand must be free.
double drop_score(const Nemesis& g, const Outlook& outlook, Seat who, Object thing) {
  const Held& held = g.player(who).held[thing.index];
  const Errand& errand = outlook.errand();
  const bool here = errand.room == g.player(who).room;
  if (!held.is_item() && held.object == HeavyObject::blue_corpse && errand.aim == Aim::deliver && here) return 120;
  const bool full = g.used_slots(who) >= g.hand_slots(who);
  const bool takes = errand.aim == Aim::pick_up || (errand.aim == Aim::use_room && errand.verb == Verb::take_egg);
  if (!full || !takes || !here) return -200;
  const Needs& needs = outlook.needs();
  const bool blue = held.object == HeavyObject::blue_corpse;
  const bool studied = needs.known > 0 && can_study(g, blue ? HeavyObject::corpse : held.object);
  const bool wanted = !held.is_item() && ((held.object == HeavyObject::egg && needs.egg > 0) ||
                                          (blue && needs.blue_corpse + needs.delivery > 0) || studied);
  if (wanted) return -200;
  return held.is_item() && g.item(held.item).is_weapon() ? 100 - held.ammo : 110;
}

// CAR-MARK-03: the fourth marker kills, and each makes the last check worse.
double marker_price(const Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  return p.markers + 2 >= g.catalogue.constants.mutation_limit ? 500 : 10 + 14 * p.markers;
}

// What is saved by coming out of the best technical entrance.
double by_duct(const Nemesis& g, Seat who, const Outlook& outlook) {
  double saved = 0;
  for (std::size_t i = 0; i < kRooms; ++i) {
    const RoomId room{i};
    const auto& exits = g.slot(room).exits;
    const bool entrance = std::any_of(exits.begin(), exits.end(), [](const Exit& exit) { return exit.technical(); });
    if (!entrance || g.stands_in(who, room) || g.enemies_in(room)) continue;
    saved = std::max(saved, outlook.gain(room));
  }
  return saved < 12 ? 0 : 10 + saved + outlook.errand().worth / 20.0;
}

double peaceful_mutation(const Nemesis& g, Seat who, const Outlook& outlook, const Good& good) {
  const Body body = g.catalogue.mutations[g.player(who).mutation.index()].clean;
  const bool moves = does(g, body, Verb::move) || does(g, body, Verb::climb);
  double score = good.of(body);
  if (moves && outlook.errand().room.valid() && outlook.errand().room != g.player(who).room)
    score = std::max(score, 12 + outlook.errand().worth / 10.0);
  if (does(g, body, Verb::duct)) score = std::max(score, by_duct(g, who, outlook));
  if (does(g, body, Verb::look_room) && outlook.seeks_room()) score = std::max(score, 30.0);
  if (does(g, body, Verb::more_actions)) score = std::max(score, g.action_cards(who) >= 4 ? 12.0 : 0.0);
  if (does(g, body, Verb::draw)) score = std::max(score, outlook.errand().worth >= 150 ? 34.0 : 20.0);
  return score - marker_price(g, who);
}

double fight_action(const Nemesis& g, Seat who, const Outlook& outlook, const Fight& fight, const Option& option) {
  const Object about = option.about[0];
  switch (answer_of(option)) {
    case Answer::move: return fight.flee(id_in<RoomId>(about), 1);
    case Answer::shoot: return fight.shoot(about.index, option.about[1]);
    case Answer::melee: return fight.melee(about);
    case Answer::play: return fight.text(g.card(id_in<CardId>(about)).body);
    case Answer::use: return fight.text(g.item(id_in<ItemId>(about)).body);
    case Answer::mutate:
      return fight.mutation(g.catalogue.mutations[id_in<MutationId>(about).index()].clean) - marker_price(g, who);
    case Answer::drop:
    case Answer::drop_item: return -2000;
    case Answer::done: return fight.stay() + 1;
    default: break;
  }
  static_cast<void>(outlook);
  return fight.stay();
}

double peaceful_action(const Nemesis& g, Seat who, const Outlook& outlook, const Option& option) {
  const Good good{g, who, outlook};
  const Object about = option.about[0];
  const Needs& needs = outlook.needs();
  const bool at_nest = outlook.errand().aim == Aim::eggs && outlook.errand().room == g.player(who).room;
  switch (answer_of(option)) {
    case Answer::move: return move_score(g, who, outlook, id_in<RoomId>(about), false);
    case Answer::careful: return move_score(g, who, outlook, id_in<RoomId>(about), true);
    case Answer::shoot: return at_nest && needs.nest > 0 ? 60 : -200;
    case Answer::melee: return at_nest && needs.nest > 0 ? 66 : -200;
    case Answer::pick_up: return pick_up_score(g, outlook, who, about);
    case Answer::craft: return g.player(who).larva && does(g, g.item(id_in<ItemId>(about)).body, Verb::cure) ? 60 : -5;
    case Answer::activate: return needs.items > 0 ? 40 : -5;
    case Answer::mutate: return peaceful_mutation(g, who, outlook, good);
    case Answer::play: {
      const Card& card = g.card(id_in<CardId>(about));
      return good.of(card.body) - 4 * (1 + card.cost);
    }
    case Answer::use: {
      const Item& item = g.item(id_in<ItemId>(about));
      // NEM-WIN: Items that are counted are not used up.
      return good.of(item.body) - 4 - (needs.items > 0 && !item.keep ? 20 : 0);
    }
    case Answer::room_action: return room_score(g, who, outlook, good);
    case Answer::drop: return drop_score(g, outlook, who, about);
    case Answer::trade:
    case Answer::drop_item: return -200;
    case Answer::done: return 0.5;
    default: return 0;
  }
}

}  // namespace

std::uint32_t turn_habit(const Nemesis& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  if (g.in_combat(who)) {
    const Fight fight(g, who, outlook);
    return highest(options, [&](const Option& option) { return fight_action(g, who, outlook, fight, option); });
  }
  return highest(options, [&](const Option& option) { return peaceful_action(g, who, outlook, option); });
}

}  // namespace kostka::games::nemesis
