// Playing over WebSockets.
#include <gtest/gtest.h>

#include <chrono>
#include <set>
#include <thread>

#include <fmt/core.h>

#include "tests/server/server_fixture.h"
#include "tests/store/must_read.h"

namespace kostka::server {
namespace {

using kernel::Document;

class Play : public ServerTest {
 protected:
  Play() { start(); }

  static bool asks(const Document& message) {
    return message["type"].as_text() == "state" && !message["prompt"].is_null();
  }
  static bool says_ok(const Document& message) { return message["type"].as_text() == "ok"; }
  static bool replies(const Document& message) {
    const std::string& type = message["type"].as_text();
    return type == "ok" || type == "refusal";
  }
  // The code of the next refusal, or "ok".
  static std::string verdict(Socket& socket) {
    const Document reply = socket.next_where(replies);
    return reply["type"].as_text() == "ok" ? "ok" : reply["error"]["code"].as_text();
  }
  static std::string hold(const Document&) { return "hold"; }
};

TEST_F(Play, AMatchAgainstABotToItsEnd) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random");
  const auto seat = socket(id, ala);
  const Document last = play_out(
      *seat, [](const Document& state) { return state["view"]["inputs"].as_int() % 3 == 0 ? "hold" : "roll"; });
  EXPECT_TRUE(last["view"]["over"].as_bool());
  const Document shown = get("/api/tables/" + id, ala.token).json();
  EXPECT_EQ(shown["status"].as_text(), "finished");
  EXPECT_EQ(shown["winners"], last["view"]["winners"]);
  EXPECT_EQ(shown["rows"], last["row"]);
  EXPECT_FALSE(shown["secret"].is_null());
}

TEST_F(Play, PositionsAreCompressedForThoseWhoTakeThemSo) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random", {}, "knockdown");
  Socket plain(port(), id), compressed(port(), id, {}, true);
  EXPECT_EQ(plain.extensions(), "");
  EXPECT_NE(compressed.extensions().find("permessage-deflate"), std::string::npos);
  plain.hello(ala.token, 0);
  compressed.hello(ala.token, 0);
  for (int i = 0; i < 20; ++i) {
    const Document state = compressed.next_where(asks);
    ASSERT_FALSE(state.is_null());
    const Document same = plain.next_where([&](const Document& message) {
      return message["type"].as_text() == "state" && message["row"] == state["row"];
    });
    EXPECT_EQ(same["view"], state["view"]);
    answer(compressed, state, first_option(state));
    compressed.next_of("ok");
  }
  EXPECT_GT(compressed.transcript().size(), 20'000u);
}

TEST_F(Play, NothingIsCompressedWhereTheKeeperDoesNotWantIt) {
  options_.compress = false;
  start();
  const TestGuest ala = guest("Ala");
  const Socket compressed(port(), table_id(ala, "me bot:random"), {}, true);
  EXPECT_EQ(compressed.status(), 101u);
  EXPECT_EQ(compressed.extensions(), "");
}

TEST_F(Play, AMatchOfKnockdownOfTwoPeople) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const Document made = table(ala, "me open", {}, "knockdown");
  const std::string id = made["id"].as_text();
  EXPECT_EQ(post("/api/tables/" + id + "/join", R"({"invite":null,"seat":null})", olek.token).status, 404u);
  const std::string join = to_json(Document::map({{"invite", made["invite"]}, {"seat", nullptr}}));
  ASSERT_EQ(post("/api/tables/" + id + "/join", join, olek.token).status, 200u);
  const auto first = socket(id, ala), second = socket(id, olek);
  for (int i = 0; i < 60; ++i) {
    Document state = first->next_of("state");
    Document other = second->next_of("state");
    EXPECT_EQ(state["row"], other["row"]);
    if (state["view"]["over"].as_bool()) break;
    const bool mine = !state["prompt"].is_null();
    answer(mine ? *first : *second, mine ? state : other, first_option(mine ? state : other));
  }
  EXPECT_EQ(first->transcript().find("\"refusal\""), std::string::npos);
}

