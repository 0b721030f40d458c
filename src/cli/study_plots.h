// The drawings of a study's page, as SVG that takes its colours from the page.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "kernel/language/text.h"
#include "study/statistics.h"

namespace kostka::cli {

// Text as HTML shows it.
std::string escaped(std::string_view text);

// A share with its interval on a line from 0 to `most`; `expected`, if above 0, is marked. It repeats what stands
// beside it in words, so readers of screens are not told of it.
std::string interval_plot(const study::Share& share, double most, double expected);

// How many games took how many turns, in at most forty columns. `title` is what a reader of screens is told instead.
std::string length_plot(const std::map<std::uint32_t, std::uint64_t>& lengths, const std::string& title);

}  // namespace kostka::cli
