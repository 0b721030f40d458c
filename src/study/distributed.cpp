#include "study/distributed.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "content/json.h"
#include "kernel/data/reader.h"
#include "study/blocks.h"
#include "study/checkpoint.h"

namespace kostka::study {
namespace {

using kernel::Document;
using Clock = std::chrono::steady_clock;

// How long a block should take: long beside a message, short beside a study, and longer where so many ranks send
// results that rank 0 would do nothing but read them (docs/studies/scale.md).
double block_seconds(int ranks) { return std::max(1.0, ranks / 20.0); }
constexpr auto kPause = std::chrono::microseconds(500);

// What a rank tells rank 0: that it is there, that it has played a block, or that it goes away.
//   {"study": {...}}   {"first": "0", "games": "64", "ms": 812, "report": {...}}   {"gone": "why"}
// What rank 0 replies: a block to play, or the end.
//   {"first": "64", "games": "128"}   {"end": ""}   {"end": "this is another study"}
Document block_document(const Block& block) {
  return Document::map({{"first", std::to_string(block.first)}, {"games", std::to_string(block.games)}});
}

std::optional<Document> parsed(const std::string& bytes) {
  kernel::Diagnostics diagnostics;
  Document document = content::read_json(bytes, "message", diagnostics);
  return diagnostics.ok() && document.is_map() ? std::optional(std::move(document)) : std::nullopt;
}

Block block_in(const Document& message) {
  const auto number = [&](std::string_view key) -> std::uint64_t {
    const Document& value = message[key];
    return value.is_text() ? std::strtoull(value.as_text().c_str(), nullptr, 10) : 0;
  };
  return {number("first"), number("games")};
}

SimulationPlan plan_for(const SimulationPlan& plan, const Block& block) {
  SimulationPlan part = plan;
  part.first = block.first;
  part.games = block.games;
  return part;
}

struct Timed {
  Report report;
  double seconds = 0;
};

Timed played(const Distributed& study, const Block& block, const std::atomic<bool>& stop) {
  const auto start = Clock::now();
  Report report = simulate(study.game, plan_for(study.plan, block), nullptr, stop);
  return {std::move(report), std::chrono::duration<double>(Clock::now() - start).count()};
}

class Leader {
 public:
  Leader(Ranks& ranks, const Distributed& study, Report begun, const ReportWatcher& watcher,
         const std::atomic<bool>& stop)
      : ranks_(ranks),
        study_(study),
        watcher_(watcher),
        stop_(stop),
        block_seconds_(block_seconds(ranks.size())),
        blocks_({study.plan.first + begun.games, study.plan.games - begun.games}, std::move(begun)),
        followers_(static_cast<std::size_t>(ranks.size())) {}

  Report run() {
    std::thread player([this] { play(); });
    std::size_t there = followers_.size() - 1;  // rank 0 is not among them
    while (there > 0 || !idle_) {
      const auto message = ranks_.receive();
      if (!message) {
        std::this_thread::sleep_for(kPause);
        continue;
      }
      const std::lock_guard lock(mutex_);
      if (take(*message)) --there;
    }
    player.join();
    if (trouble_) std::rethrow_exception(trouble_);
    return blocks_.take_report();
  }

 private:
  struct Follower {
    std::vector<Block> has;  // handed out and not played yet
    std::uint64_t size = 1;  // of the next block
    bool ended = false;
  };

  [[nodiscard]] bool stopped() const { return stop_.load(std::memory_order_relaxed); }
  [[nodiscard]] std::uint64_t first_size() const { return std::max(1u, study_.plan.threads); }

  // True when this rank has gone.
  bool take(const Ranks::Message& message) {
    Follower& follower = followers_[static_cast<std::size_t>(message.from)];
    const auto document = parsed(message.bytes);
    if (!document || document->contains("gone")) {
      for (const Block& block : follower.has) blocks_.lose(block);
      follower.has.clear();
      return !std::exchange(follower.ended, true);
    }
    if (const Document* identity = document->find("study")) return greet(message.from, *identity);
    const Block block = block_in(*document);
    kernel::Diagnostics diagnostics;
    auto report = read_report((*document)["report"], study_.plan.setup.seats, diagnostics);
    std::erase(follower.has, block);
    if (report) {
      const Document& ms = (*document)["ms"];
      const double seconds = ms.is_int() ? static_cast<double>(ms.as_int()) / 1000 : block_seconds_;
      follower.size = next_size(block.games, seconds, block_seconds_, blocks_.left(), followers_.size());
      finish(block, std::move(*report));
    } else {
      blocks_.lose(block);
    }
    return hand_out(message.from);
  }

