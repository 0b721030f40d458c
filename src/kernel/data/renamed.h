// Keys of documents that were called otherwise before, so that older documents still read.
#pragma once

#include <span>
#include <string_view>

namespace kostka::kernel {

struct Renamed {
  std::string_view before, now;
};

// Those of a described struct, which lists them: static constexpr std::array kRenamed{kernel::Renamed{"old", "new"}};
// Documents are written with the new ones.
template <class T>
constexpr std::span<const Renamed> renamed_members() {
  if constexpr (requires { T::kRenamed; }) {
    return T::kRenamed;
  } else {
    return {};
  }
}

}  // namespace kostka::kernel
