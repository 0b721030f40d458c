// What options and objects are called: stable ids for programs, sentences in both languages for people.
#include <algorithm>

#include "games/relic/content/nouns.h"
#include "games/relic/rules/rules.h"
#include "games/relic/words/describe.h"
#include "script/wording.h"

namespace kostka::games::relic {
namespace {

using kernel::Counted;
using kernel::say;
using kernel::Text;

constexpr std::array<std::string_view, 10> kValueIds = {"strength", "willpower", "cunning", "life",    "influence",
                                                        "level",    "any",       "lowest",  "highest", "mission"};

Text value_name(What what) {
  if (what == What::life) return {"Life", "życie"};
  if (what == What::influence) return {"influence", "wpływy"};
  if (what == What::level) return {"level", "poziom"};
  if (what == What::infamy) return {"infamy", "niesława"};
  return attribute_noun(what).singular();
}

// "frag-grenade", and for the second of them "frag-grenade-2".
std::string numbered(const std::string& id, int n) { return n == 0 ? id : id + '-' + std::to_string(n + 1); }

template <class List>
int earlier_like(const List& cards, std::uint16_t serial) {
  CardId design;
  for (const CardInPlay& c : cards) {
    if (c.serial == serial) design = c.card;
  }
  int n = 0;
  for (const CardInPlay& c : cards) {
    if (c.serial == serial) break;
    n += c.card == design ? 1 : 0;
  }
  return n;
}

CardId in_play_card(const Relic& g, std::uint16_t serial) {
  if (const CardInPlay* card = g.find(serial)) return card->card;
  if (g.battle) {
    for (const Foe& foe : g.battle->foes) {
      if (foe.serial == serial) return foe.card;
    }
  }
  return {};
}

std::string in_play_id(const Relic& g, std::uint16_t serial) {
  const CardInPlay* card = g.find(serial);
  if (!card) {
    // A beaten enemy whose reward is still to come is no longer on the board.
    if (g.battle && g.battle->has_foe(serial)) {
      const CardId design = in_play_card(g, serial);
      int same = 0;
      for (const Foe& foe : g.battle->foes) same += foe.card == design && foe.serial < serial ? 1 : 0;
      return numbered(g.card(design).id, same);
    }
    return "card-" + std::to_string(serial);
  }
  const auto& laid = g.s.scenario.laid;
  if (std::any_of(laid.begin(), laid.end(), [serial](const CardInPlay& c) { return c.serial == serial; })) {
    return numbered(g.card(card->card).id, earlier_like(laid, serial));
  }
  if (card->space.valid()) {
    const bool imperium = g.card(card->card).deck == Deck::imperium;
    return numbered(g.card(card->card).id, imperium ? earlier_like(g.s.enemies.cards_on_board, serial)
                                                    : earlier_like(g.s.cards_on_board, serial));
  }
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const auto& assets = g.s.players[i].assets;
    if (std::any_of(assets.begin(), assets.end(), [serial](const CardInPlay& a) { return a.serial == serial; })) {
      return numbered(g.card(card->card).id, earlier_like(assets, serial));
    }
  }
  return g.card(card->card).id;
}

const CorruptionCard* corruption_at(const Relic& g, Object object) {
  if (!object.owner.valid()) return nullptr;
  const auto& cards = g.player(object.owner).corruption;
  return object.index < cards.size() ? &cards[object.index] : nullptr;
}

std::string corruption_id(const Relic& g, Object object) {
  const CorruptionCard* card = corruption_at(g, object);
  if (!card) return "corruption";
  const auto& cards = g.player(object.owner).corruption;
  int same = 0;
  for (std::size_t i = 0; i < object.index; ++i) same += cards[i].card == card->card ? 1 : 0;
  return numbered(g.card(card->card).id, same);
}

CharacterId dealt_at(const Relic& g, Object object) {
  const auto& dealt = g.player(object.owner).dealt;
  return object.index < dealt.size() ? dealt[object.index] : CharacterId{};
}

// A sheet among those dealt: of a character or of a nemesis.
struct DealtSheet {
  std::string id;
  Text name;
};
DealtSheet dealt_sheet(const Relic& g, Object object) {
  const auto& nemeses = g.player(object.owner).dealt_nemeses;
  if (object.index < nemeses.size()) {
    const Nemesis& nemesis = g.catalogue.nemesis(nemeses[object.index]);
    return {nemesis.id, quoted(nemesis.name)};
  }
  const CharacterId id = dealt_at(g, object);
  if (!id.valid()) return {"dealt", {"a sheet", "arkusz"}};
  return {g.catalogue.characters[id.index()].id, quoted(g.catalogue.characters[id.index()].name)};
}

Text seat_name(const Relic& g, std::size_t seat) {
  if (g.is_nemesis(Seat{seat})) return g.named(Seat{seat}, g.nemesis(Seat{seat}).name);
  const CharacterId character = g.s.players[seat].character;
  if (character.valid()) return g.named(Seat{seat}, g.catalogue.characters[character.index()].name);
  return g.player_name(Seat{seat});
}

}  // namespace

