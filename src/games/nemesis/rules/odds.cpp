#include "games/nemesis/rules/odds.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace kostka::games::nemesis {
namespace {

// Shares that add up to 1000, the largest remainders rounded up.
template <std::size_t N>
std::array<int, N> in_thousandths(const std::array<std::int64_t, N>& weights) {
  std::array<int, N> shares{};
  const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
  if (sum == 0) return shares;
  std::array<std::int64_t, N> rest{};
  int missing = 1000;
  for (std::size_t i = 0; i < N; ++i) {
    shares[i] = static_cast<int>(weights[i] * 1000 / sum);
    rest[i] = weights[i] * 1000 % sum;
    missing -= shares[i];
  }
  for (; missing > 0; --missing) {
    const auto most = std::max_element(rest.begin(), rest.end());
    ++shares[static_cast<std::size_t>(most - rest.begin())];
    *most = -1;
  }
  return shares;
}

// ---- noise ----------------------------------------------------------------------------------------------------------

enum Heard : std::size_t { kSilence, kNoise, kEncounter, kDanger };
using Weights = std::array<std::int64_t, 4>;

// NEM-NOISE-01, NEM-NOISE-02, NEM-NOISE-06
void add_roll(const Nemesis& g, RoomId room, bool slimed, std::int64_t weight, Weights& weights) {
  for (const NoiseFace face : g.catalogue.constants.noise_die) {
    if (face == NoiseFace::danger) {
      weights[kDanger] += weight;
    } else if (face == NoiseFace::silence) {
      weights[slimed ? kDanger : kSilence] += weight;
    } else {
      const Exit& exit = g.slot(room).exits[static_cast<std::size_t>(face)];
      const bool marked = exit.technical() ? g.s.technical_noise : g.corridor(exit.corridor).noise;
      weights[marked ? kEncounter : kNoise] += weight;
    }
  }
}

// NEM-EXPL-02, NEM-EXPL-03, NEM-EXPL-04
void add_token_case(const Nemesis& g, RoomId room, Exploring effect, bool slimed, std::int64_t weight,
                    Weights& weights) {
  constexpr auto kFaces = static_cast<std::int64_t>(kNoiseFaces);
  if (effect == Exploring::danger || (effect == Exploring::silence && slimed)) {
    weights[kDanger] += weight * kFaces;
  } else if (effect == Exploring::silence) {
    weights[kSilence] += weight * kFaces;
  } else {
    add_roll(g, room, slimed || effect == Exploring::slime, weight, weights);
  }
}

bool has_seen(SeatSet seen_by, Seat who) { return seen_by == kEverybody || (seen_by & set_of(who)) != 0; }

// What may lie in an unexplored Room: what the seat has seen there, or everything that it has seen nowhere.
template <class Id, class Pool, class Of>
std::vector<Id> may_lie(const Nemesis& g, Id there, SeatSet seen_by, Seat who, const Pool& pool, Of of_room) {
  if (there.valid() && has_seen(seen_by, who)) return {there};
  std::vector<Id> all(pool.begin(), pool.end());
  for (const RoomState& room : g.s.rooms) {
    const Id hidden = of_room(room);
    if (hidden.valid()) all.push_back(hidden);
  }
  return all;
}

std::vector<ExplorationId> tokens_in(const Nemesis& g, Seat who, RoomId room) {
  return may_lie(g, g.room(room).token, g.room(room).token_seen_by, who, g.s.unseen.explorations.pool,
                 [&](const RoomState& other) {
                   const bool hidden = !other.explored && !has_seen(other.token_seen_by, who);
                   return hidden ? other.token : ExplorationId{};
                 });
}

std::vector<TileId> tiles_in(const Nemesis& g, Seat who, RoomId room) {
  const bool one = g.slot(room).place == Place::one;
  const Place place = g.slot(room).place;
  return may_lie(g, g.room(room).tile, g.room(room).tile_seen_by, who,
                 one ? g.s.unseen.tiles_one.pool : g.s.unseen.tiles_two.pool, [&](const RoomState& other) {
                   const bool hidden = !other.explored && !has_seen(other.tile_seen_by, who) && other.tile.valid() &&
                                       g.catalogue.tiles[other.tile.index()].place == place;
                   return hidden ? other.tile : TileId{};
                 });
}

bool slimes(const Nemesis& g, TileId tile) {
  return g.catalogue.tiles[tile.index()].standing.is(Standing::slimes_who_enters);
}

// NEM-NOISE-04: enemies of neighbouring Rooms in which no Character is left.
int coming_to(const Nemesis& g, Seat who, RoomId room) {
  int coming = 0;
  for (const RoomId near : g.neighbours(room)) {
    if (!g.someone_else_in(near, who)) coming += static_cast<int>(g.figures_in(near).size());
  }
  return coming;
}

// Of 1000 tokens of the bag, how many surprise a hand of this size. Only kinds are known of what lies in the bag, so
// each counts as the mean of its kind.
int surprising(const Nemesis& g, int hand) {
  if (g.s.bag.pool.empty()) return 0;
  constexpr std::int64_t kWhole = 1'000'000;
  std::int64_t sum = 0;
  for (const TokenId id : g.s.bag.pool) {
    const Token& token = g.catalogue.tokens[id.index()];
    if (token.blank) continue;
    std::int64_t like = 0, above = 0;
    const auto count = [&](TokenId other) {
      const Token& t = g.catalogue.tokens[other.index()];
      if (t.blank || t.species != token.species || t.blue != token.blue) return;
      ++like;
      above += hand < std::clamp(t.number + g.trait(Standing::surprise), 1, 5) ? 1 : 0;
    };
    for (const TokenId other : g.s.bag.pool) count(other);
    for (const TokenId other : g.s.supply) count(other);
    sum += kWhole * above / like;
  }
  return static_cast<int>(sum * 1000 / (kWhole * static_cast<std::int64_t>(g.s.bag.pool.size())));
}

}  // namespace

