// Windows: who can use an ability now, and in which order (REL-GEN).
#include <algorithm>
#include <optional>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::Forced;

// An ability that may act in the open window.
struct Responder {
  Object source{};
  CardId card{};
  std::uint16_t serial = 0;
  std::uint16_t ability = 0;
  Seat owner{};
  Seat actor{};

  bool operator==(const Responder&) const = default;
};
using Responders = kernel::ShortList<Responder, 24>;

bool is_battle(Window w) { return w >= Window::battle_start && w <= Window::battle_tie; }
bool is_test(Window w) { return w >= Window::test_before && w <= Window::test_failure; }

Cause cause_of(const Responder& s, Seat whose, Window window) {
  Cause cause;
  cause.actor = s.actor;
  cause.owner = s.owner;
  cause.whose = whose;
  cause.source = s.source;
  cause.card = s.card;
  cause.serial = s.serial;
  cause.window = window;
  return cause;
}

bool contains_replace(const Script& script, Body body) {
  for (std::size_t i = 0; i < body.count; ++i) {
    if (script.begin_of(body)[i].verb == Verb::replace) return true;
  }
  return false;
}

// REL-CHARGE-06
bool charge_is_spent(const Relic& g, const Responder& s) {
  const CardInPlay* card = s.serial != 0 ? g.find(s.serial) : nullptr;
  return card && card->spent;
}

// The abilities that fit the window now: all of them, or with no list to write them into, whether there is one.
class Gathering {
 public:
  // `refused`: where those go that would fit if they could be paid for, if anybody wants to know.
  Gathering(const Relic& g, Seat whose, Window window, const Occasion& occasion, Responders* out, Responders* refused)
      : g_(g),
        whose_(whose),
        window_(window),
        bit_(set_of(window)),
        occasion_(occasion),
        out_(out),
        refused_(refused) {}

  [[nodiscard]] bool any() const { return any_; }
  // Whether nothing more need be added.
  [[nodiscard]] bool done() const { return any_ && !out_; }

  // Most of what is looked at has nothing in this window: whether that is so should cost no call.
  [[gnu::always_inline]] void add(const Abilities& abilities, const Responder& from) {
    const bool own = from.actor == whose_;
    if (((own ? abilities.own | abilities.any : abilities.any) & bit_) != 0 && !done()) add_each(abilities, from, own);
  }

 private:
  [[gnu::noinline]] void add_each(const Abilities& abilities, const Responder& from, bool own) {
    for (std::size_t i = 0; i < abilities.count; ++i) {
      const auto id = static_cast<std::uint16_t>(abilities.first + i);
      const Ability& ability = g_.catalogue.script.abilities[id];
      if (!ability.speaks_in(window_) || (!own && !ability.any)) continue;
      Responder responder = from;
      responder.ability = id;
      if (!fits(ability, responder)) continue;
      any_ = true;
      if (!out_) return;
      out_->push_back(responder);
    }
  }
  bool fits(const Ability& ability, const Responder& responder) const {
    if (occasion_.used.contains(Used{responder.source, responder.ability})) {
      if (refused_ && charge_is_spent(g_, responder)) refuse(responder);
      return false;
    }
    const Script& script = g_.catalogue.script;
    if (window_ == Window::vanquished && occasion_.before_steps != contains_replace(script, ability.body)) return false;
    const Cause cause = cause_of(responder, whose_, window_);
    if (!holds(g_, ability.condition, cause)) return false;
    if (!ability.may) return true;
    if (can_pay(g_, responder.actor, ability.cost, cause) && possible(g_, ability.body, cause)) return true;
    refuse(responder);
    return false;
  }
  void refuse(const Responder& responder) const {
    if (refused_ && !refused_->full()) refused_->push_back(responder);
  }

  const Relic& g_;
  Seat whose_;
  Window window_;
  WindowSet bit_;
  const Occasion& occasion_;
  Responders* out_;
  Responders* refused_;
  bool any_ = false;
};

