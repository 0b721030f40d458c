// The rules of Relic as coroutines, in the order of the rulebook. Each cites the clauses it follows.
#pragma once

#include <coroutine>
#include <optional>
#include <utility>

#include "games/relic/rules/table.h"
#include "kernel/play/maybe_task.h"

namespace kostka::games::relic {

using kernel::MaybeTask;

// Names of the scopes that can be left at once from any depth. A player in the turn of another one has a scope
// of their own, so that what an effect still has in store for somebody who is vanquished is dropped.
inline constexpr std::uint8_t kTurn = 1, kPhase = 2, kSeatScopeBase = 8;
[[nodiscard]] constexpr std::uint8_t scope_of(Seat who) {
  return static_cast<std::uint8_t>(kSeatScopeBase + who.index());
}
[[nodiscard]] bool is_inside(const Relic& g, std::uint8_t scope);

inline constexpr int kInfamyToWin = 25;  // RNE-INF-03, RNE-WIN-01

// Arguments that coroutines pass on: g++ 12 miscompiles braced lists in what is awaited.
inline constexpr Place kOwnSector{Where::own_sector, Where::anywhere, 0};
inline constexpr Place kAnywhere{};
inline constexpr std::array<TraitId, 2> kAnyTrait{};
inline constexpr ConditionId kNoCondition{};

// What a player has of the battle that goes on: of one between a nemesis and a character its own side.
[[nodiscard]] inline Battle* side_of(const Relic& g, Seat who) {
  Battle* battle = g.battle;
  return battle && battle->other && battle->other->who == who ? battle->other : battle;
}

// ---- modifiers.cpp: rule constants that cards change (REL-GEN-05) ----
// The sum of what `always` abilities in force for `who` give to this verb (and what).
[[nodiscard]] int modifier(const Relic& g, Seat who, Verb verb, What what);
[[nodiscard]] int asset_limit(const Relic& g, Seat who);           // REL-ASSET-02
[[nodiscard]] int power_limit(const Relic& g, Seat who);           // REL-LEVEL-06
[[nodiscard]] int weapon_limit(const Relic& g, Seat who);          // REL-BATTLE-03
[[nodiscard]] int corruption_threshold(const Relic& g, Seat who);  // REL-CORR-09
[[nodiscard]] int wargear_cost(const Relic& g, Seat who, CardId card, int surcharge);
[[nodiscard]] bool may_not_evade(const Relic& g, Seat who);
[[nodiscard]] bool cannot_be_evaded(const Relic& g, const Card& card);
// RNE-CLAR-01: whether the trophies of a player are assets, too.
[[nodiscard]] bool trophies_are_assets(const Relic& g, Seat who);
// RNE-CLAR-31: whether Power cards that a player plays go under their discard pile.
[[nodiscard]] bool powers_go_under_pile(const Relic& g, Seat who);
// RNE-SCN-01: whether trophies that a player spends may be laid on the scenario sheet.
[[nodiscard]] bool trophies_may_be_laid(const Relic& g, Seat who);
// RNE-SCN-08: whether spaces of the inner sector with tokens are not on the board.
[[nodiscard]] bool tokens_close_spaces(const Relic& g, Seat who);
// RNE-SCN-15
[[nodiscard]] bool battles_with_teammates_are_banned(const Relic& g, Seat character);
[[nodiscard]] int missions_for_relic(const Relic& g, Seat who);  // REL-XP-08
// Whether a battle that goes on forbids a player to use Power cards, for ability or number.
[[nodiscard]] bool powers_are_banned(const Relic& g, Seat who);
// Standing bonuses (REL-BONUS), each with its source.
void battle_bonuses(const Relic& g, Seat who, What form, Parts& parts);
void skill_bonuses(const Relic& g, Seat who, What attribute, Parts& parts);
// The player says which of the standing bonuses from `first` on are used; all of them, unless it was agreed to ask.
MaybeTask declare_bonuses(Relic& g, Seat who, Parts& parts, std::size_t first, Clause clause);
[[nodiscard]] int battle_bonus_of(const Relic& g, const Abilities& abilities, What form);
// What a ban on Wargear means: of characters that deck, of nemeses the arsenal.
[[nodiscard]] inline bool is_gear(const Card& card) {
  return card.deck == Deck::wargear || card.type == CardType::arsenal;
}
// How many assets of a player count as enemies with the trait, or with any, on the player's space.
[[nodiscard]] int counted_as_enemies(const Relic& g, Seat who, TraitId trait);

// ---- conditions.cpp ----
[[nodiscard]] bool condition_holds(const Relic& g, ConditionId condition, const Cause& cause);
[[nodiscard]] inline bool holds(const Relic& g, ConditionId condition, const Cause& cause) {
  return !condition.valid() || condition_holds(g, condition, cause);
}
[[nodiscard]] int number_of(const Relic& g, const Amount& amount, const Cause& cause);
[[nodiscard]] int counted(const Relic& g, Count count, const Tally& of, const Cause& cause);
// The spaces of a place, seen from the actor, and whether a space is one of them.
[[nodiscard]] SpaceSet spaces_of(const Relic& g, const Place& place, const Cause& cause);
[[nodiscard]] inline bool belongs(const Relic& g, SpaceId space, const Place& place, const Cause& cause) {
  return space.valid() && (spaces_of(g, place, cause) & set_of(space)) != 0;
}
// The dice that an effect or a condition speaks of; null while there are none.
[[nodiscard]] const Throw* dice_of(const Relic& g, const Cause& cause);
// REL-INNER-16: whether the words name the inner sector or a space of it.
[[nodiscard]] bool names_inner(const Relic& g, const Place& place);
[[nodiscard]] bool names_inner(const Relic& g, ConditionId condition);
// Where an effect may move the actor to directly (REL-MOVE-12).
[[nodiscard]] SpaceSet destinations(const Relic& g, const Place& place, const Cause& cause);
// REL-INNER-17: whether Threat cards may be drawn for a player.
[[nodiscard]] bool may_draw_threats(const Relic& g, Seat who, const Cause& cause);
[[nodiscard]] bool can_pay(const Relic& g, Seat who, const Cost& cost, const Cause& cause);
// The same for what mostly costs nothing.
[[nodiscard]] inline bool is_payable(const Relic& g, Seat who, const Cost& cost, const Cause& cause) {
  return !cost.given() || can_pay(g, who, cost, cause);
}
// The enemies on the space of a player that are still to be fought.
[[nodiscard]] bool is_enemy_here(const Relic& g, const CardInPlay& lying);

// ---- effects_nemesis.cpp: whom the texts of nemeses are about ----
// RNE-BAT-01, RNE-BAT-02: the other side of a battle between a nemesis and a character; none in any other battle.
[[nodiscard]] Seat opponent_of(const Relic& g, Seat who);
// RNE-SCN-12: the other half of a team of two; none without such teams.
[[nodiscard]] Seat teammate_of(const Relic& g, Seat who);
// The nemesis whose text or card it is, or whose window.
[[nodiscard]] Seat nemesis_of(const Relic& g, const Cause& cause);
// ---- possible.cpp ----
// Whether carrying it out can change anything now; what cannot is not offered (REL-GEN-13).
[[nodiscard]] bool possible(const Relic& g, Body body, const Cause& cause);

// ---- windows.cpp: REL-GEN-01 to 04, REL-GEN-15 ----
// Called by every rule that gives, takes, turns or loses a card in front of a player.
[[nodiscard]] Responses responses_of(const State& s, const Catalogue& catalogue, Seat seat);
inline void update_responses(Relic& g, Seat seat) {
  g.s.responses[seat.index()] = responses_of(g.s, g.catalogue, seat);
  g.s.any_responses = 0;
  for (const Responses& responses : g.s.responses) g.s.any_responses |= responses.any;
}
// The same for the cards on the board.
[[nodiscard]] BoardWindows board_windows_of(const State& s, const Catalogue& catalogue);
inline void update_board_windows(Relic& g) { g.s.board_windows = board_windows_of(g.s, g.catalogue); }
// Whether anything in play could be used in this window, whatever it may depend on: quick to ask.
[[nodiscard]] bool may_have_responder(const Relic& g, Seat whose, Window window);
// Whether anybody can do something in it right now.
[[nodiscard]] bool has_responder(const Relic& g, Seat whose, Window window, const Occasion& occasion);
[[nodiscard]] bool has_responder(Relic& g, Seat whose, Window window, Side side = Side::everybody);
// Whether anybody has a decision to make in it; Power cards left out.
[[nodiscard]] bool is_decision(const Relic& g, Seat whose, Window window, const Occasion& occasion);
// The players use their abilities if they have any that fit; for open_window() alone. Without an occasion it makes one.
MaybeTask use_abilities(Relic& g, Seat whose, Window window, Side side, Occasion* occasion);
// Whether a card on the board may act for a player.
[[nodiscard]] bool board_may_respond(const Relic& g, Seat whose, WindowSet window);
// RNE-NEM-17: in the windows of a nemesis nobody else acts.
[[nodiscard]] bool nemesis_may_respond(const Relic& g, Seat who, WindowSet window);
// Whether anybody could have something to use: a few masks, compared where the window is opened.
[[nodiscard]] inline bool may_be_open(const Relic& g, Seat whose, Window window) {
  const State& s = g.s;
  const InPlay& in_play = g.in_play();
  const WindowSet bit = set_of(window);
  if (g.is_nemesis(whose)) [[unlikely]]
    return nemesis_may_respond(g, whose, bit);
  const WindowSet powers = g.player(whose).powers.empty() ? 0 : in_play.power_windows;
  if (((s.responses[whose.index()].own | s.any_responses | in_play.power_any_windows | powers) & bit) != 0) return true;
  return ((s.board_windows.own | s.board_windows.any) & bit) != 0 && board_may_respond(g, whose, bit);
}
// A moment of the rulebook at which abilities may or must be used. Nearly always nobody has one that fits, and then
// awaiting it makes no frame.
inline MaybeTask open_window(Relic& g, Seat whose, Window window, Side side = Side::everybody) {
  if (!may_be_open(g, whose, window)) return {};
  return use_abilities(g, whose, window, side, nullptr);
}
inline MaybeTask open_window(Relic& g, Seat whose, Window window, Occasion& occasion) {
  if (!may_be_open(g, whose, window)) return {};
  return use_abilities(g, whose, window, occasion.side, &occasion);
}
// The abilities of one card in a window, one after the other (events, encounters, rewards, activation).
Task<> abilities_of(Relic& g, const Abilities& abilities, Window window, Cause cause);

// ---- hand.cpp: REL-POWER, RNE-MIGHT ----
// Whether an ability takes the place of what its window is about.
[[nodiscard]] bool replaces(const Script& script, Body body);
// In which windows of `whose` a player could play a card of the hand.
[[nodiscard]] inline bool has_power_for(const Relic& g, Seat seat, Seat whose, WindowSet window) {
  const Player& p = g.player(seat);
  if (p.powers.empty()) return false;
  const InPlay& in_play = g.in_play();
  // RNE-MIGHT-02: a nemesis in its own.
  if (p.nemesis.valid()) return seat == whose && (in_play.might[p.nemesis.index()].windows & window) != 0;
  return ((seat == whose ? in_play.power_windows : in_play.power_any_windows) & window) != 0;
}
// Whether some card of the deck could be used here, as everybody can tell who knows the deck: asking somebody only when
// a fitting card is in the hand would show the hand (REL-POWER-02, RNE-MIGHT-09).
[[nodiscard]] bool could_use_power(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion);
void offer_powers(Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion);
Task<> play_power(Relic& g, Seat seat, CardId card, Seat whose, Window window);

// ---- resolve.cpp ----
Task<> resolve(Relic& g, Body body, Cause cause);
Task<> use_ability(Relic& g, const Ability& ability, Cause cause);
// Takes the cost; it must be payable. The number of cards discarded.
Task<int> pay(Relic& g, Seat who, Cost cost, Cause cause);
// A player carries something out in the turn of another (kSeatScopeBase).
Task<> for_player(Relic& g, Seat who, Body body, Cause cause);

// ---- asking.cpp: the questions that many rules have in common ----
Task<bool> whether(Relic& g, Seat who, Object about, Clause clause);
Task<What> which_attribute(Relic& g, Seat who, Clause clause);
// `lowest` or `highest` (REL-ATTR-09).
Task<What> extreme_attribute(Relic& g, Seat who, What which);
Task<SpaceId> which_space(Relic& g, Seat who, Place place, Cause cause, SpaceId not_this, Clause clause);
// `filter`: what must hold for that player.
Task<Seat> which_player(Relic& g, Seat chooser, Place place, ConditionId filter, Cause cause, Clause clause);
Task<Deck> which_colour(Relic& g, Seat who, What what, Clause clause);

// ---- cards.cpp: REL-COMP-08, REL-DISCARD, REL-CHARGE, REL-WARGEAR ----
// The next card of a deck, its discard pile shuffled into it when it is empty; invalid when there is none. Awaited like
// a rule, but it needs no frame.
class CardDraw {
 public:
  CardDraw() = default;  // no card is left
  explicit CardDraw(const kernel::Table::Draw<CardDeck>& draw) : draw_(draw) {}

