// What a study finds out: the outcome of each game, and the sums over all of them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/data/ids.h"
#include "kernel/play/table.h"

namespace kostka::study {

// A game that a study stops for taking too many decisions is unfinished.
enum class Ending : std::uint8_t { finished, faulted, unfinished };

// What one game did with one card. A card is named by the kind and index of its Object.
using CardKey = std::pair<std::uint8_t, std::uint16_t>;
struct CardUse {
  CardKey card{};
  std::uint16_t drawn = 0, resolved = 0;
  std::uint8_t resolved_by = 0;  // bit s: seat s

  bool operator==(const CardUse&) const = default;
};

// What one seat did in one game, and how often or how much.
struct DeedUse {
  std::string_view what{};
  std::uint8_t seat = 0;
  std::uint64_t count = 0;

  bool operator==(const DeedUse&) const = default;
};

struct PlayedGame {
  std::uint64_t number = 0;
  Ending ending = Ending::unfinished;
  kernel::Result result;
  std::uint32_t turns = 0;
  std::uint64_t decisions = 0;
  std::array<std::string, kernel::kMaxSeats> sides;  // what each seat played; empty where seats do not differ
  const char* fault = nullptr;
  std::string ended_by;                                           // Table::ending()
  std::string setting;                                            // Table::setting()
  std::array<std::vector<std::string>, kernel::kMaxSeats> marks;  // Table::marks_of()
  std::vector<CardUse> cards;                                     // by key; only if the plan asks for them
  std::vector<DeedUse> deeds;                                     // likewise, by word and seat
};

struct WinCount {
  std::uint64_t games = 0;  // finished games; a side that two seats play in one game has played two
  std::uint64_t wins = 0;   // a shared victory is a win for each of the winners

  void add(bool won) {
    ++games;
    wins += won;
  }

  bool operator==(const WinCount&) const = default;
};

// Of one scenario, arena or the like; finished games only.
struct SettingCount {
  std::uint64_t games = 0, turns = 0;
  std::map<std::string, std::uint64_t> endings;
  std::map<std::string, WinCount> sides;

  bool operator==(const SettingCount&) const = default;
};

// Of one card in the finished games. Whether it decides games shows in how often those who resolved it win: `seats`
// counts such a seat once for each game.
struct CardCount {
  std::uint64_t drawn = 0, resolved = 0;
  WinCount seats;

  bool operator==(const CardCount&) const = default;
};

// Of one deed in the finished games; `seats` counts a seat that did it once for each game.
struct DeedCount {
  std::uint64_t count = 0;
  WinCount seats;

  bool operator==(const DeedCount&) const = default;
};
// The word of a deed and what the seat played.
using DeedKey = std::pair<std::string, std::string>;

// Lengths of the finished games.
struct TurnCount {
  std::uint64_t sum = 0;
  std::uint32_t least = 0, most = 0;

  bool operator==(const TurnCount&) const = default;
};

// Enough to play the game again: `kostka simulate GAME --first NUMBER --games 1` with the same seed.
struct FirstFault {
  std::uint64_t game = 0;
  std::string sentence;

  bool operator==(const FirstFault&) const = default;
};

// Whole numbers only, so that sums do not depend on the order of their parts.
struct Report {
  explicit Report(std::size_t seat_count) : seats(seat_count) {}

  std::uint64_t games = 0, finished = 0, faulted = 0, unfinished = 0;
  std::uint64_t decisions = 0;
  TurnCount turns;
  std::vector<WinCount> seats;
  WinCount anybody;  // games that somebody won
  std::map<std::string, WinCount> sides;
  std::map<std::uint32_t, std::uint64_t> lengths;  // finished games by their turns
  std::map<std::string, std::uint64_t> endings;    // finished games by Table::ending()
  std::map<std::string, WinCount> marks;           // seats of finished games by Table::marks_of()
  std::map<std::string, WinCount> marked_games;    // games in which some seat had the mark; won: by such a seat
  std::map<std::string, SettingCount> settings;
  std::map<CardKey, CardCount> cards;
  std::map<DeedKey, DeedCount> deeds;
  std::optional<FirstFault> first_fault;

  // Games must be added in the order of their numbers for `first_fault` to be the first.
  void add(const PlayedGame& game);
  // Adds a part whose games come after those that are here: the same as adding them one by one.
  void merge(const Report& later);
  // Of the finished games; 0 if there are none.
  [[nodiscard]] double mean_turns() const;
  // The number of turns that `share` of the finished games did not exceed; 0 if no game was finished.
  [[nodiscard]] std::uint32_t turns_of(double share) const;

  bool operator==(const Report&) const = default;

 private:
  void add_finished(const PlayedGame& game);
  void add_marks(const PlayedGame& game);
  void add_cards(const PlayedGame& game);
};

}  // namespace kostka::study
