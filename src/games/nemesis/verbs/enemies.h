// Verbs about enemies.
#pragma once

#include "games/nemesis/verbs/row.h"

namespace kostka::games::nemesis::verbs {

template <>
struct Row<Verb::become> {
  static constexpr auto read = only_a_species;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_become;
  static constexpr auto resolve = effects::become;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const kernel::Noun& noun = nouns::enemy(e.species);
    return enemy_act({"become", "becomes", "zmieniasz się", "zmienia się", "zmienić się"}, v,
                     say("{0}", "w {1:acc}", {d.one(e.species), noun}));
  }
};

template <>
struct Row<Verb::surprise> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::surprise;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return enemy_act({"make", "makes", "wykonujesz", "wykonuje", "wykonać"}, v,
                     {"a Surprise Attack", "atak z zaskoczenia"});
  }
};

template <>
struct Row<Verb::summon> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::summon;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"a token is drawn from the bag and its figure appears here",
                 "dobierany jest żeton z kolonii, a jego figurka pojawia się tutaj"});
  }
};

template <>
struct Row<Verb::spawn> {
  static constexpr auto read = only_a_species;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::spawn;
  static Phrase describe(const Describer& d, const Effect& e, Voice) {
    return fact(say("{0} appears here", "tutaj pojawia się {1}", {d.one(e.species), nouns::enemy(e.species)}));
  }
};

template <>
struct Row<Verb::carcass> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::carcass;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"an Intruder Carcass is put here", "tutaj trafiają zwłoki intruza"});
  }
};

template <>
struct Row<Verb::leave> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::leave;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return enemy_act({"leave", "leaves", "opuszczasz", "opuszcza", "opuścić"}, v,
                     {"the ship; its token returns to the bag", "planszę, a jego żeton wraca do kolonii"});
  }
};

template <>
struct Row<Verb::hunt> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::hunt;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return enemy_act({"move", "moves", "przechodzisz", "przechodzi", "przejść"}, v,
                     {"to a neighbouring Room with a Character (of several, the one with the lowest number)",
                      "do sąsiedniego pomieszczenia z postacią (z kilku do tego o najniższym numerze)"});
  }
};

template <>
struct Row<Verb::chase> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = effects::chase_rooms;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::chase;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return enemy_act({"move", "moves", "przechodzisz", "przechodzi", "przejść"}, v,
                     {"to a neighbouring Room with a Character", "do sąsiedniego pomieszczenia z postacią"});
  }
};

template <>
struct Row<Verb::scavenge> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::scavenge;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return enemy_act({"move", "moves", "przechodzisz", "przechodzi", "przejść"}, v,
                     {"to a neighbouring Room with a Heavy Object (of several, the one with the lowest number)",
                      "do sąsiedniego pomieszczenia z ciężkim obiektem (z kilku do tego o najniższym numerze)"});
  }
};

template <>
struct Row<Verb::pack_hunt> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = effects::pack_rooms;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::pack_hunt;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"all Intruders of one Room that are not in Combat move to one neighbouring Room",
                 "wszyscy intruzi z jednego pomieszczenia, którzy są poza walką, przechodzą do jednego sąsiedniego"});
  }
};

template <>
struct Row<Verb::mend> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_mend;
  static constexpr auto resolve = effects::mend;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (e.n == kAll)
      return enemy_act({"lose", "loses", "tracisz", "traci", "stracić"}, v,
                       {"all its Injuries", "wszystkie obrażenia"});
    return enemy_act({"lose", "loses", "tracisz", "traci", "stracić"}, v,
                     counted(e.n, nouns::injury(), Case::accusative));
  }
};

template <>
struct Row<Verb::hatching> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::hatching;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact(
        {"1 Egg leaves the board; each Character in the Nest without Action cards gets a Larva, and if none did, a "
         "Larva token is added to the bag",
         "z planszy znika 1 jajo; każda postać w Gnieździe bez kart akcji otrzymuje larwę, a jeśli żadna nie "
         "otrzymała, do kolonii trafia żeton larwy"});
  }
};

template <>
struct Row<Verb::reawaken> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::reawaken;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact(
        {"in each Room with lying Carcasses one of them becomes a Shambler; Shamblers in a Room with a "
         "Character attack",
         "w każdym pomieszczeniu z leżącymi zwłokami intruza jedne z nich zmieniają się w powłóczącego; "
         "powłóczący w pomieszczeniach z postacią atakują"});
  }
};

template <>
struct Row<Verb::prowl> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::prowl;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact(
        {"the Butcher, if no Character is in its Room, comes to the first Character with Slime; if there is no "
         "Butcher, "
         "each Character with Slime that is not in Combat makes a Noise roll",
         "rzeźnik, jeśli nie ma przy nim żadnej postaci, pojawia się przy pierwszej postaci ze śluzem; jeśli rzeźnika "
         "nie ma na planszy, każda postać ze śluzem poza walką wykonuje rzut na szmery"});
  }
};

template <>
struct Row<Verb::prepare> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::prepare;
  static Phrase describe(const Describer&, const Effect& e, Voice) {
    return fact(say("draw {0} and carry out 1 of them", "dobierasz {0:acc} i rozpatrujesz 1 z nich",
                    {Counted{e.n, nouns::event_card()}}));
  }
};

template <>
struct Row<Verb::add_token> {
  static constexpr auto read = only_a_species;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::add_token;
  static Phrase describe(const Describer& d, const Effect& e, Voice) {
    const kernel::Noun& noun = nouns::enemy(e.species);
    return fact(say("{0} token is added to the bag", "do kolonii trafia żeton {1:gen}", {d.one(e.species), noun}));
  }
};

}  // namespace kostka::games::nemesis::verbs
