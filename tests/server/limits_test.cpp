// Hostile guests: every limit holds, and nobody else notices.
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/http/http_message.h"
#include "server/http/static_files.h"
#include "tests/server/server_fixture.h"

namespace kostka::server {
namespace {

using kernel::Document;
using std::chrono::milliseconds;

class LimitsTest : public ServerTest {
 protected:
  std::string next_code(Socket& socket) {
    const Document message = socket.next_where([](const Document& each) { return each["error"].is_map(); });
    return message["error"]["code"].as_text();
  }
};

TEST_F(LimitsTest, BodiesAndHeadersAreBounded) {
  start();
  EXPECT_EQ(post("/api/guests", R"({"name":")" + std::string(70'000, 'a') + R"("})").code(), "too_large");
  EXPECT_EQ(post("/api/guests", R"({"name":")" + std::string(70'000, 'a') + R"("})").status, 413u);
  const Reply long_header = ask_server(port(), {"GET", "/api/games", {}, {}, {{"X-Long", std::string(9000, 'a')}}});
  EXPECT_EQ(long_header.code(), "too_large");
}

TEST_F(LimitsTest, WhatIsNoHttpIsRefused) {
  start();
  EXPECT_NE(send_raw(port(), "hello there\r\n\r\n").find("400"), std::string::npos);
  EXPECT_NE(send_raw(port(), "GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").find("bad_request"),
            std::string::npos);
  EXPECT_NE(send_raw(port(), "GET /../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").find("400"),
            std::string::npos);
}

TEST_F(LimitsTest, SlowRequestsAreCutOff) {
  options_.limits.request = milliseconds(80);
  start();
  const auto begin = std::chrono::steady_clock::now();
  send_raw(port(), "GET /api/games HTTP/1.1\r\nHo", milliseconds(5000));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, milliseconds(4000));
}

TEST_F(LimitsTest, BodiesAreJson) {
  start();
  const Reply reply =
      ask_server(port(), {"POST", "/api/guests", R"({"name":"Ala"})", {}, {{"Content-Type", "text/plain"}}});
  EXPECT_EQ(reply.status, 415u);
  EXPECT_EQ(reply.code(), "media_type");
}

TEST_F(LimitsTest, OtherSitesAreKeptOut) {
  options_.origins = {"https://friends.example"};
  start();
  const auto from = [&](const std::string& origin) {
    return ask_server(port(), {"POST", "/api/guests", R"({"name":"Ala"})", {}, {{"Origin", origin}}});
  };
  EXPECT_EQ(from("https://evil.example").code(), "origin");
  EXPECT_EQ(from("https://evil.example").status, 403u);
  EXPECT_EQ(from("https://friends.example").status, 200u);
  EXPECT_EQ(from("http://127.0.0.1:" + std::to_string(port())).status, 200u);
  EXPECT_EQ(from("null").status, 403u);
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random");
  EXPECT_EQ(Socket(port(), id, {{"Origin", "https://evil.example"}}).status(), 403u);
  EXPECT_EQ(Socket(port(), id, {{"Origin", "https://friends.example"}}).status(), 101u);
}

TEST_F(LimitsTest, RequestsGuestsTablesAndSocketsHaveRates) {
  options_.limits.rates = true;
  options_.limits.guests = {0, 2};
  options_.limits.tables = {0, 1};
  options_.limits.sockets = {0, 1};
  options_.limits.requests = {0, 9};
  start();
  const TestGuest ala = guest("Ala");
  guest("Ola");
  EXPECT_EQ(post("/api/guests", R"({"name":"Ewa"})").code(), "rate");
  const std::string id = table_id(ala, "me bot:random");
  EXPECT_EQ(post("/api/tables", R"({"game":"pig","name":null,"is_public":false,"options":null,"seats":[{"who":"bot",
      "name":null,"level":null},{"who":"bot","name":null,"level":null}],"clock":null,"begin":"full"})",
                 ala.token)
                .status,
            429u);
  EXPECT_EQ(Socket(port(), id).status(), 101u);
  EXPECT_EQ(Socket(port(), id).status(), 429u);
  for (int i = 0; i < 4; ++i) get("/api/games");
  EXPECT_EQ(get("/api/games").code(), "rate");
  EXPECT_EQ(get("/api/games").status, 429u);
}

TEST_F(LimitsTest, MessagesHaveARate) {
  options_.limits.rates = true;
  options_.limits.messages = {0, 5};
  start();
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me here:Ola"), ala);
  seat->next_of("state");
  for (int i = 0; i < 6; ++i) seat->send(R"({"type":"ping","id":1})");
  EXPECT_EQ(next_code(*seat), "rate");
  for (int i = 0; i < 250; ++i) seat->send(R"({"type":"ping","id":1})");
  const Document bye = seat->next_of("bye");
  EXPECT_EQ(bye["error"]["code"].as_text(), "rate");
}

