// Digests: what identifies content, commits to secrets and keeps seat tokens from being readable in the store.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/document.h"

namespace kostka::store {

using Digest = std::array<std::byte, 32>;

Digest sha256(std::span<const std::byte> bytes);
Digest sha256(std::string_view bytes);
Digest hmac_sha256(std::span<const std::byte> key, std::span<const std::byte> message);
Digest hmac_sha256(std::string_view key, std::string_view message);

// Two lower-case digits for each byte.
std::string to_hex(std::span<const std::byte> bytes);
// The bytes of such a text, upper case allowed; nothing when it is not one.
std::optional<std::vector<std::byte>> from_hex(std::string_view hex);

// Compares without telling by its duration where the first difference is; lengths are not secret.
bool equal_in_constant_time(std::span<const std::byte> a, std::span<const std::byte> b);

// Identifies content: SHA-256 in hex over its packed form without marks. It changes with any value, key or order, and
// not with white space, comments, file names or lines, nor with what was learned about the game (kernel::kValueFile).
std::string content_hash(const kernel::Document& content);

}  // namespace kostka::store
