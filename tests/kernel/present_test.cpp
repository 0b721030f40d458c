// How a match looks from outside, on rules of a few lines: the documents are what the protocol says.
#include <gtest/gtest.h>

#include "kernel/data/diagnostics.h"
#include "kernel/data/reflect.h"
#include "kernel/play/match.h"
#include "server/wire/protocol.h"
#include "tests/kernel/toy_game.h"

namespace kostka::kernel {
namespace {

namespace protocol = server::protocol;
using toy::Toy;
using toy::ToyGame;

using toy::kFirst, toy::kSecond;

struct Seen {
  explicit Seen(toy::Rules rules, ChanceSource source = ChanceSource::stream)
      : game(rules), match(game, standard_setup(game.info()), key_from_seed(1), Keep::inputs_and_events, source) {}

  // Reading fails for a member that is missing or not in the protocol.
  [[nodiscard]] protocol::View view(Observer observer) const {
    protocol::View view;
    Diagnostics diagnostics;
    EXPECT_TRUE(from_document(match.view(observer), view, diagnostics)) << diagnostics.to_text();
    return view;
  }
  [[nodiscard]] protocol::PromptView prompt(Seat seat) const {
    const protocol::View shown = view(Observer::seat(seat));
    EXPECT_TRUE(shown.prompt.has_value());
    return shown.prompt.value_or(protocol::PromptView{});
  }