// Whether an asset can do nothing now. REL-ASSET-04: otherwise it works as its text says, equipment always
// (REL-WARGEAR-05).
bool is_idle(const Relic& g, const CardInPlay& asset, Seat owner, Window window) {
  if (asset.plain) return true;
  const Card& card = g.card(asset.card);
  // REL-BATTLE-20: weapons and armour work only in a battle of their owner. REL-TEST-08: not in a test.
  const bool fights = g.battle && g.battle->who == owner && !is_test(window);
  // REL-BATTLE-03: and only if they were chosen for it.
  if (card.has(g.catalogue.weapon) && !(fights && g.battle->weapons.contains(asset.serial))) return true;
  if (card.has(g.catalogue.armour) && !(fights && g.battle->armour == asset.serial)) return true;
  return fights && is_battle(window) && g.battle->no_wargear && card.deck == Deck::wargear;
}

// The cards on the board. REL-THREAT-09: a window that is neither of a battle nor the card's own step is special
// timing. REL-THREAT-12: it counts as soon as the card is there. REL-THREAT-10: an enemy with it is battled all the
// same.
void gather_from_board(const Relic& g, Seat whose, Window window, const Occasion& occasion, Gathering& gathering) {
  // An event or encounter is resolved by itself, in its step.
  if (occasion.side == Side::players || window == Window::event || window == Window::encounter) return;
  const auto responder = [&](const CardInPlay& lying) {
    Responder s;
    s.source = of(lying);
    s.card = lying.card;
    s.serial = lying.serial;
    s.owner = s.actor = whose;
    return s;
  };
  const WindowSet bit = set_of(window);
  if ((g.catalogue.board_windows & bit) == 0) return;
  // REL-THREAT-04: for the player who stands on their space.
  for (const CardInPlay& lying : g.on_space(g.player(whose).space)) {
    if ((g.catalogue.speaks[lying.card.index()].own & bit) == 0) continue;
    const Card& card = g.card(lying.card);
    // REL-THREAT-08: an asset works only for its owner.
    if (card.type == CardType::asset) continue;
    // REL-THREAT-06: in a battle only those that are fought.
    if (is_battle(window) && !(g.battle && g.battle->has_foe(lying.serial))) continue;
    // REL-EVADE-06: an evaded enemy, for the rest of the turn (REL-EVADE-03), or an event that is being resolved.
    if (lying.done && card.type != CardType::encounter) continue;
    gathering.add(Abilities{card.abilities.first, card.abilities.count, card.abilities.own, 0}, responder(lying));
  }
  // What acts in the windows of all players does so from any space.
  if ((g.catalogue.board_any_windows & bit) == 0) return;
  for (const CardInPlay& lying : g.s.cards_on_board) {
    if ((g.catalogue.speaks[lying.card.index()].any & bit) == 0) continue;
    const Card& card = g.card(lying.card);
    if (card.type == CardType::asset) continue;
    if (lying.done && card.type != CardType::encounter) continue;
    gathering.add(Abilities{card.abilities.first, card.abilities.count, 0, card.abilities.any}, responder(lying));
  }
}

bool has_response(const Relic& g, Seat seat, Seat whose, WindowSet bit) {
  const Responses& responses = g.s.responses[seat.index()];
  return ((seat == whose ? responses.own | responses.any : responses.any) & bit) != 0;
}

