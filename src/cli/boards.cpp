#include "cli/boards.h"

#include <algorithm>

#include "cli/terminal.h"
#include "games/registry.h"

namespace kostka::cli {
namespace {

using kernel::Document;
using kernel::Language;

bool is_simple(const Document& value) { return !value.is_map() && !value.is_list(); }

bool is_simple_list(const Document& value) { return value.is_list() && std::ranges::all_of(value.items(), is_simple); }

// A text in both languages is shown in the reader's.
const Document* translated(const Document& value, Language language) {
  if (!value.is_map() || value.size() != 2 || !value.contains("en") || !value.contains("pl")) return nullptr;
  return &value[code_of(language)];
}

std::string word(const Document& value) {
  if (value.is_null()) return "-";
  return value.is_text() ? value.as_text() : to_json(value);
}

std::string words(const Document& list) {
  std::string line;
  for (const Document& item : list.items()) line += (line.empty() ? "" : ", ") + word(item);
  return line.empty() ? "-" : line;
}

// Any view as an indented tree; values that fit a line stand behind their key.
class TreeBoard final : public BoardText {
 public:
  [[nodiscard]] std::string draw(const Document& table, Language language, bool colour) const override {
    std::string out;
    write(table, 1, language, colour, out);
    return out;
  }

 private:
  static void write(const Document& node, std::size_t depth, Language language, bool colour, std::string& out) {
    if (node.is_map()) {
      for (const auto& [key, value, mark] : node.entries()) entry(key, value, depth, language, colour, out);
    } else if (node.is_list()) {
      std::size_t number = 0;
      for (const Document& item : node.items()) entry(std::to_string(number++), item, depth, language, colour, out);
    } else {
      out += std::string(2 * depth, ' ') + word(node) + '\n';
    }
  }

  static void entry(const std::string& key, const Document& value, std::size_t depth, Language language, bool colour,
                    std::string& out) {
    const Document* text = translated(value, language);
    const Document& shown = text ? *text : value;
    out += std::string(2 * depth, ' ') + toned(key + ':', Tone::faint, colour);
    if (is_simple(shown)) {
      out += ' ' + word(shown) + '\n';
    } else if (is_simple_list(shown)) {
      out += ' ' + words(shown) + '\n';
    } else {
      out += '\n';
      write(shown, depth + 1, language, colour, out);
    }
  }
};

}  // namespace

std::unique_ptr<BoardText> make_board(const kernel::Game& game) {
  const kernel::GameModule* module = games::find_module(game.info().id);
  if (module && module->board) return module->board(game);
  return std::make_unique<TreeBoard>();
}

}  // namespace kostka::cli
