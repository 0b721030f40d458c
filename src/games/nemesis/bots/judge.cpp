// How good a position looks for one player: for bots that look a turn ahead.
#include <algorithm>
#include <array>

#include "games/nemesis/bots/features.h"
#include "games/nemesis/bots/outlook.h"

namespace kostka::games::nemesis {
namespace {

// How likely the kept Objective is, or the likelier of two.
double objective_of(const Nemesis& g, Seat who, const Outlook& outlook) {
  const Player& p = g.player(who);
  const auto mode = static_cast<std::size_t>(g.s.agreed.mode);
  double best = 0;
  for (std::size_t place = 0; place < p.dealt.size(); ++place) {
    if (!p.dealt[place].valid() || (p.kept != kUndecided && p.kept != place)) continue;
    best = std::max(best, outlook.likely(g.catalogue.objectives[p.dealt[place].index()].needs[mode]));
  }
  return best;
}

double person(const Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  if (p.being == Being::dead) return -1500;
  const Outlook outlook(g, who);
  double points = 500 * objective_of(g, who, outlook) - 400 * outlook.odds().contamination();
  if (p.being == Being::launched) return points + 1200;
  if (p.being == Being::hibernated) return points + 1300 * outlook.arrives() - 100;
  const auto serious = static_cast<double>(p.wounds.size());
  points -= 20 * p.light + 60 * serious + 30 * serious * serious + (p.larva ? 120 : 0) + 60 * p.markers;
  points += 8 * static_cast<double>(p.hand.size()) + 12 * static_cast<double>(p.backpack.size());
  for (const Held& held : p.held) points += held.is_item() ? 6 + 5 * held.ammo : 4;
  if (!g.in_room(who)) return points + 600;
  if (g.in_combat(who)) points -= 3 * outlook.odds().attacks_in(p.room);
  if (g.room(p.room).fire) points -= 20;
  points += 150 * outlook.arrives();
  // The nearer the errand, the better.
  if (outlook.errand().room.valid()) points -= 1.5 * outlook.distance(outlook.errand().room);
  return points;
}

}  // namespace

int Nemesis::judge(Seat seat) const {
  if (s.phase < Phase::round || seat == s.hunter.seat) return 0;
  if (!cooperative()) return static_cast<int>(person(*this, seat));
  double all = 0;
  for (std::size_t i = 0; i < s.seats; ++i) all += person(*this, Seat{i});
  return static_cast<int>(all);
}

// ---- for a learned judgement (features.h) ----------------------------------------------------------------------

namespace {

// In the order of named_features().
struct Named {
  enum Number : std::size_t {
    kMatch,
    kTogether,
    kAlone,
    kCarnomorphs,
    kTurn,
    kDead,
    kLaunched,
    kAsleep,
    kPod,
    kLight,
    kSerious,
    kThreeSerious,
    kLarva,
    kMutation,
    kSlime,
    kSignal,
    kHand,
    kItems,
    kAmmo,
    kCombat,
    kFire,
    kContamination,
    kObjective,
    kEarlyObjective,
    kShip,
    kErrand,
    kTime,
    kSelfDestruct,
    kHunter,
    kDeadOthers,
    kFeatures
  };
};

using Numbers = std::span<float>;

void count(Numbers numbers, Named::Number which, int n, float unit) { numbers[which] = static_cast<float>(n) / unit; }

// How likely the Objective is, or the likelier of two.
double objective_of(const Nemesis& g, const Player& p, const Outlook& outlook) {
  const auto mode = static_cast<std::size_t>(g.s.agreed.mode);
  double best = 0;
  for (std::size_t place = 0; place < p.dealt.size(); ++place) {
    if (!p.dealt[place].valid() || (p.kept != kUndecided && p.kept != place)) continue;
    best = std::max(best, outlook.likely(g.catalogue.objectives[p.dealt[place].index()].needs[mode]));
  }
  return best;
}

void of_body(const Nemesis& g, Seat who, Numbers numbers) {
  const Player& p = g.player(who);
  const int serious = static_cast<int>(p.wounds.size());
  count(numbers, Named::kLight, p.light, 2);
  count(numbers, Named::kSerious, serious, 2);
  numbers[Named::kThreeSerious] = serious >= 3 ? 1.0f : 0.0f;
  numbers[Named::kLarva] = p.larva ? 1.0f : 0.0f;
  count(numbers, Named::kMutation, p.markers, 2);
  numbers[Named::kSlime] = p.slimed ? 1.0f : 0.0f;
  numbers[Named::kSignal] = p.signal ? 1.0f : 0.0f;
}

void of_things(const Nemesis& g, Seat who, Numbers numbers) {
  const Player& p = g.player(who);
  int ammo = 0;
  for (const Held& held : p.held) ammo += held.ammo + held.more_ammo;
  count(numbers, Named::kHand, static_cast<int>(p.hand.size()), 5);
  count(numbers, Named::kItems, static_cast<int>(p.backpack.size() + p.held.size()), 4);
  count(numbers, Named::kAmmo, ammo, 4);
  if (!g.in_room(who)) return;
  numbers[Named::kCombat] = g.in_combat(who) ? 1.0f : 0.0f;
  numbers[Named::kFire] = g.room(p.room).fire ? 1.0f : 0.0f;
}

// What the player believes.
void of_prospects(const Nemesis& g, Seat who, Numbers numbers) {
  const Player& p = g.player(who);
  const Outlook outlook(g, who);
  const double objective = objective_of(g, p, outlook);
  numbers[Named::kContamination] = static_cast<float>(outlook.odds().contamination());
  numbers[Named::kObjective] = static_cast<float>(2 * objective);
  numbers[Named::kEarlyObjective] = objective > 0.95 ? 1.0f : 0.0f;
  numbers[Named::kShip] = static_cast<float>(2 * outlook.arrives());
  if (!g.in_room(who) || !outlook.errand().room.valid()) return;
  numbers[Named::kErrand] = static_cast<float>(std::min(outlook.distance(outlook.errand().room), 60.0) / 20);
}

}  // namespace

std::span<const kernel::Feature> named_features() {
  static const std::array<kernel::Feature, Named::kFeatures> all = {{
      {"match", {"how such matches end", "zwykły wynik takich partii"}},
      {"together", {"playing together", "gra zespołowa"}},
      {"alone", {"playing alone", "gra w pojedynkę"}},
      {"carnomorphs", {"Carnomorphs", "karnomorfy"}},
      {"turn", {"to move", "ruch"}},
      {"dead", {"death", "śmierć"}},
      {"launched", {"escape in a Pod", "ucieczka kapsułą"}},
      {"asleep", {"hibernation", "hibernacja"}},
      {"pod", {"a seat in a Pod", "miejsce w kapsule"}},
      {"light", {"Light Wounds", "powierzchowne rany"}},
      {"serious", {"Serious Wounds", "głębokie rany"}},
      {"three-serious", {"next Wound kills", "następna rana zabija"}},
      {"larva", {"Larva", "larwa"}},
      {"mutation", {"Mutation markers", "znaczniki mutacji"}},
      {"slime", {"Slime", "śluz"}},
      {"signal", {"Signal", "sygnał"}},
      {"hand", {"cards in hand", "karty na ręce"}},
      {"items", {"Items", "przedmioty"}},
      {"ammo", {"Ammo", "amunicja"}},
      {"combat", {"in Combat", "udział w walce"}},
      {"fire", {"Fire", "pożar"}},
      {"contamination", {"Contamination", "skażenie"}, false},
      {"objective", {"Objective", "Cel"}, false},
      {"objective-done", {"Objective as good as done", "Cel niemal spełniony"}, false},
      {"ship", {"course and Engines", "kurs i silniki"}, false},
      {"errand", {"way still to go", "droga do przebycia"}, false},
      {"time", {"time left", "pozostały czas"}},
      {"self-destruct", {"self-destruct", "autodestrukcja"}},
      {"hunter", {"playing the Intruders", "gra intruzami"}},
      {"dead-others", {"deaths of others", "śmierć innych"}},
  }};
  return all;
}

float progress_of(const Nemesis& g) { return std::clamp(1.0f - static_cast<float>(g.s.time) / 15.0f, 0.0f, 1.0f); }

std::uint8_t allies_of(const Nemesis& g, Seat seat) {
  return static_cast<std::uint8_t>(g.cooperative() ? (1u << g.s.seats) - 1 : 1u << seat.index());
}

void look_at(const Nemesis& g, Seat seat, std::span<float> numbers) {
  std::fill(numbers.begin(), numbers.end(), 0.0f);
  numbers[Named::kMatch] = 1;
  numbers[Named::kTogether] = g.cooperative() ? 1.0f : 0.0f;
  numbers[Named::kAlone] = g.solo() ? 1.0f : 0.0f;
  numbers[Named::kCarnomorphs] = g.carnomorphs() ? 1.0f : 0.0f;
  if (g.s.phase < Phase::round) return;
  count(numbers, Named::kTime, g.s.time, 8);
  numbers[Named::kSelfDestruct] = g.s.self_destruct > 0 ? 1.0f : 0.0f;
  int dead = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) dead += Seat{i} != seat && g.s.players[i].being == Being::dead ? 1 : 0;
  count(numbers, Named::kDeadOthers, dead, 2);
  const Player& p = g.player(seat);
  if (seat == g.s.hunter.seat) numbers[Named::kHunter] = 1;
  if (p.being == Being::dead) {
    numbers[Named::kDead] = 1;
    return;
  }
  numbers[Named::kTurn] = g.s.active == seat ? 1.0f : 0.0f;
  numbers[Named::kLaunched] = p.being == Being::launched ? 1.0f : 0.0f;
  numbers[Named::kAsleep] = p.being == Being::hibernated ? 1.0f : 0.0f;
  numbers[Named::kPod] = p.pod.valid() && p.being == Being::aboard ? 1.0f : 0.0f;
  of_body(g, seat, numbers);
  of_things(g, seat, numbers);
  of_prospects(g, seat, numbers);
}

}  // namespace kostka::games::nemesis
