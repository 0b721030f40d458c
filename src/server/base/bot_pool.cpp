#include "server/base/bot_pool.h"

#include <boost/asio/post.hpp>

#include <utility>

#include "bots/bot.h"

namespace kostka::server {

void BotPool::think(BotTask task, Choice done) {
  metrics_.bots_thinking.fetch_add(1);
  boost::asio::post(*pool_, [this, task = std::move(task), done = std::move(done)]() mutable {
    const auto bot = bots::make_bot(task.level, task.key);
    const kernel::Prompt* prompt = task.fork->prompt_of(task.seat);
    const std::uint32_t option = bot && prompt ? bot->choose(*task.fork, *prompt) : 0;
    task.fork.reset();
    metrics_.bots_thinking.fetch_sub(1);
    done(option);
  });
}

void BotPool::stop() {
  if (!pool_) return;
  pool_->stop();
  pool_->join();
}

}  // namespace kostka::server
