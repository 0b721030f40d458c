#include "games/knockdown/knockdown.h"

#include "games/knockdown/board.h"
#include "games/knockdown/box.h"
#include "games/knockdown/features.h"
#include "games/knockdown/items.h"
#include "games/knockdown/screen_types.h"
#include "games/knockdown/table.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::knockdown {
namespace {

using kernel::ContentCount;
using kernel::Switch;
using kernel::Text;

// The order of the switches in a MatchSetup.
enum SwitchIndex : std::size_t { kTest, kArena, kFighters, kRepeatStartPicks, kCorridorCenterHeavy };

Switch yes_or_no(std::string_view id, Text name, kernel::Clause clause, bool standard) {
  return {
      id, std::move(name), clause, {"off", "on"}, {{"off", "nie"}, {"on", "tak"}}, static_cast<std::int16_t>(standard)};
}

// A game of Knockdown with its catalogue. Everything a match needs beside its State is here and never changes.
class KnockdownGame final : public kernel::Game, public kernel::Judging {
 public:
  explicit KnockdownGame(std::unique_ptr<const Catalogue> catalogue) : catalogue_(std::move(catalogue)) {
    info_.id = "knockdown";
    info_.name = {"Knockdown", "Knockdown"};
    info_.rule_books = {"knockdown"};
    info_.switches = {
        {"test",
         {"Knockdown test", "Test Knockdownu"},
         "KNO-KDT-13"_clause,
         {"dice", "timing", "tower"},
         {{"dice", "kości"},
          {"timing", "wyczucie czasu"},
          {"real cubes, result typed in", "prawdziwe kostki, wynik wpisywany"}},
         0},
        arena_switch(),
        {"fighters",
         {"Fighters", "Zawodnicy"},
         "KNO-BOX-02"_clause,
         {"choose", "random"},
         {{"players choose", "wybór graczy"}, {"drawn at random", "losowanie"}},
         0},
        yes_or_no("repeat_start_picks", {"Starting picks in every round", "Wybór początkowy w każdej rundzie"},
                  "KNO-NEXT-06"_clause, false),
        yes_or_no(
            "corridor_center_heavy",
            {"The central corridor space costs heavy damage", "Środkowe pole Korytarza kosztuje ciężkie Obrażenie"},
            "KNO-COR-03"_clause, true),
    };
  }
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }
  [[nodiscard]] const kernel::GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<kernel::Table> new_table() const override {
    return std::make_unique<Knockdown>(*catalogue_);
  }
  void set_up(kernel::Table& table, const kernel::MatchSetup& setup) const override {
    State s;
    s.agreed.test = static_cast<TestMode>(setup.switches[kTest]);
    s.agreed.random_fighters = setup.switches[kFighters] == 1;
    s.agreed.repeat_start_picks = setup.switches[kRepeatStartPicks] == 1;
    s.agreed.corridor_center_heavy = setup.switches[kCorridorCenterHeavy] == 1;
    const auto arena = static_cast<std::size_t>(setup.switches[kArena]);
    if (arena < catalogue_->arenas.size()) s.arena = ArenaId{arena};  // otherwise drawn when play begins
    static_cast<Knockdown&>(table).s = s;
  }
  [[nodiscard]] std::vector<ContentCount> content_counts() const override { return count_content(*catalogue_); }
  [[nodiscard]] kernel::OriginCount origin_counts() const override { return count_origins(*catalogue_); }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return list_items(*catalogue_); }
  [[nodiscard]] std::unique_ptr<kernel::ItemText> item(std::string_view id) const override {
    return describe_item(*catalogue_, id);
  }
  [[nodiscard]] std::span<const kernel::Feature> features() const override { return named_features(); }
  void look_at(const kernel::Table& table, kernel::Seat seat, std::span<float> numbers) const override {
    knockdown::look_at(static_cast<const Knockdown&>(table), seat, numbers);
  }
  [[nodiscard]] float progress(const kernel::Table& table) const override {
    return progress_of(static_cast<const Knockdown&>(table));
  }
  [[nodiscard]] kernel::Document box() const override { return kernel::to_document(open_box(*catalogue_)); }

 private:
  // KNO-SETUP-18: the box's own arena, another one, or chance.
  [[nodiscard]] Switch arena_switch() const {
    Switch s{"arena", {"Arena", "Arena"}, "KNO-SETUP-18"_clause, {}, {}, 0};
    for (const Arena& arena : catalogue_->arenas) {
      s.choices.push_back(arena.id);
      s.choice_names.push_back(arena.name);
    }
    s.choices.emplace_back("random");
    s.choice_names.push_back({"drawn at random", "losowanie"});
    return s;
  }

  std::unique_ptr<const Catalogue> catalogue_;
  kernel::GameInfo info_;
};

}  // namespace

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics) {
  auto catalogue = read_catalogue(content, diagnostics);
  if (!catalogue) return nullptr;
  return std::make_unique<KnockdownGame>(std::move(catalogue));
}

const Catalogue& catalogue_of(const kernel::Game& game) { return static_cast<const KnockdownGame&>(game).catalogue(); }

kernel::GameModule module() {
  return {.id = "knockdown",
          .load = load,
          .board = [](const kernel::Game& game) { return make_board(catalogue_of(game)); },
          .screen = {"games/knockdown/screen.h", declare_types}};
}

}  // namespace kostka::games::knockdown
