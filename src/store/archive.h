// Archive: finished matches as compressed journal files outside of a store, with what the store knew of their tables
// beside them, so that they can be put back.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/inspection.h"
#include "store/store.h"

namespace kostka::store {

// Everything of one table. Links are not among it: nobody takes a seat of a match that is over.
struct ArchivedTable {
  TableRecord record;
  std::string journal;
  std::vector<ChatRecord> chat;

  // Everything is the same.
  bool operator==(const ArchivedTable& other) const;
};

inline constexpr std::string_view kArchivedJournal = ".jsonl.gz";

// FOLDER/2026-03/ID.jsonl.gz, by the month in which the table last changed; nothing for an id that cannot be part of a
// file's name. The rest of the table lies in ID.table.json beside it.
std::optional<std::filesystem::path> archive_path(const std::filesystem::path& folder, const TableRecord& record);
std::filesystem::path archived_rest(const std::filesystem::path& journal);

// Both files, durable when it returns true, readable only by their owner; else a sentence in `trouble`.
bool write_archived(const std::filesystem::path& journal, const ArchivedTable& table, std::string& trouble);
std::optional<ArchivedTable> read_archived(const std::filesystem::path& journal, std::string& trouble);

struct Archived {
  std::int64_t matches = 0;
  std::int64_t bytes = 0;            // of them in the store
  std::int64_t file_bytes = 0;       // of the journal files they became
  std::vector<Inspection::Bad> bad;  // stay, because they do not verify
};

// Moves finished matches that have not changed after `before` from the store to the folder: one leaves the store only
// when its journal verifies and its files have been read back the same. With `dry_run` nothing is written. When
// something fails in the middle, `trouble` says why, and what went before is counted; it can be run again.
struct ArchiveWish {
  std::filesystem::path folder;
  Milliseconds before = 0;
  bool dry_run = false;
};
Archived archive_finished(Store& store, const ArchiveWish& wish, const FindGame& find, const Steps& steps,
                          std::string& trouble);

// Puts an archived match back into the store. Its files stay.
enum class PutBack : std::uint8_t { put, was_there, failed };
PutBack put_back(Store& store, const std::filesystem::path& journal, const FindGame& find, kernel::Text& trouble);

}  // namespace kostka::store
