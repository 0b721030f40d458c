// Journals from anybody: read, and played as far as they fit.
#include "store/journal.h"

#include <cstddef>
#include <cstdint>

#include "fuzz/games.h"
#include "kernel/data/diagnostics.h"
#include "store/journal_replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kostka;
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal({reinterpret_cast<const char*>(data), size}, "fuzz.journal", diagnostics);
  if (!journal) return 0;
  const kernel::Game* game = fuzz::find_game(journal->header.game);
  if (game == nullptr) return 0;
  kernel::Text wrong;
  const auto setup = store::setup_of(journal->header, *game, wrong);
  if (!setup) return 0;
  store::JournalPlayer player(*game, *journal, *setup);
  while (player.next()) {
  }
  return 0;
}
