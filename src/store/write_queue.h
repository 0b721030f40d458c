// WriteQueue: the one thread that writes to a store. While one commit waits for the disk, the next changes gather by
// themselves and share the commit after it.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "store/store.h"

namespace kostka::store {

// One change that waits. `Make` is how a kind of store writes it, and may be used again when a commit failed.
template <class Make>
struct WriteTask {
  std::string table;  // whose changes must not be made once this one has failed; none: nobody's
  Make make;
  Store::Done done;
  std::string trouble;  // why it is not made; nothing while it is to be
};

// What came of a transaction: all that could be made is durable; one change failed, which is left out from now on; the
// store took nothing, but may take some of it; or nothing can be written at all.
enum class Attempt : std::uint8_t { durable, one_failed, refused, impossible };

// Whoever makes transactions of changes.
template <class Make>
class Committer {
 public:
  virtual ~Committer() = default;
  // Commits those of `tasks` that nothing is wrong with. `why`: of what is refused or impossible.
  virtual Attempt commit(std::span<WriteTask<Make>> tasks, std::string& why) = 0;
  // From another thread: nobody waits long any more for what is still to come.
  virtual void end_soon() {}
};

// What was passed in after a change that fails assumed that all went well.
template <class Make>
void refuse_followers(std::span<WriteTask<Make>> later, std::string_view table) {
  if (table.empty()) return;
  for (WriteTask<Make>& task : later) {
    if (task.table == table && task.trouble.empty()) task.trouble = "an earlier change of this table has failed";
  }
}

template <class Make>
class WriteQueue {
 public:
  using Task = WriteTask<Make>;

  explicit WriteQueue(std::unique_ptr<Committer<Make>> committer)
      : committer_(std::move(committer)), thread_([this] { run(); }) {}

  // Makes every change that waits before it goes.
  ~WriteQueue() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    committer_->end_soon();
    wake_.notify_one();
    thread_.join();
  }
  WriteQueue(const WriteQueue&) = delete;
  WriteQueue& operator=(const WriteQueue&) = delete;

  // `done` is called in the order of the calls of this. `table`, if any, is the one whose changes must not be made once
  // an earlier one has failed and nobody could know that yet.
  void add(std::string table, Make make, Store::Done done) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back({std::move(table), std::move(make), std::move(done), {}});
    }
    wake_.notify_one();
  }

 private:
  void run() {
    for (;;) {
      // What the callers gave us must not outlive its call: they may wait until we have let go of it.
      std::vector<Task> tasks = wait_for_tasks();
      if (tasks.empty()) return;
      make_all(tasks);
      for (const Task& task : tasks) task.done(task.trouble);
    }
  }

  std::vector<Task> wait_for_tasks() {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    return std::exchange(waiting_, {});
  }

  // A change that fails takes the transaction with it: there are no savepoints, which would cost every change for the
  // sake of the few that fail.
  void make_all(std::span<Task> tasks) {
    std::string why;
    Attempt attempt = committer_->commit(tasks, why);
    if (attempt == Attempt::one_failed) attempt = committer_->commit(tasks, why);
    if (attempt == Attempt::impossible) {
      for (Task& task : tasks) {
        if (task.trouble.empty()) task.trouble = why;
      }
    } else if (attempt != Attempt::durable) {
      make_one_by_one(tasks);
    }
    refuse_waiting(tasks);
  }

  // When the disk is full, what still fits is kept, and what removes something makes room.
  void make_one_by_one(std::span<Task> tasks) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      Task& task = tasks[i];
      if (!task.trouble.empty()) continue;
      std::string why;
      const Attempt attempt = committer_->commit({&task, 1}, why);
      if (attempt == Attempt::refused || attempt == Attempt::impossible) task.trouble = why;
      if (!task.trouble.empty()) refuse_followers<Make>(tasks.subspan(i + 1), task.table);
    }
  }

  // Nobody has been told of the failures yet.
  void refuse_waiting(std::span<const Task> made) {
    for (const Task& task : made) {
      if (task.trouble.empty()) continue;
      const std::lock_guard lock(mutex_);
      refuse_followers<Make>(waiting_, task.table);
    }
  }

  std::unique_ptr<Committer<Make>> committer_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Task> waiting_;
  bool ending_ = false;
  std::thread thread_;  // the last member, since it uses the others
};

}  // namespace kostka::store
