#include "games/karak/screen/effects.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "games/karak/content/nouns.h"
#include "games/karak/rules/rules.h"
#include "games/karak/words/items.h"
#include "kernel/language/heading.h"

namespace kostka::games::karak {
namespace {

using kernel::Counted;
using kernel::Prompt;
using kernel::say;
using kernel::Says;
using kernel::Text;

// One thing after the other.
Text together(const Text& first, const Text& second) {
  if (first.en.empty()) return second;
  return second.en.empty() ? first : say("{0}; {1}", "{0}; {1}", {first, second});
}

// A whole sentence, and what else happens as another one.
Text and_also(const Text& sentence, const Text& more) {
  return more.en.empty() ? sentence : say("{0} {1}.", "{0} {1}.", {sentence, kernel::capitalise(more)});
}

// ---- places ---------------------------------------------------------------------------------------------------------

Text gathering_text(const Goods& goods) {
  if (goods.none()) return {"nothing to gather there", "bez zasobów"};
  return say("gives {0}", "daje {0}", {goods_text(goods)});
}

Text lying_text(const Karak& g, HexId where) {
  std::vector<Text> names;
  for (const Lying& lying : g.s.lying) {
    if (lying.hex == where) names.push_back(g.item(lying.item).name);
  }
  return names.empty() ? Text{} : say("here lies: {0}", "leży tu: {0}", {kernel::join_and(names)});
}

Text city_text(const Karak& g, Seat who, HexId where) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].city != where) continue;
    if (Seat{i} == who) return {"your city: build and train", "twoje miasto: budowa i szkolenie"};
    return say("city of {0}", "miasto: {0}", {g.object_name(of(Seat{i}))});
  }
  return {};
}

// What somebody finds on a tile where nobody has to be fought.
Text place_text(const Karak& g, Seat who, HexId where) {
  Text text = city_text(g, who, where);
  // IMP-LAIR-07
  if (g.tile(where).kind == TileKind::lair)
    text = {"another hero is there: no fight", "jest tam inny bohater: bez walki"};
  text = together(text, gathering_text(yield_of(g, where)));
  // IMP-DUEL-01
  const Seat emperor = g.s.emperor;
  if (emperor.valid() && emperor != who && g.conscious(emperor) && g.player(emperor).hex == where)
    text = together(text, {"you can challenge the Emperor", "możesz wyzwać Imperatora"});
  return together(text, lying_text(g, where));
}

// ---- fights ---------------------------------------------------------------------------------------------------------

// KAR-BAT-14, KAR-REW-01: what an army leaves behind.
Text reward_of(const Karak& g, const Army& army) {
  if (army.item.valid()) return g.item(army.item).name;
  return say("{0}", "{0:acc}", {Counted{army.stone, nouns::soul_stone()}});
}

// A lair gives its goods (IMP-LAIR-05), the General his stone and the end of the match.
Text prize_of(const Karak& g, HexId where) {
  std::vector<Text> prizes;
  for (const ArmyId id : g.s.map[where].armies) prizes.push_back(reward_of(g, g.army(id)));
  if (g.s.general == where) {
    prizes.push_back(say("{0}", "{0:acc}", {Counted{g.catalogue.constants.general_stone, nouns::soul_stone()}}));
    prizes.push_back({"the end of the match", "koniec partii"});
  }
  const Tile& tile = g.tile(where);
  if (tile.kind == TileKind::lair && prizes.empty()) return goods_text(tile.lair.spoils);
  return prizes.empty() ? Text{} : kernel::join_and(prizes);
}

