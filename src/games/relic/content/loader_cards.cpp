// Decks, cards and the abilities of everything.
#include "games/relic/content/loader.h"

#include <algorithm>

#include "games/relic/content/catalogue_checks.h"
#include "kernel/data/enum_names.h"

namespace kostka::games::relic {

namespace {

using kernel::Document;
using kernel::in_quotes;
using kernel::Reader;

constexpr std::int64_t kHighestValue = 30, kMostCharges = 9, kMostCopies = 68;

}  // namespace

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

void Loader::read_charges(Reader& r, Card& card) {
  card.charges = static_cast<std::int8_t>(r.integer_or("charges", 0, 1, kMostCharges));
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

}  // namespace kostka::games::relic
