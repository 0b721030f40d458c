#include "kernel/play/chance.h"

#include <bit>
#include <cstring>

namespace kostka::kernel {

static_assert(std::endian::native == std::endian::little, "the stream's words are little-endian");

namespace {

// One 32-bit word of four blocks at once: the algorithm stores its words in exactly this order.
using Lanes [[gnu::vector_size(16)]] = std::uint32_t;

Lanes rotate(Lanes x, int bits) { return (x << bits) | (x >> (32 - bits)); }

void quarter(Lanes& a, Lanes& b, Lanes& c, Lanes& d) {
  a += b, d = rotate(d ^ a, 16);
  c += d, b = rotate(b ^ c, 12);
  a += b, d = rotate(d ^ a, 8);
  c += d, b = rotate(b ^ c, 7);
}

Lanes same(std::uint32_t x) { return Lanes{x, x, x, x}; }

// Four blocks with counters first .. first+3; only the key words are added back at the end.
void four_blocks(const std::array<std::uint32_t, 8>& key, std::uint32_t first, std::uint32_t* out) {
  Lanes v[16];
  constexpr std::array<std::uint32_t, 4> kConstants = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 4; ++i) v[i] = same(kConstants[i]);
  for (std::size_t i = 0; i < 8; ++i) v[4 + i] = same(key[i]);
  v[12] = Lanes{first, first + 1, first + 2, first + 3};
  v[13] = v[14] = v[15] = same(0);
  for (int round = 0; round < 4; ++round) {
    quarter(v[0], v[4], v[8], v[12]);
    quarter(v[1], v[5], v[9], v[13]);
    quarter(v[2], v[6], v[10], v[14]);
    quarter(v[3], v[7], v[11], v[15]);
    quarter(v[0], v[5], v[10], v[15]);
    quarter(v[1], v[6], v[11], v[12]);
    quarter(v[2], v[7], v[8], v[13]);
    quarter(v[3], v[4], v[9], v[14]);
  }
  for (std::size_t i = 0; i < 8; ++i) v[4 + i] += same(key[i]);
  std::memcpy(out, v, sizeof v);
}

}  // namespace

void ChanceStream::reset(const ChanceKey& key) {
  // The key lies where refill() expects the last round's rest; nothing is computed before the first draw.
  std::memcpy(&words_[kDraws], key.data(), key.size());
  at_ = kDraws;
  rounds_ = 0;
}

void ChanceStream::refill() {
  std::array<std::uint32_t, 8> key;
  std::memcpy(key.data(), &words_[kDraws], sizeof key);
  std::array<std::uint32_t, 256> out;
  for (std::uint32_t group = 0; group < 4; ++group) four_blocks(key, group * 4, out.data() + std::size_t{group} * 64);
  std::memcpy(words_.data(), out.data(), sizeof out);
  at_ = 0;
  ++rounds_;
}

ChanceKey key_from_seed(std::uint64_t seed, std::uint64_t game) {
  // SplitMix64 over both numbers: neighbouring seeds and games give unrelated keys.
  ChanceKey key;
  std::uint64_t state = seed;
  const auto step = [&state] {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  };
  state = step() ^ game;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::uint64_t word = step();
    std::memcpy(key.data() + 8 * i, &word, 8);
  }
  return key;
}

}  // namespace kostka::kernel
