// CuttableProxy: passes connections on between two sockets of the file system, until it is told to cut them.
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <mutex>
#include <thread>
#include <vector>

namespace kostka::postgres {

class CuttableProxy {
 public:
  // Listens in a new folder, and connects to `target` for everybody who comes.
  explicit CuttableProxy(std::filesystem::path target);
  ~CuttableProxy();
  CuttableProxy(const CuttableProxy&) = delete;
  CuttableProxy& operator=(const CuttableProxy&) = delete;

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  // Has ended all connections, and lets nobody through until heal().
  void cut();
  // Nothing gets through any more in either direction, and nobody is told so.
  void silence() { silent_ = true; }
  void heal() { cut_ = silent_ = false; }
  // What the server answers after so many bytes from now on that clients have sent is lost: the connection is cut then.
  void cut_answers_after(std::size_t bytes) { allowance_ = static_cast<std::ptrdiff_t>(bytes); }
  void answer_all() { allowance_ = -1; }

 private:
  struct Pair {
    int client = -1, server = -1;
  };
  void serve();
  bool pass(int from, int to, bool from_client);

  std::filesystem::path target_, folder_;
  int listener_ = -1;
  std::atomic<bool> ending_ = false, cut_ = false, silent_ = false;
  std::atomic<std::ptrdiff_t> allowance_ = -1;
  std::atomic<std::size_t> open_ = 0;
  std::thread thread_;
};

}  // namespace kostka::postgres
