// Recorded matches: the journal to download, to verify, to look through, and to go on from.
#include <array>

#include "server/api/recorded_table.h"
#include "server/api/router.h"
#include "server/api/tables_api.h"
#include "server/tables/match_story.h"
#include "server/tables/new_table.h"
#include "server/tables/replay_view.h"
#include "store/journal_replay.h"
#include "store/journal_verify.h"

namespace kostka::server {

namespace {

using kernel::Observer;
using kernel::Seat;

// A match that has nothing to hide any more.
boost::asio::awaitable<Result<RecordedTable>> finished_match(Api& api, const ApiRequest& request) {
  return recorded_table(api, request, RecordOf::finished_match);
}

Handled journal(Api& api, const ApiRequest& request) {
  auto finished = co_await finished_match(api, request);
  if (!finished.ok()) co_return refusal(finished.error());
  ApiResponse response;
  response.type = "application/x-ndjson";
  response.body = std::move(finished->journal);
  response.file_name = "kostka-" + finished->table.id + ".jsonl";
  co_return response;
}

// ---- replaying ----------------------------------------------------------------------------------------------------

std::optional<Observer> eye_named(std::string_view name, std::size_t seats) {
  if (name.empty() || name == "spectator") return Observer::spectator();
  if (name == "all") return Observer::record_keeper();
  const auto seat = number_in(name);
  if (!seat || *seat < 0 || static_cast<std::size_t>(*seat) >= seats) return std::nullopt;
  return Observer::seat(Seat{static_cast<std::size_t>(*seat)});
}

Result<ReplayWish> replay_wish(const ApiRequest& request, std::size_t seats) {
  const auto number_or = [&](const char* name, std::int64_t otherwise) {
    const std::string_view text = request.argument(name);
    return text.empty() ? std::optional(otherwise) : number_in(text);
  };
  const auto eye = eye_named(request.argument("eye"), seats);
  const auto from = number_or("from", 0), count = number_or("count", kStepsOfReplay);
  const bool fits = from && *from >= 0 && count && *count >= 1 && *count <= std::int64_t{kStepsOfReplay};
  if (!eye || !fits) return Code::bad_request;
  return ReplayWish{*eye, static_cast<std::size_t>(*from), static_cast<std::size_t>(*count)};
}

Handled replay(Api& api, const ApiRequest& request) {
  // What a spectator saw of a match that is still being played is no secret; anything else is.
  const std::string_view eye = request.argument("eye");
  const bool of_spectator = eye.empty() || eye == "spectator";
  auto finished = co_await recorded_table(api, request, of_spectator ? RecordOf::any_match : RecordOf::finished_match);
  if (!finished.ok()) co_return refusal(finished.error());
  auto wish = replay_wish(request, finished->table.lobby.seats.size());
  if (!wish.ok()) co_return refusal(wish.error());
  auto work = [match = *finished, wish = *wish] { return replay_view(*match.game->game, match.journal, wish); };
  auto steps = co_await api.services.work.run<Result<std::string>>(work);
  if (!steps.ok()) co_return refusal(steps.error());
  ApiResponse response;
  response.body = std::move(*steps);
  co_return response;
}

// ---- the story -----------------------------------------------------------------------------------------------------

protocol::StorySeat story_seat(const MatchStory& story, std::size_t seat, const kernel::Game& game) {
  protocol::StorySeat shown;
  shown.place = story.places[seat];
  shown.character = story.characters[seat];
  if (const auto item = game.item(shown.character)) shown.character_name = item->name;
  for (const auto& [kind, count] : story.deeds[seat]) shown.deeds.push_back({kind, count});
  return shown;
}

Result<protocol::Story> shown_story(const RecordedTable& match) {
  auto story = story_of(*match.game->game, match.journal);
  if (!story.ok()) return story.error();
  protocol::Story shown;
  shown.turns = story->turns;
  shown.started = match.table.started;
  shown.finished = match.table.finished;
  shown.goal = std::move(story->goal);
  for (std::size_t s = 0; s < story->places.size(); ++s) {
    shown.seats.push_back(story_seat(*story, s, *match.game->game));
  }
  for (MatchStory::Point& point : story->points) {
    shown.points.push_back({point.turn, point.row, std::move(point.amounts)});
  }
  for (MatchStory::Event& moment : story->moments) {
    shown.moments.push_back({moment.turn, moment.row, std::move(moment.kind), moment.seat, std::move(moment.text)});
  }
  return shown;
}

Handled story(Api& api, const ApiRequest& request) {
  auto finished = co_await finished_match(api, request);
  if (!finished.ok()) co_return refusal(finished.error());
  auto work = [match = *finished] { return shown_story(match); };
  auto told = co_await api.services.work.run<Result<protocol::Story>>(work);
  co_return told.ok() ? reply(*told) : refusal(told.error());
}

// ---- verifying ----------------------------------------------------------------------------------------------------

Result<protocol::Verification> verification_of(const RecordedTable& match) {
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(match.journal, "journal", diagnostics);
  if (!journal) return Code::broken;
  const store::Verification found = store::verify_journal(*journal, *match.game->game, match.game->content);
  protocol::Verification shown;
  shown.ok = found.ok();
  if (match.table.lobby.lesson) {
    const kernel::Text known = {"This was a lesson: its dice were known beforehand.",
                                "To była lekcja: jej kości były znane z góry."};
    shown.checks.push_back({"lesson", protocol::CheckState::noted, 0, known});
  }
  for (const store::Check& check : found.checks) {
    shown.checks.push_back({std::string(check.id), static_cast<protocol::CheckState>(check.state),
                            static_cast<std::int32_t>(check.count), check.sentence});
  }
  return shown;
}

static_assert(static_cast<int>(protocol::CheckState::failed) == static_cast<int>(store::Check::State::failed));
static_assert(static_cast<int>(protocol::CheckState::noted) == static_cast<int>(store::Check::State::noted));

Handled verify(Api& api, const ApiRequest& request) {
  auto finished = co_await finished_match(api, request);
  if (!finished.ok()) co_return refusal(finished.error());
  auto work = [match = *finished] { return verification_of(match); };
  auto found = co_await api.services.work.run<Result<protocol::Verification>>(work);
  co_return found.ok() ? reply(*found) : refusal(found.error());
}

// ---- going on from a row ------------------------------------------------------------------------------------------

// The first rows as lines, if the match can be played that far and is not over there.
Result<std::string> rows_to_go_on_from(const RecordedTable& match, std::size_t rows) {
  kernel::Diagnostics diagnostics;
  auto journal = store::parse_journal(match.journal, "journal", diagnostics);
  if (!journal || rows > journal->rows.size()) return Code::no_such_row;
  const store::Replayed replayed = store::replay_journal(*match.game->game, *journal, rows);
  if (replayed.wrong) return error_of(Code::no_such_row, *replayed.wrong);
  if (!replayed.match || replayed.match->over() || replayed.match->fault() != nullptr) return Code::match_is_over;
  journal->rows.resize(rows);
  const std::string text = write_journal(*journal);
  return text.substr(text.find('\n') + 1);
}

Result<TableEntry> continued(const RecordedTable& match, const protocol::Continue& wish, const Visitor& maker,
                             Milliseconds now) {
  const Lobby& before = match.table.lobby;
  if (wish.seats.size() != before.seats.size() || wish.row < 0) return Code::bad_table;
  auto seats = seats_from(wish.seats, maker, now);
  if (!seats.ok()) return seats.error();
  auto rows = rows_to_go_on_from(match, static_cast<std::size_t>(wish.row));
  if (!rows.ok()) return rows.error();
  TableEntry table = bare_table(maker, now);
  table.game = match.table.game;
  table.is_public = match.table.is_public;
  table.lobby.name = before.name;
  table.lobby.clock = before.clock;
  table.lobby.absent = before.absent;
  table.lobby.options = before.options;
  table.lobby.seats = std::move(*seats);
  table.given = std::move(*rows);
  table.lobby.given_rows = wish.row;
  return table;
}

Handled go_on(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Continue>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  // Going on from a running match shows what will be hidden in it, so only a server for tests does that.
  const RecordOf which = api.options.show_fixtures ? RecordOf::any_match : RecordOf::finished_match;
  auto finished = co_await recorded_table(api, request, which);
  if (!finished.ok()) co_return refusal(finished.error());
  if (const auto why_not = may_make_table(api, request)) co_return refusal(*why_not);
  auto work = [match = *finished, wish = *wish, maker = *request.who, now = api.services.clock.now()] {
    return continued(match, wish, maker, now);
  };
  auto table = co_await api.services.work.run<Result<TableEntry>>(work);
  if (!table.ok()) co_return refusal(table.error());
  auto made = co_await await_callback<Result<protocol::Table>>(
      [&](auto done) { api.hub.create(std::move(*table), request.who->account, done); });
  co_return made.ok() ? reply(*made) : refusal(made.error());
}

}  // namespace

std::span<const Route> records_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{get, "/api/tables/{}/journal", Needs::nothing, journal},
      Route{get, "/api/tables/{}/replay", Needs::nothing, replay},
      Route{get, "/api/tables/{}/story", Needs::nothing, story},
      Route{get, "/api/tables/{}/verify", Needs::nothing, verify},
      Route{post, "/api/tables/{}/continue", Needs::account, go_on},
  };
  return kRoutes;
}

}  // namespace kostka::server
