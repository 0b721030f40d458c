// The K.O. effect and the knockdown test (Test Knockdownu).
#include <algorithm>
#include <cstdlib>

#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

constexpr int kBeat = 550, kLastBeat = int{kBeats}, kTime = 10'000;  // KNO-KDT-30, in ms
constexpr int kHopeless = 19;                                        // KNO-KDT-34

int cubes(const Player& p) { return p.light + p.heavy; }

// KNO-KDT-32: the nearest beat; exactly between two, the earlier; before the first, the first.
int beat_of(int ms) {
  const int beat = (ms + kBeat / 2 - 1) / kBeat;
  return beat < 1 ? 1 : beat > kLastBeat ? kLastBeat : beat;
}
// The earliest press that belongs to a beat.
int first_ms_of(int beat) { return beat <= 1 ? 0 : beat * kBeat - kBeat / 2 + 1; }

// A whole number from a normal distribution around 0, without floating point, so that every platform agrees: twelve
// uniform numbers of 16 bits add up to a variance of one in units of 65536.
int normal_error(int deviation, kernel::ChanceStream& stream) {
  std::int64_t sum = 0;
  for (int word = 0; word < 3; ++word) {
    const std::uint64_t bits = stream.next();
    for (int part = 0; part < 4; ++part) sum += static_cast<std::int64_t>(bits >> (16 * part) & 0xffff);
  }
  const std::int64_t scaled = (sum - 6 * 65535) * deviation;
  return static_cast<int>((scaled + (scaled < 0 ? -32768 : 32768)) / 65536);
}

// KNO-KDT-23: whatever a screen shows, the roll decides.
Task<bool> dice_test(Knockdown& g, Seat tested, TestCourse& course) {
  int sum = 0;
  for (int die = 0; die < 3; ++die) {
    const int face = co_await g.roll(6, "KNO-KDT-20"_clause, g.question(Asking::test_die, 0, of(tested)));
    course.test.dice.push_back(static_cast<std::int8_t>(face));
    sum += face;
  }
  g.tell("KNO-KDT-20"_clause, told::Dice{course.test});
  co_return sum >= strain(g, tested);
}

// KNO-KDT-36: each press is an answer; what it refuses is simply not among the options.
Task<bool> timing_test(Knockdown& g, Seat tested, TestCourse& course) {
  const Player& p = g.player(tested);
  // KNO-KDT-34
  if (strain(g, tested) >= kHopeless) co_return false;
  // KNO-KDT-38
  int running = strain_modifier(g, tested);
  int beat = 0;
  for (int down = 0; down < cubes(p); ++down) {
    // KNO-KDT-31
    const bool heavy = down < p.heavy;
    running += heavy ? 2 : 1;
    // KNO-KDT-33
    const int window = timing_window(running, heavy);
    course.cubes_down = down;
    course.next_window = window;
    g.offer_to_choose(Answer::stop_pressing);
    if (beat < kLastBeat) g.offer_numbers(static_cast<std::uint16_t>(Answer::press), first_ms_of(beat + 1), kTime);
    const Option choice =
        co_await g.ask(tested, "KNO-KDT-36"_clause, g.question(Asking::press, down, of(tested)), kernel::Forced::ask);
    if (answer_of(choice) == Answer::stop_pressing) {
      course.test.time_over = true;
      g.tell("KNO-KDT-34"_clause, told::TimeOver{course.test});
      co_return false;
    }
    g.irrevocable();  // a press is a fact of the hand, like a die on the table
    // KNO-KDT-30
    beat = beat_of(choice.amount);
    const int off = choice.amount - beat * kBeat;
    course.test.presses.push_back({off, window});
    g.tell("KNO-KDT-32"_clause, told::Press{choice.amount, course.test});
    if (std::abs(off) > window) co_return false;
  }
  co_return true;
}

// Real cubes on a real table; their owner says how it went.
Task<bool> tower_test(Knockdown& g, Seat tested) {
  g.offer_to_choose(Answer::tower_stands);
  g.offer_to_choose(Answer::tower_falls);
  const Option choice =
      co_await g.ask(tested, "KNO-KDT-03"_clause, g.question(Asking::tower, cubes(g.player(tested)), of(tested)));
  // KNO-KDT-04
  co_return answer_of(choice) == Answer::tower_stands;
}

