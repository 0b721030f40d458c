#include "games/nemesis/screen/says.h"

#include <algorithm>

#include "games/nemesis/rules/effects.h"
#include "games/nemesis/screen/plain.h"
#include "games/nemesis/words/describer.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Prompt;
using kernel::Role;
using kernel::say;
using kernel::Says;
using kernel::Text;

Asking asking_of(const Prompt& prompt) { return static_cast<Asking>(prompt.question.kind); }

Role role_of(const Prompt& prompt, const Option& option) {
  switch (answer_of(option)) {
    case Answer::move:
    case Answer::careful: return Role::move;
    case Answer::shoot:
    case Answer::melee:
    case Answer::hunt_attack: return Role::fight;
    case Answer::play:
    case Answer::use:
    case Answer::mutate:
    case Answer::interrupt:
    case Answer::react:
    case Answer::hunt:
    case Answer::hunt_effect: return Role::card;
    case Answer::pay:
    case Answer::discard:
    case Answer::drop:
    case Answer::drop_item:
    case Answer::give: return Role::give_away;
    // It ends more than this turn, so it is called by its name.
    case Answer::pass:
    case Answer::wait: return Role::pass;
    case Answer::done: return asking_of(prompt) == Asking::action ? Role::end_turn : Role::pass;
    // A plain yes or no: both are answers, unless a card could be used.
    case Answer::no:
      return asking_of(prompt) == Asking::interruption || asking_of(prompt) == Asking::react ||
                     asking_of(prompt) == Asking::reroll
                 ? Role::pass
                 : Role::act;
    case Answer::pick:
    case Answer::character:
    case Answer::keep_objective:
    case Answer::pick_up:
    case Answer::craft:
    case Answer::trade:
    case Answer::activate:
    case Answer::room_action:
    case Answer::launch:
    case Answer::leave_pod:
    case Answer::yes:
    case Answer::part:
    case Answer::open:
    case Answer::close:
    case Answer::lock:
    case Answer::unlock:
    case Answer::on_top:
    case Answer::under:
    case Answer::swap:
    case Answer::leave:
    case Answer::ask_for:
    case Answer::hunt_move:
    case Answer::keep: return Role::act;
  }
  return Role::act;
}

// ---- what it does ---------------------------------------------------------------------------------------------------

std::optional<Text> effects_text(const Nemesis& g, Body body) {
  return body.empty() ? std::nullopt : std::optional(describe_effects(g.catalogue, body));
}

std::optional<Text> item_text(const Nemesis& g, ItemId id) {
  const Item& item = g.item(id);
  if (!item.body.empty()) return describe_effects(g.catalogue, item.body);
  if (item.standing.n != 0) return describe_standing(item.standing);
  return std::nullopt;
}

// Who is met, or who rolls.
Text arrival_text(const Nemesis& g, Seat who, RoomId to) {
  if (g.enemies_in(to)) {
    std::vector<Text> names;
    for (const std::uint16_t number : g.figures_in(to)) names.push_back(g.object_name(object(Kind::figure, number)));
    return say("there: {0}", "tam: {0}", {kernel::join_and(names)});
  }
  if (g.someone_else_in(to, who)) return {"somebody is there: no Noise roll", "ktoś tam jest: bez rzutu na szmery"};
  if (!g.room(to).explored)
    return {"unexplored: its token first, then noise", "nieodkryte: najpierw żeton, potem szmery"};
  return {"nobody is there: a Noise roll", "nikogo tam nie ma: rzut na szmery"};
}

void tell_careful(const Nemesis& g, const Option& option, Says& says) {
  // NEM-MOVE-06, NEM-MOVE-09
  says.effect =
      option.about[1].valid()
          ? say("no roll; a Noise marker: {0}", "bez rzutu; znacznik szmerów: {0}", {g.object_name(option.about[1])})
          : Text{"somebody is there: no roll and no marker", "ktoś tam jest: bez rzutu i bez znacznika"};
}

