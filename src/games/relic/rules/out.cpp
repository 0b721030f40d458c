// Corruption, and being vanquished, corrupted or eliminated (REL-CORR, REL-OUT, REL-MISS).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::Audience;

// How many cards of a kind the sheet or an ability lets a vanquished player keep.
int kept_when_vanquished(const Relic& g, Seat who, What what) {
  const Script& script = g.catalogue.script;
  int kept = 0;
  const auto look = [&](const Abilities& abilities) {
    if ((abilities.own & set_of(Window::vanquished)) == 0) return;
    for (std::size_t i = 0; i < abilities.count; ++i) {
      const Ability& ability = script.abilities[abilities.first + i];
      if (!ability.speaks_in(Window::vanquished)) continue;
      for (std::size_t n = 0; n < ability.body.count; ++n) {
        const Effect& e = script.begin_of(ability.body)[n];
        if (e.verb == Verb::keep && e.what == what) kept += e.amount.n;
      }
    }
  };
  look(g.sheet().rule);
  look(g.character(who).abilities);
  for (const CardInPlay& asset : g.player(who).assets) look(g.card(asset.card).abilities);
  return kept;
}

void discard_all_powers(Relic& g, Seat who, Clause clause) {
  auto& powers = g.player(who).powers;
  while (!powers.empty()) discard_card(g, powers.pop_back(), who, clause);
}

void discard_all_trophies(Relic& g, Seat who, Clause clause) {
  auto& trophies = g.player(who).trophies;
  while (!trophies.empty()) discard_card(g, trophies.pop_back(), who, clause);
}

// REL-OUT-02, with what `keep` leaves.
Task<> discard_but(Relic& g, Seat who, What what) {
  const int kept = kept_when_vanquished(g, who, what);
  const bool powers = what == What::power;
  if (kept > 0) {
    const auto size = static_cast<int>(powers ? g.player(who).powers.size() : g.player(who).trophies.size());
    if (powers) {
      co_await discard_powers(g, who, size - kept, "REL-OUT-02"_clause);
    } else {
      co_await discard_trophies(g, who, size - kept, size - kept, kAnyTrait, "REL-OUT-02"_clause);
    }
  } else if (powers) {
    discard_all_powers(g, who, "REL-OUT-02"_clause);
  } else {
    discard_all_trophies(g, who, "REL-OUT-02"_clause);
  }
}

// REL-OUT-09, REL-OUT-10, REL-OUT-11, REL-OUT-12, REL-OUT-13, REL-OUT-14. REL-OUT-15, REL-OUT-16: what no step names
// stays, completed missions (REL-MISSION-11) and tokens on the scenario sheet (REL-WIN-09) among it, and nothing else
// is given.
Task<> corrupt(Relic& g, Seat who) {
  Player& p = g.player(who);
  const CharacterId old = p.character;
  g.tell("REL-OUT-08"_clause, told::Corrupted{who, old});
  discard_all_powers(g, who, "REL-OUT-09"_clause);
  discard_all_trophies(g, who, "REL-OUT-09"_clause);
  while (!p.corruption.empty()) discard_card(g, p.corruption.pop_back().card, who, "REL-OUT-09"_clause);
  listen(g, who);
  lose_influence(g, who, p.influence, "REL-OUT-10"_clause);
  if (g.s.unused.empty()) {  // REL-OUT-12
    eliminate(g, who);
    co_await cut_short(g, who);
    co_return;
  }
  g.offer_to_choose(Answer::character);  // REL-OUT-18
  g.offer_to_choose(Answer::give_up);
  const Option option = co_await g.ask(who, "REL-OUT-18"_clause, g.question(Asking::new_character));
  if (g.answer_of(option) == Answer::give_up) {
    eliminate(g, who);
    co_await cut_short(g, who);
    co_return;
  }
  // REL-OUT-11: the old sheet leaves the game for good.
  kernel::Deck<CharacterId, kMostCharacters> sheets;
  for (const CharacterId sheet : g.s.unused) sheets.shuffle_in(sheet);
  const CharacterId character = co_await g.draw(sheets, static_cast<std::uint8_t>(Kind::character), "REL-OUT-11"_clause,
                                                g.question(Asking::character_dealt, 0, of(who)));
  g.s.unused.remove(character);
  begin_as(g, who, character, "REL-OUT-13"_clause);
  if (has_responder(g, who, Window::corrupted)) co_await open_window(g, who, Window::corrupted);
  co_await cut_short(g, who);  // REL-OUT-17, REL-OUT-27
}

