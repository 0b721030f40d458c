// The names of described enumerators, as documents write them. An enumerator that had to end with an underscore
// because its word belongs to C++ (`double_`) is written without it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

#include <boost/describe/enum.hpp>
#include <boost/describe/enumerators.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>

namespace kostka::kernel {

template <class E>
concept DescribedEnum = std::is_enum_v<E> && boost::describe::has_describe_enumerators<E>::value;

// A C++ name as documents write it.
constexpr std::string_view document_name(std::string_view name) {
  if (name.ends_with('_')) name.remove_suffix(1);
  return name;
}

// The enumerators of E in the order of their declaration, and their names in the same order.
template <DescribedEnum E>
inline constexpr auto kEnumValues = []<template <class...> class L, class... D>(L<D...>) {
  return std::array<E, sizeof...(D)>{D::value...};
}(boost::describe::describe_enumerators<E>());

template <DescribedEnum E>
inline constexpr auto kEnumNames = []<template <class...> class L, class... D>(L<D...>) {
  return std::array<std::string_view, sizeof...(D)>{document_name(D::name)...};
}(boost::describe::describe_enumerators<E>());

// The name of a value; empty for a value that is no enumerator.
template <DescribedEnum E>
constexpr std::string_view enum_name(E value) {
  for (std::size_t i = 0; i < kEnumValues<E>.size(); ++i) {
    if (kEnumValues<E>[i] == value) return kEnumNames<E>[i];
  }
  return {};
}

template <DescribedEnum E>
constexpr std::optional<E> enum_value(std::string_view name) {
  for (std::size_t i = 0; i < kEnumNames<E>.size(); ++i) {
    if (kEnumNames<E>[i] == name) return kEnumValues<E>[i];
  }
  return std::nullopt;
}

}  // namespace kostka::kernel
