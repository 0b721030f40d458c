#include "games/relic/screen/plain.h"

#include <algorithm>
#include <vector>

#include "games/relic/content/nouns.h"
#include "games/relic/rules/rules.h"
#include "games/relic/screen/hunt.h"
#include "games/relic/words/items.h"

namespace kostka::games::relic {
namespace {

using kernel::Counted;
using kernel::Object;
using kernel::Prompt;
using kernel::say;
using kernel::Text;
using Words = std::optional<Text>;

Kind plain_kind(const Object& object) { return static_cast<Kind>(object.kind); }

// The design that an object shows to whoever is asked about it.
CardId shown_card(const Relic& g, const Object& object) {
  switch (plain_kind(object)) {
    case Kind::card:
    case Kind::power:
    case Kind::trophy: return CardId{object.index};
    case Kind::in_play: {
      const CardInPlay* card = g.find(object.index);
      return card ? card->card : CardId{};
    }
    default: return {};
  }
}

Words text_of_card(const Relic& g, const Object& object) {
  const CardId id = shown_card(g, object);
  if (!id.valid()) return std::nullopt;
  Words all;
  for (const Text& line : small_card_lines(g.catalogue, g.card(id)))
    all = all ? say("{0} {1}", "{0} {1}", {*all, line}) : line;
  return all;
}

// A card that lies there is read on the board; its row says what it is worth.
Words worth_of_enemy(const Relic& g, const Object& object) {
  const CardId id = shown_card(g, object);
  if (!id.valid() || g.card(id).type != CardType::enemy) return std::nullopt;
  return say("an enemy of {0}", "wróg o wartości {0}", {int{g.card(id).value}});
}

// ---- giving away ----------------------------------------------------------------------------------------------------

Words lost_by(const Relic& g, const Prompt& prompt, const Option& option) {
  const Object& about = option.about[0];
  if (plain_kind(about) == Kind::corruption) {
    return say("then you have {0} Corruption cards", "potem masz kart Spaczenia: {0}",
               {static_cast<int>(g.player(prompt.seat).corruption.size()) - 1});
  }
  if (plain_kind(about) == Kind::trophy) {
    return say("you give up {0} points", "tracisz {0} {0|punkt|punkty|punktów}",
               {int{g.card(CardId{about.index}).value}});
  }
  if (const Words enemy = worth_of_enemy(g, about)) return say("{0}, off the board", "{0}, znika z planszy", {*enemy});
  const Words text = text_of_card(g, about);
  return text ? Words(say("gone: {0}", "przepada: {0}", {*text})) : Words(Text{"the card is gone", "karta przepada"});
}

// REL-XP-03
Words spent_by(const Prompt& prompt, const Option& option) {
  constexpr int kTrophyPoints = 6;
  const int after = prompt.question.amount + option.amount;
  return say("points spent: {0}, missing to the next {1}: {2}", "wydane punkty: {0}, do kolejnych {1} brakuje: {2}",
             {after, kTrophyPoints, (kTrophyPoints - after % kTrophyPoints) % kTrophyPoints});
}

// ---- persons --------------------------------------------------------------------------------------------------------

Words standing_of(const Relic& g, const Object& object) {
  if (plain_kind(object) != Kind::seat) return std::nullopt;
  const Player& p = g.player(Seat{object.index});
  return say("level {0}, {1} Life, {2}, {3}", "poziom {0}, życie {1}, {2}, {3}",
             {int{p.level}, int{p.life}, Counted{p.influence, noun_of(What::influence)},
              Counted{static_cast<std::int64_t>(p.corruption.size()), noun_of(What::corruption)}});
}

Words sheet_of(const Relic& g, const Prompt& prompt, const Option& option) {
  const Object& about = option.about[0];
  // REL-OUT-19
  if (!about.valid()) return Text{"you begin again with another sheet", "zaczynasz od nowa z innym arkuszem"};
  const auto& dealt = g.player(prompt.seat).dealt;
  CharacterId id{};
  if (plain_kind(about) == Kind::character) id = CharacterId{about.index};
  if (plain_kind(about) == Kind::dealt && about.index < dealt.size()) id = dealt[about.index];
  if (!id.valid()) return std::nullopt;
  const Character& c = g.catalogue.characters[id.index()];
  return say("Strength {0}, Willpower {1}, Cunning {2}, Life {3}", "siła {0}, wola {1}, spryt {2}, życie {3}",
             {int{c.attributes[0]}, int{c.attributes[1]}, int{c.attributes[2]}, int{c.life}});
}

// RNE-NEM-06
Words nemesis_sheet_of(const Relic& g, const Prompt& prompt, const Option& option) {
  const Object& about = option.about[0];
  const auto& dealt = g.player(prompt.seat).dealt_nemeses;
  NemesisId id{};
  if (plain_kind(about) == Kind::nemesis) id = NemesisId{about.index};
  if (plain_kind(about) == Kind::dealt && about.index < dealt.size()) id = dealt[about.index];
  if (!id.valid()) return std::nullopt;
  const Nemesis& n = g.catalogue.nemeses[id.index()];
  return say("{0} {1}, Life {2}", "{0} {1}, życie {2}",
             {kernel::capitalise(attribute_noun(n.attribute).singular()), int{n.value}, int{n.life}});
}

// ---- decks, numbers, dice -------------------------------------------------------------------------------------------

Words of_deck(const Relic& g, const Prompt& prompt, const Option& option) {
  if (asking_of(prompt) == Asking::colour_order) {
    return Text{"all are drawn before any is resolved", "wszystkie dobierasz przed rozpatrzeniem"};
  }
  // The decks of Threats lie in the order of the attributes that most of their enemies fight with.
  const std::size_t colour = option.about[0].index - static_cast<std::size_t>(Deck::red);
  if (colour > 2 || g.is_nemesis(prompt.seat)) return Text{"the top of this deck", "wierzch tej talii"};
  const Text attribute = attribute_noun(static_cast<What>(colour)).singular();
  return say("mostly {0}; yours is {1}", "zwykle {0}; masz {1}",
             {attribute, int{g.player(prompt.seat).attributes[colour]}});
}

Words die_of(const Relic& g, const Option& option) {
  const Throw* dice = g.battle ? &g.battle->own : g.test ? &g.test->own : nullptr;
  const auto at = static_cast<std::size_t>(option.amount);
  if (!dice || at >= dice->dice.size()) return Text{"this die is changed", "zmienia się ta kość"};
  return say("it shows {0}", "pokazuje {0}", {int{dice->dice[at]}});
}

Words left_at(const Prompt& prompt) {
  switch (asking_of(prompt)) {
    case Asking::spend_trophies: return Text{"what is left stays with you", "reszta zostaje u ciebie"};
    case Asking::exchange: return Text{"the missions stay with you", "misje zostają u ciebie"};
    case Asking::excess: return Text{"you keep what you have; the turn ends", "zachowujesz wszystko; koniec tury"};
    case Asking::buy: return Text{"you buy nothing more", "nic więcej nie kupujesz"};
    case Asking::bonuses: return Text{"the bonuses that are left count", "pozostałe premie się liczą"};
    case Asking::keep_trophy: return Text{"you keep all of them", "zatrzymujesz wszystkie"};
    default: return Text{"no more of it", "na tym koniec"};
  }
}

// ---- yes and no -----------------------------------------------------------------------------------------------------

Words declined(const Relic& g, const Prompt& prompt) {
  switch (asking_of(prompt)) {
    case Asking::agree: return Text{"you keep it", "zostaje u ciebie"};
    case Asking::crossing: return Text{"you stay where you are", "zostajesz na miejscu"};
    case Asking::mission_payment: return Text{"you pay nothing; the mission stays open", "nic nie płacisz; misja trwa"};
    case Asking::exchange: return Text{"the missions stay with you", "misje zostają u ciebie"};
    default: break;
  }
  const Object& about = prompt.question.about[0];
  const CardId id = shown_card(g, about);
  if (id.valid() && plain_kind(about) == Kind::in_play)
    return Text{"the card is left alone", "karta zostaje niewykorzystana"};
  return Text{"nothing of it happens", "nic z tego się nie dzieje"};
}

Words accepted(const Relic& g, const Prompt& prompt) {
  switch (asking_of(prompt)) {
    case Asking::agree: return Text{"you hand it over", "oddajesz to"};
    case Asking::mission_payment: {
      const CardId mission = g.player(prompt.seat).mission.card;
      return mission.valid() ? text_of_card(g, of(mission)) : std::nullopt;
    }
    default: return Text{"its text is carried out", "jej tekst zostanie wykonany"};
  }
}

// RNE-APO-03, RNE-DUEL-25: what is stolen works at once, and makes an apostate of a devotee.
Words stolen_by(const Relic& g, const Prompt& prompt, const Object& about) {
  const Words text = plain_kind(about) == Kind::power ? Words() : text_of_card(g, about);
  if (!text) return Text{"it is yours then", "będzie twoja"};
  const bool trophy = plain_kind(about) == Kind::trophy;
  if (!trophy && !is_apostate(g, prompt.seat) && g.card(shown_card(g, about)).has(g.catalogue.apostate)) {
    return say("you become an apostate; yours then: {0}", "stajesz się apostatą; będzie twoje: {0}", {*text});
  }
  return say("yours then: {0}", "będzie twoje: {0}", {*text});
}

Words doing_without(const Prompt& prompt) {
  switch (asking_of(prompt)) {
    case Asking::steal_asset:
    case Asking::steal_apostate: return Text{"you take nothing", "nic nie bierzesz"};
    case Asking::hand_asset:
    case Asking::give_or_request: return Text{"nothing changes hands", "nic nie zmienia właściciela"};
    default: return Text{"you fight without one", "walczysz bez niej"};
  }
}

Words only_in_nemesis(const Relic& g, const Prompt& prompt, const Option& option) {
  switch (Relic::answer_of(option)) {
    // RNE-DUEL-06, RNE-DUEL-13, RNE-DUEL-14, RNE-DUEL-16
    case Answer::challenge:
      return Text{"you name the attribute; the loser pays, also if it is you",
                  "wybierasz atrybut; przegrany płaci, nawet jeśli to ty"};
    // RNE-EXPL-02, RNE-DUEL-05
    case Answer::explore:
      if (g.is_nemesis(prompt.seat)) return exploring_text(g, g.player(prompt.seat).space);
      return Text{"draw Threats as on any space", "dobierasz zagrożenia jak zwykle"};
    case Answer::as_character:
      return Text{"levels, missions, relics, and the Confrontation", "poziomy, misje, relikwie i Konfrontacja"};
    case Answer::as_nemesis: return Text{"you hunt the others for infamy", "polujesz na innych dla niesławy"};
    case Answer::nemesis: return nemesis_sheet_of(g, prompt, option);
    case Answer::steal: return stolen_by(g, prompt, option.about[0]);
    // RNE-MOVE-08
    case Answer::cross:
      if (g.is_nemesis(prompt.seat)) {
        return Text{"then no Exploration and no Engagement: your Experience phase follows",
                    "potem bez eksploracji i działania: następuje faza doświadczenia"};
      }
      return Text{"your way goes on beyond the ring", "idziesz dalej, poza ten sektor"};
    case Answer::lay: return Text{"it lies on the scenario sheet then", "trafia na arkusz scenariusza"};
    case Answer::give:
      if (!option.about[0].valid()) return Text{"you choose what", "wybierasz, co"};
      return text_of_card(g, option.about[0]);
    case Answer::request:
      if (!option.about[0].valid())
        return Text{"you choose what; the other may refuse", "wybierasz, co; można odmówić"};
      return text_of_card(g, option.about[0]);
    default: return std::nullopt;
  }
}

}  // namespace

Words plain_effect(const Relic& g, const Prompt& prompt, const Option& option) {
  const Object& about = option.about[0];
  switch (Relic::answer_of(option)) {
    case Answer::character: return sheet_of(g, prompt, option);
    case Answer::give_up: return Text{"you are out for good", "odpadasz na dobre"};
    case Answer::accept: return accepted(g, prompt);
    case Answer::decline: return declined(g, prompt);
    case Answer::player: return standing_of(g, about);
    case Answer::deck: return of_deck(g, prompt, option);
    case Answer::discard: return lost_by(g, prompt, option);
    case Answer::resolve: return text_of_card(g, option.about[1].valid() ? option.about[1] : about);
    case Answer::take:
    case Answer::keep: return text_of_card(g, about);
    case Answer::bare: return doing_without(prompt);
    case Answer::spend: return spent_by(prompt, option);
    case Answer::exchange: return Text{"you draw relics and keep one", "dobierasz relikwie i zatrzymujesz jedną"};
    case Answer::put: return text_of_card(g, about);
    case Answer::die: return die_of(g, option);
    case Answer::complete: return text_of_card(g, about);
    case Answer::done: return left_at(prompt);
    case Answer::forgo: return Text{"it is not counted", "nie liczy się"};
    case Answer::walk_on: return Text{"along the ring", "wzdłuż sektora"};
    default: return only_in_nemesis(g, prompt, option);
  }
}

}  // namespace kostka::games::relic
