#include "server/tables/table_request.h"

#include <algorithm>
#include <utility>

#include "kernel/data/ids.h"
#include "server/base/secrets.h"
#include "server/tables/new_table.h"

namespace kostka::server {

using protocol::SeatKind;
using protocol::Status;

namespace {

void sit_down(LobbySeat& seat, const Visitor& who, Milliseconds now) {
  seat.kind = SeatKind::person;
  seat.account = who.account;
  seat.name = who.name;
  seat.away_since = now;
  seat.sitting = random_word(kIdBytes);
}

// Where somebody who joins will sit.
Result<std::size_t> seat_for(const TableEntry& table, const protocol::Join& wish) {
  const auto& seats = table.lobby.seats;
  if (wish.seat) {
    if (*wish.seat < 0 || static_cast<std::size_t>(*wish.seat) >= seats.size()) return Code::bad_request;
    const auto seat = static_cast<std::size_t>(*wish.seat);
    if (seats[seat].kind != SeatKind::open) return Code::seat_taken;
    return seat;
  }
  const auto open = std::ranges::find(seats, SeatKind::open, &LobbySeat::kind);
  if (open == seats.end()) return Code::no_open_seat;
  return static_cast<std::size_t>(open - seats.begin());
}

// One function for each kind of request.
struct Wishes {
  using Then = TableWish::Then;

  const TableEntry& table;
  const Visitor& who;
  const RequestMoment& moment;

  [[nodiscard]] bool sits_here() const { return first_seat_of(table.lobby, who.account).has_value(); }
  [[nodiscard]] bool is_owner() const { return who.account == table.lobby.owner; }

  Result<TableWish> operator()(const JoinRequest& request) const {
    if (const auto why = why_hidden(table, who.account, request.wish.invite.value_or(""))) return *why;
    if (sits_here()) {
      // A second click on the same invitation is no mistake.
      if (request.wish.seat) return Code::already_seated;
      return TableWish{};
    }
    if (table.status != Status::waiting) return Code::already_begun;
    auto seat = seat_for(table, request.wish);
    if (!seat.ok()) return seat.error();
    TableWish wish{Then::store, table};
    sit_down(wish.table.lobby.seats[*seat], who, moment.now);
    if (begins_now(wish.table)) wish.then = Then::store_and_begin_match;
    return wish;
  }

  Result<TableWish> operator()(const LeaveRequest&) const {
    if (!sits_here()) return Code::not_your_seat;
    TableWish wish{Then::store, table};
    for (std::size_t i = 0; i < table.lobby.seats.size(); ++i) {
      LobbySeat& seat = wish.table.lobby.seats[i];
      if (!owns_seat(table.lobby, i, who.account)) continue;
      if (table.status == Status::waiting)
        seat = LobbySeat{};
      else
        seat.left = true;
      seat.sitting.clear();
    }
    return wish;
  }

  Result<TableWish> operator()(const StartRequest&) const {
    if (!is_owner()) return Code::forbidden;
    if (table.status != Status::waiting) return Code::already_begun;
    if (has_open_seat(table.lobby)) return Code::seats_open;
    return TableWish{Then::store_and_begin_match, table};
  }

  Result<TableWish> operator()(const ChangeRequest& request) const {
    if (!is_owner()) return Code::forbidden;
    // Whose dice are known, that table is nobody else's.
    if (table.lobby.lesson && request.wish.is_public.value_or(false)) return Code::forbidden;
    TableWish wish{Then::store, table};
    if (request.wish.name) wish.table.lobby.name = *request.wish.name;
    if (request.wish.is_public) wish.table.is_public = *request.wish.is_public;
    return wish;
  }

  Result<TableWish> operator()(const NonceRequest& request) const {
    if (!owns_seat(table.lobby, request.seat, who.account)) return Code::not_your_seat;
    if (table.status != Status::waiting) return Code::already_begun;
    TableWish wish{Then::store, table};
    wish.table.lobby.seats[request.seat].nonce = request.nonce;
    return wish;
  }

