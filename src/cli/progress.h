// A progress bar for work that takes more than a moment.
#pragma once

#include <chrono>
#include <cstdint>

#include "kernel/language/language.h"

namespace kostka::cli {

// Draws itself on the error stream, at most ten times a second, and only when that is a terminal; the bar is gone when
// the object is.
class Progress {
 public:
  Progress(std::uint64_t total, kernel::Language language);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // One more is done.
  void step();
  // So many of so many are.
  void show(std::uint64_t done, std::uint64_t total);
  // Takes the bar away before something else is written.
  void hide();

  [[nodiscard]] double seconds() const;

 private:
  using Clock = std::chrono::steady_clock;
  void draw_sometimes();
  void draw();

  std::uint64_t total_;
  std::uint64_t done_ = 0;
  kernel::Language language_;
  bool visible_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point drawn_ = start_;
};

}  // namespace kostka::cli
