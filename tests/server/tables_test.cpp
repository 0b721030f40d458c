// Everything that is done over REST.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "kernel/data/diagnostics.h"
#include "kernel/play/missing_seat.h"
#include "server/base/limits.h"
#include "server/tables/new_table.h"
#include "store/journal_verify.h"
#include "tests/server/server_fixture.h"
#include "tests/store/must_read.h"

namespace kostka::server {
namespace {

using kernel::Document;

class Tables : public ServerTest {
 protected:
  Tables() { start(); }

  std::string join_with(const Document& table) {
    return to_json(Document::map({{"invite", table["invite"]}, {"seat", nullptr}}));
  }
  // A match of Pig that is finished: two bots play it.
  std::string finished(const TestGuest& maker, const std::string& seats = "me bot:random") {
    const std::string id = table_id(maker, seats, R"({"is_public":true})");
    const auto seat = socket(id, maker);
    play_out(*seat, [](const Document& state) { return state["view"]["inputs"].as_int() % 3 == 0 ? "hold" : "roll"; });
    return id;
  }
};

TEST_F(Tables, GamesAreListedWithBotsAndOptions) {
  const Document games = get("/api/games").json();
  EXPECT_EQ(games["version"].as_text(), "test");
  EXPECT_EQ(games["games"].size(), 2u);
  EXPECT_EQ(games["games"][1]["id"].as_text(), "knockdown");
  EXPECT_GT(games["games"][1]["switches"].size(), 0u);
  EXPECT_GE(games["bots"].size(), 2u);
  const std::string content = games["games"][1]["content"].as_text();
  const Reply box = get("/api/games/knockdown/content?v=" + content);
  EXPECT_EQ(box.status, 200u);
  EXPECT_NE(box.headers.at("cache-control").find("immutable"), std::string::npos);
  EXPECT_EQ(get("/api/games/knockdown/content").headers.at("cache-control"), "no-store");
  EXPECT_EQ(get("/api/games/chess/content").code(), "no_such_game");
  EXPECT_EQ(get("/api/games/knockdown/items/F1-1").json()["id"].as_text(), "F1-1");
  EXPECT_EQ(get("/api/games/knockdown/items/nothing").status, 404u);
}

TEST_F(Tables, SaysWhetherATableCouldBeLaidSo) {
  const auto setup = [&](const std::string& game, const std::string& body) {
    return post("/api/games/" + game + "/setup", body, "");
  };
  EXPECT_TRUE(setup("pig", R"({"seats":2,"options":null})").json()["refusal"].is_null());
  EXPECT_EQ(setup("pig", R"({"seats":2,"options":null})").json()["closed"].size(), 0u);
  const Document refusal = setup("pig", R"({"seats":3,"options":{}})").json()["refusal"];
  EXPECT_EQ(refusal["cause"], Document("seats"));
  EXPECT_EQ(refusal["sentence"]["en"], Document("Pig is for 2 players, not for 3."));
  EXPECT_NE(refusal["sentence"]["pl"], refusal["sentence"]["en"]);
  for (const char* seats : {"0", "1", "-1", "255", "256", "258", "2147483647", "-2147483648"}) {
    const Reply reply = setup("pig", std::string(R"({"seats":)") + seats + R"(,"options":null})");
    EXPECT_EQ(reply.json()["refusal"]["cause"], Document("seats")) << seats;
  }
  EXPECT_EQ(setup("chess", R"({"seats":2,"options":null})").code(), "no_such_game");
  EXPECT_EQ(setup("pig", R"({"seats":2,"options":{"speed":"fast"}})").code(), "bad_table");
  EXPECT_EQ(setup("pig", R"({"seats":2,"options":[1]})").code(), "bad_table");
  for (const char* body : {"", "[]", "{}", R"({"seats":2})", R"({"seats":"2","options":null})",
                           R"({"seats":2147483648,"options":null})", R"({"seats":2,"options":null,"more":1})"}) {
    EXPECT_EQ(setup("pig", body).status, 400u) << body;
  }
}

TEST_F(Tables, RulesAreShownAndSearched) {
  EXPECT_GE(get("/api/rules").json().size(), 5u);
  EXPECT_GT(get("/api/rules/knockdown").json()["sections"].size(), 3u);
  EXPECT_EQ(get("/api/rules/chess").status, 404u);
  EXPECT_GT(get("/api/rules/knockdown/search?q=block+damage").json()["clauses"].size(), 0u);
  EXPECT_GT(get("/api/rules/knockdown/search?q=obra%C5%BCenia").json()["clauses"].size(), 0u);
  EXPECT_EQ(get("/api/rules/knockdown/search?q=" + std::string(101, 'a')).status, 400u);
  EXPECT_EQ(get("/api/rules/knockdown/search?q=%ff").status, 400u);
}

TEST_F(Tables, GuestsHaveANameAndASecret) {
  const TestGuest ala = guest("Ala");
  EXPECT_EQ(get("/api/me", ala.token).json()["name"].as_text(), "Ala");
  EXPECT_EQ(send("PATCH", "/api/me", R"({"name":"Alicja"})", ala.token).status, 200u);
  EXPECT_EQ(get("/api/me", ala.token).json()["name"].as_text(), "Alicja");
  EXPECT_EQ(send("PATCH", "/api/me", R"({"name":""})", ala.token).code(), "bad_name");
  EXPECT_EQ(get("/api/me").code(), "unauthorized");
  EXPECT_EQ(get("/api/me", ala.token + "x").code(), "unauthorized");
  EXPECT_EQ(get("/api/me", "nobody.secret").code(), "unauthorized");
  EXPECT_TRUE(post("/api/guests", R"({"name":null})").json()["name"].as_text().starts_with("Guest "));
  EXPECT_EQ(post("/api/guests", R"({"name":"a\nb"})").code(), "bad_name");
  EXPECT_NE(store::must_read(store_.account(ala.account))->secret, store::Digest{});
}

TEST_F(Tables, MakingATableNeedsAnAccountAndSense) {
  const TestGuest ala = guest("Ala");
  const auto refused = [&](const std::string& body) { return post("/api/tables", body, ala.token).code(); };
  const auto wish = [](const std::string& game, const std::string& seats, const std::string& options,
                       const std::string& clock) {
    return R"({"game":")" + game + R"(","name":null,"is_public":false,"options":)" + options + R"(,"seats":)" + seats +
           R"(,"clock":)" + clock + R"(,"begin":"full"})";
  };
  const std::string me = R"({"who":"me","name":null,"level":null})",
                    open = R"({"who":"open","name":null,"level":null})";
  EXPECT_EQ(post("/api/tables", wish("pig", "[" + me + "," + open + "]", "null", "null")).code(), "unauthorized");
  EXPECT_EQ(refused(wish("chess", "[]", "null", "null")), "no_such_game");
  EXPECT_EQ(refused(wish("pig", "[" + me + "]", "null", "null")), "bad_table");
  EXPECT_EQ(refused(wish("pig", "[" + me + "," + me + "]", "null", "null")), "bad_table");
  EXPECT_EQ(refused(wish("pig", "[" + me + "," + open + "]", "null", "4")), "bad_table");
  EXPECT_EQ(refused(wish("pig", "[" + me + "," + open + "]", R"({"speed":"fast"})", "null")), "bad_table");
  EXPECT_EQ(refused(wish("pig", "[" + me + "," + open + "]", "7", "null")), "bad_table");
  EXPECT_EQ(refused(wish("pig", "[" + me + R"(,{"who":"bot","name":null,"level":"genius"}])", "null", "null")),
            "bad_table");
  EXPECT_EQ(refused(wish("pig", "[" + me + R"(,{"who":"open","name":"x","level":null}])", "null", "null")),
            "bad_table");
  EXPECT_EQ(refused("{}"), "bad_request");
  EXPECT_EQ(refused("nonsense"), "bad_request");
}

// What makes a table at which two bots play.
std::string duel_of_bots() {
  return R"({"game":"pig","name":null,"is_public":true,"options":null,"seats":[)"
         R"({"who":"bot","name":null,"level":"random"},{"who":"bot","name":null,"level":"random"}],)"
         R"("clock":null,"begin":"full"})";
}

TEST_F(Tables, ASeedGivesTheSameMatchAgain) {
  options_.show_fixtures = true;
  start();
  const TestGuest ala = guest("Ala");
  const auto rows_with = [&](const std::string& seed) {
    const Reply made = post("/api/tables?seed=" + seed, duel_of_bots(), ala.token);
    EXPECT_EQ(made.status, 200u) << made.body;
    const std::string id = made.json()["id"].as_text();
    play_out(*socket(id, ala), first_option);
    return get("/api/tables/" + id + "/journal", ala.token).body;
  };
  const std::string first = rows_with("7");
  EXPECT_NE(first.find("\"end\""), std::string::npos);
  EXPECT_EQ(rows_with("7"), first);
  EXPECT_NE(rows_with("8"), first);
}

TEST_F(Tables, ASeedIsANumberAndOnlyForServersOfTests) {
  const TestGuest ala = guest("Ala");
  const auto refused = [&](const std::string& seed) {
    return post("/api/tables?seed=" + seed, duel_of_bots(), ala.token);
  };
  EXPECT_EQ(refused("7").code(), "bad_table");
  EXPECT_NE(refused("7").body.find("Only a server with --fixtures"), std::string::npos);
  EXPECT_NE(refused("7").body.find("tylko serwer z --fixtures"), std::string::npos);
  options_.show_fixtures = true;
  start();
  for (const std::string seed : {"", "-1", "seven", "7x", "18446744073709551616", "0x7", "7.0"}) {
    EXPECT_EQ(refused(seed).code(), "bad_table") << seed;
  }
  EXPECT_EQ(refused("18446744073709551615").status, 200u);
}

TEST_F(Tables, AMatchBeginsWhenEverySeatIsTaken) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek"), ewa = guest("Ewa");
  const Document made = table(ala, "me open");
  const std::string path = "/api/tables/" + made["id"].as_text();
  EXPECT_EQ(made["status"].as_text(), "waiting");
  EXPECT_FALSE(made["commitment"].is_null());
  EXPECT_EQ(get(path, olek.token).status, 404u);
  EXPECT_EQ(get(path + "?invite=" + made["invite"].as_text(), olek.token).status, 200u);
  EXPECT_EQ(get(path + "?invite=" + made["invite"].as_text(), olek.token).json()["invite"], Document());
  EXPECT_EQ(post(path + "/join", R"({"invite":"wrong","seat":null})", olek.token).code(), "no_such_table");
  const Document joined = post(path + "/join", join_with(made), olek.token).json();
  EXPECT_EQ(joined["status"].as_text(), "playing");
  EXPECT_TRUE(joined["seats"][1]["mine"].as_bool());
  EXPECT_EQ(joined["seats"][1]["name"].as_text(), "Olek");
  EXPECT_EQ(joined["commitment"], made["commitment"]);
  EXPECT_TRUE(joined["secret"].is_null());
  EXPECT_EQ(post(path + "/join", join_with(made), olek.token).status, 200u);
  EXPECT_EQ(post(path + "/join", join_with(made), ewa.token).code(), "already_begun");
  EXPECT_EQ(get(path + "/journal", ala.token).code(), "not_finished");
  EXPECT_EQ(get(path + "/replay?eye=all", ala.token).code(), "not_finished");
  EXPECT_EQ(get(path + "/verify", ala.token).code(), "not_finished");
}

TEST_F(Tables, TheOwnerBeginsOnceNoncesAreGiven) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const Document made = table(ala, "me open", R"({"begin":"owner","is_public":true})");
  const std::string path = "/api/tables/" + made["id"].as_text();
  EXPECT_EQ(post(path + "/start", "", ala.token).code(), "seats_open");
  EXPECT_EQ(post(path + "/join", R"({"invite":null,"seat":0})", olek.token).code(), "seat_taken");
  EXPECT_EQ(post(path + "/join", R"({"invite":null,"seat":9})", olek.token).code(), "bad_request");
  EXPECT_EQ(post(path + "/join", R"({"invite":null,"seat":1})", olek.token).json()["status"].as_text(), "waiting");
  EXPECT_EQ(post(path + "/join", R"({"invite":null,"seat":1})", olek.token).code(), "already_seated");
  EXPECT_EQ(send("PUT", path + "/seats/0/nonce", R"({"nonce":"x"})", olek.token).code(), "not_your_seat");
  EXPECT_EQ(send("PUT", path + "/seats/x/nonce", R"({"nonce":"x"})", olek.token).code(), "bad_request");
  EXPECT_TRUE(
      send("PUT", path + "/seats/1/nonce", R"({"nonce":"żaba"})", olek.token).json()["seats"][1]["nonce"].as_bool());
  EXPECT_EQ(post(path + "/start", "", olek.token).code(), "forbidden");
  EXPECT_EQ(post(path + "/start", "", ala.token).json()["status"].as_text(), "playing");
  EXPECT_EQ(post(path + "/start", "", ala.token).code(), "already_begun");
  EXPECT_EQ(send("PUT", path + "/seats/1/nonce", R"({"nonce":"y"})", olek.token).code(), "already_begun");
  EXPECT_NE(store::must_read(store_.journal(made["id"].as_text())).find("żaba"), std::string::npos);
}

