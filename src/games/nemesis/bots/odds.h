// Odds: what attacks, noise and shots are likely to bring a seat, counted over everything that it can still draw. Harm
// is in points: ten are a Light Wound of a healthy Character.
#pragma once

#include <array>
#include <cstdint>

#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

class Odds {
 public:
  Odds(const Nemesis& g, Seat who);

  // What one attack of this kind costs on average.
  [[nodiscard]] double attack(Species species) const { return attack_[static_cast<std::size_t>(species)]; }
  // How likely one attack of this kind kills.
  [[nodiscard]] double deadly(Species species) const { return deadly_[static_cast<std::size_t>(species)]; }
  // What all enemies of a Room do when each attacks once.
  [[nodiscard]] double attacks_in(RoomId room) const;
  // NEM-ENC: what meeting the next token of the bag costs with so many cards in hand.
  [[nodiscard]] double encounter(int hand) const;
  // What a Noise roll in this Room costs with so many cards in hand.
  [[nodiscard]] double noise_roll(RoomId room, int hand) const;
  // The same for arriving there, whoever else is there; quiet: without a roll.
  [[nodiscard]] double arrival(RoomId room, int hand, bool quiet) const;
  // How likely so many shots kill a figure or drive it off.
  [[nodiscard]] double gone_after(const Figure& figure, const Weapon& weapon, int shots) const;
  // The same for an effect that deals Injuries at once.
  [[nodiscard]] double gone_by(const Figure& figure, int injuries) const;
  // NEM-MELEE: how likely a blow hits.
  [[nodiscard]] double melee_hits(Species species) const;
  // What a Serious or a Light Wound costs now.
  [[nodiscard]] double wound(int light, int serious) const;
  // NEM-WIN-03, CAR-END: how likely the contamination check kills, as things are.
  [[nodiscard]] double contamination() const;

  static constexpr double kDeath = 250;

 private:
  static constexpr std::size_t kToughest = 10;

  void weigh_attacks();
  [[nodiscard]] double check_kills(Species species, int injuries, double& retreats) const;
  [[nodiscard]] std::array<double, 5> injuries_of(const Figure& figure, const Weapon& weapon) const;

  const Nemesis& g_;
  Seat who_;
  std::array<double, kSpecies> attack_{}, deadly_{};
  // How many Attack cards that may come have this toughness; 0 is the arrow. One for Metagorgers, one for the others.
  std::array<std::array<double, kToughest>, 2> tough_{};
  mutable std::array<double, 7> encounter_{};  // by the hand; below 0: not counted yet
};

// How many Contamination cards a player owns.
[[nodiscard]] int owned_contamination(const Nemesis& g, Seat who);

}  // namespace kostka::games::nemesis