  [[nodiscard]] bool await_ready() { return !draw_ || draw_->await_ready(); }
  void await_suspend(std::coroutine_handle<> caller) { draw_->await_suspend(caller); }
  [[nodiscard]] CardId await_resume() { return draw_ ? draw_->await_resume() : CardId{}; }

 private:
  std::optional<kernel::Table::Draw<CardDeck>> draw_;
};
[[nodiscard]] CardDraw draw_card(Relic& g, Deck deck, Clause clause);
// Without a word about it: of what is told otherwise.
void put_on_pile(Relic& g, CardId card);
void discard_card(Relic& g, CardId card, Seat who, Clause clause);
// A drawn card waits until somebody has decided about it; everybody sees it, or only one player.
void set_aside(Relic& g, CardId card, Seat seen_by);
void take_aside(Relic& g, CardId card);
void put_on_board(Relic& g, const CardInPlay& card);
void lay_threat(Relic& g, CardId card, SpaceId space, Clause clause);
void lay_imperium(Relic& g, CardId card, SpaceId space, Clause clause);
// RNE-SCN-02: one of the scenario deck that is to be battled.
void lay_on_sheet(Relic& g, CardId card);
// A Threat or Imperium card, or one that lies on the scenario sheet.
CardInPlay take_from_board(Relic& g, std::uint16_t serial);
void discard_in_play(Relic& g, std::uint16_t serial, Clause clause);
Task<> gain_asset(Relic& g, Seat who, CardInPlay card, Clause clause);
// A Power card that has been played, for its ability or its number, on its discard pile.
void put_played_power(Relic& g, Seat who, CardId card);
// A card that comes from a deck and has lain nowhere yet.
[[nodiscard]] inline CardInPlay new_card(CardId design) {
  CardInPlay card;
  card.card = design;
  return card;
}
Task<> draw_powers(Relic& g, Seat who, int n, Clause clause);
void add_charges(Relic& g, CardInPlay& card, int n, Seat who);
bool spend_charge(Relic& g, std::uint16_t serial, Seat who);
Task<> discard_powers(Relic& g, Seat who, int n, Clause clause);
Task<> discard_assets(Relic& g, Seat who, int n, std::array<TraitId, 2> traits, Clause clause);
// What of a player counts as an asset with one of these traits: options for each of them, and how many there are.
[[nodiscard]] int count_assets(const Relic& g, Seat who, const std::array<TraitId, 2>& traits);
int offer_assets(Relic& g, Seat who, const std::array<TraitId, 2>& traits, Answer answer);
// One of them, as an option named it.
void discard_asset(Relic& g, Seat who, Object asset, Clause clause);
Task<int> discard_trophies(Relic& g, Seat who, int least, int most, std::array<TraitId, 2> traits, bool spent,
                           Clause clause);
Task<> discard_corruption(Relic& g, Seat who, int n, Clause clause);
[[nodiscard]] bool has_one_of(const Card& card, const std::array<TraitId, 2>& traits);

// ---- values.cpp: REL-ATTR, REL-INF, REL-LEVEL ----
void gain_attribute(Relic& g, Seat who, What attribute, int n, Clause clause);
void gain_influence(Relic& g, Seat who, int n, Clause clause);
void lose_influence(Relic& g, Seat who, int n, Clause clause);
void gain_life(Relic& g, Seat who, int n, Clause clause);
Task<> lose_life(Relic& g, Seat who, int n, Clause clause);
// As a cost: nothing may lessen it (REL-GEN-13).
Task<> pay_life(Relic& g, Seat who, int n, Clause clause);
Task<> gain_level(Relic& g, Seat who, Clause clause);
Task<> gain_completed_mission(Relic& g, Seat who, Clause clause);

// ---- out.cpp: REL-OUT, REL-CORR, REL-MISS ----
Task<> draw_corruption(Relic& g, Seat who, int n, Clause clause);
// One that was drawn, or given as if it were (RNE-CLAR-06); `shown`: to everybody.
Task<> receive_corruption(Relic& g, Seat who, CardId card, bool shown, Clause clause);
// REL-OUT-25: also after whatever may have lowered the threshold.
MaybeTask check_threshold(Relic& g, Seat who);
Task<> vanquish(Relic& g, Seat who);
void eliminate(Relic& g, Seat who);
Task<> lose_turn(Relic& g, Seat who);
// The player's own turn, or what is left of an effect for somebody else, ends here.
Task<> cut_short(Relic& g, Seat who);
void win(Relic& g, Seat who);
// With everybody on the team of one of these seats (a bit each).
void end_match(Relic& g, std::uint8_t winners, Clause clause);
void win_most_infamous(Relic& g);

// ---- missions.cpp: REL-MISSION ----
Task<> draw_mission(Relic& g, Seat who, Clause clause);
Task<> start_mission(Relic& g, Seat who);
void drop_mission(Relic& g, Seat who);
// Something that missions count happened to a player.
struct DeedDone {
  Deed deed = Deed::win;
  CardId card{};  // none: an enemy without a card (REL-BATTLE-41)
  bool without_weapon = false;
  int life_before = 0;
  int value = 0;  // of an enemy without a card
};
void note_deed(Relic& g, Seat who, const DeedDone& done);
// Missions whose objective is met are completed (REL-MISSION-03, REL-MISSION-13).
[[nodiscard]] bool mission_is_met(const Relic& g, Seat who, bool at_turn_end);
[[nodiscard]] inline bool missions_are_met(const Relic& g) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    // This is asked after whatever happens; of most missions a glance shows that it is too early.
    const Mission& mission = g.s.players[i].mission;
    if (!mission.card.valid()) continue;
    const Catalogue::CardFacts& card = g.catalogue.card_facts[mission.card.index()];
    const bool done = mission.progress[0] >= card.deeds[0] || mission.progress[1] >= card.deeds[1];
    if (!done && !card.met_by_position) continue;
    if (mission_is_met(g, Seat{i}, false)) return true;
  }
  return false;
}
Task<> complete_mission(Relic& g, Seat who);
// For complete_missions() alone, once it is known that there are some.
Task<> complete_met_missions(Relic& g);
inline MaybeTask complete_missions(Relic& g) {
  if (!missions_are_met(g)) return {};
  return complete_met_missions(g);
}
// A mission that is a payment may be completed in the player's own turn (REL-MISSION-09): whenever its owner is asked
// something (REL-MISSION-13), and at the moments in which nothing else might be asked.
[[nodiscard]] const Objective* find_payable_objective(const Relic& g, Seat who);
[[nodiscard]] inline const Objective* payable_objective(const Relic& g, Seat who) {
  const CardId mission = g.player(who).mission.card;
  if (!mission.valid() || !g.catalogue.card_facts[mission.index()].met_by_payment) return nullptr;
  return find_payable_objective(g, who);
}
void offer_completion(Relic& g, Seat who);
Task<> pay_for_mission(Relic& g, Seat who);
MaybeTask offer_mission_payment(Relic& g, Seat who);

