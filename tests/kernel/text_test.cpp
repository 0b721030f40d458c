#include "kernel/language/text.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

namespace kostka::kernel {
namespace {

const Noun kCard{"card",
                 "cards",
                 {"karta", "karty", "karcie", "kartę", "kartą", "karcie"},
                 {"karty", "kart", "kartom", "karty", "kartami", "kartach"},
                 Gender::feminine};
const Noun kSpace{"space",
                  "spaces",
                  {"pole", "pola", "polu", "pole", "polem", "polu"},
                  {"pola", "pól", "polom", "pola", "polami", "polach"},
                  Gender::neuter};
const Noun kToken{"token",
                  "tokens",
                  {"żeton", "żetonu", "żetonowi", "żeton", "żetonem", "żetonie"},
                  {"żetony", "żetonów", "żetonom", "żetony", "żetonami", "żetonach"},
                  Gender::masculine_inanimate};
const Noun kDamage{"damage",
                   "damage",
                   {"obrażenie", "obrażenia", "obrażeniu", "obrażenie", "obrażeniem", "obrażeniu"},
                   {"obrażenia", "obrażeń", "obrażeniom", "obrażenia", "obrażeniami", "obrażeniach"},
                   Gender::neuter};
const Noun kDie{"die",
                "dice",
                {"kostka", "kostki", "kostce", "kostkę", "kostką", "kostce"},
                {"kostki", "kostek", "kostkom", "kostki", "kostkami", "kostkach"},
                Gender::feminine};
const Noun kPlayer{"player",
                   "players",
                   {"gracz", "gracza", "graczowi", "gracza", "graczem", "graczu"},
                   {"gracze", "graczy", "graczom", "graczy", "graczami", "graczach"},
                   Gender::masculine_personal};
const Noun kFighter{"fighter",
                    "fighters",
                    {"zawodnik", "zawodnika", "zawodnikowi", "zawodnika", "zawodnikiem", "zawodniku"},
                    {"zawodnicy", "zawodników", "zawodnikom", "zawodników", "zawodnikami", "zawodnikach"},
                    Gender::masculine_personal};

// What a speaker says: 'o' one, 'f' few, 'm' many, for 0..25, then 101..105, 112 and 122.
struct Count {
  int n;
  char form;
};
std::vector<Count> counts() {
  constexpr std::string_view kTo25 = "mofffmmmmmmmmmmmmmmmmmfffm";
  std::vector<Count> all;
  for (int n = 0; n <= 25; ++n) all.push_back({n, kTo25[static_cast<std::size_t>(n)]});
  for (const Count c : {Count{101, 'm'}, {102, 'f'}, {103, 'f'}, {104, 'f'}, {105, 'm'}, {112, 'm'}, {122, 'f'}}) {
    all.push_back(c);
  }
  return all;
}

// The three words that go with one, few and many in one case.
void expect_forms(const Noun& noun, Case c, const std::string& one, const std::string& few, const std::string& many) {
  for (const Count& count : counts()) {
    const std::string& word = count.form == 'o' ? one : count.form == 'f' ? few : many;
    EXPECT_EQ(counted(count.n, noun, c).pl, std::to_string(count.n) + " " + word);
  }
}

TEST(PolishPlural, NominativeOfRealWords) {
  expect_forms(kCard, Case::nominative, "karta", "karty", "kart");
  expect_forms(kSpace, Case::nominative, "pole", "pola", "pól");
  expect_forms(kToken, Case::nominative, "żeton", "żetony", "żetonów");
  expect_forms(kDamage, Case::nominative, "obrażenie", "obrażenia", "obrażeń");
  expect_forms(kDie, Case::nominative, "kostka", "kostki", "kostek");
  expect_forms(kPlayer, Case::nominative, "gracz", "gracze", "graczy");
  expect_forms(kFighter, Case::nominative, "zawodnik", "zawodnicy", "zawodników");
}

TEST(PolishPlural, AccusativeOfRealWords) {
  expect_forms(kCard, Case::accusative, "kartę", "karty", "kart");
  expect_forms(kSpace, Case::accusative, "pole", "pola", "pól");
  expect_forms(kToken, Case::accusative, "żeton", "żetony", "żetonów");
  expect_forms(kDamage, Case::accusative, "obrażenie", "obrażenia", "obrażeń");
  expect_forms(kDie, Case::accusative, "kostkę", "kostki", "kostek");
  expect_forms(kPlayer, Case::accusative, "gracza", "graczy", "graczy");
  expect_forms(kFighter, Case::accusative, "zawodnika", "zawodników", "zawodników");
}

TEST(PolishPlural, OtherCasesKeepTheirOwnPlural) {
  expect_forms(kCard, Case::genitive, "karty", "kart", "kart");
  expect_forms(kCard, Case::dative, "karcie", "kartom", "kartom");
  expect_forms(kCard, Case::instrumental, "kartą", "kartami", "kartami");
  expect_forms(kCard, Case::locative, "karcie", "kartach", "kartach");
  expect_forms(kDie, Case::genitive, "kostki", "kostek", "kostek");
  expect_forms(kPlayer, Case::dative, "graczowi", "graczom", "graczom");
  expect_forms(kFighter, Case::instrumental, "zawodnikiem", "zawodnikami", "zawodnikami");
  expect_forms(kSpace, Case::locative, "polu", "polach", "polach");
}

TEST(PolishPlural, NegativeNumbersAgreeLikeTheirAbsoluteValue) {
  EXPECT_EQ(counted(-1, kCard).pl, "-1 karta");
  EXPECT_EQ(counted(-2, kCard).pl, "-2 karty");
  EXPECT_EQ(counted(-12, kCard).pl, "-12 kart");
  EXPECT_EQ(polish_plural(std::numeric_limits<std::int64_t>::min()), PluralForm::many);
}

TEST(EnglishPlural, OnlyOneIsSingular) {
  EXPECT_EQ(counted(1, kCard).en, "1 card");
  for (const Count& count : counts()) {
    if (count.n == 1) continue;
    EXPECT_EQ(counted(count.n, kDie).en, std::to_string(count.n) + " dice");
  }
}

TEST(Say, PutsNounsIntoCases) {
  EXPECT_EQ(say("Discard a {0}.", "Odrzuć {0:acc}.", {kCard}), (Text{"Discard a card.", "Odrzuć kartę."}));
  EXPECT_EQ(say("Shuffle the {0:nom+}.", "Potasuj {0:acc+}.", {kCard}), (Text{"Shuffle the cards.", "Potasuj karty."}));
  const std::string all = say("", "{0:nom} {0:gen} {0:dat} {0:acc} {0:ins} {0:loc}", {kDie}).pl;
  EXPECT_EQ(all, "kostka kostki kostce kostkę kostką kostce");
  const std::string plural = say("", "{0:nom+} {0:gen+} {0:dat+} {0:acc+} {0:ins+} {0:loc+}", {kFighter}).pl;
  EXPECT_EQ(plural, "zawodnicy zawodników zawodnikom zawodników zawodnikami zawodnikach");
}

TEST(Say, CountsThings) {
  EXPECT_EQ(say("Draw {0}.", "Dobierz {0:acc}.", {Counted{1, kCard}}), (Text{"Draw 1 card.", "Dobierz 1 kartę."}));
  EXPECT_EQ(say("Draw {0}.", "Dobierz {0:acc}.", {Counted{3, kCard}}), (Text{"Draw 3 cards.", "Dobierz 3 karty."}));
  EXPECT_EQ(say("Draw {0}.", "Dobierz {0:acc}.", {Counted{5, kCard}}), (Text{"Draw 5 cards.", "Dobierz 5 kart."}));
}

TEST(Say, SwitchesWordsByNumber) {
  const auto tokens = [](int n) {
    return say("{0} blue {0|token|tokens}", "{0} {0|niebieski żeton|niebieskie żetony|niebieskich żetonów}", {n});
  };
  EXPECT_EQ(tokens(1), (Text{"1 blue token", "1 niebieski żeton"}));
  EXPECT_EQ(tokens(2), (Text{"2 blue tokens", "2 niebieskie żetony"}));
  EXPECT_EQ(tokens(0), (Text{"0 blue tokens", "0 niebieskich żetonów"}));
  EXPECT_EQ(tokens(22).pl, "22 niebieskie żetony");
  EXPECT_EQ(say("{0|is|are}", "{0|jest|są|jest}", {Counted{4, kCard}}), (Text{"are", "są"}));
}

TEST(Say, TakesTextsInAnyOrderAndMoreThanOnce) {
  const Text sword{"sword", "miecz"};
  const std::string ada = "Ada";
  EXPECT_EQ(say("{1} takes the {0}; {1}!", "{1}: {0}", {sword, ada}),
            (Text{"Ada takes the sword; Ada!", "Ada: miecz"}));
  EXPECT_EQ(say("{0}", "{0}", {"x"}), (Text{"x", "x"}));
}

TEST(Say, KeepsEscapedBracesAndDoesNotReadArgumentsAsTemplates) {
  EXPECT_EQ(say("{{{0}}}", "{{0}}", {7}), (Text{"{7}", "{0}"}));
  EXPECT_EQ(say("{0}", "{0}", {"{1}"}), (Text{"{1}", "{1}"}));
}

#ifdef NDEBUG
TEST(Say, ShowsBadPlaceholders) {
  EXPECT_EQ(say("{1}", "{x}", {7}), (Text{"{?}", "{?}"}));
  EXPECT_EQ(say("{0:foo} {0", "}", {7}), (Text{"{?} {?}0", "{?}"}));
  EXPECT_EQ(say("{0|a|b|c}", "{0|a|b}", {7}), (Text{"{?}", "{?}"}));
  EXPECT_EQ(say("{0|a|b}", "{0;}", {"seven"}), (Text{"{?}", "{?}"}));
}
#else
TEST(SayDeathTest, AssertsThatTemplatesAreGood) { EXPECT_DEATH(say("{1}", "", {7}), "bad template"); }
#endif

TEST(Capitalise, KnowsPolishLetters) {
  EXPECT_EQ(capitalise("żeton"), "Żeton");
  EXPECT_EQ(capitalise("łuk"), "Łuk");
  EXPECT_EQ(capitalise("card"), "Card");
  EXPECT_EQ(capitalise("Already"), "Already");
  EXPECT_EQ(capitalise("3 karty"), "3 karty");
  EXPECT_EQ(capitalise(""), "");
  const std::string small = "ąćęłńóśźż", capital = "ĄĆĘŁŃÓŚŹŻ";
  for (std::size_t i = 0; i < small.size(); i += 2) EXPECT_EQ(capitalise(small.substr(i, 2)), capital.substr(i, 2));
  EXPECT_EQ(capitalise(Text{"a", "ś"}), (Text{"A", "Ś"}));
}

TEST(Join, ListsWithCommasAndAConjunction) {
  const Text a{"a", "ą"}, b{"b", "b"}, c{"c", "ć"};
  EXPECT_EQ(join_and({}), Text());
  EXPECT_EQ(join_and({a}), a);
  EXPECT_EQ(join_and({a, b}), (Text{"a and b", "ą i b"}));
  EXPECT_EQ(join_and({a, b, c}), (Text{"a, b and c", "ą, b i ć"}));
  EXPECT_EQ(join_or({a, b, c}), (Text{"a, b or c", "ą, b lub ć"}));
}

TEST(TextIn, PicksTheLanguage) {
  const Text text{"die", "kostka"};
  EXPECT_EQ(text.in(Language::en), "die");
  EXPECT_EQ(text.in(Language::pl), "kostka");
}

}  // namespace
}  // namespace kostka::kernel
