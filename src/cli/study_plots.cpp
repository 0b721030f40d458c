#include "cli/study_plots.h"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

namespace kostka::cli {

std::string escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string interval_plot(const study::Share& share, double most, double expected) {
  constexpr double kWidth = 240, kHeight = 18, kEdge = 6;
  const auto x = [&](double value) {
    return kEdge + (kWidth - 2 * kEdge) * std::clamp(most > 0 ? value / most : 0.0, 0.0, 1.0);
  };
  std::string svg = fmt::format(
      "<svg class=\"interval\" viewBox=\"0 0 {} {}\" width=\"{}\" height=\"{}\" aria-hidden=\"true\">"
      "<line class=\"axis\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"9\" y2=\"9\"/>",
      kWidth, kHeight, kWidth, kHeight, x(0), x(most));
  if (expected > 0) {
    svg += fmt::format("<line class=\"expected\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"1\" y2=\"17\"/>", x(expected));
  }
  svg += fmt::format(
      "<line class=\"reach\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"9\" y2=\"9\"/><circle class=\"share\" cx=\"{:.1f}\" "
      "cy=\"9\" r=\"4.5\"/></svg>",
      x(share.low), x(share.high), x(share.share));
  return svg;
}

namespace {

struct Column {
  std::uint32_t from = 0, to = 0;
  std::uint64_t games = 0;
};

std::vector<Column> columns_of(const std::map<std::uint32_t, std::uint64_t>& lengths) {
  constexpr std::uint32_t kMost = 40;
  const std::uint32_t least = lengths.begin()->first, most = lengths.rbegin()->first;
  const std::uint32_t width = (most - least) / kMost + 1;
  std::vector<Column> columns;
  for (std::uint32_t from = least; from <= most; from += width) columns.push_back({from, from + width - 1, 0});
  for (const auto& [turns, games] : lengths) columns[(turns - least) / width].games += games;
  return columns;
}

}  // namespace

std::string length_plot(const std::map<std::uint32_t, std::uint64_t>& lengths, const std::string& title) {
  if (lengths.empty()) return {};
  constexpr double kWidth = 720, kHeight = 220, kLeft = 10, kBase = 190;
  const std::vector<Column> columns = columns_of(lengths);
  const std::uint64_t highest = std::ranges::max(columns, {}, &Column::games).games;
  const double step = (kWidth - 2 * kLeft) / static_cast<double>(columns.size());
  std::string svg = fmt::format("<svg class=\"lengths\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">", kWidth,
                                kHeight, escaped(title));
  // A number below every column would run into the next.
  const std::size_t every = columns.size() / 10 + 1;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const Column& column = columns[i];
    const double height = (kBase - 10) * static_cast<double>(column.games) / static_cast<double>(highest);
    const double left = kLeft + step * static_cast<double>(i);
    const std::string range =
        column.from == column.to ? std::to_string(column.from) : fmt::format("{}–{}", column.from, column.to);
    svg += fmt::format(
        "<rect class=\"column\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"><title>{}: "
        "{}</title></rect>",
        left + 1, kBase - height, std::max(1.0, step - 2), height, range, column.games);
    if (i % every == 0) {
      svg += fmt::format("<text x=\"{:.1f}\" y=\"208\" text-anchor=\"middle\">{}</text>", left + step / 2, column.from);
    }
  }
  return svg + fmt::format("<line class=\"axis\" x1=\"{}\" x2=\"{}\" y1=\"{}\" y2=\"{}\"/></svg>", kLeft,
                           kWidth - kLeft, kBase, kBase);
}

}  // namespace kostka::cli
