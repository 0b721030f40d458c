// Outlook: what one hero could do now and what it would be worth to him, judged by rules of thumb and exact odds. The
// scale is that of worth.h. Everything comes from what lies open on the table; of tiles and armies that are still to
// come, only how many there are of each kind.
#pragma once

#include <span>

#include "games/karak/rules/odds.h"
#include "games/karak/rules/table.h"

namespace kostka::games::karak {

class Outlook {
 public:
  static constexpr int kWorthBuilding = 15;  // a building of less is left alone
  static constexpr int kLostTurn = 28;       // what a lost battle costs

  Outlook(const Karak& g, Seat who);

  // ---- fights ----
  // The chance, in thousandths, to beat this strength without spending spells; re-rolls are estimated.
  [[nodiscard]] int chance(int strength, int bonus = 0) const;
  [[nodiscard]] int value_of_armies(std::span<const ArmyId> armies, int bonus = 0) const;
  [[nodiscard]] int value_of_lair(HexId hex) const;
  [[nodiscard]] int value_of_general(int praetorians, int bonus = 0) const;
  [[nodiscard]] int value_of_duel() const;
  // A battle on a tile that lies open; nothing is there to fight: 0.
  [[nodiscard]] int value_of_fight(HexId hex) const;
  // The same for a hero who stands among the monsters already and could only walk away.
  [[nodiscard]] int value_of_fight_here() const;
  [[nodiscard]] int value_of_exploring() const;
  [[nodiscard]] int value_of_crown() const;
  // What winning a battle that is being fought would bring; less than nothing where it would lose the match.
  [[nodiscard]] int stake_in(const Battle& battle) const;

  // ---- what a hero has and lacks ----
  [[nodiscard]] int value_of_item(ItemId item) const;
  // What it costs to gain so much strength by Fire Bolts: these many, and one that could also be kept.
  [[nodiscard]] static int cost_of_bolts(int strength, int bolts);
  [[nodiscard]] int value_of_markers(const Goods& goods) const;
  [[nodiscard]] int value_of_gathering(HexId hex) const;
  [[nodiscard]] int value_of_healing(int points) const;
  [[nodiscard]] int value_of_building(BuildingId building) const;
  [[nodiscard]] int value_of_unit(DieKind kind) const;
  [[nodiscard]] int value_of_recruit() const;
  [[nodiscard]] int value_of_city_site(HexId hex) const;
  // What the goods at hand could buy in the player's city.
  [[nodiscard]] int value_of_building_now() const;
  [[nodiscard]] int value_of_training_now() const;
  [[nodiscard]] int value_of_city_visit() const;
  [[nodiscard]] const Goods& lacking() const { return lacking_; }

 private:
  [[nodiscard]] int value_of_battle(int strength, int bonus, int gain) const;
  [[nodiscard]] int gain_of(std::span<const ArmyId> armies) const;
  [[nodiscard]] int gain_of_lair(HexId hex) const;
  [[nodiscard]] int value_of_drawn_armies(std::size_t count) const;
  [[nodiscard]] bool is_ready() const;
  [[nodiscard]] bool would_win_by_general() const;
  [[nodiscard]] int most_by_bolts() const;
  [[nodiscard]] bool trains(DieKind kind) const;
  [[nodiscard]] bool is_own(DieKind kind) const;
  [[nodiscard]] DieKind trainable() const;
  [[nodiscard]] BuildingId wanted_school() const;
  [[nodiscard]] int more_of(const Goods& yield) const;
  [[nodiscard]] Goods wishes() const;

  const Karak& g_;
  Seat who_;
  const Player& p_;
  const Powers& powers_;
  SwordChances army_;
  SwordChances alone_;  // without the dice that can be lost
  int weapons_, bolts_ = 0;
  bool keeps_bolt_ = false;  // one more, which counts as a weapon
  int danger_ = 0;           // what the skulls of the hero die cost in a battle
  int toll_ = 0;             // what the skulls of the other dice cost
  Goods lacking_;
};

}  // namespace kostka::games::karak
