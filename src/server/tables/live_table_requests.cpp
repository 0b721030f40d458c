// What people ask of a table outside of its match: joining, leaving, stand-ins, rematches.
#include <boost/asio/post.hpp>

#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "server/base/secrets.h"
#include "server/base/words.h"
#include "server/tables/live_table.h"

namespace kostka::server {

using protocol::SeatKind;
using protocol::Status;

namespace {

void sit_down(LobbySeat& seat, const Visitor& who, Milliseconds now) {
  seat.kind = SeatKind::person;
  seat.account = who.account;
  seat.name = who.name;
  seat.away_since = now;
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

// The same people at a new table, each one seat further; those who have left make room for somebody else.
TableEntry rematch_of(const TableEntry& table, const std::string& owner, Milliseconds now) {
  TableEntry again;
  again.id = random_word(kIdBytes);
  again.game = table.game;
  again.is_public = table.is_public;
  again.created = again.changed = now;
  again.lobby.name = table.lobby.name;
  again.lobby.owner = owner;
  again.lobby.begin = protocol::Begin::full;
  again.lobby.clock = table.lobby.clock;
  again.lobby.options = table.lobby.options;
  again.lobby.invite = random_word(kInviteBytes);
  again.lobby.secret = store::to_hex(store::fresh_secret());
  const auto& seats = table.lobby.seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const LobbySeat& before = seats[(i + 1) % seats.size()];
    LobbySeat seat;
    if (before.kind == SeatKind::bot) {
      seat.kind = SeatKind::bot;
      seat.level = before.level;
    } else if (!before.left) {
      sit_down(seat, {before.account, before.name}, now);
    }
    again.lobby.seats.push_back(std::move(seat));
  }
  return again;
}

}  // namespace

void LiveTable::create(TableEntry table, std::string account, TableReply reply) {
  run([this, table = std::move(table), account = std::move(account), reply = std::move(reply)] {
    life_ = Life::loaded;
    table_ = table;
    // A table that could not be stored never was.
    adopt_and_begin_if_full(table, account, [this, reply](Result<protocol::Table> result) {
      if (!result.ok()) leave_memory(Life::missing);
      reply(std::move(result));
    });
  });
}

void LiveTable::ask(TableRequest request, Visitor who, TableReply reply) {
  const auto self = shared_from_this();
  run_for([this, request, who, reply] { std::visit([&](const auto& wish) { handle(wish, who, reply); }, request); },
          [reply](Code code) { reply(code); },
          [request, who, reply](LiveTable& table) { table.ask(request, who, reply); });
}

void LiveTable::reply_with_table(const std::string& account, const TableReply& reply) {
  reply(shown_to(table_, account, gallery_.presence()));
}

void LiveTable::adopt(TableEntry changed, std::shared_ptr<TableMatch> begun, const std::string& account,
                      TableReply reply) {
  changed.changed = now();
  if (begun) note_position(changed, *begun);
  store::Change change{id_, record_of(changed), begun ? begun->take_lines() : std::string(), {}};
  write(
      std::move(change), Insist::no,
      [this, changed = std::move(changed), begun = std::move(begun), account, reply = std::move(reply)](bool durable) {
        if (!durable) return reply(Code::store);
        table_ = changed;
        if (begun) match_ = begun;
        gallery_.check_eyes(table_.lobby);
        reply_with_table(account, reply);
        const Presence present = gallery_.presence();
        seats_present_ = present.seats;
        spectators_ = present.spectators;
        gallery_.send_table(table_);
        if (!match_) return;
        for (Viewer& viewer : gallery_.all()) {
          if (viewer.needs_state) gallery_.send_state_to(viewer, *match_);
        }
        let_bots_think();
      });
}

void LiveTable::adopt_and_begin_if_full(TableEntry changed, const std::string& account, const TableReply& reply) {
  const bool begins = changed.lobby.begin == protocol::Begin::full && !has_open_seat(changed.lobby);
  auto begun = begins ? begin(changed) : nullptr;
  if (begins && !begun) return reply(Code::bad_table);
  adopt(std::move(changed), std::move(begun), account, reply);
}

void LiveTable::handle(const JoinRequest& request, const Visitor& who, const TableReply& reply) {
  if (!may_see(table_, who.account, request.wish.invite.value_or(""))) return reply(Code::no_such_table);
  if (first_seat_of(table_.lobby, who.account)) {
    // A second click on the same invitation is no mistake.
    return request.wish.seat ? reply(Code::already_seated) : reply_with_table(who.account, reply);
  }
  if (table_.status != Status::waiting) return reply(Code::already_begun);
  auto seat = seat_for(table_, request.wish);
  if (!seat.ok()) return reply(seat.error());
  TableEntry changed = table_;
  sit_down(changed.lobby.seats[*seat], who, now());
  adopt_and_begin_if_full(std::move(changed), who.account, reply);
}

void LiveTable::handle(const LeaveRequest&, const Visitor& who, const TableReply& reply) {
  if (!first_seat_of(table_.lobby, who.account)) return reply(Code::not_your_seat);
  TableEntry changed = table_;
  for (std::size_t i = 0; i < changed.lobby.seats.size(); ++i) {
    LobbySeat& seat = changed.lobby.seats[i];
    if (!owns_seat(changed.lobby, i, who.account)) continue;
    if (table_.status == Status::waiting)
      seat = LobbySeat{};
    else
      seat.left = true;
  }
  adopt(std::move(changed), nullptr, who.account, reply);
}

void LiveTable::handle(const StartRequest&, const Visitor& who, const TableReply& reply) {
  if (who.account != table_.lobby.owner) return reply(Code::forbidden);
  if (table_.status != Status::waiting) return reply(Code::already_begun);
  if (has_open_seat(table_.lobby)) return reply(Code::seats_open);
  TableEntry changed = table_;
  auto begun = begin(changed);
  if (!begun) return reply(Code::bad_table);
  adopt(std::move(changed), std::move(begun), who.account, reply);
}

void LiveTable::handle(const ChangeRequest& request, const Visitor& who, const TableReply& reply) {
  if (who.account != table_.lobby.owner) return reply(Code::forbidden);
  TableEntry changed = table_;
  if (request.wish.name) changed.lobby.name = *request.wish.name;
  if (request.wish.is_public) changed.is_public = *request.wish.is_public;
  adopt(std::move(changed), nullptr, who.account, reply);
}

void LiveTable::handle(const NonceRequest& request, const Visitor& who, const TableReply& reply) {
  if (!owns_seat(table_.lobby, request.seat, who.account)) return reply(Code::not_your_seat);
  if (table_.status != Status::waiting) return reply(Code::already_begun);
  TableEntry changed = table_;
  changed.lobby.seats[request.seat].nonce = request.nonce;
  adopt(std::move(changed), nullptr, who.account, reply);
}

void LiveTable::handle(const StandInRequest& request, const Visitor& who, const TableReply& reply) {
  if (!first_seat_of(table_.lobby, who.account)) return reply(Code::not_your_seat);
  if (table_.status != Status::playing) return reply(Code::not_begun);
  if (request.seat >= table_.lobby.seats.size()) return reply(Code::bad_request);
  const LobbySeat& seat = table_.lobby.seats[request.seat];
  if (seat.kind != SeatKind::person) return reply(Code::bad_request);
  const bool present = (gallery_.presence().seats >> request.seat & 1) != 0;
  const Milliseconds away = seat.away_since && !present ? now() - *seat.away_since : 0;
  const bool mine = owns_seat(table_.lobby, request.seat, who.account);
  if (!mine && !seat.left && away < services_.limits.away.count()) return reply(Code::not_away);
  TableEntry changed = table_;
  const std::string standard(match_->match().game().info().standard_level);
  changed.lobby.seats[request.seat].stand_in = request.level.value_or(standard);
  note_position(changed, *match_);
  adopt(std::move(changed), nullptr, who.account, reply);
}

void LiveTable::handle(const GiveBackRequest& request, const Visitor& who, const TableReply& reply) {
  if (!owns_seat(table_.lobby, request.seat, who.account)) return reply(Code::not_your_seat);
  TableEntry changed = table_;
  changed.lobby.seats[request.seat].stand_in.reset();
  if (match_) note_position(changed, *match_);
  adopt(std::move(changed), nullptr, who.account, reply);
}

void LiveTable::handle(const RematchRequest&, const Visitor& who, const TableReply& reply) {
  if (!first_seat_of(table_.lobby, who.account)) return reply(Code::not_your_seat);
  if (table_.status != Status::finished && table_.status != Status::faulted) return reply(Code::not_finished);
  if (table_.lobby.rematch) {
    return neighbours_.table(*table_.lobby.rematch)->ask(OwnSeatRequest{kernel::kMaxSeats}, who, reply);
  }
  held_ = true;
  const auto created = [self = shared_from_this(), reply](Result<protocol::Table> result) {
    boost::asio::post(self->strand_, [self, reply, result]() mutable {
      self->held_ = false;
      if (!result.ok()) {
        reply(result);
        return self->next();
      }
      TableEntry changed = self->table_;
      changed.lobby.rematch = result->id;
      self->adopt(std::move(changed), nullptr, "", [reply, result](const Result<protocol::Table>& marked) {
        reply(marked.ok() ? result : Result<protocol::Table>(marked.error()));
      });
    });
  };
  neighbours_.create(rematch_of(table_, who.account, now()), who.account, created);
}

void LiveTable::handle(const DeleteRequest&, const Visitor& who, const TableReply& reply) {
  if (who.account != table_.lobby.owner) return reply(Code::forbidden);
  held_ = true;
  const auto removed = [self = shared_from_this(), account = who.account, reply](const std::string& trouble) {
    boost::asio::post(self->strand_, [self, account, reply, trouble] {
      self->held_ = false;
      if (trouble.empty()) {
        self->reply_with_table(account, reply);
        self->gallery_.close_all(error_of(Code::deleted));
        self->leave_memory(Life::missing);
      } else {
        self->services_.log.error("store_refused", {{"table", self->id_}, {"reason", trouble}});
        reply(Code::store);
      }
      self->next();
    });
  };
  services_.store.remove(id_, services_.outstanding.call(removed));
}

void LiveTable::handle(const BindRequest& request, const Visitor& who, const TableReply& reply) {
  if (request.seat >= table_.lobby.seats.size()) return reply(Code::bad_link);
  TableEntry changed = table_;
  LobbySeat& seat = changed.lobby.seats[request.seat];
  if (seat.kind != SeatKind::person || seat.left) return reply(Code::bad_link);
  const std::string before = std::exchange(seat.account, who.account);
  // Whoever takes their only seat along to another device takes the table along as well.
  if (changed.lobby.owner == before && !first_seat_of(changed.lobby, before)) changed.lobby.owner = who.account;
  adopt(std::move(changed), nullptr, who.account, reply);
}

void LiveTable::handle(const OwnSeatRequest& request, const Visitor& who, const TableReply& reply) {
  // A seat that no table has asks only to see the table.
  const bool any = request.seat >= kernel::kMaxSeats && may_see(table_, who.account, "");
  if (!any && !owns_seat(table_.lobby, request.seat, who.account)) return reply(Code::not_your_seat);
  reply_with_table(who.account, reply);
}

}  // namespace kostka::server
