#include <future>
#include <mutex>
#include <utility>

#include "store/sqlite_file.h"
#include "store/sqlite_records.h"
#include "store/store.h"
#include "store/write_queue.h"

namespace kostka::store {
namespace {

// Connections for reading, as many as threads have ever read at once.
class Readers {
 public:
  Readers(const FileIdentity& file, std::string vfs) : file_(file), vfs_(std::move(vfs)) {}

  // What `read` makes of a database, which stands still meanwhile whatever is written.
  template <class Reading>
  auto with(const Reading& read) -> Read<decltype(read(std::declval<Database&>()))> {
    std::string why = file_.trouble();
    if (!why.empty()) return Unreadable{why};
    std::unique_ptr<Database> database = take(why);
    if (!database) return Unreadable{why};
    if (!database->begin(Database::Access::read)) return Unreadable{failed(*database)};
    auto found = read(*database);
    database->commit();
    // Part of a journal would look like a whole one: what was found counts only when nothing failed.
    if (!database->trouble().empty()) return Unreadable{failed(*database)};
    give_back(std::move(database));
    return found;
  }

  // What was found damaged; it does not get better by itself.
  std::string damage() {
    const std::lock_guard lock(mutex_);
    return damage_;
  }

 private:
  std::unique_ptr<Database> take(std::string& why) {
    {
      const std::lock_guard lock(mutex_);
      if (!idle_.empty()) {
        auto database = std::move(idle_.back());
        idle_.pop_back();
        return database;
      }
    }
    return Database::open(file_.path(), Database::Access::read, why, vfs_);
  }
  void give_back(std::unique_ptr<Database> database) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(database));
  }
  // Why; the connection is not used again.
  std::string failed(const Database& database) {
    const std::lock_guard lock(mutex_);
    if (database.found_damage() && damage_.empty()) damage_ = database.trouble();
    return database.trouble();
  }

  const FileIdentity& file_;
  const std::string vfs_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Database>> idle_;
  std::string damage_;
};

class SqliteStore final : public Store {
 public:
  SqliteStore(std::string name, StoreFile file, const SqliteOptions& options)
      : name_(std::move(name)),
        lock_(std::move(file.lock)),
        file_(std::move(file.identity)),
        readers_(file_, options.vfs),
        writer_(std::move(file.database), [this] { return file_.trouble(); }) {}

  void write(Change change, Done done) override {
    std::string table = change.table;
    add(std::move(table), [change = std::move(change)](Database& d) { return put_change(d, change); }, std::move(done));
  }
  void remove(std::string table, Done done) override {
    add(table, [table](Database& d) { return remove_table(d, table); }, std::move(done));
  }
  void add_account(AccountRecord account, Done done) override {
    add({}, [account = std::move(account)](Database& d) { return put_account(d, account); }, std::move(done));
  }
  void rename_account(std::string id, std::string name, Done done) override {
    add(
        {}, [id = std::move(id), name = std::move(name)](Database& d) { return put_name(d, id, name); },
        std::move(done));
  }
  void set_profile(std::string id, std::string profile, Done done) override {
    add(
        {}, [id = std::move(id), profile = std::move(profile)](Database& d) { return put_profile(d, id, profile); },
        std::move(done));
  }
  void put_results(MatchResults results, Done done) override {
    std::string table = results.table;
    add(
        std::move(table), [results = std::move(results)](Database& d) { return store::put_results(d, results); },
        std::move(done));
  }
  Read<std::vector<SeatResult>> results_of(std::string_view account, std::size_t most) override {
    return readers_.with([&](Database& d) { return find_results(d, account, most); });
  }
  Read<std::vector<std::string>> without_results(std::int32_t version, std::size_t most) override {
    return readers_.with([&](Database& d) { return find_without_results(d, version, most); });
  }
  void put_notes(std::vector<Note> put, std::vector<Note> removed, Milliseconds now, Done done) override {
    add(
        {},
        [put = std::move(put), removed = std::move(removed), now](Database& d) {
          return store::put_notes(d, put, removed, now);
        },
        std::move(done));
  }
  Read<std::vector<Note>> notes(std::string_view kind, std::string_view owner, Milliseconds now) override {
    return readers_.with([&](Database& d) { return find_notes(d, kind, owner, now); });
  }
  Read<std::optional<Note>> note(std::string_view kind, std::string_view owner, std::string_view key,
                                 Milliseconds now) override {
    return readers_.with([&](Database& d) { return find_note(d, kind, owner, key, now); });
  }
  void add_link(LinkRecord link, Milliseconds now, Done done) override {
    std::string table = link.table;
    add(
        std::move(table), [link = std::move(link), now](Database& d) { return put_link(d, link, now); },
        std::move(done));
  }
  Read<std::optional<LinkRecord>> link(const Digest& code, Milliseconds now) override {
    return readers_.with([&](Database& d) { return find_link(d, code, now); });
  }

