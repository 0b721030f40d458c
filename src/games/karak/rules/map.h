// The map: discovered hexes in the order of discovery, and which lies beside which.
#pragma once

#include <array>
#include <cstdint>

#include <boost/describe/class.hpp>

#include "games/karak/content/catalogue.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/ids.h"
#include "kernel/data/reflect.h"
#include "kernel/data/schema.h"

namespace kostka::games::karak {

struct HexTag {
  static constexpr std::string_view kind = "hex";
};
using HexId = kernel::Id<HexTag>;  // a discovered hex; the castle and its neighbours come first

inline constexpr std::size_t kMostHexes = kMostTiles;
inline constexpr std::size_t kMostArmiesOnHex = 2;

// Flat-top hexes in axial coordinates; edge 0 is north, then clockwise.
struct Place {
  std::int8_t q = 0, r = 0;
  bool operator==(const Place&) const = default;
};
inline constexpr std::array<Place, kEdges> kSteps = {Place{0, -1}, Place{1, -1}, Place{1, 0},
                                                     Place{0, 1},  Place{-1, 1}, Place{-1, 0}};
[[nodiscard]] constexpr Place beyond(Place from, std::size_t edge) {
  return {static_cast<std::int8_t>(from.q + kSteps[edge].q), static_cast<std::int8_t>(from.r + kSteps[edge].r)};
}
[[nodiscard]] constexpr std::size_t opposite(std::size_t edge) { return (edge + 3) % kEdges; }
// The edges with a chasm of a tile that was turned `rotation` times by 60 degrees.
[[nodiscard]] constexpr std::uint8_t turned(std::uint8_t chasms, unsigned rotation) {
  return static_cast<std::uint8_t>((chasms << rotation | chasms >> (kEdges - rotation)) & 0x3f);
}

// A laid tile and the monster armies on it.
struct Hex {
  TileId tile{};
  std::int8_t q = 0, r = 0;
  std::uint8_t rotation = 0;
  kernel::FixedVector<ArmyId, kMostArmiesOnHex> armies{};

  [[nodiscard]] Place place() const { return {q, r}; }
};
BOOST_DESCRIBE_STRUCT(Hex, (), (tile, q, r, rotation, armies))

// The hexes are the position; what lies beside what follows from them and is kept up to date, because rules ask for it
// at every step. Documents show the hexes alone.
class Map {
 public:
  [[nodiscard]] std::size_t size() const { return hexes_.size(); }
  [[nodiscard]] Hex& operator[](HexId id) { return hexes_[id.index()]; }
  [[nodiscard]] const Hex& operator[](HexId id) const { return hexes_[id.index()]; }
  [[nodiscard]] const Hex* begin() const { return hexes_.begin(); }
  [[nodiscard]] const Hex* end() const { return hexes_.end(); }
  // Invalid where nothing is discovered yet.
  [[nodiscard]] HexId beside(HexId id, std::size_t edge) const { return beside_[id.index()][edge]; }
  [[nodiscard]] HexId at(Place place) const {
    for (std::size_t i = 0; i < hexes_.size(); ++i) {
      if (hexes_[i].place() == place) return HexId{i};
    }
    return {};
  }
  HexId lay(const Hex& hex) {
    const HexId id{hexes_.size()};
    hexes_.push_back(hex);
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      const HexId other = at(beyond(hex.place(), edge));
      beside_[id.index()][edge] = other;
      if (other.valid()) beside_[other.index()][opposite(edge)] = id;
    }
    return id;
  }
  void clear() { *this = Map(); }

 private:
  friend struct kernel::Reflect<Map>;
  kernel::FixedVector<Hex, kMostHexes> hexes_{};
  std::array<std::array<HexId, kEdges>, kMostHexes> beside_{};
};

}  // namespace kostka::games::karak

namespace kostka::kernel {

template <>
struct Reflect<games::karak::Map> {
  using Map = games::karak::Map;
  using Hexes = FixedVector<games::karak::Hex, games::karak::kMostHexes>;

  static void write(Writer& out, const Map& map, const Naming& naming) {
    Reflect<Hexes>::write(out, map.hexes_, naming);
  }
  // Of a hex, the rotation and the armies may be left out: a tile as it is printed, with nobody on it.
  static bool read(const Document& document, Map& map, Diagnostics& diagnostics, const Naming& naming) {
    Document whole = document;
    if (whole.is_list()) {
      for (Document& hex : whole.items()) {
        if (!hex.is_map()) continue;
        if (!hex.contains("rotation")) hex.set("rotation", 0);
        if (!hex.contains("armies")) hex.set("armies", Document::list());
      }
    }
    Hexes hexes;
    const bool ok = from_document(whole, hexes, diagnostics, naming);
    map.clear();
    for (const games::karak::Hex& hex : hexes) map.lay(hex);
    return ok;
  }
  static constexpr bool equal(const Map& a, const Map& b) { return kernel::equal(a.hexes_, b.hexes_); }
  static constexpr void hash(Hasher& hasher, const Map& map) { Reflect<Hexes>::hash(hasher, map.hexes_); }
  static Document schema(const Naming& naming) {
    Document hex = schema_of<games::karak::Hex>(naming);
    hex.set("required", Document::list({"tile", "q", "r"}));
    return detail::list_schema(std::move(hex), 0, games::karak::kMostHexes);
  }
};

}  // namespace kostka::kernel
