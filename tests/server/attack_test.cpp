// What people with bad intentions have tried against a server, each as a test: stealing seats, forging consent, hiding
// behind failed reads, taking more than their share. docs/security.md names the promise that each one proves.
#include <gtest/gtest.h>

#include <fmt/core.h>

#include "server/base/day_counts.h"
#include "server/base/words.h"
#include "tests/server/server_fixture.h"
#include "tests/store/must_read.h"

namespace kostka::server {
namespace {

using kernel::Document;

class Attack : public ServerTest {
 protected:
  Attack() { start(); }

  static bool asks(const Document& message) {
    return message["type"].as_text() == "state" && !message["prompt"].is_null();
  }
  static std::string verdict(Socket& socket) {
    const Document reply = socket.next_where([](const Document& m) {
      return m["type"].as_text() == "ok" || (m["type"].as_text() == "refusal" && !m["id"].is_null());
    });
    return reply["type"].as_text() == "ok" ? "ok" : reply["error"]["code"].as_text();
  }
  std::string link_to(const std::string& table, int seat, const TestGuest& who) {
    const Reply made = post("/api/tables/" + table + "/seats/" + std::to_string(seat) + "/link", "", who.token);
    return made.status == 200 ? to_json(Document::map({{"code", made.json()["code"]}})) : made.code();
  }
  Document table_seen_by(const std::string& id, const TestGuest& who) {
    return get("/api/tables/" + id, who.token).json();
  }
};

// ---- seats ----------------------------------------------------------------------------------------------------------

// Sit down, make a link, leave; somebody else sits there; claim their seat, and with the owner's seat the table.
TEST_F(Attack, ALinkIsVoidOnceItsMakerHasLeft) {
  const TestGuest ala = guest("Ala"), thief = guest("Zenon"), accomplice = guest("Zenon");
  const std::string id = table_id(ala, "me open", R"({"is_public":true,"begin":"owner"})");
  ASSERT_EQ(post("/api/tables/" + id + "/join", R"({"invite":null,"seat":1})", thief.token).status, 200u);
  const std::string link = link_to(id, 1, thief);
  ASSERT_EQ(post("/api/tables/" + id + "/leave", "", thief.token).status, 200u);
  const TestGuest ola = guest("Ola");
  ASSERT_EQ(post("/api/tables/" + id + "/join", R"({"invite":null,"seat":1})", ola.token).status, 200u);
  EXPECT_EQ(post("/api/claims", link, accomplice.token).code(), "bad_link");
  EXPECT_TRUE(table_seen_by(id, ola)["seats"][1]["mine"].as_bool());
}

TEST_F(Attack, ALinkToAnEarlierSittingIsVoid) {
  const TestGuest ala = guest("Ala"), ola = guest("Ola"), other = guest("Ola");
  const std::string id = table_id(ala, "me open", R"({"is_public":true,"begin":"owner"})");
  const std::string join = R"({"invite":null,"seat":1})";
  post("/api/tables/" + id + "/join", join, ola.token);
  const std::string link = link_to(id, 1, ola);
  post("/api/tables/" + id + "/leave", "", ola.token);
  post("/api/tables/" + id + "/join", join, ola.token);
  EXPECT_EQ(post("/api/claims", link, other.token).code(), "bad_link");
  EXPECT_TRUE(table_seen_by(id, ola)["seats"][1]["mine"].as_bool());
}

TEST_F(Attack, ClaimingASeatVoidsAllOtherLinksToIt) {
  const TestGuest ala = guest("Ala"), phone = guest("Ala"), thief = guest("Zenon");
  const std::string id = table_id(ala, "me bot:random");
  const std::string first = link_to(id, 0, ala), second = link_to(id, 0, ala);
  EXPECT_EQ(post("/api/claims", first, phone.token).status, 200u);
  EXPECT_EQ(post("/api/claims", second, thief.token).code(), "bad_link");
  EXPECT_EQ(post("/api/claims", first, thief.token).code(), "bad_link");
  EXPECT_EQ(send("DELETE", "/api/tables/" + id, "", thief.token).code(), "no_such_table");
  EXPECT_EQ(link_to(id, 0, ala), "no_such_table");  // it is not hers any more
}

TEST_F(Attack, ALinkSurvivesAFullDisk) {
  const TestGuest ala = guest("Ala"), phone = guest("Ala");
  const std::string id = table_id(ala, "me bot:random");
  const std::string link = link_to(id, 0, ala);
  store_.set_full(true);
  EXPECT_EQ(post("/api/claims", link, phone.token).code(), "store");
  store_.set_full(false);
  EXPECT_EQ(post("/api/claims", link, phone.token).status, 200u);
}

// ---- consent --------------------------------------------------------------------------------------------------------

TEST_F(Attack, ARestartMakesNobodyAway) {
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const std::string id = table_id(ala, "me open", R"({"is_public":true})");
  post("/api/tables/" + id + "/join", R"({"invite":null,"seat":1})", ola.token);
  socket(id, ala)->next_of("state");
  clock_.advance(options_.limits.away.count() * 10);
  start();
  const std::string path = "/api/tables/" + id + "/seats/0/stand-in";
  EXPECT_EQ(post(path, R"({"level":null})", ola.token).code(), "not_away");
  clock_.advance(options_.limits.away.count());
  EXPECT_EQ(post(path, R"({"level":null})", ola.token).status, 200u);
}

TEST_F(Attack, AStandInDoesNotAgreeForItsPerson) {
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const std::string id = table_id(ala, "me open", R"({"is_public":true})");
  post("/api/tables/" + id + "/join", R"({"invite":null,"seat":1})", ola.token);
  auto hers = socket(id, ala);
  answer(*hers, hers->next_where(asks), "hold");
  EXPECT_EQ(verdict(*hers), "ok");
  clock_.advance(options_.limits.away.count());
  auto other = socket(id, ola);
  ASSERT_EQ(post("/api/tables/" + id + "/seats/0/stand-in", R"({"level":"random"})", ola.token).code(), "not_away");
  hers->close();
  other->next_where([](const Document& m) {
    return m["type"].as_text() == "table_changed" && !m["table"]["seats"][0]["connected"].as_bool();
  });
  clock_.advance(options_.limits.away.count());
  ASSERT_EQ(post("/api/tables/" + id + "/seats/0/stand-in", R"({"level":"random"})", ola.token).status, 200u);
  other->send(R"({"type":"ask_takeback","id":7,"seat":1,"inputs":0})");
  EXPECT_EQ(verdict(*other), "ok");
  const Document question = table_seen_by(id, ola)["takeback"];
  ASSERT_FALSE(question.is_null());
  EXPECT_EQ(question["agreed"].size(), 1u);
  EXPECT_GT(table_seen_by(id, ola)["rows"].as_int(), 0);
}

// ---- reads that fail
// --------------------------------------------------------------------------------------------------

TEST_F(Attack, WhatCannotBeReadIsNotMissing) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random");
  store_.set_unreadable(true);
  EXPECT_EQ(get("/api/me", ala.token).code(), "unreadable");
  EXPECT_EQ(get("/api/me", ala.token).status, 503u);
  EXPECT_EQ(get("/api/tables/" + id).code(), "unreadable");
  EXPECT_EQ(get("/api/tables?list=public").code(), "unreadable");
  EXPECT_EQ(get("/api/tables/" + id + "/journal").code(), "unreadable");
  EXPECT_EQ(get("/healthz").status, 503u);
  Socket late(port(), id);
  late.hello(ala.token);
  EXPECT_EQ(late.next_of("bye")["error"]["code"].as_text(), "unreadable");
  store_.set_unreadable(false);
  EXPECT_EQ(get("/api/me", ala.token).status, 200u);
  EXPECT_EQ(get("/healthz").status, 200u);
  EXPECT_TRUE(asks(socket(id, ala)->next_where(asks)));
}

TEST_F(Attack, AMatchThatCannotBeReadIsNotStopped) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random");
  start();
  store_.set_unreadable(true);
  Socket early(port(), id);
  early.hello("");
  EXPECT_EQ(early.next_of("bye")["error"]["code"].as_text(), "unreadable");
  store_.set_unreadable(false);
  EXPECT_EQ(store::must_read(store_.table(id))->status, "playing");
  EXPECT_TRUE(asks(socket(id, ala)->next_where(asks)));
}

