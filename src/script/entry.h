// Words written as a map of one entry, `back: 2`: for languages whose arguments are documents of their own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"

namespace kostka::script {

// The row of the word in `{word: argument}`, or null after an error. A row has a `name`; `kind` says what it is.
template <class Rows>
auto find_row(const kernel::Document& node, std::string_view kind, const Rows& rows, kernel::Diagnostics& diagnostics)
    -> decltype(rows.data()) {
  if (!node.is_map() || node.size() != 1) {
    diagnostics.error(node, "expected one " + std::string(kind) + " as `verb: argument`, found " + describe(node));
    return nullptr;
  }
  const auto& entry = node.entries()[0];
  std::vector<std::string_view> names;
  for (const auto& row : rows) {
    if (row.name == entry.key) return &row;
    names.push_back(row.name);
  }
  diagnostics.error(entry.mark, "there is no " + std::string(kind) + ' ' + kernel::in_quotes(entry.key) +
                                    kernel::did_you_mean(entry.key, names));
  return nullptr;
}

}  // namespace kostka::script
