#include "store/retention.h"

#include <future>
#include <string>

namespace kostka::store {

namespace {

constexpr std::size_t kReadTogether = 100;

std::optional<Milliseconds> earlier(Milliseconds now, const std::optional<Milliseconds>& age) {
  return age ? std::optional(now - *age) : std::nullopt;
}

// Why it could not be removed, or nothing.
std::string removed_now(Store& store, OldKind kind, const std::string& id, const Cutoffs& cutoffs) {
  std::promise<std::string> made;
  store.remove_old(kind, id, cutoffs, [&made](const std::string& trouble) { made.set_value(trouble); });
  return made.get_future().get();
}

}  // namespace

Cutoffs cutoffs_at(const Retention& retention, Milliseconds now) {
  return {earlier(now, retention.finished), earlier(now, retention.waiting), earlier(now, retention.guests)};
}

void Pruned::count(OldKind kind, std::int64_t its_bytes) {
  switch (kind) {
    case OldKind::finished: ++finished; break;
    case OldKind::waiting: ++waiting; break;
    case OldKind::guest: ++guests; break;
  }
  bytes += its_bytes;
}

Read<bool> is_there(Store& store, OldKind kind, std::string_view id) {
  if (kind == OldKind::guest) {
    const auto account = store.account(id);
    return account.ok() ? Read<bool>(account->has_value()) : Unreadable{account.trouble()};
  }
  const auto table = store.table(id);
  return table.ok() ? Read<bool>(table->has_value()) : Unreadable{table.trouble()};
}

Pruned prune(Store& store, const Cutoffs& cutoffs, PruneMode mode, std::string& trouble) {
  Pruned pruned;
  for (const OldKind kind : kOldKinds) {
    // Once old tables are gone, guests are let go strictly: whatever still stands refers to them.
    const bool strictly = kind == OldKind::guest && mode == PruneMode::remove;
    const Cutoffs looked_at = strictly ? Cutoffs{{}, {}, cutoffs.guests} : cutoffs;
    Old after;
    for (bool more = true; more;) {
      const auto batch = store.old(kind, looked_at, after, kReadTogether);
      if (!batch.ok()) {
        trouble = batch.trouble();
        return pruned;
      }
      more = batch->size() == kReadTogether;
      for (const Old& each : *batch) {
        after = each;
        if (mode == PruneMode::remove) trouble = removed_now(store, kind, each.id, cutoffs);
        if (!trouble.empty()) return pruned;
        pruned.count(kind, each.bytes);
      }
    }
  }
  return pruned;
}

}  // namespace kostka::store
