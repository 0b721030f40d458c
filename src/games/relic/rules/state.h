// The whole position of a Relic match as plain data.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "games/relic/content/catalogue.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/ids.h"
#include "kernel/play/deck.h"

namespace kostka::games::relic {

using kernel::Seat;

// Room for packs that add to the printed decks and seats.
inline constexpr std::size_t kMostPlayers = 6;
inline constexpr std::size_t kDeckRoom = *std::max_element(kDeckRooms.begin(), kDeckRooms.end());
inline constexpr std::size_t kMostThreats = 240;
static_assert(kMostThreats >= room_of(Deck::red) + room_of(Deck::blue) + room_of(Deck::yellow));

// Where play() goes on; each is a checkpoint.
enum class Phase : std::uint8_t {
  characters,  // REL-SETUP-02 to 10
  beginnings,  // REL-SETUP-11 to 13
  movement,    // REL-MOVE, REL-INNER
  exploration,
  engagement,
  experience,
  over
};
BOOST_DESCRIBE_ENUM(Phase, characters, beginnings, movement, exploration, engagement, experience, over)

// The match's switches, as agreed before play.
struct Agreement {
  SheetId sheet{};      // REL-SETUP-18: a sheet picked by the players; none: drawn
  Seat first{};         // REL-SETUP-14: who begins; none: drawn
  bool declare{};       // REL-BONUS-02, REL-BONUS-04: players say which bonuses they use; otherwise all that fit
  bool nemeses{};       // RNE-COMP-09: the variant Enemies of the Imperium
  bool draw_roles{};    // RNE-SET-07: who leads a nemesis is drawn, not declared
  bool printed_only{};  // no scenario sheet of an expansion that was designed here is drawn

  // For documents (state_reading.h).
  template <class See>
  static void members(See see) {
    see("sheet", &Agreement::sheet);
    see("first", &Agreement::first);
    see("declare", &Agreement::declare);
  }
  template <class See>
  static void rest(See see) {
    see("nemeses", &Agreement::nemeses);
    see("draw_roles", &Agreement::draw_roles);
    see("printed_only", &Agreement::printed_only);
  }
  [[nodiscard]] bool rest_in_use() const { return nemeses || draw_roles || printed_only; }
};

// What a position that names only the card means: as many charges as are printed on it.
inline constexpr std::int8_t kPrintedCharges = -1;

// A card in the open: an asset in a play area, a Threat or Imperium card on a space.
struct CardInPlay {
  CardId card{};
  std::uint16_t serial = 0;  // tells equal cards apart for as long as they lie
  SpaceId space{};           // of a card on the board
  std::int8_t charges = 0;
  bool spent : 1 = false;  // REL-CHARGE-06: a charge of it was spent this turn
  bool plain : 1 = false;  // taken as an asset without abilities
  // REL-EVADE-03, REL-ENGAGE-13: evaded or resolved in this phase. RNE-IMP-12: an agent's moment is over
  bool done : 1 = false;

  bool operator==(const CardInPlay&) const = default;

  // For documents (state_reading.h).
  template <class Self, class See>
  static void visit(Self& v, See see) {
    see("card", v.card);
    see("serial", v.serial);
    see("space", v.space);
    see("charges", v.charges);
    // A reference to one bit cannot be passed on.
    std::array<bool, 3> marks = {v.spent, v.plain, v.done};
    see("spent", marks[0]);
    see("plain", marks[1]);
    see("done", marks[2]);
    if constexpr (!std::is_const_v<Self>) {
      v.spent = marks[0];
      v.plain = marks[1];
      v.done = marks[2];
    }
  }
  static CardInPlay named() {
    CardInPlay card;
    card.charges = kPrintedCharges;
    return card;
  }
};

struct CorruptionCard {
  CardId card{};
  bool up = false;     // REL-CORR-03, REL-CORR-04
  bool shown = false;  // all have seen its face

  bool operator==(const CorruptionCard&) const = default;
  // REL-CORR-11: to everybody, not only to its owner.
  [[nodiscard]] bool known() const { return up || shown; }

  // For documents (state_reading.h).
  template <class Self, class See>
  static void visit(Self& v, See see) {
    see("card", v.card);
    see("up", v.up);
    see("shown", v.shown);
  }
  static CorruptionCard named() { return {CardId{}, true, false}; }
};

// The active mission with what it has counted (REL-MISSION-02, REL-COMP-13).
struct Mission {
  CardId card{};
  std::array<std::int8_t, 2> progress{};  // one for each way to fulfil it
  std::uint64_t seen = 0;                 // colours or spaces that were already counted
  SpaceId token_space{};
  Seat token_owner{};

