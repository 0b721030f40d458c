// What studies count in Relic: sheets, ways to win, and what becomes of cards.
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// REL-THREAT-09, REL-THREAT-11: the event whose ability this is, if it acts at a moment of its own.
Object event_at_its_moment(const Relic& g, const kernel::Positional& used) {
  if (static_cast<Kind>(used.about[1].kind) != Kind::in_play) return {};
  const CardInPlay* lying = g.find(used.about[1].index);
  if (!lying || g.card(lying->card).type != CardType::event) return {};
  const Ability& ability = g.catalogue.script.abilities[static_cast<std::size_t>(used.amounts[0])];
  return ability.speaks_in(Window::event) ? Object{} : of(lying->card);
}

}  // namespace

using kernel::Text;

std::string Relic::setting() const { return s.sheet.valid() ? sheet().id : std::string{}; }

// REL-WIN-05, REL-OUT-21
std::string Relic::ending() const {
  if (s.phase != Phase::over) return {};
  const auto out = std::count_if(s.players.begin(), s.players.begin() + s.seats, [](const Player& p) { return p.out; });
  return out + 1 == s.seats ? "last-one-left" : "confrontation";
}

Text Relic::ending_name(std::string_view ending) const {
  if (ending == "confrontation") return {"by the confrontation", "konfrontacją"};
  if (ending == "last-one-left") return {"as the last one left", "jako ostatni w grze"};
  return Table::ending_name(ending);
}

// A card is resolved when it has done what it is for: an event or encounter carried out, an enemy taken as a trophy, an
// asset gained, a Power card played or used in place of a die, a mission completed, a Corruption card activated.
kernel::Resolved Relic::resolved_in(const kernel::Event& raw) const {
  const auto event = raw.as<kernel::Positional>();
  switch (static_cast<Tell>(raw.kind)) {
    case Tell::event:
    case Tell::encounter:
    case Tell::trophy:
    case Tell::asset:
    case Tell::played:
    case Tell::number:
    case Tell::mission_done:
    case Tell::corruption_up: return {Seat{event.about[0].index}, event.about[1]};
    case Tell::used: return {Seat{event.about[0].index}, event_at_its_moment(*this, event)};
    default: return {};
  }
}

}  // namespace kostka::games::relic
