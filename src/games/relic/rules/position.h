// What reading and checking a position have in common: every list of it that holds cards. Only for position.cpp and
// audit.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic::position {

using Counts = std::array<std::int16_t, kMostCards>;

inline CardId card_of(CardId card) { return card; }
inline CardId card_of(const CardInPlay& card) { return card.card; }
inline CardId card_of(const CorruptionCard& card) { return card.card; }
inline CardId card_of(const CardAside& card) { return card.card; }

// Every list of the position that holds cards, with its path. Lists of one player are named after the seat.
template <class S, class Visit>
void for_each_list(S& s, Visit visit) {
  constexpr std::array<std::string_view, kMostPlayers> kPlayers = {"players.0", "players.1", "players.2",
                                                                   "players.3", "players.4", "players.5"};
  for (std::size_t i = 0; i < s.seats; ++i) {
    auto& p = s.players[i];
    visit(kPlayers[i], "powers", p.powers);
    visit(kPlayers[i], "assets", p.assets);
    visit(kPlayers[i], "trophies", p.trophies);
    visit(kPlayers[i], "corruption", p.corruption);
    visit(kPlayers[i], "completed", p.completed);
    visit(kPlayers[i], "unseen", p.unseen);
  }
  visit("", "cards_on_board", s.cards_on_board);
  visit("", "aside", s.aside);
  visit("scenario", "deck", s.scenario.deck);
  visit("scenario", "laid", s.scenario.laid);
  visit("enemies", "cards_on_board", s.enemies.cards_on_board);
}

// Whether a card belongs to a deck: to which of them, and of the Nemesis decks whose.
inline bool is_of(const Card& card, Deck deck, NemesisId nemesis) {
  return card.deck == deck && card.nemesis == nemesis;
}

// Every deck on the table with its discard pile, their paths, and what belongs there.
template <class S, class Visit>
void for_each_deck(S& s, Visit visit) {
  for (std::size_t d = 0; d < kDecks; ++d) {
    const std::string place = std::to_string(d);
    visit("decks." + place, "discards." + place, s.decks[d], s.discards[d], static_cast<Deck>(d), NemesisId{});
  }
  if (!s.agreed.nemeses) return;
  visit(std::string("enemies.imperium.deck"), std::string("enemies.imperium.pile"), s.enemies.imperium.deck,
        s.enemies.imperium.pile, Deck::imperium, NemesisId{});
  std::size_t next = 0;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (!s.players[i].nemesis.valid()) continue;
    const std::string path = "enemies.decks." + std::to_string(next);
    auto& cards = s.enemies.decks[next++];
    visit(path + ".deck", path + ".pile", cards.deck, cards.pile, Deck::nemesis, s.players[i].nemesis);
  }
}

template <class Add>
void for_each_card(const State& s, Add add) {
  const auto add_all = [&](const auto& cards) {
    for (const auto& card : cards) add(card_of(card));
  };
  for_each_list(s, [&](std::string_view, std::string_view, const auto& cards) { add_all(cards); });
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (s.players[i].mission.card.valid()) add(s.players[i].mission.card);
  }
  for (std::size_t d = 0; d < kDecks; ++d) {
    add_all(s.decks[d].pool);
    add_all(s.decks[d].top);
    add_all(s.decks[d].bottom);
    add_all(s.discards[d]);
  }
  if (!s.agreed.nemeses) return;
  const auto add_deck = [&](const auto& cards) {
    add_all(cards.deck.pool);
    add_all(cards.deck.top);
    add_all(cards.deck.bottom);
    add_all(cards.pile);
  };
  add_deck(s.enemies.imperium);
  for (const NemesisDeck& deck : s.enemies.decks) add_deck(deck);
}

// All cards of the position, counted by design; false if one of them does not exist.
inline bool count_cards(const State& s, std::size_t designs, Counts& counts) {
  bool exist = true;
  for_each_card(s, [&](CardId card) {
    if (card.index() < designs) {
      ++counts[card.index()];
    } else {
      exist = false;
    }
  });
  return exist;
}

inline BoardIndex index_of(const State& s) {
  BoardIndex first_on{};
  for (const CardInPlay& lying : s.cards_on_board) ++first_on[std::min(lying.space.index(), kMostSpaces - 1) + 1];
  std::partial_sum(first_on.begin(), first_on.end(), first_on.begin());
  return first_on;
}

}  // namespace kostka::games::relic::position
