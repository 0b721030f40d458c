#include "bots/look_ahead.h"

#include <algorithm>
#include <limits>

#include "bots/open_prompt.h"

namespace kostka::bots {
namespace {

using kernel::ChanceStream;
using kernel::Match;
using kernel::Prompt;
using kernel::Seat;

constexpr int kLongestTurn = 60;          // decisions after which a future is judged as it stands
constexpr std::uint32_t kPatience = 4;    // and before that, at one in so many of its own: what is near counts more
constexpr std::uint32_t kMostTried = 64;  // of a range of numbers, a sample
constexpr int kWin = 1'000'000;

int judgement(const Match& match, Seat who) {
  if (match.over()) return match.result().won(who) ? kWin : -kWin;
  return match.table().judge(who);
}

}  // namespace

int LookAhead::imagine(const Match& match, Seat who, std::uint32_t option, ChanceStream& stream) {
  match.fork_into(*copy_, fresh_key(stream));
  copy_->set_chance_source(kernel::ChanceSource::stream);
  copy_->determinize(kernel::Observer::seat(who), fresh_key(stream));
  copy_->answer(who, option);
  const kernel::Table& table = copy_->table();
  const std::uint32_t turn = table.turns();
  for (int n = 0; n < kLongestTurn && !copy_->over() && !copy_->fault() && table.turns() == turn; ++n) {
    const Prompt& next = *open_prompt(*copy_);
    auto answer = table.reflex(next, kernel::Steadiness::easy, stream);
    if (!answer) answer = table.habit(next, stream);
    if (!answer && next.seat == who && stream.below(kPatience) == 0) break;
    copy_->answer(next.seat, answer ? *answer : stream.below(next.count()));
  }
  return judgement(*copy_, who);
}

std::uint32_t LookAhead::best(const Match& match, const Prompt& prompt, ChanceStream& stream) {
  if (prompt.count() == 1) return 0;
  if (game_ != &match.game()) {
    copy_ = match.fork();
    game_ = &match.game();
  }
  std::int64_t best = std::numeric_limits<std::int64_t>::min();
  std::uint32_t choice = 0;
  const std::uint32_t tried = std::min(prompt.count(), kMostTried);
  for (std::uint32_t n = 0; n < tried; ++n) {
    const std::uint32_t option = tried == prompt.count() ? n : stream.below(prompt.count());
    std::int64_t sum = 0;
    for (int i = 0; i < futures_; ++i) sum += imagine(match, prompt.seat, option, stream);
    if (sum > best) {
      best = sum;
      choice = option;
    }
  }
  return choice;
}

}  // namespace kostka::bots