// KAR-BAT-10: how often the hero die hurts, and how much.
Text skulls_text(const Karak& g, int more_dice) {
  int hurting = 0, least = std::numeric_limits<int>::max(), most = 0;
  for (const Face& face : g.catalogue.die(DieKind::hero).faces) {
    if (face.skulls == 0) continue;
    ++hurting;
    least = std::min<int>(least, face.skulls);
    most = std::max<int>(most, face.skulls);
  }
  if (hurting == 0) return {};
  const auto faces = static_cast<int>(kFaces);
  const bool whole = faces % hurting == 0;
  const int often = whole ? 1 : hurting, of_all = whole ? faces / hurting : faces;
  const Text life = least == most ? say("−{0} Life", "−{0} wytrzymałości", {most})
                                  : say("−{0} or −{1} Life", "−{0} lub −{1} wytrzymałości", {least, most});
  Text risk = say("{0} in {1}: {2}", "{0} na {1}: {2}", {often, of_all, life});
  if (more_dice == 0) return risk;
  return say("{0}, a skull kills its unit", "{0}, czaszka zabija swój oddział", {risk});
}

bool is_sure(const Karak& g, Seat who, HexId where) {
  const int most = g.powers(who).sure_win;
  if (most == 0 || g.s.general == where) return false;
  if (!g.has_monsters(where)) return g.tile(where).lair.strength <= most;
  const auto& armies = g.s.map[where].armies;
  return std::all_of(armies.begin(), armies.end(), [&](ArmyId a) { return g.army(a).strength <= most; });
}

int units_of(const Karak& g, Seat who) { return g.player(who).troops.units() + g.player(who).troops.skeletons; }

void tell_fight(const Karak& g, Seat who, HexId where, Answer answer, Says& says) {
  if (const Text prize = prize_of(g, where); !prize.en.empty()) says.won = prize;
  // KAR-TURN-08
  const Text ends{"ends your turn", "kończy turę"};
  // KAR-HERO-13
  if (is_sure(g, who, where)) {
    says.effect = together({"a sure win, without a roll", "pewna wygrana, bez rzutu"}, ends);
    return;
  }
  Text effect = together(ends, skulls_text(g, units_of(g, who)));
  // KAR-GEN-04
  if (g.s.general == where)
    effect = together(effect, say("−{0} Life in any case", "−{0} wytrzymałości w każdym razie",
                                  {g.catalogue.constants.general_wound}));
  // IMP-ADE-05
  const bool enters = answer != Answer::fight && answer != Answer::shoot;
  if (enters && g.powers(who).sneak && g.s.general != where)
    effect = together({"you may sneak in without a fight", "możesz zakraść się bez walki"}, effect);
  says.effect = effect;
  // KAR-HERO-16, KAR-BAT-15
  says.lost = answer == Answer::shoot ? Text{"you stay here", "zostajesz tutaj"} : Text{"you retreat", "odwrót"};
}

// ---- exploring ------------------------------------------------------------------------------------------------------

// The strengths that may come out of the bag, the weakest first. What is in it follows from what lies on the table.
std::vector<int> strengths_in_bag(const Karak& g) {
  std::vector<int> strengths;
  for (const auto* part : {&g.s.bag.pool, &g.s.bag.top, &g.s.bag.bottom}) {
    for (const ArmyId id : *part) strengths.push_back(g.army(id).strength);
  }
  std::sort(strengths.begin(), strengths.end());
  return strengths;
}

// KAR-EXPL-04, KAR-EXPL-07: who comes with the tile, and how strong they may be.
Text explore_text(const Karak& g) {
  // KAR-TURN-08
  const Text ends{"a fight ends your turn", "walka kończy turę"};
  if (g.stack_size() == 1) return together({"the Dark General comes", "przychodzi Mroczny Generał"}, ends);
  const int level = g.s.level_one.empty() ? 2 : 1;
  const auto strengths = strengths_in_bag(g);
  const auto armies =
      std::min(static_cast<std::size_t>(g.catalogue.constants.armies[level == 1 ? 0 : 1]), strengths.size());
  if (armies == 0) return {"no army is left to come", "nie ma już armii, która mogłaby przyjść"};
  int least = 0, most = 0;
  for (std::size_t i = 0; i < armies; ++i) {
    least += strengths[i];
    most += strengths[strengths.size() - 1 - i];
  }
  const Text strength = least == most ? say("{0}", "{0}", {least}) : say("{0} to {1}", "{0}–{1}", {least, most});
  if (armies == 1) return together(say("army of strength {0}", "armia o sile {0}", {strength}), ends);
  return together(say("{0} armies, strength {1}", "{0} {0|armia|armie|armii}, siła {1}", {armies, strength}), ends);
}

