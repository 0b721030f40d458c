// Backup: a store copied whole while a server goes on using it, and such a copy put in place of a store.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "store/inspection.h"

namespace kostka::store {

// Where a copy lies until it is known to be good: beside the place it is for.
std::filesystem::path unfinished_copy(const std::filesystem::path& of);

// Copies the store as it is at this moment to unfinished_copy(to), as one file that nothing else belongs to. Servers
// read and write meanwhile as before. False, and a sentence in `trouble`, when that failed; then nothing is left
// behind.
bool copy_store(const std::filesystem::path& from, const std::filesystem::path& to, const Steps& steps,
                std::string& trouble);

// Gives the copy its name. What was there under that name before is gone.
bool finish_backup(const std::filesystem::path& to, std::string& trouble);
void drop_copy(const std::filesystem::path& to);

// No server uses the store of this name, or there is none.
bool is_free(const std::filesystem::path& store, std::string& trouble);

// Makes the copy the store of a server. Fails while a server uses the one that is there, which is kept under the name
// given in `kept`, if there is one.
bool finish_restore(const std::filesystem::path& to, std::optional<std::filesystem::path>& kept, std::string& trouble);

}  // namespace kostka::store