// While it lives, a Corruption card of the player is being placed and its ability resolved.
class Placing {
 public:
  Placing(Relic& g, Seat who) : count_(g.placing[who.index()]) { ++count_; }
  ~Placing() { --count_; }
  Placing(const Placing&) = delete;
  Placing& operator=(const Placing&) = delete;

 private:
  std::uint8_t& count_;
};

bool reaches_threshold(const Relic& g, Seat who) {
  const Player& p = g.player(who);
  return !p.out && !p.corruption.empty() && static_cast<int>(p.corruption.size()) >= corruption_threshold(g, who);
}

// REL-CORR-02, REL-CORR-03, REL-CORR-04: compared now and never again; a change of the count neither wakes a card nor
// puts one to sleep (REL-CORR-06, REL-CORR-08).
Task<> place_corruption(Relic& g, Seat who, CardId card, bool facedown, bool shown) {
  const Placing placing(g, who);
  Player& p = g.player(who);
  const int owned = static_cast<int>(p.corruption.size()) + 1;
  const bool up = !facedown && g.card(card).number <= owned;
  p.corruption.push_back({card, up, shown});
  listen(g, who);
  if (!up) {
    g.tell("REL-CORR-03"_clause, told::CorruptionDown{who});
    g.tell("REL-CORR-11"_clause, told::CorruptionSeen{who, card}, Audience::only(who));
    co_return;
  }
  g.tell("REL-CORR-04"_clause, told::CorruptionUp{who, card});
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = of(card);
  cause.card = card;
  co_await abilities_of(g, g.card(card).abilities, Window::activate, cause);
}

}  // namespace

// REL-CORR-05, REL-OUT-26: one by one; the threshold is checked after each (REL-OUT-23).
Task<> draw_corruption(Relic& g, Seat who, int n, Clause clause) {
  for (int i = 0; i < n; ++i) {
    const CardId card = co_await draw_card(g, Deck::corruption, clause);
    if (!card.valid()) co_return;
    bool facedown = false, gone = false, open = false;
    if (may_have_responder(g, who, Window::draw_corruption)) {
      Occasion occasion(g.occasion, card);
      // Whoever decides about a drawn card does so in the open; otherwise only its owner sees it (REL-CORR-11).
      open = is_decision(g, who, Window::draw_corruption, occasion);
      set_aside(g, card, open ? Seat{} : who);
      if (open) g.tell("REL-CORR-11"_clause, told::Shown{who, card});
      co_await open_window(g, who, Window::draw_corruption, occasion);
      facedown = occasion.facedown;
      gone = occasion.cancelled || occasion.replaced;
      take_aside(g, card);
    }
    if (gone) {
      discard_card(g, card, who, clause);
      continue;
    }
    co_await place_corruption(g, who, card, facedown, open);
    co_await check_threshold(g, who);
  }
}

// REL-OUT-08, REL-OUT-25; REL-OUT-23: not before the ability of a drawn card is resolved.
Task<> check_threshold(Relic& g, Seat who) {
  if (g.placing[who.index()] == 0 && reaches_threshold(g, who)) co_await corrupt(g, who);
}

