#include "study/report.h"

#include <algorithm>

namespace kostka::study {

void Report::add(const PlayedGame& game) {
  ++games;
  decisions += game.decisions;
  switch (game.ending) {
    case Ending::finished: add_finished(game); break;
    case Ending::unfinished: ++unfinished; break;
    case Ending::faulted:
      ++faulted;
      if (!first_fault) first_fault = FirstFault{game.number, game.fault ? game.fault : ""};
      break;
  }
}

void Report::add_finished(const PlayedGame& game) {
  turns.sum += game.turns;
  turns.least = finished == 0 ? game.turns : std::min(turns.least, game.turns);
  turns.most = std::max(turns.most, game.turns);
  ++lengths[game.turns];
  ++finished;
  if (!game.ended_by.empty()) ++endings[game.ended_by];
  SettingCount* setting = game.setting.empty() ? nullptr : &settings[game.setting];
  if (setting) {
    ++setting->games;
    setting->turns += game.turns;
    if (!game.ended_by.empty()) ++setting->endings[game.ended_by];
  }
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const bool won = game.result.won(kernel::Seat{s});
    seats[s].add(won);
    for (const std::string& mark : game.marks[s]) marks[mark].add(won);
    if (game.sides[s].empty()) continue;
    sides[game.sides[s]].add(won);
    if (setting) setting->sides[game.sides[s]].add(won);
  }
  add_cards(game);
  for (const DeedUse& use : game.deeds) {
    DeedCount& count = deeds[{std::string(use.what), game.sides[use.seat]}];
    count.count += use.count;
    count.seats.add(game.result.won(kernel::Seat{use.seat}));
  }
}

void Report::add_cards(const PlayedGame& game) {
  for (const CardUse& use : game.cards) {
    CardCount& count = cards[use.card];
    count.drawn += use.drawn;
    count.resolved += use.resolved;
    for (std::size_t s = 0; s < seats.size(); ++s) {
      if ((use.resolved_by >> s & 1) != 0) count.seats.add(game.result.won(kernel::Seat{s}));
    }
  }
}

double Report::mean_turns() const {
  return finished == 0 ? 0 : static_cast<double>(turns.sum) / static_cast<double>(finished);
}

std::uint32_t Report::turns_of(double share) const {
  std::uint64_t passed = 0;
  for (const auto& [turns_taken, count] : lengths) {
    passed += count;
    if (static_cast<double>(passed) >= share * static_cast<double>(finished)) return turns_taken;
  }
  return 0;
}

}  // namespace kostka::study
