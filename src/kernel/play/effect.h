// Effects: what cards do, as typed trees that are read from content, resolved by the rules and put into words.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/language/text.h"
#include "kernel/play/task.h"

namespace kostka::kernel {

// One node of such a tree: a verb with its arguments. A game derives one type for each verb and writes three functions
// side by side: `parse` (a free or static function named in the game's vocabulary), resolve() and describe(). So a card
// can never say one thing and do another. `Cause` is the game's own account of who does it and by what.
template <class G, class Cause>
class Effect {
 public:
  virtual ~Effect() = default;
  virtual Task<> resolve(G& game, Cause cause) const = 0;
  // A sentence without its full stop, beginning with a small letter unless a name of the rules begins it.
  [[nodiscard]] virtual Text describe() const = 0;
};

// One word of a game's effect language. `parse` gets the argument of the verb (`back: 2` gives the 2).
template <class E>
struct Verb {
  std::string_view name;
  std::unique_ptr<const E> (*parse)(const Document& argument, Diagnostics& diagnostics);
};

// Reads `{verb: argument}`; null after an error.
template <class E>
std::unique_ptr<const E> parse_effect(const Document& node, std::span<const Verb<E>> vocabulary,
                                      Diagnostics& diagnostics) {
  if (!node.is_map() || node.size() != 1) {
    diagnostics.error(node, "expected one effect as `verb: argument`, found " + describe(node));
    return nullptr;
  }
  const auto& entry = node.entries()[0];
  std::vector<std::string_view> names;
  for (const Verb<E>& verb : vocabulary) {
    if (verb.name == entry.key) return verb.parse(entry.value, diagnostics);
    names.push_back(verb.name);
  }
  diagnostics.error(entry.mark, "there is no effect " + in_quotes(entry.key) + did_you_mean(entry.key, names));
  return nullptr;
}

// Reads a list of effects; those with errors are left out.
template <class E>
std::vector<std::unique_ptr<const E>> parse_effects(std::span<const Document> nodes,
                                                    std::span<const Verb<E>> vocabulary, Diagnostics& diagnostics) {
  std::vector<std::unique_ptr<const E>> effects;
  for (const Document& node : nodes) {
    if (auto effect = parse_effect<E>(node, vocabulary, diagnostics)) effects.push_back(std::move(effect));
  }
  return effects;
}

// Top to bottom, one after the other.
template <class G, class Cause, class E>
Task<> resolve_all(G& game, const std::vector<std::unique_ptr<const E>>& effects, Cause cause) {
  for (const auto& effect : effects) co_await effect->resolve(game, cause);
}

// Each effect as a sentence of its own.
template <class E>
Text describe_all(const std::vector<std::unique_ptr<const E>>& effects) {
  Text text;
  for (const auto& effect : effects) {
    const Text sentence = capitalise(effect->describe());
    if (!text.en.empty()) {
      text.en += ' ';
      text.pl += ' ';
    }
    text.en += sentence.en + '.';
    text.pl += sentence.pl + '.';
  }
  return text;
}

}  // namespace kostka::kernel