// ---- dice.cpp: REL-DICE, REL-POWER-06 to 17 ----
enum class RollKind : std::uint8_t { movement, battle, test };
// What one die showed, or the Power card in its place.
struct Face {
  int value = 0;
  bool by_power = false;
};
// A die, or the rule that asks for a Power card first. Awaited like a rule; a die alone needs no frame.
class DieOrPower {
 public:
  DieOrPower(Relic& g, Seat who, Clause clause)
      : g_(g), who_(who), clause_(clause), roll_(g.roll(6, clause, g.question(Asking::die_rolled, 0, of(who)))) {}
  DieOrPower(Relic& g, Seat who, Clause clause, Task<Face> asking) : DieOrPower(g, who, clause) {
    asking_ = std::move(asking);
    asks_ = true;
  }

  [[nodiscard]] bool await_ready() { return !asks_ && roll_.await_ready(); }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> caller) {
    if (asks_) return asking_.await_suspend(caller);
    roll_.await_suspend(caller);
    return std::noop_coroutine();
  }
  [[nodiscard]] Face await_resume() {
    if (asks_) return asking_.await_resume();
    const int face = roll_.await_resume();
    g_.tell(clause_, told::Die{.who = who_, .face = face});
    return {face, false};
  }

 private:
  Relic& g_;
  Seat who_;
  Clause clause_;
  kernel::Table::Roll roll_;
  Task<Face> asking_;
  bool asks_ = false;
};
[[nodiscard]] DieOrPower die_or_power(Relic& g, Seat who, Asking asking, bool power_allowed, Clause clause);
Task<> roll_battle(Relic& g, Battle& battle);
Task<> roll_for_foe(Relic& g, Battle& battle);
Task<> roll_test(Relic& g, SkillTest& test);

