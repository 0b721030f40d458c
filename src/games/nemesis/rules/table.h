// The Nemesis table: the State, the catalogue, and the small questions that all rules ask of them. The rules themselves
// are listed in rules.h.
#pragma once

#include "games/nemesis/content/catalogue.h"
#include "games/nemesis/rules/events.h"
#include "games/nemesis/rules/state.h"
#include "games/nemesis/rules/vocabulary.h"
#include "kernel/play/table_of.h"

namespace kostka::games::nemesis {

using kernel::Clause;
using kernel::ShortList;
using kernel::Task;
using namespace kernel::literals;

// The names of Rooms, cards, Items and so on in documents.
class Names final : public kernel::Naming {
 public:
  explicit Names(const Catalogue& catalogue) : catalogue_(catalogue) {}

  [[nodiscard]] std::optional<std::string> name(std::string_view kind, std::uint32_t value) const override;
  [[nodiscard]] std::optional<std::uint32_t> value(std::string_view kind, std::string_view name) const override;
  [[nodiscard]] std::vector<std::string> names(std::string_view kind) const override;

 private:
  const Catalogue& catalogue_;
};

using Seats = ShortList<Seat, kMostPlayers>;
using FigureNumbers = ShortList<std::uint16_t, kMostFigures>;  // of figures
using RoomList = ShortList<RoomId, kRooms>;

class Nemesis final : public kernel::TypedTable<State, Answer, Asking, told::Events> {
 public:
  explicit Nemesis(const Catalogue& c) : catalogue(c), names_(c) {}

  const Catalogue& catalogue;

  // ---- Characters ----
  [[nodiscard]] Player& player(Seat seat) { return s.players[seat.index()]; }
  [[nodiscard]] const Player& player(Seat seat) const { return s.players[seat.index()]; }
  [[nodiscard]] bool carnomorphs() const { return s.agreed.mode == Mode::carnomorphs; }
  [[nodiscard]] bool solo() const { return s.seats == 1; }
  [[nodiscard]] bool cooperative() const { return s.seats > 1 && s.agreed.company == Company::cooperative; }
  [[nodiscard]] Seat after(Seat seat) const { return Seat{seat.index() + 1u < s.seats ? seat.index() + 1u : 0u}; }
  // Takes part: alive on the ship, in a Room or in a Pod.
  [[nodiscard]] bool aboard(Seat seat) const { return player(seat).being == Being::aboard; }
  // NEM-POD-12: a Character in a Pod is in no Room.
  // NEM-COMB-02
  [[nodiscard]] bool in_room(Seat seat) const { return aboard(seat) && !player(seat).pod.valid(); }
  [[nodiscard]] bool stands_in(Seat seat, RoomId room) const { return in_room(seat) && player(seat).room == room; }
  // NEM-ROUND-07: from the First Player clockwise, without those out of play.
  [[nodiscard]] Seats in_order() const;
  [[nodiscard]] bool someone_in(RoomId room) const;
  [[nodiscard]] bool someone_else_in(RoomId room, Seat but) const;
  // NEM-COMB-01
  [[nodiscard]] bool in_combat(Seat seat) const { return in_room(seat) && enemies_in(player(seat).room); }
  [[nodiscard]] int hand_size(Seat seat) const { return static_cast<int>(player(seat).hand.size()); }
  [[nodiscard]] int action_cards(Seat seat) const;
  // NEM-ATK-02: the fewest cards in hand, then order; none if nobody stands there.
  [[nodiscard]] Seat weakest_in(RoomId room) const;
  [[nodiscard]] int standing(Seat seat, Standing rule) const;  // of undressed Wounds
  [[nodiscard]] bool has_active(Seat seat, Standing rule) const;
  [[nodiscard]] int hand_slots(Seat seat) const;
  [[nodiscard]] int used_slots(Seat seat) const;