// Everything that `seat` has to say in a window of `whose`, Power cards left out.
void gather(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion, Gathering& gathering) {
  const Player& p = g.player(seat);
  const auto speaks = [&g, own = seat == whose, bit = set_of(window)](CardId card) {
    const Catalogue::Speaks& s = g.catalogue.speaks[card.index()];
    return ((own ? s.own | s.any : s.any) & bit) != 0;
  };
  Responder own;
  own.owner = own.actor = seat;
  if (occasion.side != Side::foes && has_response(g, seat, whose, set_of(window))) {
    own.source = of(p.character, seat);
    gathering.add(g.character(seat).abilities, own);
    const bool cards = (g.s.responses[seat.index()].cards & set_of(window)) != 0;
    for (std::size_t i = 0; cards && i < p.assets.size(); ++i) {
      const CardInPlay& asset = p.assets[i];
      if (!speaks(asset.card) || is_idle(g, asset, seat, window)) continue;
      own.source = of(asset, seat);
      own.card = asset.card;
      own.serial = asset.serial;
      gathering.add(g.card(asset.card).abilities, own);
    }
    own.serial = 0;
    for (std::size_t i = 0; cards && i < p.corruption.size(); ++i) {
      if (!p.corruption[i].up || window == Window::activate || !speaks(p.corruption[i].card)) continue;
      own.source = object(Kind::corruption, i, seat);
      own.card = p.corruption[i].card;
      gathering.add(g.card(own.card).abilities, own);
    }
    if (seat == whose) {
      own.source = of(g.s.sheet);
      own.card = CardId{};
      gathering.add(g.sheet().rule, own);
    }
  }
  if (seat == whose && !gathering.done()) gather_from_board(g, whose, window, occasion, gathering);
}

void gather(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion, Responders& out,
            Responders* refused = nullptr) {
  Gathering gathering(g, whose, window, occasion, &out, refused);
  gather(g, seat, whose, window, occasion, gathering);
}

bool fits_power(const Relic& g, Seat seat, CardId card, Seat whose, Window window, const Occasion& occasion) {
  const Abilities& abilities = g.card(card).abilities;
  // REL-POWER-01: at the moment its line names. REL-POWER-16: in the turn of another player if it says so.
  const WindowSet windows = seat == whose ? abilities.own | abilities.any : abilities.any;
  if ((windows & set_of(window)) == 0 || (window == Window::play && seat == whose)) return false;
  const Ability& ability = g.catalogue.script.abilities[abilities.first];
  if (window == Window::vanquished && occasion.before_steps != contains_replace(g.catalogue.script, ability.body)) {
    return false;
  }
  Cause cause;
  cause.actor = cause.owner = seat;
  cause.whose = whose;
  cause.card = card;
  cause.window = window;
  return holds(g, ability.condition, cause) && can_pay(g, seat, ability.cost, cause) &&
         possible(g, ability.body, cause);
}

// Whether some Power card could be used here, as everybody can tell who knows the deck: asking somebody only when a
// fitting card is in the hand would show the hand (REL-POWER-02).
bool could_use_power(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion) {
  if (g.player(seat).powers.empty() || occasion.side == Side::foes || powers_are_banned(g, seat)) return false;
  const WindowSet set = seat == whose ? g.catalogue.power_windows : g.catalogue.power_any_windows;
  if ((set & set_of(window)) == 0) return false;
  for (const CardId card : g.catalogue.powers_in[static_cast<std::size_t>(window)]) {
    if (fits_power(g, seat, card, whose, window, occasion)) return true;
  }
  return false;
}

// REL-POWER-09: as many as fit, one after the other. REL-POWER-03: or none.
void offer_powers(Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion) {
  const auto& powers = g.player(seat).powers;
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (i > 0 && powers[i] == powers[i - 1]) continue;
    if (fits_power(g, seat, powers[i], whose, window, occasion)) {
      g.offer_to_choose(Answer::play, power_of(seat, powers[i]));
    }
  }
}

Task<> play_power(Relic& g, Seat seat, CardId card, Seat whose, Window window) {
  // REL-POWER-14: it leaves the hand first.
  g.player(seat).powers.remove(card);
  // REL-POWER-05
  g.pile(Deck::power).push_back(card);
  g.say_that(Tell::played, "REL-POWER-04"_clause, of(seat), of(card));
  bool cancelled = false;
  if (window != Window::play) {
    Occasion occasion(g.occasion, card);
    co_await open_window(g, seat, Window::play, occasion);
    cancelled = occasion.cancelled;
  }
  if (cancelled) {
    g.say_that(Tell::cancelled, "REL-POWER-04"_clause, of(seat), of(card));
    co_return;
  }
  Cause cause;
  cause.actor = cause.owner = seat;
  cause.whose = whose;
  cause.source = of(card);
  cause.card = card;
  cause.window = window;
  co_await use_ability(g, g.catalogue.script.abilities[g.card(card).abilities.first], cause);
}