// ---- test.cpp: REL-TEST ----
// Whether it was passed, and the skill score (RNE-DUEL-08, RNE-DUEL-32).
struct TestResult {
  bool passed = false;
  int value = 0;
};
// Of `what`: an attribute, the lowest or highest one, or the level. `duel`: the skill duel it belongs to, if any.
Task<TestResult> skill_test(Relic& g, Seat who, What what, int target, Duel* duel);
// The dial or level that is tested, and behind it the standing bonuses.
void add_skill_parts(const Relic& g, Seat who, What attribute, Parts& parts);

// ---- sums.cpp: what each side of a battle counts beside its dice ----
// The enemies of one attribute on a player's space, or on the scenario sheet, that are still to be fought.
[[nodiscard]] Foes enemies_here(const Relic& g, Seat who, What form);
// The player's dial, and behind it the standing bonuses.
void add_own_parts(const Relic& g, Seat who, What form, Parts& parts);
// RNE-SUP: the enemies on the space of a nemesis, the agents on that of a character, 1 for each.
void add_support(const Relic& g, Seat who, Parts& parts);
// In the score step (RNE-SUP-03); RNE-SUP-05: not on the scenario sheet.
void count_support(const Relic& g, Battle& battle);
// RNE-BAT-31
void count_late_parts(Relic& g, Battle& battle);
// Of the battle that goes on, and of one that would begin now.
[[nodiscard]] BattleSums sums_of(const Relic& g, const Battle& battle);
[[nodiscard]] BattleSums sums_of(const Relic& g, Seat who, What form);
// A battle between a nemesis and a character that would begin now: the side of `who` and that of the other.
[[nodiscard]] BattleSums sums_between(const Relic& g, Seat who, Seat other);

