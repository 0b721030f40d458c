// What studies count in Relic: sheets, ways to win, and what becomes of cards.
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// The cards of these have done what they are for.
template <class T>
constexpr bool kResolves = false;
template <>
constexpr bool kResolves<told::Event> = true;
template <>
constexpr bool kResolves<told::Encounter> = true;
template <>
constexpr bool kResolves<told::Trophy> = true;
template <>
constexpr bool kResolves<told::Asset> = true;
template <>
constexpr bool kResolves<told::Played> = true;
template <>
constexpr bool kResolves<told::Number> = true;
template <>
constexpr bool kResolves<told::MissionDone> = true;
template <>
constexpr bool kResolves<told::CorruptionUp> = true;

// REL-THREAT-09, REL-THREAT-11: the event whose ability this is, if it acts at a moment of its own.
Object event_at_its_moment(const Relic& g, const told::Used& used) {
  if (!used.in_play || g.card(CardId{used.source.index}).type != CardType::event) return {};
  const Ability& ability = g.catalogue.script.abilities[static_cast<std::size_t>(used.ability)];
  return ability.acts_in(Window::event) ? Object{} : used.source;
}

using Deeds = std::array<kernel::Deed, 2>;

// The words of deeds, for programs and for people.
struct DeedWord {
  std::string_view id, en, pl;
};
constexpr DeedWord kInfamyOfLevels{"infamy-levels", "infamy of levels", "niesława z poziomów"},
    kInfamyOfBattles{"infamy-battles", "infamy of battles with characters", "niesława z walk z postaciami"},
    kInfamyOfAgents{"infamy-agents", "infamy of battles with agents", "niesława z walk z agentami"},
    kInfamyOfOthers{"infamy-other-turns", "infamy in other players' turns", "niesława w cudzych turach"},
    kInfamyOfExperience{"infamy-experience", "infamy of the Experience phase", "niesława z fazy doświadczenia"},
    kInfamyOfCards{"infamy-cards", "infamy of Imperium and Nemesis cards", "niesława z kart Imperium i Nemezis"},
    kInfamyLost{"infamy-lost", "infamy lost or spent", "niesława stracona lub wydana"},
    kVanquished{"vanquished", "vanquished", "pokonania"}, kCorrupted{"corrupted", "corrupted", "spaczenia"},
    kAttacked{"attacked", "battles of nemesis and character begun", "rozpoczęte walki nemezis z postacią"},
    kBeat{"battle-won", "battles of nemesis and character won", "wygrane walki nemezis z postacią"},
    kBeaten{"battle-lost", "battles of nemesis and character lost", "przegrane walki nemezis z postacią"},
    kAgentsBeaten{"agents-won", "battles with agents won", "wygrane walki z agentami"},
    kLostToAgents{"agents-lost", "battles with agents lost", "przegrane walki z agentami"},
    kCrossed{"crossed", "crossings of nemeses to the middle sector", "przejścia nemezis do sektora środkowego"},
    kChallenged{"duel-challenged", "duels as challenger", "pojedynki jako wyzywający"},
    kDefended{"duel-defended", "duels as defender", "pojedynki jako obrońca"},
    kDuelWon{"duel-won", "duels won", "wygrane pojedynki"}, kDuelLost{"duel-lost", "duels lost", "przegrane pojedynki"},
    kStole{"duel-asset", "assets stolen in duels", "zasoby ukradzione w pojedynkach"},
    kInner{"inner-sector", "times the Warp Rift was reached", "wejścia na Szczelinę w Osnowie"},
    kLevelGained{"level", "levels gained", "zdobyte poziomy"};
constexpr std::array kDeedWords = {
    kInfamyOfLevels, kInfamyOfBattles, kInfamyOfAgents, kInfamyOfOthers, kInfamyOfExperience,
    kInfamyOfCards,  kInfamyLost,      kVanquished,     kCorrupted,      kAttacked,
    kBeat,           kBeaten,          kAgentsBeaten,   kLostToAgents,   kCrossed,
    kChallenged,     kDefended,        kDuelWon,        kDuelLost,       kStole,
    kInner,          kLevelGained};

Deeds done(const DeedWord& what, Seat who, int count = 1) {
  return {kernel::Deed{what.id, who, count}, kernel::Deed{}};
}
Deeds done(const DeedWord& what, Seat who, const DeedWord& other, Seat whom) {
  return {kernel::Deed{what.id, who}, kernel::Deed{other.id, whom}};
}

// Where the infamy comes from, as far as the moment tells.
const DeedWord& infamy_word(const Relic& g, Seat who, kernel::Clause clause) {
  if (clause == "RNE-EXP-09"_clause || clause == "RNE-EXP-07"_clause) return kInfamyOfLevels;
  if (g.battle && g.battle->other) return kInfamyOfBattles;
  if (g.s.active != who) return kInfamyOfOthers;
  if (g.battle) return kInfamyOfAgents;
  return g.s.phase == Phase::experience ? kInfamyOfExperience : kInfamyOfCards;
}

