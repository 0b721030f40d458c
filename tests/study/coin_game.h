// Coin: a game for the tests of studies that ends in every way a game can end. Chance picks one of eight fates: a
// broken rule, no end at all, or a decision of seat 0 about who wins.
#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <memory>
#include <string>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/play/table_of.h"

namespace kostka::study {

struct CoinState {
  std::uint16_t turn = 0;
  std::uint8_t fate = 0;
};
BOOST_DESCRIBE_STRUCT(CoinState, (), (turn, fate))

struct CoinCardTag {
  static constexpr std::string_view kind = "card";
};
using CoinCard = kernel::Id<CoinCardTag>;

// The winner has resolved the card that was drawn.
struct CardWon {
  kernel::Seat who{};
  CoinCard card{};
};
BOOST_DESCRIBE_STRUCT(CardWon, (), (who, card))

class CoinTable final : public kernel::TellingTable<CoinState, kernel::EventList<CardWon>> {
 public:
  static constexpr std::uint8_t kBroken = 0, kEndless = 1, kFates = 8;
  static constexpr std::uint8_t kCard = 2;
  using Card = CoinCard;

  kernel::Task<> play() override {
    s.fate = static_cast<std::uint8_t>(co_await pick(kFates, {}, {}));
    if (s.fate == kBroken) fault("The coin stands on its edge.");
    kernel::Deck<Card, 2> cards;
    cards.shuffle_in(Card{0});
    cards.shuffle_in(Card{1});
    const Card card = co_await draw(cards, kCard, {}, {});
    for (;;) {
      ++s.turn;
      offer({0, 0, {}});
      offer({1, 0, {}});
      const kernel::Option winner = co_await ask(kernel::Seat{0}, {}, {});
      if (s.fate == kEndless) continue;
      tell({}, CardWon{kernel::Seat{winner.kind}, card});
      finish(kernel::Result::won_by(kernel::Seat{winner.kind}));
      co_return;
    }
  }
  kernel::Seat active() const override { return kernel::Seat{0}; }
  std::uint32_t turns() const override { return s.turn; }
  const char* audit() const override { return nullptr; }
  std::string side_of(kernel::Seat seat) const override { return seat.index() == s.fate % 2 ? "heads" : "tails"; }
  std::string setting() const override { return s.fate < 4 ? "street" : "table"; }
  std::string ending() const override { return s.fate % 2 == 0 ? "even" : "odd"; }
  kernel::Resolved resolved_in(const kernel::Event& event) const override {
    const auto won = event.as<CardWon>();
    return {won.who, kernel::Object{kCard, {}, won.card.value}};
  }
  // The winner takes three coins, the other one looks on.
  std::array<kernel::Deed, 2> deeds_in(const kernel::Event& event) const override {
    const kernel::Seat winner = event.as<CardWon>().who;
    return {kernel::Deed{"coins", winner, 3}, kernel::Deed{"looking-on", kernel::Seat{1 - winner.index()}}};
  }
  std::string option_id(const kernel::Option& option) const override { return std::to_string(option.kind); }
  std::string object_id(kernel::Object) const override { return {}; }
  std::string question_id(const kernel::Question&) const override { return {}; }
  kernel::Text option_label(const kernel::Option&) const override { return {}; }
  kernel::Text question_text(const kernel::Question&) const override { return {}; }
  kernel::Text event_text(const kernel::Event&) const override { return {}; }
  std::string event_id(const kernel::Event& event) const override { return kernel::event_id_in<EventKinds>(event); }
  void write_event(kernel::Writer& out, const kernel::Event& event) const override {
    kernel::write_event_in<EventKinds>(out, event, naming());
  }
  bool same_event(const kernel::Event& a, const kernel::Event& b) const override {
    return kernel::same_event_in<EventKinds>(a, b);
  }
  std::vector<kernel::Object> event_objects(const kernel::Event&) const override { return {}; }
  kernel::Text object_name(kernel::Object) const override { return {}; }
  kernel::Document view(kernel::Observer) const override { return state_document(); }
  void determinize(kernel::Observer, kernel::ChanceStream&) override {}
  std::string settle(std::span<const std::string>) override { return {}; }

 protected:
  const kernel::Naming& naming() const override { return naming_; }

 private:
  kernel::Naming naming_;
};

class CoinGame final : public kernel::Game {
 public:
  CoinGame() {
    info_.id = "coin";
    info_.name = {"Coin", "Moneta"};
  }
  const kernel::GameInfo& info() const override { return info_; }
  std::unique_ptr<kernel::Table> new_table() const override { return std::make_unique<CoinTable>(); }
  void set_up(kernel::Table& table, const kernel::MatchSetup&) const override {
    static_cast<CoinTable&>(table).s = CoinState{};
  }
  std::vector<kernel::ContentCount> content_counts() const override { return {}; }
  kernel::OriginCount origin_counts() const override { return {}; }
  std::vector<std::string> item_ids() const override { return {}; }
  std::unique_ptr<kernel::ItemText> item(std::string_view) const override { return nullptr; }

 private:
  kernel::GameInfo info_;
};

}  // namespace kostka::study