// NEM-MELEE-02
void tell_melee(const Option& option, Says& says) {
  const bool eggs = kind_of(option.about[0]) == Kind::eggs;
  if (eggs) return;
  says.effect = Text{"1 Contamination card in any case", "1 karta skażenia w każdym razie"};
  says.lost = Text{"1 Serious Wound on a miss", "1 głęboka rana przy pudle"};
}

// NEM-TURN-03
void tell_pass(const Nemesis& g, const Prompt& prompt, Says& says) {
  says.effect = Text{"no more turns in this round; you may discard cards",
                     "bez kolejnych tur w tej rundzie; możesz odrzucić karty"};
  if (asking_of(prompt) != Asking::action) return;
  const int cards = g.action_cards(prompt.seat);
  if (cards > 0) {
    says.unused = say("You still have {0} for Actions in this round.", "Masz jeszcze {0:acc} na akcje w tej rundzie.",
                      {Counted{cards, nouns::action_card()}});
  }
}

void tell_objective(const Nemesis& g, const Option& option, Says& says) {
  const Player& p = g.player(option.about[0].owner);
  const ObjectiveId id = p.dealt[option.about[0].index];
  if (!id.valid()) return;
  const auto mode = static_cast<std::size_t>(g.s.agreed.mode);
  says.effect = describe_condition(g.catalogue, g.catalogue.objectives[id.index()].needs[mode]);
}

void tell_picked(const Nemesis& g, const Option& option, Says& says) {
  const Object o = option.about[0];
  switch (kind_of(o)) {
    case Kind::item: says.effect = item_text(g, id_in<ItemId>(o)); break;
    case Kind::card: says.effect = effects_text(g, g.card(id_in<CardId>(o)).body); break;
    case Kind::mutation: says.effect = effects_text(g, g.catalogue.mutations[o.index].clean); break;
    case Kind::attack: says.effect = effects_text(g, g.catalogue.attacks[o.index].body); break;
    case Kind::event: says.effect = effects_text(g, g.catalogue.events[o.index].body); break;
    case Kind::wound: says.effect = describe_standing(g.catalogue.wounds[o.index].standing); break;
    case Kind::character: {
      const Character& character = g.catalogue.characters[o.index];
      says.effect = say("weapon: {0}", "broń: {0}", {g.item(character.weapon).name});
      break;
    }
    default: break;
  }
}

// ---- why not --------------------------------------------------------------------------------------------------------

Text too_few(const Nemesis& g, Seat who, int price) {
  return say("it costs {0}, you have {1}", "kosztuje {0:acc}, masz {1:acc}",
             {Counted{price, nouns::action_card()}, Counted{g.action_cards(who), nouns::action_card()}});
}

Text wrong_icon(Icon icon) {
  return icon == Icon::combat ? Text{"only in Combat", "tylko w walce"} : Text{"not in Combat", "nie w walce"};
}

Text nothing_changes() { return {"it would change nothing now", "teraz nic by nie zmieniło"}; }

Text why_not_play(const Nemesis& g, Seat who, CardId id) {
  const Card& card = g.card(id);
  if (g.action_cards(who) <= card.cost) {
    return say("it costs {0} beside itself", "kosztuje {0:acc} poza sobą", {Counted{card.cost, nouns::action_card()}});
  }
  return fits_icon(g, who, card.icon) ? nothing_changes() : wrong_icon(card.icon);
}

Text why_not_use(const Nemesis& g, Seat who, ItemId id) {
  const Item& item = g.item(id);
  if (!fits_icon(g, who, item.icon)) return wrong_icon(item.icon);
  const int price = item_cost(g, who, item);
  return g.action_cards(who) < price ? too_few(g, who, price) : nothing_changes();
}

Text why_not_room(const Nemesis& g, Seat who) {
  if (g.in_combat(who)) return {"not in Combat", "nie w walce"};
  if (g.room(g.player(who).room).malfunction) return {"the Room has a Malfunction", "w pomieszczeniu jest awaria"};
  const int price = g.catalogue.constants.room_action;
  return g.action_cards(who) < price ? too_few(g, who, price) : nothing_changes();
}

