#include "bench/load/server_process.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <random>
#include <stdexcept>
#include <thread>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

namespace kostka::load {
namespace {

using boost::asio::ip::tcp;

constexpr std::chrono::seconds kLongestStart{60}, kLongestEnd{30};

// A port that is free now, below those that the system gives to clients (32768 and up by default). While the server is
// down, its players knock at its port all the time: were it one of theirs, one of them would in the end get it as its
// own and be connected to itself, and the server could not have it back.
std::uint16_t free_port() {
  std::random_device random;
  for (int attempt = 0; attempt < 100; ++attempt) {
    boost::asio::io_context context;
    tcp::acceptor acceptor(context, tcp::v4());
    const auto port = static_cast<std::uint16_t>(12'000 + random() % 20'000);
    boost::system::error_code taken;
    acceptor.bind(tcp::endpoint(boost::asio::ip::make_address("127.0.0.1"), port), taken);
    if (!taken) return port;
  }
  throw std::runtime_error("no free port for the server");
}

// A server that takes the connection and says nothing is not healthy either.
void be_impatient(tcp::socket& socket) {
  const timeval longest{2, 0};
  setsockopt(socket.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &longest, sizeof longest);
}

bool is_healthy(const Endpoint& endpoint) {
  boost::asio::io_context context;
  tcp::socket socket(context);
  boost::system::error_code error;
  socket.connect(tcp::endpoint(boost::asio::ip::make_address(endpoint.host), endpoint.port), error);
  if (error) return false;
  be_impatient(socket);
  const std::string request = "GET /healthz HTTP/1.0\r\nHost: " + endpoint.host + "\r\n\r\n";
  boost::asio::write(socket, boost::asio::buffer(request), error);
  std::string answer(12, '\0');
  boost::asio::read(socket, boost::asio::buffer(answer), error);
  return !error && answer.ends_with("200");
}

}  // namespace

ServerProcess::ServerProcess(std::filesystem::path program, std::filesystem::path store, std::filesystem::path log,
                             Guarded guarded)
    : program_(std::move(program)),
      store_(std::move(store)),
      log_(std::move(log)),
      guarded_(guarded),
      port_(free_port()) {}

ServerProcess::~ServerProcess() { kill(); }

std::chrono::milliseconds ServerProcess::start() {
  const auto begin = std::chrono::steady_clock::now();
  std::vector<std::string> words = {program_.string(), "serve",         "--port",      std::to_string(port_),
                                    "--store",         store_.string(), "--log-level", "warn"};
  if (guarded_ == Guarded::behind_proxy) {
    words.emplace_back("--behind-proxy");
  } else {
    words.insert(words.end(), {"--rate-limit", "off"});
  }
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_ = fork();
  if (pid_ < 0) throw std::runtime_error("no process for the server");
  if (pid_ == 0) {
    const int log = open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (log < 0) _exit(127);
    dup2(log, STDOUT_FILENO);
    dup2(log, STDERR_FILENO);
    execv(program_.c_str(), arguments.data());
    _exit(127);
  }
  while (!is_healthy(endpoint())) {
    if (waitpid(pid_, nullptr, WNOHANG) == pid_) {
      pid_ = -1;
      throw std::runtime_error("the server ended by itself; see " + log_.string());
    }
    if (std::chrono::steady_clock::now() - begin > kLongestStart) {
      kill();
      throw std::runtime_error("the server was started and is not healthy yet; see " + log_.string());
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
}

void ServerProcess::kill() {
  if (pid_ < 0) return;
  ::kill(pid_, SIGKILL);
  ends_in_time();  // or the system holds it, and lets it go in its own time
  pid_ = -1;
}

void ServerProcess::stop() {
  if (pid_ < 0) return;
  ::kill(pid_, SIGTERM);
  if (!ends_in_time()) {
    kill();
    throw std::runtime_error("the server was told to end and went on; see " + log_.string());
  }
  pid_ = -1;
}

bool ServerProcess::ends_in_time() const {
  const auto latest = std::chrono::steady_clock::now() + kLongestEnd;
  while (waitpid(pid_, nullptr, WNOHANG) != pid_) {
    if (std::chrono::steady_clock::now() > latest) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

std::chrono::duration<double> ServerProcess::processor_time() const {
  std::ifstream stat("/proc/" + std::to_string(pid_) + "/stat");
  std::string word;
  // The name of the program ends with a bracket; of the fields after it, the twelfth and thirteenth are times.
  while (stat >> word && !word.ends_with(')')) {
  }
  for (int skipped = 0; skipped < 11; ++skipped) stat >> word;
  double user = 0, system = 0;
  stat >> user >> system;
  return std::chrono::duration<double>((user + system) / static_cast<double>(sysconf(_SC_CLK_TCK)));
}

std::size_t ServerProcess::resident() const {
  std::ifstream status("/proc/" + std::to_string(pid_) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) return std::stoul(line.substr(6)) * 1024;
  }
  return 0;
}

}  // namespace kostka::load
