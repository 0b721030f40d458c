// Levels: how strongly bots play each game, and temperaments: in what manner. What they really do, plan by plan and
// game by game, is the table in levels.cpp; how strong that was found to be is in docs/studies/levels.md.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "kernel/language/text.h"

namespace kostka::bots {

// A level of play, as the command line and lobbies name it.
struct Level {
  std::string_view id;
  kernel::Text name;   // how it is to play with, in a word
  kernel::Text about;  // what it really does, in a sentence
  // Whether people may still choose it. Others are players of studies, and levels of earlier versions that matches and
  // tables name which go on.
  bool offered = true;
};

// Who sits down where somebody only asks for "a bot", and where people do not say who plays for them.
inline constexpr std::string_view kStandardLevel = "normal";

// From the one that thinks least to the one that thinks most.
std::span<const Level> levels();
// Null for an unknown one.
const Level* find_level(std::string_view id);

// A manner of play within a level.
struct Temperament {
  std::string_view id;
  kernel::Text name, about;
};
// The first of them is that of nobody in particular: the one with which levels were measured.
std::span<const Temperament> temperaments();
const Temperament* find_temperament(std::string_view id);

// What a level was measured to be worth in a game, in Elo above `normal`; nothing where it was not measured.
std::optional<int> measured_elo(std::string_view level, std::string_view game);
// What it does and how strong that is in this game.
kernel::Text about_level(const Level& level, std::string_view game);

}  // namespace kostka::bots
