// Contamination and scans (NEM-CONT, NEM-SCAN), Wounds and death (NEM-WOUND, NEM-DEATH), Slime.
#include <algorithm>

#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

// ---- Wounds ---------------------------------------------------------------------------------------------------------

// NEM-WOUND-03: with three Serious Wounds any further Wound kills.
// NEM-WOUND-07: one after the other.
Task<> light_wounds(Nemesis& g, Seat who, int n) {
  Player& p = g.player(who);
  for (int i = 0; i < n && g.aboard(who); ++i) {
    if (static_cast<int>(p.wounds.size()) >= g.catalogue.constants.most_serious) {
      co_await die(g, who);
    } else if (p.light < g.catalogue.constants.most_light) {
      ++p.light;
      g.tell("NEM-WOUND-01"_clause, told::LightlyWounded{who, p.light});
    } else {
      // NEM-WOUND-01: the third clears the track and is a Serious one.
      p.light = 0;
      co_await serious_wounds(g, who, 1);
    }
  }
}

// NEM-WOUND-02
// NEM-WOUND-08: healed ones are shuffled into an empty deck; without any the Wound has no effect, but counts.
Task<> serious_wounds(Nemesis& g, Seat who, int n) {
  State& s = g.s;
  Player& p = g.player(who);
  for (int i = 0; i < n && g.aboard(who); ++i) {
    if (static_cast<int>(p.wounds.size()) >= g.catalogue.constants.most_serious) {
      co_await die(g, who);
      co_return;
    }
    if (s.wounds.empty()) {
      while (!s.healed.empty()) s.wounds.shuffle_in(s.healed.pop_back());
    }
    WoundId wound;
    if (!s.wounds.empty()) {
      wound = co_await g.draw(s.wounds, static_cast<std::uint8_t>(Kind::wound), "NEM-WOUND-02"_clause,
                              g.question(Asking::wound, 0, of(who)));
      g.tell("NEM-WOUND-02"_clause, told::SeriouslyWounded{who, wound});
    }
    p.wounds.push_back({wound, false});
    // An Arm Wound leaves one hand.
    co_await drop_surplus(g, who);
  }
}

void heal_light(Nemesis& g, Seat who, int n) {
  Player& p = g.player(who);
  const int healed = std::min<int>(n, p.light);
  p.light = static_cast<std::int8_t>(p.light - healed);
  if (healed > 0) g.tell("NEM-WOUND-05"_clause, told::Healed{who, healed, 0});
}

// ---- death ----------------------------------------------------------------------------------------------------------

// NEM-DEATH-01
// NEM-DEATH-02: cards and Items stay with the dead Character and take no further part (NEM-COOP-05, NEM-COOP-07: it may
// return).
Task<> die(Nemesis& g, Seat who) {
  State& s = g.s;
  Player& p = g.player(who);
  if (p.being != Being::aboard) co_return;
  const bool first_death =
      std::ranges::none_of(s.players, [](const Player& other) { return other.being == Being::dead; });
  p.being = Being::dead;
  p.pod = PodId{};
  p.passed = true;
  // NEM-POD-13: anyone who sat in a Pod lies in the Room of the Section.
  RoomState& room = g.room(p.room);
  room.corpses = static_cast<SeatSet>(room.corpses | set_of(who));
  for (std::size_t i = p.held.size(); i-- > 0;) {
    if (!p.held[i].is_item()) drop_held(g, who, i);
  }
  g.tell("NEM-DEATH-01"_clause, told::Died{who, p.room});
  // NEM-DEATH-03
  if (first_death) unlock_all(g);
  note_death(g, who);
  // NEM-DEATH-08: all of this before anybody else dies.
  co_await end_if_empty(g);
}

// ---- Contamination --------------------------------------------------------------------------------------------------

int contamination_of(const Nemesis& g, const FixedVector<CardId, kMostOwnCards>& cards) {
  int n = 0;
  for (const CardId card : cards) n += g.card(card).is_action() ? 0 : 1;
  return n;
}

// NEM-CONT-01: on top of one's own discard pile; what it would show is not known yet (NEM-CONT-03).
void contaminate(Nemesis& g, Seat who) {
  State& s = g.s;
  if (!g.aboard(who)) return;
  // NEM-CONT-04
  if (s.contamination.left == 0) {
    s.contamination.left = static_cast<std::int8_t>(s.contamination.removed_clean + s.contamination.removed_infected);
    for (; s.contamination.removed_clean > 0; --s.contamination.removed_clean)
      s.contamination.fates.shuffle_in(g.catalogue.clean_fate);
    for (; s.contamination.removed_infected > 0; --s.contamination.removed_infected)
      s.contamination.fates.shuffle_in(g.catalogue.infected_fate);
  }
  if (s.contamination.left == 0) return;
  --s.contamination.left;
  g.player(who).discard.push_back(g.catalogue.contamination);
  g.tell("NEM-CONT-01"_clause, told::Contaminated{who});
}

