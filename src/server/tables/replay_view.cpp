#include "server/tables/replay_view.h"

#include <algorithm>

#include "kernel/data/diagnostics.h"
#include "kernel/data/written.h"
#include "server/tables/state_view.h"
#include "store/journal_replay.h"

namespace kostka::server {

using kernel::written_as;

namespace {

// One protocol::ReplayStep; `before` is how many lines the log had before this row.
void write_step(kernel::Writer& out, const store::JournalPlayer& player, kernel::Observer eye, std::size_t before) {
  const kernel::Match& match = player.match();
  const std::size_t lines = lines_of_log(match, eye);
  const std::size_t kept = std::min(before, lines);
  kernel::write_struct<protocol::ReplayStep>(
      out, player.rows_played(),
      written_as<protocol::View>([&](kernel::Writer& view) { view.document(match.view(eye)); }), kept,
      lines_from(match, eye, kept, lines));
}

}  // namespace

Result<std::string> replay_view(const kernel::Game& game, std::string_view text, const ReplayWish& wish) {
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(text, "journal", diagnostics);
  if (!journal) return Code::broken;
  if (wish.from > journal->rows.size()) return Code::no_such_row;
  kernel::Text wrong;
  const auto setup = store::setup_of(journal->header, game, wrong);
  if (!setup) return error_of(Code::match_is_faulted, wrong);
  store::JournalPlayer player(game, *journal, *setup);
  player.mark_seats();
  std::size_t before = 0;
  if (wish.from > 0) {
    player.play_to(wish.from - 1);
    before = lines_of_log(player.match(), wish.eye);
    player.next();
  }
  std::string replay;
  kernel::JsonText json(replay);
  kernel::write_struct<protocol::Replay>(
      json, journal->rows.size(), kernel::written_list<protocol::ReplayStep>([&](kernel::Writer& steps) {
        for (std::size_t i = 0; i < wish.count && player.rows_played() == wish.from + i; ++i) {
          write_step(steps, player, wish.eye, before);
          before = lines_of_log(player.match(), wish.eye);
          player.next();
        }
      }));
  return replay;
}

}  // namespace kostka::server
