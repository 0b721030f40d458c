#include "store/write_queue.h"

#include <utility>

namespace kostka::store {
namespace {

constexpr const char* kEarlierFailed = "an earlier change of this table has failed";

}  // namespace

WriteQueue::WriteQueue(std::unique_ptr<Database> database)
    : database_(std::move(database)), thread_([this] { run(); }) {}

WriteQueue::~WriteQueue() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void WriteQueue::add(std::string table, Make make, Store::Done done) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(table), std::move(make), std::move(done), {}, false});
  }
  wake_.notify_one();
}

void WriteQueue::run() {
  for (;;) {
    // What the callers gave us must not outlive its call: they may wait until we have let go of it.
    std::vector<Task> tasks = wait_for_tasks();
    if (tasks.empty()) return;
    make_all(tasks);
    for (const Task& task : tasks) task.done(task.trouble);
  }
}

std::vector<WriteQueue::Task> WriteQueue::wait_for_tasks() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
  return std::exchange(waiting_, {});
}

void WriteQueue::make_all(std::span<Task> tasks) {
  std::set<std::string> failed;
  if (!commit_together(tasks, failed) && tasks.size() > 1) {
    // A full disk takes the whole transaction with it. One by one, what still fits is kept, and what removes something
    // makes room.
    failed.clear();
    for (Task& task : tasks) commit_together({&task, 1}, failed);
  }
  if (!failed.empty()) refuse_followers(failed);
}

// True when the transaction was committed; which tasks it holds, their `trouble` says. Otherwise it holds none.
bool WriteQueue::commit_together(std::span<Task> tasks, std::set<std::string>& failed) {
  bool ok = database_->run("BEGIN IMMEDIATE");
  for (std::size_t i = 0; ok && i < tasks.size(); ++i) {
    make_one(tasks[i], failed);
    ok = database_->in_transaction();
  }
  if (ok && database_->run("COMMIT")) return true;
  const std::string trouble = database_->trouble();
  if (database_->in_transaction()) database_->run("ROLLBACK");
  for (Task& task : tasks) {
    if (task.trouble.empty()) task.trouble = trouble;
    if (!task.table.empty()) failed.insert(task.table);
  }
  return false;
}

void WriteQueue::make_one(Task& task, std::set<std::string>& failed) {
  if (task.refused || failed.contains(task.table)) {
    task.trouble = kEarlierFailed;
    return;
  }
  task.trouble = database_->run("SAVEPOINT task") ? task.make(*database_) : database_->trouble();
  if (task.trouble.empty()) {
    if (database_->run("RELEASE task")) return;
    task.trouble = database_->trouble();
  }
  if (!task.table.empty()) failed.insert(task.table);
  // Whatever keeps its traces in the transaction ends the transaction.
  const bool undone =
      database_->in_transaction() && database_->run("ROLLBACK TO task") && database_->run("RELEASE task");
  if (!undone && database_->in_transaction()) database_->run("ROLLBACK");
}

// Nobody has been told of the failures yet, so what waits now was handed over in the belief that all went well.
void WriteQueue::refuse_followers(const std::set<std::string>& failed) {
  const std::lock_guard lock(mutex_);
  for (Task& task : waiting_) task.refused = task.refused || failed.contains(task.table);
}

}  // namespace kostka::store
