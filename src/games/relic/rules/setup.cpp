// Setting up a match (REL-SETUP).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

constexpr int kStartingInfluence = 3;  // REL-SETUP-11
constexpr int kSheetsDealt = 2;        // REL-SETUP-05

// RNE-SET-03, RNE-SCN-13: one that does not go with the match is put aside and another one drawn.
bool is_playable(const Relic& g, SheetId id) {
  const Sheet& sheet = g.catalogue.sheets[id.index()];
  if (sheet.needs_nemeses && !g.s.agreed.nemeses) return false;
  if (sheet.teams == Teams::pairs && g.s.seats != 4 && g.s.seats != 6) return false;
  return !g.s.agreed.printed_only || sheet.set == 0 || sheet.origin.kind != "house";
}

Task<> draw_sheet(Relic& g) {
  g.s.sheet = g.s.agreed.sheet;
  if (!g.s.sheet.valid()) {  // REL-SETUP-02
    kernel::ShortList<SheetId, kMostSheets> sheets;
    for (const SheetId id : g.in_play().sheets) {
      if (is_playable(g, id)) sheets.push_back(id);
    }
    const std::size_t drawn = co_await g.pick(static_cast<std::uint32_t>(sheets.size()), "REL-SETUP-02"_clause,
                                              g.question(Asking::sheet_drawn));
    g.s.sheet = sheets[drawn];
  }
  g.tell("REL-SETUP-17"_clause, told::Sheet{g.s.sheet});
}

Task<> deal_characters(Relic& g) {
  for (std::size_t seat = 0; seat < g.s.seats; ++seat) {
    if (!g.s.players[seat].dealt_nemeses.empty()) continue;  // RNE-SET-09
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
    kernel::ShortList<Seat, kMostPlayers> characters;
    for (const Seat seat : g.characters()) characters.push_back(seat);
    const std::size_t drawn = co_await g.pick(static_cast<std::uint32_t>(characters.size()), "REL-SETUP-14"_clause,
                                              g.question(Asking::first_drawn));
    g.s.active = characters[drawn];
  }
  // RNE-TURN-02: a character, in any case.
  if (g.is_nemesis(g.s.active)) g.s.active = g.left_of(g.s.active);
  if (g.s.agreed.nemeses) g.s.enemies.first = g.s.active;
  g.tell("REL-SETUP-14"_clause, told::First{g.s.active});
}

// RNE-SET-13, RNE-SET-14
void shuffle_nemesis_decks(Relic& g) {
  for (const Seat seat : g.nemeses()) {
    const NemesisId nemesis = g.player(seat).nemesis;
    for (std::size_t i = 0; i < g.catalogue.cards.size(); ++i) {
      const Card& card = g.catalogue.cards[i];
      if (card.nemesis != nemesis || !kernel::has_set(g.s.sets, card.set)) continue;
      for (int n = 0; n < card.copies; ++n) g.nemesis_deck(nemesis).deck.shuffle_in(CardId{i});
    }
  }
}

// REL-SETUP-13, REL-SETUP-15: all draw, then all begin.
Task<> first_missions(Relic& g) {
  for (const Seat seat : g.characters(g.s.active)) {
    const CardId card = co_await draw_card(g, Deck::mission, "REL-SETUP-13"_clause);
    g.player(seat).mission.card = card;
  }
  for (const Seat seat : g.characters(g.s.active)) co_await start_mission(g, seat);
}

}  // namespace

void begin_as(Relic& g, Seat who, CharacterId character, Clause clause) {
  Player& p = g.player(who);
  const Character& sheet = g.catalogue.characters[character.index()];
  p.character = character;
  update_responses(g, who);
  // REL-SETUP-09, REL-OUT-13. REL-LEVEL-08: there is no other way down.
  p.level = 0;
  // REL-SETUP-10
  p.attributes = sheet.attributes;
  p.life = sheet.life;
  // REL-SETUP-08, REL-OUT-14
  p.space = sheet.start;
  g.tell(clause, told::Character{who, character});
}

// REL-SETUP-05, REL-SETUP-06, REL-CHAR-04: two sheets each, one chosen in secret, all shown together.
Task<> choose_characters(Relic& g) {
  co_await draw_sheet(g);  // RNE-SET-04
  if (g.s.agreed.nemeses) co_await choose_roles(g);
  co_await deal_characters(g);
  // RNE-SET-11: characters and nemeses at the same moment.
  for (std::size_t seat = 0; seat < g.s.seats; ++seat) {
    const bool nemesis = !g.s.players[seat].dealt_nemeses.empty();
    const std::size_t dealt = nemesis ? g.s.players[seat].dealt_nemeses.size() : kSheetsDealt;
    for (std::size_t i = 0; i < dealt; ++i) {
      g.offer_to_choose(nemesis ? Answer::nemesis : Answer::character, object(Kind::dealt, i, Seat{seat}));
    }
    if (nemesis) {
      g.put_to(Seat{seat}, "RNE-SET-10"_clause, g.question(Asking::which_nemesis));
    } else {
      g.put_to(Seat{seat}, "REL-SETUP-05"_clause, g.question(Asking::character));
    }
  }
  const auto answers = co_await g.all_answers();
  for (std::size_t seat = 0; seat < g.s.seats; ++seat) {
    Player& p = g.s.players[seat];
    if (!p.dealt_nemeses.empty()) {
      const NemesisId leads = p.dealt_nemeses[answers[seat].about[0].index];
      p.dealt_nemeses.clear();
      begin_as_nemesis(g, Seat{seat}, leads);
      continue;
    }
    const CharacterId chosen = p.dealt[answers[seat].about[0].index];
    for (const CharacterId other : p.dealt) {
      if (other != chosen) g.s.unused.insert_sorted(other);
    }
    p.dealt.clear();
    begin_as(g, Seat{seat}, chosen, "REL-SETUP-08"_clause);
  }
  shuffle_nemesis_decks(g);
  co_await form_teams(g);
  g.irrevocable();
  co_await pick_first(g);
  g.s.phase = Phase::beginnings;
}

// REL-SETUP-11 to 16
Task<> beginnings(Relic& g) {
  for (const Seat seat : g.characters(g.s.active)) {
    gain_influence(g, seat, kStartingInfluence, "REL-SETUP-11"_clause);
    co_await draw_powers(g, seat, g.character(seat).power_limits[0], "REL-SETUP-12"_clause);
  }
  for (const Seat seat : g.characters(g.s.active)) co_await open_window(g, seat, Window::setup);
  co_await first_missions(g);
  g.irrevocable();
}

}  // namespace kostka::games::relic
