#include "games/nemesis/bots/odds.h"

#include <algorithm>

#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {
namespace {

constexpr double kLight = 10, kContaminated = 6, kSlimed = 4, kLarva = 45, kMutation = 12;
// The first, second and third Serious Wound: after the second a Bite kills, after the third anything does.
constexpr std::array<double, 4> kSerious = {26, 42, 75, Odds::kDeath};

// What becomes of a Character while a text is carried out.
struct Patient {
  int light = 0, serious = 0;
  bool dead = false;
  double harm = 0;

  void die() {
    if (!dead) harm += Odds::kDeath;
    dead = true;
  }
  void wound_seriously() {
    if (serious >= 3) return die();
    harm += kSerious[static_cast<std::size_t>(serious)];
    ++serious;
  }
  void wound_lightly() {
    if (serious >= 3) return die();
    if (light < 2) {
      ++light;
      harm += kLight + 3 * serious;
    } else {
      light = 0;
      wound_seriously();
      harm -= kLight;
    }
  }
};

void carry_out_on(const Nemesis& g, Seat who, Body body, Patient& p) {
  const Effect* first = g.catalogue.script.begin_of(body);
  for (const Effect* e = first; e != first + body.count && !p.dead; ++e) {
    switch (e->verb) {
      case Verb::light:
        for (int n = 0; n < e->n && !p.dead; ++n) p.wound_lightly();
        break;
      case Verb::serious: p.wound_seriously(); break;
      case Verb::die: p.die(); break;
      case Verb::contaminate: p.harm += kContaminated * e->n; break;
      case Verb::slime: p.harm += g.player(who).slimed ? 0 : kSlimed; break;
      case Verb::spawn:
      case Verb::summon: p.harm += 12; break;
      case Verb::become: p.harm += 8; break;
      case Verb::mend: p.harm += 3; break;
      case Verb::with: carry_out_on(g, who, block_of(g, *e), p); break;
      case Verb::if_: {
        const Condition& c = g.catalogue.script.condition(e->condition);
        const bool counts_wounds = c.holds == Holds::number && c.count == Count::serious;
        const bool so = counts_wounds ? script::compare(p.serious, c.compare, c.n)
                                      : holds(g, e->condition, Cause{.actor = who, .who = who});
        if (so) carry_out_on(g, who, block_of(g, *e), p);
        if (!so && e->blocks > 1) carry_out_on(g, who, block_of(g, *e, 1), p);
        break;
      }
      default: break;
    }
  }
}

}  // namespace

int owned_contamination(const Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  return contamination_of(g, p.hand) + contamination_of(g, p.deck.pool) + contamination_of(g, p.discard);
}

Odds::Odds(const Nemesis& g, Seat who) : g_(g), who_(who) {
  encounter_.fill(-1);
  weigh_attacks();
}

