// What bots think, for people: a hint for the one who is asked, why a bot did something, and the review of a finished
// match. Nothing of it is worked out where a connection waits, and nothing hidden is told.
#include <algorithm>
#include <array>
#include <map>

#include "bots/adviser.h"
#include "kernel/data/diagnostics.h"
#include "review/review.h"
#include "server/api/recorded_table.h"
#include "server/api/router.h"
#include "server/api/tables_api.h"
#include "server/base/advice_desk.h"
#include "server/base/awaiting.h"
#include "server/tables/table_bots.h"
#include "server/wire/advice.h"
#include "store/fair_dice.h"
#include "store/journal_replay.h"

namespace kostka::server {

namespace {

using kernel::Seat;
using protocol::Status;

constexpr std::size_t kHintedOptions = 3, kToldOptions = 5;
// A hint takes about half a second of a processor, what a bot thought a quarter of it; looking after a review is cheap.
constexpr double kCostOfHint = 25, kCostOfReasons = 10, kCostOfLook = 1;

// The match as it stands, or after that many rows.
Result<store::Replayed> replayed(const RecordedTable& table, std::size_t rows = store::kAllRows) {
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(table.journal, "journal", diagnostics);
  if (!journal) return Code::broken;
  store::Replayed match = store::replay_journal(*table.game->game, *journal, rows);
  if (match.wrong || !match.match) return Code::match_is_faulted;
  match.match->mark_seats(true);
  return match;
}

AdviceDesk& desk_of(const boost::asio::any_io_executor& executor) {
  return boost::asio::use_service<AdviceDesk>(boost::asio::query(executor, boost::asio::execution::context));
}

// Worlds that nobody can foresee.
kernel::ChanceKey fresh_key() { return store::bot_key(store::fresh_secret(), Seat{0u}); }

// ---- hints ----------------------------------------------------------------------------------------------------------

Result<protocol::Hint> hint_for(const RecordedTable& table, Seat seat, std::int32_t number,
                                const kernel::ChanceKey& key) {
  auto match = replayed(table);
  if (!match.ok()) return match.error();
  const kernel::Prompt* prompt = match->match->prompt_of(seat);
  const auto open = match->numbers.open(seat);
  if (prompt == nullptr || prompt->answered() || !open) return Code::not_asked;
  if (static_cast<std::int32_t>(*open) != number) return Code::stale;
  bots::Adviser adviser;
  const auto all = adviser.weigh(*match->match, *prompt, key);
  protocol::Hint hint;
  hint.prompt = number;
  hint.options = review::told_options(*match->match, *prompt, all, kHintedOptions);
  for (std::size_t i = kHintedOptions; i < all.size(); ++i) {
    hint.others = std::max(hint.others, static_cast<std::int32_t>(1000 * all[i].value() + 0.5));
  }
  return hint;
}

// Among people who know each other a hint is a kindness; where strangers play it would be an advantage that nobody
// agreed to. At a lesson the coach speaks.
std::optional<protocol::Error> why_no_hint(const TableEntry& table, std::size_t seat, const std::string& account) {
  if (!owns_seat(table.lobby, seat, account)) return error_of(Code::not_your_seat);
  if (table.status != Status::playing) return error_of(Code::not_begun);
  if (table.lobby.seats[seat].stand_in) return error_of(Code::stand_in);
  if (!table.is_public && !table.lobby.lesson) return std::nullopt;
  return error_of(Code::forbidden,
                  {"There are hints at private tables only.", "Podpowiedzi są tylko przy prywatnych stołach."});
}

Handled hint(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::AskHint>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto seat = seat_in(request);
  if (!seat) co_return refusal(Code::bad_request);
  auto entry = table_of(api, request);
  if (!entry.ok()) co_return refusal(entry.error());
  if (const auto why_not = why_no_hint(*entry, *seat, request.who->account)) co_return refusal(*why_not);
  if (!api.services.rates.allow(request.who->account, Habit::work, kCostOfHint)) co_return refusal(Code::rate);
  auto table = co_await recorded_table(api, request, RecordOf::any_match);
  if (!table.ok()) co_return refusal(table.error());
  const Seat who{*seat};
  const std::int32_t number = wish->prompt;
  const kernel::ChanceKey key = fresh_key();
  AdviceDesk& desk = desk_of(co_await boost::asio::this_coro::executor);
  auto found = co_await await_callback<Result<protocol::Hint>>([&](auto done) {
    const bool taken =
        desk.think([table = *table, who, number, key, done] { done(hint_for(table, who, number, key)); });
    if (!taken) done(Code::busy);
  });
  co_return found.ok() ? reply(*found) : refusal(found.error());
}

// ---- why a bot did something --------------------------------------------------------------------------------------

protocol::Error not_a_bot() {
  return error_of(Code::bad_request, {"No bot decided this.", "O tym nie decydował bot."});
}

// The decision that led to what the log tells after so many inputs, and the first row behind it where somebody is asked
// again.
struct Decided {
  std::size_t row = 0, next = 0;
  Seat seat{};
  std::uint32_t option = 0;
};

std::optional<Decided> decision_before(const store::Journal& journal, std::size_t inputs) {
  std::map<std::uint32_t, std::size_t> row_of;  // by the number of the input; what was taken back is replaced
  for (std::size_t row = 0; row < journal.rows.size(); ++row) {
    if (const auto* answer = std::get_if<store::AnswerRow>(&journal.rows[row])) row_of[answer->n] = row;
  }
  auto at = row_of.upper_bound(static_cast<std::uint32_t>(std::min<std::size_t>(inputs, UINT32_MAX - 1)));
  if (at == row_of.begin()) return std::nullopt;
  const std::size_t row = std::prev(at)->second;
  const auto& answer = std::get<store::AnswerRow>(journal.rows[row]);
  Decided decided{row, row + 1, answer.seat, answer.option};
  while (decided.next < journal.rows.size() && std::holds_alternative<store::ChanceRow>(journal.rows[decided.next])) {
    ++decided.next;
  }
  return decided;
}

Result<protocol::BotReasons> reasons_of(const RecordedTable& table, std::size_t inputs, const kernel::ChanceKey& key) {
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(table.journal, "journal", diagnostics);
  if (!journal) return Code::broken;
  const auto decided = decision_before(*journal, inputs);
  const auto& seats = table.table.lobby.seats;
  if (!decided || !decided->seat.valid() || decided->seat.index() >= seats.size()) return not_a_bot();
  if (!bot_of(table.table.lobby, decided->seat.index())) return not_a_bot();
  auto before = replayed(table, decided->row);
  auto after = replayed(table, decided->next);
  if (!before.ok() || !after.ok()) return Code::broken;
  protocol::BotReasons told;
  told.seat = decided->seat.value;
  told.everything = table.table.status == Status::finished;
  told.terms = review::open_changes(*before->match, *after->match, decided->seat);
  const kernel::Prompt* prompt = before->match->prompt_of(decided->seat);
  if (!told.everything || prompt == nullptr || decided->option >= prompt->count()) return told;
  bots::Adviser adviser;
  const auto all = adviser.weigh(*before->match, *prompt, key, decided->option);
  told.chosen = before->match->option_label(*prompt, decided->option);
  told.options = review::told_options(*before->match, *prompt, all, kToldOptions);
  return told;
}

Handled bot_reasons(Api& api, const ApiRequest& request) {
  const auto inputs = number_in(request.argument("after"));
  if (!inputs || *inputs < 0) co_return refusal(Code::bad_request);
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfReasons)) co_return refusal(Code::rate);
  auto table = co_await recorded_table(api, request, RecordOf::any_match);
  if (!table.ok()) co_return refusal(table.error());
  const kernel::ChanceKey key = fresh_key();
  const auto upto = static_cast<std::size_t>(*inputs);
  AdviceDesk& desk = desk_of(co_await boost::asio::this_coro::executor);
  auto told = co_await await_callback<Result<protocol::BotReasons>>([&](auto done) {
    const bool taken = desk.think([table = *table, upto, key, done] { done(reasons_of(table, upto, key)); });
    if (!taken) done(Code::busy);
  });
  co_return told.ok() ? reply(*told) : refusal(told.error());
}

