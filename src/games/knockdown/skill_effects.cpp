// The verbs that only skill cards have, and the vocabulary of skill cards.
#include <array>

#include "games/knockdown/effect_reading.h"
#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Counted;
using kernel::Diagnostics;
using kernel::Document;
using kernel::say;
using kernel::Text;

void offer_row(Knockdown& g, Answer answer, bool may) {
  for (std::size_t place = 0; place < 4; ++place) {
    if (g.s.row[place].valid()) g.offer_to_choose(answer, row_place(place), 0, of(g.s.row[place]));
  }
  if (may) g.offer_to_choose(Answer::decline);
}

void note_declined(Cause cause, bool declined) {
  if (cause.declined) *cause.declined = declined;
}

// take_row_card: true. The gap stays until the next refill (KNO-TURN-03), the hand limit applies at once.
struct TakeRowCard final : Effect {
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    read_true(node, diagnostics);
    return std::make_unique<TakeRowCard>();
  }
  Task<> resolve(Knockdown& g, Cause cause) const override {
    offer_row(g, Answer::take, cause.may);
    const Option choice =
        co_await g.ask(cause.actor, "KNO-COMP-04"_clause, g.question(Asking::take_row, 0, cause.source));
    note_declined(cause, answer_of(choice) == Answer::decline);
    if (answer_of(choice) == Answer::decline) co_return;
    const CardId card = std::exchange(g.s.row[choice.about[0].index], CardId{});
    g.player(cause.actor).hand.insert_sorted(card);
    g.tell("KNO-COMP-04"_clause, told::CardToHand{cause.actor, card});
    co_await keep_hand_limit(g, cause.actor);
  }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-TURN-03"_clause, "KNO-HAND-02"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::cards; }
  [[nodiscard]] Text describe() const override {
    return {"take 1 card of the attack row into your hand without an attack sequence",
            "weź na rękę 1 kartę z Rzędu Ataku bez rozstrzygania Sekwencji Ataku"};
  }
  [[nodiscard]] Text describe_as_allowed() const override {
    return {"you may take 1 card of the attack row into your hand without an attack sequence",
            "możesz wziąć na rękę 1 kartę z Rzędu Ataku bez rozstrzygania Sekwencji Ataku"};
  }
};

// swap_row_card: true. Not with an empty deck.
struct SwapRowCard final : Effect {
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    read_true(node, diagnostics);
    return std::make_unique<SwapRowCard>();
  }
  Task<> resolve(Knockdown& g, Cause cause) const override {
    offer_row(g, Answer::swap, cause.may);
    const Option choice =
        co_await g.ask(cause.actor, "KNO-COMP-04"_clause, g.question(Asking::swap_row, 0, cause.source));
    note_declined(cause, answer_of(choice) == Answer::decline);
    if (answer_of(choice) == Answer::decline) co_return;
    const std::size_t place = choice.about[0].index;
    const CardId away = std::exchange(g.s.row[place], CardId{});
    g.s.deck.put_under(away);
    g.tell("KNO-COMP-04"_clause, told::RowSwapped{cause.actor, away});
    g.s.row[place] = co_await g.draw(g.s.deck, static_cast<std::uint8_t>(Kind::card), "KNO-COMP-04"_clause,
                                     g.question(Asking::card_drawn, 0, row_place(place)));
    g.tell("KNO-COMP-04"_clause, told::RowCard{row_place(place), g.s.row[place]});
  }
  [[nodiscard]] bool possible(const Knockdown& g, Cause) const override { return !g.s.deck.empty(); }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-COMP-04"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::cards; }
  [[nodiscard]] Text describe() const override {
    return {"put 1 card of the attack row on the bottom of the deck and replace it with the top card",
            "połóż 1 kartę z Rzędu Ataku na spodzie talii i zastąp ją wierzchnią kartą talii"};
  }
  [[nodiscard]] Text describe_as_allowed() const override {
    return {"you may put 1 card of the attack row on the bottom of the deck and replace it with the top card",
            "możesz położyć 1 kartę z Rzędu Ataku na spodzie talii i zastąpić ją wierzchnią kartą talii"};
  }
};

// remove_own_cube: n. Cubes of the owner's choice.
struct RemoveOwnCube final : Effect {
  int cubes = 1;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<RemoveOwnCube>();
    effect->cubes = read_number(node, diagnostics);
    return effect;
  }
  Task<> resolve(Knockdown& g, Cause cause) const override {
    const Player& owner = g.player(cause.actor);
    for (int n = 0; n < cubes && owner.light + owner.heavy > 0; ++n) {
      if (owner.heavy > 0) g.offer_to_choose(Answer::remove_heavy, {}, 1);
      if (owner.light > 0) g.offer_to_choose(Answer::remove_light, {}, 1);
      const Option choice =
          co_await g.ask(cause.actor, "KNO-KDT-11"_clause, g.question(Asking::extra_cube, 0, cause.source));
      const bool heavy = answer_of(choice) == Answer::remove_heavy;
      remove_damage(g, cause.actor, heavy ? Damage{0, 1} : Damage{1, 0}, cause.source, "KNO-KDT-11"_clause);
    }
  }
  [[nodiscard]] bool possible(const Knockdown& g, Cause cause) const override {
    return g.player(cause.actor).light + g.player(cause.actor).heavy > 0;
  }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-KDT-11"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::heal; }
  [[nodiscard]] Text describe() const override {
    return say("discard {0} more of your choice", "odrzuć dodatkowo {0:acc} według własnego wyboru",
               {Counted{cubes, nouns::cube()}});
  }
  [[nodiscard]] Text describe_as_allowed() const override {
    return say("you may discard {0} more of your choice", "możesz odrzucić dodatkowo {0:acc} według własnego wyboru",
               {Counted{cubes, nouns::cube()}});
  }
};

constexpr std::array kSkillWords = {
    Word{"damage", parse_skill_damage},        Word{"move", parse_move},
    Word{"remove_own", parse_remove_own},      Word{"remove_own_cube", RemoveOwnCube::parse},
    Word{"take_row_card", TakeRowCard::parse}, Word{"swap_row_card", SwapRowCard::parse},
};

}  // namespace

std::span<const Word> skill_vocabulary() { return kSkillWords; }

}  // namespace kostka::games::knockdown
