// A review as one page for a browser: the plot of chances, luck and decisions, and what cost most, in both languages,
// light and dark. It needs no other file and no network.
#pragma once

#include <string>
#include <vector>

#include "kernel/language/language.h"
#include "kernel/language/text.h"
#include "review/report.h"

namespace kostka::cli {

// The page opens in `language`; the reader can change it. `names`: what the seats are called.
std::string review_page(const review::Review& found, const kernel::Text& game, const std::vector<kernel::Text>& names,
                        kernel::Language language);

}  // namespace kostka::cli
