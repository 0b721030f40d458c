#include "server/tables/table_bots.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "bots/levels.h"
#include "store/digest.h"

namespace kostka::server {

using kernel::Seat;

namespace {

// A key for each question, so that a bot decides the same again after a crash and no two decisions alike. Where seats
// choose at the same time, it is the same no matter who answers first.
kernel::ChanceKey key_of_decision(const Lobby& lobby, Seat seat, std::int32_t prompt) {
  const kernel::ChanceKey bot = store::bot_key(secret_of(lobby), seat);
  const std::string_view under(reinterpret_cast<const char*>(bot.data()), bot.size());
  const store::Digest digest = store::hmac_sha256(under, std::to_string(prompt));
  kernel::ChanceKey key{};
  std::ranges::transform(digest, key.begin(), [](std::byte byte) { return std::to_integer<std::uint8_t>(byte); });
  return key;
}

bool is_late(LateSeats late, Seat seat) { return (late >> seat.index() & 1) != 0; }

}  // namespace

std::optional<std::string> bot_of(const Lobby& lobby, std::size_t seat) {
  const LobbySeat& its = lobby.seats[seat];
  return its.kind == protocol::SeatKind::bot ? its.level : its.stand_in;
}

std::string level_for_absent(const Lobby& lobby) { return lobby.absent.value_or(std::string(bots::kStandardLevel)); }

void TableBots::think(const Lobby& lobby, const TableMatch& match, LateSeats late, const Decided& decided,
                      const lessons::Lesson* lesson) {
  for (const kernel::Prompt& prompt : match.match().prompts()) {
    if (prompt.answered() || prompt.is_chance()) continue;
    if (const auto level = bot_of(lobby, prompt.seat.index()))
      think_for(prompt.seat, *level, lobby, match, decided, lesson);
    else if (is_late(late, prompt.seat))
      think_for(prompt.seat, level_for_absent(lobby), lobby, match, decided, nullptr);
  }
}

void TableBots::think_for(Seat seat, const std::string& level, const Lobby& lobby, const TableMatch& match,
                          const Decided& decided, const lessons::Lesson* lesson) {
  const std::int32_t number = *match.prompt_number(seat);
  if (thinking_[seat.index()] == number) return;
  thinking_[seat.index()] = number;
  if (const auto option = lesson != nullptr ? scripted_answer(*lesson, match.match(), seat) : std::nullopt) {
    decided({seat, number, *option});
    return;
  }
  BotTask task{.fork = match.match().fork(),
               .seat = seat,
               .level = level,
               .temperament = lobby.seats[seat.index()].temperament.value_or(""),
               .key = key_of_decision(lobby, seat, number),
               .owner = lobby.owner,
               .account = accounts_[seat.index()],
               .by_the_clock = !lobby.seed};
  pool_.think(std::move(task), [decided, seat, number](const BotAnswer& answer) {
    decided({seat, number, answer.option, answer.account});
  });
}

std::optional<std::uint32_t> TableBots::accept(const BotDecision& decision, const Lobby& lobby, const TableMatch& match,
                                               LateSeats late) {
  auto& thinking = thinking_[decision.seat.index()];
  if (thinking == decision.prompt) thinking.reset();
  accounts_[decision.seat.index()] = decision.account;
  if (match.prompt_number(decision.seat) != decision.prompt) return std::nullopt;
  const kernel::Prompt* asked = match.match().prompt_of(decision.seat);
  const bool may_decide = is_late(late, decision.seat) || bot_of(lobby, decision.seat.index());
  if (asked == nullptr || !may_decide) return std::nullopt;
  return decision.option < asked->count() ? decision.option : 0;
}

}  // namespace kostka::server
