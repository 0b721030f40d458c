// A folder with a store in it, for the tests of stores, and calls that wait for the disk.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <utility>

#include "store/whole_store.h"

namespace kostka::store {

class StoreFolder : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::remove_all(folder); }
  void TearDown() override {
    store.reset();
    std::filesystem::remove_all(folder);
  }
  void open(const SqliteOptions& options = {}) {
    store.reset();
    store = open_whole_sqlite_store(path, trouble, options);
    ASSERT_TRUE(store) << trouble;
  }
  // Why the store cannot be opened, or nothing.
  std::string refusal(const std::string& file, const SqliteOptions& options = {}) {
    std::string why;
    return open_sqlite_store(file, why, options) ? std::string() : why;
  }

  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("kostka-store-" + std::to_string(::getpid()));
  const std::string path = (folder / "deep" / "kostka.db").string();
  std::unique_ptr<WholeStore> store;
  std::string trouble;
};

// Hands something over and waits until it is done; the trouble, or nothing.
template <class Call>
std::string wait_for(const Call& call) {
  std::promise<std::string> done;
  call([&done](const std::string& trouble) { done.set_value(trouble); });
  return done.get_future().get();
}

inline std::string written(Store& store, Change change) {
  return wait_for([&](Store::Done done) { store.write(std::move(change), std::move(done)); });
}

inline TableRecord table_record(std::string id, Milliseconds changed = 1000) {
  TableRecord record;
  record.id = std::move(id);
  record.game = "pig";
  record.status = "waiting";
  record.is_public = true;
  record.has_open_seat = true;
  record.created = 1000;
  record.changed = changed;
  record.accounts = {"ala"};
  record.lobby = "{}";
  return record;
}

inline Change change_of(TableRecord record, std::string journal = {}) {
  std::string id = record.id;
  return {std::move(id), std::move(record), std::move(journal), {}};
}

inline Change lines_for(std::string table, std::string journal) {
  return {std::move(table), std::nullopt, std::move(journal), {}};
}

}  // namespace kostka::store
