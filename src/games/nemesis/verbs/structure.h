// Verbs that hold others: choices, conditions, prices, and whom or where the rest is about.
#pragma once

#include "games/nemesis/verbs/row.h"

namespace kostka::games::nemesis::verbs {

inline constexpr std::uint32_t kRoomFilters =
    filters({Is::any, Is::here, Is::near, Is::other, Is::explored, Is::burning, Is::computer, Is::red, Is::yellow,
             Is::green, Is::white, Is::sealed, Is::slimed, Is::intruders, Is::holding});
inline constexpr std::uint32_t kCharacterFilters =
    filters({Is::any, Is::here, Is::near, Is::other, Is::entrance, Is::slimed, Is::signalled, Is::free, Is::larva,
             Is::at_eggs, Is::at_heavy, Is::within_reach});
inline constexpr std::uint32_t kEnemyFilters = filters({Is::any, Is::here, Is::near, Is::there, Is::free, Is::away});

// Of a block at the end of a text: its alternatives may stand below each other.
inline Voice inner_voice(const Voice& v) { return v.inside || v.followed ? v.within() : v.plain(); }

template <>
struct Row<Verb::choose> {
  static void read(Expression& r, Effect& e) { r.choice(e); }
  static constexpr auto candidates = effects::parts;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::choose;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    std::vector<Text> ways;
    ways.reserve(e.blocks);
    for (std::size_t i = 0; i < e.blocks; ++i) ways.push_back(d.sequence(d.body(e, i), v.within()));
    return alone(script::alternatives({"choose one", "wybierz jedno"}, ways, v.inside));
  }
};

template <>
struct Row<Verb::may> {
  static constexpr auto read = only_a_block;
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::block_possible;
  static constexpr auto resolve = effects::may;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const auto inner = script::infinitive(d.phrases(d.body(e), v.infinitive()), v.person);
    if (inner && v.person == Person::you) return fact(say("you may {0}", "możesz {0}", {*inner}));
    if (inner) return fact(say("may {0}", "może {0}", {*inner}));
    return fact(say("if wanted: {0}", "jeśli chcesz: {0}", {d.sequence(d.body(e), v.within())}));
  }
};

template <>
struct Row<Verb::if_> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.condition = r.condition(); });
    r.block_or_else(e);
  }
  static constexpr auto candidates = nothing_to_choose;
  static constexpr auto possible = effects::if_possible;
  static constexpr auto resolve = effects::if_so;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    // "in a Room with a Computer: ..", but "if you have at least 2 Serious Wounds, ..".
    const bool where = d.is_place(e.condition);
    const Text condition = d.condition(e.condition, v.person);
    const Text then = d.sequence(d.body(e), where ? inner_voice(v) : v.within());
    const Text it = v.person == Person::other && !where ? Text{"it ", ""} : Text{};
    Text text = where ? say("{0}: {1}", "{0}: {1}", {condition, then})
                      : say("if {0}, {1}{2}", "jeśli {0}, {2}", {condition, it, then});
    if (e.blocks > 1) {
      const Text otherwise = d.sequence(d.body(e, 1), v.within());
      text = text + say("; otherwise {0}{1}", "; w przeciwnym razie {1}", {it, otherwise});
    }
    return fact(text);
  }
};

template <>
struct Row<Verb::pay> {
  static void read(Expression& r, Effect& e) {
    only_a_word<Word::ammo, Word::item>(r, e);
    r.block(e);
  }
  static constexpr auto candidates = effects::prices;
  static constexpr auto possible = effects::block_possible;
  static constexpr auto resolve = effects::pay;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text price =
        e.word == Word::ammo ? Text{"for 1 Ammo", "za 1 amunicję"} : Text{"for 1 Item", "za 1 przedmiot"};
    return fact(say("{0}: {1}", "{0}: {1}", {price, d.sequence(d.body(e), inner_voice(v))}));
  }
};

template <>
struct Row<Verb::at> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.select = r.selection(kRoomFilters); });
    r.block(e);
  }
  static constexpr auto candidates = effects::rooms;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::at;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return fact(say("{0}: {1}", "{0}: {1}", {d.in_rooms(e.select), d.sequence(d.body(e), v.within())}));
  }
};

template <>
struct Row<Verb::with> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.select = r.selection(kCharacterFilters); });
    r.block(e);
  }
  static constexpr auto candidates = effects::characters;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::with;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text what = d.sequence(d.body(e), v.within().about(Person::other));
    const bool clause = what.en.starts_with("if ");
    Phrase phrase = fact(clause ? say("{0}: {1}", "{0}: {1}", {d.characters(e.select), what})
                                : say("{0} {1}", "{0} {1}", {d.characters(e.select), what}));
    phrase.by_others = true;
    return phrase;
  }
};

template <>
struct Row<Verb::foe> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.select = r.selection(kEnemyFilters); });
    r.block(e);
  }
  static constexpr auto candidates = effects::figures;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::foe;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    Phrase phrase =
        fact(say("{0} {1}", "{0} {1}", {d.enemies(e.select), d.sequence(d.body(e), v.within().about(Person::other))}));
    phrase.by_others = true;
    return phrase;
  }
};

}  // namespace kostka::games::nemesis::verbs
