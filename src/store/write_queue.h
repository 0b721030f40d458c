// WriteQueue: the one thread that writes to a store. While one commit waits for the disk, the next changes gather by
// themselves and share the commit after it.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "store/sqlite.h"
#include "store/store.h"

namespace kostka::store {

class WriteQueue {
 public:
  // Writes inside a transaction; returns why that failed, or nothing. May be called again when a commit failed.
  using Make = std::function<std::string(Database&)>;

  explicit WriteQueue(std::unique_ptr<Database> database);
  // Makes every change that waits before it goes.
  ~WriteQueue();
  WriteQueue(const WriteQueue&) = delete;
  WriteQueue& operator=(const WriteQueue&) = delete;

  // `done` is called in the order of the calls of this. `table`, if any, is the one whose changes must not be made once
  // an earlier one has failed and nobody could know that yet.
  void add(std::string table, Make make, Store::Done done);

 private:
  struct Task {
    std::string table;
    Make make;
    Store::Done done;
    std::string trouble;  // why it is not made; nothing while it is to be
  };
  // What came of a transaction: all that could be made is durable; one change failed and is left out from now on; or
  // the file took nothing.
  enum class Attempt : std::uint8_t { durable, one_failed, refused };

  void run();
  std::vector<Task> wait_for_tasks();
  void make_all(std::span<Task> tasks);
  void make_one_by_one(std::span<Task> tasks);
  // Commits those of `tasks` that nothing is wrong with.
  Attempt commit(std::span<Task> tasks);
  static void refuse_followers(std::span<Task> later, std::string_view table);
  void refuse_waiting(std::span<const Task> made);

  std::unique_ptr<Database> database_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Task> waiting_;
  bool ending_ = false;
  std::thread thread_;  // the last member, since it uses the others
};

}  // namespace kostka::store