// A journal that does not fit stops its match, but only for now: nothing of that is written, and nothing is opened.
TEST_F(Attack, AMatchThatCanBePlayedAgainIsHealed) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola");
  auto seat = socket(id, ala);
  answer(*seat, seat->next_where(asks), "hold");
  EXPECT_EQ(verdict(*seat), "ok");
  const std::string journal = store::must_read(store_.journal(id));
  stop();
  store_.put_journal(id, "");
  start();
  EXPECT_EQ(socket(id, ala)->next_of("refusal")["error"]["code"].as_text(), "match_is_faulted");
  EXPECT_EQ(store::must_read(store_.table(id))->status, "playing");
  EXPECT_EQ(get("/api/tables/" + id + "/replay?eye=all", ala.token).code(), "not_finished");
  // An earlier version of this program wrote it down as stopped.
  stop();
  store_.put_journal(id, journal);
  auto record = *store::must_read(store_.table(id));
  record.status = "faulted";
  record.wake.reset();
  store_.put_record(record);
  start();
  for (int i = 0; i < 1000 && store::must_read(store_.table(id))->status != "playing"; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(store::must_read(store_.table(id))->status, "playing");
  EXPECT_TRUE(asks(socket(id, ala, 1)->next_where(asks)));
}

TEST_F(Attack, HelloOnAFullDiskGetsASentence) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola");
  auto seat = socket(id, ala);
  const Document state = seat->next_where(asks);
  store_.set_full(true);
  answer(*seat, state, "hold");
  seat->next_where([](const Document& m) { return m["type"].as_text() == "refusal"; });
  Socket late(port(), id);
  late.hello(ala.token);
  EXPECT_EQ(late.next_of("refusal")["error"]["code"].as_text(), "store");
  store_.set_full(false);
  EXPECT_EQ(late.next_of("state")["row"].as_int(), 1);
}