  ToyGame game;
  Match match;
};

std::vector<bool> finals(const protocol::PromptView& prompt) {
  std::vector<bool> list;
  list.reserve(prompt.options.size());
  for (const protocol::OptionView& option : prompt.options) list.push_back(option.final);
  return list;
}

// Option 0 leads to a further question, 1 to a die, 2 to a reveal, 3 to the end, 4 to a fault.
Task<> five_ways(Toy& g) {
  g.offer_choices(5);
  const Option way = co_await g.ask(kFirst, {}, Question{7, 0, {}});
  if (way.amount == 1) g.s.number = co_await g.roll(6, {}, {});
  if (way.amount == 2) g.irrevocable();
  if (way.amount == 3) co_return;
  if (way.amount == 4) g.fault("Broken.");
  g.offer_choices(2);
  co_await g.ask(kSecond, {}, Question{8, 0, {}});
}

TEST(View, TellsTheAskedSeatWhatIsFinal) {
  for (const ChanceSource source : {ChanceSource::stream, ChanceSource::outside}) {
    const Seen p(five_ways, source);
    const std::uint64_t before = p.match.fingerprint();
    EXPECT_EQ(finals(p.prompt(kFirst)), (std::vector<bool>{false, true, true, true, true}));
    EXPECT_EQ(p.match.fingerprint(), before) << "looking changes nothing";
    EXPECT_EQ(p.prompt(kFirst).kind, "ask-7");
  }
}

TEST(View, SaysFinalExactlyWhereUndoIsRefused) {
  for (std::uint32_t option = 0; option < 5; ++option) {
    Seen p(five_ways);
    const bool is_final = finals(p.prompt(kFirst))[option];
    p.match.answer(kFirst, option);
    EXPECT_EQ(p.match.can_undo(kFirst), !is_final) << option;
  }
}

TEST(View, AScratchMatchMayServeManyViews) {
  Seen p(five_ways), other(five_ways);
  Match scratch(p.game, standard_setup(p.game.info()), {});
  const Observer first = Observer::seat(kFirst), second = Observer::seat(kSecond);
  EXPECT_EQ(p.match.view(first, scratch), p.match.view(first));
  EXPECT_EQ(other.match.view(second, scratch), other.match.view(second));
  p.match.answer(kFirst, 0);
  EXPECT_EQ(p.match.view(second, scratch), p.match.view(second));
}

TEST(View, OnlyTheAskedSeatSeesTheQuestion) {
  const Seen p(five_ways);
  EXPECT_FALSE(p.view(Observer::seat(kSecond)).prompt);
  EXPECT_FALSE(p.view(Observer::spectator()).prompt);
  const auto keeper = p.view(Observer::record_keeper());
  ASSERT_TRUE(keeper.prompt);
  EXPECT_EQ(finals(*keeper.prompt), std::vector<bool>(5, false)) << "nobody who only looks on decides anything";
  EXPECT_EQ(keeper.waiting, std::vector<std::int32_t>{0});
}

Task<> both_choose_quietly(Toy& g) {
  for (const Seat seat : {kFirst, kSecond}) {
    g.offer_choices(2);
    g.refuse({toy::kChoice, static_cast<std::int16_t>(7 + seat.index()), {}}, {});
    g.put_to(seat, {}, {});
  }
  const auto answers = co_await g.all_answers();
  if (answers[0].amount == answers[1].amount) g.irrevocable();
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
}

TEST(View, FinalTellsNothingOfASecretChoice) {
  for (const std::uint32_t secret : {0u, 1u}) {
    Seen p(both_choose_quietly);
    EXPECT_EQ(finals(p.prompt(kFirst)), (std::vector<bool>{false, false}));
    p.match.answer(kSecond, secret);
    EXPECT_EQ(finals(p.prompt(kFirst)), (std::vector<bool>{true, true})) << "the last choice reveals all of them";
  }
}

Task<> chance_of_each_kind(Toy& g) {
  for (const std::size_t card : {3u, 5u}) g.s.deck.shuffle_in(toy::Card{card});
  co_await g.roll(6, {}, {});
  co_await g.draw(g.s.deck, toy::kCardThing, {}, {});
  co_await g.pick(3, {}, {});
  g.offer_choices(2);
  g.offer_numbers(toy::kChoice, 5, 9);
  co_await g.ask(kFirst, {}, {});
}

TEST(View, ChanceIsShownToTheRecordKeeperAlone) {
  Seen p(chance_of_each_kind, ChanceSource::outside);
  for (const char* kind : {"roll", "draw", "pick"}) {
    for (const Observer observer : {Observer::seat(kFirst), Observer::spectator()}) {
      EXPECT_FALSE(p.view(observer).prompt) << "the question lists what the deck holds";
      EXPECT_EQ(p.view(observer).waiting, std::vector<std::int32_t>{-1});
    }
    const auto shown = p.view(Observer::record_keeper()).prompt;
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->kind, kind);
    p.match.answer(Seat{}, 0);
  }
  const auto numbers = p.prompt(kFirst).numbers;
  ASSERT_TRUE(numbers);
  EXPECT_EQ(numbers->first, 5);
  EXPECT_EQ(numbers->last, 9);
  EXPECT_EQ(numbers->first_id, "choose:5");
  EXPECT_EQ(p.prompt(kFirst).options.size(), 2u) << "numbers are not listed";
}

TEST(View, AFaultAndAnEndAreTold) {
  Seen broken(five_ways), ended(five_ways);
  EXPECT_FALSE(broken.view(Observer::spectator()).fault);
  broken.match.answer(kFirst, 4);
  EXPECT_EQ(broken.view(Observer::spectator()).fault, "Broken.");
  ended.match.answer(kFirst, 3);
  EXPECT_TRUE(ended.view(Observer::spectator()).over);
}

Task<> tell_some(Toy& g) {
  g.tell({}, toy::Counted{.more = 1, .less = -2});
  g.tell({}, toy::Whispered{kSecond}, Audience::only(kSecond));
  g.tell({}, [] {
    toy::CardShown shown{.card = toy::Card{4}, .thing = {toy::kCardThing, Seat{}, 5}};
    shown.marks.push_back(7);
    return shown;
  });
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
}

TEST(ViewEvents, AreLinesOfTheProtocolWithTheirNamedMembers) {
  const Seen p(tell_some);
  std::vector<protocol::EventLine> lines;
  Diagnostics diagnostics;
  ASSERT_TRUE(from_document(p.match.view_events(Observer::seat(kFirst)), lines, diagnostics)) << diagnostics.to_text();
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].event, "counted");
  EXPECT_EQ(lines[0].data, Document::map({{"more", 1}, {"less", -2}}));
  EXPECT_EQ(lines[0].objects, std::vector<std::string>{});
  EXPECT_EQ(lines[1].event, "card_shown");
  EXPECT_EQ(lines[1].data,
            Document::map({{"card", 4}, {"thing", "card-5"}, {"owner", Document()}, {"marks", Document::list({7})}}));
  EXPECT_EQ(lines[1].objects, (std::vector<std::string>{"card-4", "card-5"}));
}

