// Names in documents, the invariants of a position, and how a scenario's changes are brought into line.
#include <algorithm>
#include <array>

#include "games/knockdown/table.h"

namespace kostka::games::knockdown {
namespace {

using kernel::name_in;
using kernel::names_in;
using kernel::value_in;

using Counts = std::array<int, kMostCards>;

// Every place of the position that holds attack cards.
template <class S, class Visit>
void for_each_card_place(S& s, Visit visit) {
  visit("players.0.hand", s.players[0].hand);
  visit("players.1.hand", s.players[1].hand);
  visit("row", s.row);
  visit("discard", s.discard);
  visit("deck", s.deck.pool);
  visit("deck", s.deck.top);
  visit("deck", s.deck.bottom);
}

// Adds the cards up; false if one of them does not exist. Only the row has gaps.
bool count_cards(const State& s, std::size_t designs, Counts& counts) {
  bool exist = true;
  const auto add = [&](CardId card) {
    if (!card.valid()) return;
    if (card.index() < designs) {
      ++counts[card.index()];
    } else {
      exist = false;
    }
  };
  for_each_card_place(s, [&](std::string_view place, const auto& cards) {
    for (const CardId card : cards) {
      add(card);
      if (!card.valid() && place != "row") exist = false;
    }
  });
  add(s.attacking);
  return exist;
}

const char* audit_cards(const State& s, const Catalogue& catalogue) {
  Counts counts{};
  if (!count_cards(s, catalogue.cards.size(), counts)) return "The position names an attack card that does not exist.";
  const bool laid = s.phase >= Phase::starting_picks;
  for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
    if (counts[i] != (laid ? catalogue.cards[i].copies : 0)) {
      return "An attack card got lost or exists more often than it was printed.";
    }
  }
  const auto ascending = [](const auto& cards) { return std::is_sorted(cards.begin(), cards.end()); };
  for (const Player& p : s.players) {
    if (unseen_hand(p).size() + p.shown.size() != p.hand.size()) return "A card is shown that is not in the hand.";
  }
  if (!ascending(s.players[0].hand) || !ascending(s.players[1].hand) || !ascending(s.deck.pool)) {
    return "A hand or the unordered deck is not kept in ascending order.";
  }
  return nullptr;
}

const char* audit_skills(const State& s, const Catalogue& catalogue) {
  std::array<int, kMostSkills> counts{};
  bool exist = true;
  const auto add = [&](SkillId skill) {
    if (!skill.valid()) return;
    if (skill.index() < catalogue.skills.size()) {
      ++counts[skill.index()];
    } else {
      exist = false;
    }
  };
  for (const SkillId skill : s.skill_deck.pool) add(skill);
  for (const Player& p : s.players) {
    for (const SkillId skill : p.dealt) add(skill);
    for (const SkillId skill : p.received) add(skill);
    add(p.first_kept);
  }
  if (!exist) return "The position names a skill card that does not exist.";
  const int each = s.phase > Phase::deal_skills ? 1 : 0;
  for (std::size_t i = 0; i < catalogue.skills.size(); ++i) {
    if (counts[i] != each) return "A skill card got lost or exists twice.";
  }
  if (!s.skill_deck.top.empty() || !s.skill_deck.bottom.empty()) return "The skill deck has no order.";
  if (s.phase <= Phase::keep_second) {
    return s.removed_skills.empty() ? nullptr : "A skill card left the game before its time.";
  }
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const Player& p = s.players[seat];
    if (p.received.size() != 2 || s.removed_skills.size() != 2)
      return "Two received skills are a pair: one kept, one removed.";
    const bool first = p.second_kept == p.received[0] && s.removed_skills[seat] == p.received[1];
    const bool second = p.second_kept == p.received[1] && s.removed_skills[seat] == p.received[0];
    if (!first && !second) return "The second skill is one of the two received, and the other one left the game.";
  }
  return nullptr;
}

// What holds in every phase, also before anybody needs it: anything that looks at the position may rely on it.
const char* audit_values(const State& s, const Catalogue& catalogue) {
  if (s.arena.valid() && s.arena.index() >= catalogue.arenas.size()) return "There is no such arena.";
  const std::size_t spaces = s.arena.valid() ? catalogue.arenas[s.arena.index()].spaces.size() : 0;
  for (const Player& p : s.players) {
    if (p.fighter.valid() && p.fighter.index() >= catalogue.fighters.size()) return "There is no such fighter.";
    if (p.space.valid() && p.space.index() >= spaces) return "A fighter stands outside the arena (KNO-MOVE-05).";
    if ((p.first_up && !p.first_kept.valid()) || (p.second_up && !p.second_kept.valid())) {
      return "A skill card lies face up that nobody kept.";
    }
    if (p.light < 0 || p.heavy < 0 || p.tokens < 0) return "A number of cubes or tokens is below zero.";
    if (p.light > 9999 || p.heavy > 9999 || p.tokens > 9999) return "A number of cubes or tokens is beyond any game.";
    if (p.victories < 0 || p.victories > 2) return "Nobody can have that many victory tokens.";
  }
  for (const Seat seat : {s.active, s.starter, s.round_winner}) {
    if (seat.valid() && seat.index() > 1) return "There is no such seat.";
  }
  if (s.round < 1 || s.actions_done > 2 || s.turns_without_attack > 12)
    return "A counter of the turn cannot be so high or low.";
  return nullptr;
}

