// Knockdown's effect language: the verbs that attack cards, special attacks and skill cards are written in.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <boost/describe/enum.hpp>

#include "games/knockdown/table.h"
#include "kernel/language/nouns.h"
#include "kernel/play/effect.h"

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

class Effect : public kernel::Effect<Knockdown, Cause> {
 public:
  // Whether it can do anything at all now; a Reaction that cannot may not be performed, a skill that cannot is silent.
  [[nodiscard]] virtual bool possible(const Knockdown&, Cause) const { return true; }
  // The damage it deals to the opponent whatever anybody chooses and wherever the fighters stand.
  [[nodiscard]] virtual Damage sure_damage() const { return {}; }
  // The rest of a sentence that has just named the opponent: "if the opponent ..., they take 1 light damage".
  [[nodiscard]] virtual kernel::Text describe_of_named_opponent() const { return describe(); }
  // As something the owner may do: "you may move 1 space".
  [[nodiscard]] virtual kernel::Text describe_as_allowed() const {
    const kernel::Text text = describe();
    return {"you may decide that " + text.en, "możesz zdecydować, że " + text.pl};
  }
  // How it is drawn.
  [[nodiscard]] virtual Sign sign() const = 0;
  // The rules behind it, for whoever looks a card up.
  [[nodiscard]] virtual Clauses clauses() const { return {}; }
  // The words of part number n (from 1) of an effect that is a choice; nothing for others.
  [[nodiscard]] virtual std::optional<kernel::Text> part(int) const { return {}; }
};

[[nodiscard]] Damage sure_damage(const Effects& effects);
// Adds the clauses of these effects that are not yet among `clauses`.
void cite(const Effects& effects, Clauses& clauses);

// The verbs of attacks, and those of skills, which speak of windows an attack does not have.
std::span<const kernel::Verb<Effect>> attack_vocabulary();
std::span<const kernel::Verb<Effect>> skill_vocabulary();

// ---- words that effects and screens share (nouns.cpp) ----
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
