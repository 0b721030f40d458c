// Shelf: the games that a server offers, with what identifies their content.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/play/game.h"

namespace kostka::server {

struct ShelvedGame {
  const kernel::Game* game = nullptr;  // must outlive the server
  std::string content;                 // content_hash() of what it was loaded from
};

using Shelf = std::vector<ShelvedGame>;

// Null for a game that is not there.
inline const ShelvedGame* find_game(const Shelf& shelf, std::string_view id) {
  for (const ShelvedGame& each : shelf) {
    if (each.game->info().id == id) return &each;
  }
  return nullptr;
}

}  // namespace kostka::server
