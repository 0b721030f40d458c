// What every kind of store does with results and notes; each kind has a test that calls these.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "store/store.h"
#include "tests/store/must_read.h"
#include "tests/store/store_folder.h"

namespace kostka::store {

inline void put_finished(Store& store, const std::string& id, const std::string& account, Milliseconds finished) {
  TableRecord record;
  record.id = id;
  record.game = "pig";
  record.status = "finished";
  record.created = 1;
  record.changed = finished + 100;
  record.started = 2;
  record.finished = finished;
  record.accounts = {account};
  record.lobby = "{}";
  ASSERT_EQ(wait_for([&](Store::Done done) { store.write({id, record, {}, {}}, done); }), "");
}

inline void keeps_results(Store& store) {
  put_finished(store, "old", "ala", 500);
  put_finished(store, "new", "ala", 700);
  EXPECT_EQ(must_read(store.without_results(1, 9)), (std::vector<std::string>{"old", "new"}));
  const SeatResult lost{0, "ala", "ghost", false, true, 7, R"({"souls":2})"}, bot{1, "", "", true, false, 7, "{}"};
  const SeatResult won{1, "ala", "monk", true, false, 9, "{}"};
  ASSERT_EQ(wait_for([&](Store::Done done) { store.put_results({"old", 1, {lost, bot}}, done); }), "");
  ASSERT_EQ(wait_for([&](Store::Done done) { store.put_results({"new", 1, {won}}, done); }), "");
  // What is not there, or not over, has no results, and that is no trouble.
  ASSERT_EQ(wait_for([&](Store::Done done) { store.put_results({"gone", 1, {won}}, done); }), "");
  EXPECT_TRUE(must_read(store.without_results(1, 9)).empty());
  EXPECT_EQ(must_read(store.without_results(2, 1)), std::vector<std::string>{"old"});

  const auto mine = must_read(store.results_of("ala", 9));
  ASSERT_EQ(mine.size(), 2u);
  EXPECT_EQ(mine[0].table, "new");
  EXPECT_TRUE(mine[0].won);
  EXPECT_EQ(mine[1].table, "old");
  EXPECT_EQ(mine[1].game, "pig");
  EXPECT_EQ(mine[1].character, "ghost");
  EXPECT_TRUE(mine[1].resigned);
  EXPECT_EQ(mine[1].turns, 7);
  EXPECT_EQ(mine[1].deeds, R"({"souls":2})");
  EXPECT_EQ(mine[1].started, 2);
  EXPECT_EQ(mine[1].finished, 500);
  EXPECT_TRUE(must_read(store.results_of("", 9)).empty());
  EXPECT_EQ(must_read(store.results_of("ala", 1)).size(), 1u);

  // They are replaced as a whole, and go with their table.
  ASSERT_EQ(wait_for([&](Store::Done done) { store.put_results({"old", 2, {bot}}, done); }), "");
  EXPECT_EQ(must_read(store.results_of("ala", 9)).size(), 1u);
  ASSERT_EQ(wait_for([&](Store::Done done) { store.remove("new", done); }), "");
  EXPECT_TRUE(must_read(store.results_of("ala", 9)).empty());
}

inline void keeps_notes(Store& store) {
  const std::vector<Note> put = {{"friend", "ala", "ola", "1", {}},
                                 {"friend", "ala", "ula", "2", {}},
                                 {"link", "", "code", "ala", 900},
                                 {"key", "", "push", "secret", {}}};
  ASSERT_EQ(wait_for([&](Store::Done done) { store.put_notes(put, {}, 100, done); }), "");
  EXPECT_EQ(must_read(store.notes("friend", "ala", 100)).size(), 2u);
  EXPECT_TRUE(must_read(store.notes("friend", "ola", 100)).empty());
  EXPECT_EQ(must_read(store.note("key", "", "push", 100))->value, "secret");
  EXPECT_EQ(must_read(store.note("link", "", "code", 899))->value, "ala");
  EXPECT_FALSE(must_read(store.note("link", "", "code", 900)));
  EXPECT_FALSE(must_read(store.note("friend", "ala", "ela", 100)));
  // One is replaced and another taken away, together.
  ASSERT_EQ(wait_for([&](Store::Done done) {
              store.put_notes({{"friend", "ala", "ola", "3", {}}}, {{"friend", "ala", "ula", "", {}}}, 901, done);
            }),
            "");
  const auto left = must_read(store.notes("friend", "ala", 901));
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left[0].value, "3");
  // What has expired was forgotten on the way.
  EXPECT_FALSE(must_read(store.note("link", "", "code", 100)));
}

inline void filters_tables(Store& store) {
  put_finished(store, "over", "ala", 10);
  TableRecord record = *must_read(store.table("over"));
  record.id = "on";
  record.status = "playing";
  record.finished.reset();
  ASSERT_EQ(wait_for([&](Store::Done done) { store.write({"on", record, {}, {}}, done); }), "");
  record.id = "other";
  record.game = "go";
  ASSERT_EQ(wait_for([&](Store::Done done) { store.write({"other", record, {}, {}}, done); }), "");
  const auto count = [&](const TableFilter& filter) { return must_read(store.tables_of("ala", 9, {}, filter)).size(); };
  EXPECT_EQ(count({}), 3u);
  EXPECT_EQ(count({"pig", {}}), 2u);
  EXPECT_EQ(count({"", true}), 1u);
  EXPECT_EQ(count({"pig", false}), 1u);
  EXPECT_EQ(count({"go", true}), 0u);
  EXPECT_FALSE(must_read(store.table("on"))->finished);
  EXPECT_EQ(must_read(store.table("over"))->finished, 10);
}

inline void keeps_profiles(Store& store) {
  ASSERT_EQ(wait_for([&](Store::Done done) { store.add_account({"ala", {}, "Ala", 1, 1}, done); }), "");
  EXPECT_EQ(must_read(store.account("ala"))->profile, "");
  ASSERT_EQ(wait_for([&](Store::Done done) { store.set_profile("ala", R"({"x":1})", done); }), "");
  EXPECT_EQ(must_read(store.account("ala"))->profile, R"({"x":1})");
}

// A guest who goes takes their notes along, and those under their name.
inline void forgets_notes_of_guests(Store& store) {
  ASSERT_EQ(wait_for([&](Store::Done done) { store.add_account({"ala", {}, "Ala", 1, 1}, done); }), "");
  const std::vector<Note> put = {
      {"friend", "ala", "ola", "", {}}, {"friend", "ola", "ala", "", {}}, {"friend", "ola", "ula", "", {}}};
  ASSERT_EQ(wait_for([&](Store::Done done) { store.put_notes(put, {}, 1, done); }), "");
  const Cutoffs cutoffs{{}, {}, 5};
  ASSERT_EQ(wait_for([&](Store::Done done) { store.remove_old(OldKind::guest, "ala", cutoffs, done); }), "");
  EXPECT_TRUE(must_read(store.notes("friend", "ala", 1)).empty());
  EXPECT_EQ(must_read(store.notes("friend", "ola", 1)).size(), 1u);
}

}  // namespace kostka::store
