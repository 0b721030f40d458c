#include "games/karak/content/powers.h"

#include <algorithm>

#include "games/karak/content/nouns.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/reader.h"
#include "script/entry.h"

namespace kostka::games::karak {
namespace {

using kernel::Counted;
using kernel::Diagnostics;
using kernel::Document;
using kernel::Reader;
using kernel::say;
using kernel::Text;
using namespace kernel::literals;
using Buildings = std::vector<Building>;
using Clauses = std::vector<kernel::Clause>;

constexpr std::int64_t kMost = 9;  // no printed number is larger

// What a verb is read with.
struct Reading {
  const Document& node;
  const std::vector<Building>& buildings;
  Powers& powers;
  Diagnostics& diagnostics;

  [[nodiscard]] std::int8_t number() const {
    if (!node.is_int() || node.as_int() < 1 || node.as_int() > kMost) {
      diagnostics.error(node, "expected a number from 1 to " + std::to_string(kMost) + ", found " + describe(node));
      return 1;
    }
    return static_cast<std::int8_t>(node.as_int());
  }
  [[nodiscard]] bool truth() const {
    if (!node.is_bool() || !node.as_bool()) diagnostics.error(node, "expected true, found " + describe(node));
    return true;
  }
};

// One word of the language: it sets a power, and says what an ability with it does.
struct PowerWord {
  std::string_view name;
  void (*read)(const Reading&);
  Text (*describe)(const Powers&, const Buildings&);
  Clauses clauses;
};

template <bool Powers::* Flag>
void read_flag(const Reading& r) {
  r.powers.*Flag = r.truth();
}

template <std::int8_t Powers::* Number>
void read_number(const Reading& r) {
  r.powers.*Number = r.number();
}

void read_reroll(const Reading& r) {
  const std::string which = r.node.is_text() ? r.node.as_text() : std::string();
  if (which == "hero") {
    r.powers.reroll_hero = true;
  } else if (which == "knight") {
    r.powers.reroll_knights = true;
  } else if (which == "archer") {
    r.powers.reroll_archers = true;
  } else {
    r.diagnostics.error(r.node, "expected \"hero\", \"knight\" or \"archer\", found " + describe(r.node));
  }
}

Text describe_reroll(const Powers& p, const Buildings&) {
  if (p.reroll_hero) {
    return {"Once per battle you may re-roll your hero die; the second result stands.",
            "Raz na walkę możesz ponowić rzut swoją kością bohatera; liczy się drugi wynik."};
  }
  const DieKind kind = p.reroll_knights ? DieKind::knight : DieKind::archer;
  return say("Once per battle you may re-roll any number of your {0}; the second results stand.",
             "Raz na walkę możesz ponowić rzut dowolną liczbą swoich {1}; liczą się drugie wyniki.",
             {nouns::die(kind).plural(), nouns::die(kind).plural(kernel::Case::genitive)});
}

void read_recruit(const Reading& r) {
  Reader reader(r.node, r.diagnostics, "recruit");
  r.powers.recruits = reader.one_of<DieKind>("die");
  if (!is_unit(r.powers.recruits) && r.powers.recruits != DieKind::skeleton) {
    reader.error("die", "die: only knights, archers, mages and skeletons can be recruited");
  }
  if (auto price = reader.child_if("price", "price")) {
    for (const Resource resource : kResources) {
      r.powers.recruit_price[resource] =
          static_cast<std::int16_t>(price->integer_or(kernel::enum_name(resource), 0, 0, kMost));
    }
    price->finish();
  }
  if (reader.has("landscape")) {
    r.powers.recruit_landscape = static_cast<std::int8_t>(reader.one_of<Landscape>("landscape"));
  }
  r.powers.recruit_once = reader.flag_or("once_per_turn", false);
  reader.finish();
}

Text describe_recruit(const Powers& p, const Buildings&) {
  const Text where = p.recruit_landscape < 0 ? Text{"on a tile free of monsters", "na płytce bez potworów"}
                                             : say("on a landscape tile {0}", "na płytce krajobrazu {0}",
                                                   {with_landscape(static_cast<Landscape>(p.recruit_landscape))});
  const Text price = p.recruit_price.none() ? Text{} : say(" and {0}", " i {0}", {goods_text(p.recruit_price)});
  const Text limit = p.recruit_once ? Text{" Once per turn.", " Raz na turę."} : Text{};
  return say("{0}, you may spend an action{1} to take 1 {2}. It is not a Train action.{3}",
             "{0} możesz poświęcić akcję{1}, aby wziąć {4}. Nie jest to akcja Szkolenia oddziałów.{3}",
             {capitalise(where), price, nouns::die(p.recruits).singular(), limit,
              counted(1, nouns::die(p.recruits), kernel::Case::accusative)});
}

void read_duplicate(const Reading& r) {
  Reader reader(r.node, r.diagnostics, "duplicate");
  r.powers.duplicate_kept = static_cast<std::int8_t>(reader.integer("kept", 1, kMost));
  r.powers.duplicate_discarded = static_cast<std::int8_t>(reader.integer("discarded", 1, kMost));
  reader.finish();
}

void read_free_building(const Reading& r) {
  const std::string wanted = r.node.is_text() ? r.node.as_text() : std::string();
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < r.buildings.size(); ++i) {
    if (r.buildings[i].id == wanted) r.powers.free_building = BuildingId{i};
    names.push_back(r.buildings[i].id);
  }
  if (!r.powers.free_building.valid()) {
    r.diagnostics.error(r.node, "expected a building, found " + describe(r.node) + kernel::did_you_mean(wanted, names));
  }
}

Text built_name(const Powers& p, const Buildings& buildings) {
  return p.free_building.valid() ? buildings[p.free_building.index()].built : Text{};
}

Text describe_plunder(const Powers&, const Buildings&) {
  return Text{"After a battle you win, take the resources of the tile as if you had gathered.",
              "Po wygranej walce weź z płytki zasoby tak jak w akcji Gromadzenia zasobów."};
}

Text describe_more_tiles(const Powers& p, const Buildings&) {
  return say("When you explore, draw {0} more and choose 1; the rest goes under the stack of its level.",
             "Gdy odkrywasz płytkę, dobierz o {0:acc} więcej i wybierz jedną; resztę połóż pod stosem jej poziomu.",
             {Counted{p.more_tiles, nouns::tile()}});
}

Text describe_more_armies(const Powers& p, const Buildings&) {
  return say("When you draw monster armies, draw {0} more, choose, and return the rest to the bag.",
             "Gdy losujesz armie potworów, wylosuj o {0} więcej, wybierz spośród nich, a resztę wrzuć z powrotem do "
             "woreczka.",
             {p.more_armies});
}

Text describe_heal_for_dead(const Powers& p, const Buildings&) {
  return say("For each of your units that dies in a battle, regain {0}.",
             "Za każdy swój oddział, który ginie w walce, odzyskaj {0:acc}.",
             {Counted{p.heal_for_dead, nouns::life()}});
}

Text describe_cross_chasms(const Powers&, const Buildings&) {
  return Text{"Chasms do not stop you when you move and explore.",
              "Przepaście nie zatrzymują cię podczas ruchu i odkrywania."};
}

Text describe_sure_win(const Powers& p, const Buildings&) {
  if (p.sure_win == 1) {
    return Text{"You beat armies of strength 1 without rolling.", "Armie o sile 1 pokonujesz bez rzutu."};
  }
  return say("You beat armies of strength {0} or less without rolling.",
             "Armie o sile nie większej niż {0} pokonujesz bez rzutu.", {p.sure_win});
}

Text describe_march(const Powers&, const Buildings&) {
  return Text{"Once per turn your move may be 2 tiles over discovered ones; the first must be free of monsters.",
              "Raz na turę możesz w ramach ruchu przejść o 2 odkryte płytki; na pierwszej nie może być potworów."};
}

Text describe_gather_more(const Powers& p, const Buildings&) {
  return say("In each Gather action you take {0} more of one resource that the tile gives.",
             "W każdej akcji Gromadzenia zasobów bierzesz o {0} więcej wybranego zasobu z tej płytki.",
             {p.gather_more});
}

Text describe_long_shot(const Powers&, const Buildings&) {
  return Text{
      "You may fight an army on an adjacent discovered tile from your own, but not over a chasm. If you "
      "win, you may step there; if you lose, you stay.",
      "Możesz ze swojej płytki walczyć z armią na sąsiedniej odkrytej płytce, ale nie przez przepaść. Po "
      "zwycięstwie możesz tam wejść, po porażce zostajesz na miejscu."};
}

Text describe_sneak(const Powers&, const Buildings&) {
  return Text{"You need not fight monster armies on tiles you enter, except the Dark General's.",
              "Nie musisz walczyć z armiami potworów na płytkach, na które wchodzisz. Wyjątkiem jest armia "
              "Mrocznego Generała."};
}

Text describe_duplicate(const Powers& p, const Buildings&) {
  return say("Once per turn, in battle, you may use a Fire Bolt without discarding it (+{0}), or discard it for +{1}.",
             "W walce możesz użyć Ognistego pocisku bez odrzucania go (+{0} do siły ataku) albo odrzucić go za "
             "+{1}. W ten sposób możesz użyć 1 zaklęcia na turę.",
             {p.duplicate_kept, p.duplicate_discarded});
}

Text describe_roar(const Powers& p, const Buildings&) {
  return say(
      "Once per turn, outside battle, you may move 1 monster army of strength {0} or less to another empty "
      "tile on which a city could be built. It is not an action.",
      "Raz na turę, w dowolnym momencie poza walką, możesz przenieść 1 armię potworów o sile nie większej niż "
      "{0} na inną pustą płytkę, na której można wybudować miasto. Nie jest to akcja.",
      {p.roar});
}

Text describe_rage(const Powers& p, const Buildings&) {
  return say("If your hero die shows 2 skulls, add {0} to your attack in this battle.",
             "Jeśli na swojej kości bohatera wyrzucisz 2 czaszki, dodaj w tej walce {0} do siły ataku.", {p.rage});
}

Text describe_hard_head(const Powers&, const Buildings&) {
  return Text{
      "Instead of losing a unit in a battle you may lose 1 life point. You may save as many units as you have "
      "life points.",
      "Zamiast stracić oddział w walce, możesz stracić 1 punkt wytrzymałości. Możesz tak uratować tyle "
      "oddziałów, ile masz punktów wytrzymałości."};
}

Text describe_bonus_on_board(const Powers& p, const Buildings&) {
  return say("Add {0} to your attack against an army that was already on the board.",
             "Atakując armię potworów, która już wcześniej była na planszy, dodaj {0} do siły ataku.",
             {p.bonus_on_board});
}

Text describe_dream(const Powers& p, const Buildings&) {
  return say(
      "Once per turn your move may take you to any wounded hero; then you may heal {0} {0|life point|life "
      "points} of your own and {0} of that hero.",
      "Raz na turę możesz w ramach ruchu przenieść się do dowolnego rannego bohatera; możesz wtedy wyleczyć "
      "{0} {0|własny punkt|własne punkty|własnych punktów} wytrzymałości oraz {0} "
      "{0|punkt|punkty|punktów} tego bohatera.",
      {p.dream});
}

Text describe_free_building(const Powers& p, const Buildings& buildings) {
  return say("When you build your city, you also erect {0} in it free of charge.",
             "Gdy budujesz miasto, wznosisz w nim za darmo {0}.", {built_name(p, buildings)});
}

const std::vector<PowerWord>& vocabulary() {
  static const std::vector<PowerWord> verbs = {
      {"reroll", read_reroll, describe_reroll, {"KAR-BAT-04"_clause}},
      {"plunder", read_flag<&Powers::plunder>, describe_plunder, {"KAR-HERO-02"_clause, "IMP-DUEL-14"_clause}},
      {"more_tiles",
       read_number<&Powers::more_tiles>,
       describe_more_tiles,
       {"KAR-HERO-04"_clause, "KAR-HERO-06"_clause, "KAR-HERO-19"_clause}},
      {"more_armies", read_number<&Powers::more_armies>, describe_more_armies, {"KAR-HERO-05"_clause}},
      {"recruit", read_recruit, describe_recruit, {"KAR-TURN-06"_clause, "IMP-TAX-08"_clause}},
      {"heal_for_dead",
       read_number<&Powers::heal_for_dead>,
       describe_heal_for_dead,
       {"KAR-HERO-09"_clause, "KAR-HERO-10"_clause}},
      {"cross_chasms", read_flag<&Powers::cross_chasms>, describe_cross_chasms, {"KAR-HERO-12"_clause}},
      {"sure_win", read_number<&Powers::sure_win>, describe_sure_win, {"KAR-HERO-13"_clause, "KAR-HERO-14"_clause}},
      {"march", read_flag<&Powers::march>, describe_march, {"KAR-HERO-15"_clause}},
      {"gather_more", read_number<&Powers::gather_more>, describe_gather_more, {"KAR-HERO-16"_clause}},
      {"long_shot", read_flag<&Powers::long_shot>, describe_long_shot, {"KAR-HERO-16"_clause, "KAR-HERO-17"_clause}},
      {"sneak",
       read_flag<&Powers::sneak>,
       describe_sneak,
       {"IMP-ADE-05"_clause, "IMP-ADE-06"_clause, "IMP-ADE-07"_clause}},
      {"duplicate",
       read_duplicate,
       describe_duplicate,
       {"IMP-ARG-01"_clause, "IMP-ARG-02"_clause, "IMP-ARG-03"_clause, "IMP-ARG-08"_clause}},
      {"roar",
       read_number<&Powers::roar>,
       describe_roar,
       {"IMP-ARG-04"_clause, "IMP-ARG-05"_clause, "IMP-ARG-06"_clause, "IMP-ARG-09"_clause}},
      {"rage",
       read_number<&Powers::rage>,
       describe_rage,
       {"IMP-VAL-01"_clause, "IMP-VAL-02"_clause, "IMP-VAL-05"_clause}},
      {"hard_head",
       read_flag<&Powers::hard_head>,
       describe_hard_head,
       {"IMP-VAL-03"_clause, "IMP-VAL-04"_clause, "IMP-VAL-06"_clause}},
      {"bonus_on_board",
       read_number<&Powers::bonus_on_board>,
       describe_bonus_on_board,
       {"IMP-KIR-01"_clause, "IMP-KIR-02"_clause}},
      {"dream",
       read_number<&Powers::dream>,
       describe_dream,
       {"IMP-KIR-03"_clause, "IMP-KIR-04"_clause, "IMP-KIR-05"_clause}},
      {"free_building", read_free_building, describe_free_building, {"IMP-SAI-01"_clause, "IMP-SAI-03"_clause}},
  };
  return verbs;
}

}  // namespace

void read_power(const Document& node, const std::vector<Building>& buildings, Powers& powers, Ability& ability,
                Diagnostics& diagnostics) {
  const PowerWord* verb = script::find_row(node, "power", vocabulary(), diagnostics);
  if (!verb) return;
  verb->read({node.entries()[0].value, buildings, powers, diagnostics});
  ability.text = verb->describe(powers, buildings);
  ability.clauses = verb->clauses;
}

}  // namespace kostka::games::karak
