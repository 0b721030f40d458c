// What the scenario sheets of the expansion bring: teams, the scenario deck of the Hulk, tokens on the spaces of the
// inner sector, handing things over (RNE-SCN).
#include <algorithm>
#include <bit>

#include "games/relic/rules/effects.h"

namespace kostka::games::relic {
namespace {

using kernel::Audience;
using kernel::Forced;

// RNE-SCN-13: each nemesis, in the order of the seats, draws one of the characters left.
Task<> draw_teammates(Relic& g) {
  kernel::ShortList<Seat, kMostPlayers> characters;
  for (const Seat seat : g.characters()) characters.push_back(seat);
  std::int8_t team = 0;
  for (const Seat nemesis : g.nemeses()) {
    if (characters.empty()) co_return;
    const std::size_t drawn = co_await g.pick(static_cast<std::uint32_t>(characters.size()), "RNE-SCN-13"_clause,
                                              g.question(Asking::teammate_drawn, 0, of(nemesis)));
    const Seat character = characters.take(drawn);
    g.player(nemesis).team = g.player(character).team = ++team;
    g.tell("RNE-SCN-13"_clause, told::Team{character, nemesis});
  }
}

}  // namespace

// RNE-SCN-12, RNE-SCN-25
Task<> form_teams(Relic& g) {
  switch (g.sheet().teams) {
    case Teams::none: break;
    case Teams::pairs: co_await draw_teammates(g); break;
    case Teams::characters:
      for (const Seat seat : g.characters()) g.player(seat).team = 1;
      break;
  }
}

bool are_teammates(const Relic& g, Seat a, Seat b) {
  const int team = g.player(a).team;
  return team != 0 && team == g.player(b).team;
}

// ---- trophies on the sheet ----

// RNE-SCN-17: never one of a Nemesis deck. RNE-EXP-14: nor anything of a nemesis, who is no player.
bool may_lay_trophy(const Relic& g, Seat who, CardId trophy) {
  return !g.is_nemesis(who) && is_threat(g.card(trophy).deck) && trophies_may_be_laid(g, who);
}

// RNE-SCN-01: any, all or none of them.
void offer_to_spend(Relic& g, Seat who, CardId trophy, Answer answer, int amount) {
  const Object object = relic::object(Kind::trophy, trophy.index(), who);
  g.offer_to_choose(answer, object, amount);
  if (may_lay_trophy(g, who, trophy)) g.offer_to_choose(Answer::lay, object, amount);
}

void spend_trophy(Relic& g, Seat who, const Option& option, Clause clause) {
  const CardId card{option.about[0].index};
  g.player(who).trophies.remove(card);
  if (Relic::answer_of(option) != Answer::lay) {
    discard_card(g, card, who, clause);
    return;
  }
  g.s.scenario.deck.insert_sorted(card);
  g.tell("RNE-SCN-01"_clause, told::LaidOnSheet{who, card});
}

// RNE-SCN-03, RNE-SCN-07: however it came to this. They would lie on top, but the deck is shuffled before it is used
// again (RNE-SCN-02).
void gather_sheet_cards(Relic& g) {
  ScenarioTable& scenario = g.s.scenario;
  if (scenario.laid.empty()) return;
  g.tell("RNE-SCN-03"_clause, told::SheetCardsBack{static_cast<int>(scenario.laid.size())});
  while (!scenario.laid.empty()) scenario.deck.insert_sorted(scenario.laid.pop_back().card);
}

// ---- tokens on spaces ----

SpaceSet spaces_with_tokens(const Relic& g) {
  SpaceSet spaces = 0;
  for (const TokenOnSpace& token : g.s.scenario.tokens) spaces |= set_of(token.space);
  return spaces;
}

// Neither the Warp Rift nor the scenario space is one of them.
SpaceSet inner_spaces_without_token(const Relic& g) {
  return g.catalogue.sectors[static_cast<std::size_t>(Sector::inner)] & ~set_of(g.catalogue.rift) &
         ~spaces_with_tokens(g);
}

int tokens_on_sheet(const Player& p) {
  return p.tokens + static_cast<int>(std::count(p.token_for.begin(), p.token_for.end(), true));
}

int tokens_of(const Relic& g, Seat who) {
  // RNE-SCN-26: on inner spaces and on the sheet together.
  const auto& tokens = g.s.scenario.tokens;
  const auto inside =
      std::count_if(tokens.begin(), tokens.end(), [&](const TokenOnSpace& t) { return t.owner == who; });
  return tokens_on_sheet(g.player(who)) + static_cast<int>(inside);
}

// RNE-SCN-08, RNE-SCN-20, RNE-SCN-21: as if it were not there. RNE-SCN-23: who stands on it walks on from it.
SpaceId along_arrow(const Relic& g, Seat who, SpaceId from) {
  SpaceId to = g.catalogue.space(from).clockwise;
  if (g.s.scenario.tokens.empty() || !tokens_close_spaces(g, who)) return to;
  const SpaceSet closed = spaces_with_tokens(g);
  while (to.valid() && (closed & set_of(to)) != 0) to = g.catalogue.space(to).clockwise;
  return to;
}

// REL-OUT-22
void remove_tokens_of(Relic& g, Seat who) {
  auto& tokens = g.s.scenario.tokens;
  for (std::size_t i = tokens.size(); i-- > 0;) {
    if (tokens[i].owner == who) tokens.take(i);
  }
}

// The condition before the word `win`.
std::optional<TokensToWin> tokens_to_win(const Relic& g) {
  const Script& script = g.catalogue.script;
  const Body& body = g.sheet().confrontation;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    if (e.verb == Verb::repeat) {
      const Body inner = script.block(e, 0).body;
      const Effect& last = script.begin_of(inner)[inner.count - 1];
      if (last.verb == Verb::if_) return TokensToWin{script.condition(last.condition).n, false};
    }
    if (e.verb != Verb::if_ || script.begin_of(script.block(e, 0).body)->verb != Verb::win) continue;
    const Condition& c = script.condition(e.condition);
    const bool tokens = c.count == Count::tokens || c.count == Count::all_tokens;
    if (c.holds == Holds::number && tokens) return TokensToWin{c.n, false};
    if (c.holds != Holds::team_tokens) continue;
    int players = 0;
    for ([[maybe_unused]] const Seat seat : g.characters()) ++players;
    return TokensToWin{players, true};
  }
  return {};
}