// Edge 0 is north, then clockwise.
Text edge_text(std::size_t edge) {
  constexpr std::array<std::array<double, 2>, kEdges> kWays = {
      {{0, -1}, {1, -0.6}, {1, 0.6}, {0, 1}, {-1, 0.6}, {-1, -0.6}}};
  return kernel::heading_text(kWays[edge][0], kWays[edge][1]);
}

Text chasms_text(std::uint8_t mask) {
  std::vector<Text> edges;
  for (std::size_t edge = 0; edge < kEdges; ++edge) {
    if ((mask >> edge & 1) != 0) edges.push_back(edge_text(edge));
  }
  if (edges.empty()) return {"no chasm", "bez przepaści"};
  return say("{0|chasm|chasms}: {1}", "{0|przepaść|przepaście|przepaści}: {1}",
             {static_cast<int>(edges.size()), kernel::join_and(edges)});
}

// A tile before it is laid.
Text tile_brief(const Tile& tile) {
  switch (tile.kind) {
    case TileKind::lair:
      return say("{0}, strength {1}; victory gives {2}", "{0}, siła {1}; zwycięstwo daje {2}",
                 {tile.lair.band, tile.lair.strength, goods_text(tile.lair.spoils)});
    case TileKind::rift: return {"all heroes fight for the crown", "wszyscy bohaterowie walczą o koronę"};
    case TileKind::castle: return {};
    case TileKind::landscape: break;
  }
  return say("gives {0}", "daje {0}", {goods_text(tile.yield)});
}

void tell_journey(const Karak& g, const Prompt& prompt, const Option& option, Says& says) {
  const Seat who = prompt.seat;
  const Object about = option.about[0];
  switch (answer_of(option)) {
    case Answer::move:
    case Answer::march:
    case Answer::portal:
    case Answer::shoot:
      if (is_fight(g, who, id_in<HexId>(about))) {
        tell_fight(g, who, id_in<HexId>(about), answer_of(option), says);
      } else {
        says.effect = place_text(g, who, id_in<HexId>(about));
      }
      break;
    case Answer::fight: tell_fight(g, who, g.player(who).hex, Answer::fight, says); break;
    case Answer::sneak: says.effect = Text{"no fight and no reward", "bez walki i bez nagrody"}; break;
    case Answer::explore: says.effect = explore_text(g); break;
    case Answer::step: says.effect = place_text(g, who, id_in<HexId>(about)); break;
    case Answer::stay:
      says.effect = say("you remain at {0}", "twoja płytka: {0}", {g.object_name(of(g.player(who).hex))});
      break;
    case Answer::dream:
      says.effect = say("you come to this hero and may heal both by {0}",
                        "przenosisz się do tego bohatera i możesz uleczyć was o {0}", {g.powers(who).dream});
      break;
    case Answer::rotate: {
      const Tile& tile = g.catalogue.tiles[prompt.question.about[0].index];
      says.effect = chasms_text(turned(tile.chasms, static_cast<unsigned>(option.amount)));
      break;
    }
    // KAR-HERO-04
    case Answer::tile: says.effect = tile_brief(g.catalogue.tiles[about.index]); break;
    // KAR-HERO-05
    case Answer::army:
      says.effect = Text{"the others return to the bag", "pozostałe wracają do woreczka"};
      says.won = reward_of(g, g.army(id_in<ArmyId>(about)));
      break;
    default: break;
  }
}

// ---- actions --------------------------------------------------------------------------------------------------------

