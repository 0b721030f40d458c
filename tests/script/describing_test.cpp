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

TEST(Infinitives, FollowYouMayWhereTheyCan) {
  EXPECT_EQ(infinitive(std::vector{draw(kYou.infinitive())}, Person::you), (Text{"draw a card", "dobrać kartę"}));
  EXPECT_EQ(infinitive(std::vector{fact({"a tie counts as won", "remis"})}, Person::you), std::nullopt);
  EXPECT_EQ(infinitive(std::vector{alone({"choose one: ..", "wybrać jedno: .."})}, Person::you)->pl,
            "wybrać jedno: ..");
  const Phrase plus = fact(signed_number(2) + Text{"to the score", "do wartości"});
  const Phrase minus = fact(signed_number(-2) + Text{"to the score", "do wartości"});
  EXPECT_EQ(infinitive(std::vector{plus}, Person::you), (Text{"add +2 to the score", "dodać +2 do wartości"}));
  EXPECT_EQ(infinitive(std::vector{minus}, Person::you)->en, "apply −2 to the score");
  Phrase paid = draw(kYou.infinitive());
  paid.has_price = true;
  EXPECT_EQ(infinitive(std::vector{paid, draw(kYou.infinitive())}, Person::you), std::nullopt);
}

TEST(Purposes, AreInfinitivesOrStandAfterAColon) {
  const std::vector<Phrase> may = {draw(kYou.infinitive())}, plain = {draw(kYou)};
  EXPECT_EQ(purpose(may, plain, Person::you), (Text{" to draw a card", ", aby dobrać kartę"}));
  const std::vector<Phrase> tie = {fact({"a tie counts as won", "remis liczy się jako wygrana"})};
  EXPECT_EQ(purpose(tie, tie, Person::you).en, ": a tie counts as won");
}

TEST(Sentences, BeginWithACapitalAndEndWithAFullStop) {
  EXPECT_EQ(sentence({"draw a card", "żeton leży"}), (Text{"Draw a card.", "Żeton leży."}));
}

}  // namespace
}  // namespace kostka::script
