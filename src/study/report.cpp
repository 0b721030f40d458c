#include "study/report.h"

#include <algorithm>

namespace kostka::study {
namespace {

void merge_into(std::uint64_t& sum, std::uint64_t more) { sum += more; }
void merge_into(WinCount& sum, const WinCount& more) {
  sum.games += more.games;
  sum.wins += more.wins;
}
template <class Key, class Value>
void merge_into(std::map<Key, Value>& sum, const std::map<Key, Value>& more);
void merge_into(SettingCount& sum, const SettingCount& more) {
  sum.games += more.games;
  sum.turns += more.turns;
  merge_into(sum.endings, more.endings);
  merge_into(sum.sides, more.sides);
}
void merge_into(CardCount& sum, const CardCount& more) {
  sum.drawn += more.drawn;
  sum.resolved += more.resolved;
  merge_into(sum.seats, more.seats);
}
void merge_into(DeedCount& sum, const DeedCount& more) {
  sum.count += more.count;
  merge_into(sum.seats, more.seats);
}
template <class Key, class Value>
void merge_into(std::map<Key, Value>& sum, const std::map<Key, Value>& more) {
  for (const auto& [key, value] : more) merge_into(sum[key], value);
}

}  // namespace

void Report::merge(const Report& later) {
  if (later.finished > 0) {
    turns.least = finished == 0 ? later.turns.least : std::min(turns.least, later.turns.least);
    turns.most = std::max(turns.most, later.turns.most);
    turns.sum += later.turns.sum;
  }
  games += later.games;
  finished += later.finished;
  faulted += later.faulted;
  unfinished += later.unfinished;
  decisions += later.decisions;
  for (std::size_t s = 0; s < seats.size(); ++s) merge_into(seats[s], later.seats[s]);
  merge_into(anybody, later.anybody);
  merge_into(sides, later.sides);
  merge_into(lengths, later.lengths);
  merge_into(endings, later.endings);
  merge_into(marks, later.marks);
  merge_into(marked_games, later.marked_games);
  merge_into(settings, later.settings);
  merge_into(cards, later.cards);
  merge_into(deeds, later.deeds);
  if (!first_fault) first_fault = later.first_fault;
}

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
    if (game.sides[s].empty()) continue;
    sides[game.sides[s]].add(won);
    if (setting) setting->sides[game.sides[s]].add(won);
  }
  anybody.add(game.result.winners != 0);
  add_marks(game);
  add_cards(game);
  for (const DeedUse& use : game.deeds) {
    DeedCount& count = deeds[{std::string(use.what), game.sides[use.seat]}];
    count.count += use.count;
    count.seats.add(game.result.won(kernel::Seat{use.seat}));
  }
}

void Report::add_marks(const PlayedGame& game) {
  std::map<std::string_view, bool> seen;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const bool won = game.result.won(kernel::Seat{s});
    for (const std::string& mark : game.marks[s]) {
      marks[mark].add(won);
      seen[mark] = seen[mark] || won;
    }
  }
  for (const auto& [mark, won] : seen) marked_games[std::string(mark)].add(won);
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
