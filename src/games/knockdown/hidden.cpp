// Deals again what an observer cannot know: hands, face-down skills, the draft (KNO-COMP-11).
#include <algorithm>
#include <array>
#include <utility>

#include "games/knockdown/table.h"

namespace kostka::games::knockdown {
namespace {

using kernel::ChanceStream;
using kernel::Observer;

// Begins with the items in ascending order, so that the deal follows from the stream and from what the observer knows,
// and not from how the cards really lie.
template <class List>
void shuffle(List& items, ChanceStream& stream) {
  std::sort(items.begin(), items.end());
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[stream.below(static_cast<std::uint32_t>(i))]);
  }
}

// Cards in hands the observer does not see change places with those of the unordered deck.
void deal_hands(State& s, Observer observer, ChanceStream& stream) {
  kernel::FixedVector<CardId, kMostCards> unknown = s.deck.pool;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if (observer.sees_secrets_of(Seat{seat})) continue;
    for (const CardId card : unseen_hand(s.players[seat])) unknown.push_back(card);
  }
  shuffle(unknown, stream);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if (observer.sees_secrets_of(Seat{seat})) continue;
    Player& p = s.players[seat];
    const Hand unseen = unseen_hand(p);
    for (const CardId card : unseen) p.hand.remove(card);
    for (std::size_t n = 0; n < unseen.size(); ++n) p.hand.insert_sorted(unknown.pop_back());
  }
  s.deck.pool.clear();
  for (const CardId card : unknown) s.deck.pool.insert_sorted(card);
}

// Whether the observer knows where this skill card is or was: it lies face up, or is or was in the observer's hand.
std::array<bool, kMostSkills> known_skills(const State& s, Observer observer) {
  std::array<bool, kMostSkills> known{};
  const auto know = [&known](SkillId skill) {
    if (skill.valid()) known[skill.index()] = true;
  };
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const Player& p = s.players[seat];
    if (p.first_up) know(p.first_kept);
    if (p.second_up) know(p.second_kept);
    if (observer.sees_secrets_of(Seat{seat})) {
      for (const SkillId skill : p.dealt) know(skill);
      know(p.first_kept);
    }
    // Both players of the table held what was passed on, in either direction.
    if (observer.as_seat().valid() || observer.is_record_keeper()) {
      for (const SkillId skill : p.received) know(skill);
    }
  }
  return known;
}

// Renames all skills by a random permutation that leaves the known ones alone: whatever relation the position has
// between cards (kept out of received, removed out of received) stays true. Cards are renamed in the order of the
// places where they lie.
void rename_skills(State& s, Observer observer, ChanceStream& stream) {
  const auto known = known_skills(s, observer);
  kernel::FixedVector<SkillId, kMostSkills> unknown;
  const auto look_at = [&](SkillId skill) {
    if (skill.valid() && !known[skill.index()]) unknown.push_back(skill);
  };
  for (const Player& p : s.players) {
    for (const SkillId skill : p.dealt) look_at(skill);
    for (const SkillId skill : p.received) look_at(skill);
    look_at(p.first_kept);
  }
  for (const SkillId skill : s.skill_deck.pool) look_at(skill);
  auto renamed = unknown;
  shuffle(renamed, stream);
  const auto rename = [&](SkillId& skill) {
    const auto at = std::find(unknown.begin(), unknown.end(), skill);
    if (at != unknown.end()) skill = renamed[static_cast<std::size_t>(at - unknown.begin())];
  };
  for (Player& p : s.players) {
    for (SkillId& skill : p.dealt) rename(skill);
    for (SkillId& skill : p.received) rename(skill);
    rename(p.first_kept);
    rename(p.second_kept);
  }
  for (SkillId& skill : s.removed_skills) rename(skill);
  auto pool = std::exchange(s.skill_deck.pool, {});
  for (SkillId skill : pool) {
    rename(skill);
    s.skill_deck.pool.insert_sorted(skill);
  }
}

// Which of the two received cards somebody else kept face down, and which left the game, is unknown unless one shows.
void deal_second_skill(State& s, std::size_t seat, ChanceStream& stream) {
  Player& p = s.players[seat];
  if (!p.second_kept.valid() || p.second_up) return;
  const std::size_t kept = stream.below(2);
  p.second_kept = p.received[kept];
  s.removed_skills[seat] = p.received[1 - kept];
}

}  // namespace

void Knockdown::determinize(Observer observer, ChanceStream& stream) {
  deal_hands(s, observer, stream);
  rename_skills(s, observer, stream);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if (!observer.sees_secrets_of(Seat{seat})) deal_second_skill(s, seat, stream);
  }
}

}  // namespace kostka::games::knockdown