  bool operator==(const Mission&) const = default;

  // For documents (state_reading.h).
  template <class Self, class See>
  static void visit(Self& v, See see) {
    see("card", v.card);
    see("progress", v.progress);
    see("seen", v.seen);
    see("token_space", v.token_space);
    see("token_owner", v.token_owner);
  }
  static Mission named() { return {}; }
};

}  // namespace kostka::games::relic

#include "games/relic/rules/state_reading.h"

namespace kostka::games::relic {

// REL-CHAR-05: the person and the character in one. REL-SETUP-16: a new player has nothing of all this but what
// setup.cpp gives.
struct Player {
  CharacterId character{};
  kernel::FixedVector<CharacterId, 2> dealt{};  // while characters are chosen
  SpaceId space{};
  std::array<std::int8_t, 3> attributes{};  // REL-COMP-03: the dials
  std::int8_t life = 0;
  std::int8_t level = 0;
  std::int16_t influence = 0;
  kernel::FixedVector<CardId, room_of(Deck::power)> powers{};  // hidden; ascending
  kernel::FixedVector<CorruptionCard, kMostCorruption> corruption{};
  Mission mission{};
  kernel::FixedVector<CardId, room_of(Deck::mission)> completed{};  // were active once, so everybody knows them
  // REL-MISSION-07: gained face down; nobody knows them. Ascending
  kernel::FixedVector<CardId, room_of(Deck::mission)> unseen{};
  std::int8_t move_bonus = 0;       // REL-GEN-09
  std::array<bool, 3> token_for{};  // REL-WIN-07: own tokens on the scenario sheet, by attribute
  std::int8_t tokens = 0;           // the others there
  bool on_side = false;             // REL-MISS-01; only the turn is lost (REL-MISS-05, REL-MISS-08)
  bool out = false;                 // REL-OUT-19
  bool again = false;               // takes another turn after this one

  // RNE-NEM-05: of a seat that leads a nemesis, which has no character. Its Might cards are the hidden `powers`, its
  // arsenal the `assets`, its agents the `trophies`, and of the dials only that of its attribute counts.
  NemesisId nemesis{};
  std::int8_t infamy = 0;                             // RNE-INF-03
  std::int8_t team = 0;                               // RNE-SCN-12: who shares the number; 0: nobody
  kernel::FixedVector<NemesisId, 2> dealt_nemeses{};  // RNE-SET-10: while sheets are chosen

  // Last, because copies leave out the ends of these long lists.
  kernel::FixedVector<CardInPlay, 40> assets{};  // relics too (REL-ASSET-06), nothing that has a list (REL-ASSET-05)
  kernel::FixedVector<CardId, kMostEnemies> trophies{};

  void copy_from(const Player& other);

  // For documents (state_reading.h).
  template <class See>
  static void members(See see) {
    see("character", &Player::character);
    see("dealt", &Player::dealt);
    see("space", &Player::space);
    see("attributes", &Player::attributes);
    see("life", &Player::life);
    see("level", &Player::level);
    see("influence", &Player::influence);
    see("powers", &Player::powers);
    see("assets", &Player::assets);
    see("trophies", &Player::trophies);
    see("corruption", &Player::corruption);
    see("mission", &Player::mission);
    see("completed", &Player::completed);
    see("unseen", &Player::unseen);
    see("move_bonus", &Player::move_bonus);
    see("token_for", &Player::token_for);
    see("tokens", &Player::tokens);
    see("on_side", &Player::on_side);
    see("out", &Player::out);
    see("again", &Player::again);
  }
  template <class See>
  static void rest(See see) {
    see("nemesis", &Player::nemesis);
    see("infamy", &Player::infamy);
    see("team", &Player::team);
    see("dealt_nemeses", &Player::dealt_nemeses);
  }
  [[nodiscard]] bool rest_in_use() const {
    return nemesis.valid() || infamy != 0 || team != 0 || !dealt_nemeses.empty();
  }
};
inline void Player::copy_from(const Player& other) {
  std::memcpy(reinterpret_cast<std::byte*>(this), reinterpret_cast<const std::byte*>(&other), offsetof(Player, assets));
  assets.copy_from(other.assets);
  trophies.copy_from(other.trophies);
}

// One for each seat. Documents and fingerprints have four of them, as the base game has character boards, and more only
// where more are playing.
struct Players : std::array<Player, kMostPlayers> {
  [[nodiscard]] bool rest_in_use() const {
    return std::any_of(begin(), end(), [](const Player& p) { return p.rest_in_use(); });
  }
};

}  // namespace kostka::games::relic

