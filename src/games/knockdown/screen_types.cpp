#include "games/knockdown/screen_types.h"

#include "games/knockdown/events.h"
#include "games/knockdown/screen.h"

namespace kostka::games::knockdown {

void declare_types(kernel::TypeScript& module) {
  using namespace screen;
  module.declare<Phase, TestMode, Symbol, AttackType, Reach, Sign, Step, SpaceKind>();
  module.declare<KeptSkill, PlayerView, AttackView, TestView, TableView, Outcome>();
  module
      .declare<RangeEntry, AttackEntry, FighterEntry, SkillEntry, SpaceEntry, ArenaEntry, SymbolName, TypeName, Box>();
  module.declare<Damage, PressMade, TestTold>();
  module.declare_events<told::Events>("Told");
}

}  // namespace kostka::games::knockdown
