// Lines of chat as the store keeps them.
#pragma once

#include <string>

#include "server/wire/protocol.h"
#include "store/store.h"

namespace kostka::server {

protocol::ChatLine chat_line_of(const store::ChatRecord& record);
inline std::string author_of(const store::ChatRecord& record) { return chat_line_of(record).name; }

}  // namespace kostka::server