// What only some may know is known when the match is over: none of it was sent to anybody else while it was played.
TEST_F(Play, NobodyIsSentWhatIsHidden) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random", R"({"is_public":true})", "knockdown");
  const auto seat = socket(id, ala);
  Socket spectator(port(), id);
  spectator.hello("");
  play_out(*seat, some_option);
  const Document end = spectator.next_where([](const Document& message) {
    return message["type"].as_text() == "state" && message["view"]["over"].as_bool();
  });
  EXPECT_TRUE(end["eye"].is_null());
  EXPECT_EQ(spectator.transcript().find("\"prompt\":{"), std::string::npos);
  EXPECT_EQ(spectator.transcript().find("\"invite\":\""), std::string::npos);
  EXPECT_EQ(spectator.transcript().find(ala.token), std::string::npos);

  const auto lines = [&](const std::string& eye) {
    std::set<std::string> all;
    const std::int64_t rows = end["row"].as_int();
    for (std::int64_t row = 0; row <= rows; row += 100) {
      const Document part = get(fmt::format("/api/tables/{}/replay?count=100&eye={}&from={}", id, eye, row)).json();
      for (const Document& step : part["steps"].items()) {
        for (const Document& line : step["events"].items()) all.insert(to_json(line));
      }
    }
    return all;
  };
  const auto everything = lines("all"), seen_by_all = lines("spectator"), seen_by_ala = lines("0");
  std::size_t hidden = 0;
  for (const std::string& line : everything) {
    if (!seen_by_all.contains(line)) {
      ++hidden;
      EXPECT_EQ(spectator.transcript().find(line), std::string::npos) << line;
    }
    if (!seen_by_ala.contains(line)) {
      EXPECT_EQ(seat->transcript().find(line), std::string::npos) << line;
    }
  }
  EXPECT_GT(hidden, 0u);
}

TEST_F(Play, AnAnswerMayBeSentAgain) {
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me bot:random"), ala);
  const Document state = seat->next_where(asks);
  answer(*seat, state, "hold");
  EXPECT_EQ(verdict(*seat), "ok");
  answer(*seat, state, "hold");
  EXPECT_EQ(verdict(*seat), "ok");
  answer(*seat, state, "roll");
  EXPECT_EQ(verdict(*seat), "stale");
}

TEST_F(Play, WrongAnswersChangeNothing) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string id = table_id(ala, "me bot:random", R"({"is_public":true})");
  const auto seat = socket(id, ala), watcher = socket(id, olek);
  const Document state = seat->next_where(asks);
  answer(*seat, state, "fold");
  EXPECT_EQ(verdict(*seat), "no_such_option");
  Document other = state;
  other.set("eye", 1);
  answer(*seat, other, "hold");
  EXPECT_EQ(verdict(*seat), "not_your_seat");
  answer(*watcher, state, "hold");
  EXPECT_EQ(verdict(*watcher), "not_your_seat");
  other.set("eye", -1);
  answer(*seat, other, "hold");
  EXPECT_EQ(verdict(*seat), "not_your_seat");
  other = state;
  other.set("prompt", state["prompt"].as_int() + 1);
  answer(*seat, other, "hold");
  EXPECT_EQ(verdict(*seat), "stale");
  EXPECT_EQ(get("/api/tables/" + id, ala.token).json()["rows"], state["row"]);
}

TEST_F(Play, NothingIsToldBeforeItIsDurable) {
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me here:Ola"), ala);
  const Document state = seat->next_where(asks);
  store_.hold();
  answer(*seat, state, "hold");
  EXPECT_TRUE(seat->next(std::chrono::milliseconds(100)).is_null());
  store_.let_go();
  EXPECT_EQ(verdict(*seat), "ok");
  EXPECT_GT(seat->next_of("state")["row"].as_int(), state["row"].as_int());
}

