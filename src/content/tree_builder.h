// Builds a document from the events of a parser, within limits that hostile files cannot exceed.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_set>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"

namespace kostka::content {

// What a file may grow to in memory.
struct TreeLimits {
  std::size_t depth = 64;
  std::size_t nodes = 200'000;
  std::size_t text = 32u << 20;
};

// How much of the limits a piece of a document uses.
struct TreeWeight {
  std::size_t nodes = 0;
  std::size_t text = 0;
};
TreeWeight weigh(const kernel::Document& document);

// Receives lists, maps, keys and values in the order they stand in a file. A key that occurs twice is reported and
// its second value dropped. Every call returns false once a limit is exceeded, which is reported too; the parser must
// then stop.
class TreeBuilder {
 public:
  TreeBuilder(kernel::Diagnostics& diagnostics, TreeLimits limits) : diagnostics_(diagnostics), limits_(limits) {}

  bool begin_list(kernel::Mark mark) { return begin(kernel::Document::list(), mark); }
  bool begin_map(kernel::Mark mark) { return begin(kernel::Document::map(), mark); }
  // Ends the innermost list or map.
  bool end();
  bool value(kernel::Document value, kernel::Mark mark);
  bool key(std::string key, kernel::Mark mark);
  // The next value stands in a map where a key is expected.
  bool expects_key() const { return !open_.empty() && open_.back().node.is_map() && !open_.back().has_key; }
  // Charges the limits for something that is kept beside the tree.
  bool charge(TreeWeight weight, kernel::Mark mark);

  // The innermost list or map that has begun.
  std::size_t depth() const { return open_.size(); }
  // The list or map that ended last; only directly after end() and before the next call.
  const kernel::Document* last() const { return last_; }
  kernel::Document take() { return std::move(root_); }

 private:
  struct Open {
    kernel::Document node;
    std::unordered_set<std::string> keys;
    std::string key;
    kernel::Mark key_mark;
    bool has_key = false;
    bool key_is_new = false;
  };

  bool begin(kernel::Document node, kernel::Mark mark);
  void place(kernel::Document node);

  kernel::Diagnostics& diagnostics_;
  TreeLimits limits_;
  TreeWeight used_;
  std::vector<Open> open_;
  kernel::Document root_;
  const kernel::Document* last_ = nullptr;
};

}  // namespace kostka::content
