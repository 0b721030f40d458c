// A `kostka serve` for this run alone: started, waited for, killed.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <string>

#include "bench/load/rest_client.h"

namespace kostka::load {

// How a server is started: without limits, since all who play come from one address; or with them, behind a proxy that
// says who asks (Endpoint::from).
enum class Guarded : bool { no, behind_proxy };

class ServerProcess {
 public:
  ServerProcess(std::filesystem::path program, std::filesystem::path store, std::filesystem::path log,
                Guarded guarded = Guarded::no);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // Starts it (always on the same port) and waits until it is healthy; how long that took. Throws when it is not in
  // time.
  std::chrono::milliseconds start();
  // kill -9.
  void kill();
  // As a host would stop it. Throws when it goes on.
  void stop();

  [[nodiscard]] Endpoint endpoint() const { return {"127.0.0.1", port_, {}}; }
  // The time that processors have worked for it since it was started.
  [[nodiscard]] std::chrono::duration<double> processor_time() const;
  // What the process holds in memory, in bytes.
  [[nodiscard]] std::size_t resident() const;

 private:
  // Waits until the process, which was sent a signal, has ended; whether it did.
  bool ends_in_time() const;

  std::filesystem::path program_, store_, log_;
  Guarded guarded_;
  std::uint16_t port_;
  pid_t pid_ = -1;
};

}  // namespace kostka::load
