// Knockdown's effect language: the verbs that attack cards, special attacks and skill cards are written in.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include <boost/describe/enum.hpp>

#include "games/knockdown/table.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/language/nouns.h"

namespace kostka::games::knockdown {

// Who does it and by what: the attacker of an attack, the owner of a skill.
struct Cause {
  Seat actor{};
  Object source{};
  bool may = false;          // the actor may decline
  bool* declined = nullptr;  // where it is noted that they did
};

using Clauses = std::vector<Clause>;

// What is seen of an effect at a glance: the small sign in the picture of a card.
enum class Sign : std::uint8_t { back, forward, move, jump, cards, damage, heal, tokens, pin, choice };
BOOST_DESCRIBE_ENUM(Sign, back, forward, move, jump, cards, damage, heal, tokens, pin, choice)

// One node of the tree that a card is read into: a verb with its arguments. There is one type for each verb, with all
// that can be said of it side by side, so a card can never say one thing and do another.
class Effect {
 public:
  virtual ~Effect() = default;
  virtual Task<> resolve(Knockdown& g, Cause cause) const = 0;
  // A sentence without its full stop, beginning with a small letter unless a name of the rules begins it.
  [[nodiscard]] virtual kernel::Text describe() const = 0;
  // Whether it can do anything at all now; a Reaction that cannot may not be performed, a skill that cannot is silent.
  [[nodiscard]] virtual bool possible(const Knockdown&, Cause) const { return true; }
  // The damage it deals to the opponent whatever anybody chooses and wherever the fighters stand.
  [[nodiscard]] virtual Damage sure_damage() const { return {}; }
  // Whether it may deal more than that: by a choice, or where the fighters come to stand.
  [[nodiscard]] virtual bool may_damage() const { return false; }
  // The rest of a sentence that has just named the opponent: "if the opponent ..., they take 1 light damage".
  [[nodiscard]] virtual kernel::Text describe_of_named_opponent() const { return describe(); }
  // As something the owner may do: "you may move 1 space".
  [[nodiscard]] virtual kernel::Text describe_as_allowed() const {
    const kernel::Text text = describe();
    return {"you may decide that " + text.en, "możesz zdecydować, że " + text.pl};
  }
  // How it is drawn.
  [[nodiscard]] virtual Sign sign() const = 0;
  // The rules behind it, for players who look a card up.
  [[nodiscard]] virtual Clauses clauses() const { return {}; }
  // The words of part number n (from 1) of an effect that is a choice; nothing for others.
  [[nodiscard]] virtual std::optional<kernel::Text> part(int) const { return {}; }
};

[[nodiscard]] Damage sure_damage(const Effects& effects);
[[nodiscard]] bool may_damage(const Effects& effects);
// Adds the clauses of these effects that are not yet among `clauses`.
void cite(const Effects& effects, Clauses& clauses);

// The verbs of attacks, and those of skills, which need windows that an attack does not have.
struct Word {
  std::string_view name;
  std::unique_ptr<const Effect> (*parse)(const kernel::Document& argument, kernel::Diagnostics& diagnostics);
};
std::span<const Word> attack_vocabulary();
std::span<const Word> skill_vocabulary();

// Reads a list of effects, each written `verb: argument`; those with errors are left out.
Effects parse_effects(std::span<const kernel::Document> nodes, std::span<const Word> vocabulary,
                      kernel::Diagnostics& diagnostics);
// Top to bottom, one after the other.
Task<> resolve_all(Knockdown& g, const Effects& effects, Cause cause);
// Each effect as a sentence of its own.
[[nodiscard]] kernel::Text describe_all(const Effects& effects);

// ---- words that effects and screens share (nouns.cpp) ----
// "north-east", seen from a space.
[[nodiscard]] kernel::Text heading_between(Hex from, Hex to);
[[nodiscard]] int spaces_between(Hex a, Hex b);
// "the space 2 north-east of the middle"
[[nodiscard]] kernel::Text space_text(Hex space);
namespace nouns {
using namespace kernel::nouns;
const kernel::Noun& light_damage();
const kernel::Noun& heavy_damage();
const kernel::Noun& cube();
}  // namespace nouns
// "1 heavy damage and 2 light damage" in a case of Polish.
kernel::Text damage_text(Damage damage, kernel::Case c = kernel::Case::accusative);
kernel::Text symbol_text(Symbol symbol);
kernel::Text type_text(AttackType type);
kernel::Text range_text(Range range);
// "of range 1, 2 or up to 2"
kernel::Text of_ranges_text(std::span<const Range> ranges);

}  // namespace kostka::games::knockdown
