// The dice stream: chacha8rand (docs/chance.md). Nobody predicts the next roll from the past ones, and another
// implementation can recompute a game's dice from its key.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kostka::kernel {

// What a stream grows from. Servers derive it from a secret and the players' nonces; studies from two numbers.
using ChanceKey = std::array<std::uint8_t, 32>;

// The key of game number `game` of a study or a local match started with `seed`.
ChanceKey key_from_seed(std::uint64_t seed, std::uint64_t game = 0);

// A stream of 64-bit draws. It is kept outside every State, so neither a view nor a bot's fork contains the future.
class ChanceStream {
 public:
  explicit ChanceStream(const ChanceKey& key = {}) { reset(key); }

  void reset(const ChanceKey& key);

  std::uint64_t next() {
    if (at_ == kDraws) refill();
    return words_[at_++];
  }

  // A number from 0 to n-1, each exactly as likely; n > 0. Multiplies a draw with n and keeps the upper half; the few
  // draws that would make the lowest numbers likelier are thrown away (docs/chance.md).
  std::uint32_t below(std::uint32_t n) {
    auto product = static_cast<Wide>(next()) * n;
    if (static_cast<std::uint64_t>(product) < n) [[unlikely]] {
      const std::uint64_t unfair = (0 - std::uint64_t{n}) % n;
      while (static_cast<std::uint64_t>(product) < unfair) product = static_cast<Wide>(next()) * n;
    }
    return static_cast<std::uint32_t>(product >> 64);
  }

  // How many draws were taken since the key; together with the key it tells the whole future.
  [[nodiscard]] std::uint64_t draws_taken() const { return rounds_ * kDraws + at_ - kDraws; }

 private:
  __extension__ using Wide = unsigned __int128;
  static constexpr std::size_t kDraws = 124;  // 992 of the 1024 bytes of a round; the rest is the next round's key

  void refill();

  alignas(16) std::array<std::uint64_t, 128> words_{};
  std::size_t at_ = kDraws;
  std::uint64_t rounds_ = 0;
};

}  // namespace kostka::kernel
