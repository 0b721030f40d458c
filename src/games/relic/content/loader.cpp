#include "games/relic/content/loader.h"

#include <algorithm>

#include "kernel/data/enum_names.h"

namespace kostka::games::relic {

namespace {

using kernel::Document;
using kernel::in_quotes;
using kernel::Reader;

constexpr std::int64_t kFormat = 1;
constexpr std::size_t kMostSeats = 6;
constexpr std::int64_t kMostIcons = 3;

bool is_plain_word(std::string_view id) {
  return !id.empty() && id.front() >= 'a' && id.front() <= 'z' &&
         std::ranges::all_of(id, [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-'; });
}

}  // namespace

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
  files.has("value");  // what was learned about the game is read by whoever loads it (kernel::load_game)
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
  for (std::size_t i = 0; i < sheet.rule.count; ++i) {
    const Ability& ability = c_.script.abilities[sheet.rule.first + i];
    if (!names_nemesis(c_.script, ability.condition)) continue;
    for (std::size_t w = 0; w < ability.windows; ++w) sheet.of_nemeses |= set_of(ability.when[w]);
  }
  sheet.confrontation = effects(r, "confrontation");
  r.finish();
  return sheet;
}

}  // namespace kostka::games::relic