std::string Relic::object_id(Object object) const {
  switch (static_cast<Kind>(object.kind)) {
    case Kind::nothing: return {};
    case Kind::seat: return "seat-" + std::to_string(object.index);
    case Kind::space: return catalogue.spaces[object.index].id;
    case Kind::card:
    case Kind::power:
    case Kind::trophy: return catalogue.cards[object.index].id;
    case Kind::in_play: return in_play_id(*this, object.index);
    case Kind::character: return catalogue.characters[object.index].id;
    case Kind::sheet: return catalogue.sheets[object.index].id;
    case Kind::dealt: return dealt_sheet(*this, object).id;
    case Kind::corruption: return corruption_id(*this, object);
    case Kind::attribute:
      if (static_cast<What>(object.index) == What::infamy) return "infamy";
      return std::string(kValueIds[std::min<std::size_t>(object.index, kValueIds.size() - 1)]);
    case Kind::deck: return std::string(kernel::enum_name(static_cast<Deck>(object.index)));
    case Kind::nemesis: return catalogue.nemeses[object.index].id;
  }
  return {};
}

Text Relic::object_name(Object object) const {
  switch (static_cast<Kind>(object.kind)) {
    case Kind::nothing: return {};
    case Kind::seat: return seat_name(*this, object.index);
    case Kind::space: return quoted(catalogue.spaces[object.index].name);
    case Kind::card:
    case Kind::power:
    case Kind::trophy: return quoted(catalogue.cards[object.index].name);
    case Kind::in_play: {
      const CardId id = in_play_card(*this, object.index);
      return id.valid() ? quoted(card(id).name) : Text{"a card", "karta"};
    }
    case Kind::character: return quoted(catalogue.characters[object.index].name);
    case Kind::sheet: return quoted(catalogue.sheets[object.index].name);
    case Kind::dealt: return dealt_sheet(*this, object).name;
    case Kind::corruption: {
      const CorruptionCard* corruption = corruption_at(*this, object);
      return corruption ? quoted(card(corruption->card).name) : Text{"a Corruption card", "karta Spaczenia"};
    }
    case Kind::attribute: return value_name(static_cast<What>(object.index));
    case Kind::deck: return deck_text(static_cast<Deck>(object.index));
    case Kind::nemesis: return quoted(catalogue.nemeses[object.index].name);
  }
  return {};
}

