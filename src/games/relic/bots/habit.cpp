// What a practised player of Relic answers at once: by what things are worth (worth.h), without looking ahead.
#include <algorithm>

#include "games/relic/bots/weighing.h"
#include "games/relic/bots/worth.h"
#include "kernel/play/weighed.h"

namespace kostka::games::relic {
namespace {

using kernel::ChanceStream;
using kernel::Prompt;

constexpr int kImpossible = -100'000;

// The answers of one player to one question.
class Habit {
 public:
  Habit(const Relic& g, const Prompt& prompt, kernel::Weighed options, ChanceStream& stream)
      : g_(g),
        prompt_(prompt),
        options_(options),
        stream_(stream),
        who_(prompt.seat),
        p_(g.player(prompt.seat)),
        appraisal_(g, prompt.seat) {}

  [[nodiscard]] std::uint32_t answer() {
    switch (static_cast<Asking>(prompt_.question.kind)) {
      case Asking::how_many: return how_many();
      case Asking::hand_influence: return number(sharing().influence());
      case Asking::power_count: return number(sharing().powers());
      case Asking::spend_trophies: return spend_trophies();
      case Asking::whose_first:
      case Asking::colour_order:
      case Asking::next_event:
      case Asking::next_encounter:
      case Asking::order: return 0;
      default: return best();
    }
  }

 private:
  // The option worth most; among equals any.
  std::uint32_t best() {
    std::uint32_t choice = 0, equal = 0;
    int most = kImpossible - 1;
    for (std::uint32_t i = 0; i < options_.size(); ++i) {
      const int points = worth(options_[i]);
      if (points != kImpossible) options_.note(i, points);
      equal = points > most ? 1 : points == most ? equal + 1 : equal;
      if (points > most || (points == most && stream_.below(equal) == 0)) choice = i;
      most = std::max(most, points);
    }
    return choice;
  }

  [[nodiscard]] int worth(const Option& option) const;
  [[nodiscard]] int use(const Option& option) const;
  [[nodiscard]] int lost_text(const Cause& cause) const;
  [[nodiscard]] int die_or_card(const Option& option) const;
  [[nodiscard]] int walk(const Option& option) const;
  [[nodiscard]] int space(SpaceId space) const;
  [[nodiscard]] int rival(Seat seat) const;
  [[nodiscard]] int attribute(What which) const;
  [[nodiscard]] int discard(Object what) const;
  [[nodiscard]] int take(Object what) const;
  [[nodiscard]] int steal(Object what) const;
  [[nodiscard]] int accept() const;
  [[nodiscard]] const Body& printed(const Option& option) const;
  [[nodiscard]] int evade(CardId card) const;
  [[nodiscard]] int complete(CardId mission) const;
  [[nodiscard]] int best_may(Body body) const;
  [[nodiscard]] int best_may(const Abilities& abilities) const;
  [[nodiscard]] int arms(Object asset) const;
  [[nodiscard]] int done() const;
  [[nodiscard]] int die(std::size_t place) const;
  [[nodiscard]] int player(Seat seat) const;
  [[nodiscard]] int cross(Object price) const;
  [[nodiscard]] Sharing sharing() const { return {g_, who_, Seat{prompt_.question.about[0].index}}; }
  [[nodiscard]] int hand(const Option& option) const;
  [[nodiscard]] std::uint32_t number(int n) const;
  [[nodiscard]] Cause cause(Object source) const;
  [[nodiscard]] const Abilities* abilities_of(Object source) const;
  [[nodiscard]] CardId card_of(Object object) const;
  std::uint32_t how_many() const;
  std::uint32_t spend_trophies() const;
  [[nodiscard]] bool lays_trophies() const;

