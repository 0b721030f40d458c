#include "kernel/data/reader.h"

#include <algorithm>

namespace kostka::kernel {

namespace {

const Document& empty_map() {
  static const Document map = Document::map();
  return map;
}

std::string range_text(std::int64_t lo, std::int64_t hi) {
  if (hi == std::numeric_limits<std::int64_t>::max()) return "a whole number of at least " + std::to_string(lo);
  return "a whole number from " + std::to_string(lo) + " to " + std::to_string(hi);
}

}  // namespace

Reader::Reader(const Document& node, Diagnostics& diagnostics, std::string_view what)
    : node_(&node), diagnostics_(&diagnostics), what_(what) {
  if (node.is_map()) return;
  diagnostics.error(node, what_ + ": expected a map, found " + describe(node));
  ok_ = false;
  silent_ = true;
  node_ = &empty_map();
}

std::string Reader::text(std::string_view key) {
  const Document* found = need(key, "text");
  if (found == nullptr) return {};
  if (found->is_text() && !found->as_text().empty()) return found->as_text();
  wrong(key, *found, "text");
  return {};
}

std::string Reader::text_or(std::string_view key, std::string_view otherwise) {
  return has(key) ? text(key) : std::string(otherwise);
}

std::int64_t Reader::integer(std::string_view key, std::int64_t lo, std::int64_t hi) {
  const Document* found = need(key, range_text(lo, hi));
  if (found == nullptr) return lo;
  if (found->is_int() && lo <= found->as_int() && found->as_int() <= hi) return found->as_int();
  wrong(key, *found, range_text(lo, hi));
  return lo;
}

std::int64_t Reader::integer_or(std::string_view key, std::int64_t otherwise, std::int64_t lo, std::int64_t hi) {
  return has(key) ? integer(key, lo, hi) : otherwise;
}

bool Reader::flag(std::string_view key) {
  const Document* found = need(key, "true or false");
  if (found == nullptr) return false;
  if (found->is_bool()) return found->as_bool();
  wrong(key, *found, "true or false");
  return false;
}

bool Reader::flag_or(std::string_view key, bool otherwise) { return has(key) ? flag(key) : otherwise; }

Text Reader::bilingual(std::string_view key) {
  const Document* found = need(key, "a text in both languages, {en: ..., pl: ...}");
  if (found == nullptr) return {};
  if (!found->is_map()) {
    wrong(key, *found, "a text in both languages, {en: ..., pl: ...}");
    return {};
  }
  Text text;
  Reader r(*found, *diagnostics_, what_ + ": " + std::string(key));
  if (r.has("en"))
    text.en = r.text("en");
  else
    r.error("en", r.what_ + " has no English text, \"en\"");
  if (r.has("pl"))
    text.pl = r.text("pl");
  else
    r.error("pl", r.what_ + " has no Polish text, \"pl\"");
  r.finish();
  ok_ = ok_ && r.ok();
  return text;
}

std::optional<Text> Reader::bilingual_if(std::string_view key) {
  return has(key) ? std::optional(bilingual(key)) : std::nullopt;
}

std::span<const Document> Reader::list(std::string_view key) {
  const Document* found = need(key, "a list");
  if (found == nullptr) return {};
  if (found->is_list()) return found->items();
  wrong(key, *found, "a list");
  return {};
}

std::span<const Document> Reader::list_or_empty(std::string_view key) {
  return has(key) ? list(key) : std::span<const Document>();
}

std::vector<std::string> Reader::texts(std::string_view key) {
  std::vector<std::string> texts;
  for (const Document& item : list(key)) {
    if (item.is_text() && !item.as_text().empty())
      texts.push_back(item.as_text());
    else
      wrong(key, item, "a list of texts");
  }
  return texts;
}

std::vector<std::string> Reader::texts_or_empty(std::string_view key) {
  return has(key) ? texts(key) : std::vector<std::string>();
}

Reader Reader::child(std::string_view key, std::string_view what) {
  const Document* found = need(key, "a map");
  Reader reader(found == nullptr ? empty_map() : *found, *diagnostics_, what);
  reader.silent_ = reader.silent_ || found == nullptr;
  ok_ = ok_ && reader.ok_;
  return reader;
}

std::optional<Reader> Reader::child_if(std::string_view key, std::string_view what) {
  return has(key) ? std::optional(child(key, what)) : std::nullopt;
}

const Document& Reader::any(std::string_view key) {
  need(key, "a value");
  return (*node_)[key];
}

const Document* Reader::any_if(std::string_view key) { return has(key) ? node_->find(key) : nullptr; }

bool Reader::has(std::string_view key) {
  know(key);
  return !(*node_)[key].is_null();
}

void Reader::error(std::string_view key, std::string message) {
  ok_ = false;
  if (silent_) return;
  const Document* found = node_->find(key);
  diagnostics_->error(found == nullptr ? *node_ : *found, std::move(message));
}

void Reader::finish() {
  const std::vector<std::string_view> candidates(known_.begin(), known_.end());
  for (const Document::Entry& entry : node_->entries()) {
    if (std::find(known_.begin(), known_.end(), entry.key) != known_.end()) continue;
    ok_ = false;
    diagnostics_->error(entry.mark,
                        what_ + " has an unknown key " + in_quotes(entry.key) + did_you_mean(entry.key, candidates));
  }
}

const Document* Reader::need(std::string_view key, std::string_view expected) {
  if (has(key)) return node_->find(key);
  error(key, what_ + " has no " + in_quotes(key) + "; expected " + std::string(expected));
  return nullptr;
}

void Reader::wrong(std::string_view key, const Document& found, std::string_view expected) {
  ok_ = false;
  std::string message(key);
  diagnostics_->error(found, message + ": expected " + std::string(expected) + ", found " + describe(found));
}

std::size_t Reader::choice(std::string_view key, std::span<const std::string_view> names) {
  const std::string expected = one_of_these(names);
  const Document* found = need(key, expected);
  if (found == nullptr) return 0;
  if (!found->is_text()) {
    wrong(key, *found, expected);
    return 0;
  }
  const auto chosen = std::find(names.begin(), names.end(), found->as_text());
  if (chosen != names.end()) return static_cast<std::size_t>(chosen - names.begin());
  error(key, std::string(key) + ": expected " + expected + ", found " + describe(*found) +
                 did_you_mean(found->as_text(), names));
  return 0;
}

void Reader::know(std::string_view key) {
  if (std::find(known_.begin(), known_.end(), key) == known_.end()) known_.emplace_back(key);
}

}  // namespace kostka::kernel