TEST_F(Play, AFullDiskHoldsTheMatchUp) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola");
  const auto seat = socket(id, ala);
  const Document state = seat->next_where(asks);
  store_.set_full(true);
  EXPECT_EQ(get("/healthz").status, 503u);
  answer(*seat, state, "hold");
  const Document trouble = seat->next_where(replies);
  EXPECT_TRUE(trouble["id"].is_null());
  EXPECT_EQ(trouble["error"]["code"].as_text(), "store");
  EXPECT_EQ(post("/api/guests", R"({"name":"Ewa"})").code(), "store");
  store_.set_full(false);
  seat->next_where(says_ok);
  EXPECT_GT(seat->next_of("state")["row"].as_int(), state["row"].as_int());
  EXPECT_EQ(get("/healthz").status, 200u);
}

TEST_F(Play, ARestartGoesOnWhereTheLastAnswerLeftIt) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola");
  auto seat = socket(id, ala);
  const Document state = seat->next_where(asks);
  answer(*seat, state, "hold");
  const Document after = seat->next_where([&](const Document& message) {
    return message["type"].as_text() == "state" && message["row"].as_int() > state["row"].as_int();
  });
  start();
  seat = socket(id, ala);
  const Document again = seat->next_of("state");
  EXPECT_EQ(again["row"], after["row"]);
  EXPECT_EQ(again["view"], after["view"]);
  answer(*seat, state, "hold");
  EXPECT_EQ(verdict(*seat), "ok");
}

TEST_F(Play, BotsGoOnByThemselvesAfterARestart) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "bot:random bot:random");
  start();
  for (int i = 0; i < 1000; ++i) {
    if (get("/api/tables/" + id, ala.token).json()["status"].as_text() == "finished") return;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  FAIL() << "the bots do not play";
}

TEST_F(Play, AJournalThatNoLongerFitsStopsOnlyItsTable) {
  const TestGuest ala = guest("Ala");
  const std::string broken = table_id(ala, "me here:Ola"), other = table_id(ala, "me here:Ola");
  auto seat = socket(broken, ala);
  answer(*seat, seat->next_where(asks), "hold");
  seat->next_where(says_ok);
  std::string journal = store::must_read(store_.journal(broken));
  const std::size_t at = journal.find("\"answer\":\"hold\"");
  ASSERT_NE(at, std::string::npos);
  stop();
  store_.put_journal(broken, journal.replace(at, 15, "\"answer\":\"fold\""));
  start();
  seat = socket(broken, ala);
  EXPECT_EQ(seat->next_of("refusal")["error"]["code"].as_text(), "match_is_faulted");
  EXPECT_EQ(get("/api/tables/" + broken, ala.token).json()["status"].as_text(), "faulted");
  EXPECT_TRUE(asks(socket(other, ala)->next_where(asks)));
}

// ---- taking back ----------------------------------------------------------------------------------------------------

class Undoing : public Play {
 protected:
  // Answers until the player is asked alone and could take the last answer back, and returns that state.
  Document until_undo(Socket& seat) {
    for (int i = 0; i < 300; ++i) {
      const Document state = seat.next_of("state");
      const bool asked = !state["prompt"].is_null();
      if (asked && state["can_undo"].as_bool() && state["view"]["waiting"].size() == 1) return state;
      if (state["view"]["over"].as_bool()) break;
      if (asked) answer(seat, state, some_option(state));
    }
    ADD_FAILURE() << "nothing could be taken back";
    return {};
  }
  static std::string undo(std::int64_t row) {
    return to_json(Document::map({{"type", "undo"}, {"id", 1}, {"seat", 0}, {"row", row}}));
  }
};

