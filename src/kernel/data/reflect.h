// Plain structs to documents and back, compared and fingerprinted, all from one list of their members.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/data/enum_names.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/hasher.h"
#include "kernel/data/ids.h"
#include "kernel/data/naming.h"
#include "kernel/data/renamed.h"
#include "kernel/data/writer.h"

namespace kostka::kernel {

// How one type is written, read, compared and hashed. Below are: bool, integers (also of one byte) as numbers,
// described enums as names, described structs as maps, arrays and vectors as lists, optionals as null or the value,
// and ids as names or numbers. Another type specialises Reflect with these four functions:
//     static void write(Writer&, const T&, const Naming&);
//     static bool read(const Document&, T&, Diagnostics&, const Naming&);   // false after reporting an error
//     static bool equal(const T&, const T&);
//     static void hash(Hasher&, const T&);
// What read() leaves in the value after an error is valid, but means nothing.
template <class T>
struct Reflect;

template <class T>
concept DescribedStruct = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;

template <class T>
void write(Writer& out, const T& value, const Naming& naming = {}) {
  Reflect<T>::write(out, value, naming);
}

template <class T>
Document to_document(const T& value, const Naming& naming = {}) {
  DocumentWriter document;
  Reflect<T>::write(document, value, naming);
  return document.take();
}

// The same as JSON text, at the end of `out`, without a document on the way.
template <class T>
void append_json(std::string& out, const T& value, const Naming& naming = {}) {
  JsonText json(out);
  Reflect<T>::write(json, value, naming);
}

// Reads a whole value: every member must be there and no other. All errors are reported, not only the first.
template <class T>
bool from_document(const Document& document, T& value, Diagnostics& diagnostics, const Naming& naming = {}) {
  return Reflect<T>::read(document, value, diagnostics, naming);
}

template <class T>
constexpr bool equal(const T& a, const T& b) {
  return Reflect<T>::equal(a, b);
}

// The same number for equal values on every compiler and platform; allocates nothing. It depends on the order and the
// types of the members, not on their names.
template <class T>
constexpr std::uint64_t fingerprint(const T& value) {
  Hasher hasher;
  Reflect<T>::hash(hasher, value);
  return hasher.finish();
}

namespace detail {

// Reports `expected ..., found ...` and returns false, so that a reader can end with it.
bool unexpected(const Document& found, Diagnostics& diagnostics, std::string_view expected);
bool unknown_name(const Document& found, Diagnostics& diagnostics, std::string_view kind,
                  std::span<const std::string_view> names);
bool missing_member(const Document& map, Diagnostics& diagnostics, std::string_view name);
bool no_unknown_members(const Document& map, Diagnostics& diagnostics, std::span<const std::string_view> names,
                        std::span<const Renamed> renamed);
// The value of a member, which may stand under the name it had before; null if it is not there.
const Document* find_member(const Document& map, std::string_view name, std::span<const Renamed> renamed);
bool read_integer(const Document& document, std::int64_t lo, std::int64_t hi, std::int64_t& value,
                  Diagnostics& diagnostics);
bool read_unsigned(const Document& document, std::uint64_t& value, Diagnostics& diagnostics);
void write_unsigned(Writer& out, std::uint64_t value);
// False after reporting a number that names nothing, where the kind has names.
bool is_known_number(const Document& document, std::string_view kind, std::uint32_t number, Diagnostics& diagnostics,
                     const Naming& naming);
std::optional<std::uint32_t> read_name(const Document& document, std::string_view kind, Diagnostics& diagnostics,
                                       const Naming& naming);

// Types that hash as one integer of their own size say so, and runs of them are hashed by whole words.
template <class T>
concept HashesAsBytes = sizeof(T) <= 4 && requires { requires Reflect<T>::kHashesAsBytes; };

template <class T>
constexpr void hash_items(Hasher& hasher, const T* items, std::size_t count) {
  const auto add = [&hasher](const T& item) { Reflect<T>::hash(hasher, item); };
  if constexpr (HashesAsBytes<T>) {
    hasher.add_run(items, count, add);
  } else {
    for (std::size_t i = 0; i < count; ++i) add(items[i]);
  }
}

// Lists of every kind are written, compared and hashed alike; they differ in how they are filled.
template <class T>
struct ReflectList {
  static void write(Writer& out, const T& list, const Naming& naming) {
    out.open_list(list.size());
    for (const auto& item : list) Reflect<typename T::value_type>::write(out, item, naming);
    out.close_list();
  }
  static constexpr bool equal(const T& a, const T& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (!kernel::equal(a[i], b[i])) return false;
    }
    return true;
  }
};

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_any_access | boost::describe::mod_inherited>;

}  // namespace detail

template <>
struct Reflect<bool> {
  static constexpr bool kHashesAsBytes = true;

  static void write(Writer& out, bool value, const Naming&) { out.truth(value); }
  static bool read(const Document& document, bool& value, Diagnostics& diagnostics, const Naming&) {
    if (!document.is_bool()) return detail::unexpected(document, diagnostics, "true or false");
    value = document.as_bool();
    return true;
  }
  static constexpr bool equal(bool a, bool b) { return a == b; }
  static constexpr void hash(Hasher& hasher, bool value) { hasher.add(value); }
};