// ---- battle.cpp: REL-BATTLE, REL-EVADE ----
Task<> battle_enemies(Relic& g, Seat who);
// `none`: nobody was left to fight (RNE-CLAR-24).
enum class BattleResult : std::uint8_t { won, lost, tied, none };
// The parts of a battle that those with agents share.
[[nodiscard]] bool has_arms(const Relic& g, Seat who);
Task<> choose_arms(Relic& g, Battle& battle);
Task<> battle_won(Relic& g, Battle& battle);
Task<> battle_lost(Relic& g, Battle& battle);
Task<> battle_tied(Relic& g, Battle& battle);
// With cards of one attribute that lie on the scenario sheet.
Task<> battle_on_sheet(Relic& g, Seat who, What form);
// A battle with an enemy without a card; `lost` and `tied` end the phase after their consequences.
Task<> battle_text(Relic& g, const Effect& effect, Cause cause);

// ---- movement.cpp: REL-MOVE, REL-MBOX, REL-INNER ----
Task<> movement_phase(Relic& g, Seat who);
void stand_on(Relic& g, Seat who, SpaceId space, Clause clause);
// ---- exploration.cpp ----
Task<> exploration_phase(Relic& g, Seat who);
// ---- duel.cpp: RNE-APO, RNE-DUEL ----
[[nodiscard]] bool is_apostate(const Relic& g, Seat who);
// RNE-DUEL-01: whom a player may challenge instead of exploring.
[[nodiscard]] bool may_challenge(const Relic& g, Seat who, Seat other);
[[nodiscard]] bool can_challenge_somebody(const Relic& g, Seat who);
// RNE-DUEL-33: a challenge, an attack on a nemesis (RNE-BAT-02), or nothing of the kind: the player explores.
struct Declaration {
  Declared what = Declared::nothing;
  Seat whom{};
};
Task<Declaration> choose_declaration(Relic& g, Seat who);
// The Engagement phase of a player who has challenged another.
Task<> duel_phase(Relic& g, Seat who, Seat defender);
// ---- engagement.cpp: REL-ENGAGE, REL-TEXT, REL-WIN ----
Task<> engagement_phase(Relic& g, Seat who);
Task<> resolve_threats(Relic& g, Seat who);
Task<> resolve_text(Relic& g, Seat who);
// The phase or turn in which cards were resolved is over: encounters can be resolved again, and an event that ended it
// is discarded only now.
void forget_resolved(Relic& g);
inline void mark_done(Relic& g, CardInPlay& card) { card.done = g.s.some_done = true; }
// ---- experience.cpp: REL-XP ----
Task<> experience_phase(Relic& g, Seat who);
// REL-XP-02 to 07, RNE-EXP-02, RNE-EXP-03
Task<> spend_trophies(Relic& g, Seat who);
Task<> discard_excess(Relic& g, Seat who);
// ---- setup.cpp: REL-SETUP ----
Task<> choose_characters(Relic& g);
Task<> beginnings(Relic& g);
void begin_as(Relic& g, Seat who, CharacterId character, Clause clause);