  Read<std::optional<TableRecord>> table(std::string_view id) override {
    return readers_.with([&](Database& d) { return find_table(d, id); });
  }
  Read<std::string> journal(std::string_view table) override {
    return readers_.with([&](Database& d) { return find_journal(d, table); });
  }
  Read<std::string> given(std::string_view table) override {
    return readers_.with([&](Database& d) { return find_given(d, table); });
  }
  Read<std::vector<std::string>> faulted(std::size_t most) override {
    return readers_.with([&](Database& d) { return find_faulted(d, most); });
  }
  Read<std::vector<ChatRecord>> chat(std::string_view table, std::size_t last) override {
    return readers_.with([&](Database& d) { return find_chat(d, table, last); });
  }
  Read<std::vector<TableRecord>> public_tables(std::size_t most, std::optional<Milliseconds> before) override {
    return readers_.with([&](Database& d) { return find_public_tables(d, most, before); });
  }
  Read<std::vector<TableRecord>> tables_of(std::string_view account, std::size_t most,
                                           std::optional<Milliseconds> before, const TableFilter& filter) override {
    return readers_.with([&](Database& d) { return find_tables_of(d, account, most, before, filter); });
  }
  Read<TableCounts> public_counts() override { return readers_.with(count_public_tables); }
  Read<TableCounts> counts_of(std::string_view account) override {
    return readers_.with([&](Database& d) { return count_tables_of(d, account); });
  }
  Read<std::int64_t> unfinished_of(std::string_view account) override {
    return readers_.with([&](Database& d) { return count_unfinished_of(d, account); });
  }
  Read<std::vector<std::string>> due(Milliseconds time, std::size_t most) override {
    return readers_.with([&](Database& d) { return find_due(d, time, most); });
  }
  Read<std::optional<Milliseconds>> next_wake() override { return readers_.with(find_next_wake); }
  Read<std::optional<AccountRecord>> account(std::string_view id) override {
    return readers_.with([&](Database& d) { return find_account(d, id); });
  }
  void saw_account(std::string id, Milliseconds now, Done done) override {
    add({}, [id = std::move(id), now](Database& d) { return put_seen(d, id, now); }, std::move(done));
  }
  Read<std::vector<Old>> old(OldKind kind, const Cutoffs& cutoffs, const Old& after, std::size_t most) override {
    return readers_.with([&](Database& d) { return find_old(d, kind, cutoffs, after, most); });
  }
  void remove_old(OldKind kind, std::string id, const Cutoffs& cutoffs, Done done) override {
    std::string table = kind == OldKind::guest ? std::string() : id;
    add(
        std::move(table),
        [kind, id = std::move(id), cutoffs](Database& d) { return store::remove_old(d, kind, id, cutoffs); },
        std::move(done));
  }

  bool healthy(std::string& trouble) override {
    trouble = make_now(try_writing);
    if (!trouble.empty()) return false;
    std::string why = readers_.damage();
    if (const auto read = next_wake(); why.empty() && !read.ok()) why = read.trouble();
    if (!why.empty()) trouble = "cannot read " + name_ + ": " + why;
    return trouble.empty();
  }

 private:
  void add(std::string table, WriteQueue::Make make, Done done) {
    writer_.add(std::move(table), std::move(make), [this, done = std::move(done)](const std::string& why) {
      done(why.empty() ? why : "cannot write " + name_ + ": " + why);
    });
  }
  // Waits for the disk; returns why it failed, or nothing.
  std::string make_now(WriteQueue::Make make) {
    std::promise<std::string> made;
    add({}, std::move(make), [&made](const std::string& trouble) { made.set_value(trouble); });
    return made.get_future().get();
  }

  std::string name_;
  std::unique_ptr<FileLock> lock_;
  FileIdentity file_;
  Readers readers_;
  WriteQueue writer_;  // ends first: what it calls may still read
};

}  // namespace

std::unique_ptr<Store> open_sqlite_store(const std::string& path, std::string& trouble, const SqliteOptions& options) {
  auto file = open_store_file(path, options, trouble);
  if (!file) return nullptr;
  return std::make_unique<SqliteStore>(path, std::move(*file), options);
}

}  // namespace kostka::store
