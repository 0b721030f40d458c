#include "games/knockdown/items.h"

#include <algorithm>

#include "games/knockdown/effects.h"

namespace kostka::games::knockdown {
namespace {

using kernel::ContentCount;
using kernel::Counted;
using kernel::ItemText;
using kernel::say;
using kernel::Text;

ItemText start_item(std::string_view id, Text kind, const Text& name, const Origin& origin) {
  return {std::string(id), std::move(kind), name, {}, origin.kind, origin.source};
}

// The lines that cards and special attacks share.
void describe_attack(const Attack& attack, std::vector<Text>& lines) {
  lines.push_back(say("{0}, {1}.", "{0}, {1}.", {type_text(attack.type), range_text(attack.range)}));
  lines.push_back(attack.pool.none()
                      ? Text{"No damage pool.", "Bez puli Obrażeń."}
                      : say("Damage pool: {0}.", "Pula Obrażeń: {1}.",
                            {damage_text(attack.pool), damage_text(attack.pool, kernel::Case::nominative)}));
  if (attack.ko) {
    lines.push_back({"K.O.: you may call a knockdown test.", "K.O.: możesz zarządzić Test Knockdownu."});
  }
  if (!attack.effects.empty()) {
    const Text effect = describe_all(attack.effects);
    lines.push_back(say("Effect: {0}", "Efekt: {0}", {effect}));
  }
}

ItemText describe_card(const AttackCard& card) {
  ItemText item = start_item(card.id, {"Attack card", "Karta Ataku"}, card.name, card.origin);
  item.lines.push_back(say("Symbol: {0}. {1} {1|copy|copies} in the deck.",
                           "Symbol: {0}. W talii: {1} {1|egzemplarz|egzemplarze|egzemplarzy}.",
                           {symbol_text(card.symbol), card.copies}));
  describe_attack(card, item.lines);
  return item;
}

ItemText describe_special(const Fighter& fighter, const SpecialAttack& special) {
  ItemText item = start_item(special.id, say("Special attack of {0}", "Atak Specjalny: {0}", {fighter.name}),
                             special.name, special.origin);
  Text cost;
  for (const Symbol symbol : special.cost) {
    const Text name = symbol_text(symbol);
    cost.en += (cost.en.empty() ? "" : " + ") + name.en;
    cost.pl += (cost.pl.empty() ? "" : " + ") + name.pl;
  }
  item.lines.push_back(say("Cost: {0}.", "Koszt: {0}.", {cost}));
  if (special.type == AttackType::reaction) item.lines.push_back(describe_trigger(special.trigger));
  describe_attack(special, item.lines);
  return item;
}

ItemText describe_fighter(const Fighter& fighter) {
  ItemText item = start_item(fighter.id, {"Fighter", "Zawodnik"}, fighter.name, fighter.origin);
  if (!fighter.token_name.en.empty()) {
    item.lines.push_back(say("Tokens: {0}; {1} at the start of a round.", "Żetony: {0}; na początku rundy: {1}.",
                             {fighter.token_name, fighter.token_start}));
  }
  for (const SpecialAttack& special : fighter.specials) {
    item.lines.push_back(say("{0}: {1}", "{0}: {1}", {special.id, special.name}));
  }
  return item;
}

ItemText describe_skill(const Skill& skill) {
  ItemText item = start_item(skill.id, {"Skill card", "Karta Umiejętności"}, skill.name, skill.origin);
  item.lines.push_back(say("Initiative {0}.", "Wartość Inicjatywy: {0}.", {skill.initiative}));
  item.lines.push_back(describe_ability(skill.ability));
  return item;
}

ItemText describe_arena(const Arena& arena) {
  ItemText item = start_item(arena.id, {"Arena", "Arena"}, arena.name, arena.origin);
  item.lines.push_back(say("{0}.", "{0}.", {Counted{static_cast<std::int64_t>(arena.spaces.size()), nouns::space()}}));
  item.lines.push_back(
      say("Start spaces: {0} and {1}.", "Pola startowe: {0} i {1}.",
          {space_text(arena.spaces[arena.start_a.index()]), space_text(arena.spaces[arena.start_b.index()])}));
  if (arena.has_corridors()) {
    item.lines.push_back({"Technical corridors join its red spaces.", "Czerwone pola łączą Korytarze Techniczne."});
  }
  return item;
}

// A part of a sentence. Polish sets commas around clauses only, English after every part that comes first.
struct Part {
  Text text;
  bool clause = false;  // it has a verb of its own: "gdy ...", "jeśli ..."
};

Part window_part(Window window) {
  switch (window) {
    case Window::always: return {};
    case Window::turn_start: return {{"at the start of your turn", "na początku swojej tury"}};
    case Window::turn_end: return {{"at the end of your turn", "na końcu swojej tury"}};
    case Window::after_move_action: return {{"after your Move action", "po swojej akcji Ruch"}};
    case Window::after_combo: return {{"after your Combo", "po swoim Combo"}};
    case Window::opponent_blocks:
      return {
          {"when the opponent discards a block card against you", "gdy przeciwnik odrzuca kartę Bloku przeciwko tobie"},
          true};
    case Window::opponent_passes_test:
      return {{"each time the opponent passes a knockdown test", "za każdym razem, gdy przeciwnik zda Test Knockdownu"},
              true};
    case Window::pass_test:
      return {{"each time you pass a knockdown test", "za każdym razem, gdy zdasz Test Knockdownu"}, true};
    case Window::strike_card_resolved:
      return {{"when you resolve a Strike card of the row", "gdy rozstrzygasz Uderzenie kartą z Rzędu Ataku"}, true};
    case Window::pool_gives_heavy:
      return {{"when a Strike's damage pool gives you heavy damage",
               "gdy pula Obrażeń Uderzenia zadaje ci ciężkie Obrażenia"},
              true};
  }
  return {};
}

bool names_opponent(Window window) {
  return window == Window::opponent_blocks || window == Window::opponent_passes_test;
}

std::vector<Text> condition_texts(const Conditions& c) {
  std::vector<Text> texts;
  if (c.hand_is_empty) texts.push_back({"if your hand is empty", "jeśli nie masz kart na ręce"});
  if (c.first_action_was_move) {
    texts.push_back({"if the first action of your turn was Move", "jeśli pierwszą akcją twojej tury był Ruch"});
  }
  if (c.specials_in_combo > 0) {
    texts.push_back(say("if you performed at least {0} special {0|attack|attacks} in it",
                        "jeśli są w nim co najmniej {0} {0|Atak Specjalny|Ataki Specjalne|Ataków Specjalnych}",
                        {c.specials_in_combo}));
  }
  return texts;
}

std::vector<Text> modifier_texts(const Modifiers& m) {
  std::vector<Text> texts;
  if (m.hand_limit != 0) {
    texts.push_back(
        m.hand_limit > 0
            ? say("your hand limit is {0} higher", "twój limit kart na ręce jest o {0} większy", {m.hand_limit})
            : say("your hand limit is {0} lower", "twój limit kart na ręce jest o {0} mniejszy", {-m.hand_limit}));
  }
  if (m.strain != 0) {
    texts.push_back(m.strain < 0
                        ? say("your strain in a knockdown test is {0} lower (not below 0)",
                              "twoje Osłabienie w Teście Knockdownu jest o {0} mniejsze (nie mniej niż 0)", {-m.strain})
                        : say("your strain in a knockdown test is {0} higher",
                              "twoje Osłabienie w Teście Knockdownu jest o {0} większe", {m.strain}));
  }
  if (m.longer_reach) {
    texts.push_back({"one of your attacks of range 1 may be treated as one of range up to 2",
                     "jeden z twoich ataków o zasięgu 1 możesz potraktować jak atak o zasięgu do 2"});
  }
  if (!m.pool_bonus.none()) {
    texts.push_back(say("it deals {0} more", "zadaje ono dodatkowo {0}", {damage_text(m.pool_bonus)}));
  }
  if (m.soften > 0) {
    texts.push_back(say("take {0} of those heavy cubes as light",
                        "{0} z tych ciężkich kostek przyjmij jako {0|lekką|lekkie|lekkich}", {m.soften}));
  }
  return texts;
}

Text join_parts(const std::vector<Part>& parts) {
  Text sentence;
  bool comma = false;
  for (const Part& part : parts) {
    if (part.text.en.empty()) continue;
    const bool first = sentence.en.empty();
    sentence.en += (first ? "" : ", ") + part.text.en;
    sentence.pl += (first ? "" : comma || part.clause ? ", " : " ") + part.text.pl;
    comma = part.clause;
  }
  return sentence;
}

// What an ability does, after `when`.
Text deed_text(const Ability& ability) {
  std::vector<Text> deeds = modifier_texts(ability.modifiers);
  for (const auto& effect : ability.effects) {
    if (!deeds.empty()) {
      deeds.push_back(effect->describe());
    } else if (ability.may) {
      deeds.push_back(effect->describe_as_allowed());
    } else {
      deeds.push_back(names_opponent(ability.when) ? effect->describe_of_named_opponent() : effect->describe());
    }
  }
  return kernel::join_and(deeds);
}

template <class Visit>
void for_each_origin(const Catalogue& c, Visit visit) {
  for (const AttackCard& card : c.cards) visit(card.origin);
  for (const Skill& skill : c.skills) visit(skill.origin);
  for (const Arena& arena : c.arenas) visit(arena.origin);
  for (const Fighter& fighter : c.fighters) {
    visit(fighter.origin);
    for (const SpecialAttack& special : fighter.specials) visit(special.origin);
  }
}

}  // namespace

Text describe_trigger(const SpecialAttack::Trigger& trigger) {
  Text text = trigger.strikes_only ? Text{"Trigger: you are the target of a Strike", "Warunek: jesteś celem Uderzenia"}
                                   : Text{"Trigger: you are the target of an attack", "Warunek: jesteś celem ataku"};
  if (!trigger.ranges.empty()) {
    const Text ranges = of_ranges_text(trigger.ranges);
    text.en += ' ' + ranges.en;
    text.pl += ' ' + ranges.pl;
  }
  text.en += '.';
  text.pl += '.';
  return text;
}

Text describe_ability(const Ability& ability) {
  std::vector<Part> parts;
  if (ability.once_per == Limit::turn) parts.push_back({{"once per turn", "raz na turę"}});
  if (ability.once_per == Limit::round) parts.push_back({{"once per round", "raz na rundę"}});
  parts.push_back(window_part(ability.when));
  for (const Text& condition : condition_texts(ability.condition)) parts.push_back({condition, true});
  parts.push_back({deed_text(ability)});
  const Text sentence = kernel::capitalise(join_parts(parts));
  return {sentence.en + '.', sentence.pl + '.'};
}

std::vector<ContentCount> count_content(const Catalogue& c) {
  int specials = 0;
  for (const Fighter& fighter : c.fighters) specials += static_cast<int>(fighter.specials.size());
  const auto size = [](const auto& items) { return static_cast<int>(items.size()); };
  return {{"attack", c.deck_size(), size(c.cards)},
          {"fighter", size(c.fighters), size(c.fighters)},
          {"special", specials, specials},
          {"skill", size(c.skills), size(c.skills)},
          {"arena", size(c.arenas), size(c.arenas)}};
}

kernel::OriginCount count_origins(const Catalogue& c) {
  kernel::OriginCount count;
  for_each_origin(c, [&count](const Origin& origin) { count.add(origin.kind); });
  return count;
}

std::vector<std::string> list_items(const Catalogue& c) {
  std::vector<std::string> ids;
  ids.reserve(c.cards.size());
  for (const AttackCard& card : c.cards) ids.push_back(card.id);
  for (const Fighter& fighter : c.fighters) {
    ids.push_back(fighter.id);
    for (const SpecialAttack& special : fighter.specials) ids.push_back(special.id);
  }
  for (const Skill& skill : c.skills) ids.push_back(skill.id);
  for (const Arena& arena : c.arenas) ids.push_back(arena.id);
  return ids;
}

std::unique_ptr<ItemText> describe_item(const Catalogue& c, std::string_view id) {
  const auto with_id = [id](const auto& item) { return item.id == id; };
  const auto find_in = [&](const auto& items) { return std::find_if(items.begin(), items.end(), with_id); };
  if (const auto card = find_in(c.cards); card != c.cards.end())
    return std::make_unique<ItemText>(describe_card(*card));
  if (const auto skill = find_in(c.skills); skill != c.skills.end())
    return std::make_unique<ItemText>(describe_skill(*skill));
  if (const auto arena = find_in(c.arenas); arena != c.arenas.end())
    return std::make_unique<ItemText>(describe_arena(*arena));
  for (const Fighter& fighter : c.fighters) {
    if (fighter.id == id) return std::make_unique<ItemText>(describe_fighter(fighter));
    const auto special = find_in(fighter.specials);
    if (special != fighter.specials.end()) return std::make_unique<ItemText>(describe_special(fighter, *special));
  }
  return nullptr;
}

}  // namespace kostka::games::knockdown
