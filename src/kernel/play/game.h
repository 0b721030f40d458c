// Game: what a new game implements, apart from its rules: who it is, its switches, and how a table for it is laid.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/content_sets.h"
#include "kernel/data/document.h"
#include "kernel/data/ids.h"
#include "kernel/language/text.h"
#include "kernel/play/clause.h"

namespace kostka::kernel {

class BoardText;
class Diagnostics;
class Sources;
class Table;
class TypeScript;

// A switch of a match: a yes or no, or one of several named choices. Values are indexes into `choices`.
struct Switch {
  std::string_view id;
  Text name;
  Clause clause;
  std::vector<std::string_view> choices;  // for a yes-or-no switch: "off", "on"
  std::vector<Text> choice_names;
  std::int16_t standard = 0;
};

// The yes-or-no switch of a set of the content, which is off unless somebody wants it.
Switch switch_of(const ContentSet& set, Clause clause);

inline constexpr std::size_t kMostSwitches = 24;

// What players agree on before a match.
struct MatchSetup {
  std::uint8_t seats = 2;
  std::array<std::int16_t, kMostSwitches> switches{};

  bool operator==(const MatchSetup&) const = default;
};

struct GameInfo {
  std::string_view id;
  Text name;
  std::vector<std::string_view> rule_books;  // file stems in docs/rules, the main one first
  // The fewest and the most who ever sit down; Game::refuse() says which switches go with how many.
  std::uint8_t least_seats = 2, most_seats = 2;
  // Raised whenever a recorded match would play differently; a journal names the version it was played under.
  std::uint16_t rules_version = 1;
  std::vector<Switch> switches;
  // The level of bots (bots/bot.h) that sits down where somebody only asks for "a bot": the strongest of this game as
  // measured (docs/studies/levels.md).
  std::string_view standard_level = "easy";
  // Whether everybody can tell if an answer ends the turn: nothing that is hidden decides who is asked before its end.
  bool turns_end_in_the_open = false;
};

// Why players cannot sit down to such a match, for those who are still choosing.
struct SetupRefusal {
  std::string_view cause;  // the id of the switch to look at, or kSeatsCause
  Text sentence;

  bool operator==(const SetupRefusal&) const = default;
};
inline constexpr std::string_view kSeatsCause = "seats";

// Copies for each deck or kind, and how many of the items are known facts: `kostka check` and `kostka games` show them.
// What several sets have of one kind is counted apart.
struct ContentCount {
  std::string kind;
  int copies = 0;
  int designs = 0;
  std::string set = std::string(kBaseSet);
};
// Counts a design with its copies, behind what was counted of its kind and set before.
void add_count(std::vector<ContentCount>& counts, std::string_view kind, std::string_view set, int copies = 1);

struct OriginCount {
  int rulebook = 0, known_publicly = 0, house = 0;

  // The kinds of pack_reading.h.
  void add(std::string_view kind) { (kind == "rulebook" ? rulebook : kind == "public" ? known_publicly : house)++; }
};

// A card, space or other item of the content for `kostka card` and zooms: everything about it is generated.
struct ItemText {
  std::string id;
  Text kind;
  Text name;
  std::vector<Text> lines;
  std::string origin;
  std::string source;  // where the facts are documented
};

// A game with its content loaded; immutable, shared by all its matches.
class Game {
 public:
  virtual ~Game() = default;
  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Table> new_table() const = 0;
  // Lays the State out for the first decision; `setup` was checked by read_setup() and refusal_of().
  virtual void set_up(Table& table, const MatchSetup& setup) const = 0;
  // Which combinations of seats and switches are not played, among those that are in range. Others ask refusal_of().
  [[nodiscard]] virtual std::optional<SetupRefusal> refuse(const MatchSetup&) const { return std::nullopt; }

  [[nodiscard]] virtual std::vector<ContentCount> content_counts() const = 0;
  [[nodiscard]] virtual OriginCount origin_counts() const = 0;
  [[nodiscard]] virtual std::vector<std::string> item_ids() const = 0;
  // Null for an unknown id.
  [[nodiscard]] virtual std::unique_ptr<ItemText> item(std::string_view id) const = 0;
  // All that is printed in the box, as the game's own screen draws it; null for a game that has none.
  [[nodiscard]] virtual Document box() const { return {}; }
};

// What a browser is told about a game's views, events and box: declared from the structs that the header holds.
struct ScreenTypes {
  std::string_view header;  // below src, for the comment that opens the generated file
  void (*declare)(TypeScript& module) = nullptr;
};

// Everything the program needs to know of a game before it is loaded. A game gives one, and one line of
// games/registry.cpp makes it known.
struct GameModule {
  static constexpr std::size_t kMostFolders = 3;

  std::string_view id;
  bool is_fixture = false;  // exists to compare engines, not to be played
  // Makes a game out of its content; null if the content has errors, which are then among the diagnostics.
  std::unique_ptr<Game> (*load)(const Document& content, Diagnostics& diagnostics) = nullptr;
  // The board in text, from a game that `load` has made and that outlives it; null where a tree will do.
  std::unique_ptr<BoardText> (*board)(const Game& game) = nullptr;
  // None for a game without a screen of its own.
  ScreenTypes screen{};
  // The folders of content/ with its packs, from the bottom to the top; none: the one that is called like the game.
  std::array<std::string_view, kMostFolders> folders{};

  // The folders, at least one.
  [[nodiscard]] std::vector<std::string_view> layers() const;
};

// The content of a game as it was built in, its packs laid one over another (layers.h). `packed` gives the packed form
// of a folder, and no bytes for one that does not exist. Nothing and a sentence in `error` when a form cannot be read.
using PackedFolder = std::function<std::span<const std::byte>(std::string_view folder)>;
std::optional<Document> built_in_content(const GameModule& module, const PackedFolder& packed, Sources& sources,
                                         std::string& error);

// The setup with every switch at its standard value.
MatchSetup standard_setup(const GameInfo& info);
// Why this match cannot be played: too few or too many seats, a choice that does not exist, or what the game itself
// says. Anyone who begins a match asks first.
std::optional<SetupRefusal> refusal_of(const Game& game, const MatchSetup& setup);
// Reads `{switch: choice}`; unknown names are errors that name the nearest one.
bool read_setup(const GameInfo& info, const Document& options, MatchSetup& setup, Diagnostics& diagnostics);
Document write_setup(const GameInfo& info, const MatchSetup& setup);

// The item with its texts set for a screen (typeset.h).
ItemText typeset(const ItemText& item);

}  // namespace kostka::kernel
