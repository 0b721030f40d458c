// What an observer may know of a Relic position, built by inclusion (REL-GEN-14).
#include <algorithm>

#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"
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

PlayerView view_player(const Relic& g, Seat seat, Observer observer) {
  const Player& p = g.player(seat);
  PlayerView view;
  view.colour = static_cast<Colour>(seat.index());  // REL-SETUP-07
  if (observer.sees_secrets_of(seat) && !p.dealt.empty()) {
    view.dealt.emplace();
    for (const CharacterId id : p.dealt) view.dealt->push_back(g.catalogue.characters[id.index()].id);
  }
  view.out = p.out;
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
  view.tokens = p.tokens + whole(view.tokens_for.size());
  view.move_bonus = p.move_bonus;
  view.on_side = p.on_side;
  return view;
}

template <class Summands>
SideView view_side(const Relic& g, const Summands& parts, const Throw& dice, int count, int explodes_from) {
  SideView view;
  for (const Part& part : parts) {
    const std::string id = g.object_id(part.source);
    view.parts.push_back({g.object_name(part.source), id.empty() ? Name() : Name(id), part.amount});
  }
  for (const int face : dice.dice) view.dice.push_back(face);
  for (const int face : dice.extra) view.extra.push_back(face);
  view.dice_to_roll = dice.dice.empty() ? count : 0;
  view.explodes_from = explodes_from;
  view.total = sum_of(parts) + dice.sum();
  return view;
}

BattleView view_battle(const Relic& g, const Battle& b) {
  BattleView view;
  view.seat = b.who.value;
  view.form = attribute_of(b.form);
  for (const Foe& foe : b.foes) view.foes.push_back(g.card(foe.card).id);
  view.of_sheet = b.of_sheet;
  view.step = b.step;
  const BattleSums sums = sums_of(g, b);
  view.own = view_side(g, sums.own, b.own, 1 + b.extra_dice, b.explosion.from());
  view.foe = view_side(g, sums.foe, b.foe, 1, b.foe_explosion.from());
  const BattleOdds odds = battle_odds(view.own.total, {view.own.dice_to_roll, b.explosion.from()}, view.foe.total,
                                      {view.foe.dice_to_roll, b.foe_explosion.from()});
  view.odds = {odds.won, odds.tied, odds.lost};
  if (b.tie_wins) view.odds = {odds.won + odds.tied, 0, odds.lost};
  for (const std::uint16_t serial : b.weapons) view.weapons.push_back(g.object_id(object(Kind::in_play, serial)));
  if (b.armour != 0) view.armour = g.object_id(object(Kind::in_play, b.armour));
  view.tie_wins = b.tie_wins;
  view.no_power = b.no_power;
  view.no_wargear = b.no_wargear;
  return view;
}

TestView view_test(const Relic& g, const SkillTest& t) {
  TestView view;
  view.seat = t.who.value;
  view.attribute = attribute_of(t.attribute);
  view.target = t.target;
  view.own = view_side(g, t.parts, t.own, 1 + t.extra_dice, t.explosion.from());
  view.passes_of_1000 = test_odds(view.own.total, {view.own.dice_to_roll, t.explosion.from()}, t.target);
  if (t.passes) view.passes_of_1000 = 1000;
  if (t.own.only_ones()) view.passes_of_1000 = 0;
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

}  // namespace

kernel::Document Relic::view(Observer observer) const {
  TableView view;
  view.phase = s.phase;
  view.turn = s.turn;
  if (s.active.valid()) view.active = s.active.value;
  if (s.sheet.valid()) view.sheet = sheet().id;
  for (std::size_t i = 0; i < s.seats; ++i) view.players.push_back(view_player(*this, Seat{i}, observer));
  for (const CardInPlay& c : s.cards_on_board) {
    view.cards_on_board.push_back({catalogue.space(c.space).id, card(c.card).id, object_id(of(c)), c.charges, c.done});
  }
  for (const Deck d : kernel::kEnumValues<Deck>) {
    DeckView& shown = view.decks.emplace_back(DeckView{d, whole(deck(d).size()), card_names(*this, pile(d)), {}});
    const Seat seen_by = s.seen_by[static_cast<std::size_t>(d)];
    if (!seen_by.valid() || !observer.sees_secrets_of(seen_by)) continue;
    const auto& top = deck(d).top;
    for (std::size_t i = top.size(); i-- > 0;) shown.known.push_back(card(top[i]).id);
  }
  for (const CardAside& c : s.aside) {
    const bool seen = !c.seen_by.valid() || observer.sees_secrets_of(c.seen_by);
    view.aside.push_back({seen ? Name(card(c.card).id) : Name(), card(c.card).deck});
  }
  view.unused_characters = whole(s.unused.size());
  if (movement) view.movement = view_movement(*movement);
  if (battle) view.battle = view_battle(*this, *battle);
  if (test) view.test = view_test(*this, *test);
  return kernel::to_document(view);
}

}  // namespace kostka::games::relic
