// Apostates and skill duels (RNE-APO, RNE-DUEL).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::Audience;
using kernel::Forced;

constexpr int kChallengeTarget = 2;  // RNE-DUEL-07
constexpr int kLifeLost = 2;         // RNE-DUEL-13
constexpr int kInfluenceTaken = 3;   // RNE-DUEL-16

bool is_relic_card(const Relic& g, const CardInPlay& asset) {
  const Card& card = g.card(asset.card);
  return card.deck == Deck::relic || card.has(g.catalogue.relic);
}

// RNE-DUEL-14, RNE-DUEL-19: never a relic.
int offer_spoils(Relic& g, Seat loser, bool only_apostate) {
  int offered = 0;
  for (const CardInPlay& asset : g.player(loser).assets) {
    const bool fits = !only_apostate || g.card(asset.card).has(g.catalogue.apostate);
    if (!fits) continue;
    const bool can = !is_relic_card(g, asset);
    g.offer_or_refuse(can, only_apostate ? "RNE-DUEL-19"_clause : "RNE-DUEL-14"_clause, Answer::steal,
                      of(asset, loser));
    offered += can ? 1 : 0;
  }
  // RNE-CLAR-26: a trophy is never an Apostate asset.
  if (only_apostate || !trophies_are_assets(g, loser)) return offered;
  const auto& trophies = g.player(loser).trophies;
  for (std::size_t i = 0; i < trophies.size(); ++i) {
    if (std::find(trophies.begin(), trophies.begin() + i, trophies[i]) != trophies.begin() + i) continue;
    g.offer_to_choose(Answer::steal, object(Kind::trophy, trophies[i].index(), loser));
    ++offered;
  }
  return offered;
}

// RNE-CLAR-03: for its new owner it is a trophy and nothing else.
void steal_trophy(Relic& g, const Duel& duel, CardId card) {
  g.player(duel.loser).trophies.remove(card);
  g.tell("RNE-CLAR-01"_clause, told::AssetStolen{duel.winner, duel.loser, card});
  g.player(duel.winner).trophies.push_back(card);
  g.tell("RNE-CLAR-03"_clause, told::Trophy{duel.winner, card});
}

// RNE-DUEL-15: with the charges that lie on it. RNE-DUEL-23: over the limit, if need be, until the thief's own
// Experience phase. RNE-DUEL-25: it works for its new owner at once.
Task<> steal_card(Relic& g, const Duel& duel, std::uint16_t serial, Clause clause) {
  auto& assets = g.player(duel.loser).assets;
  const auto at =
      std::find_if(assets.begin(), assets.end(), [serial](const CardInPlay& a) { return a.serial == serial; });
  const CardInPlay stolen = assets.take(static_cast<std::size_t>(at - assets.begin()));
  update_responses(g, duel.loser);
  g.tell(clause, told::AssetStolen{duel.winner, duel.loser, stolen.card});
  co_await gain_asset(g, duel.winner, stolen, clause);
  co_await check_threshold(g, duel.loser);  // REL-OUT-25
}

// Step 4 of a Cunning duel, and step 5 (RNE-DUEL-21: so two assets in all).
Task<> steal_asset(Relic& g, const Duel& duel, bool only_apostate) {
  const Clause clause = only_apostate ? "RNE-DUEL-19"_clause : "RNE-DUEL-14"_clause;
  // RNE-DUEL-20
  if (offer_spoils(g, duel.loser, only_apostate) == 0) co_return;
  g.offer_to_choose(Answer::bare);
  const Asking asking = only_apostate ? Asking::steal_apostate : Asking::steal_asset;
  const Option option = co_await g.ask(duel.winner, clause, g.question(asking, 0, of(duel.loser)));
  if (g.answer_of(option) == Answer::bare) co_return;
  if (static_cast<Kind>(option.about[0].kind) == Kind::trophy) {
    steal_trophy(g, duel, CardId{option.about[0].index});
  } else {
    co_await steal_card(g, duel, option.about[0].index, clause);
  }
}

// RNE-DUEL-18: to the winner only.
void show_hand(Relic& g, Duel& duel) {
  const auto& powers = g.player(duel.loser).powers;
  if (powers.empty()) return;
  duel.hand_shown = true;
  g.irrevocable();
  g.tell("RNE-DUEL-16"_clause,
         told::HandShown{.who = duel.winner, .whose = duel.loser, .count = static_cast<int>(powers.size())});
  for (const CardId card : powers) {
    g.tell("RNE-DUEL-18"_clause, told::Seen{duel.winner, card}, Audience::only(duel.winner));
  }
}

