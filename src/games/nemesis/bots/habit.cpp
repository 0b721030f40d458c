// The habits of a practised player: one answer to every question of Nemesis, in no time.
#include <algorithm>

#include "games/nemesis/bots/habits.h"
#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {

int worth_of_card(const Nemesis& g, Seat who, CardId id) {
  const Card& card = g.card(id);
  if (!card.is_action()) return -10;
  if (card.when != Window::action) return card.when == Window::other_action ? 0 : 7;
  const bool fighting = g.in_combat(who);
  if (does(g, card.body, Verb::search)) return fighting ? 3 : 8;
  if (does(g, card.body, Verb::engine_set)) return g.malfunctions() >= 3 ? 9 : 7;
  if (card.icon == Icon::combat) return fighting ? 9 : 5;
  if (does(g, card.body, Verb::destroy_door)) return 1;
  if (does(g, card.body, Verb::scan_hand)) return contamination_of(g, g.player(who).hand) > 0 ? 4 : 2;
  return 3;
}

namespace {

int worth_of_first(const Nemesis& g, Seat who, const Item& item) {
  const Player& p = g.player(who);
  const bool free_hand = g.used_slots(who) < g.hand_slots(who);
  const bool hurt = p.light > 0 || !p.wounds.empty();
  if (item.heavy) return free_hand ? (item.is_weapon() ? 9 : 6) : 0;
  if (g.standing(who, Standing::bleeding) > 0 && does(g, item.body, Verb::dress)) return 20;
  if (does(g, item.body, Verb::heal_serious)) return hurt ? 14 : 11;
  if (does(g, item.body, Verb::heal_light)) return hurt ? 13 : 10;
  if (does(g, item.body, Verb::ammo)) return 8;
  if (does(g, item.body, Verb::engine_set)) return 9;
  if (does(g, item.body, Verb::injure) || does(g, item.body, Verb::grenade)) return 7;
  if (does(g, item.body, Verb::scan_one)) return owned_contamination(g, who) > 0 ? 9 : 5;
  if (does(g, item.body, Verb::pod) || does(g, item.body, Verb::draw)) return 7;
  return item.component == Component::none ? 5 : 6;
}

}  // namespace

// One more of the same kind is worth less.
int worth_of_item(const Nemesis& g, Seat who, ItemId id) {
  const auto& backpack = g.player(who).backpack;
  return worth_of_first(g, who, g.item(id)) - 3 * static_cast<int>(std::count(backpack.begin(), backpack.end(), id));
}

int worth_of_mutation(const Nemesis& g, Seat who, MutationId id) {
  const Body body = g.catalogue.mutations[id.index()].clean;
  const Player& p = g.player(who);
  const auto says = [&](Verb verb) { return does(g, body, verb); };
  const int wounds = static_cast<int>(p.wounds.size());
  const int danger = g.in_combat(who) ? 3 : 0;
  if (says(Verb::armour)) return 6 + wounds + danger;
  if (says(Verb::retreat) || says(Verb::injure)) return 6 + danger;
  if (says(Verb::heal_light)) return 5 + p.light + 2 * wounds;
  if (says(Verb::draw)) return 8;
  if (says(Verb::move) || says(Verb::climb)) return 7 + danger;
  if (says(Verb::look_room)) return g.s.round <= 5 ? 6 : 4;
  return says(Verb::duct) ? 7 : 5;
}

