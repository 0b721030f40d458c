#include "games/relic/content/in_play.h"

#include "kernel/data/enum_names.h"

namespace kostka::games::relic {
namespace {

// What a deck gives, by the colour of the deck: the colour of the card does not matter when it is drawn.
void expect_enemy(const Card& card, InPlay& in_play) {
  const auto deck = static_cast<std::size_t>(colour_of(card.deck));
  const auto form = static_cast<std::size_t>(card.attribute);
  const int size = in_play.deck_sizes[static_cast<std::size_t>(card.deck)];
  in_play.expected.enemies[deck][form] += 1000 * card.copies / size;
  in_play.expected.values[deck][form] += 1000 * card.copies * card.value / size;
}

void add_windows(const Abilities& abilities, InPlay& in_play) {
  in_play.windows |= abilities.own | abilities.any;
  in_play.any_windows |= abilities.any;
}

void add_power_windows(CardId id, const Abilities& abilities, InPlay& in_play) {
  const WindowSet all = abilities.own | abilities.any;
  in_play.power_windows |= all;
  in_play.power_any_windows |= abilities.any;
  for (const Window window : kernel::kEnumValues<Window>) {
    if ((all & set_of(window)) != 0) in_play.powers_in[static_cast<std::size_t>(window)].push_back(id);
  }
}

// RNE-COMP-09: the decks of the nemeses are counted apart.
void add_card(const Catalogue& c, std::size_t i, InPlay& in_play) {
  const Card& card = c.cards[i];
  const std::uint64_t weight = card.copies * c.weights[i];
  switch (card.deck) {
    case Deck::imperium: in_play.imperium_weight += weight; break;
    case Deck::nemesis: {
      InPlay::Might& might = in_play.might[card.nemesis.index()];
      might.weight += weight;
      if (card.type != CardType::might) break;
      might.windows |= card.abilities.own;
      for (const Window window : kernel::kEnumValues<Window>) {
        if ((card.abilities.own & set_of(window)) == 0) continue;
        might.cards_in[static_cast<std::size_t>(window)].emplace_back(i);
      }
      break;
    }
    case Deck::power: add_power_windows(CardId{i}, card.abilities, in_play); [[fallthrough]];
    case Deck::corruption:
    case Deck::mission:
    case Deck::relic:
    case Deck::wargear:
    case Deck::red:
    case Deck::blue:
    case Deck::yellow: in_play.weight += weight; break;
  }
  add_windows(card.abilities, in_play);
  if (is_threat(card.deck) && card.type == CardType::enemy) expect_enemy(card, in_play);
}

}  // namespace

InPlay in_play_with(const Catalogue& c, kernel::SetMask sets) {
  InPlay in_play;
  in_play.might.resize(c.nemeses.size());
  for (const Card& card : c.cards) {
    if (kernel::has_set(sets, card.set)) in_play.deck_sizes[static_cast<std::size_t>(card.deck)] += card.copies;
  }
  for (std::size_t i = 0; i < c.cards.size(); ++i) {
    if (kernel::has_set(sets, c.cards[i].set)) add_card(c, i, in_play);
  }
  for (std::size_t i = 0; i < c.characters.size(); ++i) {
    if (!kernel::has_set(sets, c.characters[i].set)) continue;
    in_play.characters.emplace_back(i);
    add_windows(c.characters[i].abilities, in_play);
  }
  for (std::size_t i = 0; i < c.nemeses.size(); ++i) {
    if (!kernel::has_set(sets, c.nemeses[i].set)) continue;
    in_play.nemeses.emplace_back(i);
    add_windows(c.nemeses[i].abilities, in_play);
  }
  for (std::size_t i = 0; i < c.sheets.size(); ++i) {
    if (!kernel::has_set(sets, c.sheets[i].set)) continue;
    in_play.sheets.emplace_back(i);
    add_windows(c.sheets[i].rule, in_play);
  }
  return in_play;
}

}  // namespace kostka::games::relic
