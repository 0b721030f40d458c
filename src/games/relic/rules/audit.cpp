// The invariants of a position (Table::audit).
#include <algorithm>
#include <utility>

#include "games/relic/rules/position.h"

namespace kostka::games::relic {

using namespace position;

namespace {

// Without a jump for each card, which is most of the time of std::is_sorted.
template <class Cards>
bool is_ascending(const Cards& cards) {
  bool ascending = true;
  for (std::size_t i = 1; i < cards.size(); ++i) ascending &= !(cards[i] < cards[i - 1]);
  return ascending;
}

// RNE-COMP-09: nemeses bring their decks along.
std::uint64_t weight_of_all(const State& s, const Catalogue& c) {
  const InPlay& in_play = c.in_play[kernel::ContentSets::combination_of(s.sets)];
  std::uint64_t weight = in_play.weight;
  if (!s.agreed.nemeses) return weight;
  weight += in_play.imperium_weight;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (s.players[i].nemesis.valid()) weight += in_play.might[s.players[i].nemesis.index()].weight;
  }
  return weight;
}

// Every card lies in the deck and on the pile of its back.
const char* audit_small_decks(const State& s, const Catalogue& c) {
  bool belong = true;
  const auto check = [&](const auto& cards, Deck deck, NemesisId nemesis) {
    const auto fits = [&](CardId card) { return is_of(c.card(card), deck, nemesis); };
    belong = belong && std::all_of(cards.deck.pool.begin(), cards.deck.pool.end(), fits) &&
             std::all_of(cards.deck.top.begin(), cards.deck.top.end(), fits) &&
             std::all_of(cards.pile.begin(), cards.pile.end(), fits) && is_ascending(cards.deck.pool);
  };
  check(s.enemies.imperium, Deck::imperium, NemesisId{});
  std::size_t next = 0;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (s.players[i].nemesis.valid() && next < kMostNemeses)
      check(s.enemies.decks[next++], Deck::nemesis, s.players[i].nemesis);
  }
  return belong ? nullptr : "A card lies in a deck that is not its own (RNE-CARD-04).";
}

const char* audit_cards(const State& s, const Catalogue& c) {
  // Weighing all cards together takes a fraction of the time of counting each design.
  std::uint64_t weight = 0;
  for_each_card(s, [&, weights = c.weights.data()](CardId card) {
    weight += weights[std::min(card.index(), c.weights.size() - 1)];
  });
  if (weight != weight_of_all(s, c)) {
    Counts counts{};
    if (!count_cards(s, c.cards.size(), counts)) return "The position names a card that does not exist.";
    return "A card got lost or exists more often than it was printed.";
  }
  for (std::size_t d = 0; d < kDecks; ++d) {
    const auto belongs_here = [&](CardId card) { return c.card_facts[card.index()].deck == static_cast<Deck>(d); };
    const auto all_belong = [&](const auto& cards) { return std::all_of(cards.begin(), cards.end(), belongs_here); };
    const auto& pool = s.decks[d].pool;
    if (!is_ascending(pool)) return "An unordered deck is not kept in ascending order.";
    // Designs are numbered deck by deck.
    const bool pool_belongs = pool.empty() || (belongs_here(pool.front()) && belongs_here(pool.back()));
    if (!pool_belongs || !all_belong(s.decks[d].top) || !all_belong(s.discards[d])) {
      return "A card lies in a deck that is not its own (REL-COMP-08).";
    }
  }
  return s.agreed.nemeses ? audit_small_decks(s, c) : nullptr;
}

const char* audit_board(const State& s, const Catalogue& c) {
  if (s.first_on != index_of(s)) return "A card lies on the board where nobody would look for it.";
  if (s.board_windows != board_windows_of(s, c)) return "A card on the board acts when nobody would ask it.";
  const CardInPlay* before = nullptr;
  for (const CardInPlay& lying : s.cards_on_board) {
    if (!before || before->space != lying.space) {
      if (!lying.space.valid() || lying.space.index() >= c.spaces.size()) return "A Threat card lies beside the board.";
      const bool inside = c.space(lying.space).sector > Sector::middle;
      if (inside && !c.threats_inside) return "A Threat card lies in the inner sector (REL-INNER-07).";
    }
    // RNE-NCARD-06: enemies and encounters of Nemesis decks are Threat cards there.
    const Card& card = c.card(lying.card);
    const bool nemesis = card.deck == Deck::nemesis && card.colour != ThreatColour::none;
    if (!is_threat(card.deck) && !nemesis) return "A card lies on the board that is no Threat card.";
    if ((lying.done && !s.some_done) || (lying.spent && !s.some_spent))
      return "A mark on a card would never be removed.";
    if (before && lying.space < before->space) return "The cards on the board are not kept by space.";
    before = &lying;
  }
  return nullptr;
}

