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

// REL-CHARGE-06
bool charge_is_spent(const Relic& g, const Responder& s) {
  const CardInPlay* card = s.serial != 0 ? g.find(s.serial) : nullptr;
  return card && card->spent;
}

// What is asked for: the abilities of a player in a window of `whose`.
struct Search {
  const Relic& g;
  Seat seat, whose;
  Window window;
  const Occasion& occasion;
};

void refuse(const Responder& responder, Responders* refused) {
  if (refused && !refused->full()) refused->push_back(responder);
}

// `refused`: where those go that would fit if they could be paid for, if anybody wants to know.
bool fits(const Search& search, const Ability& ability, const Responder& responder, Responders* refused) {
  const Relic& g = search.g;
  // Nearly always nothing has acted yet.
  if (!search.occasion.used.empty() && search.occasion.used.contains(Used{responder.source, responder.ability})) {
    if (refused && charge_is_spent(g, responder)) refuse(responder, refused);
    return false;
  }
  if (search.window == Window::vanquished &&
      search.occasion.before_steps != replaces(g.catalogue.script, ability.body)) {
    return false;
  }
  const Cause cause = cause_of(responder, search.whose, search.window);
  if (!holds(g, ability.condition, cause)) return false;
  // RNE-BAT-32, RNE-BAT-43: what acts on an enemy alone is not used against a nemesis.
  if (!ability.may) return !g.battle || !g.battle->other || possible(g, ability.body, cause);
  if (is_payable(g, responder.actor, ability.cost, cause) && possible(g, ability.body, cause)) return true;
  refuse(responder, refused);
  return false;
}

// Those of one source, until `visit` is content; true if it is.
template <class Visit>
bool visit_abilities(const Search& search, const Abilities& abilities, Responder from, Visit visit) {
  const bool own = from.actor == search.whose;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    from.ability = static_cast<std::uint16_t>(abilities.first + i);
    const Ability& ability = search.g.catalogue.script.abilities[from.ability];
    if (!ability.acts_in(search.window) || (!own && !ability.any)) continue;
    if (visit(ability, from)) return true;
  }
  return false;
}

// Whether an asset can do nothing now. REL-ASSET-04: otherwise it works as its text says, equipment always
// (REL-WARGEAR-05).
bool is_idle(const Relic& g, const CardInPlay& asset, Seat owner, Window window) {
  if (asset.plain) return true;
  const Card& card = g.card(asset.card);
  // RNE-NCARD-18: what an arsenal card says of another moment than a battle it does then.
  if (card.type == CardType::arsenal && !is_of_battle(window) && !is_of_test(window)) return false;
  // REL-BATTLE-20: weapons and armour work only in a battle of their owner. REL-TEST-08: not in a test.
  const Battle* battle = side_of(g, owner);
  const bool fights = battle && battle->who == owner && !is_of_test(window);
  // REL-BATTLE-03: and only if they were chosen for it.
  if (card.has(g.catalogue.weapon) && !(fights && battle->weapons.contains(asset.serial))) return true;
  if (card.has(g.catalogue.armour) && !(fights && battle->armour == asset.serial)) return true;
  return fights && is_of_battle(window) && battle->no_wargear && is_gear(card);
}

// RNE-IMP-08: the special timing of an agent on the space of a nemesis, once in a phase (RNE-IMP-12), and the texts of
// those that are battled.
bool agent_may_respond(const Relic& g, const CardInPlay& lying, Seat nemesis, Window window) {
  if (lying.space != g.player(nemesis).space || g.card(lying.card).type != CardType::agent) return false;
  if ((g.catalogue.card_facts[lying.card.index()].own & set_of(window)) == 0) return false;
  return is_of_battle(window) ? g.battle && g.battle->has_foe(lying.serial) : !lying.done;
}

