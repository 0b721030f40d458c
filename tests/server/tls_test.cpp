// The same server over TLS.
#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <unistd.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <cstdio>
#include <filesystem>
#include <memory>

#include "tests/server/server_fixture.h"

namespace kostka::server {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

// A certificate that signs itself.
void write_certificate(const std::filesystem::path& certificate, const std::filesystem::path& key) {
  const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)> pair(EVP_EC_gen("P-256"), EVP_PKEY_free);
  const std::unique_ptr<X509, void (*)(X509*)> x509(X509_new(), X509_free);
  ASN1_INTEGER_set(X509_get_serialNumber(x509.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(x509.get()), 0);
  X509_gmtime_adj(X509_getm_notAfter(x509.get()), 3600);
  X509_set_pubkey(x509.get(), pair.get());
  X509_sign(x509.get(), pair.get(), EVP_sha256());
  const File certificate_file(std::fopen(certificate.c_str(), "w"), std::fclose);
  PEM_write_X509(certificate_file.get(), x509.get());
  const File key_file(std::fopen(key.c_str(), "w"), std::fclose);
  PEM_write_PrivateKey(key_file.get(), pair.get(), nullptr, nullptr, 0, nullptr, nullptr);
}

class Tls : public ServerTest {
 protected:
  Tls() : folder_(std::filesystem::temp_directory_path() / ("kostka-tls-" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(folder_);
    options_.tls_certificate = folder_ / "certificate.pem";
    options_.tls_key = folder_ / "key.pem";
    write_certificate(options_.tls_certificate, options_.tls_key);
  }
  ~Tls() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_;
};

TEST_F(Tls, ServesAndSaysToStayWithIt) {
  start();
  asio::io_context io;
  asio::ssl::context context(asio::ssl::context::tls_client);
  asio::ssl::stream<asio::ip::tcp::socket> stream(io, context);
  stream.next_layer().connect({asio::ip::make_address("127.0.0.1"), port()});
  stream.handshake(asio::ssl::stream_base::client);
  http::request<http::string_body> request(http::verb::get, "/api/games", 11);
  request.set(http::field::host, "localhost");
  http::write(stream, request);
  boost::beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(stream, buffer, response);
  EXPECT_EQ(response.result_int(), 200u);
  EXPECT_FALSE(response[http::field::strict_transport_security].empty());
}

TEST_F(Tls, PlainHttpIsNotUnderstood) {
  start();
  EXPECT_EQ(send_raw(port(), "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n").find("200 OK"), std::string::npos);
}

TEST_F(Tls, AMissingKeyIsASentence) {
  options_.tls_key = folder_ / "nothing.pem";
  const Log log(std::make_shared<spdlog::logger>("quiet"), LogFormat::text);
  Server server(options_, test_games(), store_, clock_, log);
  kernel::Text trouble;
  EXPECT_FALSE(server.start(trouble));
  EXPECT_FALSE(trouble.pl.empty());
}

}  // namespace
}  // namespace kostka::server
