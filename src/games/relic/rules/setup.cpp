// Setting up a match (REL-SETUP).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

constexpr int kStartingInfluence = 3;  // REL-SETUP-11
constexpr int kSheetsDealt = 2;        // REL-SETUP-05

Task<> draw_sheet(Relic& g) {
  g.s.sheet = g.s.agreed.sheet;
  if (!g.s.sheet.valid()) {  // REL-SETUP-02
    const auto& sheets = g.in_play().sheets;
    const std::size_t drawn = co_await g.pick(static_cast<std::uint32_t>(sheets.size()), "REL-SETUP-02"_clause,
                                              g.question(Asking::sheet_drawn));
    g.s.sheet = sheets[drawn];
  }
  g.tell("REL-SETUP-17"_clause, told::Sheet{g.s.sheet});
}

Task<> deal_characters(Relic& g) {
  for (std::size_t seat = 0; seat < g.s.seats; ++seat) {
    for (int i = 0; i < kSheetsDealt; ++i) {
      kernel::Deck<CharacterId, kMostCharacters> sheets;
      for (const CharacterId sheet : g.s.unused) sheets.shuffle_in(sheet);
      const CharacterId drawn =
          co_await g.draw(sheets, static_cast<std::uint8_t>(Kind::character), "REL-SETUP-05"_clause,
                          g.question(Asking::character_dealt, 0, of(Seat{seat})));
      g.s.unused.remove(drawn);
      g.s.players[seat].dealt.push_back(drawn);
    }
  }
}

Task<> pick_first(Relic& g) {
  g.s.active = g.s.agreed.first;
  if (!g.s.active.valid() || g.s.active.index() >= g.s.seats) {  // REL-SETUP-14
    const std::size_t drawn = co_await g.pick(g.s.seats, "REL-SETUP-14"_clause, g.question(Asking::first_drawn));
    g.s.active = Seat{drawn};
  }
  g.tell("REL-SETUP-14"_clause, told::First{g.s.active});
}

// REL-SETUP-13, REL-SETUP-15: all draw, then all begin.
Task<> first_missions(Relic& g) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    Player& p = g.s.players[(g.s.active.index() + i) % g.s.seats];
    p.mission.card = co_await draw_card(g, Deck::mission, "REL-SETUP-13"_clause);
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) co_await start_mission(g, Seat{(g.s.active.index() + i) % g.s.seats});
}

}  // namespace

// REL-SETUP-08, REL-SETUP-09, REL-SETUP-10, REL-OUT-13, REL-OUT-14
void begin_as(Relic& g, Seat who, CharacterId character, Clause clause) {
  Player& p = g.player(who);
  const Character& sheet = g.catalogue.characters[character.index()];
  p.character = character;
  update_responses(g, who);
  p.level = 0;  // REL-LEVEL-08: there is no other way down
  p.attributes = sheet.attributes;
  p.life = sheet.life;
  p.space = sheet.start;
  g.tell(clause, told::Character{who, character});
}

// REL-SETUP-05, REL-SETUP-06, REL-CHAR-04: two sheets each, one chosen in secret, all shown together.
Task<> choose_characters(Relic& g) {
  co_await draw_sheet(g);
  co_await deal_characters(g);
  for (std::size_t seat = 0; seat < g.s.seats; ++seat) {
    for (std::size_t i = 0; i < kSheetsDealt; ++i) {
      g.offer_to_choose(Answer::character, object(Kind::dealt, i, Seat{seat}));
    }
    g.put_to(Seat{seat}, "REL-SETUP-05"_clause, g.question(Asking::character));
  }
  const auto answers = co_await g.all_answers();
  for (std::size_t seat = 0; seat < g.s.seats; ++seat) {
    Player& p = g.s.players[seat];
    const CharacterId chosen = p.dealt[answers[seat].about[0].index];
    for (const CharacterId other : p.dealt) {
      if (other != chosen) g.s.unused.insert_sorted(other);
    }
    p.dealt.clear();
    begin_as(g, Seat{seat}, chosen, "REL-SETUP-08"_clause);
  }
  g.irrevocable();
  co_await pick_first(g);
  g.s.phase = Phase::beginnings;
}

// REL-SETUP-11 to 16
Task<> beginnings(Relic& g) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{(g.s.active.index() + i) % g.s.seats};
    gain_influence(g, seat, kStartingInfluence, "REL-SETUP-11"_clause);
    co_await draw_powers(g, seat, g.character(seat).power_limits[0], "REL-SETUP-12"_clause);
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{(g.s.active.index() + i) % g.s.seats};
    co_await open_window(g, seat, Window::setup);
  }
  co_await first_missions(g);
  g.irrevocable();
}

}  // namespace kostka::games::relic
