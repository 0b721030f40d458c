#include "games/relic/content/catalogue.h"

#include <algorithm>
#include <map>

#include "games/relic/content/catalogue_checks.h"
#include "games/relic/content/in_play.h"
#include "games/relic/language/expression.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/enum_names.h"
#include "kernel/data/pack_reading.h"
#include "kernel/data/reader.h"

namespace kostka::games::relic {
namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::in_quotes;
using kernel::Reader;

constexpr std::int64_t kFormat = 1;
constexpr std::size_t kMostSeats = 6;
constexpr std::int64_t kHighestValue = 30, kMostCharges = 9, kMostCopies = 68, kMostIcons = 3;

bool is_plain_word(std::string_view id) {
  return !id.empty() && id.front() >= 'a' && id.front() <= 'z' &&
         std::ranges::all_of(id, [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-'; });
}

class Loader {
 public:
  Loader(Diagnostics& diagnostics, Catalogue& catalogue) : diagnostics_(diagnostics), c_(catalogue) {}

  void read(const Document& content);

 private:
  // First all ids, so that any expression may name anything.
  void collect(const Document& list, Nameable::Ids& ids);
  void collect_names(const Document& content);
  template <class Item>
  void read_label(Reader& r, Item& item);
  void claim_id(Reader& r, const std::string& id);

  void read_traits(Reader file);
  void read_board(Reader file);
  void read_ring(Reader& file, std::string_view key, Sector sector);
  Space read_space(const Document& node, Sector sector);
  void read_boxes(Reader& r, Space& space);
  void read_movement_box(Reader& r, Space& space);
  void join_ring(std::size_t first, std::size_t last);
  Icons read_icons(Reader& r);

  void read_characters(Reader file);
  Character read_character(const Document& node);
  void read_power_limits(Reader& r, Character& character);
  template <class Sheet>
  void read_levels(Reader& r, Sheet& sheet, std::string_view letters);
  template <class Sheet>
  void read_special(Reader& r, Sheet& sheet);
  SpaceId read_start(Reader& r);
  void read_nemeses(Reader& files);
  Nemesis read_nemesis(const Document& node);
  void read_sheets(Reader file);
  Sheet read_sheet(const Document& node);

  void read_deck(Reader file, Deck deck);
  Card read_card(const Document& node, Deck deck, NemesisId nemesis = {});
  void read_threat(Reader& r, Card& card);
  void read_imperium_card(Reader& r, Card& card);
  void read_nemesis_card(Reader& r, Card& card);
  void read_nemesis_decks(Reader& files);
  void read_charges(Reader& r, Card& card) {
    card.charges = static_cast<std::int8_t>(r.integer_or("charges", 0, 1, kMostCharges));
  }
  void read_traits_of(Reader& r, Card& card);
  void read_mission(Reader& r, Card& card);

  Abilities read_abilities(std::span<const Document> nodes);
  void read_ability(const Document& node);
  Abilities kept(std::size_t first);
  Body effects(Reader& r, std::string_view key) {
    const Document& node = r.any(key);
    return node.is_null() ? Body{} : read_effects(node, names_, c_.script, diagnostics_);
  }
  TraitId trait(const std::string& id) const {
    const auto at = names_.traits.find(id);
    return at == names_.traits.end() ? TraitId{} : TraitId{at->second};
  }

  Diagnostics& diagnostics_;
  Catalogue& c_;
  Nameable names_;
  std::map<std::string, kernel::Mark> ids_;
};

void Loader::collect(const Document& list, Nameable::Ids& ids) {
  if (!list.is_list()) return;
  for (const Document& item : list.items()) {
    const Document& id = item["id"];
    if (id.is_text()) ids.emplace(id.as_text(), static_cast<std::uint16_t>(ids.size()));
  }
}

void Loader::collect_names(const Document& content) {
  collect(content["traits"]["traits"], names_.traits);
  collect(content["board"]["areas"], names_.areas);
  for (const std::string_view part : {"outer", "middle", "inner"}) collect(content["board"][part], names_.spaces);
  for (std::size_t d = 0; d < kDecks; ++d) {
    collect(content[kernel::enum_name(static_cast<Deck>(d))]["cards"], names_.cards);
  }
  collect(content["imperium"]["cards"], names_.cards);
  const Document& nemeses = content["nemeses"]["nemeses"];
  if (!nemeses.is_list()) return;
  for (const Document& nemesis : nemeses.items()) {
    if (nemesis["deck"].is_text()) collect(content[nemesis["deck"].as_text()]["cards"], names_.cards);
  }
}

void Loader::read(const Document& content) {
  collect_names(content);
  Reader files(content, diagnostics_, "the content of Relic");
  c_.sets = kernel::read_pack_header(files.child("pack", "pack.yaml"), kFormat, "relic", kMostSeats);
  read_traits(files.child("traits", "traits.yaml"));
  read_board(files.child("board", "board.yaml"));
  read_characters(files.child("characters", "characters.yaml"));
  read_sheets(files.child("sheets", "sheets.yaml"));
  for (std::size_t d = 0; d < kDecks; ++d) {
    const auto deck = static_cast<Deck>(d);
    const std::string name(kernel::enum_name(deck));
    read_deck(files.child(name, name + ".yaml"), deck);
  }
  if (files.has("nemeses")) read_nemeses(files);
  files.finish();
}

template <class Item>
void Loader::read_label(Reader& r, Item& item) {
  item.id = r.text("id");
  claim_id(r, item.id);
  item.name = r.bilingual("name");
  item.origin = kernel::read_origin(r);
}

void Loader::claim_id(Reader& r, const std::string& id) {
  if (id.empty()) return;
  if (!is_plain_word(id)) r.error("id", "id: expected small letters, digits and \"-\", found " + in_quotes(id));
  const auto [first, is_new] = ids_.emplace(id, r.node()["id"].mark());
  if (is_new) return;
  r.error("id", "id: " + in_quotes(id) + " is taken by " +
                    std::string(diagnostics_.sources().name(first->second.file)) + ':' +
                    std::to_string(first->second.line));
}

// ---- traits and board ----

void Loader::read_traits(Reader file) {
  for (const Document& node : file.list("traits")) {
    Reader r(node, diagnostics_, "trait");
    Trait item;
    item.id = r.text("id");
    claim_id(r, item.id);
    item.name = r.bilingual("name");
    r.finish();
    c_.traits.push_back(std::move(item));
  }
  file.finish();
  c_.weapon = trait("weapon");
  c_.armour = trait("armour");
  c_.relic = trait("relic");
  c_.apostate = trait("apostate");
}

void Loader::read_board(Reader file) {
  for (const Document& node : file.list("areas")) {
    Reader r(node, diagnostics_, "area");
    Area area;
    read_label(r, area);
    area.sector = r.one_of<Sector>("sector");
    r.finish();
    c_.areas.push_back(std::move(area));
  }
  read_ring(file, "outer", Sector::outer);
  const std::size_t middle = c_.spaces.size();
  read_ring(file, "middle", Sector::middle);
  const std::size_t inner = c_.spaces.size();
  read_ring(file, "inner", Sector::inner);
  file.finish();
  if (c_.spaces.size() > kMostSpaces || inner == c_.spaces.size() || middle == 0 || inner == middle) return;
  join_ring(0, middle);
  join_ring(middle, inner);
  for (std::size_t i = inner; i + 1 < c_.spaces.size(); ++i) c_.spaces[i].clockwise = SpaceId{i + 1};
  c_.rift = SpaceId{inner};
  c_.centre = SpaceId{c_.spaces.size() - 1};
  c_.spaces.back().sector = Sector::centre;
  c_.sanctuary = c_.find_space("st-antias-sanctuary");
}

// REL-BOARD-06
void Loader::join_ring(std::size_t first, std::size_t last) {
  for (std::size_t i = first; i < last; ++i) {
    c_.spaces[i].clockwise = SpaceId{i + 1 == last ? first : i + 1};
    c_.spaces[i].counter_clockwise = SpaceId{i == first ? last - 1 : i - 1};
  }
}

void Loader::read_ring(Reader& file, std::string_view key, Sector sector) {
  for (const Document& node : file.list(key)) c_.spaces.push_back(read_space(node, sector));
}

Space Loader::read_space(const Document& node, Sector sector) {
  Reader r(node, diagnostics_, "space");
  Space space;
  read_label(r, space);
  space.sector = sector;
  const std::string area = r.text_or("area", "");
  if (!area.empty()) {
    const auto at = names_.areas.find(area);
    if (at == names_.areas.end()) {
      r.error("area", "area: there is no area " + in_quotes(area));
    } else {
      space.area = AreaId{at->second};
    }
  }
  space.icons = read_icons(r);
  read_boxes(r, space);
  read_movement_box(r, space);
  r.finish();
  return space;
}

Icons Loader::read_icons(Reader& r) {
  Icons icons{};
  auto map = r.child_if("icons", "icons");
  if (!map) return icons;
  for (std::size_t i = 0; i < kThreatColours; ++i) {
    const std::string_view colour = kernel::enum_name(static_cast<ThreatColour>(i));
    icons[i] = static_cast<std::uint8_t>(map->integer_or(colour, 0, 1, kMostIcons));
  }
  map->finish();
  return icons;
}

// REL-TEXT-02, REL-TEXT-03: `box` must be resolved, of two `boxes` one may be chosen.
void Loader::read_boxes(Reader& r, Space& space) {
  // REL-INNER-08
  if (space.sector == Sector::inner && r.has("boxes")) {
    r.error("boxes", "boxes: a text of the inner sector cannot be declined; expected \"box\" (REL-INNER-08)");
  }
  if (r.has("box")) {
    space.boxes[0] = effects(r, "box");
    space.box_count = 1;
  }
  if (!r.has("boxes")) return;
  if (space.box_count > 0) r.error("boxes", "boxes: a space has either \"box\" or \"boxes\"");
  const auto nodes = r.list("boxes");
  if (nodes.size() != 2) {
    r.error("boxes", "boxes: expected two of them, found " + std::to_string(nodes.size()));
    return;
  }
  for (std::size_t i = 0; i < 2; ++i) space.boxes[i] = read_effects(nodes[i], names_, c_.script, diagnostics_);
  space.box_count = 2;
  space.optional = true;
}

void Loader::read_movement_box(Reader& r, Space& space) {
  auto box = r.child_if("movement_box", "movement box");
  if (!box) return;
  const std::string to = box->text("to");
  const auto at = names_.spaces.find(to);
  if (!to.empty() && at == names_.spaces.end()) box->error("to", "to: there is no space " + in_quotes(to));
  if (at != names_.spaces.end()) space.box_to = SpaceId{at->second};
  space.box_cost = static_cast<std::int8_t>(box->integer("points", 1, 6));
  if (const Document* node = box->any_if("if")) {
    space.box_if = read_condition(*node, names_, c_.script, diagnostics_);
  }
  box->finish();
}

// ---- characters and sheets ----

void Loader::read_characters(Reader file) {
  for (const Document& node : file.list("characters")) c_.characters.push_back(read_character(node));
  file.finish();
}

Character Loader::read_character(const Document& node) {
  Reader r(node, diagnostics_, "character");
  Character character;
  read_label(r, character);
  character.set = c_.sets.read_set_of(r);
  character.affiliation = r.bilingual("affiliation");
  constexpr std::array<std::string_view, 3> kAttributes = {"strength", "willpower", "cunning"};
  for (std::size_t i = 0; i < 3; ++i) {
    character.attributes[i] = static_cast<std::int8_t>(r.integer(kAttributes[i], 1, 12));
  }
  character.life = static_cast<std::int8_t>(r.integer("life", 1, 12));
  character.start = read_start(r);
  character.asset_limit = static_cast<std::int8_t>(r.integer("asset_limit", 1, 20));
  read_power_limits(r, character);
  read_levels(r, character, "SWCALPIMX");
  character.abilities = read_abilities(r.list("abilities"));
  read_special(r, character);
  r.finish();
  return character;
}

// REL-LEVEL-06: `{start: 2, 4: 3, 8: 4}`, each from that level on.
void Loader::read_power_limits(Reader& r, Character& character) {
  Reader limits = r.child("power_limits", "power limits");
  character.power_limits[0] = static_cast<std::int8_t>(limits.integer("start", 0, 12));
  for (std::size_t level = 1; level <= kHighestLevel; ++level) {
    character.power_limits[level] =
        static_cast<std::int8_t>(limits.integer_or(std::to_string(level), character.power_limits[level - 1], 0, 12));
  }
  limits.finish();
}

SpaceId Loader::read_start(Reader& r) {
  const std::string start = r.text("start");
  const auto at = names_.spaces.find(start);
  if (!start.empty() && at == names_.spaces.end()) r.error("start", "start: there is no space " + in_quotes(start));
  return at == names_.spaces.end() ? SpaceId{} : SpaceId{at->second};
}

// REL-LEVEL-05: twelve columns, each from top to bottom. RNE-EXP-07: nine for a nemesis.
template <class Sheet>
void Loader::read_levels(Reader& r, Sheet& sheet, std::string_view letters) {
  const auto columns = r.list("levels");
  if (r.ok() && columns.size() + 1 != sheet.levels.size()) {
    r.error("levels", "levels: expected " + std::to_string(sheet.levels.size() - 1) + " columns, found " +
                          std::to_string(columns.size()));
    return;
  }
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const Document& node = columns[i];
    if (!node.is_text() || node.as_text().size() > 4 || node.as_text().empty()) {
      diagnostics_.error(node, "levels: expected one to four letters as text, found " + kernel::describe(node));
      continue;
    }
    for (const char& letter : node.as_text()) {
      const auto reward = kernel::enum_value<Reward>(std::string_view(&letter, 1));
      if (reward && letters.find(letter) != std::string_view::npos) {
        sheet.levels[i + 1].push_back(*reward);
      } else {
        diagnostics_.error(
            node, "levels: expected letters of " + std::string(letters) + ", found " + in_quotes(node.as_text()));
      }
    }
  }
}

// REL-LEVEL-04, RNE-EXP-12: what the letter X stands for; a sheet whose levels have none needs none.
template <class Sheet>
void Loader::read_special(Reader& r, Sheet& sheet) {
  const bool wanted = std::ranges::any_of(sheet.levels, [](const auto& column) {
    return std::find(column.begin(), column.end(), Reward::X) != column.end();
  });
  if (wanted || r.has("special")) sheet.special = effects(r, "special");
  if (r.ok() && !wanted && r.has("special")) {
    r.error("special", "special: expected none, since no level brings it; a level with the letter X would");
  }
}

// ---- nemeses ----

// RNE-COMP-04: each names the file with its own deck.
void Loader::read_nemeses(Reader& files) {
  Reader file = files.child("nemeses", "nemeses.yaml");
  const auto nodes = file.list("nemeses");
  for (const Document& node : nodes) c_.nemeses.push_back(read_nemesis(node));
  file.finish();
  read_deck(files.child("imperium", "imperium.yaml"), Deck::imperium);
  read_nemesis_decks(files);
}

Nemesis Loader::read_nemesis(const Document& node) {
  constexpr std::array<std::pair<std::string_view, What>, 3> kAttributes = {
      {{"strength", What::strength}, {"willpower", What::willpower}, {"cunning", What::cunning}}};
  constexpr std::array<std::string_view, 3> kLetters = {"SLXNF", "WLXNF", "CLXNF"};
  Reader r(node, diagnostics_, "nemesis");
  Nemesis nemesis;
  read_label(r, nemesis);
  nemesis.set = c_.sets.read_set_of(r);
  nemesis.title = r.bilingual("title");
  r.text("deck");
  nemesis.attribute = r.one_of("attribute", kAttributes);
  nemesis.value = static_cast<std::int8_t>(r.integer("value", 1, 12));
  nemesis.life = static_cast<std::int8_t>(r.integer("life", 1, 12));
  nemesis.start = read_start(r);
  // RNE-MOVE-04
  if (nemesis.start.valid() && c_.space(nemesis.start).sector >= Sector::inner) {
    r.error("start", "start: a nemesis never stands in the inner sector (RNE-MOVE-04)");
  }
  nemesis.bounty = effects(r, "bounty");
  read_levels(r, nemesis, kLetters[static_cast<std::size_t>(nemesis.attribute)]);
  nemesis.abilities = read_abilities(r.list("abilities"));
  read_special(r, nemesis);
  r.finish();
  return nemesis;
}

void Loader::read_nemesis_decks(Reader& files) {
  const Document& list = files.node()["nemeses"]["nemeses"];
  if (!list.is_list()) return;
  const auto nodes = list.items();
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Document& name = nodes[i]["deck"];
    if (!name.is_text()) continue;
    Reader file = files.child(name.as_text(), name.as_text() + ".yaml");
    std::size_t copies = 0;
    for (const Document& node : file.list("cards")) {
      copies += c_.cards.emplace_back(read_card(node, Deck::nemesis, NemesisId{i})).copies;
    }
    if (copies > kNemesisDeckRoom) {
      file.error("cards", "cards: expected at most " + std::to_string(kNemesisDeckRoom) + " in a Nemesis deck, found " +
                              std::to_string(copies));
    }
    file.finish();
  }
}

void Loader::read_sheets(Reader file) {
  for (const Document& node : file.list("sheets")) c_.sheets.push_back(read_sheet(node));
  file.finish();
}

Sheet Loader::read_sheet(const Document& node) {
  Reader r(node, diagnostics_, "scenario sheet");
  Sheet sheet;
  read_label(r, sheet);
  sheet.set = c_.sets.read_set_of(r);
  sheet.needs_nemeses = r.flag_or("needs_nemeses", false);
  if (r.has("teams")) sheet.teams = r.one_of<Teams>("teams");
  sheet.rule = read_abilities(r.list("rule"));
  sheet.confrontation = effects(r, "confrontation");
  r.finish();
  return sheet;
}

// ---- decks ----

void Loader::read_deck(Reader file, Deck deck) {
  int copies = 0, of_base = 0;
  for (const Document& node : file.list("cards")) {
    const Card& card = c_.cards.emplace_back(read_card(node, deck));
    copies += card.copies;
    if (card.set == 0) of_base += card.copies;
  }
  if (deck == Deck::imperium) {
    if (copies > static_cast<int>(kImperiumRoom)) {
      file.error("cards",
                 "cards: expected at most " + std::to_string(kImperiumRoom) + ", found " + std::to_string(copies));
    }
    file.finish();
    return;
  }
  const int printed = kPrintedSizes[static_cast<std::size_t>(deck)];
  if (file.ok() && of_base != printed) {
    file.error("cards", "cards: expected " + std::to_string(printed) + " in all (REL-COMP-07), found " +
                            std::to_string(of_base) + "; cards that are added belong to a set of their own");
  }
  if (file.ok() && copies > static_cast<int>(room_of(deck))) {
    file.error("cards", "cards: expected at most " + std::to_string(room_of(deck)) + " with all sets, found " +
                            std::to_string(copies));
  }
  file.finish();
}

Card Loader::read_card(const Document& node, Deck deck, NemesisId nemesis) {
  Reader r(node, diagnostics_, std::string(kernel::enum_name(deck)) + " card");
  Card card;
  card.deck = deck;
  card.nemesis = nemesis;
  read_label(r, card);
  card.set = c_.sets.read_set_of(r);
  card.copies = static_cast<std::uint8_t>(r.integer_or("count", 1, 1, kMostCopies));
  const auto number = [&](std::string_view key, std::int64_t lo, std::int64_t hi) {
    card.number = static_cast<std::int8_t>(r.integer(key, lo, hi));
  };
  switch (deck) {
    case Deck::corruption:
      card.type = CardType::corruption;
      number("activation", 1, 9);
      break;
    case Deck::mission:
      card.type = CardType::mission;
      read_mission(r, card);
      break;
    case Deck::power:
      card.type = CardType::power;
      number("number", 1, 6);
      break;
    case Deck::relic:
      card.type = CardType::asset;
      read_charges(r, card);
      read_traits_of(r, card);
      if (!card.has(c_.relic)) r.error("traits", "traits: expected \"relic\" among them");
      break;
    case Deck::wargear:
      card.type = CardType::asset;
      number("cost", 0, 20);
      read_charges(r, card);
      read_traits_of(r, card);
      if (card.has(c_.weapon) + card.has(c_.armour) + card.has(trait("equipment")) != 1) {
        r.error("traits", "traits: Wargear is a weapon, armour or equipment (REL-WARGEAR-01)");
      }
      break;
    case Deck::red:
    case Deck::blue:
    case Deck::yellow: read_threat(r, card); break;
    case Deck::imperium: read_imperium_card(r, card); break;
    case Deck::nemesis: read_nemesis_card(r, card); break;
  }
  if (deck != Deck::mission) card.abilities = read_abilities(r.list_or_empty("abilities"));
  if ((deck == Deck::corruption || deck == Deck::wargear) && card.abilities.count == 0 && r.ok()) {
    r.error("abilities", "abilities: expected at least one (REL-CORR-01, REL-WARGEAR-01)");
  }
  if ((deck == Deck::power || card.type == CardType::might) && card.abilities.count != 1 && r.ok()) {
    r.error("abilities", "abilities: a Power or Might card has exactly one");
  }
  r.finish();
  return card;
}

void Loader::read_traits_of(Reader& r, Card& card) {
  for (const std::string& word : r.texts_or_empty("traits")) {
    const TraitId id = trait(word);
    if (!id.valid()) {
      r.error("traits", "traits: there is no trait " + in_quotes(word) + " in traits.yaml");
    } else if (card.traits.full()) {
      r.error("traits", "traits: expected at most 3");
    } else {
      card.traits.push_back(id);
    }
  }
}

void Loader::read_threat(Reader& r, Card& card) {
  constexpr std::array<std::pair<std::string_view, CardType>, 4> kTypes = {{{"event", CardType::event},
                                                                            {"enemy", CardType::enemy},
                                                                            {"encounter", CardType::encounter},
                                                                            {"asset", CardType::asset}}};
  constexpr std::array<std::pair<std::string_view, What>, 3> kAttributes = {
      {{"strength", What::strength}, {"willpower", What::willpower}, {"cunning", What::cunning}}};
  card.type = r.one_of("type", kTypes);
  read_traits_of(r, card);
  if (card.type == CardType::enemy) {
    card.attribute = r.one_of("attribute", kAttributes);
    card.value = static_cast<std::int8_t>(r.integer("value", 1, kHighestValue));
  }
  card.icons = read_icons(r);
  card.colour = r.has("colour") ? r.one_of<ThreatColour>("colour") : colour_of(card.deck);
  card.omen = r.flag_or("omen", false);
  read_charges(r, card);
}

// RNE-CARD-08
void Loader::read_imperium_card(Reader& r, Card& card) {
  constexpr std::array<std::pair<std::string_view, CardType>, 3> kTypes = {
      {{"event", CardType::event}, {"agent", CardType::agent}, {"arsenal", CardType::arsenal}}};
  card.type = r.one_of("type", kTypes);
  read_traits_of(r, card);
  if (card.type == CardType::agent) card.value = static_cast<std::int8_t>(r.integer("value", 1, kHighestValue));
  if (card.type == CardType::arsenal) read_charges(r, card);
}

// RNE-NCARD-02: vertical cards copy a type of the base game. RNE-NCARD-07: horizontal ones do not.
void Loader::read_nemesis_card(Reader& r, Card& card) {
  constexpr std::array<std::pair<std::string_view, CardType>, 7> kTypes = {{{"asset", CardType::asset},
                                                                            {"encounter", CardType::encounter},
                                                                            {"enemy", CardType::enemy},
                                                                            {"corruption", CardType::corruption},
                                                                            {"crisis", CardType::crisis},
                                                                            {"might", CardType::might},
                                                                            {"arsenal", CardType::arsenal}}};
  constexpr std::array<std::pair<std::string_view, bool>, 2> kLayouts = {{{"vertical", true}, {"horizontal", false}}};
  const CardType type = r.one_of("type", kTypes);
  const bool lies = type == CardType::enemy || type == CardType::encounter;
  const bool vertical = lies || type == CardType::asset || type == CardType::corruption;
  if (r.has("layout") && r.one_of("layout", kLayouts) != vertical) {
    r.error("layout", "layout: expected " + std::string(vertical ? "vertical" : "horizontal") + " of this type");
  }
  if (lies) {
    read_threat(r, card);
    // RNE-CARD-05
    if (card.colour == ThreatColour::none) r.error("colour", "colour: expected red, blue or yellow");
  } else {
    card.type = type;
    read_traits_of(r, card);
    read_charges(r, card);
  }
  if (type == CardType::might) card.number = static_cast<std::int8_t>(r.integer("number", 1, 6));
  if (type == CardType::corruption) card.number = static_cast<std::int8_t>(r.integer("activation", 1, 9));
  // RNE-NCARD-03
  if (vertical) card.start = effects(r, "nemesis");
  if (const std::string other = r.text_or("counts_as", ""); !other.empty()) {
    const auto at = names_.cards.find(other);
    if (at == names_.cards.end()) r.error("counts_as", "counts_as: there is no card " + in_quotes(other));
    if (at != names_.cards.end()) card.counts_as = CardId{at->second};
  }
}

void Loader::read_mission(Reader& r, Card& card) {
  if (r.has("start")) card.start = effects(r, "start");
  const Document& node = r.any("objective");
  if (!node.is_null()) {
    const auto objectives = read_objectives(node, names_, c_.script, diagnostics_);
    card.first_objective = static_cast<std::uint16_t>(c_.objectives.size());
    card.objectives = static_cast<std::uint8_t>(objectives.size());
    c_.objectives.insert(c_.objectives.end(), objectives.begin(), objectives.end());
  }
  card.reward = effects(r, "reward");
}

// ---- abilities ----

Abilities Loader::read_abilities(std::span<const Document> nodes) {
  const std::size_t first = c_.script.abilities.size();
  for (const Document& node : nodes) read_ability(node);
  return kept(first);
}

Abilities Loader::kept(std::size_t first) {
  Abilities all;
  all.first = static_cast<std::uint16_t>(first);
  all.count = static_cast<std::uint16_t>(c_.script.abilities.size() - first);
  for (std::size_t i = first; i < c_.script.abilities.size(); ++i) {
    const Ability& ability = c_.script.abilities[i];
    for (std::size_t w = 0; w < ability.windows; ++w) {
      (ability.any ? all.any : all.own) |= set_of(ability.when[w]);
    }
  }
  return all;
}

void Loader::read_ability(const Document& node) {
  Reader r(node, diagnostics_, "ability");
  Ability ability;
  read_windows(r.any("when"), ability, diagnostics_);
  if (const Document* condition = r.any_if("if")) {
    ability.condition = read_condition(*condition, names_, c_.script, diagnostics_);
  }
  ability.may = r.flag_or("may", false);
  if (const Document* cost = r.any_if("pay")) {
    ability.cost = read_cost(*cost, names_, c_.script, diagnostics_);
    if (!ability.may) r.error("pay", "pay: what costs something is optional; add `may: true`");
  }
  ability.body = effects(r, "do");
  r.finish();
  if (diagnostics_.ok()) check_ability(c_.script, ability, node, diagnostics_);
  c_.script.abilities.push_back(ability);
}

// Whether something among these effects draws Threat cards.
bool draws_threats(const Script& script, Body body) {
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    const bool draws = e.verb == Verb::draw || e.verb == Verb::draw_and_resolve;
    if (draws && is_threat(e.what)) return true;
    for (std::size_t b = 0; b < e.blocks; ++b) {
      if (draws_threats(script, script.block(e, b).body)) return true;
    }
  }
  return false;
}

