// The Karak table: the State, the catalogue, and the small questions that all rules ask of them. The rules themselves
// are in setup.cpp, turn.cpp, journey.cpp, battle.cpp, spoils.cpp, actions.cpp, any_time.cpp, empire.cpp and end.cpp
// (rules.h).
#pragma once

#include "games/karak/content/catalogue.h"
#include "games/karak/rules/course.h"
#include "games/karak/rules/events.h"
#include "games/karak/rules/state.h"
#include "games/karak/rules/vocabulary.h"
#include "kernel/play/table_of.h"

namespace kostka::games::karak {

using kernel::Clause;
using kernel::Task;
using namespace kernel::literals;

// The names of tiles, hexes, armies and so on in documents.
class Names final : public kernel::Naming {
 public:
  // A hex is named by its place, "0,-1", which is looked up each time: a position that is being read names its map
  // before its heroes.
  Names(const Catalogue& catalogue, const Map& map) : catalogue_(catalogue), map_(map) {}

  [[nodiscard]] std::optional<std::string> name(std::string_view kind, std::uint32_t value) const override;
  [[nodiscard]] std::optional<std::uint32_t> value(std::string_view kind, std::string_view name) const override;
  [[nodiscard]] std::vector<std::string> names(std::string_view kind) const override;

 private:
  const Catalogue& catalogue_;
  const Map& map_;
};

[[nodiscard]] std::string place_name(Place place);

class Karak final : public kernel::TypedTable<State, Answer, Asking, told::Events> {
 public:
  explicit Karak(const Catalogue& c) : catalogue(c), names_(c, s.map) {}

  const Catalogue& catalogue;
  // What is being fought right now, the innermost; null while nothing is.
  const Battle* battle = nullptr;

  // ---- the position in the words of the rulebook ----
  [[nodiscard]] Player& player(Seat seat) { return s.players[seat.index()]; }
  [[nodiscard]] const Player& player(Seat seat) const { return s.players[seat.index()]; }
  [[nodiscard]] Seat after(Seat seat) const { return Seat{seat.index() + 1u < s.seats ? seat.index() + 1u : 0u}; }
  [[nodiscard]] const Hero& hero(Seat seat) const { return catalogue.heroes[player(seat).hero.index()]; }
  // KAR-PLG-04: what the hero's abilities do now.
  // KAR-PLG-07: dice and buildings they gave before stay.
  [[nodiscard]] const Powers& powers(Seat seat) const { return s.plague == seat ? kNoPowers : hero(seat).powers; }
  [[nodiscard]] const Powers& powers_in(const Battle& b) const {
    if (s.plague == b.fighter) return kNoPowers;
    // IMP-DUEL-12
    // IMP-DUEL-13
    // IMP-RIFT-18
    const bool monsters = b.contest != Contest::rift && b.contest != Contest::duel;
    return monsters ? hero(b.fighter).powers : hero(b.fighter).duel_powers;
  }
  [[nodiscard]] bool conscious(Seat seat) const { return player(seat).life > 0; }  // KAR-KO-01
  [[nodiscard]] const Item& item(ItemId id) const { return catalogue.items[id.index()]; }
  [[nodiscard]] const Army& army(ArmyId id) const { return catalogue.armies[id.index()]; }
  [[nodiscard]] const Building& building(BuildingId id) const { return catalogue.buildings[id.index()]; }
  [[nodiscard]] const Tile& tile(HexId hex) const { return catalogue.tiles[s.map[hex].tile.index()]; }
  [[nodiscard]] bool in_play(SetIndex set) const { return kernel::has_set(s.sets, set); }
  [[nodiscard]] int most_life(Seat seat) const {  // KAR-HEAL-01
    const ItemId amulet = player(seat).amulet;
    return catalogue.constants.life + (amulet.valid() ? item(amulet).life : 0);
  }
  [[nodiscard]] bool wounded(Seat seat) const { return player(seat).life < most_life(seat); }
  [[nodiscard]] int unit_limit(Seat seat) const;
  [[nodiscard]] int room(Seat seat) const { return unit_limit(seat) - player(seat).troops.units(); }
  [[nodiscard]] int dice_of(Seat seat, DieKind kind) const;  // KAR-TERM-01
  [[nodiscard]] int weapon_strength(Seat seat) const;        // KAR-BAT-05
  [[nodiscard]] int points(Seat seat) const;

