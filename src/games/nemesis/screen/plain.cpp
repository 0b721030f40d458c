#include "games/nemesis/screen/plain.h"

#include <vector>

#include "games/nemesis/content/nouns.h"
#include "games/nemesis/rules/effects.h"
#include "games/nemesis/words/describer.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Prompt;
using kernel::say;
using kernel::Text;
using Words = std::optional<Text>;

Asking plain_asking(const Prompt& prompt) { return static_cast<Asking>(prompt.question.kind); }

Words what_effects_do(const Nemesis& g, Body body) {
  return body.empty() ? Words{} : Words(describe_effects(g.catalogue, body));
}

Words what_item_does(const Nemesis& g, ItemId id) {
  if (!id.valid()) return {};
  const Item& item = g.item(id);
  if (!item.body.empty()) return describe_effects(g.catalogue, item.body);
  if (item.standing.n != 0) return describe_standing(item.standing);
  if (item.is_weapon()) return Text{"a weapon, with its Ammo", "broń z jej amunicją"};
  return {};
}

// NEM-OBJ-01
Words what_object_is_for(HeavyObject object) {
  switch (object) {
    case HeavyObject::corpse:
    case HeavyObject::blue_corpse:
    case HeavyObject::carcass:
    case HeavyObject::egg:
      return Text{"takes a hand; for the Laboratory and Objectives", "zajmuje rękę; do laboratorium i celów"};
  }
  return {};
}

// ---- what lies on the table -----------------------------------------------------------------------------------------

Words state_of_room(const Nemesis& g, RoomId id) {
  std::vector<Text> parts;
  for (const std::uint16_t number : g.figures_in(id)) parts.push_back(g.object_name(object(Kind::figure, number)));
  for (const Seat seat : g.in_order()) {
    if (g.stands_in(seat, id)) parts.push_back(g.object_name(of(seat)));
  }
  if (g.room(id).fire) parts.push_back({"Fire", "pożar"});
  if (g.room(id).malfunction) parts.push_back({"a Malfunction", "awaria"});
  if (!parts.empty()) return say("there: {0}", "tam: {0}", {kernel::join_and(parts)});
  return g.room(id).explored ? Text{"nobody is there", "nikogo tam nie ma"} : Text{"unexplored", "nieodkryte"};
}

Words state_of_corridor(const Nemesis& g, CorridorId id) {
  const Corridor& c = g.catalogue.corridors[id.index()];
  const Text ends =
      say("between {0} and {1}", "między: {0} i {1}", {g.object_name(of(c.ends[0])), g.object_name(of(c.ends[1]))});
  return g.corridor(id).noise ? say("{0}; Noise lies there", "{0}; leży tam znacznik szmerów", {ends}) : ends;
}

Words state_of_figure(const Nemesis& g, std::uint16_t number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr) return {};
  return say("in {0}, Injuries: {1}", "miejsce: {0}, obrażenia: {1}",
             {g.object_name(of(figure->room)), int{figure->injuries}});
}

Words state_of_seat(const Nemesis& g, Seat seat) {
  const Player& p = g.player(seat);
  return say("cards {0}, Light Wounds {1}, Serious Wounds {2}", "karty {0}, powierzchowne rany {1}, głębokie rany {2}",
             {g.hand_size(seat), int{p.light}, static_cast<int>(p.wounds.size())});
}

Words state_of_held(const Nemesis& g, const Object& o) {
  const auto& held = g.player(o.owner).held;
  if (o.index >= held.size()) return {};
  const Held& h = held[o.index];
  return h.is_item() ? what_item_does(g, h.item) : what_object_is_for(h.object);
}

Words what_it_is(const Nemesis& g, const Object& o) {
  switch (kind_of(o)) {
    case Kind::room: return state_of_room(g, id_in<RoomId>(o));
    case Kind::corridor: return state_of_corridor(g, id_in<CorridorId>(o));
    case Kind::technical: return Text{"a way that only Intruders use", "droga, którą chodzą tylko intruzi"};
    case Kind::figure: return state_of_figure(g, o.index);
    case Kind::eggs: return Text{"Eggs that lie there", "jaja, które tam leżą"};
    case Kind::seat: return state_of_seat(g, Seat{o.index});
    case Kind::held: return state_of_held(g, o);
    case Kind::heavy: return what_object_is_for(static_cast<HeavyObject>(o.index / 8));
    case Kind::item: return what_item_does(g, id_in<ItemId>(o));
    case Kind::card: {
      const Card& card = g.card(id_in<CardId>(o));
      return card.is_action()
                 ? what_effects_do(g, card.body)
                 : Text{"a Contamination card; who knows if it is infected", "karta skażenia; może być zakażona"};
    }
    case Kind::wound: return Text{describe_standing(g.catalogue.wounds[o.index].standing)};
    case Kind::mutation: return what_effects_do(g, g.catalogue.mutations[o.index].clean);
    case Kind::attack: return what_effects_do(g, g.catalogue.attacks[o.index].body);
    case Kind::event: return what_effects_do(g, g.catalogue.events[o.index].body);
    case Kind::hunt: return what_effects_do(g, g.catalogue.body_of(id_in<HuntId>(o)));
    case Kind::item_deck: return Text{"the Items of this deck", "przedmioty z tej talii"};
    case Kind::letter:
      return Text{"the ship flies where this letter leads", "statek leci tam, dokąd prowadzi ta litera"};
    case Kind::exit: return Text{"the Corridor with this number", "korytarz z tym numerem"};
    default: return {};
  }
}

