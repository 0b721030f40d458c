// Everything printed in a Relic box: the board, characters, scenario sheets and the eight decks, and what expansions
// add to them. Loaded once from content/ and never changed.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/enum.hpp>

#include "games/relic/language/language.h"
#include "kernel/data/document.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/pack_reading.h"
#include "kernel/language/text.h"

namespace kostka::kernel {
class Diagnostics;
}

namespace kostka::games::relic {

// REL-SETUP-03: the eight decks. The three Threat decks come last, in the order of the attributes that most of their
// enemies have (REL-COMP-10).
// RNE-COMP-03: behind them those of the nemeses: the Imperium deck, which they share, and the one that each has alone.
enum class Deck : std::uint8_t { corruption, mission, power, relic, wargear, red, blue, yellow, imperium, nemesis };
BOOST_DESCRIBE_ENUM(Deck, corruption, mission, power, relic, wargear, red, blue, yellow, imperium, nemesis)
inline constexpr std::size_t kDecks = 8;  // of the characters
inline constexpr std::size_t kAllDecks = 10;
// REL-COMP-07: of the base set; others add what they like.
inline constexpr std::array<int, kDecks> kPrintedSizes = {30, 24, 36, 18, 24, 68, 68, 68};
// How many cards a deck may have with those of all sets.
inline constexpr std::array<std::size_t, kDecks> kDeckRooms = {40, 32, 48, 32, 80, 80, 80, 80};
constexpr std::size_t room_of(Deck deck) { return kDeckRooms[static_cast<std::size_t>(deck)]; }
constexpr bool is_threat(Deck deck) { return deck >= Deck::red && deck <= Deck::yellow; }
// The same for those of the nemeses.
inline constexpr std::size_t kImperiumRoom = 52, kNemesisDeckRoom = 16;
// RNE-SET-01, RNE-SCN-11
inline constexpr std::size_t kMostNemeses = 3;

// REL-COMP-09: what a Threat card is matched with icons by. That of its deck, unless the card says otherwise; a card of
// no colour matches none.
enum class ThreatColour : std::uint8_t { red, blue, yellow, none };
BOOST_DESCRIBE_ENUM(ThreatColour, red, blue, yellow, none)
inline constexpr std::size_t kThreatColours = 3;
constexpr ThreatColour colour_of(Deck deck) {
  return is_threat(deck) ? static_cast<ThreatColour>(static_cast<int>(deck) - static_cast<int>(Deck::red))
                         : ThreatColour::none;
}
constexpr ThreatColour colour_of(What colour) {
  return static_cast<ThreatColour>(static_cast<int>(colour) - static_cast<int>(What::red));
}
constexpr Deck deck_of(ThreatColour colour) {
  return static_cast<Deck>(static_cast<int>(Deck::red) + static_cast<int>(colour));
}

// REL-THREAT-02, REL-ASSET-03: what a card is; the cards of the other decks are of the type of their deck.
// RNE-CARD-01: agents, arsenal, crises and Might cards lie horizontally, and so do the events of the Imperium deck.
enum class CardType : std::uint8_t {
  event,
  enemy,
  encounter,
  asset,
  corruption,
  mission,
  power,
  agent,
  arsenal,
  crisis,
  might
};
BOOST_DESCRIBE_ENUM(CardType, event, enemy, encounter, asset, corruption, mission, power, agent, arsenal, crisis, might)

// REL-BOARD-01; the centre is the scenario space.
enum class Sector : std::uint8_t { outer, middle, inner, centre };
BOOST_DESCRIBE_ENUM(Sector, outer, middle, inner, centre)

// Room for packs that add to the printed characters and sheets (REL-COMP-01, REL-COMP-06).
inline constexpr std::size_t kMostEnemies = 180, kMostCards = 400, kMostSpaces = 64, kMostCharacters = 32,
                             kMostSheets = 16;
inline constexpr int kCorruptionThreshold = 6;  // REL-CORR-09
// REL-OUT-26: they are drawn one by one, and whoever reaches the threshold has none a moment later. The threshold is 8
// with all that raises it in the printed sets; a pack that raises it further than there is room is refused.
inline constexpr std::size_t kMostCorruption = 24;
// REL-LEVEL-02
inline constexpr int kHighestLevel = 12;
// RNE-EXP-07
inline constexpr int kHighestNemesisLevel = 9;

using kernel::Origin;

// By colour: red, blue, yellow.
using Icons = std::array<std::uint8_t, kThreatColours>;

// REL-THREAT-01 of Threat cards; the other decks leave out what they do not show. What rules ask for comes first and
// fills one line of the processor's cache; names come behind it.
struct alignas(64) Card {
  Deck deck = Deck::red;
  CardType type = CardType::event;
  kernel::SetIndex set = 0;
  ThreatColour colour = ThreatColour::none;
  std::uint8_t copies = 1;
  kernel::FixedVector<TraitId, 3> traits{};  // REL-THREAT-13, REL-THREAT-14: of no effect of their own
  What attribute = What::nothing;            // REL-THREAT-15: of an enemy
  std::int8_t value = 0;
  Icons icons{};            // REL-EXPLORE-05
  bool omen = false;        // REL-THREAT-03: likewise
  std::int8_t charges = 0;  // REL-CHARGE-01
  std::int8_t number = 0;   // activation number, power number, might number or influence cost, by deck
  Abilities abilities{};
  Body start{}, reward{};  // REL-MISSION-01; `start` of a vertical Nemesis card: its nemesis text (RNE-NCARD-03)
  std::uint16_t first_objective = 0;
  std::uint8_t objectives = 0;
  NemesisId nemesis{};  // RNE-COMP-04: whose deck it belongs to
  CardId counts_as{};   // for texts that name another card
  std::string id{};
  kernel::Text name{};
  Origin origin{};

