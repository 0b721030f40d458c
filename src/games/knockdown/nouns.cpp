// The nouns of Knockdown with their Polish forms, and the small phrases made of them.
#include <cstdlib>

#include "games/knockdown/effects.h"
#include "kernel/language/heading.h"

namespace kostka::games::knockdown {

using kernel::Case;
using kernel::Counted;
using kernel::Gender;
using kernel::Noun;
using kernel::say;
using kernel::Text;

namespace nouns {

const Noun& light_damage() {
  static const Noun noun{"light damage",
                         "light damage",
                         {"lekkie Obrażenie", "lekkiego Obrażenia", "lekkiemu Obrażeniu", "lekkie Obrażenie",
                          "lekkim Obrażeniem", "lekkim Obrażeniu"},
                         {"lekkie Obrażenia", "lekkich Obrażeń", "lekkim Obrażeniom", "lekkie Obrażenia",
                          "lekkimi Obrażeniami", "lekkich Obrażeniach"},
                         Gender::neuter};
  return noun;
}
const Noun& heavy_damage() {
  static const Noun noun{"heavy damage",
                         "heavy damage",
                         {"ciężkie Obrażenie", "ciężkiego Obrażenia", "ciężkiemu Obrażeniu", "ciężkie Obrażenie",
                          "ciężkim Obrażeniem", "ciężkim Obrażeniu"},
                         {"ciężkie Obrażenia", "ciężkich Obrażeń", "ciężkim Obrażeniom", "ciężkie Obrażenia",
                          "ciężkimi Obrażeniami", "ciężkich Obrażeniach"},
                         Gender::neuter};
  return noun;
}
const Noun& cube() {
  static const Noun noun{
      "damage cube",
      "damage cubes",
      {"kostka Obrażeń", "kostki Obrażeń", "kostce Obrażeń", "kostkę Obrażeń", "kostką Obrażeń", "kostce Obrażeń"},
      {"kostki Obrażeń", "kostek Obrażeń", "kostkom Obrażeń", "kostki Obrażeń", "kostkami Obrażeń", "kostkach Obrażeń"},
      Gender::feminine};
  return noun;
}

}  // namespace nouns

Text damage_text(Damage damage, Case c) {
  if (damage.none()) return {"no damage", "brak Obrażeń"};
  Text heavy = counted(damage.heavy, nouns::heavy_damage(), c), light = counted(damage.light, nouns::light_damage(), c);
  if (damage.light == 0) return heavy;
  return damage.heavy == 0 ? light : kernel::join_and({heavy, light});
}

Text symbol_text(Symbol symbol) {
  switch (symbol) {
    case Symbol::HP: return {"High punch", "Górny cios"};
    case Symbol::LP: return {"Low punch", "Dolny cios"};
    case Symbol::HK: return {"High kick", "Górny kopniak"};
    case Symbol::LK: return {"Low kick", "Dolny kopniak"};
    case Symbol::BL: return {"Block", "Blok"};
    case Symbol::DA: return {"Dash", "Zryw"};
    case Symbol::wild: return {"any", "dowolny"};
  }
  return {};
}

Text type_text(AttackType type) {
  switch (type) {
    case AttackType::strike: return {"Strike", "Uderzenie"};
    case AttackType::ability: return {"Ability", "Zdolność"};
    case AttackType::reaction: return {"Reaction", "Reakcja"};
  }
  return {};
}

Text range_text(Range range) {
  switch (range.reach) {
    case Reach::exactly: return say("range {0}", "zasięg {0}", {range.spaces});
    case Reach::up_to: return say("range up to {0}", "zasięg do {0}", {range.spaces});
    case Reach::projectile: return {"projectile", "zasięg pocisku"};
    case Reach::unlimited: return {"any range", "zasięg nieograniczony"};
  }
  return {};
}

Text of_ranges_text(std::span<const Range> ranges) {
  std::vector<Text> parts;
  for (const Range& range : ranges) {
    switch (range.reach) {
      case Reach::exactly: parts.push_back(say("{0}", "{0}", {range.spaces})); break;
      case Reach::up_to: parts.push_back(say("up to {0}", "do {0}", {range.spaces})); break;
      case Reach::projectile: parts.push_back({"of a projectile", "pocisku"}); break;
      case Reach::unlimited: parts.push_back({"without limit", "nieograniczonym"}); break;
    }
  }
  return say("of range {0}", "o zasięgu {0}", {kernel::join_or(parts)});
}

// Hexes that stand on a corner: a row is this much lower than a hex is wide.
Text heading_between(Hex from, Hex to) {
  constexpr double kRow = 0.866;
  const double q = to.q - from.q, r = to.r - from.r;
  return kernel::heading_text(q + r / 2, kRow * r);
}

int spaces_between(Hex a, Hex b) {
  const int q = a.q - b.q, r = a.r - b.r;
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

Text space_text(Hex space) {
  constexpr Hex kMiddle{0, 0};
  const int spaces = spaces_between(kMiddle, space);
  if (spaces == 0) return {"the middle of the arena", "środek areny"};
  const Text heading = heading_between(kMiddle, space);
  if (spaces == 1) return say("the space {0} of the middle", "pole {0} od środka", {heading});
  return say("the space {0} {1} of the middle", "pole {0} {1} od środka", {spaces, heading});
}

}  // namespace kostka::games::knockdown
