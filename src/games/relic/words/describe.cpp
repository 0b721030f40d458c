#include "games/relic/words/describe.h"

#include "games/relic/words/describer.h"

namespace kostka::games::relic {
namespace {

using script::sentence;

// `any.X if not(active)` is about another player; the rest of the condition is said.
struct Split {
  Whose whose = Whose::own;
  std::vector<ConditionId> rest;
};

void split(const Script& script, ConditionId id, Split& out) {
  const Condition& c = script.condition(id);
  if (c.holds == Holds::and_) {
    split(script, c.left, out);
    split(script, c.right, out);
  } else if (c.holds == Holds::not_ && script.condition(c.left).holds == Holds::active) {
    out.whose = Whose::another;
  } else {
    out.rest.push_back(id);
  }
}

// "when you win a battle with a character" for the window of any battle and the condition whose.
std::optional<Text> window_of_opponent(Window window, const Condition& c) {
  const Text with = c.what == What::nemesis ? Text{"a nemesis", "nemezis"} : Text{"a character", "postacią"};
  if (window == Window::battle_prepare) {
    return say("when you prepare for a battle with {0}", "podczas przygotowania do walki z {0}", {with});
  }
  if (window == Window::battle_win) return say("when you win a battle with {0}", "gdy wygrasz walkę z {0}", {with});
  if (window == Window::battle_lose) return say("when you lose a battle with {0}", "gdy przegrasz walkę z {0}", {with});
  if (window == Window::battle_tie) {
    return say("when a battle with {0} is tied", "gdy walka z {0} zakończy się remisem", {with});
  }
  return {};  // the window and the condition are said one after the other
}

// "when you gain this card" for the window of any asset and the condition which one; nothing for other conditions.
std::optional<Text> window_of_card(const Describer& d, Window window, const Condition& c) {
  if (c.holds == Holds::vs) return window_of_opponent(window, c);
  if (c.holds != Holds::card) return {};
  if (window == Window::gain_asset) {
    if (c.what == What::this_) return Text{"when you gain this card", "gdy zdobędziesz tę kartę"};
    if (c.what == What::relic) return Text{"when you gain a relic", "gdy zdobędziesz relikwię"};
    if (c.what == What::wargear) return Text{"when you gain a Wargear card", "gdy zdobędziesz kartę Uzbrojenia"};
    return say("when you gain an asset with the trait {0}", "gdy zdobędziesz zasób o cesze {0}", {d.trait(c.trait)});
  }
  if (window == Window::encounter && c.trait.valid()) {
    return say("encounter with the trait {0}", "spotkanie o cesze {0}", {d.trait(c.trait)});
  }
  return {};
}

}  // namespace

Text describe_ability(const Catalogue& catalogue, const Ability& ability, Bearer bearer) {
  const Describer d(catalogue, bearer);
  Split who;
  if (ability.any) {
    who.whose = Whose::anybody;
    if (ability.condition.valid()) split(catalogue.script, ability.condition, who);
    // A Power card is never used against its own player, and what lies on a space has none.
  } else if (ability.condition.valid()) {
    who.rest.push_back(ability.condition);
  }
  if (ability.any && ability.acts_in(Window::play)) who.whose = Whose::another;
  const bool about_other = ability.any && bearer == Bearer::space;
  Voice voice{about_other ? Person::other : Person::you, Mood::indicative, ability.when[0]};

  std::vector<Text> windows;
  windows.reserve(ability.windows);
  for (std::size_t i = 0; i < ability.windows; ++i) windows.push_back(d.window(ability.when[i], who.whose));
  Text text = join_or(windows);
  if (ability.windows == 1 && who.whose == Whose::own && who.rest.size() == 1) {
    if (const auto both = window_of_card(d, ability.when[0], catalogue.script.condition(who.rest[0]))) {
      text = *both;
      who.rest.clear();
    }
  }
  std::vector<Text> conditions;
  conditions.reserve(who.rest.size());
  for (const ConditionId id : who.rest) conditions.push_back(d.condition(id, voice));
  if (!conditions.empty()) {
    text = text + (text.en.empty() ? Text{"if ", "jeśli "} : Text{", if ", ", jeśli "}) + join_and(conditions);
  }
  const bool instruction = ability.when[0] == Window::event || ability.when[0] == Window::encounter ||
                           ability.when[0] == Window::confrontation || ability.when[0] == Window::activate ||
                           ability.when[0] == Window::crisis;
  Text body;
  if (ability.cost.given()) {
    body = Text{"you may ", "możesz "} + d.cost(ability.cost, voice.infinitive()) + d.purpose(ability.body, voice);
  } else if (const auto free = ability.may ? d.infinitive(ability.body, voice) : std::nullopt) {
    body = Text{"you may ", "możesz "} + *free;
  } else if (ability.may) {
    body = Text{"you may do this: ", "możesz zrobić tak: "} + d.sequence(ability.body, voice);
  } else {
    const bool named = about_other && d.all_predicates(ability.body, voice);
    body = (named ? Text{"that player ", conditions.empty() ? "ten gracz " : ""} : Text{}) +
           d.sequence(ability.body, voice);
  }
  if (!text.en.empty()) {
    // A number is set off by a colon; a Polish clause ("gdy ...") by a comma, an adverbial ("na początku tury") by
    // none.
    const bool number = script::is_number(body);
    const bool clause = !conditions.empty() || text.pl.starts_with("gdy");
    text = text + (instruction || number ? Text{": ", ": "} : Text{", ", clause ? ", " : " "});
  }
  text = text + body;
  return sentence(text);
}

Text describe_effects(const Catalogue& catalogue, Body body, Bearer bearer) {
  return sentence(Describer(catalogue, bearer).sequence(body, kPlainVoice));
}

Text describe_in_line(const Catalogue& catalogue, Body body) {
  return sentence(Describer(catalogue).sequence(body, kPlainVoice.within()));
}

Text describe_cost(const Catalogue& catalogue, const Cost& cost) {
  return Describer(catalogue).cost(cost, kPlainVoice);
}

Text describe_condition(const Catalogue& catalogue, ConditionId condition) {
  return Describer(catalogue).condition(condition, kPlainVoice);
}

Text describe_objectives(const Catalogue& catalogue, const Card& mission) {
  std::vector<Text> ways;
  ways.reserve(mission.objectives);
  for (std::size_t i = 0; i < mission.objectives; ++i) {
    ways.push_back(Describer(catalogue).objective(catalogue.objectives[mission.first_objective + i]));
  }
  return sentence(join_or(ways));
}

}  // namespace kostka::games::relic
