// Text from outside must be UTF-8 before it becomes part of a document.
#pragma once

#include <cstddef>
#include <string_view>

namespace kostka::kernel {

// Where the first byte stands that is not well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing above
// U+10FFFF), or npos when the whole text is well-formed.
std::size_t find_bad_utf8(std::string_view text);

}  // namespace kostka::kernel
