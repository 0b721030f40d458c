// A store in memory for the tests of the server, whose disk can be full and whose writes can be held back.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"

namespace kostka::server {

class MemoryStore final : public store::Store {
 public:
  using Change = store::Change;
  using Milliseconds = store::Milliseconds;

  void write(Change change, Done done) override {
    run([this, change = std::move(change)] { apply(change); }, std::move(done));
  }
  void remove(std::string table, Done done) override {
    run(
        [this, table] {
          tables_.erase(table);
          journals_.erase(table);
          chats_.erase(table);
        },
        std::move(done));
  }
  template <class T>
  using Read = store::Read<T>;

  Read<std::optional<store::TableRecord>> table(std::string_view id) override {
    if (unreadable_) return kUnreadable;
    return found(tables_, id);
  }
  Read<std::string> journal(std::string_view table) override {
    if (unreadable_) return kUnreadable;
    return found(journals_, table).value_or("");
  }
  Read<std::string> given(std::string_view table) override {
    if (unreadable_) return kUnreadable;
    return found(given_, table).value_or("");
  }
  Read<std::vector<store::ChatRecord>> chat(std::string_view table, std::size_t last) override {
    if (reads_fail_) throw std::runtime_error("the chat cannot be read");
    if (unreadable_) return kUnreadable;
    auto lines = found(chats_, table).value_or(std::vector<store::ChatRecord>());
    if (lines.size() > last) lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(last));
    return lines;
  }
  Read<std::vector<store::TableRecord>> public_tables(std::size_t most, std::optional<Milliseconds> before) override {
    if (unreadable_) return kUnreadable;
    return newest(most, before, [](const store::TableRecord& each) { return each.is_public; });
  }
  Read<std::vector<store::TableRecord>> tables_of(std::string_view account, std::size_t most,
                                                  std::optional<Milliseconds> before,
                                                  const store::TableFilter& filter) override {
    if (unreadable_) return kUnreadable;
    return newest(most, before, [&](const store::TableRecord& each) {
      const bool over = each.status == "finished" || each.status == "faulted";
      return belongs(each, account) && (filter.game.empty() || filter.game == each.game) &&
             filter.is_over.value_or(over) == over;
    });
  }
  Read<store::TableCounts> public_counts() override {
    if (unreadable_) return kUnreadable;
    return counts([](const store::TableRecord& each) { return each.is_public; });
  }
  Read<store::TableCounts> counts_of(std::string_view account) override {
    if (unreadable_) return kUnreadable;
    return counts([&](const store::TableRecord& each) { return belongs(each, account); });
  }
  Read<std::int64_t> unfinished_of(std::string_view account) override {
    if (unreadable_) return kUnreadable;
    const std::scoped_lock lock(mutex_);
    return std::ranges::count_if(tables_, [&](const auto& each) {
      const bool finished = each.second.status == "finished" || each.second.status == "faulted";
      return belongs(each.second, account) && !finished;
    });
  }
  Read<std::vector<std::string>> due(Milliseconds time, std::size_t most) override {
    if (unreadable_) return kUnreadable;
    const std::scoped_lock lock(mutex_);
    std::vector<std::string> ids;
    for (const auto& [id, record] : tables_) {
      if (record.wake && *record.wake <= time && ids.size() < most) ids.push_back(id);
    }
    return ids;
  }
  Read<std::optional<Milliseconds>> next_wake() override {
    if (unreadable_) return kUnreadable;
    return std::optional<Milliseconds>();
  }
  Read<std::vector<std::string>> faulted(std::size_t most) override {
    if (unreadable_) return kUnreadable;
    const std::scoped_lock lock(mutex_);
    std::vector<std::string> ids;
    for (const auto& [id, record] : tables_) {
      if (record.status == "faulted" && ids.size() < most) ids.push_back(id);
    }
    return ids;
  }
  void add_account(store::AccountRecord account, Done done) override {
    run([this, account] { accounts_[account.id] = account; }, std::move(done));
  }
  void rename_account(std::string id, std::string name, Done done) override {
    run([this, id, name] { accounts_[id].name = name; }, std::move(done));
  }
  void set_profile(std::string id, std::string profile, Done done) override {
    run([this, id, profile] { accounts_[id].profile = profile; }, std::move(done));
  }
  void put_results(store::MatchResults results, Done done) override {
    run([this, results] { results_[results.table] = results; }, std::move(done));
  }
  Read<std::vector<store::SeatResult>> results_of(std::string_view account, std::size_t most) override {
    if (unreadable_) return kUnreadable;
    const std::scoped_lock lock(mutex_);
    std::vector<store::SeatResult> mine;
    for (const auto& [id, results] : results_) {
      const auto at = tables_.find(id);
      for (const store::SeatResult& seat : results.seats) {
        if (seat.account != account || at == tables_.end()) continue;
        store::SeatResult& own = mine.emplace_back(seat);
        own.table = id;
        own.game = at->second.game;
        own.started = at->second.started.value_or(at->second.created);
        own.finished = at->second.finished.value_or(at->second.changed);
      }
    }
    std::ranges::sort(mine, std::greater(), &store::SeatResult::finished);
    if (mine.size() > most) mine.resize(most);
    return mine;
  }
  Read<std::vector<std::string>> without_results(std::int32_t version, std::size_t most) override {
    if (unreadable_) return kUnreadable;
    const std::scoped_lock lock(mutex_);
    std::vector<std::string> ids;
    for (const auto& [id, record] : tables_) {
      const auto at = results_.find(id);
      const bool has = at != results_.end() && at->second.version >= version;
      if (record.status == "finished" && !has && ids.size() < most) ids.push_back(id);
    }
    return ids;
  }
  void put_notes(std::vector<store::Note> put, std::vector<store::Note> removed, Milliseconds now, Done done) override {
    run(
        [this, put, removed, now] {
          std::erase_if(notes_, [&](const auto& each) { return each.second.expires && *each.second.expires <= now; });
          for (const store::Note& note : removed) notes_.erase({note.kind, note.owner, note.key});
          for (const store::Note& note : put) notes_[{note.kind, note.owner, note.key}] = note;
        },
        std::move(done));
  }
  Read<std::vector<store::Note>> notes(std::string_view kind, std::string_view owner, Milliseconds now) override {
    if (unreadable_) return kUnreadable;
    const std::scoped_lock lock(mutex_);
    std::vector<store::Note> found;
    for (const auto& [name, note] : notes_) {
      const bool lasts = !note.expires || *note.expires > now;
      if (note.kind == kind && note.owner == owner && lasts) found.push_back(note);
    }
    return found;
  }
  Read<std::optional<store::Note>> note(std::string_view kind, std::string_view owner, std::string_view key,
                                        Milliseconds now) override {
    if (unreadable_) return kUnreadable;
    const std::scoped_lock lock(mutex_);
    const auto at = notes_.find({std::string(kind), std::string(owner), std::string(key)});
    if (at == notes_.end() || (at->second.expires && *at->second.expires <= now)) return std::optional<store::Note>();
    return std::optional(at->second);
  }
  Read<std::optional<store::AccountRecord>> account(std::string_view id) override {
    if (unreadable_) return kUnreadable;
    return found(accounts_, id);
  }
  void saw_account(std::string id, Milliseconds now, Done done) override {
    run(
        [this, id, now] {
          if (const auto at = accounts_.find(id); at != accounts_.end()) at->second.seen = now;
        },
        std::move(done));
  }
  Read<std::vector<store::Old>> old(store::OldKind kind, const store::Cutoffs& cutoffs, const store::Old& after,
                                    std::size_t most) override {
    if (unreadable_) return kUnreadable;
    const std::scoped_lock lock(mutex_);
    std::vector<store::Old> old;
    if (kind == store::OldKind::guest) {
      for (const auto& [id, account] : accounts_) {
        if (is_old_guest(account, cutoffs)) old.push_back({id, account.seen, 100});
      }
    } else {
      for (const auto& [id, record] : tables_) {
        if (is_old_table(kind, record, cutoffs)) old.push_back({id, record.changed, 100});
      }
    }
    const auto place = [](const store::Old& each) { return std::pair(each.since, each.id); };
    std::erase_if(old, [&](const store::Old& each) { return place(each) <= place(after); });
    std::ranges::sort(old, {}, place);
    if (old.size() > most) old.resize(most);
    return old;
  }
  void remove_old(store::OldKind kind, std::string id, const store::Cutoffs& cutoffs, Done done) override {
    run(
        [this, kind, id, cutoffs] {
          if (const auto at = accounts_.find(id); kind == store::OldKind::guest) {
            if (at != accounts_.end() && is_old_guest(at->second, cutoffs)) accounts_.erase(at);
            return;
          }
          const auto at = tables_.find(id);
          if (at == tables_.end() || !is_old_table(kind, at->second, cutoffs)) return;
          tables_.erase(at);
          journals_.erase(id);
          chats_.erase(id);
        },
        std::move(done));
  }
  void add_link(store::LinkRecord link, Milliseconds, Done done) override {
    run([this, link] { links_.push_back(link); }, std::move(done));
  }
  Read<std::optional<store::LinkRecord>> link(const store::Digest& code, Milliseconds now) override {
    if (unreadable_) return kUnreadable;
    const std::scoped_lock lock(mutex_);
    const auto at = std::ranges::find(links_, code, &store::LinkRecord::code);
    if (at == links_.end() || at->expires <= now) return std::optional<store::LinkRecord>();
    return std::optional(*at);
  }
  bool healthy(std::string& trouble) override {
    const std::scoped_lock lock(mutex_);
    if (full_) trouble = "the disk is full";
    if (unreadable_) trouble = kUnreadable.why;
    return !full_ && !unreadable_;
  }

