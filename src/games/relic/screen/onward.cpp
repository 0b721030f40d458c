#include "games/relic/screen/onward.h"

#include <algorithm>
#include <array>
#include <utility>

#include "games/relic/content/nouns.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::Onward;
using kernel::say;
using kernel::Text;

constexpr int kPointsOfLevel = 6;  // REL-XP-03

// The cards, as numbers in the list, whose points reach `needed` with the least beyond it, and of these the fewest;
// empty if all together do not reach it.
std::vector<std::size_t> least_of(const std::vector<int>& points, int needed) {
  int all = 0;
  for (const int p : points) all += p;
  if (all < needed) return {};
  // For each sum the fewest cards that make it.
  std::vector<std::vector<std::size_t>> makes(static_cast<std::size_t>(all) + 1);
  std::vector<bool> made(makes.size());
  made[0] = true;
  for (std::size_t card = 0; card < points.size(); ++card) {
    for (std::size_t sum = makes.size(); sum-- > static_cast<std::size_t>(points[card]);) {
      const std::size_t from = sum - static_cast<std::size_t>(points[card]);
      if (!made[from] || (made[sum] && makes[sum].size() <= makes[from].size() + 1)) continue;
      made[sum] = true;
      makes[sum] = makes[from];
      makes[sum].push_back(card);
    }
  }
  auto sum = static_cast<std::size_t>(needed);
  while (!made[sum]) ++sum;
  return makes[sum];
}

// What so many levels are from here on (REL-LEVEL-02, RNE-EXP-07).
Text reward_of(const Relic& g, Seat who, int levels) {
  const int level = g.player(who).level, highest = g.is_nemesis(who) ? kHighestNemesisLevel : kHighestLevel;
  const int gained = std::min(levels, highest - level), beyond = levels - gained;
  Text up = say("{0} {0|level|levels}", "{0} {0|poziom|poziomy|poziomów}", {gained});
  if (beyond == 0) return up;
  const Text more = g.is_nemesis(who) ? say("{0} infamy", "{0} niesławy", {beyond})
                                      : say("{0} completed {0|mission|missions}",
                                            "{0} {0|ukończona misja|ukończone misje|ukończonych misji}", {beyond});
  return gained == 0 ? more : say("{0}, {1}", "{0}, {1}", {up, more});
}

Onward way_of(const Relic& g, Seat who, int spent, const std::vector<std::size_t>& cards) {
  const auto& trophies = g.player(who).trophies;
  Onward way;
  way.final = true;  // a level may draw cards
  std::vector<Text> names;
  int points = spent;
  for (const std::size_t card : cards) {
    const Option option{static_cast<std::uint16_t>(Answer::spend),
                        g.card(trophies[card]).value,
                        {object(Kind::trophy, trophies[card].index(), who), Object{}}};
    way.answers.push_back(g.option_id(option));
    names.push_back(g.card(trophies[card]).name);
    points += g.card(trophies[card]).value;
  }
  const int levels = points / kPointsOfLevel - spent / kPointsOfLevel;
  way.label = say("Spend {0}", "Wydaj: {0}", {kernel::join_and(names)});
  way.effect = reward_of(g, who, levels);
  // REL-XP-04
  if (const int lost = points % kPointsOfLevel; lost > 0) {
    way.effect =
        say("{0}; {1} more {1|point|points} spent", "{0}; {1} {1|punkt|punkty|punktów} ponad to", {*way.effect, lost});
  }
  return way;
}

}  // namespace

std::vector<Onward> ways_to_spend(const Relic& g, Seat who, int spent) {
  std::vector<int> points;
  int all = spent % kPointsOfLevel;
  for (const CardId card : g.player(who).trophies) {
    points.push_back(g.card(card).value);
    all += g.card(card).value;
  }
  std::vector<Onward> ways;
  const int most = all / kPointsOfLevel;
  for (int levels = 1; levels <= most; levels += std::max(1, most - 1)) {
    const auto cards = least_of(points, levels * kPointsOfLevel - spent % kPointsOfLevel);
    // A single card is a row already.
    if (cards.size() > 1) ways.push_back(way_of(g, who, spent, cards));
  }
  return ways;
}

}  // namespace kostka::games::relic
