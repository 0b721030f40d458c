// Holds docs/new-game.md to the project: every place it lists exists for every game, and no other place of the program
// names a game. Who adds a game can rely on the list, and who adds a place that must know all games has to write it
// down.

#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace kostka {
namespace {

namespace fs = std::filesystem;

fs::path root_of_project() { return KOSTKA_SOURCE_DIR; }

std::string whole_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The games that people play: those of the registry that have content. What an expansion adds to a game of this name is
// called `<game>::<expansion>_module()` there.
std::vector<std::string> games_played() {
  static const std::regex module(R"((\w+)::(?:(\w+)_)?module\(\))");
  const std::string registry = whole_text(root_of_project() / "src/games/registry.cpp");
  std::vector<std::string> games;
  for (std::sregex_iterator it(registry.begin(), registry.end(), module), end; it != end; ++it) {
    const std::string game = (*it)[2].matched ? std::string((*it)[1]) + '-' + std::string((*it)[2]) : (*it)[1];
    if (fs::exists(root_of_project() / "content" / game)) games.push_back(game);
  }
  return games;
}

// An expansion is written into the rules of its game, and its unit tests stand beside those.
bool is_shared_with_expansions(const std::string& place) {
  return place.starts_with("src/games/") || place.starts_with("tests/games/");
}

// The first column of the tables of docs/new-game.md.
std::vector<std::string> listed_places() {
  static const std::regex row(R"(\n\| `([^`]+)` \|)");
  const std::string page = whole_text(root_of_project() / "docs/new-game.md");
  std::vector<std::string> places;
  for (std::sregex_iterator it(page.begin(), page.end(), row), end; it != end; ++it) places.push_back((*it)[1]);
  return places;
}

std::string for_game(const std::string& place, const std::string& game) {
  const std::string folder = is_shared_with_expansions(place) ? game.substr(0, game.find('-')) : game;
  return std::regex_replace(place, std::regex("<game>"), folder);
}

// The text without comments, in which a game may well be an example.
std::string without_comments(const std::string& text) {
  static const std::regex comments(R"(/\*[^*]*\*+(?:[^/*][^*]*\*+)*/|//[^\n]*|<!--[^>]*-->)");
  return std::regex_replace(text, comments, "");
}

// Whether the word stands there by itself, not as a part of another.
bool names(const std::string& text, const std::string& game) {
  const auto joins = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-'; };
  for (std::size_t at = text.find(game); at != std::string::npos; at = text.find(game, at + 1)) {
    const std::size_t end = at + game.size();
    if ((at == 0 || !joins(text[at - 1])) && (end == text.size() || !joins(text[end]))) return true;
  }
  return false;
}

bool is_source(const fs::path& path) {
  static const std::set<std::string> kinds = {".h",      ".cpp", ".cmake", ".txt", ".ts",
                                              ".svelte", ".css", ".html",  ".mjs"};
  const std::string name = path.filename().string();
  return kinds.contains(path.extension().string()) && !name.ends_with(".test.ts");
}

TEST(NewGame, EveryListedPlaceExists) {
  const auto games = games_played();
  const auto places = listed_places();
  ASSERT_GE(games.size(), 3u);
  ASSERT_GE(places.size(), 10u);
  for (const std::string& place : places) {
    for (const std::string& game : games)
      EXPECT_TRUE(fs::exists(root_of_project() / for_game(place, game)))
          << "docs/new-game.md lists " << place << ", but there is no " << for_game(place, game);
  }
}

TEST(NewGame, NoOtherPlaceNamesAGame) {
  const auto games = games_played();
  std::set<std::string> known;
  for (const std::string& place : listed_places()) {
    for (const std::string& game : games) known.insert(for_game(place, game));
  }
  const auto is_listed = [&known](const std::string& file) {
    for (const std::string& place : known) {
      if (file == place || (place.ends_with('/') && file.starts_with(place))) return true;
    }
    return false;
  };
  for (const char* folder : {"src", "tools", "cmake", "fuzz", "bench", "web/src", "web/public", "tests/games",
                             "tests/battery", "tests/architecture"}) {
    for (auto entry = fs::recursive_directory_iterator(root_of_project() / folder); entry != fs::end(entry); ++entry) {
      if (entry->path().filename() == "corpus") entry.disable_recursion_pending();
      const std::string file = entry->path().lexically_relative(root_of_project()).string();
      if (!entry->is_regular_file() || !is_source(entry->path()) || is_listed(file)) continue;
      const std::string text = whole_text(entry->path());
      for (const std::string& game : games) {
        // Comments are taken out only where there is something to see: that takes its time.
        EXPECT_FALSE(names(text, game) && names(without_comments(text), game))
            << file << " names " << game
            << ". Let the game bring it itself (GameModule, web/src/games/<game>/index.ts), "
            << "or add the place to docs/new-game.md.";
      }
    }
  }
}

}  // namespace
}  // namespace kostka
