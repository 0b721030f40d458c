#include "server/tables/pruner.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>

#include <exception>
#include <utility>

#include "server/base/awaiting.h"

namespace kostka::server {

namespace asio = boost::asio;
using store::OldKind;

namespace {

// Which guests are old takes a look at every table, so they are read many at a time.
std::size_t in_one_look(OldKind kind) { return kind == OldKind::guest ? 5000 : 20; }

}  // namespace

Pruner::Pruner(asio::any_io_executor executor, const Services& services, Hub& hub, const store::Retention& retention)
    : executor_(std::move(executor)),
      services_(services),
      hub_(hub),
      retention_(retention),
      next_(services.clock.now() + services.limits.prune_first.count()) {}

void Pruner::tick() {
  if (store::keeps_all(retention_) || running_ || stopped_ || services_.clock.now() < next_) return;
  running_ = true;
  next_ = services_.clock.now() + services_.limits.prune_every.count();
  asio::co_spawn(executor_, round(), [this](const std::exception_ptr& thrown) {
    running_ = false;
    if (thrown) std::rethrow_exception(thrown);
  });
}

asio::awaitable<void> Pruner::round() {
  const store::Cutoffs cutoffs = cutoffs_at(retention_, services_.clock.now());
  store::Pruned pruned;
  for (const OldKind kind : store::kOldKinds) {
    store::Cutoffs of_kind = cutoffs;
    // Tables that are old but in use stay, and with them everyone they refer to.
    if (kind == OldKind::guest) of_kind.finished = of_kind.waiting = std::nullopt;
    const bool goes_on = co_await prune(kind, of_kind, pruned);
    if (!goes_on) break;
  }
  if (pruned.finished + pruned.waiting + pruned.guests == 0) co_return;
  services_.log.info("removed_old", {{"finished", std::to_string(pruned.finished)},
                                     {"waiting", std::to_string(pruned.waiting)},
                                     {"guests", std::to_string(pruned.guests)},
                                     {"bytes", std::to_string(pruned.bytes)}});
}

asio::awaitable<bool> Pruner::prune(OldKind kind, store::Cutoffs cutoffs, store::Pruned& pruned) {
  using Batch = store::Read<std::vector<store::Old>>;
  const std::size_t together = in_one_look(kind);
  store::Old after;
  for (bool more = true; more && !stopped_;) {
    auto read = [&store = services_.store, kind, cutoffs, after, together] {
      return store.old(kind, cutoffs, after, together);
    };
    const Batch batch = co_await services_.work.run<Batch>(read);
    if (!batch.ok()) {
      services_.log.error("store_unreadable", {{"reason", batch.trouble()}});
      co_return false;
    }
    for (const store::Old& each : *batch) {
      if (stopped_) co_return false;
      co_await remove(kind, each, cutoffs, pruned);
      after = each;
    }
    more = batch->size() == together;
    asio::steady_timer pause(executor_, services_.limits.prune_pause);
    co_await pause.async_wait(kAwait);
  }
  co_return true;
}

asio::awaitable<void> Pruner::remove(OldKind kind, const store::Old& old, const store::Cutoffs& cutoffs,
                                     store::Pruned& pruned) {
  std::string trouble;
  if (kind == OldKind::guest) {
    trouble = co_await await_callback<std::string>([&](auto done) {
      services_.store.remove_old(kind, old.id, cutoffs, services_.outstanding.call(std::move(done)));
    });
  } else {
    trouble =
        co_await await_callback<std::string>([&](auto done) { hub_.expire(old.id, kind, cutoffs, std::move(done)); });
  }
  if (!trouble.empty()) {
    services_.log.error("store_refused", {{"reason", trouble}});
    co_return;
  }
  auto look = [&store = services_.store, kind, &old] { return store::is_there(store, kind, old.id); };
  const auto there = co_await services_.work.run<store::Read<bool>>(look);
  if (there.ok() && !*there) pruned.count(kind, old.bytes);
}

}  // namespace kostka::server
