// The Noise roll and Technical Corridors (NEM-NOISE, NEM-TECH), Encounters (NEM-ENC), figures and tokens (NEM-COMP).
#include <algorithm>

#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {

// ---- markers --------------------------------------------------------------------------------------------------------

namespace {

Object exit_object(const Exit& exit) { return exit.technical() ? technical_space() : of(exit.corridor); }

bool noise_in(const Nemesis& g, const Exit& exit) {
  return exit.technical() ? g.s.technical_noise : g.corridor(exit.corridor).noise;
}

// NEM-ENC-02
void clear_noise(Nemesis& g, RoomId room) {
  for (const Exit& exit : g.slot(room).exits) {
    (exit.technical() ? g.s.technical_noise : g.corridor(exit.corridor).noise) = false;
  }
  g.tell("NEM-ENC-02"_clause, told::NoiseGone{room});
}

}  // namespace

// NEM-NOISE-08: Doors do not matter.
void put_noise(Nemesis& g, Object where, Clause clause) {
  bool& noise = kind_of(where) == Kind::technical ? g.s.technical_noise : g.corridor(id_in<CorridorId>(where)).noise;
  // NEM-NOISE-13
  if (noise) return;
  noise = true;
  g.tell(clause, told::NoiseMade{where});
}

void fill_with_noise(Nemesis& g, RoomId room, Clause clause) {
  for (const Exit& exit : g.slot(room).exits) put_noise(g, exit_object(exit), clause);
}

// ---- the roll -------------------------------------------------------------------------------------------------------

namespace {

// NEM-NOISE-12: an active Motion Sensor rerolls once, for one Action card.
Task<bool> rerolls(Nemesis& g, Seat who, NoiseFace face) {
  const Player& p = g.player(who);
  ItemId sensor;
  for (const Held& held : p.held) {
    if (held.is_item() && g.item(held.item).when == Window::noise_rolled) sensor = held.item;
  }
  // Whether somebody is asked follows from what all can see, so the hand is not looked at.
  if (!sensor.valid() || p.hand.empty()) co_return false;
  if (g.action_cards(who) >= g.item(sensor).cost) g.offer_to_choose(Answer::react, of(sensor));
  g.offer_to_choose(Answer::no);
  const Option choice = co_await g.ask(
      who, "NEM-NOISE-12"_clause, g.question(Asking::reroll, static_cast<int>(face), of(sensor)), kernel::Forced::ask);
  if (answer_of(choice) == Answer::no) co_return false;
  co_await pay_cards(g, who, g.item(sensor).cost, of(sensor));
  g.tell("NEM-NOISE-12"_clause, told::Reacted{who, of(sensor)});
  co_return true;
}

Task<NoiseFace> throw_noise_die(Nemesis& g, Seat who) {
  const int face =
      co_await g.roll(static_cast<int>(kNoiseFaces), "NEM-COMP-07"_clause, g.question(Asking::noise_die, 0, of(who)));
  const NoiseFace shown = g.catalogue.constants.noise_die[static_cast<std::size_t>(face - 1)];
  g.tell("NEM-NOISE-01"_clause, told::NoiseRolled{who, shown});
  co_return shown;
}

}  // namespace

// NEM-NOISE-09: no matter who orders it; others in the Room make no difference here.
Task<> roll_noise(Nemesis& g, Seat who) {
  // NEM-NOISE-11
  // NEM-NOISE-14
  if (!g.in_room(who) || g.in_combat(who)) co_return;
  NoiseFace face = co_await throw_noise_die(g, who);
  const bool again = co_await rerolls(g, who, face);
  if (again) face = co_await throw_noise_die(g, who);
  const RoomId room = g.player(who).room;
  if (face == NoiseFace::danger) {
    co_await danger(g, who);
  } else if (face == NoiseFace::silence) {
    // NEM-NOISE-06
    // NEM-SLIME-01
    if (g.player(who).slimed) co_await danger(g, who);
  } else {
    // NEM-NOISE-01
    // NEM-NOISE-03: the number of an entrance means the one technical space.
    const Exit& exit = g.slot(room).exits[static_cast<std::size_t>(face)];
    // NEM-NOISE-02
    if (noise_in(g, exit)) {
      co_await encounter(g, who);
    } else {
      put_noise(g, exit_object(exit), "NEM-NOISE-01"_clause);
    }
  }
}

