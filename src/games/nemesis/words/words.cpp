// Nemesis in words: ids of options and objects, labels. Questions are in questions.cpp, sentences of the log in
// log.cpp.
#include "games/nemesis/content/nouns.h"
#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

using kernel::say;
using kernel::Text;

namespace {

constexpr std::array<std::string_view, 4> kLetters = {"a", "b", "c", "d"};

std::string heavy_id(std::size_t index) {
  const auto what = static_cast<HeavyObject>(index / 8);
  std::string id(kernel::enum_name(what));
  if (what == HeavyObject::corpse && index % 8 != 7) id += "-" + std::to_string(index % 8);
  return id;
}

Text heavy_name(const Nemesis& g, std::size_t index) {
  switch (static_cast<HeavyObject>(index / 8)) {
    case HeavyObject::corpse:
      if (index % 8 == 7) return {"Character Corpse", "ciało członka załogi"};
      return say("Character Corpse ({0})", "ciało członka załogi ({0})", {g.object_name(of(Seat{index % 8}))});
    case HeavyObject::blue_corpse: return {"blue Character Corpse", "niebieskie ciało członka załogi"};
    case HeavyObject::carcass: return {"Carcass", "zwłoki intruza"};
    case HeavyObject::egg: return {"Egg", "jajo"};
  }
  return {};
}

// What somebody holds, told apart from an equal thing in the other hand.
std::string held_id(const Nemesis& g, Object o) {
  const auto& held = g.player(o.owner).held;
  if (o.index >= held.size()) return "held-" + std::to_string(o.index);
  const auto id = [&](const Held& h) {
    return h.is_item() ? g.item(h.item).id : heavy_id(heavy(h.object, h.corpse_of).index);
  };
  std::size_t before = 0;
  for (std::size_t i = 0; i < o.index; ++i) before += id(held[i]) == id(held[o.index]) ? 1 : 0;
  return before == 0 ? id(held[o.index]) : id(held[o.index]) + "-" + std::to_string(before + 1);
}

Text held_name(const Nemesis& g, Object o) {
  const auto& held = g.player(o.owner).held;
  if (o.index >= held.size()) return {"?", "?"};
  const Held& h = held[o.index];
  if (!h.is_item()) return heavy_name(g, heavy(h.object, h.corpse_of).index);
  if (!g.item(h.item).is_weapon()) return g.item(h.item).name;
  return say("{0} (Ammo {1})", "{0} (amunicja {1})", {g.item(h.item).name, h.ammo});
}

Text room_name(const Nemesis& g, std::size_t i) {
  const RoomId id{i};
  if (!g.room(id).explored) return say("Room {0}", "pomieszczenie {0}", {g.slot(id).id});
  return say("{0} ({1})", "{0} ({1})", {g.tile(id).name, g.slot(id).id});
}

Text pod_name(const Nemesis& g, std::size_t i) {
  if (i >= g.s.pods.size()) return {"?", "?"};
  const Pod& pod = g.s.pods[i];
  return say("Escape Pod {0} (Section {1})", "kapsuła ratunkowa {0} (Sektor {1})",
             {pod.number, pod.section == Section::a ? "A" : "B"});
}

Text deck_name(std::size_t i) {
  constexpr std::array<std::pair<const char*, const char*>, kSearched> kNames = {
      {{"red Items", "czerwone przedmioty"},
       {"yellow Items", "żółte przedmioty"},
       {"green Items", "zielone przedmioty"}}};
  return {kNames[i].first, kNames[i].second};
}

std::string figure_id(const Nemesis& g, std::uint16_t number) {
  const Figure* figure = g.figure(number);
  return (figure == nullptr ? std::string("figure") : g.catalogue.facts(figure->species).id) + "-" +
         std::to_string(number);
}

Text figure_name(const Nemesis& g, std::uint16_t number) {
  const Figure* figure = g.figure(number);
  if (figure == nullptr) return {"Intruder", "intruz"};
  const Text& name = g.catalogue.facts(figure->species).name;
  return figure->injuries == 0 ? name : say("{0} (Injuries {1})", "{0} (obrażenia {1})", {name, figure->injuries});
}

// The parts of choices, by their labels in the content.
struct PartName {
  std::string_view label;
  const char *en, *pl;
};
constexpr PartName kParts[] = {
    {"bind", "tape two Heavy Items together", "złącz taśmą dwa ciężkie przedmioty"},
    {"both", "you both go", "idziecie oboje"},
    {"break", "cause a Malfunction", "spowoduj awarię"},
    {"character", "use it on a Character", "użyj na postaci"},
    {"clean", "remove the Slime", "usuń śluz"},
    {"craft", "craft an Item", "stwórz samoróbkę"},
    {"creeper", "a Creeper becomes a Breeder", "pełzacz zmienia się w reproduktora"},
    {"destroy", "destroy a Door", "zniszcz drzwi"},
    {"door", "open or close a Door", "otwórz lub zamknij drzwi"},
    {"douse", "put the Fire out", "ugaś pożar"},
    {"dress", "dress Serious Wounds", "opatrz głębokie rany"},
    {"drive", "drive an Intruder off", "przepłosz intruza"},
    {"engine", "work on the Engine", "napraw lub zepsuj silnik"},
    {"events", "look at Event cards", "podejrzyj karty wydarzeń"},
    {"heal", "heal a Serious Wound", "wylecz głęboką ranę"},
    {"ignite", "start a Fire", "wznieć pożar"},
    {"intruder", "use it on an Intruder", "użyj na intruzie"},
    {"larva", "a Larva becomes a Creeper", "larwa zmienia się w pełzacza"},
    {"light", "heal Light Wounds", "wylecz powierzchowne rany"},
    {"load", "load a weapon", "załaduj broń"},
    {"look", "look in secret", "podejrzyj w tajemnicy"},
    {"move", "move", "przejdź"},
    {"other", "somebody else goes", "idzie ktoś inny"},
    {"repair", "repair the Room", "napraw pomieszczenie"},
    {"room", "use the Room for free", "użyj pomieszczenia za darmo"},
    {"rooms", "look at Rooms", "podejrzyj pomieszczenia"},
    {"self", "you go", "idziesz"},
    {"set", "set the course", "ustaw kurs"},
    {"shoot", "shoot", "strzel"},
    {"start", "start the self-destruct sequence", "uruchom samozniszczenie"},
    {"stop", "stop the self-destruct sequence", "zatrzymaj samozniszczenie"},
    {"token", "a token joins the bag", "do kolonii trafia żeton"},
};

Text part_name(const std::string& label) {
  for (const PartName& part : kParts) {
    if (part.label == label) return {part.en, part.pl};
  }
  return {label, label};
}

template <class Items>
std::string id_of(const Items& items, std::size_t i) {
  return i < items.size() ? items[i].id : std::string("none");
}
template <class Items>
Text name_of(const Items& items, std::size_t i) {
  return i < items.size() ? items[i].name : Text{"?", "?"};
}

// The copies of a card of the Intruder player differ in their exit.
Text hunt_name(const Catalogue& c, std::size_t i) {
  if (i >= c.hunts.size()) return {"?", "?"};
  const HuntCard& card = c.hunts[i];
  if (card.direction == 0) return say("{0} (any exit)", "{0} (dowolne wyjście)", {card.name});
  return say("{0} (exit {1})", "{0} (wyjście {1})", {card.name, card.direction});
}

}  // namespace

