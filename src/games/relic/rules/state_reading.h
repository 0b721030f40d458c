// How the parts of a State stand in documents: cards in play, Corruption cards and missions in full or by the name of
// the card alone, so that the author of a scenario need not know the rest; and without what only some matches have
// where it is not in use, so that positions and fingerprints of the others stay as they are. Only for state.h.
#pragma once

#include "kernel/data/reflect.h"
#include "kernel/data/schema.h"

namespace kostka::games::relic::detail {

// Members by name, of which only `card` must be there; a text is the card alone.
template <class T>
struct ReflectByCard {
  using Document = kernel::Document;

  static void write(kernel::Writer& out, const T& value, const kernel::Naming& naming) {
    std::size_t members = 0;
    T::visit(value, [&](std::string_view, const auto&) { ++members; });
    out.open_map(members);
    T::visit(value, [&](std::string_view name, const auto& member) {
      out.key(name);
      kernel::write(out, member, naming);
    });
    out.close_map();
  }
  static bool read(const Document& document, T& value, kernel::Diagnostics& diagnostics, const kernel::Naming& naming) {
    value = T::named();
    if (document.is_text()) return kernel::from_document(document, value.card, diagnostics, naming);
    if (!document.is_map()) {
      diagnostics.error(document, "expected a card or a map, found " + kernel::describe(document));
      return false;
    }
    bool ok = true;
    std::vector<std::string_view> known;
    T::visit(value, [&](std::string_view name, auto& member) {
      known.push_back(name);
      if (const Document* found = document.find(name)) {
        ok = kernel::from_document(*found, member, diagnostics, naming) && ok;
      }
    });
    for (const Document::Entry& entry : document.entries()) {
      if (std::find(known.begin(), known.end(), entry.key) != known.end()) continue;
      diagnostics.error(entry.mark,
                        "unknown key " + kernel::in_quotes(entry.key) + kernel::did_you_mean(entry.key, known));
      ok = false;
    }
    return ok;
  }
  static bool equal(const T& a, const T& b) { return a == b; }
  static void hash(kernel::Hasher& hasher, const T& value) {
    T::visit(value, [&](std::string_view, const auto& member) {
      kernel::Reflect<std::remove_cvref_t<decltype(member)>>::hash(hasher, member);
    });
  }
  static Document schema(const kernel::Naming& naming) {
    Document properties = Document::map();
    T value;
    T::visit(value, [&](std::string_view name, const auto& member) {
      properties.set(std::string(name), kernel::schema_of<std::remove_cvref_t<decltype(member)>>(naming));
    });
    Document map =
        Document::map({{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}});
    return Document::map({{"anyOf", Document::list({kernel::schema_of<CardId>(naming), std::move(map)})}});
  }
};

// The members that T::members() names, and behind them those of T::rest() where T::rest_in_use(). A document may leave
// the latter out.
template <class T>
struct ReflectNamed {
  using Document = kernel::Document;

