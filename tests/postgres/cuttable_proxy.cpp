#include "tests/postgres/cuttable_proxy.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstring>
#include <stdexcept>
#include <string>

#include "tests/postgres/postgres_server.h"

namespace kostka::postgres {
namespace {

sockaddr_un address_of(const std::filesystem::path& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  return address;
}

const sockaddr* plain(const sockaddr_un& address) { return reinterpret_cast<const sockaddr*>(&address); }

}  // namespace

CuttableProxy::CuttableProxy(std::filesystem::path target) : target_(std::move(target)) {
  std::string name = "/tmp/kostka-proxy-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
  folder_ = name;
  listener_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_of(folder_ / PostgresServer::kSocket);
  if (::bind(listener_, plain(address), sizeof address) != 0 || ::listen(listener_, 64) != 0) {
    throw std::runtime_error("cannot listen in " + name);
  }
  thread_ = std::thread([this] { serve(); });
}

CuttableProxy::~CuttableProxy() {
  ending_ = true;
  thread_.join();
  ::close(listener_);
  std::error_code error;
  std::filesystem::remove_all(folder_, error);
}

void CuttableProxy::cut() {
  cut_ = true;
  while (open_ > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

bool CuttableProxy::pass(int from, int to, bool from_client) {
  std::array<char, 65536> bytes{};
  const ssize_t size = ::recv(from, bytes.data(), bytes.size(), MSG_DONTWAIT);
  if (size <= 0) return false;
  if (from_client && allowance_ >= 0) {
    allowance_ -= size;
    if (allowance_ < 0) allowance_ = 0;
  } else if (!from_client && allowance_ == 0) {
    // The server has done what it was asked, and its answer is lost.
    allowance_ = -1;
    cut_ = true;
    return false;
  }
  return ::send(to, bytes.data(), static_cast<std::size_t>(size), MSG_NOSIGNAL) == size;
}

void CuttableProxy::serve() {
  std::vector<Pair> pairs;
  const auto end = [](const Pair& pair) {
    ::close(pair.client);
    ::close(pair.server);
  };
  while (!ending_) {
    if (cut_) {
      for (const Pair& pair : pairs) end(pair);
      pairs.clear();
    }
    open_ = pairs.size();
    std::vector<pollfd> sockets = {{listener_, POLLIN, 0}};
    for (const Pair& pair : pairs) {
      sockets.push_back({pair.client, POLLIN, 0});
      sockets.push_back({pair.server, POLLIN, 0});
    }
    // While nothing gets through, only the time is waited for.
    ::poll(sockets.data(), silent_ ? 0 : static_cast<nfds_t>(sockets.size()), 5);
    if (silent_) continue;
    std::vector<Pair> alive;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const bool good = (!sockets[1 + 2 * i].revents || pass(pairs[i].client, pairs[i].server, true)) &&
                        (!sockets[2 + 2 * i].revents || pass(pairs[i].server, pairs[i].client, false));
      good ? alive.push_back(pairs[i]) : end(pairs[i]);
    }
    pairs = std::move(alive);
    if (!sockets[0].revents) continue;
    Pair pair{::accept(listener_, nullptr, nullptr), ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    const sockaddr_un address = address_of(target_);
    if (cut_ || ::connect(pair.server, plain(address), sizeof address) != 0) {
      end(pair);
      continue;
    }
    pairs.push_back(pair);
    open_ = pairs.size();
  }
  for (const Pair& pair : pairs) end(pair);
}

}  // namespace kostka::postgres
