#include "store/retention.h"

#include <future>
#include <string>
#include <vector>

namespace kostka::store {

namespace {

// Which guests are old takes a look at every table, so they are read many at a time.
std::size_t read_together(OldKind kind) { return kind == OldKind::guest ? 10'000 : 100; }

std::optional<Milliseconds> earlier(Milliseconds now, const std::optional<Milliseconds>& age) {
  return age ? std::optional(now - *age) : std::nullopt;
}

// They share commits. What was removed is counted; the first trouble there was, or nothing.
std::string remove_all(Store& store, OldKind kind, const std::vector<Old>& all, const Cutoffs& cutoffs,
                       Pruned& pruned) {
  std::vector<std::promise<std::string>> made(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    store.remove_old(kind, all[i].id, cutoffs, [&made, i](const std::string& trouble) { made[i].set_value(trouble); });
  }
  std::string first;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string trouble = made[i].get_future().get();
    if (trouble.empty()) pruned.count(kind, all[i].bytes);
    if (first.empty()) first = trouble;
  }
  return first;
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
      const auto batch = store.old(kind, looked_at, after, read_together(kind));
      if (!batch.ok()) {
        trouble = batch.trouble();
        return pruned;
      }
      more = batch->size() == read_together(kind);
      if (more) after = batch->back();
      if (mode == PruneMode::dry_run) {
        for (const Old& each : *batch) pruned.count(kind, each.bytes);
      } else {
        trouble = remove_all(store, kind, *batch, cutoffs, pruned);
        if (!trouble.empty()) return pruned;
      }
    }
  }
  return pruned;
}

}  // namespace kostka::store
