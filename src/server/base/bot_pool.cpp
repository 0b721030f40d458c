#include "server/base/bot_pool.h"

#include <boost/asio/post.hpp>

#include <optional>
#include <utility>

#include "bots/bot.h"

namespace kostka::server {

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
  std::optional<Thought> next;
  {
    const std::scoped_lock lock(mutex_);
    next = waiting_.take();
  }
  if (!next) return;
  BotTask& task = next->task;
  const auto bot = bots::make_bot(task.level, task.key);
  const kernel::Prompt* prompt = task.fork->prompt_of(task.seat);
  const std::uint32_t option = bot && prompt ? bot->choose(*task.fork, *prompt) : 0;
  task.fork.reset();
  next->done(option);
  metrics_.bots_thinking.fetch_sub(1);
}

void BotPool::stop() {
  if (!pool_) return;
  pool_->stop();
  pool_->join();
}

}  // namespace kostka::server
