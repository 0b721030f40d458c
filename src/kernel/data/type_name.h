// The name of a C++ type as its source writes it, for what is generated from types.
#pragma once

#include <source_location>
#include <string>
#include <string_view>

namespace kostka::kernel {

// The last part of a type's name: "TableChanged" for kostka::server::protocol::TableChanged. Not for templates.
template <class T>
constexpr std::string_view type_name() {
  // Both compilers end the name of this function with the argument: "... [with T = a::B; ...]" and "... [T = a::B]".
  std::string_view name = std::source_location::current().function_name();
  name.remove_prefix(name.find("T = ") + 4);
  name = name.substr(0, name.find_first_of(";]"));
  return name.substr(name.rfind(':') + 1);
}

// "TableChanged" becomes "table_changed".
constexpr std::string snake_case(std::string_view name) {
  std::string out;
  for (const char c : name) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital && !out.empty()) out += '_';
    out += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return out;
}

// What stands in the "type" of a message that passes between programs.
template <class Message>
std::string message_type() {
  return snake_case(type_name<Message>());
}

}  // namespace kostka::kernel
