#include "bots/imagining.h"

#include <cstring>

#include "bots/open_prompt.h"

namespace kostka::bots {
namespace {

using kernel::Match;
using kernel::Prompt;

// Decisions after which a future is judged as it stands; of one that is played to the end of the match.
constexpr int kMostDecisionsATurn = 60, kMostDecisionsToTheEnd = 5'000;

// The key of one stream of a world: nothing but the key of the search tells one from another.
kernel::ChanceKey key_of(const kernel::ChanceKey& search, std::uint64_t world, std::uint8_t stream) {
  kernel::ChanceKey key = search;
  std::uint64_t word = 0;
  std::memcpy(&word, key.data(), sizeof word);
  word += world;
  std::memcpy(key.data(), &word, sizeof word);
  key.back() = static_cast<std::uint8_t>(key.back() ^ stream);
  return key;
}

}  // namespace

void Imagining::begin(const Match& match, kernel::Seat who, const kernel::ChanceKey& key, const ImaginingPlan& plan) {
  match_ = &match;
  who_ = who;
  key_ = key;
  plan_ = plan;
  by_habit_ = 0;
  if (game_ == &match.game()) return;
  copy_ = match.fork();
  game_ = &match.game();
}

void Imagining::deal(std::uint64_t world) {
  match_->fork_into(*copy_, key_of(key_, world, 1));
  const auto observer = plan_.honest ? kernel::Observer::seat(who_) : kernel::Observer::record_keeper();
  copy_->determinize(observer, key_of(key_, world, 2));
  stream_.reset(key_of(key_, world, 3));
  std::uint64_t seed = 0;
  std::memcpy(&seed, key_.data() + sizeof seed, sizeof seed);
  choice_ = RandomChoice(seed, world);
}

void Imagining::play(std::span<const Tried> tried, std::uint64_t world, OwnTurn* own) {
  deal(world);
  for (const Tried& t : tried) {
    const Prompt* prompt = copy_->prompt_of(t.who);
    // What others are offered may differ from world to world.
    if (prompt != nullptr) copy_->answer(t.who, t.option < prompt->count() ? t.option : t.option % prompt->count());
  }
  play_on(own);
}

void Imagining::play_on(OwnTurn* own) {
  const kernel::Table& table = copy_->table();
  const std::uint32_t turn = match_->table().turns(), last = turn + plan_.turns;
  const bool to_the_end = plan_.turns == 0;
  const int most = to_the_end ? kMostDecisionsToTheEnd : kMostDecisionsATurn * static_cast<int>(plan_.turns);
  for (int n = 0; n < most && !copy_->over() && (to_the_end || table.turns() < last); ++n) {
    const Prompt* next = open_prompt(*copy_);
    if (next == nullptr) return;  // a rule is broken
    const bool is_own = own != nullptr && next->seat == who_ && table.turns() == turn;
    copy_->answer(next->seat, is_own ? own_answer(*next, *own) : loose(*next));
  }
}

std::uint32_t Imagining::own_answer(const Prompt& prompt, OwnTurn& own) {
  if (const auto by_hand = copy_->table().reflex(prompt, kernel::Steadiness::easy, stream_)) return *by_hand;
  const OwnTurn::Advice advice = own.advise(*copy_, prompt);
  if (!advice.inside) return loose(prompt);
  const Choice choice = advice.settled ? Choice{advice.option, false} : practised(prompt);
  own.take(*copy_, prompt, choice.option, choice.habit);
  return choice.option;
}

Imagining::Choice Imagining::practised(const Prompt& prompt) {
  const kernel::Table& table = copy_->table();
  if (const auto by_hand = table.reflex(prompt, kernel::Steadiness::easy, stream_)) return {*by_hand, false};
  const auto habit = table.habit(prompt, stream_);
  if (!habit) return {choice_.below(prompt.count()), false};
  ++by_habit_;
  return {*habit, true};
}

std::uint32_t Imagining::loose(const Prompt& prompt) {
  if (plan_.surprise > 0 && choice_.below(100) < plan_.surprise) {
    if (const auto by_hand = copy_->table().reflex(prompt, kernel::Steadiness::easy, stream_)) return *by_hand;
    return choice_.below(prompt.count());
  }
  return practised(prompt).option;
}

}  // namespace kostka::bots
