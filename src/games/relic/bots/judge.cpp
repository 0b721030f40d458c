// How good a position looks for one player: for bots that look a turn ahead.
#include <algorithm>
#include <array>

#include "games/relic/bots/features.h"
#include "games/relic/bots/worth.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// Steps from here to the place where the next goal lies: cross into the middle, reach the Guardian, walk the arrow.
int progress(const Relic& g, Seat who) {
  const Player& p = g.player(who);
  const Space& here = g.space_of(who);
  const bool relic = g.relics(who) > 0;
  switch (here.sector) {
    case Sector::centre: return 900;
    case Sector::inner: return 400 + 50 * static_cast<int>(p.space.index() - g.catalogue.rift.index());
    case Sector::middle: {
      if (!relic) return p.level >= 3 ? 40 : 10;
      int steps = 0;
      for (SpaceId at = p.space; g.catalogue.space(at).box_to != g.catalogue.rift && steps < 16; ++steps) {
        at = g.catalogue.space(at).clockwise;
      }
      return 160 - 8 * std::min(steps, 16 - steps);
    }
    case Sector::outer: return 0;
  }
  return 0;
}

// RNE-WIN-01: 25 infamy are as good as a won confrontation.
int nemesis_side(const Relic& g, Seat who) {
  const Player& p = g.player(who);
  // RNE-VANQ-03: with one Life left half of the infamy is at stake.
  int points = (p.life > 1 ? 60 : 50) * p.infamy + 40 * p.level + 20 * p.life;
  for (const int dial : p.attributes) points += 20 * dial;
  for (const CardId trophy : p.trophies) points += 8 * g.card(trophy).value;
  return points + 14 * static_cast<int>(p.powers.size()) + 18 * static_cast<int>(p.assets.size());
}

int side(const Relic& g, Seat who) {
  if (g.is_nemesis(who)) return nemesis_side(g, who);
  const Player& p = g.player(who);
  if (p.out) return -2000;
  int points = 60 * p.level + progress(g, who);
  for (const int dial : p.attributes) points += 14 * dial;
  points += 12 * *std::max_element(p.attributes.begin(), p.attributes.end());
  points += p.life >= 4 ? 60 + 6 * p.life : 20 * p.life;
  points += 7 * std::min<int>(p.influence, 10);
  points += 14 * static_cast<int>(std::min<std::size_t>(p.powers.size(), 5));
  const int missions = static_cast<int>(p.completed.size() + p.unseen.size());
  const int relics = g.relics(who);
  points += relics == 0 ? 70 * std::min(missions, 3) + 10 * missions : 25 * missions;
  points += 260 * std::min(relics, 1) + 110 * std::max(0, relics - 1);
  for (const int done : p.mission.progress) points += 12 * done;
  int value = 0;
  for (const CardId trophy : p.trophies) value += g.card(trophy).value;
  points += 8 * value;
  for (const CardInPlay& asset : p.assets) points += 18 + 3 * asset.charges;
  if (is_apostate(g, who)) points -= 8;  // RNE-DUEL-03: others may challenge
  const int corruption = static_cast<int>(p.corruption.size());
  const int room = corruption_threshold(g, who) - corruption;
  points -= 16 * corruption + (room <= 1 ? 160 : room == 2 ? 60 : 0);
  points += 350 * tokens_of(g, who);
  points += 10 * p.move_bonus - (p.on_side ? 60 : 0);
  return points;
}

// RNE-WIN-01, RNE-VANQ-03: how near a nemesis has come to winning, for those who race against it; wounds bring it
// nearer to losing half of its infamy.
int menace(const Relic& g, Seat nemesis) {
  const Player& p = g.player(nemesis);
  const int infamy = 10 * p.infamy + 20 * std::max(0, p.infamy - 12);
  return infamy - (p.life <= 2 ? infamy / (2 + 2 * p.life) : 0);
}

}  // namespace

int Relic::judge(Seat seat) const {
  if (s.phase < Phase::movement) return 0;
  int best = -3000, team = 0;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (Seat{i} == seat) continue;
    // RNE-SCN-25: whichever of them is first wins for the team, so what a teammate has is half one's own.
    if (are_teammates(*this, seat, Seat{i})) {
      team = std::max(team, 2 * side(*this, Seat{i}));
    } else {
      best = std::max(best, side(*this, Seat{i}));
    }
  }
  int points = 4 * side(*this, seat) + team - best;
  if (is_nemesis(seat)) return points;
  for (const Seat nemesis : nemeses()) {
    if (may_battle(*this, nemesis, seat)) points -= 2 * menace(*this, nemesis);
  }
  return points;
}

// ---- for a learned judgement (features.h) ----------------------------------------------------------------------

