// What is old goes, and nothing else.
#include "store/retention.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/store/any_store.h"
#include "tests/store/must_read.h"

namespace kostka::store {
namespace {

constexpr Milliseconds kNow = 1'000'000;

class RetentionTest : public AnyStore {
 protected:
  void SetUp() override {
    AnyStore::SetUp();
    open();
  }
  void put(const std::string& id, const std::string& status, Milliseconds changed,
           std::vector<std::string> accounts = {"owner"}, const std::string& lobby = "{}") {
    TableRecord record = table_record(id, changed);
    record.status = status;
    record.accounts = std::move(accounts);
    record.lobby = lobby;
    ASSERT_EQ(written(*store, change_of(record, "a line of " + id + "\n")), "");
  }
  void put_guest(const std::string& id, Milliseconds seen) {
    const AccountRecord account{id, sha256(id), "Gość " + id, 1, seen};
    ASSERT_EQ(wait_for([&](Store::Done done) { store->add_account(account, std::move(done)); }), "");
  }
  std::vector<std::string> old_ids(OldKind kind, const Cutoffs& cutoffs) {
    std::vector<std::string> ids;
    for (const Old& each : must_read(store->old(kind, cutoffs, {}, 100))) ids.push_back(each.id);
    return ids;
  }
  bool has_table(const std::string& id) { return must_read(store->table(id)).has_value(); }
  bool has_guest(const std::string& id) { return must_read(store->account(id)).has_value(); }
  Pruned pruned(const Cutoffs& cutoffs, PruneMode mode = PruneMode::remove) {
    const Pruned gone = prune(*store, cutoffs, mode, trouble);
    EXPECT_EQ(trouble, "");
    return gone;
  }
};
INSTANTIATE_TEST_SUITE_P(Every, RetentionTest, kEveryKind, name_of);

using Ids = std::vector<std::string>;

TEST_P(RetentionTest, NothingIsOldUnlessSaid) {
  put("finished", "finished", 1);
  put("waiting", "waiting", 1);
  put_guest("nobody", 1);
  EXPECT_TRUE(keeps_all({}));
  const Pruned gone = pruned(cutoffs_at({}, kNow));
  EXPECT_EQ(gone.finished + gone.waiting + gone.guests + gone.bytes, 0);
  EXPECT_TRUE(has_table("finished") && has_table("waiting") && has_guest("nobody"));
}

TEST_P(RetentionTest, MatchesThatArePlayedOrStoppedNeverGo) {
  put("playing", "playing", 1);
  put("faulted", "faulted", 1);
  put("finished", "finished", 1);
  put("waiting", "waiting", 1);
  const Cutoffs all{kNow, kNow, kNow};
  EXPECT_EQ(old_ids(OldKind::finished, all), Ids{"finished"});
  EXPECT_EQ(old_ids(OldKind::waiting, all), Ids{"waiting"});
  // Not even when asked for by name.
  for (const OldKind kind : kOldKinds) {
    for (const char* id : {"playing", "faulted"}) {
      EXPECT_EQ(wait_for([&](Store::Done done) { store->remove_old(kind, id, all, std::move(done)); }), "");
    }
  }
  pruned(all);
  EXPECT_TRUE(has_table("playing") && has_table("faulted"));
  EXPECT_FALSE(has_table("finished") || has_table("waiting"));
}

TEST_P(RetentionTest, AgesCountFromTheLastChange) {
  put("a", "finished", 100);
  put("b", "finished", 101);
  put("c", "waiting", 100);
  const Cutoffs cutoffs = cutoffs_at({kNow - 100, std::nullopt, std::nullopt}, kNow);
  const Pruned gone = pruned(cutoffs);
  EXPECT_EQ(gone.finished, 1);
  EXPECT_EQ(gone.waiting, 0);
  EXPECT_FALSE(has_table("a"));
  EXPECT_TRUE(has_table("b") && has_table("c"));
}

// What was read as old may have been used since.
TEST_P(RetentionTest, WhatHasChangedMeanwhileStays) {
  put("t", "waiting", 100);
  const Cutoffs cutoffs{{}, 200, 200};
  EXPECT_EQ(old_ids(OldKind::waiting, cutoffs), Ids{"t"});
  put("t", "waiting", 300);
  EXPECT_EQ(wait_for([&](Store::Done done) { store->remove_old(OldKind::waiting, "t", cutoffs, std::move(done)); }),
            "");
  EXPECT_TRUE(has_table("t"));
  put_guest("g", 100);
  EXPECT_EQ(wait_for([&](Store::Done done) { store->saw_account("g", 300, std::move(done)); }), "");
  EXPECT_EQ(wait_for([&](Store::Done done) { store->remove_old(OldKind::guest, "g", cutoffs, std::move(done)); }), "");
  EXPECT_TRUE(has_guest("g"));
}

TEST_P(RetentionTest, WhatBelongsToATableGoesWithIt) {
  put("t", "finished", 100);
  Change more{"t", std::nullopt, "more\n", {{1, 100, R"({"text":"Cześć"})", "ala"}}};
  more.given = "given\n";
  ASSERT_EQ(written(*store, more), "");
  const LinkRecord link{sha256("code"), "t", 0, "ala", "s", kNow};
  ASSERT_EQ(wait_for([&](Store::Done done) { store->add_link(link, 1, std::move(done)); }), "");
  const auto bytes = static_cast<std::int64_t>(std::string(R"({}a line of t
more
{"text":"Cześć"}given
)")
                                                   .size());
  EXPECT_EQ(pruned({kNow, {}, {}}, PruneMode::dry_run).bytes, bytes);
  EXPECT_EQ(pruned({kNow, {}, {}}).bytes, bytes);
  EXPECT_EQ(must_read(store->journal("t")), "");
  EXPECT_EQ(must_read(store->given("t")), "");
  EXPECT_TRUE(must_read(store->chat("t", 5)).empty());
  EXPECT_FALSE(must_read(store->link(sha256("code"), 1)));
  // Nor does it come back with a table of the same name.
  put("t", "playing", 100);
  EXPECT_TRUE(must_read(store->chat("t", 5)).empty());
}

TEST_P(RetentionTest, GuestsStayWhileAnythingRefersToThem) {
  for (const char* id : {"owner", "seated", "author", "linked", "banned", "muted", "nobody"}) put_guest(id, 100);
  put_guest("new", 300);
  put("t", "playing", 100, {"owner", "seated"},
      R"({"banned":[{"account":"banned","name":"B"}],"muted":[{"account":"muted","name":"M"}]})");
  ASSERT_EQ(written(*store, {"t", std::nullopt, "", {{1, 100, "{}", "author"}}}), "");
  const LinkRecord link{sha256("code"), "t", 0, "linked", "s", kNow};
  ASSERT_EQ(wait_for([&](Store::Done done) { store->add_link(link, 1, std::move(done)); }), "");
  const Pruned gone = pruned({kNow, kNow, 200});
  EXPECT_EQ(gone.guests, 1);
  EXPECT_FALSE(has_guest("nobody"));
  for (const char* id : {"owner", "seated", "author", "linked", "banned", "muted", "new"}) EXPECT_TRUE(has_guest(id));
}

// Also guests whom only tables need that go themselves.
TEST_P(RetentionTest, ADryRunSaysWhatWouldGoAndRemovesNothing) {
  for (const char* id : {"owner", "author", "banned", "player"}) put_guest(id, 100);
  put("old", "finished", 100, {"owner"}, R"({"banned":[{"account":"banned","name":"B"}],"muted":[]})");
  ASSERT_EQ(written(*store, {"old", std::nullopt, "", {{1, 100, "{}", "author"}}}), "");
  put("waits", "waiting", 100, {"owner"});
  put("now", "playing", 100, {"player"});
  const Cutoffs cutoffs{kNow, kNow, kNow};
  const Pruned would = pruned(cutoffs, PruneMode::dry_run);
  EXPECT_EQ(would.finished, 1);
  EXPECT_EQ(would.waiting, 1);
  EXPECT_EQ(would.guests, 3);
  EXPECT_TRUE(has_table("old") && has_table("waits") && has_guest("owner"));
  // Only finished matches: their owner still has the table that waits.
  EXPECT_EQ(pruned({kNow, {}, kNow}, PruneMode::dry_run).guests, 2);
  const Pruned gone = pruned(cutoffs);
  EXPECT_EQ(gone.finished, would.finished);
  EXPECT_EQ(gone.waiting, would.waiting);
  EXPECT_EQ(gone.guests, would.guests);
  EXPECT_EQ(gone.bytes, would.bytes);
  EXPECT_TRUE(has_guest("player"));
}

// More than are read together, many of the same age, and the oldest first.
TEST_P(RetentionTest, GoesThroughAllOfThem) {
  for (int i = 0; i < 250; ++i) put("t" + std::to_string(i), "finished", 100 + i / 90);
  put("young", "finished", 5000);
  const auto first = must_read(store->old(OldKind::finished, {1000, {}, {}}, {}, 100));
  ASSERT_EQ(first.size(), 100u);
  EXPECT_TRUE(std::ranges::is_sorted(first, {}, &Old::since));
  EXPECT_EQ(pruned({1000, {}, {}}, PruneMode::dry_run).finished, 250);
  EXPECT_EQ(pruned({1000, {}, {}}).finished, 250);
  EXPECT_EQ(pruned({1000, {}, {}}).finished, 0);
  EXPECT_TRUE(has_table("young"));
}

TEST_P(RetentionTest, ALobbyThatIsNoJsonKeepsNobodyFromGoing) {
  put("odd", "playing", 100, {"owner"}, "no JSON");
  put_guest("nobody", 100);
  EXPECT_EQ(pruned({{}, {}, kNow}).guests, 1);
}

}  // namespace
}  // namespace kostka::store
