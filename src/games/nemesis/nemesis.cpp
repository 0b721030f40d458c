#include "games/nemesis/nemesis.h"

#include "games/nemesis/bots/features.h"
#include "games/nemesis/bots/habits.h"
#include "games/nemesis/rules/rules.h"
#include "games/nemesis/screen/box.h"
#include "games/nemesis/screen/screen_types.h"
#include "games/nemesis/words/board.h"
#include "games/nemesis/words/items.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::nemesis {
namespace {

// The order of the switches in a MatchSetup.
enum SwitchIndex : std::size_t { kEnemies, kCompany, kBoarding, kHunter };

// A game of Nemesis with its catalogue. Everything a match needs beside its State is here and never changes.
class NemesisGame final : public kernel::Game, public kernel::Judging, public kernel::Weighs {
 public:
  explicit NemesisGame(std::unique_ptr<const Catalogue> catalogue) : catalogue_(std::move(catalogue)) {
    info_.id = "nemesis";
    info_.name = {"Nemesis", "Nemesis"};
    info_.rule_books = {"nemesis"};
    info_.least_seats = 1;
    info_.most_seats = static_cast<std::uint8_t>(kMostPlayers);
    info_.switches = {
        {"enemies",
         {"Enemies", "Przeciwnicy"},
         "CAR-TERM-01"_clause,
         {"intruders", "carnomorphs"},
         {{"Intruders", "intruzi"}, {"Carnomorphs", "karnomorfy"}},
         0},
        {"company",
         {"Together or not", "Razem czy osobno"},
         "NEM-COOP-01"_clause,
         {"rivals", "cooperative"},
         {{"everybody has secrets", "każdy ma tajemnice"}, {"all together", "wszyscy razem"}},
         0},
        {"boarding",
         {"A Malfunction blocks Escape Pods", "Awaria blokuje kapsuły ratunkowe"},
         "NEM-POD-02"_clause,
         {"on", "off"},
         {{"yes", "tak"}, {"no", "nie"}},
         0},
        // NEM-INTR-05
        {"intruder-player",
         {"The first to die plays the Intruders", "Pierwszy poległy gra intruzami"},
         "NEM-INTR-01"_clause,
         {"off", "on"},
         {{"no", "nie"}, {"yes", "tak"}},
         0},
    };
  }
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }
  [[nodiscard]] const kernel::GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<kernel::Table> new_table() const override {
    return std::make_unique<Nemesis>(*catalogue_);
  }
  bool weigh(const kernel::Table& table, const kernel::Prompt& prompt, kernel::ChanceStream& stream,
             std::span<float> worths) const override {
    return nemesis::weigh(static_cast<const Nemesis&>(table), prompt, stream, worths);
  }
  void set_up(kernel::Table& table, const kernel::MatchSetup& setup) const override {
    auto& g = static_cast<Nemesis&>(table);
    g.s = State{};
    g.s.seats = setup.seats;
    g.s.agreed.mode = setup.switches[kEnemies] == 1 ? Mode::carnomorphs : Mode::intruders;
    g.s.agreed.company = setup.switches[kCompany] == 1 ? Company::cooperative : Company::rivals;
    g.s.agreed.boarding_despite_malfunction = setup.switches[kBoarding] == 1;
    g.s.agreed.intruder_player = setup.switches[kHunter] == 1;
    lay_table(g);
  }
  // NEM-INTR-01, NEM-INTR-05: only with secrets, against Intruders, and somebody must be left to hunt.
  [[nodiscard]] std::optional<kernel::SetupRefusal> refuse(const kernel::MatchSetup& setup) const override {
    if (setup.switches[kHunter] == 0) return std::nullopt;
    const bool fits = setup.switches[kEnemies] == 0 && setup.switches[kCompany] == 0 && setup.seats > 1;
    if (fits) return std::nullopt;
    return kernel::SetupRefusal{"intruder-player",
                                {"Somebody can play the Intruders only where two or more have secrets, and not with "
                                 "Carnomorphs.",
                                 "Intruzami można grać tylko wtedy, gdy co najmniej dwoje ma tajemnice, i nie z "
                                 "karnomorfami."}};
  }
  [[nodiscard]] std::vector<kernel::ContentCount> content_counts() const override { return count_content(*catalogue_); }
  [[nodiscard]] kernel::OriginCount origin_counts() const override { return count_origins(*catalogue_); }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return list_items(*catalogue_); }
  [[nodiscard]] std::unique_ptr<kernel::ItemText> item(std::string_view id) const override {
    return describe_item(*catalogue_, id);
  }
  [[nodiscard]] std::span<const kernel::Feature> features() const override { return named_features(); }
  void look_at(const kernel::Table& table, kernel::Seat seat, std::span<float> numbers) const override {
    nemesis::look_at(static_cast<const Nemesis&>(table), seat, numbers);
  }
  [[nodiscard]] float progress(const kernel::Table& table) const override {
    return progress_of(static_cast<const Nemesis&>(table));
  }
  [[nodiscard]] std::uint8_t allies(const kernel::Table& table, kernel::Seat seat) const override {
    return allies_of(static_cast<const Nemesis&>(table), seat);
  }
  // NEM-WIN: any number of players may win, each by an own Objective; NEM-COOP: or all together.
  [[nodiscard]] kernel::Contest contest(const kernel::Table&) const override {
    return kernel::Contest::each_side_for_itself;
  }
  [[nodiscard]] kernel::Document box() const override { return kernel::to_document(open_box(*catalogue_)); }

 private:
  std::unique_ptr<const Catalogue> catalogue_;
  kernel::GameInfo info_;
};

}  // namespace

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics) {
  auto catalogue = read_catalogue(content, diagnostics);
  return catalogue ? std::make_unique<NemesisGame>(std::move(catalogue)) : nullptr;
}

const Catalogue& catalogue_of(const kernel::Game& game) { return static_cast<const NemesisGame&>(game).catalogue(); }

kernel::GameModule module() {
  return {.id = "nemesis",
          .load = load,
          .board = [](const kernel::Game& game) { return make_board(catalogue_of(game)); },
          .screen = {"games/nemesis/screen/screen.h", declare_types}};
}

}  // namespace kostka::games::nemesis
