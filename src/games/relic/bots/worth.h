// What things are worth to one player right now, in points of which a new level is about seventy: for bots. Guesses of
// an experienced player, not rules; they use only what that player may know.
#pragma once

#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {

namespace points {
inline constexpr int kLevel = 70, kTrophyPoint = 11, kWholeTurn = 35, kCharge = 7, kToken = 300, kVictory = 5000,
                     kInfamy = 40, kMight = 18, kArsenal = 24;
}  // namespace points

// What a player of either kind brings into a battle of this attribute before the dice, with the best arms.
[[nodiscard]] int battle_strength(const Relic& g, Seat who, What form);
// A battle in which both sides still roll, by the difference before the dice.
[[nodiscard]] const BattleOdds& odds_by_difference(int difference);

// What a card adds to a battle of this attribute before the dice, in the hand of the one who has it.
[[nodiscard]] int arms_bonus(const Relic& g, const Card& card, What form);

// RNE-SCN-16: what passes between two characters of a team who meet. The one nearer to the scenario space gets it:
// the tokens of all count together, so one who is strong enough wins for everybody.
class Sharing {
 public:
  Sharing(const Relic& g, Seat who, Seat other);

  // Who gives; nobody if neither is ahead.
  [[nodiscard]] Seat giver() const { return giver_; }
  [[nodiscard]] int influence() const { return influence_; }
  [[nodiscard]] int powers() const { return powers_; }
  // What an asset of the giver does for the other one, less what it does for its owner.
  [[nodiscard]] int asset(CardId card) const;
  [[nodiscard]] int worth() const { return worth_; }

 private:
  const Relic& g_;
  Seat giver_{}, taker_{};
  int influence_ = 0, powers_ = 0, worth_ = 0;
};

class Appraisal {
 public:
  Appraisal(const Relic& g, Seat who);

  // ---- what one has ----
  [[nodiscard]] int life(int more) const;       // so many more or fewer
  [[nodiscard]] int influence(int more) const;  // likewise
  [[nodiscard]] int corruption(int more) const;
  [[nodiscard]] int attribute(What which) const;  // one more of it
  [[nodiscard]] int power_card(CardId card) const;
  [[nodiscard]] int power_cards(int more) const;  // unseen ones
  [[nodiscard]] int asset(CardId card) const;
  [[nodiscard]] int mission(CardId card) const;  // as the active one
  [[nodiscard]] int completed_mission() const;

  // ---- what one could do ----
  [[nodiscard]] int body(Body body, const Cause& cause) const;
  [[nodiscard]] int cost(const Cost& cost) const;
  // ---- for the rows of the verbs (verbs/) ----
  [[nodiscard]] const Relic& table() const { return g_; }
  [[nodiscard]] Seat who() const { return who_; }
  [[nodiscard]] const Player& player() const { return p_; }
  [[nodiscard]] int number(const Effect& e, const Cause& cause) const { return number_of(g_, e.amount, cause); }
  // A block of an effect.
  [[nodiscard]] int inner(const Effect& e, std::size_t i, const Cause& cause) const {
    return i < e.blocks ? body(g_.catalogue.script.block(e, i).body, cause) : 0;
  }
  [[nodiscard]] int gain(What what, int n) const;
  [[nodiscard]] int draw(What what, int n) const;
  [[nodiscard]] int discard(What what, int n) const;
  [[nodiscard]] int move(const Place& place, const Cause& cause) const;
  [[nodiscard]] int evade() const;
  // The enemies on the player's space as trophies: all of them, or the best one.
  [[nodiscard]] int enemies_here(bool all) const;
  // A new movement roll in place of the one that lies there.
  [[nodiscard]] int rolling_again() const;
  // ---- skill duels (RNE-DUEL) ----
  // What challenging somebody means: with the best attribute, and with one.
  [[nodiscard]] int challenge(Seat defender) const;
  [[nodiscard]] int duel(Seat defender, What attribute) const;
  // ---- battles between a nemesis and a character (RNE-BAT) ----
  // What starting one means, both with their best arms; what winning and losing it mean.
  [[nodiscard]] int attack(Seat other) const;
  [[nodiscard]] int winning_against(Seat other) const;
  [[nodiscard]] int losing_against(Seat other) const;
  // The infamy that comes to a nemesis of what a text makes characters do.
  [[nodiscard]] int tribute(Body body) const;
  // One more infamy of that nemesis, for those who race against it; the most that one of these has.
  [[nodiscard]] int price_of_infamy(Seat nemesis) const;
  [[nodiscard]] int price_of_infamy() const;  // of the one who has most
  [[nodiscard]] int infamy_of_rivals() const;
  // The best that can pass between this player and a teammate on the same space (RNE-SCN-16).
  [[nodiscard]] int sharing() const;
  // By how much the one nearest to victory is ahead of what is nothing to worry about.
  [[nodiscard]] int haste() const;
  // What lies in another's play area, or an enemy as a trophy, for the taking.
  [[nodiscard]] int loot(const CardInPlay& asset) const;
  // Before the dice are rolled: out of 1000 for a test, and the odds of a battle.
  [[nodiscard]] int chance_to_pass(What tested, int target) const;
  [[nodiscard]] const BattleOdds& odds_against(What form, int value) const;

