// Choices without a plan: what a random player does, and where sampling needs a cheap source of numbers.
#pragma once

#include <cstdint>

namespace kostka::bots {

// A stream of choices (SplitMix64): a few instructions each, good enough to pick among options. Dice never come from
// here; they have their own stream that nobody can predict (kernel/play/chance.h).
class RandomChoice {
 public:
  explicit RandomChoice(std::uint64_t seed) : state_(mixed(seed)) {}
  // The choices made in game number `game` of a study with `seed`: the same whichever thread plays it.
  RandomChoice(std::uint64_t seed, std::uint64_t game) : state_(mixed(mixed(seed) ^ (game + 1) * kStep)) {}

  std::uint64_t next() { return mixed(state_ += kStep); }

  // A number from 0 to n-1. A bias of n in 2^32 remains, far below what any study can see.
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>((next() >> 32) * n >> 32); }

 private:
  static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;

  static constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
  }

  std::uint64_t state_;
};

}  // namespace kostka::bots