void take_power(Relic& g, const Duel& duel, CardId card) {
  g.player(duel.loser).powers.remove(card);
  g.player(duel.winner).powers.insert_sorted(card);
  g.tell("RNE-DUEL-16"_clause, told::Stolen{.thief = duel.winner, .victim = duel.loser, .influence = 0});
  g.tell("RNE-DUEL-16"_clause, told::PowerDrawn{duel.winner, card}, Audience::only(duel.winner));
}

// Step 4 of a Willpower duel.
Task<> take_power_or_influence(Relic& g, Duel& duel) {
  const Player& loser = g.player(duel.loser);
  // RNE-DUEL-17: what is not there is not taken.
  if (loser.powers.empty() && loser.influence == 0) co_return;
  show_hand(g, duel);
  for (std::size_t i = 0; i < loser.powers.size(); ++i) {
    if (i > 0 && loser.powers[i] == loser.powers[i - 1]) continue;
    g.offer_to_choose(Answer::take, power_of(duel.loser, loser.powers[i]));
  }
  const int influence = std::min<int>(kInfluenceTaken, loser.influence);
  g.offer_to_choose(Answer::take, attribute_object(What::influence), influence);
  const Option option =
      co_await g.ask(duel.winner, "RNE-DUEL-16"_clause, g.question(Asking::duel_willpower, 0, of(duel.loser)),
                     loser.powers.empty() ? Forced::skip : Forced::ask);
  duel.hand_shown = false;
  if (static_cast<Kind>(option.about[0].kind) == Kind::power) {
    take_power(g, duel, CardId{option.about[0].index});
  } else if (influence > 0) {
    lose_influence(g, duel.loser, influence, "RNE-DUEL-16"_clause);
    gain_influence(g, duel.winner, influence, "RNE-DUEL-16"_clause);
    g.tell("RNE-DUEL-16"_clause, told::Stolen{.thief = duel.winner, .victim = duel.loser, .influence = influence});
  }
}

// Steps 4 and 5. RNE-DUEL-26: a challenger who is vanquished leaves with the turn. RNE-DUEL-24: a vanquished defender
// may still lose an asset.
Task<> take_spoils(Relic& g, Duel& duel) {
  duel.step = DuelStep::spoils;
  switch (duel.attribute) {
    case What::strength: co_await lose_life(g, duel.loser, kLifeLost, "RNE-DUEL-13"_clause); break;
    case What::willpower: co_await take_power_or_influence(g, duel); break;
    case What::cunning: co_await steal_asset(g, duel, false); break;
    default: kernel::raise_fault("A duel is fought with something that is no attribute."); break;
  }
  co_await complete_missions(g);
  duel.step = DuelStep::apostate_asset;
  co_await steal_asset(g, duel, true);
  co_await complete_missions(g);
}

// Whether both still stand where the challenge was made (RNE-DUEL-34).
bool both_stand(const Relic& g, const Duel& duel, SpaceId here) {
  return g.player(duel.challenger).space == here && g.player(duel.defender).space == here;
}

void tell_undecided(Relic& g, const Duel& duel) {
  g.tell("RNE-DUEL-09"_clause, [&] { return told::DuelUndecided{duel_told(g, duel)}; });
}

Task<> answer_challenge(Relic& g, Duel& duel) {
  // RNE-DUEL-10, RNE-DUEL-30
  co_await skill_test(g, duel.defender, duel.attribute, duel.own.value, &duel);
}

// Steps 1 to 3; false: nobody has won.
Task<bool> fight_duel(Relic& g, Duel& duel, SpaceId here) {
  duel.step = DuelStep::attribute;
  for (const What attribute : {What::strength, What::willpower, What::cunning}) {
    g.offer_to_choose(Answer::attribute, attribute_object(attribute));
  }
  // RNE-DUEL-06
  const Option option =
      co_await g.ask(duel.challenger, "RNE-DUEL-06"_clause, g.question(Asking::duel_attribute, 0, of(duel.defender)));
  duel.attribute = static_cast<What>(option.about[0].index);
  g.tell("RNE-DUEL-06"_clause, told::Duel{duel.challenger, duel.defender, option.about[0]});
  // RNE-DUEL-07, RNE-DUEL-29: before the defender decides anything. RNE-DUEL-12: a skill test like any other, so
  // neither weapons nor armour help; RNE-DUEL-11: but Power cards and charges do, on both sides.
  duel.step = DuelStep::challenge;
  co_await skill_test(g, duel.challenger, duel.attribute, kChallengeTarget, &duel);
  // RNE-DUEL-09
  if (!duel.own.passed || !both_stand(g, duel, here)) co_return false;
  // RNE-DUEL-08: from now on the challenger's score is the challenge value.
  duel.step = DuelStep::answer;
  // RNE-DUEL-34: a defender who is vanquished or corrupted in the middle of the test leaves the duel.
  const bool whole = co_await kernel::scoped(g, scope_of(duel.defender), answer_challenge(g, duel));
  co_return whole&& duel.other.tested&& both_stand(g, duel, here);
}

