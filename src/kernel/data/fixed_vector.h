// A vector with room for N items and no heap, so that a State that holds it stays trivially copyable.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "kernel/data/fault.h"

namespace kostka::kernel {

// What the slots behind size() hold: default values, so that equal contents are equal bytes, which a State needs; or
// whatever was there, for lists that live only while a rule runs: wiping costs more than filling a list of two or
// three.
enum class Unused : bool { wiped, left };

// The room of a list whose unused slots are left as they are.
template <class T, std::size_t N>
union UnwipedRoom {
  UnwipedRoom() {}  // NOLINT(modernize-use-equals-default): that would be deleted
  std::array<T, N> items;
};

// Capacities are chosen so that the rules cannot exceed them; a push into a full vector is a broken invariant: it
// raises the match's fault and drops the item.
template <class T, std::size_t N, Unused unused = Unused::wiped>
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
  constexpr T* begin() { return items().data(); }
  constexpr T* end() { return items().data() + size_; }
  constexpr const T* begin() const { return items().data(); }
  constexpr const T* end() const { return items().data() + size_; }
  constexpr T& operator[](std::size_t i) { return items()[i]; }
  constexpr const T& operator[](std::size_t i) const { return items()[i]; }
  constexpr T& back() { return items()[size_ - 1u]; }
  constexpr const T& back() const { return items()[size_ - 1u]; }
  constexpr T& front() { return items()[0]; }
  constexpr const T& front() const { return items()[0]; }

  constexpr void clear() {
    if constexpr (kWiped) std::fill(begin(), end(), T{});
    size_ = 0;
  }
  // The same as an assignment, without the slots that are unused in both.
  void copy_from(const FixedVector& other) {
    std::copy_n(other.begin(), kWiped ? std::max(size_, other.size_) : other.size_, begin());
    size_ = other.size_;
  }
  constexpr void push_back(const T& item) {
    if (full()) [[unlikely]] {
      raise_fault("A list of the position is full: the rules put more into it than can exist.");
      return;
    }
    items()[size_++] = item;
  }
  // A new default item at the end, to be filled where it lies; a full vector gives its last item and a fault.
  constexpr T& add() {
    if (full()) [[unlikely]] {
      push_back(T{});
      return back();
    }
    if constexpr (!kWiped) items()[size_] = T{};
    return items()[size_++];
  }
  constexpr T pop_back() {
    T item = back();
    shrink();
    return item;
  }
  // Takes the item at `i` out; the others keep their order.
  constexpr T take(std::size_t i) {
    T item = items()[i];
    std::copy(begin() + i + 1, end(), begin() + i);
    shrink();
    return item;
  }
  // Inserts so that an ascending vector stays ascending.
  constexpr void insert_sorted(const T& item) {
    if (full()) [[unlikely]] {
      push_back(item);
      return;
    }
    std::size_t at = size_;
    for (; at > 0 && item < items()[at - 1]; --at) items()[at] = items()[at - 1];
    items()[at] = item;
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
  static constexpr bool kWiped = unused == Unused::wiped;
  using Room = std::conditional_t<kWiped, std::array<T, N>, UnwipedRoom<T, N>>;

  constexpr std::array<T, N>& items() {
    if constexpr (kWiped) {  // NOLINT(bugprone-branch-clone): one of the two is not even compiled
      return room_;
    } else {
      return room_.items;
    }
  }
  constexpr const std::array<T, N>& items() const { return const_cast<FixedVector*>(this)->items(); }
  constexpr void shrink() {
    --size_;
    if constexpr (kWiped) items()[size_] = T{};
  }

  Room room_{};
  Size size_ = 0;
};

// A list for the time that a rule runs.
template <class T, std::size_t N>
using ShortList = FixedVector<T, N, Unused::left>;

}  // namespace kostka::kernel
