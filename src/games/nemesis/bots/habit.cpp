// The habits of a practised player: one answer to every question of Nemesis, in no time.
#include <algorithm>

#include "games/nemesis/bots/habits.h"
#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {

int worth_of_card(const Nemesis& g, CardId id) {
  const Card& card = g.card(id);
  if (!card.is_action()) return -10;
  if (card.when != Window::action) return card.when == Window::other_action ? 1 : 6;
  if (does(g, card.body, Verb::search)) return 8;
  if (does(g, card.body, Verb::engine_set) || does(g, card.body, Verb::scan_hand)) return 5;
  if (does(g, card.body, Verb::destroy_door)) return 0;
  return 3;
}

int worth_of_item(const Nemesis& g, Seat who, ItemId id) {
  const Item& item = g.item(id);
  const bool free_hand = g.used_slots(who) < g.hand_slots(who);
  if (item.heavy) return free_hand ? (item.is_weapon() ? 12 : 4) : 0;
  if (does(g, item.body, Verb::ammo)) return 8;
  if (does(g, item.body, Verb::heal_serious) || does(g, item.body, Verb::dress)) return 7;
  if (does(g, item.body, Verb::pod) || does(g, item.body, Verb::repair)) return 6;
  return item.component == Component::none ? 4 : 5;
}

namespace {

std::uint32_t find_answer(Choices options, Answer answer) {
  return highest(options, [answer](const Option& option) { return answer_of(option) == answer ? 1 : 0; });
}

// Contamination cards go; of the rest those that are worth least, when they must.
std::uint32_t choose_cards(const Nemesis& g, Choices options) {
  return highest(options, [&](const Option& option) {
    const Answer answer = answer_of(option);
    if (answer == Answer::done || answer == Answer::no) return 5;
    return -worth_of_card(g, id_in<CardId>(option.about[0]));
  });
}

// The Objective that asks for less that is not in the own hands.
std::uint32_t choose_objective(const Nemesis& g, Seat who, Choices options) {
  const auto mode = static_cast<std::size_t>(g.s.agreed.mode);
  return highest(options, [&](const Option& option) {
    const ObjectiveId id = g.player(who).dealt[option.about[0].index];
    int parts = 0;
    const auto count = [&](auto&& self, ConditionId condition) -> void {
      const Condition& c = g.catalogue.script.condition(condition);
      if (c.left.valid()) self(self, c.left);
      if (c.right.valid() && c.holds == Holds::and_) self(self, c.right);
      if (c.holds == Holds::dead || c.holds == Holds::killed) parts += 5;
      if (c.holds != Holds::and_ && c.holds != Holds::or_) parts += c.holds == Holds::signal ? 1 : 3;
    };
    count(count, g.catalogue.objectives[id.index()].needs[mode]);
    return -parts;
  });
}

std::uint32_t choose_room(const Nemesis& g, Seat who, Choices options) {
  const Outlook outlook(g, who);
  return highest(options, [&](const Option& option) {
    const auto room = id_in<RoomId>(option.about[0]);
    const int near = 10 - std::min(10, outlook.distance(room));
    if (!g.in_room(who)) return 0;
    const bool douses = outlook.errand().verb == Verb::douse && outlook.errand().room == g.player(who).room;
    if (douses) return (g.room(room).fire ? 20 : 0) + near;
    if (outlook.errand().room == room) return 30;
    return (outlook.on_the_way(room) ? 15 : 0) + near + (g.enemies_in(room) ? -5 : 0) + (g.room(room).fire ? -3 : 0);
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
    if (held.object == HeavyObject::blue_corpse && needs.blue_corpse > 0) return -50;
    return needs.known > 0 ? -3 : 0;
  });
}

std::uint32_t choose_deck(const Nemesis& g, Seat who, Choices options) {
  const Player& p = g.player(who);
  const bool wounded = p.light > 0 || !p.wounds.empty();
  return highest(options, [&](const Option& option) { return option.about[0].index == (wounded ? 2u : 0u) ? 1 : 0; });
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

std::uint32_t choose_figure(const Nemesis& g, Choices options) {
  return highest(options, [&](const Option& option) { return worth_of_target(g, option.about[0]); });
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

// NEM-ACT-17: gifts are welcome while there is a hand for them; nothing is given away.
std::uint32_t choose_gift(const Nemesis& g, Seat who, Object thing, Choices options) {
  const bool heavy =
      kind_of(thing) == Kind::heavy || (kind_of(thing) == Kind::item && g.item(id_in<ItemId>(thing)).heavy);
  const bool full = g.used_slots(who) >= g.hand_slots(who);
  return find_answer(options, heavy && full ? Answer::no : Answer::yes);
}

std::uint32_t choose_item(const Nemesis& g, Seat who, Choices options, int sign) {
  return highest(options, [&](const Option& option) {
    const Object about = option.about[0];
    return kind_of(about) == Kind::item ? sign * worth_of_item(g, who, id_in<ItemId>(about)) : -50;
  });
}

}  // namespace

std::optional<std::uint32_t> Nemesis::habit(const kernel::Prompt& prompt, kernel::ChanceStream& stream) const {
  if (prompt.is_chance() || prompt.listed == 0) return {};
  const Nemesis& g = *this;
  const Seat who = prompt.seat;
  const Choices options = options_of(prompt);
  const Object about = prompt.question.about[0];
  const auto asking = static_cast<Asking>(prompt.question.kind);
  const bool hunts = who == s.hunter.seat;
  switch (asking) {
    case Asking::character: return stream.below(prompt.listed);
    case Asking::objective: return choose_objective(g, who, options);
    case Asking::action: return turn_habit(g, who, options);
    case Asking::pod: return find_answer(options, Answer::launch);
    case Asking::pay:
    case Asking::discard:
    case Asking::exchange:
    case Asking::pass_discard: return choose_cards(g, options);
    case Asking::interruption: return find_answer(options, Answer::no);
    case Asking::react: return find_answer(options, Answer::react);
    case Asking::part: return hunts ? stream.below(prompt.listed) : choose_part(g, who, options);
    case Asking::may:
    case Asking::consent:
    case Asking::buy_hit: return find_answer(options, Answer::yes);
    case Asking::trade: return find_answer(options, Answer::done);
    case Asking::trade_give: return find_answer(options, Answer::no);
    case Asking::trade_take: return choose_gift(g, who, about, options);
    case Asking::door: return find_answer(options, Answer::done);
    case Asking::room: return hunts ? stream.below(prompt.listed) : choose_room(g, who, options);
    case Asking::figure:
    case Asking::target: return hunts ? hunt_habit(g, asking, about, options) : choose_figure(g, options);
    case Asking::weapon: return choose_weapon(g, who, options);
    case Asking::surplus: return choose_surplus(g, who, options);
    case Asking::found: return choose_item(g, who, options, 1);
    case Asking::item: return choose_item(g, who, options, -1);
    case Asking::deck: return choose_deck(g, who, options);
    case Asking::letter: return choose_letter(g, who, options);
    case Asking::engine: return choose_engine(g, who, prompt.question.amount, options);
    case Asking::event_order: return find_answer(options, Answer::under);
    case Asking::reroll: return choose_reroll(g, who, prompt.question, options);
    case Asking::hunt:
    case Asking::hunt_use:
    case Asking::hunt_attack:
    case Asking::hunt_keep:
    case Asking::exit: return hunt_habit(g, asking, about, options);
    default: return stream.below(prompt.listed);
  }
}

}  // namespace kostka::games::nemesis
