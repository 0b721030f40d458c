#include "games/nemesis/content/catalogue_checks.h"

#include <algorithm>
#include <string>

#include "kernel/data/diagnostics.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Diagnostics;
using kernel::Document;

template <class Items, class Fits>
int copies(const Items& items, Fits fits) {
  int sum = 0;
  for (const auto& item : items) sum += fits(item) ? item.count : 0;
  return sum;
}

class Counting {
 public:
  Counting(const Document& where, Diagnostics& diagnostics) : where_(where), diagnostics_(diagnostics) {}
  void expect(std::string_view what, int printed, int found) {
    if (printed == found) return;
    diagnostics_.error(
        where_, std::string(what) + ": " + std::to_string(printed) + " are printed, found " + std::to_string(found));
  }

 private:
  const Document& where_;
  Diagnostics& diagnostics_;
};

// NEM-MAP-05: every number points at exactly one exit of a Room.
void check_exits(const Catalogue& c, const Document& rooms, Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < kRooms; ++i) {
    for (std::size_t n = 0; n < kExits; ++n) {
      const Exit& exit = c.rooms[i].exits[n];
      if (exit.technical() != ((c.rooms[i].technical >> n & 1) != 0)) {
        diagnostics.error(rooms[i],
                          "room " + c.rooms[i].id + ": not exactly one exit has the number " + std::to_string(n + 1));
      }
    }
  }
}

// NEM-COMP-06, NEM-MAP-02, NEM-MAP-03
void check_rooms(const Catalogue& c, const Document& where, Diagnostics& diagnostics) {
  Counting count(where, diagnostics);
  const auto tiles = [&](Place place) { return static_cast<int>(std::ranges::count(c.tiles, place, &Tile::place)); };
  const auto slots = [&](Place place) { return static_cast<int>(std::ranges::count(c.rooms, place, &Room::place)); };
  count.expect("tiles \"1\"", 11, tiles(Place::one));
  count.expect("tiles \"2\"", 9, tiles(Place::two));
  count.expect("special Rooms", 5, tiles(Place::special));
  count.expect("slots \"1\"", 11, slots(Place::one));
  count.expect("slots \"2\"", 5, slots(Place::two));
  count.expect("slots of special Rooms", 5, slots(Place::special));
}

// NEM-COMP-02, NEM-COMP-09, CAR-SUP-02, CAR-SUP-03
void check_tokens(const Catalogue& c, const Document& content, Diagnostics& diagnostics) {
  Counting explorations(content["exploration"], diagnostics), tokens(content["kinds"], diagnostics);
  explorations.expect("Exploration tokens", 20, copies(c.explorations, [](const Exploration&) { return true; }));
  int items = 0;
  for (const Exploration& e : c.explorations) items += e.items * e.count;
  explorations.expect("Items on Exploration tokens", 44, items);
  const auto in_mode = [&](Mode mode) {
    return copies(c.tokens, [&](const Token& t) { return t.blank || mode_of(t.species) == mode; });
  };
  tokens.expect("Intruder tokens", 27, in_mode(Mode::intruders));
  tokens.expect("Carnomorph tokens", 27, in_mode(Mode::carnomorphs));
  int intruders = 0, carnomorphs = 0;
  for (const SpeciesFacts& s : c.species) (s.mode == Mode::intruders ? intruders : carnomorphs) += s.figures;
  tokens.expect("Intruder figures", 20, intruders);
  tokens.expect("Carnomorph figures", 20, carnomorphs);
}

