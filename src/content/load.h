// Loading a game: its rules come with the program, its content as packs of YAML files or in the packed form of those,
// laid one over another.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/language/text.h"
#include "kernel/play/game.h"

namespace kostka::content {

// The version of the file format that pack.yaml names. It is raised when files written for an older program would be
// read differently, so that an old pack is refused with a sentence instead of being misunderstood.
inline constexpr int kPackFormat = 1;

// A pack before its game has read it: who it is for, and all its files by stem, pack.yaml among them.
struct Pack {
  std::string game;  // not yet known to be one of ours
  kernel::Text name;
  kernel::Document content;
  kernel::Mark game_mark;  // where the game is named, for complaints about it
  bool adds = false;       // is laid over what lies below, instead of taking its place
};

// Reads `pack.yaml` among the files of a folder, as read_yaml_folder() or unpack() gives them. Nothing after an error:
// a missing or wrong pack.yaml, another format version.
std::optional<Pack> read_pack(const kernel::Document& files, kernel::Diagnostics& diagnostics);
std::optional<Pack> read_pack_folder(const std::filesystem::path& folder, kernel::Diagnostics& diagnostics);

// Whether a game is made of packs for that one: its own, and those of the games it is laid over.
bool is_layer_of(const kernel::GameModule& module, std::string_view game);

// The content of a game: its built-in packs from the bottom to the top, and a player's own ones. Among the latter a
// pack that adds is laid over the built-in pack of the game it names and over those given before it; any other takes
// the place of all these. Packs for other games are left out. Ids of items that were replaced are added to `replaced`.
// Nothing after errors. A folder without bytes is the content of a game that has none, like a fixture.
std::optional<kernel::Document> content_of(const kernel::GameModule& module, std::span<const Pack> own,
                                           const kernel::PackedFolder& packed, kernel::Diagnostics& diagnostics,
                                           std::vector<std::string>* replaced = nullptr);

// The game with that content; null after errors, which are then among the diagnostics.
std::unique_ptr<kernel::Game> load_packs(const kernel::GameModule& module, std::span<const Pack> own,
                                         const kernel::PackedFolder& packed, kernel::Diagnostics& diagnostics);
std::unique_ptr<kernel::Game> load_packed(const kernel::GameModule& module, const kernel::PackedFolder& packed,
                                          kernel::Diagnostics& diagnostics);
// The game with this one pack, with nothing below it. A pack for another game is an error.
std::unique_ptr<kernel::Game> load_pack(const kernel::GameModule& module, const Pack& pack,
                                        kernel::Diagnostics& diagnostics);
std::unique_ptr<kernel::Game> load_folder(const kernel::GameModule& module, const std::filesystem::path& folder,
                                          kernel::Diagnostics& diagnostics);

}  // namespace kostka::content
