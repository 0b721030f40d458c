#include "rules/bookshelf.h"

#include <optional>
#include <utility>
#include <vector>

#include "kernel/data/nearest.h"

namespace kostka::rules {

Bookshelf::Bookshelf(std::span<const std::string_view> names) {
  for (const std::string_view name : names) {
    if (std::optional<Rulebook> book = Rulebook::open(name)) books_.push_back(std::move(*book));
  }
}

const RuleText* Bookshelf::find(std::string_view id) const {
  for (const Rulebook& book : books_) {
    if (const RuleText* rule = book.find(id)) return rule;
  }
  return nullptr;
}

std::vector<const RuleText*> Bookshelf::search(std::string_view typed) const {
  std::vector<const RuleText*> found;
  for (const Rulebook& book : books_) {
    const auto here = book.search(typed);
    found.insert(found.end(), here.begin(), here.end());
  }
  return found;
}

std::string_view Bookshelf::nearest(std::string_view id) const {
  std::vector<std::string_view> near;
  near.reserve(books_.size());
  for (const Rulebook& book : books_) near.push_back(book.nearest(id));
  return kernel::nearest(id, near);
}

}  // namespace kostka::rules