  const Relic& g_;
  const Prompt& prompt_;
  kernel::Weighed options_;
  ChanceStream& stream_;
  Seat who_;
  const Player& p_;
  Appraisal appraisal_;
};

CardId Habit::card_of(Object object) const {
  switch (static_cast<Kind>(object.kind)) {
    case Kind::card:
    case Kind::power:
    case Kind::trophy: return CardId{object.index};
    case Kind::in_play: {
      const CardInPlay* lying = g_.find(object.index);
      return lying ? lying->card : CardId{};
    }
    case Kind::corruption: return g_.player(object.owner).corruption[object.index].card;
    case Kind::nothing:
    case Kind::seat:
    case Kind::space:
    case Kind::character:
    case Kind::sheet:
    case Kind::dealt:
    case Kind::attribute:
    case Kind::deck:
    case Kind::nemesis: break;
  }
  return {};
}

const Abilities* Habit::abilities_of(Object source) const {
  switch (static_cast<Kind>(source.kind)) {
    case Kind::character: return &g_.catalogue.characters[source.index].abilities;
    case Kind::nemesis: return &g_.catalogue.nemeses[source.index].abilities;
    case Kind::sheet: return &g_.catalogue.sheets[source.index].rule;
    default: {
      const CardId card = card_of(source);
      return card.valid() ? &g_.card(card).abilities : nullptr;
    }
  }
}

Cause Habit::cause(Object source) const {
  Cause cause;
  cause.actor = cause.owner = who_;
  const Object whose = prompt_.question.about[0];
  const bool window = static_cast<Asking>(prompt_.question.kind) == Asking::window;
  cause.whose = window ? Seat{whose.index} : who_;
  cause.window = window ? static_cast<Window>(prompt_.question.amount) : Window::space;
  cause.source = source;
  cause.card = card_of(source);
  if (static_cast<Kind>(source.kind) == Kind::in_play) cause.serial = source.index;
  // RNE-NCARD-08: what a Crisis card asks of a character is the business of its nemesis.
  if (cause.card.valid() && g_.card(cause.card).type == CardType::crisis) {
    cause.owner = g_.leader_of(g_.card(cause.card).nemesis);
  }
  return cause;
}

// REL-ENGAGE: Threat cards that are drawn onto a quiet space take the place of its text.
int Habit::lost_text(const Cause& cause) const {
  if (cause.window != Window::explore_end || !g_.s.agreed.nemeses || g_.is_nemesis(who_)) return 0;
  const bool quiet = !g_.catalogue.space(p_.space).has_icons() && g_.on_space(p_.space).empty();
  return quiet ? std::max(0, appraisal_.engage(p_.space)) : 0;
}

// An ability in a window, or a Power card for its ability.
int Habit::use(const Option& option) const {
  const Object source = option.about[0];
  const Abilities* abilities = abilities_of(source);
  if (!abilities) return 0;
  const Cause c = cause(source);
  int same = option.amount;
  for (std::size_t i = 0; i < abilities->count; ++i) {
    const auto id = static_cast<std::uint16_t>(abilities->first + i);
    const Ability& ability = g_.catalogue.script.abilities[id];
    if (!ability.acts_in(c.window) || !holds(g_, ability.condition, c)) continue;
    if (g_.occasion && g_.occasion->used.contains(Used{source, id})) continue;
    if (same-- > 0) continue;
    return appraisal_.ability(ability, c) - lost_text(c);
  }
  return 0;
}

// REL-POWER-06: what the number does for the roll, against keeping the card.
int Habit::die_or_card(const Option& option) const {
  const bool card = Relic::answer_of(option) == Answer::number;
  const int price = card ? appraisal_.power_card(CardId{option.about[0].index}) : 0;
  switch (static_cast<Asking>(prompt_.question.kind)) {
    case Asking::movement_roll: return (card ? appraisal_.walk(option.amount) : appraisal_.roll()) - price;
    case Asking::test_roll: {
      if (!g_.test) return -price;
      const int chance = card ? appraisal_.test_chance(*g_.test, {option.amount - 3, 0, false, false})
                              : appraisal_.test_chance(*g_.test, {0, 0, true, false});
      if (!card) return chance * appraisal_.test_stake() / 1000;
      const int needed = g_.test->target - sum_of(g_.test->parts);
      return (option.amount >= needed && option.amount > 1 ? 1000 : 0) * appraisal_.test_stake() / 1000 - price;
    }
    default: {
      if (!g_.battle) return -price;
      const Battle& battle = *g_.battle;
      const int stake = appraisal_.battle_stake(battle);
      if (battle.other || g_.is_nemesis(battle.who)) {
        const BattleOdds odds = odds_of(g_, battle, {.number = card ? option.amount : 0});
        return (odds.won + odds.tied / 3) * stake / 1000 - price;
      }
      if (!card) return appraisal_.battle_chance(battle, {0, 0, true, false}) * stake / 1000;
      const int explosion = battle.explosion.on().has(option.amount) ? 4 : 0;
      const int own = sum_of(battle.own_parts) + battle.own.sum() + option.amount + explosion;
      const int foe = sum_of(battle.foe_parts) + battle.foe.sum();
      return (own > foe ? stake : own == foe ? stake / 3 : 0) - price;
    }
  }
}

int Habit::space(SpaceId at) const {
  // Where a rival's mission is laid does not matter; the player's own should lie near.
  if (prompt_.question.amount == 1) {
    const bool own = card_of(prompt_.question.about[0]) == p_.mission.card;
    const int apart = static_cast<int>(at.index()) - static_cast<int>(p_.space.index());
    return own ? -std::abs(apart) : 0;
  }
  return appraisal_.lure(at);
}

int Habit::walk(const Option& option) const {
  const Object moved = prompt_.question.about[0];
  if (static_cast<Kind>(moved.kind) != Kind::seat || Seat{moved.index} != who_) return 0;
  SpaceId at = p_.space;
  for (int i = 0; i < prompt_.question.amount; ++i) {
    const Space& from = g_.catalogue.space(at);
    if (i > 0 && appraisal_.is_ready() && from.box_to == g_.catalogue.rift) return 400;
    at = Relic::answer_of(option) == Answer::clockwise ? from.clockwise : from.counter_clockwise;
  }
  return appraisal_.lure(at);
}

// The rival to harm is the one who is furthest ahead.
int Habit::rival(Seat seat) const {
  if (seat != who_ && are_teammates(g_, who_, seat)) return kImpossible;
  const Player& p = g_.player(seat);
  return 60 * p.level + 200 * g_.relics(seat) + 5 * p.influence + (g_.deep_inside(seat) ? 1000 : 0);
}

int Habit::attribute(What which) const {
  if (static_cast<Asking>(prompt_.question.kind) == Asking::duel_attribute) {
    return appraisal_.duel(Seat{prompt_.question.about[0].index}, which);
  }
  if (g_.deep_inside(who_)) return appraisal_.strength(which);
  return appraisal_.attribute(which);
}

int Habit::discard(Object what) const {
  const CardId card = card_of(what);
  if (!card.valid()) return 0;
  switch (static_cast<Kind>(what.kind)) {
    case Kind::power: return -appraisal_.power_card(card);
    case Kind::corruption: return g_.player(what.owner).corruption[what.index].up ? 20 : 0;
    case Kind::trophy: return -g_.card(card).value;
    default: break;
  }
  if (static_cast<Asking>(prompt_.question.kind) == Asking::which_threat) {
    const CardInPlay* lying = g_.find(what.index);
    return lying->space == p_.space ? -appraisal_.fight(What::strength, g_.card(card).value) : 0;
  }
  const CardInPlay* asset = g_.find(what.index);
  return -appraisal_.asset(card) - (asset ? 3 * asset->charges : 0);
}

// What the winner of a duel takes away. A trophy is worth what a level needs of it.
int Habit::steal(Object what) const {
  if (static_cast<Kind>(what.kind) == Kind::trophy) {
    return points::kTrophyPoint * g_.card(CardId{what.index}).value;
  }
  const CardInPlay* asset = g_.find(what.index);
  return asset ? appraisal_.loot(*asset) : 0;
}

int Habit::take(Object what) const {
  if (static_cast<Kind>(what.kind) == Kind::attribute) return appraisal_.influence(3);
  if (static_cast<Kind>(what.kind) == Kind::power) return appraisal_.power_card(CardId{what.index});
  const CardId id = card_of(what);
  if (!id.valid()) return 0;
  const Card& card = g_.card(id);
  if (card.deck == Deck::power) return card.number;
  if (card.type == CardType::enemy) return card.value;
  return appraisal_.asset(id);
}

int Habit::best_may(Body body) const {
  const Script& script = g_.catalogue.script;
  int most = kImpossible;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    for (std::size_t b = 0; b < e.blocks; ++b) {
      const Body inner = script.block(e, b).body;
      most = std::max(most,
                      e.verb == Verb::may ? appraisal_.body(inner, cause(prompt_.question.about[0])) : best_may(inner));
    }
  }
  return most;
}

int Habit::best_may(const Abilities& abilities) const {
  int most = kImpossible;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g_.catalogue.script.abilities[abilities.first + i];
    if (ability.may) most = std::max(most, appraisal_.ability(ability, cause(prompt_.question.about[0])));
    most = std::max(most, best_may(ability.body));
  }
  return most;
}