  // ---- the ship ----
  [[nodiscard]] RoomState& room(RoomId id) { return s.rooms[id.index()]; }
  [[nodiscard]] const RoomState& room(RoomId id) const { return s.rooms[id.index()]; }
  [[nodiscard]] const Room& slot(RoomId id) const { return catalogue.rooms[id.index()]; }
  [[nodiscard]] CorridorState& corridor(CorridorId id) { return s.corridors[id.index()]; }
  [[nodiscard]] const CorridorState& corridor(CorridorId id) const { return s.corridors[id.index()]; }
  // Only of an explored Room (NEM-MAP-14).
  [[nodiscard]] const Tile& tile(RoomId id) const { return catalogue.tiles[room(id).tile.index()]; }
  [[nodiscard]] bool is_tile(RoomId id, TileId tile) const { return room(id).explored && room(id).tile == tile; }
  // Where an explored tile lies; none if it is not known.
  [[nodiscard]] RoomId find_tile(TileId tile) const;
  // NEM-MAP-11
  [[nodiscard]] RoomList neighbours(RoomId from) const;
  [[nodiscard]] CorridorId open_way(RoomId from, RoomId to) const;
  // NEM-ROOM-02
  [[nodiscard]] bool computer(RoomId id) const {
    return room(id).explored && tile(id).computer && !room(id).malfunction;
  }
  [[nodiscard]] bool fully_noisy(RoomId id) const;
  [[nodiscard]] int fires() const;
  [[nodiscard]] int malfunctions() const;
  [[nodiscard]] int door_tokens() const;
  [[nodiscard]] int lying_eggs(RoomId id) const;  // NEM-R1-NEST-7
  [[nodiscard]] bool anybody_hibernates() const;

  // ---- enemies ----
  [[nodiscard]] Figure* figure(std::uint16_t number);
  [[nodiscard]] const Figure* figure(std::uint16_t number) const;
  [[nodiscard]] bool enemies_in(RoomId room) const;
  // From the largest kind down, equals by most Injuries (NEM-ESC-02, NEM-INJ-07).
  [[nodiscard]] FigureNumbers figures_in(RoomId room) const;
  [[nodiscard]] int figures_of(Species species) const;
  [[nodiscard]] int free_carcasses() const;
  // The sum of what discovered Weaknesses (revealed Adaptations) say about this.
  [[nodiscard]] int trait(Standing rule) const;

  // ---- names ----
  [[nodiscard]] const Item& item(ItemId id) const { return catalogue.items[id.index()]; }
  [[nodiscard]] const Card& card(CardId id) const { return catalogue.cards[id.index()]; }
  [[nodiscard]] const Character& character(Seat seat) const {
    return catalogue.characters[player(seat).character.index()];
  }

  // ---- kernel::Table ----
  Task<> play() override;
  [[nodiscard]] Seat active() const override { return s.active; }
  [[nodiscard]] bool set_up_done() const override { return s.phase >= Phase::turn; }
  [[nodiscard]] std::uint32_t turns() const override { return s.turn; }
  [[nodiscard]] const char* audit() const override;
  [[nodiscard]] std::string side_of(Seat seat) const override;
  [[nodiscard]] std::string ending() const override;
  [[nodiscard]] kernel::Text ending_name(std::string_view ending) const override;
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
  [[nodiscard]] kernel::Document view(kernel::Observer observer) const override;
  [[nodiscard]] kernel::Document outcome(const kernel::Prompt& prompt, const Option& option) const override;
  void determinize(kernel::Observer observer, kernel::ChanceStream& stream) override;
  [[nodiscard]] std::optional<std::uint32_t> habit(const kernel::Prompt& prompt,
                                                   kernel::ChanceStream& stream) const override;
  std::string settle(std::span<const std::string> patched) override;
  [[nodiscard]] int judge(Seat seat) const override;
  [[nodiscard]] std::vector<std::string> marks_of(Seat seat) const override;
  [[nodiscard]] kernel::Text mark_name(std::string_view mark) const override;
  [[nodiscard]] std::array<kernel::Deed, 2> deeds_in(const kernel::Event& event) const override;
  [[nodiscard]] kernel::Text deed_name(std::string_view deed) const override;

 protected:
  [[nodiscard]] const kernel::Naming& naming() const override { return names_; }

 private:
  Names names_;
};

// NEM-ESC-02, NEM-INJ-07: the largest kind first, equals by most Injuries, then in the order in which they came.
inline bool goes_before(const Figure* a, const Figure* b) {
  if (a->species != b->species) return a->species > b->species;
  return a->injuries != b->injuries ? a->injuries > b->injuries : a->number < b->number;
}

inline Answer answer_of(const Option& option) { return static_cast<Answer>(option.kind); }

}  // namespace kostka::games::nemesis