// ---- more than one's share
// --------------------------------------------------------------------------------------------

TEST_F(Attack, ChatIsLimitedByPersonAndNotBySocket) {
  const TestGuest ala = guest("Ala");
  options_.limits.rates = true;
  options_.limits.lines_of_chat = {0.0001, 3};
  start();
  const std::string one = table_id(ala, "me bot:random"), two = table_id(ala, "me bot:random");
  std::vector<std::string> verdicts;
  for (const std::string& id : {one, one, two, two}) {
    const auto seat = socket(id, ala);
    seat->send(R"({"type":"say","id":1,"text":"Hej"})");
    verdicts.push_back(verdict(*seat));
  }
  EXPECT_EQ(verdicts, (std::vector<std::string>{"ok", "ok", "ok", "rate"}));
}

TEST_F(Attack, TablesOfOnePersonAreCounted) {
  options_.limits.rates = true;
  options_.limits.tables_of_account = 2;
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  // Also one that no list shows, because it has no open seat and waits for its owner.
  table_id(ala, "bot:random bot:random", R"({"begin":"owner"})");
  table_id(ala, "me bot:random");
  const std::string wish =
      R"({"game":"pig","name":null,"is_public":false,"options":{},"seats":[{"who":"me","name":null,"level":null},)"
      R"({"who":"open","name":null,"level":null}],"clock":null,"begin":"full"})";
  EXPECT_EQ(post("/api/tables", wish, ala.token).code(), "quota");
  EXPECT_EQ(post("/api/tables", wish, ola.token).status, 200u);
}