// The cards on the board. REL-THREAT-09: a window that is neither of a battle nor the card's own step is special
// timing. REL-THREAT-12: it counts as soon as the card is there. REL-THREAT-10: an enemy with it is battled all the
// same.
template <class Visit>
bool visit_board(const Search& search, Visit visit) {
  const auto& [g, seat, whose, window, occasion] = search;
  // An event or encounter is resolved by itself, in its step.
  if (occasion.side == Side::players || window == Window::event || window == Window::encounter) {
    return false;
  }
  const auto responder = [&](const CardInPlay& lying) {
    Responder s;
    s.source = of(lying);
    s.card = lying.card;
    s.serial = lying.serial;
    s.owner = s.actor = whose;
    return s;
  };
  const WindowSet bit = set_of(window);
  if (g.is_nemesis(whose)) {
    // RNE-CARD-02: a nemesis reads none but the Imperium cards on its space.
    for (const CardInPlay& lying : g.s.enemies.cards_on_board) {
      if (!agent_may_respond(g, lying, whose, window)) continue;
      if (visit_abilities(search, g.card(lying.card).abilities, responder(lying), visit)) return true;
    }
    return false;
  }
  if (((g.s.board_windows.own | g.s.board_windows.any) & bit) == 0) return false;
  // REL-THREAT-04: for the player who stands on their space. RNE-DUEL-27: but in a duel they are not read.
  const SpaceId unread = g.duel ? g.player(g.duel->challenger).space : SpaceId{};
  for (const CardInPlay& lying : g.on_space(g.player(whose).space)) {
    if (lying.space == unread) break;
    if ((g.catalogue.card_facts[lying.card.index()].own & bit) == 0) continue;
    const Card& card = g.card(lying.card);
    // REL-THREAT-08: an asset works only for its owner.
    if (card.type == CardType::asset) continue;
    // REL-THREAT-06: in a battle only those that are fought.
    if (is_of_battle(window) && !(g.battle && g.battle->has_foe(lying.serial))) continue;
    // REL-EVADE-06: an evaded enemy, for the rest of the turn (REL-EVADE-03), or an event that is being resolved.
    if (lying.done && card.type != CardType::encounter) continue;
    if (visit_abilities(search, card.abilities, responder(lying), visit)) return true;
  }
  // What acts in the windows of all players does so from any space.
  if ((g.s.board_windows.any & bit) == 0) return false;
  for (const CardInPlay& lying : g.s.cards_on_board) {
    if ((g.catalogue.card_facts[lying.card.index()].any & bit) == 0) continue;
    const Card& card = g.card(lying.card);
    if (card.type == CardType::asset || lying.space == unread) continue;
    if (lying.done && card.type != CardType::encounter) continue;
    if (visit_abilities(search, card.abilities, responder(lying), visit)) return true;
  }
  return false;
}

bool has_response(const Relic& g, Seat seat, Seat whose, WindowSet bit) {
  const Responses& responses = g.s.responses[seat.index()];
  return ((seat == whose ? responses.own | responses.any : responses.any) & bit) != 0;
}

// Everything that a player could use in a window, Power cards left out, until `visit` is content; true if it is.
template <class Visit>
bool visit_responders(const Search& search, Visit visit) {
  const auto& [g, seat, whose, window, occasion] = search;
  const Player& p = g.player(seat);
  const WindowSet bit = set_of(window);
  const auto acts = [own = seat == whose, bit](const auto& abilities) {
    return ((own ? abilities.own | abilities.any : abilities.any) & bit) != 0;
  };
  Responder from;
  from.owner = from.actor = seat;
  if (occasion.side != Side::foes && has_response(g, seat, whose, bit)) {
    if (acts(g.abilities_of(seat))) {
      from.source = g.sheet_of(seat);
      if (visit_abilities(search, g.abilities_of(seat), from, visit)) return true;
    }
    const bool cards = (g.s.responses[seat.index()].cards & bit) != 0;
    for (std::size_t i = 0; cards && i < p.assets.size(); ++i) {
      const CardInPlay& asset = p.assets[i];
      if (!acts(g.catalogue.card_facts[asset.card.index()]) || is_idle(g, asset, seat, window)) continue;
      from.source = of(asset, seat);
      from.card = asset.card;
      from.serial = asset.serial;
      if (visit_abilities(search, g.card(asset.card).abilities, from, visit)) return true;
    }
    from.serial = 0;
    for (std::size_t i = 0; cards && i < p.corruption.size(); ++i) {
      const CorruptionCard& card = p.corruption[i];
      if (!card.up || window == Window::activate || !acts(g.catalogue.card_facts[card.card.index()])) continue;
      from.source = object(Kind::corruption, i, seat);
      from.card = card.card;
      if (visit_abilities(search, g.card(card.card).abilities, from, visit)) return true;
    }
    // RNE-NEM-01: what the scenario sheet says of players is not said of nemeses, only what names them.
    const bool nemesis = g.is_nemesis(seat);
    if (seat == whose && (nemesis ? (g.sheet().of_nemeses & bit) != 0 : acts(g.sheet().rule))) {
      from.source = of(g.s.sheet);
      from.card = CardId{};
      const bool content =
          visit_abilities(search, g.sheet().rule, from, [&](const Ability& ability, const Responder& r) {
            return (!nemesis || names_nemesis(g.catalogue.script, ability.condition)) && visit(ability, r);
          });
      if (content) return true;
    }
  }
  return seat == whose && visit_board(search, visit);
}