Words state_of_pod(const Nemesis& g, const Object& o) {
  if (o.index >= g.s.pods.size()) return {};
  return g.s.pods[o.index].unlocked ? Text{"unlocked", "otwarta"} : Text{"locked", "zamknięta"};
}

// ---- yes and no -----------------------------------------------------------------------------------------------------

Words if_yes(const Nemesis& g, const Prompt& prompt) {
  const kernel::Question& q = prompt.question;
  switch (plain_asking(prompt)) {
    case Asking::may: return what_effects_do(g, g.catalogue.script.blocks[static_cast<std::size_t>(q.amount)].body);
    case Asking::consent: return state_of_room(g, id_in<RoomId>(q.about[0]));
    // NEM-SHOOT-05
    case Asking::buy_hit: return Text{"1 Ammo less, 1 Injury more", "o 1 amunicję mniej, o 1 obrażenie więcej"};
    // NEM-SHOOT-03
    case Asking::reroll:
      return Text{"the second throw counts, whatever it is", "liczy się drugi rzut, jaki by nie był"};
    case Asking::trade_take: return what_it_is(g, q.about[0]);
    default: return Text{"it is done", "tak się stanie"};
  }
}

Words if_no(const Prompt& prompt) {
  switch (plain_asking(prompt)) {
    case Asking::consent: return Text{"you stay where you are", "zostajesz na miejscu"};
    case Asking::reroll: return Text{"the throw stands", "rzut się liczy"};
    case Asking::buy_hit: return Text{"the Ammo stays", "amunicja zostaje"};
    case Asking::trade_give:
    case Asking::trade_take: return Text{"nothing changes owner", "nic nie zmienia właściciela"};
    default: return Text{"nothing of it happens", "nic z tego się nie dzieje"};
  }
}

Words if_done(const Prompt& prompt) {
  switch (plain_asking(prompt)) {
    case Asking::pass_discard:
    case Asking::exchange: return Text{"you keep the rest of your hand", "zatrzymujesz resztę ręki"};
    case Asking::door: return Text{"the other Doors stay as they are", "pozostałe drzwi bez zmian"};
    case Asking::action: return Text{"the turn goes to the next player", "tura przechodzi na kolejną osobę"};
    default: return Text{"no more of it", "na tym koniec"};
  }
}

Words if_given_away(const Nemesis& g, const Option& option) {
  const Object& about = option.about[0];
  if (kind_of(about) == Kind::card && !g.card(id_in<CardId>(about)).is_action()) return what_it_is(g, about);
  const Words what = what_it_is(g, about);
  if (!what) return Text{"you no longer have it", "już jej nie masz"};
  switch (answer_of(option)) {
    case Answer::pay:
    case Answer::discard: return say("then without: {0}", "potem bez: {0}", {*what});
    case Answer::give: return say("hands over: {0}", "oddajesz: {0}", {*what});
    default: return say("it lies here then: {0}", "zostaje tutaj: {0}", {*what});
  }
}

}  // namespace

Words plain_effect(const Nemesis& g, const Prompt& prompt, const Option& option) {
  const Object& about = option.about[0];
  switch (answer_of(option)) {
    case Answer::yes: return if_yes(g, prompt);
    case Answer::no: return if_no(prompt);
    case Answer::done: return if_done(prompt);
    case Answer::pay:
    case Answer::discard:
    case Answer::drop:
    case Answer::drop_item:
    case Answer::give: return if_given_away(g, option);
    // NEM-DOOR-02
    case Answer::open: return Text{"everybody can pass", "każdy może przejść"};
    case Answer::close: return Text{"nobody passes; an Intruder breaks it", "nikt nie przejdzie; intruz je zniszczy"};
    // NEM-POD-01
    case Answer::unlock: return Text{"the Pod can be entered", "do kapsuły można wejść"};
    case Answer::lock: return Text{"nobody can enter the Pod", "nikt nie wejdzie do kapsuły"};
    case Answer::launch: return Text{"you leave the ship for good", "na dobre opuszczasz statek"};
    case Answer::leave_pod: return Text{"you are back in the Room", "wracasz do pomieszczenia"};
    case Answer::on_top: return Text{"it comes next", "przyjdzie jako następna"};
    case Answer::under: return Text{"it comes last", "przyjdzie jako ostatnia"};
    // NEM-RS-ENG-2: nobody else sees which is which.
    case Answer::swap:
      return Text{"a working Engine is damaged then, a damaged one works",
                  "sprawny silnik będzie zepsuty, zepsuty sprawny"};
    case Answer::leave: return Text{"the Engine stays as it is", "silnik zostaje, jaki jest"};
    case Answer::trade: return Text{"both sides must agree", "obie strony muszą się zgodzić"};
    case Answer::ask_for: return Text{"the other decides what to give", "druga strona wybiera, co da"};
    case Answer::hunt_move: return Text{"one Room, by the exit of the card", "o jedno pomieszczenie, wyjściem z karty"};
    case Answer::hunt_attack: return Text{"on somebody in the Room of an Intruder", "na kogoś w pomieszczeniu intruza"};
    case Answer::hunt_effect: return what_effects_do(g, g.catalogue.body_of(id_in<HuntId>(prompt.question.about[0])));
    case Answer::part: return {};
    default: break;
  }
  if (kind_of(about) == Kind::pod) return state_of_pod(g, about);
  return what_it_is(g, about);
}

}  // namespace kostka::games::nemesis
