// Events as structs with named members. A game lists one described, trivially copyable struct for each kind of event;
// from that list come the ids that scenarios use ("battle_won" for BattleWon), the named members that leave the
// process, and the client's TypeScript.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>

#include "kernel/data/reflect.h"
#include "kernel/data/type_name.h"
#include "kernel/play/option.h"

namespace kostka::kernel {

class Table;

// All events of a game, in the order of their kinds.
template <class... Events>
using EventList = boost::mp11::mp_list<Events...>;

inline constexpr std::size_t kMostEventBytes = 2048;

template <class T>
concept EventStruct = DescribedStruct<T> && std::is_trivially_copyable_v<T> && std::default_initializable<T> &&
                      sizeof(T) <= kMostEventBytes;

template <class Events, class T>
inline constexpr std::uint16_t kEventKind = [] {
  constexpr std::size_t kIndex = boost::mp11::mp_find<Events, T>::value;
  static_assert(kIndex < boost::mp11::mp_size<Events>::value, "this event is not in the game's list");
  return static_cast<std::uint16_t>(kIndex);
}();

// Calls `with` with the struct that an event is.
template <class Events, class With>
decltype(auto) visit_event(const Event& event, With with) {
  return boost::mp11::mp_with_index<boost::mp11::mp_size<Events>::value>(event.kind, [&](auto kind) -> decltype(auto) {
    return with(event.as<boost::mp11::mp_at<Events, decltype(kind)>>());
  });
}

// An object as a document calls it is its object id; `Naming` knows that under this kind.
inline constexpr std::string_view kObjectKind = "object";

constexpr std::uint32_t packed(Object o) {
  return static_cast<std::uint32_t>(o.kind) << 24 | static_cast<std::uint32_t>(o.owner.value) << 16 | o.index;
}
constexpr Object unpacked(std::uint32_t packed_object) {
  return {static_cast<std::uint8_t>(packed_object >> 24), Seat{packed_object >> 16 & 0xff},
          static_cast<std::uint16_t>(packed_object & 0xffff)};
}

template <>
struct Reflect<Object> {
  static constexpr bool kIsText = true;

  static void write(Writer& out, const Object& object, const Naming& naming) {
    const auto id = naming.name(kObjectKind, packed(object));
    if (id)
      out.text(*id);
    else
      out.null();
  }
  static bool equal(const Object& a, const Object& b) { return a == b; }
};

// The names of a game, and the ids of its objects.
class ObjectNaming final : public Naming {
 public:
  ObjectNaming(const Table& table, const Naming& others) : table_(table), others_(others) {}
  [[nodiscard]] std::optional<std::string> name(std::string_view kind, std::uint32_t value) const override;

 private:
  const Table& table_;
  const Naming& others_;
};

namespace detail {

// A member that names something does name something; what may be missing is an optional.
template <class T>
constexpr bool names_something(const T& member) {
  if constexpr (requires {
                  { member.valid() } -> std::same_as<bool>;
                }) {
    return member.valid();
  } else {
    return true;
  }
}

template <EventStruct T>
bool is_whole(const T& event) {
  bool whole = true;
  boost::mp11::mp_for_each<Members<T>>([&](auto member) { whole = whole && names_something(event.*member.pointer); });
  return whole;
}

}  // namespace detail

// What scenarios and screens call an event.
template <class Events>
std::string event_id_in(const Event& event) {
  return visit_event<Events>(event, []<class T>(const T&) { return snake_case(type_name<T>()); });
}

// The members of an event by their names.
template <class Events>
void write_event_in(Writer& out, const Event& event, const Naming& naming) {
  visit_event<Events>(event, [&](const auto& told) { kernel::write(out, told, naming); });
}

template <class Events>
bool same_event_in(const Event& a, const Event& b) {
  return a.kind == b.kind && a.clause == b.clause && a.audience == b.audience &&
         visit_event<Events>(a, [&]<class T>(const T& told) { return kernel::equal(told, b.as<T>()); });
}

// The members of an event that are objects, in their order. `about(member)` gives the Object of an id; members that it
// does not take are none.
template <EventStruct T, class About>
std::vector<Object> objects_in(const T& event, About about) {
  std::vector<Object> objects;
  const auto add = [&](const auto& member) {
    if constexpr (std::same_as<std::remove_cvref_t<decltype(member)>, Object>) {
      objects.push_back(member);
    } else if constexpr (requires { about(member); }) {
      objects.push_back(about(member));
    }
  };
  boost::mp11::mp_for_each<detail::Members<T>>([&](auto described) {
    const auto& member = event.*described.pointer;
    if constexpr (requires { member.has_value(); }) {
      if (member) add(*member);
    } else {
      add(member);
    }
  });
  return objects;
}

}  // namespace kostka::kernel