NoiseOdds noise_odds(const Nemesis& g, Seat who, RoomId to, int price) {
  NoiseOdds odds;
  // NEM-MOVE-05
  const bool alone = !g.someone_else_in(to, who) && !g.enemies_in(to);
  const bool slimed = g.player(who).slimed;
  Weights weights{};
  if (g.room(to).explored) {
    if (!alone) return odds;
    add_roll(g, to, slimed || slimes(g, g.room(to).tile), 1, weights);
  } else {
    const auto tokens = tokens_in(g, who, to);
    const auto tiles = tiles_in(g, who, to);
    for (const TileId tile : tiles) {
      for (const ExplorationId token : tokens) {
        const Exploring effect = g.catalogue.explorations[token.index()].effect;
        const bool at_once = effect == Exploring::danger || effect == Exploring::silence;
        if (!alone && !at_once) {
          weights[kSilence] += static_cast<std::int64_t>(kNoiseFaces);  // nobody rolls
        } else {
          add_token_case(g, to, effect, slimed || slimes(g, tile), 1, weights);
        }
      }
    }
  }
  const auto shares = in_thousandths(weights);
  odds = {shares[kSilence], shares[kNoise], shares[kEncounter], shares[kDanger], 0, coming_to(g, who, to), true};
  odds.surprised = (odds.encounter * surprising(g, g.hand_size(who) - price) + 500) / 1000;
  return odds;
}

// ---- fights ---------------------------------------------------------------------------------------------------------