namespace {

// In the order of named_features().
struct Named {
  enum Number : std::size_t {
    kTurn,
    kLevel,
    kStrength,
    kWillpower,
    kCunning,
    kBestArms,
    kLife,
    kWeak,
    kInfluence,
    kPowers,
    kPowerNumbers,
    kTrophies,
    kMissions,
    kProgress,
    kRelic,
    kMoreRelics,
    kAssets,
    kCharges,
    kCorruption,
    kBrink,
    kOnSide,
    kOut,
    kMiddle,
    kNearRift,
    kInner,
    kCentre,
    kTokens,
    kApostate,
    kNemesis,
    kInfamy,
    kMuchInfamy,
    kNemesisLevel,
    kNemesisLife,
    kMight,
    kArsenal,
    kAgents,
    kFeatures
  };
};

using Numbers = std::span<float>;

void count(Numbers numbers, Named::Number which, int n, float unit) { numbers[which] = static_cast<float>(n) / unit; }

int trophy_points(const Relic& g, const Player& p) {
  int value = 0;
  for (const CardId trophy : p.trophies) value += g.card(trophy).value;
  return value;
}

// Steps to the Warp Rift for one who holds a relic, at most eight.
int steps_to_rift(const Relic& g, const Player& p) {
  int steps = 0;
  for (SpaceId at = p.space; g.catalogue.space(at).box_to != g.catalogue.rift && steps < 16; ++steps) {
    at = g.catalogue.space(at).clockwise;
  }
  return std::min(steps, 16 - steps);
}

void place_of(const Relic& g, Seat who, Numbers numbers) {
  const Player& p = g.player(who);
  if (!p.space.valid()) return;
  switch (g.space_of(who).sector) {
    case Sector::centre: numbers[Named::kCentre] = 1; break;
    case Sector::inner:
      numbers[Named::kInner] = 1 + static_cast<float>(p.space.index() - g.catalogue.rift.index()) / 4.0f;
      break;
    case Sector::middle:
      numbers[Named::kMiddle] = 1;
      if (g.relics(who) > 0) count(numbers, Named::kNearRift, 8 - steps_to_rift(g, p), 8);
      break;
    case Sector::outer: break;
  }
}

// RNE-NEM: a seat that leads a nemesis.
void of_nemesis(const Relic& g, Seat who, Numbers numbers) {
  const Player& p = g.player(who);
  numbers[Named::kNemesis] = 1;
  count(numbers, Named::kInfamy, p.infamy, 10);
  count(numbers, Named::kMuchInfamy, std::max(0, p.infamy - 14), 5);
  count(numbers, Named::kNemesisLevel, p.level, 4);
  count(numbers, Named::kNemesisLife, p.life, 4);
  count(numbers, Named::kMight, static_cast<int>(p.powers.size()), 3);
  count(numbers, Named::kArsenal, static_cast<int>(p.assets.size()), 2);
  count(numbers, Named::kAgents, trophy_points(g, p), 6);
}

void of_missions(const Relic& g, Seat who, Numbers numbers) {
  const Player& p = g.player(who);
  const int missions = static_cast<int>(p.completed.size() + p.unseen.size());
  const int relics = g.relics(who);
  count(numbers, Named::kMissions, std::min(missions, 3), 2);
  int done = 0;
  for (const int progress : p.mission.progress) done += progress;
  count(numbers, Named::kProgress, std::min(done, 4), 2);
  count(numbers, Named::kRelic, std::min(relics, 1), 1);
  count(numbers, Named::kMoreRelics, std::min(std::max(0, relics - 1), 3), 1);
}

void of_body(const Relic& g, Seat who, Numbers numbers) {
  const Player& p = g.player(who);
  const int corruption = static_cast<int>(p.corruption.size());
  const int room = corruption_threshold(g, who) - corruption;
  count(numbers, Named::kLevel, p.level, 4);
  count(numbers, Named::kStrength, p.attributes[0], 4);
  count(numbers, Named::kWillpower, p.attributes[1], 4);
  count(numbers, Named::kCunning, p.attributes[2], 4);
  int arms = 0;
  for (const What form : {What::strength, What::willpower, What::cunning}) {
    arms = std::max(arms, battle_strength(g, who, form));
  }
  count(numbers, Named::kBestArms, arms, 5);
  count(numbers, Named::kLife, p.life, 4);
  numbers[Named::kWeak] = p.life <= 2 ? 1.0f : 0.0f;
  count(numbers, Named::kInfluence, std::min<int>(p.influence, 12), 5);
  count(numbers, Named::kCorruption, corruption, 3);
  numbers[Named::kBrink] = room <= 1 ? 1.0f : room == 2 ? 0.4f : 0.0f;
}

void of_things(const Relic& g, Seat who, Numbers numbers) {
  const Player& p = g.player(who);
  int number_sum = 0, charges = 0;
  for (const CardId card : p.powers) number_sum += g.card(card).number;
  for (const CardInPlay& asset : p.assets) charges += asset.charges;
  count(numbers, Named::kPowers, std::min<int>(static_cast<int>(p.powers.size()), 6), 3);
  count(numbers, Named::kPowerNumbers, number_sum, 10);
  count(numbers, Named::kTrophies, trophy_points(g, p), 6);
  count(numbers, Named::kAssets, static_cast<int>(p.assets.size()), 3);
  count(numbers, Named::kCharges, charges, 4);
}

float way_of(const Relic& g, Seat who) {
  const Player& p = g.player(who);
  if (g.is_nemesis(who)) return static_cast<float>(p.infamy) / 25.0f;
  if (p.out || !p.space.valid()) return 0;
  switch (g.space_of(who).sector) {
    case Sector::centre: return 1.0f;
    case Sector::inner: return 0.85f;
    default: break;
  }
  const int missions = static_cast<int>(p.completed.size() + p.unseen.size());
  const float earned = 0.08f * static_cast<float>(std::min(missions, 3)) + (g.relics(who) > 0 ? 0.3f : 0.0f);
  return std::min(0.8f, earned + 0.06f * static_cast<float>(p.level));
}

}  // namespace

