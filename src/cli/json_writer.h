// JSON with fractions. Documents have none, because positions must agree on every platform; statistics do.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace kostka::cli {

// Writes one JSON value piece by piece, indented like to_json() does. Calls must nest properly; inside an object a
// key() stands before each value.
class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_list() { return open('['); }
  JsonWriter& end_list() { return close(']'); }
  JsonWriter& key(std::string_view name);

  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(std::same_as<bool> auto truth) { return raw(truth ? "true" : "false"); }
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  JsonWriter& value(Number number) {
    return raw(std::to_string(number));
  }
  JsonWriter& null() { return raw("null"); }
  // With this many decimals; a number that is not finite, which JSON cannot say, becomes null.
  JsonWriter& fraction(double number, int decimals);

  template <class Value>
  JsonWriter& member(std::string_view name, const Value& of) {
    return key(name).value(of);
  }

  // The text so far; complete once everything opened is closed.
  [[nodiscard]] const std::string& text() const { return out_; }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& raw(std::string_view token);
  void begin_item();
  void new_line();

  std::string out_;
  std::size_t depth_ = 0;
  bool first_ = true;       // nothing stands yet in the innermost list or object
  bool after_key_ = false;  // the next value belongs to the key just written
};

}  // namespace kostka::cli