Text why_not_move(const Nemesis& g, Seat who, RoomId to) {
  const RoomList near = g.neighbours(g.player(who).room);
  if (std::find(near.begin(), near.end(), to) == near.end()) {
    return {"a Closed Door is in the way", "po drodze są zamknięte drzwi"};
  }
  return too_few(g, who, move_cost(g, who));
}

// ---- what need not be asked -----------------------------------------------------------------------------------------

// All cards that can pay must pay: which comes first does not matter.
bool all_pay(const Nemesis& g, const Prompt& prompt, const Option& option) {
  if (asking_of(prompt) != Asking::pay || answer_of(option) != Answer::pay) return false;
  const auto& hand = g.player(prompt.seat).hand;
  const auto first = std::find_if(hand.begin(), hand.end(), [&](CardId id) { return g.card(id).is_action(); });
  return g.action_cards(prompt.seat) <= prompt.question.amount && first != hand.end() &&
         id_in<CardId>(option.about[0]) == *first;
}

void tell_why_not(const Nemesis& g, Seat who, const Option& option, Says& says) {
  const Object about = option.about[0];
  switch (answer_of(option)) {
    case Answer::move: says.why_not = why_not_move(g, who, id_in<RoomId>(about)); break;
    case Answer::play: says.why_not = why_not_play(g, who, id_in<CardId>(about)); break;
    case Answer::use: says.why_not = why_not_use(g, who, id_in<ItemId>(about)); break;
    case Answer::room_action: says.why_not = why_not_room(g, who); break;
    case Answer::shoot: says.why_not = Text{"the weapon has no Ammo", "broń nie ma amunicji"}; break;
    default: break;
  }
}

}  // namespace

std::optional<int> price_of(const Nemesis& g, Seat who, const Option& option) {
  switch (answer_of(option)) {
    case Answer::move: return move_cost(g, who);
    case Answer::careful: return 2;
    case Answer::shoot:
    case Answer::melee:
    case Answer::pick_up:
    case Answer::craft:
    case Answer::trade:
    case Answer::activate: return 1;
    case Answer::play: return 1 + g.card(id_in<CardId>(option.about[0])).cost;
    case Answer::use: return item_cost(g, who, g.item(id_in<ItemId>(option.about[0])));
    case Answer::room_action: return g.catalogue.constants.room_action;
    default: return std::nullopt;
  }
}

Says says_of(const Nemesis& g, const Prompt& prompt, const Option& option) {
  Says says;
  says.role = role_of(prompt, option);
  const bool whole_turn = asking_of(prompt) == Asking::action || asking_of(prompt) == Asking::pod;
  if (says.role == Role::pass && !whole_turn) says.window = g.question_id(prompt.question);
  says.usual = all_pay(g, prompt, option);
  const Object about = option.about[0];
  switch (answer_of(option)) {
    case Answer::move: says.effect = arrival_text(g, prompt.seat, id_in<RoomId>(about)); break;
    case Answer::careful: tell_careful(g, option, says); break;
    case Answer::melee: tell_melee(option, says); break;
    case Answer::play:
    case Answer::interrupt:
      says.effect = effects_text(
          g, g.card(answer_of(option) == Answer::play ? id_in<CardId>(about) : g.catalogue.interruption).body);
      break;
    case Answer::use: says.effect = item_text(g, id_in<ItemId>(about)); break;
    case Answer::room_action: says.effect = effects_text(g, g.tile(id_in<RoomId>(about)).action); break;
    case Answer::mutate: says.effect = effects_text(g, g.catalogue.mutations[about.index].clean); break;
    case Answer::hunt: says.effect = effects_text(g, g.catalogue.body_of(id_in<HuntId>(about))); break;
    case Answer::craft:
    case Answer::activate:
    case Answer::react:
    case Answer::character:
    case Answer::pick: tell_picked(g, option, says); break;
    case Answer::keep_objective: tell_objective(g, option, says); break;
    case Answer::pass:
    case Answer::wait: tell_pass(g, prompt, says); break;
    default: break;
  }
  if (!says.effect) says.effect = plain_effect(g, prompt, option);
  tell_why_not(g, prompt.seat, option, says);
  return says;
}

}  // namespace kostka::games::nemesis
