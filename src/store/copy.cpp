#include "store/copy.h"

#include <algorithm>
#include <deque>
#include <future>
#include <limits>
#include <memory>
#include <utility>

#include "store/archive.h"

namespace kostka::store {
namespace {

using kernel::say;
using kernel::Text;

constexpr std::size_t kTogether = 500;
// So many bytes may wait for the disk at once.
constexpr std::size_t kMostWaiting = std::size_t{8} << 20;

// Links of the source expire when they expire there.
constexpr Milliseconds kLongAgo = std::numeric_limits<Milliseconds>::min();

// Changes that share commits.
class Writes {
 public:
  Store::Done next(std::size_t bytes) {
    bytes_ += bytes;
    const auto promise = std::make_shared<std::promise<std::string>>();
    waiting_.push_back(promise->get_future());
    return [promise](const std::string& trouble) { promise->set_value(trouble); };
  }
  [[nodiscard]] bool are_many() const { return bytes_ > kMostWaiting || waiting_.size() >= kTogether; }
  // Waits for all; the first trouble there was, or nothing.
  std::string settle() {
    std::string first;
    for (auto& each : waiting_) {
      const std::string trouble = each.get();
      if (first.empty()) first = trouble;
    }
    waiting_.clear();
    bytes_ = 0;
    return first;
  }

 private:
  std::deque<std::future<std::string>> waiting_;
  std::size_t bytes_ = 0;
};

// Everything of one table.
struct WholeTable {
  ArchivedTable table;
  std::string given;
  std::vector<LinkRecord> links;
};

class Copying {
 public:
  Copying(WholeStore& from, WholeStore& to, const FindGame& find, const Steps& steps)
      : from_(from), to_(to), find_(find), steps_(steps) {}

  Copied run(std::string& trouble) {
    if (count() && copy_accounts() && copy_notes() && copy_tables()) verify();
    trouble = trouble_;
    return copied_;
  }

 private:
  // What was read, or nothing, and the trouble is noted.
  template <class T>
  std::optional<T> got(Read<T> read) {
    if (read.ok()) return std::move(*read);
    trouble_ = read.trouble();
    return std::nullopt;
  }
  void step() {
    if (steps_) steps_(++done_, all_);
  }

  bool count() {
    for (std::string after;;) {
      const auto batch = got(from_.all_tables(after, kTogether));
      if (!batch) return false;
      tables_.insert(tables_.end(), batch->begin(), batch->end());
      if (batch->size() < kTogether) break;
      after = batch->back();
    }
    all_ = static_cast<std::int64_t>(2 * tables_.size());
    return true;
  }

  bool copy_accounts() {
    for (std::string after;;) {
      const auto batch = got(from_.all_accounts(after, kTogether));
      if (!batch) return false;
      for (const AccountRecord& account : *batch) {
        if (!copy_account(account)) return false;
      }
      if (!settled()) return false;
      if (batch->size() < kTogether) return true;
      after = batch->back().id;
    }
  }

  bool copy_account(const AccountRecord& account) {
    const auto there = got(to_.account(account.id));
    if (!there) return false;
    ++copied_.accounts;
    if (!*there) {
      to_.add_account(account, writes_.next(account.name.size() + 100));
      return true;
    }
    if ((*there)->secret != account.secret) {
      trouble_ = "the account " + account.id + " is somebody else's there";
      return false;
    }
    if ((*there)->name != account.name) to_.rename_account(account.id, account.name, writes_.next(100));
    if ((*there)->profile != account.profile) to_.set_profile(account.id, account.profile, writes_.next(500));
    if ((*there)->seen < account.seen) to_.saw_account(account.id, account.seen, writes_.next(100));
    return true;
  }

  // Results are not copied: they follow from the journals, and a server computes them.
  bool copy_notes() {
    for (Note after;;) {
      auto batch = got(from_.all_notes(after, kTogether));
      if (!batch) return false;
      if (batch->empty()) return true;
      after = batch->back();
      to_.put_notes(std::move(*batch), {}, kLongAgo, writes_.next(0));
      if (!settled()) return false;
    }
  }