TEST_F(Tables, LeavingFreesASeatOnlyBeforeTheMatch) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek"), ewa = guest("Ewa");
  const Document made = table(ala, "me open", R"({"begin":"owner","is_public":true})");
  const std::string path = "/api/tables/" + made["id"].as_text();
  post(path + "/join", R"({"invite":null,"seat":null})", olek.token);
  EXPECT_EQ(post(path + "/leave", "", olek.token).json()["seats"][1]["kind"].as_text(), "open");
  EXPECT_EQ(post(path + "/leave", "", olek.token).code(), "not_your_seat");
  post(path + "/join", R"({"invite":null,"seat":null})", ewa.token);
  post(path + "/start", "", ala.token);
  const Document left = post(path + "/leave", "", ewa.token).json();
  EXPECT_TRUE(left["seats"][1]["left"].as_bool());
  EXPECT_FALSE(left["seats"][1]["mine"].as_bool());
  EXPECT_EQ(post(path + "/seats/1/stand-in", R"({"level":null})", ala.token).status, 200u);
}

TEST_F(Tables, OnlyTheOwnerChangesAndDeletes) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string path = "/api/tables/" + table_id(ala, "me bot:random", R"({"is_public":true})");
  EXPECT_EQ(send("PATCH", path, R"({"name":"Nasz stół","is_public":null})", olek.token).code(), "forbidden");
  EXPECT_EQ(send("PATCH", path, R"({"name":"Nasz stół","is_public":null})", ala.token).json()["name"].as_text(),
            "Nasz stół");
  EXPECT_EQ(send("PATCH", path, R"({"name":"","is_public":null})", ala.token).code(), "bad_name");
  const auto seat = socket(path.substr(12), ala);
  seat->next_of("state");
  EXPECT_EQ(send("DELETE", path, "", olek.token).code(), "forbidden");
  EXPECT_EQ(send("DELETE", path, "", ala.token).status, 200u);
  EXPECT_EQ(seat->next_of("bye")["error"]["code"].as_text(), "deleted");
  EXPECT_EQ(get(path, ala.token).status, 404u);
  EXPECT_EQ(send("DELETE", path, "", ala.token).code(), "no_such_table");
}

