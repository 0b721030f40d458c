#include "games/nemesis/content/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "games/nemesis/words/describer.h"
#include "tests/games/nemesis/real_nemesis.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Document;

class NemesisCatalogue : public testing::Test {
 protected:
  // Which tokens of a kind there are: number to copies.
  [[nodiscard]] std::map<int, int> tokens(Species species, bool blue = false) const {
    std::map<int, int> found;
    for (const Token& token : c.tokens) {
      if (!token.blank && token.species == species && token.blue == blue) found[token.number] += token.count;
    }
    return found;
  }
  [[nodiscard]] std::map<int, int> toughness(Mode mode, bool metagorger = false) const {
    std::map<int, int> found;
    for (const Attack& attack : c.attacks) {
      if (attack.mode == mode) found[metagorger ? attack.metagorger_toughness : attack.toughness] += attack.count;
    }
    return found;
  }
  [[nodiscard]] int hits(Species species) const {
    int sum = 0;
    for (const Attack& attack : c.attacks) sum += has(attack.attackers, species) ? attack.count : 0;
    return sum;
  }
  [[nodiscard]] const Tile& tile(std::string_view id) const { return *std::ranges::find(c.tiles, id, &Tile::id); }
  [[nodiscard]] const Item& item(std::string_view id) const { return *std::ranges::find(c.items, id, &Item::id); }

  std::unique_ptr<Catalogue> owned = real_catalogue();
  const Catalogue& c = *owned;
};

// proves: NEM-COMP-01, CAR-SUP-01
TEST_F(NemesisCatalogue, HasTheFiguresOfBothBoxes) {
  constexpr std::array<int, kSpecies> kFigures = {6, 3, 8, 2, 1, 8, 8, 3, 1};
  for (std::size_t i = 0; i < kSpecies; ++i) EXPECT_EQ(c.species[i].figures, kFigures[i]) << c.species[i].id;
}

// proves: NEM-COMP-02, NEM-COMP-03
TEST_F(NemesisCatalogue, HasTheTokensOfTheIntruders) {
  EXPECT_EQ(tokens(Species::larva), (std::map<int, int>{{1, 8}}));
  EXPECT_EQ(tokens(Species::creeper), (std::map<int, int>{{1, 3}}));
  EXPECT_EQ(tokens(Species::adult), (std::map<int, int>{{2, 4}, {3, 5}, {4, 3}}));
  EXPECT_EQ(tokens(Species::breeder), (std::map<int, int>{{3, 1}, {4, 1}}));
  EXPECT_EQ(tokens(Species::queen), (std::map<int, int>{{4, 1}}));
  EXPECT_TRUE(c.tokens[c.blank.index()].blank);
}

// proves: CAR-SUP-02, CAR-SUP-03, CAR-SUP-04
TEST_F(NemesisCatalogue, HasTheTokensOfTheCarnomorphs) {
  EXPECT_EQ(tokens(Species::metagorger), (std::map<int, int>{{2, 4}, {3, 4}}));
  EXPECT_EQ(tokens(Species::metagorger, true), (std::map<int, int>{{1, 1}, {2, 1}}));
  EXPECT_EQ(tokens(Species::shambler), tokens(Species::adult));
  EXPECT_EQ(tokens(Species::fleshbeast), (std::map<int, int>{{3, 1}, {4, 2}}));
  EXPECT_EQ(tokens(Species::butcher), (std::map<int, int>{{4, 1}}));
  EXPECT_EQ(c.constants.carcasses, (std::array<std::int8_t, 2>{8, 12}));
}

