// Verbs of the scenario sheets.
#pragma once

#include "games/relic/verbs/row.h"

namespace kostka::games::relic::verbs {

template <>
struct Row<Verb::lay_on_sheet> {
  static constexpr auto read = only_a_word<What::trophy>;
  static constexpr auto windows = only_in<Window::always>;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact(
        {"trophies that you spend may be laid on this sheet instead of their discard piles, but never those of a "
         "Nemesis deck; they form the scenario deck",
         "wydawane trofea możesz kłaść na tym arkuszu zamiast na stosach kart odrzuconych, ale nigdy te z talii "
         "Nemezis; tworzą one talię scenariusza"});
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::battle_sheet> {
  // `(4){..}`: so many cards and one more for each own token; the block if none of them is left
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.amount = r.fixed(); });
    r.block(e);
  }
  static constexpr auto windows = only_in<Window::confrontation>;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::battle_sheet;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return fact(
        say("shuffle the scenario deck, lay {0} of its cards on this sheet, and 1 more for each of your tokens here, "
            "and "
            "battle them by the usual rules but without their abilities; the cards that are left return to the deck; "
            "if "
            "none is left, ",
            "tasujesz talię scenariusza, wykładasz na ten arkusz {0} {0|jej kartę|jej karty|jej kart} oraz po 1 za "
            "każdy "
            "twój żeton na nim i walczysz z nimi według zwykłych zasad, ale bez ich zdolności; karty, które zostały, "
            "wracają do talii; jeśli nie została żadna, ",
            {e.amount.n}) +
        d.sequence(d.body(e), v.plain()));
  }
  // Cards of all colours together, and what beating them brings.
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.table().s.scenario.deck.empty() ? a.inner(e, 0, cause) : a.inner(e, 0, cause) / 3;
  }
};

template <>
struct Row<Verb::leave_out> {
  // `(inner space with token)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      r.need("inner");
      r.need("space");
      r.need("with");
      r.need("token");
      e.what = What::inner_space;
    });
  }
  static constexpr auto windows = only_in<Window::always>;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"a space of the inner sector with a token is treated as if it were not on the board",
                 "pole sektora wewnętrznego z żetonem traktuje się tak, jakby nie było go na planszy"});
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::hand_over> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = only_in<Window::experience_start>;
  static constexpr auto possible = effects::can_hand_over;
  static constexpr auto resolve = effects::hand_over;
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(
        {"hand", "hands", "przekazujesz", "przekazuje", "przekazać"}, v,
        {"another player on your space any amount of influence, any Power cards and one asset, or ask that player "
         "for them",
         "innemu graczowi na twoim polu dowolne wpływy, karty Mocy i jeden zasób albo o nie poprosić"});
  }
  static int worth(const Appraisal& a, const Effect&, const Cause&) { return a.sharing(); }
};

}  // namespace kostka::games::relic::verbs