TEST_F(Attack, GuestsOfOneAddressAreCountedByDay) {
  options_.limits.rates = true;
  options_.limits.guests_of_day = 3;
  options_.behind_proxy = true;
  start();
  const auto new_guest = [this](const std::string& address) {
    const Reply made =
        ask_server(port(), {"POST", "/api/guests", R"({"name":"Ala"})", {}, {{"X-Forwarded-For", address}}});
    return made.status == 200 ? "ok" : made.code();
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(new_guest("192.0.2.1"), "ok");
  EXPECT_EQ(new_guest("192.0.2.1"), "too_many_guests");
  EXPECT_EQ(new_guest("192.0.2.2"), "ok");
  // Addresses of one IPv6 network are one person's.
  for (const char* address : {"2001:db8::1", "2001:db8::2", "2001:db8::ffff:3"}) EXPECT_EQ(new_guest(address), "ok");
  EXPECT_EQ(new_guest("2001:db8::4"), "too_many_guests");
  EXPECT_EQ(new_guest("2001:db8:0:1::4"), "ok");
  clock_.advance(24 * 3600 * 1000);
  EXPECT_EQ(new_guest("192.0.2.1"), "ok");
  // A guest that could not be stored is not counted.
  store_.set_full(true);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(new_guest("192.0.2.1"), "store");
  store_.set_full(false);
  EXPECT_EQ(new_guest("192.0.2.1"), "ok");
  EXPECT_EQ(new_guest("192.0.2.1"), "ok");
  EXPECT_EQ(new_guest("192.0.2.1"), "too_many_guests");
}

// Bringing many addresses neither makes room for more of one's own nor takes it from others, in the same memory.
TEST(DayCounts, ManyNamesLeaveTheCountsOfOthersAlone) {
  DayCounts counts;
  const Milliseconds today = 1'800'000'000'000;
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(counts.take("thief", 100, today));
  for (int i = 0; i < 50'000; ++i) counts.take("2001:db8:" + std::to_string(i) + "::/64", 100, today);
  EXPECT_FALSE(counts.take("thief", 100, today));
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(counts.take("a family", 100, today)) << i;
}

TEST_F(Attack, ListsAndReplaysCostWhatTheyTake) {
  options_.limits.rates = true;
  options_.limits.work = {0.0001, 7};
  start();
  EXPECT_EQ(get("/api/tables?list=public").status, 200u);
  EXPECT_EQ(get("/api/tables?list=public").status, 200u);
  EXPECT_EQ(get("/api/tables?list=public").code(), "rate");
  EXPECT_EQ(get("/api/games").status, 200u);
}

// What a table was continued from is not in what lists read.
// The box of a game of hundreds of cards took 50 ms to write, each time, on a thread that others' connections wait for.
TEST_F(Attack, ABoxIsWrittenOnceAndBooksCostWhatTheyTake) {
  options_.limits.rates = true;
  options_.limits.work = {0.0001, 7};
  start();
  const std::string path = "/api/games/knockdown/content";
  const Reply first = get(path);
  ASSERT_EQ(first.status, 200u);
  EXPECT_EQ(get(path).body, first.body);
  EXPECT_TRUE(find_game(test_games(), "knockdown")->box->is_written());
  EXPECT_EQ(get("/api/rules/knockdown").status, 200u);
  EXPECT_EQ(get("/api/rules/knockdown/search?q=combo").status, 200u);
  EXPECT_EQ(get("/api/rules/knockdown").status, 200u);
  EXPECT_EQ(get("/api/rules/knockdown").code(), "rate");
  EXPECT_EQ(get("/api/rules/knockdown/search?q=combo").code(), "rate");
  EXPECT_EQ(get(path).status, 200u);
}

// From two hundred sockets of one address, each as often as a socket may, this kept all cores of the server busy.
TEST_F(Attack, LookingAndReadingTheLogCostWhatTheyTake) {
  const TestGuest ala = guest("Ala");
  options_.limits.rates = true;
  options_.limits.work = {0.0001, 5};
  start();
  const std::string id = table_id(ala, "me bot:random");
  const auto one = socket(id, ala), two = socket(id, ala);
  const auto ask = [](Socket& socket, const std::string& message) {
    socket.send(message);
    const Document reply = socket.next_where([](const Document& m) { return m.find("id") && !m["id"].is_null(); });
    return reply["type"].as_text() == "refusal" ? reply["error"]["code"].as_text() : "served";
  };
  const std::string look = R"({"type":"look","id":1,"eye":0})", log = R"({"type":"earlier_log","id":2,"before":9})";
  EXPECT_EQ(ask(*one, look), "served");
  EXPECT_EQ(ask(*two, log), "served");
  EXPECT_EQ(ask(*one, R"({"type":"why","id":3,"seat":0})"), "served");
  EXPECT_EQ(ask(*two, log), "rate");
  EXPECT_EQ(ask(*one, look), "served");
  EXPECT_EQ(ask(*two, look), "rate");
  EXPECT_EQ(ask(*two, R"({"type":"ping","id":4})"), "served");
}

TEST_F(Attack, WhatATableBeginsWithIsInNoList) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random", R"({"is_public":true})");
  auto seat = socket(id, ala);
  const Document last = play_out(*seat, some_option);
  ASSERT_TRUE(last["view"]["over"].as_bool());
  const std::string wish =
      R"({"row":4,"seats":[{"who":"me","name":null,"level":null},{"who":"open","name":null,"level":null}]})";
  const Reply made = post("/api/tables/" + id + "/continue", wish, ala.token);
  ASSERT_EQ(made.status, 200u) << made.body;
  const std::string next = made.json()["id"].as_text();
  EXPECT_LT(store::must_read(store_.table(next))->lobby.size(), 2000u);
  EXPECT_NE(store::must_read(store_.given(next)), "");
  start();
  const TestGuest ola = guest("Ola");
  EXPECT_EQ(post("/api/tables/" + next + "/join", R"({"invite":null,"seat":null})", ola.token).status, 200u);
  EXPECT_EQ(store::must_read(store_.given(next)), "");
  EXPECT_GE(table_seen_by(next, ola)["rows"].as_int(), 4);
}

// ---- who may see what
// -------------------------------------------------------------------------------------------------

TEST_F(Attack, ATableMadePrivateSendsStrangersAway) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string id = table_id(ala, "me bot:random", R"({"is_public":true})");
  const auto watcher = socket(id, olek);
  watcher->next_of("state");
  send("PATCH", "/api/tables/" + id, R"({"name":null,"is_public":false})", ala.token);
  EXPECT_EQ(watcher->next_of("bye")["error"]["code"].as_text(), "no_such_table");
}

