#include "server/tables/takeback.h"

#include <algorithm>

#include "server/tables/table_bots.h"

namespace kostka::server {

using kernel::Seat;
using protocol::Takeback;

namespace {

// The inputs before the seat's last decision; nothing when it has made none.
std::optional<std::size_t> before_last_decision(const kernel::Match& match, Seat seat) {
  const auto inputs = match.inputs();
  for (std::size_t i = inputs.size(); i-- > 0;) {
    if (inputs[i].who == seat) return i;
  }
  return std::nullopt;
}

// A bot that stands in decides for a person in the match; whether to take back is theirs to say.
bool agrees_unasked(const Lobby& lobby, std::size_t seat) {
  return lobby.seats[seat].kind == protocol::SeatKind::bot || lobby.seats[seat].left;
}

}  // namespace

Result<Takeback> ask_takeback(const Lobby& lobby, const kernel::Match& match, Seat seat,
                              std::optional<std::int32_t> inputs) {
  if (lobby.takeback) return Code::takeback_open;
  const std::size_t held = match.inputs().size();
  std::optional<std::size_t> back_to = before_last_decision(match, seat);
  if (inputs) back_to = *inputs < 0 ? held : static_cast<std::size_t>(*inputs);
  if (!back_to || *back_to >= held) return Code::no_takeback;
  Takeback question{static_cast<std::int32_t>(seat.index()), static_cast<std::int32_t>(*back_to), {}};
  for (std::size_t s = 0; s < lobby.seats.size(); ++s) {
    if (s == seat.index() || agrees_unasked(lobby, s)) question.agreed.push_back(static_cast<std::int32_t>(s));
  }
  return question;
}

Result<std::optional<Takeback>> after_consent(const Lobby& lobby, std::int32_t seat, bool yes) {
  if (!lobby.takeback) return Code::no_takeback;
  if (!yes) return std::optional<Takeback>();
  std::optional<Takeback> question = lobby.takeback;
  if (std::ranges::find(question->agreed, seat) == question->agreed.end()) question->agreed.push_back(seat);
  return question;
}

bool all_agree(const Lobby& lobby, const Takeback& question) { return question.agreed.size() == lobby.seats.size(); }

}  // namespace kostka::server
