// Inbox: what waits for one coroutine, in the order it came. Everything here happens on the coroutine's strand.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/deferred.hpp>

#include <cstddef>
#include <list>
#include <optional>
#include <utility>

#include "server/base/completion.h"

namespace kostka::server {

// A list and not a deque: there are thousands of inboxes, nearly all of them empty.
template <class Item>
class Inbox {
 public:
  // A reader that waits goes on before this returns. One that is at work, perhaps further up this very stack, finds the
  // item when its turn comes.
  void push(Item item) {
    items_.push_back(std::move(item));
    wake_reader();
  }
  // Lets a reader that waits go on though there is nothing for it.
  void wake_reader() {
    if (auto reader = std::exchange(reader_, std::nullopt)) (*reader)();
  }
  // To be awaited while there is nothing; comes back after push() or wake_reader().
  auto arrival() {
    auto wait = [this](auto handler) { reader_.emplace(std::move(handler)); };
    return boost::asio::async_initiate<const boost::asio::deferred_t, void()>(std::move(wait), boost::asio::deferred);
  }
  std::optional<Item> pop() {
    if (items_.empty()) return std::nullopt;
    std::optional<Item> first(std::move(items_.front()));
    items_.pop_front();
    return first;
  }

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (const Item& item : items_) visit(item);
  }
  [[nodiscard]] bool empty() const { return items_.empty(); }
  [[nodiscard]] std::size_t size() const { return items_.size(); }
  [[nodiscard]] bool reader_waits() const { return reader_.has_value(); }

  // Lets go of everything. A reader that waits never goes on; its executor destroys it, and with it all that it holds.
  void abandon() {
    items_.clear();
    reader_.reset();
  }

 private:
  std::list<Item> items_;
  std::optional<Completion<>> reader_;
};

}  // namespace kostka::server
