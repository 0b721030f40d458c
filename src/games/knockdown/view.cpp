// What an observer may know of a Knockdown position, built by inclusion (KNO-COMP-11).
#include <array>
#include <utility>

#include "games/knockdown/goal.h"
#include "games/knockdown/rules.h"
#include "games/knockdown/screen.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Observer;
using screen::AttackView;
using screen::KeptSkill;
using screen::PlayerView;
using screen::TableView;
using screen::TestView;
using Name = std::optional<std::string>;
using Names = std::vector<std::string>;

Names card_names(const Knockdown& g, const auto& cards) {
  Names names;
  for (const CardId card : cards) names.push_back(g.card(card).id);
  return names;
}

Names skill_names(const Knockdown& g, const auto& skills) {
  Names names;
  for (const SkillId skill : skills) names.push_back(g.catalogue.skills[skill.index()].id);
  return names;
}

Name card_name(const Knockdown& g, CardId card) { return card.valid() ? Name(g.card(card).id) : Name(); }

// The two kept skill cards: a face is public when it is up, and known to its owner anyway. Which of them was dealt and
// which was passed on is the owner's secret, so to everybody else they lie in an order of their own: face up before
// face down, then by name.
std::vector<KeptSkill> kept_skills(const Knockdown& g, const Player& p, bool own) {
  struct Kept {
    SkillId skill;
    bool up;
  };
  std::array<Kept, 2> kept = {Kept{p.first_kept, p.first_up}, Kept{p.second_kept, p.second_up}};
  const bool both_lie_alike = kept[0].up == kept[1].up;
  const bool swap = both_lie_alike ? kept[0].up && kept[1].skill < kept[0].skill : kept[1].up;
  if (!own && swap) std::swap(kept[0], kept[1]);
  std::vector<KeptSkill> list;
  for (const auto& [skill, up] : kept) {
    if (!skill.valid()) continue;
    list.push_back({up, up || own ? Name(g.catalogue.skills[skill.index()].id) : Name()});
  }
  return list;
}

void view_cards(const Knockdown& g, Seat seat, Observer observer, PlayerView& view) {
  const Player& p = g.player(seat);
  const bool own = observer.sees_secrets_of(seat);
  view.hand_size = static_cast<std::int16_t>(p.hand.size());
  view.shown = card_names(g, p.shown);
  if (own) view.hand = card_names(g, p.hand);
  view.skills = kept_skills(g, p, own);
  view.dealt_size = static_cast<std::int16_t>(p.dealt.size());
  if (own) view.dealt = skill_names(g, p.dealt);
  // What was passed on is known to the two who held it, and to nobody else.
  view.received_size = static_cast<std::int16_t>(p.received.size());
  if (own || observer.is(g.opponent_of(seat))) view.received = skill_names(g, p.received);
}

PlayerView view_player(const Knockdown& g, Seat seat, Observer observer) {
  const Player& p = g.player(seat);
  PlayerView view;
  if (p.fighter.valid()) view.fighter = g.fighter(seat).id;
  if (p.space.valid()) view.space = g.arena().space_name(p.space);
  view.light = p.light;
  view.heavy = p.heavy;
  const bool playing = p.first_up || p.second_up;
  view.strain = static_cast<std::int16_t>(playing ? strain(g, seat) : 0);
  if (g.s.agreed.test == TestMode::dice) view.fails_of_216 = static_cast<std::int16_t>(failing_throws(view.strain));
  view.tokens = p.tokens;
  view.victories = p.victories;
  view.pinned = p.pinned;
  if (playing) view.hand_limit = static_cast<std::int16_t>(hand_limit(g, seat));
  view_cards(g, seat, observer, view);
  return view;
}

AttackView view_attack(const AttackCourse& course) {
  AttackView view;
  view.attacker = course.attack.attacker.value;
  view.attack = course.attack.attack->id;
  view.special = static_cast<Kind>(course.attack.source.kind) == Kind::special;
  view.step = course.step;
  view.is_reaction = course.attack.attack->type == AttackType::reaction;
  view.light = course.to_come.light;
  view.heavy = course.to_come.heavy;
  view.damage_blocked = course.damage_blocked;
  view.effect_blocked = course.effect_blocked;
  return view;
}

TestView view_test(const Knockdown& g, const TestCourse& course) {
  TestView view;
  view.tested = course.test.tested.value;
  view.strain = static_cast<std::int16_t>(strain(g, course.test.tested));
  view.dice.assign(course.test.dice.begin(), course.test.dice.end());
  view.cubes_down = static_cast<std::int16_t>(course.cubes_down);
  view.next_window_ms = static_cast<std::int16_t>(course.next_window);
  return view;
}

TableView view_table(const Knockdown& g, Observer observer) {
  TableView view;
  view.phase = g.s.phase;
  view.round = g.s.round;
  view.turn = g.s.turn;
  if (g.s.active.valid()) view.active = g.s.active.value;
  view.action = g.s.actions_done + 1;
  view.test = g.s.agreed.test;
  if (g.s.arena.valid()) view.arena = g.arena().id;
  for (std::size_t seat = 0; seat < 2; ++seat) view.players.push_back(view_player(g, Seat{seat}, observer));
  for (const CardId card : g.s.row) view.row.push_back(card_name(g, card));
  view.attacking = card_name(g, g.s.attacking);
  if (g.attack_course) view.attack = view_attack(*g.attack_course);
  if (g.test_course) view.testing = view_test(g, *g.test_course);
  view.deck_size = static_cast<std::int32_t>(g.s.deck.size());
  view.deck_bottom = card_names(g, g.s.deck.bottom);
  view.discard = card_names(g, g.s.discard);
  view.goal = goal_of(g);
  return view;
}

}  // namespace

kernel::Document Knockdown::view(Observer observer) const { return kernel::to_document(view_table(*this, observer)); }

void Knockdown::write_view(kernel::Writer& out, Observer observer) const {
  kernel::write(out, view_table(*this, observer));
}

}  // namespace kostka::games::knockdown