// Unsigned 64-bit sets of bits may exceed what a document's number holds; such values are written as decimal text.
template <std::integral T>
struct Reflect<T> {
  static constexpr bool kWide = std::unsigned_integral<T> && sizeof(T) == 8;
  // `long` takes 64 bits of a hash whatever its size is.
  static constexpr bool kHashesAsBytes = !std::same_as<T, long> && !std::same_as<T, unsigned long>;

  static void write(Writer& out, T value, const Naming&) {
    if constexpr (kWide)
      detail::write_unsigned(out, value);
    else
      out.number(static_cast<std::int64_t>(value));
  }
  static bool read(const Document& document, T& value, Diagnostics& diagnostics, const Naming&) {
    if constexpr (kWide) {
      std::uint64_t number = 0;
      const bool ok = detail::read_unsigned(document, number, diagnostics);
      value = static_cast<T>(number);
      return ok;
    } else {
      using Limits = std::numeric_limits<T>;
      std::int64_t number = 0;
      const bool ok = detail::read_integer(document, Limits::min(), Limits::max(), number, diagnostics);
      value = static_cast<T>(number);
      return ok;
    }
  }
  static constexpr bool equal(T a, T b) { return a == b; }
  static constexpr void hash(Hasher& hasher, T value) { hasher.add(value); }
};

template <DescribedEnum E>
struct Reflect<E> {
  static constexpr bool kHashesAsBytes = Reflect<std::underlying_type_t<E>>::kHashesAsBytes;

  // A value outside the enumerators can only be a mistake of the rules; its number shows it in the document.
  static void write(Writer& out, E value, const Naming&) {
    const std::string_view name = enum_name(value);
    if (name.empty())
      out.number(static_cast<std::int64_t>(value));
    else
      out.text(name);
  }
  static bool read(const Document& document, E& value, Diagnostics& diagnostics, const Naming&) {
    if (!document.is_text()) return detail::unexpected(document, diagnostics, one_of_these(kEnumNames<E>));
    const std::optional<E> found = enum_value<E>(document.as_text());
    if (!found) return detail::unknown_name(document, diagnostics, one_of_these(kEnumNames<E>), kEnumNames<E>);
    value = *found;
    return true;
  }
  static constexpr bool equal(E a, E b) { return a == b; }
  static constexpr void hash(Hasher& hasher, E value) { hasher.add(static_cast<std::underlying_type_t<E>>(value)); }
};

template <DescribedStruct T>
struct Reflect<T> {
  static void write(Writer& out, const T& value, const Naming& naming) {
    out.open_map(kNames.size());
    write_members(out, value, naming);
    out.close_map();
  }
  // Into a map that is open, beside other keys.
  static void write_members(Writer& out, const T& value, const Naming& naming) {
    boost::mp11::mp_for_each<detail::Members<T>>([&](auto member) {
      out.key(document_name(member.name));
      kernel::write(out, value.*member.pointer, naming);
    });
  }
  static bool read(const Document& document, T& value, Diagnostics& diagnostics, const Naming& naming) {
    if (!document.is_map()) return detail::unexpected(document, diagnostics, "a map");
    bool ok = detail::no_unknown_members(document, diagnostics, kNames, renamed_members<T>());
    boost::mp11::mp_for_each<detail::Members<T>>([&](auto member) {
      const std::string_view name = document_name(member.name);
      const Document* found = detail::find_member(document, name, renamed_members<T>());
      ok = (found == nullptr ? detail::missing_member(document, diagnostics, name)
                             : from_document(*found, value.*member.pointer, diagnostics, naming)) &&
           ok;
    });
    return ok;
  }
  static constexpr bool equal(const T& a, const T& b) {
    bool same = true;
    boost::mp11::mp_for_each<detail::Members<T>>(
        [&](auto member) { same = same && kernel::equal(a.*member.pointer, b.*member.pointer); });
    return same;
  }
  static constexpr void hash(Hasher& hasher, const T& value) {
    boost::mp11::mp_for_each<detail::Members<T>>([&](auto member) {
      Reflect<std::remove_cvref_t<decltype(value.*member.pointer)>>::hash(hasher, value.*member.pointer);
    });
  }

 private:
  static constexpr auto kNames = []<template <class...> class L, class... D>(L<D...>) {
    return std::array<std::string_view, sizeof...(D)>{document_name(D::name)...};
  }(detail::Members<T>());
};

template <class T, std::size_t N>
struct Reflect<std::array<T, N>> : detail::ReflectList<std::array<T, N>> {
  static bool read(const Document& document, std::array<T, N>& list, Diagnostics& diagnostics, const Naming& naming) {
    if (!document.is_list() || document.size() != N) {
      return detail::unexpected(document, diagnostics, "a list of " + std::to_string(N));
    }
    bool ok = true;
    for (std::size_t i = 0; i < N; ++i) ok = from_document(document.items()[i], list[i], diagnostics, naming) && ok;
    return ok;
  }
  // The length is part of the type, so it is not part of the hash.
  static constexpr void hash(Hasher& hasher, const std::array<T, N>& list) {
    detail::hash_items(hasher, list.data(), N);
  }
};

