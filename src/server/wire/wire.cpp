#include "server/wire/wire.h"

#include <array>
#include <utility>

#include "content/json.h"
#include "kernel/data/diagnostics.h"

namespace kostka::server {

namespace {

using kernel::Diagnostics;
using kernel::Document;
using protocol::FromClient;
using protocol::Refusal;

constexpr std::string_view kType = "type", kId = "id";

// The message without its "type", which no struct has.
Document without_type(const Document& message) {
  Document rest = Document::map();
  rest.reserve(message.size());
  for (const Document::Entry& entry : message.entries()) {
    if (entry.key != kType) rest.add(entry.key, entry.value);
  }
  return rest;
}

template <std::size_t I>
bool read_as(const Document& document, FromClient& message, Diagnostics& diagnostics) {
  return kernel::from_document(document, message.emplace<I>(), diagnostics);
}

using Read = bool (*)(const Document&, FromClient&, Diagnostics&);

constexpr auto kReaders = []<std::size_t... I>(std::index_sequence<I...>) {
  return std::array<Read, sizeof...(I)>{read_as<I>...};
}(std::make_index_sequence<kFromClientTypes.size()>());

// The id of a message that is otherwise wrong, so that its sender knows which one it was.
std::optional<std::int32_t> id_in(const Document& message) {
  const Document* id = message.find(kId);
  if (id == nullptr || !id->is_int() || !std::in_range<std::int32_t>(id->as_int())) return std::nullopt;
  return static_cast<std::int32_t>(id->as_int());
}

Refusal refusal(std::optional<std::int32_t> id, const std::string& mistake) {
  return {id, error_of(Code::bad_message, {mistake, mistake})};
}

}  // namespace

std::optional<Document> read_document(std::string_view bytes, std::string& mistakes) {
  Diagnostics diagnostics;
  Document document = content::read_json(bytes, "message", diagnostics);
  if (diagnostics.ok()) return document;
  mistakes = diagnostics.problems()[0].message;
  return std::nullopt;
}

std::variant<FromClient, Refusal> read_message(std::string_view bytes) {
  std::string mistakes;
  const auto document = read_document(bytes, mistakes);
  if (!document) return refusal(std::nullopt, mistakes);
  if (!document->is_map()) return refusal(std::nullopt, "expected an object, found " + kernel::describe(*document));
  const std::optional<std::int32_t> id = id_in(*document);
  const Document& type = (*document)[kType];
  if (!type.is_text()) return refusal(id, "expected a \"type\", found " + kernel::describe(type));
  for (std::size_t i = 0; i < kFromClientTypes.size(); ++i) {
    if (kFromClientTypes[i] != type.as_text()) continue;
    FromClient message;
    Diagnostics diagnostics;
    if (kReaders[i](without_type(*document), message, diagnostics)) return message;
    return refusal(id, diagnostics.problems()[0].message);
  }
  return refusal(id, "there is no message " + kernel::in_quotes(type.as_text()));
}

}  // namespace kostka::server
