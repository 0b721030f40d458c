// What people are told who are not at their table: that it is their turn, that their time runs out, that the match is
// over. A notice names the table, the game and who waits, and never anything that is on the table.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "server/base/notifier.h"
#include "server/tables/lobby.h"

namespace kostka::server {

// Nothing when nobody is to be told: a bot plays there, the person has left, or it is a lesson.
std::optional<NoticeFor> turn_notice(const TableEntry& table, std::size_t seat, const kernel::Text& game);
std::optional<NoticeFor> reminder_notice(const TableEntry& table, std::size_t seat, const kernel::Text& game,
                                         store::Milliseconds now);
// One for each account that played.
std::vector<NoticeFor> end_notices(const TableEntry& table, const kernel::Text& game);
// Somebody asks a friend to their table.
NoticeFor invitation_notice(const TableEntry& table, const std::string& account, const std::string& from,
                            const kernel::Text& game);

}  // namespace kostka::server