// How many Contamination cards a hand holds is hidden until a rule shows them to all.
void show_hand(Nemesis& g, Seat who, int contamination, int infected) {
  Player& p = g.player(who);
  p.shown = static_cast<std::int8_t>(contamination);
  p.shown_infected = static_cast<std::int8_t>(infected);
  g.tell("NEM-SCAN-06"_clause, told::HandShown{who, contamination, infected});
}

// NEM-SCAN-06: all see the result.
Task<bool> scan(Nemesis& g, Seat who) {
  const FateId fate = co_await g.draw(g.s.contamination.fates, static_cast<std::uint8_t>(Kind::fate),
                                      "NEM-SCAN-01"_clause, g.question(Asking::scan, 0, of(who)));
  g.s.aside.last_scan = fate;
  g.tell("NEM-SCAN-06"_clause, told::Scanned{who, fate});
  co_return fate == g.catalogue.infected_fate;
}

namespace {

// What a scan makes of each card of a pile: unknown ones become known. True if one of them is infected.
template <class Cards>
Task<bool> scan_pile(Nemesis& g, Seat who, Cards& cards) {
  bool any = false;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i] == g.catalogue.contamination) {
      const bool infected = co_await scan(g, who);
      cards[i] = infected ? g.catalogue.infected : g.catalogue.clean;
    }
    any = any || cards[i] == g.catalogue.infected;
  }
  std::sort(cards.begin(), cards.end());
  co_return any;
}

// The scanner shows again which cards of the hand an earlier scan found infected.
void show_hand_to_scan(Nemesis& g, Seat who) {
  const auto& hand = g.player(who).hand;
  const auto infected = std::count(hand.begin(), hand.end(), g.catalogue.infected);
  show_hand(g, who, contamination_of(g, hand), static_cast<int>(infected));
}

template <class Cards>
void remove_all(Nemesis& g, Cards& cards, CardId which) {
  while (cards.remove(which))
    ++(which == g.catalogue.clean ? g.s.contamination.removed_clean : g.s.contamination.removed_infected);
}

}  // namespace

// CAR-SCAN-03: in Mode C the same, but for what an infected card brings.
// NEM-SCAN-02: clean ones leave the game, and infected ones together bring one Larva (NEM-SCAN-04).
Task<> scan_hand(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  show_hand_to_scan(g, who);
  const bool any = co_await scan_pile(g, who, p.hand);
  // NEM-SCAN-05
  remove_all(g, p.hand, g.catalogue.clean);
  if (any) co_await infect(g, who);
}

// NEM-R1-SUR: hand, deck and discard pile; the infected ones leave the game.
Task<> scan_all(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  show_hand_to_scan(g, who);
  while (!p.discard.empty()) p.deck.shuffle_in(p.discard.pop_back());
  p.deck.shuffle();
  co_await scan_pile(g, who, p.hand);
  co_await scan_pile(g, who, p.deck.pool);
  remove_all(g, p.hand, g.catalogue.infected);
  remove_all(g, p.deck.pool, g.catalogue.infected);
}

Task<> infect(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  if (!g.aboard(who)) co_return;
  // CAR-TERM-02, CAR-SCAN-01: in Mode C a Mutation marker, or a card for who has none,
  // CAR-SCAN-02: one for all infected cards of a scan,
  // CAR-SCAN-04: and only the fourth marker kills.
  if (g.carnomorphs()) {
    co_await gain_marker(g, who);
    co_return;
  }
  if (!p.larva) {
    p.larva = true;
    g.tell("NEM-SCAN-02"_clause, told::GotLarva{who});
    co_return;
  }
  // NEM-SCAN-03
  const RoomId room = p.room;
  // NEM-COOP-08
  p.beyond_help = true;
  co_await die(g, who);
  co_await place_figure(g, Species::creeper, room, "NEM-SCAN-03"_clause);
}

// NEM-SLIME-01
void slime(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  if (p.slimed || !g.aboard(who)) return;
  p.slimed = true;
  g.tell("NEM-SLIME-01"_clause, told::Slimed{who});
}

}  // namespace kostka::games::nemesis
