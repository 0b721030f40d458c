// Verbs about a Character and its cards.
#pragma once

#include "games/nemesis/verbs/row.h"

namespace kostka::games::nemesis::verbs {

template <>
struct Row<Verb::light> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::light;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kSuffer, v, so_many(e.n, nouns::light_wound()));
  }
};

template <>
struct Row<Verb::serious> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::serious;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kSuffer, v, so_many(e.n, nouns::serious_wound()));
  }
};

template <>
struct Row<Verb::die> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::die;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"die", "dies", "giniesz", "ginie", "zginąć"}, v, {"at once", "natychmiast"});
  }
};

template <>
struct Row<Verb::slime> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::slime;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kGain, v, {"a Slime marker", "znacznik śluzu"});
  }
};

template <>
struct Row<Verb::unslime> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_unslime;
  static constexpr auto resolve = effects::unslime;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kRemove, v, {"your Slime marker", "swój znacznik śluzu"});
  }
};

template <>
struct Row<Verb::signal> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_signal;
  static constexpr auto resolve = effects::signal;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"send", "sends", "wysyłasz", "wysyła", "wysłać"}, v, {"the Signal", "sygnał"});
  }
};

template <>
struct Row<Verb::contaminate> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::contaminate;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kGain, v, so_many(e.n, nouns::contamination_card()));
  }
};

template <>
struct Row<Verb::draw> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_draw;
  static constexpr auto resolve = effects::draw;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kDraw, v, so_many(e.n, nouns::card()));
  }
};

template <>
struct Row<Verb::discard> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_discard;
  static constexpr auto resolve = effects::discard;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kDiscard, v, so_many(e.n, nouns::action_card()));
  }
};

template <>
struct Row<Verb::discard_hand> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_discard_hand;
  static constexpr auto resolve = effects::discard_hand;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kDiscard, v, {"all cards in hand", "wszystkie karty z ręki"});
  }
};

template <>
struct Row<Verb::exchange> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::exchange;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act_twice(forms::kDiscard, {"any number of cards", "dowolną liczbę kart"}, forms::kDraw,
                     say("that many and {0} more", "tyle samo kart i jeszcze {0}", {e.n}), v);
  }
};

template <>
struct Row<Verb::pass> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::pass;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"pass", "passes", "pasujesz", "pasuje", "spasować"}, v, {"after this Action", "po tej akcji"});
  }
};

template <>
struct Row<Verb::pass_after> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::pass_after;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"pass", "passes", "pasujesz", "pasuje", "spasować"}, v,
               {"at the end of this turn", "na koniec tej tury"});
  }
};

template <>
struct Row<Verb::more_actions> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::more_actions;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (e.n == kAll)
      return act({"may", "may", "możesz", "może", "móc"}, v,
                 {"take any number of Actions in this turn", "wykonać w tej turze dowolną liczbę akcji"});
    return act({"have", "has", "masz", "ma", "mieć"}, v,
               say("{0} more {0|Action|Actions} in this turn", "w tej turze {0} {0|akcję|akcje|akcji} więcej", {e.n}));
  }
};

template <>
struct Row<Verb::heal_light> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_heal_light;
  static constexpr auto resolve = effects::heal_light;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kHeal, v, so_many(e.n, nouns::light_wound()));
  }
};

template <>
struct Row<Verb::heal_serious> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_heal_serious;
  static constexpr auto resolve = effects::heal_serious;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kHeal, v,
               say("{0} dressed Serious {0|Wound|Wounds}",
                   "{0} {0|opatrzoną głęboką ranę|opatrzone głębokie rany|opatrzonych głębokich ran}", {e.n}));
  }
};

template <>
struct Row<Verb::heal_any> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_heal_serious;
  static constexpr auto resolve = effects::heal_serious;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kHeal, v,
               say("{0}, dressed or not", "{0:acc}, {1|opatrzoną|opatrzone|opatrzonych} lub nie",
                   {Counted{e.n, nouns::serious_wound()}, e.n}));
  }
};

template <>
struct Row<Verb::dress> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_dress;
  static constexpr auto resolve = effects::dress;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act({"dress", "dresses", "opatrujesz", "opatruje", "opatrzyć"}, v, so_many(e.n, nouns::serious_wound()));
  }
};

template <>
struct Row<Verb::cure> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_cure;
  static constexpr auto resolve = effects::cure;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(
        forms::kRemove, v,
        {"your Larva (with Carnomorphs: your Mutation card)", "swoją larwę (z karnomorfami: swoją kartę mutacji)"});
  }
};

template <>
struct Row<Verb::scan_hand> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_scan_hand;
  static constexpr auto resolve = effects::scan_hand;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kScan, v,
               {"the Contamination cards in hand: clean ones leave the game, with an infected one a Larva comes (with "
                "Carnomorphs: a Mutation marker)",
                "karty skażenia z ręki: karty bez zarażenia opuszczają grę, a przy zarażeniu pojawia się larwa (z "
                "karnomorfami: znacznik mutacji)"});
  }
};

template <>
struct Row<Verb::scan_all> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_scan_all;
  static constexpr auto resolve = effects::scan_all;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kScan, v,
               {"all your Contamination cards: infected ones leave the game",
                "wszystkie swoje karty skażenia: zarażone opuszczają grę"});
  }
};

template <>
struct Row<Verb::scan_one> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_scan_hand;
  static constexpr auto resolve = effects::scan_one;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kScan, v,
               {"1 Contamination card in hand: it leaves the game; for an infected one you gain a new one",
                "1 kartę skażenia z ręki: opuszcza grę, a za zarażoną otrzymujesz nową"});
  }
};

template <>
struct Row<Verb::scan_drawn> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::scan_drawn;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kScan, v,
               say("{0} drawn from {1} deck: with an infected one a Larva comes (with Carnomorphs: a Mutation marker); "
                   "then they are discarded",
                   "{0:acc} ze swojej talii: przy zarażeniu pojawia się larwa (z karnomorfami: znacznik mutacji), "
                   "potem karty zostają odrzucone",
                   {Counted{e.n, nouns::card()}, v.person == Person::you ? "your" : "its"}));
  }
};

template <>
struct Row<Verb::new_deck> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::new_deck;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(
        {"shuffle", "shuffles", "tasujesz", "tasuje", "przetasować"}, v,
        {"hand, deck and discard pile into a new deck", "rękę, talię i stos kart odrzuconych, tworząc nową talię"});
  }
};

template <>
struct Row<Verb::hatch> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::hatch;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return {script::conjugate({"die", "dies", "giniesz", "ginie", "zginąć"}, v.person, v.mood) +
            Text{" and a Creeper hatches in the Room", ", a w pomieszczeniu pojawia się pełzacz"}};
  }
};

template <>
struct Row<Verb::armour> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::armour;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (e.n == kAll)
      return act({"ignore", "ignores", "ignorujesz", "ignoruje", "zignorować"}, v,
                 {"every attack in this round", "każdy atak w tej rundzie"});
    return act({"ignore", "ignores", "ignorujesz", "ignoruje", "zignorować"}, v,
               {"the next attack in this round that does not miss", "najbliższy atak w tej rundzie, który nie chybi"});
  }
};

template <>
struct Row<Verb::cancel> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"cancel", "cancels", "anulujesz", "anuluje", "anulować"}, v,
               {"the Action of another Character in this Room, or another Interruption",
                "akcję innej postaci w tym pomieszczeniu albo inne Przerwanie"});
  }
};

}  // namespace kostka::games::nemesis::verbs
