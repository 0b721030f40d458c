#include "store/write_queue.h"

#include <utility>

namespace kostka::store {
namespace {

constexpr const char* kEarlierFailed = "an earlier change of this table has failed";

}  // namespace

WriteQueue::WriteQueue(std::unique_ptr<Database> database, Check check)
    : database_(std::move(database)), check_(std::move(check)), thread_([this] { run(); }) {}

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
    waiting_.push_back({std::move(table), std::move(make), std::move(done), {}});
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

// A change that fails takes the transaction with it: there are no savepoints, which would cost every change for the
// sake of the few that fail.
void WriteQueue::make_all(std::span<Task> tasks) {
  Attempt attempt = commit(tasks);
  if (attempt == Attempt::one_failed) attempt = commit(tasks);
  if (attempt != Attempt::durable) make_one_by_one(tasks);
  refuse_waiting(tasks);
}

// When the disk is full, what still fits is kept, and what removes something makes room.
void WriteQueue::make_one_by_one(std::span<Task> tasks) {
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    Task& task = tasks[i];
    if (!task.trouble.empty()) continue;
    if (commit({&task, 1}) == Attempt::refused) task.trouble = refused_because_;
    if (!task.trouble.empty()) refuse_followers(tasks.subspan(i + 1), task.table);
  }
}

WriteQueue::Attempt WriteQueue::commit(std::span<Task> tasks) {
  refused_because_ = check_();
  if (!refused_because_.empty()) return Attempt::refused;
  bool ok = database_->begin(Database::Access::write);
  for (std::size_t i = 0; ok && i < tasks.size(); ++i) {
    if (!tasks[i].trouble.empty()) continue;
    std::string trouble = tasks[i].make(*database_);
    if (trouble.empty()) continue;
    ok = false;
    // What SQLite has rolled back by itself was no fault of this change.
    if (!database_->in_transaction()) break;
    database_->roll_back();
    tasks[i].trouble = std::move(trouble);
    refuse_followers(tasks.subspan(i + 1), tasks[i].table);
    return Attempt::one_failed;
  }
  if (ok && database_->commit()) return Attempt::durable;
  refused_because_ = database_->trouble();
  database_->roll_back();
  return Attempt::refused;
}

void WriteQueue::refuse_followers(std::span<Task> later, std::string_view table) {
  if (table.empty()) return;
  for (Task& task : later) {
    if (task.table == table && task.trouble.empty()) task.trouble = kEarlierFailed;
  }
}

// Nobody has been told of the failures yet, so what waits now was passed in on the assumption that all went well.
void WriteQueue::refuse_waiting(std::span<const Task> made) {
  for (const Task& task : made) {
    if (task.trouble.empty()) continue;
    const std::lock_guard lock(mutex_);
    refuse_followers(waiting_, task.table);
  }
}

}  // namespace kostka::store