  [[nodiscard]] bool has(TraitId trait) const { return std::find(traits.begin(), traits.end(), trait) != traits.end(); }
};

struct Trait {
  std::string id;
  kernel::Text name;
};

struct Area {
  std::string id;
  kernel::Text name;
  Sector sector = Sector::outer;
  Origin origin;
};

// REL-BOARD-11. Text boxes and the movement box are missing on many. In the order of Card.
struct alignas(64) Space {
  Sector sector = Sector::outer;
  AreaId area{};  // REL-BOARD-04: none on corners and in the inner sector
  Icons icons{};
  std::array<Body, 2> boxes{};
  std::uint8_t box_count = 0;
  bool optional = false;  // REL-TEXT-03
  SpaceId box_to{};       // REL-BOARD-13: the movement box
  std::int8_t box_cost = 0;
  ConditionId box_if{};
  SpaceId clockwise{}, counter_clockwise{};  // on a ring; along the arrow in the inner sector
  std::string id{};
  kernel::Text name{};
  Origin origin{};

  [[nodiscard]] bool is_corner() const { return !area.valid() && sector <= Sector::middle; }
  [[nodiscard]] bool has_icons() const { return (icons[0] | icons[1] | icons[2]) != 0; }
};

// REL-LEVEL-04; the last two of nemeses alone (RNE-EXP-08, RNE-EXP-09).
enum class Reward : std::uint8_t { S, W, C, A, L, P, I, M, X, N, F };
BOOST_DESCRIBE_ENUM(Reward, S, W, C, A, L, P, I, M, X, N, F)

// REL-CHAR-01
struct Character {
  std::string id;
  kernel::Text name;
  kernel::SetIndex set = 0;
  kernel::Text affiliation;  // REL-CHAR-03: for cards to name; no rule asks for it
  std::array<std::int8_t, 3> attributes{};
  std::int8_t life = 0;
  SpaceId start{};
  std::int8_t asset_limit = 0;
  std::array<std::int8_t, kHighestLevel + 1> power_limits{};  // by level
  std::array<kernel::FixedVector<Reward, 4>, kHighestLevel + 1> levels{};
  Abilities abilities{};
  Body special{};  // none for a character whose levels have no X
  Origin origin;
};

// RNE-NEM-06
struct Nemesis {
  std::string id;
  kernel::Text name;
  kernel::SetIndex set = 0;
  kernel::Text title;
  What attribute = What::strength;  // RNE-NEM-07: the only one it has
  std::int8_t value = 0;
  std::int8_t life = 0;
  SpaceId start{};
  Body bounty{};  // RNE-SUP-07
  std::array<kernel::FixedVector<Reward, 4>, kHighestNemesisLevel + 1> levels{};
  Abilities abilities{};
  Body special{};
  Origin origin;
};

// RNE-SCN-12, RNE-SCN-25: who wins and loses together: nobody, a character with a nemesis, or all characters.
enum class Teams : std::uint8_t { none, pairs, characters };
BOOST_DESCRIBE_ENUM(Teams, none, pairs, characters)

// REL-SETUP-17
struct Sheet {
  std::string id;
  kernel::Text name;
  kernel::SetIndex set = 0;
  bool needs_nemeses = false;  // RNE-SET-02
  Teams teams = Teams::none;
  Abilities rule{};
  WindowSet of_nemeses = 0;  // windows in which the rule speaks of nemeses
  Body confrontation{};
  Origin origin;
};
// Whether a condition holds for nemeses alone.
[[nodiscard]] bool names_nemesis(const Script& script, ConditionId condition);

// Spaces of the board; bit i is space i.
using SpaceSet = std::uint64_t;
static_assert(kMostSpaces <= 64);
constexpr SpaceSet set_of(SpaceId space) { return SpaceSet{1} << space.index(); }
// In ascending order.
template <class See>
void for_each(SpaceSet spaces, See see) {
  for (; spaces != 0; spaces &= spaces - 1) see(SpaceId{static_cast<std::size_t>(std::countr_zero(spaces))});
}

// What one combination of sets brings to the table.
struct InPlay {
  std::array<int, kAllDecks> deck_sizes{};
  std::vector<CharacterId> characters;
  std::vector<SheetId> sheets;
  WindowSet power_windows = 0, power_any_windows = 0;   // in which some Power card works
  WindowSet windows = 0, any_windows = 0;               // in which anything works; those in which all players' cards do
  std::array<std::vector<CardId>, kWindows> powers_in;  // the Power cards that work in a window
  std::uint64_t weight = 0;                             // the sum of Catalogue::weights over all copies
  // RNE-COMP-09: what only a match with nemeses has: the Imperium deck, and of each nemesis its deck and its Might
  // cards.
  struct Might {
    WindowSet windows = 0;
    std::array<std::vector<CardId>, kWindows> cards_in;
    std::uint64_t weight = 0;  // of its deck
  };
  std::vector<NemesisId> nemeses;
  std::vector<Might> might;  // by nemesis
  std::uint64_t imperium_weight = 0;
  // What one card of each Threat deck brings on average, in thousandths: enemies of each attribute, and their values.
  struct Expected {
    std::array<std::array<int, 3>, kThreatColours> enemies{}, values{};
  };
  Expected expected;
};

struct Catalogue {
  kernel::ContentSets sets;
  Script script;
  std::vector<Objective> objectives;
  std::vector<Trait> traits;
  std::vector<Area> areas;
  std::vector<Space> spaces;  // outer ring, middle ring, inner sector, scenario space
  std::vector<Character> characters;
  std::vector<Nemesis> nemeses;
  std::vector<Sheet> sheets;
  std::vector<Card> cards;  // deck by deck

