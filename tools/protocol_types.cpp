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

#include "games/registry.h"
#include "kernel/data/typescript.h"
#include "server/wire/advice.h"
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
  module.declare<SeatWish, Begin, SeatKind, Status, CheckState, Moderation, Role, UndoLock>();
  module.declare<SwitchChoice, GameSwitch, OriginCounts, GameLevel, GameEntry, LessonPage, LessonStep, Lesson,
                 SetupWish, SetupRefusal, ClosedChoice, SetupAnswer, BotLevel, BotTemperament, Games, Item>();
  module.declare<BookEntry, RuleClause, RuleSection, Book, Found>();
  module.declare<NewGuest, Guest, Me, Rename>();
  module.declare<NewSeat, NewTable, SeatEntry, Takeback, TimedOut, ModeratedPerson, Table, Tables, Join, ChangeTable,
                 Moderate, Nonce, StandIn, Link, Claim, Continue, Check, Verification, AskHint, Hint, BotReasons,
                 ReviewState, Error>();
  module.declare<kostka::review::Term, kostka::review::WeighedOption, kostka::review::ReviewPoint,
                 kostka::review::ReviewedDecision, kostka::review::ReviewStroke, kostka::review::SeatAccount,
                 kostka::review::Review>();
  module.declare<kostka::kernel::Onward, Says, GoalPart, GoalSeat, GoalStep, Goal, OptionView, NumbersView, PromptView,
                 View, EventLine, ReplayStep, Replay, OpenQuestion, Moment, DebugTable>();
  module.declare<PlayedCharacter, GameStatistics, Achievement, Profile, ProfileWish, Friend, Invitation, Friends,
                 Befriend, TakeSeat, PushState, Subscribe, Unsubscribe, Notice, StoryPoint, StoryMoment, StoryDeed,
                 StorySeat, Story>();
  module.declare<Hello, Look, Answer, Undo, AskTakeback, Consent, Say, Why, EarlierLog, Ping>();
  module.declare<TableChanged, State, Ok, Refusal, ChatLine, Chat, Reason, Reasons, Log, Bye>();
  module.declare_messages<FromClient>("FromClient");
  module.declare_messages<FromServer>("FromServer");
  return module;
}

TypeScript types_of(const kostka::kernel::ScreenTypes& screen) {
  TypeScript module(
      opening("src/" + std::string(screen.header)) + "\nimport type { Goal, Says, Text } from '../../protocol';\n",
      {"Goal", "Says", "Text"});
  screen.declare(module);
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
bool write_or_check(const File& file, const fs::path& folder, bool check) {
  const fs::path path = folder / file.path;
  for (const std::string& name : file.module.missing()) {
    std::cerr << path.string() << ": " << name
              << " is used but not declared; add it where the types of its module are declared\n";
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
  std::vector<File> files{{"protocol.ts", protocol()}};
  for (const kostka::kernel::GameModule& game : kostka::games::modules()) {
    if (game.screen.declare) files.push_back({"games/" + std::string(game.id) + "/types.ts", types_of(game.screen)});
  }
  for (const File& file : files) ok = write_or_check(file, folder, check) && ok;
  if (!ok && check) std::cerr << "Write them again: build/release/tools/protocol_types web/src\n";
  return ok ? 0 : 1;
}
