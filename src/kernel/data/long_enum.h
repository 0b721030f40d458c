// Describes an enum that has more enumerators than BOOST_DESCRIBE_ENUM takes, which are 52: in two lists, in the order
// of their declaration.
//     KOSTKA_DESCRIBE_LONG_ENUM(Colour, (red, green), (blue))
#pragma once

#include <type_traits>

#include <boost/describe/enum.hpp>

#define KOSTKA_ITEMS_OF(...) __VA_ARGS__
#define KOSTKA_DESCRIBE_ENTRIES(...) BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, __VA_ARGS__)
#define KOSTKA_DESCRIBE_LONG_ENUM(E, first_list, second_list)                                                     \
  static_assert(std::is_enum_v<E>, "KOSTKA_DESCRIBE_LONG_ENUM should only be used with enums");                   \
  BOOST_DESCRIBE_MAYBE_UNUSED BOOST_DESCRIBE_ENUM_BEGIN(E) KOSTKA_DESCRIBE_ENTRIES(E, KOSTKA_ITEMS_OF first_list) \
      KOSTKA_DESCRIBE_ENTRIES(E, KOSTKA_ITEMS_OF second_list) BOOST_DESCRIBE_ENUM_END(E)
