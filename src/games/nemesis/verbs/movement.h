// Verbs about movement and noise.
#pragma once

#include "games/nemesis/verbs/row.h"

namespace kostka::games::nemesis::verbs {

template <>
struct Row<Verb::move> {
  static constexpr auto read = a_step;
  static constexpr auto candidates = effects::near_rooms;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::move;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    Text rest{"to a neighbouring Room", "do sąsiedniego pomieszczenia"};
    if (e.safe && e.quiet) {
      rest = rest + Text{" without being attacked and without a Noise roll", " bez ataków i bez rzutu na szmery"};
    } else if (e.safe) {
      rest = rest + Text{" without being attacked", " bez ataków"};
    } else if (e.quiet) {
      rest = rest + Text{" without a Noise roll", " bez rzutu na szmery"};
    }
    return act(forms::kMove, v, rest);
  }
};

template <>
struct Row<Verb::send> {
  static constexpr auto read = a_step;
  static constexpr auto candidates = effects::near_rooms;
  static constexpr auto possible = effects::can_send;
  static constexpr auto resolve = effects::send;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    const Text rest =
        e.safe ? Text{"without being attacked to a neighbouring Room of your choice if its player agrees",
                      "bez ataków i za zgodą swojego gracza do wskazanego przez ciebie sąsiedniego pomieszczenia"}
               : Text{"to a neighbouring Room of your choice", "do wskazanego przez ciebie sąsiedniego pomieszczenia"};
    return act(forms::kMove, v, rest);
  }
};

template <>
struct Row<Verb::duct> {
  static constexpr auto read = perhaps_a_word<Word::quiet>;
  static constexpr auto candidates = effects::entrances;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::duct;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    Text rest{"through the Technical Corridors to any other Room with an entrance",
              "korytarzami technicznymi do dowolnego innego pomieszczenia z wejściem"};
    if (e.word == Word::quiet) rest = rest + Text{" without a Noise roll", " bez rzutu na szmery"};
    return act(forms::kMove, v, rest);
  }
};

template <>
struct Row<Verb::jump> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.select = r.selection(filters({Is::yellow, Is::other})); });
  }
  static constexpr auto candidates = effects::jump_rooms;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::duct;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(
        forms::kMove, v,
        {"to another yellow Room, whatever lies between", "do innego żółtego pomieszczenia, bez względu na drogę"});
  }
};

template <>
struct Row<Verb::climb> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = effects::rooms_across;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::climb;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kMove, v,
               {"across one Corridor without being attacked and without a Noise roll, breaking a Closed Door",
                "jednym korytarzem bez ataków i bez rzutu na szmery, niszcząc zamknięte drzwi"});
  }
};

template <>
struct Row<Verb::noise_roll> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::noise_roll;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"make", "makes", "wykonujesz", "wykonuje", "wykonać"}, v, {"a Noise roll", "rzut na szmery"});
  }
};

template <>
struct Row<Verb::noise> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_make_noise;
  static constexpr auto resolve = effects::noise;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kPut, v,
               {"a Noise marker in every exit without one", "znacznik szmerów w każdym wyjściu bez znacznika"});
  }
};

template <>
struct Row<Verb::technical_noise> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::technical_noise;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kPut, v,
               {"a Noise marker in the Technical Corridors", "znacznik szmerów w korytarzach technicznych"});
  }
};

template <>
struct Row<Verb::encounter> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::encounter;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"resolve", "resolves", "rozpatrujesz", "rozpatruje", "rozpatrzyć"}, v,
               {"an Encounter", "spotkanie z intruzem"});
  }
};

template <>
struct Row<Verb::reroll_noise> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"reroll", "rerolls", "powtarzasz", "powtarza", "powtórzyć"}, v,
               {"your Noise die once", "raz swój rzut na szmery"});
  }
};

}  // namespace kostka::games::nemesis::verbs
