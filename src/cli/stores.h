// What commands that look after a store share.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>

#include "store/inspection.h"
#include "store/store.h"

namespace CLI {
class App;
}

namespace kostka::cli {

class Context;
class Progress;
class Terminal;

// The store in this file, which must exist; fails when it cannot be opened.
std::unique_ptr<store::Store> opened_store(const std::filesystem::path& file);
store::Milliseconds milliseconds_now();

// The games of the program, to play journals again with.
store::FindGame find_games(Context& context);
store::Steps steps_of(Progress& progress);

// One line for each journal that is not in order, at most twenty; the program then ends with kFindings.
void print_bad(std::span<const store::Inspection::Bad> bad, Context& context, const Terminal& terminal);

// Commands of `kostka store` (archive.cpp).
void add_archive(CLI::App& store_command, Context& context);
// rebuild.cpp
void add_rebuild(CLI::App& store_command, Context& context);

}  // namespace kostka::cli