// NEM-NOISE-04
Task<> danger(Nemesis& g, Seat who) {
  const RoomId room = g.player(who).room;
  g.tell("NEM-NOISE-04"_clause, told::Danger{who, room});
  FigureNumbers movers;
  // NEM-NOISE-07: behind a Closed Door nothing is neighbouring.
  // NEM-ESC-07: those left behind by an escape are free to follow.
  for (const RoomId near : g.neighbours(room)) {
    if (g.someone_in(near)) continue;
    for (const std::uint16_t number : g.figures_in(near)) movers.push_back(number);
  }
  for (const std::uint16_t number : movers) walk_figure(g, number, room);
  // NEM-NOISE-05: where all Corridors are marked, nothing changes.
  if (movers.empty()) fill_with_noise(g, room, "NEM-NOISE-04"_clause);
  co_return;
}

// ---- tokens ---------------------------------------------------------------------------------------------------------

void return_to_supply(Nemesis& g, TokenId token) { g.s.supply.insert_sorted(token); }

namespace {

// Whether tokens of this kind and colour bear different numbers.
bool has_numbers(const Nemesis& g, const Token& like) {
  return std::ranges::any_of(g.catalogue.tokens, [&](const Token& token) {
    return !token.blank && token.species == like.species && token.blue == like.blue && token.number != like.number;
  });
}

}  // namespace

// NEM-COMP-12: any of that kind, each as likely.
// NEM-COMP-13: nothing if there is none.
// CAR-SUP-05: a blue Metagorger only when no red one is left.
Task<> add_token(Nemesis& g, Species species, Clause clause) {
  kernel::Deck<TokenId, kMostTokens, 1> of_kind;
  for (const bool blue : {false, true}) {
    for (const TokenId id : g.s.supply) {
      const Token& token = g.catalogue.tokens[id.index()];
      if (!token.blank && token.species == species && token.blue == blue) of_kind.shuffle_in(id);
    }
    if (!of_kind.empty()) break;
  }
  if (of_kind.empty()) co_return;
  // Which numbers are left in the supply is hidden, so chance is asked whether or not they differ.
  TokenId token = of_kind.pool.front();
  if (has_numbers(g, g.catalogue.tokens[token.index()])) {
    token = co_await g.draw(of_kind, static_cast<std::uint8_t>(Kind::token), "NEM-COMP-12"_clause,
                            g.question(Asking::token));
  }
  g.s.supply.remove(token);
  g.s.bag.shuffle_in(token);
  g.tell(clause, told::TokenAdded{species});
}

// ---- figures --------------------------------------------------------------------------------------------------------

bool has_free_figure(const Nemesis& g, Species species) {
  // CAR-DIE-08: a killed Butcher never returns.
  if (species == Species::butcher && has(g.s.killed, species)) return false;
  // NEM-LARVA-04: Larvae on Character boards are counters there, not figures.
  return g.figures_of(species) < g.catalogue.facts(species).figures;
}

// NEM-POD-07
void empty_pods(Nemesis& g, RoomId room) {
  if (!g.room(room).explored || g.tile(room).section == Section::none) return;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    Player& p = g.s.players[i];
    if (p.being != Being::aboard || !p.pod.valid() || p.room != room) continue;
    const PodId left = std::exchange(p.pod, PodId{});
    g.tell("NEM-POD-07"_clause, told::LeftPod{Seat{i}, left});
  }
}

// CAR-ADAPT-02: the first Shambler, Fleshbeast or Butcher brings its Adaptation (CAR-SUP-10), in force at once.
Task<> appeared(Nemesis& g, Species species, RoomId room) {
  empty_pods(g, room);
  co_await reveal_adaptation(g, species);
  // NEM-ENC-08: the first figure of all, by whatever means (CAR-ENC-03, CAR-ENC-04, CAR-ENC-05).
  // NEM-ENC-12
  if (!g.s.met) {
    g.s.met = true;
    co_await choose_objectives(g);
  }
}

