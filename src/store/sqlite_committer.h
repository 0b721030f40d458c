// How changes become transactions of a SQLite file (write_queue.h).
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "store/sqlite.h"
#include "store/write_queue.h"

namespace kostka::store {

// Writes inside a transaction; returns why that failed, or nothing. May be called again when a commit failed.
using SqliteMake = std::function<std::string(Database&)>;

class SqliteCommitter final : public Committer<SqliteMake> {
 public:
  // Why nothing must be written at this moment; nothing when all is well. Asked before each commit.
  using Check = std::function<std::string()>;

  SqliteCommitter(std::unique_ptr<Database> database, Check check)
      : database_(std::move(database)), check_(std::move(check)) {}
  Attempt commit(std::span<WriteTask<SqliteMake>> tasks, std::string& why) override;

 private:
  std::unique_ptr<Database> database_;
  Check check_;
};

}  // namespace kostka::store
