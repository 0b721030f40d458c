// The protocol as bytes: JSON text to messages and back. Pure functions, so that anything can be thrown at them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "kernel/data/document.h"
#include "kernel/data/reflect.h"
#include "server/wire/errors.h"
#include "server/wire/protocol.h"

namespace kostka::server {

// The "type" of each message, in the order of the variants.
inline constexpr std::array<std::string_view, 10> kFromClientTypes = {
    "hello", "look", "answer", "undo", "ask_takeback", "consent", "say", "why", "earlier_log", "ping"};
inline constexpr std::array<std::string_view, 8> kFromServerTypes = {"table_changed", "state",   "ok",  "refusal",
                                                                     "chat",          "reasons", "log", "bye"};
static_assert(kFromClientTypes.size() == std::variant_size_v<protocol::FromClient>);
static_assert(kFromServerTypes.size() == std::variant_size_v<protocol::FromServer>);

// What a client said, or the refusal to send back: with the message's own `id` where that could be read.
std::variant<protocol::FromClient, protocol::Refusal> read_message(std::string_view bytes);

template <class T>
std::string json_of(const T& value) {
  std::string text;
  kernel::append_json(text, value);
  return text;
}

// The map of a message, "type" first; `write_members` puts the rest.
template <class Message, class WriteMembers>
void append_message(std::string& text, WriteMembers write_members) {
  constexpr std::size_t kIndex =
      boost::mp11::mp_find<boost::mp11::mp_rename<protocol::FromServer, boost::mp11::mp_list>, Message>::value;
  static_assert(kIndex < kFromServerTypes.size());
  kernel::JsonText json(text);
  json.open_map(0);
  json.key("type");
  json.text(kFromServerTypes[kIndex]);
  write_members(json);
  json.close_map();
}

// A message as it is sent.
template <class Message>
std::string message_of(const Message& message) {
  std::string text;
  append_message<Message>(text,
                          [&](kernel::Writer& json) { kernel::Reflect<Message>::write_members(json, message, {}); });
  return text;
}

// The JSON value of a request's body; nothing, and the mistakes in words, when it is not JSON.
std::optional<kernel::Document> read_document(std::string_view bytes, std::string& mistakes);

// The body of a request: every member must be there and no other. Only `newer`, which clients of earlier versions do
// not know, may be missing; it is null then.
template <class T>
Result<T> body_as(std::string_view bytes, std::string_view newer = {}) {
  std::string mistakes;
  if (auto document = read_document(bytes, mistakes)) {
    if (!newer.empty() && document->is_map() && !document->contains(newer)) document->set(std::string(newer), nullptr);
    kernel::Diagnostics diagnostics;
    Result<T> value = T{};
    if (kernel::from_document(*document, *value, diagnostics)) return value;
    mistakes = diagnostics.problems()[0].message;
  }
  return error_of(Code::bad_request, {mistakes, mistakes});
}

}  // namespace kostka::server