TEST_F(Undoing, OnesOwnLastDecision) {
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me bot:random", {}, "knockdown"), ala);
  const Document state = until_undo(*seat);
  seat->send(undo(state["row"].as_int() - 1));
  EXPECT_EQ(verdict(*seat), "stale");
  seat->send(undo(state["row"].as_int()));
  EXPECT_EQ(verdict(*seat), "ok");
  const Document back = seat->next_of("state");
  EXPECT_FALSE(back["prompt"].is_null());
  EXPECT_GT(back["row"].as_int(), state["row"].as_int());
  EXPECT_LE(back["events_from"].as_int(), state["events_from"].as_int() + static_cast<int>(state["events"].size()));
}

TEST_F(Undoing, NotWhatChanceHasFollowed) {
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me here:Ola"), ala);
  answer(*seat, seat->next_where(asks), "roll");
  EXPECT_EQ(verdict(*seat), "ok");
  seat->send(undo(seat->next_of("state")["row"].as_int()));
  EXPECT_EQ(verdict(*seat), "no_undo");
}

TEST_F(Undoing, ByConsentOfAll) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const Document made = table(ala, "me open");
  const std::string id = made["id"].as_text();
  post("/api/tables/" + id + "/join", to_json(Document::map({{"invite", made["invite"]}, {"seat", nullptr}})),
       olek.token);
  const auto first = socket(id, ala), second = socket(id, olek);
  const std::string ask = R"({"type":"ask_takeback","id":5,"seat":0,"inputs":null})";
  const Document before = first->next_where(asks);
  first->send(ask);
  EXPECT_EQ(verdict(*first), "no_takeback");
  answer(*first, before, "hold");
  EXPECT_EQ(verdict(*first), "ok");
  first->send(ask);
  EXPECT_EQ(verdict(*first), "ok");
  first->send(ask);
  EXPECT_EQ(verdict(*first), "takeback_open");
  const auto asked = [](const Document& message) {
    return message["type"].as_text() == "table_changed" && !message["table"]["takeback"].is_null();
  };
  EXPECT_EQ(second->next_where(asked)["table"]["takeback"]["asked_by"].as_int(), 0);
  second->send(R"({"type":"consent","id":6,"seat":1,"yes":false})");
  EXPECT_EQ(verdict(*second), "ok");
  first->send(ask);
  EXPECT_EQ(verdict(*first), "ok");
  second->send(R"({"type":"consent","id":7,"seat":1,"yes":true})");
  EXPECT_EQ(verdict(*second), "ok");
  const Document again = first->next_where(
      [&](const Document& message) { return asks(message) && message["row"].as_int() > before["row"].as_int(); });
  EXPECT_EQ(again["view"], before["view"]);
  EXPECT_EQ(get("/api/tables/" + id, ala.token).json()["takeback"], Document());
}

TEST_F(Undoing, BotsAgreeByThemselves) {
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me bot:random"), ala);
  const Document state = seat->next_where(asks);
  answer(*seat, state, "hold");
  EXPECT_EQ(verdict(*seat), "ok");
  seat->next_where([&](const Document& message) { return asks(message) && message["row"] != state["row"]; });
  seat->send(R"({"type":"ask_takeback","id":5,"seat":0,"inputs":null})");
  EXPECT_EQ(verdict(*seat), "ok");
  EXPECT_EQ(seat->next_where(asks)["view"]["inputs"], state["view"]["inputs"]);
}

// ---- looking and talking --------------------------------------------------------------------------------------------

TEST_F(Play, AHotSeatLooksThroughOneSeatAtATime) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string id = table_id(ala, "me here:Ola", R"({"is_public":true})");
  const auto seats = socket(id, ala, 1);
  EXPECT_EQ(seats->next_of("state")["eye"].as_int(), 1);
  seats->send(R"({"type":"look","id":1,"eye":0})");
  EXPECT_EQ(verdict(*seats), "ok");
  EXPECT_EQ(seats->next_of("state")["eye"].as_int(), 0);
  seats->send(R"({"type":"look","id":2,"eye":null})");
  const Document curtain = seats->next_of("state");
  EXPECT_TRUE(curtain["eye"].is_null());
  EXPECT_TRUE(curtain["view"]["prompt"].is_null());
  const auto watcher = socket(id, olek);
  watcher->next_of("state");
  watcher->send(R"({"type":"look","id":3,"eye":0})");
  EXPECT_EQ(verdict(*watcher), "not_your_seat");
  EXPECT_EQ(socket(id, olek, 0)->next_of("bye")["error"]["code"].as_text(), "not_your_seat");
}

