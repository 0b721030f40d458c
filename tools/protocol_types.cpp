// The client's types from the structs of the protocol and of the games' screens.
//
//   protocol_types web/src           writes web/src/protocol.ts and web/src/games/<game>/types.ts
//   protocol_types --check web/src   fails when they differ from the structs

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "games/karak/screen/screen.h"
#include "games/knockdown/screen.h"
#include "games/relic/screen/screen.h"
#include "kernel/data/typescript.h"
#include "server/wire/protocol.h"

namespace {

namespace fs = std::filesystem;
using kostka::kernel::TypeScript;

std::string opening(std::string_view source) {
  return "// Generated from " + std::string(source) + " by tools/protocol_types. Do not edit.\n";
}

TypeScript protocol() {
  using namespace kostka::server::protocol;
  TypeScript module(opening("src/server/wire/protocol.h"));
  module.declare<Text>();
  module.declare<SeatWish, Begin, SeatKind, Status, CheckState>();
  module.declare<SwitchChoice, GameSwitch, OriginCounts, GameEntry, BotLevel, Games, Item>();
  module.declare<BookEntry, RuleClause, RuleSection, Book, Found>();
  module.declare<NewGuest, Guest, Me, Rename>();
  module.declare<NewSeat, NewTable, SeatEntry, Takeback, Table, Tables, Join, ChangeTable, Nonce, StandIn, Link, Claim,
                 Continue, Check, Verification, Error>();
  module.declare<OptionView, NumbersView, PromptView, View, EventLine, ReplayStep, Replay>();
  module.declare<Hello, Look, Answer, Undo, AskTakeback, Consent, Say, Why, EarlierLog, Ping>();
  module.declare<TableChanged, State, Ok, Refusal, ChatLine, Chat, Reason, Reasons, Log, Bye>();
  module.declare_messages<FromClient>("FromClient");
  module.declare_messages<FromServer>("FromServer");
  return module;
}

TypeScript karak() {
  using namespace kostka::games::karak;
  using namespace kostka::games::karak::screen;
  TypeScript module(opening("src/games/karak/screen/screen.h") + "\nimport type { Text } from '../../protocol';\n",
                    {"Text"});
  module.declare<Phase, Set, Resource, Landscape, Goods, DieKind, Symbol, TileKind, Slot, Contest, Step, Troops>();
  module.declare<HexView, SpotView, HeroView, DieView, BattleView, TableView, Outcome>();
  module.declare<LairEntry, TileEntry, ArmyEntry, ItemEntry, BuildingEntry, FaceEntry, DieEntry, AbilityEntry,
                 HeroEntry, ResourceName, Box>();
  return module;
}

TypeScript knockdown() {
  using namespace kostka::games::knockdown;
  using namespace kostka::games::knockdown::screen;
  TypeScript module(opening("src/games/knockdown/screen.h") + "\nimport type { Text } from '../../protocol';\n",
                    {"Text"});
  module.declare<Phase, TestMode, Symbol, AttackType, Reach, Sign, Step, SpaceKind>();
  module.declare<KeptSkill, PlayerView, AttackView, TestView, TableView, Outcome>();
  module
      .declare<RangeEntry, AttackEntry, FighterEntry, SkillEntry, SpaceEntry, ArenaEntry, SymbolName, TypeName, Box>();
  return module;
}

TypeScript relic() {
  using namespace kostka::games::relic;
  using namespace kostka::games::relic::screen;
  TypeScript module(opening("src/games/relic/screen/screen.h") + "\nimport type { Text } from '../../protocol';\n",
                    {"Text"});
  module.declare<Phase, Deck, CardType, Sector, Reward, Step, Colour, Attribute>();
  module.declare<AssetView, CorruptionView, MissionView, PlayerView, BoardCardView, PartView, OddsView, SideView,
                 BattleView, TestView, MovementView, DeckView, AsideView, TableView,
                 kostka::games::relic::screen::Outcome>();
  module.declare<IconsEntry, CardEntry, AreaEntry, SpaceEntry, CharacterEntry, SheetEntry, RewardName, Box>();
  return module;
}

struct File {
  std::string path;
  TypeScript module;
};

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool write(const fs::path& path, const std::string& text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  std::ofstream out(path, std::ios::binary);
  out << text;
  return static_cast<bool>(out.flush());
}

// False, after saying why, if the file is not what it should be or cannot be made so.
bool settle(const File& file, const fs::path& folder, bool check) {
  const fs::path path = folder / file.path;
  for (const std::string& name : file.module.missing()) {
    std::cerr << path.string() << ": " << name << " is used but not declared; add it in tools/protocol_types.cpp\n";
  }
  if (!file.module.missing().empty()) return false;
  if (read(path) == file.module.text()) return true;
  if (!check && write(path, file.module.text())) return true;
  std::cerr << path.string() << (check ? ": differs from the structs it is generated from\n" : ": cannot be written\n");
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string_view> arguments(argv + 1, argv + argc);
  const bool check = !arguments.empty() && arguments[0] == "--check";
  if (arguments.size() != (check ? 2u : 1u)) {
    std::cerr << "usage: protocol_types [--check] web/src\n";
    return 2;
  }
  const fs::path folder = arguments.back();
  bool ok = true;
  for (const File& file : {File{"protocol.ts", protocol()}, File{"games/karak/types.ts", karak()},
                           File{"games/knockdown/types.ts", knockdown()}, File{"games/relic/types.ts", relic()}}) {
    ok = settle(file, folder, check) && ok;
  }
  if (!ok && check) std::cerr << "Write them again: build/release/tools/protocol_types web/src\n";
  return ok ? 0 : 1;
}
