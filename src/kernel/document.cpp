#include "kernel/document.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kostka::kernel {

namespace {

// What stands for a byte that may not stand for itself inside a JSON text; nothing for all others.
std::string_view short_escape(char c) {
  switch (c) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\b': return "\\b";
    case '\f': return "\\f";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: return {};
  }
}

bool needs_escape(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

void write_escaped(std::string& out, char c) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  const std::string_view escape = short_escape(c);
  out += escape;
  if (!escape.empty()) return;
  out += "\\u00";
  out += kHex[byte >> 4];
  out += kHex[byte & 15];
}

void write_text(std::string& out, std::string_view text) {
  out += '"';
  const char* plain = text.data();
  const char* const end = plain + text.size();
  for (const char* at = plain; at != end; ++at) {
    if (!needs_escape(*at)) continue;
    out.append(plain, at);
    write_escaped(out, *at);
    plain = at + 1;
  }
  out.append(plain, end);
  out += '"';
}

bool same_entry(const Document::Entry& a, const Document::Entry& b) { return a.key == b.key && a.value == b.value; }

// Writes one document; knows how deep it stands so that pretty lines can be indented.
class JsonWriter {
 public:
  JsonWriter(std::string& out, Indent indent) : out_(out), pretty_(indent == Indent::pretty) {}

  void write(const Document& document) {
    switch (document.kind()) {
      case Document::Kind::null: out_ += "null"; break;
      case Document::Kind::boolean: out_ += document.as_bool() ? "true" : "false"; break;
      case Document::Kind::integer: write_number(document.as_int()); break;
      case Document::Kind::text: write_text(out_, document.as_text()); break;
      case Document::Kind::list: write_list(document); break;
      case Document::Kind::map: write_map(document); break;
    }
  }

 private:
  void write_list(const Document& list) {
    open('[');
    for (const Document& item : list.items()) {
      separate();
      write(item);
    }
    close(']', list.size());
  }

  void write_map(const Document& map) {
    open('{');
    for (const Document::Entry& entry : map.entries()) {
      separate();
      write_text(out_, entry.key);
      out_ += pretty_ ? ": " : ":";
      write(entry.value);
    }
    close('}', map.size());
  }

  void write_number(std::int64_t number) {
    std::array<char, 24> digits;
    out_.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
  }

  void open(char bracket) {
    out_ += bracket;
    ++depth_;
  }

  void separate() {
    if (out_.back() != '[' && out_.back() != '{') out_ += ',';
    new_line();
  }

  void close(char bracket, std::size_t size) {
    --depth_;
    if (size > 0) new_line();
    out_ += bracket;
  }

  void new_line() {
    if (!pretty_) return;
    out_ += '\n';
    out_.append(2 * depth_, ' ');
  }

  std::string& out_;
  std::size_t depth_ = 0;
  bool pretty_;
};

}  // namespace

Document::Document() = default;
Document::Document(std::nullptr_t) {}
Document::Document(Scalar scalar) {
  std::visit([this](auto value) { value_ = value; }, scalar);
}
Document::Document(std::string text) : value_(std::move(text)) {}
Document::Document(std::string_view text) : value_(std::string(text)) {}
Document::Document(const char* text) : value_(std::string(text)) {}
Document::Document(const Document&) = default;
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(const Document&) = default;
Document& Document::operator=(Document&&) noexcept = default;
Document::~Document() = default;

Document Document::list(std::initializer_list<Document> items) {
  Document document;
  document.value_ = List(items);
  return document;
}

Document Document::map(std::initializer_list<Entry> entries) {
  Document document;
  document.value_ = Map(entries);
  return document;
}

bool Document::as_bool() const {
  assert(is_bool());
  return *std::get_if<bool>(&value_);
}

std::int64_t Document::as_int() const {
  assert(is_int());
  return *std::get_if<std::int64_t>(&value_);
}

const std::string& Document::as_text() const {
  assert(is_text());
  return *std::get_if<std::string>(&value_);
}

std::span<const Document> Document::items() const {
  assert(is_list());
  return *std::get_if<List>(&value_);
}

std::span<Document> Document::items() {
  assert(is_list());
  return *std::get_if<List>(&value_);
}

std::span<const Document::Entry> Document::entries() const {
  assert(is_map());
  return *std::get_if<Map>(&value_);
}

std::size_t Document::size() const {
  if (is_list()) return items().size();
  if (is_map()) return entries().size();
  return 0;
}

const Document* Document::find(std::string_view key) const {
  const Map* map = std::get_if<Map>(&value_);
  if (map == nullptr) return nullptr;
  const auto found = std::find_if(map->begin(), map->end(), [&](const Entry& entry) { return entry.key == key; });
  return found == map->end() ? nullptr : &found->value;
}

Document* Document::find(std::string_view key) { return const_cast<Document*>(std::as_const(*this).find(key)); }

const Document& Document::operator[](std::string_view key) const {
  static const Document nothing;
  const Document* found = find(key);
  return found == nullptr ? nothing : *found;
}

const Document& Document::operator[](std::size_t index) const {
  assert(index < items().size());
  return items()[index];
}

Document& Document::set(std::string key, Document value) {
  if (Document* found = find(key)) {
    *found = std::move(value);
    return *found;
  }
  return add(std::move(key), std::move(value));
}

Document& Document::add(std::string key, Document value, Mark key_mark) {
  if (is_null()) value_ = Map();
  assert(is_map());
  return std::get_if<Map>(&value_)->emplace_back(Entry{std::move(key), std::move(value), key_mark}).value;
}

Document& Document::push(Document value) {
  if (is_null()) value_ = List();
  assert(is_list());
  return std::get_if<List>(&value_)->emplace_back(std::move(value));
}

void Document::reserve(std::size_t count) {
  if (List* list = std::get_if<List>(&value_)) list->reserve(count);
  if (Map* map = std::get_if<Map>(&value_)) map->reserve(count);
}

bool operator==(const Document& a, const Document& b) {
  if (a.kind() != b.kind()) return false;
  switch (a.kind()) {
    case Document::Kind::null: return true;
    case Document::Kind::boolean: return a.as_bool() == b.as_bool();
    case Document::Kind::integer: return a.as_int() == b.as_int();
    case Document::Kind::text: return a.as_text() == b.as_text();
    case Document::Kind::list: return std::ranges::equal(a.items(), b.items());
    case Document::Kind::map: return std::ranges::equal(a.entries(), b.entries(), same_entry);
  }
  return false;
}

std::string to_json(const Document& document, Indent indent) {
  std::string out;
  JsonWriter(out, indent).write(document);
  return out;
}

}  // namespace kostka::kernel
