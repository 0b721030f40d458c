#include "scenario/facts.h"

#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/path.h"

namespace kostka::scenario {

namespace {

using kernel::Document;

std::string below(std::string_view path, std::string_view name) {
  return path.empty() ? std::string(name) : std::string(path) + '.' + std::string(name);
}

std::string differs(const Document& expected, const Document& found, std::string_view path) {
  return std::string(path) + " is " + to_json(found) + ", expected " + to_json(expected);
}

std::optional<std::string> map_difference(const Document& expected, const Document& found, std::string_view path) {
  for (const auto& [key, value, mark] : expected.entries()) {
    const Document* part = found.find(key);
    if (part == nullptr) {
      return std::string(path) + " has no " + kernel::in_quotes(key) +
             kernel::did_you_mean(key, kernel::keys_of(found));
    }
    if (auto sentence = difference(value, *part, below(path, key))) return sentence;
  }
  return std::nullopt;
}

std::optional<std::string> list_difference(const Document& expected, const Document& found, std::string_view path) {
  if (expected.size() != found.size()) return differs(expected, found, path);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (auto sentence = difference(expected[i], found[i], below(path, std::to_string(i)))) {
      // Lists of names read best as a whole; only items with an inside of their own are told apart.
      return expected[i].is_map() || expected[i].is_list() ? sentence : differs(expected, found, path);
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> difference(const Document& expected, const Document& found, std::string_view path) {
  if (expected.is_map() && found.is_map()) return map_difference(expected, found, path);
  if (expected.is_list() && found.is_list()) return list_difference(expected, found, path);
  if (expected == found) return std::nullopt;
  return differs(expected, found, path);
}

std::optional<std::string> fact_differs(const Document& position, std::string_view path, const Document& expected) {
  if (const Document* found = kernel::at(position, path)) return difference(expected, *found, path);
  constexpr std::string_view kSize = ".size";
  if (path.ends_with(kSize)) {
    const Document* list = kernel::at(position, path.substr(0, path.size() - kSize.size()));
    if (list != nullptr && list->is_list()) return difference(expected, Document(list->size()), path);
  }
  Document copy = position;
  return kernel::patch(copy, path, {});  // fails as at() did, and says why
}

std::string listed(std::span<const std::string> ids) {
  std::string out;
  for (const std::string& id : ids) out += (out.empty() ? "" : ", ") + kernel::in_quotes(id);
  return out.empty() ? "nothing" : out;
}

std::string instead(std::string_view wanted, std::string_view what, std::span<const std::string> ids) {
  const std::vector<std::string_view> views(ids.begin(), ids.end());
  return " (" + std::string(what) + ": " + listed(ids) + kernel::did_you_mean(wanted, views) + ")";
}

}  // namespace kostka::scenario