// RNE-SCN-26: of those who are still in the game.
bool team_has_tokens(const Relic& g) {
  int tokens = 0, players = 0;
  for (const Seat seat : g.characters()) {
    tokens += tokens_on_sheet(g.player(seat));
    ++players;
  }
  return players > 0 && tokens >= players;
}

}  // namespace kostka::games::relic

namespace kostka::games::relic::effects {

// RNE-SCN-08: none where one lies. RNE-SCN-23: anyone who stands there stays.
Task<> place_token_inside(Relic& g, Cause cause) {
  const SpaceSet free = inner_spaces_without_token(g);
  if (free == 0 || g.s.scenario.tokens.full()) co_return;
  for_each(free, [&g](SpaceId space) { g.offer_to_choose(Answer::space, of(space)); });
  const Option option =
      co_await g.ask(cause.actor, "RNE-SCN-08"_clause, g.question(Asking::which_space, 0, cause.source));
  const SpaceId space{option.about[0].index};
  g.s.scenario.tokens.push_back({space, cause.actor});
  g.tell("RNE-SCN-08"_clause, told::Token{cause.actor, of(space)});
}

// ---- the Hulk of the Wayward Warrior ----

namespace {

// RNE-SCN-02: the deck is shuffled and so many laid out. RNE-SCN-07: with fewer, all of them.
Task<> lay_out(Relic& g, Seat who, int wanted) {
  ScenarioTable& scenario = g.s.scenario;
  for (int i = 0; i < wanted && !scenario.deck.empty() && !scenario.laid.full(); ++i) {
    kernel::Deck<CardId, kMostEnemies, 1> deck;
    for (const CardId card : scenario.deck) deck.shuffle_in(card);
    const CardId card = co_await g.draw(deck, static_cast<std::uint8_t>(Kind::card), "RNE-SCN-02"_clause,
                                        g.question(Asking::card_drawn, 0, of(g.s.sheet)));
    scenario.deck.remove(card);
    lay_on_sheet(g, card);
    g.tell("RNE-SCN-02"_clause, told::SheetCard{who, card});
  }
}

// RNE-SCN-05: a beaten enemy that nobody wants as a trophy is discarded.
Task<> give_up_beaten(Relic& g, Seat who, const Foes& beaten) {
  kernel::ShortList<CardId, 12> left;
  for (const Foe& foe : beaten) {
    if (!left.full() && g.player(who).trophies.contains(foe.card)) left.push_back(foe.card);
  }
  while (!left.empty()) {
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (std::find(left.begin(), left.begin() + i, left[i]) != left.begin() + i) continue;
      g.offer_to_choose(Answer::discard, object(Kind::trophy, left[i].index(), who));
    }
    g.offer_to_choose(Answer::done);
    const Option option = co_await g.ask(who, "RNE-SCN-05"_clause, g.question(Asking::keep_trophy));
    if (g.answer_of(option) == Answer::done) co_return;
    const CardId card{option.about[0].index};
    left.remove(card);
    g.player(who).trophies.remove(card);
    discard_card(g, card, who, "RNE-SCN-05"_clause);
  }
}

}  // namespace

