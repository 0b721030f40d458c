// TableBots: the seats of one table that bots play, and the questions that bots are thinking about.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "bots/turn_account.h"
#include "kernel/data/ids.h"
#include "lessons/lesson.h"
#include "server/base/bot_pool.h"
#include "server/tables/lobby.h"
#include "server/tables/table_match.h"

namespace kostka::server {

// The level of the bot that plays this seat, as its own or as a stand-in; nothing when a person does.
std::optional<std::string> bot_of(const Lobby& lobby, std::size_t seat);

// The level that plays for people who are not there, as the table agreed.
std::string level_for_absent(const Lobby& lobby);

// The seats of people whose time is up, for whom bots decide beside their own: bit s is seat s.
using LateSeats = std::uint32_t;

// What a bot has chosen at the question of this number.
struct BotDecision {
  kernel::Seat seat{};
  std::int32_t prompt = 0;
  std::uint32_t option = 0;
  bots::TurnAccount account{};
};

class TableBots {
 public:
  using Decided = std::function<void(const BotDecision&)>;

  explicit TableBots(BotPool& pool) : pool_(pool) {}

  // Lets bots think about every open question that is theirs and that none is thinking about already. `decided` is
  // called from a thread of the pool, once for each. At a lesson the script decides, as long as the match follows it:
  // then it is called at once.
  void think(const Lobby& lobby, const TableMatch& match, LateSeats late, const Decided& decided,
             const lessons::Lesson* lesson = nullptr);
  // The option to answer with; nothing when somebody was quicker or has taken their seat back. The bot may then be
  // asked again.
  std::optional<std::uint32_t> accept(const BotDecision& decision, const Lobby& lobby, const TableMatch& match,
                                      LateSeats late);

 private:
  void think_for(kernel::Seat seat, const std::string& level, const Lobby& lobby, const TableMatch& match,
                 const Decided& decided, const lessons::Lesson* lesson);

  BotPool& pool_;
  // The number of the question that a bot is thinking about for each seat.
  std::array<std::optional<std::int32_t>, kernel::kMaxSeats> thinking_{};
  // What the turn of each seat has cost its bot so far.
  std::array<bots::TurnAccount, kernel::kMaxSeats> accounts_{};
};

}  // namespace kostka::server
