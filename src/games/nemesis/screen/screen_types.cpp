#include "games/nemesis/screen/screen_types.h"

#include "games/nemesis/rules/events.h"
#include "games/nemesis/screen/screen.h"

namespace kostka::games::nemesis {

void declare_types(kernel::TypeScript& module) {
  using namespace screen;
  module.declare<Mode, Company, Phase, Door, Section, Being, Species, HeavyObject, EngineState, Ending, Destination,
                 NoiseFace, CombatFace, ItemDeck, Component, Place, Colour, Icon, ObjectiveDeck, Exploring, Paper>();
  module.declare<RoomView, CorridorView, FigureView, PodView, WoundView, HeldView, PlayerView, KindCount, TraitView,
                 DealView, HunterView, AttackerView, TableView>();
  module.declare<NoiseView, FightView, screen::Outcome>();
  module.declare<ExitEntry, RoomEntry, CorridorEntry, TileEntry, SpeciesEntry, CharacterEntry, PaperEntry, NumbersEntry,
                 Box>();
  module.declare_events<told::Events>("Told");
}

}  // namespace kostka::games::nemesis
