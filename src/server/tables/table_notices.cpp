#include "server/tables/table_notices.h"

#include <algorithm>
#include <utility>

namespace kostka::server {

using kernel::say;
using kernel::Text;
using protocol::SeatKind;
using store::Milliseconds;

namespace {

constexpr Milliseconds kMinute = 60'000, kHour = 60 * kMinute;
constexpr std::int64_t kTurnLasts = std::int64_t{3} * 86'400;  // seconds

bool can_be_told(const TableEntry& table, std::size_t seat) {
  const LobbySeat& each = table.lobby.seats[seat];
  return !table.lobby.lesson && each.kind == SeatKind::person && !each.left && !each.stand_in && !each.account.empty();
}

Text named(const TableEntry& table, const Text& game) {
  return table.lobby.name.empty() ? game : Text{table.lobby.name, table.lobby.name};
}

NoticeFor notice_of(const TableEntry& table, const std::string& account, std::string kind, const Text& title,
                    const Text& body) {
  NoticeFor notice;
  notice.account = account;
  notice.en = {std::move(kind), title.en, body.en, table.id, "/t/" + table.id};
  notice.pl = notice.en;
  notice.pl.title = title.pl;
  notice.pl.body = body.pl;
  // 32 letters at most (RFC 8030); an id has fewer.
  notice.topic = table.id;
  notice.lasts = kTurnLasts;
  return notice;
}

// The others, as far as a sentence has room.
Text who_waits(const TableEntry& table, std::size_t seat) {
  std::string people;
  std::int64_t bots = 0, more = 0;
  const auto& seats = table.lobby.seats;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    if (s == seat || (seats[s].here && seats[s].account == seats[seat].account)) continue;
    if (seats[s].kind == SeatKind::bot || seats[s].left)
      ++bots;
    else if (people.size() < 60)
      people += (people.empty() ? "" : ", ") + seats[s].name;
    else
      ++more;
  }
  if (people.empty()) {
    return say("{0} {0|bot waits|bots wait}.", "{0|Czeka|Czekają|Czeka} {0} {0|bot|boty|botów}.", {bots});
  }
  if (more > 0) return say("{0} and others wait.", "Czekają: {0} i inni.", {people});
  if (bots == 0) return say("With: {0}.", "Grają: {0}.", {people});
  return say("With: {0} and {1} {1|bot|bots}.", "Grają: {0} oraz {1} {1|bot|boty|botów}.", {people, bots});
}

Text time_left(Milliseconds left) {
  const std::int64_t hours = left / kHour, minutes = std::max<std::int64_t>(1, left / kMinute);
  if (hours > 0) return say("{0} {0|hour|hours}", "{0} {0|godzina|godziny|godzin}", {hours});
  return say("{0} {0|minute|minutes}", "{0} {0|minuta|minuty|minut}", {minutes});
}

}  // namespace

std::optional<NoticeFor> turn_notice(const TableEntry& table, std::size_t seat, const Text& game) {
  if (!can_be_told(table, seat)) return std::nullopt;
  const Text title = say("Your turn · {0}", "Twój ruch · {0}", {game});
  const Text where = named(table, game), others = who_waits(table, seat);
  return notice_of(table, table.lobby.seats[seat].account, "turn", title,
                   {where.en + ". " + others.en, where.pl + ". " + others.pl});
}

std::optional<NoticeFor> reminder_notice(const TableEntry& table, std::size_t seat, const Text& game,
                                         Milliseconds now) {
  const auto clock =
      std::ranges::find_if(table.lobby.clocks, [&](const LobbyClock& c) { return std::cmp_equal(c.seat, seat); });
  if (!can_be_told(table, seat) || clock == table.lobby.clocks.end()) return std::nullopt;
  const Text left = time_left(clock->deadline - now), where = named(table, game);
  const Text title = say("{0} left · {1}", "Zostało: {0} · {1}", {left, game});
  const Text body = say("{0}. It is still your turn.", "{0}. Wciąż jest twój ruch.", {where});
  return notice_of(table, table.lobby.seats[seat].account, "reminder", title, body);
}

std::vector<NoticeFor> end_notices(const TableEntry& table, const Text& game) {
  std::vector<NoticeFor> notices;
  for (std::size_t s = 0; s < table.lobby.seats.size(); ++s) {
    const std::string& account = table.lobby.seats[s].account;
    const bool told = std::ranges::any_of(notices, [&](const NoticeFor& n) { return n.account == account; });
    if (!can_be_told(table, s) || told) continue;
    const Text title = say("The match is over · {0}", "Koniec partii · {0}", {game});
    const Text body = say("{0}: see how it ended.", "{0}: zobacz, jak się skończyło.", {named(table, game)});
    notices.push_back(notice_of(table, account, "finished", title, body));
  }
  return notices;
}

NoticeFor invitation_notice(const TableEntry& table, const std::string& account, const std::string& from,
                            const Text& game) {
  const Text title = say("{0} invites you · {1}", "Zaproszenie · {1}", {from, game});
  const Text body = say("{0}: a seat is free for you.", "{1} zaprasza do stołu: {0}.", {named(table, game), from});
  NoticeFor notice = notice_of(table, account, "invitation", title, body);
  // The invitation itself is a secret of the table; whoever was asked finds it under My games.
  notice.en.address = notice.pl.address = "/mine";
  return notice;
}

}  // namespace kostka::server
