#include "games/relic/screen/goal.h"

#include <algorithm>
#include <vector>

#include "games/relic/content/nouns.h"
#include "games/relic/rules/rules.h"
#include "games/relic/words/describe.h"

namespace kostka::games::relic {
namespace {

using kernel::Counted;
using kernel::Goal;
using kernel::GoalSeat;
using kernel::say;
using kernel::Text;

// From here on a nemesis is near its goal.
constexpr int kMuchInfamy = kInfamyToWin - 5;

int count_asked(const Relic& g, ConditionId id) {
  if (!id.valid()) return 0;
  const Condition& c = g.catalogue.script.condition(id);
  if (c.holds == Holds::number) return c.count == Count::tokens ? c.n : 0;
  return std::max(count_asked(g, c.left), count_asked(g, c.right));
}

// How many own tokens on the sheet a Confrontation asks for; 0 where it is won without any.
int tokens_in(const Relic& g, Body body) {
  const Script& script = g.catalogue.script;
  int tokens = 0;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    tokens = std::max(tokens, count_asked(g, e.condition));
    for (std::size_t b = 0; b < e.blocks; ++b) tokens = std::max(tokens, tokens_in(g, script.block(e, b).body));
  }
  return tokens;
}

// How far a character is: completed missions, a relic, the inner sector space by space, the Confrontation (REL-WIN-10).
struct Journey {
  int missions = 0, missions_needed = 0;
  bool relic = false;
  int inner = 0, inner_length = 0;
  int tokens = 0, tokens_needed = 0;