TEST_F(Attack, ATableThatIsNotForYouIsAsOneThatIsNotThere) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string id = table_id(ala, "me bot:random");
  const std::vector<std::pair<std::string, std::string>> requests = {{"GET", ""},
                                                                     {"PATCH", ""},
                                                                     {"DELETE", ""},
                                                                     {"POST", "/join"},
                                                                     {"POST", "/leave"},
                                                                     {"POST", "/start"},
                                                                     {"POST", "/rematch"},
                                                                     {"PUT", "/seats/0/nonce"},
                                                                     {"GET", "/verify"},
                                                                     {"GET", "/replay"},
                                                                     {"GET", "/journal"},
                                                                     {"POST", "/seats/0/stand-in"},
                                                                     {"POST", "/continue"},
                                                                     {"POST", "/moderation"},
                                                                     {"POST", "/seats/0/link"},
                                                                     {"DELETE", "/seats/0/stand-in"}};
  const auto body_for = [](const std::string& path) -> std::string {
    if (path == "/join") return R"({"invite":"wrong","seat":null})";
    if (path == "/continue") return R"({"row":0,"seats":[]})";
    if (path == "/moderation") return R"({"what":"ban","seat":0,"line":null,"person":null})";
    if (path.ends_with("/nonce")) return R"({"nonce":"x"})";
    if (path.ends_with("/stand-in")) return R"({"level":null})";
    return path.empty() ? R"({"name":null,"is_public":true})" : "";
  };
  for (const auto& [method, path] : requests) {
    SCOPED_TRACE(fmt::format("{} {}", method, path));
    const std::string body = method == "GET" || method == "DELETE" ? "" : body_for(path);
    const Reply hidden = send(method, fmt::format("/api/tables/{}{}", id, path), body, olek.token);
    const Reply missing = send(method, "/api/tables/nothing" + path, body, olek.token);
    EXPECT_EQ(hidden.status, 404u);
    EXPECT_EQ(hidden.status, missing.status);
    EXPECT_EQ(hidden.body, missing.body);
  }
}

