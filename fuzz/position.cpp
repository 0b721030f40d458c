// Positions from anybody: JSON that a match begins at, if the game accepts it, and is then played on.
#include <cstddef>
#include <cstdint>

#include "content/json.h"
#include "fuzz/games.h"
#include "kernel/data/diagnostics.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kostka;
  kernel::Diagnostics diagnostics;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const kernel::Document position = content::read_json(text, "fuzz.json", diagnostics);
  if (!diagnostics.ok()) return 0;
  for (const fuzz::Loaded& loaded : fuzz::games()) {
    kernel::Match match(*loaded.game, standard_setup(loaded.game->info()), kernel::key_from_seed(1));
    kernel::Diagnostics found;
    if (match.start_from(position, {}, found)) fuzz::play_a_little(match, 50);
  }
  return 0;
}
