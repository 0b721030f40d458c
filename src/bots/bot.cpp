#include "bots/bot.h"

#include "bots/look_ahead.h"
#include "bots/search_bot.h"

#include <algorithm>
#include <vector>

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
class EasyBot final : public Bot {
 public:
  explicit EasyBot(const kernel::ChanceKey& key) : stream_(key), look_ahead_(kFutures) {}
  std::uint32_t choose(const kernel::Match& match, const kernel::Prompt& prompt) override {
    if (const auto by_hand = match.table().reflex(prompt, kernel::Steadiness::easy, stream_)) return *by_hand;
    return look_ahead_.best(match, prompt, stream_);
  }

 private:
  static constexpr int kFutures = 24;
  kernel::ChanceStream stream_;
  LookAhead look_ahead_;
};

struct Known {
  Level level;
  std::unique_ptr<Bot> (*make)(const kernel::ChanceKey& key);
};

template <class B>
std::unique_ptr<Bot> make(const kernel::ChanceKey& key) {
  return std::make_unique<B>(key);
}

const std::vector<Known>& known() {
  static const std::vector<Known> all = {
      {{"random",
        {"carefree", "beztroski"},
        {"Plays at random and does not try to win.", "Gra losowo i nie próbuje wygrać."}},
       make<RandomBot>},
      {{"habit",
        {"practised", "wprawny"},
        {"Plays quickly, by rules of thumb that a practised player knows.",
         "Gra szybko, według prostych zasad, które zna każdy z wprawą."}},
       make<HabitBot>},
      {{"easy",
        {"thoughtful", "rozważny"},
        {"Tries every move out to the end of its turn and plans no further.",
         "Sprawdza każdy ruch do końca swojej tury, dalej nie planuje."}},
       make<EasyBot>},
  };
  return all;
}

}  // namespace

std::span<const Level> levels() {
  static const std::vector<Level> all = [] {
    std::vector<Level> list;
    for (const Known& k : known()) list.push_back(k.level);
    return list;
  }();
  return all;
}

std::unique_ptr<Bot> make_bot(std::string_view level, const kernel::ChanceKey& key) {
  const auto found = std::ranges::find(known(), level, [](const Known& k) { return k.level.id; });
  return found == known().end() ? nullptr : found->make(key);
}

std::unique_ptr<Bot> make_player(std::string_view player, const kernel::ChanceKey& key) {
  if (const auto plan = read_search_plan(player)) return std::make_unique<SearchBot>(*plan, key);
  return make_bot(player, key);
}

}  // namespace kostka::bots
