// The Actions of a turn (NEM-ACT): what is offered, what it costs, who may interrupt it, and how it is carried out.
#include <algorithm>

#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {

// ---- what may be done -----------------------------------------------------------------------------------------------

// NEM-ACT-06
bool fits_icon(const Nemesis& g, Seat who, Icon icon) {
  return icon == Icon::any || (icon == Icon::combat) == g.in_combat(who);
}

int item_cost(const Nemesis& g, Seat who, const Item& item) { return item.cost + g.standing(who, Standing::item_cost); }

// NEM-MOVE-02
// NEM-ACT-08
int move_cost(const Nemesis& g, Seat who) {
  const int escape = g.standing(who, Standing::escape_cost);
  return g.in_combat(who) && escape > 0 ? escape : 1;
}

// NEM-ROOM-01: out of Combat and without a Malfunction.
// NEM-MALF-03
bool room_action_open(const Nemesis& g, Seat who, RoomId where) {
  if (!g.room(where).explored || g.tile(where).action.empty() || g.in_combat(who)) return false;
  // a switch lets Characters board Pods all the same.
  const bool boarding = g.tile(where).section != Section::none && g.s.agreed.boarding_despite_malfunction;
  if (g.room(where).malfunction && !boarding) return false;
  return possible(g, g.tile(where).action, Cause{.actor = who, .who = who, .room = where});
}

