// Verbs about Rooms, Doors and the ship.
#pragma once

#include "games/nemesis/verbs/row.h"

namespace kostka::games::nemesis::verbs {

template <>
struct Row<Verb::fire> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_burn;
  static constexpr auto resolve = effects::fire;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kPut, v, {"a Fire marker", "znacznik pożaru"});
  }
};

template <>
struct Row<Verb::douse> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_douse;
  static constexpr auto resolve = effects::douse;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kRemove, v, {"the Fire marker", "znacznik pożaru"});
  }
};

template <>
struct Row<Verb::spread> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::spread;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kPut, v,
               {"a Fire marker in every neighbouring Room", "znacznik pożaru w każdym sąsiednim pomieszczeniu"});
  }
};

template <>
struct Row<Verb::spread_all> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::spread_all;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"Fire spreads from every burning Room to its neighbours",
                 "pożar rozprzestrzenia się z każdego płonącego pomieszczenia na sąsiednie"});
  }
};

template <>
struct Row<Verb::malfunction> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_break;
  static constexpr auto resolve = effects::malfunction;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kPut, v, {"a Malfunction marker", "znacznik awarii"});
  }
};

template <>
struct Row<Verb::repair> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_repair;
  static constexpr auto resolve = effects::repair;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kRemove, v, {"the Malfunction marker", "znacznik awarii"});
  }
};

template <>
struct Row<Verb::items> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::items;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act({"set", "sets", "ustawiasz", "ustawia", "ustawić"}, v,
               say("the Item counter to {0}", "licznik przedmiotów na {0}", {e.n}));
  }
};

template <>
struct Row<Verb::airlock> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_airlock;
  static constexpr auto resolve = effects::airlock;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kClose, v,
               {"all its Doors; everybody inside dies when all have passed",
                "wszystkie jego drzwi; gdy wszyscy spasują, każdy w środku ginie"});
  }
};

template <>
struct Row<Verb::set_door> {
  static constexpr auto read = perhaps_a_word<Word::destroyed>;
  static constexpr auto candidates = effects::settable_doors;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::set_door;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (e.word == Word::destroyed)
      return act(
          {"open or close", "opens or closes", "otwierasz lub zamykasz", "otwiera lub zamyka", "otworzyć lub zamknąć"},
          v, {"1 Door of this Room, also a Destroyed one", "jedne drzwi tego pomieszczenia, także zniszczone"});
    return act(
        {"open or close", "opens or closes", "otwierasz lub zamykasz", "otwiera lub zamyka", "otworzyć lub zamknąć"}, v,
        {"1 Door of this Room", "jedne drzwi tego pomieszczenia"});
  }
};

template <>
struct Row<Verb::destroy_door> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = effects::closed_doors;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::destroy_door;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"destroy", "destroys", "niszczysz", "niszczy", "zniszczyć"}, v,
               {"1 Closed Door of this Room", "jedne zamknięte drzwi tego pomieszczenia"});
  }
};

template <>
struct Row<Verb::set_doors> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_set_doors;
  static constexpr auto resolve = effects::set_doors;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(
        {"open or close", "opens or closes", "otwierasz lub zamykasz", "otwiera lub zamyka", "otworzyć lub zamknąć"}, v,
        {"each of its Doors as you like", "dowolnie każde jego drzwi"});
  }
};

template <>
struct Row<Verb::close_doors> {
  // `(each slimed)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.select = r.selection(filters({Is::slimed})); });
  }
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::close_doors;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return fact(say("{0}: {1}", "{0}: {1}",
                    {d.in_rooms(e.select), script::conjugate(forms::kClose, v.person, v.mood) +
                                               Text{" all its Doors", " wszystkie jego drzwi"}}));
  }
};

template <>
struct Row<Verb::open_doors> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::open_doors;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"all Closed Doors of the ship open", "wszystkie zamknięte drzwi statku zostają otwarte"});
  }
};

template <>
struct Row<Verb::room_action> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_use_room;
  static constexpr auto resolve = effects::room_action;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"take", "takes", "wykonujesz", "wykonuje", "wykonać"}, v,
               {"the Room Action for free", "akcję pomieszczenia bez kosztu"});
  }
};

