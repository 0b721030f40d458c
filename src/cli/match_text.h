// A match in words: what play and replay both print.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/terminal.h"
#include "kernel/play/game.h"
#include "kernel/play/match.h"

namespace kostka::cli {

// "Player 1"; players count from 1, seats from 0.
kernel::Text player_name(kernel::Seat seat);
// Who has won, or why the match stands still; empty while it goes on.
kernel::Text outcome_text(const kernel::Match& match);

// A line of the log as Match::view_events() gives it, with its number and the clause that made it happen.
void print_log_line(const Terminal& terminal, std::size_t number, const kernel::Document& event);
// A clause with its text and table; a sentence when there is none.
void print_clause(const Terminal& terminal, std::string_view id);
// A card or other item of the content.
void print_item(const Terminal& terminal, const kernel::ItemText& item);

}  // namespace kostka::cli
