#include "games/knockdown/catalogue_checks.h"

#include <algorithm>
#include <optional>

#include "games/knockdown/effects.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/enum_names.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::in_quotes;

// Set-up uses 8 cards and each turn up to 2 more; with a smaller deck a round would be over before it got going.
constexpr int kFewestCards = 20;

std::string range_words(Range range) {
  const std::string name(kernel::enum_name(range.reach));
  return range.spaces == 0 ? name : name + ": " + std::to_string(range.spaces);
}

int greatest_distance(const Catalogue& catalogue) {
  int greatest = 0;
  for (const Arena& arena : catalogue.arenas) {
    for (const auto& row : arena.distance) greatest = std::max(greatest, int{*std::ranges::max_element(row)});
  }
  return greatest;
}

std::size_t copies_of(const Catalogue& catalogue, Symbol symbol) {
  int copies = 0;
  for (const AttackCard& card : catalogue.cards) copies += card.symbol == symbol ? card.copies : 0;
  return static_cast<std::size_t>(copies);
}

// The verbs that gain or spend tokens, wherever they stand in a tree of effects.
void find_token_verbs(const Document& node, std::vector<const Document::Entry*>& found) {
  if (node.is_list()) {
    for (const Document& item : node.items()) find_token_verbs(item, found);
  } else if (node.is_map()) {
    for (const Document::Entry& entry : node.entries()) {
      const bool about_tokens =
          entry.key == "gain_tokens" || entry.key == "spend_tokens" || entry.key == "more_per_token";
      if (about_tokens) found.push_back(&entry);
      find_token_verbs(entry.value, found);
    }
  }
}

class Checks {
 public:
  Checks(const Catalogue& catalogue, const Document& content, Diagnostics& diagnostics)
      : catalogue_(catalogue),
        cards_(content["attacks"]["attacks"]),
        fighters_(content["fighters"]["fighters"]),
        diagnostics_(diagnostics),
        greatest_distance_(greatest_distance(catalogue)) {}

  void check_deck();
  void check_fighters();

 private:
  void check_range(const Attack& attack, const Document& node);
  void check_does_something(const SpecialAttack& special, const Document& node);
  void check_cost(const SpecialAttack& special, const Document& node);
  void check_trigger(const SpecialAttack& special, const Fighter& owner, const Document& node);
  void check_tokens(const Fighter& fighter, const Document& node);

  [[nodiscard]] bool has_range(const Attack& attack, Range range) const;
  // Whether an opponent can ever attack so that this reaction is allowed; of this range, if one is given.
  [[nodiscard]] bool ever_answers(const SpecialAttack& reaction, const Fighter& owner,
                                  std::optional<Range> range) const;

  const Catalogue& catalogue_;
  const Document& cards_;
  const Document& fighters_;
  Diagnostics& diagnostics_;
  int greatest_distance_;
};

void Checks::check_deck() {
  const int size = catalogue_.deck_size();
  if (size < kFewestCards || size > static_cast<int>(kMostCards)) {
    diagnostics_.error(cards_, "the attack deck has " + std::to_string(size) + " cards; expected " +
                                   std::to_string(kFewestCards) + " to " + std::to_string(kMostCards));
  }
  for (std::size_t i = 0; i < catalogue_.cards.size(); ++i) {
    const AttackCard& card = catalogue_.cards[i];
    if (card.type == AttackType::reaction) {
      diagnostics_.error(cards_[i]["type"], card.id +
                                                ": a card of the attack deck cannot be a reaction: no attack of " +
                                                "the row is ever performed in answer to another");
    }
    check_range(card, cards_[i]);
  }
}

void Checks::check_fighters() {
  for (std::size_t f = 0; f < catalogue_.fighters.size(); ++f) {
    const Fighter& fighter = catalogue_.fighters[f];
    const Document& nodes = fighters_[f]["specials"];
    for (std::size_t i = 0; i < fighter.specials.size(); ++i) {
      check_range(fighter.specials[i], nodes[i]);
      check_does_something(fighter.specials[i], nodes[i]);
      check_cost(fighter.specials[i], nodes[i]);
      check_trigger(fighter.specials[i], fighter, nodes[i]);
    }
    check_tokens(fighter, nodes);
  }
}