  [[nodiscard]] bool inside() const { return inner > 0; }
  [[nodiscard]] bool arrived() const { return inner == inner_length; }
  // At the least one Confrontation has to be won.
  [[nodiscard]] int confrontations() const { return std::max(1, tokens_needed); }
};

Journey journey_of(const Relic& g, Seat seat) {
  const Player& p = g.player(seat);
  const Catalogue& c = g.catalogue;
  Journey j;
  j.missions = static_cast<int>(p.completed.size() + p.unseen.size());
  j.missions_needed = missions_for_relic(g, seat);  // REL-XP-08
  j.inner_length = static_cast<int>(c.centre.index() - c.rift.index()) + 1;
  if (p.space.valid() && g.deep_inside(seat)) j.inner = static_cast<int>(p.space.index() - c.rift.index()) + 1;
  j.relic = g.relics(seat) > 0;
  j.tokens = p.tokens + static_cast<int>(std::count(p.token_for.begin(), p.token_for.end(), true));
  if (!g.s.sheet.valid()) return j;
  j.tokens_needed = tokens_in(g, g.sheet().confrontation);
  if (const auto wanted = tokens_to_win(g); wanted && j.tokens_needed == 0) {  // RNE-SCN-26
    j.tokens_needed = wanted->tokens;
    j.tokens = wanted->together ? 0 : tokens_of(g, seat);
    for (const Seat one : g.characters()) j.tokens += wanted->together ? tokens_of(g, one) : 0;
  }
  return j;
}

// REL-INNER-01: the space from which the inner sector is entered.
Text gate_name(const Relic& g) {
  for (const Space& space : g.catalogue.spaces) {
    if (space.box_to == g.catalogue.rift) return space.name;
  }
  return g.catalogue.space(g.catalogue.rift).name;
}

Text missing_on(const Relic& g, const Journey& j) {
  if (j.arrived()) {
    if (j.tokens_needed == 0) return {"on the scenario space", "na polu scenariusza"};
    return say("on the scenario space, {0} of {1} tokens", "na polu scenariusza, żetony: {0} z {1}",
               {j.tokens, j.tokens_needed});
  }
  if (j.inside()) {
    return say("{0} to the scenario space", "{0} do pola scenariusza",
               {Counted{j.inner_length - j.inner, nouns::space()}});
  }
  if (j.relic) return say("has a relic; next: {0}", "ma relikwię; dalej: {0}", {gate_name(g)});
  if (j.missions >= j.missions_needed) return {"may take a relic now", "może już wziąć relikwię"};
  return say("{0} of {1} missions for a relic", "misje do relikwii: {0} z {1}", {j.missions, j.missions_needed});
}

Text stage_of(const Journey& j) {
  if (j.arrived()) return say("{0} of {1}", "{0} z {1}", {j.tokens, j.confrontations()});
  if (j.inside()) return say("{0} to go", "jeszcze {0}", {j.inner_length - j.inner});
  if (j.relic) return {"relic", "relikwia"};
  return say("{0} of {1}", "{0} z {1}", {std::min(j.missions, j.missions_needed), j.missions_needed});
}

GoalSeat character_on_way(const Relic& g, Seat seat) {
  const Journey j = journey_of(g, seat);
  GoalSeat on_way;
  on_way.seat = seat.value;
  on_way.most = j.missions_needed + 1 + j.inner_length + j.confrontations();
  if (g.player(seat).out) {  // REL-OUT-19
    on_way.shown = {"–", "–"};
    on_way.note = Text{"out of the game", "poza grą"};
    return on_way;
  }
  const bool opened = j.relic || j.inside();
  const int missions = opened ? j.missions_needed : std::min(j.missions, j.missions_needed);
  const auto add = [&](Text name, int amount) {
    if (amount > 0) on_way.parts.push_back({std::move(name), amount, false});
  };
  add({"missions", "misje"}, missions);
  add({"relic", "relikwia"}, opened ? 1 : 0);
  add({"inner sector", "sektor wewnętrzny"}, j.inner);
  add({"Confrontation", "konfrontacja"}, std::min(j.tokens, j.confrontations()));
  on_way.shown = stage_of(j);
  on_way.note = missing_on(g, j);
  return on_way;
}

// RNE-WIN-01
GoalSeat nemesis_on_way(const Relic& g, Seat seat) {
  const int infamy = g.player(seat).infamy;
  GoalSeat on_way;
  on_way.seat = seat.value;
  on_way.most = kInfamyToWin;
  if (infamy > 0) on_way.parts.push_back({{"infamy", "niesława"}, infamy, false});
  on_way.shown = say("{0} of {1}", "{0} z {1}", {infamy, kInfamyToWin});
  on_way.note = say("infamy {0} of {1}", "niesława {0} z {1}", {infamy, kInfamyToWin});
  return on_way;
}

// What must be said about a seat, the more urgent the higher.
struct Alarm {
  int urgency = 0;
  Text text;
};

Alarm alarm_of(const Relic& g, Seat seat) {
  const Text who = g.object_name(of(seat));
  if (g.is_nemesis(seat)) {
    const int infamy = g.player(seat).infamy;
    if (infamy < kMuchInfamy) return {};
    return {infamy == kInfamyToWin - 1 ? 100 : 60 + infamy,
            say("{0} has {1} of {2} infamy and wins with {2}.", "{0} ma {1} z {2} niesławy, a {2} wygrywa.",
                {who, infamy, kInfamyToWin})};
  }
  const Journey j = journey_of(g, seat);
  if (j.arrived()) {
    const int missing = j.confrontations() - j.tokens;
    // REL-WIN-05
    if (missing <= 1) {
      return {100, say("{0} wins with the next Confrontation that succeeds.",
                       "{0} wygrywa, jeśli uda się najbliższa konfrontacja.", {who})};
    }
    return {95, say("{0} is in the Confrontation: {1} of {2} tokens.", "{0} toczy konfrontację: żetony {1} z {2}.",
                    {who, j.tokens, j.confrontations()})};
  }
  if (!j.inside()) return {};
  const int left = j.inner_length - j.inner;
  return {90 - left,
          say("{0} is in the inner sector, {1} from the Confrontation.",
              "{0} jest w sektorze wewnętrznym, {1} od konfrontacji.", {who, Counted{left, nouns::space()}})};
}

std::optional<Text> most_urgent(const Relic& g) {
  Alarm loudest;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].out) continue;
    Alarm alarm = alarm_of(g, Seat{i});
    if (alarm.urgency > loudest.urgency) loudest = std::move(alarm);
  }
  return loudest.urgency > 0 ? std::optional(std::move(loudest.text)) : std::nullopt;
}