// "then you have 3 food and 1 wood": of the kinds that change.
Text stock_text(const Goods& have, const Goods& more) {
  Goods after{};
  for (const Resource r : kResources) {
    if (more[r] != 0) after[r] = static_cast<std::int16_t>(have[r] + more[r]);
  }
  if (after.none()) return {};
  return say("then you have {0}", "wtedy masz {0}", {goods_text(after)});
}

Text tax_text(const Karak& g, Seat who) {
  const int tax = tax_of(g, who);
  if (tax == 0) return {};
  return say("and {0} {0|resource|resources} of tax", "i podatek: {0} {0|zasób|zasoby|zasobów}", {tax});
}

// IMP-BLD-01, IMP-TRN-01: an Emperor's subject gains as well.
Text gift_text(const Karak& g, Seat who) {
  return g.s.emperor == who ? Text{"another hero gets one too", "inny bohater też dostaje jeden"} : Text{};
}

Text army_text(const Karak& g, Seat who, DieKind kind) {
  if (!is_unit(kind)) return {"it takes no room among your units", "nie zajmuje miejsca w limicie oddziałów"};
  return say("then you lead {0} of at most {1}", "wtedy prowadzisz {0} z najwyżej {1}",
             {g.player(who).troops.units() + 1, g.unit_limit(who)});
}

Text more_of(const Karak& g, Seat who, Resource resource, int by) {
  const int wanted = std::max(0, yield_of(g, g.player(who).hex)[resource] + by);
  const int taken = std::min<int>(wanted, g.s.tray[resource]);
  return say("you take {0}, then you have {1}", "bierzesz {0}, wtedy masz {1}",
             {taken, g.player(who).goods[resource] + taken});
}

void tell_gathered(const Karak& g, Seat who, Says& says) {
  const Goods yield = yield_of(g, g.player(who).hex);
  const auto kinds = std::count_if(kResources.begin(), kResources.end(), [&](Resource r) { return yield[r] > 0; });
  const int more = g.powers(who).gather_more;
  const int less = g.s.plague == who ? g.catalogue.constants.plague_gather : 0;
  if (kinds > 1 && more > 0) {
    says.effect = say("and {0} more of a kind you choose", "i jeszcze {0} wybranego rodzaju", {more});
  } else if (kinds > 1 && less > 0) {
    says.effect = say("less {0} of a kind you choose: the Plague", "bez {0} wybranego rodzaju: zaraza", {less});
  } else if (more > 0) {
    says.effect =
        say("{0} of the tile and {1} by your ability", "{0} z płytki i {1} dzięki umiejętności", {yield.total(), more});
  } else if (less > 0) {
    says.effect =
        say("{0} of the tile, {1} less by the Plague", "{0} z płytki, o {1} mniej przez zarazę", {yield.total(), less});
  } else {
    Goods taken = yield;
    for (const Resource r : kResources) taken[r] = std::min(taken[r], g.s.tray[r]);
    says.effect = stock_text(g.player(who).goods, taken);
  }
}

void tell_healed(const Karak& g, Seat who, Says& says) {
  const Player& p = g.player(who);
  const bool plagued = g.s.plague == who;
  const int points = plagued ? g.catalogue.constants.plague_heal : g.catalogue.constants.heal;
  const int life = std::min(points, g.most_life(who) - p.life);
  Text effect;
  if (life > 0)
    effect =
        say("+{0} Life, to {1} of {2}", "+{0} do wytrzymałości, do {1} z {2}", {life, p.life + life, g.most_life(who)});
  if (plagued) effect = together(effect, {"the Plague is gone", "koniec zarazy"});
  says.effect = effect;
}