  // An ability with its cost, in the window that is open.
  [[nodiscard]] int ability(const Ability& ability, const Cause& cause) const;
  // A battle of this attribute against enemies of this value, all of which become trophies.
  [[nodiscard]] int fight(What form, int value) const;
  // To end a move on this space.
  [[nodiscard]] int lure(SpaceId space) const;
  // What exploring it and engaging with what is there brings.
  [[nodiscard]] int engage(SpaceId space) const;
  // The best that so many points of movement lead to.
  [[nodiscard]] int walk(int points) const;
  // The same, over all faces of the die.
  [[nodiscard]] int roll() const;

  // ---- plans ----
  // Strong enough for the inner sector and what waits at its end.
  [[nodiscard]] bool is_ready() const { return ready_; }
  // What is added before the dice in battles of this attribute, with the best weapon and armour.
  [[nodiscard]] int strength(What form) const { return strength_[static_cast<std::size_t>(form)]; }
  // Chances out of 1000, as they stand in the middle of the player's battle or test, with these changes.
  struct Change {
    int sum = 0;                            // more for the player, or less for the enemy
    int dice = 0;                           // more dice of the player
    bool again = false, foe_again = false;  // rolled again
  };
  // What it means in the battle or test that goes on; nothing without one.
  [[nodiscard]] int helps(Change change, const Cause& cause) const;
  [[nodiscard]] int helps_in_test(Change change) const;
  [[nodiscard]] int passing_for_sure() const;
  [[nodiscard]] int battle_chance(const Battle& battle, Change change) const;
  [[nodiscard]] int test_chance(const SkillTest& test, Change change) const;
  // What winning rather than losing it means.
  [[nodiscard]] int battle_stake(const Battle& battle) const;
  [[nodiscard]] int test_stake() const;

 private:
  // The column `worth` of the verb's row.
  [[nodiscard]] int effect(const Effect& e, const Cause& cause) const;
  [[nodiscard]] int best_loot(Seat loser, bool only_apostate) const;
  [[nodiscard]] int duel_gain(Seat defender, What attribute) const;
  [[nodiscard]] int duel_loss(What attribute) const;
  [[nodiscard]] int pull(SpaceId space) const;
  [[nodiscard]] int hunt(SpaceId space) const;
  [[nodiscard]] int danger(SpaceId space) const;
  [[nodiscard]] int battle_on(SpaceId space, Seat other) const;
  [[nodiscard]] int harm_to_nemesis(Seat nemesis) const;
  [[nodiscard]] int tribute_for(int corruption) const;
  [[nodiscard]] int imperium(SpaceId space) const;
  [[nodiscard]] int threats(SpaceId space) const;
  [[nodiscard]] int text(SpaceId space) const;
  [[nodiscard]] int mission_on(SpaceId space) const;
  [[nodiscard]] int mission_next(SpaceId space) const;
  void find_mission();
  [[nodiscard]] int confrontation_chance(Body body) const;
  [[nodiscard]] int chance_against_sheet(int least) const;
  [[nodiscard]] int steps_to_rift(SpaceId from) const;

  const Relic& g_;
  Seat who_;
  const Player& p_;
  std::array<int, 3> strength_{}, skill_{};
  bool ready_ = false;
  bool mission_outside_ = false, mission_between_ = false;
};

}  // namespace kostka::games::relic
