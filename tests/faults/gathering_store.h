// GatheringStore: a store in front of a real one that holds changes back until it is told to make them, and then gives
// them away together, so that the same changes always share a commit. It can also be broken, to see that this is found.
#pragma once

#include <cstdint>
#include <functional>
#include <future>
#include <latch>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"

namespace kostka::faults {

enum class Flaw : std::uint8_t {
  none,
  acknowledges_early,       // before anything is on the disk
  takes_unread_for_absent,  // what could not be read is said not to be there
};

class GatheringStore final : public store::Store {
 public:
  GatheringStore(store::Store& real, Flaw flaw) : real_(real), flaw_(flaw) {}

  [[nodiscard]] bool has_gathered() const { return !gathered_.empty(); }
  // Makes everything that has gathered, and waits for it.
  void commit() {
    auto calls = std::exchange(gathered_, {});
    std::latch made(static_cast<std::ptrdiff_t>(calls.size()));
    std::promise<void> reached, go_on;
    if (calls.size() > 1) {
      // The real store's thread waits in here until all have been handed over.
      real_.rename_account("", "", [&](const std::string&) {
        reached.set_value();
        go_on.get_future().wait();
      });
      reached.get_future().wait();
    }
    const bool together = calls.size() > 1;
    for (Call& call : calls) {
      call.start(real_, [&made, done = std::move(call.done)](const std::string& trouble) {
        done(trouble);
        made.count_down();
      });
    }
    if (together) go_on.set_value();
    made.wait();
  }
  // The machine stops: nothing of it is made.
  void give_up() {
    for (const Call& call : std::exchange(gathered_, {})) call.done("the machine has stopped");
  }

  void write(store::Change change, Done done) override {
    add([change = std::move(change)](Store& to, Done then) { to.write(change, std::move(then)); }, std::move(done));
  }
  void remove(std::string table, Done done) override {
    add([table = std::move(table)](Store& to, Done then) { to.remove(table, std::move(then)); }, std::move(done));
  }
  void add_account(store::AccountRecord account, Done done) override {
    add([account = std::move(account)](Store& to, Done then) { to.add_account(account, std::move(then)); },
        std::move(done));
  }
  void rename_account(std::string id, std::string name, Done done) override {
    add([id = std::move(id), name = std::move(name)](Store& to,
                                                     Done then) { to.rename_account(id, name, std::move(then)); },
        std::move(done));
  }
  void saw_account(std::string id, store::Milliseconds now, Done done) override {
    add([id = std::move(id), now](Store& to, Done then) { to.saw_account(id, now, std::move(then)); }, std::move(done));
  }
  void remove_old(store::OldKind kind, std::string id, const store::Cutoffs& cutoffs, Done done) override {
    add([kind, id = std::move(id), cutoffs](Store& to,
                                            Done then) { to.remove_old(kind, id, cutoffs, std::move(then)); },
        std::move(done));
  }
  void set_profile(std::string id, std::string profile, Done done) override {
    add([id = std::move(id), profile = std::move(profile)](Store& to,
                                                           Done then) { to.set_profile(id, profile, std::move(then)); },
        std::move(done));
  }
  void put_results(store::MatchResults results, Done done) override {
    add([results = std::move(results)](Store& to, Done then) { to.put_results(results, std::move(then)); },
        std::move(done));
  }
  void put_notes(std::vector<store::Note> put, std::vector<store::Note> removed, store::Milliseconds now,
                 Done done) override {
    add([put = std::move(put), removed = std::move(removed), now](
            Store& to, Done then) { to.put_notes(put, removed, now, std::move(then)); },
        std::move(done));
  }
  void add_link(store::LinkRecord link, store::Milliseconds now, Done done) override {
    add([link = std::move(link), now](Store& to, Done then) { to.add_link(link, now, std::move(then)); },
        std::move(done));
  }

  template <class T>
  using Read = store::Read<T>;
  using Milliseconds = store::Milliseconds;

  Read<std::optional<store::TableRecord>> table(std::string_view id) override { return as_told(real_.table(id)); }
  Read<std::string> journal(std::string_view table) override { return as_told(real_.journal(table)); }
  Read<std::string> given(std::string_view table) override { return as_told(real_.given(table)); }
  Read<std::vector<store::ChatRecord>> chat(std::string_view table, std::size_t last) override {
    return as_told(real_.chat(table, last));
  }
  Read<std::vector<store::TableRecord>> public_tables(std::size_t most, std::optional<Milliseconds> before) override {
    return as_told(real_.public_tables(most, before));
  }
  Read<std::vector<store::TableRecord>> tables_of(std::string_view account, std::size_t most,
                                                  std::optional<Milliseconds> before,
                                                  const store::TableFilter& filter) override {
    return as_told(real_.tables_of(account, most, before, filter));
  }
  Read<store::TableCounts> public_counts() override { return as_told(real_.public_counts()); }
  Read<store::TableCounts> counts_of(std::string_view account) override { return as_told(real_.counts_of(account)); }
  Read<std::int64_t> unfinished_of(std::string_view account) override { return as_told(real_.unfinished_of(account)); }
  Read<std::vector<std::string>> due(Milliseconds time, std::size_t most) override {
    return as_told(real_.due(time, most));
  }
  Read<std::optional<Milliseconds>> next_wake() override { return as_told(real_.next_wake()); }
  Read<std::vector<std::string>> faulted(std::size_t most) override { return as_told(real_.faulted(most)); }
  Read<std::optional<store::AccountRecord>> account(std::string_view id) override { return as_told(real_.account(id)); }
  Read<std::vector<store::SeatResult>> results_of(std::string_view account, std::size_t most) override {
    return as_told(real_.results_of(account, most));
  }
  Read<std::vector<std::string>> without_results(std::int32_t version, std::size_t most) override {
    return as_told(real_.without_results(version, most));
  }
  Read<std::vector<store::Note>> notes(std::string_view kind, std::string_view owner, Milliseconds now) override {
    return as_told(real_.notes(kind, owner, now));
  }
  Read<std::optional<store::Note>> note(std::string_view kind, std::string_view owner, std::string_view key,
                                        Milliseconds now) override {
    return as_told(real_.note(kind, owner, key, now));
  }
  Read<std::optional<store::LinkRecord>> link(const store::Digest& code, Milliseconds now) override {
    return as_told(real_.link(code, now));
  }
  Read<std::vector<store::Old>> old(store::OldKind kind, const store::Cutoffs& cutoffs, const store::Old& after,
                                    std::size_t most) override {
    return as_told(real_.old(kind, cutoffs, after, most));
  }
  bool healthy(std::string& trouble) override { return real_.healthy(trouble); }

 private:
  struct Call {
    std::function<void(Store&, Done)> start;
    Done done;
  };

  void add(std::function<void(Store&, Done)> start, Done done) {
    if (flaw_ == Flaw::acknowledges_early) {
      done("");
      done = [](const std::string&) {};
    }
    gathered_.push_back({std::move(start), std::move(done)});
  }
  template <class T>
  Read<T> as_told(Read<T> read) const {
    if (flaw_ == Flaw::takes_unread_for_absent && !read.ok()) return T{};
    return read;
  }

  store::Store& real_;
  const Flaw flaw_;
  std::vector<Call> gathered_;
};

}  // namespace kostka::faults