std::string Relic::option_id(const Option& o) const {
  const auto with = [&](std::string_view word) { return std::string(word) + ':' + object_id(o.about[0]); };
  switch (answer_of(o)) {
    case Answer::character: return o.about[0].valid() ? with("character") : "character";
    case Answer::use: return o.amount == 0 ? with("use") : with("use") + ':' + std::to_string(o.amount + 1);
    case Answer::play: return with("play");
    case Answer::pass: return "pass";
    case Answer::roll: return "roll";
    case Answer::number: return with("number");
    case Answer::clockwise: return "clockwise";
    case Answer::counter_clockwise: return "counter-clockwise";
    case Answer::step: return with("step");
    case Answer::walk_on: return "walk-on";
    case Answer::text: return "text:" + std::to_string(o.amount);
    case Answer::end_phase: return "end-phase";
    case Answer::part: {
      const Block& part = catalogue.script.blocks[static_cast<std::size_t>(o.amount)];
      return "part:" + catalogue.script.labels[part.label];
    }
    case Answer::accept: return "yes";
    case Answer::decline: return "no";
    case Answer::space: return with("space");
    case Answer::player: return with("player");
    case Answer::attribute: return with("attribute");
    case Answer::deck: return with("deck");
    case Answer::discard: return with("discard");
    case Answer::take: return with("take");
    case Answer::keep: return with("keep");
    case Answer::buy: return with("buy");
    case Answer::done: return "done";
    case Answer::amount: return "amount:" + std::to_string(o.amount);
    case Answer::fight: return with("fight");
    case Answer::evade: return with("evade");
    case Answer::resolve: return with("resolve");
    case Answer::weapon: return with("weapon");
    case Answer::armour: return with("armour");
    case Answer::bare: return "none";
    case Answer::spend: return with("spend");
    case Answer::exchange: return "exchange";
    case Answer::put: return with("put");
    case Answer::die: return "die:" + std::to_string(o.amount + 1);
    case Answer::complete: return with("complete");
    case Answer::give_up: return "give-up";
    case Answer::forgo: return with("forgo");
    case Answer::challenge: return with("challenge");
    case Answer::explore: return "explore";
    case Answer::steal: return with("steal");
    case Answer::as_character: return "as-character";
    case Answer::as_nemesis: return "as-nemesis";
    case Answer::nemesis: return with("nemesis");
    case Answer::attack: return with("attack");
    case Answer::cross: return with("cross");
    case Answer::lay: return with("lay");
    case Answer::give: return o.about[0].valid() ? with("give") : "give";
    case Answer::request: return o.about[0].valid() ? with("request") : "request";
  }
  return {};
}