void tell_action(const Karak& g, Seat who, const Option& option, Says& says) {
  const Object about = option.about[0];
  switch (answer_of(option)) {
    case Answer::gather: tell_gathered(g, who, says); break;
    case Answer::heal: tell_healed(g, who, says); break;
    case Answer::city:
      says.effect = together(
          {"your only city, for good: build and train here", "twoje jedyne miasto, na stałe: tu budujesz i szkolisz"},
          tax_text(g, who));
      break;
    case Answer::build:
      says.effect = and_also(describe_effect(g.building(id_in<BuildingId>(about))),
                             together(tax_text(g, who), gift_text(g, who)));
      break;
    case Answer::train:
      says.effect = together(army_text(g, who, die_in(about)), together(tax_text(g, who), gift_text(g, who)));
      break;
    case Answer::recruit: {
      const Goods& price = g.powers(who).recruit_price;
      const Text cost = price.none() ? Text{"costs nothing but the action", "kosztuje tylko akcję"}
                                     : say("costs {0}", "kosztuje {0}", {goods_text(price)});
      says.effect = together(cost, army_text(g, who, die_in(about)));
      break;
    }
    case Answer::take_resource: says.effect = more_of(g, who, resource_in(about), option.amount); break;
    case Answer::pay_tax:
      says.effect = say("you keep {0}", "zostaje ci {0}", {g.player(who).goods[resource_in(about)] - 1});
      break;
    case Answer::gift_building:
      says.effect = Text{"stands there at once and costs nothing", "staje tam od razu i nic nie kosztuje"};
      break;
    case Answer::gift_unit:
      says.effect = Text{"it comes from the tray, not from your army", "pochodzi z podajnika, nie z twojej armii"};
      break;
    case Answer::take_unit: says.effect = army_text(g, who, die_in(about)); break;
    default: break;
  }
}

// ---- cards ----------------------------------------------------------------------------------------------------------

Text used_up() { return {"then the spell is gone", "potem zaklęcie przepada"}; }

Text blessing_text(const kernel::Question& question) {
  const bool in_battle = static_cast<Asking>(question.kind) == Asking::blessing && question.amount > 0;
  const Text unit{"you take any 1 unit from the tray", "bierzesz z podajnika 1 dowolny oddział"};
  const Text first = in_battle
                         ? say("{0} {0|skull does|skulls do} nothing",
                               "{0} {0|czaszka nie działa|czaszki nie działają|czaszek nie działa}", {question.amount})
                         : unit;
  return together(in_battle ? together(first, unit) : first, used_up());
}

void tell_card(const Karak& g, const Prompt& prompt, const Option& option, Says& says) {
  const Seat who = prompt.seat;
  const Object about = option.about[0], also = option.about[1];
  switch (answer_of(option)) {
    case Answer::pick_up:
    case Answer::drop: says.effect = describe_effect(g.item(id_in<ItemId>(about))); break;
    case Answer::swap: says.effect = describe_effect(g.item(id_in<ItemId>(also))); break;
    case Answer::give_back:
      says.effect =
          Text{"you get nothing for it but room for another", "dostajesz za to tylko miejsce na inny oddział"};
      break;
    case Answer::heal_spell: {
      const Player& p = g.player(who);
      const int life = std::min<int>(g.item(id_in<ItemId>(about)).heal, g.most_life(who) - p.life);
      says.effect = together(say("+{0} Life, to {1} of {2}", "+{0} do wytrzymałości, do {1} z {2}",
                                 {life, p.life + life, g.most_life(who)}),
                             used_up());
      break;
    }
    case Answer::bless: says.effect = blessing_text(prompt.question); break;
    // IMP-ARG-04
    case Answer::roar:
      says.effect = Text{"it flees to a tile you choose, once a turn", "ucieka na wybraną płytkę, raz na turę"};
      break;
    case Answer::roar_to: {
      const int strength =
          g.strength_on(id_in<HexId>(about)) + g.army(id_in<ArmyId>(prompt.question.about[0])).strength;
      says.effect = say("then strength {0} waits there", "wtedy czeka tam siła {0}", {strength});
      break;
    }
    // IMP-DUEL-08, IMP-DUEL-09
    case Answer::challenge:
      says.effect = together({"ends your turn, equal sums are yours", "kończy turę, przy remisie wygrywasz"},
                             skulls_text(g, units_of(g, who)));
      says.won =
          say("the crown, {0}, and {1}", "korona, {0}, oraz {1}",
              {Counted{g.catalogue.constants.crown, nouns::point()}, goods_text(g.catalogue.constants.accession)});
      says.lost = Text{"nothing more", "nic więcej"};
      break;
    case Answer::heal_both: {
      const auto gain = [&](Seat seat) {
        return std::min<int>(g.powers(who).dream, g.most_life(seat) - g.player(seat).life);
      };
      says.effect = say("+{0} Life for you, +{1} for the other",
                        "+{0} wytrzymałości dla ciebie, +{1} dla tego bohatera", {gain(who), gain(id_in<Seat>(about))});
      break;
    }
    case Answer::heal_nobody:
      says.effect = Text{"neither of you regains Life", "nikt nie odzyskuje wytrzymałości"};
      break;
    default: break;
  }
}