  // ---- the map ----
  [[nodiscard]] std::uint8_t chasms(HexId hex) const { return turned(tile(hex).chasms, s.map[hex].rotation); }
  [[nodiscard]] bool chasm(HexId hex, std::size_t edge) const { return (chasms(hex) >> edge & 1) != 0; }
  // KAR-MOVE-02: whether either side shows a chasm; the hex beyond must be discovered.
  [[nodiscard]] bool chasm_between(HexId hex, std::size_t edge) const {
    return chasm(hex, edge) || chasm(s.map.beside(hex, edge), opposite(edge));
  }
  // Armies or the General; the inhabitants of a lair are there only while no hero is.
  [[nodiscard]] bool has_monsters(HexId hex) const { return !s.map[hex].armies.empty() || s.general == hex; }
  [[nodiscard]] bool someone_else_on(HexId hex, Seat seat) const;
  [[nodiscard]] bool someone_on(HexId hex) const { return someone_else_on(hex, Seat{}); }
  // IMP-LAIR-08: as soon as no hero is there.
  // IMP-LAIR-16: no matter who it was and how she came in.
  [[nodiscard]] bool inhabited_lair(HexId hex) const { return tile(hex).kind == TileKind::lair && !someone_on(hex); }
  [[nodiscard]] int strength_on(HexId hex) const;
  [[nodiscard]] bool city_on(HexId hex) const;
  // KAR-CITY-04: apart from who stands there.
  [[nodiscard]] bool buildable(HexId hex) const { return tile(hex).kind == TileKind::landscape && !city_on(hex); }
  [[nodiscard]] HexId castle() const { return HexId{0}; }
  [[nodiscard]] std::size_t stack_size() const { return s.level_one.size() + s.level_two.size(); }

  // ---- kernel::Table ----
  Task<> play() override;
  [[nodiscard]] Seat active() const override { return s.active; }
  [[nodiscard]] bool set_up_done() const override { return s.phase >= Phase::turn; }
  [[nodiscard]] std::uint32_t turns() const override { return s.turn; }
  [[nodiscard]] const char* audit() const override;
  [[nodiscard]] int judge(Seat seat) const override;
  [[nodiscard]] std::optional<std::uint32_t> habit(const kernel::Prompt& prompt,
                                                   kernel::ChanceStream& stream) const override;
  [[nodiscard]] std::string side_of(Seat seat) const override;
  [[nodiscard]] std::string ending() const override;
  [[nodiscard]] kernel::Text ending_name(std::string_view ending) const override;
  [[nodiscard]] std::vector<std::string> marks_of(Seat seat) const override;
  [[nodiscard]] kernel::Text mark_name(std::string_view mark) const override;
  [[nodiscard]] std::string option_id(const Option& option) const override;
  [[nodiscard]] std::string object_id(Object object) const override;
  [[nodiscard]] std::string event_id(const kernel::Event& event) const override;
  [[nodiscard]] std::string question_id(const kernel::Question& question) const override;
  [[nodiscard]] kernel::Text option_label(const Option& option) const override;
  [[nodiscard]] kernel::Text question_text(const kernel::Question& question) const override;
  [[nodiscard]] kernel::Text event_text(const kernel::Event& event) const override;
  [[nodiscard]] std::vector<Object> event_objects(const kernel::Event& event) const override;
  void write_event(kernel::Writer& out, const kernel::Event& event) const override;
  [[nodiscard]] bool same_event(const kernel::Event& a, const kernel::Event& b) const override;
  [[nodiscard]] kernel::Text object_name(Object object) const override;
  [[nodiscard]] kernel::Document outcome(const kernel::Prompt& prompt, const Option& option) const override;
  [[nodiscard]] kernel::Document view(kernel::Observer observer) const override;
  void determinize(kernel::Observer observer, kernel::ChanceStream& stream) override;
  std::string settle(std::span<const std::string> patched) override;

 protected:
  [[nodiscard]] const kernel::Naming& naming() const override { return names_; }

 private:
  static inline const Powers kNoPowers{};
  Names names_;
};

inline Answer answer_of(const Option& option) { return static_cast<Answer>(option.kind); }
// What an option or question is about, as the id it stands for.
template <class SomeId>
SomeId id_in(Object object) {
  return SomeId{object.index};
}
inline DieKind die_in(Object object) { return static_cast<DieKind>(object.index); }
inline Resource resource_in(Object object) { return static_cast<Resource>(object.index); }

}  // namespace kostka::games::karak