std::span<const kernel::Feature> named_features() {
  static const std::array<kernel::Feature, Named::kFeatures> all = {{
      {"turn", {"to move", "ruch"}},
      {"level", {"level", "poziom"}},
      {"strength", {"Strength", "Siła"}},
      {"willpower", {"Willpower", "Siła Woli"}},
      {"cunning", {"Cunning", "Spryt"}},
      {"arms", {"strength in battle", "siła w walce"}},
      {"life", {"Life", "Życie"}},
      {"weak", {"Life at risk", "zagrożone Życie"}},
      {"influence", {"influence", "wpływy"}},
      {"powers", {"Power cards", "karty Mocy"}},
      {"power-numbers", {"numbers of Power cards", "liczby na kartach Mocy"}, false},
      {"trophies", {"trophies", "trofea"}},
      {"missions", {"completed missions", "ukończone misje"}},
      {"mission", {"progress of the mission", "postęp misji"}},
      {"relic", {"relic", "relikwia"}},
      {"more-relics", {"more relics", "kolejne relikwie"}},
      {"assets", {"assets", "zasoby"}},
      {"charges", {"charges", "ładunki"}},
      {"corruption", {"Corruption", "Spaczenie"}},
      {"brink", {"about to be corrupted", "groźba spaczenia"}},
      {"on-side", {"lost turn", "strata tury"}},
      {"out", {"out of the match", "odpadnięcie z gry"}},
      {"middle", {"middle sector", "środkowy sektor"}},
      {"near-rift", {"way to the Warp Rift", "droga do Szczeliny w Osnowie"}},
      {"inner", {"inner sector", "wewnętrzny sektor"}},
      {"centre", {"the end of the way", "koniec drogi"}},
      {"tokens", {"tokens on the sheet", "żetony na arkuszu"}},
      {"apostate", {"Apostate", "Apostata"}},
      {"nemesis", {"leading a nemesis", "gra nemezis"}},
      {"infamy", {"infamy", "niesława"}},
      {"much-infamy", {"close to 25 infamy", "bliskość 25 niesławy"}},
      {"nemesis-level", {"level of the nemesis", "poziom nemezis"}},
      {"nemesis-life", {"Life of the nemesis", "Życie nemezis"}},
      {"might", {"Might cards", "karty Potęgi"}},
      {"arsenal", {"arsenal", "arsenał"}},
      {"agents", {"beaten agents", "pokonani agenci"}},
  }};
  return all;
}

float progress_of(const Relic& g) {
  if (g.s.phase < Phase::movement) return 0;
  float most = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) most = std::max(most, way_of(g, Seat{i}));
  return std::clamp(most, 0.0f, 1.0f);
}

std::uint8_t allies_of(const Relic& g, Seat seat) {
  std::uint8_t side = static_cast<std::uint8_t>(1u << seat.index());
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    // RNE-SCN-25: whoever of a team is first wins for the team.
    if (Seat{i} != seat && are_teammates(g, seat, Seat{i})) side = static_cast<std::uint8_t>(side | 1u << i);
  }
  return side;
}

void look_at(const Relic& g, Seat seat, std::span<float> numbers) {
  std::fill(numbers.begin(), numbers.end(), 0.0f);
  if (g.s.phase < Phase::movement) return;
  numbers[Named::kTurn] = g.s.active == seat ? 1.0f : 0.0f;
  if (g.is_nemesis(seat)) {
    of_nemesis(g, seat, numbers);
    return;
  }
  const Player& p = g.player(seat);
  if (p.out) {
    numbers[Named::kOut] = 1;
    return;
  }
  of_body(g, seat, numbers);
  of_things(g, seat, numbers);
  of_missions(g, seat, numbers);
  place_of(g, seat, numbers);
  numbers[Named::kOnSide] = p.on_side ? 1.0f : 0.0f;
  count(numbers, Named::kTokens, tokens_of(g, seat), 1);
  numbers[Named::kApostate] = is_apostate(g, seat) ? 1.0f : 0.0f;
}

}  // namespace kostka::games::relic
