// Which number of TableCounts a table adds to. Stores keep these values, and count by them.
#pragma once

#include <cstdint>

#include "store/store.h"

namespace kostka::store {

enum class Section : std::uint8_t { none = 0, open = 1, to_watch = 2, finished = 3 };

inline Section section_of(const TableRecord& record) {
  if (record.status == "waiting") return record.has_open_seat ? Section::open : Section::none;
  return record.status == "playing" ? Section::to_watch : Section::finished;
}

}  // namespace kostka::store
