#include "script/describing.h"

#include <gtest/gtest.h>

#include <vector>

namespace kostka::script {
namespace {

enum class SomeWindow : std::uint8_t { any };
using TestVoice = Voice<SomeWindow>;

constexpr Forms kGain{"gain", "gains", "zyskujesz", "zyskuje", "zyskać"};
constexpr Forms kDraw{"draw", "draws", "dobierasz", "dobiera", "dobrać"};
constexpr TestVoice kYou{}, kOther{Person::other};

Phrase gain(const TestVoice& v, const Text& what) { return act_alike(kGain, v, what); }
Phrase draw(const TestVoice& v) { return act(kDraw, v, {"a card", "kartę"}); }

TEST(Phrases, TakePersonAndMood) {
  EXPECT_EQ(draw(kYou).text, (Text{"draw a card", "dobierasz kartę"}));
  EXPECT_EQ(draw(kOther).text, (Text{"draws a card", "dobiera kartę"}));
  EXPECT_EQ(draw(kOther.infinitive()).text, (Text{"draw a card", "dobrać kartę"}));
}

TEST(Sequences, ShareAVerbOnlyIfAllHaveIt) {
  const std::vector<Phrase> alike = {gain(kYou, {"1 Life", "1 życie"}), gain(kYou, {"2 influence", "2 wpływy"})};
  EXPECT_EQ(sequence(alike, Person::you, Mood::indicative),
            (Text{"gain 1 Life and 2 influence", "zyskujesz 1 życie i 2 wpływy"}));
  const std::vector<Phrase> mixed = {gain(kYou, {"1 Life", "1 życie"}), draw(kYou)};
  EXPECT_EQ(sequence(mixed, Person::you, Mood::indicative),
            (Text{"gain 1 Life and draw a card", "zyskujesz 1 życie i dobierasz kartę"}));
}

TEST(Sequences, NameTheReaderAgainAfterAnotherSubject) {
  const std::vector<Phrase> parts = {fact({"a tie counts as won", "remis liczy się jako wygrana"}), draw(kYou)};
  EXPECT_EQ(sequence(parts, Person::you, Mood::indicative).en, "a tie counts as won and you draw a card");
  const std::vector<Phrase> with_comma = {fact({"if wounded, gain 1 Life", "jeśli jest rana, zyskujesz 1 życie"}),
                                          draw(kYou)};
  EXPECT_EQ(sequence(with_comma, Person::you, Mood::indicative),
            (Text{"if wounded, gain 1 Life; then you draw a card",
                  "jeśli jest rana, zyskujesz 1 życie; potem dobierasz kartę"}));
}

TEST(Sequences, SetOffWhatOthersDo) {
  Phrase theirs = fact({"each player loses 1 Life", "każdy gracz traci 1 życie"});
  theirs.by_others = true;
  EXPECT_EQ(sequence(std::vector{theirs, draw(kYou)}, Person::you, Mood::indicative),
            (Text{"each player loses 1 Life and you draw a card", "każdy gracz traci 1 życie, a ty dobierasz kartę"}));
  EXPECT_EQ(sequence(std::vector{draw(kYou), theirs}, Person::you, Mood::indicative).pl,
            "dobierasz kartę, a każdy gracz traci 1 życie");
}

TEST(Alternatives, StandBelowEachOtherUnlessTheyAreShortOrInside) {
  const Text head{"choose one", "wybierasz jedno"}, life{"gain 1 Life", "zyskujesz 1 życie"};
  const Text card{"draw a card", "dobierasz kartę"},
      both{"pay 1 and draw a card", "płacisz 1, a potem dobierasz kartę"};
  EXPECT_EQ(
      alternatives(head, std::vector{life, card}, false),
      (Text{"choose one: gain 1 Life or draw a card", "wybierasz jedno: zyskujesz 1 życie albo dobierasz kartę"}));
  EXPECT_EQ(alternatives(head, std::vector{life, both}, false),
            (Text{"choose one:\n– gain 1 Life;\n– pay 1 and draw a card",
                  "wybierasz jedno:\n– zyskujesz 1 życie;\n– płacisz 1, a potem dobierasz kartę"}));
  EXPECT_EQ(alternatives(head, std::vector{life, both}, true).en, "choose one: gain 1 Life; or pay 1 and draw a card");
}

TEST(Outcomes, StandBelowEachOtherWhereOneLineWouldBeUnclear) {
  const Text head{"test Cunning against 7", "wykonujesz test sprytu 7"};
  const std::vector<LabelledText> parts = {{{"success", "sukces"}, {"draw a card", "dobierasz kartę"}},
                                           {{"failure", "porażka"}, {"lose 1 Life", "tracisz 1 życie"}}};
  EXPECT_EQ(results_of_roll(head, parts, false, false).en,
            "test Cunning against 7; success: draw a card; failure: lose 1 Life");
  const Phrase test = alone(results_of_roll(head, parts, false, true));
  const std::vector<Phrase> then = {test, fact({"if wounded, gain 1 Life", "jeśli jest rana, zyskujesz 1 życie"})};
  EXPECT_EQ(
      sequence(then, Person::you, Mood::indicative),
      (Text{"test Cunning against 7:\n– success: draw a card;\n– failure: lose 1 Life.\nThen, if wounded, gain 1 Life",
            "wykonujesz test sprytu 7:\n– sukces: dobierasz kartę;\n– porażka: tracisz 1 życie.\nPotem, jeśli jest "
            "rana, zyskujesz 1 życie"}));
}

TEST(Infinitives, FollowYouMayWhereTheyCan) {
  EXPECT_EQ(infinitive(std::vector{draw(kYou.infinitive())}, Person::you), (Text{"draw a card", "dobrać kartę"}));
  EXPECT_EQ(infinitive(std::vector{fact({"a tie counts as won", "remis"})}, Person::you), std::nullopt);
  EXPECT_EQ(infinitive(std::vector{alone({"choose one: ..", "wybrać jedno: .."})}, Person::you)->pl,
            "wybrać jedno: ..");
  const Phrase plus = fact(signed_number(2) + Text{"to the score", "do wartości"});
  const Phrase minus = fact(signed_number(-2) + Text{"to the score", "do wartości"});
  EXPECT_EQ(infinitive(std::vector{plus}, Person::you), (Text{"add 2 to the score", "dodać 2 do wartości"}));
  EXPECT_EQ(infinitive(std::vector{minus}, Person::you), (Text{"subtract 2 from the score", "odjąć 2 od wartości"}));
  Phrase paid = draw(kYou.infinitive());
  paid.has_price = true;
  EXPECT_EQ(infinitive(std::vector{paid, draw(kYou.infinitive())}, Person::you), std::nullopt);
}

TEST(Purposes, AreInfinitivesOrStandAfterAColon) {
  const std::vector<Phrase> may = {draw(kYou.infinitive())}, plain = {draw(kYou)};
  EXPECT_EQ(purpose(may, plain, Person::you), (Text{" to draw a card", ", aby dobrać kartę"}));
  Phrase second = alone({"spend 1 charge to draw a card", "wydać 1 ładunek, aby dobrać kartę"});
  second.has_price = true;
  EXPECT_EQ(purpose(std::vector{second}, std::vector{second}, Person::you).pl, " i wydać 1 ładunek, aby dobrać kartę");
  const std::vector<Phrase> tie = {fact({"a tie counts as won", "remis liczy się jako wygrana"})};
  EXPECT_EQ(purpose(tie, tie, Person::you).en, ": a tie counts as won");
}

TEST(Sentences, BeginWithACapitalAndEndWithAFullStop) {
  EXPECT_EQ(sentence({"draw a card", "żeton leży"}), (Text{"Draw a card.", "Żeton leży."}));
}

}  // namespace
}  // namespace kostka::script