std::string Nemesis::object_id(Object o) const {
  const std::size_t i = o.index;
  const Catalogue& c = catalogue;
  switch (kind_of(o)) {
    case Kind::nothing: return {};
    case Kind::seat: return "seat-" + std::to_string(i);
    case Kind::room: return id_of(c.rooms, i);
    case Kind::corridor: return id_of(c.corridors, i);
    case Kind::tile: return id_of(c.tiles, i);
    case Kind::token: return id_of(c.tokens, i);
    case Kind::exploration: return id_of(c.explorations, i);
    case Kind::card: return id_of(c.cards, i);
    case Kind::item: return id_of(c.items, i);
    case Kind::held: return held_id(*this, o);
    case Kind::heavy: return heavy_id(i);
    case Kind::eggs: return "eggs-" + id_of(c.rooms, i);
    case Kind::figure: return figure_id(*this, o.index);
    case Kind::character: return id_of(c.characters, i);
    case Kind::objective: return id_of(c.objectives, i);
    case Kind::own_objective: return i == 0 ? "first" : "second";
    case Kind::wound: return id_of(c.wounds, i);
    case Kind::fate: return id_of(c.fates, i);
    case Kind::attack: return id_of(c.attacks, i);
    case Kind::event: return id_of(c.events, i);
    case Kind::trait: return id_of(c.traits, i);
    case Kind::coordinates: return id_of(c.coordinates, i);
    case Kind::pod: return i < s.pods.size() ? "pod-" + std::to_string(s.pods[i].number) : std::string("pod");
    case Kind::mutation: return id_of(c.mutations, i);
    case Kind::hunt: return id_of(c.hunts, i);
    case Kind::exit: return "exit-" + std::to_string(i + 1);
    case Kind::engine: return i == 0 ? "working" : "damaged";
    case Kind::letter: return std::string(kLetters[i]);
    case Kind::part: return c.script.labels[i];
    case Kind::item_deck: return std::string(kernel::enum_name(static_cast<ItemDeck>(i)));
    case Kind::technical: return "technical";
  }
  return {};
}

