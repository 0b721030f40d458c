#include "bench/load/player.h"

#include <charconv>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace kostka::load {

namespace asio = boost::asio;

namespace {

// The number after a key, or nothing when it is null. The server writes its JSON without white space, and the keys
// looked for come before any text a person could have written.
std::optional<std::int64_t> number_after(std::string_view text, std::string_view key) {
  const std::size_t at = text.find(key);
  if (at == std::string_view::npos) return std::nullopt;
  std::int64_t value = 0;
  const char* first = text.data() + at + key.size();
  const auto [end, error] = std::from_chars(first, text.data() + text.size(), value);
  if (error != std::errc()) return std::nullopt;
  return value;
}

// The ids of the options of a prompt.
std::vector<std::string_view> option_ids(std::string_view state) {
  static constexpr std::string_view kOptions = "\"options\":[", kId = "{\"id\":\"";
  std::vector<std::string_view> ids;
  std::size_t at = state.find(kOptions);
  const std::size_t end = state.find("],\"numbers\":", at);
  while (at < end) {
    at = state.find(kId, at);
    if (at >= end) break;
    at += kId.size();
    ids.push_back(state.substr(at, state.find('"', at) - at));
  }
  return ids;
}

// Among those who play, as long as the coroutine lives.
class Present {
 public:
  Present(Run& run, const Player& player) : run_(run), player_(player) { run_.playing.insert(&player_); }
  ~Present() { run_.playing.erase(&player_); }
  Present(const Present&) = delete;
  Present& operator=(const Present&) = delete;

 private:
  Run& run_;
  const Player& player_;
};

std::string hello(std::string_view token, int seat) {
  return R"({"type":"hello","token":")" + std::string(token) + R"(","invite":null,"eye":)" + std::to_string(seat) + "}";
}

}  // namespace

std::optional<std::string> Run::stuck() const {
  for (const Player* player : playing) {
    if (auto what = player->waiting_for(kPatience)) return what;
  }
  return std::nullopt;
}

asio::awaitable<void> keep_watch(const Run& run) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  for (;;) {
    timer.expires_after(std::chrono::seconds(1));
    co_await timer.async_wait(asio::use_awaitable);
    if (const auto what = run.stuck()) throw std::runtime_error(*what);
  }
}

Player::Player(Run& run, std::string table, int seat, std::string token, std::uint64_t seed, std::string from)
    : run_(run),
      table_(std::move(table)),
      seat_(seat),
      token_(std::move(token)),
      from_(std::move(from)),
      random_(seed) {}

std::optional<std::string> Player::waiting_for(Clock::duration longer_than) const {
  const auto since = Clock::now() - heard_;
  if (since <= longer_than) return std::nullopt;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(since).count();
  return "seat " + std::to_string(seat_) + " of table " + table_ + " has waited " + std::to_string(seconds) +
         " s for " + std::string(waits_for_) + ", at row " + std::to_string(row_);
}

asio::awaitable<void> Player::play() {
  heard_ = Clock::now();
  const Present present(run_, *this);
  while (!over_ && !run_.stopping) {
    try {
      co_await visit();
    } catch (const boost::system::system_error&) {
      if (over_) co_return;
      ++run_.reconnections;
    }
    asio::steady_timer pause(co_await asio::this_coro::executor, std::chrono::milliseconds(20 + random_() % 80));
    co_await pause.async_wait(asio::use_awaitable);
  }
}

asio::awaitable<void> Player::visit() {
  WebSocketClient socket(co_await asio::this_coro::executor);
  waits_for_ = "a connection";
  Endpoint endpoint = run_.endpoint;
  endpoint.from = from_;
  co_await socket.open(endpoint, "/ws/tables/" + table_);
  waits_for_ = "the position after hello";
  co_await socket.send(hello(token_, seat_));
  if (answer_ && !answer_->acknowledged) {
    ++run_.resent;
    co_await send(socket);
  }
  while (!over_ && !run_.stopping) {
    const std::string_view message = co_await socket.receive();
    co_await handle(socket, message);
  }
  waits_for_ = "the end of the connection";
  co_await socket.close();
}

asio::awaitable<void> Player::handle(WebSocketClient& socket, std::string_view message) {
  static constexpr std::string_view kState = R"({"type":"state")";
  if (message.starts_with(kState)) {
    co_await see(socket, message);
  } else {
    note_reply(message);
  }
}

void Player::note_reply(std::string_view message) {
  const bool ok = message.starts_with(R"({"type":"ok")");
  const bool refused = message.starts_with(R"({"type":"refusal")");
  if (refused) run_.wrong.emplace_back("refused: " + std::string(message));
  // The position after a visit's hello may have let it answer again before the Ok to what it sent again has come.
  if (!ok || !answer_ || number_after(message, "\"id\":") != answer_->prompt) return;
  answer_->replied_to = true;
  acknowledge();
}

void Player::acknowledge() {
  if (!answer_ || answer_->acknowledged) return;
  answer_->acknowledged = true;
  acknowledged_.push_back(answer_->option);
  ++run_.answers;
}

void Player::note_row(std::int64_t row) {
  if (row < row_) {
    run_.wrong.push_back("table " + table_ + " went back from row " + std::to_string(row_) + " to " +
                         std::to_string(row));
  }
  if (row != row_ || rows_seen_ == 0) ++rows_seen_;
  row_ = row;
}

// The position after Ok is the result of the answer; while seats choose at the same time, others come before.
void Player::note_latency() {
  if (!answer_ || !answer_->replied_to || answer_->sent == Clock::time_point{}) return;
  using Micro = std::chrono::duration<std::uint32_t, std::micro>;
  const auto took = std::chrono::duration_cast<Micro>(Clock::now() - answer_->sent).count();
  if (run_.keep_latencies) run_.latencies_us.push_back(took);
  answer_->sent = {};
}

asio::awaitable<void> Player::see(WebSocketClient& socket, std::string_view state) {
  waits_for_ = "the other player or the result of an answer";
  heard_ = Clock::now();
  const std::int64_t row = number_after(state, "\"row\":").value_or(-1);
  note_row(row);
  note_latency();
  over_ = state.substr(0, 400).find("\"over\":true") != std::string_view::npos;
  const std::optional<std::int64_t> prompt = number_after(state.substr(0, 400), "\"prompt\":");
  // A position that has gone past the question acknowledges the answer as well as Ok does, and may come before it.
  if (answer_ && row > answer_->row && prompt != answer_->prompt) acknowledge();
  if (over_ || !prompt || (answer_ && answer_->prompt == *prompt)) co_return;
  const std::vector<std::string_view> ids = option_ids(state);
  if (ids.empty()) {
    run_.wrong.push_back("table " + table_ + " asks without options");
    co_return;
  }
  answer_ = Answer{*prompt, std::string(ids[random_() % ids.size()]), {}, row, false, false};
  if (run_.wait_for_turn) co_await run_.wait_for_turn();
  co_await send(socket);
}

asio::awaitable<void> Player::send(WebSocketClient& socket) {
  answer_->sent = Clock::now();
  const std::string message = R"({"type":"answer","id":)" + std::to_string(answer_->prompt) + R"(,"seat":)" +
                              std::to_string(seat_) + R"(,"prompt":)" + std::to_string(answer_->prompt) +
                              R"(,"option":")" + answer_->option + "\"}";
  co_await socket.send(message);
}

}  // namespace kostka::load
