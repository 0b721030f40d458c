// What Match, Table and Task promise to the outside, on rules of a few lines.
#include "kernel/play/match.h"

#include <gtest/gtest.h>

#include "kernel/data/diagnostics.h"
#include "kernel/play/maybe_task.h"
#include "tests/kernel/toy_game.h"

namespace kostka::kernel {
namespace {

using toy::Toy;
using toy::ToyGame;

using toy::kFirst, toy::kSecond;
constexpr std::uint8_t kTurn = 1, kElsewhere = 2;

struct Played {
  explicit Played(toy::Rules rules, ChanceSource source = ChanceSource::stream)
      : game(rules), match(game, standard_setup(game.info()), key_from_seed(1), Keep::inputs_and_events, source) {}
  [[nodiscard]] const Toy& table() const { return static_cast<const Toy&>(match.table()); }

  ToyGame game;
  Match match;
};

// ---- questions ------------------------------------------------------------------------------------------------------

Task<> choose_three_times(Toy& g) {
  for (int i = 0; i < 3; ++i) {
    g.offer_choices(3);
    const Option answer = co_await g.ask(kFirst, {}, {});
    g.s.number = g.s.number * 10 + answer.amount;
  }
  g.finish(Result::won_by(kSecond));
}

TEST(Match, AnswersLeadThroughTheRules) {
  Played p(choose_three_times);
  for (const std::uint32_t option : {2u, 0u, 1u}) EXPECT_EQ(p.match.answer(kFirst, option), Refused::no);
  EXPECT_TRUE(p.match.over());
  EXPECT_EQ(p.table().s.number, 201);
  EXPECT_TRUE(p.match.result().won(kSecond));
  EXPECT_FALSE(p.match.result().won(kFirst));
  EXPECT_EQ(p.match.answer(kFirst, 0), Refused::match_is_over);
}

TEST(Match, ARefusedAnswerChangesNothing) {
  Played p(choose_three_times);
  const std::uint64_t before = p.match.fingerprint();
  EXPECT_EQ(p.match.answer(kSecond, 0), Refused::seat_is_not_asked);
  EXPECT_EQ(p.match.answer(Seat{}, 0), Refused::seat_is_not_asked);
  EXPECT_EQ(p.match.answer(kFirst, 3), Refused::no_such_option);
  EXPECT_EQ(p.match.fingerprint(), before);
  EXPECT_TRUE(p.match.inputs().empty());
}

TEST(Match, LooksTheSameWhenItIsRetired) {
  Played p(choose_three_times);
  p.match.retire();
  EXPECT_EQ(p.match.answer(kFirst, 2), Refused::no) << "a match that goes on is not retired";
  for (const std::uint32_t option : {0u, 1u}) EXPECT_EQ(p.match.answer(kFirst, option), Refused::no);
  const Document before = p.match.view(Observer::record_keeper());
  p.match.retire();
  EXPECT_EQ(to_json(p.match.view(Observer::record_keeper())), to_json(before));
  EXPECT_EQ(p.match.answer(kFirst, 0), Refused::match_is_over);
  EXPECT_TRUE(p.match.rewind(1));
  EXPECT_EQ(p.table().s.number, 2);
  EXPECT_EQ(p.match.answer(kFirst, 1), Refused::no) << "a match that was wound back goes on";
}

TEST(Match, TakesBackOneDecisionAfterTheOther) {
  Played p(choose_three_times);
  EXPECT_FALSE(p.match.can_undo(kFirst));
  p.match.answer(kFirst, 2);
  p.match.answer(kFirst, 1);
  EXPECT_FALSE(p.match.undo(kSecond));
  EXPECT_TRUE(p.match.undo(kFirst));
  EXPECT_EQ(p.table().s.number, 2);
  EXPECT_TRUE(p.match.undo(kFirst));
  EXPECT_EQ(p.table().s.number, 0);
  EXPECT_FALSE(p.match.undo(kFirst));
}

Task<> one_and_many_options(Toy& g) {
  g.offer_choices(1);
  co_await g.ask(kFirst, {}, {});  // nobody is asked
  g.s.number = 1;
  g.offer_choices(1);
  co_await g.ask(kFirst, {}, {}, Forced::ask);
  g.s.number = 2;
  g.offer_choices(2);
  g.offer_numbers(toy::kChoice, 5, 9);
  const Option answer = co_await g.ask(kFirst, {}, {});
  g.s.number = answer.amount;
}

TEST(Match, ASingleOptionIsTakenUnlessThatWouldTellSomething) {
  Played p(one_and_many_options);
  EXPECT_EQ(p.table().s.number, 1);
  p.match.answer(kFirst, 0);
  EXPECT_EQ(p.table().s.number, 2);
}

TEST(Match, NumbersFollowTheListedOptions) {
  Played p(one_and_many_options);
  p.match.answer(kFirst, 0);
  const Prompt& prompt = p.match.prompts()[0];
  EXPECT_EQ(prompt.count(), 7u);
  EXPECT_EQ(p.match.option_id(prompt, 6), "choose:9");
  EXPECT_EQ(p.match.find_option(prompt, "choose:5"), 2u);
  EXPECT_EQ(p.match.find_option(prompt, "choose:4"), std::nullopt);
  p.match.answer(kFirst, 3);
  EXPECT_EQ(p.table().s.number, 6);
}

// ---- secret choices -------------------------------------------------------------------------------------------------

Task<> both_choose(Toy& g) {
  for (const Seat seat : {kFirst, kSecond}) {
    g.offer_choices(4);
    g.put_to(seat, {}, {});
  }
  const auto answers = co_await g.all_answers();
  g.irrevocable();
  g.s.number = answers[0].amount * 10 + answers[1].amount;
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
}

TEST(SecretChoice, ShowsNothingUntilAllHaveAnswered) {
  Played p(both_choose), q(both_choose);
  p.match.answer(kSecond, 1);
  q.match.answer(kSecond, 3);
  EXPECT_EQ(to_json(p.match.view(Observer::seat(kFirst))), to_json(q.match.view(Observer::seat(kFirst))));
  EXPECT_EQ(p.table().s.number, 0);
  EXPECT_EQ(p.match.answer(kSecond, 1), Refused::seat_is_not_asked);
  p.match.answer(kFirst, 2);
  EXPECT_EQ(p.table().s.number, 21);
}

TEST(SecretChoice, CanBeWithdrawnWhileOthersThink) {
  Played p(both_choose);
  const std::string before = to_json(p.match.view(Observer::seat(kSecond)));
  p.match.answer(kSecond, 1);
  EXPECT_FALSE(p.match.can_undo(kFirst));
  EXPECT_TRUE(p.match.undo(kSecond));
  EXPECT_EQ(to_json(p.match.view(Observer::seat(kSecond))), before);
  p.match.answer(kSecond, 3);
  p.match.answer(kFirst, 0);
  EXPECT_EQ(p.table().s.number, 3);
  EXPECT_FALSE(p.match.can_undo(kFirst)) << "what was revealed cannot be taken back";
}

TEST(SecretChoice, AForkKeepsTheAnswersGivenSoFar) {
  Played p(both_choose);
  p.match.answer(kSecond, 1);
  const auto fork = p.match.fork();
  EXPECT_EQ(fork->prompt_of(kSecond), nullptr);
  fork->answer(kFirst, 2);
  EXPECT_EQ(fork->current_position()["number"].as_int(), 21);
}

// ---- chance ---------------------------------------------------------------------------------------------------------

Task<> roll_and_draw(Toy& g) {
  for (const std::size_t card : {3u, 5u, 3u}) g.s.deck.shuffle_in(toy::Card{card});
  g.s.number = co_await g.roll(6, {}, {});
  const toy::Card card = co_await g.draw(g.s.deck, toy::kCardThing, {}, {});
  g.s.number = g.s.number * 10 + static_cast<int>(card.value);
  const std::uint32_t picked = co_await g.pick(3, {}, {});
  g.s.number = g.s.number * 10 + static_cast<int>(picked);
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
}

TEST(Chance, FromOutsideIsAskedForAndEqualCardsOnce) {
  Played p(roll_and_draw, ChanceSource::outside);
  ASSERT_NE(p.match.prompt_of(Seat{}), nullptr);
  EXPECT_EQ(p.match.option_id(*p.match.prompt_of(Seat{}), 3), "roll:4");
  EXPECT_EQ(p.match.answer(Seat{}, 6), Refused::no_such_option);
  p.match.answer(Seat{}, 3);
  ASSERT_EQ(p.match.prompt_of(Seat{})->count(), 2u);
  EXPECT_EQ(p.match.option_id(*p.match.prompt_of(Seat{}), 1), "draw:card-5");
  p.match.answer(Seat{}, 1);
  EXPECT_EQ(p.match.option_id(*p.match.prompt_of(Seat{}), 2), "pick:2");
  p.match.answer(Seat{}, 2);
  EXPECT_EQ(p.table().s.number, 452);
  EXPECT_FALSE(p.match.can_undo(kFirst));
}

TEST(Chance, FromTheStreamIsRecordedAndReplaysFromOutside) {
  Played p(roll_and_draw);
  Played q(roll_and_draw, ChanceSource::outside);
  ASSERT_EQ(p.match.inputs().size(), 3u);
  for (const Input& input : p.match.inputs()) {
    EXPECT_TRUE(input.is_chance());
    EXPECT_EQ(q.match.feed(input), Refused::no);
  }
  EXPECT_EQ(q.match.fingerprint(), p.match.fingerprint());
  EXPECT_EQ(q.table().s.number, p.table().s.number);
}

// ---- scopes and frames ----------------------------------------------------------------------------------------------

Task<> leave_from_depth(Toy& g, int depth) {
  const toy::FrameCount alive(g);
  g.offer_choices(2);
  const Option answer = co_await g.ask(kFirst, {}, {});
  if (answer.amount == 1) co_await g.abort(kTurn);
  if (depth > 0) co_await leave_from_depth(g, depth - 1);
  g.s.number += 1;
}

Task<> turn_with_depth(Toy& g) {
  const bool ended = co_await scoped(g, kTurn, leave_from_depth(g, 3));
  g.s.turn = ended ? 1 : 2;
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
}

TEST(Scope, AnAbortLeavesEveryRuleInsideAndFreesItsFrame) {
  Played p(turn_with_depth);
  p.match.answer(kFirst, 0);
  p.match.answer(kFirst, 0);
  EXPECT_EQ(p.table().frames_alive, 3);
  p.match.answer(kFirst, 1);
  EXPECT_EQ(p.table().frames_alive, 0);
  EXPECT_EQ(p.table().s.number, 0);
  EXPECT_EQ(p.table().s.turn, 2);
}

TEST(Scope, ABodyThatRunsToItsEndSaysSo) {
  Played p(turn_with_depth);
  for (int i = 0; i < 4; ++i) p.match.answer(kFirst, 0);
  EXPECT_EQ(p.table().s.number, 4);
  EXPECT_EQ(p.table().s.turn, 1);
}

TEST(Scope, RestartingInTheMiddleFreesTheFrames) {
  Played p(turn_with_depth);
  for (int i = 0; i < 1'000; ++i) {
    p.match.answer(kFirst, 0);
    p.match.restart(p.match.setup(), {});
    ASSERT_EQ(p.table().frames_alive, 1);
  }
}

Task<> add_one(Toy& g) {
  const toy::FrameCount alive(g);
  g.s.number += 1;
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
}
MaybeTask add_one_from(Toy& g, int turn) {
  if (g.s.turn < turn) return {};
  return add_one(g);
}
Task<> mostly_nothing(Toy& g) {
  co_await add_one_from(g, 1);
  g.s.turn = 1;
  co_await add_one_from(g, 1);
}

TEST(MaybeTask, WithNothingToDoIsPassedWithoutAFrame) {
  EXPECT_TRUE(MaybeTask().await_ready());
  EXPECT_FALSE(MaybeTask(Task<>()).await_ready()) << "a task that found no room must not be taken for one that is done";
  Played p(mostly_nothing);
  EXPECT_EQ(p.table().s.turn, 1);
  EXPECT_EQ(p.table().s.number, 1);
  EXPECT_EQ(p.table().frames_alive, 1);
  p.match.answer(kFirst, 0);
  EXPECT_EQ(p.table().frames_alive, 0);
}

// ---- rules that wait ------------------------------------------------------------------------------------------------

using Chain = std::vector<std::string_view>;

TEST(WaitingRules, AreNamedFromTheOutermostToTheOneThatAsks) {
  Played p(turn_with_depth);
  EXPECT_EQ(p.match.waiting_rules(), (Chain{"turn_with_depth", "leave_from_depth"}));
  p.match.answer(kFirst, 0);
  const Chain deeper{"turn_with_depth", "leave_from_depth", "leave_from_depth"};
  EXPECT_EQ(p.match.waiting_rules(), deeper);
  EXPECT_EQ(p.match.fork()->waiting_rules(), deeper) << "a copy waits in the same rules";
  p.match.answer(kFirst, 1);
  EXPECT_EQ(p.match.waiting_rules(), (Chain{"turn_with_depth"})) << "what was left no longer waits";
  p.match.answer(kFirst, 0);
  EXPECT_TRUE(p.match.over());
  EXPECT_TRUE(p.match.waiting_rules().empty());
}

struct Wide {
  std::uint64_t first = 1, second = 2, third = 3;
};
template <class T>
Task<T> throw_for(Toy& g) {
  g.s.number = co_await g.roll(6, {}, {});
  co_return T{};
}
Task<> throw_for_all_sizes(Toy& g) {
  co_await throw_for<char>(g);
  co_await throw_for<std::uint64_t>(g);
  co_await throw_for<Wide>(g);
}

TEST(WaitingRules, AreFoundWhateverARuleReturns) {
  Played p(throw_for_all_sizes, ChanceSource::outside);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(p.match.waiting_rules(), (Chain{"throw_for_all_sizes", "throw_for"}));
    p.match.answer(Seat{}, 0);
  }
}

// ---- faults ---------------------------------------------------------------------------------------------------------

Task<> abort_without_scope(Toy& g) {
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
  co_await g.abort(kElsewhere);
}
Task<> ask_about_nothing(Toy& g) {
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
  co_await g.ask(kFirst, {}, {});
}
Task<> fill_a_list(Toy& g) {
  for (int i = 0; i < 5; ++i) g.s.list.push_back(i);
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
}
Task<> break_the_audit(Toy& g) {
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
  g.s.number = -1;
  g.checkpoint();
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
}
Task<> nest(Toy& g, int depth) {  // NOLINT(misc-no-recursion): to nest without end is the test
  const toy::FrameCount alive(g);
  if (depth >= 0) co_await nest(g, depth + 1);
  g.s.number = depth;
}
Task<> nest_without_end(Toy& g) {
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
  co_await nest(g, 0);
}
Task<> draw_from_nothing(Toy& g) { co_await g.draw(g.s.deck, toy::kCardThing, {}, {}); }

void expect_fault(toy::Rules rules, const char* sentence) {
  Played other(choose_three_times);
  Played p(rules);
  if (!p.match.fault()) p.match.answer(kFirst, 0);
  ASSERT_NE(p.match.fault(), nullptr);
  EXPECT_STREQ(p.match.fault(), sentence);
  EXPECT_FALSE(p.match.over());
  EXPECT_TRUE(p.match.prompts().empty());
  EXPECT_EQ(p.match.answer(kFirst, 0), Refused::match_is_faulted);
  EXPECT_FALSE(p.match.can_undo(kFirst));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(other.match.answer(kFirst, 0), Refused::no) << "another match goes on";
  EXPECT_TRUE(other.match.over());
}

TEST(Faults, EndTheMatchTheyHappenInAndNoOther) {
  expect_fault(abort_without_scope, "A rule leaves a part of the game that is not being played.");
  expect_fault(ask_about_nothing, "Somebody is asked to choose among nothing.");
  expect_fault(fill_a_list, "A list of the position is full: the rules put more into it than can exist.");
  expect_fault(break_the_audit, "The number is below zero.");
  expect_fault(nest_without_end, "The rules nest deeper than any game can: a loop without end.");
  expect_fault(draw_from_nothing, "A card is drawn from an empty deck.");
}

Task<> lose_a_card_and_play_on(Toy& g) {
  g.s.number = -1;
  for (g.s.turn = 0; g.s.turn < 100; ++g.s.turn) {
    g.checkpoint();
    g.offer_choices(2);
    co_await g.ask(kFirst, {}, {});
  }
}
Task<> lose_a_card_at_the_end(Toy& g) {
  g.offer_choices(2);
  co_await g.ask(kFirst, {}, {});
  g.s.number = -1;
}

TEST(Faults, AreFoundInMatchesOfStudiesTooIfLater) {
  const ToyGame game(lose_a_card_and_play_on);
  Match recorded(game, standard_setup(game.info()), key_from_seed(1), Keep::inputs);
  EXPECT_NE(recorded.fault(), nullptr);
  Match study(game, standard_setup(game.info()), key_from_seed(1), Keep::nothing);
  EXPECT_EQ(study.fault(), nullptr);
  while (study.answer(kFirst, 0) == Refused::no) continue;
  EXPECT_STREQ(study.fault(), "The number is below zero.");
  EXPECT_LT(study.table().turns(), 65u);
}

TEST(Faults, AreFoundBeforeAResultCounts) {
  const ToyGame game(lose_a_card_at_the_end);
  Match study(game, standard_setup(game.info()), key_from_seed(1), Keep::nothing);
  EXPECT_EQ(study.answer(kFirst, 0), Refused::no);
  EXPECT_STREQ(study.fault(), "The number is below zero.");
  EXPECT_FALSE(study.over());
}

TEST(Faults, KeepTheInputsAndLetTheMatchBeginAnew) {
  Played p(nest_without_end);
  p.match.answer(kFirst, 1);
  EXPECT_EQ(p.match.inputs().size(), 1u);
  p.match.restart(p.match.setup(), {});
  EXPECT_EQ(p.match.fault(), nullptr);
  EXPECT_EQ(p.table().frames_alive, 0);
  EXPECT_EQ(p.match.prompts().size(), 1u);
}

// ---- checkpoints, forks, positions ----------------------------------------------------------------------------------

Task<> turns(Toy& g) {
  while (g.s.turn < 5) {
    int local = 0;  // lives between decisions of a turn, and nowhere but in the frame
    for (int i = 0; i < 3; ++i) {
      g.offer_choices(4);
      local = local * 10 + (co_await g.ask(kFirst, {}, {})).amount;
      local += co_await g.roll(6, {}, {});
    }
    g.s.number += local;
    ++g.s.turn;
    g.checkpoint();
  }
}

TEST(Fork, RebuildsTheFramesBetweenCheckpoints) {
  Played p(turns);
  const auto fork = p.match.fork();
  for (std::uint32_t i = 0; !p.match.over(); ++i) {
    p.match.fork_into(*fork);
    ASSERT_EQ(fork->fingerprint(), p.match.fingerprint());
    p.match.answer(kFirst, i % 4);
    fork->answer(kFirst, i % 4);
    ASSERT_EQ(fork->fingerprint(), p.match.fingerprint()) << "the same future";
    ASSERT_LE(p.match.inputs_since_checkpoint(), 6u);
  }
}

TEST(Fork, ACopyForABotHasAFutureOfItsOwn) {
  Played p(turns);
  int differences = 0;
  for (std::uint64_t n = 0; n < 20; ++n) {
    const auto fork = p.match.fork();
    p.match.fork_into(*fork, key_from_seed(n));
    const auto same = p.match.fork();
    for (int i = 0; i < 6; ++i) {
      fork->answer(kFirst, 0);
      same->answer(kFirst, 0);
    }
    differences += fork->fingerprint() != same->fingerprint();
  }
  EXPECT_GT(differences, 15);
}

TEST(Rewind, GoesBackToADecisionAndRollsAnew) {
  Played p(turns);
  for (int i = 0; i < 7; ++i) p.match.answer(kFirst, 1);
  const auto inputs = std::vector<Input>(p.match.inputs().begin(), p.match.inputs().end());
  ASSERT_TRUE(p.match.rewind(5));
  EXPECT_EQ(p.match.inputs().size(), 4u) << "a throw of the dice is not left hanging";
  EXPECT_EQ(std::vector<Input>(p.match.inputs().begin(), p.match.inputs().end()),
            std::vector<Input>(inputs.begin(), inputs.begin() + 4));
  EXPECT_FALSE(p.match.rewind(100));
}

TEST(StartFrom, RefusesAWrongPositionAndChangesNothing) {
  Played p(turns);
  for (int i = 0; i < 4; ++i) p.match.answer(kFirst, 1);
  const std::uint64_t before = p.match.fingerprint();
  Diagnostics diagnostics;
  Document position = p.match.checkpoint_position();
  position.set("number", -5);
  EXPECT_FALSE(p.match.start_from(position, {}, diagnostics));
  EXPECT_NE(diagnostics.to_text().find("The number is below zero."), std::string::npos);
  position.set("number", "many");
  EXPECT_FALSE(p.match.start_from(position, {}, diagnostics));
  EXPECT_EQ(p.match.fingerprint(), before);
  EXPECT_EQ(p.match.answer(kFirst, 0), Refused::no);
  position.set("number", 40);
  EXPECT_TRUE(p.match.start_from(position, {}, diagnostics));
  EXPECT_EQ(p.table().s.number, 40);
}

}  // namespace
}  // namespace kostka::kernel