// proves: NEM-COMP-04, NEM-COMP-06, NEM-COMP-10, CAR-SUP-11
TEST_F(NemesisCatalogue, HasTheSuppliesAndTheCharacters) {
  const Constants& k = c.constants;
  EXPECT_EQ(k.fires, 8);
  EXPECT_EQ(k.malfunctions, 8);
  EXPECT_EQ(k.doors, 12);
  EXPECT_EQ(k.eggs, 8);
  EXPECT_EQ(k.corpses, 5);
  std::set<std::string> names;
  for (const Character& character : c.characters) names.insert(character.id);
  EXPECT_EQ(names, (std::set<std::string>{"captain", "pilot", "scientist", "scout", "soldier", "mechanic"}));
  for (const Character& character : c.characters) {
    for (const ItemId quest : character.quests) EXPECT_TRUE(c.items[quest.index()].is_quest());
    EXPECT_TRUE(c.items[character.weapon.index()].is_weapon());
  }
}

// proves: NEM-COMP-07, NEM-COMP-08
TEST_F(NemesisCatalogue, HasBothDice) {
  std::map<NoiseFace, int> noise;
  for (const NoiseFace face : c.constants.noise_die) ++noise[face];
  EXPECT_EQ(noise, (std::map<NoiseFace, int>{{NoiseFace::one, 2},
                                             {NoiseFace::two, 2},
                                             {NoiseFace::three, 2},
                                             {NoiseFace::four, 2},
                                             {NoiseFace::silence, 1},
                                             {NoiseFace::danger, 1}}));
  std::map<CombatFace, int> combat;
  for (const CombatFace face : c.constants.combat_die) ++combat[face];
  EXPECT_EQ(combat, (std::map<CombatFace, int>{{CombatFace::blank, 1},
                                               {CombatFace::creeper, 2},
                                               {CombatFace::adult, 1},
                                               {CombatFace::one, 1},
                                               {CombatFace::two, 1}}));
}

// proves: NEM-COMP-09
TEST_F(NemesisCatalogue, HasTheExplorationTokens) {
  std::map<Exploring, std::map<int, int>> found;
  for (const Exploration& token : c.explorations) found[token.effect][token.items] += token.count;
  EXPECT_EQ(found[Exploring::malfunction], (std::map<int, int>{{1, 2}, {2, 4}, {3, 1}, {4, 1}}));
  EXPECT_EQ(found[Exploring::doors], (std::map<int, int>{{1, 1}, {2, 1}, {3, 1}, {4, 1}}));
  EXPECT_EQ(found[Exploring::fire], (std::map<int, int>{{1, 1}, {2, 1}}));
  EXPECT_EQ(found[Exploring::silence], (std::map<int, int>{{1, 2}}));
  EXPECT_EQ(found[Exploring::slime], (std::map<int, int>{{3, 1}, {4, 1}}));
  EXPECT_EQ(found[Exploring::danger], (std::map<int, int>{{2, 1}, {3, 1}}));
}

// proves: NEM-MAP-01, NEM-MAP-02, NEM-MAP-03, NEM-MAP-04, NEM-MAP-05, NEM-MAP-06, NEM-MAP-07, NEM-MAP-08
TEST_F(NemesisCatalogue, TheShipIsThatOfTheRulebook) {
  // Exit number to neighbour, 0: technical.
  constexpr std::array<std::array<int, kExits>, kRooms> kShip = {
      {{3, 3, 2, 4},     {0, 0, 1, 6},     {1, 1, 7, 7},    {8, 0, 0, 1},     {10, 10, 6, 0},   {7, 11, 5, 2},
       {6, 8, 3, 3},     {4, 7, 11, 9},    {12, 12, 0, 8},  {5, 5, 13, 13},   {15, 6, 8, 14},   {9, 9, 16, 16},
       {14, 19, 10, 10}, {13, 17, 0, 11},  {11, 16, 18, 0}, {21, 15, 12, 12}, {19, 14, 20, 20}, {20, 20, 15, 21},
       {17, 13, 0, 0},   {18, 18, 17, 17}, {16, 0, 0, 18}}};
  int doubled = 0;
  for (std::size_t i = 0; i < kRooms; ++i) {
    for (std::size_t n = 0; n < kExits; ++n) {
      const Exit& exit = c.rooms[i].exits[n];
      EXPECT_EQ(exit.technical() ? 0 : static_cast<int>(exit.to.index()) + 1, kShip[i][n]) << c.rooms[i].id;
    }
  }
  for (const Corridor& corridor : c.corridors) doubled += std::popcount(corridor.numbers) == 2 ? 1 : 0;
  EXPECT_EQ(doubled, 8);
  const auto special = [&](std::size_t number) { return c.tiles[c.rooms[number - 1].tile.index()].id; };
  EXPECT_EQ(special(1), "rs-cockpit");
  EXPECT_EQ(special(11), "rs-hibernatorium");
  EXPECT_EQ(special(19), "rs-engine-3");
  EXPECT_EQ(special(20), "rs-engine-2");
  EXPECT_EQ(special(21), "rs-engine-1");
  for (const std::size_t two : {6u, 7u, 8u, 14u, 15u}) EXPECT_EQ(c.rooms[two - 1].place, Place::two);
}

