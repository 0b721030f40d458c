// Scenario files from anybody.
#include <cstddef>
#include <cstdint>

#include "fuzz/games.h"
#include "scenario/runner.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kostka;
  static const scenario::Games known = [] {
    scenario::Games games{[](std::string_view id) { return fuzz::find_game(id); }, {}};
    for (const fuzz::Loaded& loaded : fuzz::games()) games.ids.emplace_back(loaded.id);
    return games;
  }();
  scenario::run_text({reinterpret_cast<const char*>(data), size}, "fuzz.yaml", known);
  return 0;
}
