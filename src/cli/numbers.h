// Numbers the way the reader writes them: 12,345.6 in English, 12 345,6 in Polish.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/language/language.h"

namespace kostka::cli {

std::string whole(std::uint64_t number, kernel::Language language);
std::string fraction(double number, int decimals, kernel::Language language);
// A share of one as a percentage: 51.3 %.
std::string percent(double share, kernel::Language language);

}  // namespace kostka::cli
