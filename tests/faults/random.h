// Random numbers that are the same for the same seed with every library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace kostka::faults {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  std::size_t below(std::size_t end) { return end == 0 ? 0 : static_cast<std::size_t>(engine_() % end); }
  bool of_thousand(std::size_t so_many) { return below(1000) < so_many; }
  template <class List>
  auto& one_of(List& list) {
    return list[below(list.size())];
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace kostka::faults
