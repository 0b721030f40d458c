// A turn (Tura gry): refill, two actions out of Move, Attack and Combo, the hand limit.
#include <algorithm>
#include <utility>

#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

constexpr int kStallTurns = 12;  // KNO-END-06

int gaps_in_row(const Knockdown& g) {
  int gaps = 0;
  for (const CardId card : g.s.row) gaps += card.valid() ? 0 : 1;
  return gaps;
}

// The round may end before anybody acts.
Task<> end_round_by_damage(Knockdown& g) {
  g.s.round_winner = winner_by_damage(g, g.s.active);
  co_await g.abort(kRound);
}

Task<> refill(Knockdown& g) {
  if (g.s.turns_without_attack >= kStallTurns) {
    g.tell("KNO-END-06"_clause, told::RoundStalled{g.s.active});
    co_await end_round_by_damage(g);
  }
  if (static_cast<std::size_t>(gaps_in_row(g)) > g.s.deck.size()) {
    g.tell("KNO-END-05"_clause, told::RoundDeckEmpty{g.s.active});
    co_await end_round_by_damage(g);
  }
  co_await fill_row(g, "KNO-TURN-02"_clause);
}

// A skill may lengthen the reach of a card of range =1.
void offer_attacks(Knockdown& g, Seat who) {
  const SkillId longer = longer_reach(g, who);
  // KNO-ATK-06: no card in hand.
  for (std::size_t place = 0; place < 4; ++place) {
    const CardId card = g.s.row[place];
    if (!card.valid()) continue;
    // KNO-ATK-01: every row card, in range or not.
    g.offer_to_choose(Answer::attack, row_place(place), 0, of(card));
    if (longer.valid() && g.card(card).range == Range{Reach::exactly, 1} && g.distance() <= 2) {
      g.offer_to_choose(Answer::attack_reach, row_place(place), 0, of(card));
    }
  }
}

void offer_moves(Knockdown& g, Seat who) {
  const Player& mover = g.player(who);
  // KNO-MOVE-04: in a single step there is nothing to pass through,
  // KNO-MOVE-05: and nothing beyond the arena.
  for (const SpaceId space : g.arena().neighbours[mover.space.index()]) {
    if (mover.pinned) {
      g.offer_or_refuse(false, "KNO-GOLD-01"_clause, Answer::move, of(space));
    } else {
      g.offer_or_refuse(!g.occupied(space), "KNO-MOVE-02"_clause, Answer::move, of(space));
    }
  }
}

// What can be started in a Combo now, given the special attacks already used in it.
int offer_combo_parts(Knockdown& g, Seat who, unsigned used) {
  const Fighter& fighter = g.fighter(who);
  const SkillId longer = longer_reach(g, who);
  int offered = 0;
  for (std::size_t i = 0; i < fighter.specials.size(); ++i) {
    const SpecialAttack& special = fighter.specials[i];
    // KNO-COMBO-11
    if (special.type == AttackType::reaction) continue;
    const Object what = special_of(g.player(who).fighter, i);
    const bool unused = (used >> i & 1) == 0, payable = can_pay(g, who, special), reached = g.in_range(special.range);
    const Clause otherwise = !unused ? "KNO-COMBO-06"_clause : !payable ? "KNO-COMBO-04"_clause : "KNO-COMBO-09"_clause;
    g.offer_or_refuse(unused && payable && reached, otherwise, Answer::special, what);
    offered += unused && payable && reached ? 1 : 0;
    if (unused && payable && longer.valid() && special.range == Range{Reach::exactly, 1} && g.distance() <= 2) {
      g.offer_to_choose(Answer::special_reach, what);
      ++offered;
    }
  }
  const auto& hand = g.player(who).hand;
  const bool has_dash =
      std::any_of(hand.begin(), hand.end(), [&g](CardId c) { return g.card(c).symbol == Symbol::DA; });
  for (const SpaceId space : g.arena().neighbours[g.player(who).space.index()]) {
    const bool legal = has_dash && !g.occupied(space);
    g.offer_or_refuse(legal, has_dash ? "KNO-COMBO-10"_clause : "KNO-COMBO-08"_clause, Answer::dash, of(space));
    offered += legal ? 1 : 0;
  }
  return offered;
}

// The same as offer_combo_parts() > 0 without offering anything (KNO-TURN-08).
bool can_combo(const Knockdown& g, Seat who) {
  const auto& hand = g.player(who).hand;
  const bool has_dash =
      std::any_of(hand.begin(), hand.end(), [&g](CardId c) { return g.card(c).symbol == Symbol::DA; });
  if (has_dash && can_step(g, who)) return true;
  const bool longer = longer_reach(g, who).valid() && g.distance() <= 2;
  for (const SpecialAttack& special : g.fighter(who).specials) {
    if (special.type == AttackType::reaction) continue;
    const bool reached = g.in_range(special.range) || (longer && special.range == Range{Reach::exactly, 1});
    if (reached && can_pay(g, who, special)) return true;
  }
  return false;
}

