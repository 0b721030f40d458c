#include "games/registry.h"

#include <algorithm>
#include <array>

#include "games/karak/karak.h"
#include "games/knockdown/knockdown.h"
#include "games/nemesis/nemesis.h"
#include "games/pig/pig.h"
#include "games/relic/relic.h"

namespace kostka::games {

std::span<const kernel::GameModule> modules() {
  // In the order in which they are offered: the one that is learnt fastest comes first.
  static const std::array all = {knockdown::module(), karak::module(),         pig::module(),
                                 relic::module(),     relic::nemesis_module(), nemesis::module()};
  return all;
}

std::span<const kernel::GameModule> begun_modules() {
  return {};  // none now
}

const kernel::GameModule* find_module(std::string_view id) {
  for (const auto all : {modules(), begun_modules()}) {
    const auto found = std::find_if(all.begin(), all.end(), [id](const auto& m) { return m.id == id; });
    if (found != all.end()) return &*found;
  }
  return nullptr;
}

}  // namespace kostka::games
