#include "games/karak/words/items.h"

#include <algorithm>

#include "games/karak/content/nouns.h"
#include "kernel/data/enum_names.h"

namespace kostka::games::karak {
namespace {

using kernel::Case;
using kernel::ContentCount;
using kernel::Counted;
using kernel::ItemText;
using kernel::say;
using kernel::Text;

ItemText start_item(std::string_view id, Text kind, const Text& name, const Origin& origin) {
  return {std::string(id), std::move(kind), capitalise(name), {}, origin.kind, origin.source};
}

Text level_text(int level) {
  if (level == 0) return {"Part of the start tile.", "Część płytki startowej."};
  return level == 1 ? Text{"Level I.", "Poziom I."} : Text{"Level II.", "Poziom II."};
}

Text set_text(const Catalogue& c, SetIndex set) { return set == 0 ? Text{"Karak 2", "Karak 2"} : c.sets[set].name; }

Text chasm_text(std::uint8_t chasms) {
  std::vector<Text> edges;
  for (std::size_t edge = 0; edge < kEdges; ++edge) {
    if ((chasms >> edge & 1) != 0) edges.push_back(say("{0}", "{0}", {edge}));
  }
  if (edges.empty()) return {"No chasms.", "Bez przepaści."};
  if (edges.size() == 1) {
    return say("A chasm on edge {0}, counted clockwise from 0 at the top.",
               "Przepaść na krawędzi {0}, licząc zgodnie z ruchem wskazówek zegara od 0 u góry.", {edges[0]});
  }
  return say("Chasms on edges {0}, counted clockwise from 0 at the top.",
             "Przepaście na krawędziach {0}, licząc zgodnie z ruchem wskazówek zegara od 0 u góry.",
             {kernel::join_and(edges)});
}

Text slot_text(Slot slot) {
  switch (slot) {
    case Slot::weapon: return {"Weapon", "Broń"};
    case Slot::spell: return {"Spell", "Zaklęcie"};
    case Slot::amulet: return {"Amulet", "Amulet"};
    case Slot::none: break;
  }
  return {"Token", "Żeton"};
}

ItemText describe_tile(const Catalogue& c, const Tile& tile) {
  ItemText item =
      start_item(tile.id, say("Tile ({0})", "Płytka ({0})", {set_text(c, tile.set)}), tile.name, tile.origin);
  item.lines.push_back(level_text(tile.level));
  switch (tile.kind) {
    case TileKind::landscape:
      item.lines.push_back(say("Gathering gives {0}.", "Gromadzenie zasobów daje {0}.", {goods_text(tile.yield)}));
      break;
    case TileKind::castle:
      item.lines.push_back({"The heroes start here. No city may be built on it.",
                            "Stąd ruszają bohaterowie. Nie można tu budować miasta."});
      break;
    case TileKind::lair:
      item.lines.push_back(
          say("Whoever enters while no other hero is there must fight {0} (strength {1}); victory gives {2}.",
              "Kto tu wejdzie, gdy nie ma tu innego bohatera, musi walczyć {0} (siła {1}); zwycięstwo daje {2}.",
              {tile.lair.against, tile.lair.strength, goods_text(tile.lair.spoils)}));
      item.lines.push_back({"No armies are drawn for it, nothing can be gathered and no city built on it.",
                            "Nie losuje się tu armii potworów; nie można tu gromadzić zasobów ani budować miasta."});
      break;
    case TileKind::rift:
      item.lines.push_back(
          {"On discovery all heroes come here and fight for the crown. Later it is an empty tile.",
           "Po odkryciu wszyscy bohaterowie przenoszą się tutaj i walczą o koronę. Potem jest to pusta płytka."});
      break;
  }
  item.lines.push_back(chasm_text(tile.chasms));
  return item;
}

ItemText describe_army(const Catalogue& c, const Army& army) {
  ItemText item = start_item(army.id, say("Monster army ({0})", "Armia potworów ({0})", {set_text(c, army.set)}),
                             army.name, army.origin);
  item.lines.push_back(say("Strength {0}. {1} {1|token|tokens} in the bag.",
                           "Siła {0}. W woreczku: {1} {1|żeton|żetony|żetonów}.", {army.strength, army.count}));
  item.lines.push_back(
      army.stone > 0 ? say("Reward: a Soul Stone worth {0}.", "Nagroda: Kamień Dusz o wartości {0}.", {army.stone})
                     : say("Reward: {0}.", "Nagroda: {0}.", {c.items[army.item.index()].name}));
  return item;
}

ItemText describe_thing(const Item& thing) {
  ItemText item = start_item(thing.id, slot_text(thing.slot), thing.name, thing.origin);
  item.lines.push_back(describe_effect(thing));
  return item;
}

ItemText describe_building(const Building& building) {
  ItemText item = start_item(building.id, {"Building", "Budynek"}, building.name, building.origin);
  item.lines.push_back(say("Cost: {0}.", "Koszt: {0}.", {goods_text(building.cost)}));
  item.lines.push_back(describe_effect(building));
  return item;
}

ItemText describe_die(const Die& die) {
  ItemText item = start_item(die_item_id(die.kind), {"Die", "Kość"}, nouns::die(die.kind).singular(), die.origin);
  Text faces;
  for (const Face& face : die.faces) {
    const Text text = face_text(face);
    faces.en += (faces.en.empty() ? "" : ", ") + text.en;
    faces.pl += (faces.pl.empty() ? "" : ", ") + text.pl;
  }
  item.lines.push_back(say("Faces: {0}.", "Ścianki: {0}.", {faces}));
  if (is_unit(die.kind)) {
    item.lines.push_back(say("Training one costs {0}. There are {1}.", "Koszt szkolenia: {0}. W grze jest ich {1}.",
                             {goods_text(die.price), die.count}));
  }
  return item;
}

ItemText describe_hero(const Catalogue& c, const Hero& hero) {
  ItemText item =
      start_item(hero.id, say("Hero ({0})", "Bohater ({0})", {set_text(c, hero.set)}), hero.name, hero.origin);
  item.lines.push_back(say("{0}. Mount: {1}.", "{0}. Wierzchowiec: {1}.", {hero.title, hero.mount}));
  for (const Ability& ability : hero.abilities) {
    item.lines.push_back(say("{0}: {1}", "{0}: {1}", {ability.name, ability.text}));
  }
  return item;
}

template <class Visit>
void for_each_origin(const Catalogue& c, Visit visit) {
  for (const Tile& tile : c.tiles) visit(tile.origin);
  for (const Army& army : c.armies) visit(army.origin);
  for (const Item& item : c.items) visit(item.origin);
  for (const Building& building : c.buildings) visit(building.origin);
  for (const Die& die : c.dice) visit(die.origin);
  for (const Hero& hero : c.heroes) visit(hero.origin);
}

}  // namespace

std::string die_item_id(DieKind kind) { return "die-" + std::string(kernel::enum_name(kind)); }

Text describe_effect(const Item& item) {
  if (item.strength > 0)
    return say("+{0} to your attack in every battle.", "+{0} do siły ataku w każdej walce.", {item.strength});
  if (item.bolt > 0) {
    return say("+{0} to your attack in one battle; then it is removed from the game.",
               "+{0} do siły ataku w jednej walce; potem jest usuwany z gry.", {item.bolt});
  }
  if (item.heal > 0) {
    return say(
        "In your turn, outside battle: regain {0}. It is not an action and does not lift the Plague. Then it is "
        "removed "
        "from the game.",
        "W swojej turze, poza walką: odzyskaj {0:acc}. Nie jest to akcja i nie usuwa Zarazy. Potem jest usuwane z "
        "gry.",
        {Counted{item.heal, nouns::life()}});
  }
  if (item.blessing) {
    return {
        "At any moment of your turn: take any 1 unit die from the tray, if your glory allows it. Cast right after a "
        "battle, it also cancels all skulls you have rolled in it. Then it is removed from the game.",
        "W dowolnym momencie swojej tury: weź z podajnika 1 dowolną kość oddziału, jeśli pozwala na to twój poziom "
        "chwały. Rzucone zaraz po walce anuluje też wszystkie czaszki, które w niej wyrzucisz. Potem jest usuwane z "
        "gry."};
  }
  if (item.action > 0) {
    return say("{0} more each turn, counted at its start.",
               "W każdej turze masz o {0:acc} więcej; sprawdza się to na jej początku.",
               {Counted{item.action, nouns::action()}});
  }
  if (item.life > 0) {
    return say("Your maximum life is {0} higher; when you put it on, you regain as much.",
               "Twoja maksymalna wytrzymałość jest o {0} wyższa; gdy go zakładasz, tyle samo odzyskujesz.",
               {item.life});
  }
  const Text die = nouns::die(item.die).singular();
  if (item.slot == Slot::amulet) {
    return say("While you wear it, the {0} is yours.", "Dopóki go nosisz, należy do ciebie {0}.", {die});
  }
  return say("Take the {0}; this token is removed from the game.", "Weź {1}; ten żeton jest usuwany z gry.",
             {die, nouns::die(item.die).singular(Case::accusative)});
}

Text describe_effect(const Building& building) {
  if (building.action > 0) {
    return say("{0} more each turn.", "W każdej turze masz o {0:acc} więcej.",
               {Counted{building.action, nouns::action()}});
  }
  if (building.glory > 0) {
    return say("Your unit limit is {0} higher.", "Twój limit oddziałów jest o {0} wyższy.", {building.glory});
  }
  if (building.portal) {
    return {"From your city you may move to any discovered tile.",
            "Ze swojego miasta możesz w ramach ruchu przenieść się na dowolną odkrytą płytkę."};
  }
  if (building.trains == DieKind::hero) return {"No effect.", "Bez efektu."};
  return say("Here you may train {0}.", "Tu możesz szkolić {0}.",
             {nouns::unit(building.trains).plural(Case::accusative)});
}

std::vector<ContentCount> count_content(const Catalogue& c) {
  const auto size = [](const auto& items) { return static_cast<int>(items.size()); };
  std::vector<ContentCount> counts;
  for (const Tile& tile : c.tiles) add_count(counts, "tile", c.sets[tile.set].id);
  for (const Army& army : c.armies) add_count(counts, "army", c.sets[army.set].id, army.count);
  for (std::size_t i = 0; i < c.items.size(); ++i) add_count(counts, "item", kernel::kBaseSet);
  for (std::size_t i = 0; i < c.buildings.size(); ++i) add_count(counts, "building", kernel::kBaseSet);
  for (const Die& die : c.dice) {
    add_count(counts, "die", kernel::kBaseSet, die.kind == DieKind::hero ? size(c.heroes) : die.count);
  }
  for (const Hero& hero : c.heroes) add_count(counts, "hero", c.sets[hero.set].id);
  return counts;
}

kernel::OriginCount count_origins(const Catalogue& c) {
  kernel::OriginCount count;
  for_each_origin(c, [&count](const Origin& origin) { count.add(origin.kind); });
  return count;
}

std::vector<std::string> list_items(const Catalogue& c) {
  std::vector<std::string> ids;
  ids.reserve(c.heroes.size() + c.tiles.size() + c.armies.size() + c.items.size() + c.buildings.size() + c.dice.size());
  for (const Hero& hero : c.heroes) ids.push_back(hero.id);
  for (const Tile& tile : c.tiles) ids.push_back(tile.id);
  for (const Army& army : c.armies) ids.push_back(army.id);
  for (const Item& item : c.items) ids.push_back(item.id);
  for (const Building& building : c.buildings) ids.push_back(building.id);
  for (const Die& die : c.dice) ids.push_back(die_item_id(die.kind));
  return ids;
}

std::unique_ptr<ItemText> describe_item(const Catalogue& c, std::string_view id) {
  const auto find_in = [id](const auto& items) {
    const auto found = std::find_if(items.begin(), items.end(), [id](const auto& item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
  };
  if (const Hero* hero = find_in(c.heroes)) return std::make_unique<ItemText>(describe_hero(c, *hero));
  if (const Tile* tile = find_in(c.tiles)) return std::make_unique<ItemText>(describe_tile(c, *tile));
  if (const Army* army = find_in(c.armies)) return std::make_unique<ItemText>(describe_army(c, *army));
  if (const Item* item = find_in(c.items)) return std::make_unique<ItemText>(describe_thing(*item));
  if (const Building* building = find_in(c.buildings)) return std::make_unique<ItemText>(describe_building(*building));
  for (const Die& die : c.dice) {
    if (die_item_id(die.kind) == id) return std::make_unique<ItemText>(describe_die(die));
  }
  return nullptr;
}

}  // namespace kostka::games::karak
