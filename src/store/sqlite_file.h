// The file of a store: found or made, held against other servers, and brought to the newest schema.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "store/sqlite.h"
#include "store/store.h"

namespace kostka::store {

// "KSTK": tells a store from the SQLite files of other programs.
inline constexpr std::int64_t kApplicationId = 0x4b53544b;
inline constexpr std::int64_t kSchemaVersion = 4;

// A lock that ends with the process, however it ends.
class FileLock {
 public:
  // Null, and the end of a sentence in `trouble`, when somebody else has it or the file cannot be made.
  static std::unique_ptr<FileLock> take(const std::filesystem::path& path, std::string& trouble);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

// Which file it is, whatever its name leads to later.
class FileIdentity {
 public:
  static std::optional<FileIdentity> of(const std::filesystem::path& path);
  // Why the name no longer leads to this file, as the end of a sentence; nothing while it does.
  [[nodiscard]] std::string trouble() const;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  explicit FileIdentity(std::filesystem::path path) : path_(std::move(path)) {}

  std::filesystem::path path_;
  std::uint64_t device_ = 0, number_ = 0;
};

struct StoreFile {
  FileIdentity identity;
  std::unique_ptr<FileLock> lock;
  std::unique_ptr<Database> database;  // to write
};

// The file ready for use; nothing, and a sentence in `trouble`, when it cannot be.
std::optional<StoreFile> open_store_file(const std::filesystem::path& path, const SqliteOptions& options,
                                         std::string& trouble);

// True when the file is a store that this program understands, or empty; else the end of a sentence in `trouble`.
bool is_ours(Database& database, std::string& trouble);
// Reads every page; with `indexes`, each index is compared with its table too.
bool is_whole(Database& database, bool indexes, std::string& trouble);

}  // namespace kostka::store
