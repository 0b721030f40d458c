// What studies count in Nemesis: what each seat kept, how it ended, and what it met on the way.
#include "games/nemesis/rules/effects.h"
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
    kHit{"attacked", "attacks that hit", "trafione ataki"}, kFired{"shots", "shots", "strzały"},
    kWalked{"moved", "moves", "ruchy"}, kSearches{"searched", "searches", "przeszukania"},
    kMutationUses{"mutation-used", "Mutation Actions", "akcje mutacji"},
    kSignals{"signal", "Signals sent", "wysłane sygnały"}, kRounds{"rounds", "rounds", "rundy"};
// Deaths by what killed; how much is the round.
constexpr StatisticWord kKilledBySmall{"died-small", "killed by a Larva's or Metagorger's attack (round)",
                                       "śmierć: atak larwy lub metażercy (runda)"},
    kKilledByCreeper{"died-creeper", "killed by a Creeper (round)", "śmierć: pełzacz (runda)"},
    kKilledByMiddle{"died-middle", "killed by an Adult or a Shambler (round)",
                    "śmierć: dorosły osobnik lub powłóczący (runda)"},
    kKilledByLarge{"died-large", "killed by a Breeder or a Fleshbeast (round)",
                   "śmierć: reproduktor lub ścierwojad (runda)"},
    kKilledByLargest{"died-largest", "killed by the Queen or the Butcher (round)",
                     "śmierć: królowa lub rzeźnik (runda)"},
    kKilledByGrowth{"died-growth", "killed by a Larva or the fourth marker (round)",
                    "śmierć: larwa lub czwarty znacznik (runda)"},
    kKilledByFire{"died-fire", "burnt (round)", "śmierć: pożar (runda)"},
    kKilledByBleeding{"died-bleeding", "bled to death (round)", "śmierć: krwotok (runda)"},
    kKilledOtherwise{"died-otherwise", "killed otherwise (round)", "śmierć: inaczej (runda)"};
constexpr std::array kStatisticWords = {
    kMet,
    kWasSurprised,
    kHit,
    kKilledBySmall,
    kKilledByCreeper,
    kKilledByMiddle,
    kKilledByLarge,
    kKilledByLargest,
    kKilledByGrowth,
    kKilledByFire,
    kKilledByBleeding,
    kKilledOtherwise,
    kFired,
    kWalked,
    kSearches,
    kMutationUses,
    kSignals,
    kRounds,
    StatisticWord{"known-corpse", "card of the Corpse place known", "karta miejsca ciała znana"},
    StatisticWord{"known-egg", "card of the Egg place known", "karta miejsca jaja znana"},
    StatisticWord{"known-carcass", "card of the Carcass place known", "karta miejsca zwłok znana"},
    StatisticWord{"discarded-corpse", "Adaptation of the Corpse place discarded", "adaptacja miejsca ciała odrzucona"},
    StatisticWord{"discarded-egg", "Adaptation of the Egg place discarded", "adaptacja miejsca jaja odrzucona"},
    StatisticWord{"discarded-carcass", "Adaptation of the Carcass place discarded",
                  "adaptacja miejsca zwłok odrzucona"},
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

const StatisticWord& killed_by(Species species) {
  switch (species) {
    case Species::larva:
    case Species::metagorger: return kKilledBySmall;
    case Species::creeper: return kKilledByCreeper;
    case Species::adult:
    case Species::shambler: return kKilledByMiddle;
    case Species::breeder:
    case Species::fleshbeast: return kKilledByLarge;
    case Species::queen:
    case Species::butcher: return kKilledByLargest;
  }
  return kKilledOtherwise;
}

// What a Character has just died of, as the position tells it. With enemies in the Room the largest takes the blame.
const StatisticWord& cause_of_death(const Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  if (p.beyond_help || p.markers >= g.catalogue.constants.mutation_limit) return kKilledByGrowth;
  const FigureNumbers enemies = g.figures_in(p.room);
  if (!enemies.empty()) return killed_by(g.figure(enemies[0])->species);
  if (g.s.phase != Phase::turn) return p.larva ? kKilledByGrowth : kKilledOtherwise;
  if (g.standing(who, Standing::bleeding) > 0 && p.passed) return kKilledByBleeding;
  return g.room(p.room).fire ? kKilledByFire : kKilledOtherwise;
}

// NEM-COOP-02: together an Objective is fulfilled by whoever can.
bool fulfilled(const Nemesis& g, Seat seat, ConditionId needs) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat other{i};
    const bool counts = g.cooperative() ? g.player(other).survived || g.player(other).signal
                                        : other == seat && g.player(other).survived;
    if (counts && holds(g, needs, Cause{.actor = other, .who = other})) return true;
  }
  return false;
}

}  // namespace

// Everything here is open when the match is over (NEM-HID-05).
std::vector<std::string> Nemesis::marks_of(Seat seat) const {
  if (s.phase != Phase::over) return {};
  const Player& p = player(seat);
  std::vector<std::string> marks;
  for (std::size_t place = 0; place < p.dealt.size(); ++place) {
    if (!p.dealt[place].valid() || (p.kept != kUndecided && p.kept != place)) continue;
    const Objective& objective = catalogue.objectives[p.dealt[place].index()];
    marks.push_back(objective.id);
    const ConditionId needs = objective.needs[static_cast<std::size_t>(s.agreed.mode)];
    if (fulfilled(*this, seat, needs)) marks.push_back(objective.id + "-fulfilled");
  }
  if (p.survived) marks.emplace_back("survived");
  marks.push_back("fate-" + std::string(kernel::enum_name(p.being)));
  marks.push_back("ship-" + std::string(s.ship_destroyed ? "destroyed" : kernel::enum_name(s.reached)));
  if (p.mutation.valid()) marks.push_back(catalogue.mutations[p.mutation.index()].id);
  constexpr std::array<const char*, kSlots> kPlaces = {"corpse", "egg", "carcass"};
  for (std::size_t i = 0; i < kSlots; ++i) {
    const TraitSlot& place = s.traits[i];
    if (place.known) marks.push_back(std::string("known-") + kPlaces[i]);
    if (place.discarded) marks.push_back(std::string("discarded-") + kPlaces[i]);
    if (place.known && place.trait.valid()) marks.push_back(catalogue.traits[place.trait.index()].id);
  }
  return marks;
}

Text Nemesis::mark_name(std::string_view mark) const {
  for (const Objective& each : catalogue.objectives) {
    if (each.id == mark) return each.name;
    if (each.id + "-fulfilled" == mark) return kernel::say("{0}: fulfilled", "{0}: osiągnięty", {each.name});
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
  return kernel::visit_event<told::Events>(event, [this]<class E>(const E& e) -> Deeds {
    if constexpr (std::is_same_v<E, told::Encountered>) return done_by(kMet, e.who);
    // Of the match; the first seat stands for all.
    if constexpr (std::is_same_v<E, told::Ended>) return {kernel::Deed{kRounds.id, Seat{0}, s.round}, kernel::Deed{}};
    if constexpr (std::is_same_v<E, told::Surprised>) return done_by(kWasSurprised, e.who);
    if constexpr (std::is_same_v<E, told::Attacked>) return done_by(kHit, e.who);
    if constexpr (std::is_same_v<E, told::Died>) {
      return {kernel::Deed{cause_of_death(*this, e.who).id, e.who, s.round}, kernel::Deed{}};
    }
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