Task<bool> take_test(Knockdown& g, Seat tested, TestTold& told) {
  // KNO-KDT-12
  if (cubes(g.player(tested)) == 0) co_return true;
  TestCourse course(g.test_course, told);
  // KNO-KDT-13
  switch (g.s.agreed.test) {
    case TestMode::timing: co_return co_await timing_test(g, tested, course);
    case TestMode::tower: co_return co_await tower_test(g, tested);
    case TestMode::dice: break;
  }
  co_return co_await dice_test(g, tested, course);
}

}  // namespace

int strain(const Knockdown& g, Seat who) { return strain_after(g, who, {}); }

int strain_after(const Knockdown& g, Seat who, Damage more) {
  const Player& p = g.player(who);
  // KNO-KDT-14
  const int s = p.light + more.light + 2 * (p.heavy + more.heavy) + strain_modifier(g, who);
  return s < 0 ? 0 : s;
}

int failing_throws(int strain) {
  // Ways to throw less than `strain` with three dice.
  static constexpr std::array<int, 20> kFails = {0,  0,   0,   0,   1,   4,   10,  20,  35,  56,
                                                 81, 108, 135, 160, 181, 196, 206, 212, 215, 216};
  return kFails[static_cast<std::size_t>(strain < 0 ? 0 : strain > 19 ? 19 : strain)];
}

Damage half_of(Damage have) {
  const int gone = (have.light + have.heavy) / 2, heavy = have.heavy / 2;
  return {static_cast<std::int16_t>(gone - heavy), static_cast<std::int16_t>(heavy)};
}

// The numbers make a steady hand as likely to fail as the dice are (KNO-KDT-35).
int timing_window(int s, bool heavy) {
  static constexpr std::array<int, 16> kLight = {113, 98, 88, 79, 71, 63, 57, 51, 46, 41, 35, 32, 27, 21, 13, 0};
  static constexpr std::array<int, 16> kHeavy = {113, 94, 81, 71, 62, 53, 46, 39, 34, 28, 23, 19, 15, 10, 5, 0};
  if (s <= 3) return 120;
  const auto i = static_cast<std::size_t>(s >= kHopeless ? 15 : s - 4);
  return heavy ? kHeavy[i] : kLight[i];
}

// KNO-KDT-37: a computer player presses on beats 1, 2, 3 and so on, with errors cut off at 274 ms.
std::optional<std::uint32_t> Knockdown::reflex(const kernel::Prompt& prompt, kernel::Steadiness steadiness,
                                               kernel::ChanceStream& stream) const {
  if (static_cast<Asking>(prompt.question.kind) != Asking::press || prompt.numbers() == 0) return {};
  static constexpr std::array<int, 3> kDeviation = {55, 40, 30};
  const int error = std::clamp(normal_error(kDeviation[static_cast<std::size_t>(steadiness)], stream), -274, 274);
  const int ms =
      std::clamp((prompt.question.amount + 1) * kBeat + error, int{prompt.first_number}, int{prompt.last_number});
  return prompt.listed + static_cast<std::uint32_t>(ms - prompt.first_number);
}

// KNO-KDT-08: nothing blocks it.
Task<> ko_step(Knockdown& g, Seat attacker) {
  const Seat tested = g.opponent_of(attacker);
  // KNO-KDT-22: the question shows the chance.
  const int s = strain(g, tested), fails = failing_throws(s);
  g.offer_to_choose(Answer::call);
  g.offer_to_choose(Answer::no_call);
  const Option choice = co_await g.ask(attacker, "KNO-KDT-02"_clause, g.question(Asking::call_ko, fails, of(tested)));
  if (answer_of(choice) == Answer::no_call) co_return;
  const Damage cubes_now{g.player(tested).light, g.player(tested).heavy};
  TestTold test{.tested = tested, .strain = s, .failing = fails, .cubes = cubes_now};
  g.tell("KNO-KDT-01"_clause, told::KoCalled{attacker, test});
  if (!co_await take_test(g, tested, test)) {
    g.tell("KNO-KDT-06"_clause, told::TestFailed{test});
    // KNO-END-02
    g.s.round_winner = attacker;
    // KNO-SEQ-10
    co_await g.abort(kRound);
  }
  const Damage gone = half_of(cubes_now);
  g.tell("KNO-KDT-05"_clause, told::TestPassed{test, gone});
  remove_damage(g, tested, gone, {}, "KNO-KDT-10"_clause);
  // KNO-GOLD-02: the active player's text first.
  for (const Seat who : {g.s.active, g.opponent_of(g.s.active)}) {
    // KNO-KDT-09
    // KNO-KDT-11: when half of the damage is gone.
    co_await skill_window(g, who, who == tested ? Window::pass_test : Window::opponent_passes_test);
  }
}

}  // namespace kostka::games::knockdown
