// Retention: how long the keeper of a store keeps what nobody plays any more. What has no age is kept for ever.
#pragma once

#include <cstdint>
#include <optional>

#include "store/store.h"

namespace kostka::store {

struct Retention {
  std::optional<Milliseconds> finished;  // matches, since anything about their table has changed
  std::optional<Milliseconds> waiting;   // tables whose match has not begun, likewise
  std::optional<Milliseconds> guests;    // accounts to which nothing refers, since they were seen
};

// Whether nothing is ever removed.
inline bool keeps_all(const Retention& retention) {
  return !retention.finished && !retention.waiting && !retention.guests;
}

// What is old at this time.
Cutoffs cutoffs_at(const Retention& retention, Milliseconds now);

// What was removed, or would be.
struct Pruned {
  std::int64_t finished = 0, waiting = 0, guests = 0;
  std::int64_t bytes = 0;

  void count(OldKind kind, std::int64_t its_bytes);
};

// Whether something that was old is still in the store.
Read<bool> is_there(Store& store, OldKind kind, std::string_view id);

// Goes through all that is old, and removes it unless it is a dry run; waits for the disk. When the store fails in the
// middle, `trouble` says why, and what went before is counted.
enum class PruneMode : std::uint8_t { dry_run, remove };
Pruned prune(Store& store, const Cutoffs& cutoffs, PruneMode mode, std::string& trouble);

}  // namespace kostka::store
