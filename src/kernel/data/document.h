// The neutral tree that content, positions, views, journals and scenarios all are before they become typed data.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <cassert>

namespace kostka::kernel {

// Where a node was written: an index into a `Sources` table (diagnostics.h) and a line counted from 1.
// File 0 is "nowhere": the node was made by the program.
struct Mark {
  std::uint32_t file = 0;
  std::uint32_t line = 0;

  friend bool operator==(const Mark&, const Mark&) = default;
};

// One value: nothing, a truth, a whole number, a text (UTF-8), a list, or a map that keeps the order its keys were
// added in. There are no fractions: positions and content count in whole numbers, so that every platform agrees.
// A Document owns all it contains and copies like a number. Keys of one map are unique. Calling an accessor of
// another kind is a programmer's mistake and asserted; use `kind()` or a Reader (reader.h) on data from outside.
class Document {
 public:
  enum class Kind : std::uint8_t { null, boolean, integer, text, list, map };
  struct Entry;

  Document();
  Document(std::nullptr_t);
  Document(std::same_as<bool> auto truth) : Document(Scalar{truth}) {}
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  Document(Number number) : Document(Scalar{static_cast<std::int64_t>(number)}) {
    assert(std::in_range<std::int64_t>(number));
  }
  Document(std::string text);
  Document(std::string_view text);
  Document(const char* text);
  Document(const Document&);
  Document(Document&&) noexcept;
  Document& operator=(const Document&);
  Document& operator=(Document&&) noexcept;
  ~Document();

  static Document list(std::initializer_list<Document> items = {});
  static Document map(std::initializer_list<Entry> entries = {});

  Kind kind() const { return static_cast<Kind>(value_.index()); }
  bool is_null() const { return kind() == Kind::null; }
  bool is_bool() const { return kind() == Kind::boolean; }
  bool is_int() const { return kind() == Kind::integer; }
  bool is_text() const { return kind() == Kind::text; }
  bool is_list() const { return kind() == Kind::list; }
  bool is_map() const { return kind() == Kind::map; }

  bool as_bool() const;
  std::int64_t as_int() const;
  const std::string& as_text() const;

  // The items of a list; the entries of a map in the order they were added.
  std::span<const Document> items() const;
  std::span<Document> items();
  std::span<const Entry> entries() const;
  // Items of a list, entries of a map; 0 for everything else.
  std::size_t size() const;

  // The value under `key`, or nullptr when this is not a map or has no such key.
  const Document* find(std::string_view key) const;
  Document* find(std::string_view key);
  bool contains(std::string_view key) const { return find(key) != nullptr; }
  // As find(), but a missing key gives the null document, so that optional parts read as one chain.
  const Document& operator[](std::string_view key) const;
  const Document& operator[](std::size_t index) const;

  // Replaces the value under `key`, or adds it at the end. A null document becomes a map first.
  Document& set(std::string key, Document value);
  // Adds an entry whose key is known to be new, without searching; for readers of large files.
  Document& add(std::string key, Document value, Mark key_mark = {});
  // Adds an item at the end. A null document becomes a list first.
  Document& push(Document value);
  // Makes room for that many items or entries.
  void reserve(std::size_t count);

  Mark mark() const { return mark_; }
  void set_mark(Mark mark) { mark_ = mark; }

  // Same kind, same content, same order of keys. Marks do not count.
  friend bool operator==(const Document& a, const Document& b);

 private:
  using Scalar = std::variant<bool, std::int64_t>;
  explicit Document(Scalar scalar);

  using List = std::vector<Document>;
  using Map = std::vector<Entry>;

  std::variant<std::monostate, bool, std::int64_t, std::string, List, Map> value_;
  Mark mark_;
};

// One key of a map with its value. The mark is the key's own place, which is where an unknown key is reported.
struct Document::Entry {
  std::string key;
  Document value;
  Mark mark = {};
};

enum class Indent : std::uint8_t { compact, pretty };

// JSON text of a document: order kept, UTF-8 passed through. Equal documents give equal bytes on every platform.
// Compact has no white space at all; pretty indents by two spaces and does not end with a newline.
std::string to_json(const Document& document, Indent indent = Indent::compact);

}  // namespace kostka::kernel