TEST_F(Tables, ListsShowWhatOneMaySee) {
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string open = table_id(ala, "me open", R"({"is_public":true})");
  clock_.advance(10);
  const std::string secret = table_id(ala, "me open");
  clock_.advance(10);
  const std::string playing = table_id(olek, "me bot:random", R"({"is_public":true})");
  const Document all = get("/api/tables?list=public").json();
  ASSERT_EQ(all["tables"].size(), 2u);
  EXPECT_EQ(all["tables"][0]["id"].as_text(), playing);
  EXPECT_EQ(all["open"].as_int(), 1);
  EXPECT_EQ(all["to_watch"].as_int(), 1);
  const Document mine = get("/api/tables?list=mine", ala.token).json();
  ASSERT_EQ(mine["tables"].size(), 2u);
  EXPECT_EQ(mine["tables"][0]["id"].as_text(), secret);
  EXPECT_TRUE(mine["tables"][0]["invite"].is_null());
  EXPECT_TRUE(mine["tables"][0]["owner"].as_bool());
  const std::string before = std::to_string(mine["tables"][0]["changed"].as_int());
  EXPECT_EQ(get("/api/tables?list=mine&before=" + before, ala.token).json()["tables"].size(), 1u);
  EXPECT_EQ(get("/api/tables?list=mine").code(), "unauthorized");
  EXPECT_EQ(get("/api/tables?list=all").code(), "bad_request");
  EXPECT_EQ(get("/api/tables?list=public&before=x").code(), "bad_request");
  EXPECT_EQ(store::must_read(store_.table(open))->has_open_seat, true);
}

