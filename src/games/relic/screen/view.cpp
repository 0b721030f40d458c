// What an observer may know of a Relic position, built by inclusion (REL-GEN-14).
#include <algorithm>

#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"
#include "games/relic/screen/goal.h"
#include "games/relic/screen/hunt.h"
#include "games/relic/screen/screen.h"

namespace kostka::games::relic {
namespace {

using kernel::Observer;
using namespace screen;
using Names = std::vector<std::string>;

std::int32_t whole(std::size_t n) { return static_cast<std::int32_t>(n); }

template <class Cards>
Names card_names(const Relic& g, const Cards& cards) {
  Names names;
  for (const CardId card : cards) names.push_back(g.card(card).id);
  return names;
}

Name space_name(const Relic& g, SpaceId space) { return space.valid() ? Name(g.catalogue.space(space).id) : Name(); }

Attribute attribute_of(What what) {
  return what == What::level ? Attribute::level : static_cast<Attribute>(static_cast<int>(what));
}

MissionView view_mission(const Relic& g, const Mission& mission) {
  MissionView view;
  const Card& card = g.card(mission.card);
  view.card = card.id;
  for (std::size_t i = 0; i < card.objectives; ++i) {
    const Objective& o = g.catalogue.objectives[card.first_objective + i];
    if (o.kind != Objective::Kind::count) continue;
    view.progress.push_back(mission.progress[i]);
    view.needed.push_back(o.needed);
  }
  view.token_space = space_name(g, mission.token_space);
  if (mission.token_owner.valid()) view.token_owner = mission.token_owner.value;
  return view;
}

void view_cards(const Relic& g, Seat seat, Observer observer, PlayerView& view) {
  const Player& p = g.player(seat);
  const bool own = observer.sees_secrets_of(seat);
  view.power_count = whole(p.powers.size());
  if (own) view.powers = card_names(g, p.powers);  // REL-POWER-02
  for (const CardInPlay& asset : p.assets) {
    view.assets.push_back(
        {g.card(asset.card).id, g.object_id(of(asset, seat)), asset.charges, asset.spent, asset.plain});
  }
  view.trophies = card_names(g, p.trophies);
  for (const CardId trophy : p.trophies) view.trophy_points += g.card(trophy).value;
  for (const CorruptionCard& card : p.corruption) {  // REL-CORR-11
    view.corruption.push_back({card.up, card.known() || own ? Name(g.card(card.card).id) : Name()});
  }
  if (p.mission.card.valid()) view.mission = view_mission(g, p.mission);
  view.completed_missions = whole(p.completed.size() + p.unseen.size());
  view.known_missions = card_names(g, p.completed);
}

// REL-SETUP-07. RNE-SET-12, RNE-SIX-03: of red and black the nemeses have one each, and the characters what is left
// (RNE-SCN-11: a third nemesis has a colour that three characters leave).
Colour colour_of(const Relic& g, Seat seat) {
  constexpr std::array kOfNemeses = {Colour::red, Colour::black, Colour::purple};
  std::size_t before = 0;
  for (std::size_t i = 0; i < seat.index(); ++i) before += g.is_nemesis(Seat{i}) == g.is_nemesis(seat) ? 1U : 0U;
  return g.is_nemesis(seat) ? kOfNemeses[before] : static_cast<Colour>(before);
}

// RNE-NEM-15
void view_nemesis(const Relic& g, Seat seat, Observer observer, PlayerView& view) {
  const Player& p = g.player(seat);
  view.nemesis = g.nemesis(seat).id;
  view.space = space_name(g, p.space);
  view.strength = p.attributes[0];
  view.willpower = p.attributes[1];
  view.cunning = p.attributes[2];
  view.life = p.life;
  view.starting_life = g.starting_life(seat);
  view.level = p.level;
  view.infamy = p.infamy;
  view_cards(g, seat, observer, view);  // RNE-MIGHT-09
  view.on_side = p.on_side;
}

PlayerView view_player(const Relic& g, Seat seat, Observer observer) {
  const Player& p = g.player(seat);
  PlayerView view;
  view.colour = colour_of(g, seat);
  view.team = p.team;
  if (observer.sees_secrets_of(seat) && !p.dealt_nemeses.empty()) {
    view.dealt_nemeses.emplace();
    for (const NemesisId id : p.dealt_nemeses) view.dealt_nemeses->push_back(g.catalogue.nemesis(id).id);
  }
  if (observer.sees_secrets_of(seat) && !p.dealt.empty()) {
    view.dealt.emplace();
    for (const CharacterId id : p.dealt) view.dealt->push_back(g.catalogue.characters[id.index()].id);
  }
  view.out = p.out;
  if (p.nemesis.valid()) view_nemesis(g, seat, observer, view);
  if (!p.character.valid()) return view;
  view.character = g.character(seat).id;
  view.space = space_name(g, p.space);
  view.strength = p.attributes[0];
  view.willpower = p.attributes[1];
  view.cunning = p.attributes[2];
  view.life = p.life;
  view.starting_life = g.character(seat).life;
  view.level = p.level;
  view.influence = p.influence;  // REL-INF-05
  view.power_limit = power_limit(g, seat);
  view.asset_limit = asset_limit(g, seat);
  view.corruption_threshold = corruption_threshold(g, seat);
  view_cards(g, seat, observer, view);
  for (std::size_t i = 0; i < p.token_for.size(); ++i) {
    if (p.token_for[i]) view.tokens_for.push_back(static_cast<Attribute>(i));
  }
  view.tokens = tokens_of(g, seat);
  view.move_bonus = p.move_bonus;
  view.on_side = p.on_side;
  view.apostate = is_apostate(g, seat);
  view.trophies_are_assets = trophies_are_assets(g, seat);
  return view;
}

template <class Summands>
SideView view_side(const Relic& g, const Summands& parts, const Throw& dice, int count, Faces explode_on) {
  SideView view;
  for (const Part& part : parts) {
    const std::string id = g.object_id(part.source);
    view.parts.push_back({g.object_name(part.source), id.empty() ? Name() : Name(id), part.amount});
  }
  for (const int face : dice.dice) view.dice.push_back(face);
  for (const int face : dice.extra) view.extra.push_back(face);
  view.dice_to_roll = dice.dice.empty() ? count : 0;
  view.explodes_from = explode_on.from();
  for (int face = 1; face <= 6; ++face) {
    if (explode_on.has(face)) view.explodes_on.push_back(face);
  }
  view.total = sum_of(parts) + dice.sum();
  return view;
}

// What a side of a battle has taken up, and what holds for it.
template <class View>
void view_arms(const Relic& g, const Battle& b, View& view) {
  view.seat = b.who.value;
  for (const std::uint16_t serial : b.weapons) view.weapons.push_back(g.object_id(object(Kind::in_play, serial)));
  if (b.armour != 0) view.armour = g.object_id(object(Kind::in_play, b.armour));
  view.tie_wins = b.tie_wins;
  view.no_power = b.no_power;
  view.no_wargear = b.no_wargear;
}

// RNE-BAT: both sides roll dice of their own, and a tie may be a win for either.
void view_opponent(const Relic& g, const Battle& nemesis, const BattleSums& sums, BattleView& view) {
  const Battle& other = *nemesis.other;
  view.opponent.emplace();
  view_arms(g, other, *view.opponent);
  view.foe = view_side(g, sums.foe, other.own, 1 + other.extra_dice, coming_explosions(g, other));
}

BattleView view_battle(const Relic& g, const Battle& shown) {
  const Battle& b = shown.other && !g.is_nemesis(shown.who) ? *shown.other : shown;
  BattleView view;
  view_arms(g, b, view);
  view.form = attribute_of(b.form);
  for (const Foe& foe : b.foes) view.foes.push_back(g.card(foe.card).id);
  view.of_sheet = b.of_sheet;
  view.step = shown.step;
  view.acting = shown.who.value;
  const BattleSums sums = sums_of(g, b);
  view.own = view_side(g, sums.own, b.own, 1 + b.extra_dice, coming_explosions(g, b));
  if (b.other) {
    view_opponent(g, b, sums, view);
  } else {
    view.foe = view_side(g, sums.foe, b.foe, 1, b.foe_explosion.on());
  }
  const BattleOdds odds = odds_of(g, b, {});
  view.odds = {odds.won, odds.tied, odds.lost};
  return view;
}

TestView view_test(const Relic& g, const SkillTest& t) {
  TestView view;
  view.seat = t.who.value;
  view.attribute = attribute_of(t.attribute);
  view.target = t.target;
  view.own = view_side(g, t.parts, t.own, 1 + t.extra_dice, t.explosion.on());
  view.passes_of_1000 = test_odds(view.own.total, {view.own.dice_to_roll, t.explosion.on()}, t.target);
  if (t.passes) view.passes_of_1000 = 1000;
  if (t.own.only_ones()) view.passes_of_1000 = 0;
  return view;
}

// One side of a duel: as it was tested, in the middle of its test, or as it would begin.
SideView view_duel_side(const Relic& g, const Duel& duel, const DuelSide& side, Seat who) {
  if (side.tested) return view_side(g, side.parts, side.dice, 0, Faces::between(6, 6));
  if (g.test && g.test->of_duel && g.test->who == who) {
    return view_side(g, g.test->parts, g.test->own, 1 + g.test->extra_dice, g.test->explosion.on());
  }
  Parts parts;
  add_skill_parts(g, who, duel.attribute, parts);
  return view_side(g, parts, Throw{}, 1, Faces::between(6, 6));
}

OddsView view_duel_odds(const Relic& g, const Duel& duel, const DuelView& view) {
  const bool own = g.test && g.test->of_duel && g.test->who == duel.challenger;
  const bool other = g.test && g.test->of_duel && g.test->who == duel.defender;
  if (duel.own.tested) {
    if (!duel.own.passed) return {0, 1000, 0};
    if (duel.other.tested) return duel.other.passed ? OddsView{0, 0, 1000} : OddsView{1000, 0, 0};
    if (other && g.test->passes) return {0, 0, 1000};
    if (other && g.test->own.only_ones()) return {1000, 0, 0};
    const Faces on = other ? g.test->explosion.on() : Faces::between(6, 6);
    const int lost = test_odds(view.other.total, {view.other.dice_to_roll, on}, duel.own.value);
    return {1000 - lost, 0, lost};
  }
  if (own && g.test->own.only_ones()) return {0, 1000, 0};
  const Faces on = own ? g.test->explosion.on() : Faces::between(6, 6);
  // RNE-DUEL-32: a test that is passed without a roll has none to come.
  const int dice = own && g.test->passes ? 0 : view.own.dice_to_roll;
  const BattleOdds odds = duel_odds(view.own.total, {dice, on}, view.other.total, {});
  return {odds.won, odds.tied, odds.lost};
}

DuelView view_duel(const Relic& g, const Duel& duel, Observer observer) {
  DuelView view;
  view.challenger = duel.challenger.value;
  view.defender = duel.defender.value;
  view.step = duel.step;
  if (duel.winner.valid()) view.winner = duel.winner.value;
  if (duel.attribute == What::nothing) return view;
  view.attribute = attribute_of(duel.attribute);
  if (duel.own.tested && duel.own.passed) view.value = duel.own.value;
  view.own = view_duel_side(g, duel, duel.own, duel.challenger);
  view.other = view_duel_side(g, duel, duel.other, duel.defender);
  view.odds = view_duel_odds(g, duel, view);
  // RNE-DUEL-18
  if (duel.hand_shown && observer.sees_secrets_of(duel.winner)) view.hand = card_names(g, g.player(duel.loser).powers);
  return view;
}

MovementView view_movement(const Movement& m) {
  MovementView view;
  view.seat = m.who.value;
  if (m.rolled) view.roll = m.roll;
  view.bonus = m.bonus;
  view.points_left = m.points;
  return view;
}

template <class AnyDeck, class AnyPile>
DeckView view_deck(const Relic& g, Deck kind, const AnyDeck& deck, const AnyPile& pile, Seat seen_by,
                   Observer observer) {
  DeckView view{kind, whole(deck.size()), card_names(g, pile), {}, {}};
  if (!seen_by.valid() || !observer.sees_secrets_of(seen_by)) return view;
  for (std::size_t i = deck.top.size(); i-- > 0;) view.known.push_back(g.card(deck.top[i]).id);
  return view;
}

BoardCardView view_board_card(const Relic& g, const CardInPlay& c) {
  return {g.catalogue.space(c.space).id, g.card(c.card).id, g.object_id(of(c)), c.charges, c.done};
}

void view_decks(const Relic& g, Observer observer, std::vector<DeckView>& decks) {
  for (std::size_t d = 0; d < kDecks; ++d) {
    decks.push_back(view_deck(g, static_cast<Deck>(d), g.s.decks[d], g.s.discards[d], g.s.seen_by[d], observer));
  }
  if (!g.s.agreed.nemeses) return;
  const auto add = [&](const auto& cards, Deck kind) {
    decks.push_back(view_deck(g, kind, cards.deck, cards.pile, cards.seen_by, observer));
  };
  add(g.s.enemies.imperium, Deck::imperium);
  for (const Seat seat : g.nemeses()) {
    add(g.nemesis_deck(g.player(seat).nemesis), Deck::nemesis);
    decks.back().seat = seat.value;
  }
}

ScenarioView view_scenario(const Relic& g) {
  ScenarioView view;
  const ScenarioTable& scenario = g.s.scenario;
  view.deck = card_names(g, scenario.deck);
  for (const CardInPlay& laid : scenario.laid) view.laid.push_back({g.card(laid.card).id, g.object_id(of(laid))});
  for (const TokenOnSpace& token : scenario.tokens) {
    view.tokens.push_back({g.catalogue.space(token.space).id, token.owner.value});
  }
  if (!g.s.sheet.valid()) return view;
  if (const auto wanted = tokens_to_win(g)) {
    view.tokens_to_win = wanted->tokens;
    view.together = wanted->together;
  }
  return view;
}

}  // namespace

kernel::Document Relic::view(Observer observer) const {
  TableView view;
  view.phase = s.phase;
  view.turn = s.turn;
  if (s.active.valid()) view.active = s.active.value;
  if (s.sheet.valid()) view.sheet = sheet().id;
  for (std::size_t i = 0; i < s.seats; ++i) view.players.push_back(view_player(*this, Seat{i}, observer));
  for (const CardInPlay& c : s.cards_on_board) view.cards_on_board.push_back(view_board_card(*this, c));
  for (const CardInPlay& c : s.enemies.cards_on_board) view.imperium_on_board.push_back(view_board_card(*this, c));
  if (s.opponent.valid()) view.opponent = s.opponent.value;
  view.declared = s.declared;
  view_decks(*this, observer, view.decks);
  for (const CardAside& c : s.aside) {
    const bool seen = !c.seen_by.valid() || observer.sees_secrets_of(c.seen_by);
    view.aside.push_back({seen ? Name(card(c.card).id) : Name(), card(c.card).deck});
  }
  view.unused_characters = whole(s.unused.size());
  if (movement) view.movement = view_movement(*movement);
  if (battle) view.battle = view_battle(*this, *battle);
  if (test) view.test = view_test(*this, *test);
  if (duel) view.duel = view_duel(*this, *duel, observer);
  view.round = round_of(*this);
  view.hunt = hunt_of(*this);
  view.scenario = view_scenario(*this);
  view.goal = goal_of(*this, observer);
  return kernel::to_document(view);
}

}  // namespace kostka::games::relic
