// Lessons: a table of the learner's own, on dice that are known, with bots that follow a script.
#include <gtest/gtest.h>

#include <map>

#include "tests/server/server_fixture.h"

namespace kostka::server {
namespace {

using kernel::Document;

class LessonTest : public ServerTest {
 protected:
  LessonTest() { start(); }

  Document new_lesson(const TestGuest& who, const std::string& game = "knockdown") {
    const Reply reply = post("/api/games/" + game + "/lesson", "", who.token);
    EXPECT_EQ(reply.status, 200u) << reply.body;
    return reply.json();
  }
  // The answers of the learner by the inputs that the match holds.
  std::map<std::int64_t, std::string> answers() {
    std::map<std::int64_t, std::string> all;
    const Document lesson = get("/api/games/knockdown/lesson").json();
    for (const Document& step : lesson["steps"].items()) all[step["inputs"].as_int()] = step["option"].as_text();
    return all;
  }
};

TEST_F(LessonTest, AreOfferedOnAnOrdinaryServerAndNameTheirMinutes) {
  const Document games = get("/api/games").json()["games"];
  for (const Document& game : games.items()) {
    if (game["id"].as_text() == "knockdown") {
      EXPECT_GE(game["lesson"].as_int(), 5);
    }
  }
  EXPECT_EQ(get("/api/games/chess/lesson").code(), "no_such_game");
  EXPECT_EQ(post("/api/games/knockdown/lesson", "").code(), "unauthorized");
  const std::string said = get("/api/games/knockdown/lesson").body;
  EXPECT_EQ(said.find("\"seat\""), std::string::npos) << "what the others will answer is not told";
}

TEST_F(LessonTest, PlayToTheEndAsTheyAreWritten) {
  const TestGuest ala = guest("Ala");
  const Document table = new_lesson(ala);
  EXPECT_TRUE(table["lesson"].as_bool());
  const auto script = answers();
  const auto seat = socket(table["id"].as_text(), ala);
  std::string log;
  std::int64_t answered = -1;
  while (log.find("round_won") == std::string::npos) {
    const Document state = seat->next_of("state");
    ASSERT_FALSE(state.is_null());
    for (const Document& line : state["events"].items()) log += line["event"].as_text() + ' ';
    // A question that others choose at as well is told again when they have chosen.
    if (state["prompt"].is_null() || state["prompt"].as_int() == answered) continue;
    const auto step = script.find(state["view"]["inputs"].as_int());
    ASSERT_NE(step, script.end()) << to_json(state["view"]["prompt"]);
    answered = state["prompt"].as_int();
    answer(*seat, state, step->second);
  }
  EXPECT_NE(log.find("test_failed"), std::string::npos);
}

TEST_F(LessonTest, LetBotsPlayOnWhereTheLearnerGoesAnotherWay) {
  const TestGuest ala = guest("Ala");
  const auto seat = socket(new_lesson(ala)["id"].as_text(), ala);
  EXPECT_TRUE(play_out(*seat, some_option)["view"]["over"].as_bool());
}

TEST_F(LessonTest, BelongToTheirLearnerAlone) {
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const Document table = new_lesson(ala);
  const std::string path = "/api/tables/" + table["id"].as_text();
  EXPECT_TRUE(table["invite"].is_null());
  EXPECT_EQ(get(path, ola.token).code(), "no_such_table");
  EXPECT_EQ(post(path + "/join", R"({"invite":null,"seat":1})", ola.token).code(), "no_such_table");
  EXPECT_EQ(send("PATCH", path, R"({"name":null,"is_public":true})", ala.token).code(), "forbidden");
  EXPECT_EQ(send("PATCH", path, R"({"name":"My lesson","is_public":null})", ala.token).status, 200u);
  EXPECT_EQ(get("/api/tables?list=public").json()["tables"].size(), 0u);
  EXPECT_EQ(send("DELETE", path, "", ala.token).status, 200u);
}

// Other dice would come after it than the coach speaks of.
TEST_F(LessonTest, AreNotTakenBackByConsent) {
  const TestGuest ala = guest("Ala");
  const auto seat = socket(new_lesson(ala)["id"].as_text(), ala);
  answer(*seat, seat->next_of("state"), "fighter:F5");
  seat->send(R"({"type":"ask_takeback","id":5,"seat":0,"inputs":null})");
  EXPECT_EQ(seat->next_of("refusal")["error"]["code"].as_text(), "no_takeback");
}

TEST_F(LessonTest, HaveNoRematchAndSayThatTheirDiceWereKnown) {
  const TestGuest ala = guest("Ala");
  const std::string path = "/api/tables/" + new_lesson(ala)["id"].as_text();
  const auto seat = socket(path.substr(12), ala);
  play_out(*seat, some_option);
  EXPECT_EQ(post(path + "/rematch", "", ala.token).code(), "forbidden");
  const Document found = get(path + "/verify", ala.token).json();
  EXPECT_TRUE(found["ok"].as_bool());
  EXPECT_EQ(found["checks"][0]["id"].as_text(), "lesson");
  EXPECT_EQ(found["checks"][0]["state"].as_text(), "noted");
}

// Nobody gets known dice at a table with others, nor lessons without end.
TEST_F(LessonTest, LeaveOrdinaryTablesTheirDiceAndCountForQuotas) {
  const TestGuest ala = guest("Ala");
  const Document lesson = new_lesson(ala);
  const Document ordinary = table(ala, "me bot:random", {}, "knockdown");
  EXPECT_FALSE(ordinary["lesson"].as_bool());
  EXPECT_NE(ordinary["commitment"].as_text(), lesson["commitment"].as_text());
  EXPECT_EQ(lesson["commitment"].as_text(), new_lesson(ala)["commitment"].as_text());

  options_.limits.rates = true;
  options_.limits.tables_of_account = 3;
  start();
  EXPECT_EQ(post("/api/games/knockdown/lesson", "", ala.token).code(), "quota");
}

}  // namespace
}  // namespace kostka::server
