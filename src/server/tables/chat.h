// Lines of chat as the store keeps them.
#pragma once

#include <string>
#include <string_view>

#include "server/tables/lobby.h"
#include "server/wire/protocol.h"
#include "store/store.h"

namespace kostka::server {

protocol::ChatLine chat_line_of(const store::ChatRecord& record);
// The line as this account may know it.
protocol::ChatLine shown_line(const store::ChatRecord& record, const Lobby& lobby, std::string_view account);
inline std::string author_of(const store::ChatRecord& record) { return chat_line_of(record).name; }

}  // namespace kostka::server