TEST_F(Attack, AnOwnerMutesAndBans) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string id = table_id(ala, "me bot:random", R"({"is_public":true})");
  const std::string path = "/api/tables/" + id + "/moderation";
  auto watcher = socket(id, olek);
  watcher->send(R"({"type":"say","id":1,"text":"Spam"})");
  ASSERT_EQ(verdict(*watcher), "ok");
  const std::string mute = R"({"what":"mute","seat":null,"line":1,"person":null})";
  EXPECT_EQ(post(path, mute, olek.token).code(), "forbidden");
  const Document muted = post(path, mute, ala.token).json();
  ASSERT_EQ(muted["moderated"].size(), 1u);
  EXPECT_EQ(muted["moderated"][0]["name"].as_text(), "Olek");
  EXPECT_EQ(muted["moderated"][0]["person"].as_text().find(olek.account), std::string::npos);
  watcher->send(R"({"type":"say","id":2,"text":"Spam"})");
  EXPECT_EQ(verdict(*watcher), "muted");
  EXPECT_EQ(table_seen_by(id, olek)["moderated"].size(), 0u);
  EXPECT_TRUE(table_seen_by(id, olek)["muted"].as_bool());
  const std::string ban = R"({"what":"ban","seat":null,"line":1,"person":null})";
  EXPECT_EQ(post(path, ban, ala.token).status, 200u);
  EXPECT_EQ(watcher->next_of("bye")["error"]["code"].as_text(), "banned");
  EXPECT_EQ(get("/api/tables/" + id, olek.token).code(), "banned");
  EXPECT_EQ(post("/api/tables/" + id + "/join", R"({"invite":null,"seat":null})", olek.token).code(), "banned");
  Socket again(port(), id);
  again.hello(olek.token);
  EXPECT_EQ(again.next_of("bye")["error"]["code"].as_text(), "banned");
  EXPECT_EQ(get("/api/tables?list=public", olek.token).json()["tables"].size(), 0u);
  Document unban = Document::map({{"what", "unban"}, {"seat", Document()}, {"line", Document()}});
  unban.set("person", muted["moderated"][0]["person"]);
  EXPECT_EQ(post(path, to_json(unban), ala.token).status, 200u);
  EXPECT_EQ(get("/api/tables/" + id, olek.token).status, 200u);
  EXPECT_EQ(post(path, R"({"what":"ban","seat":0,"line":null,"person":null})", ala.token).code(), "bad_request");
  EXPECT_EQ(post(path, R"({"what":"ban","seat":0,"line":1,"person":null})", ala.token).code(), "bad_request");
}

// What an owner needs to do something about somebody is in nobody else's messages.
// A friend who sits there makes a link to their seat for somebody who was sent away.
TEST_F(Attack, NobodyHandsASeatToThoseWhoWereBanned) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek"), friend_of_olek = guest("Zenon");
  const std::string id = table_id(ala, "me open", R"({"is_public":true})");
  auto watcher = socket(id, olek);
  watcher->send(R"({"type":"say","id":1,"text":"Spam"})");
  ASSERT_EQ(verdict(*watcher), "ok");
  const std::string ban = R"({"what":"ban","seat":null,"line":1,"person":null})";
  ASSERT_EQ(post("/api/tables/" + id + "/moderation", ban, ala.token).status, 200u);
  ASSERT_EQ(post("/api/tables/" + id + "/join", R"({"invite":null,"seat":1})", friend_of_olek.token).status, 200u);
  EXPECT_EQ(post("/api/claims", link_to(id, 1, friend_of_olek), olek.token).code(), "banned");
  EXPECT_TRUE(table_seen_by(id, friend_of_olek)["seats"][1]["mine"].as_bool());
}