namespace {

std::uint32_t find_answer(Choices options, Answer answer) {
  return highest(options, [answer](const Option& option) { return answer_of(option) == answer ? 1 : 0; });
}

// Contamination cards go; of the rest those that are worth least, when they must.
std::uint32_t choose_cards(const Nemesis& g, Seat who, Choices options) {
  const bool will_rest = std::ranges::any_of(g.player(who).hand, [&](CardId card) {
    return g.card(card).is_action() && does(g, g.card(card).body, Verb::scan_hand);
  });
  return highest(options, [&](const Option& option) {
    const Answer answer = answer_of(option);
    if (answer == Answer::done || answer == Answer::no) return 5;
    const auto card = id_in<CardId>(option.about[0]);
    // In Mode C a Contamination card is what a Mutation works with.
    const bool used = !g.card(card).is_action() && g.carnomorphs() && (will_rest || g.player(who).mutation.valid());
    return used ? 0 : -worth_of_card(g, who, card);
  });
}

// The Objective that seems likelier.
std::uint32_t choose_objective(const Nemesis& g, Seat who, Choices options) {
  const auto mode = static_cast<std::size_t>(g.s.agreed.mode);
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) {
    const ObjectiveId id = g.player(who).dealt[option.about[0].index];
    return outlook.likely(g.catalogue.objectives[id.index()].needs[mode]);
  });
}

std::uint32_t choose_room(const Nemesis& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  if (!g.in_room(who)) return 0;
  const RoomId here = g.player(who).room;
  const bool douses = does(g, g.room(here).explored ? g.tile(here).action : Body{}, Verb::douse);
  const bool fighting = g.in_combat(who);
  return highest(options, [&](const Option& option) {
    const auto room = id_in<RoomId>(option.about[0]);
    const bool near = g.open_way(here, room).valid();
    double score = -outlook.odds().arrival(room, g.hand_size(who), false);
    if (fighting && near) return score + std::clamp(outlook.gain(room), -4.0, 12.0);
    if (douses && !near) score = 0;
    if (douses && g.room(room).fire) score += 60 - outlook.distance(room) / 10;
    if (douses && g.stands_in(who, room)) score += 10;
    if (outlook.errand().room == room) score += 50;
    // What is not next door is looked at, or jumped to: the nearer the errand, the better.
    return score + (near ? outlook.gain(room) * 3 : std::min(40.0, outlook.gain(room)) - outlook.distance(room) / 50);
  });
}

// What is not wanted for an Objective, first; an empty weapon before a loaded one.
std::uint32_t choose_surplus(const Nemesis& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) {
    const Held& held = g.player(who).held[option.about[0].index];
    if (held.is_item()) return g.item(held.item).is_weapon() ? -5 - held.ammo : -2;
    const Needs& needs = outlook.needs();
    if (held.object == HeavyObject::egg && needs.egg > 0) return -50;
    if (held.object == HeavyObject::blue_corpse && needs.blue_corpse + needs.delivery > 0) return -50;
    return needs.known > 0 ? -10 : 0;
  });
}

std::uint32_t choose_deck(const Nemesis& g, Seat who, Choices options) {
  const Player& p = g.player(who);
  const bool wounded = p.light > 0 || !p.wounds.empty();
  const bool empty = std::ranges::any_of(p.held, [&](const Held& h) {
    return h.is_item() && g.item(h.item).weapon.type == WeaponType::energy && h.ammo == 0;
  });
  const std::size_t wanted = wounded ? 2 : empty ? 0 : 2;
  return highest(options, [&](const Option& option) { return option.about[0].index == wanted ? 1 : 0; });
}

// NEM-RS-ENG-2: whoever wants the ship to fly puts the working token on top.
std::uint32_t choose_engine(const Nemesis& g, Seat who, int engine, Choices options) {
  const Outlook outlook(g, who);
  const bool damaged = g.s.engines[static_cast<std::size_t>(engine - 1)].state == EngineState::damaged;
  return find_answer(options, damaged == outlook.wants_ship_intact() ? Answer::swap : Answer::leave);
}

std::uint32_t choose_letter(const Nemesis& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  return highest(options,
                 [&](const Option& option) { return option.about[0].index == outlook.wanted_letter() ? 1 : 0; });
}