namespace {

Object exit_of(const Exit& exit) { return exit.technical() ? technical_space() : of(exit.corridor); }

// NEM-MOVE-06: one option for each exit that could be marked.
// NEM-MOVE-07: not into a Room whose exits are all marked.
void offer_careful(Nemesis& g, Seat who, RoomId to) {
  if (g.fully_noisy(to)) return;
  // NEM-MOVE-09: with somebody there no marker is placed.
  if (g.someone_else_in(to, who) || g.enemies_in(to)) {
    g.offer_to_choose(Answer::careful, of(to));
    return;
  }
  ShortList<Object, kExits> seen;
  for (const Exit& exit : g.slot(to).exits) {
    const Object where = exit_of(exit);
    const bool marked = exit.technical() ? g.s.technical_noise : g.corridor(exit.corridor).noise;
    if (marked || seen.contains(where)) continue;
    seen.push_back(where);
    g.offer_to_choose(Answer::careful, of(to), 0, where);
  }
}

void offer_movement(Nemesis& g, Seat who, int cards) {
  const int cost = move_cost(g, who);
  for (const RoomId to : g.neighbours(g.player(who).room)) {
    g.offer_or_refuse(cards >= cost, "NEM-ACT-08"_clause, Answer::move, of(to));
    if (cards >= 2 && !g.in_combat(who)) offer_careful(g, who, to);
  }
  // NEM-MAP-11: behind a Closed Door.
  CorridorId last;  // a Corridor with two numbers is two exits
  for (const Exit& exit : g.slot(g.player(who).room).exits) {
    if (exit.technical() || exit.corridor == last || g.corridor(exit.corridor).door != Door::closed) continue;
    last = exit.corridor;
    g.offer_or_refuse(false, "NEM-MAP-11"_clause, Answer::move, of(exit.to));
  }
}

// NEM-SHOOT-01, NEM-MELEE-01, NEM-R1-NEST-3
// NEM-DEATH-07: never another Character.
void offer_fights(Nemesis& g, Seat who) {
  const RoomId room = g.player(who).room;
  ShortList<Object, kMostFigures + 1> targets;
  for (const std::uint16_t number : g.figures_in(room)) targets.push_back(object(Kind::figure, number));
  if (g.lying_eggs(room) > 0) targets.push_back(eggs_in(room));
  for (const Object& target : targets) {
    for (std::size_t i = 0; i < g.player(who).held.size(); ++i) {
      const Held& held = g.player(who).held[i];
      if (!held.is_item() || !g.item(held.item).is_weapon()) continue;
      g.offer_or_refuse(can_shoot(g, who, i), "NEM-SHOOT-01"_clause, Answer::shoot, held_by(who, i), 0, target);
    }
    g.offer_to_choose(Answer::melee, target);
  }
}

// NEM-ACT-07: these only out of Combat.
void offer_peaceful(Nemesis& g, Seat who) {
  const RoomId room = g.player(who).room;
  // NEM-ACT-10
  if (g.used_slots(who) < g.hand_slots(who)) {
    ShortList<Object, 16> lying;
    list_objects(g, room, lying);
    for (const Object& each : lying) g.offer_to_choose(Answer::pick_up, each);
  }
  // NEM-ACT-11
  if (can_trade(g, who)) g.offer_to_choose(Answer::trade);
  // NEM-CRAFT-01
  for (std::size_t i = 0; i < g.catalogue.items.size(); ++i) {
    if (g.catalogue.items[i].deck == ItemDeck::crafted && can_craft(g, who, ItemId{i}, false)) {
      g.offer_to_choose(Answer::craft, of(ItemId{i}));
    }
  }
  // NEM-QUEST-02
  for (std::size_t quest = 0; quest < 2; ++quest) {
    if (can_activate(g, who, quest)) g.offer_to_choose(Answer::activate, of(g.character(who).quests[quest]));
  }
}

Cause cause_of(Seat who) { return {.actor = who, .who = who}; }

// NEM-ACT-04: the card itself and its cost in others.
void offer_cards(Nemesis& g, Seat who, int cards) {
  CardId last;
  for (const CardId id : g.player(who).hand) {
    const Card& card = g.card(id);
    const bool counts = id != last && card.is_action() && card.when == Window::action;
    last = id;
    if (!counts) continue;
    if (cards <= card.cost) {
      g.offer_or_refuse(false, "NEM-ACT-04"_clause, Answer::play, of(id));
    } else if (!fits_icon(g, who, card.icon)) {
      g.offer_or_refuse(false, "NEM-ACT-06"_clause, Answer::play, of(id));
    } else {
      g.offer_or_refuse(possible(g, card.body, cause_of(who)), "NEM-ACT-14"_clause, Answer::play, of(id));
    }
  }
}

void offer_item(Nemesis& g, Seat who, ItemId id, int cards) {
  const Item& item = g.item(id);
  if (item.body.empty() || item.when != Window::action) return;
  if (!fits_icon(g, who, item.icon)) {
    g.offer_or_refuse(false, "NEM-ACT-06"_clause, Answer::use, of(id));
    return;
  }
  Cause cause = cause_of(who);
  cause.source = id;
  const bool paid = cards >= item_cost(g, who, item);
  g.offer_or_refuse(paid && possible(g, item.body, cause), paid ? "NEM-ACT-14"_clause : "NEM-ACT-09"_clause,
                    Answer::use, of(id));
}

// NEM-ACT-09
void offer_items(Nemesis& g, Seat who, int cards) {
  const Player& p = g.player(who);
  ItemId last;
  for (const ItemId id : p.backpack) {
    if (id != last) offer_item(g, who, id, cards);
    last = id;
  }
  for (std::size_t i = 0; i < p.held.size(); ++i) {
    const ItemId id = p.held[i].item;
    const bool seen = std::any_of(p.held.begin(), p.held.begin() + i, [&](const Held& h) { return h.item == id; });
    if (id.valid() && !seen) offer_item(g, who, id, cards);
  }
}

// NEM-TURN-07: at any time in one's own turn, without an Action.
void offer_drops(Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  for (std::size_t i = 0; i < p.held.size(); ++i) g.offer_to_choose(Answer::drop, held_by(who, i));
  ItemId last;
  for (const ItemId id : p.backpack) {
    if (id != last) g.offer_to_choose(Answer::drop_item, of(id));
    last = id;
  }
}

}  // namespace

// NEM-ACT-01
void offer_actions(Nemesis& g, Seat who) {
  const int cards = g.action_cards(who);
  offer_movement(g, who, cards);
  if (cards >= 1) {
    offer_fights(g, who);
    if (!g.in_combat(who)) offer_peaceful(g, who);
  }
  offer_cards(g, who, cards);
  offer_items(g, who, cards);
  // CAR-MACT-01
  if (can_use_mutation(g, who)) g.offer_to_choose(Answer::mutate, of(g.player(who).mutation));
  const RoomId here = g.player(who).room;
  if (g.room(here).explored && !g.tile(here).action.empty()) {
    const bool paid = cards >= g.catalogue.constants.room_action;
    g.offer_or_refuse(paid && room_action_open(g, who, here), paid ? "NEM-ROOM-01"_clause : "NEM-ACT-09"_clause,
                      Answer::room_action, of(here));
  }
  offer_drops(g, who);
}

