// Names for ids: a position shows the card `A01` where the State holds the number 17.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kostka::kernel {

// A game overrides this for the kinds whose ids have names in its catalogue (`Tag::kind` of an Id: "card", "space").
// The class itself knows no names, and ids that have none are written as numbers.
struct Naming {
  virtual ~Naming() = default;

  virtual std::optional<std::string> name(std::string_view /*kind*/, std::uint32_t /*value*/) const { return {}; }
  virtual std::optional<std::uint32_t> value(std::string_view /*kind*/, std::string_view /*name*/) const { return {}; }
  // All names of a kind, for "did you mean"; empty when the kind has none.
  virtual std::vector<std::string> names(std::string_view /*kind*/) const { return {}; }
};

// The three, for items of a catalogue that stand at the place of their number.
template <class Items>
std::optional<std::string> name_in(const Items& items, std::uint32_t value) {
  if (value >= items.size()) return {};
  return items[value].id;
}
template <class Items>
std::optional<std::uint32_t> value_in(const Items& items, std::string_view name) {
  const auto at = std::find_if(items.begin(), items.end(), [name](const auto& item) { return item.id == name; });
  if (at == items.end()) return {};
  return static_cast<std::uint32_t>(at - items.begin());
}
template <class Items>
std::vector<std::string> names_in(const Items& items) {
  std::vector<std::string> names;
  names.reserve(items.size());
  for (const auto& item : items) names.push_back(item.id);
  return names;
}

}  // namespace kostka::kernel