  static void write(kernel::Writer& out, const T& value, const kernel::Naming& naming) {
    write(out, value, naming, value.rest_in_use());
  }
  static void write(kernel::Writer& out, const T& value, const kernel::Naming& naming, bool rest) {
    std::size_t members = 0;
    for_each(rest, [&](std::string_view, auto) { ++members; });
    out.open_map(members);
    for_each(rest, [&](std::string_view name, auto member) {
      out.key(name);
      kernel::write(out, value.*member, naming);
    });
    out.close_map();
  }
  static bool read(const Document& document, T& value, kernel::Diagnostics& diagnostics, const kernel::Naming& naming) {
    if (!document.is_map()) return kernel::detail::unexpected(document, diagnostics, "a map");
    std::vector<std::string_view> known;
    for_each(true, [&](std::string_view name, auto) { known.push_back(name); });
    bool ok = kernel::detail::no_unknown_members(document, diagnostics, known, kernel::renamed_members<T>());
    const auto read_member = [&](std::string_view name, auto& member, bool needed) {
      const Document* found = kernel::detail::find_member(document, name, kernel::renamed_members<T>());
      if (found != nullptr) {
        ok = kernel::from_document(*found, member, diagnostics, naming) && ok;
      } else if (needed) {
        ok = kernel::detail::missing_member(document, diagnostics, name) && ok;
      } else {
        member = {};
      }
    };
    T::members([&](std::string_view name, auto member) { read_member(name, value.*member, true); });
    T::rest([&](std::string_view name, auto member) { read_member(name, value.*member, false); });
    return ok;
  }
  static bool equal(const T& a, const T& b) {
    bool same = true;
    for_each(true, [&](std::string_view, auto member) { same = same && kernel::equal(a.*member, b.*member); });
    return same;
  }
  static void hash(kernel::Hasher& hasher, const T& value) { hash(hasher, value, value.rest_in_use()); }
  static void hash(kernel::Hasher& hasher, const T& value, bool rest) {
    for_each(rest, [&](std::string_view, auto member) {
      kernel::Reflect<std::remove_cvref_t<decltype(value.*member)>>::hash(hasher, value.*member);
    });
  }
  static Document schema(const kernel::Naming& naming) {
    Document properties = Document::map(), required = Document::list();
    for_each(true, [&](std::string_view name, auto member) {
      using Member = std::remove_cvref_t<decltype(std::declval<T>().*member)>;
      properties.set(std::string(name), kernel::schema_of<Member>(naming));
    });
    T::members([&](std::string_view name, auto) { required.push(name); });
    return Document::map({{"type", "object"},
                          {"properties", std::move(properties)},
                          {"required", std::move(required)},
                          {"additionalProperties", false}});
  }

 private:
  template <class See>
  static void for_each(bool rest, See see) {
    T::members(see);
    if (rest) T::rest(see);
  }
};

// An array with a place for each seat, of which the first `usual` always stand in a document, and the rest up to the
// last that is not as it was made.
template <class List, std::size_t usual>
struct ReflectSeats {
  using Item = typename List::value_type;
  using Document = kernel::Document;

  static void write(kernel::Writer& out, const List& list, const kernel::Naming& naming) {
    const std::size_t count = used(list);
    // One in use: a place for it in all, so that a scenario can give it to any of them.
    const bool rest = list.rest_in_use();
    out.open_list(count);
    for (std::size_t i = 0; i < count; ++i) kernel::Reflect<Item>::write(out, list[i], naming, rest);
    out.close_list();
  }
  static bool read(const Document& document, List& list, kernel::Diagnostics& diagnostics,
                   const kernel::Naming& naming) {
    list = {};
    if (!document.is_list() || document.size() < usual || document.size() > list.size()) {
      return kernel::detail::unexpected(document, diagnostics,
                                        "a list of " + std::to_string(usual) + " to " + std::to_string(list.size()));
    }
    bool ok = true;
    for (std::size_t i = 0; i < document.size(); ++i) {
      ok = kernel::from_document(document.items()[i], list[i], diagnostics, naming) && ok;
    }
    return ok;
  }
  static bool equal(const List& a, const List& b) {
    return std::equal(a.begin(), a.end(), b.begin(), [](const Item& x, const Item& y) { return kernel::equal(x, y); });
  }
  static void hash(kernel::Hasher& hasher, const List& list) {
    const std::size_t count = used(list);
    const bool rest = list.rest_in_use();
    for (std::size_t i = 0; i < count; ++i) kernel::Reflect<Item>::hash(hasher, list[i], rest);
  }
  static Document schema(const kernel::Naming& naming) {
    return kernel::detail::list_schema(kernel::schema_of<Item>(naming), usual, List{}.size());
  }

 private:
  static std::size_t used(const List& list) {
    std::size_t count = list.size();
    while (count > usual && kernel::equal(list[count - 1], Item{})) --count;
    return count;
  }
};

}  // namespace kostka::games::relic::detail

namespace kostka::kernel {
template <>
struct Reflect<games::relic::CardInPlay> : games::relic::detail::ReflectByCard<games::relic::CardInPlay> {};
template <>
struct Reflect<games::relic::CorruptionCard> : games::relic::detail::ReflectByCard<games::relic::CorruptionCard> {};
template <>
struct Reflect<games::relic::Mission> : games::relic::detail::ReflectByCard<games::relic::Mission> {};
}  // namespace kostka::kernel