// REL-THREAT-11: an event that acts at a special moment is discarded then.
Task<> use_event(Relic& g, const Ability& ability, Cause cause) {
  co_await use_ability(g, ability, cause);
  discard_in_play(g, cause.serial, "REL-THREAT-11"_clause);
}

Task<> respond(Relic& g, const Responder& responder, Seat whose, Window window, Occasion& occasion) {
  occasion.used.push_back(Used{responder.source, responder.ability});
  const Ability& ability = g.catalogue.script.abilities[responder.ability];
  CardInPlay* card = responder.serial != 0 ? g.find(responder.serial) : nullptr;
  const bool event = card && card->space.valid() && g.card(card->card).type == CardType::event;
  if (!event) return use_ability(g, ability, cause_of(responder, whose, window));
  card->done = true;
  note_deed(g, whose, {Deed::event, card->card});
  return use_event(g, ability, cause_of(responder, whose, window));
}

// Which of these to use; several abilities of one object are told apart by their order.
void offer_responders(Relic& g, const Responders& responders) {
  for (const Responder& s : responders) {
    int same = 0;
    for (const Responder& other : responders) same += other.source == s.source && other.ability < s.ability ? 1 : 0;
    g.offer_to_choose(Answer::use, s.source, same);
  }
}

// Why an ability of this moment cannot be used: its charge of this turn is spent, or its cost cannot be paid.
void refuse_responders(Relic& g, const Responders& refused) {
  for (const Responder& s : refused) {
    const Clause clause = charge_is_spent(g, s) ? "REL-CHARGE-06"_clause : "REL-GEN-13"_clause;
    g.refuse({static_cast<std::uint16_t>(Answer::use), 0, {s.source, Object{}}}, clause);
  }
}

const Responder& chosen_of(const Responders& responders, const Option& option) {
  int same = option.amount;
  for (const Responder& s : responders) {
    if (s.source == option.about[0] && same-- == 0) return s;
  }
  return responders[0];
}

// REL-GEN-15: what somebody else must do is ordered by the active player, too. Which comes next; none if there is
// nothing to order.
Task<Responder> next_in_order(Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion) {
  Responders responders;
  gather(g, seat, whose, window, occasion, responders);
  for (std::size_t i = responders.size(); i-- > 0;) {
    if (g.catalogue.script.abilities[responders[i].ability].may) responders.take(i);
  }
  if (responders.size() < 2) co_return Responder{};
  offer_responders(g, responders);
  const Option option = co_await g.ask(g.s.active, "REL-GEN-15"_clause,
                                       g.question(Asking::window, static_cast<int>(window), of(whose)), Forced::skip);
  co_return chosen_of(responders, option);
}

// How much of a window one player gets before the others: a single ability, or as many as fit.
enum class Turn : std::uint8_t { one_ability, all };

