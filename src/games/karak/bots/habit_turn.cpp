// What a practised player does with a slot: takes what costs nothing, then goes where most is to be had for the time it
// takes, and on the way does what can be done besides.
#include <algorithm>
#include <array>

#include "games/karak/bots/habits.h"
#include "games/karak/bots/outlook.h"
#include "games/karak/bots/worth.h"
#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

constexpr std::uint32_t kNone = 0xffffffff;
constexpr int kWorthTheWhile = 4;  // less is not worth an action

std::uint32_t place_of(Choices options, Answer answer) {
  for (std::uint32_t i = 0; i < options.size(); ++i) {
    if (answer_of(options[i]) == answer) return i;
  }
  return kNone;
}

// Something to do: what it is worth, how many slots it takes, and which option begins it.
struct Errand {
  int value = 0;
  int slots = 1;
  std::uint32_t first = kNone;
  bool ends_turn = false;  // KAR-TURN-08
};

// The slot that is being asked about.
class SlotHabit {
 public:
  SlotHabit(const Karak& g, Seat who, Choices options)
      : g_(g), who_(who), p_(g.player(who)), options_(options), outlook_(g, who) {}

  std::uint32_t choose() {
    if (const std::uint32_t free = take_what_is_free(); free != kNone) return free;
    const std::uint32_t otherwise = place_of(options_, Answer::end);
    if (g_.s.slot > g_.s.slots) return otherwise;
    look_around();
    look_here();
    if (best_.first == kNone) return otherwise;
    // A battle ends the turn, and a move of the next slot leaves the action of this one: what can be done here comes
    // first.
    const bool later = best_.ends_turn ? best_.slots <= g_.s.slots - g_.s.slot : g_.s.moved && best_.slots > 1;
    if (later && here_.first != kNone && here_.value >= kWorthTheWhile) return here_.first;
    return best_.first;
  }

 private:
  // ---- what costs no action ----

  [[nodiscard]] std::uint32_t take_what_is_free() const {
    for (std::uint32_t i = 0; i < options_.size(); ++i) {
      if (is_free_gain(options_[i])) return i;
    }
    return roar();
  }

  [[nodiscard]] bool is_free_gain(const Option& option) const {
    const Object about = option.about[0];
    switch (answer_of(option)) {
      case Answer::pick_up: return true;
      case Answer::swap:
        return worth_of(g_.item(id_in<ItemId>(option.about[1]))) > worth_of(g_.item(id_in<ItemId>(about)));
      case Answer::heal_spell:
        return p_.life + g_.item(id_in<ItemId>(about)).heal <= g_.most_life(who_) || p_.life <= 2;
      case Answer::bless: return wants_blessed_unit(g_);
      case Answer::challenge: return outlook_.value_of_duel() > 0 && g_.s.slot >= g_.s.slots;
      default: return false;
    }
  }

  // IMP-ARG-06: two armies are easier to beat one after the other.
  [[nodiscard]] int value_of_roar(HexId from, ArmyId army) const {
    const auto& armies = g_.s.map[from].armies;
    const int value = outlook_.value_of_armies({&army, 1});
    if (armies.size() == 1) return is_near(from) ? 0 : value;
    const ArmyId other = armies[0] == army ? armies[1] : armies[0];
    const int together = outlook_.value_of_armies({armies.begin(), armies.size()});
    return value + std::max(0, outlook_.value_of_armies({&other, 1})) - std::max(0, together);
  }

  // IMP-ARG-04: an army worth beating is called to where it can be fought at once.
  [[nodiscard]] std::uint32_t roar() const {
    if (g_.s.slot + (g_.s.moved ? 1 : 0) > g_.s.slots) return kNone;
    std::uint32_t best = kNone;
    int most = kWorthTheWhile * 4;
    for (std::uint32_t i = 0; i < options_.size(); ++i) {
      if (answer_of(options_[i]) != Answer::roar) continue;
      const int value = value_of_roar(id_in<HexId>(options_[i].about[0]), id_in<ArmyId>(options_[i].about[1]));
      if (value <= most) continue;
      most = value;
      best = i;
    }
    return best;
  }

