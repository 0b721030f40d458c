// What teammates who meet hand to each other on Shoulder to Shoulder (RNE-SCN-16).
#include <algorithm>

#include "games/relic/bots/worth.h"

namespace kostka::games::relic {
namespace {

constexpr std::array kForms = {What::strength, What::willpower, What::cunning};
constexpr int kClearlyAhead = 90;  // a level and a half
constexpr int kPointOfBattle = 14, kLostPoint = 6, kSparePower = 5;

int strongest(const Relic& g, Seat who) {
  int most = 0;
  for (const What form : kForms) most = std::max(most, battle_strength(g, who, form));
  return most;
}

// How near somebody is to winning a battle on the scenario space.
int nearness(const Relic& g, Seat who) {
  const Player& p = g.player(who);
  return 60 * p.level + 20 * strongest(g, who) + 200 * std::min(1, g.relics(who)) + (g.deep_inside(who) ? 1000 : 0);
}

// What a weapon or an armour adds to the best one of its kind; other assets work beside each other.
int improvement(const Relic& g, Seat who, const Card& card, What form) {
  const int bonus = arms_bonus(g, card, form);
  const TraitId kind = card.has(g.catalogue.weapon)   ? g.catalogue.weapon
                       : card.has(g.catalogue.armour) ? g.catalogue.armour
                                                      : TraitId{};
  if (!kind.valid()) return bonus;
  int best = 0;
  for (const CardInPlay& asset : g.player(who).assets) {
    const Card& other = g.card(asset.card);
    if (&other != &card && other.has(kind)) best = std::max(best, arms_bonus(g, other, form));
  }
  return std::max(0, bonus - best);
}

// In the attribute in which the player is strongest: any of the three will do on this sheet.
int improvement(const Relic& g, Seat who, const Card& card) {
  int most = 0;
  for (const What form : kForms) {
    most = std::max(most, battle_strength(g, who, form) + improvement(g, who, card, form));
  }
  return most - strongest(g, who);
}

}  // namespace

Sharing::Sharing(const Relic& g, Seat who, Seat other) : g_(g) {
  const int lead = nearness(g, other) - nearness(g, who);
  if (std::abs(lead) < kClearlyAhead || !are_teammates(g, who, other)) return;
  giver_ = lead > 0 ? who : other;
  taker_ = lead > 0 ? other : who;
  const Player& has = g.player(giver_);
  const Player& gets = g.player(taker_);
  const Appraisal own(g, giver_), theirs(g, taker_);
  for (int n = 1; n <= has.influence; ++n) {
    const int gain = theirs.influence(n) + own.influence(-n);
    if (gain <= worth_) continue;
    worth_ = gain;
    influence_ = n;
  }
  const int room = power_limit(g, taker_) - static_cast<int>(gets.powers.size());
  if (g.relics(taker_) > 0) powers_ = std::clamp(room, 0, static_cast<int>(has.powers.size()));
  worth_ += kSparePower * powers_;
  int best = 0;
  for (const CardInPlay& lying : has.assets) best = std::max(best, asset(lying.card));
  worth_ += best;
}

int Sharing::asset(CardId id) const {
  if (!giver_.valid() || static_cast<int>(g_.player(taker_).assets.size()) >= asset_limit(g_, taker_)) return 0;
  const Card& card = g_.card(id);
  if (card.deck == Deck::relic) return 0;  // it opens the inner sector for its owner
  return kPointOfBattle * improvement(g_, taker_, card) - kLostPoint * improvement(g_, giver_, card);
}

int Appraisal::sharing() const {
  int best = 0;
  for (const Seat seat : g_.characters()) {
    if (seat == who_ || g_.player(seat).space != p_.space) continue;
    best = std::max(best, Sharing(g_, who_, seat).worth());
  }
  return best;
}

}  // namespace kostka::games::relic