  Result<TableWish> operator()(const StandInRequest& request) const {
    if (!sits_here()) return Code::not_your_seat;
    if (table.status != Status::playing) return Code::not_begun;
    if (request.seat >= table.lobby.seats.size()) return Code::bad_request;
    const LobbySeat& seat = table.lobby.seats[request.seat];
    if (seat.kind != SeatKind::person) return Code::bad_request;
    // Who is here is here with every seat of theirs, whichever they look through.
    const bool present = (moment.presence.seats >> request.seat & 1) != 0;
    const Milliseconds away = seat.away_since && !present ? moment.now - *seat.away_since : 0;
    const bool mine = owns_seat(table.lobby, request.seat, who.account);
    if (!mine && !seat.left && away < moment.away) return Code::not_away;
    TableWish wish{Then::store, table};
    wish.table.lobby.seats[request.seat].stand_in = request.level;
    return wish;
  }

  Result<TableWish> operator()(const GiveBackRequest& request) const {
    if (!owns_seat(table.lobby, request.seat, who.account)) return Code::not_your_seat;
    TableWish wish{Then::store, table};
    wish.table.lobby.seats[request.seat].stand_in.reset();
    return wish;
  }

  Result<TableWish> operator()(const ResignRequest& request) const {
    if (!owns_seat(table.lobby, request.seat, who.account)) return Code::not_your_seat;
    if (table.status != Status::playing) return Code::not_begun;
    if (table.lobby.lesson) return Code::forbidden;
    TableWish wish{Then::store, table};
    Lobby& lobby = wish.table.lobby;
    LobbySeat& seat = lobby.seats[request.seat];
    lobby.resigned.push_back({static_cast<std::int32_t>(request.seat), seat.account, seat.name});
    seat.left = seat.resigned = true;
    seat.stand_in = request.level;
    seat.sitting.clear();
    lobby.takeback.reset();
    return wish;
  }

  Result<TableWish> operator()(const TakeSeatRequest& request) const {
    if (const auto why = why_hidden(table, who.account, request.invite.value_or(""))) return *why;
    if (table.status != Status::playing) return Code::not_begun;
    if (sits_here()) return Code::already_seated;
    if (request.seat >= table.lobby.seats.size()) return Code::bad_request;
    if (!table.lobby.seats[request.seat].left) return Code::seat_taken;
    TableWish wish{Then::store, table};
    Lobby& lobby = wish.table.lobby;
    LobbySeat& seat = lobby.seats[request.seat];
    // Who just left has given the match up as well, now that somebody else plays it.
    if (!seat.resigned) {
      lobby.resigned.push_back({static_cast<std::int32_t>(request.seat), seat.account, seat.name});
    }
    seat.left = seat.resigned = seat.here = false;
    seat.stand_in.reset();
    sit_down(seat, who, moment.now);
    return wish;
  }

  Result<TableWish> operator()(const SeatBotRequest& request) const {
    if (!is_owner()) return Code::forbidden;
    if (table.status != Status::waiting) return Code::already_begun;
    if (request.seat >= table.lobby.seats.size()) return Code::bad_request;
    TableWish wish{Then::store, table};
    LobbySeat& seat = wish.table.lobby.seats[request.seat];
    if (seat.kind == SeatKind::person) return Code::seat_taken;
    seat = LobbySeat{};
    if (request.level) {
      seat.kind = SeatKind::bot;
      seat.level = request.level;
    }
    if (begins_now(wish.table)) wish.then = Then::store_and_begin_match;
    return wish;
  }

  Result<TableWish> operator()(const RematchRequest&) const {
    if (!sits_here()) return Code::not_your_seat;
    if (table.lobby.lesson) return Code::forbidden;
    if (table.status != Status::finished && table.status != Status::faulted) return Code::not_finished;
    return TableWish{Then::rematch, {}};
  }

  Result<TableWish> operator()(const DeleteRequest&) const {
    if (!is_owner()) return Code::forbidden;
    return TableWish{Then::delete_table, {}};
  }

