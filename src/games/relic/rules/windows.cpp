// Windows: who has something to say now, and in which order (REL-GEN-01 to 04, REL-GEN-07, REL-GEN-15).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using kernel::Forced;

// An ability that may act in the open window.
struct Speaker {
  Object source{};
  CardId card{};
  std::uint16_t serial = 0;
  std::uint16_t ability = 0;
  Seat owner{};
  Seat actor{};

  bool operator==(const Speaker&) const = default;
};
using Speakers = kernel::ShortList<Speaker, 24>;

bool is_battle(Window w) { return w >= Window::battle_start && w <= Window::battle_tie; }
bool is_test(Window w) { return w >= Window::test_before && w <= Window::test_failure; }

Cause cause_of(const Speaker& s, Seat whose, Window window) {
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
bool charge_is_spent(const Relic& g, const Speaker& s) {
  const CardInPlay* card = s.serial != 0 ? g.find(s.serial) : nullptr;
  return card && card->spent;
}

// The abilities that fit the window now: all of them, or with no list to write them into, whether there is one.
class Gathering {
 public:
  // `refused`: where those go that would fit if they could be paid for, if anybody wants to know.
  Gathering(const Relic& g, Seat whose, Window window, const Occasion& occasion, Speakers* out, Speakers* refused)
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

  void add(const Abilities& abilities, const Speaker& from) {
    const bool own = from.actor == whose_;
    if (((own ? abilities.own | abilities.any : abilities.any) & bit_) != 0 && !done()) add_each(abilities, from, own);
  }

 private:
  void add_each(const Abilities& abilities, const Speaker& from, bool own) {
    for (std::size_t i = 0; i < abilities.count; ++i) {
      const auto id = static_cast<std::uint16_t>(abilities.first + i);
      const Ability& ability = g_.catalogue.script.abilities[id];
      if (!ability.speaks_in(window_) || (!own && !ability.any)) continue;
      Speaker speaker = from;
      speaker.ability = id;
      if (!fits(ability, speaker)) continue;
      any_ = true;
      if (!out_) return;
      out_->push_back(speaker);
    }
  }
  bool fits(const Ability& ability, const Speaker& speaker) const {
    if (occasion_.used.contains(Used{speaker.source, speaker.ability})) {
      if (refused_ && charge_is_spent(g_, speaker)) refuse(speaker);
      return false;
    }
    const Script& script = g_.catalogue.script;
    if (window_ == Window::vanquished && occasion_.before_steps != contains_replace(script, ability.body)) return false;
    const Cause cause = cause_of(speaker, whose_, window_);
    if (!holds(g_, ability.condition, cause)) return false;
    if (!ability.may) return true;
    if (can_pay(g_, speaker.actor, ability.cost, cause) && possible(g_, ability.body, cause)) return true;
    refuse(speaker);
    return false;
  }
  void refuse(const Speaker& speaker) const {
    if (refused_ && !refused_->full()) refused_->push_back(speaker);
  }

  const Relic& g_;
  Seat whose_;
  Window window_;
  WindowSet bit_;
  const Occasion& occasion_;
  Speakers* out_;
  Speakers* refused_;
  bool any_ = false;
};

// REL-BATTLE-03, REL-BATTLE-20, REL-ASSET-04: weapons and armour speak only in a battle of their owner, only if they
// were chosen for it, and never in a test (REL-TEST-08); equipment always does, as its text says (REL-WARGEAR-05).
bool is_silent(const Relic& g, const CardInPlay& asset, Seat owner, Window window) {
  if (asset.plain) return true;
  const Card& card = g.card(asset.card);
  const bool fights = g.battle && g.battle->who == owner && !is_test(window);
  if (card.has(g.catalogue.weapon) && !(fights && g.battle->weapons.contains(asset.serial))) return true;
  if (card.has(g.catalogue.armour) && !(fights && g.battle->armour == asset.serial)) return true;
  return fights && is_battle(window) && g.battle->no_wargear && card.deck == Deck::wargear;
}

// What lies on the board speaks to whoever stands there (REL-THREAT-04); in a battle only those fought do
// (REL-THREAT-06), and in the windows of all players wherever they lie. A window that is neither of a battle nor the
// card's own step is special timing (REL-THREAT-09, REL-THREAT-10): it is heard as soon as the card lies there
// (REL-THREAT-12). Assets are silent until somebody owns them (REL-THREAT-08), and so are evaded enemies for the rest
// of the turn (REL-EVADE-03, REL-EVADE-06) and events that are being resolved.
void gather_from_board(const Relic& g, Seat whose, Window window, const Occasion& occasion, Gathering& gathering) {
  // An event or encounter is resolved by itself, in its step.
  if (occasion.without_foes || window == Window::event || window == Window::encounter) return;
  const auto speaker = [&](const CardInPlay& lying) {
    Speaker s;
    s.source = of(lying);
    s.card = lying.card;
    s.serial = lying.serial;
    s.owner = s.actor = whose;
    return s;
  };
  const WindowSet bit = set_of(window);
  if ((g.catalogue.board_windows & bit) == 0) return;
  for (const CardInPlay& lying : g.on_space(g.player(whose).space)) {
    if ((g.catalogue.speaks[lying.card.index()].own & bit) == 0) continue;
    const Card& card = g.card(lying.card);
    if (card.type == CardType::asset) continue;
    if (is_battle(window) && !(g.battle && g.battle->has_foe(lying.serial))) continue;
    if (lying.done && card.type != CardType::encounter) continue;
    gathering.add(Abilities{card.abilities.first, card.abilities.count, card.abilities.own, 0}, speaker(lying));
  }
  if ((g.catalogue.board_any_windows & bit) == 0) return;
  for (const CardInPlay& lying : g.s.lying) {
    if ((g.catalogue.speaks[lying.card.index()].any & bit) == 0) continue;
    const Card& card = g.card(lying.card);
    if (card.type == CardType::asset) continue;
    if (lying.done && card.type != CardType::encounter) continue;
    gathering.add(Abilities{card.abilities.first, card.abilities.count, 0, card.abilities.any}, speaker(lying));
  }
}

bool has_voice(const Relic& g, Seat seat, Seat whose, WindowSet bit) {
  const Speech& voice = g.s.voices[seat.index()];
  return ((seat == whose ? voice.own | voice.any : voice.any) & bit) != 0;
}

// Everything that `seat` has to say in a window of `whose`, Power cards left out.
void gather(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion, Gathering& gathering) {
  const Player& p = g.player(seat);
  const auto speaks = [&g, own = seat == whose, bit = set_of(window)](CardId card) {
    const Catalogue::Speaks& s = g.catalogue.speaks[card.index()];
    return ((own ? s.own | s.any : s.any) & bit) != 0;
  };
  Speaker own;
  own.owner = own.actor = seat;
  if (!occasion.foes_only && has_voice(g, seat, whose, set_of(window))) {
    own.source = of(p.character, seat);
    gathering.add(g.character(seat).abilities, own);
    const bool cards = (g.s.voices[seat.index()].cards & set_of(window)) != 0;
    for (std::size_t i = 0; cards && i < p.assets.size(); ++i) {
      const CardInPlay& asset = p.assets[i];
      if (!speaks(asset.card) || is_silent(g, asset, seat, window)) continue;
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

void gather(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion, Speakers& out,
            Speakers* refused = nullptr) {
  Gathering gathering(g, whose, window, occasion, &out, refused);
  gather(g, seat, whose, window, occasion, gathering);
}

// REL-POWER-01, REL-POWER-16: a Power card speaks in its own window, or in one of another player.
bool fits_power(const Relic& g, Seat seat, CardId card, Seat whose, Window window, const Occasion& occasion) {
  const Abilities& abilities = g.card(card).abilities;
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
  if (g.player(seat).powers.empty() || occasion.foes_only || powers_are_banned(g, seat)) return false;
  const WindowSet set = seat == whose ? g.catalogue.power_windows : g.catalogue.power_any_windows;
  if ((set & set_of(window)) == 0) return false;
  for (const CardId card : g.catalogue.powers_in[static_cast<std::size_t>(window)]) {
    if (fits_power(g, seat, card, whose, window, occasion)) return true;
  }
  return false;
}

// REL-POWER-03, REL-POWER-09: as many as fit, one after the other, or none.
void offer_powers(Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion) {
  const auto& powers = g.player(seat).powers;
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (i > 0 && powers[i] == powers[i - 1]) continue;
    if (fits_power(g, seat, powers[i], whose, window, occasion)) {
      g.offer_to_choose(Answer::play, power_of(seat, powers[i]));
    }
  }
}

// REL-POWER-04, REL-POWER-05, REL-POWER-14: it leaves the hand first; others may cancel it.
Task<> play_power(Relic& g, Seat seat, CardId card, Seat whose, Window window) {
  g.player(seat).powers.remove(card);
  g.pile(Deck::power).push_back(card);
  g.tell("REL-POWER-04"_clause, told::Played{seat, card});
  bool cancelled = false;
  if (window != Window::play && may_have_responder(g, seat, Window::play)) {
    Occasion occasion(g.occasion, card);
    co_await open_window(g, seat, Window::play, occasion);
    cancelled = occasion.cancelled;
  }
  if (cancelled) {
    g.tell("REL-POWER-04"_clause, told::Cancelled{seat, card});
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

Task<> speak(Relic& g, Speaker speaker, Seat whose, Window window, Occasion& occasion) {
  occasion.used.push_back(Used{speaker.source, speaker.ability});
  // REL-THREAT-11: an event that acts at a special moment is discarded then.
  CardInPlay* lying = speaker.serial != 0 ? g.find(speaker.serial) : nullptr;
  const bool event = lying && lying->space.valid() && g.card(lying->card).type == CardType::event;
  if (event) {
    lying->done = true;
    note_deed(g, whose, {Deed::event, lying->card});
  }
  co_await use_ability(g, g.catalogue.script.abilities[speaker.ability], cause_of(speaker, whose, window));
  if (event) discard_in_play(g, speaker.serial, "REL-THREAT-11"_clause);
}

// Which of these to use; several abilities of one object are told apart by their order.
void offer_speakers(Relic& g, const Speakers& speakers) {
  for (const Speaker& s : speakers) {
    int same = 0;
    for (const Speaker& other : speakers) same += other.source == s.source && other.ability < s.ability ? 1 : 0;
    g.offer_to_choose(Answer::use, s.source, same);
  }
}

// Why an ability that speaks now cannot be used: its charge of this turn is spent, or its cost cannot be paid.
void refuse_speakers(Relic& g, const Speakers& refused) {
  for (const Speaker& s : refused) {
    const Clause clause = charge_is_spent(g, s) ? "REL-CHARGE-06"_clause : "REL-GEN-13"_clause;
    g.refuse({static_cast<std::uint16_t>(Answer::use), 0, {s.source, Object{}}}, clause);
  }
}

const Speaker& chosen_of(const Speakers& speakers, const Option& option) {
  int same = option.amount;
  for (const Speaker& s : speakers) {
    if (s.source == option.about[0] && same-- == 0) return s;
  }
  return speakers[0];
}

// REL-CHAR-02: one ability of a player in a window, or the word that nothing more comes: then it is true. What a player
// must do is done before that player may pass (REL-GEN-03, REL-GEN-07); of what could be used first, a Power card
// included, the player chooses (REL-GEN-04).
Task<bool> step_of(Relic& g, Seat seat, Seat whose, Window window, Occasion& occasion) {
  Speakers speakers, refused;
  gather(g, seat, whose, window, occasion, speakers, g.has_listener() ? &refused : nullptr);
  const bool power = could_use_power(g, seat, whose, window, occasion);
  if (speakers.empty() && !power) co_return true;
  int mandatory = 0;
  for (const Speaker& s : speakers) mandatory += g.catalogue.script.abilities[s.ability].may ? 0 : 1;
  if (mandatory == 1 && speakers.size() == 1 && !power) {
    co_await speak(g, speakers[0], whose, window, occasion);
    co_return false;
  }
  offer_speakers(g, speakers);
  refuse_speakers(g, refused);
  if (power) offer_powers(g, seat, whose, window, occasion);
  offer_completion(g, seat);
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
    co_await speak(g, Speaker(chosen_of(speakers, option)), whose, window, occasion);
  }
  co_return false;
}

// REL-GEN-04, REL-GEN-15: what somebody else must do is ordered by the active player, too. True if it was.
Task<bool> ordered_for(Relic& g, Seat seat, Seat whose, Window window, Occasion& occasion) {
  Speakers speakers;
  gather(g, seat, whose, window, occasion, speakers);
  for (std::size_t i = speakers.size(); i-- > 0;) {
    if (g.catalogue.script.abilities[speakers[i].ability].may) speakers.take(i);
  }
  if (speakers.size() < 2) co_return false;
  offer_speakers(g, speakers);
  const Option option = co_await g.ask(g.s.active, "REL-GEN-15"_clause,
                                       g.question(Asking::window, static_cast<int>(window), of(whose)), Forced::skip);
  co_await speak(g, Speaker(chosen_of(speakers, option)), whose, window, occasion);
  co_return true;
}

// One step of a player, in the order of the active player where several things must be done.
Task<bool> turn_of(Relic& g, Seat seat, Seat whose, Window window, Occasion& occasion) {
  if (seat != g.s.active && g.s.active.valid()) {
    const bool ordered = co_await ordered_for(g, seat, whose, window, occasion);
    if (ordered) co_return false;
  }
  co_return co_await step_of(g, seat, whose, window, occasion);
}

// Whether step_of() would do anything.
bool has_part(const Relic& g, Seat seat, Seat whose, Window window, const Occasion& occasion) {
  Gathering gathering(g, whose, window, occasion, nullptr, nullptr);
  gather(g, seat, whose, window, occasion, gathering);
  return gathering.any() || could_use_power(g, seat, whose, window, occasion);
}

bool may_respond(const Relic& g, Seat seat, Seat whose, WindowSet bit) {
  const bool own = seat == whose;
  if (has_voice(g, seat, whose, bit)) return true;
  return !g.player(seat).powers.empty() &&
         ((own ? g.catalogue.power_windows : g.catalogue.power_any_windows) & bit) != 0;
}

bool somebody_speaks(const Relic& g, Seat whose, Window window, const Occasion& occasion) {
  const bool others = (g.catalogue.any_windows & set_of(window)) != 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{i};
    if (g.player(seat).out || (seat != whose && !others)) continue;
    if (has_part(g, seat, whose, window, occasion)) return true;
  }
  return false;
}

}  // namespace

Speech voice_of(const State& s, const Catalogue& catalogue, Seat seat) {
  const Player& p = s.players[seat.index()];
  Speech voice;
  const auto add = [&voice](const auto& says) {
    voice.own |= says.own;
    voice.any |= says.any;
  };
  if (!p.character.valid() || p.out) return voice;
  for (const CardInPlay& asset : p.assets) {
    if (!asset.plain) add(catalogue.speaks[asset.card.index()]);
  }
  for (const CorruptionCard& card : p.corruption) {
    if (card.up) add(catalogue.speaks[card.card.index()]);
  }
  voice.cards = voice.own | voice.any;
  add(catalogue.characters[p.character.index()].abilities);
  if (s.sheet.valid()) {
    const Abilities& rule = catalogue.sheets[s.sheet.index()].rule;
    voice.own |= rule.own | rule.any;
  }
  return voice;
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
  return std::any_of(g.s.lying.begin(), g.s.lying.end(),
                     [&](const CardInPlay& lying) { return (g.catalogue.speaks[lying.card.index()].any & bit) != 0; });
}

bool has_responder(const Relic& g, Seat whose, Window window, const Occasion& occasion) {
  return may_have_responder(g, whose, window) && somebody_speaks(g, whose, window, occasion);
}

bool has_responder(Relic& g, Seat whose, Window window) {
  if (!may_have_responder(g, whose, window)) return false;
  const Occasion occasion(g.occasion);
  return somebody_speaks(g, whose, window, occasion);
}

bool is_decision(const Relic& g, Seat whose, Window window, const Occasion& occasion) {
  Speakers speakers;
  gather(g, whose, whose, window, occasion, speakers);
  return speakers.size() > 1 || std::any_of(speakers.begin(), speakers.end(), [&](const Speaker& s) {
           return g.catalogue.script.abilities[s.ability].may;
         });
}

// REL-GEN-15: while abilities of several players are due, the active player says whose is next. Power cards are
// nobody's business before they are played: with them it goes clockwise from the active player.
Task<> open_window(Relic& g, Seat whose, Window window, Occasion& occasion) {
  const Seat first = g.s.active.valid() ? g.s.active : whose;
  const bool others = (g.catalogue.any_windows & set_of(window)) != 0;
  std::array<bool, kMostPlayers> finished{};
  const auto takes_part = [&](Seat seat) {
    if (finished[seat.index()] || g.player(seat).out) return false;
    // REL-BATTLE-05: whoever rolls for the enemy has no say in that roll.
    if (window == Window::battle_foe_roll && seat != whose && seat == g.left_of(whose)) return false;
    return seat == whose || (others && may_respond(g, seat, whose, set_of(window)));
  };
  const auto several = [&] {
    int parts = 0;
    for (std::size_t i = 0; others && i < g.s.seats; ++i) parts += takes_part(Seat{i}) ? 1 : 0;
    return parts > 1;
  };
  const bool alone = !several();
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
    finished[next.index()] = co_await turn_of(g, next, whose, window, occasion);
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{(first.index() + i) % g.s.seats};
    if (!takes_part(seat)) continue;
    // Of one player alone it is known already that there is something to say.
    if (!alone && !has_part(g, seat, whose, window, occasion)) continue;
    for (bool over = false; !over && !g.player(seat).out;) {  // REL-OUT-29
      if (seat == g.s.active || !g.s.active.valid()) {
        over = co_await step_of(g, seat, whose, window, occasion);
      } else {
        over = co_await turn_of(g, seat, whose, window, occasion);
      }
    }
  }
}

Task<> open_window(Relic& g, Seat whose, Window window) {
  Occasion occasion(g.occasion);
  co_await open_window(g, whose, window, occasion);
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