Task<> move_action(Knockdown& g, Seat who, SpaceId space) {
  stand_on(g, who, space, "KNO-MOVE-01"_clause);
  if (has_skill_for(g, who, Window::after_move_action)) co_await skill_window(g, who, Window::after_move_action);
}

Task<> attack_action(Knockdown& g, Seat who, std::size_t place, bool reach) {
  const CardId card = std::exchange(g.s.row[place], CardId{});
  // KNO-ATK-05: neither in the row nor in the hand.
  g.s.attacking = card;
  Declared attack{&g.card(card), of(card), who, g.card(card).range, g.card(card).pool, true};
  if (reach) {
    attack.range = {Reach::up_to, 2};
    use_longer_reach(g, who);
  }
  if (g.in_range(attack.range)) {
    // KNO-ATK-02
    co_await attack_sequence(g, attack);
  } else {
    g.tell("KNO-ATK-03"_clause, told::OutOfRange{who, card});
  }
  g.s.attacking = CardId{};
  g.player(who).hand.insert_sorted(card);
  g.tell("KNO-ATK-04"_clause, told::CardToHand{who, card});
  // KNO-SEQ-09
  co_await keep_hand_limit(g, who);
}

Task<> dash(Knockdown& g, Seat who, SpaceId space) {
  co_await discard_one(g, who, Asking::payment, Answer::pay, static_cast<int>(Symbol::DA),
                       [](const AttackCard& c, int symbol) { return static_cast<int>(c.symbol) == symbol; });
  stand_on(g, who, space, "KNO-COMBO-08"_clause);
}

Task<> special_attack(Knockdown& g, Seat who, std::size_t number, bool reach) {
  const SpecialAttack& special = g.fighter(who).specials[number];
  Declared attack{&special, special_of(g.player(who).fighter, number), who, special.range, special.pool, false};
  AttackCourse announced(g.attack_course, attack);
  announced.to_come = attack.pool;  // while it is paid for
  co_await pay(g, who, special);
  if (reach) {
    attack.range = {Reach::up_to, 2};
    use_longer_reach(g, who);
  }
  co_await attack_sequence(g, attack);
}

Task<> combo_action(Knockdown& g, Seat who) {
  g.tell("KNO-COMBO-01"_clause, told::Combo{who});
  // KNO-COMBO-07: a second Combo may use them again.
  unsigned used = 0;
  g.s.specials_in_combo = 0;
  for (bool first = true;; first = false) {
    if (!first) {
      // KNO-COMBO-03: an empty hand is public; whether other cards can pay is not, so then the question is put.
      if (g.player(who).hand.empty()) break;
      g.offer_to_choose(Answer::end_combo);
    }
    offer_combo_parts(g, who, used);
    const Option next = co_await g.ask(who, "KNO-COMBO-02"_clause, g.question(Asking::combo), kernel::Forced::ask);
    if (answer_of(next) == Answer::end_combo) break;
    if (answer_of(next) == Answer::dash) {
      co_await dash(g, who, SpaceId{next.about[0].index});
    } else {
      const std::size_t number = next.about[0].index % 8;
      used |= 1u << number;
      ++g.s.specials_in_combo;
      co_await special_attack(g, who, number, answer_of(next) == Answer::special_reach);
    }
  }
  g.tell("KNO-COMBO-03"_clause, told::ComboEnds{who});
  if (has_skill_for(g, who, Window::after_combo)) co_await skill_window(g, who, Window::after_combo);
}

// One action with the corridor window before it: passages are offered beside the actions,
// KNO-COR-10: not within one,
// KNO-COR-11: and not after the second.
Task<> action(Knockdown& g, Seat who) {
  for (;;) {
    // KNO-COR-06
    offer_corridors(g, who);
    offer_moves(g, who);
    offer_attacks(g, who);
    g.offer_or_refuse(can_combo(g, who), "KNO-TURN-08"_clause, Answer::combo);
    const Option choice = co_await g.ask(who, "KNO-TURN-04"_clause, g.question(Asking::action, g.s.actions_done + 1),
                                         kernel::Forced::ask);
    const std::size_t what = choice.about[0].index;
    Action done = Action::none;
    switch (answer_of(choice)) {
      case Answer::corridor: pass_corridor(g, who, SpaceId{what}); continue;
      case Answer::move:
        done = Action::move;
        co_await move_action(g, who, SpaceId{what});
        break;
      case Answer::attack:
      case Answer::attack_reach:
        done = Action::attack;
        g.s.turns_without_attack = 0;
        co_await attack_action(g, who, what, answer_of(choice) == Answer::attack_reach);
        break;
      case Answer::combo:
        done = Action::combo;
        co_await combo_action(g, who);
        break;
      default: kernel::raise_fault("An answer was given that no rule here carries out."); break;
    }
    if (g.s.actions_done == 0) g.s.first_action = done;
    ++g.s.actions_done;
    co_return;
  }
}

}  // namespace

