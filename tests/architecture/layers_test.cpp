// Holds every #include of src to the table of docs/architecture.md. The compiler cannot: all folders share one include
// path, and a header taken from the wrong layer would work for years before it hurts.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kostka {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string, std::less<>>;

fs::path source_root() { return fs::path(KOSTKA_SOURCE_DIR) / "src"; }

struct Layer {
  bool plain = false;  // no file, thread, socket, clock or exception
  Names uses;
};

const std::map<std::string, Layer, std::less<>>& layers() {
  static const std::map<std::string, Layer, std::less<>> table = {
      {"kernel", {true, {}}},
      {"script", {true, {"kernel"}}},
      {"games", {true, {"kernel", "script"}}},
      {"bots", {true, {"kernel"}}},
      {"rules", {false, {"kernel"}}},
      {"content", {false, {"kernel", "script", "games"}}},
      {"store", {false, {"kernel", "script", "games", "content"}}},
      {"lessons", {false, {"kernel", "script", "games", "content", "store"}}},
      {"review", {false, {"kernel", "script", "games", "content", "bots", "store"}}},
      {"study", {false, {"kernel", "script", "games", "content", "bots", "store"}}},
      {"mpi", {false, {"study"}}},
      {"scenario", {false, {"kernel", "script", "games", "content", "bots", "rules"}}},
      {"server", {false, {"kernel", "script", "games", "bots", "rules", "content", "store", "lessons", "review"}}},
      {"cli",
       {false,
        {"kernel", "script", "games", "bots", "rules", "content", "store", "lessons", "review", "study", "scenario",
         "server"}}},
  };
  return table;
}

// The rooms of the large folders, and what each may use within its folder; what has no room stands above all of them.
const std::map<std::string, std::map<std::string, Names, std::less<>>, std::less<>>& rooms() {
  static const std::map<std::string, Names, std::less<>> game = {
      {"language", {}},
      {"content", {"language"}},
      {"rules", {"language", "content"}},
      {"words", {"language", "content", "rules"}},
      {"screen", {"language", "content", "rules", "words"}},
      {"bots", {"language", "content", "rules"}},
      {"verbs", {"language", "content", "rules", "words", "bots"}},
  };
  static const auto table = [] {
    std::map<std::string, std::map<std::string, Names, std::less<>>, std::less<>> all = {
        {"kernel", {{"language", {}}, {"data", {"language"}}, {"play", {"language", "data"}}}},
        {"server",
         {{"wire", {}},
          {"base", {"wire"}},
          {"push", {"base", "wire"}},
          {"tables", {"base", "wire"}},
          {"api", {"base", "wire", "push", "tables"}},
          {"http", {"base", "wire", "push", "tables", "api"}}}},
    };
    for (const auto& entry : fs::directory_iterator(source_root() / "games")) {
      if (entry.is_directory()) all["games/" + entry.path().filename().string()] = game;
    }
    return all;
  }();
  return table;
}

bool needs_an_operating_system(std::string_view header) {
  static const Names forbidden = {"chrono",    "condition_variable", "cstdio",  "ctime",      "filesystem", "fstream",
                                  "future",    "iostream",           "latch",   "mutex",      "random",     "semaphore",
                                  "stdexcept", "shared_mutex",       "stdio.h", "syncstream", "thread",     "time.h",
                                  "unistd.h"};
  static const std::vector<std::string_view> libraries = {"sys/", "boost/", "openssl/", "yaml-cpp/", "CLI/", "fmt/"};
  static const std::vector<std::string_view> compile_time = {"boost/describe/", "boost/mp11/", "boost/describe.hpp",
                                                             "boost/mp11.hpp"};
  const auto starts = [&](std::string_view library) { return header.starts_with(library); };
  if (std::any_of(compile_time.begin(), compile_time.end(), starts)) return false;
  return forbidden.contains(header) || std::any_of(libraries.begin(), libraries.end(), starts);
}

struct Include {
  std::string header;
  bool quoted = false;
  std::string where;
};

std::vector<Include> includes_of(const fs::path& file) {
  std::vector<Include> includes;
  std::ifstream in(file);
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (!line.starts_with("#include ") || line.size() < 11) continue;
    const bool quoted = line[9] == '"';
    const auto end = line.find(quoted ? '"' : '>', 10);
    includes.push_back({line.substr(10, end - 10), quoted, file.string() + ":" + std::to_string(number)});
  }
  return includes;
}

std::vector<fs::path> sources_below(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const auto extension = entry.path().extension();
    if (extension == ".h" || extension == ".cpp") files.push_back(entry.path());
  }
  return files;
}

// Calls check(folder, layer, file, include) for every #include of every layer.
template <class Check>
void each_include(Check check) {
  for (const auto& [name, layer] : layers()) {
    if (!fs::exists(source_root() / name)) continue;
    for (const auto& file : sources_below(source_root() / name)) {
      for (const auto& include : includes_of(file)) check(name, layer, file, include);
    }
  }
}

std::string first_folder(const fs::path& path) { return path.begin()->string(); }

TEST(Layers, EveryFolderOfSrcIsInTheTable) {
  for (const auto& entry : fs::directory_iterator(source_root())) {
    const auto name = entry.path().filename().string();
    EXPECT_TRUE(layers().contains(name)) << "src/" << name << " is in no layer of docs/architecture.md";
  }
}

