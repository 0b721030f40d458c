#include "server/tables/chat.h"

#include "kernel/data/diagnostics.h"
#include "server/wire/wire.h"

namespace kostka::server {

protocol::ChatLine chat_line_of(const store::ChatRecord& record) {
  protocol::ChatLine line;
  std::string mistakes;
  kernel::Diagnostics diagnostics;
  if (const auto document = read_document(record.line, mistakes)) kernel::from_document(*document, line, diagnostics);
  return line;
}

}  // namespace kostka::server
