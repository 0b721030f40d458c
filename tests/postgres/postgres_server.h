// PostgresServer: a PostgreSQL of a test's own, from Debian's package, on a socket in a folder of its own. It ends with
// the test, however that ends.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace kostka::postgres {

class PostgresServer {
 public:
  // The one that the tests of a program share, started when the first of them needs it.
  static PostgresServer& shared();

  // Starts one; throws std::runtime_error when there is none to start.
  PostgresServer();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  void start();
  // As when the machine fails: it has to recover when it is started again.
  void kill();
  // How long it takes is up to the sessions that are ended.
  void restart() { kill(), start(); }

  // Where it is reached; through another folder, where a proxy listens, if one is named.
  [[nodiscard]] std::string url(const std::filesystem::path& through = {}) const;
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  // The socket in its folder, or in that of a proxy.
  static constexpr const char* kSocket = ".s.PGSQL.5432";

  // Without any store.
  void clear() const { run("DROP SCHEMA IF EXISTS kostka CASCADE"); }
  // Statements without values; throws when they fail.
  void run(const std::string& sql) const;
  // The one value that a query gives, as text.
  [[nodiscard]] std::string value(const std::string& sql) const;

 private:
  pid_t launch(const std::string& program, const std::vector<std::string>& arguments) const;

  std::filesystem::path folder_;
  pid_t process_ = 0;
};

}  // namespace kostka::postgres
