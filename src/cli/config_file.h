// Options of a command from a file, for services: `port = 8080`, a line each.
#pragma once

#include <filesystem>

namespace CLI {
class App;
}

namespace kostka::cli {

// Gives the command the options of the file that its command line did not have. A line is `name = value` with a long
// option's name without dashes; white space around either and lines that begin with # do not matter. What may be
// repeated on the command line may be repeated here; a switch is `on` or `off`. Fails with the first line that makes no
// sense. To be called when the command line is understood, before anything is done with it.
void apply_config(CLI::App& command, const std::filesystem::path& file);

}  // namespace kostka::cli