// proves: NEM-MAP-09
TEST_F(NemesisCatalogue, TheShipIsDrawnFromTheCockpitToTheEngines) {
  EXPECT_LT(c.rooms[0].x, c.rooms[10].x);
  EXPECT_LT(c.rooms[10].x, c.rooms[19].x);
  EXPECT_EQ(c.rooms[0].y, 49);
}

// proves: NEM-ROOM-03
TEST_F(NemesisCatalogue, RoomsHaveTheirColoursAndComputers) {
  std::map<Colour, int> colours;
  std::set<std::string> computers;
  for (const Tile& each : c.tiles) {
    ++colours[each.colour];
    if (each.computer) computers.insert(each.id);
  }
  EXPECT_EQ(colours,
            (std::map<Colour, int>{
                {Colour::none, 7}, {Colour::red, 4}, {Colour::yellow, 5}, {Colour::green, 4}, {Colour::white, 5}}));
  EXPECT_EQ(computers, (std::set<std::string>{"r1-comms", "r1-fire-control", "r1-generator", "r1-laboratory",
                                              "r2-command", "r2-engine-control", "r2-monitoring"}));
  EXPECT_TRUE(tile("r1-nest").barren);
  EXPECT_TRUE(tile("r2-slime").barren);
}

TEST_F(NemesisCatalogue, AttackCardsHaveTheirToughness) {
  EXPECT_EQ(toughness(Mode::intruders), (std::map<int, int>{{0, 2}, {2, 2}, {3, 4}, {4, 5}, {5, 5}, {6, 2}}));
  EXPECT_EQ(toughness(Mode::carnomorphs), (std::map<int, int>{{0, 4}, {3, 2}, {4, 4}, {5, 4}, {6, 2}, {7, 2}, {8, 2}}));
  EXPECT_EQ(toughness(Mode::carnomorphs, true), (std::map<int, int>{{0, 4}, {1, 9}, {2, 4}, {3, 3}}));
  EXPECT_EQ(hits(Species::shambler), 16);
  EXPECT_EQ(hits(Species::fleshbeast), 18);
  EXPECT_EQ(hits(Species::butcher), 18);
}

// proves: NEM-CRAFT-02
TEST_F(NemesisCatalogue, RecipesAndComponentsAreThose) {
  using Recipe = std::array<Component, 2>;
  EXPECT_EQ(item("blu-antidote").recipe, (Recipe{Component::flame, Component::cross}));
  EXPECT_EQ(item("blu-taser").recipe, (Recipe{Component::battery, Component::wrench}));
  EXPECT_EQ(item("blu-flamethrower").recipe, (Recipe{Component::flame, Component::wrench}));
  EXPECT_EQ(item("blu-molotov-cocktail").recipe, (Recipe{Component::flame, Component::cloth}));
  std::map<Component, std::set<std::string>> found;
  for (const Item& each : c.items) {
    if (each.component != Component::none) found[each.component].insert(each.name.en);
    if (each.deck == ItemDeck::crafted) {
      EXPECT_EQ(each.count, 3) << each.id;
    }
  }
  EXPECT_EQ(found[Component::flame], (std::set<std::string>{"Alcohol", "Chemicals"}));
  EXPECT_EQ(found[Component::cloth], (std::set<std::string>{"Bandages", "Clothes"}));
  EXPECT_EQ(found[Component::cross], (std::set<std::string>{"Medkit"}));
  EXPECT_EQ(found[Component::wrench], (std::set<std::string>{"Tools"}));
  EXPECT_EQ(found[Component::battery], (std::set<std::string>{"Energy Charge"}));
}

