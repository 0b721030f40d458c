#include "cli/interrupt.h"

namespace kostka::cli {
namespace {

// A signal handler can reach nothing but a global; this one is private to the file and lock-free.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void on_interrupt(int) {
  interrupted = true;
  std::signal(SIGINT, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt() {
  interrupted = false;
  before_ = std::signal(SIGINT, on_interrupt);
  // Ignored signals stay ignored, as for programs that a script starts in the background.
  if (before_ == SIG_IGN) std::signal(SIGINT, SIG_IGN);
}

Interrupt::~Interrupt() { std::signal(SIGINT, before_); }

const std::atomic<bool>& Interrupt::requested() const { return interrupted; }

}  // namespace kostka::cli
