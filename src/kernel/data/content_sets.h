// Sets: the parts of a game's content that a match switches on, such as an expansion or a handful of extra cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/reader.h"
#include "kernel/language/text.h"

namespace kostka::kernel {

// The set of every item that names none. It is in play in every match.
inline constexpr std::string_view kBaseSet = "base";
inline constexpr std::size_t kMostSets = 8;

// A set by its place in ContentSets.
using SetIndex = std::uint8_t;
// Which sets are in play: bit i stands for set i.
using SetMask = std::uint8_t;
inline constexpr SetMask kBaseOnly = 1;
static_assert(kMostSets <= 8 * sizeof(SetMask));

constexpr bool has_set(SetMask mask, SetIndex set) { return (mask >> set & 1) != 0; }

struct ContentSet {
  std::string id;
  Text name;
  std::uint8_t seats = 0;  // how many may sit down with it; 0: as many as without it
};

// The sets that the packs of a game declare, after the base set, which needs no declaration.
class ContentSets {
 public:
  ContentSets();

  // The key `sets` of pack.yaml: `[{id: my-cards, name: {en: My cards, pl: Moje karty}, seats: 6}]`. No set may bring
  // more seats than `most_seats`, which a game has room for.
  void read(Reader& pack, std::size_t most_seats);
  // The key `set` of an item; the base set if it has none.
  [[nodiscard]] SetIndex read_set_of(Reader& item) const;

  [[nodiscard]] std::size_t size() const { return sets_.size(); }
  [[nodiscard]] const ContentSet& operator[](std::size_t i) const { return sets_[i]; }
  // All but the base set: those that can be switched.
  [[nodiscard]] std::span<const ContentSet> extra() const { return std::span(sets_).subspan(1); }
  // How many combinations of sets there are. combination_of() numbers them from 0, which is the base set alone.
  [[nodiscard]] std::size_t combinations() const { return std::size_t{1} << (size() - 1); }
  [[nodiscard]] static constexpr std::size_t combination_of(SetMask mask) { return mask >> 1; }
  [[nodiscard]] static constexpr SetMask mask_of(std::size_t combination) {
    return static_cast<SetMask>(combination << 1 | kBaseOnly);
  }
  // The most who may sit down with these sets; `base` without any.
  [[nodiscard]] std::uint8_t seats_with(SetMask mask, std::uint8_t base) const;

 private:
  void read_one(const Document& node, Diagnostics& diagnostics, std::size_t most_seats);

  std::vector<ContentSet> sets_;
};

}  // namespace kostka::kernel
