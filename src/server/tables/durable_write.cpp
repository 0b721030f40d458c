#include "server/tables/durable_write.h"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <chrono>
#include <utility>

#include "server/base/awaiting.h"

namespace kostka::server {

namespace asio = boost::asio;

asio::awaitable<bool> write_once(const Services& services, store::Change change) {
  const auto begun = std::chrono::steady_clock::now();
  const std::string table = change.table;
  const std::string trouble = co_await await_callback<std::string>([&services, &change](auto done) {
    services.store.write(std::move(change), services.outstanding.call(std::move(done)));
  });
  services.metrics.store_latency.since(begun);
  if (trouble.empty()) co_return true;
  services.metrics.store_failures.fetch_add(1);
  services.log.error("store_refused", {{"table", table}, {"reason", trouble}});
  co_return false;
}

asio::awaitable<void> write_until_durable(const Services& services, store::Change change,
                                          std::function<void()> on_refusal) {
  Limits::Duration pause = services.limits.retry_first;
  for (;;) {
    const bool durable = co_await write_once(services, change);
    if (durable) co_return;
    on_refusal();
    const auto executor = co_await asio::this_coro::executor;
    asio::steady_timer timer(executor, pause);
    co_await timer.async_wait(asio::use_awaitable);
    pause = std::min(pause * 2, services.limits.retry_longest);
  }
}

asio::awaitable<bool> remove_table(const Services& services, std::string id) {
  const std::string trouble = co_await await_callback<std::string>(
      [&services, &id](auto done) { services.store.remove(id, services.outstanding.call(std::move(done))); });
  const bool removed = trouble.empty();
  if (!removed) services.log.error("store_refused", {{"table", id}, {"reason", trouble}});
  co_return removed;
}

}  // namespace kostka::server
