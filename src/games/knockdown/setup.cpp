// Setting up a match (Przygotowanie gry): fighters, skill draft, first row, starting picks.
#include <algorithm>
#include <utility>

#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

void take_fighter(Knockdown& g, Seat who, FighterId fighter, Clause clause) {
  g.player(who).fighter = fighter;
  g.tell(clause, told::Fighter{who, fighter});
}

void offer_fighters(Knockdown& g, FighterId taken) {
  for (std::size_t i = 0; i < g.catalogue.fighters.size(); ++i) {
    g.offer_or_refuse(FighterId{i} != taken, "KNO-SETUP-02"_clause, Answer::fighter, of(FighterId{i}));
  }
}

// One fighter token for each player, drawn without putting back.
Task<> draw_fighters(Knockdown& g) {
  FighterId taken;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const auto tokens = g.catalogue.fighters.size() - (taken.valid() ? 1 : 0);
    std::size_t drawn =
        co_await g.pick(static_cast<std::uint32_t>(tokens), "KNO-BOX-03"_clause, g.question(Asking::fighter_drawn));
    if (taken.valid() && drawn >= taken.index()) ++drawn;
    take_fighter(g, Seat{seat}, FighterId{drawn}, "KNO-BOX-02"_clause);
    taken = FighterId{drawn};
  }
}

Task<> choose_fighters(Knockdown& g) {
  for (std::size_t seat = 0; seat < 2; ++seat) {
    offer_fighters(g, FighterId{});
    g.put_to(Seat{seat}, "KNO-SETUP-01"_clause, g.question(Asking::fighter));
  }
  const auto wanted = co_await g.all_answers();
  const FighterId mine{wanted[0].about[0].index}, theirs{wanted[1].about[0].index};
  if (mine != theirs) {
    take_fighter(g, Seat{0}, mine, "KNO-SETUP-01"_clause);
    take_fighter(g, Seat{1}, theirs, "KNO-SETUP-01"_clause);
    co_return;
  }
  const Seat first{co_await g.pick(2, "KNO-SETUP-02"_clause, g.question(Asking::who_picks_first, 0, of(mine)))};
  const Seat second = g.opponent_of(first);
  g.tell("KNO-SETUP-02"_clause, told::FighterClash{first, mine});
  take_fighter(g, first, mine, "KNO-SETUP-02"_clause);
  offer_fighters(g, mine);
  const Option other = co_await g.ask(second, "KNO-SETUP-02"_clause, g.question(Asking::fighter));
  take_fighter(g, second, FighterId{other.about[0].index}, "KNO-SETUP-02"_clause);
}

}  // namespace

Task<> pick_fighters(Knockdown& g) {
  // KNO-SETUP-18
  if (!g.s.arena.valid()) {
    const std::size_t drawn = co_await g.pick(static_cast<std::uint32_t>(g.catalogue.arenas.size()),
                                              "KNO-BOX-02"_clause, g.question(Asking::arena_drawn));
    g.s.arena = ArenaId{drawn};
  }
  g.tell("KNO-SETUP-16"_clause, told::Arena{g.s.arena});
  if (g.s.agreed.random_fighters) {
    co_await draw_fighters(g);
  } else {
    co_await choose_fighters(g);
  }
  g.s.phase = Phase::deal_skills;
}

// KNO-SETUP-05: three skill cards each.
Task<> deal_skills(Knockdown& g) {
  for (std::size_t i = 0; i < g.catalogue.skills.size(); ++i) g.s.skill_deck.shuffle_in(SkillId{i});
  for (std::size_t seat = 0; seat < 2; ++seat) {
    auto& dealt = g.s.players[seat].dealt;
    for (int n = 0; n < 3; ++n) {
      dealt.push_back(co_await g.draw(g.s.skill_deck, static_cast<std::uint8_t>(Kind::skill), "KNO-SETUP-05"_clause,
                                      g.question(Asking::skill_drawn, 0, of(Seat{seat}))));
    }
    g.tell("KNO-SETUP-05"_clause, told::SkillsDealt{.who = Seat{seat}, .count = 3});
  }
  g.s.phase = Phase::keep_first;
}

// Each keeps one of three in secret and passes the other two on.
Task<> keep_first_skill(Knockdown& g) {
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (std::size_t i = 0; i < 3; ++i) g.offer_to_choose(Answer::keep, object(Kind::dealt, i, Seat{seat}));
    g.put_to(Seat{seat}, "KNO-SETUP-06"_clause, g.question(Asking::keep_first));
  }
  const auto answers = co_await g.all_answers();
  for (std::size_t seat = 0; seat < 2; ++seat) {
    Player& owner = g.s.players[seat];
    owner.first_kept = owner.dealt.take(answers[seat].about[0].index);
    g.tell("KNO-SETUP-06"_clause, told::SkillKept{Seat{seat}, owner.first_kept}, kernel::Audience::only(Seat{seat}));
  }
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const Seat receiver{1 - seat};
    for (const SkillId skill : g.s.players[seat].dealt) {
      g.player(receiver).received.push_back(skill);
      g.tell("KNO-SETUP-06"_clause, told::SkillReceived{receiver, skill}, kernel::Audience::only(receiver));
    }
    g.s.players[seat].dealt.clear();
  }
  // KNO-SETUP-09: the one who chose last has now seen what the other passed on.
  g.irrevocable();
  g.s.phase = Phase::keep_second;
}

