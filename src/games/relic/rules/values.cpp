// Dials, influence and levels (REL-ATTR, REL-INF, REL-LEVEL).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

constexpr int kHighestDial = 12, kLowestDial = 1;  // REL-ATTR-03, REL-ATTR-04
constexpr int kInfluenceOfReward = 2;              // REL-LEVEL-04

// RNE-EXP-10: the symbols that both kinds of sheets have mean the same.
Task<> take_reward(Relic& g, Seat who, Reward reward) {
  switch (reward) {
    case Reward::S: gain_attribute(g, who, What::strength, 1, "REL-LEVEL-04"_clause); break;
    case Reward::W: gain_attribute(g, who, What::willpower, 1, "REL-LEVEL-04"_clause); break;
    case Reward::C: gain_attribute(g, who, What::cunning, 1, "REL-LEVEL-04"_clause); break;
    case Reward::A: {
      const What attribute = co_await which_attribute(g, who, "REL-LEVEL-04"_clause);
      gain_attribute(g, who, attribute, 1, "REL-LEVEL-04"_clause);
      break;
    }
    case Reward::L: gain_life(g, who, 1, "REL-LEVEL-04"_clause); break;
    case Reward::P: co_await draw_powers(g, who, 1, "REL-LEVEL-04"_clause); break;
    case Reward::I: gain_influence(g, who, kInfluenceOfReward, "REL-LEVEL-04"_clause); break;
    case Reward::M: co_await gain_completed_mission(g, who, "REL-LEVEL-04"_clause); break;
    case Reward::X: {
      Cause cause;
      cause.actor = cause.owner = cause.whose = who;
      cause.source = g.sheet_of(who);
      cause.window = Window::gain_level;
      co_await resolve(g, g.is_nemesis(who) ? g.nemesis(who).special : g.character(who).special, cause);
      break;
    }
    case Reward::N: co_await draw_and_resolve_nemesis_card(g, who, "RNE-EXP-08"_clause); break;
    case Reward::F: co_await gain_infamy(g, who, 1, "RNE-EXP-09"_clause); break;
  }
}

}  // namespace

// REL-ATTR-08: the bonuses of cards are elsewhere.
void gain_attribute(Relic& g, Seat who, What attribute, int n, Clause clause) {
  if (g.is_nemesis(who) && attribute != g.nemesis(who).attribute) return;  // RNE-NEM-07
  auto& dial = g.player(who).attributes[static_cast<std::size_t>(attribute)];
  const int before = dial;
  // REL-ATTR-05: as far as the limits.
  dial = static_cast<std::int8_t>(std::clamp(before + n, kLowestDial, kHighestDial));
  if (dial == before) return;
  if (dial > before) {
    g.tell(clause, told::Gained{.who = who, .what = attribute_object(attribute), .count = dial - before});
  } else {
    g.tell(clause, told::Lost{.who = who, .what = attribute_object(attribute), .count = before - dial});
  }
}

// REL-INF-02: from the supply, which has no end (REL-COMP-11).
void gain_influence(Relic& g, Seat who, int n, Clause clause) {
  if (n <= 0 || g.is_nemesis(who)) return;  // RNE-SET-18
  // REL-INF-04: the number here is beyond any game.
  auto& influence = g.player(who).influence;
  influence = static_cast<std::int16_t>(std::min(9'999, influence + n));
  g.tell(clause, told::Gained{.who = who, .what = attribute_object(What::influence), .count = n});
}

// REL-INF-03: as much as there is.
void lose_influence(Relic& g, Seat who, int n, Clause clause) {
  auto& influence = g.player(who).influence;
  const int lost = std::min<int>(n, influence);
  if (lost <= 0) return;
  influence = static_cast<std::int16_t>(influence - lost);
  g.tell(clause, told::Lost{.who = who, .what = attribute_object(What::influence), .count = lost});
}

// REL-ATTR-06
void gain_life(Relic& g, Seat who, int n, Clause clause) {
  auto& life = g.player(who).life;
  const int before = life;
  life = static_cast<std::int8_t>(std::min(before + n, kHighestDial));
  if (life > before)
    g.tell(clause, told::Gained{.who = who, .what = attribute_object(What::life), .count = life - before});
}

// REL-ATTR-07: abilities may lessen the loss first; at 0 the player is vanquished at once.
Task<> lose_life(Relic& g, Seat who, int n, Clause clause) {
  if (n <= 0) co_return;
  {
    Occasion occasion(g.occasion);
    co_await open_window(g, who, Window::life_loss, occasion);
    n -= occasion.prevented;
  }
  if (n <= 0) co_return;
  co_await pay_life(g, who, n, clause);
}

Task<> pay_life(Relic& g, Seat who, int n, Clause clause) {
  auto& life = g.player(who).life;
  const int lost = std::min<int>(n, life);
  life = static_cast<std::int8_t>(life - lost);
  g.life_lost = static_cast<std::uint16_t>(g.life_lost + lost);
  g.tell(clause, told::Lost{.who = who, .what = attribute_object(What::life), .count = lost});
  if (life == 0) co_await vanquish(g, who);
}

// REL-LEVEL-03: one at a time. REL-LEVEL-07: at whatever time.
Task<> gain_level(Relic& g, Seat who, Clause clause) {
  Player& p = g.player(who);
  // RNE-EXP-07: a level beyond the last gives infamy.
  if (g.is_nemesis(who) && p.level == kHighestNemesisLevel) {
    co_await gain_infamy(g, who, 1, "RNE-EXP-07"_clause);
    co_return;
  }
  // REL-LEVEL-02
  if (p.level == kHighestLevel) {
    co_await gain_completed_mission(g, who, "REL-LEVEL-02"_clause);
    co_return;
  }
  ++p.level;
  g.tell(clause, told::Level{.who = who, .level = p.level});
  // REL-LEVEL-05, RNE-EXP-06
  const auto level = static_cast<std::size_t>(p.level);
  const auto& column = g.is_nemesis(who) ? g.nemesis(who).levels[level] : g.character(who).levels[level];
  // REL-LEVEL-01, RNE-EXP-13
  for (const Reward reward : column) co_await take_reward(g, who, reward);
  co_await resolve_due_imperium(g, who);
  co_await open_window(g, who, Window::gain_level);
  co_await complete_missions(g);
}

// REL-MISSION-07: face down, unseen, without its reward.
Task<> gain_completed_mission(Relic& g, Seat who, Clause clause) {
  if (g.is_nemesis(who)) co_return;  // RNE-SET-18
  const CardId card = co_await draw_card(g, Deck::mission, clause);
  if (!card.valid()) co_return;
  g.player(who).unseen.insert_sorted(card);
  g.tell(clause, told::MissionGained{who});
}

}  // namespace kostka::games::relic
