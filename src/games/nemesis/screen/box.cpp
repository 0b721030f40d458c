#include "games/nemesis/screen/box.h"

#include "games/nemesis/words/describer.h"
#include "games/nemesis/words/items.h"
#include "kernel/language/typeset.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Text;
using kernel::typeset;
using namespace screen;

std::vector<Text> lines_of(const Catalogue& c, const std::string& id) {
  std::vector<Text> lines;
  if (const auto item = describe_item(c, id)) {
    for (const Text& line : item->lines) lines.push_back(typeset(line));
  }
  return lines;
}

std::vector<std::int32_t> numbers_in(std::uint8_t bits) {
  std::vector<std::int32_t> numbers;
  for (int n = 1; n <= static_cast<int>(kExits); ++n) {
    if ((bits >> (n - 1) & 1) != 0) numbers.push_back(n);
  }
  return numbers;
}

std::vector<Species> species_in(SpeciesSet set) {
  std::vector<Species> list;
  for (const Species species : kernel::kEnumValues<Species>) {
    if (has(set, species)) list.push_back(species);
  }
  return list;
}

RoomEntry room_entry(const Catalogue& c, const Room& room) {
  RoomEntry entry;
  entry.id = room.id;
  entry.place = room.place;
  if (room.tile.valid()) entry.tile = c.tiles[room.tile.index()].id;
  for (std::size_t i = 0; i < room.exits.size(); ++i) {
    const Exit& exit = room.exits[i];
    ExitEntry way;
    way.number = static_cast<std::int32_t>(i) + 1;
    if (!exit.technical()) {
      way.corridor = c.corridors[exit.corridor.index()].id;
      way.to = c.rooms[exit.to.index()].id;
    }
    entry.exits.push_back(way);
  }
  entry.technical = numbers_in(room.technical);
  return entry;
}

TileEntry tile_entry(const Catalogue& c, const Tile& tile) {
  TileEntry entry;
  entry.id = tile.id;
  entry.name = tile.name;
  entry.place = tile.place;
  entry.colour = tile.colour;
  entry.computer = tile.computer;
  entry.engine = tile.engine;
  entry.section = tile.section;
  entry.acts = !tile.action.empty();
  entry.slimes = tile.standing.is(Standing::slimes_who_enters);
  entry.nest = &tile == &c.tiles[c.named.nest.index()];
  entry.text = lines_of(c, tile.id);
  entry.origin = tile.origin.kind;
  entry.source = tile.origin.source;
  return entry;
}

CharacterEntry character_entry(const Catalogue& c, const Character& character) {
  CharacterEntry entry;
  entry.id = character.id;
  entry.name = character.name;
  entry.colour = character.colour;
  for (const CardId card : character.deck) entry.deck.push_back(c.cards[card.index()].id);
  entry.weapon = c.items[character.weapon.index()].id;
  for (const ItemId quest : character.quests) entry.quests.push_back(c.items[quest.index()].id);
  entry.text = lines_of(c, character.id);
  return entry;
}

// What all cards and tokens have.
template <class Thing>
PaperEntry paper(const Catalogue& c, const Thing& thing, Paper sort) {
  PaperEntry entry;
  entry.id = thing.id;
  entry.paper = sort;
  entry.name = kernel::capitalise(thing.name);
  if (const auto item = describe_item(c, thing.id)) entry.kind = item->kind;
  entry.text = lines_of(c, thing.id);
  if constexpr (requires { thing.count; }) entry.count = thing.count;
  entry.origin = thing.origin.kind;
  entry.source = thing.origin.source;
  return entry;
}

PaperEntry item_entry(const Catalogue& c, const Item& item) {
  PaperEntry entry = paper(c, item, Paper::item);
  entry.number = item.cost;
  entry.icon = item.icon;
  entry.deck = item.deck;
  entry.heavy = item.heavy;
  entry.weapon = item.is_weapon();
  entry.component = item.component;
  for (const Component part : item.recipe) {
    if (part != Component::none) entry.recipe.push_back(part);
  }
  return entry;
}

PaperEntry objective_entry(const Catalogue& c, const Objective& objective) {
  PaperEntry entry = paper(c, objective, Paper::objective);
  entry.objective = objective.deck;
  entry.number = objective.players;
  const Text other = typeset(describe_condition(c, objective.needs[1]));
  if (entry.text.empty() || entry.text[0] != other) entry.carnomorphs.push_back(other);
  return entry;
}

