#include "games/pig/pig.h"

#include <boost/describe/class.hpp>

#include "kernel/play/table_of.h"

namespace kostka::games::pig {
namespace {

using namespace kernel;

struct State {
  std::array<std::int16_t, 2> score{};
  std::int16_t turn_total = 0;
  std::uint16_t turn = 0;
  Seat active{0};
};
BOOST_DESCRIBE_STRUCT(State, (), (score, turn_total, turn, active))

enum Answer : std::uint16_t { kRoll, kHold };

struct Rolled {
  Seat who{};
  int face = 0;
};
BOOST_DESCRIBE_STRUCT(Rolled, (), (who, face))
struct Held {
  Seat who{};
  int points = 0;
};
BOOST_DESCRIBE_STRUCT(Held, (), (who, points))
using Events = EventList<Rolled, Held>;

Text sentence(const Rolled& e) {
  return say("Player {0} rolls {1}.", "Gracz {0} rzuca: {1}.", {e.who.index() + 1, e.face});
}
Text sentence(const Held& e) {
  return say("Player {0} banks {1} {1|point|points}.", "Gracz {0} zachowuje {1} {1|punkt|punkty|punktów}.",
             {e.who.index() + 1, e.points});
}

constexpr std::int16_t kGoal = 100;

class Pig final : public TellingTable<State, Events> {
 public:
  Task<> play() override;
  [[nodiscard]] Seat active() const override { return s.active; }
  [[nodiscard]] std::uint32_t turns() const override { return s.turn; }
  [[nodiscard]] const char* audit() const override {
    const bool possible = s.active.value < 2 && s.score[0] >= 0 && s.score[1] >= 0 && s.turn_total >= 0;
    return possible ? nullptr : "A score of Pig is below zero or nobody has the turn.";
  }
  [[nodiscard]] std::string side_of(Seat) const override { return {}; }
  [[nodiscard]] std::string option_id(const Option& option) const override {
    return option.kind == kRoll ? "roll" : "hold";
  }
  [[nodiscard]] std::string object_id(Object object) const override { return std::to_string(object.index); }
  [[nodiscard]] Text object_name(Object object) const override { return say("{0}", "{0}", {object.index}); }
  [[nodiscard]] std::string question_id(const Question&) const override { return "roll_or_hold"; }
  [[nodiscard]] Text option_label(const Option& option) const override {
    return option.kind == kRoll ? Text{"Roll the die", "Rzuć kością"} : Text{"Hold", "Zatrzymaj punkty"};
  }
  [[nodiscard]] Text question_text(const Question&) const override {
    return {"Roll again, or keep what you have?", "Rzucasz dalej czy zachowujesz punkty?"};
  }
  [[nodiscard]] Text event_text(const Event& event) const override {
    return visit_event<Events>(event, [](const auto& told) { return sentence(told); });
  }
  [[nodiscard]] std::string event_id(const Event& event) const override { return event_id_in<Events>(event); }
  void write_event(Writer& out, const Event& event) const override {
    write_event_in<Events>(out, event, ObjectNaming(*this, naming()));
  }
  [[nodiscard]] bool same_event(const Event& a, const Event& b) const override { return same_event_in<Events>(a, b); }
  [[nodiscard]] std::vector<Object> event_objects(const Event&) const override { return {}; }
  [[nodiscard]] Document view(Observer) const override { return state_document(); }
  void determinize(Observer, ChanceStream&) override {}  // nothing is hidden in Pig
  std::string settle(std::span<const std::string>) override { return {}; }

 protected:
  [[nodiscard]] const Naming& naming() const override { return naming_; }

 private:
  Naming naming_;
};

Task<> Pig::play() {
  for (;;) {
    const Seat who = s.active;
    auto& score = s.score[who.index()];
    for (;;) {
      offer({kRoll, 0, {}});
      offer({kHold, 0, {}});
      const Option choice = co_await ask(who, {}, {});
      if (choice.kind == kHold) {
        score = static_cast<std::int16_t>(score + s.turn_total);
        tell({}, Held{who, s.turn_total});
        break;
      }
      const int face = co_await roll(6, {}, {});
      tell({}, Rolled{who, face});
      if (face == 1) break;
      s.turn_total = static_cast<std::int16_t>(s.turn_total + face);
    }
    s.turn_total = 0;
    ++s.turn;
    if (score >= kGoal) {
      finish(Result::won_by(who));
      co_return;
    }
    s.active = Seat{1u - who.index()};
    irrevocable();
    checkpoint();
  }
}

class PigGame final : public Game {
 public:
  PigGame() {
    info_.id = "pig";
    info_.name = {"Pig", "Świnka"};
  }
  [[nodiscard]] const GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<Table> new_table() const override { return std::make_unique<Pig>(); }
  void set_up(Table& table, const MatchSetup&) const override { static_cast<Pig&>(table).s = State{}; }
  [[nodiscard]] std::vector<ContentCount> content_counts() const override { return {}; }
  [[nodiscard]] OriginCount origin_counts() const override { return {}; }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return {}; }
  [[nodiscard]] std::unique_ptr<ItemText> item(std::string_view) const override { return nullptr; }

 private:
  GameInfo info_;
};

}  // namespace

std::unique_ptr<Game> load(const Document&, Diagnostics&) { return std::make_unique<PigGame>(); }

kernel::GameModule module() { return {.id = "pig", .is_fixture = true, .load = load}; }

}  // namespace kostka::games::pig
