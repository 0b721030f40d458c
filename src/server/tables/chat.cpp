#include "server/tables/chat.h"

#include "kernel/data/diagnostics.h"
#include "server/wire/wire.h"

namespace kostka::server {

protocol::ChatLine chat_line_of(const store::ChatRecord& record) {
  protocol::ChatLine line;
  std::string mistakes;
  kernel::Diagnostics diagnostics;
  auto document = read_document(record.line, mistakes);
  if (!document) return line;
  // Nobody's person is stored: lines of earlier versions have no such member, and the account stands beside the line.
  if (document->is_map()) document->set("person", nullptr);
  kernel::from_document(*document, line, diagnostics);
  return line;
}

protocol::ChatLine shown_line(const store::ChatRecord& record, const Lobby& lobby, std::string_view account) {
  protocol::ChatLine line = chat_line_of(record);
  line.person = handle_for(lobby, account, record.account);
  return line;
}

}  // namespace kostka::server
