#include "store/sqlite_committer.h"

namespace kostka::store {

Attempt SqliteCommitter::commit(std::span<WriteTask<SqliteMake>> tasks, std::string& why) {
  why = check_();
  if (!why.empty()) return Attempt::refused;
  bool ok = database_->begin(Database::Access::write);
  for (std::size_t i = 0; ok && i < tasks.size(); ++i) {
    if (!tasks[i].trouble.empty()) continue;
    std::string trouble = tasks[i].make(*database_);
    if (trouble.empty()) continue;
    ok = false;
    // What SQLite has rolled back by itself was no fault of this change.
    if (!database_->in_transaction()) break;
    database_->roll_back();
    tasks[i].trouble = std::move(trouble);
    refuse_followers(tasks.subspan(i + 1), tasks[i].table);
    return Attempt::one_failed;
  }
  if (ok && database_->commit()) return Attempt::durable;
  why = database_->trouble();
  database_->roll_back();
  return Attempt::refused;
}

}  // namespace kostka::store