// Which Attack cards are left is open to all: the discard pile shows the others.
void Odds::weigh_attacks() {
  const Player& p = g_.player(who_);
  std::array<double, kSpecies> harm{}, dead{};
  int cards = 0;
  const auto weigh = [&](AttackId id) {
    const Attack& card = g_.catalogue.attacks[id.index()];
    ++cards;
    ++tough_[0][std::min<std::size_t>(kToughest - 1, static_cast<std::size_t>(card.toughness))];
    ++tough_[1][std::min<std::size_t>(kToughest - 1, static_cast<std::size_t>(card.metagorger_toughness))];
    Patient patient{p.light, static_cast<int>(p.wounds.size())};
    carry_out_on(g_, who_, card.body, patient);
    for (std::size_t i = 0; i < kSpecies; ++i) {
      if (!has(card.attackers, static_cast<Species>(i))) continue;
      harm[i] += patient.harm;
      dead[i] += patient.dead ? 1 : 0;
    }
  };
  const auto& deck = g_.s.attacks;
  for (const AttackId id : deck.pool) weigh(id);
  for (const AttackId id : deck.top) weigh(id);
  for (const AttackId id : deck.bottom) weigh(id);
  if (cards < 3) {
    for (const AttackId id : g_.s.attack_discard) weigh(id);
  }
  for (std::size_t i = 0; i < kSpecies && cards > 0; ++i) {
    attack_[i] = harm[i] / cards;
    deadly_[i] = dead[i] / cards;
  }
  for (auto& each : tough_) {
    for (double& n : each) n /= std::max(1, cards);
  }
  // NEM-LARVA-01, CAR-ATK-01: these draw no card.
  attack_[static_cast<std::size_t>(Species::larva)] = kContaminated + (p.larva ? 0 : kLarva);
  Patient bitten{p.light, static_cast<int>(p.wounds.size())};
  bitten.wound_lightly();
  attack_[static_cast<std::size_t>(Species::metagorger)] =
      bitten.harm + kContaminated + (p.mutation.valid() ? 0 : kMutation);
  deadly_[static_cast<std::size_t>(Species::metagorger)] = bitten.dead ? 1 : 0;
}

double Odds::attacks_in(RoomId room) const {
  double harm = 0;
  for (const Figure& figure : g_.s.figures) harm += figure.room == room ? attack(figure.species) : 0;
  return harm;
}

double Odds::wound(int light, int serious) const {
  const Player& p = g_.player(who_);
  Patient patient{p.light, static_cast<int>(p.wounds.size())};
  for (int n = 0; n < serious && !patient.dead; ++n) patient.wound_seriously();
  for (int n = 0; n < light && !patient.dead; ++n) patient.wound_lightly();
  return patient.harm;
}

// ---- noise ----------------------------------------------------------------------------------------------------------

// NEM-HID-03: the kinds in the bag are known, not their numbers.
double Odds::encounter(int hand) const {
  double& known = encounter_[static_cast<std::size_t>(std::clamp(hand, 0, 6))];
  if (known >= 0) return known;
  std::array<double, kSpecies> above{}, all{};
  for (const Token& token : g_.catalogue.tokens) {
    if (token.blank) continue;
    const int number = std::clamp(token.number + g_.trait(Standing::surprise), 1, 5);
    all[static_cast<std::size_t>(token.species)] += token.count;
    above[static_cast<std::size_t>(token.species)] += number > hand ? token.count : 0;
  }
  double harm = 0;
  for (const TokenId id : g_.s.bag.pool) {
    const Token& token = g_.catalogue.tokens[id.index()];
    if (token.blank) {
      harm += 4;
      continue;
    }
    const auto kind = static_cast<std::size_t>(token.species);
    // It has to be fought or fled from afterwards, too.
    const bool small = token.species == Species::larva || token.species == Species::creeper;
    harm += attack_[kind] * (above[kind] / std::max(1.0, all[kind]) + (small ? 0.3 : 0.8)) + 8;
  }
  known = g_.s.bag.pool.empty() ? 10 : harm / static_cast<double>(g_.s.bag.pool.size());
  return known;
}

double Odds::noise_roll(RoomId room, int hand) const {
  double marked = 0;
  for (const Exit& exit : g_.slot(room).exits) {
    marked += (exit.technical() ? g_.s.technical_noise : g_.corridor(exit.corridor).noise) ? 0.2 : 0;
  }
  // NEM-NOISE-04: Danger calls whoever is near.
  double called = 0;
  for (const Figure& figure : g_.s.figures) {
    if (g_.open_way(room, figure.room).valid() && !g_.someone_in(figure.room)) called += attack(figure.species) + 6;
  }
  const double danger = called > 0 ? called : 4;
  return marked * encounter(hand) + 0.1 * danger + (g_.player(who_).slimed ? 0.1 * danger : 0) + 0.8 - marked;
}

