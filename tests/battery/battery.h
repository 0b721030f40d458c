// One battery of checks that every game gets for one line:
//     EXPECT_EQ(run_battery(game, battery_size()).failure, "");
// It plays random games and holds each to what the kernel promises of all games, whatever their rules are.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "kernel/data/document.h"
#include "kernel/play/chance.h"
#include "kernel/play/game.h"

namespace kostka::kernel {
class Match;
}

namespace kostka::tests {

// Paths of a position, and what is put there.
using Changes = std::vector<std::pair<std::string, kernel::Document>>;

enum class Setups : std::uint8_t { standard, varied };

struct BatteryOptions {
  std::uint64_t games = 200;
  std::uint64_t seed = 1;
  Setups setups = Setups::varied;  // numbers of seats and switches at random, or as the game has them
  // A game that lasts long is played by these choices of its switches, so that more games can be; one game in
  // `whole_every` is played as it comes.
  std::vector<std::pair<std::string, std::string>> brief;
  std::uint64_t whole_every = 40;
  // A game that lasts long and cannot be made shorter by a switch is left after so many decisions, but for one in
  // `whole_every`; 0: every game is played to its end.
  std::uint32_t leave_after = 0;
  // What random play hardly ever comes to: how the position of a match that has just been set up is changed, in every
  // other game. Nothing: no game is.
  Changes (*later)(const kernel::Match& match, kernel::ChanceStream& stream) = nullptr;
  unsigned threads = 2;
  // Conservation is checked at every decision; replay and forks at every so many, and at the end of the game; what
  // costs more, at one of the first `sample_every`, and then ever more seldom.
  std::uint32_t copies_every = 1;
  std::uint32_t sample_every = 6;
  // A game with more decisions does not end.
  std::uint32_t most_decisions = 50'000;
};

// What was checked. The failure is that of the lowest game that failed, and names the game, the decision and the check;
// it is empty if all went well.
struct BatteryReport {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t forks = 0;
  std::uint64_t replayed = 0;
  std::uint64_t undone = 0;
  std::uint64_t determinized = 0;
  std::uint64_t round_trips = 0;
  std::uint64_t twins = 0;
  std::uint64_t lockstep = 0;  // positions at which twins were compared
  std::string failure;

  void add(const BatteryReport& other);
  [[nodiscard]] std::string summary() const;
};

// The checks, by the name a failure has:
//   play          no fault; conservation (Table::audit) at every decision
//   termination   the game ends
//   prompt        every question has an option, ids of options are unique, labels exist in both languages
//   replay        a match fed with the inputs is equal wherever they are compared and tells the same events
//   fork          a fork is equal wherever it is taken, and stays equal for the same answers
//   undo          a decision taken back gives the position before it, and made again the one after it
//   determinize   what the decider knows stays the same to the byte, the rest can be played to the end and forked
//   position      a position that went through JSON plays on as the match it was taken from
//   leak          positions that differ only in what an observer cannot know look the same to it and stay so: views,
//                 who is asked, own options, events. Twins start at a checkpoint and are given the same answers and
//                 outcomes, by their ids, as long as both have them; now and then they draw different cards, which
//                 only an observer who sees the card on the table may notice. This asks two things of a game: a pick
//                 among hidden cards is a draw, whose outcomes are named by the card; and a rule that shows hidden
//                 cards to somebody tells them which, in an event.
BatteryReport run_battery(const kernel::Game& game, const BatteryOptions& options);

// The size that the environment asks for: KOSTKA_BATTERY = small | long, or the default.
BatteryOptions battery_size();

// A number that changes when the game plays differently: all positions of so many seeded random games.
std::uint64_t behaviour_fingerprint(const kernel::Game& game, std::uint64_t games);

}  // namespace kostka::tests