// What is offered stands somewhere in the text of its source; of several offers the best counts.
int Habit::accept() const {
  // Anyone who asks without being nearer to victory asks in vain.
  if (static_cast<Asking>(prompt_.question.kind) == Asking::agree) return sharing().giver() == who_ ? 1 : -1;
  const Object source = prompt_.question.about[0];
  int most = kImpossible;
  switch (static_cast<Kind>(source.kind)) {
    case Kind::space:
      for (std::size_t i = 0; i < g_.catalogue.spaces[source.index].box_count; ++i) {
        most = std::max(most, best_may(g_.catalogue.spaces[source.index].boxes[i]));
      }
      break;
    case Kind::sheet: most = std::max(best_may(g_.sheet().confrontation), best_may(g_.sheet().rule)); break;
    case Kind::character:
      most = std::max(best_may(g_.catalogue.characters[source.index].special),
                      best_may(g_.catalogue.characters[source.index].abilities));
      break;
    default: {
      const CardId card = card_of(source);
      if (card.valid()) most = std::max(best_may(g_.card(card).abilities), best_may(g_.card(card).reward));
    }
  }
  return most == kImpossible ? 1 : most;
}

int Habit::arms(Object asset) const {
  const CardId card = card_of(asset);
  if (!card.valid() || !g_.battle) return 0;
  return 10 + 10 * battle_bonus_of(g_, g_.card(card).abilities, g_.battle->form) + appraisal_.asset(card) / 10;
}

