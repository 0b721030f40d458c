// Results of finished matches, as the store keeps them for lists and statistics. They follow from the journal and from
// who sat where, so they can be made again at any time (`kostka store rebuild`).
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/services.h"
#include "server/tables/lobby.h"
#include "server/tables/match_story.h"

namespace kostka::server {

// Raised whenever the same journal gives other results; what was computed by earlier rules is then computed again.
inline constexpr std::int32_t kResultsVersion = 1;

// What is counted of a seat beside its own deeds.
namespace deed {
inline constexpr std::string_view people = "people";            // others of flesh and blood at the table
inline constexpr std::string_view from_behind = "from_behind";  // won, and stood last in the middle of the match
inline constexpr std::string_view strong_bots = "strong_bots";  // won against a bot of the game's strongest level
inline constexpr std::string_view clean = "clean";              // won before the others had got anything
inline constexpr std::string_view minutes = "minutes";          // that the match took
}  // namespace deed

// Whose each seat was, with what it did. A lesson has no results: its dice are known. Nor has a table whose journal
// cannot be played; `trouble` says why.
store::MatchResults results_from(const TableEntry& table, std::string_view journal, const OfferedGames& games,
                                 std::string& trouble);

// The deeds as the store keeps them, and back; what cannot be read counts as nothing.
std::string deeds_text(const MatchStory::Deeds& deeds);
MatchStory::Deeds deeds_in(std::string_view text);

// The results of one finished table of a store; none when the store cannot be read, with `trouble`. A table that is
// gone, or cannot be played again, has results without seats; then `wrong` says why.
std::optional<store::MatchResults> compute_results(store::Store& store, const OfferedGames& games,
                                                   const std::string& table, std::string& trouble, std::string& wrong);

// Looks now and then for matches that have ended, and computes their results where nobody waits.
class ResultsKeeper {
 public:
  ResultsKeeper(boost::asio::any_io_executor executor, const Services& services)
      : executor_(std::move(executor)), services_(services) {}

  // On the executor, as all of it.
  void tick();
  void stop() { stopped_ = true; }

 private:
  boost::asio::awaitable<void> round();

  boost::asio::any_io_executor executor_;
  const Services& services_;
  Milliseconds next_ = 0;
  bool running_ = false, stopped_ = false;
};

}  // namespace kostka::server
