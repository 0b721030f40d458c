// Objectives, the end and the victory check (NEM-ENC-08, NEM-END, NEM-WIN, NEM-GOAL).
#include <algorithm>

#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {

// ---- the choice of an Objective -------------------------------------------------------------------------------------

// NEM-ENC-08: all at once and in secret.
// NEM-ENC-12: anyone who lives chooses, hibernated and launched ones too.
// NEM-COOP-06: in co-operative play there is nothing to choose.
Task<> choose_objectives(Nemesis& g) {
  if (g.cooperative()) co_return;
  int players = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Player& p = g.s.players[i];
    if (p.being == Being::dead || p.kept != kUndecided) continue;
    for (std::size_t place = 0; place < p.dealt.size(); ++place) {
      g.offer_to_choose(Answer::keep_objective, object(Kind::own_objective, place, Seat{i}));
    }
    g.put_to(Seat{i}, "NEM-ENC-08"_clause, g.question(Asking::objective));
    ++players;
  }
  if (players == 0) co_return;
  const auto answers = co_await g.all_answers();
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    Player& p = g.s.players[i];
    if (p.being == Being::dead || p.kept != kUndecided) continue;
    p.kept = static_cast<std::uint8_t>(answers[i].about[0].index);
    g.tell("NEM-ENC-08"_clause, told::ObjectiveKept{Seat{i}, p.dealt[p.kept]}, kernel::Audience::only(Seat{i}));
  }
  g.tell("NEM-ENC-08"_clause, told::ObjectivesChosen{players});
}

// ---- the end --------------------------------------------------------------------------------------------------------

// NEM-END-05: the rest of whatever goes on lapses.
Task<> end_match(Nemesis& g, Ending ending) {
  // NEM-SD-04: a jump while the sequence runs destroys the ship.
  g.s.ending = g.s.self_destruct > 0 ? Ending::destroyed : ending;
  co_await g.abort(kMatch);
}

// NEM-END-03
// NEM-END-04: who waits in a Pod is still on board.
// NEM-COOP-09
Task<> end_if_empty(Nemesis& g) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.aboard(Seat{i})) co_return;
  }
  co_await end_match(g, Ending::jump);
}

// ---- the victory check ----------------------------------------------------------------------------------------------

namespace {

// NEM-END-02, NEM-GOAL-05: all Intruders die with the ship (the Butcher too: CAR-OBJ-05), and so does the Nest.
void destroy_ship(Nemesis& g) {
  State& s = g.s;
  s.ship_destroyed = true;
  s.nest_destroyed = true;
  for (const Figure& figure : s.figures) s.killed = static_cast<SpeciesSet>(s.killed | set_of(figure.species));
  s.figures.clear();
}

// NEM-END-01, NEM-END-02
void count_the_dead(Nemesis& g) {
  const bool destroyed = g.s.ending == Ending::destroyed;
  if (destroyed) destroy_ship(g);
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    Player& p = g.s.players[i];
    p.survived = p.being == Being::launched || (p.being == Being::hibernated && !destroyed);
  }
}

void kill_hibernated(Nemesis& g, bool at_mars) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    Player& p = g.s.players[i];
    if (p.being != Being::hibernated) continue;
    // NEM-WIN-02: the owner of the Quarantine survives at Mars.
    bool spared = false;
    for (std::size_t place = 0; at_mars && place < p.dealt.size(); ++place) {
      const bool holds_it = p.dealt[place].valid() && (p.kept == kUndecided || p.kept == place);
      spared = spared || (holds_it && g.catalogue.objectives[p.dealt[place].index()].survives_at_mars);
    }
    p.survived = p.survived && spared;
    g.tell("NEM-WIN-02"_clause, told::Judged{Seat{i}, p.survived});
  }
}

