// Verbs of Combat.
#pragma once

#include "games/nemesis/verbs/row.h"

namespace kostka::games::nemesis::verbs {

template <>
struct Row<Verb::shoot> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_shoot_here;
  static constexpr auto resolve = effects::shoot;
  static Phrase describe(const Describer&, const Effect&, Voice v) { return act(forms::kShoot, v, {"once", "raz"}); }
};

template <>
struct Row<Verb::full_auto> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.item = r.item(); });
  }
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_shoot_here;
  static constexpr auto resolve = effects::full_auto;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return act(forms::kShoot, v,
               say("all Ammo of: {0}; half of it more Injuries, even on a miss",
                   "całą amunicję: {0}; o połowę jej więcej obrażeń, nawet przy pudle", {d.item(e.item)}));
  }
};

template <>
struct Row<Verb::aimed_shot> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_shoot_here;
  static constexpr auto resolve = effects::aimed_shot;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kShoot, v,
               {"with an Energy weapon and may reroll once", "z broni energetycznej, raz możesz przerzucić"});
  }
};

template <>
struct Row<Verb::grenade> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = effects::grenade_targets;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::grenade;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"throw", "throws", "rzucasz", "rzuca", "rzucić"}, v,
               {"it at an Intruder here or next door: 2 Injuries to it, 1 to the others there, a Serious Wound to "
                "Characters there; 2 lying Eggs are destroyed",
                "nim w intruza tutaj lub w sąsiednim pomieszczeniu: 2 obrażenia jemu, 1 pozostałym, głęboka rana dla "
                "postaci; 2 leżące jaja są niszczone"});
  }
};

template <>
struct Row<Verb::molotov> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = effects::molotov_rooms;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::molotov;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"throw", "throws", "rzucasz", "rzuca", "rzucić"}, v,
               {"it here or next door: Fire, 1 Injury to Intruders there, a Serious Wound to Characters there; 1 lying "
                "Egg is destroyed",
                "nim tutaj lub w sąsiednie pomieszczenie: pożar, 1 obrażenie intruzom, głęboka rana dla postaci; 1 "
                "leżące jajo jest niszczone"});
  }
};

template <>
struct Row<Verb::decoy> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = effects::decoy_rooms;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::decoy;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"lure", "lures", "wabisz", "wabi", "zwabić"}, v,
               {"to a neighbouring Room every Intruder next to it; those in Combat attack first",
                "do sąsiedniego pomieszczenia każdego intruza obok niego; intruzi w walce najpierw atakują"});
  }
};

template <>
struct Row<Verb::injure> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::injure;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return enemy_act(forms::kSuffer, v, so_many(e.n, nouns::injury()));
  }
};

template <>
struct Row<Verb::retreat> {
  static constexpr auto read = perhaps_a_word<Word::foam>;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::retreat;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return enemy_act({"retreat", "retreats", "wycofujesz", "wycofuje się", "wycofać się"}, v,
                     {"through a random exit", "losowym wyjściem"});
  }
};

template <>
struct Row<Verb::ignore_attack> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"ignore", "ignores", "ignorujesz", "ignoruje", "zignorować"}, v, {"this attack", "ten atak"});
  }
};

}  // namespace kostka::games::nemesis::verbs
