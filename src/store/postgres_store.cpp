#include <future>
#include <mutex>
#include <utility>

#include "store/postgres_committer.h"
#include "store/postgres_records.h"
#include "store/postgres_schema.h"
#include "store/whole_store.h"
#include "store/write_queue.h"

namespace kostka::store {
namespace {

// Sessions for reading, as many as threads have ever read at once.
class PgReaders {
 public:
  // `moment`: a session that reads what is there at one moment, and the only one then.
  explicit PgReaders(PgConnection::Wishes wishes, std::unique_ptr<PgConnection> moment = nullptr)
      : wishes_(std::move(wishes)), moment_(std::move(moment)) {}

  // What `read` gives; once more over a new session when an old one turned out to be gone, because reading twice does
  // no harm.
  template <class Reading>
  auto with(const Reading& read) -> Read<typename decltype(read(std::declval<PgConnection&>()))::value_type> {
    if (moment_) {
      const std::lock_guard lock(mutex_);
      auto found = read(*moment_);
      if (!found) return Unreadable{moment_->trouble()};
      return std::move(*found);
    }
    for (;;) {
      std::string why;
      bool is_new = false;
      std::unique_ptr<PgConnection> connection = take(is_new, why);
      if (!connection) return Unreadable{why};
      auto found = read(*connection);
      if (found) {
        give_back(std::move(connection));
        return std::move(*found);
      }
      why = connection->trouble();
      if (!connection->is_lost()) {
        give_back(std::move(connection));
        return Unreadable{why};
      }
      forget_idle();
      if (is_new || connection->is_silent()) return Unreadable{why};
    }
  }

 private:
  std::unique_ptr<PgConnection> take(bool& is_new, std::string& why) {
    {
      const std::lock_guard lock(mutex_);
      if (!idle_.empty()) {
        auto connection = std::move(idle_.back());
        idle_.pop_back();
        return connection;
      }
    }
    is_new = true;
    return PgConnection::open(wishes_, why);
  }
  // When one session is gone, the others are too.
  void forget_idle() {
    const std::lock_guard lock(mutex_);
    idle_.clear();
  }
  void give_back(std::unique_ptr<PgConnection> connection) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(connection));
  }

  const PgConnection::Wishes wishes_;
  const std::unique_ptr<PgConnection> moment_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<PgConnection>> idle_;
};

class PostgresStore final : public WholeStore {
 public:
  PostgresStore(const PostgresOptions& options, std::string name, std::unique_ptr<PgCommitter> committer,
                std::unique_ptr<PgConnection> moment = nullptr)
      : name_(std::move(name)),
        patience_(options.patience),
        readers_({options.url, "kostka reader", options.patience}, std::move(moment)),
        writer_(committer ? std::make_unique<WriteQueue<PgStatements>>(std::move(committer)) : nullptr) {}

  void write(Change change, Done done) override {
    if (change.record && change.record->id != change.table) {
      return done("cannot write " + name_ + ": the record is that of another table");
    }
    PgStatements statements = pg_put_change(change);
    add(std::move(change.table), std::move(statements), std::move(done));
  }
  void remove(std::string table, Done done) override {
    PgStatements statements = pg_remove_table(table);
    add(std::move(table), std::move(statements), std::move(done));
  }
  void add_account(AccountRecord account, Done done) override { add({}, pg_put_account(account), std::move(done)); }
  void rename_account(std::string id, std::string name, Done done) override {
    add({}, pg_put_name(id, name), std::move(done));
  }
  void set_profile(std::string id, std::string profile, Done done) override {
    add({}, pg_put_profile(id, profile), std::move(done));
  }
  void put_results(MatchResults results, Done done) override {
    PgStatements statements = pg_put_results(results);
    add(std::move(results.table), std::move(statements), std::move(done));
  }
  void put_notes(std::vector<Note> put, std::vector<Note> removed, Milliseconds now, Done done) override {
    add({}, pg_put_notes(put, removed, now), std::move(done));
  }
  void saw_account(std::string id, Milliseconds now, Done done) override {
    add({}, pg_put_seen(id, now), std::move(done));
  }
  void add_link(LinkRecord link, Milliseconds now, Done done) override {
    PgStatements statements = pg_put_link(link, now);
    add(std::move(link.table), std::move(statements), std::move(done));
  }
  void remove_old(OldKind kind, std::string id, const Cutoffs& cutoffs, Done done) override {
    PgStatements statements = pg_remove_old(kind, id, cutoffs);
    add(kind == OldKind::guest ? std::string() : std::move(id), std::move(statements), std::move(done));
  }

