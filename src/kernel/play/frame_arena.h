// Where the frames of one match's coroutines live: no heap in steady play, and a fork reuses what its target had.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <vector>

#include "kernel/data/fault.h"

#if defined(__SANITIZE_ADDRESS__)
#define KOSTKA_ADDRESS_SANITIZER
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KOSTKA_ADDRESS_SANITIZER
#endif
#endif
#ifdef KOSTKA_ADDRESS_SANITIZER
#include <sanitizer/asan_interface.h>
#endif

namespace kostka::kernel {

// A bump arena with a free list for each size class of 64 bytes. It grows by whole chunks, which it keeps; past
// kMostChunks the rules are nesting without end, which is a fault of the match, not of the process.
class FrameArena {
 public:
  FrameArena() = default;
  ~FrameArena() { release(); }
  FrameArena(const FrameArena&) = delete;
  FrameArena& operator=(const FrameArena&) = delete;

  void* take(std::size_t bytes) noexcept {
    const std::size_t size_class = (bytes + kGrain - 1) / kGrain;
    if (size_class >= free_.size()) [[unlikely]]
      return refuse();
    if (void* p = free_[size_class]) {
      allow(p, size_class * kGrain);
      free_[size_class] = *static_cast<void**>(p);
      return p;
    }
    if (static_cast<std::size_t>(end_ - top_) < size_class * kGrain) [[unlikely]] {
      if (!grow()) return refuse();
    }
    void* p = top_;
    top_ += size_class * kGrain;
    return p;
  }
  void give(void* p, std::size_t bytes) noexcept {
    const std::size_t size_class = (bytes + kGrain - 1) / kGrain;
    *static_cast<void**>(p) = free_[size_class];
    free_[size_class] = p;
    forbid(p, size_class * kGrain);
  }

  // Gives everything back to the system. No frame may be left.
  void release() noexcept {
    for (const auto& chunk : chunks_) allow(chunk->bytes, kChunk);
    chunks_.clear();
    free_ = {};
    top_ = end_ = nullptr;
  }

 private:
  static constexpr std::size_t kGrain = 64, kChunk = 16 * 1024, kMostChunks = 64;
  struct alignas(64) Chunk {
    std::byte bytes[kChunk];
  };

  // The address sanitizer cannot know that a frame in the free list is gone, unless it is told.
  static void forbid([[maybe_unused]] void* p, [[maybe_unused]] std::size_t bytes) noexcept {
#ifdef KOSTKA_ADDRESS_SANITIZER
    __asan_poison_memory_region(p, bytes);
#endif
  }
  static void allow([[maybe_unused]] void* p, [[maybe_unused]] std::size_t bytes) noexcept {
#ifdef KOSTKA_ADDRESS_SANITIZER
    __asan_unpoison_memory_region(p, bytes);
#endif
  }

  bool grow() noexcept {
    if (chunks_.size() == kMostChunks) return false;
    chunks_.emplace_back(new Chunk);
    top_ = chunks_.back()->bytes;
    end_ = top_ + kChunk;
    return true;
  }
  static void* refuse() noexcept {
    raise_fault("The rules nest deeper than any game can: a loop without end.");
    return nullptr;
  }

  std::byte* top_ = nullptr;
  std::byte* end_ = nullptr;
  std::array<void*, 64> free_{};
  std::vector<std::unique_ptr<Chunk>> chunks_;
};

}  // namespace kostka::kernel
