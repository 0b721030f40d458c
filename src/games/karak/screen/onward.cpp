#include "games/karak/screen/onward.h"

#include <algorithm>
#include <array>
#include <string>

#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

using kernel::Onward;
using kernel::say;

Option option_of(Answer answer, Object about = {}) {
  return {static_cast<std::uint16_t>(answer), 0, {about, Object{}}};
}

// Nobody has to fight there.
bool is_peaceful(const Karak& g, Seat who, HexId hex) {
  return !g.has_monsters(hex) && (g.tile(hex).kind != TileKind::lair || g.someone_else_on(hex, who));
}

// The ways of one question, found step by step from where its options lead. `steps[h]` are the hexes walked over to get
// to h, which is the last of them.
class Ways {
 public:
  Ways(const Karak& g, const kernel::Prompt& prompt) : g_(g), who_(prompt.seat) {
    seen_[g.player(who_).hex.index()] = true;
    for (const Option& option : g.options_of(prompt)) {
      const Answer answer = answer_of(option);
      if (answer == Answer::move || answer == Answer::march || answer == Answer::portal) {
        seen_[option.about[0].index] = true;
        if (answer == Answer::move && is_peaceful(g, who_, id_in<HexId>(option.about[0]))) {
          front_.push_back({id_in<HexId>(option.about[0])});
        }
      }
    }
    // KAR-TURN-03: after a move in this slot one walks on from here.
    if (g.s.moved) front_.emplace_back();
    // One move for each slot; those that are offered now are of this one.
    for (int slot = g.s.slot + 1; slot <= g.s.slots; ++slot) spread();
  }
  [[nodiscard]] const std::vector<std::vector<HexId>>& found() const { return found_; }

 private:
  void spread() {
    std::vector<std::vector<HexId>> next;
    for (const auto& way : front_) {
      const HexId from = way.empty() ? g_.player(who_).hex : way.back();
      for (std::size_t edge = 0; edge < kEdges; ++edge) {
        const HexId to = g_.s.map.beside(from, edge);
        if (!to.valid() || seen_[to.index()] || !is_peaceful(g_, who_, to)) continue;
        if (!g_.powers(who_).cross_chasms && g_.chasm_between(from, edge)) continue;
        seen_[to.index()] = true;
        next.push_back(way);
        next.back().push_back(to);
        found_.push_back(next.back());
      }
    }
    front_ = std::move(next);
  }

  const Karak& g_;
  Seat who_;
  std::array<bool, kMostHexes> seen_{};
  std::vector<std::vector<HexId>> front_, found_;
};

}  // namespace

std::vector<Onward> ways_on(const Karak& g, const kernel::Prompt& prompt, const Option& option) {
  std::vector<Onward> ways;
  const Answer first = answer_of(option);
  const bool walks = first == Answer::move && !g.s.moved, goes_on = first == Answer::pass && g.s.moved;
  if (!walks && !goes_on) return ways;
  const Ways all(g, prompt);
  for (const auto& way : all.found()) {
    if (walks && id_in<HexId>(option.about[0]) != way.front()) continue;
    Onward on;
    on.role = kernel::Role::move;
    on.object = g.object_id(of(way.back()));
    on.label = say("Walk on to {0}", "Dalszy marsz: {0}", {g.object_name(of(way.back()))});
    on.effect = say("{0} {0|move|moves}, no action in between", "{0} {0|ruch|ruchy|ruchów}, bez akcji po drodze",
                    {static_cast<int>(way.size())});
    for (const HexId hex : way) {
      // KAR-TURN-03: no action in the slot before.
      if (!on.answers.empty() || goes_on) on.answers.push_back(g.option_id(option_of(Answer::pass)));
      on.answers.push_back(g.option_id(option_of(Answer::move, of(hex))));
    }
    ways.push_back(std::move(on));
  }
  return ways;
}

}  // namespace kostka::games::karak
