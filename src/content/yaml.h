// YAML files as documents, with the line of every value.
#pragma once

#include <filesystem>
#include <string_view>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"

namespace kostka::content {

inline constexpr std::size_t kLargestYaml = 8u << 20;

// Reads one YAML document. Unquoted `true` and `false` are truths, unquoted whole numbers (no leading zeros, 64 bits)
// are numbers, `~`, `null` and nothing at all are null; everything else, also every quoted scalar, is text.
// Duplicate keys, tags, more than 8 MiB, more than 200,000 values (aliases count as often as they are used), nesting
// beyond 64 and bytes that are not UTF-8 are errors. After an error the result is what was read so far, or null.
kernel::Document read_yaml(std::string_view text, std::string_view file_name, kernel::Diagnostics& diagnostics);

// The file at `path`; marks name it as given.
kernel::Document read_yaml_file(const std::filesystem::path& path, kernel::Diagnostics& diagnostics);

// All *.yaml of a folder in the order of their names, as one map from file stem to document.
kernel::Document read_yaml_folder(const std::filesystem::path& folder, kernel::Diagnostics& diagnostics);

}  // namespace kostka::content
