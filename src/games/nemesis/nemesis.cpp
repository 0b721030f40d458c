#include "games/nemesis/nemesis.h"

#include "games/nemesis/rules/rules.h"
#include "games/nemesis/words/items.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::nemesis {
namespace {

// The order of the switches in a MatchSetup.
enum SwitchIndex : std::size_t { kCompany, kBoarding };

// A game of Nemesis with its catalogue. Everything a match needs beside its State is here and never changes.
class NemesisGame final : public kernel::Game {
 public:
  explicit NemesisGame(std::unique_ptr<const Catalogue> catalogue) : catalogue_(std::move(catalogue)) {
    info_.id = "nemesis";
    info_.name = {"Nemesis", "Nemesis"};
    info_.rule_books = {"nemesis"};
    info_.least_seats = 1;
    info_.most_seats = static_cast<std::uint8_t>(kMostPlayers);
    info_.switches = {
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
    };
  }
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }
  [[nodiscard]] const kernel::GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<kernel::Table> new_table() const override {
    return std::make_unique<Nemesis>(*catalogue_);
  }
  void set_up(kernel::Table& table, const kernel::MatchSetup& setup) const override {
    auto& g = static_cast<Nemesis&>(table);
    g.s = State{};
    g.s.seats = setup.seats;
    g.s.agreed.company = setup.switches[kCompany] == 1 ? Company::cooperative : Company::rivals;
    g.s.agreed.boarding_despite_malfunction = setup.switches[kBoarding] == 1;
    lay_table(g);
  }
  [[nodiscard]] std::vector<kernel::ContentCount> content_counts() const override { return count_content(*catalogue_); }
  [[nodiscard]] kernel::OriginCount origin_counts() const override { return count_origins(*catalogue_); }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return list_items(*catalogue_); }
  [[nodiscard]] std::unique_ptr<kernel::ItemText> item(std::string_view id) const override {
    return describe_item(*catalogue_, id);
  }

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

kernel::GameModule begun_module() { return {.id = "nemesis", .load = load}; }

}  // namespace kostka::games::nemesis