namespace kostka::kernel {
template <>
struct Reflect<games::relic::Agreement> : games::relic::detail::ReflectNamed<games::relic::Agreement> {};
template <>
struct Reflect<games::relic::Player> : games::relic::detail::ReflectNamed<games::relic::Player> {};
template <>
struct Reflect<games::relic::Players> : games::relic::detail::ReflectSeats<games::relic::Players, 4> {};
}  // namespace kostka::kernel

namespace kostka::games::relic {

using Pile = kernel::FixedVector<CardId, kDeckRoom>;
// Nothing is ever placed under a deck, and on it only what somebody has looked at: four cards at most.
using CardDeck = kernel::Deck<CardId, kDeckRoom, 12>;

// A card between two places: drawn, and somebody still decides what becomes of it.
struct CardAside {
  CardId card{};
  Seat seen_by{};  // none: everybody sees it

  bool operator==(const CardAside&) const = default;
};
BOOST_DESCRIBE_STRUCT(CardAside, (), (card, seen_by))

// In which windows the character, assets and active Corruption cards of a player and the scenario sheet act; `any` in
// those of others. It follows from the rest (update_responses() keeps it) and is asked at every turn of events.
struct Responses {
  WindowSet own = 0, any = 0;
  WindowSet cards = 0;  // of these, those in which an asset or a Corruption card does

  bool operator==(const Responses&) const = default;
};

// The same for the cards on the board: in which windows they act for the player on their space, and for all players.
struct BoardWindows {
  WindowSet own = 0, any = 0;

  // REL-THREAT-08: an asset works only for its owner.
  void add(const Card& card) {
    if (card.type == CardType::asset) return;
    own |= card.abilities.own;
    any |= card.abilities.any;
  }
  bool operator==(const BoardWindows&) const = default;
};

// Where in `cards_on_board` the cards of a space begin, for every space; those of the next one end them.
using BoardIndex = std::array<std::uint8_t, kMostSpaces + 1>;
static_assert(kMostThreats < 256);

// RNE-COMP-12: a deck of the nemeses with its discard pile, the last card of which lies on top. On the deck lie only
// cards that somebody has looked at, and those a scenario puts there.
template <std::size_t room>
struct SmallDeck {
  kernel::Deck<CardId, room, 4> deck{};
  kernel::FixedVector<CardId, room> pile{};
  Seat seen_by{};  // who has looked at the cards on top

  BOOST_DESCRIBE_CLASS(SmallDeck, (), (deck, pile, seen_by), (), ())
};
using ImperiumDeck = SmallDeck<kImperiumRoom>;
using NemesisDeck = SmallDeck<kNemesisDeckRoom>;

// What somebody has declared in place of exploring (RNE-EXPL-01, RNE-BAT-02, RNE-DUEL-01).
enum class Declared : std::uint8_t { nothing, battle, duel };
BOOST_DESCRIBE_ENUM(Declared, nothing, battle, duel)

// RNE-COMP-09: what a match has on the table beside the rest if nemeses play.
struct NemesisTable {
  Seat first{};  // RNE-TURN-02: the first character; the round begins there
  ImperiumDeck imperium{};
  std::array<NemesisDeck, kMostNemeses> decks{};  // RNE-SET-13: by nemesis, in the order of the seats
  // RNE-EXPL-06: the Imperium cards on the board, the oldest first.
  kernel::FixedVector<CardInPlay, kImperiumRoom> cards_on_board{};

  BOOST_DESCRIBE_CLASS(NemesisTable, (), (first, imperium, decks, cards_on_board), (), ())
};

// RNE-SCN-08: a token of a player on a space of the inner sector.
struct TokenOnSpace {
  SpaceId space{};
  Seat owner{};

  bool operator==(const TokenOnSpace&) const = default;
};
BOOST_DESCRIBE_STRUCT(TokenOnSpace, (), (space, owner))

// What lies on the scenario sheet and because of it, beside the tokens that players keep count of themselves.
struct ScenarioTable {
  // RNE-SCN-01: the scenario deck; ascending, since it is shuffled before every use (RNE-SCN-02).
  kernel::FixedVector<CardId, kMostEnemies> deck{};
  kernel::FixedVector<CardInPlay, 12> laid{};      // RNE-SCN-02: while they are battled
  kernel::FixedVector<TokenOnSpace, 12> tokens{};  // in the order in which they were placed