TEST_F(Play, ChatIsKeptAndOnlyForThoseWhoMay) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string id = table_id(ala, "me bot:random");
  const auto seat = socket(id, ala);
  seat->next_of("chat");
  seat->send("{\"type\":\"say\",\"id\":1,\"text\":\"Cze\\u015b\\u0107\\u0007!\"}");
  EXPECT_EQ(verdict(*seat), "ok");
  const Document line = seat->next_of("chat")["lines"][0];
  EXPECT_EQ(line["text"].as_text(), "Cześć!");
  EXPECT_EQ(line["seat"].as_int(), 0);
  seat->send(R"({"type":"say","id":2,"text":"  "})");
  EXPECT_EQ(verdict(*seat), "bad_message");
  start();
  const auto again = socket(id, ala);
  EXPECT_EQ(again->next_of("chat")["lines"][0], line);
}

TEST_F(Play, SpectatorsTalkOnlyAtPublicTables) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string id = table_id(ala, "me bot:random", R"({"is_public":true})");
  const auto watcher = socket(id, olek);
  watcher->send(R"({"type":"say","id":1,"text":"Hej"})");
  EXPECT_EQ(verdict(*watcher), "ok");
  EXPECT_TRUE(watcher
                  ->next_where([](const Document& m) {
                    return m["type"].as_text() == "chat" && m["lines"].size() == 1;
                  })["lines"][0]["seat"]
                  .is_null());
  const std::string invited_to = table_id(ala, "me open");
  const std::string invite = get("/api/tables/" + invited_to, ala.token).json()["invite"].as_text();
  Socket invited(port(), invited_to);
  invited.hello(olek.token, std::nullopt, invite);
  invited.send(R"({"type":"say","id":2,"text":"Hej"})");
  EXPECT_EQ(verdict(invited), "no_chat");
  send("PATCH", "/api/tables/" + id, R"({"name":null,"is_public":false})", ala.token);
  Socket stranger(port(), id);
  stranger.hello("");
  EXPECT_EQ(stranger.next_of("bye")["error"]["code"].as_text(), "no_such_table");
}

TEST_F(Play, WhyNotAndTheEarlierLog) {
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me bot:random", {}, "knockdown"), ala);
  for (int i = 0; i < 30; ++i) {
    const Document state = seat->next_where(asks);
    answer(*seat, state, first_option(state));
  }
  seat->next_where(asks);
  seat->send(R"({"type":"why","id":4,"seat":0})");
  const Document reasons = seat->next_of("reasons");
  EXPECT_EQ(reasons["id"].as_int(), 4);
  for (const Document& reason : reasons["reasons"].items()) EXPECT_FALSE(reason["rule"]["pl"].as_text().empty());
  seat->send(R"({"type":"earlier_log","id":5,"before":3})");
  const Document log = seat->next_of("log");
  EXPECT_EQ(log["from"].as_int(), 0);
  EXPECT_EQ(log["events"].size(), 3u);
  seat->send(R"({"type":"ping","id":6})");
  EXPECT_EQ(seat->next_where(replies)["id"].as_int(), 6);
}

// ---- absent players -------------------------------------------------------------------------------------------------

