#include "kernel/data/writer.h"

#include <array>
#include <cassert>
#include <charconv>
#include <utility>

namespace kostka::kernel {

namespace {

// What stands for a byte that may not stand for itself inside a JSON text; nothing for all others.
std::string_view short_escape(char c) {
  switch (c) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\b': return "\\b";
    case '\f': return "\\f";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: return {};
  }
}

bool needs_escape(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

void write_escaped(std::string& out, char c) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  const std::string_view escape = short_escape(c);
  out += escape;
  if (!escape.empty()) return;
  out += "\\u00";
  out += kHex[byte >> 4];
  out += kHex[byte & 15];
}

void write_text(std::string& out, std::string_view text) {
  out += '"';
  const char* plain = text.data();
  const char* const end = plain + text.size();
  for (const char* at = plain; at != end; ++at) {
    if (!needs_escape(*at)) continue;
    out.append(plain, at);
    write_escaped(out, *at);
    plain = at + 1;
  }
  out.append(plain, end);
  out += '"';
}

}  // namespace

// ---- documents ------------------------------------------------------------------------------------------------------

Document& DocumentWriter::put(Document value) {
  if (open_.empty()) return whole_ = std::move(value);
  Document& container = *open_.back();
  return container.is_map() ? container.add(std::exchange(key_, {}), std::move(value))
                            : container.push(std::move(value));
}

void DocumentWriter::open(Document container, std::size_t size) {
  Document& opened = put(std::move(container));
  opened.reserve(size);
  open_.push_back(&opened);
}

// ---- JSON -----------------------------------------------------------------------------------------------------------

void JsonText::null() {
  begin_value();
  out_ += "null";
}

void JsonText::truth(bool truth) {
  begin_value();
  out_ += truth ? "true" : "false";
}

void JsonText::number(std::int64_t number) {
  begin_value();
  std::array<char, 24> digits;
  out_.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

void JsonText::text(std::string_view text) {
  begin_value();
  write_text(out_, text);
}

void JsonText::open_list(std::size_t) { open('['); }
void JsonText::close_list() { close(']'); }
void JsonText::open_map(std::size_t) { open('{'); }
void JsonText::close_map() { close('}'); }

void JsonText::key(std::string_view key) {
  assert(depth_ > 0 && !after_key_);
  separate();
  write_text(out_, key);
  out_ += pretty_ ? ": " : ":";
  after_key_ = true;
}

void JsonText::document(const Document& document) {
  switch (document.kind()) {
    case Document::Kind::null: return null();
    case Document::Kind::boolean: return truth(document.as_bool());
    case Document::Kind::integer: return number(document.as_int());
    case Document::Kind::text: return text(document.as_text());
    case Document::Kind::list:
      open('[');
      for (const Document& item : document.items()) this->document(item);
      return close(']');
    case Document::Kind::map:
      open('{');
      for (const Document::Entry& entry : document.entries()) {
        key(entry.key);
        this->document(entry.value);
      }
      return close('}');
  }
}

void JsonText::begin_value() {
  if (!std::exchange(after_key_, false) && depth_ > 0) separate();
}

void JsonText::separate() {
  if (!just_opened()) out_ += ',';
  new_line();
}

void JsonText::open(char bracket) {
  begin_value();
  out_ += bracket;
  ++depth_;
}

void JsonText::close(char bracket) {
  assert(depth_ > 0 && !after_key_);
  --depth_;
  if (!just_opened()) new_line();
  out_ += bracket;
}

void JsonText::new_line() {
  if (!pretty_) return;
  out_ += '\n';
  out_.append(2 * depth_, ' ');
}

std::string to_json(const Document& document, Indent indent) {
  std::string out;
  JsonText(out, indent).document(document);
  return out;
}

}  // namespace kostka::kernel