  void copy_from(const ScenarioTable& other) {
    deck.copy_from(other.deck);
    laid.copy_from(other.laid);
    tokens.copy_from(other.tokens);
  }

  BOOST_DESCRIBE_CLASS(ScenarioTable, (), (deck, laid, tokens), (), ())
};

// Aligned because it is copied all the time, into and out of the checkpoint and from table to table: processors copy
// such a block thirty times more slowly when the target lies a few bytes ahead of the source, give or take whole pages.
struct alignas(64) State {
  Agreement agreed{};
  std::uint8_t seats = 2;
  SheetId sheet{};
  std::array<CardDeck, kDecks> decks{};
  std::array<Seat, kDecks> seen_by{};                          // who has looked at the cards on top of a deck
  std::array<Pile, kDecks> discards{};                         // REL-COMP-08; the last one is on top
  kernel::FixedVector<CharacterId, kMostCharacters> unused{};  // REL-SETUP-06; ascending
  Phase phase = Phase::characters;
  std::uint16_t turn = 0;
  std::uint16_t serial = 0;  // the last one given out
  Seat active{};
  // RNE-EXPL-14: whom the active one has decided to meet in the Engagement phase, and how.
  Seat opponent{};
  Declared declared = Declared::nothing;
  static constexpr std::array kRenamed{kernel::Renamed{"lying", "cards_on_board"}};

  // What follows from the match's switches or from the rest, and so is no part of documents and fingerprints.
  kernel::SetMask sets = kernel::kBaseOnly;
  bool has_scenarios = false;  // the box has sheets that use `scenario`, so that documents name it
  std::array<Responses, kMostPlayers> responses{};
  WindowSet any_responses = 0;  // `any` of all of them
  BoardIndex first_on{};
  BoardWindows board_windows{};
  // Whether a card may be marked: as resolved or evaded (CardInPlay::done), or that a charge of it was spent.
  bool some_done = true, some_spent = true;

  // Last, because copies leave out what is not in use: seats at which nobody sits, and the end of a long list.
  Players players{};
  kernel::FixedVector<CardInPlay, kMostThreats> cards_on_board{};  // REL-BOARD-12: by space, the oldest first
  kernel::FixedVector<CardAside, kDeckRoom> aside{};
  ScenarioTable scenario{};
  NemesisTable enemies{};  // nothing without nemeses

  void copy_from(const State& other);

  // For documents (state_reading.h).
  template <class See>
  static void members(See see) {
    see("agreed", &State::agreed);
    see("seats", &State::seats);
    see("sheet", &State::sheet);
    see("players", &State::players);
    see("decks", &State::decks);
    see("seen_by", &State::seen_by);
    see("discards", &State::discards);
    see("cards_on_board", &State::cards_on_board);
    see("unused", &State::unused);
    see("aside", &State::aside);
    see("phase", &State::phase);
    see("turn", &State::turn);
    see("serial", &State::serial);
    see("active", &State::active);
  }
  template <class See>
  static void rest(See see) {
    see("opponent", &State::opponent);
    see("declared", &State::declared);
    see("enemies", &State::enemies);
    see("scenario", &State::scenario);
  }
  [[nodiscard]] bool rest_in_use() const { return has_scenarios || agreed.nemeses || opponent.valid(); }
};
// Behind the seats in use are only players who have nothing, the same in every position with as many seats.
inline void State::copy_from(const State& other) {
  const std::size_t in_use = std::min<std::size_t>(std::max(seats, other.seats), kMostPlayers);
  const bool had_nemeses = agreed.nemeses;
  std::memcpy(reinterpret_cast<std::byte*>(this), reinterpret_cast<const std::byte*>(&other), offsetof(State, players));
  for (std::size_t i = 0; i < in_use; ++i) players[i].copy_from(other.players[i]);
  cards_on_board.copy_from(other.cards_on_board);
  aside.copy_from(other.aside);
  scenario.copy_from(other.scenario);
  if (other.agreed.nemeses || had_nemeses) enemies = other.enemies;
}

static_assert(sizeof(State) <= 20 * 1024);

}  // namespace kostka::games::relic

namespace kostka::kernel {
template <>
struct Reflect<games::relic::State> : games::relic::detail::ReflectNamed<games::relic::State> {};
}  // namespace kostka::kernel
