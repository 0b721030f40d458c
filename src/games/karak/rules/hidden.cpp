// Deals again what an observer cannot know: which ordinary tile lies at the bottom of the stack. All else lies open.
#include "games/karak/rules/table.h"

namespace kostka::games::karak {

// IMP-SETUP-05: any ordinary tile of level II that has not been seen may be the last one, each as likely.
void Karak::determinize(kernel::Observer observer, kernel::ChanceStream& stream) {
  if (observer.is_record_keeper() || s.phase == Phase::lay_out || s.level_two.bottom.empty()) return;
  TileId& last = s.level_two.bottom.back();
  // It is one of the pool again, so that which one it really is has no part in the deal.
  s.level_two.pool.insert_sorted(last);
  kernel::FixedVector<TileId, kMostTiles> ordinary;
  for (const TileId id : s.level_two.pool) {
    if (catalogue.tiles[id.index()].kind == TileKind::landscape) ordinary.push_back(id);
  }
  last = ordinary[stream.below(static_cast<std::uint32_t>(ordinary.size()))];
  s.level_two.pool.remove(last);
}

}  // namespace kostka::games::karak
