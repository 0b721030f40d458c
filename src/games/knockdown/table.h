// The Knockdown table: the State, the catalogue, and the small questions that all rules ask of them. The rules
// themselves are in setup.cpp, turn.cpp, sequence.cpp, movement.cpp, test.cpp, round.cpp and skills.cpp (rules.h).
#pragma once

#include "games/knockdown/catalogue.h"
#include "games/knockdown/course.h"
#include "games/knockdown/events.h"
#include "games/knockdown/state.h"
#include "games/knockdown/words.h"
#include "kernel/play/table_of.h"

namespace kostka::games::knockdown {

using kernel::Clause;
using kernel::Task;
using namespace kernel::literals;

// The names of cards, spaces and so on in documents.
class Names final : public kernel::Naming {
 public:
  // Space names depend on the arena, which is looked up each time: a position that is being read names its arena
  // before its spaces.
  Names(const Catalogue& catalogue, const ArenaId& arena) : catalogue_(catalogue), arena_(arena) {}

  [[nodiscard]] std::optional<std::string> name(std::string_view kind, std::uint32_t value) const override;
  [[nodiscard]] std::optional<std::uint32_t> value(std::string_view kind, std::string_view name) const override;
  [[nodiscard]] std::vector<std::string> names(std::string_view kind) const override;

 private:
  const Catalogue& catalogue_;
  const ArenaId& arena_;
};

class Knockdown final : public kernel::TypedTable<State, Answer, Asking, told::Events> {
 public:
  explicit Knockdown(const Catalogue& c) : catalogue(c), names_(c, s.arena) {}

  const Catalogue& catalogue;
  // What goes on right now, the innermost of each; null while nothing does.
  const AttackCourse* attack_course = nullptr;
  const TestCourse* test_course = nullptr;

  // ---- the position in the words of the rulebook ----
  [[nodiscard]] Player& player(Seat seat) { return s.players[seat.index()]; }
  [[nodiscard]] const Player& player(Seat seat) const { return s.players[seat.index()]; }
  [[nodiscard]] static Seat opponent_of(Seat seat) { return Seat{1u - seat.index()}; }
  [[nodiscard]] const Arena& arena() const { return catalogue.arenas[s.arena.index()]; }
  [[nodiscard]] const AttackCard& card(CardId id) const { return catalogue.cards[id.index()]; }
  [[nodiscard]] const Fighter& fighter(Seat seat) const { return catalogue.fighters[player(seat).fighter.index()]; }
  [[nodiscard]] int distance(SpaceId a, SpaceId b) const { return arena().distance[a.index()][b.index()]; }
  [[nodiscard]] int distance() const { return distance(s.players[0].space, s.players[1].space); }
  [[nodiscard]] bool occupied(SpaceId space) const {
    return s.players[0].space == space || s.players[1].space == space;
  }
  [[nodiscard]] bool in_range(Range range) const { return in_range(range, s.players[0].space, s.players[1].space); }
  // The same if the fighters stood there.
  [[nodiscard]] bool in_range(Range range, SpaceId one, SpaceId other) const;
  [[nodiscard]] static Seat seat(std::size_t i) { return Seat{i}; }

  // ---- kernel::Table ----
  Task<> play() override;
  [[nodiscard]] Seat active() const override { return s.active; }
  [[nodiscard]] bool set_up_done() const override { return s.phase >= Phase::turn; }
  [[nodiscard]] std::uint32_t turns() const override { return s.turn; }
  [[nodiscard]] const char* audit() const override;
  [[nodiscard]] int judge(Seat seat) const override;
  [[nodiscard]] std::optional<std::uint32_t> reflex(const kernel::Prompt& prompt, kernel::Steadiness steadiness,
                                                    kernel::ChanceStream& stream) const override;
  [[nodiscard]] std::string side_of(Seat seat) const override;
  [[nodiscard]] std::string option_id(const Option& option) const override;
  [[nodiscard]] std::string object_id(Object object) const override;
  [[nodiscard]] std::string question_id(const kernel::Question& question) const override;
  [[nodiscard]] kernel::Text option_label(const Option& option) const override;
  [[nodiscard]] kernel::Text question_text(const kernel::Question& question) const override;
  [[nodiscard]] std::string event_id(const kernel::Event& event) const override;
  [[nodiscard]] kernel::Text event_text(const kernel::Event& event) const override;
  [[nodiscard]] std::vector<Object> event_objects(const kernel::Event& event) const override;
  void write_event(kernel::Writer& out, const kernel::Event& event) const override;
  [[nodiscard]] bool same_event(const kernel::Event& a, const kernel::Event& b) const override;
  [[nodiscard]] kernel::Text object_name(Object object) const override;
  [[nodiscard]] kernel::Document outcome(const kernel::Prompt& prompt, const Option& option) const override;
  [[nodiscard]] kernel::Document view(kernel::Observer observer) const override;
  void write_outcome(kernel::Writer& out, const kernel::Prompt& prompt, const Option& option) const override;
  void write_view(kernel::Writer& out, kernel::Observer observer) const override;
  void determinize(kernel::Observer observer, kernel::ChanceStream& stream) override;
  std::string settle(std::span<const std::string> patched) override;

 protected:
  [[nodiscard]] const kernel::Naming& naming() const override { return names_; }

 private:
  Names names_;
};

inline Answer answer_of(const Option& option) { return static_cast<Answer>(option.kind); }

}  // namespace kostka::games::knockdown