TEST_F(LimitsTest, ChatHasARate) {
  options_.limits.rates = true;
  options_.limits.lines_of_chat = {0, 1};
  start();
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me here:Ola"), ala);
  seat->send(R"({"type":"say","id":1,"text":"Hej"})");
  seat->send(R"({"type":"say","id":2,"text":"Hej"})");
  EXPECT_EQ(next_code(*seat), "rate");
}

TEST_F(LimitsTest, ConnectionsAreCounted) {
  options_.limits.connections = 2;
  start();
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola");
  const auto first = socket(id, ala), second = socket(id, ala);
  second->next_of("state");
  EXPECT_EQ(send_raw(port(), "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), "");
}

TEST_F(LimitsTest, MessagesAreBoundedTextAndSense) {
  start();
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola");
  auto seat = socket(id, ala);
  seat->next_of("state");
  seat->send("nonsense");
  EXPECT_EQ(next_code(*seat), "bad_message");
  seat->send(R"({"type":"hello","token":null,"invite":null,"eye":null})");
  EXPECT_EQ(next_code(*seat), "hello_first");
  seat->send(R"({"type":"say","id":1,"text":")" + std::string(17'000, 'a') + R"("})");
  while (!seat->next(milliseconds(2000)).is_null()) {
  }
  EXPECT_TRUE(seat->closed());
  seat = socket(id, ala);
  seat->next_of("state");
  seat->send_binary(R"({"type":"ping","id":1})");
  EXPECT_EQ(seat->next_of("bye")["error"]["code"].as_text(), "bad_message");
}

TEST_F(LimitsTest, HelloComesFirstAndSoon) {
  options_.limits.hello = milliseconds(60);
  start();
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola");
  Socket silent(port(), id);
  EXPECT_EQ(silent.next_of("bye")["error"]["code"].as_text(), "hello_late");
  Socket rude(port(), id);
  rude.send(R"({"type":"ping","id":1})");
  EXPECT_EQ(rude.next_of("bye")["error"]["code"].as_text(), "hello_first");
  Socket false_one(port(), id);
  false_one.hello(ala.account + ".wrong");
  EXPECT_EQ(false_one.next_of("bye")["error"]["code"].as_text(), "unauthorized");
  Socket stranger(port(), id);
  stranger.hello("");
  EXPECT_EQ(stranger.next_of("bye")["error"]["code"].as_text(), "no_such_table");
}

TEST_F(LimitsTest, SilentSocketsAreClosed) {
  options_.limits.silence = milliseconds(100);
  start();
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me here:Ola"), ala);
  seat->next_of("state");
  // This client answers no pings while nobody reads from it.
  std::this_thread::sleep_for(milliseconds(400));
  while (!seat->next(milliseconds(2000)).is_null()) {
  }
  EXPECT_TRUE(seat->closed());
}

TEST_F(LimitsTest, WhatWaitsAtATableIsBounded) {
  options_.limits.tasks_of_table = 3;
  start();
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me here:Ola"), ala);
  const Document state = seat->next_of("state");
  store_.hold();
  for (int i = 0; i < 6; ++i) answer(*seat, state, "hold");
  EXPECT_EQ(next_code(*seat), "busy");
  store_.let_go();
}

TEST_F(LimitsTest, WhoDoesNotReadIsClosed) {
  options_.limits.queued = 200;
  start();
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me here:Ola"), ala);
  while (!seat->next(milliseconds(2000)).is_null()) {
  }
  EXPECT_TRUE(seat->closed());
}

TEST_F(LimitsTest, StoppingSaysGoodbye) {
  start();
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me here:Ola"), ala);
  seat->next_of("state");
  std::thread stopping([this] { stop(); });
  EXPECT_EQ(seat->next_of("bye")["error"]["code"].as_text(), "going_down");
  seat->next(milliseconds(1000));
  stopping.join();
}

TEST_F(LimitsTest, EveryResponseSaysHowFarToTrustIt) {
  start();
  for (const char* target : {"/", "/api/games", "/api/nothing", "/healthz", "/metrics"}) {
    const Reply reply = get(target);
    EXPECT_NE(reply.headers.at("content-security-policy").find("frame-ancestors 'none'"), std::string::npos) << target;
    EXPECT_EQ(reply.headers.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(reply.headers.at("referrer-policy"), "no-referrer");
    EXPECT_EQ(reply.headers.at("cross-origin-opener-policy"), "same-origin");
    EXPECT_TRUE(reply.headers.contains("permissions-policy"));
    EXPECT_FALSE(reply.headers.contains("strict-transport-security"));
  }
}

TEST_F(LimitsTest, MetricsCountWhatHappens) {
  start();
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me here:Ola"), ala);
  const Document state = seat->next_of("state");
  answer(*seat, state, "hold");
  seat->next_of("ok");
  // The table has done with an answer, counting included, when it takes the next message; the same answer again would
  // be acknowledged once more.
  answer(*seat, state, "roll");
  seat->next_of("refusal");
  const std::string metrics = get("/metrics").body;
  for (const char* line :
       {"kostka_answers_total 1\n", "kostka_websockets 1\n", "kostka_tables_loaded{status=\"playing\"} 1\n",
        "kostka_store_seconds_count 2\n", "kostka_answer_seconds_count 1\n"}) {
    EXPECT_NE(metrics.find(line), std::string::npos) << line << metrics;
  }
}

// ---- the web client -------------------------------------------------------------------------------------------------

class WebClient : public ServerTest {
 protected:
  WebClient() : folder_(std::filesystem::temp_directory_path() / ("kostka-web-" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(folder_ / "assets");
    std::ofstream(folder_ / "index.html") << "<!doctype html>front";
    std::ofstream(folder_ / "assets" / "app-1f2e.js") << std::string(1000, 'x');
  }
  ~WebClient() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_;
};

TEST_F(WebClient, FilesAreServedFromMemory) {
  options_.web = folder_;
  start();
  const Reply front = get("/");
  EXPECT_EQ(front.body, "<!doctype html>front");
  EXPECT_EQ(front.headers.at("cache-control"), "no-cache");
  EXPECT_EQ(get("/tables/abc").body, front.body);
  EXPECT_EQ(get("/missing.js").status, 404u);
  EXPECT_EQ(send("POST", "/", "{}", "").status, 405u);
  const Reply again = ask_server(port(), {"GET", "/", {}, {}, {{"If-None-Match", front.headers.at("etag")}}});
  EXPECT_EQ(again.status, 304u);
  const Reply script = ask_server(port(), {"GET", "/assets/app-1f2e.js", {}, {}, {{"Accept-Encoding", "gzip"}}});
  EXPECT_EQ(script.headers.at("content-encoding"), "gzip");
  EXPECT_LT(script.body.size(), 100u);
  EXPECT_NE(script.headers.at("cache-control").find("immutable"), std::string::npos);
  EXPECT_EQ(get("/assets/app-1f2e.js").body.size(), 1000u);
  const Reply head = ask_server(port(), {"HEAD", "/", {}, {}, {}});
  EXPECT_EQ(head.headers.at("content-length"), std::to_string(front.body.size()));
}

TEST_F(WebClient, WithoutAClientAPageSaysSo) {
  start();
  EXPECT_NE(get("/").body.find("--web"), std::string::npos);
}

// ---- requests taken apart -------------------------------------------------------------------------------------------

TEST(Http, TargetsAreDecoded) {
  const auto target = parse_target("/api/rules/a%20b/search?q=x+y%26z&n=1");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/api/rules/a b/search");
  EXPECT_EQ(target->argument("q"), "x y&z");
  EXPECT_EQ(target->argument("n"), "1");
  EXPECT_EQ(target->argument("missing"), "");
  for (const char* wrong : {"", "x", "http://x/", "/%", "/%0", "/%00", "/a/../b", "/%2e%2e/b", "/a?%x=1"}) {
    EXPECT_FALSE(parse_target(wrong)) << wrong;
  }
}

TEST(Http, AddressesAreThoseOfPeople) {
  ServerOptions options;
  HttpRequest request;
  request.set("X-Forwarded-For", "1.1.1.1, 2.2.2.2");
  EXPECT_EQ(address_of(request, "9.9.9.9", options), "9.9.9.9");
  options.behind_proxy = true;
  EXPECT_EQ(address_of(request, "9.9.9.9", options), "2.2.2.2");
  request.set("X-Forwarded-For", "nonsense");
  EXPECT_EQ(address_of(request, "9.9.9.9", options), "9.9.9.9");
  // A second line does not hide what our own proxy has added to the last.
  request.set("X-Forwarded-For", "3.3.3.3");
  request.insert("X-Forwarded-For", "4.4.4.4, 5.5.5.5");
  EXPECT_EQ(address_of(request, "9.9.9.9", options), "5.5.5.5");
  options.behind_proxy = false;
  EXPECT_EQ(limit_key("2001:db8:1:2:3::4"), "2001:db8:1:2::/64");
  EXPECT_EQ(limit_key("::1"), "::1");
  EXPECT_EQ(limit_key("::ffff:1.2.3.4"), "::ffff:1.2.3.4");
  EXPECT_EQ(address_of(request, "2001:db8:1:2:3::4", options), address_of(request, "2001:db8:1:2:9::9", options));
}

}  // namespace
}  // namespace kostka::server