const char* audit_fighters(const State& s, const Catalogue& catalogue) {
  if (const char* broken = audit_values(s, catalogue)) return broken;
  if (s.phase == Phase::pick_fighters) return nullptr;
  if (!s.arena.valid()) return "There is no such arena.";
  if (!s.players[0].fighter.valid() || !s.players[1].fighter.valid()) return "A player has no fighter.";
  if (s.players[0].fighter == s.players[1].fighter) return "Both players have the same fighter (KNO-SETUP-02).";
  if (s.phase < Phase::starting_picks) return nullptr;
  for (const Player& p : s.players) {
    if (!p.space.valid()) return "A fighter stands outside the arena (KNO-MOVE-05).";
    if (!p.first_up && !p.second_up) return "Every player always has an active skill card (KNO-COMP-05).";
  }
  if (s.players[0].space == s.players[1].space) return "Both fighters stand on the same space (KNO-MOVE-02).";
  if (!s.active.valid() || !s.starter.valid()) return "Nobody has the turn.";
  const bool ended = s.phase == Phase::end_of_round || s.phase == Phase::over;
  if (ended != s.round_winner.valid()) return "A round that is being played has no winner yet.";
  return nullptr;
}

bool is_patched(std::span<const std::string> patched, std::string_view place) {
  return std::any_of(patched.begin(), patched.end(), [place](const std::string& path) {
    return path == place || (path.size() > place.size() && path.starts_with(place) && path[place.size()] == '.') ||
           (place.size() > path.size() && place.starts_with(path) && place[path.size()] == '.');
  });
}

// Brings the attack cards into line: what the scenario placed stays, what it did not place gives way, and everything
// else lies in the deck (or, if the scenario says what the deck holds, in the discard pile).
std::string settle_cards(State& s, const Catalogue& catalogue, std::span<const std::string> patched) {
  Counts left{};
  for (std::size_t i = 0; i < catalogue.cards.size(); ++i) left[i] = catalogue.cards[i].copies;
  const bool deck_given = is_patched(patched, "deck"), discard_given = is_patched(patched, "discard");
  std::string wrong;
  const auto take = [&](CardId card) {
    if (card.valid() && --left[card.index()] < 0 && wrong.empty()) {
      wrong = "the card " + catalogue.cards[card.index()].id + " is placed more often than the " +
              std::to_string(catalogue.cards[card.index()].copies) + " times it exists";
    }
  };
  for_each_card_place(s, [&](std::string_view place, const auto& cards) {
    if (is_patched(patched, place)) std::for_each(cards.begin(), cards.end(), take);
  });
  if (is_patched(patched, "attacking")) take(s.attacking);
  if (!wrong.empty()) return wrong;
  const auto replace = [&](CardId& card) {
    if (!card.valid()) return;
    if (left[card.index()] <= 0) {
      const auto other = std::find_if(left.begin(), left.end(), [](int n) { return n > 0; });
      card = other == left.end() ? CardId{} : CardId{static_cast<std::size_t>(other - left.begin())};
    }
    if (card.valid()) --left[card.index()];
  };
  for_each_card_place(s, [&](std::string_view place, auto& cards) {
    if (is_patched(patched, place) || place == "deck" || place == "discard") return;
    std::for_each(cards.begin(), cards.end(), replace);
  });
  if (!deck_given) s.deck = {};
  if (!discard_given) s.discard.clear();
  if (deck_given && discard_given) return {};  // audit() says whether that adds up
  for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
    for (; left[i] > 0; --left[i]) {
      if (deck_given) {
        s.discard.push_back(CardId{i});
      } else {
        s.deck.shuffle_in(CardId{i});
      }
    }
  }
  return {};
}

