// Loader: reads the files of content/nemesis one after the other. For catalogue.cpp and loader_cards.cpp only.
#pragma once

#include <string_view>
#include <vector>

#include "games/nemesis/content/catalogue.h"
#include "games/nemesis/language/expression.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/reader.h"

namespace kostka::games::nemesis {

class Loader {
 public:
  Loader(Catalogue& catalogue, kernel::Diagnostics& diagnostics)
      : c_(catalogue), diagnostics_(diagnostics), ids_(diagnostics) {}

  void read(const kernel::Document& content);

 private:
  // The names that effects may use, before any effect is read.
  void name_things(const kernel::Document& content);

  // ---- the board and what lies on it: loader_board.cpp ----
  void read_board(kernel::Reader board);
  void read_rooms(kernel::Reader& board);
  void read_corridors(kernel::Reader& board);
  void read_tiles(kernel::Reader files);
  Tile read_tile(const kernel::Document& node);
  void read_explorations(kernel::Reader file);
  void read_species(kernel::Reader file);
  void read_kind(const kernel::Document& node);
  void read_special_tokens(kernel::Reader& file);
  void read_constants(kernel::Reader file);

  // ---- cards: loader_cards.cpp ----
  void read_attacks(kernel::Reader file);
  void read_attack(const kernel::Document& node);
  void read_events(kernel::Reader file);
  void read_traits(kernel::Reader file);
  void read_mutations(kernel::Reader file);
  void read_intruder_actions(kernel::Reader file);
  void read_actions(kernel::Reader file);
  void read_items(kernel::Reader file);
  Item read_item(const kernel::Document& node);
  void read_quest(kernel::Reader& r, Item& item);
  void read_characters(kernel::Reader file);
  void read_objectives(kernel::Reader file);
  void read_health(kernel::Reader file);
  void read_papers(kernel::Reader file);

  // ---- parts of items ----
  Body effects(kernel::Reader& r, std::string_view key);
  StandingRule standing(kernel::Reader& r);
  SpeciesSet species_list(kernel::Reader& r, std::string_view key);
  std::vector<std::int8_t> numbers(kernel::Reader& r, std::string_view key, std::int64_t lo, std::int64_t hi);
  // The place of what an id names; invalid after reporting that there is none.
  template <class Id>
  Id named(kernel::Reader& r, std::string_view key, const std::string& wanted, const script::Ids& ids);

  Catalogue& c_;
  kernel::Diagnostics& diagnostics_;
  kernel::PackIds ids_;
  Nameable names_;
  script::Ids cards_, rooms_;
};

template <class Id>
Id Loader::named(kernel::Reader& r, std::string_view key, const std::string& wanted, const script::Ids& ids) {
  if (const auto found = ids.find(wanted); found != ids.end()) return Id{found->second};
  const auto known = script::names_of(ids);
  if (!wanted.empty()) {
    r.error(key, std::string(key) + ": there is no " + kernel::in_quotes(wanted) + kernel::did_you_mean(wanted, known));
  }
  return {};
}

}  // namespace kostka::games::nemesis
