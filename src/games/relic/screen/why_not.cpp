#include "games/relic/screen/why_not.h"

#include <algorithm>
#include <optional>

#include "games/relic/content/nouns.h"
#include "games/relic/rules/effects.h"
#include "games/relic/rules/rules.h"
#include "games/relic/screen/risk.h"
#include "games/relic/screen/usual.h"

namespace kostka::games::relic {
namespace {

using kernel::Counted;
using kernel::Object;
using kernel::Prompt;
using kernel::say;
using kernel::Text;

Text costs_more(int price, What what, int have) {
  return say("it costs {0}, you have {1}", "kosztuje {0:acc}, masz {1}", {Counted{price, noun_of(what)}, have});
}

Text lacks(int least, const kernel::Noun& noun, std::size_t have) {
  return say("it takes {0}, you have {1}", "potrzeba {0:gen}, masz {1}",
             {Counted{std::max(least, 1), noun}, static_cast<int>(have)});
}

// REL-GEN-13, REL-INF-03: nothing where the price can be paid.
std::optional<Text> why_too_dear(const Relic& g, const Cost& cost, const Cause& cause) {
  if (!cost.given() || can_pay(g, cause.actor, cost, cause)) return std::nullopt;
  const Player& p = g.player(cause.actor);
  switch (cost.what) {
    case Price::influence: return costs_more(cost.n, What::influence, p.influence);
    case Price::life: return costs_more(cost.n, What::life, p.life);
    case Price::infamy: return costs_more(cost.least, What::infamy, p.infamy);
    case Price::power: return lacks(cost.least, noun_of(What::power), p.powers.size());
    case Price::might: return lacks(cost.least, noun_of(What::might), p.powers.size());
    case Price::less_corruption: return lacks(cost.least, noun_of(What::corruption), p.corruption.size());
    case Price::arsenal: return lacks(cost.least, noun_of(What::arsenal), p.assets.size());
    case Price::asset:
      return lacks(cost.least, noun_of(What::asset),
                   static_cast<std::size_t>(count_assets(g, cause.actor, cost.traits)));
    case Price::trophy: return Text{"you have no trophy that would do", "nie masz odpowiedniego trofeum"};
    case Price::enemy: return Text{"no such enemy is on your space", "na twoim polu nie ma takiego wroga"};
    case Price::this_: return Text{"the card is no longer there", "tej karty już nie ma"};
    case Price::nothing:
    case Price::corruption: break;
  }
  return std::nullopt;
}

Text why_no_gain(const Relic& g, const Effect& e, const Cause& cause) {
  // REL-ATTR-06
  if (e.what == What::life) {
    return say("your Life is {0}, the most there is", "masz {0} życia, więcej się nie da",
               {int{g.player(cause.actor).life}});
  }
  return say("{0} is at its most", "{0}: to już najwyższa wartość", {attribute_noun(e.what).singular()});
}

Text why_no_discard(What what) {
  if (what == What::any || what == What::this_ || what == What::card) return {"you have none", "nie masz takiej"};
  return say("you have no {0} to discard", "nie masz czego odrzucić ({0})", {noun_of(what).singular()});
}

Text why_no_charge(const Relic& g, const Effect& e, const Cause& cause) {
  const CardInPlay* card = g.find(cause.serial);
  if (!card || card->charges == 0) return {"it has no charge left", "nie ma już ładunków"};
  // REL-CHARGE-06
  if (card->spent) return {"a charge of it was spent this turn", "w tej turze wydano już jej ładunek"};
  return why_idle(g, effects::block(g, e), cause);
}

Text why_effect_is_idle(const Relic& g, const Effect& e, const Cause& cause) {
  switch (e.verb) {
    case Verb::gain: return why_no_gain(g, e, cause);
    case Verb::discard: return why_no_discard(e.what);
    case Verb::buy: return costs_more(e.second, What::influence, g.player(cause.actor).influence);
    case Verb::spend_charge: return why_no_charge(g, e, cause);
    case Verb::choose:
    case Verb::may: return why_idle(g, effects::block(g, e), cause);
    case Verb::pay: return why_too_dear(g, e.cost, cause).value_or(Text{});
    // REL-INNER-07
    case Verb::draw:
    case Verb::draw_and_resolve:
      return {"no Threats are drawn in the inner sector", "w wewnętrznym sektorze nie dobiera się zagrożeń"};
    case Verb::take_from_discard:
      return {"the discard pile holds no such card", "na stosie odrzuconych nie ma takiej karty"};
    case Verb::steal: return {"nobody within reach has any", "nikt w zasięgu niczego takiego nie ma"};
    case Verb::add_charge:
      return {"you have no card that takes a charge", "nie masz karty, na którą można położyć ładunek"};
    case Verb::move: return {"there is no space to move to", "nie ma pola, na które można pójść"};
    // REL-INNER-05
    case Verb::move_player:
    case Verb::swap_places:
      return {"nobody who could be moved is in your sector", "w twoim sektorze nie ma kogo przesunąć"};
    case Verb::foe_bonus:
    case Verb::foe_no_explosion: return {"you fight no enemy", "nie walczysz z wrogiem"};
    case Verb::reroll:
    case Verb::change_die: return {"no dice lie there that it could change", "nie leżą kości, które mogłaby zmienić"};
    case Verb::evade: return {"no enemy here can be evaded by it", "nie ma tu wroga, którego pozwala uniknąć"};
    case Verb::chosen_player:
    case Verb::opponent: return {"there is nobody to choose", "nie ma kogo wybrać"};
    default: return {"it would change nothing now", "teraz nic by nie zmieniła"};
  }
}

}  // namespace

Cause cause_in(const Relic& g, Seat who, const Object& source, Window window) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = source;
  cause.window = window;
  if (static_cast<Kind>(source.kind) != Kind::in_play) return cause;
  if (const CardInPlay* card = g.find(source.index)) {
    cause.card = card->card;
    cause.serial = card->serial;
  }
  return cause;
}

Text why_idle(const Relic& g, Body body, const Cause& cause) {
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = g.catalogue.script.begin_of(body)[i];
    const Resolving& row = resolving(e);
    if (!row.possible || row.possible(g, e, cause)) continue;
    if (const Text why = why_effect_is_idle(g, e, cause); !why.en.empty()) return why;
  }
  // What could be done and is refused all the same has been done: the token lies on the sheet.
  if (cause.window == Window::confrontation) return {"your token lies there already", "twój znacznik już tam leży"};
  return {"it would change nothing now", "teraz nic by nie zmieniła"};
}

Text why_unused(const Relic& g, const Prompt& prompt, const Object& source) {
  const auto window = static_cast<Window>(prompt.question.amount);
  const Cause cause = cause_in(g, prompt.seat, source, window);
  const CardInPlay* card = g.find(cause.serial);
  // REL-CHARGE-06
  if (card && card->spent) return {"a charge of it was spent this turn", "w tej turze wydano już jej ładunek"};
  const Abilities* abilities = abilities_in(g, source);
  for (std::size_t i = 0; abilities && i < abilities->count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities->first + i];
    if (!ability.acts_in(window)) continue;
    if (const auto dear = why_too_dear(g, ability.cost, cause)) return *dear;
    if (!possible(g, ability.body, cause)) return why_idle(g, ability.body, cause);
  }
  return {"it would change nothing now", "teraz nic by nie zmieniła"};
}

}  // namespace kostka::games::relic
