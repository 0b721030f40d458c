#include "server/push/web_push.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/rand.h>

#include <array>
#include <cstdlib>
#include <span>

#include "kernel/data/document.h"
#include "server/base/base64url.h"
#include "store/digest.h"

namespace kostka::server {

namespace {

constexpr std::size_t kScalar = 32, kPoint = 65, kAuthSecret = 16, kSalt = 16, kTag = 16, kNonce = 12, kCipherKey = 16;
constexpr std::string_view kCurve = "prime256v1";
constexpr std::int64_t kTokenLasts = std::int64_t{12} * 3600;  // RFC 8292 allows a day

template <auto Function>
struct With {
  template <class T>
  void operator()(T* object) const {
    Function(object);
  }
};
using Number = std::unique_ptr<BIGNUM, With<BN_clear_free>>;
using Group = std::unique_ptr<EC_GROUP, With<EC_GROUP_free>>;
using Point = std::unique_ptr<EC_POINT, With<EC_POINT_free>>;
using Params = std::unique_ptr<OSSL_PARAM, With<OSSL_PARAM_free>>;
using ParamBuilder = std::unique_ptr<OSSL_PARAM_BLD, With<OSSL_PARAM_BLD_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, With<EVP_PKEY_CTX_free>>;
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, With<EVP_CIPHER_CTX_free>>;
using Digesting = std::unique_ptr<EVP_MD_CTX, With<EVP_MD_CTX_free>>;

const unsigned char* bytes(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }
unsigned char* bytes(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

// Without randomness and keys nothing here is worth sending.
void must(bool worked) {
  if (!worked) std::abort();
}

std::string random_bytes(std::size_t count) {
  std::string random(count, '\0');
  must(RAND_bytes(bytes(random), static_cast<int>(count)) == 1);
  return random;
}

// A key from a point and, if there is one, the number behind it; null when the point is none.
EVP_PKEY* key_of(std::string_view point, const BIGNUM* number) {
  const ParamBuilder builder(OSSL_PARAM_BLD_new());
  must(builder != nullptr);
  must(OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve.data(), 0) == 1);
  must(OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()) == 1);
  if (number != nullptr) must(OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number) == 1);
  const Params params(OSSL_PARAM_BLD_to_param(builder.get()));
  const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  must(params != nullptr && context != nullptr && EVP_PKEY_fromdata_init(context.get()) == 1);
  EVP_PKEY* key = nullptr;
  const int kind = number != nullptr ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
  return EVP_PKEY_fromdata(context.get(), &key, kind, params.get()) == 1 ? key : nullptr;
}

std::string mac(std::string_view key, std::string_view message) {
  const store::Digest digest = store::hmac_sha256(key, message);
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

// HKDF (RFC 5869) of at most 32 bytes.
std::string derive(std::string_view salt, std::string_view secret, std::string info, std::size_t length) {
  info += '\x01';
  return mac(mac(salt, secret), info).substr(0, length);
}

std::string with_zero(std::string_view words) { return std::string(words) + '\0'; }

std::string sealed(std::string_view key, std::string_view nonce, std::string_view plain) {
  const Cipher cipher(EVP_CIPHER_CTX_new());
  std::string out(plain.size() + kTag, '\0');
  int length = 0, rest = 0;
  must(cipher != nullptr);
  must(EVP_EncryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr, bytes(key), bytes(nonce)) == 1);
  must(EVP_EncryptUpdate(cipher.get(), bytes(out), &length, bytes(plain), static_cast<int>(plain.size())) == 1);
  must(EVP_EncryptFinal_ex(cipher.get(), bytes(out) + length, &rest) == 1);
  must(EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, kTag, bytes(out) + plain.size()) == 1);
  return out;
}

}  // namespace

void PushKey::Free::operator()(evp_pkey_st* key) const { EVP_PKEY_free(key); }

PushKey PushKey::make() {
  EVP_PKEY* key = EVP_EC_gen("P-256");
  must(key != nullptr);
  return PushKey(key);
}

std::optional<PushKey> PushKey::from(std::string_view private_part) {
  if (private_part.size() != kScalar) return std::nullopt;
  const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  const Number number(BN_bin2bn(bytes(private_part), static_cast<int>(private_part.size()), nullptr));
  must(group != nullptr && number != nullptr);
  if (BN_is_zero(number.get()) || BN_cmp(number.get(), EC_GROUP_get0_order(group.get())) >= 0) return std::nullopt;
  const Point point(EC_POINT_new(group.get()));
  must(point != nullptr);
  must(EC_POINT_mul(group.get(), point.get(), number.get(), nullptr, nullptr, nullptr) == 1);
  std::string written(kPoint, '\0');
  must(EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, bytes(written), kPoint, nullptr) ==
       kPoint);
  EVP_PKEY* key = key_of(written, number.get());
  if (key == nullptr) return std::nullopt;
  return PushKey(key);
}

