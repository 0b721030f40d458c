// What passes between rules and people: objects on the table, options to choose from, questions, events. All are a few
// numbers that a game gives meaning to; words are made only when somebody looks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>

#include "kernel/data/ids.h"
#include "kernel/play/clause.h"

namespace kostka::kernel {

// Something that a person can point at: a space, a card in a row, a seat. `kind` is the game's own enumeration and
// kind 0 means nothing at all.
struct Object {
  std::uint8_t kind = 0;
  Seat owner{};
  std::uint16_t index = 0;

  [[nodiscard]] constexpr bool valid() const { return kind != 0; }
  constexpr bool operator==(const Object&) const = default;
};

// One legal answer. `kind` is the game's own enumeration; the objects are what the answer touches, so that a screen can
// light them up.
struct Option {
  std::uint16_t kind = 0;
  std::int16_t amount = 0;
  std::array<Object, 2> about{};

  constexpr bool operator==(const Option&) const = default;
};

// What a seat is being asked, apart from the options.
struct Question {
  std::uint16_t kind = 0;
  std::int16_t amount = 0;
  std::array<Object, 2> about{};

  constexpr bool operator==(const Question&) const = default;
};

// Who may learn of an event: a set of seats, or everybody.
class Audience {
 public:
  static constexpr Audience everybody() { return Audience{0xff}; }
  static constexpr Audience only(Seat s) { return Audience{static_cast<std::uint8_t>(1u << s.index())}; }
  static constexpr Audience all_but(Seat s) { return Audience{static_cast<std::uint8_t>(~(1u << s.index()))}; }

  [[nodiscard]] constexpr bool includes(Observer o) const {
    if (o.is_record_keeper()) return true;
    if (o.is_spectator()) return (bits_ & 0x80) != 0;
    return (bits_ >> o.as_seat().index() & 1) != 0;
  }
  constexpr bool operator==(const Audience&) const = default;

 private:
  constexpr explicit Audience(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_;  // bit s: seat s; bit 7: spectators
};
static_assert(kMaxSeats <= 7);

// Something that happened, with the clause that made it happen. Each game has one struct for each kind of event
// (kernel/play/events.h); `kind` is its place among them and `data` its bytes, which belong to the one who tells or
// keeps it.
struct Event {
  std::uint16_t kind = 0;
  Clause clause{};
  Audience audience = Audience::everybody();
  std::span<const std::byte> data{};

  // The event itself; T must be the struct of this kind.
  template <class T>
  [[nodiscard]] T as() const {
    static_assert(std::is_trivially_copyable_v<T>);
    T event{};
    std::memcpy(&event, data.data(), sizeof(T));
    return event;
  }
};

class EventListener {
 public:
  virtual ~EventListener() = default;
  virtual void on_event(const Event& event) = 0;
  // A card came by chance out of a deck, a bag or a hand. Nobody at the table is told so by this.
  virtual void on_draw(const Object&) {}
};

// A card (or tile, or whatever a game counts) that a seat has carried out or come by; studies ask what it was worth.
struct Resolved {
  Seat who{};
  Object card{};
};

// Something that studies count: who did it, by a word of the game, and how much of it. Without a word it is nothing.
struct Deed {
  std::string_view what{};
  Seat who{};
  int count = 1;
};

// An option that is missing, and the clause that forbids it: the answer to "why can't I?".
struct Refusal {
  Option option{};
  Clause clause{};
  Seat who{};  // whose question it is; invalid while one seat is asked alone
};

}  // namespace kostka::kernel