double Odds::arrival(RoomId room, int hand, bool quiet) const {
  double harm = g_.room(room).fire ? 12 : 0;
  if (g_.enemies_in(room)) return harm + attacks_in(room) + 12;
  if (!g_.room(room).explored) harm += 3;
  if (quiet || g_.someone_else_in(room, who_)) return harm;
  return harm + noise_roll(room, hand);
}

// ---- Combat ---------------------------------------------------------------------------------------------------------

// NEM-INJ-03, NEM-INJ-04, CAR-INJ-01: how likely a check with so many Injuries kills, and how likely an arrow saves.
double Odds::check_kills(Species species, int injuries, double& retreats) const {
  retreats = 0;
  const int cards = g_.catalogue.facts(species).check;
  if (cards == 0) return 1;
  const auto& tough = tough_[species == Species::metagorger ? 1 : 0];
  const int easier = g_.trait(Standing::toughness);
  const auto dies = [&](int sum) { return std::max(1, sum + easier) <= injuries; };
  double kills = 0;
  for (std::size_t a = 1; a < kToughest; ++a) {
    if (cards == 1) {
      kills += dies(static_cast<int>(a)) ? tough[a] : 0;
      continue;
    }
    for (std::size_t b = 1; b < kToughest; ++b) kills += dies(static_cast<int>(a + b)) ? tough[a] * tough[b] : 0;
  }
  if (g_.trait(Standing::no_retreat) == 0) retreats = cards == 1 ? tough[0] : 1 - (1 - tough[0]) * (1 - tough[0]);
  return kills;
}

// NEM-SHOOT-02, NEM-SHOOT-03: how likely a shot deals 0, 1, .. Injuries.
std::array<double, 5> Odds::injuries_of(const Figure& figure, const Weapon& weapon) const {
  std::array<double, 5> chance{};
  const CombatFace symbol = g_.catalogue.facts(figure.species).die;
  const auto& die = g_.catalogue.constants.combat_die;
  const auto deal = [&](CombatFace rolled) {
    CombatFace face = rolled;
    if (face == CombatFace::one && weapon.does(ShotText::one_is_two)) face = CombatFace::two;
    if (face == CombatFace::two && weapon.does(ShotText::two_is_one)) face = CombatFace::one;
    if (face == CombatFace::blank && figure.species == Species::adult && g_.trait(Standing::vital_places) != 0)
      face = CombatFace::one;
    if (face == CombatFace::one && rolled != CombatFace::two && g_.trait(Standing::agile) != 0)
      face = CombatFace::blank;
    int injuries = face == CombatFace::two ? 2 : face == CombatFace::one ? 1 : 0;
    if (face == CombatFace::creeper || face == CombatFace::adult) {
      const bool hits = symbol == CombatFace::creeper || (face == CombatFace::adult && symbol == CombatFace::adult);
      injuries = hits || weapon.does(ShotText::at_least_one) ? 1 : 0;
    }
    if (weapon.does(ShotText::two_more) && face == CombatFace::two) ++injuries;
    if (weapon.does(ShotText::hit_face_more) && (face == CombatFace::one || face == CombatFace::two)) ++injuries;
    if (injuries > 0 && weapon.does(ShotText::hit_more)) ++injuries;
    if (injuries > 0 && weapon.type == WeaponType::energy)
      injuries = std::max(1, injuries + g_.trait(Standing::energy_hit));
    return std::min(injuries, 4);
  };
  for (const CombatFace face : die) chance[static_cast<std::size_t>(deal(face))] += 1.0 / kCombatFaces;
  if (!weapon.does(ShotText::reroll)) return chance;
  // A miss is thrown again once.
  std::array<double, 5> twice{};
  for (std::size_t n = 0; n < chance.size(); ++n) twice[n] = (n == 0 ? 0 : chance[n]) + chance[0] * chance[n];
  return twice;
}