TEST(NewTables, TheFirstPlayerHasASeat) {
  kernel::GameInfo info;
  info.switches.push_back(
      {"first_player", {"First player", "Pierwszy gracz"}, {}, {"random", "seat-0", "seat-3"}, {}, 0});
  kernel::MatchSetup setup;
  setup.seats = 2;
  setup.switches[0] = 1;
  EXPECT_FALSE(kernel::seat_that_is_missing(info, setup));
  setup.switches[0] = 2;
  const auto refusal = kernel::seat_that_is_missing(info, setup);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->cause, "first_player");
  EXPECT_EQ(refusal->sentence.en, "First player: there is no seat 4, only 2 play.");
  setup.seats = 4;
  EXPECT_FALSE(kernel::seat_that_is_missing(info, setup));
}

TEST_F(Tables, ARematchIsOneTableForBoth) {
  const TestGuest ala = guest("Ala"), ewa = guest("Ewa");
  const std::string id = finished(ala);
  const std::string path = "/api/tables/" + id + "/rematch";
  EXPECT_EQ(post(path, "", ewa.token).code(), "not_your_seat");
  // A new name reaches the rematch.
  EXPECT_EQ(send("PATCH", "/api/me", R"({"name":"Alicja"})", ala.token).status, 200u);
  const Document again = post(path, "", ala.token).json();
  EXPECT_EQ(again["seats"][1]["name"].as_text(), "Alicja");
  EXPECT_NE(again["id"].as_text(), id);
  EXPECT_EQ(again["status"].as_text(), "playing");
  EXPECT_EQ(again["seats"][0]["kind"].as_text(), "bot");
  EXPECT_TRUE(again["seats"][1]["mine"].as_bool());
  EXPECT_EQ(post(path, "", ala.token).json()["id"], again["id"]);
  EXPECT_EQ(get("/api/tables/" + id).json()["rematch"], again["id"]);
  EXPECT_EQ(post("/api/tables/" + again["id"].as_text() + "/rematch", "", ala.token).code(), "not_finished");
}

