// Which Action a practised player takes.
#include <algorithm>
#include <array>

#include "games/nemesis/bots/habits.h"
#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {

int menace(Species species) {
  switch (species) {
    case Species::larva: return 6;
    case Species::creeper: return 7;
    case Species::adult:
    case Species::shambler: return 10;
    case Species::breeder:
    case Species::fleshbeast: return 15;
    case Species::queen:
    case Species::butcher: return 20;
    case Species::metagorger: return 7;
  }
  return 10;
}

// The weaker and the more injured, the likelier it dies.
int worth_of_target(const Nemesis& g, Object target) {
  if (kind_of(target) != Kind::figure) return 0;
  const Figure* figure = g.figure(target.index);
  return figure == nullptr ? 0 : 30 - menace(figure->species) + 5 * figure->injuries;
}

int worth_of_part(const Nemesis& g, Seat who, const Outlook& outlook, Object part) {
  const std::string& label = g.catalogue.script.labels[part.index];
  const Player& p = g.player(who);
  const RoomId room = p.room;
  if (label == "heal") return 40;
  if (label == "dress") return 30;
  if (label == "light") return 10 * p.light;
  if (label == "repair") return 25;
  if (label == "engine") return outlook.errand().aim == Aim::engine && outlook.errand().room == room ? 60 : 5;
  if (label == "room") return 35;
  if (label == "set")
    return outlook.wanted_letter() != Outlook::kNoLetter && outlook.wanted_letter() != g.s.destination ? 50 : 0;
  if (label == "look") return 20;
  if (label == "start") return outlook.needs().destroyed > 0 && !outlook.needs().ship() ? 50 : 0;
  if (label == "stop") return 20;
  if (label == "load" || label == "shoot") return 30;
  if (label == "douse" || label == "clean" || label == "intruder" || label == "drive") return 25;
  if (label == "self" || label == "move" || label == "rooms") return 20;
  return 1;
}

namespace {

// A Wound to mend, Contamination to scan, a weapon to load: whether a text would do some good now.
struct Good {
  const Nemesis& g;
  Seat who;
  const Outlook& outlook;

