#include "games/relic/screen/screen_types.h"

#include "games/relic/rules/events.h"
#include "games/relic/screen/screen.h"

namespace kostka::games::relic {

void declare_types(kernel::TypeScript& module) {
  using namespace screen;
  module.declare<Phase, Declared, Deck, CardType, ThreatColour, Sector, Reward, Step, DuelStep, Colour, Attribute,
                 Teams>();
  module.declare<AssetView, CorruptionView, MissionView, PlayerView, BoardCardView, PartView, OddsView, SideView,
                 OpponentView, BattleView, TestView, DuelView, MovementView, DeckView, AsideView, MeetingView, HuntView,
                 SheetCardView, TokenView, ScenarioView, TableView, screen::Outcome>();
  module.declare<IconsEntry, CardEntry, AreaEntry, SpaceEntry, CharacterEntry, NemesisEntry, SheetEntry, RewardName,
                 Box>();
  module.declare<told::PartTold, told::SideTold, told::BattleTold, told::TestTold, told::DuelTold,
                 told::NemesisBattleTold>();
  module.declare_events<told::Events>("Told");
}

}  // namespace kostka::games::relic
