// JSON text as documents: journals, positions and requests come in this form.
#pragma once

#include <string_view>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"

namespace kostka::content {

inline constexpr std::size_t kLargestJson = 16u << 20;

// Reads one JSON value, with the line of every part. Numbers must be whole and fit 64 bits. Duplicate keys, more than
// 16 MiB, nesting beyond 64 and bytes that are not UTF-8 are errors. After an error the result is null.
kernel::Document read_json(std::string_view text, std::string_view name, kernel::Diagnostics& diagnostics);

}  // namespace kostka::content
