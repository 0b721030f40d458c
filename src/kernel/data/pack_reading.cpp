#include "kernel/data/pack_reading.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kostka::kernel {
namespace {

bool is_plain_word(std::string_view id) {
  return std::ranges::all_of(id, [](char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '-' || c == '_';
  });
}

}  // namespace

Origin read_origin(Reader& r) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kOrigins = {
      {{"rulebook", "rulebook"}, {"public", "public"}, {"house", "house"}}};
  std::string kind(r.one_of("origin", kOrigins));
  return {std::move(kind), r.text("source")};
}

ContentSets read_pack_header(Reader pack, std::int64_t format, std::string_view game, std::size_t most_seats) {
  pack.integer("format", format, format);
  const std::string found = pack.text("game");
  if (!found.empty() && found != game) {
    pack.error("game", "game: expected " + in_quotes(game) + ", found " + in_quotes(found));
  }
  pack.bilingual("name");
  pack.has("adds");  // content/load.h
  ContentSets sets;
  sets.read(pack, most_seats);
  pack.finish();
  return sets;
}

void check_set_ids(const ContentSets& sets, std::initializer_list<std::string_view> switches, const Document& content,
                   Diagnostics& diagnostics) {
  constexpr std::string_view kSeats = "seats";  // what a refusal of too many players is about
  for (const ContentSet& set : sets.extra()) {
    if (set.id != kSeats && std::ranges::find(switches, set.id) == switches.end()) continue;
    diagnostics.error(content["pack"]["sets"], "sets: " + in_quotes(set.id) + " is the name of another option");
  }
}

std::span<const Document> list_between(Reader& r, std::string_view key, std::size_t fewest, std::size_t most) {
  const auto items = r.list(key);
  if (r.ok() && (items.size() < fewest || items.size() > most)) {
    r.error(key, std::string(key) + ": expected " + std::to_string(fewest) + " to " + std::to_string(most) +
                     " of them, found " + std::to_string(items.size()));
  }
  return items;
}

std::string PackIds::read(Reader& r) {
  std::string id = r.text("id");
  if (id.empty()) return id;
  if (!is_plain_word(id)) r.error("id", "id: expected letters, digits, \"-\" and \"_\", found " + in_quotes(id));
  const auto [first, is_new] = taken_.emplace(id, r.node()["id"].mark());
  if (!is_new) {
    r.error("id", "id: " + in_quotes(id) + " is taken by " +
                      std::string(diagnostics_.sources().name(first->second.file)) + ':' +
                      std::to_string(first->second.line));
  }
  return id;
}

}  // namespace kostka::kernel