// NEM-WIN-01
// NEM-ENGINE-01: two of three must work.
Task<> check_engines(Nemesis& g) {
  int damaged = 0;
  for (std::size_t i = 0; i < kEngines; ++i) {
    co_await decide_engine(g, i);
    g.s.engines[i].seen_by = kEverybody;
    damaged += g.s.engines[i].state == EngineState::damaged ? 1 : 0;
    g.tell("NEM-WIN-01"_clause, told::EngineRevealed{static_cast<int>(i) + 1, g.s.engines[i].state});
  }
  if (damaged < 2) co_return;
  destroy_ship(g);
  kill_hibernated(g, false);
}

// NEM-WIN-02
Task<> check_coordinates(Nemesis& g) {
  co_await decide_coordinates(g);
  g.s.coordinates_seen_by = kEverybody;
  g.s.reached = g.catalogue.coordinates[g.s.coordinates.index()].to[g.s.destination];
  g.tell("NEM-WIN-02"_clause, told::CoordinatesRevealed{g.s.coordinates, g.s.reached});
  if (g.s.reached != Destination::earth) kill_hibernated(g, g.s.reached == Destination::mars);
}

// Whether one of all cards of a player is infected, with its hand, discard pile and deck as one deck.
Task<bool> scan_whole_deck(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  bool infected = false;
  for (auto& card : p.deck.pool) {
    if (card == g.catalogue.contamination) {
      const bool shows = co_await scan(g, who);
      card = shows ? g.catalogue.infected : g.catalogue.clean;
    }
    infected = infected || card == g.catalogue.infected;
  }
  std::sort(p.deck.pool.begin(), p.deck.pool.end());
  co_return infected;
}

// Contamination cards among the top four, turned over one by one; in Mode I the first one settles it.
Task<int> turn_four(Nemesis& g, Seat who, bool stop_at_first) {
  Player& p = g.player(who);
  int contamination = 0;
  for (int n = 0; n < 4 && !(stop_at_first && contamination > 0); ++n) {
    const CardId card = co_await draw_own(g, who);
    if (!card.valid()) break;
    p.discard.push_back(card);
    g.tell("NEM-WIN-03"_clause, told::Discarded{who, card});
    contamination += g.card(card).is_action() ? 0 : 1;
  }
  co_return contamination;
}

// CAR-END-05: A, without a Mutation card: an infected card gives one.
// CAR-END-02: B, with a Mutation card: each Contamination card among four is a marker.
Task<> check_mutation(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  // CAR-END-01: who has one goes to B at once.
  if (!p.mutation.valid()) {
    const bool infected = co_await scan_whole_deck(g, who);
    if (infected) co_await mutate(g, who);
  }
  // CAR-END-03
  if (!p.mutation.valid()) co_return;
  const int more = co_await turn_four(g, who, false);
  if (more == 0) co_return;
  p.markers = static_cast<std::int8_t>(p.markers + more);
  g.tell("CAR-END-02"_clause, told::MarkerGained{who, p.markers});
  p.survived = p.markers < g.catalogue.constants.mutation_limit;
}

// NEM-WIN-03: infected or with a Larva, a Contamination card among four drawn kills.
Task<> check_contamination(Nemesis& g, Seat who) {
  Player& p = g.player(who);
  while (!p.hand.empty()) p.deck.shuffle_in(p.hand.pop_back());
  while (!p.discard.empty()) p.deck.shuffle_in(p.discard.pop_back());
  p.deck.shuffle();
  if (g.carnomorphs()) {
    co_await check_mutation(g, who);
    co_return;
  }
  bool infected = p.larva;
  if (!infected) infected = co_await scan_whole_deck(g, who);
  if (!infected) co_return;
  const int found = co_await turn_four(g, who, true);
  p.survived = found == 0;
}

// NEM-GOAL-01
// NEM-GOAL-04: a player who is asked for their own death can only be the only survivor.
// CAR-OBJ-05: in Mode C the conditions of four cards are others.
// NEM-GOAL-06: without any Intruder both Objectives are still held, and either will do.
bool fulfils(Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  bool any = false;
  for (std::size_t place = 0; place < p.dealt.size(); ++place) {
    if (!p.dealt[place].valid() || (p.kept != kUndecided && p.kept != place)) continue;
    const Objective& objective = g.catalogue.objectives[p.dealt[place].index()];
    const ConditionId needs = objective.needs[static_cast<std::size_t>(g.s.agreed.mode)];
    const bool fulfilled = p.survived && holds(g, needs, Cause{.actor = who, .who = who});
    g.tell("NEM-WIN-04"_clause, told::ObjectiveRevealed{who, p.dealt[place], fulfilled});
    any = any || fulfilled;
  }
  return any;
}

