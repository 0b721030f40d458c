// The compact binary form of a document: how content travels to places without files.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"

namespace kostka::kernel {

// The form is
//     "KPAK" version marks? files strings node
// where files and strings are a count and that many texts (a length and bytes), strings are sorted and unique, and a
// node is its kind, its mark (when marks are kept) and its content; numbers are base-128 varints, signed ones zigzag.
// The same document always gives the same bytes, so a hash of them identifies it.

enum class PackMarks : std::uint8_t { drop, keep };

// Limits that unpack() accepts. A document beyond them cannot be packed usefully.
inline constexpr std::size_t kPackedDepth = 64;
inline constexpr std::size_t kPackedNodes = 1'000'000;
inline constexpr std::size_t kPackedText = 64u << 20;

// `sources` is the table that the document's marks point into; without marks it is not looked at.
std::vector<std::byte> pack(const Document& document, const Sources& sources, PackMarks marks = PackMarks::keep);
std::vector<std::byte> pack_without_marks(const Document& document);

// The document, with the files of its marks added to `sources`. Bytes from anywhere are safe to give: a damaged form
// ends with nothing and a sentence in `error`, and memory stays within the limits above.
std::optional<Document> unpack(std::span<const std::byte> bytes, Sources& sources, std::string& error);

}  // namespace kostka::kernel
