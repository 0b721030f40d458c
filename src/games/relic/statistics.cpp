// What studies count in Relic: sheets, ways to win, and what becomes of cards.
#include <algorithm>

#include "games/relic/rules.h"

namespace kostka::games::relic {

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
kernel::Resolved Relic::resolved_in(const kernel::Event& event) const {
  switch (static_cast<Tell>(event.kind)) {
    case Tell::event:
    case Tell::encounter:
    case Tell::trophy:
    case Tell::asset:
    case Tell::played:
    case Tell::number:
    case Tell::mission_done:
    case Tell::corruption_up: return {Seat{event.about[0].index}, event.about[1]};
    default: return {};
  }
}

}  // namespace kostka::games::relic
