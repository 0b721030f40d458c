#include "kernel/data/path.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "kernel/data/diagnostics.h"

namespace kostka::kernel {

namespace {

std::optional<std::size_t> parse_index(std::string_view text) {
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return index;
}

Document* step(Document& from, std::string_view name) {
  if (from.is_map()) return from.find(name);
  if (!from.is_list()) return nullptr;
  const std::optional<std::size_t> index = parse_index(name);
  return index && *index < from.size() ? &from.items()[*index] : nullptr;
}

std::string explain(const Document& from, std::string_view walked, std::string_view name) {
  const std::string place = walked.empty() ? "the document" : in_quotes(walked);
  if (from.is_map()) return place + " has no " + in_quotes(name) + did_you_mean(name, keys_of(from));
  if (from.is_list()) {
    return place + " is a list of " + std::to_string(from.size()) + " (counted from 0), which has no " +
           in_quotes(name);
  }
  return place + " is " + describe(from) + ", which has no " + in_quotes(name);
}

// Where a walk along a path ended: at a node, or with a sentence that says why it could not go on.
struct Walk {
  Document* node;
  std::string error;
};

Walk walk(Document& document, std::string_view path) {
  Document* node = &document;
  std::size_t begin = 0;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    const std::string_view name = path.substr(begin, end - begin);
    Document* next = step(*node, name);
    if (next == nullptr) return {nullptr, explain(*node, path.substr(0, begin == 0 ? 0 : begin - 1), name)};
    node = next;
    if (end == path.size()) break;
    begin = end + 1;
  }
  return {node, {}};
}

}  // namespace

std::string current_path(std::string_view path, std::span<const Renamed> renamed) {
  const std::string_view key = path.substr(0, path.find('.'));
  const auto old = std::ranges::find(renamed, key, &Renamed::before);
  if (old == renamed.end()) return std::string(path);
  return std::string(old->now) + std::string(path.substr(key.size()));
}

const Document* at(const Document& document, std::string_view path) {
  return walk(const_cast<Document&>(document), path).node;
}

std::optional<std::string> patch(Document& document, std::string_view path, Document value) {
  Walk end = walk(document, path);
  if (end.node == nullptr) return std::move(end.error);
  *end.node = std::move(value);
  return std::nullopt;
}

}  // namespace kostka::kernel
