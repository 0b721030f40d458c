// Layers: the content of a game as several packs, one laid over another.
#pragma once

#include <string>
#include <vector>

#include "kernel/data/document.h"

namespace kostka::kernel {

// The files of `below` with those of `above` laid over them; both are maps from a file's stem to its content.
//   - A file, or a key of a file, that only one of them has is taken as it is.
//   - Of two lists of items, which are maps with an `id`, the upper one adds its items at the end, and those whose id
//     the lower one has too take the place of that item as a whole.
//   - Of two maps the keys are treated so in turn; of anything else the upper value replaces the lower one.
//   - Of `pack` only the key `sets` is taken from above: a pack's name, game and format are its own.
// Every node keeps the mark of the file it came from. The ids of items that were replaced are added to `replaced`.
Document lay_over(const Document& below, const Document& above, std::vector<std::string>* replaced = nullptr);

}  // namespace kostka::kernel
