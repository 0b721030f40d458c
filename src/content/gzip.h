// Bytes in the gzip format, as files and the web know it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kostka::content {

// As small as it gets. The same bytes always give the same: no time and no name is put in. Empty only when there is not
// enough memory.
std::string gzip(std::string_view bytes);

bool is_gzip(std::string_view bytes);

// What was compressed; nothing, and the end of a sentence in `why`, when the bytes are damaged or would become more
// than `largest`.
std::optional<std::string> gunzip(std::string_view bytes, std::size_t largest, std::string& why);

}  // namespace kostka::content