// proves: NEM-COORD-01
TEST_F(NemesisCatalogue, EveryCoordinatesCardNamesEachPlaceOnce) {
  std::set<std::array<Destination, 4>> cards;
  for (const Coordinates& card : c.coordinates) {
    EXPECT_EQ(std::set<Destination>(card.to.begin(), card.to.end()).size(), 4u) << card.id;
    cards.insert(card.to);
  }
  EXPECT_EQ(cards.size(), 8u);
  EXPECT_EQ(c.coordinates[0].to, (std::array<Destination, 4>{Destination::venus, Destination::deep_space,
                                                             Destination::mars, Destination::earth}));
}

// proves: NEM-GOAL-02
TEST_F(NemesisCatalogue, ObjectivesNameTheFewestPlayers) {
  std::map<ObjectiveDeck, std::map<int, int>> found;
  for (const Objective& objective : c.objectives) ++found[objective.deck][objective.players];
  const std::map<int, int> both = {{2, 6}, {3, 1}, {4, 1}, {5, 1}};
  EXPECT_EQ(found[ObjectiveDeck::personal], both);
  EXPECT_EQ(found[ObjectiveDeck::corporate], both);
}

TEST_F(NemesisCatalogue, EverythingIsPutIntoWordsInBothLanguages) {
  std::vector<Body> bodies;
  for (const Tile& each : c.tiles) bodies.push_back(each.action);
  for (const Attack& each : c.attacks) bodies.push_back(each.body);
  for (const Event& each : c.events) bodies.push_back(each.body);
  for (const Card& each : c.cards) bodies.push_back(each.body);
  for (const Item& each : c.items) bodies.push_back(each.body);
  for (const IntruderAction& each : c.intruder_actions) bodies.push_back(each.body);
  for (const Mutation& each : c.mutations) {
    bodies.push_back(each.clean);
    bodies.push_back(each.infected);
  }
  for (const Body body : bodies) {
    if (body.empty()) continue;
    const Text text = describe_effects(c, body);
    EXPECT_GT(text.en.size(), 5u);
    EXPECT_TRUE(text.pl.ends_with('.')) << text.pl;
    EXPECT_EQ(text.en.find("{?}"), std::string::npos) << text.en;
    EXPECT_EQ(text.pl.find("{?}"), std::string::npos) << text.pl;
  }
  for (const Objective& objective : c.objectives) {
    for (const ConditionId needs : objective.needs) EXPECT_TRUE(describe_condition(c, needs).pl.ends_with('.'));
  }
}

TEST_F(NemesisCatalogue, TextIsMadeOfWhatACardDoes) {
  const auto text = [&](std::string_view id) {
    return describe_effects(c, std::ranges::find(c.events, id, &Event::id)->body);
  };
  EXPECT_EQ(text("ev-19").en, "In each green Room: put a Malfunction marker.");
  EXPECT_EQ(text("ev-19").pl, "W każdym zielonym pomieszczeniu: kładziesz znacznik awarii.");
  EXPECT_EQ(text("ev-02").pl, "Każdy intruz traci 2 obrażenia.");
  const auto attack = std::ranges::find(c.attacks, "at-scratch-2", &Attack::id);
  EXPECT_EQ(describe_effects(c, attack->body).en, "Suffer 1 Light Wound and gain 1 Contamination card.");
  EXPECT_EQ(describe_effects(c, attack->body).pl, "Otrzymujesz 1 powierzchowną ranę i otrzymujesz 1 kartę skażenia.");
}

