#include "games/relic/screen/box.h"

#include "games/relic/content/nouns.h"
#include "games/relic/words/describe.h"
#include "games/relic/words/items.h"
#include "kernel/language/typeset.h"

namespace kostka::games::relic {
namespace {

using kernel::Text;
using kernel::typeset;
using namespace screen;

std::vector<Text> typeset_all(std::vector<Text> lines) {
  for (Text& line : lines) line = typeset(line);
  return lines;
}

IconsEntry icons_of(const Icons& icons) { return {icons[0], icons[1], icons[2]}; }

CardEntry card_entry(const Catalogue& c, const Card& card) {
  CardEntry entry;
  entry.id = card.id;
  entry.name = card.name;
  entry.deck = card.deck;
  entry.deck_name = deck_text(card.deck);
  entry.colour = card.colour;
  entry.type = card.type;
  entry.type_name = type_text(card.type);
  for (const TraitId trait : card.traits) entry.traits.push_back(c.traits[trait.index()].name);
  if (card.type == CardType::enemy) entry.attribute = static_cast<Attribute>(static_cast<int>(card.attribute));
  entry.value = card.value;
  entry.icons = icons_of(card.icons);
  entry.omen = card.omen;
  entry.charges = card.charges;
  entry.number = card.number;
  entry.text = typeset_all(card_lines(c, card));
  entry.small = typeset_all(small_card_lines(c, card));
  entry.copies = card.copies;
  entry.origin = card.origin.kind;
  entry.source = card.origin.source;
  return entry;
}

// A text box that leads to one space for influence, as those of three outer corners do (REL-BOARD-10,
// REL-CROSS-05): the board draws it as a crossing.
void find_crossing(const Catalogue& c, const Space& space, SpaceEntry& entry) {
  for (std::size_t i = 0; i < space.box_count; ++i) {
    if (space.boxes[i].empty()) continue;
    const Effect& pay = *c.script.begin_of(space.boxes[i]);
    if (pay.verb != Verb::pay || pay.cost.what != Price::influence) continue;
    const Body paid = c.script.block(pay, 0).body;
    if (paid.empty()) continue;
    const Effect& move = *c.script.begin_of(paid);
    if (move.verb != Verb::move || move.place.where != Where::space) continue;
    entry.crossing = c.spaces[move.place.index].id;
    entry.crossing_price = pay.cost.n;
  }
}

SpaceEntry space_entry(const Catalogue& c, const Space& space, int place) {
  SpaceEntry entry;
  entry.id = space.id;
  entry.name = space.name;
  entry.sector = space.sector;
  entry.place = place;
  entry.corner = space.is_corner();
  if (space.area.valid()) entry.area = c.areas[space.area.index()].id;
  entry.icons = icons_of(space.icons);
  for (std::size_t i = 0; i < space.box_count; ++i) {
    entry.boxes.push_back(typeset(describe_effects(c, space.boxes[i])));
  }
  entry.optional = space.optional;
  if (space.box_to.valid()) {
    entry.movement_box = c.space(space.box_to).id;
    entry.movement_cost = space.box_cost;
    if (space.box_if.valid()) entry.movement_if = typeset(describe_condition(c, space.box_if));
  }
  find_crossing(c, space, entry);
  for (const Catalogue::Crossing& crossing : c.crossings) {
    if (&c.space(crossing.from) == &space) entry.nemesis_crossing = c.space(crossing.to).id;
  }
  entry.text = typeset_all(space_lines(c, space));
  entry.origin = space.origin.kind;
  entry.source = space.origin.source;
  return entry;
}

CharacterEntry character_entry(const Catalogue& c, const Character& character) {
  CharacterEntry entry;
  entry.id = character.id;
  entry.name = character.name;
  entry.affiliation = character.affiliation;
  entry.strength = character.attributes[0];
  entry.willpower = character.attributes[1];
  entry.cunning = character.attributes[2];
  entry.life = character.life;
  entry.start = c.space(character.start).id;
  entry.asset_limit = character.asset_limit;
  for (const int limit : character.power_limits) entry.power_limits.push_back(limit);
  for (std::size_t level = 1; level <= kHighestLevel; ++level) {
    entry.levels.emplace_back(character.levels[level].begin(), character.levels[level].end());
  }
  entry.abilities = typeset_all(ability_lines(c, character.abilities, Bearer::owner));
  entry.special = typeset(describe_effects(c, character.special));
  entry.origin = character.origin.kind;
  entry.source = character.origin.source;
  return entry;
}

NemesisEntry nemesis_entry(const Catalogue& c, const Nemesis& nemesis) {
  NemesisEntry entry;
  entry.id = nemesis.id;
  entry.name = nemesis.name;
  entry.title = nemesis.title;
  entry.attribute = static_cast<Attribute>(static_cast<int>(nemesis.attribute));
  entry.value = nemesis.value;
  entry.life = nemesis.life;
  entry.start = c.space(nemesis.start).id;
  entry.bounty = typeset(describe_effects(c, nemesis.bounty));
  for (std::size_t level = 1; level < nemesis.levels.size(); ++level) {
    entry.levels.emplace_back(nemesis.levels[level].begin(), nemesis.levels[level].end());
  }
  entry.abilities = typeset_all(ability_lines(c, nemesis.abilities, Bearer::nemesis));
  entry.special = typeset(describe_effects(c, nemesis.special, Bearer::nemesis));
  entry.origin = nemesis.origin.kind;
  entry.source = nemesis.origin.source;
  return entry;
}

}  // namespace

Box open_box(const Catalogue& c) {
  Box box;
  for (const Area& area : c.areas) box.areas.push_back({area.id, area.name, area.sector});
  int place = 0;
  for (std::size_t i = 0; i < c.spaces.size(); ++i) {
    place = i > 0 && c.spaces[i].sector == c.spaces[i - 1].sector ? place + 1 : 0;
    box.spaces.push_back(space_entry(c, c.spaces[i], place));
  }
  for (const Character& character : c.characters) box.characters.push_back(character_entry(c, character));
  for (const Nemesis& nemesis : c.nemeses) box.nemeses.push_back(nemesis_entry(c, nemesis));
  for (const Sheet& sheet : c.sheets) {
    box.sheets.push_back({sheet.id, sheet.name, sheet.needs_nemeses, sheet.teams,
                          typeset_all(ability_lines(c, sheet.rule, Bearer::owner)),
                          typeset(describe_effects(c, sheet.confrontation)), sheet.origin.kind, sheet.origin.source});
  }
  for (const Card& card : c.cards) box.cards.push_back(card_entry(c, card));
  for (const Reward reward : kernel::kEnumValues<Reward>) box.rewards.push_back({reward, typeset(reward_text(reward))});
  return box;
}

}  // namespace kostka::games::relic