TEST_F(Tables, ALinkMovesASeatToAnotherDeviceOnce) {
  const TestGuest ala = guest("Ala"), phone = guest("Ala"), ewa = guest("Ewa");
  const std::string id = table_id(ala, "me bot:random"), path = "/api/tables/" + id + "/seats/0/link";
  const auto seat = socket(id, ala);
  seat->next_of("state");
  EXPECT_EQ(post(path, "", ewa.token).code(), "no_such_table");
  const Document link = post(path, "", ala.token).json();
  EXPECT_EQ(link["expires"].as_int(), clock_.now() + kLinkLasts);
  const std::string claim = to_json(Document::map({{"code", link["code"]}}));
  EXPECT_EQ(post("/api/claims", R"({"code":"wrong"})", phone.token).code(), "bad_link");
  const Document claimed = post("/api/claims", claim, phone.token).json();
  EXPECT_TRUE(claimed["seats"][0]["mine"].as_bool());
  EXPECT_TRUE(claimed["owner"].as_bool());
  EXPECT_EQ(post("/api/claims", claim, ewa.token).code(), "bad_link");
  EXPECT_TRUE(seat->next_of("state")["eye"].is_null());
  const Document late = post(path, "", phone.token).json();
  clock_.advance(kLinkLasts);
  EXPECT_EQ(post("/api/claims", to_json(Document::map({{"code", late["code"]}})), ewa.token).code(), "bad_link");
}

TEST_F(Tables, AFinishedMatchIsVerified) {
  const TestGuest ala = guest("Ala");
  const std::string id = finished(ala);
  const Reply download = get("/api/tables/" + id + "/journal");
  EXPECT_EQ(download.status, 200u);
  EXPECT_NE(download.headers.at("content-disposition").find(id), std::string::npos);
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(download.body, "download", diagnostics);
  ASSERT_TRUE(journal) << diagnostics.to_text();
  const OfferedGame* pig = find_game(test_games(), "pig");
  EXPECT_TRUE(store::verify_journal(*journal, *pig->game, pig->content).ok());
  const Document verified = get("/api/tables/" + id + "/verify").json();
  EXPECT_TRUE(verified["ok"].as_bool());
  EXPECT_GT(verified["checks"].size(), 3u);
}

