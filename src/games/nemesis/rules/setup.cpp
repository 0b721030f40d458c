// Setup (CAR-SETUP, NEM-SETUP). What nobody may look at is not laid out at all: its pool is.
#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {
namespace {

template <class Items, class Visit>
void for_each_copy(const Items& items, Visit visit) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (int n = 0; n < items[i].count; ++n) visit(i);
  }
}

void lay_rooms(Nemesis& g) {
  State& s = g.s;
  const Catalogue& c = g.catalogue;
  // CAR-SETUP-01: the basic side.
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (c.rooms[i].place != Place::special) continue;
    // NEM-MAP-02
    s.rooms[i].tile = c.rooms[i].tile;
    s.rooms[i].explored = true;
  }
  // CAR-SETUP-02, CAR-SETUP-03, CAR-SETUP-25: which of the tiles lie where, and which of the "2" are left over, is
  // decided when somebody sees them.
  for (std::size_t i = 0; i < c.tiles.size(); ++i) {
    if (c.tiles[i].place == Place::one) s.unseen.tiles_one.shuffle_in(TileId{i});
    if (c.tiles[i].place == Place::two) s.unseen.tiles_two.shuffle_in(TileId{i});
  }
  // CAR-SETUP-04
  for_each_copy(c.explorations, [&](std::size_t i) { s.unseen.explorations.shuffle_in(ExplorationId{i}); });
  // CAR-SETUP-05
  for (std::size_t i = 0; i < c.coordinates.size(); ++i) s.unseen.coordinates_left.shuffle_in(CoordinatesId{i});
  // CAR-SETUP-13
  s.time = c.constants.time;
  // NEM-SETUP-06: no Doors, no Noise; the State begins so.
  // CAR-SETUP-20
  s.rooms[g.find_tile(c.named.hibernatorium).index()].corpses = kBlueCorpse;
}

// NEM-SETUP-02, CAR-SETUP-09: Eggs on the board, and the Weaknesses or Adaptations that nobody has seen.
// NEM-SETUP-04, CAR-SETUP-11
void lay_decks(Nemesis& g) {
  State& s = g.s;
  const Catalogue& c = g.catalogue;
  const Mode mode = s.agreed.mode;
  s.eggs = c.constants.eggs_at_start[static_cast<std::size_t>(mode)];
  for (std::size_t i = 0; i < c.traits.size(); ++i) {
    if (c.traits[i].mode == mode) s.unseen.traits_left.shuffle_in(TraitId{i});
  }
  for (std::size_t i = 0; i < c.attacks.size(); ++i) {
    for (int n = 0; n < c.attacks[i].count && c.attacks[i].mode == mode; ++n) s.attacks.shuffle_in(AttackId{i});
  }
  for (std::size_t i = 0; i < c.events.size(); ++i) {
    if (c.events[i].mode == mode) s.events.shuffle_in(EventId{i});
  }
  for_each_copy(c.items, [&](std::size_t i) {
    const ItemDeck deck = c.items[i].deck;
    if (static_cast<std::size_t>(deck) < kSearched) s.items[static_cast<std::size_t>(deck)].shuffle_in(ItemId{i});
    if (deck == ItemDeck::crafted) s.crafted.insert_sorted(ItemId{i});
  });
  for (std::size_t i = 0; mode == Mode::carnomorphs && i < c.mutations.size(); ++i) {
    s.unseen.mutations.shuffle_in(MutationId{i});
  }
  for_each_copy(c.wounds, [&](std::size_t i) { s.wounds.shuffle_in(WoundId{i}); });
  for_each_copy(c.fates, [&](std::size_t i) { s.contamination.fates.shuffle_in(FateId{i}); });
  s.contamination.left = static_cast<std::int8_t>(s.contamination.fates.size());
}

// NEM-COMP-11: all tokens of the mode lie in the supply before the bag is filled.
// CAR-SUP-04: in Mode C with the numbers of its own kinds.
// CAR-SETUP-10: the blue Metagorgers are in the bag from the start.
void lay_tokens(Nemesis& g) {
  const Catalogue& c = g.catalogue;
  for_each_copy(c.tokens, [&](std::size_t i) {
    const Token& token = c.tokens[i];
    if (token.blank || (token.blue && g.carnomorphs())) {
      g.s.bag.shuffle_in(TokenId{i});
    } else if (mode_of(token.species) == g.s.agreed.mode) {
      g.s.supply.insert_sorted(TokenId{i});
    }
  });
}

// CAR-SETUP-16: cards for more players than there are leave the game.
// NEM-SETUP-05: alone or together other Objectives are used.
void lay_objectives(Nemesis& g) {
  const bool shared = g.solo() || g.cooperative();
  for (std::size_t i = 0; i < g.catalogue.objectives.size(); ++i) {
    const Objective& objective = g.catalogue.objectives[i];
    if ((objective.deck == ObjectiveDeck::shared) != shared || (!shared && objective.players > g.s.seats)) continue;
    g.s.unseen.objectives_out[static_cast<std::size_t>(objective.deck)].shuffle_in(ObjectiveId{i});
  }
}

// CAR-SETUP-14
// CAR-SETUP-15: the Backpack with that number goes with it.
// NEM-SETUP-07: the number seats nobody.
Task<> deal_numbers(Nemesis& g) {
  ShortList<std::uint8_t, kMostPlayers> left;
  for (std::uint8_t n = 1; n <= g.s.seats; ++n) left.push_back(n);
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    std::uint32_t pick = 0;
    if (left.size() > 1) {
      pick = co_await g.pick(static_cast<std::uint32_t>(left.size()), "CAR-SETUP-14"_clause,
                             g.question(Asking::numbers, 0, of(Seat{i})));
    }
    g.s.players[i].number = left.take(pick);
    g.tell("CAR-SETUP-14"_clause, told::Numbered{Seat{i}, g.s.players[i].number});
  }
}

