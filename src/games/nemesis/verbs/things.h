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
    const Text found =
        act_twice(forms::kDraw, counted(e.n, nouns::item(), Case::accusative), forms::kKeep, {"1", "1"}, v.plain())
            .text;
    Text rest = say("this Room: {0}", "to pomieszczenie: {0}", {found});
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
    return act_twice(forms::kDraw,
                     say("{0} from a deck of your choice", "{0:acc} z wybranej talii", {Counted{e.n, nouns::item()}}),
                     forms::kKeep, {"1", "1"}, v);
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
               {"1 Object that lies in this Room or is carried by somebody here: its Weakness is discovered (with "
                "Carnomorphs: its Adaptation is discarded)",
                "1 obiekt, który leży w tym pomieszczeniu lub jest niesiony przez kogoś tutaj: odkrywasz powiązaną "
                "słabość (z karnomorfami: odrzucasz powiązaną adaptację)"});
  }
};

template <>
struct Row<Verb::take_egg> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_take_egg;
  static constexpr auto resolve = effects::take_egg;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act_twice({"take", "takes", "bierzesz", "bierze", "wziąć"}, {"1 Egg in hand", "1 jajo do ręki"},
                     forms::kMake, {"a Noise roll", "rzut na szmery"}, v);
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
               say("this to an Energy weapon: it gets {0} more Ammo and room for it",
                   "to do broni energetycznej: dostaje ona {0} amunicji więcej i miejsce na nią", {e.n}));
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
    static constexpr Forms kLoad{"load", "loads", "ładujesz", "ładuje", "załadować"};
    const bool any = !e.item.valid();
    if (e.n == kAll) {
      const Text weapon = any ? Text{"an Energy weapon", "broń energetyczną"}
                              : say("the weapon \"{0}\"", "broń „{0}”", {d.item(e.item)});
      return act(kLoad, v, say("{0} fully", "do pełna {0}", {weapon}));
    }
    const Text weapon = any ? Text{"an Energy weapon", "broni energetycznej"}
                            : say("the weapon \"{0}\"", "broni „{0}”", {d.item(e.item)});
    return act(kLoad, v, say("{0} Ammo into {1}", "{0} {0|amunicję|amunicji|amunicji} do {1}", {e.n, weapon}));
  }
};

template <>
struct Row<Verb::craft> {
  static constexpr auto read = perhaps_a_word<Word::wild>;
  static constexpr auto candidates = effects::craftable;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::craft;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    Text rest{"an Item", "samoróbkę"};
    if (e.word == Word::wild) {
      rest = rest + Text{"; any yellow Item serves as a wrench", "; dowolny żółty przedmiot zastępuje klucz"};
    }
    return act({"craft", "crafts", "tworzysz", "tworzy", "stworzyć"}, v, rest);
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
    static constexpr Forms kPutBack{"put", "puts", "odkładasz", "odkłada", "odłożyć"};
    const bool one = e.n == 1;
    return act_twice(forms::kLook,
                     one ? Text{"at the top Event card", "wierzchnią kartę wydarzeń"}
                         : say("at the top {0}", "{0:acc} z wierzchu talii", {Counted{e.n, nouns::event_card()}}),
                     kPutBack,
                     one ? Text{"it on top of the deck or under it", "ją na wierzch lub na spód talii"}
                         : Text{"each on top of the deck or under it", "każdą na wierzch lub na spód"},
                     v);
  }
};

template <>
struct Row<Verb::look_objective> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_look_at_objective;
  static constexpr auto resolve = effects::look_objective;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"show", "shows", "pokazujesz", "pokazuje", "pokazać"}, v, {"you the Objectives", "ci swoje cele"});
  }
};

}  // namespace kostka::games::nemesis::verbs
