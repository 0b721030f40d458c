// Notices by Web Push, from the examples of the RFCs to a push service on loopback that a running server sends to.
#include <gtest/gtest.h>

#include <thread>

#include "server/push/push_endpoint.h"
#include "server/push/web_push.h"
#include "tests/server/push_service.h"
#include "tests/server/server_fixture.h"
#include "tests/store/must_read.h"

namespace kostka::server {
namespace {

using kernel::Document;

std::string bytes_of(std::string_view text) { return from_base64url(text).value_or(""); }

// RFC 8291, appendix A.
TEST(WebPush, EncryptsAsInTheRfc) {
  const PushTarget target{
      bytes_of("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      bytes_of("BTBZMqHH6r4Tts7J_aSIgg")};
  const auto key = PushKey::from(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
  ASSERT_TRUE(key);
  EXPECT_EQ(base64url(key->public_part()),
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
  const auto body =
      encrypt_notice(target, "When I grow up, I want to be a watermelon", *key, bytes_of("DGv6ra1nlYgDCS1FRnbzlw"), 0);
  ASSERT_TRUE(body);
  EXPECT_EQ(
      base64url(*body),
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
      "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(WebPush, KeysComeBackAndSign) {
  const PushKey key = PushKey::make();
  const auto again = PushKey::from(key.private_part());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->public_part(), key.public_part());
  EXPECT_TRUE(is_signed_by(key.public_part(), "a text", again->sign("a text")));
  EXPECT_FALSE(is_signed_by(key.public_part(), "another text", again->sign("a text")));
  EXPECT_FALSE(PushKey::from(std::string(32, '\0')));
  EXPECT_FALSE(PushKey::from(std::string(32, '\xff')));
  EXPECT_FALSE(PushKey::from("short"));
}

TEST(WebPush, TakesNoKeyThatIsNone) {
  const std::string secret(16, 's');
  std::string off_the_curve = PushKey::make().public_part();
  off_the_curve[40] = static_cast<char>(off_the_curve[40] ^ 1);
  EXPECT_FALSE(encrypt_notice({off_the_curve, secret}, "x"));
  EXPECT_FALSE(encrypt_notice({std::string(65, '\0'), secret}, "x"));
  EXPECT_FALSE(encrypt_notice({PushKey::make().public_part(), "short"}, "x"));
  EXPECT_FALSE(encrypt_notice({PushKey::make().public_part(), secret}, std::string(kLongestNotice + 1, 'x')));
}

TEST(WebPush, LengthsTellNothing) {
  const PushBrowser browser;
  const PushTarget target{bytes_of(browser.p256dh()), bytes_of(browser.auth())};
  const auto brief = encrypt_notice(target, "a"), longer = encrypt_notice(target, std::string(400, 'b'));
  ASSERT_TRUE(brief && longer);
  EXPECT_EQ(brief->size(), longer->size());
  EXPECT_EQ(browser.open(*brief), "a");
  EXPECT_EQ(browser.open(*longer), std::string(400, 'b'));
}

TEST(PushEndpoint, IsAPublicHttpsAddressByName) {
  const auto good = read_endpoint("https://fcm.example.com/send/abc?x=1", PushDoors::public_only);
  ASSERT_TRUE(good);
  EXPECT_EQ(good->host, "fcm.example.com");
  EXPECT_EQ(good->target, "/send/abc?x=1");
  EXPECT_EQ(good->origin(), "https://fcm.example.com");
  for (const char* bad : {"http://push.example.com/x",
                          "https://127.0.0.1/x",
                          "https://10.0.0.1/x",
                          "https://[::1]/x",
                          "https://2130706433/x",
                          "https://0x7f.1/x",
                          "https://localhost/x",
                          "https://push.example.com:8080/x",
                          "https://push.example.com:0443443/x",
                          "https://user@push.example.com/x",
                          "https://push.example.com\\@evil/x",
                          "https://push.example.com/a b",
                          "https://push.example.com/\r\nHost: x",
                          "https://.example.com/",
                          "https://example.com./x",
                          "https://EXAMPLE.com/x",
                          "ftp://example.com/",
                          "file:///etc/passwd",
                          "https://",
                          "",
                          "//push.example.com/x",
                          "https://push.example.com/#f"}) {
    EXPECT_FALSE(read_endpoint(bad, PushDoors::public_only)) << bad;
  }
  EXPECT_FALSE(read_endpoint("https://push.example.com/" + std::string(2000, 'x'), PushDoors::public_only));
  EXPECT_TRUE(read_endpoint("http://127.0.0.1:5000/x", PushDoors::loopback_too));
  EXPECT_FALSE(read_endpoint("http://10.0.0.1:5000/x", PushDoors::loopback_too));
}

TEST(PushEndpoint, KnowsWhichAddressesArePublic) {
  const auto is = [](const char* text) { return is_public(boost::asio::ip::make_address(text)); };
  for (const char* open :
       {"8.8.8.8", "142.250.1.1", "172.32.0.1", "100.128.0.1", "2a00:1450:4001::1", "2606:4700::1"}) {
    EXPECT_TRUE(is(open)) << open;
  }
  for (const char* closed : {"127.0.0.1",
                             "0.0.0.0",
                             "10.1.2.3",
                             "172.16.0.1",
                             "172.31.255.255",
                             "192.168.1.1",
                             "169.254.169.254",
                             "100.64.0.1",
                             "192.0.0.8",
                             "198.18.0.1",
                             "224.0.0.1",
                             "255.255.255.255",
                             "::",
                             "::1",
                             "fe80::1",
                             "fc00::1",
                             "fd12::1",
                             "ff02::1",
                             "::ffff:127.0.0.1",
                             "::ffff:8.8.8.8",
                             "64:ff9b::7f00:1",
                             "2002:7f00:1::",
                             "2001::1",
                             "2001:db8::1"}) {
    EXPECT_FALSE(is(closed)) << closed;
  }
}

class Push : public ServerTest {
 protected:
  Push() { options_.push_to_loopback = true; }

  Reply subscribe(const TestGuest& who, const PushBrowser& browser, const std::string& endpoint,
                  const std::string& language = "en") {
    const auto wish = Document::map(
        {{"endpoint", endpoint}, {"p256dh", browser.p256dh()}, {"auth", browser.auth()}, {"language", language}});
    return post("/api/push/subscriptions", to_json(wish), who.token);
  }
  std::int64_t subscriptions(const TestGuest& who) {
    return get("/api/push", who.token).json()["subscriptions"].as_int();
  }
  // A match of two people: it is Ala's turn, or Ola's, and neither is there.
  std::string begin(const TestGuest& ala, const TestGuest& ola, const std::string& more = R"({"name":"Friday"})") {
    const Document made = table(ala, "me open", more);
    const std::string id = made["id"].as_text();
    EXPECT_EQ(post("/api/tables/" + id + "/join",
                   to_json(Document::map({{"invite", made["invite"]}, {"seat", nullptr}})), ola.token)
                  .status,
              200u);
    return id;
  }

  PushService service_;
};

TEST_F(Push, TellsWhoIsAwayThatItIsTheirTurn) {
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const PushBrowser one, two;
  EXPECT_EQ(subscribe(ala, one, service_.endpoint("one")).status, 200u);
  EXPECT_EQ(subscribe(ola, two, service_.endpoint("two"), "pl").status, 200u);
  const std::string id = begin(ala, ola);
  const auto pushed = service_.next();
  ASSERT_TRUE(pushed);
  EXPECT_EQ(pushed->method, "POST");
  EXPECT_EQ(pushed->headers.at("content-encoding"), "aes128gcm");
  EXPECT_EQ(pushed->headers.at("topic"), id);
  EXPECT_GT(std::stoll(pushed->headers.at("ttl")), 0);
  const bool first = pushed->target == "/push/one";
  const auto text = (first ? one : two).open(pushed->body);
  ASSERT_TRUE(text);
  EXPECT_FALSE((first ? two : one).open(pushed->body));
  const Document notice = parsed(*text);
  EXPECT_EQ(notice["kind"].as_text(), "turn");
  EXPECT_EQ(notice["address"].as_text(), "/t/" + id);
  EXPECT_EQ(notice["title"].as_text().find(first ? "Your turn" : "Twój ruch"), 0u);
  EXPECT_NE(notice["body"].as_text().find("Friday"), std::string::npos);
}

// RFC 8292: who sends is proved by the key that the browser was given.
TEST_F(Push, ProvesWhoSends) {
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const PushBrowser browser;
  const std::string key = subscribe(ala, browser, service_.endpoint("a")).json()["key"].as_text();
  EXPECT_EQ(subscribe(ola, browser, service_.endpoint("b")).json()["key"].as_text(), key);
  begin(ala, ola);
  const auto pushed = service_.next();
  ASSERT_TRUE(pushed);
  const std::string header = pushed->headers.at("authorization");
  ASSERT_EQ(header.find("vapid t="), 0u);
  const std::size_t comma = header.find(", k=");
  ASSERT_NE(comma, std::string::npos);
  EXPECT_EQ(header.substr(comma + 4), key);
  const std::string token = header.substr(8, comma - 8);
  const std::size_t dot = token.rfind('.');
  EXPECT_TRUE(is_signed_by(bytes_of(key), token.substr(0, dot), bytes_of(token.substr(dot + 1))));
  const std::size_t head = token.find('.');
  const Document claims = parsed(bytes_of(token.substr(head + 1, dot - head - 1)));
  EXPECT_EQ(service_.endpoint("").find(claims["aud"].as_text() + "/"), 0u);
  EXPECT_GT(claims["exp"].as_int(), clock_.now() / 1000);
  EXPECT_LE(claims["exp"].as_int(), clock_.now() / 1000 + 86'400);
  EXPECT_EQ(claims["sub"].as_text().find("mailto:"), 0u);
}

TEST_F(Push, KeepsItsKeyOverARestart) {
  start();
  const TestGuest ala = guest("Ala");
  const std::string key = get("/api/push", ala.token).json()["key"].as_text();
  EXPECT_EQ(bytes_of(key).size(), 65u);
  start();
  EXPECT_EQ(get("/api/push", ala.token).json()["key"].as_text(), key);
}

TEST_F(Push, TellsOnceAndNobodyWhoIsThere) {
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const PushBrowser browser;
  subscribe(ala, browser, service_.endpoint("ala"));
  const Document made = table(ala, "me open");
  const std::string id = made["id"].as_text();
  auto here = socket(id, ala);
  here->next_of("table_changed");
  const auto join = Document::map({{"invite", made["invite"]}, {"seat", nullptr}});
  EXPECT_EQ(post("/api/tables/" + id + "/join", to_json(join), ola.token).status, 200u);
  here->next_of("state");
  EXPECT_FALSE(service_.next(std::chrono::milliseconds(300)));
}

TEST_F(Push, ForgetsABrowserThatIsGone) {
  start();
  for (const unsigned status : {404u, 410u}) {
    const TestGuest ala = guest("Ala"), ola = guest("Ola");
    const PushBrowser browser;
    subscribe(ala, browser, service_.endpoint("x"));
    subscribe(ola, browser, service_.endpoint("y"));
    service_.answer_with(status);
    begin(ala, ola);
    ASSERT_TRUE(service_.next());
    const auto left = [&] { return subscriptions(ala) + subscriptions(ola); };
    for (int i = 0; i < 2000 && left() == 2; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_EQ(left(), 1);
  }
}

TEST_F(Push, FollowsNoRedirection) {
  start();
  PushService elsewhere;
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const PushBrowser browser;
  subscribe(ala, browser, service_.endpoint("x"));
  subscribe(ola, browser, service_.endpoint("y"));
  service_.answer_with(307, elsewhere.endpoint("inside"));
  begin(ala, ola);
  ASSERT_TRUE(service_.next());
  EXPECT_FALSE(service_.next(std::chrono::milliseconds(300)));
  EXPECT_EQ(elsewhere.count(), 0u);
  EXPECT_EQ(subscriptions(ala) + subscriptions(ola), 2);
}

TEST_F(Push, RefusesWhatIsNoPushService) {
  options_.push_to_loopback = false;
  start();
  const TestGuest ala = guest("Ala");
  const PushBrowser browser;
  EXPECT_EQ(subscribe(ala, browser, service_.endpoint("x")).code(), "bad_endpoint");
  EXPECT_EQ(subscribe(ala, browser, "https://192.168.0.1/x").code(), "bad_endpoint");
  const auto keys = Document::map(
      {{"endpoint", "https://push.example.com/x"}, {"p256dh", "AAAA"}, {"auth", browser.auth()}, {"language", "en"}});
  EXPECT_EQ(post("/api/push/subscriptions", to_json(keys), ala.token).code(), "bad_endpoint");
  EXPECT_EQ(post("/api/push/subscriptions", to_json(keys)).code(), "unauthorized");
}

TEST_F(Push, OneAccountHasTenBrowsers) {
  start();
  const TestGuest ala = guest("Ala");
  const PushBrowser browser;
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(subscribe(ala, browser, service_.endpoint(std::to_string(i))).status, 200u);
  }
  EXPECT_EQ(subscribe(ala, browser, service_.endpoint("11")).code(), "quota");
  // The same browser again is no other.
  EXPECT_EQ(subscribe(ala, browser, service_.endpoint("3"), "pl").status, 200u);
  const auto gone = Document::map({{"endpoint", service_.endpoint("3")}});
  EXPECT_EQ(post("/api/push/unsubscribe", to_json(gone), ala.token).json()["subscriptions"].as_int(), 9);
}

TEST_F(Push, RemindsOnceBeforeTheTimeIsUp) {
  start();
  const TestGuest ala = guest("Ala"), ola = guest("Ola");
  const PushBrowser browser;
  subscribe(ala, browser, service_.endpoint("x"));
  subscribe(ola, browser, service_.endpoint("y"));
  const std::string id = begin(ala, ola, R"({"clock":86400})");
  ASSERT_TRUE(service_.next());
  clock_.advance(Milliseconds{19} * 3600 * 1000);
  EXPECT_FALSE(service_.next(std::chrono::milliseconds(200)));
  clock_.advance(Milliseconds{90} * 60 * 1000);
  const auto reminder = service_.next();
  ASSERT_TRUE(reminder);
  const Document notice = parsed(browser.open(reminder->body).value_or("{}"));
  EXPECT_EQ(notice["kind"].as_text(), "reminder");
  EXPECT_NE(notice["title"].as_text().find("3 hours"), std::string::npos) << notice["title"].as_text();
  clock_.advance(Milliseconds{60} * 1000);
  EXPECT_FALSE(service_.next(std::chrono::milliseconds(200)));
  EXPECT_EQ(get("/api/tables/" + id, ala.token).json()["status"].as_text(), "playing");
}

}  // namespace
}  // namespace kostka::server
