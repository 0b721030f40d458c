// The protocol as bytes.
#include "server/wire/wire.h"

#include <gtest/gtest.h>

#include "kernel/data/type_name.h"

namespace kostka::server {
namespace {

using protocol::FromClient;
using protocol::Refusal;

template <class Message>
Message said(std::string_view bytes) {
  const auto message = read_message(bytes);
  const auto* from_client = std::get_if<FromClient>(&message);
  EXPECT_TRUE(from_client != nullptr) << std::get<Refusal>(message).error.text.en;
  return from_client ? std::get<Message>(*from_client) : Message{};
}

Refusal refused(std::string_view bytes) {
  const auto message = read_message(bytes);
  EXPECT_EQ(message.index(), 1u) << bytes;
  return message.index() == 1 ? std::get<Refusal>(message) : Refusal{};
}

TEST(Wire, ReadsEveryMember) {
  const auto answer = said<protocol::Answer>(R"({"type":"answer","id":7,"seat":1,"prompt":12,"option":"hold"})");
  EXPECT_EQ(answer.id, 7);
  EXPECT_EQ(answer.seat, 1);
  EXPECT_EQ(answer.prompt, 12);
  EXPECT_EQ(answer.option, "hold");
}

TEST(Wire, NullStandsForNone) {
  const auto hello = said<protocol::Hello>(R"({"type":"hello","token":null,"invite":null,"eye":2})");
  EXPECT_FALSE(hello.token);
  EXPECT_EQ(hello.eye, 2);
}

TEST(Wire, TypesAreTheNamesOfTheStructs) {
  EXPECT_EQ(kernel::message_type<protocol::AskTakeback>(), kFromClientTypes[4]);
  EXPECT_EQ(kernel::message_type<protocol::EarlierLog>(), kFromClientTypes[8]);
  EXPECT_EQ(kernel::message_type<protocol::TableChanged>(), kFromServerTypes[0]);
  EXPECT_EQ(message_of(protocol::Ok{3}), R"({"type":"ok","id":3})");
}

TEST(Wire, RefusesWhatItDoesNotKnow) {
  for (const char* bytes : {"", "{", "[]", "7", R"({"id":1})", R"({"type":7})", R"({"type":"attack","id":1})",
                            R"({"type":"ping"})", R"({"type":"ping","id":1,"extra":2})", R"({"type":"ping","id":1.5})",
                            R"({"type":"ping","id":99999999999})", R"({"type":"ping","id":1,"id":2})"}) {
    EXPECT_EQ(refused(bytes).error.code, "bad_message") << bytes;
  }
}

TEST(Wire, ARefusalNamesTheMessageWhereItCan) {
  EXPECT_EQ(refused(R"({"type":"ping","id":5,"more":1})").id, 5);
  EXPECT_FALSE(refused(R"({"type":"ping","id":"5"})").id);
}

TEST(Wire, DeepNestingIsRefused) { EXPECT_EQ(refused(std::string(1000, '[')).error.code, "bad_message"); }

TEST(Wire, BodiesHaveEveryMemberAndNoOther) {
  EXPECT_TRUE(body_as<protocol::Rename>(R"({"name":"Ala"})").ok());
  EXPECT_EQ(body_as<protocol::Rename>(R"({})").error().code, "bad_request");
  EXPECT_EQ(body_as<protocol::Rename>(R"({"name":"Ala","age":3})").error().code, "bad_request");
}

TEST(Wire, EveryCodeHasAStatusAndBothLanguages) {
  for (const Code code : kernel::kEnumValues<Code>) {
    const protocol::Error error = error_of(code);
    EXPECT_GE(http_status(error.code), 400u) << error.code;
    EXPECT_FALSE(error.text.en.empty());
    EXPECT_NE(error.text.en, error.text.pl);
  }
}

}  // namespace
}  // namespace kostka::server
