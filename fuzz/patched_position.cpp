// Positions that are almost right: parts of a real one are replaced, so that far more of them get past the reader than
// of random JSON. What a game accepts is played on.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "fuzz/games.h"
#include "kernel/data/diagnostics.h"

namespace {

using namespace kostka;
using kernel::Document;

void collect_parts(Document& document, std::vector<Document*>& parts) {
  parts.push_back(&document);
  if (document.is_list()) {
    for (Document& item : document.items()) collect_parts(item, parts);
  } else if (document.is_map()) {
    for (const auto& entry : document.entries()) collect_parts(*document.find(entry.key), parts);
  }
}

// Three bytes are one change: which part, how, and to what.
void change(Document& position, std::uint8_t which, std::uint8_t how, std::uint8_t what) {
  std::vector<Document*> parts;
  collect_parts(position, parts);
  Document& part = *parts[(which * 256u + what) % parts.size()];
  switch (how % 6) {
    case 0: part = static_cast<std::int8_t>(what); break;
    case 1: part = Document(); break;
    case 2: part = Document(*parts[what % parts.size()]); break;
    case 3: part = what % 2 == 0; break;
    case 4:
      if (part.is_list()) part.push(Document(*parts[which % parts.size()]));
      break;
    default:
      if (part.is_list()) part = Document::list();
      break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 5 || size > 64) return 0;
  const fuzz::Loaded& loaded = fuzz::games()[data[0] % fuzz::games().size()];
  kernel::Match match(*loaded.game, standard_setup(loaded.game->info()), kernel::key_from_seed(data[1] % 8));
  fuzz::play_a_little(match, data[1]);
  Document position = match.checkpoint_position();
  for (std::size_t i = 2; i + 2 < size; i += 3) change(position, data[i], data[i + 1], data[i + 2]);
  kernel::Diagnostics found;
  if (match.start_from(position, {}, found)) fuzz::play_a_little(match, 50);
  return 0;
}
