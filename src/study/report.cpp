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
  ++finished;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const bool won = game.result.won(kernel::Seat{s});
    const auto count = [won](WinCount& of) {
      ++of.games;
      of.wins += won;
    };
    count(seats[s]);
    if (!game.sides[s].empty()) count(sides[game.sides[s]]);
  }
}

double Report::mean_turns() const {
  return finished == 0 ? 0 : static_cast<double>(turns.sum) / static_cast<double>(finished);
}

}  // namespace kostka::study