// ---- nemesis.cpp: RNE-INF, RNE-EXP, RNE-VANQ, RNE-WIN ----
// RNE-INF-05: at 25 the match is over and this does not return.
Task<> gain_infamy(Relic& g, Seat who, int n, Clause clause);
// RNE-INF-04: as much as there is; as a cost it must be there.
void lose_infamy(Relic& g, Seat who, int n, Clause clause);
Task<> vanquish_nemesis(Relic& g, Seat who);
// RNE-SCN-15: whether the two may battle each other.
[[nodiscard]] bool may_battle(const Relic& g, Seat nemesis, Seat character);
// RNE-CLAR-37: the characters nearest to a nemesis, all that are equally near; RNE-NCARD-21: for a placing or a move
// none of the inner sector, and for a move none on its own space.
enum class Reach : std::uint8_t { any, placing, moving };
using NearestCharacters = kernel::ShortList<Seat, kMostPlayers>;
[[nodiscard]] NearestCharacters nearest_characters(const Relic& g, Seat nemesis, Reach reach);
[[nodiscard]] SpaceSet spaces_of_nearest(const Relic& g, Seat nemesis, Reach reach);

// ---- nemesis_turn.cpp: RNE-TURN, RNE-MOVE, RNE-EXPL ----
// The phase of a nemesis that the State names.
Task<> nemesis_phase(Relic& g, Seat who);
// RNE-TURN-01: who comes after the active one.
[[nodiscard]] Seat next_in_round(const Relic& g);
// What was declared, drawn or put aside for an Engagement phase that is over.
void forget_engagement(Relic& g);