namespace {

using Cards = std::vector<AttackId>;

// All that lies in the deck; in which order, nobody counts on.
Cards deck_of(const Nemesis& g) {
  const auto& deck = g.s.attacks;
  Cards cards(deck.pool.begin(), deck.pool.end());
  cards.insert(cards.end(), deck.top.begin(), deck.top.end());
  cards.insert(cards.end(), deck.bottom.begin(), deck.bottom.end());
  // NEM-INJ-06
  if (cards.empty()) cards.assign(g.s.attack_discard.begin(), g.s.attack_discard.end());
  return cards;
}

enum Fought : std::size_t { kKills, kDrives, kHurts, kMisses };

// NEM-INJ-02 to 04, NEM-RETR-01: every way to draw the cards of a check counts once.
std::array<std::int64_t, 4> check_weights(const Nemesis& g, Species species, int injuries, std::int64_t ways) {
  std::array<std::int64_t, 4> weights{};
  const int wanted = g.catalogue.facts(species).check;
  const Cards cards = deck_of(g);
  const auto value = [&](AttackId id) {
    const Attack& card = g.catalogue.attacks[id.index()];
    return species == Species::metagorger ? int{card.metagorger_toughness} : int{card.toughness};
  };
  const auto settle = [&](bool retreats, int toughness) {
    const bool dies = std::max(1, toughness + g.trait(Standing::toughness)) <= injuries;
    ++weights[retreats ? kDrives : dies ? kKills : kHurts];
  };
  if (wanted == 0 || cards.empty()) {
    weights[kKills] = ways;
    return weights;
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (wanted == 1 || cards.size() == 1) {
      settle(value(cards[i]) == 0, value(cards[i]));
      continue;
    }
    for (std::size_t j = 0; j < cards.size(); ++j) {
      if (i == j) continue;
      settle(value(cards[i]) == 0 || value(cards[j]) == 0, value(cards[i]) + value(cards[j]));
    }
  }
  return weights;
}

// Weighs each face of the die by what it does; `again`: a miss is rolled once more.
template <class Injuries>
FightOdds odds_of_die(const Nemesis& g, Object target, bool again, Injuries injuries_by) {
  const bool eggs = kind_of(target) == Kind::eggs;
  const Figure* figure = eggs ? nullptr : g.figure(target.index);
  const auto cards = static_cast<std::int64_t>(deck_of(g).size());
  const int wanted = figure != nullptr ? int{g.catalogue.facts(figure->species).check} : 0;
  const std::int64_t ways = wanted < 2 || cards < 2 ? std::max<std::int64_t>(cards, 1) : cards * (cards - 1);
  std::array<std::int64_t, 4> once{};
  for (const CombatFace face : g.catalogue.constants.combat_die) {
    const int injuries = injuries_by(face);
    if (injuries == 0) {
      once[kMisses] += ways;
    } else if (figure == nullptr) {
      once[kKills] += ways;
    } else {
      const auto weights = check_weights(g, figure->species, figure->injuries + injuries, ways);
      for (std::size_t i = 0; i < once.size(); ++i) once[i] += weights[i];
    }
  }
  if (again) {
    const auto faces = static_cast<std::int64_t>(kCombatFaces);
    const std::int64_t missed = once[kMisses] / ways;
    for (std::size_t i = 0; i < once.size(); ++i) {
      once[i] = (i == kMisses ? 0 : once[i] * faces) + missed * once[i];
    }
  }
  const auto shares = in_thousandths(once);
  return {shares[kKills], shares[kDrives], shares[kHurts], shares[kMisses]};
}

}  // namespace

FightOdds shot_odds(const Nemesis& g, const Shooting& shot) {
  const Weapon& weapon = g.item(g.player(shot.who).held[shot.weapon].item).weapon;
  return odds_of_die(g, shot.target, shot.reroll || weapon.does(ShotText::reroll),
                     [&](CombatFace face) { return injuries_by_shot(g, shot, face); });
}

FightOdds blow_odds(const Nemesis& g, Object target) {
  return odds_of_die(g, target, false, [&](CombatFace face) { return injuries_by_blow(g, target, face); });
}

// NEM-ATK-04; NEM-LARVA-01, CAR-ATK-01: without a card.
int attack_odds(const Nemesis& g, Species species) {
  if (species == Species::larva || species == Species::metagorger) return 1000;
  const Cards cards = deck_of(g);
  if (cards.empty()) return 0;
  const auto hits = std::ranges::count_if(
      cards, [&](AttackId id) { return has(g.catalogue.attacks[id.index()].attackers, species); });
  return static_cast<int>((hits * 1000 + static_cast<std::ptrdiff_t>(cards.size()) / 2) /
                          static_cast<std::ptrdiff_t>(cards.size()));
}

}  // namespace kostka::games::nemesis
