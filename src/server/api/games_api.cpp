// GET /api/games and below: the games, their cards and bots.
#include <algorithm>
#include <array>

#include "bots/levels.h"
#include "games/registry.h"
#include "server/api/router.h"
#include "server/api/tables_api.h"
#include "server/base/awaiting.h"
#include "server/tables/new_table.h"

namespace kostka::server {

namespace {

protocol::GameSwitch switch_entry(const kernel::Switch& option) {
  protocol::GameSwitch entry;
  entry.id = option.id;
  entry.name = option.name;
  entry.clause = id_of(option.clause);
  for (std::size_t i = 0; i < option.choices.size(); ++i) {
    const std::string id(option.choices[i]);
    entry.choices.push_back({id, i < option.choice_names.size() ? option.choice_names[i] : kernel::Text{id, id}});
  }
  entry.standard = option.choices[static_cast<std::size_t>(option.standard)];
  return entry;
}

protocol::GameEntry game_entry(const OfferedGame& offered) {
  const kernel::GameInfo& info = offered.game->info();
  const kernel::OriginCount origins = offered.game->origin_counts();
  protocol::GameEntry entry;
  entry.id = info.id;
  entry.name = info.name;
  entry.rule_books.assign(info.rule_books.begin(), info.rule_books.end());
  entry.least_seats = info.least_seats;
  entry.most_seats = info.most_seats;
  entry.rules_version = info.rules_version;
  entry.content = offered.content;
  entry.standard_bot = bots::kStandardLevel;
  for (const bots::Level& level : bots::levels()) {
    if (!level.offered) continue;
    const auto elo = bots::measured_elo(level.id, info.id);
    entry.levels.push_back({std::string(level.id), bots::about_level(level, info.id), elo});
  }
  for (const kernel::Switch& option : info.switches) entry.switches.push_back(switch_entry(option));
  if (offered.lesson) entry.lesson = offered.lesson->minutes;
  entry.origins = {origins.rulebook, origins.known_publicly, origins.house};
  return entry;
}

Handled games(Api& api, const ApiRequest&) {
  protocol::Games games;
  games.version = api.options.version;
  for (const OfferedGame& offered : api.services.games) games.games.push_back(game_entry(offered));
  for (const bots::Level& level : bots::levels()) {
    games.bots.push_back({std::string(level.id), level.name, level.about, level.offered});
  }
  for (const bots::Temperament& each : bots::temperaments()) {
    games.temperaments.push_back({std::string(each.id), each.name, each.about});
  }
  games.fixtures = api.options.show_fixtures;
  co_return reply(games);
}

Handled item(Api& api, const ApiRequest& request) {
  const OfferedGame* offered = find_game(api.services.games, request.parts[0]);
  if (offered == nullptr) co_return refusal(Code::no_such_game);
  const auto found = offered->game->item(request.parts[1]);
  if (!found) co_return refusal(Code::not_found);
  const protocol::Item shown{found->id, found->kind, found->name, found->lines, found->origin, found->source};
  co_return reply(shown);
}

// The other choices of each switch that would be refused. What is refused already for another reason says nothing of
// them.
std::vector<protocol::ClosedChoice> closed_choices(const kernel::Game& game, const kernel::MatchSetup& setup,
                                                   const std::optional<kernel::SetupRefusal>& now) {
  std::vector<protocol::ClosedChoice> closed;
  const auto& switches = game.info().switches;
  for (std::size_t i = 0; i < switches.size(); ++i) {
    if (now && now->cause != switches[i].id) continue;
    for (std::size_t c = 0; c < switches[i].choices.size(); ++c) {
      kernel::MatchSetup other = setup;
      other.switches[i] = static_cast<std::int16_t>(c);
      if (c == static_cast<std::size_t>(setup.switches[i])) continue;
      // That a seat does not exist needs no telling before it is chosen.
      const auto refused = kernel::refusal_of(game, other);
      if (!refused) continue;
      closed.push_back({std::string(switches[i].id), std::string(switches[i].choices[c]), refused->sentence});
    }
  }
  return closed;
}

// What players choose before there is a table, so that they learn what does not go together while they choose.
Handled setup(Api& api, const ApiRequest& request) {
  const OfferedGame* offered = find_game(api.services.games, request.parts[0]);
  if (offered == nullptr) co_return refusal(Code::no_such_game);
  auto wish = body_as<protocol::SetupWish>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto seats = static_cast<std::size_t>(std::max(wish->seats, 0));
  auto setup = setup_from(offered->game->info(), wish->options, seats);
  if (!setup.ok()) co_return refusal(setup.error());
  protocol::SetupAnswer answer;
  const auto refused = refusal_at_table(*offered->game, *setup);
  if (refused) answer.refusal = protocol::SetupRefusal{std::string(refused->cause), refused->sentence};
  answer.closed = closed_choices(*offered->game, *setup, refused);
  co_return reply(answer);
}

std::optional<std::string> if_any(const std::string& text) { return text.empty() ? std::nullopt : std::optional(text); }

std::vector<protocol::LessonPage> pages_of(const std::vector<lessons::Page>& pages) {
  std::vector<protocol::LessonPage> shown;
  shown.reserve(pages.size());
  for (const lessons::Page& each : pages)
    shown.push_back({each.title, each.text, if_any(each.clause), if_any(each.at)});
  return shown;
}

// What the coach says; what the others will answer is not told.
Handled lesson(Api& api, const ApiRequest& request) {
  const OfferedGame* offered = find_game(api.services.games, request.parts[0]);
  if (offered == nullptr) co_return refusal(Code::no_such_game);
  if (!offered->lesson) co_return refusal(Code::not_found);
  protocol::Lesson shown;
  shown.minutes = offered->lesson->minutes;
  for (const lessons::Step& step : offered->lesson->steps) {
    if (step.seat != lessons::kLearner) continue;
    shown.steps.push_back({static_cast<std::int32_t>(step.inputs), step.choose, pages_of(step.pages), step.wrong});
  }
  shown.end = pages_of(offered->lesson->end);
  co_return reply(shown);
}

// A table like any other for rates and quotas, but its maker's alone.
Handled new_lesson(Api& api, const ApiRequest& request) {
  const OfferedGame* offered = find_game(api.services.games, request.parts[0]);
  if (offered == nullptr) co_return refusal(Code::no_such_game);
  auto table = lesson_table(*offered, *request.who, api.services.clock.now());
  if (!table.ok()) co_return refusal(table.error());
  if (const auto why_not = may_make_table(api, request)) co_return refusal(*why_not);
  auto made = co_await await_callback<Result<protocol::Table>>(
      [&](auto done) { api.hub.create(std::move(*table), request.who->account, done); });
  co_return made.ok() ? reply(*made) : refusal(made.error());
}

// All that is printed in the box, which takes a while to write. A response to the current content hash may be cached
// forever.
Handled content(Api& api, const ApiRequest& request) {
  const OfferedGame* offered = find_game(api.services.games, request.parts[0]);
  if (offered == nullptr) co_return refusal(Code::no_such_game);
  auto box = [offered] { return offered->box->text([offered] { return json_of(offered->game->box()); }); };
  ApiResponse response;
  if (offered->box->is_written()) {
    response.body = box();
  } else {
    response.body = co_await api.services.work.run<std::string>(box);
  }
  if (request.argument("v") == offered->content) response.cache = "public, max-age=31536000, immutable";
  co_return response;
}

}  // namespace

std::span<const Route> games_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{get, "/api/games", Needs::nothing, games},
      Route{get, "/api/games/{}/content", Needs::nothing, content},
      Route{get, "/api/games/{}/items/{}", Needs::nothing, item},
      Route{post, "/api/games/{}/setup", Needs::nothing, setup},
      Route{get, "/api/games/{}/lesson", Needs::nothing, lesson},
      Route{post, "/api/games/{}/lesson", Needs::account, new_lesson},
  };
  return kRoutes;
}

}  // namespace kostka::server
