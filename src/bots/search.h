// Search: finds the answer with the best prospects by imagining futures of a match. Sequential halving at the root, the
// same worlds for all answers that are compared, a tree over the seat's own turn, and a mixed strategy where seats
// choose in secret at the same time.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "bots/imagining.h"
#include "bots/own_turn.h"
#include "bots/tally.h"
#include "bots/turn_account.h"
#include "kernel/play/judgement.h"
#include "kernel/play/match.h"
#include "kernel/play/weighed.h"

namespace kostka::bots {

struct SearchPlan {
  std::uint32_t iterations = 400;  // futures imagined in one turn of the seat; with a time they are only the most
  std::uint32_t milliseconds = 0;  // of one turn, by the clock of the host; 0: no limit
  std::uint32_t rounds = 1;        // turns of everybody until a future is judged; 0: the own turn only
  std::uint32_t surprise = 10;     // of a hundred imagined decisions, how many are left to chance
  double caution = 1;              // standard errors by which an answer must be ahead of the rules of thumb
  bool tree = true;                // over the own turn
  bool reuse = true;               // of what was learnt at the last decision of the same turn
  bool learned = false;            // futures are read by what was learned about the game, if anything was
  bool weigh = true;               // what the rules of thumb think of every answer decides which ones are tried
  double softness = 0;             // how far behind the best an answer may be and still be given now and then
  double boldness = 0;             // from -1 to 1: what a future with a chance of more is worth beside a safe one
  bool honest = true;              // false only in tests: the search looks at what is hidden

  bool operator==(const SearchPlan&) const = default;
};

// What the host has and bots have not: threads and a clock.
struct SearchHost {
  // Runs job(0) to job(n - 1), if it likes at the same time, and returns when all are done. None: one after another.
  std::function<void(std::size_t n, const std::function<void(std::size_t)>& job)> run_all{};
  // Any clock that goes on. None: a plan's milliseconds mean nothing.
  std::function<std::uint64_t()> milliseconds{};
  unsigned workers = 1;  // how many search beside each other; their roots are added up
};

// What one search found out. `candidates` are in the order in which they were thought of, the favourite of the rules of
// thumb first if there is one.
struct Findings {
  Candidates candidates;
  std::uint32_t choice = 0;  // the option
  std::uint64_t iterations = 0;
  bool has_favourite = false;
  bool mixed = false;  // chosen in secret at the same time as others

  bool operator==(const Findings&) const = default;
};

// The same plan, number of workers and key give the same findings, unless a clock decides. Knows what the seat knows.
class Search {
 public:
  explicit Search(const SearchPlan& plan, SearchHost host = {});

  // `prompt` is open in `match` and has at least two options. Decisions of one turn share the budget of the plan.
  const Findings& find(const kernel::Match& match, const kernel::Prompt& prompt, const kernel::ChanceKey& key);
  [[nodiscard]] const SearchPlan& plan() const { return plan_; }
  // Goes on with the turn of another search of the same seat.
  void go_on(const TurnAccount& account) { account_ = account; }
  [[nodiscard]] TurnAccount account() const { return {turn_, of_, decisions_, spent_, time_spent_}; }
  // How many futures the decisions of the current turn have taken.
  [[nodiscard]] std::uint64_t spent_this_turn() const { return spent_; }

 private:
  // Where the judgements of a game lie, so that they can be read as a value between 0 and 1.
  struct Scale {
    double middle = 0, reach = 0;
  };
  struct Sample {
    std::uint64_t over = 0;  // futures that ended
    bool judged = false;     // the game has an opinion of some position
  };
  struct Worker {
    Imagining imagining;
    OwnTurn own;
    Candidates found;
    std::uint64_t iterations = 0;
  };
  // One who chooses in secret at the same time as others, and how well each answer did.
  struct Secret {
    kernel::Seat who{};
    std::uint32_t count = 0;
    std::array<std::uint32_t, kMostAtRoot> options{};
    std::array<double, kMostAtRoot> regrets{}, shares{}, played{};
  };
  using Secrets = kernel::FixedVector<Secret, kernel::kMaxSeats>;
  // Longer lists are not weighed.
  static constexpr std::size_t kMostWeighed = 512;
  // How far a part of a search may go.
  struct Until {
    std::uint64_t worlds = 0;
    std::uint64_t time = 0;  // on the host's clock; 0: none
  };
  using InWorld = std::function<void(std::size_t worker, std::uint64_t world)>;

