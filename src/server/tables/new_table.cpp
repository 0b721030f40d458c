#include "server/tables/new_table.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "bots/levels.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/missing_seat.h"
#include "server/base/secrets.h"
#include "server/base/words.h"

namespace kostka::server {

using kernel::say;
using kernel::Text;
using protocol::SeatKind;
using protocol::SeatWish;

namespace {

protocol::Error bad_table(const Text& detail) { return error_of(Code::bad_table, detail); }
protocol::Error no_such_level() {
  return bad_table({"There is no such level of bots.", "Nie ma takiego poziomu botów."});
}

bool is_level(std::string_view level) { return bots::find_level(level) != nullptr; }

Result<LobbySeat> seat_from(const protocol::NewSeat& wish, const Visitor& maker, Milliseconds now) {
  LobbySeat seat;
  if (wish.who != SeatWish::here && wish.name)
    return bad_table({"Only a person here has a name of their own.", "Własne imię ma tylko osoba obok."});
  if (wish.who != SeatWish::bot && wish.level) return bad_table({"Only a bot has a level.", "Poziom ma tylko bot."});
  switch (wish.who) {
    case SeatWish::open: return seat;
    case SeatWish::bot:
      seat.kind = SeatKind::bot;
      seat.level = wish.level.value_or(std::string(bots::kStandardLevel));
      if (!is_level(*seat.level)) return no_such_level();
      return seat;
    case SeatWish::me:
    case SeatWish::here: break;
  }
  const auto name = name_from(wish.name.value_or(maker.name));
  if (!name) return Code::bad_name;
  seat.kind = SeatKind::person;
  seat.account = maker.account;
  seat.name = *name;
  seat.here = wish.who == SeatWish::here;
  seat.away_since = now;
  seat.sitting = random_word(kIdBytes);
  return seat;
}

}  // namespace

Result<kernel::MatchSetup> setup_from(const kernel::GameInfo& info, const kernel::Document& wish, std::size_t seats) {
  kernel::MatchSetup setup = kernel::standard_setup(info);
  // More than any game has seats for is told apart from few by refusal_of() also where a byte ends.
  setup.seats = static_cast<std::uint8_t>(std::min<std::size_t>(seats, 255));
  kernel::Diagnostics diagnostics;
  if (!wish.is_null() && !wish.is_map()) return bad_table({"The options are no object.", "Opcje nie są obiektem."});
  if (wish.is_map() && !kernel::read_setup(info, wish, setup, diagnostics)) {
    const std::string& mistake = diagnostics.problems()[0].message;
    return bad_table(say("The options cannot be used: {0}.", "Opcji nie można użyć: {0}.", {mistake}));
  }
  return setup;
}

std::optional<kernel::SetupRefusal> refusal_at_table(const kernel::Game& game, const kernel::MatchSetup& setup) {
  if (auto refusal = kernel::refusal_of(game, setup)) return refusal;
  return kernel::seat_that_is_missing(game.info(), setup);
}

Result<std::vector<LobbySeat>> seats_from(const std::vector<protocol::NewSeat>& wishes, const Visitor& maker,
                                          Milliseconds now) {
  if (std::ranges::count(wishes, SeatWish::me, &protocol::NewSeat::who) > 1) {
    return bad_table({"You can take only one seat for yourself.", "Możesz zająć dla siebie tylko jedno miejsce."});
  }
  std::vector<LobbySeat> seats;
  for (const protocol::NewSeat& wish : wishes) {
    auto seat = seat_from(wish, maker, now);
    if (!seat.ok()) return seat.error();
    seats.push_back(std::move(*seat));
  }
  return seats;
}

TableEntry bare_table(const Visitor& maker, Milliseconds now) {
  TableEntry table;
  table.id = random_word(kIdBytes);
  table.created = table.changed = now;
  table.lobby.owner = maker.account;
  table.lobby.invite = random_word(kInviteBytes);
  table.lobby.secret = store::to_hex(store::fresh_secret());
  return table;
}

Result<TableEntry> seeded(TableEntry table, std::string_view seed, bool is_for_tests) {
  if (!is_for_tests) {
    return bad_table({"Only a server with --fixtures takes a seed for its dice.",
                      "Ziarno kości przyjmuje tylko serwer z --fixtures."});
  }
  std::uint64_t number = 0;
  const auto [rest, wrong] = std::from_chars(seed.data(), seed.data() + seed.size(), number);
  if (wrong != std::errc() || rest != seed.data() + seed.size()) {
    return bad_table(say("A seed is a whole number from 0 to {0}.", "Ziarno to liczba całkowita od 0 do {0}.",
                         {std::to_string(std::numeric_limits<std::uint64_t>::max())}));
  }
  table.lobby.secret = store::to_hex(store::secret_from_seed(number));
  table.lobby.seed = std::to_string(number);
  return table;
}

Result<TableEntry> lesson_table(const OfferedGame& offered, const Visitor& maker, Milliseconds now) {
  if (!offered.lesson) return Code::not_found;
  const lessons::Lesson& lesson = *offered.lesson;
  const kernel::GameInfo& info = offered.game->info();
  auto setup = setup_from(info, lesson.options, lesson.seats);
  if (!setup.ok()) return setup.error();
  std::vector<protocol::NewSeat> wishes(lesson.seats, {SeatWish::bot, std::nullopt, std::nullopt});
  wishes[lessons::kLearner.index()].who = SeatWish::me;
  auto seats = seats_from(wishes, maker, now);
  if (!seats.ok()) return seats.error();
  TableEntry table = bare_table(maker, now);
  table.game = info.id;
  table.lobby.name = maker.name;
  table.lobby.options = kernel::write_setup(info, *setup);
  table.lobby.seats = std::move(*seats);
  table.lobby.secret = store::to_hex(store::secret_from_seed(lesson.seed));
  table.lobby.seed = std::to_string(lesson.seed);
  table.lobby.lesson = true;
  return table;
}

Result<TableEntry> table_from(const protocol::NewTable& wish, const Visitor& maker, const Services& services) {
  const OfferedGame* offered = find_game(services.games, wish.game);
  if (offered == nullptr) return Code::no_such_game;
  const kernel::GameInfo& info = offered->game->info();
  auto setup = setup_from(info, wish.options, wish.seats.size());
  if (!setup.ok()) return setup.error();
  if (const auto refusal = refusal_at_table(*offered->game, *setup)) return bad_table(refusal->sentence);
  if (wish.clock && (*wish.clock < kShortestClock || *wish.clock > kLongestClock)) {
    return bad_table({"The clock gives 5 seconds to 30 days.", "Zegar daje od 5 sekund do 30 dni."});
  }
  if (wish.absent && !is_level(*wish.absent)) return no_such_level();
  const auto name = name_from(wish.name.value_or(maker.name));
  if (!name) return Code::bad_name;
  auto seats = seats_from(wish.seats, maker, services.clock.now());
  if (!seats.ok()) return seats.error();
  TableEntry table = bare_table(maker, services.clock.now());
  table.game = wish.game;
  table.is_public = wish.is_public;
  table.lobby.name = *name;
  table.lobby.begin = wish.begin;
  table.lobby.clock = wish.clock;
  table.lobby.absent = wish.absent;
  table.lobby.options = kernel::write_setup(info, *setup);
  table.lobby.seats = std::move(*seats);
  return table;
}

}  // namespace kostka::server