  // What follows from these.
  SpaceId sanctuary{}, rift{}, centre{};  // REL-OUT-05, REL-INNER-03, REL-BOARD-01
  TraitId weapon{}, armour{}, relic{};    // REL-BATTLE-03, REL-RELIC-04
  TraitId apostate{};                     // RNE-APO-03; none in the base game
  std::vector<InPlay> in_play;            // by combination of sets (content_sets.h)
  // In which windows a card works and what else is asked of it, close together: this is asked more often than
  // anything.
  static constexpr std::int8_t kNoDeeds = 127;
  struct CardFacts {
    WindowSet own = 0, any = 0;
    Deck deck = Deck::red;
    std::uint8_t objectives = 0;
    std::uint16_t first_objective = 0;
    bool met_by_position = false, met_by_payment = false;  // an objective asks for no deeds
    std::array<std::int8_t, 2> deeds{};                    // how many each objective asks for; kNoDeeds if for none
  };
  std::vector<CardFacts> card_facts;
  // A number without a pattern for each design: their sum over all copies on the table never changes in a match.
  std::array<std::uint64_t, 512> weights{};
  // The board by sector, by area, and its corners, which have no area.
  std::array<SpaceSet, 4> sectors{};
  std::vector<SpaceSet> spaces_of_area;
  SpaceSet corners = 0;
  bool threats_inside = false;  // REL-INNER-17: some text lays Threat cards in the inner sector
  // RNE-MOVE-06: the corners of the outer sector, each with the nearest one of the middle sector.
  struct Crossing {
    SpaceId from{}, to{};
  };
  std::vector<Crossing> crossings;

  [[nodiscard]] SpaceSet board() const { return sectors[0] | sectors[1] | sectors[2] | sectors[3]; }
  [[nodiscard]] const Card& card(CardId id) const { return cards[id.index()]; }
  [[nodiscard]] const Space& space(SpaceId id) const { return spaces[id.index()]; }
  [[nodiscard]] const Nemesis& nemesis(NemesisId id) const { return nemeses[id.index()]; }
  [[nodiscard]] CardId find_card(std::string_view id) const;
  [[nodiscard]] SpaceId find_space(std::string_view id) const;
};

// Reads content/relic; null after errors. What can be read but could never matter in play is an error too.
std::unique_ptr<Catalogue> read_catalogue(const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::relic
