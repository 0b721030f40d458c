// Inspection: what a store holds, and whether every journal in it verifies. It is what makes a backup worth having.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/language/text.h"
#include "kernel/play/game.h"

namespace kostka::store {

// A game by the id that journals name it by, with the content_hash() of what it was loaded from. Null when there is no
// such game here.
struct KnownGame {
  const kernel::Game* game = nullptr;
  std::string content;
};
using FindGame = std::function<KnownGame(std::string_view id)>;

// Told how much of how much is done.
using Steps = std::function<void(std::int64_t done, std::int64_t of)>;

// Why the text is not the journal of a match that the rules of its game lead to; nothing when it is. `finished_only`:
// also when its match is not over.
enum class Wanted : std::uint8_t { any, finished_only };
std::optional<kernel::Text> journal_trouble(std::string_view lines, std::string_view table, const FindGame& find,
                                            Wanted wanted = Wanted::any);

struct Inspection {
  struct Bad {
    std::string table;
    kernel::Text why;
  };
  std::int64_t accounts = 0, tables = 0, journals = 0, rows = 0;
  std::vector<Bad> bad;  // journals that do not verify, in the order of their tables
};

// Looks at every page of the file and plays every journal again. Nothing, and a sentence in `trouble`, when the file is
// no store of this version or an earlier one, or is damaged.
std::optional<Inspection> inspect_store(const std::filesystem::path& file, const FindGame& find, const Steps& steps,
                                        std::string& trouble);

}  // namespace kostka::store
