// SearchBot: a player that searches, within a budget for each of its turns.
#pragma once

#include <optional>
#include <string_view>

#include "bots/bot.h"
#include "bots/search.h"

namespace kostka::bots {

class SearchBot final : public Bot {
 public:
  SearchBot(const SearchPlan& plan, const kernel::ChanceKey& key, SearchHost host = {})
      : stream_(key), search_(plan, std::move(host)) {}
  std::uint32_t choose(const kernel::Match& match, const kernel::Prompt& prompt) override;
  [[nodiscard]] const Search& search() const { return search_; }

 private:
  kernel::ChanceStream stream_;
  Search search_;
};

// Reads `search`, or `search:iterations=800:rounds=1:tree=0`: iterations, milliseconds, rounds, surprise, caution (in
// hundredths), tree, reuse. Nothing for other words.
std::optional<SearchPlan> read_search_plan(std::string_view words);

}  // namespace kostka::bots
