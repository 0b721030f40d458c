#include "kernel/data/content_sets.h"

#include <algorithm>
#include <utility>

namespace kostka::kernel {
namespace {

bool is_set_id(std::string_view id) {
  return !id.empty() && id.front() >= 'a' && id.front() <= 'z' && std::ranges::all_of(id, [](char c) {
    return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-' || c == '_';
  });
}

}  // namespace

ContentSets::ContentSets() : sets_{{std::string(kBaseSet), {"Base game", "Gra podstawowa"}, 0}} {}

void ContentSets::read(Reader& pack, std::size_t most_seats) {
  for (const Document& node : pack.list_or_empty("sets")) {
    if (sets_.size() == kMostSets) {
      pack.error("sets", "sets: expected at most " + std::to_string(kMostSets - 1));
      return;
    }
    read_one(node, pack.diagnostics(), most_seats);
  }
}

void ContentSets::read_one(const Document& node, Diagnostics& diagnostics, std::size_t most_seats) {
  Reader r(node, diagnostics, "set");
  ContentSet set;
  set.id = r.text("id");
  if (!set.id.empty() && !is_set_id(set.id)) {
    r.error("id", "id: expected small letters, digits, \"-\" and \"_\", found " + in_quotes(set.id));
  }
  if (std::ranges::find(sets_, set.id, &ContentSet::id) != sets_.end()) {
    r.error("id", "id: there is a set " + in_quotes(set.id) + " already");
  }
  set.name = r.bilingual("name");
  set.seats = static_cast<std::uint8_t>(r.integer_or("seats", 0, 1, static_cast<std::int64_t>(most_seats)));
  r.finish();
  sets_.push_back(std::move(set));
}

SetIndex ContentSets::read_set_of(Reader& item) const {
  if (!item.has("set")) return 0;
  const std::string id = item.text("set");
  const auto at = std::ranges::find(sets_, id, &ContentSet::id);
  if (at != sets_.end()) return static_cast<SetIndex>(at - sets_.begin());
  std::vector<std::string_view> known;
  known.reserve(sets_.size());
  for (const ContentSet& set : sets_) known.push_back(set.id);
  if (!id.empty()) {
    item.error("set", "set: no pack.yaml declares a set " + in_quotes(id) + did_you_mean(id, known));
  }
  return 0;
}

std::uint8_t ContentSets::seats_with(SetMask mask, std::uint8_t base) const {
  std::uint8_t seats = base;
  for (std::size_t i = 1; i < sets_.size(); ++i) {
    if (has_set(mask, static_cast<SetIndex>(i))) seats = std::max(seats, sets_[i].seats);
  }
  return seats;
}

}  // namespace kostka::kernel
