// What studies count in Relic: sheets, ways to win, and what becomes of cards.
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// The cards of these have done what they are for.
template <class T>
constexpr bool kResolves = false;
template <>
constexpr bool kResolves<told::Event> = true;
template <>
constexpr bool kResolves<told::Encounter> = true;
template <>
constexpr bool kResolves<told::Trophy> = true;
template <>
constexpr bool kResolves<told::Asset> = true;
template <>
constexpr bool kResolves<told::Played> = true;
template <>
constexpr bool kResolves<told::Number> = true;
template <>
constexpr bool kResolves<told::MissionDone> = true;
template <>
constexpr bool kResolves<told::CorruptionUp> = true;
template <>
constexpr bool kResolves<told::NemesisCard> = true;

// REL-THREAT-09, REL-THREAT-11: the event whose ability this is, if it acts at a moment of its own.
Object event_at_its_moment(const Relic& g, const told::Used& used) {
  if (!used.in_play || g.card(CardId{used.source.index}).type != CardType::event) return {};
  const Ability& ability = g.catalogue.script.abilities[static_cast<std::size_t>(used.ability)];
  return ability.acts_in(Window::event) ? Object{} : used.source;
}

}  // namespace

using kernel::Text;

std::string Relic::setting() const { return s.sheet.valid() ? sheet().id : std::string{}; }

// REL-WIN-05, REL-OUT-21, RNE-WIN-01, RNE-WIN-05
std::string Relic::ending() const {
  if (s.phase != Phase::over) return {};
  if (s.agreed.nemeses) {
    for (const Seat seat : nemeses()) {
      if (player(seat).infamy >= 25) return "infamy";
    }
    return characters() == std::default_sentinel ? "no-character-left" : "confrontation";
  }
  const auto out = std::count_if(s.players.begin(), s.players.begin() + s.seats, [](const Player& p) { return p.out; });
  return out + 1 == s.seats ? "last-one-left" : "confrontation";
}

Text Relic::ending_name(std::string_view ending) const {
  if (ending == "confrontation") return {"by the confrontation", "konfrontacją"};
  if (ending == "infamy") return {"by infamy", "niesławą"};
  if (ending == "no-character-left") return {"because no character was left", "bo nie została żadna postać"};
  if (ending == "last-one-left") return {"as the last one left", "jako ostatni w grze"};
  return Table::ending_name(ending);
}

// A card is resolved when it has done what it is for: an event or encounter carried out, an enemy taken as a trophy, an
// asset gained, a Power card played or used in place of a die, a mission completed, a Corruption card activated.
kernel::Resolved Relic::resolved_in(const kernel::Event& event) const {
  return kernel::visit_event<told::Events>(event, [this]<class T>(const T& e) -> kernel::Resolved {
    if constexpr (kResolves<T>) {
      return {e.who, of(e.card)};
    } else if constexpr (std::is_same_v<T, told::Used>) {
      return {e.who, event_at_its_moment(*this, e)};
    } else {
      return {};
    }
  });
}

}  // namespace kostka::games::relic
