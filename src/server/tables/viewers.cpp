#include "server/tables/viewers.h"

#include <algorithm>
#include <utility>

#include "server/tables/chat.h"
#include "server/tables/state_view.h"
#include "server/wire/errors.h"
#include "server/wire/wire.h"

namespace kostka::server {

using kernel::Seat;

Viewer& Viewers::add(Viewer viewer) { return list_.emplace_back(std::move(viewer)); }

void Viewers::remove(const Connection* connection) {
  std::erase_if(list_, [&](const Viewer& viewer) { return viewer.connection.get() == connection; });
}

Viewer* Viewers::find(const Connection* connection) {
  const auto found =
      std::ranges::find_if(list_, [&](const Viewer& viewer) { return viewer.connection.get() == connection; });
  return found == list_.end() ? nullptr : &*found;
}

Presence Viewers::presence(const Lobby& lobby) const {
  Presence presence;
  for (const Viewer& viewer : list_) {
    std::uint32_t seats = 0;
    for (std::size_t s = 0; s < lobby.seats.size(); ++s) {
      if (owns_seat(lobby, s, viewer.who.account)) seats |= 1u << s;
    }
    presence.seats |= seats;
    if (seats == 0) ++presence.spectators;
  }
  return presence;
}

void Viewers::send_strangers_away(const TableEntry& table) {
  std::erase_if(list_, [&](const Viewer& viewer) {
    const auto why = why_hidden(table, viewer.who.account, viewer.invite);
    if (why) viewer.connection->close(error_of(*why));
    return why.has_value();
  });
}

void Viewers::check_eyes(const Lobby& lobby) {
  for (Viewer& viewer : list_) {
    if (!viewer.eye || owns_seat(lobby, viewer.eye->index(), viewer.who.account)) continue;
    viewer.eye.reset();
    viewer.needs_state = viewer.needs_whole_log = true;
  }
}

void Viewers::send_table_to(const Viewer& viewer, const TableEntry& table) const {
  const protocol::TableChanged message{shown_to(table, viewer.who.account, presence(table.lobby))};
  viewer.connection->send(std::make_shared<const std::string>(message_of(message)));
}

void Viewers::send_table(const TableEntry& table) const {
  const Presence now = presence(table.lobby);
  SharedText for_strangers;  // all who neither sit here nor own the table are told the same, but for whom it mutes
  for (const Viewer& viewer : list_) {
    const std::string& account = viewer.who.account;
    const bool stranger =
        account != table.lobby.owner && !first_seat_of(table.lobby, account) && !is_among(table.lobby.muted, account);
    if (stranger && for_strangers) {
      viewer.connection->send(for_strangers);
      continue;
    }
    const protocol::TableChanged message{shown_to(table, account, now)};
    auto text = std::make_shared<const std::string>(message_of(message));
    if (stranger) for_strangers = text;
    viewer.connection->send(std::move(text));
  }
}

void Viewers::send_states(const TableMatch& match, Connection* sender, const SharedText& ok) {
  std::vector<Rendered> rendered;
  std::vector<SharedText> texts;
  texts.reserve(list_.size());
  for (Viewer& viewer : list_) texts.push_back(next_state(viewer, match, rendered));
  const auto of_sender = std::ranges::find(list_, sender, [](const Viewer& each) { return each.connection.get(); });
  const auto at = static_cast<std::size_t>(of_sender - list_.begin());
  if (sender != nullptr) {
    if (at < texts.size() && texts[at])
      sender->send_both(ok, texts[at]);
    else
      sender->send(ok);
  }
  for (std::size_t i = 0; i < list_.size(); ++i) {
    if (i != at && texts[i]) list_[i].connection->send(texts[i]);
  }
}

void Viewers::send_state_to(Viewer& viewer, const TableMatch& match) {
  std::vector<Rendered> rendered;
  if (SharedText text = next_state(viewer, match, rendered)) viewer.connection->send(std::move(text));
}

SharedText Viewers::next_state(Viewer& viewer, const TableMatch& match, std::vector<Rendered>& rendered) {
  if (viewer.connection->behind()) {
    viewer.needs_state = true;
    return nullptr;
  }
  auto found = std::ranges::find_if(rendered, [&](const Rendered& each) {
    return each.eye == viewer.eye && !viewer.needs_whole_log && each.from == viewer.lines;
  });
  if (found == rendered.end()) {
    const std::size_t lines = lines_of_log(match.match(), observer_through(viewer.eye));
    const std::size_t tail = lines - std::min(lines, kEventsOnHello);
    const std::size_t from = viewer.needs_whole_log ? tail : std::min(viewer.lines, lines);
    auto text = std::make_shared<const std::string>(state_message(match, viewer.eye, from, scratch_));
    found = rendered.insert(rendered.end(), Rendered{viewer.eye, from, lines, std::move(text)});
  }
  viewer.lines = found->lines;
  viewer.needs_state = viewer.needs_whole_log = false;
  return found->text;
}

void Viewers::shorten_logs(const TableMatch& match) {
  for (Viewer& viewer : list_) {
    viewer.lines = std::min(viewer.lines, lines_of_log(match.match(), observer_through(viewer.eye)));
  }
}

void Viewers::send_line(const Lobby& lobby, const store::ChatRecord& line) const {
  SharedText for_others;  // all but the owner are told the same
  for (const Viewer& viewer : list_) {
    const std::string& account = viewer.who.account;
    if (account != lobby.owner && for_others) {
      viewer.connection->send(for_others);
      continue;
    }
    auto text = std::make_shared<const std::string>(message_of(protocol::Chat{{shown_line(line, lobby, account)}}));
    if (account != lobby.owner) for_others = text;
    viewer.connection->send(std::move(text));
  }
}

void Viewers::send_text(const SharedText& text) const {
  for (const Viewer& viewer : list_) viewer.connection->send(text);
}

void Viewers::close_all(const protocol::Error& why) const {
  for (const Viewer& viewer : list_) viewer.connection->close(why);
}

}  // namespace kostka::server