TEST_F(Play, ABotStandsInAndGivesTheSeatBack) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const Document made = table(ala, "me open");
  const std::string id = made["id"].as_text(), stand_in = "/api/tables/" + id + "/seats/1/stand-in";
  post("/api/tables/" + id + "/join", to_json(Document::map({{"invite", made["invite"]}, {"seat", nullptr}})),
       olek.token);
  const auto seat = socket(id, ala);
  answer(*seat, seat->next_where(asks), "hold");
  EXPECT_EQ(verdict(*seat), "ok");
  EXPECT_EQ(post(stand_in, R"({"level":"random"})", ala.token).code(), "not_away");
  EXPECT_EQ(post(stand_in, R"({"level":"genius"})", ala.token).code(), "bad_request");
  clock_.advance(61'000);
  const Document table = post(stand_in, R"({"level":"random"})", ala.token).json();
  EXPECT_EQ(table["seats"][1]["stand_in"].as_text(), "random");
  seat->next_where(asks);  // the bot has played its turn
  const auto owner = socket(id, olek);
  const Document state = owner->next_of("state");
  answer(*owner, state, "hold");
  EXPECT_NE(verdict(*owner), "ok");
  EXPECT_EQ(send("DELETE", stand_in, "", ala.token).code(), "not_your_seat");
  EXPECT_TRUE(send("DELETE", stand_in, "", olek.token).json()["seats"][1]["stand_in"].is_null());
}

TEST_F(Play, WhenTheClockEndsABotDecidesOnce) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola", R"({"clock":30})");
  const auto seat = socket(id, ala);
  const Document state = seat->next_where(asks);
  EXPECT_EQ(get("/api/tables/" + id, ala.token).json()["deadline"].as_int(), clock_.now() + 30'000);
  clock_.advance(29'000);
  EXPECT_TRUE(seat->next(std::chrono::milliseconds(60)).is_null());
  clock_.advance(2'000);
  const Document after = seat->next_of("state");
  EXPECT_GT(after["row"].as_int(), state["row"].as_int());
  EXPECT_TRUE(seat->next_of("table_changed")["table"]["deadline"].as_int() > clock_.now());
}

TEST_F(Play, ATimeoutIsToldAndLeavesATakebackOpen) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola", R"({"clock":30})");
  const auto seat = socket(id, ala);
  answer(*seat, seat->next_where(asks), "hold");
  EXPECT_EQ(verdict(*seat), "ok");
  seat->send(R"({"type":"ask_takeback","id":5,"seat":0,"inputs":null})");
  EXPECT_EQ(verdict(*seat), "ok");
  const Document before = get("/api/tables/" + id, ala.token).json();
  EXPECT_TRUE(before["timed_out"].items().empty());
  EXPECT_FALSE(before["takeback"].is_null());
  EXPECT_TRUE(before["seats"][0]["deadline"].is_null());
  EXPECT_EQ(before["seats"][1]["deadline"], before["deadline"]);
  clock_.advance(31'000);
  const auto told = [](const Document& message) {
    return message["type"].as_text() == "table_changed" && message["table"]["timed_out"].size() > 0;
  };
  const Document table = seat->next_where(told)["table"];
  EXPECT_EQ(table["timed_out"][0]["seat"].as_int(), 1);
  EXPECT_FALSE(table["takeback"].is_null()) << "nobody has answered it";
  // Once it goes back, what the bot decided did not happen.
  seat->send(R"({"type":"consent","id":6,"seat":1,"yes":true})");
  EXPECT_EQ(verdict(*seat), "ok");
  const Document after = get("/api/tables/" + id, ala.token).json();
  EXPECT_TRUE(after["timed_out"].items().empty());
  EXPECT_TRUE(after["takeback"].is_null());
}

TEST_F(Play, AClockRunsOnWhileTheServerIsDown) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola", R"({"clock":30})");
  const std::int64_t rows = get("/api/tables/" + id, ala.token).json()["rows"].as_int();
  stop();
  clock_.advance(31'000);
  start();
  for (int i = 0; i < 500; ++i) {
    if (get("/api/tables/" + id, ala.token).json()["rows"].as_int() > rows) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  FAIL() << "the clock was forgotten";
}

}  // namespace
}  // namespace kostka::server
