#include "tests/battery/fixture_game.h"

#include <algorithm>
#include <array>

#include <boost/describe/class.hpp>

#include "kernel/play/deck.h"
#include "kernel/play/table_of.h"

namespace kostka::tests {
namespace {

using namespace kernel;

struct CardTag {
  static constexpr std::string_view kind = "card";
};
using Card = Id<CardTag>;  // the value of a card; equal ones are interchangeable

constexpr std::size_t kValues = 6, kCopies = 4, kCards = kValues * kCopies, kSeats = 4;
constexpr std::int16_t kStorm = 1, kTreasure = 6;

using Hand = FixedVector<Card, kCards>;

struct Player {
  Hand hand{};
  std::int16_t score = 0;
};
BOOST_DESCRIBE_STRUCT(Player, (), (hand, score))

struct State {
  std::uint8_t seats = 2;
  bool calm = false;  // a switch: storms do not end the turn
  std::array<Player, kSeats> players{};
  Deck<Card, kCards> deck{};
  Hand discard{};
  Seat active{0};
  std::uint16_t turn = 0;
  std::int16_t luck = 0;  // not described below: the planted defect lets it matter
};
BOOST_DESCRIBE_STRUCT(State, (), (seats, calm, players, deck, discard, active, turn))

enum Answer : std::uint16_t { kPlay = 1, kPass, kShow, kShowNothing, kBoast, kStayQuiet };
enum Thing : std::uint8_t { kCardThing = 1 };
enum Scope : std::uint8_t { kTurn };

Object thing(Card card) { return {kCardThing, Seat{}, card.value}; }

struct DrewSecretly {
  Seat who{};
  Card card{};
};
BOOST_DESCRIBE_STRUCT(DrewSecretly, (), (who, card))
struct SomebodyDrew {
  Seat who{};
  int leaked = 0;
};
BOOST_DESCRIBE_STRUCT(SomebodyDrew, (), (who, leaked))
struct Played {
  Seat who{};
  Card card{};
};
BOOST_DESCRIBE_STRUCT(Played, (), (who, card))
struct Passed {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Passed, (), (who))
struct Shown {
  Seat who{};
  int value = 0;
};
BOOST_DESCRIBE_STRUCT(Shown, (), (who, value))
struct Boasted {
  Seat who{};
};
BOOST_DESCRIBE_STRUCT(Boasted, (), (who))
using Events = EventList<DrewSecretly, SomebodyDrew, Played, Passed, Shown, Boasted>;

class Trove final : public TellingTable<State, Events> {
 public:
  explicit Trove(Defect defect) : defect_(defect) {}

  Task<> play() override;
  [[nodiscard]] Seat active() const override { return s.active; }
  [[nodiscard]] std::uint32_t turns() const override { return s.turn; }
  [[nodiscard]] const char* audit() const override;
  [[nodiscard]] std::string side_of(Seat) const override { return {}; }
  [[nodiscard]] std::string option_id(const Option& option) const override;
  [[nodiscard]] std::string object_id(Object object) const override { return "card-" + std::to_string(object.index); }
  [[nodiscard]] Text object_name(Object object) const override { return say("card {0}", "karta {0}", {object.index}); }
  [[nodiscard]] std::string event_id(const Event& event) const override { return event_id_in<Events>(event); }
  void write_event(Writer& out, const Event& event) const override {
    write_event_in<Events>(out, event, ObjectNaming(*this, naming()));
  }
  [[nodiscard]] bool same_event(const Event& a, const Event& b) const override { return same_event_in<Events>(a, b); }
  [[nodiscard]] std::vector<Object> event_objects(const Event& event) const override {
    const auto about = [](Card card) { return thing(card); };
    return visit_event<Events>(event, [about](const auto& told) { return objects_in(told, about); });
  }
  [[nodiscard]] std::string question_id(const Question&) const override { return "what_now"; }
  [[nodiscard]] Text option_label(const Option& option) const override;
  [[nodiscard]] Text question_text(const Question&) const override { return {"What now?", "Co teraz?"}; }
  [[nodiscard]] Text event_text(const Event& event) const override;
  [[nodiscard]] Document view(Observer observer) const override;
  void determinize(Observer observer, ChanceStream& stream) override;
  std::string settle(std::span<const std::string>) override { return {}; }

  [[nodiscard]] bool has(Defect defect) const { return defect_ == defect; }
  [[nodiscard]] Player& player(Seat seat) { return s.players[seat.index()]; }
  int storms_seen = 0;  // only the planted defect looks at it

 protected:
  [[nodiscard]] const Naming& naming() const override { return naming_; }

