// What the lines of a card become: effects and their blocks as plain numbers in flat arrays. They are read once;
// playing allocates nothing and compares no text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "kernel/data/ids.h"
#include "script/reading.h"

namespace kostka::script {

// Effects that stand one after the other in Script::effects.
struct Body {
  std::uint16_t first = 0;
  std::uint16_t count = 0;

  [[nodiscard]] bool empty() const { return count == 0; }
  bool operator==(const Body&) const = default;
};

// A braced part of an effect: `{..}`, `{success: ..}`, a row `{2-3: ..}` of a table with its faces, or a part
// `{train: ..}` of a choice with its label.
struct Block {
  Body body{};
  std::uint8_t low = 0, high = 0;
  std::uint16_t label = 0;
};

// The blocks of an effect; a game's Effect has one of these among its members.
struct Blocks {
  std::uint16_t first_block = 0;
  std::uint8_t blocks = 0;
};

using ConditionId = kernel::Id<struct ConditionTag, std::uint16_t>;

// The arrays that everything of a catalogue lies in. A game's Effect derives from Blocks.
template <class Effect, class Condition, class Ability>
struct Script {
  std::vector<Effect> effects;
  std::vector<Block> blocks;
  std::vector<Condition> conditions;
  std::vector<Ability> abilities;
  std::vector<std::string> labels{""};

  [[nodiscard]] const Effect* begin_of(Body body) const { return effects.data() + body.first; }
  [[nodiscard]] const Block& block(const Blocks& effect, std::size_t i) const { return blocks[effect.first_block + i]; }
  [[nodiscard]] const Condition& condition(ConditionId id) const { return conditions[id.index()]; }

  ConditionId keep(const Condition& condition) {
    conditions.push_back(condition);
    return ConditionId{conditions.size() - 1};
  }
  Body keep(const std::vector<Effect>& body) {
    const Body kept{static_cast<std::uint16_t>(effects.size()), static_cast<std::uint16_t>(body.size())};
    effects.insert(effects.end(), body.begin(), body.end());
    return kept;
  }
  void keep(const std::vector<Block>& list, Blocks& effect) {
    effect.first_block = static_cast<std::uint16_t>(blocks.size());
    effect.blocks = static_cast<std::uint8_t>(list.size());
    blocks.insert(blocks.end(), list.begin(), list.end());
  }
};

// How blocks are written. Each calls `body()` for what stands inside, which returns a Body.

template <class ReadBody>
Body read_braced(Reading& r, ReadBody body) {
  r.need('{');
  const Body inside = r.ok() ? body() : Body{};
  r.need('}');
  return inside;
}

// `{success: ..}{failure: ..}`; either may be missing, both not.
template <class ReadBody>
std::vector<Block> read_either(Reading& r, std::string_view first, std::string_view second, ReadBody body) {
  const std::string both = '"' + std::string(first) + "\" or \"" + std::string(second) + '"';
  std::vector<Block> list(2);
  if (!r.next_is('{')) {
    r.fail("expected \"{" + std::string(first) + ": ...}\" or \"{" + std::string(second) + ": ...}\"");
  }
  while (r.ok() && r.accept('{')) {
    const std::string_view name = r.peek_word();
    if (!r.accept(first) && !r.accept(second)) r.fail("expected " + both);
    r.need(':');
    Block& block = list[name == first ? 0 : 1];
    if (r.ok() && !block.body.empty()) r.fail(kernel::in_quotes(name) + " stands here twice");
    if (r.ok()) block.body = body();
    r.need('}');
  }
  return list;
}

// `{1: ..}{2-3: ..}`: the rows of a table, by the faces of a die.
template <class ReadBody>
std::vector<Block> read_faces(Reading& r, int most, ReadBody body) {
  std::vector<Block> list;
  int last = 0;
  while (r.ok() && r.accept('{')) {
    Block block;
    block.low = block.high = static_cast<std::uint8_t>(r.positive());
    if (r.accept('-')) block.high = static_cast<std::uint8_t>(r.positive());
    if (r.ok() && (block.low <= last || block.high < block.low || block.high > most)) {
      r.fail("expected faces from 1 to " + std::to_string(most) + " in ascending order");
    }
    last = block.high;
    r.need(':');
    if (r.ok()) block.body = body();
    r.need('}');
    list.push_back(block);
  }
  if (list.empty()) r.fail("expected \"{\"");
  return list;
}

// `{train: ..}{hunt: ..}`: at least two parts of a choice, each with a word for it.
template <class ReadBody>
std::vector<Block> read_choice(Reading& r, std::vector<std::string>& labels, ReadBody body) {
  std::vector<Block> list;
  while (r.ok() && r.accept('{')) {
    Block block;
    labels.emplace_back(r.word("a word for this choice"));
    block.label = static_cast<std::uint16_t>(labels.size() - 1);
    r.need(':');
    if (r.ok()) block.body = body();
    r.need('}');
    list.push_back(block);
  }
  if (list.size() < 2) r.fail("expected at least two choices");
  return list;
}

// `effect, effect`: at least one.
template <class Effect, class Read>
std::vector<Effect> read_list(Reading& r, Read effect) {
  std::vector<Effect> list;
  do {
    list.push_back(effect());
  } while (r.ok() && r.accept(','));
  return r.ok() ? list : std::vector<Effect>{};
}

}  // namespace kostka::script
