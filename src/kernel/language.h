// The languages that everything shown to a player exists in.
#pragma once

#include <cstdint>

namespace kostka::kernel {
enum class Language : std::uint8_t { en, pl };
}