  Result<TableWish> operator()(const BindRequest& request) const {
    if (request.seat >= table.lobby.seats.size()) return Code::bad_link;
    // Nobody hands a seat to those whom the owner has sent away.
    if (is_among(table.lobby.banned, who.account)) return Code::banned;
    TableWish wish{Then::store, table};
    Lobby& lobby = wish.table.lobby;
    LobbySeat& seat = lobby.seats[request.seat];
    // The person who sits there now may be somebody else than the one who made the link.
    if (!owns_seat(lobby, request.seat, request.account) || seat.sitting != request.sitting) return Code::bad_link;
    const std::string before = std::exchange(seat.account, who.account);
    seat.sitting = random_word(kIdBytes);
    // A person who takes their only seat along to another device takes the table along as well.
    if (lobby.owner == before && !first_seat_of(lobby, before)) lobby.owner = who.account;
    return wish;
  }

  Result<TableWish> operator()(const SeeRequest&) const { return TableWish{}; }

  Result<TableWish> operator()(const LinkRequest& request) const {
    if (!owns_seat(table.lobby, request.seat, who.account)) return Code::not_your_seat;
    // A seat taken before there were words for it gets its first one.
    if (const LobbySeat& seat = table.lobby.seats[request.seat]; !seat.sitting.empty()) return TableWish{};
    TableWish wish{Then::store, table};
    wish.table.lobby.seats[request.seat].sitting = random_word(kIdBytes);
    return wish;
  }

  Result<TableWish> operator()(const ModerateRequest& request) const {
    if (!is_owner()) return Code::forbidden;
    if (request.who.account.empty() || request.who.account == table.lobby.owner) return Code::bad_request;
    const bool bans = request.what == protocol::Moderation::ban || request.what == protocol::Moderation::unban;
    const bool adds = request.what == protocol::Moderation::ban || request.what == protocol::Moderation::mute;
    // A match belongs to those who play it, so the owner can send only others away from it.
    const bool plays = first_seat_of(table.lobby, request.who.account).has_value();
    if (bans && adds && plays && table.status != Status::waiting) return Code::already_begun;
    TableWish wish{Then::store, table};
    Lobby& lobby = wish.table.lobby;
    std::vector<LobbyPerson>& people = bans ? lobby.banned : lobby.muted;
    std::erase_if(people, [&](const LobbyPerson& each) { return each.account == request.who.account; });
    if (!adds) return wish;
    if (people.size() >= kMostModerated) return Code::quota;
    people.push_back(request.who);
    if (!bans) return wish;
    for (std::size_t i = 0; i < lobby.seats.size(); ++i) {
      if (owns_seat(lobby, i, request.who.account)) lobby.seats[i] = LobbySeat{};
    }
    return wish;
  }
};

}  // namespace

bool begins_now(const TableEntry& table) {
  return table.lobby.begin == protocol::Begin::full && !has_open_seat(table.lobby);
}

Result<TableWish> wish_of(const TableRequest& request, const TableEntry& table, const Visitor& who,
                          const RequestMoment& moment) {
  // A table that is not for somebody is to them as if it were not there. An invitation or a link is looked at later.
  const bool brings_a_key = std::holds_alternative<JoinRequest>(request) ||
                            std::holds_alternative<BindRequest>(request) ||
                            std::holds_alternative<TakeSeatRequest>(request);
  if (const auto why = why_hidden(table, who.account, ""); why && !brings_a_key) return *why;
  return std::visit(Wishes{table, who, moment}, request);
}

TableEntry rematch_of(const TableEntry& table, const std::string& owner, const AccountNames& names, Milliseconds now) {
  TableEntry again = bare_table({owner, ""}, now);
  again.game = table.game;
  again.is_public = table.is_public;
  again.lobby.name = table.lobby.name;
  again.lobby.begin = protocol::Begin::full;
  again.lobby.clock = table.lobby.clock;
  again.lobby.absent = table.lobby.absent;
  again.lobby.options = table.lobby.options;
  const auto& seats = table.lobby.seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const LobbySeat& before = seats[(i + 1) % seats.size()];
    LobbySeat seat;
    if (before.kind == SeatKind::bot) {
      seat.kind = SeatKind::bot;
      seat.level = before.level;
      seat.name = before.name;
      seat.temperament = before.temperament;
    } else if (!before.left) {
      const auto renamed = before.here ? names.end() : names.find(before.account);
      sit_down(seat, {before.account, renamed == names.end() ? before.name : renamed->second}, now);
      seat.here = before.here;
    }
    again.lobby.seats.push_back(std::move(seat));
  }
  return again;
}

}  // namespace kostka::server
