// Names in documents, the invariants of a position, and how a scenario's changes are brought into line.
#include <algorithm>
#include <array>
#include <numeric>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::name_in;
using kernel::names_in;
using kernel::value_in;

using Counts = std::array<std::int16_t, kMostCards>;

CardId card_of(CardId card) { return card; }
CardId card_of(const CardInPlay& card) { return card.card; }
CardId card_of(const CorruptionCard& card) { return card.card; }
CardId card_of(const CardAside& card) { return card.card; }

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
  visit("enemies", "cards_on_board", s.enemies.cards_on_board);
}

// Whether a card belongs to a deck: to which of them, and of the Nemesis decks whose.
bool is_of(const Card& card, Deck deck, NemesisId nemesis) { return card.deck == deck && card.nemesis == nemesis; }

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
bool count_cards(const State& s, std::size_t designs, Counts& counts) {
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

// Whether an id is none, or one of so many.
template <class Id>
bool is_one_of(Id id, std::size_t count) {
  return !id.valid() || id.index() < count;
}

// Whoever a position names sits at the table.
bool seats_exist(const State& s) {
  const auto exists = [&s](Seat seat) { return is_one_of(seat, s.seats); };
  const auto sees = [&exists](const auto& deck) { return exists(deck.seen_by); };
  const auto token_exists = [&exists](const Player& p) { return exists(p.mission.token_owner); };
  return exists(s.active) && exists(s.opponent) && exists(s.enemies.first) && sees(s.enemies.imperium) &&
         std::all_of(s.enemies.decks.begin(), s.enemies.decks.end(), sees) &&
         std::all_of(s.seen_by.begin(), s.seen_by.end(), exists) && std::all_of(s.aside.begin(), s.aside.end(), sees) &&
         std::all_of(s.players.begin(), s.players.begin() + s.seats, token_exists);
}

// The sheets of a player, also those that are still to be chosen from.
bool sheets_exist(const Player& p, const Catalogue& c) {
  const auto character = [&c](CharacterId id) { return is_one_of(id, c.characters.size()); };
  const auto nemesis = [&c](NemesisId id) { return is_one_of(id, c.nemeses.size()); };
  return character(p.character) && nemesis(p.nemesis) && std::all_of(p.dealt.begin(), p.dealt.end(), character) &&
         std::all_of(p.dealt_nemeses.begin(), p.dealt_nemeses.end(), nemesis);
}

// What is wrong with the ids that a position from outside names, so that nothing behind this looks beyond a table.
std::string unknown_name(const State& s, const Catalogue& c) {
  if (s.seats > kMostPlayers) return "there are more players than seats";
  if (!seats_exist(s)) return "the position names a seat at which nobody sits";
  Counts counts{};
  if (!count_cards(s, c.cards.size(), counts)) return "the position names a card that does not exist";
  for (std::size_t i = 0; i < s.seats; ++i) {
    const Player& p = s.players[i];
    if (!sheets_exist(p, c)) return "the position names a character or a nemesis that does not exist";
    if (!is_one_of(p.space, c.spaces.size()) || !is_one_of(p.mission.token_space, c.spaces.size())) {
      return "the position names a space that does not exist";
    }
  }
  const auto unused = [&c](CharacterId id) { return is_one_of(id, c.characters.size()); };
  if (!std::all_of(s.unused.begin(), s.unused.end(), unused))
    return "the position names a character that does not exist";
  if (!is_one_of(s.sheet, c.sheets.size())) return "the position names a sheet that does not exist";
  return {};
}

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

BoardIndex index_of(const State& s) {
  BoardIndex first_on{};
  for (const CardInPlay& lying : s.cards_on_board) ++first_on[std::min(lying.space.index(), kMostSpaces - 1) + 1];
  std::partial_sum(first_on.begin(), first_on.end(), first_on.begin());
  return first_on;
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

bool is_patched(std::span<const std::string> patched, std::string_view place) {
  return std::any_of(patched.begin(), patched.end(), [place](const std::string& path) {
    return path == place || (path.size() > place.size() && path.starts_with(place) && path[place.size()] == '.') ||
           (place.size() > path.size() && place.starts_with(path) && place[path.size()] == '.');
  });
}

std::string path_of(std::string_view owner, std::string_view list) {
  return owner.empty() ? std::string(list) : std::string(owner) + '.' + std::string(list);
}

// What the scenario placed stays, what it did not place gives way, and everything else lies in the decks (or, where a
// deck is given, in its discard pile).
class Settler {
 public:
  Settler(State& s, const Catalogue& c, std::span<const std::string> patched) : s_(s), c_(c), patched_(patched) {
    for (std::size_t i = 0; i < c.cards.size(); ++i) left_[i] = copies_of(CardId{i});
  }

  std::string cards() {
    for_each_list(s_, [&](std::string_view owner, std::string_view list, const auto& items) {
      if (!given(path_of(owner, list))) return;
      for (const auto& item : items) claim(card_of(item));
    });
    for (std::size_t i = 0; i < s_.seats; ++i) {
      if (given(mission_path(i))) claim(s_.players[i].mission.card);
    }
    for_each_deck(s_, [&](const std::string& deck_path, const std::string& pile_path, const auto& deck,
                          const auto& pile, Deck, NemesisId) {
      if (given(deck_path)) claim_deck(deck_path, deck);
      if (given(pile_path)) claim_all(pile);
    });
    if (!wrong_.empty()) return wrong_;
    yield();
    fill_decks();
    return {};
  }

  void order() {
    for (std::size_t i = 0; i < s_.seats; ++i) {
      Player& p = s_.players[i];
      std::sort(p.powers.begin(), p.powers.end());
      std::sort(p.unseen.begin(), p.unseen.end());
      for (CardInPlay& asset : p.assets) complete(asset);
    }
    for (CardInPlay& lying : s_.cards_on_board) complete(lying);
    for (CardInPlay& lying : s_.enemies.cards_on_board) complete(lying);
    // By insertion: cards that lie on one space keep their order.
    const auto by_space = [](const CardInPlay& a, const CardInPlay& b) { return a.space < b.space; };
    for (auto at = s_.cards_on_board.begin(); at != s_.cards_on_board.end(); ++at) {
      std::rotate(std::upper_bound(s_.cards_on_board.begin(), at, *at, by_space), at, at + 1);
    }
    for_each_deck(s_, [](const std::string&, const std::string&, auto& deck, auto&, Deck, NemesisId) {
      std::sort(deck.pool.begin(), deck.pool.end());
    });
  }

  // A nemesis that is given takes the seat of a character, and the other way round; it brings its values along.
  std::string nemeses() {
    std::array<bool, 16> used{};
    for (std::size_t i = 0; i < s_.seats; ++i) {
      Player& p = s_.players[i];
      const auto given_here = [&](std::string_view what) { return given(player_path(i, what)); };
      if (given_here("nemesis") && p.nemesis.valid()) {
        const Nemesis& sheet = c_.nemesis(p.nemesis);
        p.character = CharacterId{};
        p.influence = 0;
        if (!given_here("powers")) p.powers.clear();
        if (!given_here("assets")) p.assets.clear();
        if (!given_here("trophies")) p.trophies.clear();
        p.corruption.clear();
        p.completed.clear();
        p.unseen.clear();
        p.mission = {};
        if (!given_here("attributes")) {
          p.attributes = {};
          p.attributes[static_cast<std::size_t>(sheet.attribute)] = sheet.value;
        }
        if (!given_here("life")) p.life = sheet.life;
        if (!given_here("space")) p.space = sheet.start;
      }
      if (given_here("character") && p.character.valid()) p.nemesis = NemesisId{};
      if (!p.nemesis.valid()) continue;
      if (!s_.agreed.nemeses) return player_path(i, "nemesis") + " is given in a match without nemeses";
      if (std::exchange(used[p.nemesis.index()], true)) return "two seats lead one nemesis (RNE-SET-19)";
    }
    const auto leaders = std::count(used.begin(), used.end(), true);
    if (leaders > static_cast<std::ptrdiff_t>(kMostNemeses)) return "there are more than three nemeses (RNE-SCN-11)";
    for (std::size_t i = static_cast<std::size_t>(leaders); i < kMostNemeses; ++i) s_.enemies.decks[i] = {};
    // RNE-TURN-02
    Seat& first = s_.enemies.first;
    while (first.valid() && leaders < s_.seats && s_.players[first.index()].nemesis.valid()) {
      first = Seat{(first.index() + 1) % s_.seats};
    }
    return {};
  }

  // A character that is given brings its values along, except those that are given too; others give way.
  std::string characters() {
    std::array<bool, kMostCharacters> used{};
    const auto& sheets = c_.in_play[kernel::ContentSets::combination_of(s_.sets)].characters;
    const auto path = player_path;
    for (std::size_t i = 0; i < s_.seats; ++i) {
      const CharacterId id = s_.players[i].character;
      if (!given(path(i, "character")) || s_.players[i].nemesis.valid()) continue;
      if (!id.valid() || std::exchange(used[id.index()], true))
        return path(i, "character") + " is given twice or not at all";
      take_values(i, c_.characters[id.index()]);
    }
    for (std::size_t i = 0; i < s_.seats; ++i) {
      if (given(path(i, "character")) || s_.players[i].out || s_.players[i].nemesis.valid()) continue;
      CharacterId& id = s_.players[i].character;
      if (!id.valid() || used[id.index()]) {
        const auto free = std::ranges::find_if(sheets, [&](CharacterId each) { return !used[each.index()]; });
        if (free == sheets.end()) return "there are more players than character sheets";
        if (!id.valid()) take_values(i, c_.characters[free->index()]);
        id = *free;
      }
      used[id.index()] = true;
    }
    if (given("unused")) return {};
    s_.unused.clear();
    for (const CharacterId each : sheets) {
      if (!used[each.index()]) s_.unused.push_back(each);
    }
    return {};
  }

 private:
  void take_values(std::size_t i, const Character& sheet) {
    if (!given(player_path(i, "attributes"))) s_.players[i].attributes = sheet.attributes;
    if (!given(player_path(i, "life"))) s_.players[i].life = sheet.life;
    if (!given(player_path(i, "space"))) s_.players[i].space = sheet.start;
  }
  [[nodiscard]] bool given(std::string_view path) const { return is_patched(patched_, path); }
  static std::string player_path(std::size_t seat, std::string_view what) {
    return "players." + std::to_string(seat) + '.' + std::string(what);
  }
  static std::string mission_path(std::size_t seat) { return player_path(seat, "mission"); }

  // How many of a card are in this match.
  [[nodiscard]] std::int16_t copies_of(CardId card) const {
    return static_cast<std::int16_t>(is_here(c_.card(card)) ? c_.card(card).copies : 0);
  }
  // RNE-COMP-09
  [[nodiscard]] bool is_here(const Card& card) const {
    if (!kernel::has_set(s_.sets, card.set)) return false;
    if (card.deck == Deck::imperium) return s_.agreed.nemeses;
    if (card.deck != Deck::nemesis) return true;
    return std::any_of(s_.players.begin(), s_.players.begin() + s_.seats,
                       [&card](const Player& p) { return p.nemesis == card.nemesis; });
  }
  void claim(CardId card) {
    if (!card.valid() || --left_[card.index()] >= 0 || !wrong_.empty()) return;
    wrong_ = copies_of(card) == 0 ? "the card " + c_.card(card).id + " belongs to a set that is not in play"
                                  : "the card " + c_.card(card).id + " is placed more often than the " +
                                        std::to_string(copies_of(card)) + " times it exists";
  }
  template <class List>
  void claim_all(const List& cards) {
    for (const auto& card : cards) claim(card_of(card));
  }
  template <class AnyDeck>
  void claim_deck(const std::string& path, const AnyDeck& deck) {
    if (given(path + ".pool")) claim_all(deck.pool);
    claim_all(deck.top);
    claim_all(deck.bottom);
  }

  // Takes a card that is left over, or says that there is none.
  bool take(CardId card) {
    if (left_[card.index()] <= 0) return false;
    --left_[card.index()];
    return true;
  }

  void yield() {
    for_each_list(s_, [&](std::string_view owner, std::string_view list, auto& items) {
      if (given(path_of(owner, list))) return;
      for (std::size_t i = 0; i < items.size();) {
        if (take(card_of(items[i]))) {
          ++i;
        } else {
          items.take(i);
        }
      }
    });
    for (std::size_t i = 0; i < s_.seats; ++i) {
      Mission& mission = s_.players[i].mission;
      if (!given(mission_path(i)) && mission.card.valid() && !take(mission.card)) mission = {};
    }
    for_each_deck(s_, [&](const std::string&, const std::string& path, const auto&, auto& pile, Deck, NemesisId) {
      if (given(path)) return;
      for (std::size_t i = 0; i < pile.size();) {
        if (take(pile[i])) {
          ++i;
        } else {
          pile.take(i);
        }
      }
    });
  }

  void fill_decks() {
    for_each_deck(
        s_, [&](const std::string& path, const std::string&, auto& deck, auto& pile, Deck kind, NemesisId nemesis) {
          const bool deck_given = given(path);
          // A deck that is given from the top keeps the rest of its cards below.
          const bool whole = given(path + ".pool");
          if (!deck_given) deck = {};
          if (deck_given && !whole) deck.pool.clear();
          for (std::size_t i = 0; i < c_.cards.size(); ++i) {
            if (!is_of(c_.cards[i], kind, nemesis)) continue;
            for (; left_[i] > 0; --left_[i]) {
              if (whole) {
                pile.push_back(CardId{i});
              } else {
                deck.pool.insert_sorted(CardId{i});
              }
            }
          }
        });
  }

  void complete(CardInPlay& card) {
    if (card.serial == 0) card.serial = ++s_.serial;
    if (card.charges == kPrintedCharges) card.charges = c_.card(card.card).charges;
  }

  State& s_;
  const Catalogue& c_;
  std::span<const std::string> patched_;
  Counts left_{};
  std::string wrong_;
};

}  // namespace

std::optional<std::string> Names::name(std::string_view kind, std::uint32_t value) const {
  if (kind == CardTag::kind) return name_in(catalogue_.cards, value);
  if (kind == SpaceTag::kind) return name_in(catalogue_.spaces, value);
  if (kind == CharacterTag::kind) return name_in(catalogue_.characters, value);
  if (kind == SheetTag::kind) return name_in(catalogue_.sheets, value);
  if (kind == NemesisTag::kind) return name_in(catalogue_.nemeses, value);
  return {};
}

std::optional<std::uint32_t> Names::value(std::string_view kind, std::string_view name) const {
  if (kind == CardTag::kind) return value_in(catalogue_.cards, name);
  if (kind == SpaceTag::kind) return value_in(catalogue_.spaces, name);
  if (kind == CharacterTag::kind) return value_in(catalogue_.characters, name);
  if (kind == SheetTag::kind) return value_in(catalogue_.sheets, name);
  if (kind == NemesisTag::kind) return value_in(catalogue_.nemeses, name);
  return {};
}

std::vector<std::string> Names::names(std::string_view kind) const {
  if (kind == CardTag::kind) return names_in(catalogue_.cards);
  if (kind == SpaceTag::kind) return names_in(catalogue_.spaces);
  if (kind == CharacterTag::kind) return names_in(catalogue_.characters);
  if (kind == SheetTag::kind) return names_in(catalogue_.sheets);
  if (kind == NemesisTag::kind) return names_in(catalogue_.nemeses);
  return {};
}

const CardInPlay* Relic::find(std::uint16_t serial) const {
  if (serial == 0) return nullptr;
  for (std::size_t i = 0; i < s.seats; ++i) {
    for (const CardInPlay& asset : s.players[i].assets) {
      if (asset.serial == serial) return &asset;
    }
  }
  for (const CardInPlay& lying : s.cards_on_board) {
    if (lying.serial == serial) return &lying;
  }
  for (const CardInPlay& lying : s.enemies.cards_on_board) {
    if (lying.serial == serial) return &lying;
  }
  return nullptr;
}

CardInPlay* Relic::find(std::uint16_t serial) {
  return const_cast<CardInPlay*>(static_cast<const Relic*>(this)->find(serial));
}

int Relic::relics(Seat seat) const {
  const auto& assets = player(seat).assets;
  return static_cast<int>(std::count_if(assets.begin(), assets.end(),
                                        [this](const CardInPlay& a) { return card(a.card).deck == Deck::relic; }));
}

const char* Relic::audit() const {
  if (s.seats < 2 || s.seats > kMostPlayers) return "So many cannot play (REL-COMP-12).";
  if (const char* wrong = audit_cards(s, catalogue)) return wrong;
  if (s.phase == Phase::characters) return nullptr;
  if (!s.sheet.valid() || s.sheet.index() >= catalogue.sheets.size()) return "There is no scenario sheet.";
  if (!s.active.valid() || s.active.index() >= s.seats) return "Nobody has the turn.";
  if (const char* wrong = audit_characters(s, catalogue)) return wrong;
  if (const char* wrong = audit_board(s, catalogue)) return wrong;
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

std::string Relic::settle(std::span<const std::string> patched) {
  if (std::string wrong = unknown_name(s, catalogue); !wrong.empty()) return wrong;
  if (std::string wrong = settle_cards(patched); !wrong.empty()) return wrong;
  std::fill(s.players.begin() + s.seats, s.players.end(), Player{});  // State::copy_from()
  for (std::size_t i = 0; i < s.seats; ++i) update_responses(*this, Seat{i});
  s.first_on = index_of(s);
  update_board_windows(*this);
  s.some_done = s.some_spent = true;
  return {};
}

std::string Relic::settle_cards(std::span<const std::string> patched) {
  if (patched.empty() || s.phase == Phase::characters) return {};
  Settler settler(s, catalogue, patched);
  if (std::string wrong = settler.nemeses(); !wrong.empty()) return wrong;
  if (std::string wrong = settler.characters(); !wrong.empty()) return wrong;
  if (std::string wrong = settler.cards(); !wrong.empty()) return wrong;
  settler.order();
  return {};
}

std::string Relic::side_of(Seat seat) const {
  if (is_nemesis(seat)) return nemesis(seat).id;
  const CharacterId id = player(seat).character;
  return id.valid() ? catalogue.characters[id.index()].id : std::string{};
}

}  // namespace kostka::games::relic