double Odds::gone_by(const Figure& figure, int injuries) const {
  if (injuries <= 0) return 0;
  double retreats = 0;
  const double kills = check_kills(figure.species, figure.injuries + injuries, retreats);
  return std::min(1.0, kills + 0.8 * retreats);
}

double Odds::gone_after(const Figure& figure, const Weapon& weapon, int shots) const {
  const std::array<double, 5> chance = injuries_of(figure, weapon);
  constexpr std::size_t kMost = 24;
  std::array<double, kMost> here{};  // how likely it is here still with so many Injuries
  here[std::min<std::size_t>(static_cast<std::size_t>(figure.injuries), kMost - 1)] = 1;
  double gone = 0;
  for (int n = 0; n < std::min(shots, 6); ++n) {
    std::array<double, kMost> next{};
    for (std::size_t had = 0; had < kMost; ++had) {
      if (here[had] <= 0) continue;
      next[had] += here[had] * chance[0];
      for (std::size_t dealt = 1; dealt < chance.size(); ++dealt) {
        if (chance[dealt] <= 0) continue;
        const std::size_t has_now = std::min(had + dealt, kMost - 1);
        double retreats = 0;
        const double kills = check_kills(figure.species, static_cast<int>(has_now), retreats);
        const double leaves = std::min(1.0, kills + 0.8 * retreats);
        gone += here[had] * chance[dealt] * leaves;
        next[has_now] += here[had] * chance[dealt] * (1 - leaves);
      }
    }
    here = next;
  }
  return gone;
}

double Odds::melee_hits(Species species) const {
  const CombatFace symbol = g_.catalogue.facts(species).die;
  double hits = 0;
  for (const CombatFace face : g_.catalogue.constants.combat_die) {
    const bool one = face == CombatFace::one && g_.trait(Standing::agile) == 0;
    const bool picture = (face == CombatFace::creeper || face == CombatFace::adult) &&
                         (symbol == CombatFace::creeper || (face == CombatFace::adult && symbol == CombatFace::adult));
    const bool vital = face == CombatFace::blank && species == Species::adult && g_.trait(Standing::vital_places) != 0;
    hits += face == CombatFace::two || one || picture || vital ? 1.0 / kCombatFaces : 0;
  }
  return hits;
}

// ---- the end --------------------------------------------------------------------------------------------------------

double Odds::contamination() const {
  const Player& p = g_.player(who_);
  const int owned = owned_contamination(g_, who_);
  if (owned == 0 && !p.larva) return 0;
  int known_infected = 0, known_clean = 0;
  const auto look = [&](const auto& pile) {
    for (const CardId card : pile) {
      known_infected += card == g_.catalogue.infected ? 1 : 0;
      known_clean += card == g_.catalogue.clean ? 1 : 0;
    }
  };
  look(p.hand);
  look(p.deck.pool);
  look(p.discard);
  // NEM-SCAN-01: a quarter of the cards is infected, more or less.
  double clean = known_infected > 0 ? 0 : 1;
  for (int n = 0; n < owned - known_infected - known_clean; ++n) clean *= 20.0 / 27.0;
  const bool marked = g_.carnomorphs() ? p.mutation.valid() : p.larva;
  const double drawn = marked ? 1 : 1 - clean;
  // How likely so many of four cards are Contamination cards.
  const int all = 10 + owned;
  const int allowed = g_.carnomorphs() ? g_.catalogue.constants.mutation_limit - 1 - p.markers : 0;
  double fine = 0;
  for (int n = 0; n <= std::min({allowed, 4, owned}); ++n) {
    double ways = 1;
    for (int i = 0; i < n; ++i) ways = ways * (owned - i) / (i + 1);
    for (int i = 0; i < 4 - n; ++i) ways = ways * (10 - i) / (i + 1);
    for (int i = 0; i < 4; ++i) ways = ways * (i + 1) / (all - i);
    fine += ways;
  }
  return drawn * (1 - fine);
}

}  // namespace kostka::games::nemesis