// KNO-SETUP-07: one of the two received stays, the other leaves the game unseen.
Task<> keep_second_skill(Knockdown& g) {
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (std::size_t i = 0; i < 2; ++i) g.offer_to_choose(Answer::keep, object(Kind::received, i, Seat{seat}));
    g.put_to(Seat{seat}, "KNO-SETUP-07"_clause, g.question(Asking::keep_second));
  }
  const auto answers = co_await g.all_answers();
  for (std::size_t seat = 0; seat < 2; ++seat) {
    Player& owner = g.s.players[seat];
    const std::size_t kept = answers[seat].about[0].index;
    owner.second_kept = owner.received[kept];
    g.s.removed_skills.push_back(owner.received[1 - kept]);
    g.tell("KNO-SETUP-07"_clause, told::SkillKept{Seat{seat}, owner.second_kept}, kernel::Audience::only(Seat{seat}));
  }
  g.irrevocable();
  g.s.phase = Phase::show_skill;
}

// One face up, one face down, chosen in secret and shown together.
Task<> show_skill(Knockdown& g) {
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (std::size_t i = 0; i < 2; ++i) g.offer_to_choose(Answer::show, object(Kind::kept, i, Seat{seat}));
    g.put_to(Seat{seat}, "KNO-SETUP-08"_clause, g.question(Asking::show_skill));
  }
  const auto answers = co_await g.all_answers();
  for (std::size_t seat = 0; seat < 2; ++seat) {
    Player& owner = g.s.players[seat];
    const bool first = answers[seat].about[0].index == 0;
    (first ? owner.first_up : owner.second_up) = true;
    g.tell("KNO-SETUP-08"_clause, told::SkillShown{Seat{seat}, first ? owner.first_kept : owner.second_kept});
  }
  g.irrevocable();
  g.s.phase = Phase::lay_row;
}

// The row, the starting player, the start spaces.
Task<> lay_row(Knockdown& g) {
  // KNO-BOX-04: all arenas share the one attack deck there is,
  // KNO-COR-09: so each is played with its own.
  for (std::size_t i = 0; i < g.catalogue.cards.size(); ++i) {
    for (int n = 0; n < g.catalogue.cards[i].copies; ++n) g.s.deck.shuffle_in(CardId{i});
  }
  co_await fill_row(g, "KNO-SETUP-10"_clause);
  std::array<int, 2> initiative{};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    Player& p = g.s.players[seat];
    initiative[seat] = g.catalogue.skills[(p.first_up ? p.first_kept : p.second_kept).index()].initiative;
    // KNO-SETUP-17: and no damage.
    p.tokens = g.fighter(Seat{seat}).token_start;
  }
  Seat starter{initiative[0] > initiative[1] ? 0u : 1u};
  if (initiative[0] == initiative[1]) {
    starter = Seat{co_await g.pick(2, "KNO-SETUP-12"_clause, g.question(Asking::starter))};
  }
  g.s.starter = g.s.active = starter;
  // KNO-SETUP-03
  // KNO-SETUP-04
  g.player(starter).space = g.arena().start_a;
  g.player(g.opponent_of(starter)).space = g.arena().start_b;
  g.tell("KNO-SETUP-11"_clause, told::Starter{starter});
  g.s.phase = Phase::starting_picks;
}

// 1-2-1 without attack sequences, then a new row.
Task<> starting_picks(Knockdown& g) {
  const Seat first = g.s.starter, second = g.opponent_of(first);
  for (const Seat who : {first, second, second, first}) {
    for (std::size_t place = 0; place < 4; ++place) {
      if (g.s.row[place].valid()) g.offer_to_choose(Answer::take, row_place(place), 0, of(g.s.row[place]));
    }
    const Option pick = co_await g.ask(who, "KNO-SETUP-13"_clause, g.question(Asking::start_pick));
    const CardId card = std::exchange(g.s.row[pick.about[0].index], CardId{});
    g.player(who).hand.insert_sorted(card);
    g.tell("KNO-SETUP-14"_clause, told::StartPick{who, card});
  }
  co_await fill_row(g, "KNO-SETUP-15"_clause);
  g.irrevocable();
  g.s.phase = Phase::turn;
}

}  // namespace kostka::games::knockdown
