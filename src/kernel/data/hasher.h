// Fingerprints of typed data that every compiler and platform agrees on.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace kostka::kernel {

// Mixes values in the order they are added into 64 bits. Values are packed by their width into 64-bit words with
// shifts, so neither padding, nor byte order, nor the size of `long` matters; each full word costs one wide
// multiplication. For telling positions apart, not for secrets: an adversary can construct collisions.
class Hasher {
 public:
  template <std::integral T>
  constexpr void add(T value) {
    // Negative numbers fill the width that they are given here, which for `long` may be more than they have.
    if constexpr (kBits<T> == 64)
      add_bits(static_cast<std::uint64_t>(value), 64);
    else
      add_bits(static_cast<std::make_unsigned_t<T>>(value), kBits<T>);
  }
  constexpr void add(bool value) { add_bits(value ? 1 : 0, 8); }
  // Texts of different lengths never run into their neighbours, because the length comes first.
  constexpr void add(std::string_view text) {
    add(static_cast<std::uint64_t>(text.size()));
    for (const char c : text) add(static_cast<std::uint8_t>(c));
  }

  // The same as adding each item, for a run of items whose bytes are one small integer each: whole words are taken at
  // once where the platform stores the lowest byte first, as the packing does.
  template <class T>
    requires(std::is_trivially_copyable_v<T> && sizeof(T) <= 4)
  constexpr void add_run(const T* items, std::size_t count, auto&& add_one) {
    constexpr unsigned kWidth = sizeof(T) * 8;
    constexpr std::size_t kPerWord = 64 / kWidth;
    if (std::endian::native == std::endian::little && !std::is_constant_evaluated()) {
      for (; count > 0 && used_ + kWidth <= 64; --count) add_one(*items++);
      for (; count >= kPerWord; count -= kPerWord, items += kPerWord) {
        flush();
        std::memcpy(&word_, items, sizeof(word_));
        used_ = 64;
      }
    }
    for (; count > 0; --count) add_one(*items++);
  }

  constexpr std::uint64_t finish() const {
    const std::uint64_t last = mix(state_ ^ word_, kMultiplier);
    return mix(last ^ (words_ * 64 + used_), kLastMultiplier);
  }

 private:
  static constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15;
  static constexpr std::uint64_t kLastMultiplier = 0xa0761d6478bd642f;

  // `long` has 64 bits on some platforms and 32 on others, so it always takes 64 here.
  template <class T>
  static constexpr unsigned kBits = std::same_as<std::make_unsigned_t<T>, unsigned long> ? 64 : sizeof(T) * 8;

  constexpr void add_bits(std::uint64_t bits, unsigned width) {
    if (used_ + width > 64) flush();
    word_ |= bits << used_;
    used_ += width;
  }

  constexpr void flush() {
    state_ = mix(state_ ^ word_, kMultiplier);
    ++words_;
    word_ = 0;
    used_ = 0;
  }

  // The two halves of the 128-bit product, folded together: every bit of the inputs reaches the whole result.
  static constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
#if defined(__SIZEOF_INT128__) && !defined(__wasm__)
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
#else
    const std::uint64_t a_low = a & 0xffffffff, a_high = a >> 32, b_low = b & 0xffffffff, b_high = b >> 32;
    const std::uint64_t low = a_low * b_low;
    const std::uint64_t middle = a_high * b_low + (low >> 32);
    const std::uint64_t cross = a_low * b_high + (middle & 0xffffffff);
    const std::uint64_t high = a_high * b_high + (middle >> 32) + (cross >> 32);
    return (cross << 32 | (low & 0xffffffff)) ^ high;
#endif
  }

  std::uint64_t state_ = 0x2d358dccaa6c78a5;
  std::uint64_t word_ = 0;
  std::uint64_t words_ = 0;
  unsigned used_ = 0;
};

}  // namespace kostka::kernel
