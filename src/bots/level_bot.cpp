#include "bots/level_bot.h"

#include "bots/open_prompt.h"

namespace kostka::bots {

std::uint32_t LevelBot::choose(const kernel::Match& match, const kernel::Prompt& prompt) {
  if (const auto by_hand = match.table().reflex(prompt, kernel::Steadiness::easy, stream_)) return *by_hand;
  if (prompt.count() == 1) return 0;
  if (game_ != &match.game()) {
    game_ = &match.game();
    search_ = std::make_unique<Search>(plan_of(level_, game_->info().id, manner_.temperament), manner_.host);
    if (manner_.account.decisions > 0) search_->go_on(manner_.account);
  }
  return search_->find(match, prompt, fresh_key(stream_)).choice;
}

}  // namespace kostka::bots
