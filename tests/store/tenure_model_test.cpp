// A small model of how nodes share a table, explored exhaustively: leases that run out at any moment, nodes that stop
// and go on, crash and come back, writes that arrive late, answers that are lost. What the database checks in the
// transaction of a write (kostka.held() in src/store/postgres_schema.cpp) is the one thing that must hold it together:
// the same exploration finds what goes wrong without it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kostka::store {
namespace {

constexpr int kNodes = 3, kNobody = -1;
// How far it is explored: so many owners one after the other, and so many writes.
constexpr int kMostFences = 3, kMostRows = 2;

// What the database compares before a write counts.
enum class Check : std::uint8_t { owner_and_fence, owner_only, nothing };

struct Write {
  bool is_there = false;
  std::int8_t fence = 0;  // under which the node had read the table
  std::int8_t after = 0;  // so many rows it had seen
  auto operator<=>(const Write&) const = default;
};
enum class Answer : std::uint8_t { none, made, lost };

// A process with the table in memory, or without.
struct Node {
  bool has_lease = false;  // as the database sees it
  bool holds = false;
  std::int8_t fence = 0, seen = 0;
  Write sent;                    // under way to the database
  Answer answer = Answer::none;  // under way back
  auto operator<=>(const Node&) const = default;
};

struct World {
  std::array<Node, kNodes> nodes{};
  std::int8_t owner = kNobody, fence = 0;
  std::array<std::int8_t, kMostRows> rows{};  // the fence each was written under
  std::int8_t length = 0;
  std::int8_t shown = 0;  // so many rows somebody was told are durable
  auto operator<=>(const World&) const = default;
};

class Exploration {
 public:
  explicit Exploration(Check check) : check_(check) {}

  // What goes wrong, or nothing when nothing can.
  std::optional<std::string> run() {
    reach(World{});
    while (!wrong_ && !open_.empty()) {
      const World world = open_.front();
      open_.pop_front();
      for (int n = 0; n < kNodes && !wrong_; ++n) step(world, n);
    }
    return wrong_;
  }
  [[nodiscard]] std::size_t states() const { return seen_.size(); }

 private:
  void reach(const World& world) {
    if (seen_.insert(world).second) open_.push_back(world);
  }
  template <class Change>
  void when(bool can, const World& world, const Change& change) {
    if (!can || wrong_) return;
    World next = world;
    change(next);
    reach(next);
  }

  [[nodiscard]] bool may_write(const World& world, int n, const Write& write) const {
    switch (check_) {
      case Check::owner_and_fence: return world.owner == n && world.fence == write.fence;
      case Check::owner_only: return world.owner == n;
      case Check::nothing: return true;
    }
    return false;
  }

  void step(const World& world, int n) {
    const auto at = static_cast<std::size_t>(n);
    const Node& node = world.nodes[at];
    // Time passes for the database alone: a lease may run out at any moment, and be renewed by a node that was slow.
    when(node.has_lease, world, [&](World& w) { w.nodes[at].has_lease = false; });
    when(!node.has_lease, world, [&](World& w) { w.nodes[at].has_lease = true; });
    const bool is_free =
        world.owner == kNobody || world.owner == n || !world.nodes[static_cast<std::size_t>(world.owner)].has_lease;
    when(is_free && node.has_lease && !node.holds && world.fence < kMostFences, world, [&](World& w) {
      w.owner = static_cast<std::int8_t>(n);
      ++w.fence;
      w.nodes[at].holds = true;
      w.nodes[at].fence = w.fence;
      w.nodes[at].seen = w.length;
    });
    const bool idle = node.holds && !node.sent.is_there && node.answer == Answer::none;
    when(idle, world, [&](World& w) { w.nodes[at].sent = {true, node.fence, node.seen}; });
    when(idle && world.owner == n && world.fence == node.fence, world, [&](World& w) {
      w.owner = kNobody;
      w.nodes[at].holds = false;
    });
    // The process dies; what it has sent may still arrive.
    when(node.holds, world, [&](World& w) {
      w.nodes[at].holds = false;
      w.nodes[at].answer = Answer::none;
    });
    if (node.sent.is_there) arrive(world, at);
    when(node.holds && node.answer == Answer::made, world, [&](World& w) {
      w.nodes[at].answer = Answer::none;
      ++w.nodes[at].seen;
      w.shown = std::max(w.shown, w.nodes[at].seen);
      if (w.shown > w.length) wrong_ = "somebody was shown a row that is not there";
    });
    when(node.holds && node.answer == Answer::lost, world, [&](World& w) {
      w.nodes[at].answer = Answer::none;
      w.nodes[at].holds = false;
    });
  }

  void arrive(const World& world, std::size_t at) {
    const Node& node = world.nodes[at];
    const Write write = node.sent;
    const auto answered = [&](World& w, Answer answer) {
      w.nodes[at].sent = {};
      // Nobody waits for it where the process has died, or has begun again since.
      if (node.holds && node.fence == write.fence) w.nodes[at].answer = answer;
    };
    // The connection is lost before it arrives. The node finds that out and ends its old session first.
    when(true, world, [&](World& w) { answered(w, Answer::lost); });
    const bool may = may_write(world, static_cast<int>(at), write);
    when(!may, world, [&](World& w) { answered(w, Answer::lost); });
    when(may && world.length < kMostRows, world, [&](World& w) {
      if (write.after != w.length) wrong_ = "a row was added by somebody who had not seen the row before it";
      if (w.length > 0 && w.rows[static_cast<std::size_t>(w.length - 1)] > write.fence) {
        wrong_ = "an earlier owner wrote after a later one";
      }
      w.rows[static_cast<std::size_t>(w.length++)] = write.fence;
      answered(w, Answer::made);
    });
  }

  Check check_;
  std::set<World> seen_;
  std::deque<World> open_;
  std::optional<std::string> wrong_;
};

TEST(TenureModel, NoTwoOwnersWritesCount) {
  Exploration exploration(Check::owner_and_fence);
  EXPECT_EQ(exploration.run(), std::nullopt);
  EXPECT_GT(exploration.states(), 10'000u);
}

TEST(TenureModel, WithoutTheCheckASlowNodeWrites) { EXPECT_NE(Exploration(Check::nothing).run(), std::nullopt); }

// A node that lost the table and got it back can still have a write of before under way.
TEST(TenureModel, TheOwnersNameIsNotEnough) { EXPECT_NE(Exploration(Check::owner_only).run(), std::nullopt); }

}  // namespace
}  // namespace kostka::store
