// OfferedGames: the games that a server offers, with what identifies their content.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/play/game.h"
#include "lessons/lesson.h"

namespace kostka::server {

// A long text that never changes: written by the first who asks for it, and kept.
class WrittenOnce {
 public:
  [[nodiscard]] bool is_written() const { return written_.load(); }
  // May be called from any thread.
  template <class Write>
  const std::string& text(Write write) {
    std::call_once(once_, [&] {
      text_ = write();
      written_ = true;
    });
    return text_;
  }

 private:
  std::once_flag once_;
  std::string text_;
  std::atomic<bool> written_ = false;
};

struct OfferedGame {
  const kernel::Game* game = nullptr;                                  // must outlive the server
  std::string content;                                                 // content_hash() of what it was loaded from
  std::shared_ptr<const lessons::Lesson> lesson = nullptr;             // none: the game is not taught here
  std::shared_ptr<WrittenOnce> box = std::make_shared<WrittenOnce>();  // all that is printed, as JSON
};

using OfferedGames = std::vector<OfferedGame>;

// Null for a game that is not there.
inline const OfferedGame* find_game(const OfferedGames& games, std::string_view id) {
  for (const OfferedGame& each : games) {
    if (each.game->info().id == id) return &each;
  }
  return nullptr;
}

}  // namespace kostka::server
