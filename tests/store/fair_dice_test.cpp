#include "store/fair_dice.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kostka::store {
namespace {

std::string hex(const kernel::ChanceKey& key) { return to_hex(std::as_bytes(std::span(key))); }

// docs/chance.md prints these values, so that another implementation can be checked against them. They were computed
// with Python's hashlib and hmac, not with this program.
TEST(FairDice, AreAsDocumented) {
  const Secret secret = secret_from_seed(7);
  EXPECT_EQ(to_hex(secret), "43e7e630fd93bbf8f568dec0597689dbbc37348134feca2164fe93ecbecd828a");
  EXPECT_EQ(to_hex(commitment_to(secret)), "68949d8df5f1cf64d0b6d8e24e8ad5d1de0b665813c0a7dfe7bd777d153978ea");
  EXPECT_EQ(hex(dice_key(secret, {})), "baad4ab7c30fe6ba30fda4588912ca61f0d9cb739aff8cad2d769cb0b23d50a2");
  const std::vector<std::string> nonces = {"żaba", ""};
  EXPECT_EQ(hex(dice_key(secret, nonces)), "fa7bc5c0823242e086372ac398806fa255bc59f9c99c0ca4ab26c53efb8a5a1a");
  EXPECT_EQ(hex(bot_key(secret, kernel::Seat{1})), "ac1720229a844a1aebc918bb14a8e037afe9b5d7319f2530e0a7daeb972e4a81");
}

TEST(FairDice, FirstThrowsAreAsDocumented) {
  kernel::ChanceStream stream(dice_key(secret_from_seed(7), {}));
  std::string faces;
  for (int i = 0; i < 10; ++i) faces += std::to_string(stream.below(6) + 1);
  EXPECT_EQ(faces, "4663252323");
}

TEST(FairDice, NoncesDoNotRunIntoEachOther) {
  const Secret secret = secret_from_seed(1);
  const std::vector<std::string> a = {"ab", "c"}, b = {"a", "bc"};
  EXPECT_NE(dice_key(secret, a), dice_key(secret, b));
}

TEST(FairDice, SecretsAreFresh) { EXPECT_NE(fresh_secret(), fresh_secret()); }

TEST(FairDice, BotsDoNotShareTheDice) {
  const Secret secret = secret_from_seed(1);
  EXPECT_NE(bot_key(secret, kernel::Seat{0}), dice_key(secret, {}));
  EXPECT_NE(bot_key(secret, kernel::Seat{0}), bot_key(secret, kernel::Seat{1}));
}

}  // namespace
}  // namespace kostka::store
