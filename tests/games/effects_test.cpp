// Every option says what it does or what is at stake, before it is chosen: all options of many matches are looked at,
// those that were offered and in every combination of the box's switches.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "kernel/data/document.h"
#include "kernel/play/match.h"
#include "tests/battery/random_play.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

using kernel::ChanceStream;
using kernel::Document;
using kernel::key_from_seed;
using kernel::Match;
using kernel::Observer;

constexpr int kMatches = 24;
constexpr int kMostAnswers = 1500;

// Labels that need no more words, by what their id begins with.
const std::map<std::string, std::set<std::string>, std::less<>> kSelfEvident = {
    {"karak", {"end"}},
    {"knockdown", {"tower", "press", "part"}},
    {"nemesis", {"part"}},
    {"relic", {"part", "pass", "roll", "text"}},
    {"relic-nemesis", {"part", "pass", "roll", "take", "text"}},
};

bool is_self_evident(std::string_view game, const std::string& id) {
  const auto& words = kSelfEvident.find(game)->second;
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return id.starts_with(word); });
}

// The numbers of a row: damage, goods, a chance, a distance.
bool has_numbers(const Document& outcome) {
  return std::any_of(outcome.entries().begin(), outcome.entries().end(), [](const auto& entry) {
    if (entry.key == "says" || entry.value.is_null()) return false;
    return !entry.value.is_list() || !entry.value.items().empty();
  });
}

bool says_something(const Document& outcome) {
  const Document& says = outcome["says"];
  return !says["effect"].is_null() || !says["won"].is_null() || !says["lost"].is_null() || has_numbers(outcome);
}

void look_at_options(const Match& match, kernel::Seat seat, std::string_view game,
                     std::map<std::string, std::string>& silent, std::set<std::string>& kinds) {
  const Document view = match.view(Observer::seat(seat));
  const Document& prompt = view["prompt"];
  if (prompt.is_null()) return;
  for (const Document& option : prompt["options"].items()) {
    const std::string id = option["id"].as_text();
    kinds.insert(id.substr(0, id.find(':')));
    if (is_self_evident(game, id) || says_something(option["outcome"])) continue;
    silent.emplace(prompt["kind"].as_text() + " " + id.substr(0, id.find(':')), option["label"]["en"].as_text());
  }
}

void sweep(const kernel::Game& game, std::uint64_t seed, std::map<std::string, std::string>& silent,
           std::set<std::string>& kinds) {
  ChanceStream stream(key_from_seed(seed, 5));
  Match match(game, random_setup(game, stream), key_from_seed(seed), kernel::Keep::inputs_and_events);
  match.explain(true);
  for (int n = 0; n < kMostAnswers && !match.over() && !match.fault(); ++n) {
    const Answer answer = random_answer(match, stream);
    look_at_options(match, answer.seat, game.info().id, silent, kinds);
    const kernel::Prompt* prompt = match.prompt_of(answer.seat);
    const auto habit = n % 4 != 0 ? match.table().habit(*prompt, stream) : std::nullopt;
    match.answer(answer.seat, habit ? *habit : answer.option);
  }
}

TEST(Effects, AreSaidOfEveryOption) {
  int games = 0;
  for (const auto& game : all_games()) {
    if (!kSelfEvident.contains(game->info().id)) continue;
    ++games;
    std::map<std::string, std::string> silent;
    std::set<std::string> kinds;
    for (int seed = 1; seed <= kMatches; ++seed) sweep(*game, static_cast<std::uint64_t>(seed), silent, kinds);
    EXPECT_GT(kinds.size(), 20u) << game->info().id << " was hardly played";
    std::string all;
    for (const auto& [where, label] : silent) all.append(where).append(": ").append(label).append("\n");
    EXPECT_EQ(all, "") << game->info().id << " says nothing of these";
  }
  EXPECT_EQ(games, 5);
}

// A text as people read it: views hold no-break spaces.
std::string without_ties(std::string text) {
  for (std::size_t at = text.find("\u00a0"); at != std::string::npos; at = text.find("\u00a0", at + 1)) {
    text.replace(at, 2, " ");
  }
  return text;
}

// A skill is chosen by its place among those dealt, and read by its own text.
TEST(Effects, OfSkillsAreThoseOfTheCard) {
  int seen = 0;
  for (const auto& game : all_games()) {
    if (game->info().id != "knockdown") continue;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Match match(*game, standard_setup(game->info()), key_from_seed(seed), kernel::Keep::inputs_and_events);
      match.explain(true);
      for (int n = 0; n < 8 && !match.over(); ++n) {
        for (const kernel::Prompt& prompt : match.prompts()) {
          if (prompt.answered()) continue;
          const Document view = match.view(Observer::seat(prompt.seat));
          if (view["prompt"].is_null()) continue;
          for (const Document& option : view["prompt"]["options"].items()) {
            const std::string id = option["id"].as_text();
            if (!id.starts_with("keep:") && !id.starts_with("show:")) continue;
            const auto item = game->item(id.substr(5));
            ASSERT_TRUE(item) << id;
            const std::string said = without_ties(option["outcome"]["says"]["effect"]["en"].as_text());
            EXPECT_TRUE(said.ends_with(without_ties(item->lines.back().en))) << id << ": " << said;
            ++seen;
          }
        }
        const auto prompts = match.prompts();
        const auto open = std::find_if(prompts.begin(), prompts.end(), [](const auto& p) { return !p.answered(); });
        if (open == prompts.end()) break;
        match.answer(open->seat, 0);
      }
    }
  }
  EXPECT_GT(seen, 20);
}

}  // namespace
}  // namespace kostka::tests
