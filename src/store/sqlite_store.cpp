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
  explicit Readers(std::filesystem::path path) : path_(std::move(path)) {}

  // What `read` makes of a database, which stands still meanwhile whatever is written; a value without content when the
  // file cannot be read.
  template <class Read>
  auto with(const Read& read) -> decltype(read(std::declval<Database&>())) {
    std::unique_ptr<Database> database = take();
    if (!database) return {};
    decltype(read(*database)) found{};
    if (database->run("BEGIN")) {
      found = read(*database);
      database->run("COMMIT");
    }
    give_back(std::move(database));
    return found;
  }

  // The first thing that went wrong, or nothing.
  std::string trouble() {
    const std::lock_guard lock(mutex_);
    return trouble_;
  }

 private:
  std::unique_ptr<Database> take() {
    const std::lock_guard lock(mutex_);
    if (idle_.empty()) {
      std::string why;
      auto database = Database::open(path_, Database::Access::read, why);
      if (!database && trouble_.empty()) trouble_ = why;
      return database;
    }
    auto database = std::move(idle_.back());
    idle_.pop_back();
    return database;
  }
  // One that has failed is not used again.
  void give_back(std::unique_ptr<Database> database) {
    const std::lock_guard lock(mutex_);
    if (database->trouble().empty()) {
      idle_.push_back(std::move(database));
    } else if (trouble_.empty()) {
      trouble_ = database->trouble();
    }
  }

  std::filesystem::path path_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Database>> idle_;
  std::string trouble_;
};

class SqliteStore final : public Store {
 public:
  SqliteStore(std::string name, StoreFile file)
      : name_(std::move(name)),
        lock_(std::move(file.lock)),
        readers_(std::move(file.path)),
        writer_(std::move(file.database)) {}

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
  void add_link(LinkRecord link, Done done) override {
    std::string table = link.table;
    add(std::move(table), [link = std::move(link)](Database& d) { return put_link(d, link); }, std::move(done));
  }
  std::optional<LinkRecord> take_link(const Digest& code, Milliseconds now) override {
    std::optional<LinkRecord> taken;
    const std::string trouble = make_now([&](Database& d) { return take_out_link(d, code, now, taken); });
    return trouble.empty() ? taken : std::nullopt;
  }

  std::optional<TableRecord> table(std::string_view id) override {
    return readers_.with([&](Database& d) { return find_table(d, id); });
  }
  std::string journal(std::string_view table) override {
    return readers_.with([&](Database& d) { return find_journal(d, table); });
  }
  std::vector<ChatRecord> chat(std::string_view table, std::size_t last) override {
    return readers_.with([&](Database& d) { return find_chat(d, table, last); });
  }
  std::vector<TableRecord> public_tables(std::size_t most, std::optional<Milliseconds> before) override {
    return readers_.with([&](Database& d) { return find_public_tables(d, most, before); });
  }
  std::vector<TableRecord> tables_of(std::string_view account, std::size_t most,
                                     std::optional<Milliseconds> before) override {
    return readers_.with([&](Database& d) { return find_tables_of(d, account, most, before); });
  }
  TableCounts public_counts() override { return readers_.with(count_public_tables); }
  TableCounts counts_of(std::string_view account) override {
    return readers_.with([&](Database& d) { return count_tables_of(d, account); });
  }
  std::vector<std::string> due(Milliseconds time, std::size_t most) override {
    return readers_.with([&](Database& d) { return find_due(d, time, most); });
  }
  std::optional<Milliseconds> next_wake() override { return readers_.with(find_next_wake); }
  std::optional<AccountRecord> account(std::string_view id) override {
    return readers_.with([&](Database& d) { return find_account(d, id); });
  }

  bool healthy(std::string& trouble) override {
    trouble = make_now(try_writing);
    if (const std::string why = readers_.trouble(); trouble.empty() && !why.empty()) {
      trouble = "cannot read " + name_ + ": " + why;
    }
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
  Readers readers_;
  WriteQueue writer_;  // ends first: what it calls may still read
};

}  // namespace

std::unique_ptr<Store> open_sqlite_store(const std::string& path, std::string& trouble, const SqliteOptions& options) {
  auto file = open_store_file(path, options, trouble);
  if (!file) return nullptr;
  return std::make_unique<SqliteStore>(path, std::move(*file));
}

}  // namespace kostka::store