PaperEntry hunt_entry(const Catalogue& c, const HuntCard& card) {
  PaperEntry entry = paper(c, c.intruder_actions[card.action], Paper::hunt);
  entry.id = card.id;
  entry.number = card.direction;
  return entry;
}

void add_cards(const Catalogue& c, std::vector<PaperEntry>& papers) {
  for (const Card& card : c.cards) {
    PaperEntry entry = paper(c, card, card.is_action() ? Paper::action : Paper::contamination);
    entry.number = card.cost;
    entry.icon = card.icon;
    papers.push_back(entry);
  }
  for (const Item& item : c.items) papers.push_back(item_entry(c, item));
  for (const Attack& attack : c.attacks) {
    PaperEntry entry = paper(c, attack, Paper::attack);
    entry.number = attack.toughness;
    entry.species = species_in(attack.attackers);
    papers.push_back(entry);
  }
  for (const Event& event : c.events) {
    PaperEntry entry = paper(c, event, Paper::event);
    entry.number = event.corridor;
    entry.species = species_in(event.movers);
    papers.push_back(entry);
  }
  for (const Mutation& mutation : c.mutations) {
    PaperEntry entry = paper(c, mutation, Paper::mutation);
    entry.icon = mutation.icon;
    papers.push_back(entry);
  }
  for (const Objective& objective : c.objectives) papers.push_back(objective_entry(c, objective));
  for (const HuntCard& card : c.hunts) papers.push_back(hunt_entry(c, card));
}

void add_tokens(const Catalogue& c, std::vector<PaperEntry>& papers) {
  for (const Trait& trait : c.traits) papers.push_back(paper(c, trait, Paper::trait));
  for (const Wound& wound : c.wounds) papers.push_back(paper(c, wound, Paper::wound));
  for (const FateCard& fate : c.fates) papers.push_back(paper(c, fate, Paper::fate));
  for (const Coordinates& card : c.coordinates) papers.push_back(paper(c, card, Paper::coordinates));
  for (const Exploration& token : c.explorations) {
    PaperEntry entry = paper(c, token, Paper::exploration);
    entry.number = token.items;
    entry.exploring = token.effect;
    papers.push_back(entry);
  }
  for (const Token& token : c.tokens) {
    PaperEntry entry = paper(c, token, Paper::token);
    entry.number = token.number;
    if (!token.blank) entry.species.push_back(token.species);
    papers.push_back(entry);
  }
}

NumbersEntry numbers_entry(const Constants& k) {
  NumbersEntry entry;
  entry.noise_die.assign(k.noise_die.begin(), k.noise_die.end());
  entry.combat_die.assign(k.combat_die.begin(), k.combat_die.end());
  entry.hand_slots = k.hand_slots;
  entry.most_light = k.most_light;
  entry.most_serious = k.most_serious;
  entry.mutation_limit = k.mutation_limit;
  entry.fires = k.fires;
  entry.malfunctions = k.malfunctions;
  entry.time = k.time;
  entry.blue_time = k.blue_time;
  entry.self_destruct = k.self_destruct;
  entry.yellow = k.yellow;
  entry.pod_seats = k.pod_seats;
  return entry;
}

}  // namespace

Box open_box(const Catalogue& c) {
  Box box;
  for (const Room& room : c.rooms) box.rooms.push_back(room_entry(c, room));
  for (const Corridor& corridor : c.corridors) {
    box.corridors.push_back({corridor.id,
                             {c.rooms[corridor.ends[0].index()].id, c.rooms[corridor.ends[1].index()].id},
                             numbers_in(corridor.numbers)});
  }
  for (const Tile& tile : c.tiles) box.tiles.push_back(tile_entry(c, tile));
  for (std::size_t i = 0; i < c.species.size(); ++i) {
    const SpeciesFacts& facts = c.species[i];
    box.species.push_back({facts.id, static_cast<Species>(i), facts.name, facts.mode, facts.figures, facts.check,
                           facts.die, lines_of(c, facts.id)});
  }
  for (const Character& character : c.characters) box.characters.push_back(character_entry(c, character));
  add_cards(c, box.papers);
  add_tokens(c, box.papers);
  box.numbers = numbers_entry(c.constants);
  return box;
}

}  // namespace kostka::games::nemesis
