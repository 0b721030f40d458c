// What an observer may know of a Knockdown position, built by inclusion (KNO-COMP-11).
#include <array>
#include <utility>

#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Document;
using kernel::Observer;

Document card_list(const Knockdown& g, const auto& cards) {
  Document list = Document::list();
  for (const CardId card : cards) list.push(card.valid() ? Document(g.card(card).id) : Document());
  return list;
}

Document skill_name(const Knockdown& g, SkillId skill) {
  return skill.valid() ? Document(g.catalogue.skills[skill.index()].id) : Document();
}

Document skill_list(const Knockdown& g, const auto& skills) {
  Document list = Document::list();
  for (const SkillId skill : skills) list.push(skill_name(g, skill));
  return list;
}

// One of the two kept skill cards: its face is public when it is up, and known to its owner anyway.
Document kept_skill(const Knockdown& g, SkillId skill, bool up, bool own) {
  Document entry = Document::map();
  entry.set("face_up", up);
  entry.set("skill", up || own ? skill_name(g, skill) : Document());
  return entry;
}

// The two kept skill cards. Which of them was dealt and which was passed on is the owner's secret, so to everybody else
// they lie in an order of their own: face up before face down, then by name.
Document kept_skills(const Knockdown& g, const Player& p, bool own) {
  struct Kept {
    SkillId skill;
    bool up;
  };
  std::array<Kept, 2> kept = {Kept{p.first_kept, p.first_up}, Kept{p.second_kept, p.second_up}};
  const bool both_lie_alike = kept[0].up == kept[1].up;
  const bool swap = both_lie_alike ? kept[0].up && kept[1].skill < kept[0].skill : kept[1].up;
  if (!own && swap) std::swap(kept[0], kept[1]);
  Document list = Document::list();
  for (const auto& [skill, up] : kept) {
    if (skill.valid()) list.push(kept_skill(g, skill, up, own));
  }
  return list;
}

Document view_player(const Knockdown& g, Seat seat, Observer observer) {
  const Player& p = g.player(seat);
  const bool own = observer.sees_secrets_of(seat);
  Document view = Document::map();
  view.set("fighter", p.fighter.valid() ? Document(g.catalogue.fighters[p.fighter.index()].id) : Document());
  view.set("space", p.space.valid() ? Document(g.arena().space_name(p.space)) : Document());
  view.set("light", p.light);
  view.set("heavy", p.heavy);
  const bool playing = p.first_up || p.second_up;
  view.set("strain", playing ? strain(g, seat) : 0);
  view.set("fails_of_216", playing ? failing_throws(strain(g, seat)) : 0);  // KNO-KDT-22
  view.set("tokens", p.tokens);
  view.set("victories", p.victories);
  view.set("pinned", p.pinned);
  view.set("hand_size", p.hand.size());
  view.set("shown", card_list(g, p.shown));
  view.set("hand_limit", playing ? hand_limit(g, seat) : 6);
  if (own) view.set("hand", card_list(g, p.hand));
  view.set("skills", kept_skills(g, p, own));
  view.set("dealt_size", p.dealt.size());
  if (own) view.set("dealt", skill_list(g, p.dealt));
  // What was passed on is known to the two who held it, and to nobody else.
  view.set("received_size", p.received.size());
  if (own || observer.is(g.opponent_of(seat))) view.set("received", skill_list(g, p.received));
  return view;
}

}  // namespace

Document Knockdown::view(Observer observer) const {
  Document view = Document::map();
  view.set("phase", kernel::enum_name(s.phase));
  view.set("round", s.round);
  view.set("turn", s.turn);
  view.set("active", s.active.valid() ? Document(s.active.value) : Document());
  view.set("action", s.actions_done + 1);
  view.set("test", kernel::enum_name(s.agreed.test));
  view.set("arena", s.arena.valid() ? Document(arena().id) : Document());
  Document players = Document::list();
  for (std::size_t seat = 0; seat < 2; ++seat) players.push(view_player(*this, Seat{seat}, observer));
  view.set("players", std::move(players));
  view.set("row", card_list(*this, s.row));
  view.set("attacking", s.attacking.valid() ? Document(card(s.attacking).id) : Document());
  view.set("deck_size", s.deck.size());
  view.set("deck_bottom", card_list(*this, s.deck.bottom));
  view.set("discard", card_list(*this, s.discard));
  return view;
}

}  // namespace kostka::games::knockdown
