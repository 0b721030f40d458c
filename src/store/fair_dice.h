// Verifiable dice: the keeper of a match fixes its dice before the first throw, and everybody can check that
// afterwards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "kernel/data/ids.h"
#include "kernel/play/chance.h"
#include "store/digest.h"

namespace kostka::store {

// What the dice of one match grow from. Its keeper publishes the commitment before play and the secret after it, so the
// dice can neither be chosen later nor known early. docs/chance.md says how to recompute them without this program.
using Secret = std::array<std::byte, 32>;

// From the operating system's randomness.
Secret fresh_secret();
// The secret of a local match that can be played again with the same dice: SHA-256 of "kostka/seed/v1:" and the decimal
// digits of the seed. To know the seed is to know the dice.
Secret secret_from_seed(std::uint64_t seed);

// SHA-256 of the secret.
Digest commitment_to(const Secret& secret);

// The key of the match's stream: HMAC-SHA-256 under the secret of "kostka/dice/v1" and the players' nonces in the order
// of their seats, each after its length in bytes (four bytes, the lowest first). A player who added a nonce knows that
// not even the keeper could choose the dice.
kernel::ChanceKey dice_key(const Secret& secret, std::span<const std::string> nonces);

// The key of what a bot at this seat throws for itself: "kostka/bot/v1" and the seat's number under the same secret.
// It gives a seeded match the same bots each time, and tells a bot nothing of the dice.
kernel::ChanceKey bot_key(const Secret& secret, kernel::Seat seat);

}  // namespace kostka::store
