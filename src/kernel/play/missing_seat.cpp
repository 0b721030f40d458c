#include "kernel/play/missing_seat.h"

#include <charconv>
#include <string_view>

namespace kostka::kernel {

std::optional<SetupRefusal> seat_that_is_missing(const GameInfo& info, const MatchSetup& setup) {
  constexpr std::string_view kSeat = "seat-";
  for (std::size_t i = 0; i < info.switches.size(); ++i) {
    const std::string_view choice = info.switches[i].choices[static_cast<std::size_t>(setup.switches[i])];
    if (!choice.starts_with(kSeat)) continue;
    std::size_t seat = 0;
    const char* end = choice.data() + choice.size();
    const auto [rest, wrong] = std::from_chars(choice.data() + kSeat.size(), end, seat);
    if (wrong != std::errc() || rest != end || seat < setup.seats) continue;
    return SetupRefusal{info.switches[i].id,
                        say("{0}: there is no seat {1}, only {2} play.",
                            "{0}: nie ma miejsca {1}, {2|gra|grają|gra} tylko {2} {2|osoba|osoby|osób}.",
                            {info.switches[i].name, static_cast<std::int64_t>(seat) + 1, int{setup.seats}})};
  }
  return std::nullopt;
}

}  // namespace kostka::kernel
