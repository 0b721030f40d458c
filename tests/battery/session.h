// One random game with every check of the battery around it.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "kernel/play/match.h"
#include "tests/battery/battery.h"
#include "tests/battery/random_play.h"

namespace kostka::tests {

// A match that is played from outside, by being fed the inputs of another one.
struct Follower {
  Follower(const kernel::Game& game, const kernel::MatchSetup& setup);

  // Feeds what the other match was given since; false if an input is refused.
  bool catch_up(const kernel::Match& other);

  kernel::Match match;
  std::size_t fed = 0;
};

// The matches a worker needs, made once: beginning again in the same memory is part of what is tested.
struct Bench {
  explicit Bench(const kernel::Game& game);

  const kernel::Game& game;
  kernel::MatchSetup setup;
  kernel::Match played;
  Follower replay, from_json;
  kernel::Match one_fork, other_fork, long_fork;
  kernel::Match dealt, dealt_fork;
  kernel::Match here, twin;
  std::unique_ptr<kernel::Table> scratch;
};

class Session {
 public:
  Session(Bench& bench, const BatteryOptions& options, std::uint64_t number);

  // False after the first failure, which is then in the report.
  bool run(BatteryReport& report);

 private:
  // When a check that is too dear for every decision is due: early at first, then at growing distances, so that every
  // game gets each check, and a long game not too many.
  struct Due {
    std::uint32_t at = 0;
    std::uint32_t gap = 1;
  };

  bool begin();
  bool begin_later();
  // The game is one of those that are left before they end, and it is time.
  [[nodiscard]] bool is_left() const { return leave_after_ > 0 && decisions_ >= leave_after_; }
  bool check_decision();
  bool step();
  bool finish();

  bool check_prompts();
  bool check_prompt(const kernel::Prompt& prompt);
  bool check_followers();
  bool check_follower(Follower& follower, std::string_view check, std::uint64_t expected);
  bool check_forks();
  bool check_undo(const Answer& answer);
  bool check_determinize();
  bool play_out_dealt();
  bool begin_round_trip();
  bool check_twins();
  bool check_twins_of(kernel::Observer observer, const kernel::Document& checkpoint);
  bool start_twins(const kernel::Document& here, const kernel::Document& twin);
  bool walk_in_lockstep(kernel::Observer observer);
  enum class Stride : std::uint8_t { on, ended, failed };
  Stride compare_twins(kernel::Observer observer);
  Stride compare_events(kernel::Observer observer, bool tables_differ);
  Stride stride();
  Stride draw_apart();

  bool due(Due& due);
  kernel::ChanceKey new_key();
  bool fail(std::string_view check, std::string_view what);
  // Documents are equal exactly when their JSON is, byte for byte.
  bool differ(std::string_view check, std::string_view what, const kernel::Document& a, const kernel::Document& b);

  Bench& b_;
  const BatteryOptions& options_;
  std::uint64_t number_;
  kernel::ChanceStream stream_;
  BatteryReport* report_ = nullptr;
  std::uint32_t decisions_ = 0;
  std::uint32_t leave_after_ = 0;  // 0: played to its end
  Due prompts_, undo_, determinize_, round_trip_, twins_;
  // The fork of this decision. Two take turns: one that has been through all the same decisions as the match would also
  // remember the same where it should not.
  kernel::Match* fork_ = nullptr;
  std::uint32_t long_fork_left_ = 0;
  bool looks_ = false;  // at this decision copies are compared with the match
  bool round_trip_running_ = false;
  bool dealt_played_out_ = false;
  std::size_t heard_here_ = 0, heard_twin_ = 0;  // events that twins have told already
  std::size_t inputs_at_last_look_ = 0;          // since the checkpoint of `here`
  bool parted_by_draw_ = false;                  // twins drew different cards just now
  bool parted_in_secret_ = false;                // twins gave different answers that nobody has seen yet
};

// The names of a check's observers, for its failures: `seat 0`, `a spectator`.
std::string name_of(kernel::Observer observer);
// What is wrong when a new deal of the hidden cards changes a view; follows the observer's name.
inline constexpr std::string_view kSeesDeal =
    " sees a new deal: its view shows what is hidden, or cards it knows were dealt again";
// Two texts around the first place where they differ.
std::string around_difference(const std::string& a, const std::string& b);

}  // namespace kostka::tests