const char* audit_scenario(const State& s, const Catalogue& c) {
  const ScenarioTable& scenario = s.scenario;
  const auto fits = [&c](CardId card) {
    return c.card(card).type == CardType::enemy && is_threat(c.card_facts[card.index()].deck);
  };
  if (!std::all_of(scenario.deck.begin(), scenario.deck.end(), fits)) {
    return "A card lies in the scenario deck that may not be there (RNE-SCN-17).";
  }
  if (!is_ascending(scenario.deck)) return "The scenario deck is not kept in ascending order.";
  SpaceSet used = 0;
  for (const TokenOnSpace& token : scenario.tokens) {
    const bool inside = c.space(token.space).sector == Sector::inner && token.space != c.rift;
    if (!inside || (used & set_of(token.space)) != 0) return "A token lies where none may be (RNE-SCN-08).";
    used |= set_of(token.space);
  }
  return nullptr;
}

const char* audit_nemesis(const Player& p, const Catalogue& c) {
  if (p.character.valid()) return "A nemesis has a character, too.";
  if (p.nemesis.index() >= c.nemeses.size()) return "There is no such nemesis.";
  if (!p.space.valid() || p.space.index() >= c.spaces.size()) return "A nemesis stands beside the board.";
  if (c.space(p.space).sector > Sector::middle) return "A nemesis stands in the inner sector (RNE-MOVE-04).";
  const int dial = p.attributes[static_cast<std::size_t>(c.nemesis(p.nemesis).attribute)];
  if (dial < 1 || dial > 12) return "The dial of a nemesis is beyond its limits (RNE-NEM-08).";
  if (p.life < 0 || p.life > 12) return "Life is beyond its limits (RNE-NEM-09).";
  if (p.level < 0 || p.level > kHighestNemesisLevel) return "There is no such level (RNE-EXP-07).";
  if (p.infamy < 0 || p.infamy > 25) return "Infamy is beyond its limits (RNE-INF-03).";
  if (p.influence != 0 || !p.corruption.empty() || p.mission.card.valid() || !p.completed.empty()) {
    return "A nemesis has what only characters have (RNE-SET-18).";
  }
  return is_ascending(p.powers) ? nullptr : "A hand is not kept in ascending order.";
}

const char* audit_player(const Player& p, const Catalogue& c) {
  if (p.nemesis.valid()) return audit_nemesis(p, c);
  if (p.out) return p.space.valid() ? "An eliminated player still stands on the board (REL-OUT-19)." : nullptr;
  if (!p.character.valid() || p.character.index() >= c.characters.size()) return "A player has no character.";
  if (!p.space.valid() || p.space.index() >= c.spaces.size()) return "A figure stands beside the board.";
  for (const int dial : p.attributes) {
    if (dial < 1 || dial > 12) return "A dial is beyond its limits (REL-ATTR-03, REL-ATTR-04).";
  }
  if (p.life < 0 || p.life > 12) return "Life is beyond its limits (REL-ATTR-06, REL-ATTR-07).";
  if (p.level < 0 || p.level > kHighestLevel) return "There is no such level (REL-LEVEL-02).";
  if (p.influence < 0) return "Influence is below zero (REL-INF-03).";
  if (!std::is_sorted(p.powers.begin(), p.powers.end())) return "A hand is not kept in ascending order.";
  if (!std::is_sorted(p.unseen.begin(), p.unseen.end())) return "Unseen missions are not kept in ascending order.";
  return nullptr;
}

const char* audit_characters(const State& s, const Catalogue& c) {
  std::array<bool, kMostCharacters> used{};
  const auto twice = [&](CharacterId id) {
    return id.index() >= c.characters.size() || !kernel::has_set(s.sets, c.characters[id.index()].set) ||
           std::exchange(used[id.index()], true);
  };
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (s.players[i].out || s.players[i].nemesis.valid()) continue;
    if (twice(s.players[i].character)) return "Two players have one character (REL-CHAR-04).";
  }
  for (const CharacterId id : s.unused) {
    if (twice(id)) return "A character sheet is in two places (REL-CHAR-04).";
  }
  return nullptr;
}

}  // namespace

const char* Relic::audit() const {
  if (s.seats < 2 || s.seats > kMostPlayers) return "So many cannot play (REL-COMP-12).";
  if (const char* wrong = audit_cards(s, catalogue)) return wrong;
  if (s.phase == Phase::characters) return nullptr;
  if (!s.sheet.valid() || s.sheet.index() >= catalogue.sheets.size()) return "There is no scenario sheet.";
  if (!s.active.valid() || s.active.index() >= s.seats) return "Nobody has the turn.";
  if (const char* wrong = audit_characters(s, catalogue)) return wrong;
  if (const char* wrong = audit_board(s, catalogue)) return wrong;
  if (const char* wrong = audit_scenario(s, catalogue)) return wrong;
  WindowSet any = 0;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (const char* wrong = audit_player(s.players[i], catalogue)) return wrong;
    if (s.responses[i] != responses_of(s, catalogue, Seat{i}))
      return "The windows kept for a player are not those of the cards in front of them.";
    any |= s.responses[i].any;
  }
  if (s.any_responses != any) return "The windows kept for all players are not those of each.";
  return nullptr;
}

}  // namespace kostka::games::relic