  // ---- for tests ----------------------------------------------------------------------------------------------------
  void set_full(bool full) {
    const std::scoped_lock lock(mutex_);
    full_ = full;
  }
  // While it is so, nothing can be read.
  void set_unreadable(bool unreadable) { unreadable_ = unreadable; }
  // Makes reading the chat throw, which no store does; it stands for any mistake of a programmer.
  void fail_reads(bool fail) { reads_fail_ = fail; }
  // While held, nothing that is written is made.
  void hold() {
    const std::scoped_lock lock(mutex_);
    held_ = true;
  }
  void let_go() {
    std::vector<std::pair<std::function<void()>, Done>> waiting;
    {
      const std::scoped_lock lock(mutex_);
      held_ = false;
      waiting.swap(waiting_);
    }
    for (auto& [change, done] : waiting) run(std::move(change), std::move(done));
  }
  void put_record(const store::TableRecord& record) {
    const std::scoped_lock lock(mutex_);
    tables_[record.id] = record;
  }
  // Puts a table there, as if a program of another version had written it.
  void put_journal(const std::string& table, std::string text) {
    const std::scoped_lock lock(mutex_);
    journals_[table] = std::move(text);
  }

 private:
  static bool belongs(const store::TableRecord& table, std::string_view account) {
    return std::ranges::find(table.accounts, account) != table.accounts.end();
  }
  static bool is_old_table(store::OldKind kind, const store::TableRecord& record, const store::Cutoffs& cutoffs) {
    const bool finished = kind == store::OldKind::finished;
    const auto& before = finished ? cutoffs.finished : cutoffs.waiting;
    return before && record.changed <= *before && record.status == (finished ? "finished" : "waiting");
  }
  bool is_old_guest(const store::AccountRecord& account, const store::Cutoffs& cutoffs) const {
    const auto needs = [&](const auto& each) { return belongs(each.second, account.id); };
    return cutoffs.guests && account.seen <= *cutoffs.guests && std::ranges::none_of(tables_, needs);
  }
  static void apply(const store::TableProgress& progress, store::TableRecord& record) {
    record.changed = progress.changed;
    record.wake = progress.wake;
    record.lobby = progress.lobby;
    record.rows = progress.rows;
  }
  void apply(const Change& change) {
    if (change.record) tables_[change.table] = *change.record;
    if (change.given) given_[change.table] = *change.given;
    if (change.progress) apply(*change.progress, tables_[change.table]);
    journals_[change.table] += change.journal;
    auto& chat = chats_[change.table];
    chat.insert(chat.end(), change.chat.begin(), change.chat.end());
  }
  void run(std::function<void()> change, Done done) {
    std::string trouble;
    {
      const std::scoped_lock lock(mutex_);
      if (held_) {
        waiting_.emplace_back(std::move(change), std::move(done));
        return;
      }
      if (full_)
        trouble = "the disk is full";
      else
        change();
    }
    done(trouble);
  }
  template <class T>
  std::optional<T> found(const std::map<std::string, T, std::less<>>& in, std::string_view id) {
    const std::scoped_lock lock(mutex_);
    const auto at = in.find(id);
    return at == in.end() ? std::nullopt : std::optional(at->second);
  }
  template <class Wanted>
  std::vector<store::TableRecord> newest(std::size_t most, std::optional<Milliseconds> before, const Wanted& wanted) {
    const std::scoped_lock lock(mutex_);
    std::vector<store::TableRecord> list;
    for (const auto& [id, record] : tables_) {
      if (wanted(record) && (!before || record.changed < *before)) list.push_back(record);
    }
    std::ranges::sort(list, std::greater(), &store::TableRecord::changed);
    if (list.size() > most) list.resize(most);
    return list;
  }
  template <class Wanted>
  store::TableCounts counts(const Wanted& wanted) {
    const std::scoped_lock lock(mutex_);
    store::TableCounts counts;
    for (const auto& [id, record] : tables_) {
      if (!wanted(record)) continue;
      if (record.status == "playing") ++counts.to_watch;
      if (record.status == "waiting" && record.has_open_seat) ++counts.open;
      if (record.status == "finished" || record.status == "faulted") ++counts.finished;
    }
    return counts;
  }

  inline static const store::Unreadable kUnreadable{"too many files are open"};

  std::mutex mutex_;
  bool full_ = false, held_ = false;
  std::atomic<bool> unreadable_ = false;
  std::atomic<bool> reads_fail_ = false;
  std::vector<std::pair<std::function<void()>, Done>> waiting_;
  std::map<std::string, store::TableRecord, std::less<>> tables_;
  std::map<std::string, std::string, std::less<>> journals_, given_;
  std::map<std::string, std::vector<store::ChatRecord>, std::less<>> chats_;
  std::map<std::string, store::AccountRecord, std::less<>> accounts_;
  std::vector<store::LinkRecord> links_;
  std::map<std::string, store::MatchResults, std::less<>> results_;
  std::map<std::array<std::string, 3>, store::Note> notes_;
};

}  // namespace kostka::server