namespace {

// An option with the names of what it is about.
struct Named {
  const Option& option;
  Text what, also;
};
using Label = script::Wording<Answer, Relic, Named>;

Text with_also(const Named& o, std::string_view en, std::string_view pl) {
  if (o.also.en.empty()) return say(en, pl, {o.what});
  return say(std::string(en) + " ({1})", std::string(pl) + " ({1})", {o.what, o.also});
}

Text take_label(const Relic&, const Named& o) {
  if (static_cast<Kind>(o.option.about[0].kind) == Kind::attribute) {
    return say("Take {0}", "Zabierz {0:acc}", {Counted{o.option.amount, noun_of(What::influence)}});
  }
  return with_also(o, "Take {0}", "Wybierz {0}");
}
Text buy_label(const Relic&, const Named& o) {
  return say("Buy {0} for {1}", "Kup {0} za {1:acc}", {o.what, Counted{o.option.amount, noun_of(What::influence)}});
}
Text exchange_label(const Relic& g, const Named&) {
  return say("Spend {0} for a relic", "Wydaj {0:acc} za relikwię",
             {Counted{missions_for_relic(g, g.s.active), noun_of(What::completed_mission)}});
}
Text cross_label(const Relic&, const Named& o) {
  return o.option.amount > 0 ? say("Cross for {0} infamy", "Przejdź za {0} niesławy", {o.option.amount})
                             : say("Cross, discarding {0}", "Przejdź, odrzucając {0}", {o.what});
}
Text lay_label(const Relic&, const Named& o) {
  return o.option.amount > 0
             ? say("Spend {0} ({1}), onto the sheet", "Wydaj {0} ({1}), na arkusz", {o.what, o.option.amount})
             : say("Spend {0}, onto the sheet", "Wydaj {0}, na arkusz", {o.what});
}
Text named_or(const Named& o, const Text& named, const Text& otherwise) {
  return o.option.about[0].valid() ? named : otherwise;
}

// {0}: what it is about; {1}: the amount.
constexpr Label kLabels[] = {
    {Answer::character,
     [](const Relic&, const Named& o) { return named_or(o, o.what, {"Take a new character", "Weź nową postać"}); }},
    {Answer::use, "Use {0}", "Użyj: {0}"},
    {Answer::play, "Play {0}", "Zagraj {0}"},
    {Answer::pass, "Nothing now", "Nic teraz"},
    {Answer::roll, "Roll", "Rzuć kością"},
    {Answer::number, "Use {0} as a {1}", "Użyj {0} zamiast kości: {1}"},
    {Answer::clockwise, "Clockwise", "Zgodnie z ruchem wskazówek zegara"},
    {Answer::counter_clockwise, "Counter-clockwise", "Przeciwnie do ruchu wskazówek zegara"},
    {Answer::step, "Movement box: to {0}", "Ramka ruchu: na pole {0}"},
    {Answer::walk_on, "Go on without it", "Idź dalej bez niej"},
    {Answer::text,
     [](const Relic& g, const Named& o) {
       const Space& space = g.catalogue.spaces[o.option.about[0].index];
       return describe_in_line(g.catalogue, space.boxes[static_cast<std::size_t>(o.option.amount) - 1]);
     }},
    {Answer::end_phase, "End the Engagement phase", "Zakończ fazę działania"},
    {Answer::part,
     [](const Relic& g, const Named& o) {
       return describe_in_line(g.catalogue, g.catalogue.script.blocks[static_cast<std::size_t>(o.option.amount)].body);
     }},
    {Answer::accept, "Yes", "Tak"},
    {Answer::decline, "No", "Nie"},
    {Answer::space, [](const Relic&, const Named& o) { return kernel::capitalise(o.what); }},
    {Answer::player, [](const Relic&, const Named& o) { return kernel::capitalise(o.what); }},
    {Answer::attribute, [](const Relic&, const Named& o) { return kernel::capitalise(o.what); }},
    {Answer::deck,
     [](const Relic&, const Named& o) {
       return o.option.amount > 0 ? say("{0}: draw {1}", "{0}: dobierz {1}", {o.what, o.option.amount}) : o.what;
     }},
    {Answer::discard, [](const Relic&, const Named& o) { return with_also(o, "Discard {0}", "Odrzuć {0}"); }},
    {Answer::take, take_label},
    {Answer::keep, "Keep {0}", "Zatrzymaj {0}"},
    {Answer::buy, buy_label},
    {Answer::done, "Done", "Gotowe"},
    {Answer::amount, "{1}", "{1}"},
    {Answer::fight, "Fight the {0} battle", "Walka: {0}"},
    {Answer::evade, "Evade {0}", "Uniknij: {0}"},
    {Answer::resolve,
     [](const Relic&, const Named& o) {
       return say("Resolve {0}", "Rozpatrz {0}", {o.also.en.empty() ? o.what : o.also});
     }},
    {Answer::weapon, "Weapon: {0}", "Broń: {0}"},
    {Answer::armour, "Armour: {0}", "Pancerz: {0}"},
    {Answer::bare, "None", "Żadna karta"},
    {Answer::spend, "Spend {0} ({1})", "Wydaj {0} ({1})"},
    {Answer::exchange, exchange_label},
    {Answer::put, "Put {0} on top", "Połóż na wierzchu {0}"},
    {Answer::die, [](const Relic&, const Named& o) { return say("Die {0}", "Kość {0}", {o.option.amount + 1}); }},
    {Answer::complete, "Complete {0}", "Ukończ {0}"},
    {Answer::give_up, "Leave the game", "Zrezygnuj z gry"},
    {Answer::forgo, "Without {0} (+{1})", "Bez premii: {0} (+{1})"},
    {Answer::challenge, "Challenge {0}", "Wyzwij: {0}"},
    {Answer::explore, "Explore", "Przejdź do eksploracji"},
    {Answer::steal, "Steal {0}", "Ukradnij {0}"},
    {Answer::as_character, "Lead a character", "Prowadź postać"},
    {Answer::as_nemesis, "Lead a nemesis", "Prowadź nemezis"},
    {Answer::nemesis, "{0}", "{0}"},
    {Answer::attack, "Battle with {0}", "Walka: {0}"},
    {Answer::cross, cross_label},
    {Answer::lay, lay_label},
    {Answer::give,
     [](const Relic&, const Named& o) {
       return named_or(o, say("Hand over {0}", "Przekaż {0}", {o.what}), {"Hand something over", "Przekaż coś"});
     }},
    {Answer::request,
     [](const Relic&, const Named& o) {
       return named_or(o, say("Ask for {0}", "Poproś o: {0}", {o.what}), {"Ask for something", "Poproś o coś"});
     }},
};
static_assert(script::has_all(kLabels));

}  // namespace

Text Relic::option_label(const Option& o) const {
  const Named named{o, object_name(o.about[0]), object_name(o.about[1])};
  const Label& row = kLabels[static_cast<std::size_t>(answer_of(o))];
  return row.put ? row.put(*this, named) : say(row.en, row.pl, {named.what, o.amount});
}

}  // namespace kostka::games::relic
