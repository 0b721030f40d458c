// Journals as the commands use them: where they lie, how one is opened, and what belongs to it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/journal.h"

namespace kostka::cli {

class Context;

// The folder for journals that nobody has named: $XDG_DATA_HOME/kostka/journals, or ~/.local/share/kostka/journals.
std::filesystem::path journal_folder();
// A name for a new journal there, <game>-<date>-<n>.jsonl, that is not taken; makes the folder.
std::filesystem::path new_journal_path(std::string_view game);
// The newest journal of the game there that is neither finished nor broken.
std::optional<std::filesystem::path> latest_unfinished(std::string_view game);

// Reads a journal; fails with its first mistake.
store::Journal open_journal(const std::filesystem::path& path);

// What a journal of this game names as its content: that of the pack in use, or the built-in one.
std::string content_hash_of(const Context& context, std::string_view game);

}  // namespace kostka::cli
