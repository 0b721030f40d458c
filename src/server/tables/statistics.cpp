#include "server/tables/statistics.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "server/tables/match_results.h"

namespace kostka::server {

using kernel::Text;
using store::SeatResult;

namespace {

// A result with its deeds read.
struct Played {
  const SeatResult* result = nullptr;
  MatchStory::Deeds deeds;

  [[nodiscard]] std::int32_t did(std::string_view what) const {
    const auto found = deeds.find(std::string(what));
    return found == deeds.end() ? 0 : found->second;
  }
};
using Story = std::span<const Played>;  // the newest first

std::vector<Played> read_deeds(std::span<const SeatResult> results) {
  std::vector<Played> played;
  played.reserve(results.size());
  for (const SeatResult& result : results) played.push_back({&result, deeds_in(result.deeds)});
  return played;
}

// ---- measures ------------------------------------------------------------------------------------------------------

template <class Wanted>
std::int32_t count_played(Story story, const Wanted& wanted) {
  return static_cast<std::int32_t>(std::ranges::count_if(story, wanted));
}
std::int32_t wins(Story story) {
  return count_played(story, [](const Played& p) { return p.result->won; });
}
std::int32_t in_company(Story story) {
  return count_played(story, [](const Played& p) { return !p.result->resigned && p.did(deed::people) > 0; });
}
std::int32_t wins_in_company(Story story) {
  return count_played(story, [](const Played& p) { return p.result->won && p.did(deed::people) >= 2; });
}
std::int32_t comebacks(Story story) {
  return count_played(story, [](const Played& p) { return p.did(deed::from_behind) > 0; });
}
std::int32_t over_strong_bots(Story story) {
  return count_played(story, [](const Played& p) { return p.did(deed::strong_bots) > 0; });
}
std::int32_t games_won(Story story) {
  std::set<std::string_view> games;
  for (const Played& p : story) {
    if (p.result->won) games.insert(p.result->game);
  }
  return static_cast<std::int32_t>(games.size());
}
std::int32_t characters_won_with(Story story) {
  std::map<std::string_view, std::set<std::string_view>> won_with;
  for (const Played& p : story) {
    if (p.result->won && !p.result->character.empty()) won_with[p.result->game].insert(p.result->character);
  }
  std::size_t most = 0;
  for (const auto& [game, characters] : won_with) most = std::max(most, characters.size());
  return static_cast<std::int32_t>(most);
}
std::int32_t longest_streak(Story story) {
  std::int32_t longest = 0, now = 0;
  for (const Played& p : story) longest = std::max(longest, now = p.result->won ? now + 1 : 0);
  return longest;
}
// Matches of the game in which it was done at least once, and how often in all.
std::int32_t matches_with(Story story, std::string_view game, std::string_view what) {
  return count_played(story, [&](const Played& p) { return p.result->game == game && p.did(what) > 0; });
}
std::int32_t times_done(Story story, std::string_view game, std::string_view what) {
  std::int32_t sum = 0;
  for (const Played& p : story) {
    if (p.result->game == game) sum += p.did(what);
  }
  return sum;
}
std::int32_t crowned(Story story) { return matches_with(story, "karak", "emperor"); }
std::int32_t generals(Story story) { return matches_with(story, "karak", "general_beaten"); }
std::int32_t missions(Story story) {
  return times_done(story, "relic", "mission_done") + times_done(story, "relic-nemesis", "mission_done");
}
std::int32_t clean_fights(Story story) { return matches_with(story, "knockdown", deed::clean); }
std::int32_t signals(Story story) { return matches_with(story, "nemesis", "signal_sent"); }
std::int32_t nemesis_battles(Story story) { return times_done(story, "relic-nemesis", "nemesis_battle_won"); }

struct MarkRule {
  std::string_view id, game;  // no game: any
  std::int32_t needed = 1;
  std::int32_t (*measure)(Story);
  const char *name_en, *name_pl, *about_en, *about_pl;
};

constexpr std::array kMarkRules = {
    MarkRule{"first_win", "", 1, wins, "First win", "Pierwsza wygrana", "win a match", "wygraj partię"},
    MarkRule{"from_behind", "", 1, comebacks, "From behind", "Z ostatniego miejsca",
             "stand last in the middle of a match, and win it", "w połowie partii stój najgorzej, a potem ją wygraj"},
    MarkRule{"streak", "", 3, longest_streak, "Three in a row", "Trzy z rzędu", "win three matches in a row",
             "wygraj trzy partie z rzędu"},
    MarkRule{"company", "", 10, in_company, "In good company", "W dobrym towarzystwie",
             "finish ten matches with other people", "dokończ dziesięć partii z innymi ludźmi"},
    MarkRule{"full_house", "", 1, wins_in_company, "Against all", "Przeciw wszystkim",
             "win against at least two other people", "wygraj z co najmniej dwojgiem ludzi"},
    MarkRule{"strong_bot", "", 1, over_strong_bots, "Machine breaker", "Pogromca maszyn",
             "win against the strongest bot of a game", "wygraj z najsilniejszym botem gry"},
    MarkRule{"faces", "", 5, characters_won_with, "Five faces", "Pięć twarzy", "win one game with five characters",
             "wygraj jedną grę pięcioma postaciami"},
    MarkRule{"all_games", "", 3, games_won, "Many tables", "Niejeden stół", "win three different games",
             "wygraj w trzy różne gry"},
    MarkRule{"reigns", "karak", 10, crowned, "Ten reigns", "Dziesięć panowań", "wear the crown in ten matches",
             "noś koronę w dziesięciu partiach"},
    MarkRule{"general", "karak", 1, generals, "The General falls", "Generał pada", "beat the Dark General",
             "pokonaj Generała"},
    MarkRule{"missions", "relic", 25, missions, "Mission after mission", "Misja za misją", "complete 25 missions",
             "ukończ 25 misji"},
    MarkRule{"nemesis_battles", "relic-nemesis", 10, nemesis_battles, "Old enemies", "Starzy wrogowie",
             "win ten battles between nemesis and character", "wygraj dziesięć bitew nemesis z postacią"},
    MarkRule{"clean", "knockdown", 1, clean_fights, "Untouched", "Bez straty",
             "win a match before the other has won a round", "wygraj mecz, zanim przeciwnik wygra rundę"},
    MarkRule{"signals", "nemesis", 5, signals, "Is anybody there?", "Czy ktoś mnie słyszy?",
             "send the signal in five matches", "wyślij sygnał w pięciu partiach"},
};

// ---- statistics ----------------------------------------------------------------------------------------------------

Milliseconds length_of(const SeatResult& result) { return std::max<Milliseconds>(0, result.finished - result.started); }

// The one in the middle: one match that lay for a week says nothing about the others.
Milliseconds usual_length(std::vector<Milliseconds> lengths) {
  if (lengths.empty()) return 0;
  const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
  std::ranges::nth_element(lengths, middle);
  return *middle;
}

std::optional<protocol::PlayedCharacter> favourite(const std::map<std::string, std::pair<int, int>>& characters,
                                                   const OfferedGame* offered) {
  const auto most = std::ranges::max_element(characters, {}, [](const auto& each) { return each.second; });
  if (most == characters.end()) return std::nullopt;
  protocol::PlayedCharacter character;
  character.id = most->first;
  character.played = most->second.first;
  character.won = most->second.second;
  if (offered == nullptr) return character;
  if (const auto item = offered->game->item(most->first)) character.name = item->name;
  return character;
}

}  // namespace

std::vector<protocol::GameStatistics> statistics_of(std::span<const SeatResult> results, const OfferedGames& games) {
  struct Sum {
    protocol::GameStatistics shown;
    std::vector<Milliseconds> lengths;
    std::map<std::string, std::pair<int, int>> characters;
  };
  std::map<std::string, Sum> sums;
  for (const SeatResult& result : results) {
    Sum& sum = sums[result.game];
    ++sum.shown.played;
    sum.shown.won += result.won ? 1 : 0;
    sum.shown.resigned += result.resigned ? 1 : 0;
    sum.shown.whole += length_of(result);
    sum.lengths.push_back(length_of(result));
    if (result.character.empty()) continue;
    auto& [played, won] = sum.characters[result.character];
    ++played;
    won += result.won ? 1 : 0;
  }
  std::vector<protocol::GameStatistics> all;
  for (auto& [game, sum] : sums) {
    sum.shown.game = game;
    sum.shown.usual = usual_length(std::move(sum.lengths));
    sum.shown.character = favourite(sum.characters, find_game(games, game));
    sum.shown.characters = static_cast<std::int32_t>(sum.characters.size());
    all.push_back(std::move(sum.shown));
  }
  std::ranges::sort(
      all, [](const auto& a, const auto& b) { return a.played != b.played ? a.played > b.played : a.game < b.game; });
  return all;
}

std::vector<protocol::Achievement> achievements_of(std::span<const SeatResult> results, const OfferedGames& games) {
  const std::vector<Played> played = read_deeds(results);
  std::vector<protocol::Achievement> all;
  for (const MarkRule& rule : kMarkRules) {
    if (!rule.game.empty() && find_game(games, rule.game) == nullptr) continue;
    protocol::Achievement shown;
    shown.id = rule.id;
    shown.game = rule.game;
    shown.name = Text{rule.name_en, rule.name_pl};
    shown.about = Text{rule.about_en, rule.about_pl};
    shown.needed = rule.needed;
    shown.have = std::min(rule.needed, rule.measure(played));
    all.push_back(std::move(shown));
  }
  return all;
}

}  // namespace kostka::server