std::string PushKey::private_part() const {
  BIGNUM* number = nullptr;
  must(EVP_PKEY_get_bn_param(key_.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1);
  const Number held(number);
  std::string part(kScalar, '\0');
  must(BN_bn2binpad(number, bytes(part), kScalar) == static_cast<int>(kScalar));
  return part;
}

std::string PushKey::public_part() const {
  std::string part(kPoint, '\0');
  std::size_t length = 0;
  must(EVP_PKEY_get_octet_string_param(key_.get(), OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY, bytes(part), part.size(),
                                       &length) == 1 &&
       length == kPoint);
  return part;
}

std::optional<std::string> PushKey::shared_with(std::string_view public_part) const {
  if (public_part.size() != kPoint || public_part[0] != '\x04') return std::nullopt;
  const std::unique_ptr<EVP_PKEY, Free> other(key_of(public_part, nullptr));
  const KeyContext context(EVP_PKEY_CTX_new(key_.get(), nullptr));
  if (!other || !context || EVP_PKEY_derive_init(context.get()) != 1) return std::nullopt;
  if (EVP_PKEY_derive_set_peer(context.get(), other.get()) != 1) return std::nullopt;
  std::string shared(kScalar, '\0');
  std::size_t length = shared.size();
  if (EVP_PKEY_derive(context.get(), bytes(shared), &length) != 1 || length != kScalar) return std::nullopt;
  return shared;
}

std::string PushKey::sign(std::string_view text) const {
  const Digesting context(EVP_MD_CTX_new());
  must(context != nullptr && EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1);
  std::size_t length = 0;
  must(EVP_DigestSign(context.get(), nullptr, &length, bytes(text), text.size()) == 1);
  std::string der(length, '\0');
  must(EVP_DigestSign(context.get(), bytes(der), &length, bytes(text), text.size()) == 1);
  const unsigned char* at = bytes(std::string_view(der));
  ECDSA_SIG* read = d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(length));
  must(read != nullptr);
  const std::unique_ptr<ECDSA_SIG, With<ECDSA_SIG_free>> signature(read);
  std::string plain(2 * kScalar, '\0');
  must(BN_bn2binpad(ECDSA_SIG_get0_r(read), bytes(plain), kScalar) == static_cast<int>(kScalar));
  must(BN_bn2binpad(ECDSA_SIG_get0_s(read), bytes(plain) + kScalar, kScalar) == static_cast<int>(kScalar));
  return plain;
}

std::optional<std::string> encrypt_notice(const PushTarget& target, std::string_view text) {
  return encrypt_notice(target, text, PushKey::make(), random_bytes(kSalt), kNoticeFill);
}

// RFC 8291, section 3.4; the names are those of the RFC.
std::optional<std::string> encrypt_notice(const PushTarget& target, std::string_view text, const PushKey& key,
                                          std::string_view salt, std::size_t fill) {
  if (text.size() > kLongestNotice || target.secret.size() != kAuthSecret || salt.size() != kSalt) return std::nullopt;
  const auto ecdh_secret = key.shared_with(target.public_part);
  if (!ecdh_secret) return std::nullopt;
  const std::string as_public = key.public_part();
  const std::string key_info = with_zero("WebPush: info") + target.public_part + as_public;
  const std::string ikm = derive(target.secret, *ecdh_secret, key_info, 32);
  const std::string cek = derive(salt, ikm, with_zero("Content-Encoding: aes128gcm"), kCipherKey);
  const std::string nonce = derive(salt, ikm, with_zero("Content-Encoding: nonce"), kNonce);
  // RFC 8188: one record, which is the last; 2 ends its text, and zeros fill it up.
  std::string plain = std::string(text) + '\x02';
  if (fill > 0) plain.resize((plain.size() + fill - 1) / fill * fill, '\0');
  constexpr std::array<char, 4> kRecordSize = {0, 0, 16, 0};  // 4096
  std::string body(salt);
  body.append(kRecordSize.data(), kRecordSize.size());
  body += static_cast<char>(as_public.size());
  return body + as_public + sealed(cek, nonce, plain);
}

std::string vapid_authorization(const PushKey& key, std::string_view audience, std::string_view contact,
                                std::int64_t now) {
  const auto claims = kernel::Document::map({{"aud", audience}, {"exp", now + kTokenLasts}, {"sub", contact}});
  const std::string token = base64url(R"({"typ":"JWT","alg":"ES256"})") + '.' + base64url(kernel::to_json(claims));
  return "vapid t=" + token + '.' + base64url(key.sign(token)) + ", k=" + base64url(key.public_part());
}

}  // namespace kostka::server
