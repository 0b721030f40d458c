// EasyBot: a greedy player. It tries each option in copies of the match, plays each on to the end of the turn at
// random, and takes the one after which the game itself judges its seat best off.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "kernel/match.h"

namespace kostka::bots {

// Knows what its seat knows: hidden cards are dealt anew in every copy. It does not look beyond the turn, which makes
// it lively and beatable.
class EasyBot final : public Bot {
 public:
  explicit EasyBot(const kernel::ChanceKey& key) : stream_(key) {}
  std::uint32_t choose(const kernel::Match& match, const kernel::Prompt& prompt) override;

 private:
  kernel::ChanceKey fresh_key();
  // The judgement of one imagined rest of the turn after `option`.
  int imagine(const kernel::Match& match, kernel::Seat who, std::uint32_t option);

  kernel::ChanceStream stream_;
  std::unique_ptr<kernel::Match> copy_;
  const kernel::Game* game_ = nullptr;
};

}  // namespace kostka::bots