// ---- paying ---------------------------------------------------------------------------------------------------------

// NEM-ACT-02: face up onto one's own discard pile.
// NEM-ACT-03: never Contamination cards.
Task<> pay_cards(Nemesis& g, Seat who, int n, Object what_for) {
  for (int left = n; left > 0; --left) {
    CardId last;
    for (const CardId card : g.player(who).hand) {
      if (card != last && g.card(card).is_action()) g.offer_to_choose(Answer::pay, of(card));
      last = card;
    }
    const Option choice =
        co_await g.ask(who, "NEM-ACT-02"_clause, g.question(Asking::pay, left, what_for), kernel::Forced::ask);
    const auto card = id_in<CardId>(choice.about[0]);
    discard_card(g, who, card);
    g.tell("NEM-ACT-02"_clause, told::Paid{who, card});
  }
}

// ---- interruptions --------------------------------------------------------------------------------------------------

namespace {

// Anyone who could hold the card by what everybody can see is asked.
bool might_interrupt(const Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  return !p.hand.empty() && !p.discard.contains(g.catalogue.interruption);
}

// The first in order who plays one against `last`, the player of what would be cancelled.
Task<Seat> ask_for_interruption(Nemesis& g, Seat last, RoomId room) {
  for (const Seat who : g.in_order()) {
    if (who == last || !g.stands_in(who, room) || !might_interrupt(g, who)) continue;
    if (g.player(who).hand.contains(g.catalogue.interruption)) g.offer_to_choose(Answer::interrupt);
    g.offer_to_choose(Answer::no);
    const Option choice =
        co_await g.ask(who, "NEM-ACT-15"_clause, g.question(Asking::interruption, 0, of(last)), kernel::Forced::ask);
    // What follows may depend on the hand of the one who acts, so whether this can be taken back must not.
    g.irrevocable();
    if (answer_of(choice) == Answer::interrupt) co_return who;
  }
  co_return Seat{};
}

}  // namespace

// NEM-ACT-15: an Interruption can be cancelled by another one, and so on.
// NEM-TURN-05: also by those who have passed.
// NEM-SOLO-04: alone nobody interrupts.
Task<bool> interrupted(Nemesis& g, Seat who) {
  const RoomId room = g.player(who).room;
  bool cancelled = false;
  Seat last = who;
  for (;;) {
    const Seat by = co_await ask_for_interruption(g, last, room);
    if (!by.valid()) co_return cancelled;
    discard_card(g, by, g.catalogue.interruption);
    g.tell("NEM-ACT-15"_clause, told::Interrupted{last, by});
    cancelled = !cancelled;
    last = by;
  }
}

// ---- carrying out ---------------------------------------------------------------------------------------------------