// Trophies given up before the last battle are well spent; otherwise nothing is thrown away.
int Habit::done() const {
  const bool trophies = static_cast<Asking>(prompt_.question.kind) == Asking::discard_trophy;
  return trophies && g_.space_of(who_).sector == Sector::centre ? -1000 : 0;
}

// The lowest die is the one to change.
int Habit::die(std::size_t place) const {
  const Throw* dice = g_.battle ? &g_.battle->own : g_.test ? &g_.test->own : nullptr;
  if (!dice || place >= dice->size()) return 0;
  return place < dice->dice.size() ? -dice->dice[place] : -dice->extra[place - dice->dice.size()];
}

// RNE-MOVE-07: worth its price only where nobody is left to hunt on this side.
int Habit::cross(Object price) const {
  constexpr int kNewHunt = 60;
  int here = 0, there = 0;
  for (const Seat seat : g_.characters()) {
    here += g_.space_of(seat).sector == g_.space_of(who_).sector ? 1 : 0;
    there += g_.space_of(seat).sector == Sector::middle ? 1 : 0;
  }
  if (here > 0 || there == 0) return kImpossible;
  return kNewHunt + (static_cast<Kind>(price.kind) == Kind::attribute ? -points::kInfamy : discard(price));
}

// RNE-SCN-16: to give or to ask for something, and then what it is.
int Habit::hand(const Option& option) const {
  const Sharing share = sharing();
  const bool gives = Relic::answer_of(option) == Answer::give;
  switch (static_cast<Asking>(prompt_.question.kind)) {
    case Asking::give_or_request: return gives == (share.giver() == who_) ? share.worth() : -share.worth() - 1;
    case Asking::hand_asset: {
      const CardId card = card_of(option.about[0]);
      return card.valid() && gives == (share.giver() == who_) ? share.asset(card) : 0;
    }
    // As many as there is room for; of those that were asked for, the ones that are worth least.
    case Asking::hand_power: return (share.powers() > 0 ? 100 : -100) - appraisal_.power_card(card_of(option.about[0]));
    default: return 0;
  }
}

