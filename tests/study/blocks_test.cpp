// The games of a study put together from parts are the same report, whoever played which part and in which order.
#include "study/blocks.h"

#include <gtest/gtest.h>

#include <unistd.h>
#include <algorithm>
#include <atomic>
#include <deque>
#include <future>
#include <mutex>

#include "study/checkpoint.h"
#include "study/distributed.h"
#include "study/simulate.h"
#include "tests/study/coin_game.h"

namespace kostka::study {
namespace {

SimulationPlan coin_plan(std::uint64_t games, std::uint64_t first = 0) {
  static const CoinGame game;
  SimulationPlan plan;
  plan.setup = standard_setup(game.info());
  plan.first = first;
  plan.games = games;
  plan.seed = 7;
  plan.most_decisions = 50;
  plan.cards = plan.deeds = true;
  return plan;
}

Report played_at_once(std::uint64_t games, std::uint64_t first = 0) {
  return simulate(CoinGame(), coin_plan(games, first));
}

TEST(ReportParts, AddUpToTheWhole) {
  const Report whole = played_at_once(400, 3);
  EXPECT_GT(whole.faulted, 0u);
  EXPECT_GT(whole.unfinished, 0u);
  EXPECT_FALSE(whole.cards.empty());
  EXPECT_FALSE(whole.deeds.empty());
  for (const std::uint64_t cut : {0u, 1u, 64u, 399u, 400u}) {
    Report first = played_at_once(cut, 3);
    first.merge(played_at_once(400 - cut, 3 + cut));
    EXPECT_EQ(first, whole) << cut;
  }
}

TEST(Blocks, AreHandedOutOnceAndMergedInOrder) {
  Blocks blocks({5, 100}, Report(2));
  std::vector<Block> given;
  for (std::uint64_t size = 1; const auto block = blocks.next(size); size = size % 17 + 3) given.push_back(*block);
  EXPECT_EQ(blocks.left(), 0u);
  std::uint64_t next = 5;
  for (const Block& block : given) {
    EXPECT_EQ(block.first, next);
    next += block.games;
  }
  EXPECT_EQ(next, 105u);
  // The last first: nothing counts before the first is there.
  std::ranges::reverse(given);
  for (const Block& block : given) {
    EXPECT_FALSE(blocks.complete());
    EXPECT_EQ(blocks.report().games, 0u);
    blocks.finish(block, played_at_once(block.games, block.first));
  }
  EXPECT_TRUE(blocks.complete());
  EXPECT_EQ(blocks.report(), played_at_once(100, 5));
}

TEST(Blocks, WhatIsLostIsPlayedAgain) {
  Blocks blocks({0, 30}, Report(2));
  const Block a = *blocks.next(10), b = *blocks.next(10), c = *blocks.next(10);
  EXPECT_FALSE(blocks.next(10));
  blocks.finish(c, played_at_once(c.games, c.first));
  blocks.lose(b);
  EXPECT_EQ(blocks.left(), 10u);
  blocks.finish(a, played_at_once(a.games, a.first));
  EXPECT_EQ(blocks.report().games, 10u);
  const Block part = *blocks.next(4), rest = *blocks.next(100);
  EXPECT_EQ(part, (Block{10, 4}));
  EXPECT_EQ(rest, (Block{14, 6}));
  EXPECT_FALSE(blocks.next(1));
  blocks.finish(rest, played_at_once(rest.games, rest.first));
  blocks.finish(part, played_at_once(part.games, part.first));
  EXPECT_TRUE(blocks.complete());
  EXPECT_EQ(blocks.report(), played_at_once(30));
}

TEST(Blocks, GrowUntilTheyTakeASecondAndShrinkTowardsTheEnd) {
  EXPECT_EQ(next_size(1, 0.001, 1, 1'000'000, 2), 8u);
  EXPECT_EQ(next_size(100, 0.5, 1, 1'000'000, 2), 200u);
  EXPECT_EQ(next_size(100, 4, 1, 1'000'000, 2), 25u);
  EXPECT_EQ(next_size(1, 100, 1, 1'000'000, 2), 1u);
  EXPECT_EQ(next_size(1000, 1, 1, 100, 5), 11u);
  EXPECT_EQ(next_size(1000, 0, 1, 0, 5), 1u);
}

// ---- checkpoints --------------------------------------------------------------------------------------------------

TEST(Checkpoint, EverythingOfAReportIsKept) {
  const Report report = played_at_once(300);
  kernel::Diagnostics diagnostics;
  const auto again = read_report(to_document(report), 2, diagnostics);
  ASSERT_TRUE(again) << diagnostics.to_text();
  EXPECT_EQ(*again, report);
  const auto empty = read_report(to_document(Report(2)), 2, diagnostics);
  ASSERT_TRUE(empty) << diagnostics.to_text();
  EXPECT_EQ(*empty, Report(2));
  EXPECT_FALSE(read_report(to_document(report), 3, diagnostics));
  EXPECT_FALSE(read_report(kernel::Document::map(), 2, diagnostics));
}

TEST(Checkpoint, BelongsToOneStudy) {
  const CoinGame game;
  const auto file = std::filesystem::temp_directory_path() / ("kostka-checkpoint-" + std::to_string(::getpid()));
  const SimulationPlan plan = coin_plan(10);
  std::string trouble;
  ASSERT_TRUE(write_checkpoint(file, identity_of(game, plan, "content"), played_at_once(10), trouble)) << trouble;
  const auto read = [&](const SimulationPlan& with, std::string_view content = "content") {
    trouble.clear();
    return read_checkpoint(file, identity_of(game, with, content), 2, trouble);
  };
  EXPECT_EQ(read(plan), played_at_once(10));
  EXPECT_EQ(read(coin_plan(2000)), played_at_once(10)) << "a study may become longer";
  SimulationPlan other = plan;
  other.seed = 8;
  EXPECT_FALSE(read(other));
  EXPECT_NE(trouble.find("another study"), std::string::npos) << trouble;
  other = plan;
  other.players = {"habit", "random"};
  EXPECT_FALSE(read(other));
  EXPECT_FALSE(read(plan, "other content"));
  std::filesystem::remove(file);
  EXPECT_FALSE(read(plan));
  EXPECT_NE(trouble, "");
}

// ---- ranks --------------------------------------------------------------------------------------------------------

// Ranks that are threads.
struct Wires {
  explicit Wires(std::size_t size) : to(size) {}
  std::mutex mutex;
  std::vector<std::deque<Ranks::Message>> to;
};

class ThreadRank final : public Ranks {
 public:
  ThreadRank(Wires& wires, int rank) : wires_(wires), rank_(rank) {}
  [[nodiscard]] int rank() const override { return rank_; }
  [[nodiscard]] int size() const override { return static_cast<int>(wires_.to.size()); }
  void send(int to, std::string_view bytes) override {
    const std::lock_guard lock(wires_.mutex);
    wires_.to[static_cast<std::size_t>(to)].push_back({rank_, std::string(bytes)});
  }
  std::optional<Message> receive() override {
    const std::lock_guard lock(wires_.mutex);
    auto& mine = wires_.to[static_cast<std::size_t>(rank_)];
    if (mine.empty()) return std::nullopt;
    Message message = std::move(mine.front());
    mine.pop_front();
    return message;
  }

