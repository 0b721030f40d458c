#include "games/relic/relic.h"

#include "games/relic/bots/features.h"
#include "games/relic/bots/weighing.h"
#include "games/relic/rules/table.h"
#include "games/relic/screen/box.h"
#include "games/relic/screen/screen_types.h"
#include "games/relic/words/board.h"
#include "games/relic/words/items.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::relic {
namespace {

using kernel::ContentCount;
using kernel::say;
using kernel::Switch;

constexpr std::uint8_t kFigures = 4;  // REL-COMP-12, REL-COMP-01: as many character boards

// The order of the switches in a MatchSetup; the last three only where there are nemeses. Sets come behind them.
enum SwitchIndex : std::size_t { kSheet, kFirst, kBonuses, kVariant, kRoles, kHouseSheets };

// What is played: Relic alone, or with an expansion laid over it.
struct Edition {
  std::string_view id;
  kernel::Text name;
  std::vector<std::string_view> rule_books;
  std::uint16_t rules_version = 1;
  std::string_view set{};  // RNE-COMP-08: the set that is always in play, so that it has no switch; empty: none
};

Edition base_game() {
  return {.id = "relic",
          .name = {"Relic", "Relic: Tajemnica Sektora Antian"},
          .rule_books = {"relic"},
          // bans on explosions beat permissions; one power number in a roll with its rerolls
          .rules_version = 2};
}

// RNE-SIX-01: its set brings seats for six. RNE-SIX-02: all of them may be characters, by the base rules (RNE-COMP-10),
// and then every sheet is dealt (RNE-SIX-04). RNE-COMP-02, RNE-COMP-05: its cards and sheets are among those of the
// base game.
Edition with_nemesis() {
  return {.id = "relic-nemesis",
          .name = {"Relic: Nemesis", "Relic: Nemezis"},
          .rule_books = {"relic-nemesis", "relic"},
          .rules_version = 2,  // its four scenario sheets are drawn, too
          .set = "nemesis"};
}

// A game of Relic with its catalogue. Everything a match needs beside its State is here and never changes.
class RelicGame final : public kernel::Game, public kernel::Judging, public kernel::Weighs {
 public:
  RelicGame(std::unique_ptr<const Catalogue> catalogue, const Edition& edition) : catalogue_(std::move(catalogue)) {
    info_.id = edition.id;
    info_.name = edition.name;
    info_.rule_books = edition.rule_books;
    info_.rules_version = edition.rules_version;
    info_.least_seats = 2;
    info_.most_seats =
        catalogue_->sets.seats_with(kernel::ContentSets::mask_of(catalogue_->sets.combinations() - 1), kFigures);
    info_.switches = {sheet_switch(), first_switch(), bonuses_switch()};
    if (!catalogue_->nemeses.empty()) {
      for (Switch& s : nemesis_switches()) info_.switches.push_back(std::move(s));
    }
    set_switches_.resize(catalogue_->sets.size());
    for (std::size_t i = 1; i < catalogue_->sets.size(); ++i) {
      if (catalogue_->sets[i].id == edition.set) {
        always_ = static_cast<kernel::SetMask>(always_ | 1 << i);
        continue;
      }
      set_switches_[i] = info_.switches.size();
      info_.switches.push_back(switch_of(catalogue_->sets[i], "RNE-COMP-01"_clause));
    }
  }
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }
  [[nodiscard]] const kernel::GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<kernel::Table> new_table() const override {
    return std::make_unique<Relic>(*catalogue_);
  }
  bool weigh(const kernel::Table& table, const kernel::Prompt& prompt, kernel::ChanceStream& stream,
             std::span<float> worths) const override {
    return relic::weigh(static_cast<const Relic&>(table), prompt, stream, worths);
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
    s.agreed.nemeses = has_nemeses(setup);
    s.agreed.draw_roles = s.agreed.nemeses && setup.switches[kRoles] > 0;
    s.agreed.printed_only = !catalogue_->nemeses.empty() && setup.switches[kHouseSheets] > 0;
    s.sets = sets_in(setup);
    s.has_scenarios = !catalogue_->nemeses.empty();
    lay_decks(s);
  }
  [[nodiscard]] std::optional<kernel::SetupRefusal> refuse(const kernel::MatchSetup& setup) const override {
    const kernel::SetMask sets = sets_in(setup);
    if (const int most = catalogue_->sets.seats_with(sets, kFigures); setup.seats > most) {
      return refused(
          kernel::kSeatsCause,
          say("With these sets at most {0} can play, not {1}.",
              "Z tymi zestawami {0|gra|grają|gra} najwyżej {0} {0|osoba|osoby|osób}, nie {1}.", {most, setup.seats}));
    }
    const std::size_t sheet = static_cast<std::size_t>(setup.switches[kSheet]);
    if (sheet > 0) {
      const Sheet& picked = catalogue_->sheets[sheet - 1];
      if (!kernel::has_set(sets, picked.set)) {
        return refused(info_.switches[kSheet].id, say("{0} belongs to the set {1}, which is not in play.",
                                                      "{0} należy do zestawu {1}, który nie jest w grze.",
                                                      {picked.name, catalogue_->sets[picked.set].name}));
      }
    }
    if (auto refusal = refuse_variant(setup)) return refusal;
    // REL-SETUP-05: two sheets for each.
    const std::size_t sheets = catalogue_->in_play[kernel::ContentSets::combination_of(sets)].characters.size();
    if (sheets < std::size_t{2} * setup.seats) {
      return refused(kernel::kSeatsCause,
                     say("{0} players need {1} character sheets, and there are {2}.",
                         "{0} {0|gracz potrzebuje|gracze potrzebują|graczy potrzebuje} {1} arkuszy postaci, "
                         "a jest ich {2}.",
                         {setup.seats, 2 * setup.seats, sheets}));
    }
    return std::nullopt;
  }
  [[nodiscard]] std::vector<ContentCount> content_counts() const override { return count_content(*catalogue_); }
  [[nodiscard]] kernel::OriginCount origin_counts() const override { return count_origins(*catalogue_); }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return list_items(*catalogue_); }
  [[nodiscard]] std::unique_ptr<kernel::ItemText> item(std::string_view id) const override {
    return describe_item(*catalogue_, id);
  }
  [[nodiscard]] std::span<const kernel::Feature> features() const override { return named_features(); }
  void look_at(const kernel::Table& table, kernel::Seat seat, std::span<float> numbers) const override {
    relic::look_at(static_cast<const Relic&>(table), seat, numbers);
  }
  [[nodiscard]] float progress(const kernel::Table& table) const override {
    return progress_of(static_cast<const Relic&>(table));
  }
  [[nodiscard]] std::uint8_t allies(const kernel::Table& table, kernel::Seat seat) const override {
    return allies_of(static_cast<const Relic&>(table), seat);
  }
  [[nodiscard]] kernel::Document box() const override { return kernel::to_document(open_box(*catalogue_)); }

 private:
  [[nodiscard]] bool has_nemeses(const kernel::MatchSetup& setup) const {
    return !catalogue_->nemeses.empty() && setup.switches[kVariant] > 0;
  }
  // What does not go with the variant, or not without it.
  [[nodiscard]] std::optional<kernel::SetupRefusal> refuse_variant(const kernel::MatchSetup& setup) const {
    // RNE-SET-06
    if (has_nemeses(setup) && setup.seats < 3) {
      return refused(kernel::kSeatsCause, {"Enemies of the Imperium needs at least three players.",
                                           "Wrogowie Imperium to wariant dla co najmniej trzech graczy."});
    }
    if (setup.switches[kSheet] == 0) return std::nullopt;
    const Sheet& sheet = catalogue_->sheets[static_cast<std::size_t>(setup.switches[kSheet]) - 1];
    // RNE-SET-02
    if (sheet.needs_nemeses && !has_nemeses(setup)) {
      return refused(info_.switches[kVariant].id,
                     say("{0} is played only with the variant Enemies of the Imperium.",
                         "Scenariusz {0} rozgrywa się tylko w wariancie Wrogowie Imperium.", {sheet.name}));
    }
    // RNE-SCN-10, RNE-SCN-13
    if (sheet.teams == Teams::pairs && setup.seats != 4 && setup.seats != 6) {
      return refused(kernel::kSeatsCause, say("{0} is for four or six players.",
                                              "Scenariusz {0} jest dla czterech albo sześciu graczy.", {sheet.name}));
    }
    // RNE-SCN-09, RNE-SCN-16: players who hide such sheets do not play one.
    if (!catalogue_->nemeses.empty() && setup.switches[kHouseSheets] > 0 && sheet.set != 0 &&
        sheet.origin.kind == "house") {
      return refused(info_.switches[kHouseSheets].id,
                     say("{0} was designed for this project, and such sheets are hidden.",
                         "Arkusz {0} zaprojektowano tutaj, a takie arkusze są ukryte.", {sheet.name}));
    }
    return std::nullopt;
  }
  static kernel::SetupRefusal refused(std::string_view cause, kernel::Text sentence) {
    return {cause, std::move(sentence)};
  }
  [[nodiscard]] kernel::SetMask sets_in(const kernel::MatchSetup& setup) const {
    kernel::SetMask mask = always_;
    for (std::size_t i = 1; i < catalogue_->sets.size(); ++i) {
      if (set_switches_[i] == 0) continue;
      if (setup.switches[set_switches_[i]] == 1) mask = static_cast<kernel::SetMask>(mask | 1 << i);
    }
    return mask;
  }
  // REL-SETUP-01, REL-SETUP-03, REL-SETUP-04: eight shuffled decks, nothing on the board; tokens have no number
  // (REL-COMP-11).
  void lay_decks(State& s) const {
    for (std::size_t i = 0; i < catalogue_->cards.size(); ++i) {
      const Card& card = catalogue_->cards[i];
      if (!kernel::has_set(s.sets, card.set)) continue;
      // RNE-SET-14: the Imperium deck where there are nemeses; theirs when it is known who they are.
      if (card.deck == Deck::nemesis || (card.deck == Deck::imperium && !s.agreed.nemeses)) continue;
      for (int n = 0; n < card.copies; ++n) {
        if (card.deck == Deck::imperium) {
          s.enemies.imperium.deck.shuffle_in(CardId{i});
        } else {
          s.decks[static_cast<std::size_t>(card.deck)].shuffle_in(CardId{i});
        }
      }
    }
    for (const CharacterId id : catalogue_->in_play[kernel::ContentSets::combination_of(s.sets)].characters) {
      s.unused.push_back(id);
    }
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
  [[nodiscard]] Switch first_switch() const {
    constexpr std::array<std::string_view, kMostPlayers> kSeats = {"seat-0", "seat-1", "seat-2",
                                                                   "seat-3", "seat-4", "seat-5"};
    Switch s{"first_player", {"First player", "Pierwszy gracz"}, "REL-SETUP-14"_clause, {"random"}, {}, 0};
    s.choice_names.push_back({"drawn at random", "losowanie"});
    for (std::size_t i = 0; i < info_.most_seats; ++i) {
      s.choices.push_back(kSeats[i]);
      s.choice_names.push_back(say("seat {0}", "miejsce {0}", {i + 1}));
    }
    return s;
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

  static std::vector<Switch> nemesis_switches() {
    // RNE-COMP-09
    Switch variant{"variant", {"Variant", "Wariant"}, "RNE-COMP-09"_clause, {"off", "enemies-of-the-imperium"}, {}, 0};
    variant.choice_names = {{"without nemeses", "bez nemezis"}, {"Enemies of the Imperium", "Wrogowie Imperium"}};
    // RNE-SET-07
    Switch roles{
        "nemeses", {"Who leads a nemesis", "Kto prowadzi nemezis"}, "RNE-SET-07"_clause, {"declared", "drawn"}, {}, 0};
    roles.choice_names = {{"players declare it", "gracze to deklarują"}, {"drawn at random", "losowanie"}};
    // The clauses that hold for sheets whose texts are not known (RNE-SCN-09).
    Switch house{"house_sheets",
                 {"Scenario sheets designed for this project", "Arkusze scenariuszy zaprojektowane tutaj"},
                 "RNE-SCN-09"_clause,
                 {"show", "hide"},
                 {},
                 0};
    house.choice_names = {{"among those drawn", "wśród losowanych"}, {"never drawn", "nigdy nie losowane"}};
    return {variant, roles, house};
  }

  std::unique_ptr<const Catalogue> catalogue_;
  kernel::GameInfo info_;
  kernel::SetMask always_ = kernel::kBaseOnly;
  std::vector<std::size_t> set_switches_;  // by set: its place among the switches; 0: it has none
};

std::unique_ptr<kernel::Game> load_edition(const kernel::Document& content, kernel::Diagnostics& diagnostics,
                                           const Edition& edition) {
  auto catalogue = read_catalogue(content, diagnostics);
  if (!catalogue) return nullptr;
  kernel::check_set_ids(catalogue->sets, {"sheet", "first_player", "bonuses", "variant", "nemeses", "house_sheets"},
                        content, diagnostics);
  return std::make_unique<RelicGame>(std::move(catalogue), edition);
}

}  // namespace

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics) {
  return load_edition(content, diagnostics, base_game());
}

std::unique_ptr<kernel::Game> load_nemesis(const kernel::Document& content, kernel::Diagnostics& diagnostics) {
  return load_edition(content, diagnostics, with_nemesis());
}

const Catalogue& catalogue_of(const kernel::Game& game) { return static_cast<const RelicGame&>(game).catalogue(); }

kernel::GameModule module() {
  return {.id = "relic",
          .load = load,
          .board = [](const kernel::Game& game) { return make_board(catalogue_of(game)); },
          .screen = {"games/relic/screen/screen.h", declare_types}};
}

kernel::GameModule nemesis_module() {
  return {.id = "relic-nemesis",
          .load = load_nemesis,
          .board = [](const kernel::Game& game) { return make_board(catalogue_of(game)); },
          .folders = {"relic", "relic-nemesis"}};
}

}  // namespace kostka::games::relic