Task<> fill_row(Knockdown& g, Clause clause) {
  for (std::size_t place = 0; place < 4; ++place) {
    if (g.s.row[place].valid()) continue;
    g.s.row[place] = co_await g.draw(g.s.deck, static_cast<std::uint8_t>(Kind::card), clause,
                                     g.question(Asking::card_drawn, 0, row_place(place)));
    g.tell(clause, told::RowCard{row_place(place), g.s.row[place]});
  }
}

void discard_card(Knockdown& g, Seat who, CardId card) {
  g.require(g.player(who).hand.remove(card), "A card is discarded that is not in the hand.");
  // KNO-SEQ-13
  g.s.discard.push_back(card);
}

Task<CardId> discard_one(Knockdown& g, Seat who, Asking ask, Answer answer, int amount,
                         bool (*fits)(const AttackCard&, int)) {
  const auto& hand = g.player(who).hand;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const bool new_kind = i == 0 || hand[i] != hand[i - 1];  // hands are ascending
    if (new_kind && fits(g.card(hand[i]), amount)) g.offer_to_choose(answer, of(hand[i], who));
  }
  const bool payment = ask == Asking::payment;
  const Clause clause = payment                     ? "KNO-COMBO-04"_clause
                        : ask == Asking::block_card ? "KNO-BLK-01"_clause
                        : ask == Asking::hand_limit ? "KNO-HAND-02"_clause
                                                    : "KNO-SEQ-13"_clause;
  const Option choice = co_await g.ask(who, clause, g.question(ask, amount),
                                       hand.size() > 1 ? kernel::Forced::ask : kernel::Forced::skip);
  const CardId card{choice.about[0].index};
  discard_card(g, who, card);
  if (payment) {
    g.tell(clause, told::Paid{who, card});
  } else if (ask == Asking::block_card) {
    g.tell(clause, told::BlockCard{who, card});
  } else {
    g.tell(clause, told::Discarded{who, card});
  }
  co_return card;
}

Task<> keep_hand_limit(Knockdown& g, Seat who) {
  while (g.player(who).hand.size() > static_cast<std::size_t>(hand_limit(g, who))) {
    // KNO-HAND-03: any of them.
    co_await discard_one(g, who, Asking::hand_limit, Answer::discard, hand_limit(g, who),
                         [](const AttackCard&, int) { return true; });
  }
}

bool can_pay(const Knockdown& g, Seat who, const SpecialAttack& special) {
  const auto& hand = g.player(who).hand;
  if (hand.size() < special.cost.size()) return false;
  std::array<int, 7> left{};
  for (const CardId card : hand) ++left[static_cast<std::size_t>(g.card(card).symbol)];
  for (const Symbol symbol : special.cost) {
    if (symbol != Symbol::wild && --left[static_cast<std::size_t>(symbol)] < 0) return false;
  }
  return true;
}

Task<> pay(Knockdown& g, Seat who, const SpecialAttack& special) {
  // Named symbols stand before wild ones in a cost, so a wild symbol never takes the card a named one needs.
  for (const Symbol symbol : special.cost) {
    co_await discard_one(
        g, who, Asking::payment, Answer::pay, static_cast<int>(symbol), [](const AttackCard& c, int wanted) {
          return wanted == static_cast<int>(Symbol::wild) || static_cast<int>(c.symbol) == wanted;  // KNO-COMBO-05
        });
  }
}

// KNO-TURN-07, (a) to (h).
Task<> play_turn(Knockdown& g) {
  const Seat who = g.s.active;
  for (Player& p : g.s.players) p.first_used_this_turn = p.second_used_this_turn = false;
  g.s.actions_done = 0;
  g.s.first_action = Action::none;
  co_await refill(g);  // (a)
  ++g.s.turn;
  ++g.s.turns_without_attack;  // an Attack action sets it back to 0
  g.tell("KNO-TURN-01"_clause, told::Turn{.who = who, .number = g.s.turn});
  // KNO-COR-05
  if (has_skill_for(g, who, Window::turn_start)) co_await skill_window(g, who, Window::turn_start);  // (b)
  // KNO-TURN-05: twice the same if they like,
  // KNO-TURN-06: but not only one.
  while (g.s.actions_done < 2) co_await action(g, who);                                          // (c) to (f)
  if (has_skill_for(g, who, Window::turn_end)) co_await skill_window(g, who, Window::turn_end);  // (g)
  g.player(who).pinned = false;
  g.s.active = g.opponent_of(who);  // (h)
  g.irrevocable();
}

}  // namespace kostka::games::knockdown
