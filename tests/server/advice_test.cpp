// Hints, reasons of bots and reviews over REST: who may ask, what is told, and what attackers get.
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "tests/server/server_fixture.h"

namespace kostka::server {
namespace {

using kernel::Document;

class AdviceTest : public ServerTest {
 protected:
  AdviceTest() { start(); }

  static std::string hint_of(const std::string& table, int seat) {
    return "/api/tables/" + table + "/seats/" + std::to_string(seat) + "/hint";
  }
  static std::string about(const Document& state) {
    return R"({"prompt":)" + std::to_string(state["prompt"].as_int()) + "}";
  }
  Reply hint(const std::string& table, int seat, const Document& state, const TestGuest& who) {
    return post(hint_of(table, seat), about(state), who.token);
  }
  // The state in which this socket is asked something with a choice.
  Document asked_state(Socket& socket) {
    for (;;) {
      Document state = socket.next_of("state");
      if (state["prompt"].is_null()) continue;
      if (state["view"]["prompt"]["options"].size() > 1) return state;
      answer(socket, state, first_option(state));
    }
  }
  // Asks until the review is there.
  Document review_of(const std::string& table) {
    for (int tries = 0; tries < 1200; ++tries) {
      const Reply reply = get("/api/tables/" + table + "/review");
      EXPECT_EQ(reply.status, 200u) << reply.body;
      if (reply.status != 200 || !reply.json()["review"].is_null()) return reply.json()["review"];
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    ADD_FAILURE() << "no review came";
    return {};
  }
};

TEST_F(AdviceTest, AHintNamesTheBestAnswersWithChancesAndTerms) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random", "", "knockdown");
  const auto seat = socket(id, ala);
  const Document state = asked_state(*seat);
  const Reply reply = hint(id, 0, state, ala);
  ASSERT_EQ(reply.status, 200u) << reply.body;
  const Document found = reply.json();
  EXPECT_EQ(found["prompt"].as_int(), state["prompt"].as_int());
  ASSERT_GE(found["options"].size(), 2u);
  EXPECT_LE(found["options"].size(), 3u);
  std::int64_t before = 1000;
  for (const Document& option : found["options"].items()) {
    EXPECT_LE(option["chance"].as_int(), before);
    before = option["chance"].as_int();
    bool offered = false;
    for (const Document& own : state["view"]["prompt"]["options"].items()) offered |= own["id"] == option["option"];
    EXPECT_TRUE(offered) << option["option"].as_text();
  }
  // The question is still open: nothing was answered.
  EXPECT_EQ(get("/api/tables/" + id, ala.token).json()["waiting_for"].size(), 1u);
}

TEST_F(AdviceTest, HintsAreForTheOwnSeatOnly) {
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const std::string id = table_id(ala, "me bot:random");
  const auto seat = socket(id, ala);
  const Document state = asked_state(*seat);
  EXPECT_EQ(post(hint_of(id, 0), about(state)).code(), "unauthorized");
  EXPECT_EQ(hint(id, 0, state, ola).status, 404u) << "a private table is not even seen";
  EXPECT_EQ(hint(id, 1, state, ala).code(), "not_your_seat");
  EXPECT_EQ(hint(id, 7, state, ala).status, 400u);
  EXPECT_EQ(post(hint_of(id, 0), R"({"prompt":-1})", ala.token).code(), "stale");
  EXPECT_EQ(post(hint_of(id, 0), R"({"prompt":"now"})", ala.token).status, 400u);
  EXPECT_EQ(post(hint_of(id, 0), "{", ala.token).status, 400u);
}

TEST_F(AdviceTest, ThereAreNoHintsWhereStrangersPlay) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random", R"({"is_public":true})");
  const auto seat = socket(id, ala);
  EXPECT_EQ(hint(id, 0, asked_state(*seat), ala).code(), "forbidden");
}

TEST_F(AdviceTest, WhoAsksAllTheTimeHasToWait) {
  stop();
  options_.limits.rates = true;
  start();
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random");
  const auto seat = socket(id, ala);
  const Document state = asked_state(*seat);
  std::string last;
  int taken = 0;
  for (int i = 0; i < 12 && last != "rate"; ++i) {
    last = hint(id, 0, state, ala).code();
    taken += last.empty() ? 1 : 0;
  }
  EXPECT_EQ(last, "rate");
  EXPECT_LT(taken, 8);
}

TEST_F(AdviceTest, WhatABotDidIsExplainedByWhatEverybodySees) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "bot:random me", "", "knockdown");
  const auto seat = socket(id, ala);
  Document state = asked_state(*seat);
  const std::string path = "/api/tables/" + id + "/bot-reasons?after=";
  // The first questions are answered by both in secret; soon after them the bot has decided something.
  bool explained = false;
  for (int i = 0; i < 20 && !explained; ++i) {
    for (std::int64_t n = state["view"]["inputs"].as_int(); n > 0 && !explained; --n) {
      const Reply reply = get(path + std::to_string(n), ala.token);
      if (reply.status != 200) continue;
      explained = true;
      EXPECT_EQ(reply.json()["seat"].as_int(), 0);
      EXPECT_FALSE(reply.json()["everything"].as_bool());
      EXPECT_TRUE(reply.json()["chosen"].is_null()) << "what was chosen may be secret";
      EXPECT_EQ(reply.json()["options"].size(), 0u);
    }
    if (explained) break;
    answer(*seat, state, first_option(state));
    state = asked_state(*seat);
  }
  EXPECT_TRUE(explained);
  EXPECT_EQ(get(path + "-1", ala.token).status, 400u);
  EXPECT_EQ(get(path + "x", ala.token).status, 400u);
  EXPECT_EQ(get(path + "0", ala.token).status, 400u);
  EXPECT_EQ(get(path + "1").status, 404u) << "a private table";
}

TEST_F(AdviceTest, AFinishedMatchIsReviewed) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random", R"({"is_public":true})");
  const auto seat = socket(id, ala);
  EXPECT_EQ(get("/api/tables/" + id + "/review").code(), "not_finished");
  play_out(*seat, some_option);
  const Document review = review_of(id);
  ASSERT_FALSE(review.is_null());
  EXPECT_EQ(review["game"].as_text(), "pig");
  ASSERT_EQ(review["accounts"].size(), 2u);
  std::int64_t luck = 0;
  for (const Document& account : review["accounts"].items()) {
    const std::int64_t sum =
        account["start"].as_int() + account["luck"].as_int() + account["own"].as_int() + account["others"].as_int();
    EXPECT_EQ(sum, account["end"].as_int());
    EXPECT_LE(account["own"].as_int(), 0);
    luck += account["luck"].as_int();
  }
  EXPECT_LE(std::abs(luck), 4) << "but for rounding it sums up to nothing";
  EXPECT_GT(review["points"].size(), 2u);
  // Asked again, it is the same.
  EXPECT_TRUE(review_of(id) == review);
}

}  // namespace
}  // namespace kostka::server
