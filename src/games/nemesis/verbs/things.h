// Verbs about Items, Objects and looking.
#pragma once

#include "games/nemesis/verbs/row.h"

namespace kostka::games::nemesis::verbs {

template <>
struct Row<Verb::search> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.n = r.positive();
      if (r.accept(',')) e.word = r.one_of({Word::empty});
    });
  }
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_search_here;
  static constexpr auto resolve = effects::search;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    Text rest =
        say("this Room: draw {0}, keep 1", "to pomieszczenie: dobierz {0}, zatrzymaj 1", {Counted{e.n, nouns::item()}});
    if (e.word == Word::empty) rest = rest + Text{", even if nothing is left here", ", nawet jeśli nic tu nie zostało"};
    return act({"search", "searches", "przeszukujesz", "przeszukuje", "przeszukać"}, v, rest);
  }
};

template <>
struct Row<Verb::find> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::find;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kDraw, v,
               say("{0:acc} of a deck of your choice and keep 1", "{0:acc} z wybranej talii i zatrzymaj 1",
                   {Counted{e.n, nouns::item()}}));
  }
};

template <>
struct Row<Verb::analyse> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = effects::objects_to_study;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::analyse;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"study", "studies", "badasz", "bada", "zbadać"}, v,
               {"1 Object in this Room or in hands here: its Weakness is discovered (with Carnomorphs: its Adaptation "
                "is discarded)",
                "1 obiekt w tym pomieszczeniu lub w rękach obecnych: odkrywasz jego słabość (z karnomorfami: odrzucasz "
                "jego adaptację)"});
  }
};

template <>
struct Row<Verb::take_egg> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_take_egg;
  static constexpr auto resolve = effects::take_egg;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"take", "takes", "bierzesz", "bierze", "wziąć"}, v,
               {"1 Egg in hand and make a Noise roll", "1 jajo do ręki i wykonaj rzut na szmery"});
  }
};

template <>
struct Row<Verb::attach> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = effects::energy_weapons;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::attach;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act({"attach", "attaches", "dołączasz", "dołącza", "dołączyć"}, v,
               say("this to an Energy weapon: {0} more Ammo, and room for it",
                   "to do broni energetycznej: {0} amunicji więcej i miejsce na nią", {e.n}));
  }
};

template <>
struct Row<Verb::bind> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_bind;
  static constexpr auto resolve = effects::bind;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"join", "joins", "łączysz", "łączy", "połączyć"}, v,
               {"2 Heavy Items in your hands into one", "2 ciężkie przedmioty w rękach w jeden"});
  }
};

template <>
struct Row<Verb::ammo> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      if (!r.accept("energy")) e.item = r.item();
      r.need(',');
      e.n = r.amount();
    });
  }
  static constexpr auto candidates = effects::loadable;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::ammo;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text weapon = e.item.valid() ? d.item(e.item) : Text{"an Energy weapon", "broń energetyczna"};
    if (e.n == kAll)
      return act({"load fully:", "loads fully:", "ładujesz do pełna:", "ładuje do pełna:", "naładować do pełna:"}, v,
                 weapon);
    return act({"load", "loads", "ładujesz", "ładuje", "naładować"}, v,
               say("{0} Ammo: {1}", "{0} amunicji: {1}", {e.n, weapon}));
  }
};

template <>
struct Row<Verb::craft> {
  static constexpr auto read = perhaps_a_word<Word::wild>;
  static constexpr auto candidates = effects::craftable;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::craft;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"craft", "crafts", "tworzysz", "tworzy", "stworzyć"}, v,
               {"an Item; any yellow Item serves as a wrench", "samoróbkę; dowolny żółty przedmiot zastępuje klucz"});
  }
};

template <>
struct Row<Verb::look_tile> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_look_at_room;
  static constexpr auto resolve = effects::look_tile;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kLook, v, say("at {0}", "{0:acc}", {Counted{e.n, nouns::tile()}}));
  }
};

template <>
struct Row<Verb::look_room> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_look_at_room;
  static constexpr auto resolve = effects::look_room;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(forms::kLook, v,
               say("at {0} with the Exploration tokens there", "{0:acc} wraz z żetonami eksploracji",
                   {Counted{e.n, nouns::tile()}}));
  }
};

template <>
struct Row<Verb::look_event> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::look_event;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(
        forms::kLook, v,
        say("at the top {0} and put each on top of the deck or under it",
            "{0:acc} z wierzchu talii i odłóż każdą na wierzch lub pod spód", {Counted{e.n, nouns::event_card()}}));
  }
};

template <>
struct Row<Verb::look_objective> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_look_at_objective;
  static constexpr auto resolve = effects::look_objective;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"show", "shows", "pokazujesz", "pokazuje", "pokazać"}, v,
               {"the acting player the Objectives", "działającemu graczowi swoje cele"});
  }
};

}  // namespace kostka::games::nemesis::verbs
