#include "games/relic/words/items.h"

#include <algorithm>

#include "games/relic/content/nouns.h"
#include "games/relic/words/describe.h"

namespace kostka::games::relic {
namespace {

using kernel::ContentCount;
using kernel::Counted;
using kernel::ItemText;
using kernel::say;
using kernel::Text;

template <class Item>
ItemText start_item(const Item& item, Text kind) {
  return {item.id, std::move(kind), item.name, {}, item.origin.kind, item.origin.source};
}

void icon_line(const Icons& icons, std::vector<Text>& lines) {
  std::vector<Text> parts;
  constexpr std::array kColours = {What::red, What::blue, What::yellow};
  const std::array<std::array<std::string_view, 2>, 3> words = {
      {{"{0} red", "{0} {0|czerwony|czerwone|czerwonych}"},
       {"{0} blue", "{0} {0|niebieski|niebieskie|niebieskich}"},
       {"{0} yellow", "{0} {0|żółty|żółte|żółtych}"}}};
  for (std::size_t i = 0; i < kColours.size(); ++i) {
    if (icons[i] > 0) parts.push_back(say(words[i][0], words[i][1], {icons[i]}));
  }
  if (!parts.empty()) lines.push_back(say("Threat icons: {0}.", "Symbole zagrożenia: {0}.", {kernel::join_and(parts)}));
}

Text trait_list(const Catalogue& c, const Card& card) {
  Text text;
  for (const TraitId trait : card.traits) {
    const Text& name = c.traits[trait.index()].name;
    text.en += ", " + name.en;
    text.pl += ", " + name.pl;
  }
  return text;
}

Text labelled(std::string_view en, std::string_view pl, const Text& text) {
  return {std::string(en) + ' ' + text.en, std::string(pl) + ' ' + text.pl};
}

// Whose words a card says.
Bearer bearer_of(const Card& card) {
  switch (card.type) {
    case CardType::enemy:
    case CardType::encounter: return Bearer::space;
    case CardType::event: return card.deck == Deck::imperium ? Bearer::nemesis : Bearer::space;
    case CardType::agent: return Bearer::agent;
    case CardType::arsenal:
    case CardType::crisis:
    case CardType::might: return Bearer::nemesis;
    case CardType::asset:
    case CardType::corruption:
    case CardType::mission:
    case CardType::power: break;
  }
  return Bearer::owner;
}

// RNE-NCARD-03
void nemesis_text_line(const Catalogue& c, const Card& card, std::vector<Text>& lines) {
  if (card.deck != Deck::nemesis || card.start.empty()) return;
  Text text = labelled("Nemesis text:", "Tekst nemezis:", describe_effects(c, card.start, Bearer::nemesis));
  // RNE-CLAR-06
  if (card.type == CardType::corruption)
    text = {text.en + " It counts as drawn.", text.pl + " Liczy się jako dobrana."};
  lines.push_back(std::move(text));
}

void mission_lines(const Catalogue& c, const Card& card, std::vector<Text>& lines) {
  if (!card.start.empty()) lines.push_back(labelled("When drawn:", "Po dobraniu:", describe_effects(c, card.start)));
  lines.push_back(labelled("Objective:", "Cel:", describe_objectives(c, card)));
  lines.push_back(labelled("Reward:", "Nagroda:", describe_effects(c, card.reward)));
}

Text power_limit_line(const Character& character) {
  Text text;
  for (int level = 0; level <= kHighestLevel; ++level) {
    const int limit = character.power_limits[static_cast<std::size_t>(level)];
    if (level > 0 && limit == character.power_limits[static_cast<std::size_t>(level - 1)]) continue;
    if (level == 0) continue;
    const Text from = say("{0} from level {1}", "od {1}. poziomu: {0}", {limit, level});
    text.en += (text.en.empty() ? "" : ", ") + from.en;
    text.pl += (text.pl.empty() ? "" : ", ") + from.pl;
  }
  const int first = character.power_limits[0];
  if (text.en.empty()) return say("Power limit: {0}.", "Limit mocy: {0}.", {first});
  return say("Power limit: {0} ({1}).", "Limit mocy: {0} ({1}).", {first, text});
}

template <class Sheet>
Text level_line(const Sheet& sheet) {
  Text text;
  for (std::size_t level = 1; level < sheet.levels.size(); ++level) {
    std::vector<Text> rewards;
    int infamy = 0;  // all of it is said in one
    for (const Reward reward : sheet.levels[level]) {
      if (reward == Reward::F) {
        ++infamy;
      } else {
        rewards.push_back(reward_text(reward));
      }
    }
    if (infamy > 0) rewards.push_back(kernel::counted(infamy, noun_of(What::infamy), kernel::Case::nominative));
    const Text all = kernel::join_and(rewards);
    text.en += (level == 1 ? "" : "; ") + std::to_string(level) + " – " + all.en;
    text.pl += (level == 1 ? "" : "; ") + std::to_string(level) + " – " + all.pl;
  }
  return say("Levels: {0}.", "Poziomy: {0}.", {text});
}

template <class Visit>
void for_each_item(const Catalogue& c, Visit visit) {
  for (const Area& area : c.areas) visit(area);
  for (const Space& space : c.spaces) visit(space);
  for (const Character& character : c.characters) visit(character);
  for (const Nemesis& nemesis : c.nemeses) visit(nemesis);
  for (const Sheet& sheet : c.sheets) visit(sheet);
  for (const Card& card : c.cards) visit(card);
}

}  // namespace

std::vector<Text> ability_lines(const Catalogue& c, const Abilities& abilities, Bearer bearer) {
  std::vector<Text> lines;
  lines.reserve(abilities.count);
  for (std::size_t i = 0; i < abilities.count; ++i) {
    lines.push_back(describe_ability(c, c.script.abilities[abilities.first + i], bearer));
  }
  return lines;
}

std::vector<Text> small_card_lines(const Catalogue& c, const Card& card) {
  std::vector<Text> lines;
  const Text traits = trait_list(c, card);
  const Text type = type_text(card.type);
  if (card.type == CardType::enemy) {
    lines.push_back(
        say("{0}{1}: {2} {3}.", "{0}{1}: {2} {3}.", {type, traits, attribute_noun(card.attribute), card.value}));
  } else if (card.type == CardType::agent) {
    lines.push_back(say("{0}{1}: {2}.", "{0}{1}: {2}.", {type, traits, card.value}));
  } else if (is_threat(card.deck) || card.type == CardType::asset || card.deck >= Deck::imperium) {
    lines.push_back(say("{0}{1}.", "{0}{1}.", {type, traits}));
  }
  if (card.charges > 0) lines.push_back(say("Charges: {0}.", "Zapas ładunków: {0}.", {card.charges}));
  if (card.omen) lines.push_back({"Omen symbol.", "Symbol omenu."});
  nemesis_text_line(c, card, lines);
  if (card.counts_as.valid()) {
    lines.push_back(say("Counts as {0}.", "Liczy się jako {0}.", {quoted(c.card(card.counts_as).name)}));
  }
  if (card.colour != colour_of(card.deck)) lines.push_back(colour_text(card.colour));
  icon_line(card.icons, lines);
  if (card.deck == Deck::mission) mission_lines(c, card, lines);
  for (Text& line : ability_lines(c, card.abilities, bearer_of(card))) lines.push_back(std::move(line));
  return lines;
}

std::vector<Text> card_lines(const Catalogue& c, const Card& card) {
  std::vector<Text> lines = small_card_lines(c, card);
  // Behind what kind of card it is, where that is said.
  const auto numbers = lines.begin() + (card.deck == Deck::wargear ? 1 : 0);
  if (card.deck == Deck::wargear) {
    lines.insert(numbers, say("Cost: {0}.", "Koszt: {0}.", {Counted{card.number, noun_of(What::influence)}}));
  } else if (card.deck == Deck::power) {
    lines.insert(numbers, say("Power number {0}.", "Stopień mocy {0}.", {card.number}));
  } else if (card.type == CardType::might) {
    lines.insert(numbers + 1, say("Might number {0}.", "Stopień potęgi {0}.", {card.number}));
  } else if (card.deck == Deck::corruption || card.type == CardType::corruption) {
    lines.insert(numbers, say("Activation number {0}.", "Stopień aktywacji {0}.", {card.number}));
  }
  if (card.copies > 1) lines.push_back(say("Copies in the deck: {0}.", "Kart w talii: {0}.", {card.copies}));
  return lines;
}

std::vector<Text> space_lines(const Catalogue& c, const Space& space) {
  std::vector<Text> lines;
  Text where = kernel::capitalise(sector_text(space.sector));
  if (space.area.valid()) where = say("{0}, {1}", "{0}, {1}", {where, c.areas[space.area.index()].name});
  lines.push_back(say("{0}.", "{0}.", {where}));
  icon_line(space.icons, lines);
  if (space.optional) {
    lines.push_back(
        {"Choose one text or end the Engagement phase.", "Wybierz jeden opis albo zakończ fazę działania."});
  }
  for (std::size_t i = 0; i < space.box_count; ++i) lines.push_back(describe_effects(c, space.boxes[i]));
  if (space.box_to.valid()) {
    const Text to = quoted(c.space(space.box_to).name);
    Text line = say("Movement box: for {0} movement {0|point|points} you may go to {1}",
                    "Ramka modyfikująca ruch: za {0} {0|punkt|punkty|punktów} ruchu możesz przejść na pole {1}",
                    {space.box_cost, to});
    if (space.box_if.valid()) {
      const Text condition = describe_condition(c, space.box_if);
      line = say("{0} if {1}", "{0}, jeśli {1}", {line, condition});
    }
    lines.push_back({line.en + '.', line.pl + '.'});
  }
  return lines;
}

std::vector<Text> character_lines(const Catalogue& c, const Character& character) {
  std::vector<Text> lines;
  lines.push_back(say("Affiliation: {0}.", "Przynależność: {0}.", {character.affiliation}));
  lines.push_back(say("Strength {0}, Willpower {1}, Cunning {2}, Life {3}.",
                      "Siła {0}, wola {1}, spryt {2}, życie {3}.",
                      {character.attributes[0], character.attributes[1], character.attributes[2], character.life}));
  lines.push_back(say("Starting space: {0}.", "Pole początkowe: {0}.", {c.space(character.start).name}));
  lines.push_back(say("Asset limit: {0}.", "Limit zasobów: {0}.", {character.asset_limit}));
  lines.push_back(power_limit_line(character));
  for (Text& line : ability_lines(c, character.abilities, Bearer::owner)) lines.push_back(std::move(line));
  lines.push_back(level_line(character));
  if (!character.special.empty()) {
    lines.push_back(labelled("Special reward:", "Specjalna nagroda:", describe_effects(c, character.special)));
  }
  return lines;
}

std::vector<Text> nemesis_lines(const Catalogue& c, const Nemesis& nemesis) {
  std::vector<Text> lines;
  lines.push_back(say("{0}.", "{0}.", {nemesis.title}));
  lines.push_back(say("{0} {1}, Life {2}.", "{0} {1}, życie {2}.",
                      {kernel::capitalise(attribute_noun(nemesis.attribute).singular()), nemesis.value, nemesis.life}));
  lines.push_back(say("Starting space: {0}.", "Pole początkowe: {0}.", {c.space(nemesis.start).name}));
  lines.push_back(labelled("Bounty:", "List gończy:", describe_effects(c, nemesis.bounty)));
  for (Text& line : ability_lines(c, nemesis.abilities, Bearer::nemesis)) lines.push_back(std::move(line));
  lines.push_back(level_line(nemesis));
  if (!nemesis.special.empty()) {
    lines.push_back(
        labelled("Special reward:", "Specjalna nagroda:", describe_effects(c, nemesis.special, Bearer::nemesis)));
  }
  return lines;
}

// RNE-SET-02, RNE-SCN-12: who can play it, and who wins and loses together.
void add_terms(const Sheet& sheet, std::vector<Text>& lines) {
  if (sheet.needs_nemeses) {
    lines.push_back({"Only with the variant Enemies of the Imperium.", "Tylko w wariancie Wrogowie Imperium."});
  }
  switch (sheet.teams) {
    case Teams::none: break;
    case Teams::pairs:
      lines.push_back({"Four or six seats, half of them nemeses: each team is a character and a nemesis.",
                       "Cztery albo sześć osób, połowa prowadzi nemezis: każda drużyna to postać i nemezis."});
      break;
    case Teams::characters:
      lines.push_back({"All characters are one team.", "Wszystkie postacie tworzą jedną drużynę."});
      break;
  }
}

std::vector<Text> sheet_lines(const Catalogue& c, const Sheet& sheet) {
  std::vector<Text> lines;
  add_terms(sheet, lines);
  for (const Text& line : ability_lines(c, sheet.rule, Bearer::owner)) {
    lines.push_back(labelled("Special rule:", "Specjalna zasada:", line));
  }
  lines.push_back(labelled("Confrontation:", "Konfrontacja:", describe_effects(c, sheet.confrontation)));
  return lines;
}

std::vector<ContentCount> count_content(const Catalogue& c) {
  std::vector<ContentCount> counts;
  for (const Card& card : c.cards) add_count(counts, kernel::enum_name(card.deck), c.sets[card.set].id, card.copies);
  for (std::size_t i = 0; i < c.spaces.size(); ++i) add_count(counts, "space", kernel::kBaseSet);
  for (const Character& character : c.characters) add_count(counts, "character", c.sets[character.set].id);
  for (const Nemesis& nemesis : c.nemeses) add_count(counts, "nemesis sheet", c.sets[nemesis.set].id);
  for (const Sheet& sheet : c.sheets) add_count(counts, "sheet", c.sets[sheet.set].id);
  return counts;
}

kernel::OriginCount count_origins(const Catalogue& c) {
  kernel::OriginCount count;
  for_each_item(c, [&count](const auto& item) { count.add(item.origin.kind); });
  return count;
}

std::vector<std::string> list_items(const Catalogue& c) {
  std::vector<std::string> ids;
  for_each_item(c, [&ids](const auto& item) { ids.push_back(item.id); });
  return ids;
}

std::unique_ptr<ItemText> describe_item(const Catalogue& c, std::string_view id) {
  const auto find_in = [id](const auto& items) {
    const auto at = std::ranges::find_if(items, [id](const auto& item) { return item.id == id; });
    return at == items.end() ? nullptr : &*at;
  };
  const auto made = [](ItemText item, std::vector<Text> lines) {
    item.lines = std::move(lines);
    return std::make_unique<ItemText>(std::move(item));
  };
  if (const Card* card = find_in(c.cards)) return made(start_item(*card, deck_text(card->deck)), card_lines(c, *card));
  if (const Space* space = find_in(c.spaces)) {
    return made(start_item(*space, {"Space", "Pole"}), space_lines(c, *space));
  }
  if (const Character* character = find_in(c.characters)) {
    return made(start_item(*character, {"Character", "Postać"}), character_lines(c, *character));
  }
  if (const Nemesis* nemesis = find_in(c.nemeses)) {
    return made(start_item(*nemesis, {"Nemesis", "Nemezis"}), nemesis_lines(c, *nemesis));
  }
  if (const Sheet* sheet = find_in(c.sheets)) {
    return made(start_item(*sheet, {"Scenario sheet", "Arkusz scenariusza"}), sheet_lines(c, *sheet));
  }
  if (const Area* area = find_in(c.areas)) {
    return made(start_item(*area, {"Area", "Obszar"}), {kernel::capitalise(sector_text(area->sector))});
  }
  return nullptr;
}

}  // namespace kostka::games::relic
