// Whole files in and out, with errors a user can act on.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace kostka::content {

// Why a call of the operating system failed, as the end of a sentence: "the disk is full".
std::string reason(int error_number);

// The bytes of a file, or nothing and a sentence in `error` that names the file and says what is wrong with it.
std::optional<std::string> read_file(const std::filesystem::path& path, std::string& error,
                                     std::size_t largest = std::size_t{64} << 20);

// Replaces a file as a whole: after a crash or an error there is either the old content or the new, never a part.
// False and a sentence in `error` when it could not be written; the old file is then untouched.
bool write_file(const std::filesystem::path& path, std::string_view bytes, std::string& error);

}  // namespace kostka::content
