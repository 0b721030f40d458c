// What commands that look after a store share.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>

#include "store/inspection.h"
#include "store/whole_store.h"

namespace CLI {
class App;
}

namespace kostka::cli {

class Context;
class Progress;
class Terminal;

// The store in this file, which must exist, or at this address of a database (postgresql://...), for this program
// alone; fails when it cannot be opened.
std::unique_ptr<store::WholeStore> opened_store(const std::string& where);
// How a store is named to people: without a password.
std::string shown_store(const std::string& where);
store::Milliseconds milliseconds_now();

// The games of the program, to play journals again with.
store::FindGame find_games(Context& context);
store::Steps steps_of(Progress& progress);

// One line for each journal that is not in order, at most twenty; the program then ends with kFindings.
void print_bad(std::span<const store::Inspection::Bad> bad, Context& context, const Terminal& terminal);

// Commands of `kostka store` (archive.cpp).
void add_archive(CLI::App& store_command, Context& context);
// kostka store copy (store_copy.cpp).
void add_store_copy(CLI::App& store_command, Context& context);
// rebuild.cpp
void add_rebuild(CLI::App& store_command, Context& context);

}  // namespace kostka::cli
