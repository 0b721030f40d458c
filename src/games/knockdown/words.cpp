// Knockdown in words: ids of options and objects, labels. Questions are in questions.cpp, sentences of the log in
// log.cpp.
#include <algorithm>

#include "games/knockdown/effects.h"
#include "games/knockdown/rules.h"
#include "games/knockdown/table.h"

namespace kostka::games::knockdown {

using kernel::Counted;
using kernel::say;
using kernel::Text;

SkillId skill_at(const Knockdown& g, Object object) {
  if (static_cast<Kind>(object.kind) == Kind::skill)
    return SkillId{object.index};  // the card itself, no matter who has it
  const Player& owner = g.player(object.owner);
  const auto kind = static_cast<Kind>(object.kind);
  if (kind == Kind::dealt) return object.index < owner.dealt.size() ? owner.dealt[object.index] : SkillId{};
  if (kind == Kind::received) return object.index < owner.received.size() ? owner.received[object.index] : SkillId{};
  return object.index == 0 ? owner.first_kept : owner.second_kept;  // kept
}

namespace {

const SpecialAttack& special_at(const Catalogue& catalogue, std::size_t index) {
  return catalogue.fighters[index / 8].specials[index % 8];
}

std::string ignored_id(int amount) { return std::to_string(amount / 100) + "h" + std::to_string(amount % 100) + "l"; }

Damage ignored_cubes(int amount) {
  return {static_cast<std::int16_t>(amount % 100), static_cast<std::int16_t>(amount / 100)};
}

// The words of one part of a choice that an attack or a skill offers.
Text part_label(const Catalogue& catalogue, const Option& option) {
  const std::size_t index = option.about[0].index;
  const auto kind = static_cast<Kind>(option.about[0].kind);
  const Effects& effects = kind == Kind::special ? special_at(catalogue, index).effects
                           : kind == Kind::card  ? catalogue.cards[index].effects
                                                 : catalogue.skills[index].ability.effects;
  for (const auto& effect : effects) {
    if (const auto words = effect->part(option.amount)) return capitalise(*words);
  }
  return {};
}

// Next to the fighter whose turn it is the way is told.
Text move_label(const Knockdown& g, Object space, std::string_view en, std::string_view pl) {
  const SpaceId from = g.s.active.valid() ? g.player(g.s.active).space : SpaceId{};
  const Hex to = g.arena().spaces[space.index];
  if (!from.valid() || spaces_between(g.arena().spaces[from.index()], to) != 1) {
    return say("{0} to {2}", "{1}: {2}", {en, pl, space_text(to)});
  }
  return say("{0} {2}", "{1} {2}", {en, pl, heading_between(g.arena().spaces[from.index()], to)});
}

// A card of the row by its name; by its place as well where another one has the same name.
Text row_card_name(const Knockdown& g, const Option& o) {
  const Text& name = g.catalogue.cards[o.about[1].index].name;
  const auto same = std::count_if(g.s.row.begin(), g.s.row.end(),
                                  [&](CardId id) { return id.valid() && g.catalogue.cards[id.index()].name == name; });
  const Text quoted = g.object_name(o.about[1]);
  return same > 1 ? say("{0} ({1})", "{0} ({1})", {quoted, g.object_name(o.about[0])}) : quoted;
}

Text quoted_name(const Text& name) { return {"“" + name.en + "”", "„" + name.pl + "”"}; }

}  // namespace

std::string Knockdown::object_id(Object object) const {
  switch (static_cast<Kind>(object.kind)) {
    case Kind::nothing: return {};
    case Kind::seat: return "seat-" + std::to_string(object.index);
    case Kind::space: return arena().space_name(SpaceId{object.index});
    case Kind::row: return "row-" + std::to_string(object.index + 1);
    case Kind::card: return catalogue.cards[object.index].id;
    case Kind::special: return special_at(catalogue, object.index).id;
    case Kind::skill:
    case Kind::dealt:
    case Kind::received:
    case Kind::kept: {
      const SkillId skill = skill_at(*this, object);
      return skill.valid() ? catalogue.skills[skill.index()].id : std::string{};
    }
    case Kind::fighter: return catalogue.fighters[object.index].id;
    case Kind::arena: return catalogue.arenas[object.index].id;
  }
  return {};
}

Text Knockdown::object_name(Object object) const {
  switch (static_cast<Kind>(object.kind)) {
    case Kind::nothing: return {};
    case Kind::seat: {
      const FighterId fighter_id = s.players[object.index].fighter;
      const Seat seat{object.index};
      return fighter_id.valid() ? named(seat, catalogue.fighters[fighter_id.index()].name) : player_name(seat);
    }
    case Kind::space: return space_text(arena().spaces[object.index]);
    case Kind::row: return say("place {0} of the row", "miejsce {0} Rzędu", {object.index + 1});
    case Kind::card: return quoted_name(catalogue.cards[object.index].name);
    case Kind::special: return quoted_name(special_at(catalogue, object.index).name);
    case Kind::skill:
    case Kind::dealt:
    case Kind::received:
    case Kind::kept: {
      const SkillId skill = skill_at(*this, object);
      return skill.valid() ? quoted_name(catalogue.skills[skill.index()].name) : Text{};
    }
    case Kind::fighter: return catalogue.fighters[object.index].name;
    case Kind::arena: return quoted_name(catalogue.arenas[object.index].name);
  }
  return {};
}

std::string Knockdown::option_id(const Option& o) const {
  const auto with = [&](std::string_view word) { return std::string(word) + ":" + object_id(o.about[0]); };
  switch (answer_of(o)) {
    case Answer::fighter: return with("fighter");
    case Answer::keep: return with("keep");
    case Answer::show: return with("show");
    case Answer::take: return with("take");
    case Answer::move: return with("move");
    case Answer::corridor: return with("corridor");
    case Answer::attack: return with("attack");
    case Answer::attack_reach: return with("attack") + ":reach";
    case Answer::combo: return "combo";
    case Answer::special: return with("special");
    case Answer::special_reach: return with("special") + ":reach";
    case Answer::dash: return with("dash");
    case Answer::end_combo: return "combo:end";
    case Answer::pay: return with("pay");
    case Answer::react: return with("react");
    case Answer::no_reaction: return "react:none";
    case Answer::block_none: return "block:none";
    case Answer::block_damage: return "block:damage";
    case Answer::block_effect: return "block:effect";
    case Answer::block_both: return "block:both";
    case Answer::block_with: return with("block-with");
    case Answer::ignore: return "ignore:" + ignored_id(o.amount);
    case Answer::call: return "ko:call";
    case Answer::no_call: return "ko:no";
    case Answer::press: return "press:" + std::to_string(o.amount);
    case Answer::stop_pressing: return "press:stop";
    case Answer::tower_stands: return "tower:stands";
    case Answer::tower_falls: return "tower:falls";
    case Answer::step: return with("step");
    case Answer::stay: return "stay";
    case Answer::discard:
    case Answer::discard_shown: return with("discard");
    case Answer::reveal: return with("reveal");
    case Answer::spend: return "spend:" + std::to_string(o.amount);
    case Answer::remove_light: return "remove:light-" + std::to_string(o.amount);
    case Answer::remove_heavy: return "remove:heavy-" + std::to_string(o.amount);
    case Answer::part: return "part:" + std::to_string(o.amount);
    case Answer::swap: return with("swap");
    case Answer::decline: return "decline";
  }
  return {};
}

Text Knockdown::option_label(const Option& o) const {
  const Text what = object_name(o.about[0]);
  switch (answer_of(o)) {
    case Answer::fighter: return what;
    case Answer::keep: return say("Keep {0}", "Zatrzymaj {0}", {what});
    case Answer::show: return say("Lay {0} face up", "Odkryj {0}", {what});
    case Answer::take: return say("Take {0}", "Weź {0}", {row_card_name(*this, o)});
    case Answer::move: return move_label(*this, o.about[0], "Move", "Ruch");
    case Answer::corridor: return say("Technical corridor to {0}", "Korytarz Techniczny: {0}", {what});
    // KNO-ATK-03: out of range it is only a way to take the card.
    case Answer::attack:
      if (!in_range(card(CardId{o.about[1].index}).range)) return say("Take {0}", "Weź {0}", {row_card_name(*this, o)});
      return say("Attack with {0}", "Atak: {0}", {row_card_name(*this, o)});
    case Answer::attack_reach:
      return say("Attack with {0} at range up to 2", "Atak: {0} z zasięgiem do 2", {row_card_name(*this, o)});
    case Answer::combo: return {"Combo", "Combo"};
    case Answer::special: return say("Special attack {0}", "Atak Specjalny {0}", {what});
    case Answer::special_reach:
      return say("Special attack {0} at range up to 2", "Atak Specjalny {0} z zasięgiem do 2", {what});
    case Answer::dash: return move_label(*this, o.about[0], "Dash", "Zryw");
    case Answer::end_combo: return {"End the Combo", "Zakończ Combo"};
    case Answer::pay: return say("Pay with {0}", "Zapłać kartą {0}", {what});
    case Answer::react: return say("React with {0}", "Reakcja {0}", {what});
    case Answer::no_reaction: return {"No Reaction", "Bez Reakcji"};
    case Answer::block_none: return {"Do not block", "Nie blokuj"};
    case Answer::block_damage: return {"Block the damage", "Zablokuj Obrażenia"};
    case Answer::block_effect: return {"Block the effect", "Zablokuj efekt"};
    case Answer::block_both: return {"Block damage and effect (two cards)", "Zablokuj Obrażenia i efekt (dwie karty)"};
    case Answer::block_with: return say("Block with {0}", "Zablokuj kartą {0}", {what});
    case Answer::ignore: {
      const Damage cubes = ignored_cubes(o.amount);
      if (cubes.none()) return {"Ignore nothing", "Nie ignoruj niczego"};
      return say("Ignore {0}", "Zignoruj {0}", {damage_text(cubes)});
    }
    case Answer::call: return {"Call the knockdown test", "Zarządź Test Knockdownu"};
    case Answer::no_call: return {"Do not call it", "Zrezygnuj z Testu"};
    case Answer::press: return say("Press at {0} ms", "Naciśnięcie w {0} ms", {o.amount});
    case Answer::stop_pressing: return {"Stop", "Koniec"};
    case Answer::tower_stands: return {"The tower stands", "Wieża stoi"};
    case Answer::tower_falls: return {"The tower fell, or time is over", "Wieża runęła lub minął czas"};
    case Answer::step: return capitalise(what);
    case Answer::stay: return {"Stay here", "Zostań tutaj"};
    case Answer::discard:
    case Answer::discard_shown: return say("Discard {0}", "Odrzuć {0}", {what});
    case Answer::reveal: return say("Reveal {0}", "Pokaż {0}", {what});
    case Answer::spend:
      if (o.amount == 0) return {"Discard no token", "Nie odrzucaj żetonów"};
      return say("Discard {0}", "Odrzuć {0:acc}", {Counted{o.amount, nouns::token()}});
    case Answer::remove_light:
    case Answer::remove_heavy: {
      if (o.amount == 0) return {"Remove nothing", "Nie usuwaj niczego"};
      const bool light = answer_of(o) == Answer::remove_light;
      return say("Remove {0}", "Usuń {0}", {damage_text(light ? Damage{o.amount, 0} : Damage{0, o.amount})});
    }
    case Answer::part: return part_label(catalogue, o);
    case Answer::swap: return say("Replace {0}", "Wymień {0}", {row_card_name(*this, o)});
    case Answer::decline: return {"No, thanks", "Rezygnuję"};
  }
  return {};
}

}  // namespace kostka::games::knockdown
