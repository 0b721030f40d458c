#include "server/base/bot_pool.h"

#include <sys/resource.h>
#include <unistd.h>

#include <boost/asio/post.hpp>

#include <chrono>
#include <optional>
#include <utility>

#include "bots/level_bot.h"
#include "bots/levels.h"

namespace kostka::server {
namespace {

// Bots think with what the threads of people's connections leave of the processors. A system that does not allow it
// treats them alike.
void let_people_come_first() {
  constexpr int kNiceness = 10;
  thread_local bool done = false;
  if (!std::exchange(done, true)) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNiceness);
}

std::uint64_t milliseconds_now() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
}

BotAnswer answer_to(const BotTask& task) {
  const kernel::Prompt* prompt = task.fork->prompt_of(task.seat);
  const bots::Level* level = bots::find_level(task.level);
  if (prompt == nullptr || level == nullptr) return {0, task.account};
  if (!level->offered) return {bots::make_bot(task.level, task.key)->choose(*task.fork, *prompt), task.account};
  bots::Manner manner{.temperament = task.temperament, .account = task.account};
  if (task.by_the_clock) manner.host.milliseconds = milliseconds_now;
  bots::LevelBot bot(level->id, task.key, std::move(manner));
  const std::uint32_t option = bot.choose(*task.fork, *prompt);
  return {option, bot.account()};
}

}  // namespace

void BotPool::think(BotTask task, Choice done) {
  metrics_.bots_thinking.fetch_add(1);
  {
    const std::scoped_lock lock(mutex_);
    const std::string owner = task.owner;
    waiting_.add(owner, {std::move(task), std::move(done)});
  }
  boost::asio::post(*pool_, [this] { think_next(); });
}

void BotPool::think_next() {
  let_people_come_first();
  std::optional<Thought> next;
  {
    const std::scoped_lock lock(mutex_);
    next = waiting_.take();
  }
  if (!next) return;
  BotTask& task = next->task;
  const BotAnswer answer = answer_to(task);
  task.fork.reset();
  next->done(answer);
  metrics_.bots_thinking.fetch_sub(1);
}

void BotPool::stop() {
  if (!pool_) return;
  pool_->stop();
  pool_->join();
}

}  // namespace kostka::server