TEST_F(Tables, AReplayShowsEachRow) {
  const TestGuest ala = guest("Ala");
  const std::string path = "/api/tables/" + finished(ala) + "/replay";
  const Document first = get(path + "?eye=0&from=0&count=3").json();
  const std::int64_t rows = first["rows"].as_int();
  ASSERT_EQ(first["steps"].size(), 3u);
  EXPECT_EQ(first["steps"][2]["row"].as_int(), 2);
  std::int64_t lines = 0;
  for (std::int64_t row = 0; row <= rows; row += 100) {
    const Document part = get(path + "?eye=all&from=" + std::to_string(row) + "&count=100").json();
    for (const Document& step : part["steps"].items()) {
      EXPECT_EQ(step["events_from"].as_int(), lines);
      lines += static_cast<std::int64_t>(step["events"].size());
    }
  }
  EXPECT_GT(lines, 10);
  const Document last = get(path + "?from=" + std::to_string(rows) + "&count=1").json();
  EXPECT_TRUE(last["steps"][0]["view"]["over"].as_bool());
  EXPECT_EQ(get(path + "?from=" + std::to_string(rows + 1)).code(), "no_such_row");
  for (const char* wrong : {"?eye=7", "?eye=x", "?count=0", "?count=101", "?from=-1"}) {
    EXPECT_EQ(get(path + wrong).code(), "bad_request") << wrong;
  }
}

TEST_F(Tables, AMatchGoesOnFromAnyRow) {
  const TestGuest ala = guest("Ala");
  const std::string path = "/api/tables/" + finished(ala);
  const std::string seats = R"([{"who":"me","name":null,"level":null},{"who":"here","name":"Ola","level":null}])";
  const auto go_on = [&](const std::string& row) {
    return post(path + "/continue", R"({"row":)" + row + R"(,"seats":)" + seats + "}", ala.token);
  };
  // Not in the middle of a throw: the new table throws dice of its own.
  const Document steps = get(path + "/replay?eye=0&from=4&count=9").json()["steps"];
  const auto decision = std::ranges::find_if(
      steps.items(), [](const Document& step) { return step["view"]["waiting"][0].as_int() >= 0; });
  const Document there = (*decision)["view"];
  const Document made = go_on(std::to_string((*decision)["row"].as_int())).json();
  ASSERT_EQ(made["status"].as_text(), "playing");
  EXPECT_EQ(made["rows"], (*decision)["row"]);
  const auto seat = socket(made["id"].as_text(), ala);
  EXPECT_EQ(seat->next_of("state")["view"]["table"], there["table"]);
  const std::string rows = std::to_string(get(path).json()["rows"].as_int());
  EXPECT_EQ(go_on(rows).code(), "match_is_over");
  EXPECT_EQ(go_on("100000").code(), "no_such_row");
  EXPECT_EQ(go_on("-1").code(), "bad_table");
  EXPECT_EQ(post(path + "/continue", R"({"row":0,"seats":[]})", ala.token).code(), "bad_table");
  start();
  EXPECT_EQ(socket(made["id"].as_text(), ala)->next_of("state")["view"]["table"], there["table"]);
}

TEST_F(Tables, WhatIsNotThere) {
  const TestGuest ala = guest("Ala");
  EXPECT_EQ(get("/api/nothing").code(), "not_found");
  EXPECT_EQ(send("DELETE", "/api/games", "", ala.token).code(), "method_not_allowed");
  EXPECT_EQ(send("DELETE", "/api/games", "", ala.token).status, 405u);
  EXPECT_EQ(get("/api/tables/nothing", ala.token).code(), "no_such_table");
  EXPECT_EQ(post("/api/tables/nothing/join", R"({"invite":null,"seat":null})", ala.token).code(), "no_such_table");
  Socket nowhere(port(), "nothing");
  nowhere.hello(ala.token);
  EXPECT_EQ(nowhere.next_of("bye")["error"]["code"].as_text(), "no_such_table");
}

TEST_F(Tables, TablesLeaveMemoryWhenNobodyNeedsThem) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola");
  const auto loaded = [&] {
    return get("/metrics").body.find("kostka_tables_loaded{status=\"playing\"} 1") != std::string::npos;
  };
  EXPECT_TRUE(loaded());
  clock_.advance(options_.limits.idle_table.count() + 1);
  for (int i = 0; i < 500 && loaded(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_FALSE(loaded());
  EXPECT_FALSE(socket(id, ala)->next_of("state").is_null());
  EXPECT_TRUE(loaded());
}

}  // namespace
}  // namespace kostka::server
