// FairQueue: what waits, taken in turns: one of each owner's after the other, so that who brings much waits for it
// alone.
#pragma once

#include <deque>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace kostka::server {

template <class Item>
class FairQueue {
 public:
  void add(const std::string& owner, Item item) {
    std::deque<Item>& line = lines_[owner];
    if (line.empty()) turns_.push_back(owner);
    line.push_back(std::move(item));
  }
  std::optional<Item> take() {
    if (turns_.empty()) return std::nullopt;
    const std::string owner = std::move(turns_.front());
    turns_.pop_front();
    const auto line = lines_.find(owner);
    std::optional<Item> first(std::move(line->second.front()));
    line->second.pop_front();
    if (line->second.empty()) {
      lines_.erase(line);
    } else {
      turns_.push_back(owner);
    }
    return first;
  }
  void clear() {
    lines_.clear();
    turns_.clear();
  }

 private:
  std::unordered_map<std::string, std::deque<Item>> lines_;
  std::list<std::string> turns_;  // owners with something in their line, the next one first
};

}  // namespace kostka::server