// REL-CHAR-02: the abilities of a player in a window, one after the other. True when the player has no more to use or
// passed.
Task<bool> act_in(Relic& g, Seat seat, Seat whose, Window window, Occasion& occasion, Turn turn) {
  while (!g.player(seat).out) {  // REL-OUT-29
    if (seat != g.s.active && g.s.active.valid()) {
      const Responder ordered = co_await next_in_order(g, seat, whose, window, occasion);
      if (ordered.owner.valid()) {
        co_await respond(g, ordered, whose, window, occasion);
        if (turn == Turn::one_ability) co_return false;
        continue;
      }
    }
    Responders responders, refused;
    gather(g, seat, whose, window, occasion, responders, g.has_listener() ? &refused : nullptr);
    const bool power = could_use_power(g, seat, whose, window, occasion);
    if (responders.empty() && !power) co_return true;
    int mandatory = 0;
    for (const Responder& s : responders) mandatory += g.catalogue.script.abilities[s.ability].may ? 0 : 1;
    if (mandatory == 1 && responders.size() == 1 && !power) {
      co_await respond(g, responders[0], whose, window, occasion);
      if (turn == Turn::one_ability) co_return false;
      continue;
    }
    // REL-GEN-04: of what could be used first, a Power card included, the player chooses.
    offer_responders(g, responders);
    refuse_responders(g, refused);
    if (power) offer_powers(g, seat, whose, window, occasion);
    offer_completion(g, seat);
    // REL-GEN-03: what a player must do is done before that player may pass.
    if (mandatory == 0) g.offer_to_choose(Answer::pass);
    const Option option = co_await g.ask(seat, mandatory > 1 ? "REL-GEN-04"_clause : "REL-GEN-07"_clause,
                                         g.question(Asking::window, static_cast<int>(window), of(whose)),
                                         power ? Forced::ask : Forced::skip);
    if (g.answer_of(option) == Answer::pass) co_return true;
    if (g.answer_of(option) == Answer::complete) {
      co_await pay_for_mission(g, seat);
    } else if (g.answer_of(option) == Answer::play) {
      co_await play_power(g, seat, CardId{option.about[0].index}, whose, window);
    } else {
      co_await respond(g, chosen_of(responders, option), whose, window, occasion);
    }
    if (turn == Turn::one_ability) co_return false;
  }
  co_return true;
}

// Whether act_in() would do anything.
bool has_part(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion) {
  Gathering gathering(g, whose, window, occasion, nullptr, nullptr);
  gather(g, seat, whose, window, occasion, gathering);
  return gathering.any() || could_use_power(g, seat, whose, window, occasion);
}

bool may_respond(const Relic& g, Seat seat, Seat whose, WindowSet bit) {
  const bool own = seat == whose;
  if (has_response(g, seat, whose, bit)) return true;
  return !g.player(seat).powers.empty() &&
         ((own ? g.catalogue.power_windows : g.catalogue.power_any_windows) & bit) != 0;
}

bool somebody_responds(const Relic& g, Seat whose, Window window, const Occasion& occasion) {
  const bool others = (g.catalogue.any_windows & set_of(window)) != 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{i};
    if (g.player(seat).out || (seat != whose && !others)) continue;
    if (has_part(g, seat, whose, window, occasion)) return true;
  }
  return false;
}

}  // namespace

Responses responses_of(const State& s, const Catalogue& catalogue, Seat seat) {
  const Player& p = s.players[seat.index()];
  Responses responses;
  const auto add = [&responses](const auto& says) {
    responses.own |= says.own;
    responses.any |= says.any;
  };
  if (!p.character.valid() || p.out) return responses;
  for (const CardInPlay& asset : p.assets) {
    if (!asset.plain) add(catalogue.speaks[asset.card.index()]);
  }
  for (const CorruptionCard& card : p.corruption) {
    if (card.up) add(catalogue.speaks[card.card.index()]);
  }
  responses.cards = responses.own | responses.any;
  add(catalogue.characters[p.character.index()].abilities);
  if (s.sheet.valid()) {
    const Abilities& rule = catalogue.sheets[s.sheet.index()].rule;
    responses.own |= rule.own | rule.any;
  }
  return responses;
}

bool may_have_responder(const Relic& g, Seat whose, Window window) {
  const WindowSet bit = set_of(window);
  if ((g.catalogue.windows & bit) == 0) return false;
  if (may_respond(g, whose, whose, bit)) return true;
  if ((g.catalogue.board_windows & bit) != 0) {
    for (const CardInPlay& lying : g.on_space(g.player(whose).space)) {
      if ((g.catalogue.speaks[lying.card.index()].own & bit) != 0) return true;
    }
  }
  if ((g.catalogue.any_windows & bit) == 0) return false;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (Seat{i} != whose && !g.s.players[i].out && may_respond(g, Seat{i}, whose, bit)) return true;
  }
  if ((g.catalogue.board_any_windows & bit) == 0) return false;
  return std::any_of(g.s.cards_on_board.begin(), g.s.cards_on_board.end(),
                     [&](const CardInPlay& lying) { return (g.catalogue.speaks[lying.card.index()].any & bit) != 0; });
}

