// Awaiting: errors as values instead of exceptions, and callbacks as something to await.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace kostka::server {

// `const auto [error, size] = co_await socket.async_read(..., kAwait);`
inline constexpr auto kAwait = boost::asio::as_tuple(boost::asio::use_awaitable);

// Calls start(done) and goes on, on the coroutine's own executor, with what `done` is called with, from any thread.
template <class T, class Start>
boost::asio::awaitable<T> await_callback(Start start) {
  static_assert(std::is_trivially_destructible_v<Start>,
                "Capture by reference: g++ 12 destroys a lambda twice that is written where it is awaited.");
  auto initiate = [start = std::move(start)](auto handler) mutable {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    start(std::function<void(T)>([shared](T value) {
      const auto executor = boost::asio::get_associated_executor(*shared);
      boost::asio::post(executor, [shared, value = std::move(value)]() mutable { (*shared)(std::move(value)); });
    }));
  };
  const auto token = boost::asio::use_awaitable;
  co_return co_await boost::asio::async_initiate<decltype(token), void(T)>(std::move(initiate), token);
}

}  // namespace kostka::server
