// How good a position looks for one of the two players: for bots that look a turn ahead.
#include <algorithm>
#include <array>

#include "games/knockdown/features.h"
#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

// Points of one player's side alone. Strain hurts more the likelier it makes a failed test; a card in hand is worth
// about a light cube, because it pays for one later.
int side(const Knockdown& g, Seat who) {
  const Player& p = g.player(who);
  const int s = strain(g, who);
  int points = 600 * p.victories - 10 * s - failing_throws(s);
  for (const CardId card : p.hand) {
    const Symbol symbol = g.card(card).symbol;
    points += symbol == Symbol::BL ? 11 : symbol == Symbol::DA ? 8 : 9;
  }
  points += 4 * p.tokens - (p.pinned ? 5 : 0);
  return points;
}

}  // namespace

int Knockdown::judge(Seat seat) const {
  if (s.phase < Phase::starting_picks) return 0;
  return side(*this, seat) - side(*this, opponent_of(seat));
}

// ---- for a learned judgement (features.h) ----------------------------------------------------------------------

namespace {

// In the order of named_features().
struct Named {
  enum Number : std::size_t {
    kTurn,
    kVictories,
    kStrain,
    kRisk,
    kLight,
    kHeavy,
    kHand,
    kBlocks,
    kDamage,
    kTokens,
    kPinned,
    kSkills,
    kUnusedSkills,
    kMatchPoint,
    kFeatures
  };
};

}  // namespace

std::span<const kernel::Feature> named_features() {
  static const std::array<kernel::Feature, Named::kFeatures> all = {{
      {"turn", {"to move", "ruch"}},
      {"victories", {"rounds won", "wygrane rundy"}},
      {"strain", {"Strain", "Osłabienie"}},
      {"risk", {"risk of a knockdown", "ryzyko nokautu"}},
      {"light", {"light damage", "obrażenia lekkie"}},
      {"heavy", {"heavy damage", "obrażenia ciężkie"}},
      {"hand", {"cards in hand", "karty na ręce"}},
      {"blocks", {"blocks in hand", "bloki na ręce"}, false},
      {"attacks", {"damage cards in hand", "karty Obrażeń na ręce"}, false},
      {"tokens", {"tokens", "żetony"}},
      {"pinned", {"pinned", "przygwożdżenie"}},
      {"skills", {"skills", "umiejętności"}},
      {"unused-skills", {"unused skills", "niewykorzystane umiejętności"}},
      {"match-point", {"one round from victory", "runda od zwycięstwa"}},
  }};
  return all;
}

float progress_of(const Knockdown& g) {
  const int most = std::max(g.s.players[0].victories, g.s.players[1].victories);
  const int strained = std::max(strain(g, Seat{0u}), strain(g, Seat{1u}));
  const float round = std::min(1.0f, static_cast<float>(strained) / 14.0f);
  return std::clamp((static_cast<float>(most) + round) / static_cast<float>(kRoundsToWin), 0.0f, 1.0f);
}

void look_at(const Knockdown& g, Seat seat, std::span<float> numbers) {
  std::fill(numbers.begin(), numbers.end(), 0.0f);
  if (g.s.phase < Phase::starting_picks) return;
  const Player& p = g.player(seat);
  const int strained = strain(g, seat);
  const auto count = [&](Named::Number which, int n, float unit) { numbers[which] = static_cast<float>(n) / unit; };
  int blocks = 0, damage = 0, up = 0, unused = 0;
  for (const CardId id : p.hand) {
    const Symbol symbol = g.card(id).symbol;
    blocks += symbol == Symbol::BL ? 1 : 0;
    damage += symbol == Symbol::DA ? 1 : 0;
  }
  if (p.first_up && p.first_kept.valid()) {
    ++up;
    unused += p.first_used_this_round ? 0 : 1;
  }
  if (p.second_up && p.second_kept.valid()) {
    ++up;
    unused += p.second_used_this_round ? 0 : 1;
  }
  count(Named::kTurn, g.s.active == seat ? 1 : 0, 1);
  count(Named::kVictories, p.victories, 1);
  count(Named::kStrain, strained, 10);
  count(Named::kRisk, failing_throws(strained), 108);
  count(Named::kLight, p.light, 6);
  count(Named::kHeavy, p.heavy, 4);
  count(Named::kHand, static_cast<int>(p.hand.size()), 4);
  count(Named::kBlocks, blocks, 2);
  count(Named::kDamage, damage, 2);
  count(Named::kTokens, p.tokens, 2);
  count(Named::kPinned, p.pinned ? 1 : 0, 1);
  count(Named::kSkills, up, 1);
  count(Named::kUnusedSkills, unused, 1);
  count(Named::kMatchPoint, p.victories + 1 == kRoundsToWin ? failing_throws(strain(g, g.opponent_of(seat))) : 0, 108);
}

}  // namespace kostka::games::knockdown
