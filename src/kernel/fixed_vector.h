// A vector with room for N items and no heap, so that a State that holds it stays trivially copyable.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "kernel/fault.h"

namespace kostka::kernel {

// Capacities are chosen so that the rules cannot exceed them; a push into a full vector is a broken invariant: it
// raises the match's fault and drops the item. Slots behind size() hold default values, so equal contents are equal
// bytes.
template <class T, std::size_t N>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);
  static_assert(N < 65535);
  using Size = std::conditional_t<(N < 255), std::uint8_t, std::uint16_t>;

 public:
  using value_type = T;
  static constexpr std::size_t capacity() { return N; }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == N; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr T& back() { return items_[size_ - 1u]; }
  constexpr const T& back() const { return items_[size_ - 1u]; }
  constexpr T& front() { return items_[0]; }
  constexpr const T& front() const { return items_[0]; }

  constexpr void clear() {
    std::fill(begin(), end(), T{});
    size_ = 0;
  }
  constexpr void push_back(const T& item) {
    if (full()) [[unlikely]] {
      raise_fault("A list of the position is full: the rules put more into it than can exist.");
      return;
    }
    items_[size_++] = item;
  }
  // A new default item at the end, to be filled where it lies; a full vector gives its last item and a fault.
  constexpr T& add() {
    if (full()) [[unlikely]] {
      push_back(T{});
      return back();
    }
    return items_[size_++];
  }
  constexpr T pop_back() {
    T item = back();
    items_[--size_] = T{};
    return item;
  }
  // Takes the item at `i` out; the others keep their order.
  constexpr T take(std::size_t i) {
    T item = items_[i];
    std::copy(begin() + i + 1, end(), begin() + i);
    items_[--size_] = T{};
    return item;
  }
  // Inserts so that an ascending vector stays ascending.
  constexpr void insert_sorted(const T& item) {
    if (full()) [[unlikely]] {
      push_back(item);
      return;
    }
    std::size_t at = size_;
    for (; at > 0 && item < items_[at - 1]; --at) items_[at] = items_[at - 1];
    items_[at] = item;
    ++size_;
  }
  // Takes out the first item equal to `item`; false if there is none.
  constexpr bool remove(const T& item) {
    const auto at = std::find(begin(), end(), item);
    if (at == end()) return false;
    take(static_cast<std::size_t>(at - begin()));
    return true;
  }
  [[nodiscard]] constexpr bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, N> items_{};
  Size size_ = 0;
};

}  // namespace kostka::kernel
