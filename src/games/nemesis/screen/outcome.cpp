// What an option of Nemesis leads to, as its maker could work out from what lies on the table.
#include "games/nemesis/rules/odds.h"
#include "games/nemesis/screen/says.h"
#include "games/nemesis/screen/screen.h"

namespace kostka::games::nemesis {
namespace {

screen::NoiseView noise_view(const NoiseOdds& odds) {
  return {odds.silence, odds.noise, odds.encounter, odds.danger, odds.surprised, odds.coming};
}

screen::FightView fight_view(const FightOdds& odds) { return {odds.kills, odds.drives, odds.hurts, odds.misses}; }

// NEM-ESC-01: anyone who leaves a fight is attacked first.
void move_to(const Nemesis& g, Seat who, const Option& option, screen::Outcome& outcome) {
  const auto to = id_in<RoomId>(option.about[0]);
  outcome.room = g.slot(to).id;
  for (const std::uint16_t number : g.figures_in(g.player(who).room)) {
    const Species species = g.figure(number)->species;
    outcome.attackers.push_back({species, attack_odds(g, species)});
  }
  if (answer_of(option) == Answer::careful) return;
  const NoiseOdds odds = noise_odds(g, who, to, move_cost(g, who));
  if (odds.rolls) outcome.noise = noise_view(odds);
}

}  // namespace

kernel::Document Nemesis::outcome(const kernel::Prompt& prompt, const Option& option) const {
  if (prompt.is_chance()) return {};
  screen::Outcome outcome;
  const Seat who = prompt.seat;
  outcome.says = says_of(*this, prompt, option);
  outcome.price = price_of(*this, who, option);
  switch (answer_of(option)) {
    case Answer::move:
    case Answer::careful: move_to(*this, who, option, outcome); break;
    case Answer::shoot: {
      Shooting shot;
      shot.who = who;
      shot.weapon = option.about[0].index;
      shot.target = option.about[1];
      if (can_shoot(*this, who, shot.weapon)) outcome.fight = fight_view(shot_odds(*this, shot));
      break;
    }
    case Answer::melee: outcome.fight = fight_view(blow_odds(*this, option.about[0])); break;
    default: break;
  }
  return kernel::to_document(outcome);
}

}  // namespace kostka::games::nemesis
