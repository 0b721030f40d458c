// ServerOptions: what the keeper of a server decides.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "server/base/limits.h"
#include "store/retention.h"

namespace kostka::server {

struct ServerOptions {
  std::string listen = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  std::filesystem::path web;  // the built client; empty: none
  std::filesystem::path tls_certificate, tls_key;
  std::vector<std::string> origins;  // sites besides its own that may use the server, like https://example.org
  std::vector<std::string> hosts;    // names under which the server is reached; empty: any
  bool compress = true;              // what is sent over WebSockets, for clients that take it so
  bool behind_proxy = false;         // X-Forwarded-For tells who asks
  bool push_to_loopback = false;     // notices may be sent to this machine; only for tests
  std::string push_contact;          // of the keeper, for push services: mailto: or https:; empty: the first host
  bool show_fixtures = false;        // offer also the games that exist for tests
  std::size_t threads = 1;
  std::size_t bot_threads = 1;
  std::string version;
  Limits limits;
  store::Retention keep;
};

}  // namespace kostka::server
