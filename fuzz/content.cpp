// Content from anybody: YAML that replaces whole files of a game's pack, by their stems. What the game accepts must
// also be playable without harm.
#include "content/yaml.h"

#include <cstddef>
#include <cstdint>

#include "fuzz/games.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/judgement.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kostka;
  kernel::Diagnostics diagnostics;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const kernel::Document changed = content::read_yaml(text, "fuzz.yaml", diagnostics);
  if (!diagnostics.ok() || !changed.is_map()) return 0;
  for (const fuzz::Loaded& loaded : fuzz::games()) {
    kernel::Document files = loaded.files;
    for (const auto& [stem, content, mark] : changed.entries()) files.set(stem, content);
    kernel::Diagnostics found;
    const auto game = kernel::load_game(*games::find_module(loaded.id), files, found);
    if (!game) continue;
    kernel::Match match(*game, standard_setup(game->info()), kernel::key_from_seed(1));
    fuzz::play_a_little(match, 60);
    for (const std::string& id : game->item_ids()) static_cast<void>(game->item(id));
  }
  return 0;
}
