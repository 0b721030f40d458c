// Reads the documents of a pack into a catalogue: the board, characters, nemeses and sheets in loader.cpp, cards and
// what they say in loader_cards.cpp. What follows from them is worked out in catalogue.cpp.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "games/relic/content/catalogue.h"
#include "games/relic/language/expression.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/pack_reading.h"
#include "kernel/data/reader.h"

namespace kostka::games::relic {

class Loader {
 public:
  Loader(kernel::Diagnostics& diagnostics, Catalogue& catalogue) : diagnostics_(diagnostics), c_(catalogue) {}

  void read(const kernel::Document& content);

 private:
  // First all ids, so that any expression may name anything.
  void collect(const kernel::Document& list, Nameable::Ids& ids);
  void collect_names(const kernel::Document& content);
  template <class Item>
  void read_label(kernel::Reader& r, Item& item);
  void claim_id(kernel::Reader& r, const std::string& id);

  void read_traits(kernel::Reader file);
  void read_board(kernel::Reader file);
  void read_ring(kernel::Reader& file, std::string_view key, Sector sector);
  Space read_space(const kernel::Document& node, Sector sector);
  void read_boxes(kernel::Reader& r, Space& space);
  void read_movement_box(kernel::Reader& r, Space& space);
  void join_ring(std::size_t first, std::size_t last);
  Icons read_icons(kernel::Reader& r);

  void read_characters(kernel::Reader file);
  Character read_character(const kernel::Document& node);
  void read_power_limits(kernel::Reader& r, Character& character);
  template <class Sheet>
  void read_levels(kernel::Reader& r, Sheet& sheet, std::string_view letters);
  template <class Sheet>
  void read_special(kernel::Reader& r, Sheet& sheet);
  SpaceId read_start(kernel::Reader& r);
  void read_nemeses(kernel::Reader& files);
  Nemesis read_nemesis(const kernel::Document& node);
  void read_sheets(kernel::Reader file);
  Sheet read_sheet(const kernel::Document& node);

  void read_deck(kernel::Reader file, Deck deck);
  Card read_card(const kernel::Document& node, Deck deck, NemesisId nemesis = {});
  void read_threat(kernel::Reader& r, Card& card);
  void read_imperium_card(kernel::Reader& r, Card& card);
  void read_nemesis_card(kernel::Reader& r, Card& card);
  void read_nemesis_decks(kernel::Reader& files);
  void read_charges(kernel::Reader& r, Card& card);
  void read_traits_of(kernel::Reader& r, Card& card);
  void read_mission(kernel::Reader& r, Card& card);

  Abilities read_abilities(std::span<const kernel::Document> nodes);
  void read_ability(const kernel::Document& node);
  Abilities kept(std::size_t first);
  Body effects(kernel::Reader& r, std::string_view key) {
    const kernel::Document& node = r.any(key);
    return node.is_null() ? Body{} : read_effects(node, names_, c_.script, diagnostics_);
  }
  TraitId trait(const std::string& id) const {
    const auto at = names_.traits.find(id);
    return at == names_.traits.end() ? TraitId{} : TraitId{at->second};
  }

  kernel::Diagnostics& diagnostics_;
  Catalogue& c_;
  Nameable names_;
  std::map<std::string, kernel::Mark> ids_;
};

template <class Item>
void Loader::read_label(kernel::Reader& r, Item& item) {
  item.id = r.text("id");
  claim_id(r, item.id);
  item.name = r.bilingual("name");
  item.origin = kernel::read_origin(r);
}

}  // namespace kostka::games::relic