bool is_infamy(const Object& what) { return what == attribute_object(What::infamy); }

}  // namespace

using kernel::Text;

std::string Relic::setting() const { return s.sheet.valid() ? sheet().id : std::string{}; }

// REL-WIN-05, REL-OUT-21, RNE-WIN-01, RNE-WIN-05
std::string Relic::ending() const {
  if (s.phase != Phase::over) return {};
  if (s.agreed.nemeses) {
    for (const Seat seat : nemeses()) {
      if (player(seat).infamy >= 25) return "infamy";
    }
    return characters() == std::default_sentinel ? "no-character-left" : "confrontation";
  }
  const auto out = std::count_if(s.players.begin(), s.players.begin() + s.seats, [](const Player& p) { return p.out; });
  return out + 1 == s.seats ? "last-one-left" : "confrontation";
}

Text Relic::ending_name(std::string_view ending) const {
  if (ending == "confrontation") return {"by the confrontation", "konfrontacją"};
  if (ending == "infamy") return {"by infamy", "niesławą"};
  if (ending == "no-character-left") return {"because no character was left", "bo nie została żadna postać"};
  if (ending == "last-one-left") return {"as the last one left", "jako ostatni w grze"};
  return Table::ending_name(ending);
}

// A card is resolved when it has done what it is for: an event or encounter carried out, an enemy taken as a trophy, an
// asset gained, a Power card played or used in place of a die, a mission completed, a Corruption card activated.
kernel::Resolved Relic::resolved_in(const kernel::Event& event) const {
  return kernel::visit_event<told::Events>(event, [this]<class T>(const T& e) -> kernel::Resolved {
    if constexpr (kResolves<T>) {
      return {e.who, of(e.card)};
    } else if constexpr (std::is_same_v<T, told::NemesisCard>) {
      return e.card ? kernel::Resolved{e.who, of(*e.card)} : kernel::Resolved{};
    } else if constexpr (std::is_same_v<T, told::Used>) {
      return {e.who, event_at_its_moment(*this, e)};
    } else {
      return {};
    }
  });
}

// RNE-INF, RNE-VANQ, RNE-BAT, RNE-DUEL: what the study of nemeses and duels asks.
std::array<kernel::Deed, 2> Relic::deeds_in(const kernel::Event& event) const {
  return kernel::visit_event<told::Events>(event, [&]<class T>(const T& e) -> Deeds {
    if constexpr (std::is_same_v<T, told::Gained>) {
      if (is_infamy(e.what)) return done(infamy_word(*this, e.who, event.clause), e.who, e.count);
    } else if constexpr (std::is_same_v<T, told::Lost>) {
      if (is_infamy(e.what)) return done(kInfamyLost, e.who, e.count);
    } else if constexpr (std::is_same_v<T, told::Vanquished>) {
      return done(kVanquished, e.who);
    } else if constexpr (std::is_same_v<T, told::Corrupted>) {
      return done(kCorrupted, e.who);
    } else if constexpr (std::is_same_v<T, told::Level>) {
      return done(kLevelGained, e.who);
    } else if constexpr (std::is_same_v<T, told::Attacked>) {
      return done(kAttacked, e.who);
    } else if constexpr (std::is_same_v<T, told::NemesisBattleWon>) {
      return done(kBeat, e.winner, kBeaten, e.loser);
    } else if constexpr (std::is_same_v<T, told::BattleWon>) {
      if (is_nemesis(e.battle.who)) return done(kAgentsBeaten, e.battle.who);
    } else if constexpr (std::is_same_v<T, told::BattleLost>) {
      if (is_nemesis(e.battle.who)) return done(kLostToAgents, e.battle.who);
    } else if constexpr (std::is_same_v<T, told::Moved>) {
      if (event.clause == "RNE-MOVE-13"_clause) return done(kCrossed, e.who);
      if (e.space == catalogue.rift) return done(kInner, e.who);
    } else if constexpr (std::is_same_v<T, told::Challenged>) {
      return done(kChallenged, e.challenger, kDefended, e.defender);
    } else if constexpr (std::is_same_v<T, told::DuelWon>) {
      return done(kDuelWon, e.winner, kDuelLost, e.loser);
    } else if constexpr (std::is_same_v<T, told::AssetStolen>) {
      return done(kStole, e.thief);
    }
    return {};
  });
}

Text Relic::deed_name(std::string_view deed) const {
  const auto word = std::ranges::find(kDeedWords, deed, &DeedWord::id);
  if (word == kDeedWords.end()) return Table::deed_name(deed);
  return {std::string(word->en), std::string(word->pl)};
}

}  // namespace kostka::games::relic
