#include "games/karak/screen/says.h"

#include <algorithm>
#include <cstdlib>

#include "games/karak/content/nouns.h"
#include "games/karak/rules/rules.h"
#include "games/karak/screen/effects.h"
#include "games/karak/screen/onward.h"

namespace kostka::games::karak {
namespace {

using kernel::Counted;
using kernel::Role;
using kernel::say;
using kernel::Says;
using kernel::Text;

Role role_of(const Karak& g, Seat who, const Option& option) {
  switch (answer_of(option)) {
    case Answer::hero:
    case Answer::rotate:
    case Answer::tile:
    case Answer::army:
    case Answer::sneak:
    case Answer::heal:
    case Answer::gather:
    case Answer::city:
    case Answer::build:
    case Answer::train:
    case Answer::recruit:
    case Answer::leave_out:
    case Answer::reroll_die:
    case Answer::plague:
    case Answer::betray:
    case Answer::take_resource:
    case Answer::pay_tax:
    case Answer::gift_building:
    case Answer::gift_unit:
    case Answer::take_unit:
    case Answer::heal_both:
    case Answer::roar_to: return Role::act;
    case Answer::move:
    case Answer::march:
    case Answer::portal: return is_fight(g, who, id_in<HexId>(option.about[0])) ? Role::fight : Role::move;
    case Answer::explore:
    case Answer::dream:
    case Answer::step: return Role::move;
    case Answer::fight:
    case Answer::shoot:
    case Answer::challenge: return Role::fight;
    case Answer::pick_up:
    case Answer::swap:
    case Answer::heal_spell:
    case Answer::bless:
    case Answer::roar:
    case Answer::reroll:
    case Answer::shield:
    case Answer::save_unit:
    case Answer::bolt:
    case Answer::bolt_kept:
    case Answer::bolt_doubled: return Role::card;
    case Answer::give_back:
    case Answer::drop: return Role::give_away;
    case Answer::roll: return Role::roll;
    case Answer::done:
    case Answer::pass:
    case Answer::stay:
    case Answer::keep:
    case Answer::no_shield:
    case Answer::let_die:
    case Answer::heal_nobody: return Role::pass;
    case Answer::end: return Role::end_turn;
  }
  return Role::act;
}

// ---- acts -----------------------------------------------------------------------------------------------------------

void tell_gather(const Karak& g, Seat who, Says& says) {
  says.why_not = yield_of(g, g.player(who).hex).none()
                     ? Text{"this tile gives nothing", "ta płytka nic nie daje"}
                     : Text{"the tray has none left of what it gives", "w podajniku nie ma już tego, co daje"};
}

void tell_heal(const Karak& g, Seat who, Says& says) {
  const Player& p = g.player(who);
  says.why_not =
      say("you have full Life, {0} of {1}", "masz pełną wytrzymałość: {0} z {1}", {p.life, g.most_life(who)});
  if (g.has_monsters(p.hex)) says.why_not = Text{"there are monsters on your tile", "na twojej płytce są potwory"};
}

Text short_of(const Goods& have, const Goods& price) {
  Goods missing{};
  for (const Resource r : kResources) {
    missing[r] = static_cast<std::int16_t>(std::max(0, price[r] - have[r]));
  }
  return missing.none() ? Text{} : say("missing: {0}", "brakuje: {0}", {goods_text(missing)});
}

void tell_price(const Karak& g, Seat who, const Goods& price, Says& says, Text otherwise) {
  Text missing = short_of(g.player(who).goods, price);
  says.why_not = missing.en.empty() ? std::move(otherwise) : std::move(missing);
}

void tell_city(const Karak& g, Seat who, Says& says) {
  const Player& p = g.player(who);
  const Text here = p.city.valid()                  ? Text{"you have a city already", "masz już miasto"}
                    : !g.buildable(p.hex)           ? Text{"no city can stand here", "tu nie może stać miasto"}
                    : g.someone_else_on(p.hex, who) ? Text{"another hero stands here", "stoi tu inny bohater"}
                                                    : Text{"the tax cannot be paid", "nie wystarczy na podatek"};
  tell_price(g, who, g.catalogue.constants.city, says, here);
  if (p.city.valid()) says.why_not = here;
}

void tell_building(const Karak& g, Seat who, BuildingId id, Says& says) {
  const bool built = g.player(who).buildings.contains(id);
  tell_price(g, who, g.building(id).cost, says, {"the tax cannot be paid", "nie wystarczy na podatek"});
  if (built) says.why_not = Text{"you have built it already", "masz już ten budynek"};
}

void tell_training(const Karak& g, Seat who, DieKind kind, Says& says) {
  const auto& buildings = g.player(who).buildings;
  const bool trains =
      std::any_of(buildings.begin(), buildings.end(), [&](BuildingId b) { return g.building(b).trains == kind; });
  tell_price(g, who, g.catalogue.die(kind).price, says, {"the tax cannot be paid", "nie wystarczy na podatek"});
  if (!trains) {
    says.why_not = Text{"your city lacks the building for it", "w twoim mieście brak odpowiedniego budynku"};
  } else if (g.room(who) <= 0) {
    says.why_not = say("no room: you lead {0} of {0}", "brak miejsca: prowadzisz {0} z {0}", {g.unit_limit(who)});
  } else if (g.s.tray_dice[kind] == 0) {
    says.why_not = Text{"the tray has none left", "w podajniku już ich nie ma"};
  }
}

void tell_recruiting(const Karak& g, Seat who, Says& says) {
  const Powers& powers = g.powers(who);
  const bool landscape =
      powers.recruit_landscape < 0 || g.tile(g.player(who).hex).has(static_cast<Landscape>(powers.recruit_landscape));
  if (!landscape) {
    says.why_not = Text{"not on this landscape", "nie na takim terenie"};
  } else if (powers.recruit_once && g.s.recruit_used) {
    says.why_not = Text{"once a turn, and it is done", "raz na turę, a to już się stało"};
  } else if (g.s.tray_dice[powers.recruits] == 0) {
    says.why_not = Text{"the tray has none left", "w podajniku już ich nie ma"};
  } else if (g.room(who) <= 0) {
    says.why_not = say("no room: you lead {0} of {0}", "brak miejsca: prowadzisz {0} z {0}", {g.unit_limit(who)});
  } else {
    tell_price(g, who, powers.recruit_price, says, {"it cannot be paid", "nie wystarczy na zapłatę"});
  }
}

// IMP-BLE-09
void tell_blessing(const Karak& g, Seat who, Says& says) {
  says.why_not = g.room(who) <= 0
                     ? say("no room: you lead {0} of {0}", "brak miejsca: prowadzisz {0} z {0}", {g.unit_limit(who)})
                     : Text{"the tray has no unit left", "w podajniku nie ma już oddziałów"};
}

// KAR-MOVE-01, KAR-MOVE-02: how far a tile is, over discovered tiles, or what lies between.
Text why_not_there(const Karak& g, Seat who, HexId there) {
  const Hex &from = g.s.map[g.player(who).hex], &to = g.s.map[there];
  const int q = to.q - from.q, r = to.r - from.r;
  const int tiles = std::max({std::abs(q), std::abs(r), std::abs(q + r)});
  if (tiles <= 1) return {"a chasm lies between", "dzieli was przepaść"};
  return say("{0} {0|tile|tiles} away, a move is 1", "{0} {0|pole|pola|pól} stąd, ruch to 1", {tiles});
}

// ---- windows --------------------------------------------------------------------------------------------------------

// KAR-BAT-04: with the battle won and no skull on the table another roll can only spoil it.
bool rerolls_are_idle(const Karak& g) {
  if (g.battle == nullptr || g.battle->goal == 0 || sum_of(g, *g.battle) < g.battle->goal) return false;
  return std::none_of(g.battle->dice.begin(), g.battle->dice.end(), [&](const RolledDie& die) {
    const Face& face = g.catalogue.face(die.kind, die.face);
    return face.skulls > 0 || face.symbol != Symbol::none;
  });
}

// KAR-TURN-09: at the end of all slots nothing is left but to give things away.
bool only_gives_away(const Karak& g, const kernel::Prompt& prompt) {
  const auto options = g.options_of(prompt);
  return std::all_of(options.begin(), options.end(),
                     [](const Option& o) { return answer_of(o) == Answer::end || answer_of(o) == Answer::give_back; });
}

void tell_end(const Karak& g, const kernel::Prompt& prompt, Says& says) {
  const int left = g.s.slots - g.s.slot + 1;
  if (left > 0) {
    says.unused = say("{0} unused", "niewykorzystane: {0}", {Counted{left, nouns::action()}});
  } else {
    says.usual = only_gives_away(g, prompt);
  }
}

void tell_pass(const Karak& g, const kernel::Prompt& prompt, Says& says) {
  const auto asking = static_cast<Asking>(prompt.question.kind);
  says.window = g.question_id(prompt.question);
  says.usual = asking == Asking::rerolls && rerolls_are_idle(g);
  if (asking == Asking::slot) {
    says.window.clear();
    says.effect = Text{"you may move again at once", "możesz od razu ruszyć dalej"};
  }
}

}  // namespace

Goods goods_gathered(const Karak& g, Seat who) {
  Goods goods = yield_of(g, g.player(who).hex);
  const auto kinds = std::count_if(kResources.begin(), kResources.end(), [&](Resource r) { return goods[r] > 0; });
  const int more = g.powers(who).gather_more - (g.s.plague == who ? g.catalogue.constants.plague_gather : 0);
  for (const Resource r : kResources) {
    if (goods[r] == 0) continue;
    const int wanted = kinds == 1 ? std::max(0, goods[r] + more) : goods[r];
    goods[r] = static_cast<std::int16_t>(std::min<int>(wanted, g.s.tray[r]));
  }
  return goods;
}

Says says_of(const Karak& g, const kernel::Prompt& prompt, const Option& option) {
  const Seat who = prompt.seat;
  const Object about = option.about[0];
  Says says;
  says.role = role_of(g, who, option);
  if (says.role == Role::pass) tell_pass(g, prompt, says);
  if (static_cast<Asking>(prompt.question.kind) == Asking::slot) says.onward = ways_on(g, prompt, option);
  tell_effect(g, prompt, option, says);
  switch (answer_of(option)) {
    case Answer::move:
    case Answer::march:
    case Answer::portal:
    case Answer::shoot: says.why_not = why_not_there(g, who, id_in<HexId>(about)); break;
    case Answer::explore:
      says.why_not = g.stack_size() == 0 ? Text{"no tiles are left", "nie ma już płytek"}
                                         : Text{"a chasm lies between", "dzieli was przepaść"};
      break;
    case Answer::gather: tell_gather(g, who, says); break;
    case Answer::heal: tell_heal(g, who, says); break;
    case Answer::city: tell_city(g, who, says); break;
    case Answer::build: tell_building(g, who, id_in<BuildingId>(about), says); break;
    case Answer::train: tell_training(g, who, die_in(about), says); break;
    case Answer::recruit: tell_recruiting(g, who, says); break;
    case Answer::heal_spell:
      says.why_not = say("you have full Life, {0} of {1}", "masz pełną wytrzymałość: {0} z {1}",
                         {g.player(who).life, g.most_life(who)});
      break;
    case Answer::bless: tell_blessing(g, who, says); break;
    case Answer::roar:
      says.why_not = say("strength {0}, your roar drives off at most {1}", "siła {0}, ryk przepędza najwyżej {1}",
                         {g.army(id_in<ArmyId>(option.about[1])).strength, g.powers(who).roar});
      break;
    case Answer::hero: says.why_not = Text{"somebody else plays this hero", "tym bohaterem gra ktoś inny"}; break;
    case Answer::dream: says.why_not = Text{"that hero has full Life", "ten bohater ma pełną wytrzymałość"}; break;
    case Answer::rotate:
      says.why_not = Text{"a chasm would bar the way you come from", "przepaść zagrodziłaby drogę, którą przychodzisz"};
      break;
    case Answer::end: tell_end(g, prompt, says); break;
    default: break;
  }
  return says;
}

}  // namespace kostka::games::karak
