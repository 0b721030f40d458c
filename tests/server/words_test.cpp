#include "server/base/words.h"

#include <gtest/gtest.h>

#include "server/base/rate_limit.h"
#include "server/base/secrets.h"

namespace kostka::server {
namespace {

TEST(Words, NamesAreTrimmedAndShort) {
  EXPECT_EQ(name_from("  Żółw  "), "Żółw");
  EXPECT_EQ(name_from(std::string(40, 'a')), std::string(40, 'a'));
  EXPECT_FALSE(name_from(std::string(41, 'a')));
  EXPECT_FALSE(name_from(""));
  EXPECT_FALSE(name_from("   "));
}

TEST(Words, NamesCountCharactersNotBytes) {
  std::string forty;
  for (int i = 0; i < 40; ++i) forty += "ż";
  EXPECT_TRUE(name_from(forty));
  EXPECT_FALSE(name_from(forty + "ż"));
}

TEST(Words, NamesControlNoScreen) {
  EXPECT_FALSE(name_from("a\nb"));
  EXPECT_FALSE(name_from("a\x1b[31m"));
  EXPECT_FALSE(
      name_from("a\xe2\x80\xae"
                "b"));  // turns the text around
  EXPECT_FALSE(
      name_from("a\xe2\x80\x8b"
                "b"));  // nobody sees it
  EXPECT_FALSE(name_from("a\xff"));
}

TEST(Words, ChatLosesControlCharacters) {
  EXPECT_EQ(chat_line_from(" a\tb\nc\x1b "), "abc");
  EXPECT_FALSE(chat_line_from("\n\t"));
  EXPECT_TRUE(chat_line_from(std::string(500, 'a')));
  EXPECT_FALSE(chat_line_from(std::string(501, 'a')));
}

TEST(Secrets, WordsAreLongAndDifferent) {
  EXPECT_EQ(random_word(kInviteBytes).size(), 22u);
  EXPECT_EQ(random_word(kTokenBytes).size(), 43u);
  EXPECT_NE(random_word(kTokenBytes), random_word(kTokenBytes));
}

TEST(Secrets, TokensHaveTwoParts) {
  EXPECT_EQ(token_from("id.secret")->secret, "secret");
  for (const char* wrong : {"", ".", "id.", ".secret", "id"}) EXPECT_FALSE(token_from(wrong)) << wrong;
  EXPECT_FALSE(token_from("id." + std::string(200, 'a')));
}

TEST(RateLimit, ABucketEmptiesAndFills) {
  TokenBucket bucket;
  const Rate rate{2, 3};
  const TokenBucket::Time now = std::chrono::steady_clock::now();
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, now));
  EXPECT_FALSE(bucket.take(rate, now));
  EXPECT_FALSE(bucket.is_full(rate, now));
  EXPECT_TRUE(bucket.take(rate, now + std::chrono::milliseconds(500)));
  EXPECT_FALSE(bucket.take(rate, now + std::chrono::milliseconds(500)));
  EXPECT_TRUE(bucket.is_full(rate, now + std::chrono::seconds(10)));
}

TEST(RateLimit, AddressesDoNotDisturbEachOther) {
  Limits limits;
  limits.guests = {0, 1};
  limits.connections_of_address = 1;
  RateLimits addresses(limits);
  EXPECT_TRUE(addresses.allow("10.0.0.1", Habit::guest));
  EXPECT_FALSE(addresses.allow("10.0.0.1", Habit::guest));
  EXPECT_TRUE(addresses.allow("10.0.0.2", Habit::guest));
  EXPECT_TRUE(addresses.allow("10.0.0.1", Habit::request));
  EXPECT_TRUE(addresses.connect("10.0.0.1"));
  EXPECT_FALSE(addresses.connect("10.0.0.1"));
  EXPECT_TRUE(addresses.connect("10.0.0.2"));
  addresses.disconnect("10.0.0.1");
  addresses.tidy();
  EXPECT_TRUE(addresses.connect("10.0.0.1"));
}

}  // namespace
}  // namespace kostka::server
