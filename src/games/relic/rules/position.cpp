// Names in documents, and how a scenario's changes to a position are brought into line.
#include <algorithm>
#include <array>
#include <numeric>

#include "games/relic/rules/position.h"

namespace kostka::games::relic {

using namespace position;

namespace {

using kernel::name_in;
using kernel::names_in;
using kernel::value_in;

// Whether an id is none, or one of so many.
template <class Id>
bool is_one_of(Id id, std::size_t count) {
  return !id.valid() || id.index() < count;
}

// Everyone whom a position names sits at the table.
bool seats_exist(const State& s) {
  const auto exists = [&s](Seat seat) { return is_one_of(seat, s.seats); };
  const auto sees = [&exists](const auto& deck) { return exists(deck.seen_by); };
  const auto token_exists = [&exists](const Player& p) { return exists(p.mission.token_owner); };
  return exists(s.active) && exists(s.opponent) && exists(s.enemies.first) && sees(s.enemies.imperium) &&
         std::all_of(s.enemies.decks.begin(), s.enemies.decks.end(), sees) &&
         std::all_of(s.scenario.tokens.begin(), s.scenario.tokens.end(),
                     [&exists](const TokenOnSpace& token) { return token.owner.valid() && exists(token.owner); }) &&
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
  const auto token = [&c](const TokenOnSpace& t) { return t.space.valid() && t.space.index() < c.spaces.size(); };
  if (!std::all_of(s.scenario.tokens.begin(), s.scenario.tokens.end(), token))
    return "the position names a space that does not exist";
  const auto unused = [&c](CharacterId id) { return is_one_of(id, c.characters.size()); };
  if (!std::all_of(s.unused.begin(), s.unused.end(), unused))
    return "the position names a character that does not exist";
  if (!is_one_of(s.sheet, c.sheets.size())) return "the position names a sheet that does not exist";
  return {};
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
    for (CardInPlay& lying : s_.scenario.laid) complete(lying);
    std::sort(s_.scenario.deck.begin(), s_.scenario.deck.end());
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
  for (const CardInPlay& laid : s.scenario.laid) {
    if (laid.serial == serial) return &laid;
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