bool can_respond(const Search& search) {
  return visit_responders(
      search, [&](const Ability& ability, const Responder& r) { return fits(search, ability, r, nullptr); });
}

void gather(const Search& search, Responders& out, Responders* refused = nullptr) {
  visit_responders(search, [&](const Ability& ability, const Responder& r) {
    if (fits(search, ability, r, refused)) out.push_back(r);
    return false;
  });
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
  mark_done(g, *card);
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

// Why an ability of this moment cannot be used: its charge of this turn is spent, or its cost cannot be paid. Only who
// is told of the match wants to know.
void refuse_responders(Relic& g, const Search& search) {
  if (!g.has_listener()) return;
  Responders responders, refused;
  gather(search, responders, &refused);
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

// RNE-NEM-17: in the windows of a nemesis nobody else acts, and in its turn no character in those of another one.
bool is_barred(const Relic& g, Seat seat, Seat whose) {
  if (seat == whose) return false;
  return g.is_nemesis(whose) || (g.s.active.valid() && g.is_nemesis(g.s.active) && !g.is_nemesis(seat));
}

bool may_respond(const Relic& g, Seat seat, Seat whose, WindowSet bit) {
  return has_response(g, seat, whose, bit) || has_power_for(g, seat, whose, bit);
}

// What a player can use in a window. Copied into the frame of who uses it: only what is in the list.
struct Uses {
  Responders responders;
  bool power = false;  // some Power card may be

  Uses() = default;
  Uses(const Uses& other) : power(other.power) { responders.copy_from(other.responders); }
  Uses& operator=(const Uses&) = delete;
  ~Uses() = default;

  [[nodiscard]] bool empty() const { return responders.empty() && !power; }
};

// The quick questions come first: most players have nothing for most windows.
void find_uses(const Search& search, Uses& uses) {
  const auto& [g, seat, whose, window, occasion] = search;
  const WindowSet bit = set_of(window);
  uses.responders.clear();
  if (has_response(g, seat, whose, bit) || (seat == whose && board_may_respond(g, whose, bit))) {
    gather(search, uses.responders);
  }
  uses.power = has_power_for(g, seat, whose, bit) && could_use_power(g, seat, whose, window, occasion);
}

// RNE-NEM-10: of nemeses as well.
bool must_be_used(const Relic& g, const Responder& responder) {
  return !g.catalogue.script.abilities[responder.ability].may;
}

void keep_mandatory(const Relic& g, Responders& responders) {
  for (std::size_t i = responders.size(); i-- > 0;) {
    if (!must_be_used(g, responders[i])) responders.take(i);
  }
}

// REL-CHAR-02: the abilities of a player in a window, one after the other, as many as fit; `uses` are those that fit at
// first. With `unfinished` only the next one; it becomes false when the player has no more to use or passed. Without an
// occasion it makes one.
Task<> act_in(Relic& g, Seat seat, Seat whose, Window window, Side side, Occasion* given, bool* unfinished, Uses uses) {
  std::optional<Occasion> made;
  if (!given) made.emplace(g.occasion).side = side;
  Occasion& occasion = given ? *given : *made;
  const Search search{g, seat, whose, window, occasion};
  for (; !uses.empty() && !g.player(seat).out; find_uses(search, uses)) {  // REL-OUT-29
    Responders& responders = uses.responders;
    const auto mandatory =
        std::count_if(responders.begin(), responders.end(), [&g](const Responder& r) { return must_be_used(g, r); });
    if (mandatory == 1 && responders.size() == 1 && !uses.power) {
      co_await respond(g, responders[0], whose, window, occasion);
    } else if (mandatory > 1 && seat != g.s.active && g.s.active.valid()) {
      // REL-GEN-15: what somebody else must do is ordered by the active player, too. RNE-TURN-06: or the active
      // nemesis.
      keep_mandatory(g, responders);
      offer_responders(g, responders);
      const Option option = co_await g.ask(g.s.active, "REL-GEN-15"_clause,
                                           g.question(Asking::window, static_cast<int>(window), of(whose)));
      co_await respond(g, chosen_of(responders, option), whose, window, occasion);
    } else {
      // REL-GEN-04: of what could be used first, a Power card included, the player chooses.
      offer_responders(g, responders);
      refuse_responders(g, search);
      if (uses.power) offer_powers(g, seat, whose, window, occasion);
      offer_completion(g, seat);
      // REL-GEN-03: what a player must do is done before that player may pass.
      if (mandatory == 0) g.offer_to_choose(Answer::pass);
      const Option option = co_await g.ask(seat, mandatory > 1 ? "REL-GEN-04"_clause : "REL-GEN-07"_clause,
                                           g.question(Asking::window, static_cast<int>(window), of(whose)),
                                           uses.power ? Forced::ask : Forced::skip);
      if (g.answer_of(option) == Answer::pass) break;
      if (g.answer_of(option) == Answer::complete) {
        co_await pay_for_mission(g, seat);
      } else if (g.answer_of(option) == Answer::play) {
        co_await play_power(g, seat, CardId{option.about[0].index}, whose, window);
      } else {
        co_await respond(g, chosen_of(responders, option), whose, window, occasion);
      }
    }
    if (unfinished != nullptr) co_return;
  }
  if (unfinished != nullptr) *unfinished = false;
}

// Whether act_in() would do anything.
bool has_part(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion) {
  const WindowSet bit = set_of(window);
  if ((has_response(g, seat, whose, bit) || (seat == whose && board_may_respond(g, whose, bit))) &&
      can_respond({g, seat, whose, window, occasion})) {
    return true;
  }
  return has_power_for(g, seat, whose, bit) && could_use_power(g, seat, whose, window, occasion);
}

bool somebody_responds(const Relic& g, Seat whose, Window window, const Occasion& occasion) {
  if (!g.player(whose).out && has_part(g, whose, whose, window, occasion)) return true;
  if ((g.in_play().any_windows & set_of(window)) == 0 || g.is_nemesis(whose)) return false;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{i};
    if (seat == whose || g.player(seat).out || is_barred(g, seat, whose)) continue;
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
  if ((!p.character.valid() && !p.nemesis.valid()) || p.out) return responses;
  for (const CardInPlay& asset : p.assets) {
    if (!asset.plain) add(catalogue.card_facts[asset.card.index()]);
  }
  for (const CorruptionCard& card : p.corruption) {
    if (card.up) add(catalogue.card_facts[card.card.index()]);
  }
  responses.cards = responses.own | responses.any;
  if (p.nemesis.valid()) {
    add(catalogue.nemesis(p.nemesis).abilities);
    if (s.sheet.valid()) responses.own |= catalogue.sheets[s.sheet.index()].of_nemeses;
    return responses;
  }
  add(catalogue.characters[p.character.index()].abilities);
  if (s.sheet.valid()) {
    const Abilities& rule = catalogue.sheets[s.sheet.index()].rule;
    responses.own |= rule.own | rule.any;
  }
  return responses;
}

BoardWindows board_windows_of(const State& s, const Catalogue& catalogue) {
  BoardWindows windows;
  for (const CardInPlay& lying : s.cards_on_board) windows.add(catalogue.card(lying.card));
  return windows;
}

bool nemesis_may_respond(const Relic& g, Seat who, WindowSet bit) {
  return (g.s.responses[who.index()].own & bit) != 0 || has_power_for(g, who, who, bit) ||
         board_may_respond(g, who, bit);
}

bool board_may_respond(const Relic& g, Seat whose, WindowSet bit) {
  if (g.is_nemesis(whose)) {
    const auto& lying = g.s.enemies.cards_on_board;
    return std::any_of(lying.begin(), lying.end(), [&, here = g.player(whose).space](const CardInPlay& card) {
      return card.space == here && (g.catalogue.card_facts[card.card.index()].own & bit) != 0;
    });
  }
  if ((g.s.board_windows.any & bit) != 0) return true;
  if ((g.s.board_windows.own & bit) == 0) return false;
  const auto lying = g.on_space(g.player(whose).space);
  return std::any_of(lying.begin(), lying.end(), [&](const CardInPlay& card) {
    return (g.catalogue.card_facts[card.card.index()].own & bit) != 0;
  });
}

bool may_have_responder(const Relic& g, Seat whose, Window window) {
  const WindowSet bit = set_of(window);
  if ((g.in_play().windows & bit) == 0) return false;
  if (may_respond(g, whose, whose, bit) || board_may_respond(g, whose, bit)) return true;
  if ((g.in_play().any_windows & bit) == 0 || g.is_nemesis(whose)) return false;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (Seat{i} != whose && !g.s.players[i].out && may_respond(g, Seat{i}, whose, bit)) return true;
  }
  return false;
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
  gather({g, whose, whose, window, occasion}, responders);
  return responders.size() > 1 || std::any_of(responders.begin(), responders.end(), [&](const Responder& s) {
           return g.catalogue.script.abilities[s.ability].may;
         });
}

namespace {

bool takes_part(const Relic& g, Seat seat, Seat whose, Window window) {
  if (g.player(seat).out || is_barred(g, seat, whose)) return false;
  // REL-BATTLE-05: the player who rolls for the enemy has no say in that roll.
  if (window == Window::battle_foe_roll && seat != whose && seat == g.left_of(whose)) return false;
  return seat == whose || may_respond(g, seat, whose, set_of(window));
}

Task<> act_in_order(Relic& g, Seat whose, Window window, Side side, Occasion* given) {
  std::optional<Occasion> made;
  if (!given) made.emplace(g.occasion).side = side;
  Occasion& occasion = given ? *given : *made;
  const Seat first = g.s.active.valid() ? g.s.active : whose;
  std::array<bool, kMostPlayers> finished{};
  // REL-GEN-15: while abilities of several players are due, the active player says whose is next.
  while (g.s.active.valid()) {
    kernel::ShortList<Seat, kMostPlayers> due;
    for (std::size_t i = 0; i < g.s.seats; ++i) {
      const Seat seat{(first.index() + i) % g.s.seats};
      if (finished[seat.index()] || !takes_part(g, seat, whose, window)) continue;
      if (can_respond({g, seat, whose, window, occasion})) due.push_back(seat);
    }
    if (due.size() < 2) break;
    for (const Seat seat : due) g.offer_to_choose(Answer::player, of(seat));
    const Option option = co_await g.ask(g.s.active, "REL-GEN-15"_clause,
                                         g.question(Asking::whose_first, static_cast<int>(window), of(whose)));
    const Seat next{option.about[0].index};
    bool unfinished = true;
    Uses uses;
    find_uses({g, next, whose, window, occasion}, uses);
    co_await act_in(g, next, whose, window, side, &occasion, &unfinished, uses);
    finished[next.index()] = !unfinished;
  }
  // Power cards are nobody's business before they are played: with them it goes clockwise from the active player.
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{(first.index() + i) % g.s.seats};
    if (finished[seat.index()] || !takes_part(g, seat, whose, window)) continue;
    Uses uses;
    find_uses({g, seat, whose, window, occasion}, uses);
    if (!uses.empty()) co_await act_in(g, seat, whose, window, side, &occasion, nullptr, uses);
  }
}

// Whether somebody else than the player of a window may have a part in it.
bool others_may_respond(const Relic& g, Seat whose, Window window) {
  const WindowSet bit = set_of(window);
  if (((g.s.any_responses | g.in_play().power_any_windows) & bit) == 0) return false;
  if (g.is_nemesis(whose)) return false;  // RNE-NEM-17
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (Seat{i} != whose && takes_part(g, Seat{i}, whose, window)) return true;
  }
  return false;
}

void find_own_uses(Relic& g, Seat whose, Window window, Side side, Occasion* given, Uses& uses) {
  if (given) return find_uses({g, whose, whose, window, *given}, uses);
  Occasion occasion(g.occasion);
  occasion.side = side;
  find_uses({g, whose, whose, window, occasion}, uses);
}

}  // namespace

MaybeTask use_abilities(Relic& g, Seat whose, Window window, Side side, Occasion* given) {
  if (others_may_respond(g, whose, window)) {
    if (!(given ? has_responder(g, whose, window, *given) : has_responder(g, whose, window, side))) return {};
    return act_in_order(g, whose, window, side, given);
  }
  // Nearly always one player alone has something to use.
  if (g.player(whose).out) return {};
  Uses uses;
  find_own_uses(g, whose, window, side, given, uses);
  if (uses.empty()) return {};
  return act_in(g, whose, whose, window, side, given, nullptr, uses);
}

Task<> abilities_of(Relic& g, const Abilities& abilities, Window window, Cause cause) {
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (!ability.acts_in(window) || ability.any) continue;
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