TEST(Layers, DependenciesPointDownwards) {
  each_include([](const std::string& name, const Layer& layer, const fs::path&, const Include& include) {
    if (!include.quoted) return;
    const auto used = first_folder(include.header);
    EXPECT_TRUE(used == name || layer.uses.contains(used))
        << include.where << ": src/" << name << " may not use " << include.header;
  });
}

TEST(Rooms, UseOnlyTheRoomsBelowThem) {
  for (const auto& [folder, inside] : rooms()) {
    for (const auto& file : sources_below(source_root() / folder)) {
      const fs::path own = file.lexically_relative(source_root() / folder);
      if (std::distance(own.begin(), own.end()) < 2) continue;
      const auto room = inside.find(first_folder(own));
      ASSERT_NE(room, inside.end()) << "src/" << folder << "/" << first_folder(own)
                                    << " is no room of docs/architecture.md";
      for (const auto& include : includes_of(file)) {
        if (!include.quoted || !include.header.starts_with(folder + "/")) continue;
        const auto used = first_folder(include.header.substr(folder.size() + 1));
        EXPECT_TRUE(used == room->first || room->second.contains(used))
            << include.where << ": src/" << folder << "/" << room->first << " may not use " << include.header;
      }
    }
  }
}

TEST(Layers, PlainFoldersNeedNoOperatingSystem) {
  each_include([](const std::string& name, const Layer& layer, const fs::path&, const Include& include) {
    if (!layer.plain) return;
    EXPECT_FALSE(needs_an_operating_system(include.header))
        << include.where << ": src/" << name << " must run where there is no <" << include.header << ">";
  });
}

TEST(Layers, NoGameKnowsAnother) {
  each_include([](const std::string& name, const Layer&, const fs::path& file, const Include& include) {
    const fs::path header = include.header;
    const fs::path own = file.lexically_relative(source_root() / "games");
    const bool of_a_game =
        name == "games" && first_folder(header) == "games" && std::distance(header.begin(), header.end()) > 2;
    const bool in_a_game = std::distance(own.begin(), own.end()) > 1;
    if (!of_a_game || !in_a_game) return;
    EXPECT_EQ(std::next(header.begin())->string(), first_folder(own)) << include.where;
  });
}

// Whether a statement awaits inside ?:, && or ||. g++ 12 destroys both temporaries of such an expression, and the frame
// of the rule that runs with them.
bool awaits_in_a_conditional(std::string_view statement) {
  const auto await = statement.find("co_await");
  if (await == std::string_view::npos) return false;
  const auto before = statement.substr(0, await);
  const auto open = before.find_last_of(";{}");
  const auto expression = open == std::string_view::npos ? before : before.substr(open + 1);
  for (const std::string_view sign : {"?", "&&", "||"}) {
    if (expression.find(sign) != std::string_view::npos) return true;
  }
  return awaits_in_a_conditional(statement.substr(await + 8));
}

TEST(Rules, AwaitPlainly) {
  EXPECT_TRUE(awaits_in_a_conditional("const bool x = ready() && co_await go();"));
  EXPECT_TRUE(awaits_in_a_conditional("co_await (a ? co_await b() : c());"));
  EXPECT_FALSE(awaits_in_a_conditional("if (ready() && able()) { x = co_await go(); }"));
  for (const auto* folder : {"games", "kernel"}) {
    for (const auto& file : sources_below(source_root() / folder)) {
      std::ifstream in(file);
      std::size_t number = 0;
      for (std::string line; std::getline(in, line);) {
        ++number;
        const bool condition_of_if = line.find("if (") != std::string::npos;  // its && ends before the statement begins
        EXPECT_FALSE(!condition_of_if && awaits_in_a_conditional(line)) << file.string() << ":" << number;
      }
    }
  }
}

// Whether a switch of this file may have a `default:`. Bots and screens have something to say about few answers only;
// an answer that is new there does not compile before role_of(), beside them, has it.
bool may_leave_cases_out(const fs::path& file) {
  static const Names screens = {"says.cpp", "outcome.cpp"};  // of games without rooms
  const fs::path own = file.lexically_relative(source_root() / "games");
  return std::find(own.begin(), own.end(), "bots") != own.end() ||
         std::find(own.begin(), own.end(), "screen") != own.end() || screens.contains(own.filename().string());
}

// A word, count or answer that somebody adds must not be swallowed: switches name every case, and the compiler says
// which is missing (-Wswitch). Where only a few answers can come, the others are a fault.
TEST(Switches, ForgetNothing) {
  for (const auto* folder : {"games", "script"}) {
    for (const auto& file : sources_below(source_root() / folder)) {
      if (may_leave_cases_out(file)) continue;
      std::ifstream in(file);
      std::size_t number = 0;
      for (std::string line; std::getline(in, line);) {
        ++number;
        const bool swallows =
            line.find(" default:") != std::string::npos && line.find("raise_fault(") == std::string::npos;
        EXPECT_FALSE(swallows) << file.string() << ":" << number << ": a case that is forgotten ends here unseen";
      }
    }
  }
}

}  // namespace
}  // namespace kostka
