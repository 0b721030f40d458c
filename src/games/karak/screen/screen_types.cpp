#include "games/karak/screen/screen_types.h"

#include "games/karak/rules/events.h"
#include "games/karak/screen/screen.h"

namespace kostka::games::karak {

void declare_types(kernel::TypeScript& module) {
  using namespace screen;
  module.declare<Phase, Resource, Landscape, Goods, DieKind, Symbol, TileKind, Slot, Contest, Step, Troops>();
  module.declare<HexView, SpotView, HeroView, DieView, BattleView, TableView, Outcome>();
  module.declare<LairEntry, TileEntry, ArmyEntry, ItemEntry, BuildingEntry, FaceEntry, DieEntry, AbilityEntry,
                 HeroEntry, ResourceName, Box>();
  module.declare<RolledDie, FightTold>();
  module.declare_events<told::Events>("Told");
}

}  // namespace kostka::games::karak