 private:
  Naming naming_;
  Defect defect_;
};

// ---- rules ----------------------------------------------------------------------------------------------------------

void offer_hand(Trove& g, Seat who, Answer answer) {
  const Hand& hand = g.player(who).hand;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (i > 0 && hand[i] == hand[i - 1] && !g.has(Defect::duplicate_option)) continue;
    g.offer({answer, static_cast<std::int16_t>(hand[i].value), {thing(hand[i])}});
  }
}

Card chosen_card(const Option& option) { return Card{static_cast<std::size_t>(option.amount)}; }

Task<> draw_card(Trove& g, Seat who) {
  const Card card = co_await g.draw(g.s.deck, kCardThing, {}, {});
  g.player(who).hand.insert_sorted(card);
  g.tell({}, DrewSecretly{who, card}, Audience::only(who));
  g.tell({}, SomebodyDrew{who, g.has(Defect::leak_in_events) ? card.value : 0});
}

Task<> storm(Trove& g) {
  g.s.luck = static_cast<std::int16_t>(g.s.luck + 1);
  ++g.storms_seen;
  if (g.has(Defect::state_outside)) {
    g.player(g.s.active).score = static_cast<std::int16_t>(g.player(g.s.active).score + g.storms_seen);
  }
  if (!g.s.calm) co_await g.abort(kTurn);
}

void discard(Trove& g, Seat who, Card card) {
  g.player(who).hand.remove(card);
  if (card.value == kStorm && g.has(Defect::lost_card)) return;
  g.s.discard.push_back(card);
}

Task<> treasure(Trove& g) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    offer_hand(g, Seat{i}, kShow);
    g.offer({kShowNothing, 0, {}});
    g.put_to(Seat{i}, {}, {});
  }
  const auto shown = co_await g.all_answers();
  g.irrevocable();
  std::int16_t best = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) best = std::max(best, shown[i].amount);
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    g.tell({}, Shown{Seat{i}, shown[i].amount});
    if (shown[i].kind != kShow) continue;
    discard(g, Seat{i}, chosen_card(shown[i]));
    if (shown[i].amount == best) g.s.players[i].score = static_cast<std::int16_t>(g.s.players[i].score + 3);
  }
}

Task<> play_card(Trove& g, Seat who, Card card) {
  discard(g, who, card);
  Player& p = g.player(who);
  p.score = static_cast<std::int16_t>(p.score + card.value + (g.has(Defect::field_not_in_json) ? g.s.luck : 0));
  g.tell({}, Played{who, card});
  if (card.value == kStorm) co_await storm(g);
  if (card.value == kTreasure) co_await treasure(g);
}

// A question that tells nothing, so that there is something to take back.
Task<> boast(Trove& g, Seat who) {
  const Hand& hand = g.player(who).hand;
  const bool has_high_card = !hand.empty() && hand.back().value >= 4;
  if (g.has(Defect::prompt_skipped) && !has_high_card) co_return;
  g.offer({kBoast, 0, {}});
  g.offer({kStayQuiet, 0, {}});
  const Option answer = co_await g.ask(who, {}, {});
  if (answer.kind == kBoast) g.tell({}, Boasted{who});
}

Task<> turn(Trove& g) {
  const Seat who = g.s.active;
  co_await draw_card(g, who);
  offer_hand(g, who, kPlay);
  g.offer({kPass, 0, {}});
  const Option answer = co_await g.ask(who, {}, {}, Forced::ask);
  co_await boast(g, who);
  if (answer.kind == kPlay) {
    co_await play_card(g, who, chosen_card(answer));
  } else {
    g.tell({}, Passed{who});
  }
}

Result most_points(const State& s) {
  Result result;
  std::int16_t best = 0;
  for (std::size_t i = 0; i < s.seats; ++i) best = std::max(best, s.players[i].score);
  for (std::size_t i = 0; i < s.seats; ++i) {
    result.score[i] = s.players[i].score;
    if (s.players[i].score == best) result.winners = static_cast<std::uint8_t>(result.winners | 1u << i);
  }
  return result;
}

void start_deck_again(State& s) {
  while (!s.discard.empty()) s.deck.shuffle_in(s.discard.pop_back());
  for (Player& p : s.players) {
    while (!p.hand.empty()) s.deck.shuffle_in(p.hand.pop_back());
  }
}

Task<> Trove::play() {
  while (!s.deck.empty()) {
    co_await scoped(*this, kTurn, turn(*this));
    s.active = Seat{(s.active.index() + 1u) % s.seats};
    ++s.turn;
    if (s.deck.empty() && has(Defect::endless)) start_deck_again(s);
    irrevocable();
    checkpoint();
  }
  finish(most_points(s));
}

// ---- what the table tells about itself ------------------------------------------------------------------------------

