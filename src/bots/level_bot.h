// LevelBot: plays a game as one of the levels that people may choose (levels.h), in a manner of its own.
#pragma once

#include <memory>
#include <string_view>
#include <utility>

#include "bots/bot.h"
#include "bots/search.h"

namespace kostka::bots {

// The plan of an offered level in a game; one for any game where the table has none of its own. Unknown temperaments
// are nobody's.
SearchPlan plan_of(std::string_view level, std::string_view game, std::string_view temperament = {});

// How a bot of a level sits at a table.
struct Manner {
  std::string_view temperament{};
  SearchHost host{};
  TurnAccount account{};  // what the turn has cost so far, where each decision has a bot of its own
};

// One of the offered levels. It looks at the game when it is first asked.
class LevelBot final : public Bot {
 public:
  LevelBot(std::string_view level, const kernel::ChanceKey& key, Manner manner = {})
      : level_(level), manner_(std::move(manner)), stream_(key) {}
  std::uint32_t choose(const kernel::Match& match, const kernel::Prompt& prompt) override;
  // What the decisions of this turn have cost.
  [[nodiscard]] TurnAccount account() const { return search_ ? search_->account() : manner_.account; }

 private:
  std::string_view level_;
  Manner manner_;
  kernel::ChanceStream stream_;
  const kernel::Game* game_ = nullptr;  // that search_ is for
  std::unique_ptr<Search> search_;
};

}  // namespace kostka::bots
