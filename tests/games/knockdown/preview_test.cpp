// What the rows of attacks promise comes true: with nobody blocking and every choice declined, the opponent has exactly
// the damage that the outcome told, or more where the text of the attack leaves something to choose.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "games/knockdown/rules.h"
#include "kernel/play/match.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

using kernel::ChanceStream;
using kernel::Document;
using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;
using kernel::Seat;

bool begins(const std::string& id, const char* word) { return id.starts_with(word); }

const Prompt& open_prompt(const Match& match) {
  const auto prompts = match.prompts();
  return *std::find_if(prompts.begin(), prompts.end(), [](const Prompt& p) { return !p.answered(); });
}

// The answer that does nothing, or else the first one.
std::uint32_t idle_answer(const Match& match, const Prompt& prompt) {
  for (std::uint32_t i = 0; i < prompt.count(); ++i) {
    const std::string id = match.option_id(prompt, i);
    for (const char* word : {"react:none", "block:none", "ko:no", "decline", "stay", "spend:0", "combo:end"}) {
      if (id == word) return i;
    }
  }
  return 0;
}

struct Hurt {
  int light = 0, heavy = 0;
};

Hurt cubes_of(const Match& match, Seat seat) {
  const auto& player = static_cast<const games::knockdown::Knockdown&>(match.table()).player(seat);
  return {player.light, player.heavy};
}

const games::knockdown::State& state_of(const Match& match) {
  return static_cast<const games::knockdown::Knockdown&>(match.table()).s;
}

// Plays the attack to its end in a copy: until its maker is asked for the next thing to do, or the turn is over.
// Nothing where the round ends with it, since then the cubes are gone.
std::optional<Hurt> dealt_by(const Match& match, Seat who, std::uint32_t option) {
  const auto copy = match.fork();
  const Seat other{1u - who.index()};
  const Hurt before = cubes_of(*copy, other);
  copy->answer(who, option);
  for (int n = 0; n < 60 && !copy->over(); ++n) {
    const Prompt& prompt = open_prompt(*copy);
    const std::string asked = copy->table().question_id(prompt.question);
    if (asked == "action" || asked == "combo") break;
    copy->answer(prompt.seat, idle_answer(*copy, prompt));
  }
  const Hurt after = cubes_of(*copy, other);
  if (copy->over() || state_of(*copy).round != state_of(match).round) return std::nullopt;
  return Hurt{after.light - before.light, after.heavy - before.heavy};
}

struct PreviewsCompared {
  int exact = 0, open = 0, specials = 0;
};

void compare_rows(const Match& match, PreviewsCompared& seen) {
  const Prompt& prompt = open_prompt(match);
  const Document view = match.view(kernel::Observer::seat(prompt.seat));
  const auto options = view["prompt"]["options"].items();
  for (std::uint32_t i = 0; i < options.size(); ++i) {
    const std::string& id = options[i]["id"].as_text();
    const bool special = begins(id, "special:");
    if (!special && !begins(id, "attack:")) continue;
    const Document& outcome = options[i]["outcome"];
    if (!outcome["in_range"].as_bool()) continue;
    const auto hurt = dealt_by(match, prompt.seat, i);
    if (!hurt) continue;
    const Hurt& dealt = *hurt;
    const auto light = static_cast<int>(outcome["light"].as_int()), heavy = static_cast<int>(outcome["heavy"].as_int());
    if (!outcome["more"].is_null()) {
      EXPECT_GE(dealt.light + 2 * dealt.heavy, light + 2 * heavy) << id;
      ++seen.open;
      continue;
    }
    EXPECT_EQ(dealt.light, light) << id;
    EXPECT_EQ(dealt.heavy, heavy) << id;
    ++seen.exact;
    seen.specials += special ? 1 : 0;
  }
}

TEST(KnockdownPreview, TellsTheDamageThatIsDealt) {
  PreviewsCompared seen;
  for (const auto& game : all_games()) {
    if (game->info().id != "knockdown") continue;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Match match(*game, standard_setup(game->info()), key_from_seed(seed), kernel::Keep::inputs);
      ChanceStream stream(key_from_seed(seed, 1));
      for (int n = 0; n < 250 && !match.over(); ++n) {
        const Prompt& prompt = open_prompt(match);
        compare_rows(match, seen);
        match.answer(prompt.seat, stream.below(prompt.count()));
      }
    }
  }
  EXPECT_GT(seen.exact, 100);
  EXPECT_GT(seen.open, 0);
  EXPECT_GT(seen.specials, 20);
}

// While a special attack is paid for, its damage is still to come: the panel of the attack tells it.
TEST(KnockdownPreview, TellsTheDamageWhileItIsPaidFor) {
  int paid = 0;
  for (const auto& game : all_games()) {
    if (game->info().id != "knockdown") continue;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Match match(*game, standard_setup(game->info()), key_from_seed(seed), kernel::Keep::inputs);
      ChanceStream stream(key_from_seed(seed, 1));
      for (int n = 0; n < 250 && !match.over(); ++n) {
        const Prompt& prompt = open_prompt(match);
        const auto& table = static_cast<const games::knockdown::Knockdown&>(match.table());
        if (match.table().question_id(prompt.question) == "payment" && table.attack_course != nullptr) {
          const Document attack = match.view(kernel::Observer::spectator())["table"]["attack"];
          const auto& pool = table.attack_course->attack.pool;
          EXPECT_EQ(attack["light"].as_int(), pool.light);
          EXPECT_EQ(attack["heavy"].as_int(), pool.heavy);
          paid += pool.light + pool.heavy;
        }
        match.answer(prompt.seat, stream.below(prompt.count()));
      }
    }
  }
  EXPECT_GT(paid, 0);
}

}  // namespace
}  // namespace kostka::tests