// ---- battle ---------------------------------------------------------------------------------------------------------

// "your sum stays 4, 1 short of 5"
Text standing_text(const Karak& g, int sum) {
  const int goal = g.battle == nullptr ? 0 : g.battle->goal;
  if (goal == 0) return say("your sum is {0}", "twoja suma to {0}", {sum});
  if (sum >= goal) return say("{0} of {1}: won", "{0} z {1}: wygrana", {sum, goal});
  return say("{0} of {1}: {2} short, lost", "{0} z {1}: brakuje {2}, przegrana", {sum, goal, goal - sum});
}

Text roll_text(const Karak& g, Says& says) {
  const Battle& b = *g.battle;
  // KAR-BAT-04: dice chosen to be rolled again.
  if (!b.dice.empty()) return {"the new faces stand", "obowiązuje nowy wynik"};
  int dice = 0;
  for (const std::int8_t each : b.army) dice += each;
  Text count = say("{0} {0|die|dice}", "{0} {0|kość|kości|kości}", {dice});
  says.lost = skulls_text(g, dice - 1);
  if (b.goal == 0) return count;
  const int needed = std::max(0, b.goal - sum_of(g, b));
  return say("{0}, {1} {1|sword|swords} needed", "{0}, {1|potrzebny|potrzebne|potrzeba} {1} {1|miecz|miecze|mieczy}",
             {count, needed});
}

Text reroll_text(const Karak& g, DieKind kind) {
  if (kind == DieKind::time_lord) {
    return {"any of your other dice again, once; the new faces stand",
            "dowolne inne kości jeszcze raz; obowiązuje nowy wynik"};
  }
  std::vector<Text> faces;
  for (const RolledDie& die : g.battle->dice) {
    if (die.kind == kind) faces.push_back(face_text(g.catalogue.face(die.kind, die.face)));
  }
  return together(say("now: {0}", "teraz: {0}", {kernel::join_and(faces)}),
                  {"the new face stands", "obowiązuje nowy wynik"});
}

Text kept_text(const Karak& g, const kernel::Question& question) {
  if (static_cast<Asking>(question.kind) != Asking::blessing) return standing_text(g, sum_of(g, *g.battle));
  if (question.amount == 0) return {"you keep the spell", "zachowujesz zaklęcie"};
  return say("{0} {0|skull strikes|skulls strike}, you keep the spell",
             "{0} {0|czaszka działa|czaszki działają|czaszek działa}, zachowujesz zaklęcie", {question.amount});
}

Text done_text(const Karak& g, const kernel::Question& question) {
  switch (static_cast<Asking>(question.kind)) {
    case Asking::build_more: return {"nothing else is built now", "teraz nic więcej nie powstaje"};
    case Asking::train_more: return {"nobody else is trained now", "teraz nikogo więcej nie szkolisz"};
    case Asking::spells: return standing_text(g, sum_of(g, *g.battle));
    default: return {};
  }
}

