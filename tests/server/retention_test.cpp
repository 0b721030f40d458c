// A server removes what its keeper does not keep, and nothing that somebody uses.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/server/server_fixture.h"
#include "tests/store/must_read.h"

namespace kostka::server {
namespace {

using kernel::Document;

constexpr Milliseconds kDay = Milliseconds{24} * 3600 * 1000;

class RetentionServerTest : public ServerTest {
 protected:
  RetentionServerTest() { options_.limits.prune_pause = std::chrono::milliseconds(1); }

  bool has_table(const std::string& id) { return store::must_read(store_.table(id)).has_value(); }
  bool has_guest(const TestGuest& who) { return store::must_read(store_.account(who.account)).has_value(); }
  // Waits until the server has removed it; false when it does not. What is in memory stays there until the next round.
  template <class There>
  bool goes(const There& there) {
    for (int i = 0; i < 2000 && there(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      if (i % 20 == 19) clock_.advance(options_.limits.prune_every.count());
    }
    return !there();
  }
  std::string finished_match(const TestGuest& who) {
    const std::string id = table_id(who, "me bot:random", R"({"is_public":true})");
    auto seat = socket(id, who);
    EXPECT_TRUE(play_out(*seat, some_option)["view"]["over"].as_bool());
    seat->close();
    return id;
  }
};

TEST_F(RetentionServerTest, RemovesWhatIsOldByItself) {
  options_.keep = {365 * kDay, 30 * kDay, 180 * kDay};
  start();
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string finished = finished_match(ala);
  const std::string waiting = table_id(ala, "me open");
  const std::string playing = table_id(ala, "me here:Ola");
  clock_.advance(31 * kDay);
  EXPECT_TRUE(goes([&] { return has_table(waiting); }));
  EXPECT_EQ(get("/api/tables/" + waiting, ala.token).code(), "no_such_table");
  EXPECT_TRUE(has_table(finished));
  clock_.advance(150 * kDay);
  EXPECT_TRUE(goes([&] { return has_guest(olek); }));
  EXPECT_EQ(get("/api/me", olek.token).code(), "unauthorized");
  clock_.advance(185 * kDay);
  EXPECT_TRUE(goes([&] { return has_table(finished); }));
  EXPECT_EQ(get("/api/tables/" + finished + "/journal", ala.token).code(), "no_such_table");
  // She still has a match to play.
  EXPECT_TRUE(has_guest(ala));
  EXPECT_TRUE(has_table(playing));
  EXPECT_FALSE(socket(playing, ala)->next_of("state")["prompt"].is_null());
}

TEST_F(RetentionServerTest, KeepsEverythingByItself) {
  start();
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string finished = finished_match(ala), waiting = table_id(ala, "me open");
  clock_.advance(5000 * kDay);
  // Long enough for the server to have looked several times.
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(get("/healthz").status, 200u);
    std::this_thread::sleep_for(options_.limits.tick);
  }
  EXPECT_TRUE(has_table(finished) && has_table(waiting) && has_guest(olek));
}

// Somebody looks at it: it stays until they go.
TEST_F(RetentionServerTest, LeavesWhatSomebodyUses) {
  options_.keep.waiting = 30 * kDay;
  options_.limits.idle_table = std::chrono::milliseconds(0);
  start();
  const TestGuest ala = guest("Ala");
  const std::string used = table_id(ala, "me open"), unused = table_id(ala, "me open");
  auto viewer = socket(used, ala);
  viewer->next_of("table_changed");
  clock_.advance(31 * kDay);
  EXPECT_TRUE(goes([&] { return has_table(unused); }));
  EXPECT_TRUE(has_table(used));
  const TestGuest ola = guest("Ola");
  const std::string invite = get("/api/tables/" + used, ala.token).json()["invite"].as_text();
  const std::string join = to_json(Document::map({{"invite", invite}, {"seat", Document()}}));
  EXPECT_EQ(post("/api/tables/" + used + "/join", join, ola.token).status, 200u);
  viewer->next_of("state");
}

// A match that goes on from one that is gone has all it needs.
TEST_F(RetentionServerTest, WhatWasContinuedFromAnOldMatchStays) {
  start();
  const TestGuest ala = guest("Ala");
  const std::string old = finished_match(ala);
  const std::string wish =
      R"({"row":4,"seats":[{"who":"me","name":null,"level":null},{"who":"here","name":"Ola","level":null}]})";
  const Reply made = post("/api/tables/" + old + "/continue", wish, ala.token);
  ASSERT_EQ(made.status, 200u) << made.body;
  const std::string next = made.json()["id"].as_text();
  const auto rows = store::must_read(store_.table(next))->rows;
  EXPECT_GE(rows, 4);
  options_.keep.finished = 30 * kDay;
  start();
  clock_.advance(31 * kDay);
  EXPECT_TRUE(goes([&] { return has_table(old); }));
  start();
  const Document state = socket(next, ala)->next_of("state");
  EXPECT_GE(state["row"].as_int(), rows);
  EXPECT_FALSE(state["view"]["over"].as_bool());
}

TEST_F(RetentionServerTest, AGuestWhoComesBackIsSeen) {
  options_.keep.guests = 180 * kDay;
  start();
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  for (int i = 0; i < 3; ++i) {
    clock_.advance(100 * kDay);
    EXPECT_EQ(get("/api/me", ala.token).status, 200u);
  }
  EXPECT_TRUE(goes([&] { return has_guest(olek); }));
  EXPECT_TRUE(has_guest(ala));
}

}  // namespace
}  // namespace kostka::server
