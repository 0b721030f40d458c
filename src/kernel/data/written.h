// Structs that are written without being built: a message whose larger parts go straight into the text.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "kernel/data/reflect.h"

namespace kostka::kernel {

// Stands in the place of a T where a struct is written: `write` puts exactly what Reflect<T> would.
template <class T, class Write>
struct Written {
  using Stands = T;
  Write write;
};
template <class T, class Write>
Written<T, Write> written_as(Write write) {
  return {std::move(write)};
}

namespace detail {

template <class Member, class Field>
void write_field(Writer& out, const Field& field) {
  if constexpr (requires { typename Field::Stands; }) {
    static_assert(std::is_same_v<typename Field::Stands, Member>, "this is written in the place of another member");
    field.write(out);
  } else if constexpr (std::is_same_v<Member, std::string>) {
    out.text(std::string_view(field));
  } else {
    Reflect<Member>::write(out, static_cast<Member>(field), {});
  }
}

}  // namespace detail

// The members of a T into a map that is open. `fields` stand for them in their order: a value, or written_as<>() what
// is not worth building. The names come from T alone, and a field too many or too few does not compile.
template <DescribedStruct T, class... Fields>
void write_fields(Writer& out, const Fields&... fields) {
  [&]<template <class...> class L, class... Member>(L<Member...>) {
    static_assert(sizeof...(Member) == sizeof...(Fields), "every member is written, and nothing else");
    ((out.key(document_name(Member::name)),
      detail::write_field<std::remove_cvref_t<decltype(std::declval<T>().*Member::pointer)>>(out, fields)),
     ...);
  }(detail::Members<T>());
}

// The same as a whole map.
template <DescribedStruct T, class... Fields>
void write_struct(Writer& out, const Fields&... fields) {
  out.open_map(sizeof...(Fields));
  write_fields<T>(out, fields...);
  out.close_map();
}

// A list of T, each written by one call; `write_all` makes the calls.
template <class T, class WriteAll>
auto written_list(WriteAll write_all) {
  return written_as<std::vector<T>>([write_all = std::move(write_all)](Writer& out) {
    out.open_list(0);
    write_all(out);
    out.close_list();
  });
}

}  // namespace kostka::kernel