namespace {

Task<> play_card(Nemesis& g, Seat who, CardId id) {
  const Card& card = g.card(id);
  Declared declared;
  Cause cause = cause_of(who);
  cause.declared = &declared;
  co_await declare(g, card.body, cause);
  discard_card(g, who, id);
  g.tell("NEM-ACT-04"_clause, told::CardPlayed{who, id});
  co_await pay_cards(g, who, card.cost, of(id));
  // NEM-ACT-16: cancelled, the cards are lost.
  const bool cancelled = co_await interrupted(g, who);
  if (!cancelled) co_await resolve(g, card.body, cause);
}

Task<> use_item(Nemesis& g, Seat who, ItemId id) {
  const Item& item = g.item(id);
  Declared declared;
  Cause cause = cause_of(who);
  cause.declared = &declared;
  cause.source = id;
  co_await declare(g, item.body, cause);
  // The Autoloader spares the cost of loading its weapon.
  const bool free = g.standing(who, Standing::item_cost) == 0 && item.component == Component::battery &&
                    std::ranges::any_of(declared.chosen, [&](const Object& o) {
                      if (kind_of(o) != Kind::held) return false;
                      const Held& held = g.player(who).held[o.index];
                      return std::any_of(held.attached.begin(), held.attached.end(), [&](ItemId attached) {
                        return g.item(attached).standing.is(Standing::load_free);
                      });
                    });
  g.tell("NEM-ACT-09"_clause, told::ItemUsed{who, id});
  co_await pay_cards(g, who, free ? 0 : item_cost(g, who, item), of(id));
  // NEM-ACT-16: cancelled, the Item stays.
  const bool cancelled = co_await interrupted(g, who);
  if (cancelled) co_return;
  if (!item.keep) use_up(g, who, id);
  co_await resolve(g, item.body, cause);
}

Task<> use_room(Nemesis& g, Seat who) {
  const RoomId room = g.player(who).room;
  const Tile& tile = g.tile(room);
  Declared declared;
  Cause cause = cause_of(who);
  cause.declared = &declared;
  co_await declare(g, tile.action, cause);
  co_await pay_cards(g, who, g.catalogue.constants.room_action, of(room));
  g.tell("NEM-ACT-09"_clause, told::RoomUsed{who, g.room(room).tile});
  const bool cancelled = co_await interrupted(g, who);
  if (!cancelled) co_await resolve(g, tile.action, cause);
}

Task<> move_by_action(Nemesis& g, Seat who, Option action) {
  const auto to = id_in<RoomId>(action.about[0]);
  const bool careful = answer_of(action) == Answer::careful;
  const int cost = careful ? 2 : move_cost(g, who);
  const CorridorId through = g.open_way(g.player(who).room, to);
  co_await pay_cards(g, who, cost, of(to));
  const bool cancelled = co_await interrupted(g, who);
  if (cancelled) co_return;
  Step step{.to = to, .through = through};
  step.careful = action.about[1];
  // NEM-MOVE-09: with somebody there, Careful Movement just makes no roll.
  step.quiet = careful && !step.careful.valid();
  co_await move_character(g, who, step);
}

// NEM-ACT-08: everything else that costs one card and is then done.
Task<> basic_action(Nemesis& g, Seat who, Option action) {
  co_await pay_cards(g, who, 1, action.about[0]);
  const bool cancelled = co_await interrupted(g, who);
  if (cancelled) co_return;
  const Object about = action.about[0];
  switch (answer_of(action)) {
    case Answer::shoot: {
      Shooting shooting;
      shooting.who = who;
      shooting.weapon = about.index;
      shooting.target = action.about[1];
      co_await shoot(g, shooting);
      break;
    }
    case Answer::melee: co_await melee(g, who, about); break;
    case Answer::pick_up: {
      const auto what = static_cast<HeavyObject>(about.index / 8);
      const Seat corpse = what == HeavyObject::corpse ? Seat{about.index % 8u} : Seat{};
      const bool there = take_from_room(g, g.player(who).room, what, corpse);
      if (there) co_await take_object(g, who, what, corpse);
      break;
    }
    case Answer::craft: co_await craft(g, who, id_in<ItemId>(about), false); break;
    case Answer::activate: {
      const std::size_t quest = g.character(who).quests[0] == id_in<ItemId>(about) ? 0 : 1;
      co_await activate(g, who, quest);
      break;
    }
    default: kernel::raise_fault("An answer was given that no rule here carries out."); break;
  }
}

}  // namespace

Task<> act(Nemesis& g, Seat who, Option action) {
  const Object about = action.about[0];
  switch (answer_of(action)) {
    // NEM-TURN-07: free.
    case Answer::drop: drop_held(g, who, about.index); co_return;
    case Answer::drop_item: drop_item(g, who, id_in<ItemId>(about)); co_return;
    case Answer::move:
    case Answer::careful: co_await move_by_action(g, who, action); break;
    case Answer::play: co_await play_card(g, who, id_in<CardId>(about)); break;
    case Answer::use: co_await use_item(g, who, id_in<ItemId>(about)); break;
    case Answer::room_action: co_await use_room(g, who); break;
    case Answer::mutate: co_await use_mutation(g, who); break;
    case Answer::trade: {
      // NEM-ACT-17: where nothing changes owner, it was no Action.
      const bool done = co_await trade(g, who);
      if (!done) co_return;
      break;
    }
    case Answer::shoot:
    case Answer::melee:
    case Answer::pick_up:
    case Answer::craft:
    case Answer::activate: co_await basic_action(g, who, action); break;
    default: kernel::raise_fault("An answer was given that no rule here carries out."); break;
  }
  // NEM-ACT-16: a cancelled Action counts as well.
  ++g.s.actions;
  g.s.aside.traded_in_vain = false;
}

}  // namespace kostka::games::nemesis
