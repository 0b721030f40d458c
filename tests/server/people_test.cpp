// Profiles, friends, seats that are given up, results and stories, heads of pages.
#include <gtest/gtest.h>

#include <thread>

#include "server/http/page_head.h"
#include "server/tables/match_results.h"
#include "server/tables/statistics.h"
#include "tests/server/server_fixture.h"
#include "tests/store/must_read.h"

namespace kostka::server {
namespace {

using kernel::Document;

class People : public ServerTest {
 protected:
  std::string finished_match(const TestGuest& who, const std::string& game = "pig") {
    const std::string id = table_id(who, "me bot:random", R"({"is_public":true})", game);
    auto seat = socket(id, who);
    EXPECT_TRUE(play_out(*seat, some_option)["view"]["over"].as_bool());
    seat->close();
    return id;
  }
  // Time passes until the results of this match are there.
  std::vector<store::SeatResult> results_of(const TestGuest& who, std::size_t count) {
    for (int i = 0; i < 4000; ++i) {
      auto results = store::must_read(store_.results_of(who.account, 100));
      if (results.size() >= count) return results;
      clock_.advance(options_.limits.results_every.count());
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    ADD_FAILURE() << "no results came";
    return {};
  }
  std::string friend_code(const TestGuest& who) {
    return post("/api/friends/links", "", who.token).json()["code"].as_text();
  }
  Reply befriend(const TestGuest& who, const std::string& code) {
    return post("/api/friends", to_json(Document::map({{"code", code}})), who.token);
  }
};

TEST_F(People, APlayedMatchStandsInTheProfile) {
  start();
  const TestGuest ala = guest("Ala");
  const std::string id = finished_match(ala, "knockdown");
  const auto results = results_of(ala, 1);
  ASSERT_EQ(results.size(), 1u);
  EXPECT_EQ(results[0].table, id);
  EXPECT_FALSE(results[0].character.empty());
  const Document profile = get("/api/me/profile", ala.token).json();
  ASSERT_EQ(profile["games"].size(), 1u);
  EXPECT_EQ(profile["games"][0]["game"].as_text(), "knockdown");
  EXPECT_EQ(profile["games"][0]["played"].as_int(), 1);
  EXPECT_EQ(profile["games"][0]["won"].as_int(), results[0].won ? 1 : 0);
  EXPECT_EQ(profile["games"][0]["character"]["id"].as_text(), results[0].character);
  EXPECT_FALSE(profile["games"][0]["character"]["name"]["pl"].as_text().empty());
  // The winner of the table and the result say the same.
  const Document table = get("/api/tables/" + id, ala.token).json();
  EXPECT_EQ(table["winners"][0].as_int() == 0, results[0].won);
  EXPECT_FALSE(table["started"].is_null());
  EXPECT_GE(table["finished"].as_int(), table["started"].as_int());
}

TEST_F(People, ResultsFollowFromJournalsAlone) {
  start();
  const TestGuest ala = guest("Ala");
  const std::string id = finished_match(ala);
  const auto before = results_of(ala, 1);
  std::string trouble, wrong;
  const auto again = compute_results(store_, test_games(), id, trouble, wrong);
  ASSERT_TRUE(again) << trouble;
  EXPECT_EQ(wrong, "");
  ASSERT_EQ(again->seats.size(), 2u);
  EXPECT_EQ(again->seats[0].deeds, before[0].deeds);
  EXPECT_EQ(again->seats[0].won, before[0].won);
  EXPECT_EQ(again->seats[0].turns, before[0].turns);
  EXPECT_NE(again->seats[0].won, again->seats[1].won);
}

TEST_F(People, AStoryTellsHowAMatchWent) {
  start();
  const TestGuest ala = guest("Ala");
  const std::string id = finished_match(ala, "knockdown");
  const Document story = get("/api/tables/" + id + "/story").json();
  EXPECT_GT(story["turns"].as_int(), 1);
  ASSERT_EQ(story["seats"].size(), 2u);
  const auto winner = static_cast<std::size_t>(get("/api/tables/" + id).json()["winners"][0].as_int());
  EXPECT_EQ(story["seats"][winner]["place"].as_int(), 1);
  EXPECT_EQ(story["seats"][1 - winner]["place"].as_int(), 2);
  ASSERT_GT(story["points"].size(), 2u);
  for (std::size_t i = 1; i < story["points"].size(); ++i) {
    EXPECT_LT(story["points"][i - 1]["turn"].as_int(), story["points"][i]["turn"].as_int());
  }
  EXPECT_LE(story["moments"].size(), 3u);
  EXPECT_GE(story["moments"].size(), 1u);
  const std::string running = table_id(ala, "me here:Ola", R"({"is_public":true})");
  EXPECT_EQ(get("/api/tables/" + running + "/story").code(), "not_finished");
}

TEST_F(People, AProfileIsChosen) {
  start();
  const TestGuest ala = guest("Ala");
  const auto put = [&](const Document& wish) { return send("PUT", "/api/me/profile", to_json(wish), ala.token); };
  const Document shown = put(Document::map({{"name", "Ala z lasu"}, {"colour", 3}, {"avatar", 7}})).json();
  EXPECT_EQ(shown["name"].as_text(), "Ala z lasu");
  EXPECT_EQ(shown["colour"].as_int(), 3);
  EXPECT_EQ(get("/api/me", ala.token).json()["name"].as_text(), "Ala z lasu");
  EXPECT_EQ(get("/api/me/profile", ala.token).json()["avatar"].as_int(), 7);
  EXPECT_EQ(put(Document::map({{"name", "Ala"}, {"colour", 6}, {"avatar", 0}})).code(), "bad_request");
  EXPECT_EQ(put(Document::map({{"name", ""}, {"colour", 0}, {"avatar", 0}})).code(), "bad_name");
  EXPECT_EQ(get("/api/me/profile").code(), "unauthorized");
}

TEST_F(People, FriendsAreMadeByALinkThatWorksOnce) {
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola"), ewa = guest("Ewa");
  const std::string code = friend_code(ala);
  // One's own link stays good.
  EXPECT_EQ(befriend(ala, code).code(), "bad_link");
  const Document friends = befriend(ola, code).json();
  ASSERT_EQ(friends["friends"].size(), 1u);
  EXPECT_EQ(friends["friends"][0]["name"].as_text(), "Ala");
  EXPECT_EQ(get("/api/friends", ala.token).json()["friends"][0]["name"].as_text(), "Ola");
  EXPECT_EQ(befriend(ewa, code).code(), "bad_link");
  // A newer link takes the place of the one before, and a week is its time.
  const std::string older = friend_code(ala), newer = friend_code(ala);
  EXPECT_EQ(befriend(ewa, older).code(), "bad_link");
  clock_.advance(Milliseconds{8} * 24 * 3600 * 1000);
  EXPECT_EQ(befriend(ewa, newer).code(), "bad_link");
  // Nobody learns an account.
  EXPECT_EQ(get("/api/friends", ala.token).body.find(ola.account), std::string::npos);
  const std::string person = get("/api/friends", ala.token).json()["friends"][0]["person"].as_text();
  EXPECT_EQ(send("DELETE", "/api/friends/" + person, "", ala.token).json()["friends"].size(), 0u);
  EXPECT_EQ(get("/api/friends", ola.token).json()["friends"].size(), 0u);
  EXPECT_EQ(send("DELETE", "/api/friends/" + person, "", ala.token).code(), "no_friend");
}

TEST_F(People, AFriendIsInvited) {
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola"), ewa = guest("Ewa");
  befriend(ola, friend_code(ala));
  const std::string person = get("/api/friends", ala.token).json()["friends"][0]["person"].as_text();
  const std::string id = table_id(ala, "me open", R"({"name":"Evening"})");
  EXPECT_EQ(post("/api/tables/" + id + "/invitations/" + person, "", ala.token).status, 200u);
  EXPECT_EQ(post("/api/tables/" + id + "/invitations/" + person, "", ewa.token).code(), "no_such_table");
  EXPECT_EQ(post("/api/tables/" + id + "/invitations/nobody", "", ala.token).code(), "no_friend");
  const Document mine = get("/api/friends", ola.token).json()["invitations"];
  ASSERT_EQ(mine.size(), 1u);
  EXPECT_EQ(mine[0]["from"].as_text(), "Ala");
  const auto join = Document::map({{"invite", mine[0]["invite"]}, {"seat", nullptr}});
  EXPECT_EQ(post("/api/tables/" + id + "/join", to_json(join), ola.token).status, 200u);
  EXPECT_EQ(send("DELETE", "/api/me/invitations/" + id, "", ola.token).json()["invitations"].size(), 0u);
}

TEST_F(People, WhoResignsHasNotWonAndABotPlaysOn) {
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const Document made = table(ala, "me open");
  const std::string path = "/api/tables/" + made["id"].as_text();
  const auto join = Document::map({{"invite", made["invite"]}, {"seat", nullptr}});
  post(path + "/join", to_json(join), ola.token);
  const std::string level = R"({"level":"random"})";
  EXPECT_EQ(post(path + "/seats/0/resign", level, ola.token).code(), "not_your_seat");
  const Document after = post(path + "/seats/1/resign", level, ola.token).json();
  EXPECT_TRUE(after["seats"][1]["resigned"].as_bool());
  EXPECT_EQ(after["seats"][1]["stand_in"].as_text(), "random");
  EXPECT_FALSE(after["seats"][1]["mine"].as_bool());
  EXPECT_EQ(post(path + "/seats/1/resign", level, ola.token).code(), "not_your_seat");
  auto seat = socket(made["id"].as_text(), ala);
  EXPECT_TRUE(play_out(*seat, some_option)["view"]["over"].as_bool());
  const auto resigned = results_of(ola, 1);
  ASSERT_EQ(resigned.size(), 1u);
  EXPECT_TRUE(resigned[0].resigned);
  EXPECT_FALSE(resigned[0].won);
  // She may still see how it ended.
  EXPECT_EQ(get(path, ola.token).json()["status"].as_text(), "finished");
}

TEST_F(People, ASeatThatWasGivenUpIsTaken) {
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola"), ewa = guest("Ewa");
  const Document made = table(ala, "me open");
  const std::string path = "/api/tables/" + made["id"].as_text();
  const auto join = Document::map({{"invite", made["invite"]}, {"seat", nullptr}});
  post(path + "/join", to_json(join), ola.token);
  const std::string key = to_json(Document::map({{"invite", made["invite"]}})), no_key = R"({"invite":null})";
  EXPECT_EQ(post(path + "/seats/1/take", key, ewa.token).code(), "seat_taken");
  post(path + "/seats/1/resign", R"({"level":null})", ola.token);
  EXPECT_EQ(post(path + "/seats/1/take", no_key, ewa.token).code(), "no_such_table");
  EXPECT_EQ(post(path + "/seats/1/take", key, ala.token).code(), "already_seated");
  const Document taken = post(path + "/seats/1/take", key, ewa.token).json();
  EXPECT_TRUE(taken["seats"][1]["mine"].as_bool());
  EXPECT_TRUE(taken["seats"][1]["stand_in"].is_null());
  EXPECT_EQ(post(path + "/seats/1/take", key, ola.token).code(), "seat_taken");
}

TEST_F(People, AFreeSeatBecomesABotAndIsFreeAgain) {
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const std::string path = "/api/tables/" + table_id(ala, "me open", R"({"begin":"owner","is_public":true})");
  EXPECT_EQ(send("PUT", path + "/seats/1/bot", R"({"level":"random"})", ola.token).code(), "forbidden");
  EXPECT_EQ(send("PUT", path + "/seats/0/bot", R"({"level":"random"})", ala.token).code(), "seat_taken");
  EXPECT_EQ(send("PUT", path + "/seats/1/bot", R"({"level":"random"})", ala.token).json()["seats"][1]["kind"].as_text(),
            "bot");
  EXPECT_EQ(send("DELETE", path + "/seats/1/bot", "", ala.token).json()["seats"][1]["kind"].as_text(), "open");
  send("PUT", path + "/seats/1/bot", R"({"level":"random"})", ala.token);
  EXPECT_EQ(post(path + "/start", "", ala.token).json()["status"].as_text(), "playing");
  EXPECT_EQ(send("DELETE", path + "/seats/1/bot", "", ala.token).code(), "already_begun");
}

TEST_F(People, ListsAreFiltered) {
  start();
  const TestGuest ala = guest("Ala");
  const std::string over = finished_match(ala), waiting = table_id(ala, "me open");
  const auto count = [&](const std::string& more) {
    return get("/api/tables?list=mine" + more, ala.token).json()["tables"].size();
  };
  EXPECT_EQ(count(""), 2u);
  EXPECT_EQ(count("&over=true"), 1u);
  EXPECT_EQ(count("&over=false"), 1u);
  EXPECT_EQ(count("&game=pig"), 2u);
  EXPECT_EQ(count("&game=knockdown"), 0u);
  EXPECT_EQ(get("/api/tables?list=mine&over=maybe", ala.token).code(), "bad_request");
}

// What a spectator saw of a running match may be shown again; nobody else's view may.
TEST_F(People, AMomentOfARunningMatchIsTheSpectators) {
  start();
  const TestGuest ala = guest("Ala");
  const std::string path = "/api/tables/" + table_id(ala, "me bot:random", R"({"is_public":true})", "knockdown");
  const Document moment = get(path + "/replay?eye=spectator&from=0&count=1").json();
  ASSERT_EQ(moment["steps"].size(), 1u);
  EXPECT_TRUE(moment["steps"][0]["view"]["prompt"].is_null());
  for (const char* eye : {"all", "0", "1"}) {
    EXPECT_EQ(get(path + "/replay?eye=" + std::string(eye), ala.token).code(), "not_finished");
  }
  const std::string hidden = "/api/tables/" + table_id(ala, "me bot:random", "", "knockdown");
  EXPECT_EQ(get(hidden + "/replay?eye=spectator").code(), "no_such_table");
}

TEST_F(People, PagesHaveHeadsAndUnknownOnesAre404) {
  start();
  const TestGuest ala = guest("Ala");
  const std::string open = table_id(ala, "me open", R"({"is_public":true,"name":"<b>&\"x\""})");
  const std::string closed = table_id(ala, "me open", R"({"name":"Secret evening"})");
  const auto status = [&](const std::string& path) { return get(path).status; };
  for (const char* path :
       {"/", "/mine", "/new", "/new/pig", "/games/pig", "/tables", "/rules", "/me", "/claim", "/friend"}) {
    EXPECT_EQ(status(path), 200u) << path;
  }
  for (const char* path : {"/nothing", "/games/chess", "/rules/chess", "/mine/x", "/t/a/b", "/games"}) {
    EXPECT_EQ(status(path), 404u) << path;
  }
  EXPECT_EQ(status("/t/" + open), 200u);
  EXPECT_EQ(get("/t/" + closed).body.find("Secret"), std::string::npos);
  // Whether there is such a private table shows in nothing.
  EXPECT_EQ(get("/t/" + closed).body.size(), get("/t/" + std::string(closed.size(), 'x')).body.size());
}

TEST(PageHead, IsEscapedAndInTheLanguageAskedFor) {
  EXPECT_EQ(language_wanted("pl-PL,pl;q=0.9,en;q=0.8"), kernel::Language::pl);
  EXPECT_EQ(language_wanted("en-GB,en;q=0.9,pl;q=0.8"), kernel::Language::en);
  EXPECT_EQ(language_wanted("de"), kernel::Language::en);
  EXPECT_EQ(language_wanted(""), kernel::Language::en);
  const std::string page =
      "<html lang=\"en\"><head><meta name=\"description\" content=\"x\" /><title>Kostka</title></head></html>";
  PageHead head;
  head.title = "<script>&\"'";
  head.description = "a";
  head.picture = "/og/kostka.png";
  const std::string shown = page_with(page, head, "https://example.org", "/t/x\"y", kernel::Language::pl);
  EXPECT_NE(shown.find("<title>&lt;script&gt;&amp;&quot;&#39;</title>"), std::string::npos) << shown;
  EXPECT_EQ(shown.find("<script>"), std::string::npos);
  EXPECT_NE(shown.find("https://example.org/og/kostka.png"), std::string::npos);
  EXPECT_NE(shown.find("/t/x&quot;y"), std::string::npos);
  EXPECT_NE(shown.find("<html lang=\"pl\""), std::string::npos);
  EXPECT_EQ(shown.find("content=\"x\""), std::string::npos);
}

TEST(Marks, AreEarnedByWhatHappened) {
  store::SeatResult won{0, "ala", "monk", true, false, 9, R"({"from_behind":1})", "t1", "pig", 0, 60'000};
  store::SeatResult lost{0, "ala", "ghost", false, false, 9, "{}", "t2", "pig", 0, 120'000};
  const std::vector<store::SeatResult> results = {won, won, lost, won, won, won};
  const auto marks = achievements_of(results, test_games());
  const auto have = [&](std::string_view id) {
    const auto found = std::ranges::find(marks, id, &protocol::Achievement::id);
    return found == marks.end() ? -1 : found->have;
  };
  EXPECT_EQ(have("first_win"), 1);
  EXPECT_EQ(have("from_behind"), 1);
  EXPECT_EQ(have("streak"), 3);
  EXPECT_EQ(have("faces"), 1);
  EXPECT_EQ(have("all_games"), 1);
  EXPECT_EQ(have("company"), 0);
  // A server without the game does not promise its marks.
  EXPECT_EQ(have("reigns"), -1);
  EXPECT_EQ(have("clean"), 0);
  const auto games = statistics_of(results, test_games());
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0].played, 6);
  EXPECT_EQ(games[0].won, 5);
  EXPECT_EQ(games[0].usual, 60'000);
  EXPECT_EQ(games[0].character->id, "monk");
  EXPECT_EQ(games[0].characters, 2);
}

}  // namespace
}  // namespace kostka::server
