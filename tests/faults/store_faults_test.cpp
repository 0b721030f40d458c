// What a store does when its disk fails, each case alone.
#include <gtest/gtest.h>
#include <unistd.h>

#include "store/sqlite.h"
#include "tests/faults/faulty_disk.h"
#include "tests/store/must_read.h"
#include "tests/store/store_folder.h"

namespace kostka::faults {
namespace {

using store::must_read;

constexpr std::uint64_t kSeeds = 30;

Weather only(Fault fault, std::uint16_t of_thousand) {
  Weather weather{};
  weather[static_cast<std::size_t>(fault)] = of_thousand;
  return weather;
}

class StoreFaults : public store::StoreFolder {
 protected:
  void open_on(const FaultyDisk& disk) { open({.largest_bytes = {}, .check_whole = true, .vfs = disk.vfs()}); }
  void start_over() {
    store.reset();
    std::filesystem::remove_all(folder);
  }
};

TEST_F(StoreFaults, APowerCutLosesNothingThatWasDone) {
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    SCOPED_TRACE(seed);
    FaultyDisk disk(seed);
    open_on(disk);
    std::string lines;
    ASSERT_EQ(written(*store, change_of(store::table_record("t"))), "");
    disk.cut_power_after(seed * 3);
    for (int row = 0; row < 40; ++row) {
      const std::string line = std::to_string(row) + "\n";
      if (written(*store, store::lines_for("t", line)).empty()) lines += line;
    }
    EXPECT_TRUE(disk.is_off());
    store.reset();
    disk.restore_power();
    open_on(disk);
    const std::string found = must_read(store->journal("t"));
    // The line that was on its way may be there as well.
    EXPECT_TRUE(found.starts_with(lines)) << found;
    EXPECT_LE(found.size(), lines.size() + 3);
    start_over();
  }
}

// SQLite ends a transaction by itself when it cannot read; what follows must not be made alone.
TEST_F(StoreFaults, AReadThatFailsInTheMiddleOfAChangeLeavesNothingOfIt) {
  std::size_t refused = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    SCOPED_TRACE(seed);
    FaultyDisk disk(seed);
    open_on(disk);
    store::TableRecord record = store::table_record("t");
    ASSERT_EQ(written(*store, change_of(record)), "");
    // What another connection has changed is not in the store's memory, so it has to be read.
    store::Database::open(path, store::Database::Access::write, trouble, disk.vfs())
        ->run_script("INSERT INTO probe (bytes) VALUES (x'00')");
    disk.set_weather(only(Fault::read_error, 250));
    record.status = "playing";
    record.accounts = {"ala", "ola"};
    const bool done = written(*store, change_of(record, "line\n")).empty();
    disk.set_weather({});
    if (!done) ++refused;
    EXPECT_EQ(must_read(store->journal("t")), done ? "line\n" : "");
    EXPECT_EQ(must_read(store->table("t"))->status, done ? "playing" : "waiting");
    EXPECT_EQ(must_read(store->table("t"))->accounts.size(), done ? 2u : 1u);
    start_over();
  }
  EXPECT_GE(refused, kSeeds / 4);
}

// A commit that the disk refused is found by the next server, which reads it from memory; what it then writes after it
// must not be lost with it.
TEST_F(StoreFaults, WhatWasRefusedTakesNothingAlongThatCameLater) {
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    SCOPED_TRACE(seed);
    FaultyDisk disk(seed);
    open_on(disk);
    ASSERT_EQ(written(*store, change_of(store::table_record("t"))), "");
    disk.set_weather(only(Fault::sync_error, 1000));
    EXPECT_NE(written(*store, change_of(store::table_record("refused"))), "");
    store.reset();
    disk.set_weather({});
    open_on(disk);
    ASSERT_EQ(written(*store, change_of(store::table_record("later"))), "");
    disk.cut_power();
    store.reset();
    disk.restore_power();
    open_on(disk);
    EXPECT_TRUE(must_read(store->table("t")));
    EXPECT_TRUE(must_read(store->table("later")));
    start_over();
  }
}

// SQLite says that it writes ahead from now on, and only then fails to store that. In the mode it stays in, a commit
// can be undone by a power cut.
TEST_F(StoreFaults, AStoreThatCannotWriteAheadIsNotOpened) {
  std::size_t refused = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds * 2; ++seed) {
    SCOPED_TRACE(seed);
    FaultyDisk disk(seed);
    disk.set_weather(only(Fault::sync_error, 150));
    const bool opened = refusal(path, {.largest_bytes = {}, .check_whole = false, .vfs = disk.vfs()}).empty();
    disk.set_weather({});
    if (!opened) ++refused;
    const auto database = store::Database::open(path, store::Database::Access::write, trouble, disk.vfs());
    store::Query mode(*database, "PRAGMA journal_mode");
    ASSERT_TRUE(mode.next());
    EXPECT_TRUE(!opened || mode.text(0) == "wal") << mode.text(0);
    std::filesystem::remove_all(folder);
  }
  EXPECT_GE(refused, kSeeds / 4);
}

TEST_F(StoreFaults, WhatCannotBeReadIsNotCalledDamaged) {
  std::size_t refused = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    SCOPED_TRACE(seed);
    FaultyDisk disk(seed);
    open_on(disk);
    ASSERT_EQ(written(*store, change_of(store::table_record("t"))), "");
    store.reset();
    disk.set_weather(only(Fault::read_error, 30));
    const std::string why = refusal(path, {.largest_bytes = {}, .check_whole = false, .vfs = disk.vfs()});
    if (!why.empty()) ++refused;
    EXPECT_EQ(why.find("damaged"), std::string::npos) << why;
    disk.set_weather({});
    open_on(disk);
    std::string trouble_now;
    EXPECT_TRUE(store->healthy(trouble_now)) << trouble_now;
    start_over();
  }
  EXPECT_GE(refused, kSeeds / 4);
}

}  // namespace
}  // namespace kostka::faults
