// Writing to the store from a coroutine, which goes on once the change is durable or the store has refused it.
#pragma once

#include <boost/asio/awaitable.hpp>

#include <functional>
#include <string>

#include "server/base/services.h"
#include "store/store.h"

namespace kostka::server {

// One attempt; false when the store refuses.
boost::asio::awaitable<bool> write_once(const Services& services, store::Change change);

// Tries again, less and less often, until the store accepts. Each refusal is told to `on_refusal`.
boost::asio::awaitable<void> write_until_durable(const Services& services, store::Change change,
                                                 std::function<void()> on_refusal);

// Removes a table with all that belongs to it; false when the store refuses.
boost::asio::awaitable<bool> remove_table(const Services& services, std::string id);

}  // namespace kostka::server