Text Nemesis::object_name(Object o) const {
  const std::size_t i = o.index;
  const Catalogue& c = catalogue;
  switch (kind_of(o)) {
    case Kind::nothing: return {};
    case Kind::seat:
      return s.players[i].character.valid() ? named(Seat{i}, c.characters[s.players[i].character.index()].name)
                                            : player_name(Seat{i});
    case Kind::room: return room_name(*this, i);
    case Kind::corridor: return say("Corridor {0}", "korytarz {0}", {c.corridors[i].id});
    case Kind::tile: return name_of(c.tiles, i);
    case Kind::token:
      return c.tokens[i].blank ? c.tokens[i].name
                               : say("{0} ({1})", "{0} ({1})", {c.tokens[i].name, c.tokens[i].number});
    case Kind::exploration:
      return say("{0}, Items: {1}", "{0}, przedmioty: {1}", {c.explorations[i].name, c.explorations[i].items});
    case Kind::card: return name_of(c.cards, i);
    case Kind::item: return name_of(c.items, i);
    case Kind::held: return held_name(*this, o);
    case Kind::heavy: return heavy_name(*this, i);
    case Kind::eggs: return say("Eggs in {0}", "jaja: {0}", {room_name(*this, i)});
    case Kind::figure: return figure_name(*this, o.index);
    case Kind::character: return name_of(c.characters, i);
    case Kind::objective: return name_of(c.objectives, i);
    case Kind::own_objective: return name_of(c.objectives, s.players[o.owner.index()].dealt[i].index());
    case Kind::wound: return name_of(c.wounds, i);
    case Kind::fate: return name_of(c.fates, i);
    case Kind::attack: return name_of(c.attacks, i);
    case Kind::event: return name_of(c.events, i);
    case Kind::trait: return name_of(c.traits, i);
    case Kind::coordinates: return name_of(c.coordinates, i);
    case Kind::pod: return pod_name(*this, i);
    case Kind::mutation: return name_of(c.mutations, i);
    case Kind::hunt: return hunt_name(c, i);
    case Kind::exit: return say("exit {0}", "wyjście {0}", {i + 1});
    case Kind::engine: return i == 0 ? Text{"working", "sprawny"} : Text{"damaged", "uszkodzony"};
    case Kind::letter: return say("{0}", "{0}", {std::string(1, static_cast<char>('A' + i))});
    case Kind::part: return part_name(c.script.labels[i]);
    case Kind::item_deck: return deck_name(i);
    case Kind::technical: return {"Technical Corridors", "korytarze techniczne"};
  }
  return {};
}

