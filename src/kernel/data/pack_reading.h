// What every pack of content has: a header, ids that are taken once, and for each item where it comes from.
#pragma once

#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "kernel/data/content_sets.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/data/reader.h"

namespace kostka::kernel {

struct Origin {
  std::string kind;    // rulebook, public or house
  std::string source;  // where it is documented
};

// The keys `origin` and `source` of an item.
Origin read_origin(Reader& r);

// pack.yaml: the format that this program reads, the game, the name of the pack, and its sets. Of packs laid one over
// another it is that of the lowest, with the sets of all. `most_seats` is what the game has room for.
ContentSets read_pack_header(Reader pack, std::int64_t format, std::string_view game, std::size_t most_seats);

// The switch of a set is called like the set, so none may have the name of another switch, which are these.
void check_set_ids(const ContentSets& sets, std::initializer_list<std::string_view> switches, const Document& content,
                   Diagnostics& diagnostics);

// A number in the type that keeps it; lo and hi must fit.
template <class Number>
Number number(Reader& r, std::string_view key, std::int64_t lo, std::int64_t hi) {
  return static_cast<Number>(r.integer(key, lo, hi));
}

// The list under `key`, which must have so many items.
std::span<const Document> list_between(Reader& r, std::string_view key, std::size_t fewest, std::size_t most);

// The ids of a pack. They stand in options, positions and scenarios between other words, so they must look like one.
class PackIds {
 public:
  explicit PackIds(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  // The key `id`; a second item of the same id is told where the first is.
  std::string read(Reader& r);

 private:
  Diagnostics& diagnostics_;
  std::map<std::string, Mark> taken_;
};

}  // namespace kostka::kernel
