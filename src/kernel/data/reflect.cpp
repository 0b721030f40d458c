#include "kernel/data/reflect.h"

#include <algorithm>

namespace kostka::kernel::detail {

bool unexpected(const Document& found, Diagnostics& diagnostics, std::string_view expected) {
  diagnostics.error(found, "expected " + std::string(expected) + ", found " + describe(found));
  return false;
}

bool unknown_name(const Document& found, Diagnostics& diagnostics, std::string_view expected,
                  std::span<const std::string_view> names) {
  const std::string& name = found.as_text();
  diagnostics.error(found,
                    "expected " + std::string(expected) + ", found " + describe(found) + did_you_mean(name, names));
  return false;
}

bool missing_member(const Document& map, Diagnostics& diagnostics, std::string_view name) {
  diagnostics.error(map, in_quotes(name) + " is missing");
  return false;
}

const Document* find_member(const Document& map, std::string_view name, std::span<const Renamed> renamed) {
  if (const Document* found = map.find(name)) return found;
  const auto old = std::ranges::find(renamed, name, &Renamed::now);
  return old != renamed.end() ? map.find(old->before) : nullptr;
}

bool no_unknown_members(const Document& map, Diagnostics& diagnostics, std::span<const std::string_view> names,
                        std::span<const Renamed> renamed) {
  bool ok = true;
  for (const Document::Entry& entry : map.entries()) {
    if (std::ranges::find(names, entry.key) != names.end()) continue;
    // The old name beside the new one would be ignored, so it is as wrong as any other.
    const auto old = std::ranges::find(renamed, entry.key, &Renamed::before);
    if (old != renamed.end() && !map.find(old->now)) continue;
    diagnostics.error(entry.mark, "unknown key " + in_quotes(entry.key) + did_you_mean(entry.key, names));
    ok = false;
  }
  return ok;
}

bool read_integer(const Document& document, std::int64_t lo, std::int64_t hi, std::int64_t& value,
                  Diagnostics& diagnostics) {
  value = 0;
  if (!document.is_int() || document.as_int() < lo || document.as_int() > hi) {
    const std::string range = "a whole number from " + std::to_string(lo) + " to " + std::to_string(hi);
    return unexpected(document, diagnostics, range);
  }
  value = document.as_int();
  return true;
}

bool read_unsigned(const Document& document, std::uint64_t& value, Diagnostics& diagnostics) {
  value = 0;
  if (document.is_int() && document.as_int() >= 0) {
    value = static_cast<std::uint64_t>(document.as_int());
    return true;
  }
  if (document.is_text()) {
    const std::string& text = document.as_text();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc() && end == text.data() + text.size()) return true;
    value = 0;
  }
  return unexpected(document, diagnostics, "a whole number from 0 to 18446744073709551615");
}

void write_unsigned(Writer& out, std::uint64_t value) {
  if (std::in_range<std::int64_t>(value))
    out.number(static_cast<std::int64_t>(value));
  else
    out.text(std::to_string(value));
}

bool is_known_number(const Document& document, std::string_view kind, std::uint32_t number, Diagnostics& diagnostics,
                     const Naming& naming) {
  if (naming.name(kind, number) || naming.names(kind).empty()) return true;
  return unexpected(document, diagnostics, "the name of a " + std::string(kind));
}

std::optional<std::uint32_t> read_name(const Document& document, std::string_view kind, Diagnostics& diagnostics,
                                       const Naming& naming) {
  const std::optional<std::uint32_t> value = naming.value(kind, document.as_text());
  if (value) return value;
  const std::vector<std::string> names = naming.names(kind);
  const std::vector<std::string_view> candidates(names.begin(), names.end());
  const std::string expected = names.empty() ? "the number of a " : "the name of a ";
  unknown_name(document, diagnostics, expected + std::string(kind), candidates);
  return std::nullopt;
}

}  // namespace kostka::kernel::detail