  [[nodiscard]] bool is_near(HexId hex) const {
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      if (g_.s.map.beside(p_.hex, edge) == hex) return !g_.chasm_between(p_.hex, edge);
    }
    return false;
  }

  // ---- what is to be had elsewhere ----

  // Slots until something that many moves away is done, the one it is done in included.
  [[nodiscard]] int slots_for(int moves) const { return g_.s.moved ? moves + 1 : std::max(1, moves); }

  void consider(int value, int moves, std::uint32_t first, bool ends_turn) {
    if (value < kWorthTheWhile || first == kNone) return;
    Errand errand{value, slots_for(moves), first, ends_turn};
    options_.note(first, pace(errand));
    if (pace(errand) > pace(best_)) best_ = errand;
  }

  // What an errand brings for the time it takes; slots lost at the end of a turn count half.
  [[nodiscard]] int pace(const Errand& errand) const {
    if (errand.first == kNone) return 0;
    int halves = 2 * errand.slots;
    if (errand.ends_turn && errand.slots <= g_.s.slots - g_.s.slot + 1) {
      halves += g_.s.slots - g_.s.slot + 1 - errand.slots;
    }
    return 100 * errand.value / (halves + 2);
  }

  void reach(HexId hex, int moves, std::uint32_t first) {
    if (distance_[hex.index()] >= 0) return;
    distance_[hex.index()] = static_cast<std::int8_t>(moves);
    first_[hex.index()] = first;
    queue_[tail_++] = hex;
  }

  // The moves on offer are where all ways begin; in a slot whose move is made, they begin with the next one.
  void set_out() {
    distance_.fill(-1);
    distance_[p_.hex.index()] = 0;
    if (!g_.s.moved) {
      for (std::uint32_t i = 0; i < options_.size(); ++i) {
        switch (answer_of(options_[i])) {
          case Answer::move:
          case Answer::march:
          case Answer::portal: reach(id_in<HexId>(options_[i].about[0]), 1, i); break;
          case Answer::dream: reach(id_in<HexId>(options_[i].about[1]), 1, i); break;
          default: break;
        }
      }
      return;
    }
    const std::uint32_t pass = place_of(options_, g_.s.slot < g_.s.slots ? Answer::pass : Answer::end);
    for (std::size_t edge = 0; edge < kEdges; ++edge) step_over(p_.hex, edge, 0, pass);
    look_beyond(p_.hex, 0, pass);
  }

  void step_over(HexId hex, std::size_t edge, int moves, std::uint32_t first) {
    const HexId next = g_.s.map.beside(hex, edge);
    const bool crosses = g_.powers(who_).cross_chasms;
    if (next.valid() && (crosses || !g_.chasm_between(hex, edge))) reach(next, moves + 1, first);
  }

  // Edges of a hex that lead into the unknown.
  void look_beyond(HexId hex, int moves, std::uint32_t first) {
    if (exploring_ < kWorthTheWhile) return;
    const bool crosses = g_.powers(who_).cross_chasms || closed_;
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      if (g_.s.map.beside(hex, edge).valid() || (!crosses && g_.chasm(hex, edge))) continue;
      consider(exploring_, moves + 1, first, true);
      return;
    }
  }

  void look_around() {
    exploring_ = outlook_.value_of_exploring();
    closed_ = exploring_ >= kWorthTheWhile && !map_is_open(g_);
    city_visit_ = p_.city.valid() ? outlook_.value_of_city_visit() : 0;
    const Seat emperor = g_.s.emperor;
    duel_ = emperor.valid() && emperor != who_ && g_.conscious(emperor) ? outlook_.value_of_duel() : 0;
    set_out();
    if (const std::uint32_t explore = place_of(options_, Answer::explore); explore != kNone) {
      consider(exploring_, 1, explore, true);
    }
    for (std::size_t head = 0; head < tail_; ++head) {
      const HexId hex = queue_[head];
      const int moves = distance_[hex.index()];
      const std::uint32_t first = first_[hex.index()];
      const bool sneaks = g_.powers(who_).sneak && g_.s.general != hex;
      const bool defended = g_.has_monsters(hex) || (g_.inhabited_lair(hex) && !sneaks);
      if (defended) {
        consider(outlook_.value_of_fight(hex), moves, first, true);
        if (!sneaks) continue;
        consider_rebels(hex, moves, first);
      } else {
        consider_visit(hex, moves, first);
      }
      for (std::size_t edge = 0; edge < kEdges; ++edge) step_over(hex, edge, moves, first);
      look_beyond(hex, moves, first);
    }
  }

  // A hex that can be entered in peace.
  void consider_visit(HexId hex, int moves, std::uint32_t first) {
    consider(outlook_.value_of_gathering(hex), moves, first, false);
    consider(outlook_.value_of_city_site(hex), moves, first, false);
    if (hex == p_.city) consider(city_visit_, moves, first, false);
    if (duel_ > 0 && g_.player(g_.s.emperor).hex == hex) consider(duel_, moves, first, true);
    int items = 0;
    for (const Lying& lying : g_.s.lying) {
      if (lying.hex == hex && !lying.swapped) items = std::max(items, outlook_.value_of_item(lying.item));
    }
    consider(items, moves, first, false);
    consider_rebels(hex, moves, first);
  }

  // IMP-ADE-04: monsters do not matter.
  void consider_rebels(HexId hex, int moves, std::uint32_t first) {
    const Powers& powers = g_.powers(who_);
    const bool rebels = powers.recruit_landscape >= 0 &&
                        g_.tile(hex).has(static_cast<Landscape>(powers.recruit_landscape)) && g_.room(who_) > 0 &&
                        p_.goods.covers(powers.recruit_price);
    if (rebels) consider(outlook_.value_of_recruit(), moves, first, false);
  }

  // ---- what can be done on the spot ----

  void look_here() {
    for (std::uint32_t i = 0; i < options_.size(); ++i) {
      const Object about = options_[i].about[0];
      switch (answer_of(options_[i])) {
        case Answer::heal: stay(i, healing()); break;
        case Answer::gather: stay(i, outlook_.value_of_gathering(p_.hex)); break;
        case Answer::city: stay(i, outlook_.value_of_city_site(p_.hex)); break;
        case Answer::build: stay(i, building(id_in<BuildingId>(about))); break;
        case Answer::train:
          stay(i, outlook_.value_of_training_now() + outlook_.value_of_unit(die_in(about)) / 8);
          break;
        case Answer::recruit: stay(i, outlook_.value_of_recruit()); break;
        case Answer::fight: consider(outlook_.value_of_fight_here(), 0, i, true); break;
        case Answer::shoot: consider(outlook_.value_of_fight(id_in<HexId>(about)) + 1, 0, i, true); break;
        case Answer::challenge: consider(outlook_.value_of_duel(), 0, i, true); break;
        default: break;
      }
    }
  }

  void stay(std::uint32_t option, int value) {
    if (value > here_.value) here_ = {value, 1, option, false};
    consider(value, 0, option, false);
  }

  [[nodiscard]] int healing() const {
    const Constants& c = g_.catalogue.constants;
    return outlook_.value_of_healing(g_.s.plague == who_ ? c.plague_heal : c.heal);
  }

  // The best building first, for what all that can be paid are worth.
  [[nodiscard]] int building(BuildingId id) const {
    return outlook_.value_of_building_now() + outlook_.value_of_building(id) / 8;
  }

  const Karak& g_;
  Seat who_;
  const Player& p_;
  Choices options_;
  Outlook outlook_;
  Errand best_, here_;
  int exploring_ = 0, city_visit_ = 0, duel_ = 0;
  bool closed_ = false;  // KAR-EXPL-10
  std::array<HexId, kMostHexes> queue_{};
  std::array<std::int8_t, kMostHexes> distance_{};
  std::array<std::uint32_t, kMostHexes> first_{};
  std::size_t tail_ = 0;
};

}  // namespace

std::uint32_t turn_habit(const Karak& g, Seat who, Choices options) { return SlotHabit(g, who, options).choose(); }

}  // namespace kostka::games::karak
