// How changes become transactions of a PostgreSQL database (write_queue.h): each batch is sent and answered in one
// round trip. When the connection is lost in between, nobody can know whether the batch was made. Every batch therefore
// carries its number to the writer's row in the database, in the same transaction; whoever reconnects reads it there,
// after the old session has ended. So nothing is lost and nothing is made twice.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "store/postgres_records.h"
#include "store/whole_store.h"
#include "store/write_queue.h"

namespace kostka::store {

class PgCommitter final : public Committer<PgStatements> {
 public:
  // Null, and the end of a sentence in `why`: the database cannot be reached or used.
  static std::unique_ptr<PgCommitter> open(const PostgresOptions& options, std::string& why);

  Attempt commit(std::span<WriteTask<PgStatements>> tasks, std::string& why) override;
  void end_soon() override { ending_ = true; }

 private:
  PgCommitter(PostgresOptions options, std::string id) : options_(std::move(options)), id_(std::move(id)) {}
  // A session that is ready to write; false, and why not.
  bool connect(std::string& why);
  bool take_use(PgConnection& connection, std::string& why) const;
  bool end_older_sessions(PgConnection& connection) const;
  // Whether the batch whose answer was lost has been made; tries until the database says so.
  Attempt find_out(std::string& why);

  PostgresOptions options_;
  std::string id_;  // of this writer, in the database
  std::int64_t batch_ = 0;
  std::atomic<bool> ending_ = false;
  std::unique_ptr<PgConnection> connection_;
};

}  // namespace kostka::store