Task<> tell_of_nobody(Toy& g) {
  g.tell({}, toy::Whispered{});
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
}

TEST(ViewEvents, NameWhomTheyAreAbout) {
  const Seen p(tell_of_nobody);
  EXPECT_STREQ(p.match.fault(), "An event does not say whom or what it is about.");
}

TEST(ViewEvents, AreEqualByTheirMembers) {
  const Seen a(tell_some), b(tell_some);
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      EXPECT_EQ(a.match.table().same_event(a.match.events()[i].event, b.match.events()[j].event), i == j);
    }
  }
}

TEST(ViewEvents, AreCountedAsTheObserverHearsThem) {
  const Seen p(tell_some);
  for (std::size_t upto = 0; upto <= 4; ++upto) {
    const std::size_t all = std::min<std::size_t>(upto, 3);
    EXPECT_EQ(p.match.visible_events(Observer::seat(kSecond), upto), all);
    EXPECT_EQ(p.match.visible_events(Observer::seat(kFirst), upto), all - (all >= 2 ? 1 : 0));
  }
}

TEST(ViewRefusals, AreTheOnesOfTheAskedSeat) {
  Seen p(both_choose_quietly);
  EXPECT_EQ(p.match.view_refusals(kFirst).size(), 0u) << "nobody asked for reasons";
  p.match.explain(true);
  p.match.rewind(0);
  for (const Seat seat : {kFirst, kSecond}) {
    const Document reasons = p.match.view_refusals(seat);
    ASSERT_EQ(reasons.size(), 1u);
    EXPECT_EQ(reasons[0]["option"].as_text(), "choose:" + std::to_string(7 + seat.index()));
    for (const char* key : {"label", "objects", "clause"}) EXPECT_TRUE(reasons[0].contains(key)) << key;
  }
  p.match.answer(kFirst, 0);
  EXPECT_EQ(p.match.view_refusals(kFirst).size(), 0u) << "no longer asked";
  EXPECT_EQ(p.match.view_refusals(kSecond).size(), 1u);
}

// ---- a moment -------------------------------------------------------------------------------------------------------

protocol::Moment moment_of(const Match& match) {
  protocol::Moment moment;
  Diagnostics diagnostics;
  EXPECT_TRUE(from_document(match.moment(), moment, diagnostics)) << diagnostics.to_text();
  return moment;
}

TEST(Moment, TellsWhatWaitsForWhat) {
  Seen p(five_ways);
  protocol::Moment moment = moment_of(p.match);
  EXPECT_EQ(moment.chain, "five_ways: ask-7");
  ASSERT_EQ(moment.questions.size(), 1u);
  EXPECT_EQ(moment.questions[0].seat, 0);
  EXPECT_EQ(finals(moment.questions[0].prompt), finals(p.prompt(kFirst)));
  p.match.answer(kFirst, 1);
  moment = moment_of(p.match);
  EXPECT_EQ(moment.chain, "five_ways: ask-8");
  EXPECT_EQ(moment.inputs, 2);
  EXPECT_NE(moment.position["number"].as_int(), 0) << "the position of now, not of the last checkpoint";
  p.match.answer(kSecond, 0);
  moment = moment_of(p.match);
  EXPECT_TRUE(moment.over);
  EXPECT_EQ(moment.chain, "");
  EXPECT_TRUE(moment.questions.empty());
}

TEST(Moment, AsksChanceFromOutside) {
  Seen p(five_ways, ChanceSource::outside);
  p.match.answer(kFirst, 1);
  const protocol::Moment moment = moment_of(p.match);
  EXPECT_EQ(moment.chain, "five_ways: roll");
  ASSERT_EQ(moment.questions.size(), 1u);
  EXPECT_EQ(moment.questions[0].seat, -1);
}

TEST(Moment, NamesAFault) {
  Seen p(five_ways);
  p.match.answer(kFirst, 4);
  const protocol::Moment moment = moment_of(p.match);
  EXPECT_EQ(moment.fault, "Broken.");
  EXPECT_TRUE(moment.rules.empty());
}

}  // namespace
}  // namespace kostka::kernel