void Checks::check_range(const Attack& attack, const Document& node) {
  if (attack.range.spaces <= greatest_distance_) return;
  diagnostics_.error(node["range"], attack.id + ": no arena has spaces " + std::to_string(attack.range.spaces) +
                                        " apart; the greatest distance is " + std::to_string(greatest_distance_));
}

void Checks::check_does_something(const SpecialAttack& special, const Document& node) {
  if (special.ko || !special.pool.none() || !special.effects.empty()) return;
  diagnostics_.error(node, special.id + ": a special attack needs damage, an effect or K.O.");
}

void Checks::check_cost(const SpecialAttack& special, const Document& node) {
  const auto too_much = [&](const std::string& what, std::size_t asked, std::size_t there) {
    if (asked <= there) return;
    diagnostics_.error(node["cost"], special.id + ": the cost asks for more " + what + ", " + std::to_string(asked) +
                                         " against " + std::to_string(there));
  };
  // A special attack must be payable without the help of a skill card, so no skill counts here.
  too_much("cards than a hand holds", special.cost.size(), kHandLimit);
  for (const Symbol symbol : kernel::kEnumValues<Symbol>) {
    if (symbol == Symbol::wild) continue;
    too_much(std::string(kernel::enum_name(symbol)) + " than the deck has",
             static_cast<std::size_t>(std::ranges::count(special.cost, symbol)), copies_of(catalogue_, symbol));
  }
}

// Long Reach and its like turn range =1 into <=2, for triggers too.
bool Checks::has_range(const Attack& attack, Range range) const {
  if (attack.range == range) return true;
  const bool can_be_lengthened = attack.range == Range{Reach::exactly, 1} && range == Range{Reach::up_to, 2};
  const auto lengthens = [](const Skill& skill) { return skill.ability.modifiers.longer_reach; };
  return can_be_lengthened && std::ranges::any_of(catalogue_.skills, lengthens);
}

// Two players never have the same fighter (KNO-SETUP-02), so a fighter's own attacks are none to react to; and no
// Reaction answers another (KNO-TYPE-04).
bool Checks::ever_answers(const SpecialAttack& reaction, const Fighter& owner, std::optional<Range> range) const {
  const auto meets = [&](const Attack& attack) {
    return attack.type != AttackType::reaction &&
           (attack.type == AttackType::strike || !reaction.trigger.strikes_only) &&
           (!range || has_range(attack, *range));
  };
  return std::ranges::any_of(catalogue_.cards, meets) ||
         std::ranges::any_of(catalogue_.fighters, [&](const Fighter& other) {
           return &other != &owner && std::ranges::any_of(other.specials, meets);
         });
}

void Checks::check_trigger(const SpecialAttack& special, const Fighter& owner, const Document& node) {
  if (special.type != AttackType::reaction) return;
  const std::string nobody =
      special.id + ": no opponent has " + (special.trigger.strikes_only ? "a strike" : "an attack");
  if (!ever_answers(special, owner, std::nullopt)) {
    diagnostics_.error(node["trigger"], nobody);
    return;
  }
  for (std::size_t i = 0; i < special.trigger.ranges.size(); ++i) {
    const Range range = special.trigger.ranges[i];
    if (ever_answers(special, owner, range)) continue;
    diagnostics_.error(node["trigger"]["ranges"][i], nobody + " of range " + range_words(range));
  }
}

void Checks::check_tokens(const Fighter& fighter, const Document& node) {
  if (!fighter.token_name.en.empty()) return;
  std::vector<const Document::Entry*> found;
  for (const Document& special : node.items()) find_token_verbs(special["effect"], found);
  for (const Document::Entry* entry : found) {
    diagnostics_.error(entry->mark, fighter.id + " has no tokens, so " + in_quotes(entry->key) + " could never matter");
  }
}

}  // namespace

void check_whole(const Catalogue& catalogue, const Document& content, Diagnostics& diagnostics) {
  Checks checks(catalogue, content, diagnostics);
  checks.check_deck();
  checks.check_fighters();
}

}  // namespace kostka::games::knockdown