std::uint32_t Habit::number(int n) const {
  const int most = static_cast<int>(prompt_.numbers()) - 1;
  return prompt_.listed + static_cast<std::uint32_t>(std::clamp(n, 0, most));
}

// Whom a text names: a rival to harm, or the one whose Corruption cards count (RNE-CLAR-14).
int Habit::player(Seat seat) const {
  if (prompt_.clause == "RNE-SCN-16"_clause) return Sharing(g_, who_, seat).worth();
  if (g_.battle && g_.is_nemesis(who_)) return static_cast<int>(g_.player(seat).corruption.size());
  return rival(seat);
}

// What a box of the space, or a part of a choice, says.
const Body& Habit::printed(const Option& option) const {
  if (Relic::answer_of(option) == Answer::part) {
    return g_.catalogue.script.blocks[static_cast<std::size_t>(option.amount)].body;
  }
  return g_.catalogue.space(p_.space).boxes[static_cast<std::size_t>(option.amount - 1)];
}

int Habit::evade(CardId card) const {
  return card.valid() ? -appraisal_.fight(g_.card(card).attribute, g_.card(card).value) : 0;
}

int Habit::worth(const Option& option) const {
  const Object about = option.about[0];
  switch (Relic::answer_of(option)) {
    case Answer::character: return about.valid() ? 0 : 1;  // any sheet at first; a new one rather than none
    case Answer::use: return use(option) - 1;              // what is worth nothing is left alone
    case Answer::play: return use(option) - appraisal_.power_card(CardId{about.index});
    case Answer::roll:
    case Answer::number: return die_or_card(option);
    case Answer::clockwise:
    case Answer::counter_clockwise: return walk(option);
    case Answer::step: return appraisal_.is_ready() && SpaceId{about.index} == g_.catalogue.rift ? 1 : -1;
    case Answer::text:
    case Answer::part: return appraisal_.body(printed(option), cause(about));
    case Answer::accept: return accept();
    case Answer::space: return space(SpaceId{about.index});
    case Answer::player: return player(Seat{about.index});
    case Answer::attribute: return attribute(static_cast<What>(about.index));
    case Answer::deck: return appraisal_.strength(static_cast<What>(about.index - static_cast<std::size_t>(Deck::red)));
    case Answer::discard: return discard(about);
    case Answer::take: return take(about);
    case Answer::keep: return appraisal_.mission(CardId{about.index});
    case Answer::buy: return appraisal_.asset(CardId{about.index}) + appraisal_.influence(-option.amount);
    case Answer::done: return done();
    case Answer::forgo: return -option.amount;
    case Answer::fight: return appraisal_.strength(static_cast<What>(about.index));
    case Answer::challenge: return appraisal_.challenge(Seat{about.index});
    case Answer::attack: return appraisal_.attack(Seat{about.index});
    case Answer::cross: return cross(about);
    case Answer::give:
    case Answer::request: return hand(option);
    case Answer::explore: return appraisal_.engage(p_.space);
    case Answer::steal: return steal(about);
    case Answer::evade: return evade(card_of(about));
    case Answer::weapon:
    case Answer::armour: return arms(about);
    case Answer::exchange: return 1;
    case Answer::die: return die(static_cast<std::size_t>(option.amount));
    case Answer::complete: return complete(CardId{about.index});
    case Answer::pass:
    case Answer::walk_on:
    case Answer::end_phase:
    case Answer::decline:
    case Answer::amount:
    case Answer::resolve:
    case Answer::bare:
    case Answer::spend:
    case Answer::lay:
    case Answer::put:
    case Answer::as_character:
    case Answer::as_nemesis:
    case Answer::nemesis:
    case Answer::give_up: return 0;
  }
  return 0;
}

