#include "tests/postgres/postgres_server.h"

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <memory>
#include <stdexcept>
#include <thread>

namespace kostka::postgres {
namespace {

namespace fs = std::filesystem;

// PostgreSQL refuses to run as root.
const passwd* other_user() {
  if (::geteuid() != 0) return nullptr;
  const passwd* user = ::getpwnam("postgres");
  if (user == nullptr) user = ::getpwnam("nobody");
  if (user == nullptr) throw std::runtime_error("there is no user postgres or nobody to run PostgreSQL as");
  return user;
}

// Debian keeps the programs of every version apart; the newest is taken.
std::string program_named(const std::string& name) {
  std::string newest;
  int version = 0;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator("/usr/lib/postgresql", error)) {
    const fs::path program = entry.path() / "bin" / name;
    const int its = std::atoi(entry.path().filename().c_str());
    if (its > version && fs::exists(program, error)) {
      version = its;
      newest = program.string();
    }
  }
  if (newest.empty()) throw std::runtime_error("there is no PostgreSQL here: scripts/setup installs it");
  return newest;
}

struct Finish {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
};

}  // namespace

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  return server;
}

PostgresServer::PostgresServer() {
  std::string name = "/tmp/kostka-postgres-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
  folder_ = name;
  if (const passwd* user = other_user(); user && ::chown(name.c_str(), user->pw_uid, user->pw_gid) != 0) {
    throw std::runtime_error("cannot give " + name + " away");
  }
  const pid_t made = launch(
      "initdb", {"-D", folder_ / "data", "-U", "kostka", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"});
  int status = 0;
  ::waitpid(made, &status, 0);
  if (status != 0) throw std::runtime_error("initdb has failed; see " + (folder_ / "log").string());
  start();
}

PostgresServer::~PostgresServer() {
  kill();
  std::error_code error;
  fs::remove_all(folder_, error);
}

pid_t PostgresServer::launch(const std::string& program, const std::vector<std::string>& arguments) const {
  const std::string path = program_named(program), log = folder_ / "log";
  std::vector<char*> argv = {const_cast<char*>(path.c_str())};
  for (const std::string& each : arguments) argv.push_back(const_cast<char*>(each.c_str()));
  argv.push_back(nullptr);
  const passwd* const user = other_user();
  const pid_t child = ::fork();
  if (child != 0) return child;
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
  ::dup2(out, 1);
  ::dup2(out, 2);
  const bool given =
      user == nullptr || (::setgroups(0, nullptr) == 0 && ::setgid(user->pw_gid) == 0 && ::setuid(user->pw_uid) == 0);
  if (!given || ::chdir(folder_.c_str()) != 0) ::_exit(126);
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
  ::setenv("LC_ALL", "C", 1);
  ::execv(path.c_str(), argv.data());
  ::_exit(127);
}

void PostgresServer::start() {
  // Nobody pulls the plug here, and what a killed server has given to the system is kept.
  process_ = launch("postgres", {"-D", folder_ / "data", "-k", folder_, "-c", "listen_addresses=", "-c", "fsync=off",
                                 "-c", "shared_buffers=32MB", "-c", "max_connections=90"});
  const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds(120);
  for (;;) {
    const std::unique_ptr<PGconn, Finish> connection(PQconnectdb(url().c_str()));
    if (PQstatus(connection.get()) == CONNECTION_OK) return;
    if (std::chrono::steady_clock::now() > latest || ::waitpid(process_, nullptr, WNOHANG) != 0) {
      throw std::runtime_error("PostgreSQL does not start: " + std::string(PQerrorMessage(connection.get())));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

void PostgresServer::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGQUIT);
  while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
}

std::string PostgresServer::url(const fs::path& through) const {
  return "postgresql:///postgres?user=kostka&host=" + (through.empty() ? folder_ : through).string();
}

std::string PostgresServer::value(const std::string& sql) const {
  const std::unique_ptr<PGconn, Finish> connection(PQconnectdb(url().c_str()));
  PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
  const std::unique_ptr<PGresult, Finish> result(PQexec(connection.get(), sql.c_str()));
  const auto status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
    throw std::runtime_error(PQerrorMessage(connection.get()));
  }
  return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

void PostgresServer::run(const std::string& sql) const { static_cast<void>(value(sql)); }

}  // namespace kostka::postgres
