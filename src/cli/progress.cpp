#include "cli/progress.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <string>

#include "cli/numbers.h"

namespace kostka::cli {
namespace {

std::string clock_time(double seconds) {
  const auto whole_seconds = static_cast<long>(std::ceil(seconds));
  return fmt::format("{}:{:02}", whole_seconds / 60, whole_seconds % 60);
}

}  // namespace

Progress::Progress(std::uint64_t total, kernel::Language language)
    : total_(total), language_(language), visible_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() { hide(); }

void Progress::hide() {
  if (visible_) fmt::print(stderr, "\r\x1b[K");
  visible_ = false;
}

void Progress::step() {
  ++done_;
  draw_sometimes();
}

void Progress::show(std::uint64_t done, std::uint64_t total) {
  done_ = done;
  total_ = total;
  if (done > 0) draw_sometimes();
}

void Progress::draw_sometimes() {
  if (!visible_) return;
  const Clock::time_point now = Clock::now();
  if (now - drawn_ < std::chrono::milliseconds(100)) return;
  drawn_ = now;
  draw();
}

double Progress::seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

void Progress::draw() {
  constexpr std::size_t kWidth = 30;
  const double share = static_cast<double>(done_) / static_cast<double>(total_);
  const auto full = static_cast<std::size_t>(share * kWidth);
  const double left = seconds() * (1 - share) / share;
  std::string bar;
  for (std::size_t i = 0; i < kWidth; ++i) bar += i < full ? "█" : "░";
  fmt::print(stderr, "\r{} {}  {}/{}  {} {}\x1b[K", bar, percent(share, language_), whole(done_, language_),
             whole(total_, language_), language_ == kernel::Language::pl ? "pozostało" : "left", clock_time(left));
  std::fflush(stderr);
}

}  // namespace kostka::cli
