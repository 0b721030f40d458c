// What a practised player does with enemies in the Room: shoot, run or slip away, by the odds.
#include <algorithm>

#include "games/nemesis/bots/habits.h"

namespace kostka::games::nemesis {
namespace {

constexpr double kShotCard = 2;

// The Room holds somebody whom the enemies would take instead (NEM-ATK-02).
bool somebody_weaker(const Nemesis& g, Seat who) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat other{i};
    if (other != who && g.stands_in(other, g.player(who).room) && g.hand_size(other) < g.hand_size(who)) return true;
  }
  return false;
}

}  // namespace

Fight::Fight(const Nemesis& g, Seat who, const Outlook& outlook)
    : g_(g), who_(who), outlook_(outlook), cards_(g.action_cards(who)) {
  escape_ = outlook.odds().attacks_in(g.player(who).room);
  event_ = somebody_weaker(g, who) ? 0.3 * escape_ : escape_;
  later_ = 0.8 * escape_ + 4;
  // Among partners whoever stays shares one attack with the others, and one more weapon is there.
  if (g.cooperative() && g.someone_else_in(g.player(who).room, who)) {
    event_ = std::min(event_, 0.5 * escape_);
    later_ = 0.4 * escape_ + 4;
  }
  if (g.s.calm) event_ = 0;
  urge_ = std::min(60.0, 0.2 * outlook.errand().worth);
}

// How far a step there helps with the errand.
double Fight::onward(RoomId to) const {
  const double gain = outlook_.gain(to);
  return std::clamp(gain, -4.0, 12.0) - (gain < 0 ? 0.5 * urge_ : 0);
}

// Leaving brings every attack at once, and whatever waits next door.
double Fight::flee(RoomId to, int cards) const {
  return -escape_ - outlook_.odds().arrival(to, g_.hand_size(who_) - cards, false) - 2 * cards + 0.4 * onward(to);
}

double Fight::slip_away(RoomId to) const {
  return -outlook_.odds().arrival(to, g_.hand_size(who_) - 1, false) - 4 + 0.4 * onward(to);
}

double Fight::best_slip() const {
  double best = -1000;
  for (const RoomId near : g_.neighbours(g_.player(who_).room)) best = std::max(best, slip_away(near));
  return best;
}

// What is to be expected if this one is gone with this chance, and the others stay.
double Fight::without(const Figure& figure, double gone) const {
  const double share = escape_ > 0 ? event_ / escape_ : 0;
  const double harm = event_ - gone * share * outlook_.odds().attack(figure.species);
  const double rest = escape_ > 0 ? later_ * (1 - gone * outlook_.odds().attack(figure.species) / escape_) : 0;
  return -harm - rest + 12 * gone - urge_ * (1 - gone);
}

double Fight::shoot(std::size_t weapon, Object target) const {
  // NEM-R1-NEST-3
  if (kind_of(target) == Kind::eggs) return outlook_.needs().nest > 0 ? 10 - event_ : -200;
  const Figure* figure = g_.figure(target.index);
  const Held& held = g_.player(who_).held[weapon];
  if (figure == nullptr) return -1000;
  const int shots = std::min<int>(held.ammo, cards_);
  const double gone = outlook_.odds().gone_after(*figure, g_.item(held.item).weapon, shots);
  return without(*figure, gone) - kShotCard * shots * (1 - 0.6 * gone);
}

double Fight::melee(Object target) const {
  if (kind_of(target) == Kind::eggs) return outlook_.needs().nest > 0 ? 12 - event_ : -200;
  const Figure* figure = g_.figure(target.index);
  if (figure == nullptr) return -1000;
  const double hits = outlook_.odds().melee_hits(figure->species);
  const double gone = hits * outlook_.odds().gone_by(*figure, 1);
  return without(*figure, gone) - 6 - (1 - hits) * outlook_.odds().wound(0, 1) - kShotCard;
}

// The best target for something that injures, or drives off with this chance.
double Fight::best_by(int injuries, double driven_off) const {
  double best = -1000;
  for (const Figure& figure : g_.s.figures) {
    if (figure.room != g_.player(who_).room) continue;
    const double retreats = g_.trait(Standing::no_retreat) == 0 ? driven_off : 0;
    const double killed = outlook_.odds().gone_by(figure, injuries);
    best = std::max(best, without(figure, std::min(1.0, killed + (1 - killed) * retreats)));
  }
  return best;
}