// ---- reviews --------------------------------------------------------------------------------------------------------

Handled review_of(Api& api, const ApiRequest& request) {
  auto table = table_of(api, request);
  if (!table.ok()) co_return refusal(table.error());
  if (table->status != Status::finished) co_return refusal(Code::not_finished);
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfLook)) co_return refusal(Code::rate);
  const OfferedGame* offered = find_game(api.services.games, table->game);
  if (offered == nullptr) co_return refusal(Code::no_such_game);
  AdviceDesk& desk = desk_of(co_await boost::asio::this_coro::executor);
  auto look = [&api, &desk, offered, id = table->id]() -> Result<AdviceDesk::Progress> {
    bool unreadable = false;
    const auto journal = [&] {
      auto read = api.services.store.journal(id);
      unreadable = !read.ok();
      return read.ok() ? std::move(*read) : std::string();
    };
    AdviceDesk::Progress progress = desk.review_of(id, *offered->game, journal);
    if (unreadable) return Code::unreadable;
    return progress;
  };
  auto state = co_await api.services.work.run<Result<AdviceDesk::Progress>>(look);
  if (!state.ok()) co_return refusal(state.error());
  if (state->busy) co_return refusal(Code::busy);
  if (state->failed) co_return refusal(Code::match_is_faulted);
  protocol::ReviewState shown{state->done, state->all, std::nullopt};
  if (state->review) shown.review = *state->review;
  co_return reply(shown);
}

}  // namespace

std::span<const Route> advice_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{post, "/api/tables/{}/seats/{}/hint", Needs::account, hint},
      Route{get, "/api/tables/{}/bot-reasons", Needs::nothing, bot_reasons},
      Route{get, "/api/tables/{}/review", Needs::nothing, review_of},
  };
  return kRoutes;
}

}  // namespace kostka::server
