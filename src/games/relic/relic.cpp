#include "games/relic/relic.h"

#include "games/relic/rules/table.h"
#include "games/relic/screen/box.h"
#include "games/relic/screen/screen_types.h"
#include "games/relic/words/board.h"
#include "games/relic/words/items.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::relic {
namespace {

using kernel::ContentCount;
using kernel::Switch;

// The order of the switches in a MatchSetup.
enum SwitchIndex : std::size_t { kSheet, kFirst, kBonuses };

// A game of Relic with its catalogue. Everything a match needs beside its State is here and never changes.
class RelicGame final : public kernel::Game {
 public:
  explicit RelicGame(std::unique_ptr<const Catalogue> catalogue) : catalogue_(std::move(catalogue)) {
    info_.id = "relic";
    info_.name = {"Relic", "Relic: Tajemnica Sektora Antian"};
    info_.rule_book = "relic";
    info_.rules_version = 2;  // bans on explosions beat permissions; one power number in a roll with its rerolls
    info_.least_seats = 2;
    info_.most_seats = kMostPlayers;
    info_.switches = {sheet_switch(), first_switch(), bonuses_switch()};
  }
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }
  [[nodiscard]] const kernel::GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<kernel::Table> new_table() const override {
    return std::make_unique<Relic>(*catalogue_);
  }
  void set_up(kernel::Table& table, const kernel::MatchSetup& setup) const override {
    State& s = static_cast<Relic&>(table).s;
    s = {};
    s.seats = setup.seats;
    const auto sheet = static_cast<std::size_t>(setup.switches[kSheet]);
    if (sheet > 0) s.agreed.sheet = SheetId{sheet - 1};
    const auto first = static_cast<std::size_t>(setup.switches[kFirst]);
    if (first > 0) s.agreed.first = Seat{first - 1};
    s.agreed.declare = setup.switches[kBonuses] > 0;
    lay_decks(s);
  }
  [[nodiscard]] std::vector<ContentCount> content_counts() const override { return count_content(*catalogue_); }
  [[nodiscard]] kernel::OriginCount origin_counts() const override { return count_origins(*catalogue_); }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return list_items(*catalogue_); }
  [[nodiscard]] std::unique_ptr<kernel::ItemText> item(std::string_view id) const override {
    return describe_item(*catalogue_, id);
  }
  [[nodiscard]] kernel::Document box() const override { return kernel::to_document(open_box(*catalogue_)); }

 private:
  // REL-SETUP-01, REL-SETUP-03, REL-SETUP-04: eight shuffled decks, nothing on the board; tokens have no number
  // (REL-COMP-11).
  void lay_decks(State& s) const {
    for (std::size_t i = 0; i < catalogue_->cards.size(); ++i) {
      const Card& card = catalogue_->cards[i];
      for (int n = 0; n < card.copies; ++n) s.decks[static_cast<std::size_t>(card.deck)].shuffle_in(CardId{i});
    }
    for (std::size_t i = 0; i < catalogue_->characters.size(); ++i) s.unused.push_back(CharacterId{i});
  }
  // REL-SETUP-02, REL-SETUP-18: chance, or the sheet the players pick.
  [[nodiscard]] Switch sheet_switch() const {
    Switch s{"sheet", {"Scenario sheet", "Arkusz scenariusza"}, "REL-SETUP-18"_clause, {"random"}, {}, 0};
    s.choice_names.push_back({"drawn at random", "losowanie"});
    for (const Sheet& sheet : catalogue_->sheets) {
      s.choices.push_back(sheet.id);
      s.choice_names.push_back(sheet.name);
    }
    return s;
  }
  // REL-SETUP-14
  static Switch first_switch() {
    return {"first_player",
            {"First player", "Pierwszy gracz"},
            "REL-SETUP-14"_clause,
            {"random", "seat-0", "seat-1", "seat-2", "seat-3"},
            {{"drawn at random", "losowanie"},
             {"seat 1", "miejsce 1"},
             {"seat 2", "miejsce 2"},
             {"seat 3", "miejsce 3"},
             {"seat 4", "miejsce 4"}},
            0};
  }
  // REL-BONUS-02, REL-BONUS-04: a bonus is declared before the roll. Hardly anybody ever leaves one out, so that asking
  // every time is a switch.
  static Switch bonuses_switch() {
    return {"bonuses",
            {"Bonuses of cards", "Premie z kart"},
            "REL-BONUS-02"_clause,
            {"all", "declare"},
            {{"all that fit count", "liczą się wszystkie pasujące"}, {"players declare them", "gracze je deklarują"}},
            0};
  }

  std::unique_ptr<const Catalogue> catalogue_;
  kernel::GameInfo info_;
};

}  // namespace

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics) {
  auto catalogue = read_catalogue(content, diagnostics);
  if (!catalogue) return nullptr;
  return std::make_unique<RelicGame>(std::move(catalogue));
}

const Catalogue& catalogue_of(const kernel::Game& game) { return static_cast<const RelicGame&>(game).catalogue(); }

kernel::GameModule module() {
  return {.id = "relic",
          .load = load,
          .board = [](const kernel::Game& game) { return make_board(catalogue_of(game)); },
          .screen = {"games/relic/screen/screen.h", declare_types}};
}

}  // namespace kostka::games::relic