  Read<std::optional<TableRecord>> table(std::string_view id) override {
    return readers_.with([&](PgConnection& c) { return pg_table(c, id); });
  }
  Read<std::string> journal(std::string_view table) override {
    return readers_.with([&](PgConnection& c) { return pg_journal(c, table); });
  }
  Read<std::string> given(std::string_view table) override {
    return readers_.with([&](PgConnection& c) { return pg_given(c, table); });
  }
  Read<std::vector<ChatRecord>> chat(std::string_view table, std::size_t last) override {
    return readers_.with([&](PgConnection& c) { return pg_chat(c, table, last); });
  }
  Read<std::vector<TableRecord>> public_tables(std::size_t most, std::optional<Milliseconds> before) override {
    return readers_.with([&](PgConnection& c) { return pg_public_tables(c, most, before); });
  }
  Read<std::vector<TableRecord>> tables_of(std::string_view account, std::size_t most,
                                           std::optional<Milliseconds> before, const TableFilter& filter) override {
    return readers_.with([&](PgConnection& c) { return pg_tables_of(c, account, most, before, filter); });
  }
  Read<TableCounts> public_counts() override { return readers_.with(pg_public_counts); }
  Read<TableCounts> counts_of(std::string_view account) override {
    return readers_.with([&](PgConnection& c) { return pg_counts_of(c, account); });
  }
  Read<std::int64_t> unfinished_of(std::string_view account) override {
    return readers_.with([&](PgConnection& c) { return pg_unfinished_of(c, account); });
  }
  Read<std::vector<std::string>> due(Milliseconds time, std::size_t most) override {
    return readers_.with([&](PgConnection& c) { return pg_due(c, time, most); });
  }
  Read<std::optional<Milliseconds>> next_wake() override { return readers_.with(pg_next_wake); }
  Read<std::vector<std::string>> faulted(std::size_t most) override {
    return readers_.with([&](PgConnection& c) { return pg_faulted(c, most); });
  }
  Read<std::optional<AccountRecord>> account(std::string_view id) override {
    return readers_.with([&](PgConnection& c) { return pg_account(c, id); });
  }
  Read<std::optional<LinkRecord>> link(const Digest& code, Milliseconds now) override {
    return readers_.with([&](PgConnection& c) { return pg_link(c, code, now); });
  }
  Read<std::vector<Old>> old(OldKind kind, const Cutoffs& cutoffs, const Old& after, std::size_t most) override {
    return readers_.with([&](PgConnection& c) { return pg_old(c, kind, cutoffs, after, most); });
  }

  Read<std::vector<SeatResult>> results_of(std::string_view account, std::size_t most) override {
    return readers_.with([&](PgConnection& c) { return pg_results_of(c, account, most); });
  }
  Read<std::vector<std::string>> without_results(std::int32_t version, std::size_t most) override {
    return readers_.with([&](PgConnection& c) { return pg_without_results(c, version, most); });
  }
  Read<std::vector<Note>> notes(std::string_view kind, std::string_view owner, Milliseconds now) override {
    return readers_.with([&](PgConnection& c) { return pg_notes(c, kind, owner, now); });
  }
  Read<std::optional<Note>> note(std::string_view kind, std::string_view owner, std::string_view key,
                                 Milliseconds now) override {
    return readers_.with([&](PgConnection& c) { return pg_note(c, kind, owner, key, now); });
  }
  Read<std::vector<Note>> all_notes(const Note& after, std::size_t most) override {
    return readers_.with([&](PgConnection& c) { return pg_all_notes(c, after, most); });
  }
  Read<std::vector<AccountRecord>> all_accounts(std::string_view after, std::size_t most) override {
    return readers_.with([&](PgConnection& c) { return pg_all_accounts(c, after, most); });
  }
  Read<std::vector<std::string>> all_tables(std::string_view after, std::size_t most) override {
    return readers_.with([&](PgConnection& c) { return pg_all_tables(c, after, most); });
  }
  Read<std::vector<LinkRecord>> links_at(std::string_view table) override {
    return readers_.with([&](PgConnection& c) { return pg_links_at(c, table); });
  }

  bool healthy(std::string& trouble) override {
    // Whoever asks is not kept waiting while it is found out what has become of a lost commit.
    const auto made = std::make_shared<std::promise<std::string>>();
    add({}, pg_try_writing(), [made](const std::string& why) { made->set_value(why); });
    auto answer = made->get_future();
    if (answer.wait_for(patience_) != std::future_status::ready) {
      trouble = "cannot write " + name_ + ": the database does not answer";
      return false;
    }
    trouble = answer.get();
    if (!trouble.empty()) return false;
    if (const auto read = next_wake(); !read.ok()) trouble = "cannot read " + name_ + ": " + read.trouble();
    return trouble.empty();
  }

 private:
  void add(std::string table, PgStatements statements, Done done) {
    if (!writer_) return done("cannot write " + name_ + ": it was opened to be read");
    writer_->add(std::move(table), std::move(statements), [this, done = std::move(done)](const std::string& why) {
      done(why.empty() ? why : "cannot write " + name_ + ": " + why);
    });
  }

  const std::string name_;
  const std::chrono::milliseconds patience_;
  PgReaders readers_;
  std::unique_ptr<WriteQueue<PgStatements>> writer_;  // ends first: what it calls may still read
};

}  // namespace

namespace {

// A session in which time stands still.
std::unique_ptr<PgConnection> moment_of(const PostgresOptions& options, std::string& why) {
  auto connection = PgConnection::open({options.url, "kostka reader", options.patience}, why);
  if (!connection || !is_up_to_date(*connection, why)) return nullptr;
  // The moment is that of the first question.
  if (connection->run_script("SET idle_in_transaction_session_timeout = 0") &&
      connection->run_script("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY") &&
      connection->run_script("SELECT version FROM kostka.schema")) {
    return connection;
  }
  why = connection->trouble();
  return nullptr;
}

}  // namespace

std::unique_ptr<WholeStore> open_postgres_store(const PostgresOptions& options, std::string& trouble) {
  const std::string name = without_password(options.url);
  std::string why;
  if (options.use == PostgresOptions::Use::reading) {
    auto moment = moment_of(options, why);
    if (moment) return std::make_unique<PostgresStore>(options, name, nullptr, std::move(moment));
    trouble = "cannot use " + name + ": " + why;
    return nullptr;
  }
  auto committer = PgCommitter::open(options, why);
  if (committer) return std::make_unique<PostgresStore>(options, name, std::move(committer));
  trouble = "cannot use " + name + ": " + why;
  return nullptr;
}

}  // namespace kostka::store