std::vector<kernel::GoalStep> way_of_character(const Relic& g, Seat seat) {
  const Journey j = journey_of(g, seat);
  const bool opened = j.relic || j.inside();
  std::vector<kernel::GoalStep> way;
  // REL-RELIC-02
  way.push_back({{"completed missions", "ukończone misje"},
                 opened ? std::nullopt : std::optional(say("{0} of {1}", "{0} z {1}", {j.missions, j.missions_needed})),
                 opened || j.missions >= j.missions_needed});
  way.push_back({{"for them, a relic", "za nie relikwia"}, std::nullopt, opened});
  // REL-INNER-01, REL-INNER-04
  way.push_back({say("with it into the inner sector, from {0}", "z nią do sektora wewnętrznego, z pola {0}",
                     {quoted(gate_name(g))}),
                 std::nullopt, j.inside()});
  way.push_back({{"along the arrow to the scenario space", "po strzałce do pola scenariusza"},
                 j.inside() && !j.arrived() ? std::optional(say("{0} to go", "jeszcze {0}", {j.inner_length - j.inner}))
                                            : std::nullopt,
                 j.arrived()});
  way.push_back(
      {say("Confrontation: {0}", "Konfrontacja: {0}", {describe_effects(g.catalogue, g.sheet().confrontation)}),
       j.tokens_needed > 0 ? std::optional(say("{0} of {1}", "{0} z {1}", {j.tokens, j.tokens_needed})) : std::nullopt,
       false});
  return way;
}

std::vector<kernel::GoalStep> way_of_nemesis(const Relic& g, Seat seat) {
  const int infamy = g.player(seat).infamy;
  return {{{"infamy, from beaten characters and agents and from Nemesis cards",
            "niesława: za pokonane postacie i agentów oraz z kart Nemezis"},
           say("{0} of {1}", "{0} z {1}", {infamy, kInfamyToWin}),
           false}};
}

Text sentence_of(const Relic& g) {
  Text sentence = {"A relic opens the inner sector; at its end the Confrontation of the scenario waits.",
                   "Relikwia otwiera sektor wewnętrzny; na jego końcu czeka konfrontacja scenariusza."};
  if (!g.s.agreed.nemeses) return sentence;
  // RNE-WIN-01, RNE-WIN-02
  return say("{0} A nemesis wins with {1} infamy.", "{0} Nemezis wygrywa, mając {1} niesławy.",
             {sentence, kInfamyToWin});
}

}  // namespace

Goal goal_of(const Relic& g, kernel::Observer observer) {
  Goal goal;
  // REL-WIN-05
  goal.title = {"First to win the Confrontation", "Kto pierwszy wygra konfrontację"};
  if (g.s.sheet.valid()) {
    goal.title = say("{0}: win the Confrontation", "{0}: wygraj konfrontację", {g.sheet().name});
  }
  goal.sentence = sentence_of(g);
  goal.clause = kernel::id_of("REL-WIN-05"_clause);
  if (g.s.phase < Phase::movement) return goal;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    goal.seats.push_back(g.is_nemesis(Seat{i}) ? nemesis_on_way(g, Seat{i}) : character_on_way(g, Seat{i}));
  }
  kernel::order_by_standing(goal);
  if (g.s.phase != Phase::over) goal.warning = most_urgent(g);
  const Seat who = observer.as_seat();
  if (who.valid() && !g.player(who).out) {
    goal.way = g.is_nemesis(who) ? way_of_nemesis(g, who) : way_of_character(g, who);
  }
  return goal;
}

}  // namespace kostka::games::relic