void tell_bolt(const Karak& g, const Option& option, Says& says) {
  const Powers& powers = g.powers_in(*g.battle);
  const Answer answer = answer_of(option);
  const int strength = answer == Answer::bolt        ? g.item(id_in<ItemId>(option.about[0])).bolt
                       : answer == Answer::bolt_kept ? powers.duplicate_kept
                                                     : powers.duplicate_discarded;
  says.effect = together(standing_text(g, sum_of(g, *g.battle) + strength),
                         answer == Answer::bolt_kept ? Text{"you keep the spell", "zachowujesz zaklęcie"} : used_up());
}

void tell_battle(const Karak& g, const Prompt& prompt, const Option& option, Says& says) {
  const Object about = option.about[0];
  switch (answer_of(option)) {
    case Answer::leave_out:
      says.effect = Text{"it is safe and adds no swords", "jest bezpieczna i nie dodaje mieczy"};
      break;
    case Answer::roll: says.effect = roll_text(g, says); break;
    case Answer::reroll: says.effect = reroll_text(g, die_in(about)); break;
    case Answer::reroll_die: says.effect = Text{"is rolled again", "rzucasz nią jeszcze raz"}; break;
    case Answer::keep: says.effect = kept_text(g, prompt.question); break;
    // KAR-PLG-04
    case Answer::plague:
      says.effect = say("no abilities, gathers {0} less and heals {1} at most, until healed",
                        "bez umiejętności, zbiera o {0} mniej i leczy najwyżej {1}, aż się uleczy",
                        {g.catalogue.constants.plague_gather, g.catalogue.constants.plague_heal});
      break;
    case Answer::betray: says.effect = Text{"takes your Time Lord die", "zabiera twoją kość Pana Czasu"}; break;
    case Answer::shield:
      says.effect = die_in(about) == DieKind::hero
                        ? Text{"you lose 1 Life less", "tracisz o 1 punkt wytrzymałości mniej"}
                        : Text{"this unit survives", "ten oddział przeżywa"};
      break;
    case Answer::no_shield: says.effect = Text{"all skulls strike", "działają wszystkie czaszki"}; break;
    // IMP-VAL-06
    case Answer::save_unit: {
      const int left = g.player(prompt.seat).life - 1;
      says.effect = left > 0 ? say("the unit survives, you keep {0}", "oddział przeżywa, zostaje ci {0}",
                                   {Counted{left, nouns::life()}})
                             : Text{"the unit survives, you fall unconscious", "oddział przeżywa, tracisz przytomność"};
      break;
    }
    case Answer::let_die: says.effect = Text{"all others with a skull die", "pozostałe z czaszką giną"}; break;
    case Answer::done: says.effect = done_text(g, prompt.question); break;
    case Answer::bolt:
    case Answer::bolt_kept:
    case Answer::bolt_doubled: tell_bolt(g, option, says); break;
    default: break;
  }
}

}  // namespace

bool is_fight(const Karak& g, Seat who, HexId where) {
  return g.has_monsters(where) || (g.tile(where).kind == TileKind::lair && !g.someone_else_on(where, who));
}

void tell_effect(const Karak& g, const Prompt& prompt, const Option& option, Says& says) {
  if (answer_of(option) == Answer::hero) {
    const Hero& hero = g.catalogue.heroes[option.about[0].index];
    says.effect = say("{0}, {1}", "{0}, {1}", {hero.abilities[0].name, hero.abilities[1].name});
    return;
  }
  tell_journey(g, prompt, option, says);
  tell_action(g, prompt.seat, option, says);
  tell_card(g, prompt, option, says);
  if (g.battle != nullptr || answer_of(option) == Answer::done) tell_battle(g, prompt, option, says);
  if (says.effect && says.effect->en.empty()) says.effect.reset();
}

}  // namespace kostka::games::karak
