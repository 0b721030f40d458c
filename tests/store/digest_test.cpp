#include "store/digest.h"

#include <gtest/gtest.h>

namespace kostka::store {
namespace {

using kernel::Document;

// FIPS 180-4 examples.
TEST(Digest, Sha256OfPublishedExamples) {
  EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

// RFC 4231, cases 1, 2 and 6 (a key longer than a block), and the empty key.
TEST(Digest, HmacOfPublishedExamples) {
  EXPECT_EQ(to_hex(hmac_sha256(std::string(20, '\x0b'), "Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(to_hex(hmac_sha256("Jefe", "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(to_hex(hmac_sha256(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First")),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  EXPECT_EQ(to_hex(hmac_sha256("", "")), "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad");
}

TEST(Hex, GoesBothWaysAndRefusesEverythingElse) {
  const std::vector<std::byte> bytes = {std::byte{0x00}, std::byte{0x9f}, std::byte{0xff}};
  EXPECT_EQ(to_hex(bytes), "009fff");
  EXPECT_EQ(from_hex("009FfF"), bytes);
  EXPECT_EQ(from_hex(""), std::vector<std::byte>());
  EXPECT_EQ(from_hex("0"), std::nullopt);
  EXPECT_EQ(from_hex("0g"), std::nullopt);
  EXPECT_EQ(from_hex("g0"), std::nullopt);
}

TEST(ConstantTime, ComparesContentAndLength) {
  const Digest a = sha256("a"), b = sha256("b");
  EXPECT_TRUE(equal_in_constant_time(a, sha256("a")));
  EXPECT_FALSE(equal_in_constant_time(a, b));
  EXPECT_FALSE(equal_in_constant_time(a, std::span(a).first(31)));
  EXPECT_TRUE(equal_in_constant_time({}, {}));
}

TEST(ContentHash, IdentifiesContentWhereverItStood) {
  Document content = Document::map({{"cards", Document::list({"A01", 2})}});
  const std::string hash = content_hash(content);
  EXPECT_EQ(hash.size(), 64u);
  content.set_mark({3, 14});
  EXPECT_EQ(content_hash(content), hash);
  content.find("cards")->push(3);
  EXPECT_NE(content_hash(content), hash);
}

}  // namespace
}  // namespace kostka::store
