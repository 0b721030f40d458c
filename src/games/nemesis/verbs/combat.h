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
               say("with all Ammo of the weapon \"{0}\"; half as many Injuries as Ammo are added, even on a miss",
                   "z broni „{0}” całą amunicją; połowa tej amunicji to dodatkowe obrażenia, nawet przy pudle",
                   {d.item(e.item)}));
  }
};

template <>
struct Row<Verb::aimed_shot> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_shoot_here;
  static constexpr auto resolve = effects::aimed_shot;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(
        forms::kShoot, v,
        {"with an Energy weapon; the die may be rerolled once", "z broni energetycznej; rzut można raz powtórzyć"});
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
               {"it at an Intruder in this or a neighbouring Room: it suffers 2 Injuries, every other Intruder there 1 "
                "and every Character there 1 Serious Wound; 2 Eggs lying there are destroyed",
                "nim w intruza w tym lub sąsiednim pomieszczeniu: otrzymuje on 2 obrażenia, każdy inny intruz tam 1 "
                "obrażenie, a każda postać tam 1 głęboką ranę; 2 leżące tam jaja zostają zniszczone"});
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
               {"it into this or a neighbouring Room: a Fire starts, every Intruder there suffers 1 Injury and every "
                "Character there 1 Serious Wound; 1 Egg lying there is destroyed",
                "nim w to lub sąsiednie pomieszczenie: wybucha pożar, każdy intruz tam otrzymuje 1 obrażenie, a każda "
                "postać tam 1 głęboką ranę; 1 leżące tam jajo zostaje zniszczone"});
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
               {"every Intruder next to a neighbouring Room into that Room; those in Combat attack first",
                "do wybranego sąsiedniego pomieszczenia każdego intruza obok niego; intruzi w walce najpierw atakują"});
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
