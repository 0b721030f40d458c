#include "server/tables/match_results.h"

#include <boost/asio/co_spawn.hpp>

#include <algorithm>
#include <exception>
#include <utility>

#include "kernel/data/document.h"
#include "server/base/awaiting.h"
#include "server/wire/wire.h"

namespace kostka::server {

namespace asio = boost::asio;
using protocol::SeatKind;

namespace {

constexpr std::int64_t kMinute = 60'000;
// How many matches are played again before others get their turn.
constexpr std::size_t kTogether = 4;

bool has_won(const MatchStory& story, std::size_t seat) {
  return std::ranges::find(story.winners, static_cast<std::int32_t>(seat)) != story.winners.end();
}

// Half of the match was over, nobody stood lower, and somebody stood higher.
bool came_from_behind(const MatchStory& story, std::size_t seat) {
  if (!has_won(story, seat) || story.points.size() < 4) return false;
  const auto& middle = story.points[story.points.size() / 2].amounts;
  const auto [least, most] = std::ranges::minmax(middle);
  return middle[seat] == least && least < most;
}

bool won_clean(const MatchStory& story, std::size_t seat) {
  if (!has_won(story, seat) || story.points.empty()) return false;
  const auto& last = story.points.back().amounts;
  for (std::size_t other = 0; other < last.size(); ++other) {
    if (other != seat && last[other] > 0) return false;
  }
  return last.size() > 1;
}

std::int32_t people_beside(const Lobby& lobby, std::string_view account) {
  std::vector<std::string_view> others;
  for (const LobbySeat& seat : lobby.seats) {
    if (seat.kind == SeatKind::person && seat.account != account) others.push_back(seat.account);
  }
  std::ranges::sort(others);
  const auto twice = std::ranges::unique(others);
  return static_cast<std::int32_t>(others.size() - twice.size());
}

// The levels that take their time.
bool is_strong(std::string_view level) { return level == "hard" || level == "expert"; }

bool beat_strong_bot(const Lobby& lobby, const MatchStory& story, std::size_t seat) {
  if (!has_won(story, seat)) return false;
  for (std::size_t s = 0; s < lobby.seats.size(); ++s) {
    const LobbySeat& other = lobby.seats[s];
    if (s == seat || other.kind != SeatKind::bot || has_won(story, s)) continue;
    if (other.level && is_strong(*other.level)) return true;
  }
  return false;
}

store::SeatResult result_of(const TableEntry& table, const MatchStory& story, std::size_t seat,
                            const std::string& account) {
  store::SeatResult result;
  result.seat = static_cast<std::int32_t>(seat);
  result.account = account;
  result.character = story.characters[seat];
  result.turns = story.turns;
  result.won = has_won(story, seat);
  MatchStory::Deeds deeds = story.deeds[seat];
  const auto note = [&](std::string_view what, std::int32_t count) {
    if (count > 0) deeds[std::string(what)] = count;
  };
  note(deed::people, people_beside(table.lobby, account));
  note(deed::from_behind, came_from_behind(story, seat));
  note(deed::strong_bots, beat_strong_bot(table.lobby, story, seat));
  note(deed::clean, won_clean(story, seat));
  const Milliseconds began = table.started.value_or(table.created), ended = table.finished.value_or(table.changed);
  note(deed::minutes, static_cast<std::int32_t>(std::clamp<std::int64_t>((ended - began) / kMinute, 0, 1'000'000)));
  result.deeds = deeds_text(deeds);
  return result;
}

}  // namespace

std::string deeds_text(const MatchStory::Deeds& deeds) {
  kernel::Document map = kernel::Document::map();
  for (const auto& [what, count] : deeds) map.set(what, count);
  return kernel::to_json(map);
}

MatchStory::Deeds deeds_in(std::string_view text) {
  MatchStory::Deeds deeds;
  std::string mistakes;
  const auto map = read_document(text, mistakes);
  if (!map || !map->is_map()) return deeds;
  for (const auto& entry : map->entries()) {
    if (entry.value.is_int()) deeds[entry.key] = static_cast<std::int32_t>(entry.value.as_int());
  }
  return deeds;
}

store::MatchResults results_from(const TableEntry& table, std::string_view journal, const OfferedGames& games,
                                 std::string& trouble) {
  store::MatchResults results{table.id, kResultsVersion, {}};
  if (table.lobby.lesson) return results;
  const OfferedGame* offered = find_game(games, table.game);
  if (offered == nullptr) {
    trouble = "this program does not have the game";
    return results;
  }
  auto story = story_of(*offered->game, journal);
  if (!story.ok()) {
    trouble = story.error().text.en;
    return results;
  }
  const auto& seats = table.lobby.seats;
  for (std::size_t s = 0; s < seats.size() && s < story->characters.size(); ++s) {
    if (!seats[s].left) results.seats.push_back(result_of(table, *story, s, seats[s].account));
  }
  std::vector<LobbyResigned> resigned = table.lobby.resigned;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    if (seats[s].left) resigned.push_back({static_cast<std::int32_t>(s), seats[s].account, seats[s].name});
  }
  // Whatever the bot or the person made of the seat that took it, who gave it up has not won.
  for (const LobbyResigned& each : resigned) {
    const auto seat = static_cast<std::size_t>(each.seat);
    if (seat >= story->characters.size()) continue;
    store::SeatResult result = result_of(table, *story, seat, each.account);
    result.won = false;
    result.resigned = true;
    result.deeds = "{}";
    const auto same = [&](const store::SeatResult& other) {
      return other.seat == result.seat && other.account == result.account;
    };
    if (std::ranges::none_of(results.seats, same)) results.seats.push_back(std::move(result));
  }
  return results;
}

