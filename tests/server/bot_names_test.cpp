#include "server/tables/bot_names.h"

#include <gtest/gtest.h>

#include <set>

#include "bots/levels.h"
#include "server/tables/table_bots.h"
#include "tests/server/test_services.h"

namespace kostka::server {
namespace {

Lobby lobby_with(std::vector<LobbySeat> seats, std::string secret) {
  Lobby lobby;
  lobby.seats = std::move(seats);
  lobby.secret = std::move(secret);
  return lobby;
}

TEST(BotNames, EveryBotHasAnotherNameAndATemperament) {
  std::set<std::string> temperaments;
  for (int i = 0; i < 40; ++i) {
    Lobby lobby =
        lobby_with({person("Ala", "a"), bot("normal"), bot("hard"), bot("easy"), bot("expert"), bot("normal")},
                   "secret " + std::to_string(i));
    name_bots(lobby);
    std::set<std::string> names;
    for (const LobbySeat& seat : lobby.seats) {
      EXPECT_FALSE(seat.name.empty());
      EXPECT_TRUE(names.insert(seat.name).second) << seat.name;
      if (seat.kind != protocol::SeatKind::bot) continue;
      ASSERT_TRUE(seat.temperament);
      EXPECT_NE(bots::find_temperament(*seat.temperament), nullptr);
      temperaments.insert(*seat.temperament);
    }
  }
  EXPECT_EQ(temperaments.size(), bots::temperaments().size());
}

TEST(BotNames, AreTheSameForTheSameSecretAndStay) {
  Lobby one = lobby_with({bot("normal"), bot("hard")}, "x"), other = one;
  name_bots(one);
  name_bots(other);
  EXPECT_EQ(one.seats[0].name, other.seats[0].name);
  one.secret = "y";  // as in a rematch
  name_bots(one);
  EXPECT_EQ(one.seats[0].name, other.seats[0].name);
  EXPECT_EQ(one.seats[1].temperament, other.seats[1].temperament);
}

TEST(BotNames, BotsOfEarlierVersionsStayAsTheyWere) {
  Lobby lobby = lobby_with({person("Ala", "a"), bot("habit"), bot("random")}, "x");
  name_bots(lobby);
  for (const std::size_t seat : {1u, 2u}) {
    EXPECT_EQ(lobby.seats[seat].name, "");
    EXPECT_EQ(lobby.seats[seat].temperament, std::nullopt);
  }
}

TEST(AbsentPeople, AreReplacedByTheLevelTheTableAgreedOn) {
  Lobby lobby;
  EXPECT_EQ(level_for_absent(lobby), "normal");
  lobby.absent = "hard";
  EXPECT_EQ(level_for_absent(lobby), "hard");
}

}  // namespace
}  // namespace kostka::server
