#include "cli/json_writer.h"

#include <fmt/core.h>

#include <cmath>

#include "kernel/data/document.h"

namespace kostka::cli {

JsonWriter& JsonWriter::key(std::string_view name) {
  value(name);
  out_ += ": ";
  after_key_ = true;
  return *this;
}

// The document's writer knows how to escape.
JsonWriter& JsonWriter::value(std::string_view text) { return raw(to_json(kernel::Document(text))); }

JsonWriter& JsonWriter::fraction(double number, int decimals) {
  return std::isfinite(number) ? raw(fmt::format("{:.{}f}", number, decimals)) : null();
}

JsonWriter& JsonWriter::raw(std::string_view token) {
  begin_item();
  out_ += token;
  return *this;
}

JsonWriter& JsonWriter::open(char bracket) {
  begin_item();
  out_ += bracket;
  ++depth_;
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  --depth_;
  if (!first_) new_line();
  out_ += bracket;
  first_ = false;
  return *this;
}

void JsonWriter::begin_item() {
  if (!after_key_ && depth_ > 0) {
    if (!first_) out_ += ',';
    new_line();
  }
  first_ = false;
  after_key_ = false;
}

void JsonWriter::new_line() { out_ += '\n' + std::string(2 * depth_, ' '); }

}  // namespace kostka::cli