// REL-OUT-01, REL-OUT-02, REL-OUT-03, REL-OUT-04, REL-OUT-05, REL-OUT-07, from the scenario space as from anywhere
// (REL-WIN-08). REL-OUT-06: what no step names stays, completed missions (REL-MISSION-11) and tokens on the scenario
// sheet (REL-WIN-09) among it.
Task<> vanquish(Relic& g, Seat who) {
  // REL-OUT-24: whoever has reached the threshold at the same moment changes character instead.
  if (reaches_threshold(g, who)) {
    co_await corrupt(g, who);
    co_return;
  }
  if (may_have_responder(g, who, Window::vanquished)) {
    Occasion occasion(g.occasion);
    occasion.before_steps = true;
    co_await open_window(g, who, Window::vanquished, occasion);
    if (occasion.replaced && g.player(who).life > 0) co_return;
  }
  Player& p = g.player(who);
  g.tell("REL-OUT-01"_clause, told::Vanquished{who});
  co_await discard_but(g, who, What::power);
  co_await discard_but(g, who, What::trophy);
  lose_influence(g, who, p.influence, "REL-OUT-03"_clause);
  p.life = g.character(who).life;  // REL-OUT-04
  stand_on(g, who, g.catalogue.sanctuary, "REL-OUT-05"_clause);
  note_deed(g, who, {Deed::vanquished, CardId{}});
  if (has_responder(g, who, Window::vanquished)) co_await open_window(g, who, Window::vanquished);
  if (missions_are_met(g)) co_await complete_missions(g);
  co_await cut_short(g, who);  // REL-OUT-07, REL-OUT-27
}

// REL-OUT-19, REL-OUT-22, REL-OUT-28, REL-OUT-29: nothing of an eliminated player stays.
void eliminate(Relic& g, Seat who) {
  Player& p = g.player(who);
  g.tell("REL-OUT-19"_clause, told::Eliminated{who});
  discard_all_powers(g, who, "REL-OUT-19"_clause);
  discard_all_trophies(g, who, "REL-OUT-19"_clause);
  while (!p.corruption.empty()) discard_card(g, p.corruption.pop_back().card, who, "REL-OUT-19"_clause);
  while (!p.assets.empty()) discard_card(g, p.assets.pop_back().card, who, "REL-OUT-19"_clause);
  while (!p.completed.empty()) discard_card(g, p.completed.pop_back(), who, "REL-OUT-19"_clause);
  while (!p.unseen.empty()) discard_card(g, p.unseen.pop_back(), who, "REL-OUT-19"_clause);
  drop_mission(g, who);
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].mission.token_owner == who) g.s.players[i].mission.token_owner = Seat{};
  }
  p.out = true;
  listen(g, who);
  p.space = SpaceId{};
  p.influence = 0;
  p.tokens = 0;
  p.token_for = {};
  p.on_side = p.again = false;
  Seat left{};
  int playing = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].out) continue;
    left = Seat{i};
    ++playing;
  }
  if (playing == 1) win(g, left);  // REL-OUT-21
  if (playing == 0) {
    g.s.phase = Phase::over;
    g.finish(kernel::Result{});
  }
}

// REL-MISS-01, REL-MISS-02, REL-MISS-06
Task<> lose_turn(Relic& g, Seat who) {
  Player& p = g.player(who);
  if (!p.on_side) g.tell("REL-MISS-01"_clause, told::TurnLost{who});
  p.on_side = true;
  if (who == g.s.active) co_await g.abort(kTurn);
}

// REL-XP-14: an own turn that ends here has no Experience phase, so no limit is checked.
Task<> cut_short(Relic& g, Seat who) {
  if (g.s.phase == Phase::over || who == g.s.active) co_await g.abort(kTurn);
  if (is_inside(g, scope_of(who))) co_await g.abort(scope_of(who));
}

// REL-WIN-05
void win(Relic& g, Seat who) {
  g.tell("REL-WIN-05"_clause, told::Won{who});
  g.s.phase = Phase::over;
  g.finish(kernel::Result::won_by(who));
}

}  // namespace kostka::games::relic