TEST_F(NemesisCatalogue, TextsCannotBeMisread) {
  const auto attack = [&](std::string_view id) {
    return describe_effects(c, std::ranges::find(c.attacks, id, &Attack::id)->body);
  };
  EXPECT_EQ(attack("at-frenzy-3").en,
            "Each Character in this Room: if it has at least 2 Serious Wounds, it dies at once; otherwise it suffers 1 "
            "Serious Wound.");
  EXPECT_EQ(attack("at-frenzy-3").pl,
            "Każda postać w tym pomieszczeniu: jeśli ma co najmniej 2 głębokie rany, ginie natychmiast; w przeciwnym "
            "razie otrzymuje 1 głęboką ranę.");
  EXPECT_EQ(
      attack("at-transformation-4").en,
      "The Intruder becomes a Breeder; then, if you have no cards in hand, the Intruder makes a Surprise Attack.");
  EXPECT_EQ(attack("at-transformation-4").pl,
            "Intruz zmienia się w reproduktora; potem, jeśli nie masz kart na ręce, intruz wykonuje atak z "
            "zaskoczenia.");
  const auto item = [&](std::string_view id) {
    return describe_effects(c, std::ranges::find(c.items, id, &Item::id)->body);
  };
  EXPECT_EQ(item("grn-military-drugs").pl, "Odrzucasz dowolną liczbę kart i dobierasz tyle samo kart i jeszcze 1.");
  EXPECT_EQ(item("yel-chemicals").pl, "Ładujesz do pełna broń „Miotacz ognia”.");
  const auto needs = [&](std::string_view id) {
    return describe_condition(c, std::ranges::find(c.objectives, id, &Objective::id)->needs[0]);
  };
  EXPECT_EQ(needs("p-7").en, "You have sent the Signal, and either the ship is destroyed or the Queen was killed.");
  EXPECT_EQ(needs("p-7").pl, "Wysłano twój sygnał, a ponadto statek zostaje zniszczony lub zabito królową.");
  EXPECT_EQ(needs("p-3").pl, "Statek dociera na Marsa, albo statek dociera na Ziemię i Gniazdo jest zniszczone.");
  EXPECT_EQ(needs("p-5").pl,
            "Wysłano twój sygnał, ratujesz się kapsułą lub hibernacją i niesiesz niebieskie ciało członka załogi.");
}

// ---- mistakes ----

TEST(NemesisContent, NamesThePlaceOfAMistake) {
  EXPECT_NE(complaints(real_content({{"events.events.0.do", "spred"}})).find("did you mean \"spread\"?"),
            std::string::npos);
  EXPECT_NE(complaints(real_content({{"objectives.objectives.0.needs", "only_surviver"}}))
                .find("did you mean \"only_survivor\"?"),
            std::string::npos);
  EXPECT_NE(complaints(real_content({{"characters.characters.0.weapon", "sw-revolvr"}})).find("did you mean"),
            std::string::npos);
}

TEST(NemesisContent, RefusesWhatIsNotThePrintedBox) {
  EXPECT_NE(complaints(real_content({{"board.rooms.1.technical", Document::list({1})}}))
                .find("room 002: not exactly one exit has the number 2"),
            std::string::npos);
  EXPECT_NE(complaints(real_content({{"items.items.0.count", 12}})).find("red Items: 30 are printed, found 31"),
            std::string::npos);
  EXPECT_NE(complaints(real_content({{"events.events.0.corridor", 2}})).find("with the number 1: 5 are printed"),
            std::string::npos);
}

}  // namespace
}  // namespace kostka::games::nemesis
