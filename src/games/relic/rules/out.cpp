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
      if (!ability.acts_in(Window::vanquished)) continue;
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
      co_await discard_trophies(g, who, size - kept, size - kept, kAnyTrait, false, "REL-OUT-02"_clause);
    }
  } else if (powers) {
    discard_all_powers(g, who, "REL-OUT-02"_clause);
  } else {
    discard_all_trophies(g, who, "REL-OUT-02"_clause);
  }
}

// REL-OUT-15: what no step names stays, completed missions (REL-MISSION-11) and tokens on the scenario sheet
// (REL-WIN-09) among it. REL-OUT-16: nothing else is given.
Task<> corrupt(Relic& g, Seat who) {
  Player& p = g.player(who);
  const CharacterId old = p.character;
  g.tell("REL-OUT-08"_clause, told::Corrupted{who, old});
  discard_all_powers(g, who, "REL-OUT-09"_clause);
  discard_all_trophies(g, who, "REL-OUT-09"_clause);
  // RNE-CLAR-07: nobody hears of these.
  while (!p.corruption.empty()) discard_card(g, p.corruption.pop_back().card, who, "REL-OUT-09"_clause);
  update_responses(g, who);
  lose_influence(g, who, p.influence, "REL-OUT-10"_clause);
  // REL-OUT-12
  if (g.s.unused.empty()) {
    eliminate(g, who);
    co_await cut_short(g, who);
    co_return;
  }
  g.offer_to_choose(Answer::character);
  // REL-OUT-18
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
  co_await open_window(g, who, Window::corrupted);
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

// The card is turned up or not now and never again. REL-CORR-06: a higher count does not activate it later.
// REL-CORR-08: nor does a lower one turn it down.
Task<> place_corruption(Relic& g, Seat who, CardId card, int activation, bool facedown, bool shown) {
  const Placing placing(g, who);
  Player& p = g.player(who);
  // REL-CORR-02
  const int owned = static_cast<int>(p.corruption.size()) + 1;
  // RNE-CLAR-22: whatever its activation number is, what turns a card face down comes first. RNE-CLAR-05: one of a
  // Nemesis deck too, and it counts among the others.
  const bool up = !facedown && activation <= owned;
  p.corruption.push_back({card, up, shown});
  update_responses(g, who);
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

Task<> draw_corruption(Relic& g, Seat who, int n, Clause clause) {
  if (g.is_nemesis(who)) co_return;  // RNE-SET-18
  // REL-CORR-05: one by one. REL-OUT-26: a player who is corrupted draws no more.
  for (int i = 0; i < n; ++i) {
    const CardId card = co_await draw_card(g, Deck::corruption, clause);
    if (!card.valid()) co_return;
    co_await receive_corruption(g, who, card, false, clause);
  }
}

// RNE-CLAR-28: each card opens the window once, whatever becomes of it. RNE-CLAR-39: and before the character is
// changed.
Task<> receive_corruption(Relic& g, Seat who, CardId card, bool shown, Clause clause) {
  bool facedown = false, gone = false, open = shown;
  int activation = g.card(card).number;
  if (may_have_responder(g, who, Window::draw_corruption)) {
    Occasion occasion(g.occasion, card);
    // A decision about a drawn card is made in the open; otherwise only its owner sees it (REL-CORR-11).
    open = shown || is_decision(g, who, Window::draw_corruption, occasion);
    set_aside(g, card, open ? Seat{} : who);
    if (open && !shown) g.tell("REL-CORR-11"_clause, told::Shown{who, card});
    co_await open_window(g, who, Window::draw_corruption, occasion);
    facedown = occasion.facedown;
    gone = occasion.cancelled || occasion.replaced;
    if (occasion.activation > 0) activation = occasion.activation;
    take_aside(g, card);
  }
  if (gone) {
    discard_card(g, card, who, clause);
    co_return;
  }
  co_await place_corruption(g, who, card, activation, facedown, open);
  // REL-OUT-23
  co_await check_threshold(g, who);
}

// REL-OUT-25: also when the threshold itself was lowered.
MaybeTask check_threshold(Relic& g, Seat who) {
  // REL-OUT-08; not before the ability of a drawn card is resolved.
  if (g.placing[who.index()] != 0 || !reaches_threshold(g, who)) return {};
  return corrupt(g, who);
}

// REL-OUT-06: what no step names stays. REL-WIN-08: from the scenario space as from anywhere.
Task<> vanquish(Relic& g, Seat who) {
  if (g.is_nemesis(who)) {
    co_await vanquish_nemesis(g, who);
    co_return;
  }
  // REL-OUT-24: a player who has reached the threshold at the same moment changes character instead.
  if (reaches_threshold(g, who)) {
    co_await corrupt(g, who);
    co_return;
  }
  {
    Occasion occasion(g.occasion);
    occasion.before_steps = true;
    co_await open_window(g, who, Window::vanquished, occasion);
    if (occasion.replaced && g.player(who).life > 0) co_return;
  }
  Player& p = g.player(who);
  g.tell("REL-OUT-01"_clause, told::Vanquished{who});
  // RNE-CLAR-04: still on the space where it happened.
  co_await open_window(g, who, Window::vanquished_first);
  // REL-OUT-02
  co_await discard_but(g, who, What::power);
  co_await discard_but(g, who, What::trophy);
  lose_influence(g, who, p.influence, "REL-OUT-03"_clause);
  // REL-OUT-04
  p.life = g.character(who).life;
  stand_on(g, who, g.catalogue.sanctuary, "REL-OUT-05"_clause);
  note_deed(g, who, {Deed::vanquished, CardId{}});
  co_await open_window(g, who, Window::vanquished);
  co_await complete_missions(g);
  // REL-OUT-07; in the turn of another player REL-OUT-27.
  co_await cut_short(g, who);
}

// REL-OUT-28: by whatever way. Nothing of the player stays.
void eliminate(Relic& g, Seat who) {
  Player& p = g.player(who);
  g.tell("REL-OUT-19"_clause, told::Eliminated{who});
  discard_all_powers(g, who, "REL-OUT-19"_clause);
  discard_all_trophies(g, who, "REL-OUT-19"_clause);
  // RNE-CLAR-29: nor of these, nor of a card that is cancelled while it is drawn.
  while (!p.corruption.empty()) discard_card(g, p.corruption.pop_back().card, who, "REL-OUT-19"_clause);
  while (!p.assets.empty()) discard_card(g, p.assets.pop_back().card, who, "REL-OUT-19"_clause);
  while (!p.completed.empty()) discard_card(g, p.completed.pop_back(), who, "REL-OUT-19"_clause);
  while (!p.unseen.empty()) discard_card(g, p.unseen.pop_back(), who, "REL-OUT-19"_clause);
  drop_mission(g, who);
  // REL-OUT-22
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].mission.token_owner == who) g.s.players[i].mission.token_owner = Seat{};
  }
  remove_tokens_of(g, who);
  // REL-OUT-29
  p.out = true;
  update_responses(g, who);
  p.space = SpaceId{};
  p.influence = 0;
  p.tokens = 0;
  p.token_for = {};
  p.on_side = p.again = false;
  Seat left{};
  int playing = 0;
  for (const Seat seat : g.characters()) {
    left = seat;
    ++playing;
  }
  // REL-OUT-21; RNE-WIN-05: not while a nemesis plays.
  if (playing == 1 && !g.s.agreed.nemeses) win(g, left);
  if (playing == 0) win_most_infamous(g);
}