template <>
struct Row<Verb::engine_look> {
  static constexpr auto read = only_an_amount;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_look_at_engine;
  static constexpr auto resolve = effects::engine_look;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (e.n == kAll) return act(forms::kLook, v, {"at the state of all Engines", "stan wszystkich silników"});
    return act(forms::kLook, v, {"at the state of this Engine", "stan tego silnika"});
  }
};

template <>
struct Row<Verb::engine_set> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::in_engine_room;
  static constexpr auto resolve = effects::engine_set;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(
        {"repair or break", "repairs or breaks", "naprawiasz lub psujesz", "naprawia lub psuje", "naprawić lub zepsuć"},
        v, {"the Engine of this Room", "silnik tego pomieszczenia"});
  }
};

template <>
struct Row<Verb::look_coordinates> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_look_at_coordinates;
  static constexpr auto resolve = effects::look_coordinates;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kLook, v, {"at the Coordinates card", "kartę koordynat"});
  }
};

template <>
struct Row<Verb::set_destination> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = effects::letters;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::set_destination;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"move", "moves", "przesuwasz", "przesuwa", "przesunąć"}, v,
               {"the Destination marker", "znacznik destynacji"});
  }
};

template <>
struct Row<Verb::start_selfdestruct> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_start;
  static constexpr auto resolve = effects::start_selfdestruct;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"start", "starts", "uruchamiasz", "uruchamia", "uruchomić"}, v,
               {"the self-destruct sequence", "procedurę samozniszczenia"});
  }
};

template <>
struct Row<Verb::stop_selfdestruct> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_stop;
  static constexpr auto resolve = effects::stop_selfdestruct;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"stop", "stops", "zatrzymujesz", "zatrzymuje", "zatrzymać"}, v,
               {"the self-destruct sequence", "procedurę samozniszczenia"});
  }
};

template <>
struct Row<Verb::pod> {
  static constexpr auto read = only_a_word<Word::any, Word::here>;
  static constexpr auto candidates = effects::pods;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::pod;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (e.word == Word::here)
      return act({"lock or unlock", "locks or unlocks", "zamykasz lub otwierasz", "zamyka lub otwiera",
                  "zamknąć lub otworzyć"},
                 v, {"1 Escape Pod of this Section", "1 kapsułę ratunkową tego Sektora"});
    return act(
        {"lock or unlock", "locks or unlocks", "zamykasz lub otwierasz", "zamyka lub otwiera", "zamknąć lub otworzyć"},
        v, {"1 Escape Pod", "1 kapsułę ratunkową"});
  }
};

template <>
struct Row<Verb::pod_lost> {
  static constexpr auto read = only_a_word<Word::lowest, Word::highest_b>;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::pod_lost;
  static Phrase describe(const Describer&, const Effect& e, Voice) {
    if (e.word == Word::lowest)
      return fact({"the Escape Pod with the lowest number is lost", "kapsuła ratunkowa o najniższym numerze przepada"});
    return fact({"the Escape Pod with the highest number in Section B is lost",
                 "kapsuła ratunkowa o najwyższym numerze w Sektorze B przepada"});
  }
};

template <>
struct Row<Verb::board_pod> {
  static constexpr auto read = only_a_word<Word::a, Word::b>;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_board_pod;
  static constexpr auto resolve = effects::board_pod;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(
        {"make", "makes", "wykonujesz", "wykonuje", "wykonać"}, v,
        {"a Noise roll; if no Intruder comes, take a seat in an unlocked Escape Pod of this Section",
         "rzut na szmery; jeśli nie pojawi się intruz, zajmujesz miejsce w otwartej kapsule ratunkowej tego Sektora"});
  }
};

template <>
struct Row<Verb::hibernate> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::can_sleep;
  static constexpr auto resolve = effects::hibernate;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(
        {"make", "makes", "wykonujesz", "wykonuje", "wykonać"}, v,
        {"a Noise roll; if no Intruder comes, hibernate (only in blue time)",
         "rzut na szmery; jeśli nie pojawi się intruz, zapadasz w hibernację (tylko na niebieskich polach czasu)"});
  }
};

template <>
struct Row<Verb::orbit> {
  static constexpr auto read = no_arguments;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::orbit;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"all players pass; this round the Intruders do not attack in the Event phase",
                 "wszyscy gracze pasują; w tej rundzie intruzi nie atakują w fazie wydarzeń"});
  }
};

}  // namespace kostka::games::nemesis::verbs