  std::optional<std::optional<WholeTable>> whole(WholeStore& store, const std::string& id) {
    auto record = got(store.table(id));
    if (!record) return std::nullopt;
    if (!*record) return std::optional<WholeTable>();
    auto journal = got(store.journal(id));
    auto chat = got(store.chat(id, std::numeric_limits<std::int32_t>::max()));
    auto given = got(store.given(id));
    auto links = got(store.links_at(id));
    if (!journal || !chat || !given || !links) return std::nullopt;
    return WholeTable{
        {std::move(**record), std::move(*journal), std::move(*chat)}, std::move(*given), std::move(*links)};
  }

  bool copy_tables() {
    for (const std::string& id : tables_) {
      auto mine = whole(from_, id), there = whole(to_, id);
      if (!mine || !there || (*mine && !copy_table(std::move(**mine), *there))) return false;
      if (writes_.are_many() && !settled()) return false;
      step();
    }
    return settled();
  }

  bool copy_table(WholeTable mine, const std::optional<WholeTable>& there) {
    const std::string id = mine.table.record.id;
    ++copied_.tables;
    if (there && same(*there, mine)) {
      ++copied_.were_there;
      return true;
    }
    if (there && !mine.table.journal.starts_with(there->table.journal)) {
      differing_.push_back(id);
      copied_.bad.push_back({id, Text{"another match is there under this name, which was left alone",
                                      "pod tą nazwą jest tam inna rozgrywka, której nie ruszono"}});
      return true;
    }
    // A table that is there goes, and comes back with what has happened since.
    if (there) to_.remove(id, writes_.next(0));
    Change change{id, std::move(mine.table.record), std::move(mine.table.journal), std::move(mine.table.chat)};
    if (!mine.given.empty()) change.given = std::move(mine.given);
    const std::size_t bytes = change.journal.size() + change.record->lobby.size() + 1000;
    to_.write(std::move(change), writes_.next(bytes));
    for (LinkRecord& link : mine.links) to_.add_link(std::move(link), kLongAgo, writes_.next(200));
    return true;
  }

  static bool same(const WholeTable& a, const WholeTable& b) {
    return a.table == b.table && a.table.record.wake == b.table.record.wake &&
           a.table.record.started == b.table.record.started && a.table.record.finished == b.table.record.finished &&
           a.given == b.given && same_links(a, b);
  }
  static bool same_links(const WholeTable& a, const WholeTable& b) {
    return std::ranges::equal(a.links, b.links, [](const LinkRecord& one, const LinkRecord& other) {
      return one.code == other.code && one.seat == other.seat && one.account == other.account &&
             one.sitting == other.sitting && one.expires == other.expires;
    });
  }

  // As it is read again from where it is now.
  void verify() {
    for (const std::string& id : tables_) {
      if (std::ranges::find(differing_, id) == differing_.end() && !verify_table(id)) return;
      step();
    }
  }

  bool verify_table(const std::string& id) {
    const auto mine = whole(from_, id), there = whole(to_, id);
    if (!mine || !there) return false;
    if (!*mine) return true;
    if (!*there || !same(**there, **mine)) {
      copied_.bad.push_back({id, Text{"it is not the same in both stores", "nie jest taki sam w obu magazynach"}});
      return true;
    }
    const std::string& lines = (*there)->table.journal;
    if (lines.empty()) return true;  // its match has not begun
    ++copied_.journals;
    copied_.rows += std::ranges::count(lines, '\n') - 1;
    if (auto why = journal_trouble(lines, id, find_)) copied_.bad.push_back({id, std::move(*why)});
    return true;
  }

  bool settled() {
    const std::string trouble = writes_.settle();
    if (trouble_.empty()) trouble_ = trouble;
    return trouble.empty();
  }

  WholeStore& from_;
  WholeStore& to_;
  const FindGame& find_;
  const Steps& steps_;
  std::vector<std::string> tables_, differing_;
  Writes writes_;
  Copied copied_;
  std::string trouble_;
  std::int64_t done_ = 0, all_ = 0;
};

}  // namespace

Copied copy_everything(WholeStore& from, WholeStore& to, const FindGame& find, const Steps& steps,
                       std::string& trouble) {
  return Copying(from, to, find, steps).run(trouble);
}

}  // namespace kostka::store
