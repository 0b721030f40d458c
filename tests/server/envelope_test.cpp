// Everything that is sent is a struct of the protocol and nothing else: each message of a match is read back strictly,
// and written again it is the same.
#include <gtest/gtest.h>

#include "kernel/data/diagnostics.h"
#include "kernel/data/reflect.h"
#include "server/wire/protocol.h"
#include "server/wire/wire.h"
#include "tests/server/server_fixture.h"

namespace kostka::server {
namespace {

using kernel::Document;

class Envelopes : public ServerTest {
 protected:
  Envelopes() { start(); }

  template <class T>
  static T read_back(const Document& sent) {
    T read;
    kernel::Diagnostics diagnostics;
    EXPECT_TRUE(kernel::from_document(sent, read, diagnostics)) << diagnostics.to_text();
    EXPECT_EQ(to_json(kernel::to_document(read)), to_json(sent));
    return read;
  }
  template <class Message>
  static Message message(const Document& sent) {
    EXPECT_EQ(sent.entries()[0].key, "type");
    Document rest = Document::map();
    for (const Document::Entry& entry : sent.entries()) {
      if (entry.key != "type") rest.add(entry.key, entry.value);
    }
    EXPECT_EQ(message_of(read_back<Message>(rest)), to_json(sent));
    return read_back<Message>(rest);
  }
  static bool is_my_turn(const Document& sent) {
    return sent["type"].as_text() == "state" && (!sent["prompt"].is_null() || sent["view"]["over"].as_bool());
  }
};

TEST_F(Envelopes, StatesLogsAndReasonsReadBackStrictly) {
  const TestGuest ala = guest("Ala");
  const auto seat = socket(table_id(ala, "me bot:random", {}, "knockdown"), ala);
  std::size_t events = 0;
  for (int i = 0; i < 40; ++i) {
    const Document sent = seat->next_where(is_my_turn);
    const auto state = message<protocol::State>(sent);
    ASSERT_TRUE(state.view.prompt);
    for (const protocol::EventLine& line : state.events) EXPECT_TRUE(line.data.is_map()) << line.event;
    events += state.events.size();
    answer(*seat, sent, first_option(sent));
  }
  EXPECT_GT(events, 40u);
  seat->next_where(is_my_turn);
  seat->send(R"({"type":"earlier_log","id":5,"before":20})");
  EXPECT_EQ(message<protocol::Log>(seat->next_of("log")).events.size(), 20u);
  seat->send(R"({"type":"earlier_log","id":6,"before":0})");
  EXPECT_EQ(message<protocol::Log>(seat->next_of("log")).events.size(), 0u);
  seat->send(R"({"type":"why","id":7,"seat":0})");
  EXPECT_EQ(message<protocol::Reasons>(seat->next_of("reasons")).id, 7);
}

TEST_F(Envelopes, AReplayReadsBackStrictly) {
  const TestGuest ala = guest("Ala");
  const std::string id = table_id(ala, "me bot:random");
  play_out(*socket(id, ala), some_option);
  const auto replay =
      read_back<protocol::Replay>(get("/api/tables/" + id + "/replay?eye=all&from=0&count=5", ala.token).json());
  ASSERT_EQ(replay.steps.size(), 5u);
  EXPECT_EQ(replay.steps[4].row, 4);
}

}  // namespace
}  // namespace kostka::server