std::optional<store::MatchResults> compute_results(store::Store& store, const OfferedGames& games,
                                                   const std::string& table, std::string& trouble, std::string& wrong) {
  const auto record = store.table(table);
  const auto journal = store.journal(table);
  if (!record.ok() || !journal.ok()) {
    trouble = record.ok() ? journal.trouble() : record.trouble();
    return std::nullopt;
  }
  const auto entry = *record ? entry_of(**record) : std::nullopt;
  if (entry) return results_from(*entry, *journal, games, wrong);
  wrong = "its record cannot be read";
  return store::MatchResults{table, kResultsVersion, {}};
}

void ResultsKeeper::tick() {
  if (running_ || stopped_ || services_.clock.now() < next_) return;
  running_ = true;
  next_ = services_.clock.now() + services_.limits.results_every.count();
  asio::co_spawn(executor_, round(), [this](const std::exception_ptr& thrown) {
    running_ = false;
    if (thrown) std::rethrow_exception(thrown);
  });
}

asio::awaitable<void> ResultsKeeper::round() {
  using Ids = store::Read<std::vector<std::string>>;
  using Computed = std::optional<store::MatchResults>;
  for (bool more = true; more && !stopped_;) {
    auto look = [this] { return services_.store.without_results(kResultsVersion, kTogether); };
    const Ids ids = co_await services_.work.run<Ids>(look);
    more = ids.ok() && ids->size() == kTogether;
    if (!ids.ok()) services_.log.error("store_unreadable", {{"reason", ids.trouble()}});
    for (std::size_t i = 0; ids.ok() && i < ids->size() && !stopped_; ++i) {
      std::string trouble, wrong;
      auto compute = [this, &id = (*ids)[i], &trouble, &wrong] {
        return compute_results(services_.store, services_.games, id, trouble, wrong);
      };
      const Computed results = co_await services_.work.run<Computed>(compute);
      if (!wrong.empty()) services_.log.warn("no_results", {{"table", (*ids)[i]}, {"reason", wrong}});
      if (results) {
        trouble = co_await await_callback<std::string>(
            [&](auto done) { services_.store.put_results(*results, services_.outstanding.call(std::move(done))); });
      }
      if (trouble.empty()) continue;
      services_.log.error("results_failed", {{"table", (*ids)[i]}, {"reason", trouble}});
      more = false;
    }
  }
}

}  // namespace kostka::server