// NEM-COMP-06, CAR-SUP-11
void check_enemy_decks(const Catalogue& c, const Document& content, Diagnostics& diagnostics) {
  Counting attacks(content["attacks"], diagnostics), events(content["events"], diagnostics),
      traits(content["traits"], diagnostics), mutations(content["mutations"], diagnostics),
      intruder_actions(content["intruder_actions"], diagnostics);
  for (const Mode mode : {Mode::intruders, Mode::carnomorphs}) {
    const std::string whose(kernel::enum_name(mode));
    attacks.expect("Attack cards of the " + whose, 20,
                   copies(c.attacks, [&](const Attack& a) { return a.mode == mode; }));
    events.expect("Event cards of the " + whose, 20,
                  static_cast<int>(std::ranges::count(c.events, mode, &Event::mode)));
    for (int number = 1; number <= static_cast<int>(kExits); ++number) {
      const auto same = [&](const Event& e) { return e.mode == mode && e.corridor == number; };
      events.expect("Event cards of the " + whose + " with the number " + std::to_string(number), 5,
                    static_cast<int>(std::ranges::count_if(c.events, same)));
    }
    traits.expect("Weaknesses or Adaptations of the " + whose, 8,
                  static_cast<int>(std::ranges::count(c.traits, mode, &Trait::mode)));
  }
  mutations.expect("Mutation cards", 12, static_cast<int>(c.mutations.size()));
  int cards = 0;
  for (const IntruderAction& card : c.intruder_actions) cards += static_cast<int>(card.directions.size());
  intruder_actions.expect("Intruder Action cards", 10, cards);
}

// NEM-COMP-06: each Character's ten cards together are all Action cards.
void check_characters(const Catalogue& c, const Document& content, Diagnostics& diagnostics) {
  Counting characters(content["characters"], diagnostics), actions(content["actions"], diagnostics);
  characters.expect("Characters", 6, static_cast<int>(c.characters.size()));
  actions.expect("Action cards", 60, copies(c.cards, [](const Card& card) { return card.is_action(); }));
  std::vector<int> dealt(c.cards.size());
  for (const Character& character : c.characters) {
    characters.expect("Action cards of " + character.id, 10, static_cast<int>(character.deck.size()));
    for (const CardId card : character.deck) ++dealt[card.index()];
  }
  for (std::size_t i = 0; i < c.cards.size(); ++i) {
    if (c.cards[i].is_action())
      actions.expect(c.cards[i].id + " in the decks of the Characters", c.cards[i].count, dealt[i]);
  }
}

// NEM-COMP-06
void check_cards(const Catalogue& c, const Document& content, Diagnostics& diagnostics) {
  Counting items(content["items"], diagnostics), objectives(content["objectives"], diagnostics),
      health(content["health"], diagnostics), papers(content["papers"], diagnostics);
  constexpr std::array<std::pair<ItemDeck, int>, 6> kDecks = {{{ItemDeck::red, 30},
                                                               {ItemDeck::yellow, 30},
                                                               {ItemDeck::green, 30},
                                                               {ItemDeck::crafted, 12},
                                                               {ItemDeck::starting, 6},
                                                               {ItemDeck::quest, 12}}};
  for (const auto& [deck, printed] : kDecks) {
    items.expect(std::string(kernel::enum_name(deck)) + " Items", printed,
                 copies(c.items, [wanted = deck](const Item& item) { return item.deck == wanted; }));
  }
  constexpr std::array<std::pair<ObjectiveDeck, int>, 3> kObjectives = {
      {{ObjectiveDeck::personal, 9}, {ObjectiveDeck::corporate, 9}, {ObjectiveDeck::shared, 7}}};
  for (const auto& [deck, printed] : kObjectives) {
    objectives.expect(std::string(kernel::enum_name(deck)) + " Objectives", printed,
                      static_cast<int>(std::ranges::count(c.objectives, deck, &Objective::deck)));
  }
  health.expect("Contamination cards", 27, copies(c.fates, [](const FateCard&) { return true; }));
  health.expect("Serious Wounds", 16, copies(c.wounds, [](const Wound&) { return true; }));
  papers.expect("Coordinates cards", 8, static_cast<int>(c.coordinates.size()));
  papers.expect("Help cards", 5, static_cast<int>(c.help.size()));
}

}  // namespace

void check_whole(const Catalogue& c, const Document& content, Diagnostics& diagnostics) {
  check_exits(c, content["board"]["rooms"], diagnostics);
  check_rooms(c, content["tiles"], diagnostics);
  check_tokens(c, content, diagnostics);
  check_enemy_decks(c, content, diagnostics);
  check_characters(c, content, diagnostics);
  check_cards(c, content, diagnostics);
}

}  // namespace kostka::games::nemesis
