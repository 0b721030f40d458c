#include "games/relic/screen/screen_types.h"

#include "games/relic/screen/screen.h"

namespace kostka::games::relic {

void declare_types(kernel::TypeScript& module) {
  using namespace screen;
  module.declare<Phase, Deck, CardType, Sector, Reward, Step, Colour, Attribute>();
  module.declare<AssetView, CorruptionView, MissionView, PlayerView, LyingView, PartView, OddsView, SideView,
                 BattleView, TestView, MovementView, DeckView, AsideView, TableView, screen::Outcome>();
  module.declare<IconsEntry, CardEntry, AreaEntry, SpaceEntry, CharacterEntry, SheetEntry, RewardName, Box>();
}

}  // namespace kostka::games::relic
