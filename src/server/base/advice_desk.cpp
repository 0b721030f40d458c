#include "server/base/advice_desk.h"

#include <utility>

#include "kernel/data/diagnostics.h"
#include "review/review.h"
#include "store/journal.h"

namespace kostka::server {
namespace {

// Of one review: half a minute of a processor, more or less.
constexpr std::uint64_t kFuturesOfReview = 24'000;

}  // namespace

bool AdviceDesk::think(std::function<void()> job) {
  const std::scoped_lock lock(mutex_);
  if (hints_ >= kMostHints || stop_) return false;
  ++hints_;
  if (!hinting_) hinting_ = std::make_unique<boost::asio::thread_pool>(1);
  boost::asio::post(*hinting_, [this, job = std::move(job)] {
    job();
    const std::scoped_lock done(mutex_);
    --hints_;
  });
  return true;
}

AdviceDesk::Progress AdviceDesk::review_of(const std::string& table, const kernel::Game& game,
                                           const std::function<std::string()>& journal) {
  const std::scoped_lock lock(mutex_);
  if (const auto found = entries_.find(table); found != entries_.end()) {
    asked_.remove(table);
    asked_.push_back(table);
    const Entry& entry = *found->second;
    return {entry.done, entry.all, entry.review, entry.failed, false};
  }
  Progress progress;
  progress.busy = reviews_ >= kMostReviews || stop_;
  if (progress.busy) return progress;
  const auto entry = std::make_shared<Entry>();
  entries_.emplace(table, entry);
  asked_.push_back(table);
  ++reviews_;
  if (!reviewing_) reviewing_ = std::make_unique<boost::asio::thread_pool>(1);
  boost::asio::post(*reviewing_, [this, entry, table, &game, text = journal()] { make(*entry, table, game, text); });
  forget_oldest();
  return progress;
}

void AdviceDesk::make(Entry& entry, const std::string& table, const kernel::Game& game, const std::string& journal) {
  kernel::Diagnostics diagnostics;
  kernel::Text wrong;
  std::optional<review::Review> made;
  if (const auto read = store::parse_journal(journal, table, diagnostics)) {
    const auto progress = [&entry](std::size_t done, std::size_t all) {
      entry.all = static_cast<std::int32_t>(all);
      entry.done = static_cast<std::int32_t>(done);
    };
    made = review::review(game, *read, {.futures = kFuturesOfReview, .mark_seats = true}, wrong, progress, stop_);
  }
  const std::scoped_lock lock(mutex_);
  --reviews_;
  entry.ended = true;
  entry.failed = !made;
  if (made) entry.review = std::make_shared<const review::Review>(std::move(*made));
}

// Those that are still being made stay.
void AdviceDesk::forget_oldest() {
  for (auto oldest = asked_.begin(); entries_.size() > kKept && oldest != asked_.end();) {
    const auto entry = entries_.find(*oldest);
    if (entry != entries_.end() && !entry->second->ended) {
      ++oldest;
      continue;
    }
    if (entry != entries_.end()) entries_.erase(entry);
    oldest = asked_.erase(oldest);
  }
}

void AdviceDesk::shutdown() noexcept {
  stop_ = true;
  for (auto* pool : {hinting_.get(), reviewing_.get()}) {
    if (pool == nullptr) continue;
    pool->stop();
    pool->join();
  }
  hinting_.reset();
  reviewing_.reset();
}

}  // namespace kostka::server