// CAR-SUP-08: outside of Encounters, as long as there are figures.
Task<std::uint16_t> place_figure(Nemesis& g, Species species, RoomId room, Clause clause) {
  if (!has_free_figure(g, species)) co_return std::uint16_t{0};
  const std::uint16_t number = ++g.s.last_figure;
  g.s.figures.push_back({.number = number, .species = species, .room = room});
  g.tell(clause, told::Appeared{species, room});
  co_await appeared(g, species, room);
  co_return number;
}

// ---- Encounters -----------------------------------------------------------------------------------------------------

namespace {

// What joins a bag that has run dry: in Mode I an Adult, in Mode C a Metagorger.
Species newcomer(const Nemesis& g) { return g.carnomorphs() ? Species::metagorger : Species::adult; }

// NEM-ENC-06
// CAR-ENC-01, CAR-ENC-06
Task<> resolve_blank(Nemesis& g, RoomId room) {
  fill_with_noise(g, room, "NEM-ENC-06"_clause);
  if (g.s.bag.empty()) co_await add_token(g, newcomer(g), "NEM-ENC-06"_clause);
}

// NEM-ENC-09: all Adults that are not in Combat go back into the bag.
// CAR-SUP-08: in Mode C the same with Metagorgers and Shamblers.
bool goes_round(Species species) {
  return species == Species::adult || species == Species::metagorger || species == Species::shambler;
}

Task<> clear_idle(Nemesis& g, Species species) {
  FigureNumbers idle;
  for (const Figure& figure : g.s.figures) {
    if (figure.species == species && !g.someone_in(figure.room)) idle.push_back(figure.number);
  }
  for (const std::uint16_t number : idle) co_await figure_leaves(g, number);
}

// NEM-ENC-03
// NEM-ENC-07: an empty bag gets a token first.
Task<TokenId> draw_token(Nemesis& g) {
  if (g.s.bag.empty()) co_await add_token(g, newcomer(g), "NEM-ENC-07"_clause);
  if (g.s.bag.empty()) co_return TokenId{};
  const TokenId token =
      co_await g.draw(g.s.bag, static_cast<std::uint8_t>(Kind::token), "NEM-ENC-03"_clause, g.question(Asking::token));
  co_return token;
}

// NEM-ENC-04: the number against the hand, Contamination cards included (NEM-ACT-13: after payment).
bool is_surprised(const Nemesis& g, Seat who, const Token& token) {
  const int number = std::clamp(token.number + g.trait(Standing::surprise), 1, 5);
  return g.in_room(who) && g.hand_size(who) < number;
}

}  // namespace

// NEM-ENC-01
// CAR-ENC-02: in Mode C with its own kinds.
Task<> encounter(Nemesis& g, Seat who, TokenId known) {
  State& s = g.s;
  // NEM-POD-14
  if (!g.in_room(who)) co_return;
  const RoomId room = g.player(who).room;
  clear_noise(g, room);
  if (known.valid()) {
    s.aside.token = known;
  } else {
    s.aside.token = co_await draw_token(g);
  }
  if (!s.aside.token.valid()) co_return;
  s.aside.last_token = s.aside.token;
  const Token& token = g.catalogue.tokens[s.aside.token.index()];
  g.tell("NEM-ENC-03"_clause, told::Encountered{who, s.aside.token});
  if (!token.blank && goes_round(token.species) && !has_free_figure(g, token.species)) {
    co_await clear_idle(g, token.species);
  }
  // NEM-ENC-10: without a figure the token counts as Blank.
  // CAR-SUP-09: the token of a killed Butcher is not in the bag any more (CAR-DIE-06).
  if (token.blank || !has_free_figure(g, token.species)) {
    co_await resolve_blank(g, room);
    s.bag.shuffle_in(std::exchange(s.aside.token, TokenId{}));
    co_return;
  }
  // NEM-ENC-05
  return_to_supply(g, std::exchange(s.aside.token, TokenId{}));
  const std::uint16_t number = co_await place_figure(g, token.species, room, "NEM-ENC-03"_clause);
  if (!is_surprised(g, who, token)) co_return;
  g.tell("NEM-ENC-04"_clause, told::Surprised{who, token.species});
  co_await attack(g, number, who, Surprise::yes);
}

}  // namespace kostka::games::nemesis
