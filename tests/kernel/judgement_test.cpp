// Chances, their terms, and the file they are read from.
#include "kernel/play/judgement.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numeric>
#include <string>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"

namespace kostka::kernel {
namespace {

constexpr std::uint8_t bit(std::size_t seat) { return static_cast<std::uint8_t>(1u << seat); }

// Four seats with two features; the second seat is far ahead in the first of them.
Standing four_seats() {
  Standing standing;
  standing.seats = 4;
  standing.features = 2;
  standing.progress = 0.25f;
  for (std::size_t s = 0; s < 4; ++s) {
    standing.allies[s] = bit(s);
    standing.of[s] = {static_cast<float>(s == 1 ? 3 : 1), static_cast<float>(s)};
  }
  return standing;
}

Judgement some_judgement() {
  Judgement::Weights weights{};
  weights[0] = {1000, -200};
  weights[1] = {500, 100};
  weights[2] = {0, 700};
  return Judgement(2, weights, {});
}

double sum_of(const Chances& chances) { return std::accumulate(chances.begin(), chances.end(), 0.0); }

std::array<Feature, 2> two_features() {
  return {{{"points", {"points", "punkty"}}, {"hand", {"cards in hand", "karty na ręce"}, false}}};
}

Document learned(const std::string& hash) {
  return Document::map(
      {{"trained_by", "kostka train x"},
       {"features", hash},
       {"games", 100},
       {"positions", 3000},
       {"log_loss", 900},
       {"plain_log_loss", 1386},
       {"brier", 140},
       {"plain_brier", 188},
       {"calibration", Document::list({Document::map({{"said", 50}, {"seen", 40}, {"positions", 9}})})},
       {"weights",
        Document::map({{"points", Document::list({1000, 500, 0})}, {"hand", Document::list({-200, 100, 700})}})}});
}

TEST(Judgement, TheChancesOfAllSidesSumUpToOne) {
  const Chances chances = some_judgement().chances(four_seats());
  EXPECT_NEAR(sum_of(chances), 1, 1e-12);
  EXPECT_GT(chances[1], chances[0]);
  EXPECT_GT(chances[1], chances[2]);
}

TEST(Judgement, AlliesShareTheirChance) {
  Standing standing = four_seats();
  standing.allies = {static_cast<std::uint8_t>(bit(0) | bit(1)), static_cast<std::uint8_t>(bit(0) | bit(1)), bit(2),
                     bit(3)};
  const Chances apart = some_judgement().chances(four_seats()), together = some_judgement().chances(standing);
  EXPECT_NEAR(together[0], apart[0] + apart[1], 1e-12);
  EXPECT_NEAR(together[1], together[0], 1e-12);
  EXPECT_NEAR(together[2], apart[2], 1e-12);
}

TEST(Judgement, WhereEachPlaysForItselfNobodyTakesFromAnother) {
  Standing standing = four_seats();
  standing.contest = Contest::each_side_for_itself;
  const Chances before = some_judgement().chances(standing);
  standing.of[1][0] += 2;
  const Chances after = some_judgement().chances(standing);
  EXPECT_GT(after[1], before[1]);
  EXPECT_EQ(after[0], before[0]);
}

TEST(Judgement, WeightsOfNeighbouringStagesAreMixed) {
  EXPECT_EQ(stages_at(0), (std::array<double, kStages>{1, 0, 0}));
  EXPECT_EQ(stages_at(0.25), (std::array<double, kStages>{0.5, 0.5, 0}));
  EXPECT_EQ(stages_at(1), (std::array<double, kStages>{0, 0, 1}));
  EXPECT_EQ(stages_at(7), stages_at(1));
}

TEST(Judgement, TermsSumUpToTheDifference) {
  const Judgement judgement = some_judgement();
  Standing standing = four_seats();
  const Scores before = judgement.scores(standing);
  standing.of[0][0] += 2;  // good for seat 0
  standing.of[2][1] += 3;  // good for another one
  const Scores after = judgement.scores(standing);
  const auto terms = terms_between(before, after, Seat{0u});
  double sum = 0;
  for (const Term& term : terms) sum += term.change;
  EXPECT_NEAR(sum, after.chances()[0] - before.chances()[0], 1e-3);
  ASSERT_EQ(terms.size(), 2u);
  EXPECT_EQ(terms[0].feature, 0);
  EXPECT_FALSE(terms[0].of_others);
  EXPECT_GT(terms[0].change, 0);
}

TEST(Judgement, ExponentialsAreAsGoodAsThoseOfTheLibrary) {
  for (const double x : {-30.0, -3.5, -0.1, 0.0, 0.3, 1.0, 12.5}) {
    EXPECT_NEAR(steady_exp(x) / std::exp(x), 1, 1e-12) << x;
  }
}

TEST(Judgement, IsReadFromItsFile) {
  Diagnostics diagnostics;
  const auto features = two_features();
  const auto judgement = read_judgement(learned(feature_list_hash(features)), features, diagnostics);
  ASSERT_TRUE(judgement) << diagnostics.to_text();
  EXPECT_EQ(judgement->weight(0, 1), -200);
  EXPECT_EQ(judgement->provenance().games, 100);
  EXPECT_EQ(judgement->provenance().calibration.size(), 1u);
}

TEST(Judgement, OtherFeaturesAreRefusedWithASentence) {
  Diagnostics diagnostics;
  const auto features = two_features();
  EXPECT_FALSE(read_judgement(learned("0123456789abcdef"), features, diagnostics));
  EXPECT_NE(diagnostics.to_text().find("another list of features"), std::string::npos) << diagnostics.to_text();
  EXPECT_NE(diagnostics.to_text().find("kostka train"), std::string::npos);
}

TEST(Judgement, WeightsThatAreMissingOrTooManyAreRefused) {
  const auto features = two_features();
  Document document = learned(feature_list_hash(features));
  document.find("weights")->set("hand", Document::list({1, 2}));
  document.find("weights")->set("luck", Document::list({1, 2, 3}));
  Diagnostics diagnostics;
  EXPECT_FALSE(read_judgement(document, features, diagnostics));
  EXPECT_EQ(diagnostics.count(), 2u) << diagnostics.to_text();
}

}  // namespace
}  // namespace kostka::kernel
