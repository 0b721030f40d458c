#include "games/relic/screen/risk.h"

#include <algorithm>

#include "games/relic/rules/effects.h"
#include "games/relic/rules/rules.h"
#include "games/relic/screen/usual.h"
#include "games/relic/words/describe.h"

namespace kostka::games::relic {
namespace {

using kernel::Onward;
using kernel::Prompt;
using kernel::say;
using kernel::Text;

constexpr int kAll = 1000;  // odds are shares of it

// Blocks that are carried out as soon as their price is paid.
bool is_wrapping(Verb verb) { return verb == Verb::pay || verb == Verb::spend_charge; }

// The first effect of this kind that carrying a text out comes to without a further choice; null if there is none.
template <class Kind>
const Effect* first_in(const Relic& g, Body body, Kind kind) {
  const Script& script = g.catalogue.script;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    if (kind(e)) return &e;
    if (!is_wrapping(e.verb) || e.blocks == 0) continue;
    if (const Effect* inside = first_in(g, script.block(e, 0).body, kind)) return inside;
  }
  return nullptr;
}

// REL-TEST-02
std::optional<Risk> risk_of_test(const Relic& g, Seat who, const Effect& test) {
  What attribute = test.what;
  const auto& dials = g.player(who).attributes;
  const auto [lowest, highest] = std::minmax_element(dials.begin(), dials.end());
  if (attribute == What::lowest) attribute = static_cast<What>(lowest - dials.begin());
  if (attribute == What::highest) attribute = static_cast<What>(highest - dials.begin());
  if (attribute != What::level && attribute > What::cunning) return std::nullopt;
  Parts parts;
  add_skill_parts(g, who, attribute, parts);
  const int won = test_odds(sum_of(parts), {}, test.amount.n);
  return Risk{{won, 0, kAll - won}, std::nullopt};
}

// REL-BATTLE-10, REL-BATTLE-11: against an enemy without a card.
std::optional<Risk> risk_of_battle(const Relic& g, Seat who, const Effect& battle) {
  if (battle.what > What::cunning) return std::nullopt;  // the attribute is chosen first, and tells its chance then
  const int foe = battle.amount.n + g.coming_foe_bonus;
  return Risk{battle_odds(sum_of(sums_of(g, who, battle.what).own), {}, foe, {}), foe};
}

// The parts of a text that may be left out, wherever in it they stand.
void collect_offers(const Relic& g, Body body, std::vector<Offer>& offers) {
  const Script& script = g.catalogue.script;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    if (e.verb == Verb::may) {
      const Body inside = script.block(e, 0).body;
      offers.push_back({describe_in_line(g.catalogue, inside), inside});
    }
    for (std::size_t b = 0; b < e.blocks; ++b) collect_offers(g, script.block(e, b).body, offers);
  }
}

// The moments in which a card asks by itself whether it is used (REL-GEN-07); in all others it is chosen in a window.
bool asks_by_itself(const Ability& ability) {
  return ability.acts_in(Window::event) || ability.acts_in(Window::encounter) || ability.acts_in(Window::battle_win) ||
         ability.acts_in(Window::battle_lose) || ability.acts_in(Window::battle_tie) ||
         ability.acts_in(Window::activate);
}

void collect_offers(const Relic& g, const Abilities& abilities, std::vector<Offer>& offers) {
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (ability.may && asks_by_itself(ability)) offers.push_back({ability_text(g, ability), ability.body});
    collect_offers(g, ability.body, offers);
  }
}

// The choice that follows a yes at once; null if anything else may come before it.
const Effect* choice_of(const Relic& g, Body body) {
  const Script& script = g.catalogue.script;
  if (body.count != 1) return nullptr;
  const Effect& e = *script.begin_of(body);
  if (e.verb == Verb::choose) return &e;
  return e.verb == Verb::spend_charge && e.blocks == 1 ? choice_of(g, script.block(e, 0).body) : nullptr;
}

Cause cause_of(const Relic& g, Seat who, Object source) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = source;
  const CardInPlay* card = static_cast<Kind>(source.kind) == Kind::in_play ? g.find(source.index) : nullptr;
  if (!card) return cause;
  cause.card = card->card;
  cause.serial = card->serial;
  return cause;
}

}  // namespace

Text ability_text(const Relic& g, const Ability& ability) {
  Text effects = describe_in_line(g.catalogue, ability.body);
  if (!ability.cost.given()) return effects;
  return say("{0}: {1}", "{0}: {1}", {kernel::capitalise(describe_cost(g.catalogue, ability.cost)), effects});
}

std::optional<Risk> risk_in(const Relic& g, Seat who, Body body) {
  if (g.is_nemesis(who)) return std::nullopt;
  const Effect* risk =
      first_in(g, body, [](const Effect& e) { return e.verb == Verb::test || e.verb == Verb::battle; });
  if (!risk) return std::nullopt;
  return risk->verb == Verb::test ? risk_of_test(g, who, *risk) : risk_of_battle(g, who, *risk);
}

std::optional<Offer> offer_of(const Relic& g, const Prompt& prompt) {
  const Object source = prompt.question.about[0];
  std::vector<Offer> offers;
  if (const Abilities* abilities = abilities_in(g, source)) collect_offers(g, *abilities, offers);
  if (static_cast<Kind>(source.kind) == Kind::space) {
    const Space& space = g.catalogue.spaces[source.index];
    for (std::size_t i = 0; i < space.box_count; ++i) collect_offers(g, space.boxes[i], offers);
  }
  if (static_cast<Kind>(source.kind) == Kind::sheet) {
    collect_offers(g, g.catalogue.sheets[source.index].confrontation, offers);
  }
  if (offers.size() != 1) return std::nullopt;
  return offers[0];
}

std::optional<Body> body_of(const Relic& g, const Prompt& prompt, const Option& option) {
  switch (Relic::answer_of(option)) {
    case Answer::text:
      return g.catalogue.spaces[option.about[0].index].boxes[static_cast<std::size_t>(option.amount) - 1];
    case Answer::part: return g.catalogue.script.blocks[static_cast<std::size_t>(option.amount)].body;
    case Answer::accept: {
      const auto offer = asking_of(prompt) == Asking::whether ? offer_of(g, prompt) : std::nullopt;
      return offer ? std::optional(offer->body) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

std::vector<Onward> ways_of_yes(const Relic& g, const Prompt& prompt) {
  const auto offer = offer_of(g, prompt);
  const Effect* choice = offer ? choice_of(g, offer->body) : nullptr;
  if (!choice) return {};
  const Object source = prompt.question.about[0];
  const Cause cause = cause_of(g, prompt.seat, source);
  std::vector<Onward> ways;
  for (std::size_t i = 0; i < choice->blocks; ++i) {
    const Body body = g.catalogue.script.block(*choice, i).body;
    const Option part{static_cast<std::uint16_t>(Answer::part),
                      static_cast<std::int16_t>(choice->first_block + static_cast<int>(i)),
                      {source, Object{}}};
    // REL-GEN-13
    if (!possible(g, body, cause) || leads_to_nothing(g, prompt.seat, part)) continue;
    Onward way;
    way.label = describe_in_line(g.catalogue, body);
    way.final = true;  // some of them draw cards
    way.answers = {g.option_id(Option{static_cast<std::uint16_t>(Answer::accept), 0, {}}), g.option_id(part)};
    ways.push_back(std::move(way));
  }
  // One way alone is what the choice is answered with by itself.
  if (ways.size() < 2) ways.clear();
  return ways;
}

}  // namespace kostka::games::relic
