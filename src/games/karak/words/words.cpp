// Karak in words: ids of options and objects, labels. Questions are in questions.cpp, sentences of the log in log.cpp.
#include <bit>
#include <cstdlib>

#include "games/karak/content/nouns.h"
#include "games/karak/rules/table.h"
#include "kernel/language/heading.h"

namespace kostka::games::karak {

using kernel::Case;
using kernel::Counted;
using kernel::say;
using kernel::Text;

namespace {

const Ability& ability_at(const Catalogue& catalogue, std::size_t index) {
  return catalogue.heroes[index / kAbilities].abilities[index % kAbilities];
}

std::string resource_id(std::size_t index) { return std::string(kernel::enum_name(static_cast<Resource>(index))); }
std::string die_id(std::size_t index) { return std::string(kernel::enum_name(static_cast<DieKind>(index))); }

Place spot_place(const Map& map, std::size_t index) {
  return beyond(map[HexId{index / kEdges}].place(), index % kEdges);
}

// Flat-top hexes: a row of them is this much lower than wide.
Text heading_of(Place from, Place to) {
  constexpr double kColumn = 1.5, kRow = 1.732;
  const double q = to.q - from.q, r = to.r - from.r;
  return kernel::heading_text(kColumn * q, kRow * (r + q / 2));
}

int tiles_between(Place a, Place b) {
  const int q = a.q - b.q, r = a.r - b.r;
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

// "forest, 2 tiles north of the castle". The castle always lies where it does, so the words stay true.
Text lying_at(const Karak& g, const Text& what, Place place) {
  const Place castle = g.s.map[g.castle()].place();
  const int tiles = tiles_between(castle, place);
  if (tiles == 0) return what;
  const Text heading = heading_of(castle, place);
  if (tiles == 1) return say("{0} {1} of the castle", "{0} {1} od zamku", {what, heading});
  return say("{0}, {1} {2} of the castle", "{0}, {1} {2} od zamku", {what, Counted{tiles, nouns::tile()}, heading});
}

// Who must be fought on a tile; nothing where it is free.
Text foes_on(const Karak& g, HexId hex) {
  if (g.s.general == hex) return {"the Dark General", "Mroczny Generał"};
  std::vector<Text> names;
  for (const ArmyId army : g.s.map[hex].armies) names.push_back(g.army(army).name);
  return names.empty() ? Text{} : kernel::join_and(names);
}

// Next to the hero whose turn it is the way is told: "north: forest", and who waits there before what it is.
Text way_to(const Karak& g, Object where) {
  const bool hex = static_cast<Kind>(where.kind) == Kind::hex;
  const HexId from = g.s.active.valid() ? g.player(g.s.active).hex : HexId{};
  if (!from.valid() || (hex && where.index >= g.s.map.size())) return g.object_name(where);
  const Place to = hex ? g.s.map[HexId{where.index}].place() : spot_place(g.s.map, where.index);
  if (tiles_between(g.s.map[from].place(), to) != 1) return g.object_name(where);
  const Text foes = hex ? foes_on(g, HexId{where.index}) : Text{};
  const Text what = !hex              ? Text{"unknown land", "nieznana kraina"}
                    : foes.en.empty() ? g.tile(HexId{where.index}).name
                                      : foes;
  return say("{0}: {1}", "{0}: {1}", {heading_of(g.s.map[from].place(), to), what});
}

// Tiles that show the same are told apart by their chasms.
Text tile_text(const Tile& tile) {
  const int chasms = std::popcount(tile.chasms);
  if (chasms == 0) return tile.name;
  return say("{0} with {1} {1|chasm|chasms}", "{0}, {1} {1|przepaść|przepaście|przepaści}", {tile.name, chasms});
}

// The face of a die in one or two letters, as content writes it.
std::string face_code(const Face& face) {
  if (face.symbol != Symbol::none) return std::string(kernel::enum_name(face.symbol));
  if (face.swords > 0) return std::to_string(face.swords);
  return face.skulls == 0 ? "-" : std::string(face.skulls, 'S');
}

std::string rolled_id(const Karak& g, std::size_t place) {
  if (g.battle == nullptr || place >= g.battle->dice.size()) return "die-" + std::to_string(place);
  const RolledDie& die = g.battle->dice[place];
  return die_id(static_cast<std::size_t>(die.kind)) + ":" + face_code(g.catalogue.face(die.kind, die.face));
}

Text rolled_name(const Karak& g, std::size_t place) {
  if (g.battle == nullptr || place >= g.battle->dice.size()) return say("die {0}", "kość {0}", {place + 1});
  const RolledDie& die = g.battle->dice[place];
  return say("{0} ({1})", "{0} ({1})",
             {nouns::die(die.kind).singular(), face_text(g.catalogue.face(die.kind, die.face))});
}

// A tile further away: "forest, 2 tiles north of the castle (Titan)".
Text far_text(const Karak& g, Object where) {
  const Text foes = where.index < g.s.map.size() ? foes_on(g, HexId{where.index}) : Text{};
  return foes.en.empty() ? g.object_name(where) : say("{0} ({1})", "{0} ({1})", {g.object_name(where), foes});
}

Text move_label(const Karak& g, Object where) {
  const HexId to{where.index};
  // IMP-ADE-05: who sneaks need not fight, unless it is the General.
  const bool sneaks = g.s.active.valid() && g.player(g.s.active).hero.valid() && g.powers(g.s.active).sneak;
  const bool fight = where.index < g.s.map.size() && g.has_monsters(to) && (!sneaks || g.s.general == to);
  return fight ? say("Fight {0}", "Walka {0}", {way_to(g, where)}) : say("Move {0}", "Ruch {0}", {way_to(g, where)});
}

Text hero_label(const Hero& hero) { return say("{0}, {1}", "{0}, {1}", {hero.name, hero.title}); }

Text build_label(const Building& building) {
  return say("Build: {0} ({1})", "Budowa: {0} ({1})", {building.name, goods_text(building.cost)});
}

Text train_label(const Catalogue& catalogue, DieKind unit) {
  return say("Train: {0} ({1})", "Szkolenie: {0} ({1})",
             {nouns::die(unit).singular(), goods_text(catalogue.die(unit).price)});
}

Text reroll_label(DieKind kind) {
  if (kind == DieKind::time_lord) return {"Use the Time Loop", "Użyj pętli czasu"};
  return say("Re-roll: {0}", "Ponów rzut: {0}", {nouns::die(kind).singular()});
}

}  // namespace

std::string place_name(Place place) { return std::to_string(place.q) + "," + std::to_string(place.r); }

std::string Karak::object_id(Object object) const {
  const std::size_t i = object.index;
  switch (static_cast<Kind>(object.kind)) {
    case Kind::nothing: return {};
    case Kind::seat: return "seat-" + std::to_string(i);
    case Kind::hex: return i < s.map.size() ? place_name(s.map[HexId{i}].place()) : std::string("?");
    case Kind::spot: return i / kEdges < s.map.size() ? place_name(spot_place(s.map, i)) : std::string("?");
    case Kind::tile: return catalogue.tiles[i].id;
    case Kind::army: return catalogue.armies[i].id;
    case Kind::item: return catalogue.items[i].id;
    case Kind::building: return catalogue.buildings[i].id;
    case Kind::hero: return catalogue.heroes[i].id;
    case Kind::ability: return ability_at(catalogue, i).id;
    case Kind::resource: return resource_id(i);
    case Kind::die_kind: return die_id(i);
    case Kind::die: return rolled_id(*this, i);
    case Kind::general: return "general";
  }
  return {};
}

Text Karak::object_name(Object object) const {
  const std::size_t i = object.index;
  switch (static_cast<Kind>(object.kind)) {
    case Kind::nothing: return {};
    case Kind::seat: {
      const HeroId id = s.players[i].hero;
      return id.valid() ? named(Seat{i}, catalogue.heroes[id.index()].name) : player_name(Seat{i});
    }
    case Kind::hex:
      if (i >= s.map.size()) return {"?", "?"};
      return lying_at(*this, tile(HexId{i}).name, s.map[HexId{i}].place());
    case Kind::spot:
      if (i / kEdges >= s.map.size()) return {"?", "?"};
      return lying_at(*this, {"unknown land", "nieznana kraina"}, spot_place(s.map, i));
    case Kind::tile: return tile_text(catalogue.tiles[i]);
    case Kind::army: return say("{0} ({1})", "{0} ({1})", {catalogue.armies[i].name, catalogue.armies[i].strength});
    case Kind::item: return catalogue.items[i].name;
    case Kind::building: return catalogue.buildings[i].name;
    case Kind::hero: return catalogue.heroes[i].name;
    case Kind::ability: return ability_at(catalogue, i).name;
    case Kind::resource: return resource_name(static_cast<Resource>(i));
    case Kind::die_kind: return nouns::die(static_cast<DieKind>(i)).singular();
    case Kind::die: return rolled_name(*this, i);
    case Kind::general: return {"the Dark General", "Mroczny Generał"};
  }
  return {};
}

std::string Karak::option_id(const Option& o) const {
  const auto with = [&](std::string_view word) { return std::string(word) + ":" + object_id(o.about[0]); };
  const auto with_both = [&](std::string_view word) { return with(word) + ":" + object_id(o.about[1]); };
  switch (answer_of(o)) {
    case Answer::hero: return with("hero");
    case Answer::move: return with("move");
    case Answer::explore: return with("explore");
    case Answer::march: return with("march");
    case Answer::portal: return with("portal");
    case Answer::dream: return with("dream");
    case Answer::rotate: return "rotate:" + std::to_string(o.amount);
    case Answer::tile: return with("tile");
    case Answer::army: return with("army");
    case Answer::fight: return "fight";
    case Answer::sneak: return "sneak";
    case Answer::shoot: return with("shoot");
    case Answer::step: return with("step");
    case Answer::stay: return "stay";
    case Answer::heal: return "heal";
    case Answer::gather: return "gather";
    case Answer::city: return "city";
    case Answer::build: return with("build");
    case Answer::train: return with("train");
    case Answer::recruit: return with("recruit");
    case Answer::done: return "done";
    case Answer::pass: return "pass";
    case Answer::end: return "end";
    case Answer::pick_up: return with("pick-up");
    case Answer::swap: return with_both("swap");
    case Answer::give_back: return with("give-back");
    case Answer::heal_spell:
    case Answer::bless: return with("cast");
    case Answer::roar: return with_both("roar");
    case Answer::roar_to: return with("to");
    case Answer::challenge: return "challenge";
    case Answer::leave_out: return with("leave");
    case Answer::roll: return "roll";
    case Answer::reroll: return with("reroll");
    case Answer::reroll_die: return with("die");
    case Answer::keep: return "keep";
    case Answer::plague: return with("plague");
    case Answer::betray: return with("give");
    case Answer::shield: return with("shield");
    case Answer::no_shield: return "shield:none";
    case Answer::save_unit: return with("save");
    case Answer::let_die: return "save:none";
    case Answer::bolt: return with("spend");
    case Answer::bolt_kept: return with("duplicate");
    case Answer::bolt_doubled: return with("double");
    case Answer::drop: return with("drop");
    case Answer::take_resource: return with(o.amount > 0 ? "more" : "less");
    case Answer::pay_tax: return with("tax");
    case Answer::gift_building: return with("gift");
    case Answer::gift_unit: return with_both("gift");
    case Answer::take_unit: return with("take");
    case Answer::heal_both: return "heal:both";
    case Answer::heal_nobody: return "heal:nobody";
  }
  return {};
}

Text Karak::option_label(const Option& o) const {
  Text what = object_name(o.about[0]), also = object_name(o.about[1]);
  switch (answer_of(o)) {
    case Answer::hero: return hero_label(catalogue.heroes[o.about[0].index]);
    case Answer::move: return move_label(*this, o.about[0]);
    case Answer::explore: return say("Explore {0}", "Odkrywanie {0}", {way_to(*this, o.about[0])});
    case Answer::march: return say("Forced March to {0}", "Forsowny marsz: {0}", {far_text(*this, o.about[0])});
    case Answer::portal: return say("Through the Portal to {0}", "Przez Portal: {0}", {far_text(*this, o.about[0])});
    case Answer::dream: return say("Helper from Dreams: to {0}", "Pomocnik ze snów: {0}", {what});
    case Answer::rotate: return say("Turned by {0} degrees", "Obrót o {0} {0|stopień|stopnie|stopni}", {60 * o.amount});
    case Answer::tile: return say("Lay {0}", "Połóż: {0}", {what});
    case Answer::army: return what;
    case Answer::fight: return {"Fight", "Walka"};
    case Answer::sneak: return {"Sneak in", "Zakradnij się"};
    case Answer::shoot: return say("Long Shot {0}", "Daleki strzał {0}", {way_to(*this, o.about[0])});
    case Answer::step: return say("Step onto {0}", "Wejdź na: {0}", {what});
    case Answer::stay: return {"Stay here", "Zostań tutaj"};
    case Answer::heal: return {"Heal", "Leczenie"};
    case Answer::gather: return {"Gather resources", "Gromadzenie zasobów"};
    case Answer::city: return {"Build a city", "Budowa miasta"};
    case Answer::build: return build_label(building(id_in<BuildingId>(o.about[0])));
    case Answer::train: return train_label(catalogue, die_in(o.about[0]));
    case Answer::recruit: return say("Gain 1 {0}", "Zdobądź: {0}", {what});
    case Answer::done: return {"That is all", "To wszystko"};
    case Answer::pass: return {"Skip this action", "Pomiń tę akcję"};
    case Answer::end: return {"End the turn", "Zakończ turę"};
    case Answer::pick_up: return say("Pick up: {0}", "Podnieś: {0}", {what});
    case Answer::swap: return say("Leave {0} and take {1}", "Zostaw: {0}, weź: {1}", {what, also});
    case Answer::give_back: return say("Give back to the tray: {0}", "Zwróć do podajnika: {0}", {what});
    case Answer::heal_spell:
    case Answer::bless: return say("Cast {0}", "Rzuć: {0}", {what});
    case Answer::roar: return say("Roar: {1} at {0}", "Ryk: {1}, {0}", {what, also});
    case Answer::roar_to: return say("To {0}", "Dokąd: {0}", {what});
    case Answer::challenge: return say("Challenge the Emperor: {0}", "Wyzwij Imperatora: {0}", {what});
    case Answer::leave_out: return say("Leave out 1 {0} of {1}", "Odłóż 1 z {1}: {0}", {what, o.amount});
    case Answer::roll: return {"Roll", "Rzuć"};
    case Answer::reroll: return reroll_label(die_in(o.about[0]));
    case Answer::reroll_die: return capitalise(what);
    case Answer::keep: return {"No", "Nie"};
    case Answer::plague:
    case Answer::betray: return what;
    case Answer::shield: return say("Shield for the {0}", "Tarcza: {0}", {what});
    case Answer::no_shield: return {"Do not use the shield", "Nie używaj tarczy"};
    case Answer::save_unit: return say("1 life point for the {0}", "1 punkt wytrzymałości za: {0}", {what});
    case Answer::let_die: return {"Save no more", "Nie ratuj już nikogo"};
    case Answer::bolt: return say("{0}: +{1}", "{0}: +{1}", {what, item(id_in<ItemId>(o.about[0])).bolt});
    case Answer::bolt_kept: return say("{0}, kept (Magic Duplicate)", "{0}, zachowany (Magiczny duplikat)", {what});
    case Answer::bolt_doubled:
      return say("{0}, discarded for more (Magic Duplicate)", "{0}, odrzucony za więcej (Magiczny duplikat)", {what});
    case Answer::drop: return say("Leave behind: {0}", "Zostaw: {0}", {what});
    case Answer::take_resource:
      return o.amount > 0 ? say("1 more: {0}", "1 więcej: {0}", {what}) : say("1 less: {0}", "1 mniej: {0}", {what});
    case Answer::pay_tax: return say("Pay: {0}", "Zapłać: {0}", {what});
    case Answer::gift_building: return what;
    case Answer::gift_unit: return say("{0}: {1}", "{0}: {1}", {what, also});
    case Answer::take_unit: return say("Take: {0}", "Weź: {0}", {what});
    case Answer::heal_both: return say("Heal yourself and {0}", "Ulecz siebie oraz bohatera: {0}", {what});
    case Answer::heal_nobody: return {"Heal nobody", "Nie lecz nikogo"};
  }
  return {};
}

}  // namespace kostka::games::karak
