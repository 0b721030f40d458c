// Options that say how long something is kept: --keep-finished 365d of a server, --finished 365d of kostka store prune.
#pragma once

#include <filesystem>
#include <string>

#include "store/retention.h"

namespace CLI {
class App;
}

namespace kostka::cli {

class Context;

// 90d, 12w or 1y: days, weeks, or years of 365 days. Fails with a sentence that names the option on anything else.
store::Milliseconds age_in(const std::string& option, const std::string& word);

// `begin` stands before each name: --keep-finished for "--keep-".
void add_retention_options(CLI::App& command, const Context& context, const std::string& begin,
                           store::Retention& retention);

// The store that kostka serve uses when no other is named.
std::filesystem::path usual_store();

}  // namespace kostka::cli
