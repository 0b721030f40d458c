#include "store/postgres_committer.h"

#include <openssl/rand.h>

#include <array>
#include <chrono>
#include <thread>
#include <utility>

#include "store/digest.h"
#include "store/postgres_schema.h"

namespace kostka::store {
namespace {

using std::chrono::milliseconds;

// From one question whether a batch was made to the next. Nobody is told of the batch before that is known: whoever
// took it for lost would write it again.
constexpr milliseconds kPause{100}, kLongestPause{1'000};

std::string random_id() {
  std::array<std::byte, 12> bytes{};
  RAND_bytes(reinterpret_cast<unsigned char*>(bytes.data()), static_cast<int>(bytes.size()));
  return to_hex(bytes);
}

constexpr const char* kOthers = "another server is running with it";

}  // namespace

std::unique_ptr<PgCommitter> PgCommitter::open(const PostgresOptions& options, std::string& why) {
  std::unique_ptr<PgCommitter> committer(new PgCommitter(options, random_id()));
  auto connection = PgConnection::open({options.url, "kostka setup", options.patience}, why);
  if (!connection || !bring_up_to_date(*connection, why)) return nullptr;
  connection.reset();
  return committer->connect(why) ? std::move(committer) : nullptr;
}

// A session of this writer that still runs holds its row, and may yet commit.
bool PgCommitter::end_older_sessions(PgConnection& connection) const {
  return connection
      .query(PgStatement("SELECT pg_terminate_backend(pid, 5000) FROM pg_catalog.pg_stat_activity WHERE "
                         "application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()",
                         "kostka writer " + id_))
      .has_value();
}

bool PgCommitter::take_use(PgConnection& connection, std::string& why) const {
  const auto taken = connection.query(PgStatement("SELECT pg_try_advisory_lock($1)::int::bigint", kUseLock));
  if (taken && taken->integer(0, 0) != 0) return true;
  why = taken ? kOthers : connection.trouble();
  return false;
}

bool PgCommitter::connect(std::string& why) {
  auto connection = PgConnection::open({options_.url, "kostka writer " + id_, options_.patience}, why);
  if (!connection) return false;
  const PgStatement row("INSERT INTO kostka.writers (id, batch) VALUES ($1, 0) ON CONFLICT (id) DO NOTHING", id_);
  const PgStatement tidy("DELETE FROM kostka.writers WHERE seen < clock_timestamp() - interval '30 days' AND id <> $1",
                         id_);
  if (!end_older_sessions(*connection) || !connection->query(row) || !connection->query(tidy)) {
    why = connection->trouble();
    return false;
  }
  if (!take_use(*connection, why)) return false;
  connection_ = std::move(connection);
  return true;
}

Attempt PgCommitter::find_out(std::string& why) {
  milliseconds pause = kPause;
  connection_.reset();
  for (bool last = false; !last;) {
    last = ending_.load();
    if (connect(why)) {
      const auto row =
          connection_->query(PgStatement("SELECT batch FROM kostka.writers WHERE id = $1 FOR UPDATE", id_));
      if (row && row->size() == 1) {
        why = "the connection to the database was lost";
        return row->integer(0, 0) == batch_ ? Attempt::durable : Attempt::impossible;
      }
      connection_.reset();
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, kLongestPause);
  }
  why = "the connection to the database was lost, and nobody knows whether this was written: " + why;
  return Attempt::impossible;
}

Attempt PgCommitter::commit(std::span<WriteTask<PgStatements>> tasks, std::string& why) {
  if (connection_ && !connection_->is_alive()) connection_.reset();
  if (!connection_ && !connect(why)) return Attempt::impossible;
  std::vector<const PgStatement*> statements;
  std::vector<std::size_t> task_of;
  const PgStatement number(
      "INSERT INTO kostka.writers AS w (id, batch) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET batch = $2, "
      "seen = clock_timestamp()",
      id_, ++batch_);
  statements.push_back(&number);
  task_of.push_back(tasks.size());
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    if (!tasks[i].trouble.empty()) continue;
    for (const PgStatement& statement : tasks[i].make) {
      if (statement.has_bad_text()) {
        tasks[i].trouble = "a text in it is not UTF-8";
        refuse_followers(tasks.subspan(i + 1), tasks[i].table);
        return Attempt::one_failed;
      }
      statements.push_back(&statement);
      task_of.push_back(i);
    }
  }
  switch (connection_->commit(statements)) {
    case PgConnection::Outcome::committed: return Attempt::durable;
    case PgConnection::Outcome::unknown: return find_out(why);
    case PgConnection::Outcome::refused: break;
  }
  why = connection_->trouble();
  const auto failed = connection_->failed();
  const std::size_t task = failed ? task_of[*failed] : tasks.size();
  if (connection_->is_lost()) return Attempt::impossible;
  // Two sessions have met in a way that neither is to blame for: the same again goes well.
  const bool again = connection_->state() == "40001" || connection_->state() == "40P01";
  if (again || task == tasks.size()) return Attempt::refused;
  tasks[task].trouble = why;
  refuse_followers(tasks.subspan(task + 1), tasks[task].table);
  return Attempt::one_failed;
}

}  // namespace kostka::store
