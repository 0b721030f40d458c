// Cards of all decks.
#include <algorithm>
#include <map>

#include "games/nemesis/content/loader.h"

namespace kostka::games::nemesis {

using kernel::Document;
using kernel::list_between;
using kernel::number;
using kernel::read_origin;
using kernel::Reader;

// ---- of the enemies -------------------------------------------------------------------------------------------------

void Loader::read_attacks(Reader file) {
  for (const Document& node : file.list("attacks")) read_attack(node);
  file.finish();
}

void Loader::read_attack(const Document& node) {
  Reader r(node, diagnostics_, "attack card");
  Attack card;
  const std::string id = ids_.read(r);
  card.name = r.bilingual("name");
  card.mode = r.one_of<Mode>("mode");
  card.attackers = species_list(r, "attackers");
  card.bite = r.flag_or("bite", false);
  card.body = effects(r, "do");
  // Copies of equal toughness are one card; the pair of a Carnomorph card begins with the Metagorger's.
  std::map<std::pair<int, int>, int> copies;
  for (const Document& value : r.list("toughness")) {
    const bool pair = value.is_list() && value.size() == 2 && value[0].is_int() && value[1].is_int();
    if (pair != (card.mode == Mode::carnomorphs) || (!pair && !value.is_int())) {
      diagnostics_.error(value, "expected a number, in Mode C a pair of numbers, found " + kernel::describe(value));
    } else {
      ++copies[pair ? std::pair<int, int>(value[0].as_int(), value[1].as_int())
                    : std::pair<int, int>(0, value.as_int())];
    }
  }
  card.origin = read_origin(r);
  r.finish();
  const auto value = [](int n) { return n == 0 ? std::string("r") : std::to_string(n); };
  for (const auto& [toughness, count] : copies) {
    card.metagorger_toughness = static_cast<std::int8_t>(toughness.first);
    card.toughness = static_cast<std::int8_t>(toughness.second);
    card.id = id + '-' + (card.mode == Mode::carnomorphs ? value(toughness.first) + '-' : "") + value(toughness.second);
    card.count = count;
    c_.attacks.push_back(card);
  }
}

void Loader::read_events(Reader file) {
  for (const Document& node : file.list("events")) {
    Reader r(node, diagnostics_, "event card");
    Event event;
    event.id = ids_.read(r);
    event.name = r.bilingual("name");
    event.mode = r.one_of<Mode>("mode");
    event.corridor = number<std::int8_t>(r, "corridor", 1, kExits);
    event.movers = species_list(r, "movers");
    event.body = effects(r, "do");
    event.fate = r.one_of_or<Fate>("fate", Fate::discard);
    event.origin = read_origin(r);
    r.finish();
    c_.events.push_back(event);
  }
  file.finish();
}

void Loader::read_traits(Reader file) {
  const auto read = [&](std::string_view key, Mode mode) {
    for (const Document& node : file.list(key)) {
      Reader r(node, diagnostics_, mode == Mode::intruders ? "weakness" : "adaptation");
      Trait trait;
      trait.id = ids_.read(r);
      trait.name = r.bilingual("name");
      trait.mode = mode;
      trait.standing = standing(r);
      trait.origin = read_origin(r);
      r.finish();
      c_.traits.push_back(trait);
    }
  };
  read("weaknesses", Mode::intruders);
  read("adaptations", Mode::carnomorphs);
  file.finish();
}

void Loader::read_mutations(Reader file) {
  for (const Document& node : file.list("mutations")) {
    Reader r(node, diagnostics_, "mutation card");
    Mutation mutation;
    mutation.id = ids_.read(r);
    mutation.name = r.bilingual("name");
    mutation.icon = r.one_of_or<Icon>("icon", Icon::any);
    mutation.clean = effects(r, "clean");
    mutation.infected = effects(r, "infected");
    mutation.origin = read_origin(r);
    r.finish();
    c_.mutations.push_back(mutation);
  }
  file.finish();
}

void Loader::read_intruder_actions(Reader file) {
  for (const Document& node : file.list("cards")) {
    Reader r(node, diagnostics_, "intruder action card");
    IntruderAction card;
    card.id = ids_.read(r);
    card.name = r.bilingual("name");
    card.directions = numbers(r, "directions", 0, kExits);
    card.attacks = numbers(r, "attacks", 1, 4);
    if (card.directions.size() != card.attacks.size()) r.error("attacks", "attacks: expected one for each direction");
    card.body = effects(r, "do");
    card.origin = read_origin(r);
    r.finish();
    for (std::size_t i = 0; i < std::min(card.directions.size(), card.attacks.size()); ++i) {
      c_.hunts.push_back({.id = card.id + '-' + std::to_string(i + 1),
                          .name = card.name,
                          .action = c_.intruder_actions.size(),
                          .direction = card.directions[i],
                          .attacks = card.attacks[i]});
    }
    c_.intruder_actions.push_back(card);
  }
  file.finish();
}

// ---- of the Characters ----------------------------------------------------------------------------------------------

void Loader::read_actions(Reader file) {
  for (const Document& node : file.list("actions")) {
    Reader r(node, diagnostics_, "action card");
    Card card;
    card.id = ids_.read(r);
    card.name = r.bilingual("name");
    card.count = number<int>(r, "count", 1, 12);
    card.cost = static_cast<std::int8_t>(r.integer_or("cost", 0, 1, 4));
    card.icon = r.one_of_or<Icon>("icon", Icon::any);
    card.when = r.one_of_or<Window>("when", Window::action);
    card.body = effects(r, "do");
    card.origin = read_origin(r);
    r.finish();
    if (card.when == Window::other_action) c_.interruption = CardId{c_.cards.size()};
    c_.cards.push_back(card);
  }
  file.finish();
  if (!c_.interruption.valid()) diagnostics_.error(file.node(), "the rules need a card for other_action (NEM-ACT-15)");
}

void Loader::read_items(Reader file) {
  for (const Document& node : file.list("items")) c_.items.push_back(read_item(node));
  file.finish();
}

Item Loader::read_item(const Document& node) {
  Reader r(node, diagnostics_, "item");
  Item item;
  item.id = ids_.read(r);
  item.name = r.bilingual("name");
  item.deck = r.one_of<ItemDeck>("deck");
  item.count = number<int>(r, "count", 1, 30);
  item.component = r.one_of_or<Component>("component", Component::none);
  std::size_t at = 0;
  for (const std::string& word : r.texts_or_empty("recipe")) {
    const auto component = kernel::enum_value<Component>(word);
    if (!component || at == item.recipe.size()) r.error("recipe", "recipe: expected two components");
    if (component && at < item.recipe.size()) item.recipe[at++] = *component;
  }
  if ((item.deck == ItemDeck::crafted) != (at == item.recipe.size())) {
    r.error("recipe", "recipe: a Crafted Item is made of two components, and nothing else is");
  }
  item.heavy = r.flag_or("heavy", false);
  item.cost = static_cast<std::int8_t>(r.integer_or("cost", 1, 0, 4));
  item.icon = r.one_of_or<Icon>("icon", Icon::any);
  item.when = r.one_of_or<Window>("when", Window::action);
  if (auto weapon = r.child_if("weapon", "weapon")) {
    item.weapon.type = weapon->one_of<WeaponType>("type");
    item.weapon.ammo = number<std::int8_t>(*weapon, "ammo", 1, 9);
    for (const std::string& word : weapon->texts_or_empty("shot")) {
      const auto text = kernel::enum_value<ShotText>(word);
      if (!text) weapon->error("shot", "shot: expected " + kernel::one_of_these(kernel::kEnumNames<ShotText>));
      if (text) item.weapon.shot = static_cast<std::uint16_t>(item.weapon.shot | 1u << static_cast<unsigned>(*text));
    }
    weapon->finish();
  }
  if (r.has("do")) item.body = effects(r, "do");
  item.standing = standing(r);
  item.keep = r.flag_or("keep", false);
  if (item.is_quest()) read_quest(r, item);
  item.origin = read_origin(r);
  r.finish();
  return item;
}

// NEM-QUEST-01: a place to be in, or one of several Items to give.
void Loader::read_quest(Reader& r, Item& item) {
  Reader activation = r.child("activation", "activation");
  if (activation.has("in")) item.activated_in = named<TileId>(activation, "in", activation.text("in"), names_.tiles);
  for (const std::string& id : activation.texts_or_empty("discard")) {
    item.activated_with.push_back(named<ItemId>(activation, "discard", id, names_.items));
  }
  if (item.activated_in.valid() == !item.activated_with.empty()) {
    activation.error("in", "activation: expected either \"in\" or \"discard\"");
  }
  activation.finish();
  if (auto attaches = r.child_if("attaches", "attachment")) {
    item.attaches_to = named<ItemId>(*attaches, "to", attaches->text("to"), names_.items);
    item.attached_ammo = number<std::int8_t>(*attaches, "ammo", 1, 4);
    attaches->finish();
  }
}

void Loader::read_characters(Reader file) {
  for (const Document& node : file.list("characters")) {
    Reader r(node, diagnostics_, "character");
    Character character;
    character.id = ids_.read(r);
    character.name = r.bilingual("name");
    character.colour = r.text("colour");
    for (const std::string& id : r.texts("deck")) character.deck.push_back(named<CardId>(r, "deck", id, cards_));
    character.weapon = named<ItemId>(r, "weapon", r.text("weapon"), names_.items);
    std::size_t at = 0;
    for (const std::string& id : r.texts("quests")) {
      if (at < character.quests.size()) character.quests[at] = named<ItemId>(r, "quests", id, names_.items);
      ++at;
    }
    if (at != character.quests.size()) r.error("quests", "quests: expected two Quest Items");
    character.origin = read_origin(r);
    r.finish();
    c_.characters.push_back(std::move(character));
  }
  file.finish();
}

void Loader::read_objectives(Reader file) {
  for (const Document& node : file.list("objectives")) {
    Reader r(node, diagnostics_, "objective");
    Objective objective;
    objective.id = ids_.read(r);
    objective.name = r.bilingual("name");
    objective.deck = r.one_of<ObjectiveDeck>("deck");
    objective.players = number<std::int8_t>(r, "players", 1, kMostSeats);
    const Document& needs = r.any("needs");
    if (!needs.is_null()) objective.needs[0] = read_condition(needs, names_, c_.script, diagnostics_);
    const Document* carnomorphs = r.any_if("carnomorphs");
    objective.needs[1] =
        carnomorphs == nullptr ? objective.needs[0] : read_condition(*carnomorphs, names_, c_.script, diagnostics_);
    objective.survives_at_mars = r.flag_or("survives_at_mars", false);
    objective.origin = read_origin(r);
    r.finish();
    c_.objectives.push_back(objective);
  }
  file.finish();
}

void Loader::read_health(Reader file) {
  Origin origin;
  for (const Document& node : list_between(file, "contamination", 2, 2)) {
    Reader r(node, diagnostics_, "contamination card");
    FateCard fate;
    fate.id = ids_.read(r);
    fate.name = r.bilingual("name");
    fate.count = number<int>(r, "count", 1, 27);
    origin = fate.origin = read_origin(r);
    r.finish();
    c_.fates.push_back(fate);
  }
  // NEM-CONT-03: in a hand a card shows nothing until it is scanned; then it is known to be infected or clean.
  c_.infected_fate = FateId{0};
  c_.clean_fate = FateId{1};
  c_.contamination = CardId{c_.cards.size()};
  c_.cards.push_back({.id = "contamination",
                      .name = {"Contamination card", "karta skażenia"},
                      .sort = Card::Sort::contamination,
                      .origin = origin});
  c_.infected = CardId{c_.cards.size()};
  c_.cards.push_back({.id = "infected-card",
                      .name = {"Contamination card, INFECTED", "karta skażenia, ZARAŻENIE"},
                      .sort = Card::Sort::infected,
                      .origin = origin});
  c_.clean = CardId{c_.cards.size()};
  c_.cards.push_back({.id = "clean-card",
                      .name = {"Contamination card, not infected", "karta skażenia, brak zarażenia"},
                      .sort = Card::Sort::clean,
                      .origin = origin});
  for (const Document& node : file.list("wounds")) {
    Reader r(node, diagnostics_, "wound");
    Wound wound;
    wound.id = ids_.read(r);
    wound.name = r.bilingual("name");
    wound.count = number<int>(r, "count", 1, 16);
    wound.standing = standing(r);
    wound.origin = read_origin(r);
    r.finish();
    c_.wounds.push_back(wound);
  }
  file.finish();
}

void Loader::read_papers(Reader file) {
  for (const Document& node : file.list("coordinates")) {
    Reader r(node, diagnostics_, "coordinates card");
    Coordinates card;
    card.id = ids_.read(r);
    card.name = r.bilingual("name");
    std::size_t at = 0;
    for (const std::string& word : r.texts("to")) {
      const auto place = kernel::enum_value<Destination>(word);
      if (!place || *place == Destination::destroyed) r.error("to", "to: expected earth, mars, venus or deep_space");
      if (at < card.to.size()) card.to[at] = place.value_or(Destination::earth);
      ++at;
    }
    if (at != card.to.size()) r.error("to", "to: expected a place for each of A, B, C and D");
    card.origin = read_origin(r);
    r.finish();
    c_.coordinates.push_back(card);
  }
  for (const Document& node : file.list("help")) {
    Reader r(node, diagnostics_, "help card");
    HelpCard card;
    card.id = ids_.read(r);
    card.name = r.bilingual("name");
    r.integer("number", 1, kMostSeats);
    card.origin = read_origin(r);
    r.finish();
    c_.help.push_back(card);
  }
  file.finish();
}

}  // namespace kostka::games::nemesis
