// Mutation cards, Mutation Actions and markers of Mode C (CAR-MUT, CAR-MACT, CAR-MARK).
#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {

// ---- cards ----------------------------------------------------------------------------------------------------------

namespace {

// CAR-MUT-01
// CAR-MUT-10: only who draws them sees them.
Task<> draw_mutations(Nemesis& g, Seat who) {
  auto& drawn = g.s.aside.mutations;
  g.s.aside.mutating = who;
  while (!drawn.full() && !g.s.unseen.mutations.empty()) {
    const MutationId card = co_await g.draw(g.s.unseen.mutations, static_cast<std::uint8_t>(Kind::mutation),
                                            "CAR-MUT-01"_clause, g.question(Asking::mutation_drawn, 0, of(who)));
    drawn.push_back(card);
    g.tell("CAR-MUT-10"_clause, told::MutationSeen{who, card}, kernel::Audience::only(who));
  }
}

// The other one is shuffled back.
void keep_mutation(Nemesis& g, Seat who, MutationId kept) {
  Player& p = g.player(who);
  auto& drawn = g.s.aside.mutations;
  for (const MutationId card : drawn) {
    if (card != kept) g.s.unseen.mutations.shuffle_in(card);
  }
  drawn.clear();
  g.s.aside.mutating = Seat{};
  // CAR-MUT-02: face down.
  p.mutation = kept;
  p.mutation_open = false;
  g.tell("CAR-MUT-01"_clause, told::MutationGained{who});
}

}  // namespace

Task<> mutate(Nemesis& g, Seat who) {
  // CAR-MUT-03
  if (g.player(who).mutation.valid() || g.player(who).being == Being::dead) co_return;
  co_await draw_mutations(g, who);
  auto& drawn = g.s.aside.mutations;
  // CAR-MUT-07: without a choice, or nothing at all.
  if (drawn.empty()) co_return;
  MutationId kept = drawn[0];
  // CAR-END-04: when play is over, which one it is does not matter any more.
  if (drawn.size() > 1 && g.aboard(who) && g.s.ending == Ending::none) {
    for (const MutationId card : drawn) g.offer_to_choose(Answer::pick, of(card));
    const Option choice = co_await g.ask(who, "CAR-MUT-01"_clause, g.question(Asking::mutation, 0, of(who)));
    kept = id_in<MutationId>(choice.about[0]);
  }
  keep_mutation(g, who, kept);
}

// CAR-MUT-04: only Surgery and Antidote do this (CAR-MUT-06), and the markers stay (CAR-MARK-04).
// CAR-MUT-05: back into the deck.
void lose_mutation(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  if (!p.mutation.valid()) return;
  g.s.unseen.mutations.shuffle_in(std::exchange(p.mutation, MutationId{}));
  p.mutation_open = false;
  g.tell("CAR-MUT-04"_clause, told::MutationLost{who});
}

// ---- markers --------------------------------------------------------------------------------------------------------

// CAR-MARK-02
Task<> gain_marker(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  if (!g.aboard(who)) co_return;
  // CAR-MARK-01
  if (!p.mutation.valid()) {
    co_await mutate(g, who);
    co_return;
  }
  ++p.markers;
  g.tell("CAR-MARK-02"_clause, told::MarkerGained{who, p.markers});
  if (p.markers < g.catalogue.constants.mutation_limit) co_return;
  // CAR-MARK-03: the fourth kills and makes a Shambler,
  // CAR-MARK-05: which meets and attacks nobody,
  // CAR-MARK-06: and stands in the Section's Room if the Character sat in a Pod.
  // NEM-COOP-08
  p.beyond_help = true;
  const RoomId room = p.room;
  co_await die(g, who);
  co_await place_figure(g, Species::shambler, room, "CAR-MARK-03"_clause);
}

// ---- the Mutation Action --------------------------------------------------------------------------------------------

// CAR-MACT-01
// CAR-MACT-04: it costs no Action cards; its icon holds.
// CAR-MACT-08: it may be taken whatever it would change.
bool can_use_mutation(const Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  return p.mutation.valid() && contamination_of(g, p.hand) > 0 &&
         fits_icon(g, who, g.catalogue.mutations[p.mutation.index()].icon);
}

namespace {

// CAR-MACT-01: the scanned card, which is known from now on.
Task<CardId> scan_chosen(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  CardId last;
  for (const CardId card : p.hand) {
    if (card != last && !g.card(card).is_action()) g.offer_to_choose(Answer::pick, of(card));
    last = card;
  }
  const Option choice =
      co_await g.ask(who, "CAR-MACT-01"_clause, g.question(Asking::scan_one, 0, of(who)), kernel::Forced::ask);
  const auto card = id_in<CardId>(choice.about[0]);
  if (card != g.catalogue.contamination) {
    // Scanned before; the scanner shows the same again.
    const FateId fate = card == g.catalogue.infected ? g.catalogue.infected_fate : g.catalogue.clean_fate;
    g.s.aside.last_scan = fate;
    g.tell("NEM-SCAN-06"_clause, told::Scanned{who, fate});
    co_return card;
  }
  const bool infected = co_await scan(g, who);
  const CardId known = infected ? g.catalogue.infected : g.catalogue.clean;
  p.hand.remove(card);
  p.hand.insert_sorted(known);
  co_return known;
}

// CAR-MACT-02: an infected card is discarded.
// CAR-MACT-03: a clean one leaves the game, and another comes.
void put_away(Nemesis& g, Seat who, CardId card) {
  if (card == g.catalogue.infected) {
    discard_card(g, who, card);
    g.tell("CAR-MACT-02"_clause, told::Discarded{who, g.catalogue.contamination});
    return;
  }
  g.player(who).hand.remove(card);
  ++g.s.contamination.removed_clean;
  contaminate(g, who);
}

}  // namespace

// CAR-MACT-08: the card face up, scan, marker, the scanned card away, Interruption, then choices and effect.
Task<> use_mutation(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  const Mutation& mutation = g.catalogue.mutations[p.mutation.index()];
  // CAR-MUT-08
  // CAR-MUT-09: before the scan.
  p.mutation_open = true;
  g.tell("CAR-MUT-09"_clause, told::MutationUsed{who, p.mutation});
  const CardId scanned = co_await scan_chosen(g, who);
  const bool infected = scanned == g.catalogue.infected;
  // CAR-MACT-07: whatever the scan shows,
  // CAR-MACT-06: and once only.
  co_await gain_marker(g, who);
  // CAR-MACT-05
  if (!g.aboard(who)) co_return;
  put_away(g, who, scanned);
  const bool cancelled = co_await interrupted(g, who);
  if (!cancelled) co_await resolve(g, infected ? mutation.infected : mutation.clean, Cause{.actor = who, .who = who});
}

}  // namespace kostka::games::nemesis
