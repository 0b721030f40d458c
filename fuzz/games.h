// What the fuzz targets share: the games of the program, and a few steps of random play.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "kernel/data/document.h"
#include "kernel/play/chance.h"
#include "kernel/play/game.h"
#include "kernel/play/match.h"

namespace kostka::fuzz {

struct Loaded {
  std::string_view id;
  kernel::Document files;  // of its pack, as a module loads them
  std::unique_ptr<kernel::Game> game;
};

// Every registered game with its own content, loaded once.
std::span<const Loaded> games();
const kernel::Game* find_game(std::string_view id);

// Answers so many questions at random. Whatever the position is, the match may fault, but nothing else may happen.
void play_a_little(kernel::Match& match, int answers);

}  // namespace kostka::fuzz
