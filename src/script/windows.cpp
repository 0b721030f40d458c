#include "script/windows.h"

#include <algorithm>

namespace kostka::script {

std::string dotted(std::string_view name) {
  std::string word(name);
  const std::size_t underscore = word.find('_');
  if (underscore != std::string::npos) word[underscore] = '.';
  return word;
}

std::vector<WindowWord> read_window_words(const kernel::Document& node, const std::vector<std::string>& known,
                                          kernel::Diagnostics& diagnostics) {
  std::vector<WindowWord> words;
  if (!node.is_text()) {
    diagnostics.error(node, "when: expected a window as text, found " + kernel::describe(node));
    return words;
  }
  std::string_view rest = node.as_text();
  while (!rest.empty()) {
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    std::string_view word = rest.substr(0, slash);
    rest.remove_prefix(std::min(slash + 1, rest.size()));
    const bool any = word.starts_with("any.");
    if (any) word.remove_prefix(4);
    const auto at = std::ranges::find(known, word);
    if (at != known.end()) {
      words.push_back({static_cast<std::size_t>(at - known.begin()), any});
      continue;
    }
    const std::vector<std::string_view> names(known.begin(), known.end());
    diagnostics.error(node, "when: there is no window " + kernel::in_quotes(word) + kernel::did_you_mean(word, names));
  }
  return words;
}

}  // namespace kostka::script
