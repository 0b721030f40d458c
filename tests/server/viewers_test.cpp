// Who is told what: viewers that share a seat, fall behind, or see something taken back.
#include "server/tables/viewers.h"

#include <gtest/gtest.h>

#include "server/wire/wire.h"
#include "tests/server/server_fixture.h"

namespace kostka::server {
namespace {

using kernel::Document;
using kernel::Seat;

struct Listener final : Connection {
  void send(SharedText message) override { heard.push_back(std::move(message)); }
  [[nodiscard]] bool behind() const override { return is_behind; }
  void close(const protocol::Error&) override {}

  std::vector<SharedText> heard;
  bool is_behind = false;
};

// Tells what was sent together.
struct PairListener final : Connection {
  void send(SharedText message) override { heard.push_back({std::move(message)}); }
  void send_both(SharedText first, SharedText second) override {
    heard.push_back({std::move(first), std::move(second)});
  }
  [[nodiscard]] bool behind() const override { return is_behind; }
  void close(const protocol::Error&) override {}

  std::vector<std::vector<SharedText>> heard;
  bool is_behind = false;
};

class ViewersTest : public testing::Test {
 protected:
  ViewersTest() {
    const kernel::Game& pig = *find_game(test_games(), "pig")->game;
    store::JournalHeader header;
    header.game = "pig";
    header.seats = {"Ala", "Ola"};
    header.options = write_setup(pig.info(), standard_setup(pig.info()));
    header.commitment = store::commitment_to(secret_);
    match_ = std::make_unique<TableMatch>(pig, header, standard_setup(pig.info()), secret_);
  }
  std::shared_ptr<Listener> viewer(std::optional<Seat> eye = std::nullopt) {
    auto listener = std::make_shared<Listener>();
    Viewer added;
    added.connection = listener;
    added.eye = eye;
    viewers_.add(std::move(added));
    return listener;
  }
  void roll() { match_->answer(match_->match().prompts()[0].seat, 0); }
  static Document last(const Listener& listener) { return parsed(*listener.heard.back()); }