// NEM-NOISE-12: Danger, or a Corridor that is marked, is worth a card.
std::uint32_t choose_reroll(const Nemesis& g, Seat who, const kernel::Question& question, Choices options) {
  if (!question.about[0].valid()) return find_answer(options, question.amount == 0 ? Answer::yes : Answer::no);
  const auto face = static_cast<NoiseFace>(question.amount);
  bool bad = face == NoiseFace::danger || (face == NoiseFace::silence && g.player(who).slimed);
  if (face < NoiseFace::silence) {
    const Exit& exit = g.slot(g.player(who).room).exits[static_cast<std::size_t>(face)];
    bad = exit.technical() ? g.s.technical_noise : g.corridor(exit.corridor).noise;
  }
  return find_answer(options, bad ? Answer::react : Answer::no);
}

std::uint32_t choose_figure(const Nemesis& g, Seat who, Choices options) {
  const Odds odds(g, who);
  return highest(options, [&](const Option& option) { return worth_of_target(g, odds, option.about[0]); });
}

std::uint32_t choose_part(const Nemesis& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) { return worth_of_part(g, who, outlook, option.about[0]); });
}

std::uint32_t choose_weapon(const Nemesis& g, Seat who, Choices options) {
  return highest(options, [&](const Option& option) {
    const Object about = option.about[0];
    return kind_of(about) == Kind::held ? g.player(who).held[about.index].ammo : 0;
  });
}

std::uint32_t choose_corridor(const Nemesis& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) {
    return id_in<CorridorId>(option.about[0]) == outlook.door_in_the_way() ? 1 : 0;
  });
}

// NEM-R2-HAT: one that is locked, of a Section that somebody has found.
std::uint32_t choose_pod(const Nemesis& g, Choices options) {
  return highest(options, [&](const Option& option) {
    const Pod& pod = g.s.pods[option.about[0].index];
    int score = pod.unlocked ? 0 : 2;
    for (std::size_t i = 0; i < kRooms; ++i) {
      score += g.s.rooms[i].explored && g.tile(RoomId{i}).section == pod.section ? 1 : 0;
    }
    return score;
  });
}

// Bleeding first, then what costs a hand.
std::uint32_t choose_wound(const Nemesis& g, Seat who, Choices options) {
  return highest(options, [&](const Option& option) {
    const Object about = option.about[0];
    if (kind_of(about) != Kind::wound) return 0;
    const StandingRule& rule = g.catalogue.wounds[about.index].standing;
    static_cast<void>(who);
    return rule.is(Standing::bleeding) ? 5 : rule.is(Standing::draw_less) ? 4 : rule.is(Standing::hands) ? 3 : 1;
  });
}

// Small differences do not count.
std::uint32_t choose_mutation(const Nemesis& g, Seat who, kernel::ChanceStream& stream, Choices options) {
  return highest(options, [&](const Option& option) {
    return worth_of_mutation(g, who, id_in<MutationId>(option.about[0])) + static_cast<int>(stream.below(5));
  });
}

// CAR-SETUP-17: rather the better armed one, but anybody is played.
std::uint32_t choose_character(const Nemesis& g, kernel::ChanceStream& stream, Choices options) {
  return highest(options, [&](const Option& option) {
    const Weapon& weapon = g.item(g.catalogue.characters[option.about[0].index].weapon).weapon;
    return weapon.ammo + static_cast<int>(stream.below(7));
  });
}

// NEM-ACT-17: gifts are welcome while there is a hand for them; nothing is given away.
std::uint32_t choose_gift(const Nemesis& g, Seat who, Object thing, Choices options) {
  const bool heavy =
      kind_of(thing) == Kind::heavy || (kind_of(thing) == Kind::item && g.item(id_in<ItemId>(thing)).heavy);
  const bool full = g.used_slots(who) >= g.hand_slots(who);
  return find_answer(options, heavy && full ? Answer::no : Answer::yes);
}

// NEM-SCAN-02: whether an optional part is wanted; scanning the own hand can cost more than it brings.
std::uint32_t choose_may(const Nemesis& g, Seat who, Choices options) {
  const Player& p = g.player(who);
  const RoomId room = p.room;
  const bool scans = g.in_room(who) && g.room(room).explored && does(g, g.tile(room).action, Verb::scan_hand);
  const int in_hand = contamination_of(g, p.hand);
  const bool risky = g.carnomorphs() ? p.markers >= 2 : p.larva || in_hand < 2;
  return find_answer(options, scans && (risky || in_hand == 0) ? Answer::no : Answer::yes);
}