// REL-INNER-17
bool lays_threats_inside(const Catalogue& c) {
  for (const Space& space : c.spaces) {
    if (space.sector >= Sector::inner && draws_threats(c.script, space.boxes[0])) return true;
  }
  for (const Sheet& sheet : c.sheets) {
    if (draws_threats(c.script, sheet.confrontation)) return true;
    for (std::size_t i = 0; i < sheet.rule.count; ++i) {
      if (draws_threats(c.script, c.script.abilities[sheet.rule.first + i].body)) return true;
    }
  }
  return false;
}

}  // namespace

CardId Catalogue::find_card(std::string_view id) const {
  const auto at = std::ranges::find(cards, id, &Card::id);
  return at == cards.end() ? CardId{} : CardId{static_cast<std::size_t>(at - cards.begin())};
}

SpaceId Catalogue::find_space(std::string_view id) const {
  const auto at = std::ranges::find(spaces, id, &Space::id);
  return at == spaces.end() ? SpaceId{} : SpaceId{static_cast<std::size_t>(at - spaces.begin())};
}

std::unique_ptr<Catalogue> read_catalogue(const Document& content, Diagnostics& diagnostics) {
  const std::size_t errors_before = diagnostics.count();
  auto catalogue = std::make_unique<Catalogue>();
  Loader(diagnostics, *catalogue).read(content);
  if (diagnostics.count() == errors_before) check_catalogue(*catalogue, content, diagnostics);
  if (diagnostics.count() > errors_before) return nullptr;
  // SplitMix64 (Steele, Lea, Flood 2014).
  for (std::uint64_t seed = 0; std::uint64_t& weight : catalogue->weights) {
    weight = seed += 0x9e3779b97f4a7c15;
    weight = (weight ^ weight >> 30) * 0xbf58476d1ce4e5b9;
    weight = (weight ^ weight >> 27) * 0x94d049bb133111eb;
    weight ^= weight >> 31;
  }
  for (const Card& card : catalogue->cards) {
    const auto has_objective = [&, first = catalogue->objectives.begin() + card.first_objective](Objective::Kind kind) {
      return std::any_of(first, first + card.objectives, [kind](const Objective& o) { return o.kind == kind; });
    };
    const auto deeds = [&](std::size_t i) {
      if (i >= card.objectives) return Catalogue::kNoDeeds;
      const Objective& o = catalogue->objectives[card.first_objective + i];
      return o.kind == Objective::Kind::count ? o.needed : Catalogue::kNoDeeds;
    };
    catalogue->card_facts.push_back({card.abilities.own,
                                     card.abilities.any,
                                     card.deck,
                                     card.objectives,
                                     card.first_objective,
                                     has_objective(Objective::Kind::now),
                                     has_objective(Objective::Kind::pay),
                                     {deeds(0), deeds(1)}});
  }
  for (std::size_t i = 0; i < catalogue->sets.combinations(); ++i) {
    catalogue->in_play.push_back(in_play_with(*catalogue, kernel::ContentSets::mask_of(i)));
  }
  catalogue->spaces_of_area.resize(catalogue->areas.size());
  for (std::size_t i = 0; i < catalogue->spaces.size(); ++i) {
    const Space& space = catalogue->spaces[i];
    const SpaceSet one = set_of(SpaceId{i});
    catalogue->sectors[static_cast<std::size_t>(space.sector)] |= one;
    if (space.area.valid()) catalogue->spaces_of_area[space.area.index()] |= one;
    if (space.is_corner()) catalogue->corners |= one;
  }
  // RNE-MOVE-06: both rings begin in the same quadrant of the board.
  for_each(catalogue->corners & catalogue->sectors[0],
           [&](SpaceId from) { catalogue->crossings.push_back({from, {}}); });
  std::size_t corner = 0;
  for_each(catalogue->corners & catalogue->sectors[1], [&](SpaceId to) { catalogue->crossings[corner++].to = to; });
  catalogue->threats_inside = lays_threats_inside(*catalogue);
  return catalogue;
}

}  // namespace kostka::games::relic