// CAR-SETUP-07: ascending by their numbers, A and B in turn, all Locked.
Task<> lay_pods(Nemesis& g) {
  ShortList<std::int8_t, 4> numbers;
  for (std::int8_t n = 1; n <= 4; ++n) numbers.push_back(n);
  const auto in_play = static_cast<std::size_t>(g.catalogue.constants.pods[g.s.seats - 1u]);
  while (numbers.size() > in_play) {
    const std::uint32_t out =
        co_await g.pick(static_cast<std::uint32_t>(numbers.size()), "CAR-SETUP-07"_clause, g.question(Asking::pods));
    numbers.take(out);
  }
  for (const std::int8_t n : numbers) {
    g.s.pods.push_back({.number = n, .section = g.s.pods.size() % 2 == 0 ? Section::a : Section::b});
  }
}

// NEM-SETUP-03, CAR-SETUP-10
// NEM-SOLO-03: alone as for one player.
Task<> fill_bag(Nemesis& g) {
  for (const Species species : kernel::kEnumValues<Species>) {
    if (mode_of(species) != g.s.agreed.mode) continue;
    const SpeciesFacts& facts = g.catalogue.facts(species);
    const int tokens = facts.bag + facts.bag_per_player * g.s.seats;
    for (int n = 0; n < tokens; ++n) co_await add_token(g, species, "NEM-SETUP-03"_clause);
  }
}

Task<ObjectiveId> deal_objective(Nemesis& g, Seat who, ObjectiveDeck deck) {
  auto& left = g.s.unseen.objectives_out[static_cast<std::size_t>(deck)];
  const ObjectiveId dealt = co_await g.draw(left, static_cast<std::uint8_t>(Kind::objective), "CAR-SETUP-16"_clause,
                                            g.question(Asking::dealt, 0, of(who)));
  const auto audience = g.cooperative() ? kernel::Audience::everybody() : kernel::Audience::only(who);
  g.tell("CAR-SETUP-16"_clause, told::ObjectiveDealt{who, dealt}, audience);
  co_return dealt;
}

// CAR-SETUP-16
// NEM-SOLO-01: two Solo/Coop Objectives.
// NEM-COOP-01: one for each, open to all.
Task<> deal_objectives(Nemesis& g) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    Player& p = g.s.players[i];
    if (g.cooperative()) {
      p.dealt[0] = co_await deal_objective(g, Seat{i}, ObjectiveDeck::shared);
      p.kept = 0;
    } else {
      p.dealt[0] = co_await deal_objective(g, Seat{i}, g.solo() ? ObjectiveDeck::shared : ObjectiveDeck::personal);
      p.dealt[1] = co_await deal_objective(g, Seat{i}, g.solo() ? ObjectiveDeck::shared : ObjectiveDeck::corporate);
    }
  }
}

// CAR-SETUP-18, CAR-SETUP-21
// CAR-SETUP-22: the deck; CAR-SETUP-23: the weapon; CAR-SETUP-24: Quest Items begin inactive.
void equip(Nemesis& g, Seat who, CharacterId id) {
  Player& p = g.player(who);
  p.character = id;
  p.room = g.find_tile(g.catalogue.named.hibernatorium);
  const Character& character = g.catalogue.characters[id.index()];
  for (const CardId card : character.deck) p.deck.shuffle_in(card);
  Held weapon;
  weapon.item = character.weapon;
  weapon.ammo = g.item(character.weapon).weapon.ammo;
  p.held.push_back(weapon);
}

Seat with_number(const Nemesis& g, int number) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].number == number) return Seat{i};
  }
  return {};
}

}  // namespace

// CAR-SETUP-12: what is not laid out here lies in the supply.
void lay_table(Nemesis& g) {
  lay_rooms(g);
  lay_decks(g);
  lay_tokens(g);
  lay_objectives(g);
  for (std::size_t i = 0; i < g.catalogue.characters.size(); ++i) g.s.unseen.characters.shuffle_in(CharacterId{i});
}

// NEM-SETUP-01
Task<> lay_out(Nemesis& g) {
  co_await lay_pods(g);
  co_await fill_bag(g);
  co_await deal_numbers(g);
  co_await deal_objectives(g);
  g.s.phase = Phase::draft;
}

// CAR-SETUP-17: two are shown, one is taken, the other goes back.
Task<> draft(Nemesis& g) {
  State& s = g.s;
  for (int number = 1; number <= s.seats; ++number) {
    const Seat who = with_number(g, number);
    if (g.player(who).character.valid()) continue;
    s.active = who;
    while (s.aside.characters.size() < 2) {
      const CharacterId shown = co_await g.draw(s.unseen.characters, static_cast<std::uint8_t>(Kind::character),
                                                "CAR-SETUP-17"_clause, g.question(Asking::offered, 0, of(who)));
      s.aside.characters.push_back(shown);
    }
    for (const CharacterId shown : s.aside.characters) g.offer_to_choose(Answer::character, of(shown));
    const Option choice = co_await g.ask(who, "CAR-SETUP-17"_clause, g.question(Asking::character));
    const auto taken = id_in<CharacterId>(choice.about[0]);
    for (const CharacterId shown : s.aside.characters) {
      if (shown != taken) s.unseen.characters.shuffle_in(shown);
    }
    s.aside.characters.clear();
    equip(g, who, taken);
    g.tell("CAR-SETUP-17"_clause, told::CharacterTaken{who, taken});
  }
  // CAR-SETUP-19
  s.first = s.active = with_number(g, 1);
  s.phase = Phase::round;
}

}  // namespace kostka::games::nemesis
