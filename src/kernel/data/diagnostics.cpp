#include "kernel/data/diagnostics.h"

#include <algorithm>
#include <tuple>

#include "kernel/data/nearest.h"

namespace kostka::kernel {

std::uint32_t Sources::add(std::string_view name) {
  const auto found = std::find(names_.begin(), names_.end(), name);
  const auto index = static_cast<std::uint32_t>(found - names_.begin());
  if (found == names_.end()) names_.emplace_back(name);
  return index;
}

std::string_view Sources::name(std::uint32_t file) const {
  return file < names_.size() ? std::string_view(names_[file]) : std::string_view();
}

void Diagnostics::error(Mark where, std::string message) {
  problems_.push_back({std::string(sources_.name(where.file)), where.line, std::move(message)});
}

std::string Diagnostics::to_text() const {
  std::vector<const Problem*> sorted;
  sorted.reserve(problems_.size());
  for (const Problem& problem : problems_) sorted.push_back(&problem);
  std::ranges::sort(sorted, [](const Problem* a, const Problem* b) {
    return std::tie(a->file, a->line, a) < std::tie(b->file, b->line, b);
  });
  std::string out;
  for (const Problem* problem : sorted) {
    out += problem->file;
    if (!problem->file.empty() && problem->line > 0) out += ':' + std::to_string(problem->line);
    if (!problem->file.empty()) out += ": ";
    out += problem->message + '\n';
  }
  return out;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::size_t size = std::min(text.size(), kLongest);
  // A cut must not fall inside a letter, whose second and later bytes are 10xxxxxx in UTF-8.
  while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) --size;
  std::string out = '"' + std::string(text.substr(0, size));
  std::replace_if(out.begin(), out.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
  return out + (size < text.size() ? "...\"" : "\"");
}

std::string describe(const Document& document) {
  switch (document.kind()) {
    case Document::Kind::null: return "nothing";
    case Document::Kind::boolean: return document.as_bool() ? "true" : "false";
    case Document::Kind::integer: return "the number " + std::to_string(document.as_int());
    case Document::Kind::text: return "text " + in_quotes(document.as_text());
    case Document::Kind::list: return "a list of " + std::to_string(document.size());
    case Document::Kind::map: return "a map";
  }
  return {};
}

std::string did_you_mean(std::string_view wanted, std::span<const std::string_view> candidates) {
  const std::string_view meant = nearest(wanted, candidates);
  return meant.empty() ? std::string() : "; did you mean " + in_quotes(meant) + "?";
}

std::string one_of_these(std::span<const std::string_view> names) {
  constexpr std::size_t kMost = 8;
  std::string out;
  for (std::size_t i = 0; i < std::min(names.size(), kMost); ++i) {
    if (i > 0) out += i + 1 == names.size() ? " or " : ", ";
    out += in_quotes(names[i]);
  }
  return names.size() > kMost ? out + ", ..." : out;
}

std::vector<std::string_view> keys_of(const Document& map) {
  std::vector<std::string_view> keys;
  for (const Document::Entry& entry : map.entries()) keys.push_back(entry.key);
  return keys;
}

}  // namespace kostka::kernel
