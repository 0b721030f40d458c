// Addresses inside a document, as scenarios and tools write them: `fighters.0.hand`.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kernel/data/document.h"
#include "kernel/data/renamed.h"

namespace kostka::kernel {

// A path is keys of maps and indexes of lists (from 0), separated by dots. The empty path is the document itself.
// Keys that contain a dot cannot be addressed.

// The part of `document` that `path` names, or nullptr.
const Document* at(const Document& document, std::string_view path);

// Replaces the part that `path` names; it must exist, so that a misspelt path cannot silently add something.
// Otherwise nothing changes and a sentence says where the path leaves the document and which key was meant.
std::optional<std::string> patch(Document& document, std::string_view path, Document value);

// The path with its first key as it is called now.
std::string current_path(std::string_view path, std::span<const Renamed> renamed);

}  // namespace kostka::kernel