template <class T, std::size_t N>
struct Reflect<FixedVector<T, N>> : detail::ReflectList<FixedVector<T, N>> {
  static bool read(const Document& document, FixedVector<T, N>& list, Diagnostics& diagnostics, const Naming& naming) {
    list.clear();
    if (!document.is_list() || document.size() > N) {
      return detail::unexpected(document, diagnostics, "a list of at most " + std::to_string(N));
    }
    bool ok = true;
    for (const Document& each : document.items()) {
      T item{};
      ok = from_document(each, item, diagnostics, naming) && ok;
      list.push_back(item);
    }
    return ok;
  }
  static constexpr void hash(Hasher& hasher, const FixedVector<T, N>& list) {
    hasher.add(static_cast<std::uint16_t>(list.size()));
    detail::hash_items(hasher, list.begin(), list.size());
  }
};

template <class T>
struct Reflect<std::vector<T>> : detail::ReflectList<std::vector<T>> {
  static bool read(const Document& document, std::vector<T>& list, Diagnostics& diagnostics, const Naming& naming) {
    list.clear();
    if (!document.is_list()) return detail::unexpected(document, diagnostics, "a list");
    bool ok = true;
    for (const Document& each : document.items()) {
      T item{};  // not in place: a list of truths has no places
      ok = from_document(each, item, diagnostics, naming) && ok;
      list.push_back(std::move(item));
    }
    return ok;
  }
  static void hash(Hasher& hasher, const std::vector<T>& list) {
    hasher.add(static_cast<std::uint64_t>(list.size()));
    for (const T& item : list) Reflect<T>::hash(hasher, item);
  }
};

template <>
struct Reflect<std::string> {
  static void write(Writer& out, const std::string& text, const Naming&) { out.text(text); }
  static bool read(const Document& document, std::string& text, Diagnostics& diagnostics, const Naming&) {
    if (!document.is_text()) return detail::unexpected(document, diagnostics, "text");
    text = document.as_text();
    return true;
  }
  static bool equal(const std::string& a, const std::string& b) { return a == b; }
  static void hash(Hasher& hasher, const std::string& text) { hasher.add(std::string_view(text)); }
};

// A member that is a document already, because its shape is somebody else's.
template <>
struct Reflect<Document> {
  static void write(Writer& out, const Document& document, const Naming&) { out.document(document); }
  static bool read(const Document& document, Document& value, Diagnostics&, const Naming&) {
    value = document;
    return true;
  }
  static bool equal(const Document& a, const Document& b) { return a == b; }
  static void hash(Hasher& hasher, const Document& document) { hasher.add(std::string_view(to_json(document))); }
};

template <class T>
struct Reflect<std::optional<T>> {
  static void write(Writer& out, const std::optional<T>& value, const Naming& naming) {
    if (value)
      Reflect<T>::write(out, *value, naming);
    else
      out.null();
  }
  static bool read(const Document& document, std::optional<T>& value, Diagnostics& diagnostics, const Naming& naming) {
    value.reset();
    return document.is_null() || from_document(document, value.emplace(), diagnostics, naming);
  }
  static constexpr bool equal(const std::optional<T>& a, const std::optional<T>& b) {
    return a.has_value() == b.has_value() && (!a || kernel::equal(*a, *b));
  }
  static constexpr void hash(Hasher& hasher, const std::optional<T>& value) {
    hasher.add(value.has_value());
    if (value) Reflect<T>::hash(hasher, *value);
  }
};

// An id is its name where the naming knows one for its kind, otherwise its number; the id that names nothing is null.
// Reading accepts the name and the number.
template <class Tag, class Rep>
struct Reflect<Id<Tag, Rep>> {
  using T = Id<Tag, Rep>;
  static constexpr bool kHashesAsBytes = Reflect<Rep>::kHashesAsBytes;

  static void write(Writer& out, const T& id, const Naming& naming) {
    if (!id.valid()) return out.null();
    const std::optional<std::string> name = naming.name(Tag::kind, id.value);
    if (name)
      out.text(*name);
    else
      out.number(id.value);
  }
  static bool read(const Document& document, T& id, Diagnostics& diagnostics, const Naming& naming) {
    id = T();
    if (document.is_null()) return true;
    if (document.is_text()) {
      const std::optional<std::uint32_t> value = detail::read_name(document, Tag::kind, diagnostics, naming);
      if (value) id = T(*value);
      return value.has_value();
    }
    Rep number{};
    if (!from_document(document, number, diagnostics, naming)) return false;
    if (!detail::is_known_number(document, Tag::kind, number, diagnostics, naming)) return false;
    id.value = number;
    return true;
  }
  static constexpr bool equal(const T& a, const T& b) { return a.value == b.value; }
  static constexpr void hash(Hasher& hasher, const T& id) { hasher.add(id.value); }
};

}  // namespace kostka::kernel
