// What options and objects are called: stable ids for programs, sentences in both languages for people.
#include <algorithm>

#include "games/relic/content/nouns.h"
#include "games/relic/rules/rules.h"
#include "games/relic/words/describe.h"

namespace kostka::games::relic {
namespace {

using kernel::Counted;
using kernel::say;
using kernel::Text;

constexpr std::array<std::string_view, 10> kValueIds = {"strength", "willpower", "cunning", "life",    "influence",
                                                        "level",    "any",       "lowest",  "highest", "mission"};

Text value_name(What what) {
  switch (what) {
    case What::life: return {"Life", "życie"};
    case What::influence: return {"influence", "wpływy"};
    case What::level: return {"level", "poziom"};
    case What::infamy: return {"infamy", "niesława"};
    default: return attribute_noun(what).singular();
  }
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

// The ability that a "use" option means, in words.
Text use_label(const Relic& g, const Option& o) {
  const Text what = g.object_name(o.about[0]);
  return say("Use {0}", "Użyj: {0}", {what});
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

// The answers that only Relic: Nemesis knows.
Text nemesis_label(const Option& o, const Text& what) {
  switch (Relic::answer_of(o)) {
    case Answer::challenge: return say("Challenge {0}", "Wyzwij: {0}", {what});
    case Answer::explore: return {"Explore", "Przejdź do eksploracji"};
    case Answer::steal: return say("Steal {0}", "Ukradnij {0}", {what});
    case Answer::as_character: return {"Lead a character", "Prowadź postać"};
    case Answer::as_nemesis: return {"Lead a nemesis", "Prowadź nemezis"};
    case Answer::nemesis: return what;
    case Answer::attack: return say("Battle with {0}", "Walka: {0}", {what});
    case Answer::cross:
      return o.amount > 0 ? say("Cross for {0} infamy", "Przejdź za {0} niesławy", {o.amount})
                          : say("Cross, discarding {0}", "Przejdź, odrzucając {0}", {what});
    case Answer::lay:
      return o.amount > 0 ? say("Spend {0} ({1}), onto the sheet", "Wydaj {0} ({1}), na arkusz", {what, o.amount})
                          : say("Spend {0}, onto the sheet", "Wydaj {0}, na arkusz", {what});
    case Answer::give:
      return o.about[0].valid() ? say("Hand over {0}", "Przekaż {0}", {what})
                                : Text{"Hand something over", "Przekaż coś"};
    case Answer::request:
      return o.about[0].valid() ? say("Ask for {0}", "Poproś o: {0}", {what})
                                : Text{"Ask for something", "Poproś o coś"};
    default: return {};
  }
}

}  // namespace

Text Relic::option_label(const Option& o) const {
  Text what = object_name(o.about[0]), also = object_name(o.about[1]);
  switch (answer_of(o)) {
    case Answer::character: return o.about[0].valid() ? what : Text{"Take a new character", "Weź nową postać"};
    case Answer::use: return use_label(*this, o);
    case Answer::play: return say("Play {0}", "Zagraj {0}", {what});
    case Answer::pass: return {"Nothing now", "Nic teraz"};
    case Answer::roll: return {"Roll", "Rzuć kością"};
    case Answer::number: return say("Use {0} as a {1}", "Użyj {0} zamiast kości: {1}", {what, o.amount});
    case Answer::clockwise: return {"Clockwise", "Zgodnie z ruchem wskazówek zegara"};
    case Answer::counter_clockwise: return {"Counter-clockwise", "Przeciwnie do ruchu wskazówek zegara"};
    case Answer::step: return say("Movement box: to {0}", "Ramka ruchu: na pole {0}", {what});
    case Answer::walk_on: return {"Go on without it", "Idź dalej bez niej"};
    case Answer::text: {
      const Space& space = catalogue.spaces[o.about[0].index];
      return describe_in_line(catalogue, space.boxes[static_cast<std::size_t>(o.amount) - 1]);
    }
    case Answer::end_phase: return {"End the Engagement phase", "Zakończ fazę działania"};
    case Answer::part:
      return describe_in_line(catalogue, catalogue.script.blocks[static_cast<std::size_t>(o.amount)].body);
    case Answer::accept: return {"Yes", "Tak"};
    case Answer::decline: return {"No", "Nie"};
    case Answer::space:
    case Answer::player:
    case Answer::attribute: return kernel::capitalise(what);
    case Answer::deck: return o.amount > 0 ? say("{0}: draw {1}", "{0}: dobierz {1}", {what, o.amount}) : what;
    case Answer::discard:
      return also.en.empty() ? say("Discard {0}", "Odrzuć {0}", {what})
                             : say("Discard {0} ({1})", "Odrzuć {0} ({1})", {what, also});
    case Answer::take:
      if (static_cast<Kind>(o.about[0].kind) == Kind::attribute) {
        return say("Take {0}", "Zabierz {0:acc}", {Counted{o.amount, noun_of(What::influence)}});
      }
      return also.en.empty() ? say("Take {0}", "Wybierz {0}", {what})
                             : say("Take {0} ({1})", "Wybierz {0} ({1})", {what, also});
    case Answer::keep: return say("Keep {0}", "Zatrzymaj {0}", {what});
    case Answer::buy:
      return say("Buy {0} for {1}", "Kup {0} za {1:acc}", {what, Counted{o.amount, noun_of(What::influence)}});
    case Answer::done: return {"Done", "Gotowe"};
    case Answer::amount: return say("{0}", "{0}", {o.amount});
    case Answer::fight: return say("Fight the {0} battle", "Walka: {0}", {what});
    case Answer::evade: return say("Evade {0}", "Uniknij: {0}", {what});
    case Answer::resolve:
      return also.en.empty() ? say("Resolve {0}", "Rozpatrz {0}", {what}) : say("Resolve {0}", "Rozpatrz {0}", {also});
    case Answer::weapon: return say("Weapon: {0}", "Broń: {0}", {what});
    case Answer::armour: return say("Armour: {0}", "Pancerz: {0}", {what});
    case Answer::bare: return {"None", "Żadna karta"};
    case Answer::spend: return say("Spend {0} ({1})", "Wydaj {0} ({1})", {what, o.amount});
    case Answer::exchange:
      return say("Spend {0} for a relic", "Wydaj {0:acc} za relikwię",
                 {Counted{missions_for_relic(*this, s.active), noun_of(What::completed_mission)}});
    case Answer::put: return say("Put {0} on top", "Połóż na wierzchu {0}", {what});
    case Answer::die: return say("Die {0}", "Kość {0}", {o.amount + 1});
    case Answer::complete: return say("Complete {0}", "Ukończ {0}", {what});
    case Answer::give_up: return {"Leave the game", "Zrezygnuj z gry"};
    case Answer::forgo: return say("Without {0} (+{1})", "Bez premii: {0} (+{1})", {what, o.amount});
    case Answer::challenge:
    case Answer::explore:
    case Answer::steal:
    case Answer::as_character:
    case Answer::as_nemesis:
    case Answer::nemesis:
    case Answer::attack:
    case Answer::cross:
    case Answer::lay:
    case Answer::give:
    case Answer::request: return nemesis_label(o, what);
  }
  return {};
}

}  // namespace kostka::games::relic
