#include "cli/numbers.h"

#include <fmt/core.h>

#include <string_view>

namespace kostka::cli {
namespace {

using kernel::Language;

std::string grouped(std::string_view digits, Language language) {
  // Polish groups with a space that does not break a line, and leaves four digits together.
  if (language == Language::pl && digits.size() <= 4) return std::string(digits);
  const std::string_view gap = language == Language::pl ? "\u00a0" : ",";
  std::string out;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) out += gap;
    out += digits[i];
  }
  return out;
}

}  // namespace

std::string whole(std::uint64_t number, Language language) { return grouped(std::to_string(number), language); }

std::string fraction(double number, int decimals, Language language) {
  const std::string text = fmt::format("{:.{}f}", number, decimals);
  const std::string_view view = text;
  const std::size_t point = view.find('.');
  std::string out = grouped(view.substr(0, point), language);
  if (point != std::string_view::npos) out += (language == Language::pl ? ',' : '.') + text.substr(point + 1);
  return out;
}

std::string percent(double share, Language language) { return fraction(100 * share, 1, language) + "\u00a0%"; }

}  // namespace kostka::cli
