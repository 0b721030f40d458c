// Ctrl-C as a request: the command that holds an Interrupt ends in good order and says what it has so far.
#pragma once

#include <atomic>
#include <csignal>

namespace kostka::cli {

// While one lives, Ctrl-C sets a flag instead of ending the program; a second Ctrl-C ends it after all.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] const std::atomic<bool>& requested() const;

 private:
  void (*before_)(int);
};

}  // namespace kostka::cli
