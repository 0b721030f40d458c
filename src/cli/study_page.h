// A study as one page for a browser: figures with their intervals, drawn and in words, in both languages, light and
// dark. It needs no other file and no network.
#pragma once

#include <string>

#include "cli/simulation_report.h"
#include "kernel/language/language.h"

namespace kostka::cli {

// The page opens in `language`; the reader can change it.
std::string page_of(const SimulationResult& result, kernel::Language language);

}  // namespace kostka::cli