// RNE-SCN-18: enemies of the same attribute together, one battle after the other in the player's order; a loss or a tie
// ends the phase. RNE-SCN-06: with an empty deck there is nothing to battle.
Task<> battle_sheet(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  co_await lay_out(g, who, e.amount.n + tokens_on_sheet(g.player(who)));
  while (!g.s.scenario.laid.empty()) {
    std::array<bool, 3> forms{};
    for (const CardInPlay& card : g.s.scenario.laid)
      forms[static_cast<std::size_t>(g.card(card.card).attribute)] = true;
    for (std::size_t i = 0; i < 3; ++i) {
      if (forms[i]) g.offer_to_choose(Answer::fight, attribute_object(static_cast<What>(i)));
    }
    const Option option = co_await g.ask(who, "RNE-SCN-18"_clause, g.question(Asking::next_enemy));
    const auto form = static_cast<What>(option.about[0].index);
    const Foes foes = enemies_here(g, who, form);
    co_await battle_on_sheet(g, who, form);
    co_await give_up_beaten(g, who, foes);
  }
  co_await resolve(g, block(g, e), cause);
}

// ---- Shoulder to Shoulder ----

namespace {

// What passes between two teammates.
struct Gift {
  int influence = 0;
  int powers = 0;
  Object asset{};
};

void hand_influence(Relic& g, Seat from, Seat to, int n) {
  if (n <= 0) return;
  lose_influence(g, from, n, "RNE-SCN-16"_clause);
  gain_influence(g, to, n, "RNE-SCN-16"_clause);
  g.tell("RNE-SCN-16"_clause, told::Handed{.from = from, .to = to, .influence = n});
}

void hand_power(Relic& g, Seat from, Seat to, CardId card) {
  g.irrevocable();  // somebody else sees it now
  g.player(from).powers.remove(card);
  g.player(to).powers.insert_sorted(card);
  g.tell("RNE-SCN-16"_clause, told::Handed{.from = from, .to = to, .powers = 1});
  g.tell("RNE-SCN-16"_clause, told::PowerDrawn{to, card}, Audience::only(to));
}

// RNE-SCN-16: it works for its new owner at once, with its charges. RNE-CLAR-03: a trophy is one for the new owner.
Task<> hand_asset(Relic& g, Seat from, Seat to, Object asset) {
  if (static_cast<Kind>(asset.kind) == Kind::trophy) {
    const CardId card{asset.index};
    g.player(from).trophies.remove(card);
    g.player(to).trophies.push_back(card);
    g.tell("RNE-SCN-16"_clause, told::Handed{.from = from, .to = to, .card = card});
    co_return;
  }
  auto& assets = g.player(from).assets;
  const auto at =
      std::find_if(assets.begin(), assets.end(), [&asset](const CardInPlay& a) { return a.serial == asset.index; });
  if (at == assets.end()) co_return;
  const CardInPlay handed = assets.take(static_cast<std::size_t>(at - assets.begin()));
  update_responses(g, from);
  g.tell("RNE-SCN-16"_clause, told::Handed{.from = from, .to = to, .card = handed.card});
  co_await gain_asset(g, to, handed, "RNE-SCN-16"_clause);
  co_await check_threshold(g, from);  // REL-OUT-25
}

// The owner chooses which: so many, or as many as the owner likes.
Task<> hand_powers(Relic& g, Seat from, Seat to, bool as_many_as_liked, int n) {
  for (int i = 0; (as_many_as_liked || i < n) && !g.player(from).powers.empty(); ++i) {
    const auto& powers = g.player(from).powers;
    for (std::size_t k = 0; k < powers.size(); ++k) {
      if (k == 0 || powers[k] != powers[k - 1]) g.offer_to_choose(Answer::give, power_of(from, powers[k]));
    }
    if (as_many_as_liked) g.offer_to_choose(Answer::done);
    const Option option = co_await g.ask(from, "RNE-SCN-16"_clause, g.question(Asking::hand_power, 0, of(to)),
                                         powers.size() > 1 ? Forced::ask : Forced::skip);
    if (g.answer_of(option) == Answer::done) co_return;
    hand_power(g, from, to, CardId{option.about[0].index});
  }
}

Task<int> how_much(Relic& g, Seat who, Asking asking, Seat about, int most) {
  if (most <= 0) co_return 0;
  g.offer_numbers(static_cast<std::uint16_t>(Answer::amount), 0, most);
  const Option option = co_await g.ask(who, "RNE-SCN-16"_clause, g.question(asking, 0, of(about)));
  co_return option.amount;
}

// One that `who` gives to the other or asks the other for, or none.
Task<Object> which_asset(Relic& g, Seat who, Seat other, Answer answer) {
  if (offer_assets(g, answer == Answer::give ? who : other, kAnyTrait, answer) == 0) co_return Object{};
  g.offer_to_choose(Answer::bare);
  const Option option = co_await g.ask(who, "RNE-SCN-16"_clause, g.question(Asking::hand_asset, 0, of(other)));
  co_return g.answer_of(option) == Answer::bare ? Object{} : option.about[0];
}

Task<> give_to(Relic& g, Seat who, Seat other) {
  const int influence = co_await how_much(g, who, Asking::hand_influence, other, g.player(who).influence);
  hand_influence(g, who, other, influence);
  co_await hand_powers(g, who, other, true, 0);
  const Object asset = co_await which_asset(g, who, other, Answer::give);
  if (asset.valid()) co_await hand_asset(g, who, other, asset);
}

CardId design_of(const Relic& g, Object asset) {
  if (static_cast<Kind>(asset.kind) == Kind::trophy) return CardId{asset.index};
  const CardInPlay* card = g.find(asset.index);
  return card ? card->card : CardId{};
}

// The other one grants all of it or nothing.
Task<> request_from(Relic& g, Seat who, Seat other) {
  Gift gift;
  gift.influence = co_await how_much(g, who, Asking::hand_influence, other, g.player(other).influence);
  gift.powers = co_await how_much(g, who, Asking::power_count, other, static_cast<int>(g.player(other).powers.size()));
  gift.asset = co_await which_asset(g, who, other, Answer::request);
  if (gift.influence == 0 && gift.powers == 0 && !gift.asset.valid()) co_return;
  told::Requested request{.who = who, .whom = other, .influence = gift.influence, .powers = gift.powers};
  if (gift.asset.valid()) request.card = design_of(g, gift.asset);
  g.tell("RNE-SCN-16"_clause, request);
  g.offer_to_choose(Answer::accept);
  g.offer_to_choose(Answer::decline);
  const Option option = co_await g.ask(other, "RNE-SCN-16"_clause, g.question(Asking::agree, 0, of(who)));
  if (g.answer_of(option) == Answer::decline) co_return;
  hand_influence(g, other, who, gift.influence);
  co_await hand_powers(g, other, who, false, gift.powers);
  if (gift.asset.valid()) co_await hand_asset(g, other, who, gift.asset);
}

bool has_something(const Relic& g, Seat who) {
  const Player& p = g.player(who);
  return p.influence > 0 || !p.powers.empty() || count_assets(g, who, kAnyTrait) > 0;
}

}  // namespace

bool can_hand_over(const Relic& g, const Effect&, const Cause& cause) {
  for (const Seat seat : g.characters()) {
    if (seat == cause.actor || g.player(seat).space != g.player(cause.actor).space) continue;
    if (has_something(g, cause.actor) || has_something(g, seat)) return true;
  }
  return false;
}

Task<> hand_over(Relic& g, const Effect&, Cause cause) {
  const Seat who = cause.actor;
  constexpr Place kHere{Where::here, Where::anywhere, 0};
  const Seat other = co_await which_player(g, who, kHere, kNoCondition, cause, "RNE-SCN-16"_clause);
  if (!other.valid()) co_return;
  if (has_something(g, who)) g.offer_to_choose(Answer::give);
  if (has_something(g, other)) g.offer_to_choose(Answer::request);
  g.offer_to_choose(Answer::bare);
  const Option option = co_await g.ask(who, "RNE-SCN-16"_clause, g.question(Asking::give_or_request, 0, of(other)));
  if (g.answer_of(option) == Answer::give) co_await give_to(g, who, other);
  if (g.answer_of(option) == Answer::request) co_await request_from(g, who, other);
}

}  // namespace kostka::games::relic::effects