bool asks_for_signal(const Script& script, ConditionId id) {
  const Condition& c = script.condition(id);
  if (c.holds == Holds::signal) return true;
  const auto in = [&](ConditionId part) { return part.valid() && asks_for_signal(script, part); };
  return in(c.left) || in(c.right);
}

// NEM-COOP-02: every Objective must be fulfilled, by anyone who can, and somebody must survive.
// NEM-COOP-03: as many Characters have sent the Signal as Objectives ask for it.
bool fulfil_together(Nemesis& g) {
  const Script& script = g.catalogue.script;
  int wanted = 0, sent = 0;
  bool all = std::ranges::any_of(g.s.players, &Player::survived);
  for (std::size_t i = 0; i < g.s.seats; ++i) sent += g.s.players[i].signal ? 1 : 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const ObjectiveId id = g.s.players[i].dealt[0];
    const ConditionId needs = g.catalogue.objectives[id.index()].needs[static_cast<std::size_t>(g.s.agreed.mode)];
    wanted += asks_for_signal(script, needs) ? 1 : 0;
    bool fulfilled = false;
    for (std::size_t other = 0; other < g.s.seats; ++other) {
      // Who carries or escapes must have survived; a Signal stays sent.
      const bool counts = g.s.players[other].survived || g.s.players[other].signal;
      fulfilled = fulfilled || (counts && holds(g, needs, Cause{.actor = Seat{other}, .who = Seat{other}}));
    }
    g.tell("NEM-COOP-02"_clause, told::ObjectiveRevealed{Seat{i}, id, fulfilled});
    all = all && fulfilled;
  }
  return all && sent >= wanted;
}

}  // namespace

Task<> victory_check(Nemesis& g) {
  State& s = g.s;
  g.tell("NEM-END-01"_clause, told::Ended{s.ending});
  count_the_dead(g);
  // NEM-WIN-05: also if nobody hibernates, because Objectives ask for the ship's fate.
  if (!s.ship_destroyed) co_await check_engines(g);
  if (!s.ship_destroyed) co_await check_coordinates(g);
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (s.players[i].survived) co_await check_contamination(g, Seat{i});
  }
  kernel::Result result;
  for (std::size_t i = 0; i < s.seats; ++i) {
    g.tell("NEM-WIN-03"_clause, told::Judged{Seat{i}, s.players[i].survived});
  }
  const bool together = g.cooperative() && fulfil_together(g);
  for (std::size_t i = 0; i < s.seats; ++i) {
    const bool won = g.cooperative() ? together : fulfils(g, Seat{i});
    result.score[i] = won ? std::int16_t{1} : std::int16_t{0};
    if (won) result.winners = static_cast<std::uint8_t>(result.winners | 1u << i);
  }
  s.phase = Phase::over;
  g.finish(result);
}

// ---- the course of a match ------------------------------------------------------------------------------------------

namespace {

Task<> course(Nemesis& g) {
  for (;;) {
    g.checkpoint();
    switch (g.s.phase) {
      case Phase::lay_out: co_await lay_out(g); break;
      case Phase::draft: co_await draft(g); break;
      // NEM-ROUND-01
      case Phase::round: co_await begin_round(g); break;
      case Phase::turn: co_await play_turn(g); break;
      case Phase::events: co_await play_events(g); break;
      case Phase::over: co_return;
    }
  }
}

}  // namespace

Task<> Nemesis::play() {
  if (s.phase == Phase::over) co_return;
  co_await kernel::scoped(*this, kMatch, course(*this));
  co_await victory_check(*this);
}

}  // namespace kostka::games::nemesis
