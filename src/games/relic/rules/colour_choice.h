// Which Threat deck an effect draws from or looks at, where the text leaves it to the player.
#pragma once

#include <cstdint>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {

// What the deck is chosen for: the amount of the question (Asking::which_colour), which is about the source that asks.
enum class ColourFor : std::uint8_t { draw, look };

// REL-GEN-08
Task<Deck> choose_colour(Relic& g, Seat who, What what, ColourFor purpose, Object source);

}  // namespace kostka::games::relic
