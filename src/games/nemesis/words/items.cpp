#include "games/nemesis/words/items.h"

#include <algorithm>

#include "games/nemesis/words/describer.h"

namespace kostka::games::nemesis {
namespace {

using kernel::ContentCount;
using kernel::ItemText;

// Calls `visit` for every list of things with an id, a name and an origin, with what one of them is called.
template <class Visit>
void for_each_list(const Catalogue& c, Visit visit) {
  visit(c.tiles, Text{"Room", "Pomieszczenie"}, "tile");
  visit(c.explorations, Text{"Exploration token", "Żeton eksploracji"}, "exploration token");
  visit(c.species, Text{"Enemy", "Przeciwnik"}, "kind of enemy");
  visit(c.tokens, Text{"Intruder token", "Żeton intruza"}, "intruder token");
  visit(c.attacks, Text{"Attack card", "Karta ataku"}, "attack card");
  visit(c.events, Text{"Event card", "Karta wydarzeń"}, "event card");
  visit(c.traits, Text{"Weakness or Adaptation", "Słabość lub adaptacja"}, "weakness or adaptation");
  visit(c.mutations, Text{"Mutation card", "Karta mutacji"}, "mutation card");
  visit(c.cards, Text{"Action card", "Karta akcji"}, "action card");
  visit(c.fates, Text{"Contamination card", "Karta skażenia"}, "contamination card");
  visit(c.items, Text{"Item", "Przedmiot"}, "item");
  visit(c.characters, Text{"Character", "Postać"}, "character");
  visit(c.objectives, Text{"Objective", "Cel"}, "objective");
  visit(c.wounds, Text{"Serious Wound", "Głęboka rana"}, "serious wound");
  visit(c.coordinates, Text{"Coordinates card", "Karta koordynat"}, "coordinates card");
  visit(c.help, Text{"Help card", "Karta pomocy"}, "help card");
  visit(c.intruder_actions, Text{"Intruder Action card", "Karta akcji intruzów"}, "intruder action card");
}

template <class Thing>
int copies_of(const Thing& thing) {
  if constexpr (requires { thing.count; }) {
    return thing.count;
  } else if constexpr (requires { thing.directions.size(); }) {
    return static_cast<int>(thing.directions.size());
  } else {
    return 1;
  }
}

void add_effects(const Catalogue& c, Body body, ItemText& item) {
  if (!body.empty()) item.lines.push_back(describe_effects(c, body));
}
void add_standing(StandingRule rule, ItemText& item) {
  if (rule.n != 0) item.lines.push_back(describe_standing(rule));
}
void add_icon(Icon icon, ItemText& item) {
  if (icon == Icon::combat) item.lines.push_back({"In Combat only.", "Tylko w walce."});
  if (icon == Icon::peace) item.lines.push_back({"Out of Combat only.", "Tylko poza walką."});
}

// ---- what is said of each kind --------------------------------------------------------------------------------------

void describe(const Catalogue& c, const Tile& tile, ItemText& item) {
  add_effects(c, tile.action, item);
  add_standing(tile.standing, item);
  if (tile.computer) item.lines.push_back({"Has a Computer.", "Ma komputer."});
}
void describe(const Catalogue&, const Exploration& token, ItemText& item) {
  item.lines.push_back(say("Items: {0}.", "Przedmioty: {0}.", {token.items}));
}
void describe(const Catalogue&, const SpeciesFacts& facts, ItemText& item) {
  item.lines.push_back(say("Figures: {0}.", "Figurki: {0}.", {facts.figures}));
}
void describe(const Catalogue&, const Token& token, ItemText& item) {
  if (!token.blank) item.lines.push_back(say("Surprise number: {0}.", "Liczba zaskoczenia: {0}.", {token.number}));
}
void describe(const Catalogue& c, const Attack& attack, ItemText& item) {
  add_effects(c, attack.body, item);
  if (attack.toughness == 0) {
    item.lines.push_back({"Injury check: retreat.", "Sprawdzenie obrażeń: odwrót."});
  } else {
    item.lines.push_back(say("Injury check: {0}.", "Sprawdzenie obrażeń: {0}.", {attack.toughness}));
  }
}
void describe(const Catalogue& c, const Event& event, ItemText& item) {
  item.lines.push_back(say("Intruders move through exit {0}.", "Intruzi przechodzą wyjściem {0}.", {event.corridor}));
  add_effects(c, event.body, item);
}
void describe(const Catalogue&, const Trait& trait, ItemText& item) { add_standing(trait.standing, item); }
void describe(const Catalogue& c, const Mutation& mutation, ItemText& item) {
  add_icon(mutation.icon, item);
  const Describer d(c);
  item.lines.push_back(say("Not infected: {0}.", "Brak zarażenia: {0}.", {d.sequence(mutation.clean, kPlainVoice)}));
  item.lines.push_back(say("Infected: {0}.", "Zarażenie: {0}.", {d.sequence(mutation.infected, kPlainVoice)}));
}
void describe(const Catalogue& c, const Card& card, ItemText& item) {
  add_icon(card.icon, item);
  if (card.cost > 0) item.lines.push_back(say("Costs {0}.", "Kosztuje {0:acc}.", {Counted{card.cost, nouns::card()}}));
  add_effects(c, card.body, item);
}
void describe(const Catalogue&, const FateCard& fate, ItemText& item) {
  item.lines.push_back(say("Cards: {0}.", "Karty: {0}.", {fate.count}));
}
void describe(const Catalogue& c, const Item& thing, ItemText& item) {
  add_icon(thing.icon, item);
  if (thing.heavy) item.lines.push_back({"Heavy: takes a hand.", "Ciężki: zajmuje rękę."});
  if (thing.is_weapon()) item.lines.push_back(say("Ammo: {0}.", "Amunicja: {0}.", {thing.weapon.ammo}));
  for (const ShotText text : kernel::kEnumValues<ShotText>) {
    if (thing.weapon.does(text)) item.lines.push_back(describe_shot(text));
  }
  add_effects(c, thing.body, item);
  add_standing(thing.standing, item);
  if (item.lines.empty()) item.lines.push_back({"No effect of its own.", "Bez własnego efektu."});
}
void describe(const Catalogue& c, const Character& character, ItemText& item) {
  item.lines.push_back(say("Weapon: {0}.", "Broń: {0}.", {c.items[character.weapon.index()].name}));
}
void describe(const Catalogue& c, const Objective& objective, ItemText& item) {
  const Text needs = describe_condition(c, objective.needs[0]);
  item.lines.push_back(needs);
  const Text with_carnomorphs = Describer(c).condition(objective.needs[1]);
  if (script::sentence(with_carnomorphs) != needs) {
    item.lines.push_back(say("With Carnomorphs: {0}.", "Z karnomorfami: {0}.", {with_carnomorphs}));
  }
}
void describe(const Catalogue&, const Wound& wound, ItemText& item) { add_standing(wound.standing, item); }
void describe(const Catalogue&, const Coordinates& card, ItemText& item) {
  constexpr std::array<std::pair<const char*, const char*>, 5> kNames = {
      {{"Earth", "Ziemia"}, {"Mars", "Mars"}, {"Venus", "Wenus"}, {"deep space", "głęboki kosmos"}, {"-", "-"}}};
  for (std::size_t i = 0; i < card.to.size(); ++i) {
    const auto& [en, pl] = kNames[static_cast<std::size_t>(card.to[i])];
    const std::string letter(1, static_cast<char>('A' + i));
    item.lines.push_back({letter + ": " + en + ".", letter + ": " + pl + "."});
  }
}
void describe(const Catalogue&, const HelpCard&, ItemText& item) {
  item.lines.push_back(
      {"The number of a player, which Objectives refer to.", "Numer gracza, do którego odwołują się cele."});
}
void describe(const Catalogue& c, const IntruderAction& card, ItemText& item) { add_effects(c, card.body, item); }

}  // namespace

std::vector<ContentCount> count_content(const Catalogue& c) {
  std::vector<ContentCount> counts;
  for_each_list(c, [&](const auto& list, const Text&, std::string_view word) {
    for (const auto& thing : list) {
      if (copies_of(thing) > 0) add_count(counts, word, kernel::kBaseSet, copies_of(thing));
    }
  });
  for (const Room& room : c.rooms) static_cast<void>(room), add_count(counts, "room", kernel::kBaseSet);
  for (const Corridor& corridor : c.corridors)
    static_cast<void>(corridor), add_count(counts, "corridor", kernel::kBaseSet);
  return counts;
}

kernel::OriginCount count_origins(const Catalogue& c) {
  kernel::OriginCount count;
  for_each_list(c, [&](const auto& list, const Text&, std::string_view) {
    for (const auto& thing : list) count.add(thing.origin.kind);
  });
  return count;
}

std::vector<std::string> list_items(const Catalogue& c) {
  std::vector<std::string> ids;
  for_each_list(c, [&](const auto& list, const Text&, std::string_view) {
    for (const auto& thing : list) ids.push_back(thing.id);
  });
  return ids;
}

std::unique_ptr<ItemText> describe_item(const Catalogue& c, std::string_view id) {
  std::unique_ptr<ItemText> item;
  for_each_list(c, [&](const auto& list, const Text& kind, std::string_view) {
    for (const auto& thing : list) {
      if (item || thing.id != id) continue;
      item = std::make_unique<ItemText>(
          ItemText{std::string(id), kind, capitalise(thing.name), {}, thing.origin.kind, thing.origin.source});
      describe(c, thing, *item);
    }
  });
  return item;
}

}  // namespace kostka::games::nemesis
