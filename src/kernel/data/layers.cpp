#include "kernel/data/layers.h"

#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace kostka::kernel {
namespace {

constexpr std::string_view kPack = "pack", kSets = "sets";

// The id of an item of a list; null for something without one.
const std::string* id_of_item(const Document& item) {
  const Document* id = item.find("id");
  return id != nullptr && id->is_text() ? &id->as_text() : nullptr;
}

bool is_list_of_items(const Document& list) {
  if (!list.is_list()) return false;
  for (const Document& item : list.items()) {
    if (id_of_item(item) == nullptr) return false;
  }
  return true;
}

class Layering {
 public:
  explicit Layering(std::vector<std::string>* replaced) : replaced_(replaced) {}

  [[nodiscard]] Document merged(const Document& below, const Document& above) const {
    if (below.is_map() && above.is_map()) return merged_maps(below, above);
    if (is_list_of_items(below) && is_list_of_items(above)) return merged_lists(below, above);
    return above;
  }

  // Map by map, without a look at what the keys mean.
  [[nodiscard]] Document merged_maps(const Document& below, const Document& above) const {
    Document map = below;
    for (const Document::Entry& entry : above.entries()) {
      if (Document* found = map.find(entry.key)) {
        *found = merged(*found, entry.value);
      } else {
        map.add(entry.key, entry.value, entry.mark);
      }
    }
    return map;
  }

 private:
  [[nodiscard]] Document merged_lists(const Document& below, const Document& above) const {
    Document list = below;
    std::map<std::string, std::size_t, std::less<>> places;
    for (std::size_t i = 0; i < below.size(); ++i) places.emplace(*id_of_item(below[i]), i);
    std::set<std::string_view> seen;
    for (const Document& item : above.items()) {
      const auto at = places.find(*id_of_item(item));
      // An id that one pack has twice stays twice, for the game to complain about.
      if (at == places.end() || !seen.insert(*id_of_item(item)).second) {
        list.push(item);
      } else {
        list.items()[at->second] = item;
        if (replaced_ != nullptr) replaced_->push_back(at->first);
      }
    }
    return list;
  }

  std::vector<std::string>* replaced_;
};

}  // namespace

Document lay_over(const Document& below, const Document& above, std::vector<std::string>* replaced) {
  if (!below.is_map() || !above.is_map()) return above;
  const Layering layering(replaced);
  Document files = Document::map();
  files.set_mark(above.mark());
  for (const Document::Entry& entry : above.entries()) {
    if (entry.key != kPack) {
      files.add(entry.key, entry.value, entry.mark);
    } else if (const Document* sets = entry.value.find(kSets)) {
      Document header = Document::map();
      header.set_mark(entry.value.mark());
      header.add(std::string(kSets), *sets, sets->mark());
      files.add(entry.key, std::move(header), entry.mark);
    }
  }
  return layering.merged_maps(below, files);
}

}  // namespace kostka::kernel