std::string Nemesis::option_id(const Option& o) const {
  const auto with = [&](std::string_view word) { return std::string(word) + ":" + object_id(o.about[0]); };
  const auto with_both = [&](std::string_view word) {
    return o.about[1].valid() ? with(word) + ":" + object_id(o.about[1]) : with(word);
  };
  switch (answer_of(o)) {
    case Answer::pick: return with("pick");
    case Answer::character: return with("take");
    case Answer::keep_objective: return with("keep");
    case Answer::move: return with("move");
    case Answer::careful: return with_both("careful");
    case Answer::shoot: return with_both("shoot");
    case Answer::melee: return with("melee");
    case Answer::pick_up: return with("pick-up");
    case Answer::craft: return with("craft");
    case Answer::activate: return with("activate");
    case Answer::play: return with("play");
    case Answer::use: return with("use");
    case Answer::room_action: return "room";
    case Answer::drop: return with("drop");
    case Answer::drop_item: return with("drop-item");
    case Answer::pass: return "pass";
    case Answer::launch: return "launch";
    case Answer::leave_pod: return "leave";
    case Answer::wait: return "wait";
    case Answer::pay: return with("pay");
    case Answer::discard: return with("discard");
    case Answer::interrupt: return "interrupt";
    case Answer::react: return with("react");
    case Answer::no: return "no";
    case Answer::yes: return "yes";
    case Answer::done: return "done";
    case Answer::part: return with("part");
    case Answer::open: return with("open");
    case Answer::close: return with("close");
    case Answer::lock: return with("lock");
    case Answer::unlock: return with("unlock");
    case Answer::on_top: return with("top");
    case Answer::under: return with("under");
    case Answer::swap: return "swap";
    case Answer::leave: return "leave-it";
    case Answer::trade: return "trade";
    case Answer::mutate: return with("mutate");
    case Answer::give: return with_both("give");
    case Answer::ask_for: return with_both("ask");
    case Answer::hunt: return with("hunt");
    case Answer::hunt_move: return "hunt-move";
    case Answer::hunt_attack: return "hunt-attack";
    case Answer::hunt_effect: return "hunt-effect";
    case Answer::keep: return with("keep-card");
  }
  return {};
}

namespace {

Text careful_label(const Text& room, const Text& exit, bool marks) {
  if (!marks) return say("Move carefully to {0}", "Ostrożny ruch: {0}", {room});
  return say("Move carefully to {0}, Noise: {1}", "Ostrożny ruch: {0}, szmery: {1}", {room, exit});
}

}  // namespace

