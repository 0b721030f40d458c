// The shape of a reflected type as a JSON Schema, so that people and programs can read and write positions.
#pragma once

#include <array>
#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "kernel/data/document.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/ids.h"
#include "kernel/data/naming.h"
#include "kernel/data/reflect.h"

namespace kostka::kernel {

// What Reflect<T> writes and reads, in the words of JSON Schema 2020-12. It is derived from the type itself, and so is
// the reading; the two cannot disagree.
template <class T>
Document schema_of(const Naming& naming);

namespace detail {

inline Document or_null(Document schema) {
  return Document::map({{"anyOf", Document::list({std::move(schema), Document::map({{"type", "null"}})})}});
}

template <class T>
Document integer_schema() {
  if constexpr (Reflect<T>::kWide) {
    // Sets of 64 bits: beyond the numbers of a document they are written as decimal text.
    return Document::map({{"type", Document::list({"integer", "string"})}, {"minimum", 0}});
  } else {
    using Limits = std::numeric_limits<T>;
    return Document::map({{"type", "integer"}, {"minimum", Limits::min()}, {"maximum", Limits::max()}});
  }
}

inline Document names_schema(std::span<const std::string_view> names) {
  Document list = Document::list();
  for (const std::string_view name : names) list.push(name);
  return Document::map({{"enum", std::move(list)}});
}

inline Document list_schema(Document items, std::size_t least, std::size_t most) {
  return Document::map({{"type", "array"}, {"items", std::move(items)}, {"minItems", least}, {"maxItems", most}});
}

template <class T>
Document struct_schema(const Naming& naming) {
  Document properties = Document::map();
  Document required = Document::list();
  boost::mp11::mp_for_each<Members<T>>([&](auto member) {
    const std::string name(document_name(member.name));
    using Member = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
    properties.set(name, schema_of<Member>(naming));
    required.push(name);
  });
  return Document::map({{"type", "object"},
                        {"properties", std::move(properties)},
                        {"required", std::move(required)},
                        {"additionalProperties", false}});
}

// The kinds of types that take parameters.
template <class T>
struct Schema {
  // A type with a Reflect of its own may say what it looks like; otherwise the schema allows everything.
  static Document write(const Naming& naming) {
    if constexpr (requires { Reflect<T>::schema(naming); })
      return Reflect<T>::schema(naming);
    else
      return Document::map();
  }
};
template <class T, std::size_t N>
struct Schema<std::array<T, N>> {
  static Document write(const Naming& naming) { return list_schema(schema_of<T>(naming), N, N); }
};
template <class T, std::size_t N>
struct Schema<FixedVector<T, N>> {
  static Document write(const Naming& naming) { return list_schema(schema_of<T>(naming), 0, N); }
};
template <class T>
struct Schema<std::vector<T>> {
  static Document write(const Naming& naming) {
    return Document::map({{"type", "array"}, {"items", schema_of<T>(naming)}});
  }
};
template <class T>
struct Schema<std::optional<T>> {
  static Document write(const Naming& naming) { return or_null(schema_of<T>(naming)); }
};
template <class Tag, class Rep>
struct Schema<Id<Tag, Rep>> {
  static Document write(const Naming& naming) {
    const std::vector<std::string> names = naming.names(Tag::kind);
    Document schema =
        names.empty() ? integer_schema<Rep>() : names_schema(std::vector<std::string_view>(names.begin(), names.end()));
    schema.set("title", Tag::kind);
    return or_null(std::move(schema));
  }
};

}  // namespace detail

template <class T>
Document schema_of(const Naming& naming) {
  if constexpr (std::same_as<T, bool>)
    return Document::map({{"type", "boolean"}});
  else if constexpr (std::integral<T>)
    return detail::integer_schema<T>();
  else if constexpr (std::same_as<T, std::string>)
    return Document::map({{"type", "string"}});
  else if constexpr (DescribedEnum<T>)
    return detail::names_schema(kEnumNames<T>);
  else if constexpr (DescribedStruct<T>)
    return detail::struct_schema<T>(naming);
  else
    return detail::Schema<T>::write(naming);
}

}  // namespace kostka::kernel