  const store::Secret secret_ = store::secret_from_seed(7);
  ScratchPool scratch_;
  Viewers viewers_{scratch_};
  std::unique_ptr<TableMatch> match_;
};

// Two people at one screen: the seat that nobody looks through at the moment is not one whose person is away.
TEST_F(ViewersTest, APersonIsPresentWithEverySeatOfTheirs) {
  Lobby lobby;
  for (const char* account : {"a", "a", "o"}) {
    LobbySeat seat;
    seat.kind = protocol::SeatKind::person;
    seat.account = account;
    lobby.seats.push_back(seat);
  }
  Viewer ala;
  ala.connection = std::make_shared<Listener>();
  ala.who.account = "a";
  ala.eye = Seat{1};
  viewers_.add(std::move(ala));
  viewer();
  EXPECT_EQ(viewers_.presence(lobby).seats, 0b011u);
  EXPECT_EQ(viewers_.presence(lobby).spectators, 1);
}

TEST_F(ViewersTest, SpectatorsShareOneText) {
  const auto first = viewer(), second = viewer();
  const auto seated = viewer(Seat{0});
  viewers_.send_states(*match_);
  roll();
  viewers_.send_states(*match_);
  EXPECT_EQ(first->heard.back(), second->heard.back());
  EXPECT_NE(first->heard.back(), seated->heard.back());
  EXPECT_TRUE(last(*first)["prompt"].is_null());
  EXPECT_EQ(last(*first)["events_from"].as_int(), 0);
  EXPECT_EQ(last(*first)["events"].size(), 1u);
}

TEST_F(ViewersTest, TheSenderHearsOkBeforeThePosition) {
  const auto other = viewer(Seat{1}), sender = viewer(Seat{0});
  const auto ok = std::make_shared<const std::string>(R"({"type":"ok","id":1})");
  viewers_.send_states(*match_, sender.get(), ok);
  ASSERT_EQ(sender->heard.size(), 2u);
  EXPECT_EQ(sender->heard[0], ok);
  EXPECT_EQ(last(*sender)["type"].as_text(), "state");
  EXPECT_EQ(other->heard.size(), 1u);
  // Also when they cannot keep up with positions.
  sender->is_behind = true;
  viewers_.send_states(*match_, sender.get(), ok);
  EXPECT_EQ(sender->heard.size(), 3u);
  EXPECT_EQ(sender->heard.back(), ok);
}

TEST_F(ViewersTest, WhoWasBehindIsLedToWhatIs) {
  const auto slow = viewer();
  viewers_.send_states(*match_);
  slow->is_behind = true;
  for (int i = 0; i < 3; ++i) {
    roll();
    viewers_.send_states(*match_);
  }
  EXPECT_EQ(slow->heard.size(), 1u);
  slow->is_behind = false;
  ASSERT_TRUE(viewers_.all()[0].needs_state);
  viewers_.send_state_to(viewers_.all()[0], *match_);
  EXPECT_EQ(last(*slow)["events_from"].as_int(), 0);
  EXPECT_EQ(last(*slow)["events"].size(), 3u);
  EXPECT_EQ(last(*slow)["row"].as_int(), match_->rows());
}

TEST_F(ViewersTest, WhatWasTakenBackIsReplaced) {
  const auto keen = viewer(), slow = viewer();
  roll();
  roll();
  viewers_.send_states(*match_);
  slow->is_behind = true;
  ASSERT_TRUE(match_->take_back(2));  // before the second roll
  viewers_.shorten_logs(*match_);
  viewers_.send_states(*match_);
  EXPECT_EQ(last(*keen)["events_from"].as_int(), 1);
  EXPECT_EQ(last(*keen)["events"].size(), 0u);
  roll();
  viewers_.send_states(*match_);
  slow->is_behind = false;
  viewers_.send_state_to(viewers_.all()[1], *match_);
  EXPECT_EQ(last(*slow)["events_from"].as_int(), 1);
  EXPECT_EQ(last(*slow)["events"], last(*keen)["events"]);
}

TEST_F(ViewersTest, NewcomersGetTheEndOfALongLog) {
  while (match_->match().events().size() < kEventsOnHello + 20) {
    roll();  // nobody ever holds, so nobody wins
  }
  const auto late = viewer();
  viewers_.send_states(*match_);
  EXPECT_EQ(last(*late)["events"].size(), kEventsOnHello);
  EXPECT_EQ(last(*late)["events_from"].as_int() + static_cast<int>(kEventsOnHello),
            static_cast<int>(match_->match().events().size()));
}

// Whoever answered is told in one piece that it was taken and what came of it; others are told only the latter.
TEST_F(ViewersTest, AnOkAndItsPositionTravelTogether) {
  const auto sender = std::make_shared<PairListener>(), other = std::make_shared<PairListener>();
  for (const auto& each : {sender, other}) {
    Viewer added;
    added.connection = each;
    viewers_.add(std::move(added));
  }
  const auto ok = std::make_shared<const std::string>("ok");
  roll();
  viewers_.send_states(*match_, sender.get(), ok);
  ASSERT_EQ(sender->heard.size(), 1u);
  ASSERT_EQ(sender->heard[0].size(), 2u);
  EXPECT_EQ(sender->heard[0][0], ok);
  ASSERT_EQ(other->heard.size(), 1u);
  EXPECT_EQ(other->heard[0].size(), 1u);

  // Who reads slowly gets the Ok at once and the position later; who has gone gets the Ok alone, and nothing breaks.
  sender->is_behind = true;
  roll();
  viewers_.send_states(*match_, sender.get(), ok);
  ASSERT_EQ(sender->heard.size(), 2u);
  EXPECT_EQ(sender->heard[1].size(), 1u);
  viewers_.remove(sender.get());
  roll();
  viewers_.send_states(*match_, sender.get(), ok);
  EXPECT_EQ(sender->heard.size(), 3u);
  EXPECT_EQ(other->heard.size(), 3u);
}

}  // namespace
}  // namespace kostka::server
