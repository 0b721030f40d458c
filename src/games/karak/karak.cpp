#include "games/karak/karak.h"

#include "games/karak/bots/features.h"
#include "games/karak/bots/habits.h"
#include "games/karak/rules/rules.h"
#include "games/karak/screen/box.h"
#include "games/karak/screen/screen_types.h"
#include "games/karak/words/board.h"
#include "games/karak/words/items.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::karak {
namespace {

using kernel::Switch;

// The order of the switches in a MatchSetup.
enum SwitchIndex : std::size_t { kImperium, kHeroes, kRounds, kPrintedSwitches };

// KAR-END-05
constexpr std::array<std::int16_t, 5> kRoundLimits = {200, 100, 50, 25, 10};

// A game of Karak with its catalogue. Everything a match needs beside its State is here and never changes.
class KarakGame final : public kernel::Game, public kernel::Judging, public kernel::Weighs {
 public:
  explicit KarakGame(std::unique_ptr<const Catalogue> catalogue) : catalogue_(std::move(catalogue)) {
    info_.id = "karak";
    info_.name = {"Karak 2", "Karak 2"};
    info_.rule_books = {"karak"};
    info_.least_seats = 2;
    info_.most_seats = static_cast<std::uint8_t>(kMostPlayers);
    info_.rules_version = 3;
    info_.turns_end_in_the_open = true;  // no hand of cards can interrupt a turn
    info_.switches = {
        {"imperium",
         {"With the expansion Imperium", "Z dodatkiem Imperium"},
         "IMP-SETUP-01"_clause,
         {"off", "on"},
         {{"off", "nie"}, {"on", "tak"}},
         0},
        {"heroes",
         {"Heroes", "Bohaterowie"},
         "KAR-SETUP-05"_clause,
         {"choose", "random"},
         {{"players choose", "wybór graczy"}, {"dealt at random", "losowanie"}},
         0},
        {"rounds",
         {"Round limit", "Limit rund"},
         "KAR-END-05"_clause,
         {"200", "100", "50", "25", "10"},
         {{"200 rounds", "200 rund"},
          {"100 rounds", "100 rund"},
          {"50 rounds", "50 rund"},
          {"25 rounds", "25 rund"},
          {"10 rounds", "10 rund"}},
         0},
    };
    for (const kernel::ContentSet& set : catalogue_->sets.extra()) {
      if (set.id != kImperiumSet) info_.switches.push_back(switch_of(set, "IMP-SETUP-01"_clause));
    }
  }
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }
  [[nodiscard]] const kernel::GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<kernel::Table> new_table() const override {
    return std::make_unique<Karak>(*catalogue_);
  }
  bool weigh(const kernel::Table& table, const kernel::Prompt& prompt, kernel::ChanceStream& stream,
             std::span<float> worths) const override {
    return karak::weigh(static_cast<const Karak&>(table), prompt, stream, worths);
  }
  void set_up(kernel::Table& table, const kernel::MatchSetup& setup) const override {
    auto& g = static_cast<Karak&>(table);
    g.s = State{};
    g.s.seats = setup.seats;
    g.s.agreed.imperium = setup.switches[kImperium] == 1;
    g.s.sets = sets_in(setup);
    g.s.agreed.random_heroes = setup.switches[kHeroes] == 1;
    g.s.agreed.round_limit = kRoundLimits[static_cast<std::size_t>(setup.switches[kRounds])];
    lay_table(g);
  }
  [[nodiscard]] std::vector<kernel::ContentCount> content_counts() const override { return count_content(*catalogue_); }
  [[nodiscard]] kernel::OriginCount origin_counts() const override { return count_origins(*catalogue_); }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return list_items(*catalogue_); }
  [[nodiscard]] std::unique_ptr<kernel::ItemText> item(std::string_view id) const override {
    return describe_item(*catalogue_, id);
  }
  [[nodiscard]] std::span<const kernel::Feature> features() const override { return named_features(); }
  void look_at(const kernel::Table& table, kernel::Seat seat, std::span<float> numbers) const override {
    karak::look_at(static_cast<const Karak&>(table), seat, numbers);
  }
  [[nodiscard]] float progress(const kernel::Table& table) const override {
    return progress_of(static_cast<const Karak&>(table));
  }
  [[nodiscard]] kernel::Document box() const override { return kernel::to_document(open_box(*catalogue_)); }

 private:
  // IMP-SETUP-01: each set has a switch; Imperium's is the first, those of others follow the switches that are printed.
  [[nodiscard]] kernel::SetMask sets_in(const kernel::MatchSetup& setup) const {
    kernel::SetMask mask = kernel::kBaseOnly;
    std::size_t next = kPrintedSwitches;
    for (std::size_t i = 1; i < catalogue_->sets.size(); ++i) {
      const std::size_t at = catalogue_->sets[i].id == kImperiumSet ? kImperium : next++;
      if (setup.switches[at] == 1) mask = static_cast<kernel::SetMask>(mask | 1 << i);
    }
    return mask;
  }

  std::unique_ptr<const Catalogue> catalogue_;
  kernel::GameInfo info_;
};

}  // namespace

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics) {
  auto catalogue = read_catalogue(content, diagnostics);
  if (!catalogue) return nullptr;
  kernel::check_set_ids(catalogue->sets, {"heroes", "rounds"}, content, diagnostics);
  return std::make_unique<KarakGame>(std::move(catalogue));
}

const Catalogue& catalogue_of(const kernel::Game& game) { return static_cast<const KarakGame&>(game).catalogue(); }

kernel::GameModule module() {
  return {.id = "karak",
          .load = load,
          .board = [](const kernel::Game& game) { return make_board(catalogue_of(game)); },
          .screen = {"games/karak/screen/screen.h", declare_types}};
}

}  // namespace kostka::games::karak