  // A new one gets two blocks: while it plays one, the other lies ready.
  bool greet(int from, const Document& identity) {
    Follower& follower = followers_[static_cast<std::size_t>(from)];
    if (identity != study_.identity) return end(from, "it has another study, game or version than rank 0");
    follower.size = first_size();
    return hand_out(from) || hand_out(from);
  }

  bool hand_out(int to) {
    Follower& follower = followers_[static_cast<std::size_t>(to)];
    const auto block = stopped() ? std::nullopt : blocks_.next(follower.size);
    if (!block) return follower.has.empty() && end(to, "");
    follower.has.push_back(*block);
    ranks_.send(to, to_json(block_document(*block)));
    return false;
  }

  bool end(int to, std::string_view why) {
    Follower& follower = followers_[static_cast<std::size_t>(to)];
    if (std::exchange(follower.ended, true)) return false;
    ranks_.send(to, to_json(Document::map({{"end", why}})));
    return true;
  }

  void finish(const Block& block, Report report) {
    const std::uint64_t before = blocks_.report().games;
    blocks_.finish(block, std::move(report));
    if (watcher_ && blocks_.report().games > before) watcher_(blocks_.report());
  }

  // What rank 0 plays itself, in a thread of its own. Blocks that others lost near the end are its to play as well, so
  // it ends only when everything is there.
  void play() {
    try {
      std::uint64_t size = first_size();
      while (!stopped()) {
        const auto block = next_for_me(size);
        if (!block) {
          const std::lock_guard lock(mutex_);
          if (blocks_.complete()) break;
          continue;
        }
        Timed timed = played(study_, *block, stop_);
        const std::lock_guard lock(mutex_);
        if (timed.report.games < block->games) break;  // stopped in the middle
        size = next_size(block->games, timed.seconds, block_seconds_, blocks_.left(), followers_.size());
        finish(*block, std::move(timed.report));
      }
    } catch (...) {
      trouble_ = std::current_exception();
    }
    idle_ = true;
  }

  std::optional<Block> next_for_me(std::uint64_t size) {
    {
      const std::lock_guard lock(mutex_);
      if (const auto block = blocks_.next(size)) return block;
    }
    std::this_thread::sleep_for(kPause);
    return std::nullopt;
  }

  Ranks& ranks_;
  const Distributed& study_;
  const ReportWatcher& watcher_;
  const std::atomic<bool>& stop_;
  const double block_seconds_;
  std::mutex mutex_;  // guards blocks_ and the watcher
  Blocks blocks_;
  std::vector<Follower> followers_;  // of the thread that talks to the ranks
  std::atomic<bool> idle_ = false;
  std::exception_ptr trouble_;
};

}  // namespace

Report lead(Ranks& ranks, const Distributed& study, Report begun, const ReportWatcher& watcher,
            const std::atomic<bool>& stop) {
  return Leader(ranks, study, std::move(begun), watcher, stop).run();
}

std::string follow(Ranks& ranks, const Distributed& study, const std::atomic<bool>& stop) {
  ranks.send(0, to_json(Document::map({{"study", study.identity}})));
  for (;;) {
    const auto message = ranks.receive();
    if (!message) {
      std::this_thread::sleep_for(kPause);
      continue;
    }
    const auto document = parsed(message->bytes);
    if (!document) return "rank 0 said something that cannot be read";
    if (const Document* end = document->find("end")) return end->is_text() ? end->as_text() : std::string();
    const Block block = block_in(*document);
    Timed timed = played(study, block, stop);
    if (timed.report.games < block.games) {
      ranks.send(0, to_json(Document::map({{"gone", "it was interrupted"}})));
      return {};
    }
    Document result = block_document(block);
    result.set("ms", static_cast<std::int64_t>(timed.seconds * 1000));
    result.set("report", to_document(timed.report));
    ranks.send(0, to_json(result));
  }
}

}  // namespace kostka::study
