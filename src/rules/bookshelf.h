#pragma once

// Several rulebooks looked up as one: those of a game and of what is laid over it.

#include <span>
#include <string_view>
#include <vector>

#include "rules/rulebook.h"

namespace kostka::rules {

class Bookshelf {
 public:
  // The books with these names, in this order; what is no book is left out.
  explicit Bookshelf(std::span<const std::string_view> names);

  std::span<const Rulebook> books() const { return books_; }
  bool empty() const { return books_.empty(); }

  // As in Rulebook; what an earlier book has comes first.
  const RuleText* find(std::string_view id) const;
  std::vector<const RuleText*> search(std::string_view typed) const;
  std::string_view nearest(std::string_view id) const;

 private:
  std::vector<Rulebook> books_;
};

}  // namespace kostka::rules