bool has_responder(const Relic& g, Seat whose, Window window, const Occasion& occasion) {
  return may_have_responder(g, whose, window) && somebody_responds(g, whose, window, occasion);
}

bool has_responder(Relic& g, Seat whose, Window window, Side side) {
  if (!may_have_responder(g, whose, window)) return false;
  Occasion occasion(g.occasion);
  occasion.side = side;
  return somebody_responds(g, whose, window, occasion);
}

bool is_decision(const Relic& g, Seat whose, Window window, const Occasion& occasion) {
  Responders responders;
  gather(g, whose, whose, window, occasion, responders);
  return responders.size() > 1 || std::any_of(responders.begin(), responders.end(), [&](const Responder& s) {
           return g.catalogue.script.abilities[s.ability].may;
         });
}

Task<> use_abilities(Relic& g, Seat whose, Window window, Side side, Occasion* given) {
  std::optional<Occasion> made;
  if (!given) made.emplace(g.occasion).side = side;
  Occasion& occasion = given ? *given : *made;
  const Seat first = g.s.active.valid() ? g.s.active : whose;
  const bool others = (g.catalogue.any_windows & set_of(window)) != 0;
  std::array<bool, kMostPlayers> finished{};
  const auto takes_part = [&](Seat seat) {
    if (finished[seat.index()] || g.player(seat).out) return false;
    // REL-BATTLE-05: the player who rolls for the enemy has no say in that roll.
    if (window == Window::battle_foe_roll && seat != whose && seat == g.left_of(whose)) return false;
    return seat == whose || (others && may_respond(g, seat, whose, set_of(window)));
  };
  const auto several = [&] {
    int parts = 0;
    for (std::size_t i = 0; others && i < g.s.seats; ++i) parts += takes_part(Seat{i}) ? 1 : 0;
    return parts > 1;
  };
  const bool alone = !several();
  // REL-GEN-15: while abilities of several players are due, the active player says whose is next.
  while (!alone && g.s.active.valid() && several()) {
    kernel::ShortList<Seat, kMostPlayers> due;
    for (std::size_t i = 0; i < g.s.seats; ++i) {
      const Seat seat{(first.index() + i) % g.s.seats};
      if (!takes_part(seat)) continue;
      Gathering gathering(g, whose, window, occasion, nullptr, nullptr);
      gather(g, seat, whose, window, occasion, gathering);
      if (gathering.any()) due.push_back(seat);
    }
    if (due.size() < 2) break;
    for (const Seat seat : due) g.offer_to_choose(Answer::player, of(seat));
    const Option option = co_await g.ask(g.s.active, "REL-GEN-15"_clause,
                                         g.question(Asking::whose_first, static_cast<int>(window), of(whose)));
    const Seat next{option.about[0].index};
    finished[next.index()] = co_await act_in(g, next, whose, window, occasion, Turn::one_ability);
  }
  // Power cards are nobody's business before they are played: with them it goes clockwise from the active player.
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{(first.index() + i) % g.s.seats};
    if (!takes_part(seat)) continue;
    // Of one player alone it is known already that there is something to use.
    if (!alone && !has_part(g, seat, whose, window, occasion)) continue;
    co_await act_in(g, seat, whose, window, occasion, Turn::all);
  }
}

Task<> abilities_of(Relic& g, const Abilities& abilities, Window window, Cause cause) {
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (!ability.speaks_in(window) || ability.any) continue;
    cause.window = window;
    if (!holds(g, ability.condition, cause)) continue;
    if (ability.may) {
      if (!can_pay(g, cause.actor, ability.cost, cause) || !possible(g, ability.body, cause)) continue;
      const bool wanted = co_await whether(g, cause.actor, cause.source, "REL-GEN-07"_clause);
      if (!wanted) continue;
    }
    co_await use_ability(g, ability, cause);
  }
}

}  // namespace kostka::games::relic