// ---- imperium.cpp: RNE-IMP, RNE-NCARD ----
// RNE-CARD-06, RNE-CARD-07: the next card; invalid when there is none.
Task<CardId> draw_imperium_card(Relic& g, Clause clause);
Task<CardId> draw_nemesis_card(Relic& g, Seat who, Clause clause);
// So many, onto the space of the nemesis.
Task<> draw_imperium(Relic& g, Seat who, int n, Clause clause);
// RNE-IMP-02: events, agents, arsenal.
Task<> resolve_imperium(Relic& g, Seat who);
// RNE-NCARD-20: what a text has laid for later.
MaybeTask resolve_due_imperium(Relic& g, Seat who);
// A card that lies aside. RNE-NCARD-11: one that found no place is discarded.
Task<> resolve_nemesis_card(Relic& g, Seat who, CardId card);
Task<> draw_and_resolve_nemesis_card(Relic& g, Seat who, Clause clause);

// ---- nemesis_battle.cpp: RNE-BAT, RNE-SUP ----
// RNE-BAT-22: with all agents on its space.
Task<BattleResult> battle_agents(Relic& g, Seat who);
// RNE-BAT-01, RNE-BAT-02: one of them a nemesis, the other a character.
Task<> battle_nemesis(Relic& g, Seat attacker, Seat defender);
// RNE-BAT-02: whether a character may attack this nemesis instead of exploring, and whether any.
[[nodiscard]] bool may_attack(const Relic& g, Seat who, Seat nemesis);
[[nodiscard]] bool can_attack_somebody(const Relic& g, Seat who);
// The Engagement phase of a character who attacks a nemesis.
Task<> attack_phase(Relic& g, Seat who, Seat nemesis);

