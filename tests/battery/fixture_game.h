// Trove: a small card game with everything that makes a game hard to copy and easy to leak from: hidden hands, a deck
// without order, a secret choice of all at once and a rule that ends the turn from deep inside. It exists to show that
// the battery passes a right game and finds each of the defects below.
#pragma once

#include <cstdint>
#include <memory>

#include "kernel/play/game.h"

namespace kostka::tests {

// What can be wrong with Trove, one thing at a time.
enum class Defect : std::uint8_t {
  none,
  leak_in_view,       // a view shows the highest card of every hand
  leak_in_events,     // everybody is told which card was drawn
  prompt_skipped,     // a player without a high card is not asked about it
  lost_card,          // a storm blows the played card away for good
  state_outside,      // rules remember something in the table instead of the State
  endless,            // an empty deck is made of the discards again, for ever
  duplicate_option,   // equal cards are offered twice
  missing_label,      // an option has no Polish label
  field_not_in_json,  // a part of the State is missing from its documents
  deals_known_cards,  // determinize also deals the observer's own hand
  deals_too_much,     // determinize makes up a card that does not exist
};

// Two to four seats hold two cards each; in a turn a player draws a card and plays one or passes. A card scores its
// value; a 1 is a storm and ends the turn at once; a 6 makes everybody show a card at the same time, and the highest
// scores three. The one who has most when the deck is empty wins.
std::unique_ptr<kernel::Game> trove(Defect defect);

}  // namespace kostka::tests
