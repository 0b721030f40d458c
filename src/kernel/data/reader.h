// Strict reading of one map of a document: every mistake is reported with its place, and reading goes on.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/data/enum_names.h"
#include "kernel/language/text.h"

namespace kostka::kernel {

// Reads the keys of one map, for example
//     Reader r(node, diagnostics, "attack card");
//     card.id = r.text("id");
//     card.count = r.integer("count", 1, 9);
//     r.finish();
// Each call names a key and what is expected there; a mistake is reported and a usable default returned, so that all
// mistakes of a file are found in one go. Keys that nobody asked for are mistakes too: finish() reports them.
// The document and the diagnostics must outlive the reader.
class Reader {
 public:
  // `what` is the singular noun that messages use for this map. A node that is not a map is reported once, here.
  Reader(const Document& node, Diagnostics& diagnostics, std::string_view what);

  // A text that is not empty.
  std::string text(std::string_view key);
  std::string text_or(std::string_view key, std::string_view otherwise);
  // A whole number with lo <= number <= hi; `lo` after a mistake.
  std::int64_t integer(std::string_view key, std::int64_t lo, std::int64_t hi);
  std::int64_t integer_or(std::string_view key, std::int64_t otherwise, std::int64_t lo, std::int64_t hi);
  bool flag(std::string_view key);
  bool flag_or(std::string_view key, bool otherwise);
  // A text in all languages: `{en: Sword, pl: Miecz}`. A missing translation is a mistake that names the language.
  Text bilingual(std::string_view key);
  std::optional<Text> bilingual_if(std::string_view key);

  // One of a table of names; the first after a mistake. A table is a range of pairs {name, value}.
  template <class Table>
  auto one_of(std::string_view key, const Table& table) {
    std::vector<std::string_view> names;
    names.reserve(std::size(table));
    for (const auto& [name, value] : table) names.push_back(name);
    return std::begin(table)[static_cast<std::ptrdiff_t>(choice(key, names))].second;
  }
  // One of the enumerators of a described enum.
  template <DescribedEnum E>
  E one_of(std::string_view key) {
    return kEnumValues<E>[choice(key, kEnumNames<E>)];
  }
  template <DescribedEnum E>
  E one_of_or(std::string_view key, E otherwise) {
    return has(key) ? one_of<E>(key) : otherwise;
  }

  // The items of a list; empty after a mistake. list_or_empty() also accepts that the key is not there.
  std::span<const Document> list(std::string_view key);
  std::span<const Document> list_or_empty(std::string_view key);
  // A list of texts that are not empty; other items are reported and left out.
  std::vector<std::string> texts(std::string_view key);
  std::vector<std::string> texts_or_empty(std::string_view key);

  // A reader of the map under `key`. After a mistake it reads an empty map and reports nothing more.
  Reader child(std::string_view key, std::string_view what);
  std::optional<Reader> child_if(std::string_view key, std::string_view what);
  // The value under `key` as it is; any() reports a missing key and gives the null document.
  const Document& any(std::string_view key);
  const Document* any_if(std::string_view key);

  // The key is there and is not null. Asking makes the key a known one.
  bool has(std::string_view key);

  // Reports a mistake at `key`, or at the whole map when the key is not there.
  void error(std::string_view key, std::string message);
  // Reports every key that no call has named, with the nearest that was.
  void finish();

  const Document& node() const { return *node_; }
  Diagnostics& diagnostics() { return *diagnostics_; }
  // False as soon as this reader has reported a mistake.
  bool ok() const { return ok_; }

 private:
  // The value under `key`, or nullptr after reporting that it is missing.
  const Document* need(std::string_view key, std::string_view expected);
  void wrong(std::string_view key, const Document& found, std::string_view expected);
  std::size_t choice(std::string_view key, std::span<const std::string_view> names);
  void know(std::string_view key);

  const Document* node_;
  Diagnostics* diagnostics_;
  std::string what_;
  std::vector<std::string> known_;
  bool ok_ = true;
  bool silent_ = false;
};

}  // namespace kostka::kernel