// The four kept skills: given ones stay, others give way; the received pairs, the removed ones and the deck follow.
std::string settle_skills(State& s, const Catalogue& catalogue, std::span<const std::string> patched) {
  std::array<bool, kMostSkills> taken{};
  const std::array<std::pair<SkillId*, std::string>, 4> kept = {{
      {&s.players[0].first_kept, "players.0.first_kept"},
      {&s.players[0].second_kept, "players.0.second_kept"},
      {&s.players[1].first_kept, "players.1.first_kept"},
      {&s.players[1].second_kept, "players.1.second_kept"},
  }};
  for (const auto& [skill, place] : kept) {
    if (!is_patched(patched, place)) continue;
    if (!skill->valid()) return place + " must name a skill card";
    if (std::exchange(taken[skill->index()], true)) {
      return "the skill " + catalogue.skills[skill->index()].id + " is placed twice";
    }
  }
  const auto free_skill = [&] {
    const auto at = std::find(taken.begin(), taken.end(), false);
    *at = true;
    return SkillId{static_cast<std::size_t>(at - taken.begin())};
  };
  for (const auto& [skill, place] : kept) {
    if (is_patched(patched, place)) continue;
    if (taken[skill->index()]) {
      *skill = free_skill();
    } else {
      taken[skill->index()] = true;
    }
  }
  s.removed_skills.clear();
  for (Player& p : s.players) {
    const SkillId refused = free_skill();
    p.received.clear();
    p.received.push_back(p.second_kept);
    p.received.push_back(refused);
    s.removed_skills.push_back(refused);
  }
  s.skill_deck = {};
  for (std::size_t i = 0; i < catalogue.skills.size(); ++i) {
    if (!taken[i]) s.skill_deck.shuffle_in(SkillId{i});
  }
  return {};
}

}  // namespace

std::optional<std::string> Names::name(std::string_view kind, std::uint32_t value) const {
  if (kind == CardTag::kind) return name_in(catalogue_.cards, value);
  if (kind == FighterTag::kind) return name_in(catalogue_.fighters, value);
  if (kind == SkillTag::kind) return name_in(catalogue_.skills, value);
  if (kind == ArenaTag::kind) return name_in(catalogue_.arenas, value);
  if (kind == SpaceTag::kind && arena_.index() < catalogue_.arenas.size() &&
      value < catalogue_.arenas[arena_.index()].spaces.size()) {
    return catalogue_.arenas[arena_.index()].space_name(SpaceId{value});
  }
  return {};
}

std::optional<std::uint32_t> Names::value(std::string_view kind, std::string_view name) const {
  if (kind == CardTag::kind) return value_in(catalogue_.cards, name);
  if (kind == FighterTag::kind) return value_in(catalogue_.fighters, name);
  if (kind == SkillTag::kind) return value_in(catalogue_.skills, name);
  if (kind == ArenaTag::kind) return value_in(catalogue_.arenas, name);
  if (kind == SpaceTag::kind && arena_.index() < catalogue_.arenas.size()) {
    for (std::uint32_t i = 0; i < catalogue_.arenas[arena_.index()].spaces.size(); ++i) {
      if (catalogue_.arenas[arena_.index()].space_name(SpaceId{i}) == name) return i;
    }
  }
  return {};
}

std::vector<std::string> Names::names(std::string_view kind) const {
  if (kind == CardTag::kind) return names_in(catalogue_.cards);
  if (kind == FighterTag::kind) return names_in(catalogue_.fighters);
  if (kind == SkillTag::kind) return names_in(catalogue_.skills);
  if (kind == ArenaTag::kind) return names_in(catalogue_.arenas);
  std::vector<std::string> all;
  if (kind == SpaceTag::kind && arena_.index() < catalogue_.arenas.size()) {
    const Arena& played = catalogue_.arenas[arena_.index()];
    for (std::size_t i = 0; i < played.spaces.size(); ++i) all.push_back(played.space_name(SpaceId{i}));
  }
  return all;
}

const char* Knockdown::audit() const {
  if (const char* wrong = audit_fighters(s, catalogue)) return wrong;
  if (const char* wrong = audit_cards(s, catalogue)) return wrong;
  return audit_skills(s, catalogue);
}

std::string Knockdown::settle(std::span<const std::string> patched) {
  if (patched.empty() || s.phase < Phase::starting_picks) return {};
  Counts counts{};
  if (!count_cards(s, catalogue.cards.size(), counts)) return "the position names an attack card that does not exist";
  for (const Player& p : s.players) {
    for (const SkillId skill : {p.first_kept, p.second_kept}) {
      if (skill.valid() && skill.index() >= catalogue.skills.size())
        return "the position names a skill that does not exist";
    }
  }
  if (std::string wrong = settle_cards(s, catalogue, patched); !wrong.empty()) return wrong;
  for (Player& p : s.players) std::sort(p.hand.begin(), p.hand.end());
  std::sort(s.deck.pool.begin(), s.deck.pool.end());
  const bool skills = std::any_of(patched.begin(), patched.end(),
                                  [](const std::string& path) { return path.find("_kept") != std::string::npos; });
  return skills ? settle_skills(s, catalogue, patched) : std::string{};
}

std::string Knockdown::side_of(Seat seat) const {
  const FighterId fighter_id = player(seat).fighter;
  return fighter_id.valid() ? catalogue.fighters[fighter_id.index()].id : std::string{};
}

}  // namespace kostka::games::knockdown