  [[nodiscard]] int heals(Body body) const {
    const Player& p = g.player(who);
    const bool undressed = std::any_of(p.wounds.begin(), p.wounds.end(), [](const WoundCard& w) { return !w.dressed; });
    if (undressed && does(g, body, Verb::dress)) return 35;
    if (!p.wounds.empty() && (does(g, body, Verb::heal_serious) || does(g, body, Verb::heal_any))) return 45;
    return p.light > 0 && does(g, body, Verb::heal_light) ? 10 + 10 * p.light : 0;
  }
  // NEM-SCAN-03: with a Larva an infected card kills.
  [[nodiscard]] int cleans(Body body) const {
    const Player& p = g.player(who);
    const int in_hand = contamination_of(g, p.hand);
    if (does(g, body, Verb::scan_hand)) {
      const bool deadly = p.larva || p.markers + 1 >= g.catalogue.constants.mutation_limit;
      return deadly ? -60 : 12 * in_hand;
    }
    if (does(g, body, Verb::cure)) return p.larva || p.mutation.valid() ? 50 : -10;
    return p.slimed && does(g, body, Verb::unslime) ? 15 : 0;
  }
  [[nodiscard]] int fights(Body body) const {
    if (!g.in_combat(who)) return 0;
    if (does(g, body, Verb::full_auto) || does(g, body, Verb::aimed_shot) || does(g, body, Verb::shoot)) return 65;
    if (does(g, body, Verb::injure)) return 45;
    if (does(g, body, Verb::retreat)) return 40;
    // A grenade thrown in the own Room hurts the thrower too.
    if (does(g, body, Verb::grenade) || does(g, body, Verb::molotov)) return g.player(who).wounds.size() < 2 ? 15 : -50;
    return does(g, body, Verb::move) || does(g, body, Verb::decoy) ? 30 : 0;
  }
  [[nodiscard]] int serves(Body body) const {
    const RoomId room = g.player(who).room;
    const Errand& errand = outlook.errand();
    if (does(g, body, Verb::search)) return 45;
    if (does(g, body, Verb::engine_set) && errand.aim == Aim::engine && errand.room == room) return 70;
    if (does(g, body, Verb::repair) && g.room(room).malfunction)
      return errand.room == room ? 60 : 10 + 8 * g.malfunctions();
    if (does(g, body, Verb::room_action) && errand.aim == Aim::use_room && errand.room == room) return 90;
    if (does(g, body, Verb::ammo)) return lacks_ammo() ? 35 : 0;
    if (does(g, body, Verb::draw) || does(g, body, Verb::exchange)) return g.action_cards(who) <= 2 ? 20 : 2;
    if (does(g, body, Verb::attach) || does(g, body, Verb::look_room) || does(g, body, Verb::look_tile)) return 12;
    if (does(g, body, Verb::move) && errand.room.valid() && errand.room != room) return 25;
    return does(g, body, Verb::douse) && g.room(room).fire ? 10 + 8 * g.fires() : 0;
  }
  [[nodiscard]] int of(Body body) const {
    const int best = std::max({heals(body), fights(body), serves(body)});
    const int clean = cleans(body);
    return clean < 0 ? clean : std::max(best, clean);
  }
  [[nodiscard]] bool lacks_ammo() const {
    const auto& held = g.player(who).held;
    return std::any_of(held.begin(), held.end(), [&](const Held& h) {
      return h.is_item() && g.item(h.item).weapon.type == WeaponType::energy && h.ammo + 2 <= most_ammo(g, h);
    });
  }
};

int escape_score(const Nemesis& g, Seat who, const Outlook& outlook, RoomId to) {
  int threat = 0;
  for (const std::uint16_t number : g.figures_in(g.player(who).room)) threat += menace(g.figure(number)->species);
  const auto wounds = static_cast<int>(g.player(who).wounds.size());
  const bool hurry = outlook.errand().worth >= 60 && outlook.on_the_way(to);
  return 22 - threat / 3 - 6 * wounds + (hurry ? 25 : 0) - 2 * outlook.risk(to);
}

int move_score(const Nemesis& g, Seat who, const Outlook& outlook, RoomId to) {
  if (g.in_combat(who)) return escape_score(g, who, outlook, to);
  if (!outlook.on_the_way(to)) return -10;
  // A large hand is a shield: surprise numbers are 1 to 4, and a step costs a card.
  constexpr std::array<int, 6> kThin = {8, 8, 6, 4, 2, 1};
  const std::size_t hand = g.player(who).hand.size();
  if (hand <= 3 && outlook.errand().worth < 50 && outlook.risk(to) >= 2) return -5;
  const int thin = kThin[std::min<std::size_t>(5, hand)];
  return 14 + outlook.errand().worth / 2 - thin * (1 + outlook.risk(to)) / 2;
}

int room_score(const Nemesis& g, Seat who, const Outlook& outlook, const Good& good) {
  const RoomId room = g.player(who).room;
  const Body body = g.tile(room).action;
  const Errand& errand = outlook.errand();
  if (errand.aim == Aim::use_room && errand.room == room) return 100;
  // Neither sleep nor leave, nor play with the ship, without meaning it.
  for (const Verb verb : {Verb::hibernate, Verb::board_pod, Verb::start_selfdestruct, Verb::set_destination,
                          Verb::take_egg, Verb::scan_all, Verb::airlock}) {
    if (does(g, body, verb)) return -20;
  }
  if (does(g, body, Verb::find)) return 30;
  return good.of(body);
}

int pick_up_score(const Nemesis& g, const Outlook& outlook, Seat who, Object thing) {
  const auto what = static_cast<HeavyObject>(thing.index / 8);
  const Needs& needs = outlook.needs();
  if (what == HeavyObject::egg && needs.egg > 0) return 70;
  if (what == HeavyObject::blue_corpse && needs.blue_corpse > 0) return 60;
  const Errand& errand = outlook.errand();
  return errand.aim == Aim::pick_up && errand.room == g.player(who).room ? 55 : -5;
}

int fight_score(const Nemesis& g, const Outlook& outlook, Object target, bool shot) {
  if (kind_of(target) == Kind::eggs) return outlook.needs().nest > 0 ? (shot ? 50 : 55) : -30;
  if (shot) return 35 + worth_of_target(g, target);
  const Figure* figure = g.figure(target.index);
  const bool small = figure != nullptr && menace(figure->species) <= 7;
  return small ? 25 : -5;
}

int mutation_score(const Nemesis& g, Seat who, const Good& good) {
  const Player& p = g.player(who);
  if (p.markers + 2 >= g.catalogue.constants.mutation_limit) return -50;
  return good.of(g.catalogue.mutations[p.mutation.index()].clean) - 15 * p.markers;
}

}  // namespace

std::uint32_t turn_habit(const Nemesis& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  const Good good{g, who, outlook};
  return highest(options, [&](const Option& option) {
    const Object about = option.about[0];
    switch (answer_of(option)) {
      case Answer::move: return move_score(g, who, outlook, id_in<RoomId>(about));
      case Answer::careful: {
        const auto to = id_in<RoomId>(about);
        const int saved = outlook.risk(to) >= 2 && g.action_cards(who) >= 3 ? 3 * outlook.risk(to) : 0;
        return move_score(g, who, outlook, to) + saved - 6;
      }
      case Answer::shoot: return fight_score(g, outlook, option.about[1], true);
      case Answer::melee: return fight_score(g, outlook, about, false);
      case Answer::pick_up: return pick_up_score(g, outlook, who, about);
      case Answer::craft: return g.player(who).larva ? 50 : 8;
      case Answer::activate: return 15;
      case Answer::mutate: return mutation_score(g, who, good);
      case Answer::play: return good.of(g.card(id_in<CardId>(about)).body);
      case Answer::use: return good.of(g.item(id_in<ItemId>(about)).body) - 3;
      case Answer::room_action: return room_score(g, who, outlook, good);
      case Answer::trade:
      case Answer::drop:
      case Answer::drop_item: return -90;
      default: return 1;
    }
  });
}

}  // namespace kostka::games::nemesis