double Fight::text(Body body) const {
  const Effect* first = g_.catalogue.script.begin_of(body);
  const auto says = [&](Verb verb) { return does(g_, body, verb); };
  const auto safe_move = [&](auto&& self, const Effect* from, std::size_t count) -> bool {
    for (const Effect* e = from; e != from + count; ++e) {
      if (e->verb == Verb::move && e->safe) return true;
      for (std::size_t i = 0; i < e->blocks; ++i) {
        const Body inner = g_.catalogue.script.block(*e, i).body;
        if (self(self, g_.catalogue.script.begin_of(inner), inner.count)) return true;
      }
    }
    return false;
  };
  if (safe_move(safe_move, first, body.count)) return best_slip();
  if (says(Verb::full_auto)) {
    int ammo = 0;
    for (const Held& held : g_.player(who_).held) ammo = std::max<int>(ammo, held.ammo);
    return ammo < 2 ? -1000 : 0.5 * best_by(ammo / 2 + 1, 0) + 0.5 * best_by(ammo / 2 + 2, 0) - 6;
  }
  if (says(Verb::aimed_shot) || says(Verb::shoot)) {
    double best = -1000;
    for (std::size_t i = 0; i < g_.player(who_).held.size(); ++i) {
      if (!can_shoot(g_, who_, i)) continue;
      for (const std::uint16_t number : g_.figures_in(g_.player(who_).room)) {
        best = std::max(best, shoot(i, object(Kind::figure, number)) + 4);
      }
    }
    return best;
  }
  if (says(Verb::grenade)) return best_by(2, 0) - outlook_.odds().wound(0, 1);
  if (says(Verb::molotov)) return best_by(1, 0) - outlook_.odds().wound(0, 1) - 12;
  if (says(Verb::injure)) return best_by(1, says(Verb::retreat) ? 0.8 : 0) - 4;
  if (says(Verb::retreat)) return best_by(0, 0.8) - 4;
  if (says(Verb::decoy)) return -escape_ - 8;
  if (says(Verb::ammo)) {
    for (const Held& held : g_.player(who_).held) {
      const bool loads = held.is_item() && g_.item(held.item).is_weapon() && held.ammo == 0;
      if (!loads || cards_ < 3) continue;
      double best = -1000;
      const Weapon& weapon = g_.item(held.item).weapon;
      for (const std::uint16_t number : g_.figures_in(g_.player(who_).room)) {
        const Figure& figure = *g_.figure(number);
        const double gone = outlook_.odds().gone_after(figure, weapon, std::min<int>(weapon.ammo, cards_ - 1));
        best = std::max(best, without(figure, gone) - kShotCard * (cards_ - 1));
      }
      return best;
    }
  }
  if (says(Verb::draw) || says(Verb::exchange)) return stay() + (cards_ <= 2 ? 6 : -6);
  return -1000;
}

double Fight::mutation(Body body) const {
  const Effect* first = g_.catalogue.script.begin_of(body);
  double best = -1000;
  for (const Effect* e = first; e != first + body.count; ++e) {
    if (e->verb == Verb::foe) {
      int injuries = 0;
      bool retreats = false;
      const Body inner = g_.catalogue.script.block(*e, 0).body;
      const Effect* what = g_.catalogue.script.begin_of(inner);
      for (const Effect* each = what; each != what + inner.count; ++each) {
        if (each->verb == Verb::injure) injuries = each->n;
        retreats = retreats || each->verb == Verb::retreat;
      }
      best = std::max(best, best_by(injuries, retreats ? 0.8 : 0));
    }
    if (e->verb == Verb::move || e->verb == Verb::climb || e->verb == Verb::may) best = std::max(best, best_slip() + 4);
    if (e->verb == Verb::armour) best = std::max(best, g_.player(who_).armour > 0 ? -1000.0 : -6.0);
    if (e->verb == Verb::draw) best = std::max(best, stay() + 14);
  }
  return best;
}

}  // namespace kostka::games::nemesis