Task<> hold_duel(Relic& g, Duel& duel) {
  const SpaceId here = g.player(duel.challenger).space;
  co_await open_window(g, duel.challenger, Window::engage_start);
  // REL-MOVE-13, RNE-DUEL-34
  if (!both_stand(g, duel, here)) co_return;
  const bool decided = co_await fight_duel(g, duel, here);
  if (!decided) {
    tell_undecided(g, duel);
    co_return;
  }
  // RNE-DUEL-10: no tie.
  duel.winner = duel.other.passed ? duel.defender : duel.challenger;
  duel.loser = duel.other.passed ? duel.challenger : duel.defender;
  g.tell("RNE-DUEL-10"_clause, [&] { return told::DuelWon{duel.winner, duel.loser, duel_told(g, duel)}; });
  co_await take_spoils(g, duel);
  duel.step = DuelStep::over;
  co_await open_window(g, duel.winner, Window::duel_win);
  co_await complete_missions(g);
}

}  // namespace

// RNE-APO-04: by what lies in the play area at this moment, a relic too (RNE-APO-05). RNE-APO-02: nobody begins with
// such a card. RNE-CLAR-26: trophies do not count. RNE-APO-07: whether nemeses play or not. RNE-APO-08: but no nemesis.
bool is_apostate(const Relic& g, Seat who) {
  const TraitId apostate = g.catalogue.apostate;
  if (!apostate.valid() || g.is_nemesis(who)) return false;
  const auto& assets = g.player(who).assets;
  return std::any_of(assets.begin(), assets.end(),
                     [&](const CardInPlay& asset) { return g.card(asset.card).has(apostate); });
}

bool may_challenge(const Relic& g, Seat who, Seat other) {
  // RNE-DUEL-04, RNE-DUEL-28
  if (who == other || g.player(other).out || g.deep_inside(who)) return false;
  // RNE-DUEL-03: an apostate. RNE-DUEL-01: on the same space.
  return g.player(other).space == g.player(who).space && is_apostate(g, other);
}

bool can_challenge_somebody(const Relic& g, Seat who) {
  if (!g.catalogue.apostate.valid()) return false;
  for (const Seat seat : g.characters()) {
    if (may_challenge(g, who, seat)) return true;
  }
  return false;
}

namespace {

// RNE-DUEL-33: anyone who stands here is an offer, an apostate for a duel, a nemesis for a battle.
void offer_declarations(Relic& g, Seat who) {
  for (const Seat seat : g.characters()) {
    if (seat == who || g.player(seat).space != g.player(who).space || !g.catalogue.apostate.valid()) continue;
    g.offer_or_refuse(may_challenge(g, who, seat), "RNE-DUEL-03"_clause, Answer::challenge, of(seat));
  }
  for (const Seat seat : g.nemeses()) {
    if (g.player(seat).space != g.player(who).space) continue;
    g.offer_or_refuse(may_attack(g, who, seat), "RNE-SCN-15"_clause, Answer::attack, of(seat));
  }
}

}  // namespace

Task<Declaration> choose_declaration(Relic& g, Seat who) {
  for (;;) {
    const bool duels = can_challenge_somebody(g, who), battles = can_attack_somebody(g, who);
    if (!duels && !battles) co_return Declaration{};
    offer_declarations(g, who);
    // RNE-DUEL-05: RNE-DUEL-33: one of them.
    g.offer_to_choose(Answer::explore);
    offer_completion(g, who);
    const Asking asking = !battles ? Asking::challenge : duels ? Asking::declaration : Asking::instead_of_exploring;
    const Clause clause = battles ? "RNE-BAT-02"_clause : "RNE-DUEL-01"_clause;
    const Option option = co_await g.ask(who, clause, g.question(asking));
    if (g.answer_of(option) == Answer::explore) co_return Declaration{};
    if (g.answer_of(option) == Answer::complete) {
      co_await pay_for_mission(g, who);
      continue;
    }
    const bool battle = g.answer_of(option) == Answer::attack;
    co_return Declaration{battle ? Declared::battle : Declared::duel, Seat{option.about[0].index}};
  }
}

// RNE-DUEL-31: the start and the end of the Engagement phase are there as always. RNE-DUEL-22: the Experience phase
// follows.
Task<> duel_phase(Relic& g, Seat who, Seat defender) {
  Duel duel(g.duel, who, defender);
  g.tell("RNE-DUEL-01"_clause, told::Challenged{who, defender});
  g.coming_foe_bonus = 0;
  co_await kernel::scoped(g, kPhase, hold_duel(g, duel));
  co_await open_window(g, who, Window::engage_end);
  co_await complete_missions(g);
  co_await offer_mission_payment(g, who);
}

}  // namespace kostka::games::relic
