// OfferedGames: the games that a server offers, with what identifies their content.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/play/game.h"
#include "lessons/lesson.h"

namespace kostka::server {

struct OfferedGame {
  const kernel::Game* game = nullptr;                       // must outlive the server
  std::string content;                                      // content_hash() of what it was loaded from
  std::shared_ptr<const lessons::Lesson> lesson = nullptr;  // none: the game is not taught here
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
