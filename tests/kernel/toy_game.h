// A game whose rules are whatever a test gives it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include <boost/describe/class.hpp>

#include "kernel/play/deck.h"
#include "kernel/play/game.h"
#include "kernel/play/table_of.h"

namespace kostka::kernel::toy {

inline constexpr Seat kFirst{0}, kSecond{1};

struct CardTag {
  static constexpr std::string_view kind = "card";
};
using Card = Id<CardTag>;

struct State {
  std::int32_t number = 0;
  std::int32_t turn = 0;
  FixedVector<std::int32_t, 4> list{};
  Deck<Card, 8> deck{};
};
BOOST_DESCRIBE_STRUCT(State, (), (number, turn, list, deck))

class Toy;
using Rules = Task<> (*)(Toy&);

inline constexpr std::uint16_t kChoice = 1;
inline constexpr std::uint8_t kCardThing = 1;

struct Counted {
  int more = 0, less = 0;
};
BOOST_DESCRIBE_STRUCT(Counted, (), (more, less))
struct Whispered {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Whispered, (), (who))
struct CardShown {
  Card card{};
  Object thing{};
  std::optional<Seat> owner{};
  FixedVector<std::int8_t, 3> marks{};
};
BOOST_DESCRIBE_STRUCT(CardShown, (), (card, thing, owner, marks))
using Events = EventList<Counted, Whispered, CardShown>;

class Toy final : public TellingTable<State, Events> {
 public:
  explicit Toy(Rules rules) : rules_(rules) {}

  Task<> play() override { return rules_(*this); }
  [[nodiscard]] Seat active() const override { return Seat{0}; }
  [[nodiscard]] std::uint32_t turns() const override { return static_cast<std::uint32_t>(s.turn); }
  [[nodiscard]] const char* audit() const override { return s.number < 0 ? "The number is below zero." : nullptr; }
  [[nodiscard]] std::string side_of(Seat) const override { return {}; }
  [[nodiscard]] std::string option_id(const Option& o) const override { return "choose:" + std::to_string(o.amount); }
  [[nodiscard]] std::string object_id(Object o) const override { return "card-" + std::to_string(o.index); }
  [[nodiscard]] std::string question_id(const Question& q) const override { return "ask-" + std::to_string(q.kind); }
  [[nodiscard]] Text option_label(const Option& o) const override { return say("{0}", "{0}", {o.amount}); }
  [[nodiscard]] Text question_text(const Question&) const override { return {"Which?", "Co?"}; }
  [[nodiscard]] Text event_text(const Event&) const override { return {"Something happens.", "Coś się dzieje."}; }
  [[nodiscard]] std::string event_id(const Event& event) const override { return event_id_in<Events>(event); }
  void write_event(Writer& out, const Event& event) const override {
    write_event_in<Events>(out, event, ObjectNaming(*this, naming()));
  }
  [[nodiscard]] bool same_event(const Event& a, const Event& b) const override { return same_event_in<Events>(a, b); }
  [[nodiscard]] std::vector<Object> event_objects(const Event& e) const override {
    const auto about = [](Card card) { return Object{kCardThing, Seat{}, card.value}; };
    return visit_event<Events>(e, [about](const auto& told) { return objects_in(told, about); });
  }
  [[nodiscard]] Text object_name(Object o) const override { return say("card {0}", "karta {0}", {o.index}); }
  [[nodiscard]] Document view(Observer) const override { return Document::map({{"number", s.number}}); }
  void determinize(Observer, ChanceStream&) override {}
  std::string settle(std::span<const std::string>) override { return {}; }

  // Offers the numbers 0 to n-1 as separate options.
  void offer_choices(int n) {
    for (int i = 0; i < n; ++i) offer({kChoice, static_cast<std::int16_t>(i), {}});
  }
  int frames_alive = 0;  // counted by FrameCount

 protected:
  [[nodiscard]] const Naming& naming() const override { return naming_; }

 private:
  Naming naming_;
  Rules rules_;
};

// A local of a rule that shows whether the rule's frame is still there.
class FrameCount {
 public:
  explicit FrameCount(Toy& g) : g_(g) { ++g_.frames_alive; }
  ~FrameCount() { --g_.frames_alive; }
  FrameCount(const FrameCount&) = delete;
  FrameCount& operator=(const FrameCount&) = delete;

 private:
  Toy& g_;
};

class ToyGame final : public Game {
 public:
  explicit ToyGame(Rules rules) : rules_(rules) {
    info_.id = "toy";
    info_.name = {"Toy", "Zabawka"};
  }
  [[nodiscard]] const GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<Table> new_table() const override { return std::make_unique<Toy>(rules_); }
  void set_up(Table& table, const MatchSetup&) const override { static_cast<Toy&>(table).s = State{}; }
  [[nodiscard]] std::vector<ContentCount> content_counts() const override { return {}; }
  [[nodiscard]] OriginCount origin_counts() const override { return {}; }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return {}; }
  [[nodiscard]] std::unique_ptr<ItemText> item(std::string_view) const override { return nullptr; }

 private:
  GameInfo info_;
  Rules rules_;
};

}  // namespace kostka::kernel::toy