 private:
  Wires& wires_;
  int rank_;
};

// How the study comes out on so many ranks, the last of which has `last` as its study and may be interrupted.
Report on_ranks(std::size_t size, const SimulationPlan& plan, const SimulationPlan& last_plan, bool last_interrupted,
                Report begun, std::string* last_trouble = nullptr) {
  const CoinGame game;
  Wires wires(size);
  const std::atomic<bool> go_on = false, interrupted = true;
  std::vector<std::future<std::string>> followers;
  for (std::size_t rank = 1; rank < size; ++rank) {
    followers.push_back(std::async(std::launch::async, [&, rank] {
      const bool is_last = rank + 1 == size;
      const SimulationPlan& mine = is_last ? last_plan : plan;
      ThreadRank ranks(wires, static_cast<int>(rank));
      return follow(ranks, {game, mine, identity_of(game, mine, "")},
                    is_last && last_interrupted ? interrupted : go_on);
    }));
  }
  ThreadRank ranks(wires, 0);
  std::uint64_t told = 0;
  const auto watcher = [&](const Report& so_far) {
    EXPECT_GT(so_far.games, told);
    told = so_far.games;
  };
  Report report = lead(ranks, {game, plan, identity_of(game, plan, "")}, std::move(begun), watcher, go_on);
  EXPECT_EQ(told, report.games);
  for (auto& follower : followers) {
    std::string trouble = follower.get();
    if (last_trouble) *last_trouble = std::move(trouble);
  }
  return report;
}

TEST(Ranks, FiguresDoNotDependOnThem) {
  const SimulationPlan plan = coin_plan(3000, 11);
  const Report whole = played_at_once(3000, 11);
  for (const std::size_t size : {1u, 2u, 3u, 5u}) {
    EXPECT_EQ(on_ranks(size, plan, plan, false, Report(2)), whole) << size << " ranks";
  }
  EXPECT_EQ(on_ranks(3, plan, plan, false, played_at_once(1234, 11)), whole) << "from a checkpoint";
  EXPECT_EQ(on_ranks(4, coin_plan(2), coin_plan(2), false, Report(2)), played_at_once(2)) << "more ranks than games";
}

TEST(Ranks, WhatAnInterruptedRankHadIsPlayedByOthers) {
  const SimulationPlan plan = coin_plan(1000);
  EXPECT_EQ(on_ranks(3, plan, plan, true, Report(2)), played_at_once(1000));
}

TEST(Ranks, ARankWithAnotherStudyIsSentAway) {
  const SimulationPlan plan = coin_plan(500);
  SimulationPlan other = plan;
  other.seed = 8;
  std::string trouble;
  EXPECT_EQ(on_ranks(3, plan, other, false, Report(2), &trouble), played_at_once(500));
  EXPECT_NE(trouble.find("another study"), std::string::npos) << trouble;
}

}  // namespace
}  // namespace kostka::study
