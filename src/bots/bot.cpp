#include "bots/bot.h"

#include "bots/level_bot.h"
#include "bots/levels.h"
#include "bots/look_ahead.h"
#include "bots/search_bot.h"

namespace kostka::bots {
namespace {

// Every option is as likely as every other: the yardstick for all that think.
class RandomBot final : public Bot {
 public:
  explicit RandomBot(const kernel::ChanceKey& key) : stream_(key) {}
  std::uint32_t choose(const kernel::Match& match, const kernel::Prompt& prompt) override {
    // Where a steady hand decides, pressing keys at random would be no play at all.
    if (const auto by_hand = match.table().reflex(prompt, kernel::Steadiness::easy, stream_)) return *by_hand;
    return stream_.below(prompt.count());
  }

 private:
  kernel::ChanceStream stream_;
};

// Goes by the game's rules of thumb and thinks only where it has none: quick enough for studies of many games.
class HabitBot final : public Bot {
 public:
  explicit HabitBot(const kernel::ChanceKey& key) : stream_(key), look_ahead_(kGlances) {}
  std::uint32_t choose(const kernel::Match& match, const kernel::Prompt& prompt) override {
    if (const auto by_hand = match.table().reflex(prompt, kernel::Steadiness::easy, stream_)) return *by_hand;
    if (const auto by_habit = match.table().habit(prompt, stream_)) return *by_habit;
    return look_ahead_.best(match, prompt, stream_);
  }

 private:
  static constexpr int kGlances = 4;
  kernel::ChanceStream stream_;
  LookAhead look_ahead_;
};

// Tries out every option many times, but does not look beyond the turn, which makes it lively and beatable.
class LookAheadBot final : public Bot {
 public:
  explicit LookAheadBot(const kernel::ChanceKey& key) : stream_(key), look_ahead_(kFutures) {}
  std::uint32_t choose(const kernel::Match& match, const kernel::Prompt& prompt) override {
    if (const auto by_hand = match.table().reflex(prompt, kernel::Steadiness::easy, stream_)) return *by_hand;
    return look_ahead_.best(match, prompt, stream_);
  }

 private:
  static constexpr int kFutures = 24;
  kernel::ChanceStream stream_;
  LookAhead look_ahead_;
};

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view level, const kernel::ChanceKey& key) {
  if (level == "random") return std::make_unique<RandomBot>(key);
  if (level == "habit") return std::make_unique<HabitBot>(key);
  if (level == "lookahead") return std::make_unique<LookAheadBot>(key);
  const Level* found = find_level(level);
  return found == nullptr ? nullptr : std::make_unique<LevelBot>(found->id, key);
}

std::unique_ptr<Bot> make_player(std::string_view player, const kernel::ChanceKey& key) {
  // Studies may ask for a manner as well: hard+bold.
  if (const std::size_t plus = player.find('+'); plus != std::string_view::npos) {
    const Level* level = find_level(player.substr(0, plus));
    const Temperament* temperament = find_temperament(player.substr(plus + 1));
    if (level == nullptr || !level->offered || temperament == nullptr) return nullptr;
    return std::make_unique<LevelBot>(level->id, key, Manner{.temperament = temperament->id});
  }
  if (const auto plan = read_search_plan(player)) return std::make_unique<SearchBot>(*plan, key);
  return make_bot(player, key);
}

}  // namespace kostka::bots
