#include "kernel/data/document.h"

#include <algorithm>

namespace kostka::kernel {

namespace {

bool same_entry(const Document::Entry& a, const Document::Entry& b) { return a.key == b.key && a.value == b.value; }

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

}  // namespace kostka::kernel
