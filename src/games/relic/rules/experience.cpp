// The Experience phase: trophies, missions and relics, excess cards (REL-XP, REL-RELIC, REL-LEVEL).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::Forced;

constexpr int kPointsOfLevel = 6;   // REL-XP-03
constexpr int kRelicsRevealed = 2;  // REL-RELIC-02

}  // namespace

Task<> spend_trophies(Relic& g, Seat who) {
  int spent = 0;
  // REL-XP-03: any set of them.
  for (;;) {
    const auto& trophies = g.player(who).trophies;
    if (trophies.empty()) co_return;
    // REL-XP-05: of all colours. REL-XP-02: each is worth its printed value.
    for (std::size_t i = 0; i < trophies.size(); ++i) {
      if (std::find(trophies.begin(), trophies.begin() + i, trophies[i]) != trophies.begin() + i) continue;
      offer_to_spend(g, who, trophies[i], Answer::spend, g.card(trophies[i]).value);
    }
    g.offer_to_choose(Answer::done);
    offer_completion(g, who);
    const Option option = co_await g.ask(who, "REL-XP-03"_clause, g.question(Asking::spend_trophies, spent));
    if (g.answer_of(option) == Answer::done) co_return;  // REL-XP-04: the surplus is lost
    if (g.answer_of(option) == Answer::complete) {
      co_await pay_for_mission(g, who);
      continue;
    }
    spend_trophy(g, who, option, "REL-XP-06"_clause);  // RNE-EXP-14
    // REL-XP-07, RNE-EXP-16: a level as soon as its sixth point is spent.
    const int before = spent / kPointsOfLevel;
    spent += option.amount;
    for (int level = before; level < spent / kPointsOfLevel; ++level) co_await gain_level(g, who, "REL-XP-07"_clause);
  }
}

namespace {

// REL-MISSION-12: which of them is of no account, so those everybody knows go first.
void spend_missions(Relic& g, Seat who) {
  Player& p = g.player(who);
  const int price = missions_for_relic(g, who);
  for (int i = 0; i < price; ++i) {
    const CardId card = p.completed.empty() ? p.unseen.pop_back() : p.completed.pop_back();
    discard_card(g, card, who, "REL-MISSION-12"_clause);
  }
}

bool can_exchange(const Relic& g, Seat who) {
  const Player& p = g.player(who);
  // REL-XP-08
  if (static_cast<int>(p.completed.size() + p.unseen.size()) < missions_for_relic(g, who)) return false;
  // REL-RELIC-05: with none to reveal it cannot be made.
  return !g.deck(Deck::relic).empty() || !g.pile(Deck::relic).empty();
}

Task<> exchange_for_relic(Relic& g, Seat who) {
  g.offer_to_choose(Answer::exchange);
  g.offer_to_choose(Answer::pass);
  const Option wish = co_await g.ask(who, "REL-XP-08"_clause, g.question(Asking::exchange));
  if (g.answer_of(wish) == Answer::pass) co_return;
  spend_missions(g, who);
  // REL-RELIC-02
  kernel::ShortList<CardId, 2> shown;
  for (int i = 0; i < kRelicsRevealed; ++i) {
    const CardId card = co_await draw_card(g, Deck::relic, "REL-RELIC-02"_clause);
    if (!card.valid()) break;
    set_aside(g, card, Seat{});
    g.tell("REL-RELIC-02"_clause, told::Shown{who, card});
    shown.push_back(card);
  }
  for (const CardId card : shown) g.offer_to_choose(Answer::take, of(card));
  const Option option = co_await g.ask(who, "REL-RELIC-02"_clause, g.question(Asking::which_relic));
  const CardId kept{option.about[0].index};
  shown.remove(kept);
  take_aside(g, kept);
  for (const CardId card : shown) {
    take_aside(g, card);
    g.deck(Deck::relic).shuffle_in(card);
  }
  co_await gain_asset(g, who, new_card(kept), "REL-RELIC-02"_clause);
}

}  // namespace

// REL-XP-13: here and nowhere else are limits checked. REL-DISCARD-05: nor are cards discarded for no reason elsewhere.
Task<> discard_excess(Relic& g, Seat who) {
  for (;;) {
    const Player& p = g.player(who);
    const int owned = count_assets(g, who, kAnyTrait);  // RNE-CLAR-02
    if (p.powers.empty() && owned == 0) co_return;
    // REL-XP-11, and for assets REL-XP-15.
    const bool powers = static_cast<int>(p.powers.size()) > power_limit(g, who);
    const bool assets = owned > asset_limit(g, who);
    for (std::size_t i = 0; i < p.powers.size() && (powers || !assets); ++i) {
      if (i == 0 || p.powers[i] != p.powers[i - 1]) g.offer_to_choose(Answer::discard, power_of(who, p.powers[i]));
    }
    // RNE-CLAR-19: no matter whose deck they come from.
    if (assets || !powers) offer_assets(g, who, kAnyTrait, Answer::discard);
    const Clause at_will = g.is_nemesis(who) ? "RNE-EXP-05"_clause : "REL-XP-12"_clause;
    const Clause clause = powers ? "REL-XP-11"_clause : assets ? "REL-XP-15"_clause : at_will;
    // REL-XP-12: further than the limits only if the player likes.
    g.offer_or_refuse(!powers && !assets, clause, Answer::done);
    const Option option = co_await g.ask(who, clause,
                                         g.question(Asking::excess, powers   ? power_limit(g, who)
                                                                    : assets ? asset_limit(g, who)
                                                                             : 0),
                                         Forced::ask);
    if (g.answer_of(option) == Answer::done) co_return;
    if (static_cast<Kind>(option.about[0].kind) == Kind::power) {
      const CardId card{option.about[0].index};
      g.player(who).powers.remove(card);
      discard_card(g, card, who, powers ? "REL-XP-11"_clause : at_will);
    } else {
      discard_asset(g, who, option.about[0], assets ? "REL-XP-15"_clause : at_will);
      co_await check_threshold(g, who);  // REL-OUT-25
    }
  }
}

Task<> experience_phase(Relic& g, Seat who) {
  // REL-XP-01: three steps in this order; trophies first.
  if (!g.player(who).trophies.empty()) co_await spend_trophies(g, who);
  co_await complete_missions(g);
  // REL-XP-10: the exchange before the draw.
  if (can_exchange(g, who)) co_await exchange_for_relic(g, who);
  // REL-MISSION-06
  if (!g.player(who).mission.card.valid()) {
    co_await draw_mission(g, who, "REL-XP-09"_clause);
    co_await complete_missions(g);
  }
  co_await offer_mission_payment(g, who);
  if (!g.player(who).powers.empty() || count_assets(g, who, kAnyTrait) > 0) co_await discard_excess(g, who);
}

}  // namespace kostka::games::relic
