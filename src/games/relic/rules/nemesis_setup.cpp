// Setting up a match with nemeses (RNE-SET).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using Group = kernel::ShortList<Seat, kMostPlayers>;

// RNE-SET-05; RNE-SCN-13: half of the seats where a character and a nemesis make a team.
std::size_t nemeses_wanted(const Relic& g) {
  if (g.sheet().teams == Teams::pairs) return g.s.seats / 2U;
  return g.s.seats <= 4 ? 1 : 2;
}

// Takes one of them by chance.
Task<Seat> draw_one(Relic& g, Group& group, Clause clause) {
  const std::size_t drawn =
      co_await g.pick(static_cast<std::uint32_t>(group.size()), clause, g.question(Asking::role_drawn));
  co_return group.take(drawn);
}

// RNE-SET-07: everybody declares at once. With nobody asked all are among the rest.
Task<> ask_for_roles(Relic& g, Group& volunteers, Group& rest) {
  if (g.s.agreed.draw_roles) {
    for (std::size_t i = 0; i < g.s.seats; ++i) rest.push_back(Seat{i});
    co_return;
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    g.offer_to_choose(Answer::as_character);
    g.offer_to_choose(Answer::as_nemesis);
    g.put_to(Seat{i}, "RNE-SET-07"_clause, g.question(Asking::role));
  }
  const auto answers = co_await g.all_answers();
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    (Relic::answer_of(answers[i]) == Answer::as_nemesis ? volunteers : rest).push_back(Seat{i});
  }
}

// RNE-SET-10. RNE-SCN-22: with three of them one sheet each. RNE-SET-19: there is one of each.
Task<> deal_sheets(Relic& g, const Group& leaders) {
  kernel::Deck<NemesisId, 16> sheets;
  for (const NemesisId sheet : g.in_play().nemeses) sheets.shuffle_in(sheet);
  const std::size_t each = 2 * leaders.size() <= sheets.size() ? 2 : 1;
  for (const Seat seat : leaders) {
    for (std::size_t i = 0; i < each; ++i) {
      const NemesisId drawn = co_await g.draw(sheets, static_cast<std::uint8_t>(Kind::nemesis), "RNE-SET-10"_clause,
                                              g.question(Asking::nemesis_dealt, 0, of(seat)));
      g.player(seat).dealt_nemeses.push_back(drawn);
    }
  }
}

}  // namespace

Task<> choose_roles(Relic& g) {
  Group volunteers, rest, leaders;
  co_await ask_for_roles(g, volunteers, rest);
  const std::size_t wanted = nemeses_wanted(g);
  // RNE-SET-07: too many; all of them if there are just enough.
  while (leaders.size() < wanted && !volunteers.empty()) {
    if (volunteers.size() <= wanted - leaders.size()) {
      leaders.push_back(volunteers.take(0));
    } else {
      const Seat drawn = co_await draw_one(g, volunteers, "RNE-SET-07"_clause);
      leaders.push_back(drawn);
    }
  }
  // RNE-SET-08: too few.
  while (leaders.size() < wanted) {
    const Seat drawn = co_await draw_one(g, rest, "RNE-SET-08"_clause);
    leaders.push_back(drawn);
  }
  std::sort(leaders.begin(), leaders.end());
  co_await deal_sheets(g, leaders);
}

// RNE-SET-15, RNE-SET-16, RNE-SET-17. RNE-SET-18: and nothing else.
void begin_as_nemesis(Relic& g, Seat who, NemesisId nemesis) {
  Player& p = g.player(who);
  const Nemesis& sheet = g.catalogue.nemesis(nemesis);
  p.nemesis = nemesis;
  update_responses(g, who);
  p.level = 0;
  p.attributes = {};
  p.attributes[static_cast<std::size_t>(sheet.attribute)] = sheet.value;
  p.life = sheet.life;
  p.infamy = 0;
  p.space = sheet.start;
  g.tell("RNE-SET-10"_clause, told::Nemesis{who, nemesis});
}

}  // namespace kostka::games::relic
