#include "bots/bot.h"

#include "bots/easy_bot.h"

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
      {{"random", {"plays at random", "gra losowo"}}, make<RandomBot>},
      {{"easy", {"looks to the end of its turn", "patrzy do końca swojej tury"}}, make<EasyBot>},
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

std::string_view standard_level() { return known().back().level.id; }

std::unique_ptr<Bot> make_bot(std::string_view level, const kernel::ChanceKey& key) {
  const auto found = std::ranges::find(known(), level, [](const Known& k) { return k.level.id; });
  return found == known().end() ? nullptr : found->make(key);
}

}  // namespace kostka::bots