// REL-MISSION-13: offered beside whatever is asked, and afterwards that is asked again. So it is done first or not at
// all.
int Habit::complete(CardId mission) const {
  const Objective* o = payable_objective(g_, who_);
  const int gain = appraisal_.completed_mission() + appraisal_.body(g_.card(mission).reward, cause(of(mission)));
  return o && gain + appraisal_.cost(o->cost) > 0 ? -kImpossible : kImpossible;
}

// REL-TEXT-10: as many as the hand has room for.
std::uint32_t Habit::how_many() const {
  if (prompt_.question.amount == 0) return prompt_.listed;  // infamy: as little as will do
  const int room = std::max(0, power_limit(g_, who_) - static_cast<int>(p_.powers.size()));
  return prompt_.listed + std::min(static_cast<std::uint32_t>(room), prompt_.numbers() - 1);
}

// RNE-SCN-01: enemies on the sheet are in the way of the one who comes there first, which should be somebody else.
bool Habit::lays_trophies() const {
  for (const Seat seat : g_.characters()) {
    if (seat != who_ && rival(seat) > rival(who_) + 60) return true;
  }
  return false;
}

// REL-XP-03, REL-XP-04: whole levels, with as little to spare as can be.
std::uint32_t Habit::spend_trophies() const {
  constexpr int kPoints = 6;
  const int spent = prompt_.question.amount % kPoints;
  int left = spent;
  for (const CardId trophy : p_.trophies) left += g_.card(trophy).value;
  const int wanted = kPoints - spent;
  const Answer way = lays_trophies() ? Answer::lay : Answer::spend;
  std::uint32_t choice = 0;
  int closest = 10'000;
  for (std::uint32_t i = 0; i < options_.size(); ++i) {
    const Answer answer = Relic::answer_of(options_[i]);
    const int value = options_[i].amount;
    // The largest that does not overshoot, or the smallest that does; none if no level comes of it.
    int distance = value <= wanted ? wanted - value : 100 + value;
    const bool gives = answer == Answer::spend || answer == Answer::lay;
    if (!gives || left < kPoints) distance = answer == Answer::done ? 1'000 : 2'000;
    distance = 2 * distance + (answer == way ? 0 : 1);
    options_.note(i, -distance);
    if (distance < closest) {
      closest = distance;
      choice = i;
    }
  }
  return choice;
}

}  // namespace

std::optional<std::uint32_t> Relic::habit(const kernel::Prompt& prompt, kernel::ChanceStream& stream) const {
  if (prompt.is_chance()) return {};
  if (prompt.count() == 1) return 0;
  if (s.phase < Phase::beginnings) return stream.below(prompt.count());
  return Habit(*this, prompt, options_of(prompt), stream).answer();
}

bool weigh(const Relic& g, const kernel::Prompt& prompt, kernel::ChanceStream& stream, std::span<float> worths) {
  if (prompt.is_chance() || g.s.phase < Phase::beginnings) return false;
  const std::uint32_t answer = Habit(g, prompt, {g.options_of(prompt), worths}, stream).answer();
  if (!worths.empty()) kernel::put_first(worths, answer);
  return true;
}

}  // namespace kostka::games::relic
