// Strong ids: a Seat is not a CardId, and neither is a number.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

namespace kostka::kernel {

// The name of one thing of one kind; the default value names nothing. `Tag::kind` is the word that documents use
// for the kind ("card", "space"), so that a position can show names instead of numbers.
template <class Tag, class Rep = std::uint8_t>
struct Id {
  using Value = Rep;
  using Kind = Tag;
  static constexpr Rep kNothing = std::numeric_limits<Rep>::max();

  Rep value = kNothing;

  constexpr Id() = default;
  constexpr explicit Id(std::size_t v) : value(static_cast<Rep>(v)) {}

  [[nodiscard]] constexpr bool valid() const { return value != kNothing; }
  [[nodiscard]] constexpr std::size_t index() const { return value; }
  constexpr auto operator<=>(const Id&) const = default;
};

struct SeatTag {
  static constexpr std::string_view kind = "seat";
};
// A place at the table. The invalid seat stands for chance where an input is attributed to somebody.
using Seat = Id<SeatTag>;

inline constexpr std::size_t kMaxSeats = 6;

// Who looks at a match: one of the seats, a spectator (only what everybody may know), or the record keeper, who
// sees everything and exists only outside the table: tests, replays of finished games, the server's own storage.
class Observer {
 public:
  static constexpr Observer seat(Seat s) { return Observer{s.value}; }
  static constexpr Observer spectator() { return Observer{kSpectator}; }
  static constexpr Observer record_keeper() { return Observer{kRecordKeeper}; }

  [[nodiscard]] constexpr bool is(Seat s) const { return who_ == s.value; }
  [[nodiscard]] constexpr bool is_record_keeper() const { return who_ == kRecordKeeper; }
  [[nodiscard]] constexpr bool is_spectator() const { return who_ == kSpectator; }
  // What `owner` keeps from the others is shown to this observer.
  [[nodiscard]] constexpr bool sees_secrets_of(Seat owner) const { return is_record_keeper() || is(owner); }
  // The seat looked from; only for an observer that sits at the table.
  [[nodiscard]] constexpr Seat as_seat() const { return who_ < kMaxSeats ? Seat{who_} : Seat{}; }

 private:
  static constexpr std::uint8_t kSpectator = 0xfe, kRecordKeeper = 0xfd;
  constexpr explicit Observer(std::uint8_t who) : who_(who) {}
  std::uint8_t who_;
};

}  // namespace kostka::kernel