  void follow_turn(const kernel::Match& match, const kernel::Prompt& prompt);
  void begin_turn(const kernel::Match& match);
  void take_scales(const kernel::Match& match);
  [[nodiscard]] Sample take_sample(const kernel::Match& match);
  // What was learned about the game, if it is to be used.
  [[nodiscard]] const kernel::Judgement* learned(const kernel::Match& match) const;
  [[nodiscard]] double value_of(const kernel::Match& end, kernel::Seat who) const;
  [[nodiscard]] std::uint64_t grant() const;
  [[nodiscard]] bool may_overdraw(std::uint64_t more) const;
  void gather(const kernel::Match& match, const kernel::Prompt& prompt, std::uint64_t budget);
  // Asks the rules of thumb what all options are worth; false where they do not know.
  bool weigh(const kernel::Match& match, const kernel::Prompt& prompt);
  void add_best(const kernel::Prompt& prompt);
  [[nodiscard]] std::uint32_t chosen_softly();
  void recall();
  void halve(std::uint64_t budget);
  void compare_in(Worker& worker, std::uint64_t world);
  void mix(const kernel::Match& match, std::uint64_t budget);
  [[nodiscard]] Secrets secrets_of(const kernel::Match& match) const;
  void mix_in(Worker& worker, Secrets& secrets, std::uint64_t world);
  [[nodiscard]] std::uint32_t drawn_by_share();
  // Calls `one` for so many worlds, dealt out among the workers, and adds up what they found.
  void explore(const Until& until, const InWorld& one);
  void add_up();
  // When the part of the time that `done` of `all` parts of this decision may take is over; 0 without a clock.
  [[nodiscard]] std::uint64_t deadline(std::uint32_t done, std::uint32_t all) const;
  [[nodiscard]] bool has_clock() const { return plan_.milliseconds > 0 && host_.milliseconds; }

  SearchPlan plan_;
  SearchHost host_;
  std::vector<Worker> workers_;

  // The decision that is being searched.
  Findings found_;
  std::array<std::uint64_t, kMostCandidates> keys_{};  // of the candidates in the trees
  std::array<float, kMostWeighed> worths_{};
  double prior_reach_ = 0;  // reach_, if rules of thumb weighed the answers
  kernel::ChanceKey key_{};
  kernel::ChanceStream stream_;
  kernel::Seat who_{};
  std::uint64_t next_world_ = 0;
  std::uint64_t began_ = 0;

  // The turn that it belongs to.
  const kernel::Game* game_ = nullptr;
  const kernel::Weighs* weighs_ = nullptr;  // the same game, if it is one
  std::uint32_t turn_ = 0;
  kernel::Seat of_{};                     // whose decisions of that turn were searched
  std::size_t inputs_ = 0;                // since the checkpoint, at the last decision
  std::optional<TurnAccount> account_{};  // what another search has left
  double reach_ = 0.15;                   // how far the values of futures usually lie apart
  std::uint32_t decisions_ = 0;
  std::uint64_t spent_ = 0, time_spent_ = 0;
  std::uint64_t answered_ = 0;  // the key of the last answer in the trees
  ImaginingPlan imagined_{};
  std::array<Scale, kernel::kMaxSeats> scales_{};
  const kernel::Judging* judging_ = nullptr;
  const kernel::Judgement* judgement_ = nullptr;
};

}  // namespace kostka::bots
