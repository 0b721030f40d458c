// Deals again what an observer cannot know: which ordinary tile lies at the bottom of the stack. All else lies open.
#include <utility>

#include "games/karak/rules/table.h"

namespace kostka::games::karak {

// IMP-SETUP-05: any ordinary tile of level II that has not been seen may be the last one, each as likely.
void Karak::determinize(kernel::Observer observer, kernel::ChanceStream& stream) {
  if (observer.is_record_keeper() || s.phase == Phase::lay_out || s.level_two.bottom.empty()) return;
  kernel::FixedVector<TileId, kMostTiles> ordinary;
  for (const TileId id : s.level_two.pool) {
    if (catalogue.tiles[id.index()].kind == TileKind::landscape) ordinary.push_back(id);
  }
  const std::uint32_t pick = stream.below(static_cast<std::uint32_t>(ordinary.size()) + 1);
  if (pick == ordinary.size()) return;
  TileId& last = s.level_two.bottom.back();
  s.level_two.pool.remove(ordinary[pick]);
  s.level_two.pool.insert_sorted(std::exchange(last, ordinary[pick]));
}

}  // namespace kostka::games::karak
