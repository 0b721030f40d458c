// What studies count in Nemesis: what each seat kept, how it ended, and what it met on the way.
#include "games/nemesis/rules/rules.h"
#include "kernel/data/enum_names.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Text;

// The words of deeds and marks, for programs and for people.
struct StatisticWord {
  std::string_view id, en, pl;
};
constexpr StatisticWord kMet{"encounters", "Encounters", "spotkania"},
    kWasSurprised{"surprised", "Surprise Attacks suffered", "ataki z zaskoczenia"},
    kHit{"attacked", "attacks that hit", "trafione ataki"}, kFellDead{"died", "deaths", "śmierci"},
    kFired{"shots", "shots", "strzały"}, kWalked{"moved", "moves", "ruchy"},
    kSearches{"searched", "searches", "przeszukania"},
    kMutationUses{"mutation-used", "Mutation Actions", "akcje mutacji"},
    kSignals{"signal", "Signals sent", "wysłane sygnały"};
constexpr std::array kStatisticWords = {
    kMet,
    kWasSurprised,
    kHit,
    kFellDead,
    kFired,
    kWalked,
    kSearches,
    kMutationUses,
    kSignals,
    StatisticWord{"survived", "survived", "przeżyli"},
    StatisticWord{"fate-dead", "died on board", "zginęli na pokładzie"},
    StatisticWord{"fate-aboard", "were left awake on board", "zostali przytomni na pokładzie"},
    StatisticWord{"fate-hibernated", "hibernated", "zahibernowali się"},
    StatisticWord{"fate-launched", "left in a Pod", "odlecieli kapsułą"},
    StatisticWord{"ship-destroyed", "ship destroyed", "statek zniszczony"},
    StatisticWord{"ship-earth", "ship reached Earth", "statek dotarł na Ziemię"},
    StatisticWord{"ship-mars", "ship reached Mars", "statek dotarł na Marsa"},
    StatisticWord{"ship-venus", "ship reached Venus", "statek dotarł na Wenus"},
    StatisticWord{"ship-deep_space", "ship lost in deep space", "statek w głębokim kosmosie"}};

Text statistic_name(std::string_view word) {
  for (const StatisticWord& each : kStatisticWords) {
    if (each.id == word) return {std::string(each.en), std::string(each.pl)};
  }
  return {std::string(word), std::string(word)};
}

using Deeds = std::array<kernel::Deed, 2>;

Deeds done_by(const StatisticWord& what, Seat who) { return {kernel::Deed{what.id, who}, kernel::Deed{}}; }

}  // namespace

// Everything here is open when the match is over (NEM-HID-05).
std::vector<std::string> Nemesis::marks_of(Seat seat) const {
  if (s.phase != Phase::over) return {};
  const Player& p = player(seat);
  std::vector<std::string> marks;
  for (std::size_t place = 0; place < p.dealt.size(); ++place) {
    if (!p.dealt[place].valid() || (p.kept != kUndecided && p.kept != place)) continue;
    marks.push_back(catalogue.objectives[p.dealt[place].index()].id);
  }
  if (p.survived) marks.emplace_back("survived");
  marks.push_back("fate-" + std::string(kernel::enum_name(p.being)));
  marks.push_back("ship-" + std::string(s.ship_destroyed ? "destroyed" : kernel::enum_name(s.reached)));
  if (p.mutation.valid()) marks.push_back(catalogue.mutations[p.mutation.index()].id);
  for (const TraitSlot& slot_of_trait : s.traits) {
    if (slot_of_trait.known && slot_of_trait.trait.valid())
      marks.push_back(catalogue.traits[slot_of_trait.trait.index()].id);
  }
  return marks;
}

Text Nemesis::mark_name(std::string_view mark) const {
  for (const Objective& each : catalogue.objectives) {
    if (each.id == mark) return each.name;
  }
  for (const Mutation& each : catalogue.mutations) {
    if (each.id == mark) return each.name;
  }
  for (const Trait& each : catalogue.traits) {
    if (each.id == mark) return each.name;
  }
  return statistic_name(mark);
}

std::array<kernel::Deed, 2> Nemesis::deeds_in(const kernel::Event& event) const {
  return kernel::visit_event<told::Events>(event, []<class E>(const E& e) -> Deeds {
    if constexpr (std::is_same_v<E, told::Encountered>) return done_by(kMet, e.who);
    if constexpr (std::is_same_v<E, told::Surprised>) return done_by(kWasSurprised, e.who);
    if constexpr (std::is_same_v<E, told::Attacked>) return done_by(kHit, e.who);
    if constexpr (std::is_same_v<E, told::Died>) return done_by(kFellDead, e.who);
    if constexpr (std::is_same_v<E, told::Shot>) return done_by(kFired, e.who);
    if constexpr (std::is_same_v<E, told::Moved>) return done_by(kWalked, e.who);
    if constexpr (std::is_same_v<E, told::Searched>) return done_by(kSearches, e.who);
    if constexpr (std::is_same_v<E, told::MutationUsed>) return done_by(kMutationUses, e.who);
    if constexpr (std::is_same_v<E, told::SignalSent>) return done_by(kSignals, e.who);
    return {};
  });
}

Text Nemesis::deed_name(std::string_view deed) const { return statistic_name(deed); }

}  // namespace kostka::games::nemesis