// ---- nemesis_setup.cpp: RNE-SET ----
// RNE-SET-05: who leads a nemesis; those seats are dealt nemesis sheets.
Task<> choose_roles(Relic& g);
void begin_as_nemesis(Relic& g, Seat who, NemesisId nemesis);

// ---- scenarios.cpp: RNE-SCN ----
// Who wins and loses together, as the sheet has it.
Task<> form_teams(Relic& g);
[[nodiscard]] bool are_teammates(const Relic& g, Seat a, Seat b);
// A trophy that may be spent, `answer` being what that is called here, and the option to lay it on the sheet.
[[nodiscard]] bool may_lay_trophy(const Relic& g, Seat who, CardId trophy);
void offer_to_spend(Relic& g, Seat who, CardId trophy, Answer answer, int amount);
// To its discard pile or on the sheet, as the option says.
void spend_trophy(Relic& g, Seat who, const Option& option, Clause clause);
// Cards that were not beaten go back into the scenario deck.
void gather_sheet_cards(Relic& g);
[[nodiscard]] SpaceSet spaces_with_tokens(const Relic& g);
[[nodiscard]] SpaceSet inner_spaces_without_token(const Relic& g);
[[nodiscard]] int tokens_on_sheet(const Player& p);
// Wherever they lie for the scenario.
[[nodiscard]] int tokens_of(const Relic& g, Seat who);
// How many tokens the Confrontation asks for: of one player, or of all together; none if it asks for something else.
struct TokensToWin {
  int tokens = 0;
  bool together = false;
};
[[nodiscard]] std::optional<TokensToWin> tokens_to_win(const Relic& g);
[[nodiscard]] bool team_has_tokens(const Relic& g);
void remove_tokens_of(Relic& g, Seat who);
// The next space of the inner sector for a player; invalid behind the last one.
[[nodiscard]] SpaceId along_arrow(const Relic& g, Seat who, SpaceId from);

// ---- telling.cpp ----
[[nodiscard]] told::BattleTold battle_told(const Relic& g, const Battle& battle);
[[nodiscard]] told::TestTold test_told(const Relic& g, const SkillTest& test, int value);
[[nodiscard]] told::DuelTold duel_told(const Relic& g, const Duel& duel);
[[nodiscard]] told::NemesisBattleTold nemesis_battle_told(const Relic& g, const Battle& nemesis);

}  // namespace kostka::games::relic