Text Nemesis::option_label(const Option& o) const {
  const Text what = object_name(o.about[0]), also = object_name(o.about[1]);
  switch (answer_of(o)) {
    case Answer::pick:
    case Answer::part:
    case Answer::keep_objective:
    case Answer::character: return capitalise(what);
    case Answer::move: return say("Move to {0}", "Ruch: {0}", {what});
    case Answer::careful: return careful_label(what, also, o.about[1].valid());
    case Answer::shoot: return say("Shoot: {0} at {1}", "Strzał: {0}, cel: {1}", {what, also});
    case Answer::melee: return say("Melee: {0}", "Walka wręcz: {0}", {what});
    case Answer::pick_up: return say("Pick up: {0}", "Podnieś: {0}", {what});
    case Answer::craft: return say("Craft: {0}", "Stwórz samoróbkę: {0}", {what});
    case Answer::activate: return say("Activate: {0}", "Aktywuj: {0}", {what});
    case Answer::play: return say("Play: {0}", "Zagraj: {0}", {what});
    case Answer::use: return say("Use: {0}", "Użyj: {0}", {what});
    case Answer::room_action: return say("Room Action: {0}", "Akcja pomieszczenia: {0}", {what});
    case Answer::drop:
    case Answer::drop_item: return say("Drop: {0}", "Upuść: {0}", {what});
    case Answer::pass: return {"Pass", "Pas"};
    case Answer::launch: return say("Launch: {0}", "Wystrzel: {0}", {what});
    case Answer::leave_pod: return say("Leave: {0}", "Opuść: {0}", {what});
    case Answer::wait: return {"Wait in the Pod", "Czekaj w kapsule"};
    case Answer::pay: return say("Pay with: {0}", "Zapłać kartą: {0}", {what});
    case Answer::discard: return say("Discard: {0}", "Odrzuć: {0}", {what});
    case Answer::interrupt: return {"Interrupt", "Przerwij"};
    case Answer::react: return say("Use: {0}", "Użyj: {0}", {what});
    case Answer::no: return {"No", "Nie"};
    case Answer::yes: return {"Yes", "Tak"};
    case Answer::done: return {"That is all", "To wszystko"};
    case Answer::open: return say("Open the Door: {0}", "Otwórz drzwi: {0}", {what});
    case Answer::close: return say("Close the Door: {0}", "Zamknij drzwi: {0}", {what});
    case Answer::lock: return say("Lock: {0}", "Zamknij: {0}", {what});
    case Answer::unlock: return say("Unlock: {0}", "Otwórz: {0}", {what});
    case Answer::on_top: return say("On top of the deck: {0}", "Na wierzch talii: {0}", {what});
    case Answer::under: return say("Under the deck: {0}", "Pod spód talii: {0}", {what});
    case Answer::swap: return {"Change the order", "Zmień kolejność"};
    case Answer::leave: return {"Leave the order", "Zostaw kolejność"};
    case Answer::trade: return {"Trade", "Wymiana"};
    case Answer::mutate: return say("Mutation Action: {0}", "Akcja mutacji: {0}", {what});
    case Answer::give: return say("Give {0} to {1}", "Przekaż: {0}, komu: {1}", {what, also});
    case Answer::ask_for: return say("Ask {0} for something for {1}", "Poproś: {0}, dla: {1}", {what, also});
    case Answer::hunt: return say("Play: {0}", "Zagraj: {0}", {what});
    case Answer::hunt_move: return {"Move an Intruder", "Przesuń intruza"};
    case Answer::hunt_attack: return say("Attack, Attack cards: {0}", "Zaatakuj, karty ataku: {0}", {o.amount});
    case Answer::hunt_effect: return {"Use the effect of the card", "Użyj efektu karty"};
    case Answer::keep: return say("Keep: {0}", "Zatrzymaj: {0}", {what});
  }
  return {};
}

std::string Nemesis::side_of(Seat seat) const {
  const CharacterId id = player(seat).character;
  return id.valid() ? catalogue.characters[id.index()].id : std::string();
}

// How the journey ended, and where a ship that jumped came to.
std::string Nemesis::ending() const {
  if (s.ending == Ending::none) return "none";
  if (s.ending == Ending::jump) return s.ship_destroyed ? "engines" : std::string(kernel::enum_name(s.reached));
  // NEM-SD-04, NEM-END-03: the sequence ran when the ship jumped, or when the last one left.
  bool left = true;
  for (std::size_t i = 0; i < s.seats; ++i) left = left && !aboard(Seat{i});
  if (s.time == 0 || (s.self_destruct > 0 && left)) return "self_destruct";
  if (fires() >= catalogue.constants.fires) return "fire";
  return malfunctions() >= catalogue.constants.malfunctions ? "malfunction" : "self_destruct";
}

Text Nemesis::ending_name(std::string_view word) const {
  if (word == "earth") return {"jump: Earth", "skok: Ziemia"};
  if (word == "mars") return {"jump: Mars", "skok: Mars"};
  if (word == "venus") return {"jump: Venus", "skok: Wenus"};
  if (word == "deep_space") return {"jump: deep space", "skok: głęboki kosmos"};
  if (word == "engines") return {"jump: the Engines failed", "skok: silniki zawiodły"};
  if (word == "fire") return {"the ninth Fire", "dziewiąty pożar"};
  if (word == "malfunction") return {"the ninth Malfunction", "dziewiąta awaria"};
  if (word == "self_destruct") return {"self-destruct", "samozniszczenie"};
  return {"not over", "trwa"};
}

}  // namespace kostka::games::nemesis
