// The match at a table: how it begins, what follows an answer, bots and clocks.
#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "server/tables/live_table.h"
#include "server/wire/wire.h"
#include "store/digest.h"

namespace kostka::server {

using kernel::Match;
using kernel::Seat;
using protocol::SeatKind;
using protocol::Status;

namespace {

// A key for each decision, so that a bot decides the same again after a crash and no two decisions alike.
kernel::ChanceKey key_of_decision(const Lobby& lobby, Seat seat, std::int64_t row) {
  const kernel::ChanceKey bot = store::bot_key(secret_of(lobby), seat);
  const std::string_view under(reinterpret_cast<const char*>(bot.data()), bot.size());
  const store::Digest digest = store::hmac_sha256(under, std::to_string(row));
  kernel::ChanceKey key{};
  std::ranges::transform(digest, key.begin(), [](std::byte byte) { return std::to_integer<std::uint8_t>(byte); });
  return key;
}

std::string name_in_journal(const LobbySeat& seat) {
  return seat.kind == SeatKind::bot ? seat.level.value_or("") : seat.name;
}

std::vector<std::string> nonces_of(const Lobby& lobby) {
  std::vector<std::string> nonces;
  for (const LobbySeat& seat : lobby.seats) nonces.push_back(seat.nonce);
  const bool none = std::ranges::all_of(nonces, [](const std::string& nonce) { return nonce.empty(); });
  return none ? std::vector<std::string>() : nonces;
}

}  // namespace

std::shared_ptr<TableMatch> LiveTable::begin(TableEntry& table) const {
  const ShelvedGame* shelved = find_game(services_.shelf, table.game);
  if (shelved == nullptr) return nullptr;
  const kernel::GameInfo& info = shelved->game->info();
  store::JournalHeader header;
  header.game = info.id;
  header.rules_version = info.rules_version;
  header.content = shelved->content;
  header.options = table.lobby.options;
  for (const LobbySeat& seat : table.lobby.seats) header.seats.push_back(name_in_journal(seat));
  const store::Secret secret = secret_of(table.lobby);
  header.commitment = store::commitment_to(secret);
  header.nonces = nonces_of(table.lobby);
  kernel::Text wrong;
  const auto setup = store::setup_of(header, *shelved->game, wrong);
  if (!setup) return nullptr;
  table.status = Status::playing;
  if (table.lobby.given.empty()) return std::make_shared<TableMatch>(*shelved->game, header, *setup, secret);

  header.given_rows = static_cast<std::uint32_t>(table.lobby.given_rows);
  std::string rows = std::exchange(table.lobby.given, {});
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(header_line(header) + rows, table.id, diagnostics);
  if (!journal) return nullptr;
  std::optional<kernel::Text> unlike;
  auto match = std::make_shared<TableMatch>(*shelved->game, *journal, secret, unlike);
  if (unlike || match->ended()) return nullptr;
  match->write_first(write_journal(*journal));
  return match;
}

std::optional<std::string> LiveTable::bot_of(const TableEntry& table, std::size_t seat) const {
  const LobbySeat& its = table.lobby.seats[seat];
  return its.kind == SeatKind::bot ? its.level : its.stand_in;
}

void LiveTable::note_position(TableEntry& table, const TableMatch& match) const {
  const Match& play = match.match();
  Lobby& lobby = table.lobby;
  // A clock that runs is not set anew by anything but the match going on.
  const auto running = table.rows == match.rows() ? lobby.deadline : std::nullopt;
  table.rows = match.rows();
  table.changed = now();
  table.wake.reset();
  lobby.turn = static_cast<std::int32_t>(play.table().turns());
  lobby.waiting_for.clear();
  lobby.winners.clear();
  lobby.deadline.reset();
  if (play.fault() != nullptr) {
    table.status = Status::faulted;
    lobby.fault = kernel::Text{play.fault(), play.fault()};
    return;
  }
  if (play.over()) {
    table.status = Status::finished;
    for (std::size_t s = 0; s < lobby.seats.size(); ++s) {
      if (play.result().won(Seat{s})) lobby.winners.push_back(static_cast<std::int32_t>(s));
    }
    return;
  }
  bool bots_turn = false, persons_turn = false;
  for (const kernel::Prompt& prompt : play.prompts()) {
    if (prompt.answered() || prompt.is_chance()) continue;
    lobby.waiting_for.push_back(static_cast<std::int32_t>(prompt.seat.index()));
    (bot_of(table, prompt.seat.index()) ? bots_turn : persons_turn) = true;
  }
  if (lobby.clock && persons_turn) {
    lobby.deadline = running.value_or(table.changed + std::int64_t{*lobby.clock} * 1000);
  }
  table.wake = bots_turn ? std::optional(table.changed) : lobby.deadline;
}

void LiveTable::publish_input(SteadyTime received, std::function<void()> first) {
  const Status before = table_.status;
  const bool ends_takeback = std::exchange(table_.lobby.takeback, std::nullopt).has_value();
  note_position(table_, *match_);
  const bool table_changed = ends_takeback || table_.status != before || table_.lobby.clock;
  store::Change change{id_, {}, match_->take_lines(), {}};
  if (table_.status == before)
    change.progress = progress_of(table_);
  else
    change.record = record_of(table_);
  write(std::move(change), Insist::yes, [this, received, table_changed, first = std::move(first)](bool) {
    first();
    gallery_.send_states(*match_);
    if (table_changed) gallery_.send_table(table_);
    services_.metrics.answer_to_result.since(received);
    let_bots_think();
  });
}

void LiveTable::take_back_to(std::size_t inputs, std::function<void()> first) {
  match_->take_back(inputs);
  gallery_.shorten_logs(*match_);
  publish_input(std::chrono::steady_clock::now(), std::move(first));
}

bool LiveTable::agrees_by_itself(std::size_t seat) const {
  return bot_of(table_, seat).has_value() || table_.lobby.seats[seat].left;
}

bool LiveTable::clock_has_run_out() const { return table_.lobby.deadline && now() >= *table_.lobby.deadline; }

void LiveTable::let_bots_think() {
  if (!match_ || table_.status != Status::playing) return;
  const bool late = clock_has_run_out();
  for (const kernel::Prompt& prompt : match_->match().prompts()) {
    if (prompt.answered() || prompt.is_chance()) continue;
    if (const auto level = bot_of(table_, prompt.seat.index()))
      think_for(prompt.seat, *level);
    else if (late)
      think_for(prompt.seat, std::string(match_->match().game().info().standard_level));
  }
}

void LiveTable::think_for(Seat seat, const std::string& level) {
  const std::int32_t number = *match_->prompt_number(seat);
  if (thinking_[seat.index()] == number) return;
  thinking_[seat.index()] = number;
  BotTask task{match_->match().fork(), seat, level, key_of_decision(table_.lobby, seat, match_->rows())};
  services_.bots.think(std::move(task), [self = shared_from_this(), seat, number](std::uint32_t option) {
    self->run([raw = self.get(), seat, number, option] { raw->take_bots_answer(seat, number, option); });
  });
}

void LiveTable::take_bots_answer(Seat seat, std::int32_t prompt, std::uint32_t option) {
  if (life_ != Life::loaded || !match_ || table_.status != Status::playing) return;
  if (thinking_[seat.index()] == prompt) thinking_[seat.index()].reset();
  // Somebody was quicker, or took their seat back.
  if (match_->prompt_number(seat) != prompt) return;
  const kernel::Prompt* asked = match_->match().prompt_of(seat);
  if (asked == nullptr || (!bot_of(table_, seat.index()) && !clock_has_run_out())) return;
  const std::uint32_t choice = option < asked->count() ? option : 0;
  if (match_->answer(seat, choice) != kernel::Refused::no) return;
  services_.metrics.answers.fetch_add(1);
  publish_input(std::chrono::steady_clock::now(), [] {});
}

}  // namespace kostka::server