const char* Trove::audit() const {
  std::array<std::size_t, kValues + 1> seen{};
  const auto count = [&seen](const Hand& cards) {
    for (const Card card : cards) ++seen[std::min<std::size_t>(card.value, kValues)];
  };
  for (const Player& p : s.players) count(p.hand);
  count(s.discard);
  for (const auto* part : {&s.deck.pool, &s.deck.top, &s.deck.bottom}) count(*part);
  const bool all_there = std::all_of(seen.begin() + 1, seen.end(), [](std::size_t n) { return n == kCopies; });
  return all_there ? nullptr : "The cards of Trove are not all there.";
}

std::string Trove::option_id(const Option& option) const {
  switch (option.kind) {
    case kPlay: return "play:" + std::to_string(option.amount);
    case kShow: return "show:" + std::to_string(option.amount);
    case kPass: return "pass";
    case kShowNothing: return "nothing";
    case kBoast: return "boast";
    default: return "quiet";
  }
}

Text Trove::option_label(const Option& option) const {
  if (has(Defect::missing_label) && option.kind == kPass) return {"pass", ""};
  return {option_id(option), option_id(option)};
}

Text Trove::event_text(const Event& event) const {
  const auto who = visit_event<Events>(event, [](const auto& told) { return told.who; });
  return say("Player {0}: {1}", "Gracz {0}: {1}", {who.index(), event.kind});
}

Document Trove::view(Observer observer) const {
  Document players = Document::list();
  for (std::size_t i = 0; i < s.seats; ++i) {
    const Player& p = s.players[i];
    Document line = Document::map({{"score", p.score}, {"cards", p.hand.size()}});
    if (observer.sees_secrets_of(Seat{i})) line.set("hand", to_document(p.hand));
    if (has(Defect::leak_in_view)) line.set("highest", p.hand.empty() ? Document() : to_document(p.hand.back()));
    players.push(std::move(line));
  }
  return Document::map({{"turn", s.turn},
                        {"active", s.active.value},
                        {"deck", s.deck.size()},
                        {"discard", to_document(s.discard)},
                        {"players", std::move(players)}});
}

void Trove::determinize(Observer observer, ChanceStream& stream) {
  if (observer.is_record_keeper()) return;
  const auto is_hidden = [&](std::size_t i) {
    return !observer.sees_secrets_of(Seat{i}) || has(Defect::deals_known_cards);
  };
  std::array<std::size_t, kSeats> sizes{};
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (!is_hidden(i)) continue;
    sizes[i] = s.players[i].hand.size();
    while (!s.players[i].hand.empty()) s.deck.shuffle_in(s.players[i].hand.pop_back());
  }
  for (std::size_t i = 0; i < s.seats; ++i) {
    for (; sizes[i] > 0; --sizes[i]) {
      const std::uint32_t at = stream.below(static_cast<std::uint32_t>(s.deck.pool.size()));
      const Card card = has(Defect::deals_too_much) ? Card{kValues} : s.deck.pool[at];
      s.deck.take_from_pool(at);
      s.players[i].hand.insert_sorted(card);
    }
  }
}

// ---- the game -------------------------------------------------------------------------------------------------------

class TroveGame final : public Game {
 public:
  explicit TroveGame(Defect defect) : defect_(defect) {
    info_.id = "trove";
    info_.name = {"Trove", "Skarb"};
    info_.most_seats = kSeats;
    info_.switches = {{"calm", {"Calm sea", "Spokojne morze"}, {}, {"off", "on"}, {}, 0}};
  }
  [[nodiscard]] const GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<Table> new_table() const override { return std::make_unique<Trove>(defect_); }
  void set_up(Table& table, const MatchSetup& setup) const override {
    State& s = static_cast<Trove&>(table).s;
    s = State{};
    s.seats = setup.seats;
    s.calm = setup.switches[0] != 0;
    for (std::size_t i = 0; i < kCards; ++i) s.deck.shuffle_in(Card{i % kValues + 1});
    // The first hands are known to all: 2 and 3. What is drawn later is not.
    for (std::size_t i = 0; i < s.seats; ++i) {
      for (const std::size_t value : {2u, 3u}) {
        s.deck.pool.remove(Card{value});
        s.players[i].hand.insert_sorted(Card{value});
      }
    }
  }
  [[nodiscard]] std::vector<ContentCount> content_counts() const override { return {}; }
  [[nodiscard]] OriginCount origin_counts() const override { return {}; }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return {}; }
  [[nodiscard]] std::unique_ptr<ItemText> item(std::string_view) const override { return nullptr; }

 private:
  GameInfo info_;
  Defect defect_;
};

}  // namespace

std::unique_ptr<Game> trove(Defect defect) { return std::make_unique<TroveGame>(defect); }

}  // namespace kostka::tests
