#include "bots/own_turn.h"

#include <algorithm>
#include <cmath>

namespace kostka::bots {
namespace {

using kernel::Match;
using kernel::Option;
using kernel::Prompt;

// SplitMix64's last steps: every bit of the sum decides about every bit of the key.
std::uint64_t mixed_with(std::uint64_t key, std::uint64_t word) {
  std::uint64_t z = key + word * 0x9e3779b97f4a7c15 + 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

// Options and questions are the same twelve bytes.
template <class Twelve>
std::uint64_t twelve_bytes(std::uint64_t key, const Twelve& said) {
  const auto object = [](const kernel::Object& o) {
    return std::uint64_t{o.kind} | std::uint64_t{o.owner.value} << 8 | std::uint64_t{o.index} << 16;
  };
  const auto kind = std::uint64_t{said.kind} | std::uint64_t{static_cast<std::uint16_t>(said.amount)} << 16;
  return mixed_with(mixed_with(key, kind), object(said.about[0]) | object(said.about[1]) << 32);
}

// How much what is seldom tried attracts, and by how much an answer that nobody tried is thought worse than the rest:
// both in spreads of the values.
constexpr double kCuriosity = 1.5, kReluctance = 0.25;
constexpr double kShareOfFavourite = 0.5;

}  // namespace

void OwnTurn::forget_all() {
  if (used_ > 0) std::fill(entries_.begin(), entries_.end(), Entry{});
  used_ = 0;
  leave();
}

std::uint64_t OwnTurn::question_key(std::uint64_t answered, const Prompt& prompt) {
  return twelve_bytes(mixed_with(answered, prompt.seat.value), prompt.question) | 1;
}

std::uint64_t OwnTurn::answer_key(std::uint64_t question, const Option& option) {
  return twelve_bytes(question, option) | 1;
}

std::size_t OwnTurn::place_of(std::uint64_t key) const {
  std::size_t place = key >> 7 & (kEntries - 1);
  while (entries_[place].key != 0 && entries_[place].key != key) place = (place + 1) & (kEntries - 1);
  return place;
}

OwnTurn::Entry* OwnTurn::entry(std::uint64_t key) {
  Entry& found = entries_[place_of(key)];
  if (found.key == key) return &found;
  if (used_ == kMostUsed) return nullptr;
  ++used_;
  found.key = key;
  return &found;
}

OwnTurn::Experience OwnTurn::experience(std::uint64_t answer) const {
  const Entry& found = entries_[place_of(answer)];
  return {found.visits, found.sum};
}

void OwnTurn::begin(std::uint64_t answer) {
  length_ = 0;
  at_ = answer;
  const Entry* root = entry(answer);
  inside_ = root != nullptr;
  if (inside_) path_[length_++] = static_cast<std::uint32_t>(root - entries_.data());
}

OwnTurn::Advice OwnTurn::advise(const Match& match, const Prompt& prompt) {
  if (!inside_) return {};
  // A question and its answer take two places of the path.
  if (prompt.count() > kWidest || length_ + 2 > kLongestPath) {
    leave();
    return {};
  }
  const Entry* question = entry(question_key(at_, prompt));
  if (question == nullptr) {
    leave();
    return {};
  }
  if (question->visits == 0) return {.inside = true};
  return {.inside = true, .settled = true, .option = best_of(match, prompt, *question)};
}

std::uint32_t OwnTurn::best_of(const Match& match, const Prompt& prompt, const Entry& question) const {
  const std::uint32_t count = prompt.count();
  std::array<const Entry*, kWidest> answers{};
  std::array<bool, kWidest> favoured{};
  bool any_favoured = false;
  std::uint32_t visits = 0;  // of the answers that are possible this time
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint64_t key = answer_key(question.key, match.option(prompt, i));
    answers[i] = &entries_[place_of(key)];
    visits += answers[i]->visits;
    favoured[i] = question.favourite == static_cast<std::uint32_t>(key);
    any_favoured = any_favoured || favoured[i];
  }
  const double usual = question.sum / question.visits - kReluctance * spread_;
  const double share = (any_favoured ? 1 - kShareOfFavourite : 1.0) / count;
  const double curiosity = kCuriosity * spread_ * std::sqrt(static_cast<double>(visits) + 1);
  std::uint32_t best = 0;
  double best_score = -1e9;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t n = answers[i]->visits;
    const double prior = share + (favoured[i] ? kShareOfFavourite : 0);
    const double score = (n == 0 ? usual : answers[i]->sum / n) + curiosity * prior / (1 + n);
    if (score > best_score) {
      best_score = score;
      best = i;
    }
  }
  return best;
}

void OwnTurn::take(const Match& match, const Prompt& prompt, std::uint32_t option, bool favourite) {
  const std::uint64_t key = question_key(at_, prompt);
  Entry* question = entry(key);
  const std::uint64_t answered = answer_key(key, match.option(prompt, option));
  Entry* answer = entry(answered);
  if (question == nullptr || answer == nullptr) {
    leave();
    return;
  }
  // The tree grows by one answer in each future; beyond it the rules of thumb go on.
  if (answer->visits == 0) leave();
  if (question->visits == 0 && favourite) question->favourite = static_cast<std::uint32_t>(answered);
  path_[length_++] = static_cast<std::uint32_t>(question - entries_.data());
  path_[length_++] = static_cast<std::uint32_t>(answer - entries_.data());
  at_ = answered;
}

void OwnTurn::learn(double value) {
  for (std::size_t i = 0; i < length_; ++i) {
    Entry& passed = entries_[path_[i]];
    ++passed.visits;
    passed.sum += value;
  }
  length_ = 0;
  leave();
}

}  // namespace kostka::bots
