#include "cli/csv_file.h"

#include <fmt/core.h>

#include <cerrno>
#include <cstring>
#include <string_view>

#include "cli/context.h"

namespace kostka::cli {
namespace {

using kernel::say;

std::string_view name_of(study::Ending ending) {
  switch (ending) {
    case study::Ending::finished: return "finished";
    case study::Ending::faulted: return "faulted";
    case study::Ending::unfinished: return "unfinished";
  }
  return {};
}

// `0` or, for a shared victory, `0+2`; empty when nobody won.
std::string winners_of(const study::PlayedGame& game, std::size_t seats) {
  std::string winners;
  for (std::size_t s = 0; s < seats; ++s) {
    if (game.result.won(kernel::Seat{s})) winners += (winners.empty() ? "" : "+") + std::to_string(s);
  }
  return winners;
}

[[noreturn]] void fail_to_write(const std::string& path) {
  fail(say("The file {0} cannot be written: {1}.", "Nie można zapisać pliku {0}: {1}.", {path, std::strerror(errno)}));
}

}  // namespace

CsvFile::CsvFile(const std::string& path, std::size_t seats) : path_(path), seats_(seats) {
  if (path.empty()) return;
  if (path == "-") {
    out_ = stdout;
  } else {
    owned_.reset(std::fopen(path.c_str(), "w"));
    if (!owned_) fail_to_write(path_);
    out_ = owned_.get();
  }
  fmt::print(out_, "game,ending,winners,turns,decisions");
  for (std::size_t s = 0; s < seats_; ++s) fmt::print(out_, ",side_{}", s);
  fmt::print(out_, ",setting,ended_by\n");
}

void CsvFile::write(const study::PlayedGame& game) {
  if (!out_) return;
  std::string row = fmt::format("{},{},{},{},{}", game.number, name_of(game.ending), winners_of(game, seats_),
                                game.turns, game.decisions);
  // Ids of content have no commas or quotes.
  for (std::size_t s = 0; s < seats_; ++s) row += ',' + game.sides[s];
  row += ',' + game.setting + ',' + game.ended_by + '\n';
  if (std::fwrite(row.data(), 1, row.size(), out_) != row.size()) fail_to_write(path_);
}

void CsvFile::close() {
  if (out_ && std::fflush(out_) != 0) fail_to_write(path_);
  owned_.reset();
  out_ = nullptr;
}

}  // namespace kostka::cli