std::uint32_t choose_item(const Nemesis& g, Seat who, Choices options, int sign) {
  return highest(options, [&](const Option& option) {
    const Object about = option.about[0];
    return kind_of(about) == Kind::item ? sign * worth_of_item(g, who, id_in<ItemId>(about)) : -50;
  });
}

std::optional<std::uint32_t> habit_of(const Nemesis& g, const kernel::Prompt& prompt, Choices options,
                                      kernel::ChanceStream& stream) {
  const Seat who = prompt.seat;
  if (options.size() == 1) return 0;
  const Object about = prompt.question.about[0];
  const auto asking = static_cast<Asking>(prompt.question.kind);
  const bool hunts = who == g.s.hunter.seat;
  switch (asking) {
    case Asking::character: return choose_character(g, stream, options);
    case Asking::objective: return choose_objective(g, who, options);
    case Asking::action: return turn_habit(g, who, options);
    case Asking::pod: return find_answer(options, Answer::launch);
    case Asking::pay:
    case Asking::discard:
    case Asking::exchange:
    case Asking::pass_discard: return choose_cards(g, who, options);
    case Asking::interruption: return find_answer(options, Answer::no);
    case Asking::react: return find_answer(options, Answer::react);
    case Asking::part: return hunts ? stream.below(prompt.listed) : choose_part(g, who, options);
    case Asking::may: return choose_may(g, who, options);
    case Asking::consent:
    case Asking::buy_hit: return find_answer(options, Answer::yes);
    case Asking::trade: return find_answer(options, Answer::done);
    case Asking::trade_give: return find_answer(options, Answer::no);
    case Asking::trade_take: return choose_gift(g, who, about, options);
    case Asking::door: return find_answer(options, Answer::done);
    case Asking::room: return hunts ? hunt_habit(g, asking, about, options) : choose_room(g, who, options);
    case Asking::figure:
    case Asking::target: return hunts ? hunt_habit(g, asking, about, options) : choose_figure(g, who, options);
    case Asking::weapon: return choose_weapon(g, who, options);
    case Asking::surplus: return choose_surplus(g, who, options);
    case Asking::found: return choose_item(g, who, options, 1);
    case Asking::item: return choose_item(g, who, options, -1);
    case Asking::deck: return choose_deck(g, who, options);
    case Asking::letter: return choose_letter(g, who, options);
    case Asking::engine: return choose_engine(g, who, prompt.question.amount, options);
    case Asking::corridor: return choose_corridor(g, who, options);
    case Asking::pod_choice: return choose_pod(g, options);
    case Asking::dress: return choose_wound(g, who, options);
    case Asking::mutation: return choose_mutation(g, who, stream, options);
    case Asking::event_order: return find_answer(options, Answer::under);
    case Asking::reroll: return choose_reroll(g, who, prompt.question, options);
    case Asking::character_there:
    case Asking::hunt:
    case Asking::hunt_use:
    case Asking::hunt_attack:
    case Asking::hunt_keep:
    case Asking::exit:
      if (hunts) return hunt_habit(g, asking, about, options);
      return stream.below(prompt.listed);
    default: return stream.below(prompt.listed);
  }
}

}  // namespace

std::optional<std::uint32_t> Nemesis::habit(const kernel::Prompt& prompt, kernel::ChanceStream& stream) const {
  if (prompt.is_chance() || prompt.listed == 0) return {};
  return habit_of(*this, prompt, options_of(prompt), stream);
}

bool weigh(const Nemesis& g, const kernel::Prompt& prompt, kernel::ChanceStream& stream, std::span<float> worths) {
  if (prompt.is_chance() || prompt.listed == 0) return false;
  const auto answer = habit_of(g, prompt, {g.options_of(prompt), worths}, stream);
  if (answer) kernel::put_first(worths, *answer);
  return answer.has_value();
}

}  // namespace kostka::games::nemesis
