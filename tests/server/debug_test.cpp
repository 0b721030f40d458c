// What those who work on a game may see of a match, and that only a server for tests shows it.
#include <gtest/gtest.h>

#include <algorithm>

#include "kernel/data/diagnostics.h"
#include "kernel/data/reflect.h"
#include "server/tables/new_table.h"
#include "server/wire/protocol.h"
#include "tests/server/server_fixture.h"

namespace kostka::server {
namespace {

using kernel::Document;

class Debugging : public ServerTest {
 protected:
  void start_with(bool fixtures) {
    options_.show_fixtures = fixtures;
    start();
  }
  protocol::DebugTable debug(const std::string& id, const TestGuest& who, const std::string& query = {}) {
    protocol::DebugTable shown;
    kernel::Diagnostics diagnostics;
    const Reply reply = get("/api/tables/" + id + "/debug" + query, who.token);
    EXPECT_EQ(reply.status, 200u) << reply.body;
    EXPECT_TRUE(from_document(reply.json(), shown, diagnostics)) << diagnostics.to_text();
    return shown;
  }
  static constexpr const char* kGoOn =
      R"({"row":0,"seats":[{"who":"me","name":null,"level":null},{"who":"bot","name":null,"level":null}]})";
};

TEST_F(Debugging, IsUnknownToEveryOtherServer) {
  start_with(false);
  const TestGuest ala = guest("Ala");
  const std::string path = "/api/tables/" + table_id(ala, "me here:Ola");
  const Reply refused = get(path + "/debug", ala.token), unknown = get(path + "/nonsense", ala.token);
  EXPECT_EQ(refused.status, 404u);
  EXPECT_EQ(refused.body, unknown.body);
  EXPECT_EQ(post(path + "/debug", "{}", ala.token).body, unknown.body);
  EXPECT_EQ(post(path + "/continue", kGoOn, ala.token).code(), "not_finished");
  EXPECT_FALSE(get("/api/games").json()["fixtures"].as_bool());
}

TEST_F(Debugging, ShowsThePositionTheRulesThatWaitAndAllEvents) {
  start_with(true);
  EXPECT_TRUE(get("/api/games").json()["fixtures"].as_bool());
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me here:Ola", {}, "knockdown");
  const auto seat = socket(id, ala);
  const Document first = seat->next_of("state");
  answer(*seat, first, first_option(first));
  EXPECT_GT(seat->next_of("state")["row"].as_int(), 0);

  const protocol::DebugTable now = debug(id, ala);
  EXPECT_EQ(now.row, now.rows);
  ASSERT_FALSE(now.moment.rules.empty());
  EXPECT_EQ(now.moment.rules.front(), "play");
  ASSERT_FALSE(now.moment.questions.empty());
  EXPECT_FALSE(now.moment.questions[0].prompt.options.empty());
  EXPECT_TRUE(now.moment.position.is_map());
  EXPECT_FALSE(now.events.empty());
  const protocol::DebugTable before = debug(id, ala, "?row=0");
  EXPECT_EQ(before.row, 0);
  EXPECT_LT(before.row, now.row);
  // Fighters are chosen in secret at the same time: one has chosen, the other still thinks.
  const auto chosen = [](const protocol::OpenQuestion& question) { return question.answer.has_value(); };
  EXPECT_EQ(std::ranges::count_if(now.moment.questions, chosen), 1);
  EXPECT_EQ(std::ranges::count_if(before.moment.questions, chosen), 0);
}

TEST_F(Debugging, RefusesWhatIsNotThere) {
  start_with(true);
  const TestGuest ala = guest("Ala"), olek = guest("Olek");
  const std::string path = "/api/tables/" + table_id(ala, "me here:Ola") + "/debug";
  EXPECT_EQ(get(path + "?row=100000", ala.token).code(), "no_such_row");
  for (const char* wrong : {"?row=-1", "?row=x", "?row=99999999999999999999"})
    EXPECT_EQ(get(path + wrong, ala.token).code(), "bad_request") << wrong;
  EXPECT_EQ(get(path, olek.token).code(), "no_such_table") << "a table of others stays theirs";
  EXPECT_EQ(get("/api/tables/" + table_id(ala, "me open") + "/debug", ala.token).code(), "not_begun");
}

TEST_F(Debugging, GoesOnFromAMatchThatIsBeingPlayed) {
  start_with(true);
  const TestGuest ala = guest("Ala");
  const Document made = post("/api/tables/" + table_id(ala, "me here:Ola") + "/continue", kGoOn, ala.token).json();
  EXPECT_EQ(made["status"].as_text(), "playing");
}

TEST_F(Debugging, TellsTheSeedOfATableAlsoAfterARestart) {
  start_with(true);
  const TestGuest ala = guest("Ala");
  const std::string wish = R"({"game":"pig","name":null,"is_public":true,"options":null,"seats":[)"
                           R"({"who":"me","name":null,"level":null},{"who":"bot","name":null,"level":"random"}],)"
                           R"("clock":null,"begin":"full"})";
  const auto made = [&](const std::string& query) {
    return post("/api/tables" + query, wish, ala.token).json()["id"].as_text();
  };
  // The greatest there is, which no number of a browser holds.
  const std::string greatest = "18446744073709551615";
  const std::string id = made("?seed=" + greatest), other = made("?seed=007"), chance = made("");
  const auto expect_seeds = [&] {
    EXPECT_EQ(debug(id, ala).seed, greatest);
    EXPECT_EQ(debug(id, ala, "?row=0").seed, greatest);
    EXPECT_EQ(debug(other, ala).seed, "7");
    EXPECT_EQ(debug(chance, ala).seed, std::nullopt);
  };
  expect_seeds();
  start();
  expect_seeds();

  // The same table at a server for players: nothing that it says has the seed.
  start_with(false);
  EXPECT_EQ(get("/api/tables/" + id + "/debug", ala.token).status, 404u);
  const auto seat = socket(id, ala);
  std::string said = get("/api/tables/" + id, ala.token).body;
  said += get("/api/tables?list=mine", ala.token).body;
  said += get("/api/tables?list=public").body;
  said += kernel::to_json(seat->next_of("table_changed"));
  said += kernel::to_json(seat->next_of("state"));
  EXPECT_NE(said.find(id), std::string::npos);
  EXPECT_EQ(said.find(greatest), std::string::npos) << said;
  EXPECT_EQ(said.find("\"seed\""), std::string::npos) << said;
}

TEST(StoredTables, AreReadAlsoWhenTheyAreOlderThanSeeds) {
  TableEntry table = bare_table({"account", "Ala"}, 1);
  table.lobby.name = "Thursday";
  table.lobby.options = Document::map();
  store::TableRecord record = record_of(table);
  const std::string seed = R"("seed":null,)";
  const std::size_t at = record.lobby.find(seed);
  ASSERT_NE(at, std::string::npos) << record.lobby;
  record.lobby.erase(at, seed.size());
  const auto read = entry_of(record);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->lobby.name, "Thursday");
  EXPECT_EQ(read->lobby.seed, std::nullopt);
  // Nor had they a clock for each seat, but one for all.
  const std::string clocks = R"("clocks":[],"timed_out":[],)";
  const std::size_t there = record.lobby.find(clocks);
  ASSERT_NE(there, std::string::npos) << record.lobby;
  record.lobby.replace(there, clocks.size(), R"("deadline":null,)");
  EXPECT_TRUE(entry_of(record));
  record.lobby.erase(record.lobby.find(R"("turn":0,)"), 9);
  EXPECT_FALSE(entry_of(record)) << "what always was there must be there";
}

}  // namespace
}  // namespace kostka::server
