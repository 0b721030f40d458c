#include "bench/load/server_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
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

// A port that is free now. Somebody else could take it before the server does; then start() says so.
std::uint16_t free_port() {
  boost::asio::io_context context;
  return tcp::acceptor(context, tcp::endpoint(boost::asio::ip::make_address("127.0.0.1"), 0)).local_endpoint().port();
}

bool is_healthy(const Endpoint& endpoint) {
  boost::asio::io_context context;
  tcp::socket socket(context);
  boost::system::error_code error;
  socket.connect(tcp::endpoint(boost::asio::ip::make_address(endpoint.host), endpoint.port), error);
  if (error) return false;
  const std::string request = "GET /healthz HTTP/1.0\r\nHost: " + endpoint.host + "\r\n\r\n";
  boost::asio::write(socket, boost::asio::buffer(request), error);
  std::string answer(12, '\0');
  boost::asio::read(socket, boost::asio::buffer(answer), error);
  return !error && answer.ends_with("200");
}

}  // namespace

ServerProcess::ServerProcess(std::filesystem::path program, std::filesystem::path store, std::filesystem::path log)
    : program_(std::move(program)), store_(std::move(store)), log_(std::move(log)), port_(free_port()) {}

ServerProcess::~ServerProcess() { kill(); }

std::chrono::milliseconds ServerProcess::start() {
  const auto begin = std::chrono::steady_clock::now();
  std::vector<std::string> words = {program_.string(), "serve",        "--port", std::to_string(port_), "--store",
                                    store_.string(),   "--rate-limit", "off",    "--log-level",         "warn"};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_ = fork();
  if (pid_ < 0) throw std::runtime_error("no process for the server");
  if (pid_ == 0) {
    const int log = open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
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
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
}

void ServerProcess::kill() { end(SIGKILL); }
void ServerProcess::stop() { end(SIGTERM); }

void ServerProcess::end(int signal) {
  if (pid_ < 0) return;
  ::kill(pid_, signal);
  waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

std::size_t ServerProcess::resident() const {
  std::ifstream status("/proc/" + std::to_string(pid_) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) return std::stoul(line.substr(6)) * 1024;
  }
  return 0;
}

}  // namespace kostka::load