Task<> lose_turn(Relic& g, Seat who) {
  Player& p = g.player(who);
  // REL-MISS-06: once more means nothing.
  if (!p.on_side) g.tell("REL-MISS-01"_clause, told::TurnLost{who});
  // REL-MISS-01
  p.on_side = true;
  // REL-MISS-02
  if (who == g.s.active) co_await g.abort(kTurn);
}

// REL-XP-14: one's own turn that ends here has no Experience phase, so no limit is checked.
Task<> cut_short(Relic& g, Seat who) {
  // RNE-CLAR-12, RNE-BAT-46: what is left of a battle goes on without this side.
  Battle* battle = side_of(g, who);
  if (battle && battle->who == who) battle->gone = true;
  if (g.s.phase == Phase::over || who == g.s.active) co_await g.abort(kTurn);
  if (is_inside(g, scope_of(who))) co_await g.abort(scope_of(who));
}

// REL-WIN-05, RNE-WIN-02
void win(Relic& g, Seat who) { end_match(g, kernel::Result::won_by(who).winners, "REL-WIN-05"_clause); }

// RNE-SCN-25: anyone who shares the number of a winner wins too.
void end_match(Relic& g, std::uint8_t winners, Clause clause) {
  kernel::Result result;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const int team = g.s.players[i].team;
    bool wins = (winners >> i & 1) != 0;
    for (std::size_t k = 0; team != 0 && k < g.s.seats; ++k) {
      wins = wins || ((winners >> k & 1) != 0 && g.s.players[k].team == team);
    }
    if (!wins) continue;
    g.tell(clause, told::Won{Seat{i}});
    result.winners = static_cast<std::uint8_t>(result.winners | 1U << i);
  }
  g.s.phase = Phase::over;
  g.finish(result);
}

// RNE-WIN-05: without characters the nemesis with most infamy wins, or several of them; without nemeses nobody.
void win_most_infamous(Relic& g) {
  int most = 0;
  unsigned winners = 0;
  for (const Seat seat : g.nemeses()) most = std::max<int>(most, g.player(seat).infamy);
  for (const Seat seat : g.nemeses()) winners |= g.player(seat).infamy == most ? 1U << seat.index() : 0U;
  end_match(g, static_cast<std::uint8_t>(winners), "RNE-WIN-05"_clause);
}

}  // namespace kostka::games::relic