TEST_F(Attack, OnlyTheOwnerIsToldWhoIsWho) {
  const TestGuest ala = guest("Ala"), ola = guest("Ola"), olek = guest("Olek"), zosia = guest("Zosia");
  const std::string id = table_id(ala, "me open", R"({"is_public":true,"begin":"owner"})");
  ASSERT_EQ(post("/api/tables/" + id + "/join", R"({"invite":null,"seat":1})", ola.token).status, 200u);
  auto hers = socket(id, ala), player = socket(id, ola), watcher = socket(id, olek), other = socket(id, zosia);
  watcher->send(R"({"type":"say","id":1,"text":"Hej"})");
  ASSERT_EQ(verdict(*watcher), "ok");
  const auto has_line = [](const Document& m) { return m["type"].as_text() == "chat" && m["lines"].size() == 1; };
  const std::string person = hers->next_where(has_line)["lines"][0]["person"].as_text();
  EXPECT_FALSE(person.empty());
  EXPECT_TRUE(player->next_where(has_line)["lines"][0]["person"].is_null());
  EXPECT_TRUE(other->next_where(has_line)["lines"][0]["person"].is_null());
  // Also for those who come later.
  EXPECT_EQ(socket(id, ala)->next_where(has_line)["lines"][0]["person"].as_text(), person);
  EXPECT_TRUE(socket(id, zosia)->next_where(has_line)["lines"][0]["person"].is_null());

  const Document mine = table_seen_by(id, ala);
  EXPECT_TRUE(mine["seats"][0]["person"].is_null());
  EXPECT_FALSE(mine["seats"][1]["person"].as_text().empty());
  for (const TestGuest* reader : {&ola, &olek}) {
    for (const std::size_t seat : {0u, 1u}) EXPECT_TRUE(table_seen_by(id, *reader)["seats"][seat]["person"].is_null());
  }
  EXPECT_TRUE(get("/api/tables?list=mine", ala.token).json()["tables"][0]["seats"][1]["person"].is_null());

  // Who is muted is told so, and no other spectator with them.
  const std::string mute = R"({"what":"mute","seat":null,"line":1,"person":null})";
  const Document muted = post("/api/tables/" + id + "/moderation", mute, ala.token).json();
  EXPECT_EQ(muted["moderated"][0]["person"].as_text(), person);
  EXPECT_FALSE(muted["muted"].as_bool());
  watcher->next_where(
      [](const Document& m) { return m["type"].as_text() == "table_changed" && m["table"]["muted"].as_bool(); });
  EXPECT_FALSE(table_seen_by(id, zosia)["muted"].as_bool());
  other->send(R"({"type":"say","id":1,"text":"Hej"})");
  EXPECT_EQ(verdict(*other), "ok");
  EXPECT_EQ(other->transcript().find(R"("muted":true)"), std::string::npos);
}

TEST_F(Attack, ARequestSaysOnceWhomItIsForAndWhereItEnds) {
  const auto status_of = [this](const std::string& bytes) { return send_raw(port(), bytes).substr(0, 12); };
  EXPECT_EQ(status_of("GET /api/games HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"), "HTTP/1.1 200");
  EXPECT_EQ(status_of("GET /api/games HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), "HTTP/1.1 400");
  EXPECT_EQ(status_of("GET /api/games HTTP/1.1\r\n\r\n"), "HTTP/1.1 400");
  const std::string post = "POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
  EXPECT_EQ(status_of(post + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n"), "HTTP/1.1 400");
  EXPECT_EQ(status_of(post + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"), "HTTP/1.1 400");
  EXPECT_EQ(status_of(post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
            "HTTP/1.1 400");
}

TEST_F(Attack, OnlyNamesOfItsOwnWhereTheyAreGiven) {
  options_.hosts = {"kostka.example", "[::1]"};
  start();
  const auto status_for = [this](const std::string& host) {
    return send_raw(port(), "GET /api/games HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n").substr(9, 3);
  };
  EXPECT_EQ(status_for("kostka.example"), "200");
  EXPECT_EQ(status_for("KOSTKA.example:8080"), "200");
  EXPECT_EQ(status_for("[::1]:8080"), "200");
  EXPECT_EQ(status_for("evil.example"), "421");
  EXPECT_EQ(status_for("kostka.example.evil.example"), "421");
}

TEST_F(Attack, NamesCanBeSeen) {
  for (const char* name : {"\u3164", "\u2800", "a\u202eb", "\u200f", "a\u2066b", "\u00a0", "\u0301", "\u115f\u1160",
                           "\u3000 \u2003", "x\ufe0f"}) {
    EXPECT_FALSE(name_from(name)) << name;
  }
  for (const char* name : {"Żółw", "A", "山田", "Ala ma kota", "e\u0301", "👍"}) EXPECT_TRUE(name_from(name)) << name;
}

}  // namespace
}  // namespace kostka::server
